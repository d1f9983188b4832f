"""The command `batyskaf`. What is heavy is imported only by the command that needs it, so that help comes at once."""

import io
import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from batyskaf.terminal.lab_commands import lab
from batyskaf.terminal.speaking import WRONG, Jobs, Lang, Options, fail, spoken, system_language, told

if TYPE_CHECKING:
    from batyskaf.locale import Texts
    from batyskaf.terminal.session import Session

app = typer.Typer(
    name="batyskaf",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(lab, name="lab")
content = typer.Typer(help="Packs of your own: tasks, missions and the like.", no_args_is_help=True)
app.add_typer(content, name="content")


@app.callback(invoke_without_command=True)
def table(context: typer.Context) -> None:
    """An open table for three deep-sea games: The Crew, Aquatica, Endeavor. Alone it opens the table in the browser."""
    if context.invoked_subcommand is None:
        serve()


EXEC = "exec:"
"""How a bot is named that is a program; whoever types the command allows it to run."""


class Again(StrEnum):
    same = "same"
    new = "new"


@app.command("games")
def list_games(
    game: Annotated[str | None, typer.Argument(help="A game, to see its options.")] = None, lang: Lang = None
) -> None:
    """List the games, or the options of one."""
    from batyskaf.terminal import listing

    with spoken(lang) as texts:
        for line in listing.games(texts) if game is None else listing.options(game, texts):
            print(line)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="Which game, as `batyskaf games` lists them.")] = None,
    mission: Annotated[str | None, typer.Option(help="The Crew and Endeavor: which mission.")] = None,
    players: Annotated[str | None, typer.Option(help="How many play.")] = None,
    seed: Annotated[str | None, typer.Option(help="A number: the same seed deals the same game.")] = None,
    bots: Annotated[str | None, typer.Option(help="Seats played by bots: all, none or how many.")] = None,
    bot: Annotated[
        str | None,
        typer.Option(help='Which bot: random, greedy, a level (easy, medium, hard), or a program: "exec:COMMAND".'),
    ] = None,
    seat: Annotated[
        str | None, typer.Option(help="Names of the people, with commas between; bots take the rest.")
    ] = None,
    lang: Lang = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, as for a pipe or a screen reader.")] = False,
    pack: Annotated[list[Path] | None, typer.Option(help="A pack of your own content; can be repeated.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the latest unfinished match.")] = False,
    campaign: Annotated[str | None, typer.Option(help="The Crew: play the next attempt of this campaign.")] = None,
    new: Annotated[bool, typer.Option("--new", help="With --campaign: begin it.")] = False,
    again: Annotated[
        Again | None, typer.Option(help="With --campaign: the last mission once more, with the same tasks or new ones.")
    ] = None,
    option: Options = None,
) -> None:
    """Play a game: alone with bots, or several people at one screen."""
    with spoken(lang) as texts:
        from batyskaf.terminal import setup

        program = bot is not None and EXEC in bot  # which a begun match may need to be allowed again
        if bot is not None and program:
            from batyskaf import bots as known

            bot = known.allow(bot, begun=resume or campaign is not None)
        given = {
            "--mission": mission, "--players": players, "--seed": seed, "--bots": bots, "--seat": seat, "--pack": pack,
            "--bot": None if program else bot, "--option": option, "--campaign": campaign, "--new": new,
            "--again": again,
        }  # fmt: skip
        flags = [flag for flag, value in given.items() if value not in (None, False, [])]
        setup.check_flags(flags, resume)
        if resume:
            run(setup.resumed(game, texts), plain)
            return
        choices: dict[str, object] = dict(setup.parse_pair(pair) for pair in option or [])
        choices.update(
            {name: value for name, value in (("mission", mission), ("players", players)) if value is not None}
        )
        wish = setup.Wish("crew" if game is None else game, choices, seat, bots, seed, tuple(pack or ()), bot, flags)
        if campaign is not None:
            from batyskaf.terminal.campaign import from_command

            run(from_command(campaign, wish, new, again.value if again else None, texts), plain)
        elif game is None:
            from_menu(plain, texts)
        else:
            run(setup.begin(wish, texts), plain)


def on_screen() -> bool:
    """Whether a full-screen table can be drawn; it draws on standard error."""
    return sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr.isatty()


def run(session: "Session", plain: bool) -> None:
    """Seat the people at the table that fits where they are."""
    if plain or not on_screen():
        from batyskaf.terminal.plain import Plain

        Plain(session).run()
    else:
        from batyskaf.terminal.screen import TableApp

        table = TableApp(session)
        table.run()
        if session.over:
            print(session.result())
        saved = session.saved()
        if not session.over:
            print(session.texts.say("plain-saved", file=str(saved)))
        if table.return_code:  # the screen broke down, and has said how
            raise typer.Exit(table.return_code)
    if session.game.name == "crew":
        from batyskaf.terminal.campaign import note_result

        note_result(session)


def from_menu(plain: bool, texts: "Texts") -> None:
    """Choose a game and play until the person has had enough."""
    if plain or not on_screen():
        fail(texts.say("play-what"))
    from batyskaf.terminal.menu import play_from_menu

    play_from_menu(texts)


@app.command()
def replay(file: Annotated[Path, typer.Argument(help="A match file.")], lang: Lang = None) -> None:
    """Tell a match again from its file: all of it once it is over, before that what everyone saw."""
    with spoken(lang) as texts:
        from batyskaf.terminal import files

        for line in files.story(file, texts):
            print(line)


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="A match file.")], lang: Lang = None) -> None:
    """Play a match file again and check every state, the seed and the result."""
    with spoken(lang) as texts:
        from batyskaf import games
        from batyskaf.core import matchfile

        recording = matchfile.read_recording(file)
        match = matchfile.verify(recording, games.load)
        print(texts.say("verify-ok", file=str(file), entries=match.seq))
        if recording.torn:
            print(texts.say("verify-torn"))
        ended = "verify-over" if recording.closing else "verify-unclosed"
        print(texts.say(ended if match.over else "verify-running"))


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="The file of a match that is over.")],
    level: Annotated[str, typer.Option(help="How hard the bot thinks: easy, medium, hard.")] = "medium",
    html: Annotated[Path | None, typer.Option(help="Write a page instead of printing.")] = None,
    jobs: Jobs = None,
    lang: Lang = None,
) -> None:
    """Say where a game was won or lost: the chance at each decision, mistakes by name, what was better and why."""
    with spoken(lang) as texts:
        from batyskaf.terminal import reviewing

        reviewing.run(file, level, html, jobs, texts)


@content.command("check")
def check_content(file: Annotated[Path, typer.Argument(help="A pack, as a JSON file.")], lang: Lang = None) -> None:
    """Check a pack of your own: what is wrong is named by file, entry and field."""
    with spoken(lang) as texts:
        from batyskaf.terminal import files

        game, name, sections = files.check_pack(file)
        counted = ", ".join(f"{section}: {count}" for section, count in sections.items())
        print(texts.say("content-ok", file=str(file), name=name, game=game, sections=counted or "–"))


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; others can reach it only if it is not loopback.")
    ] = ("127.0.0.1"),
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; if it is taken, the next free one.")] = 8123,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    database: Annotated[str | None, typer.Option(help="Where tables are kept: a URL of SQLite or PostgreSQL.")] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help='Offer a program as a bot: "NAME=exec:COMMAND"; can be repeated.')
    ] = None,
    lang: Lang = None,
) -> None:
    """Serve the table in the browser from this machine."""
    with spoken(lang) as texts:
        try:
            from batyskaf.table.serve import serve as run_server
        except ImportError as error:
            fail(texts.say("serve-missing", module=error.name or ""))
        from batyskaf import bots

        for program in bot or []:
            bots.allow(program)
        run_server(host, port, browser, database)


@app.command()
def version() -> None:
    """Tell the version, and whether the rules run compiled or interpreted."""
    import batyskaf
    import batyskaf.core.rng

    how = "interpreted" if str(batyskaf.core.rng.__file__).endswith(".py") else "compiled"
    print(f"batyskaf {batyskaf.__version__}, rules {how}, Python {sys.version.split()[0]}")


def main() -> None:
    """Run the command."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started us, as by `>&-`
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - open to our end
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):  # a letter that a terminal can't show is no reason to stop
            stream.reconfigure(errors="replace")
    code: int | str | None = None
    try:
        app()
    except SystemExit as leaving:
        code = leaving.code
    except OSError as error:  # help itself can't be printed
        code = _unprinted(error)
    try:
        sys.stdout.flush()
    except OSError as error:
        code = code or _unprinted(error)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python tries it again when it ends
    sys.exit(code)


def _unprinted(error: OSError) -> int:
    """Say why nothing can be printed, unless it is only that nobody reads any more."""
    if isinstance(error, BrokenPipeError):
        return 0
    from batyskaf.locale import Texts

    print(told(error, Texts(system_language().value)), file=sys.stderr)
    return WRONG
