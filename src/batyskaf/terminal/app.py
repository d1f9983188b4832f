"""The command `batyskaf`. What is heavy is imported only by the command that needs it, so that help comes at once."""

import io
import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from batyskaf.terminal.lab_commands import lab

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
WRONG = 2
"""The exit status when a person asked for something that can't be done."""


class Language(StrEnum):
    en = "en"
    pl = "pl"


class Again(StrEnum):
    same = "same"
    new = "new"


def system_language() -> Language:
    """The language of this terminal: BATYSKAF_LANG, else the locale of the system."""
    for name in ("BATYSKAF_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return Language.pl if value.lower().startswith("pl") else Language.en
    return Language.en


Lang = Annotated[
    Language | None, typer.Option("--lang", help="The language of the table; by default that of the system.")
]


def texts_in(lang: Language | None) -> "Texts":
    from batyskaf.locale import Texts

    return Texts((lang or system_language()).value)


def fail(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    raise typer.Exit(WRONG)


@app.command("games")
def list_games(
    game: Annotated[str | None, typer.Argument(help="A game, to see its options.")] = None, lang: Lang = None
) -> None:
    """List the games, or the options of one."""
    from batyskaf.terminal import listing

    with spoken(texts_in(lang)) as texts:
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
    again: Annotated[Again | None, typer.Option(help="With --campaign: the last mission with these tasks.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="Any option of the game as name=value; see `batyskaf games GAME`.")
    ] = None,
) -> None:
    """Play a game: alone with bots, or several people at one screen."""
    with spoken(texts_in(lang)) as texts:
        from batyskaf.terminal import setup

        if bot is not None and EXEC in bot:
            from batyskaf import bots as known

            bot = known.allow(bot)
        if resume:
            run(resumed(game, texts), plain)
            return
        choices: dict[str, object] = dict(setup.parse_pair(pair) for pair in option or [])
        choices.update(
            {name: value for name, value in (("mission", mission), ("players", players)) if value is not None}
        )
        wish = setup.Wish(game or "crew", choices, seat, bots, seed, tuple(pack or ()), bot)
        if campaign is not None:
            from batyskaf.terminal.campaign import from_command

            run(from_command(campaign, wish, new, again.value if again else None, texts), plain)
        elif game is None:
            from_menu(plain, texts)
        else:
            run(setup.begin(wish, texts), plain)


def resumed(game: str | None, texts: "Texts") -> "Session":
    """The match that was left last."""
    from batyskaf.core.reason import Refused
    from batyskaf.terminal import folders
    from batyskaf.terminal.session import Session

    path = next(folders.unfinished(game), None)
    if path is None:
        raise Refused("refused-nothing-to-resume", folder=str(folders.match_folder()))
    return Session.resume(path, texts)


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

        TableApp(session).run()
        print(session.result() if session.over else session.texts.say("plain-saved", file=str(session.path)))
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
    with spoken(texts_in(lang)) as texts:
        from batyskaf.terminal import files

        for line in files.story(file, texts):
            print(line)


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="A match file.")], lang: Lang = None) -> None:
    """Play a match file again and check every state, the seed and the result."""
    with spoken(texts_in(lang)) as texts:
        from batyskaf.core.matchfile import read_recording
        from batyskaf.terminal import files

        recording = read_recording(file)
        match = files.rebuilt(file, recording)
        print(texts.say("verify-ok", file=str(file), entries=match.seq))
        if recording.torn:
            print(texts.say("verify-torn"))
        print(texts.say("verify-over" if recording.closing else "verify-running"))


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="The file of a match that is over.")],
    level: Annotated[str, typer.Option(help="How hard the bot thinks: easy, medium, hard.")] = "medium",
    html: Annotated[Path | None, typer.Option(help="Write a page instead of printing.")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; by default one for each core.")] = None,
    lang: Lang = None,
) -> None:
    """Say where a game was won or lost: the chance at each decision, mistakes by name, what was better and why."""
    with spoken(texts_in(lang)) as texts:
        from batyskaf.terminal import reviewing

        reviewing.run(file, level, html, jobs, texts)


@content.command("check")
def check_content(file: Annotated[Path, typer.Argument(help="A pack, as a JSON file.")], lang: Lang = None) -> None:
    """Check a pack of your own: what is wrong is named by file, entry and field."""
    with spoken(texts_in(lang)) as texts:
        from batyskaf.terminal import files

        game, name, sections = files.check_pack(file)
        counted = ", ".join(f"{section}: {count}" for section, count in sections.items())
        print(texts.say("content-ok", file=str(file), name=name, game=game, sections=counted or "–"))


@lab.command("dataset")
def write_dataset(
    game: Annotated[str, typer.Argument(help="Which game, as `batyskaf games` lists them.")],
    folder: Annotated[Path, typer.Argument(help="Where to write; what is there already is gone on with.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bot: Annotated[str, typer.Option(help="Who plays in all seats: random, easy, medium, hard.")] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    views: Annotated[bool, typer.Option("--views", help="Write each view as JSON too.")] = False,
    option: Annotated[
        list[str] | None, typer.Option(help="Any option of the game as name=value; see `batyskaf games GAME`.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write games as Parquet, one row per decision, with a datasheet."""
    with spoken(texts_in(lang)) as texts:
        try:
            from batyskaf.lab import dataset
        except ImportError as error:
            fail(texts.say("lab-missing", module=error.name or ""))
        from batyskaf.terminal import setup

        choices = dict(setup.parse_pair(pair) for pair in option or [])
        order = dataset.Order(game, dict(choices), bot, games, seed, views)
        for done, wanted in dataset.write(folder, order):
            print(texts.say("dataset-part", done=done, games=wanted))
        print(texts.say("dataset-done", folder=str(folder)))


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; others can reach it only if it is not loopback.")
    ] = ("127.0.0.1"),
    port: Annotated[int, typer.Option(help="The port; if it is taken, the next free one.")] = 8123,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    database: Annotated[str | None, typer.Option(help="Where tables are kept: a URL of SQLite or PostgreSQL.")] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help='Offer a program as a bot: "NAME=exec:COMMAND"; can be repeated.')
    ] = None,
    lang: Lang = None,
) -> None:
    """Serve the table in the browser from this machine."""
    with spoken(texts_in(lang)) as texts:
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


class spoken:  # noqa: N801  (reads as a word: with spoken(texts) as texts)
    """Turns refusals into a sentence on standard error and exit status 2."""

    def __init__(self, texts: "Texts") -> None:
        self.texts = texts

    def __enter__(self) -> "Texts":
        return self.texts

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        from batyskaf.core.content import ContentError
        from batyskaf.core.reason import Refused

        if isinstance(error, BrokenPipeError):  # whoever read our output has had enough, as `head` does
            raise typer.Exit(1)
        if isinstance(error, Refused):
            fail(self.texts.why(error.reason))
        if isinstance(error, ContentError):
            faults = [str(fault) for fault in error.faults]
            fail("\n".join([self.texts.say("content-wrong", count=len(faults)), *faults]))
        if isinstance(error, OSError):
            named = str(error.filename or "")
            fail(self.texts.say("refused-file", file=named, detail=error.strerror or str(error)))


def main() -> None:
    """Run the command."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):  # a letter that a terminal can't show is no reason to stop
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    finally:
        try:
            sys.stdout.flush()
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
