"""The commands `batyskaf content …`: packs, and what is still to be checked against the box."""

from pathlib import Path
from typing import Annotated

import typer

from batyskaf.terminal.speaking import Lang, in_language

content = typer.Typer(help="Your own content packs: tasks, missions and so on.", no_args_is_help=True)
PackFile = Annotated[Path, typer.Argument(help="A pack, as a JSON file.")]
GameName = Annotated[str, typer.Argument(help="The game; `batyskaf games` lists them.")]


@content.command("check")
def check_content(file: PackFile, lang: Lang = None) -> None:
    """Check a content pack: list errors by file, entry and field, and missing translations."""
    with in_language(lang) as texts:
        from batyskaf.locale import language_names
        from batyskaf.terminal import files

        pack = files.check_pack(file)
        counted = ", ".join(f"{section}: {count}" for section, count in pack.sections.items())
        print(texts.say("content-ok", file=str(file), name=pack.name, game=pack.game, sections=counted or "–"))
        for lacked, places in pack.lacking.items():
            if places:
                print(texts.say("content-lacks", language=language_names()[lacked], places="; ".join(places)))
        for unknown in pack.unknown:
            print(texts.say("content-unknown-language", lang=unknown))


@content.command("todo")
def todo_content(
    game: GameName,
    pack: Annotated[Path | None, typer.Option(help="Count what this pack confirms as checked.")] = None,
    lang: Lang = None,
) -> None:
    """List what nobody has yet checked against the box, by kind and evidence."""
    with in_language(lang) as texts:
        from batyskaf.terminal import editing

        for line in editing.todo(game, texts, pack):
            print(line)


@content.command("edit")
def edit_content(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="The pack to write; an existing one is continued.")],
    section: Annotated[str | None, typer.Option(help="A kind of entries, such as locations.")] = None,
    entry: Annotated[str | None, typer.Option(help="The id of an entry.")] = None,
    lang: Lang = None,
) -> None:
    """Correct or confirm entries of the box, field by field; each finished entry is saved in the pack."""
    with in_language(lang) as texts:
        from batyskaf.terminal.editing import Editor

        Editor(game, file, texts, input, print).run(section, entry)


@content.command("merge")
def merge_content(
    file: PackFile,
    write: Annotated[bool, typer.Option("--write", help="Change the content files instead.")] = False,
    lang: Lang = None,
) -> None:
    """Show the corrections of a pack as a diff of the content files, with the evidence `confirmed`."""
    with in_language(lang) as texts:
        from batyskaf.terminal import files, merging

        checked = files.check_pack(file)
        pack = files.read_pack(file)
        folder = merging.content_folder(checked.game)
        changed = merging.merged_files(files.load_packs(checked.game, [(file, pack)]), pack, folder)
        if write:
            merging.write(changed)
            for path in changed:
                print(path)
        else:
            print("".join(merging.as_diff(changed, folder.parents[3])), end="")
        if not changed:
            print(texts.say("content-merge-nothing", file=str(file)))


@content.command("page")
def page_of_content(
    file: PackFile,
    out: Annotated[Path | None, typer.Option(help="The page to write; by default named after the pack.")] = None,
    figures: Annotated[Path | None, typer.Option(help="Its figures: measured.json of `batyskaf lab measure`.")] = None,
    lang: Lang = None,
) -> None:
    """Write the page of a pack to share: its drawn cards, its author's words and its figures, as one HTML file."""
    with in_language(lang) as texts:
        from batyskaf.core.faults import writing
        from batyskaf.lab.pack_page import page
        from batyskaf.terminal import files

        game = files.check_pack(file).game
        made = page(game, files.read_pack(file), None if figures is None else files.read_figures(figures), texts)
        into = out or file.with_suffix(".html")
        with writing(into):
            into.write_text(made, encoding="utf-8")
        print(into)
