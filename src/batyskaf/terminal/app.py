"""The command `batyskaf`. Each command imports heavy modules only when it runs, so `--help` is fast."""

import io
import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from batyskaf.terminal.admin_commands import admin
from batyskaf.terminal.content_commands import content
from batyskaf.terminal.lab_commands import lab
from batyskaf.terminal.speaking import WRONG, Jobs, Lang, Options, error_text, fail, in_language, system_language

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
app.add_typer(admin, name="admin")
app.add_typer(content, name="content")


@app.callback(invoke_without_command=True)
def table(context: typer.Context) -> None:
    """An open table for three deep-sea games: The Crew, Aquatica, Endeavor. Without a command it opens the browser."""
    if context.invoked_subcommand is None:
        group = context.command
        assert isinstance(group, typer.core.TyperGroup)
        command = group.commands["serve"]  # as a command it reads its settings from the environment
        command.invoke(command.make_context("serve", [], parent=context))


EXEC = "exec:"
"""The prefix of a bot that is a program. Typing it on the command line is permission to run that program."""


class Again(StrEnum):
    same = "same"
    new = "new"


@app.command("games")
def list_games(
    game: Annotated[str | None, typer.Argument(help="A game, to see its options.")] = None, lang: Lang = None
) -> None:
    """List the games, or the options of one."""
    from batyskaf.terminal import listing

    with in_language(lang) as texts:
        for line in listing.games(texts) if game is None else listing.options(game, texts):
            print(line)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game; `batyskaf games` lists them.")] = None,
    mission: Annotated[str | None, typer.Option(help="The Crew and Endeavor: which mission.")] = None,
    players: Annotated[str | None, typer.Option(help="Number of players.")] = None,
    seed: Annotated[str | None, typer.Option(help="A number; the same seed gives the same deal.")] = None,
    bots: Annotated[str | None, typer.Option(help="Seats played by bots: all, none or how many.")] = None,
    bot: Annotated[
        str | None,
        typer.Option(help='Which bot: random, greedy, net, a level (easy, medium, hard), a program: "exec:COMMAND".'),
    ] = None,
    seat: Annotated[
        str | None, typer.Option(help="Names of the people, separated by commas; bots take the other seats.")
    ] = None,
    lang: Lang = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, for pipes and screen readers.")] = False,
    pack: Annotated[list[Path] | None, typer.Option(help="A content pack of your own; can be repeated.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Resume the latest unfinished match.")] = False,
    campaign: Annotated[str | None, typer.Option(help="The Crew: play the next attempt of this campaign.")] = None,
    new: Annotated[bool, typer.Option("--new", help="With --campaign: start it.")] = False,
    again: Annotated[
        Again | None, typer.Option(help="With --campaign: retry the last mission with the same or new tasks.")
    ] = None,
    position: Annotated[
        Path | None, typer.Option(help="Start from a position in this file instead of a deal; see docs/positions.md.")
    ] = None,
    option: Options = None,
) -> None:
    """Play a game: alone with bots, or with several people at one screen."""
    with in_language(lang) as texts:
        from batyskaf import games
        from batyskaf.terminal import setup

        given = {
            "--mission": mission, "--players": players, "--seed": seed, "--bots": bots, "--seat": seat, "--pack": pack,
            "--bot": bot, "--option": option, "--campaign": campaign, "--new": new, "--again": again,
            "--position": position,
        }  # fmt: skip
        if bot is not None and EXEC in bot:
            from batyskaf.bots import allow

            del given["--bot"]  # a resumed match needs the permission again
            bot = allow(bot, begun=resume or campaign is not None)
        flags = [flag for flag, value in given.items() if value not in (None, False, [])]
        setup.check_flags(flags, resume)
        if resume:
            run(setup.resumed(game, texts), plain)
            return
        choices = setup.gather(option or [], mission=mission, players=players)
        wanted = games.names()[0] if game is None else game
        request = setup.Request(wanted, choices, seat, bots, seed, tuple(pack or ()), bot, flags)
        if position is not None:
            from batyskaf.terminal import positions

            run(positions.begin(position, request, game, texts), plain)
        elif campaign is not None:
            from batyskaf.terminal.campaign import from_command

            run(from_command(campaign, request, new, again.value if again else None, texts), plain)
        elif game is None:
            from_menu(plain, texts)
        else:
            run(setup.begin(request, texts), plain)


PositionFile = Annotated[Path, typer.Argument(help="A position, as docs/positions.md describes it.")]
Packs = Annotated[list[Path] | None, typer.Option(help="A content pack of your own; can be repeated.")]
DealSeed = Annotated[str | None, typer.Option(help="A number that deals what the position leaves open.")]


@app.command()
def solve(
    file: PositionFile,
    cards: Annotated[int, typer.Option(min=1, help="How many cards the solver may try per question.")] = 2_000_000,
    seed: DealSeed = None,
    pack: Packs = None,
    lang: Lang = None,
) -> None:
    """The Crew: find out whether a position can be won with open hands, with which first cards, and how."""
    with in_language(lang) as texts:
        from batyskaf.terminal.positions import Puzzle

        for line in Puzzle(file, pack or [], seed, texts).solution(cards):
            print(line)


@app.command()
def advise(
    file: PositionFile,
    bot: Annotated[str, typer.Option(help="Which bot: random, greedy, net, or a level (easy, medium, hard).")] = "hard",
    seed: DealSeed = None,
    pack: Packs = None,
    lang: Lang = None,
) -> None:
    """Ask a bot for a move in a position. It knows only what the deciding seat knows."""
    with in_language(lang) as texts:
        from batyskaf.terminal.positions import Puzzle

        for line in Puzzle(file, pack or [], seed, texts).advice(bot):
            print(line)


@app.command()
def puzzle(
    game: Annotated[str, typer.Argument(help="Which game.")] = "crew",
    id: Annotated[str | None, typer.Option(help="One puzzle by its id.")] = None,
    daily: Annotated[bool, typer.Option("--daily", help="The puzzle of the day.")] = False,
    theme: Annotated[str | None, typer.Option(help="Only puzzles of a theme, such as lead or crew-take.")] = None,
    lang: Lang = None,
) -> None:
    """Solve puzzles: positions with one clear answer, near your own rating."""
    with in_language(lang) as texts:
        from batyskaf.terminal.puzzles import Puzzles, Wishes

        Puzzles(texts).run(Wishes(game, id, daily, theme))


def on_screen() -> bool:
    """Whether a full-screen table can be drawn; it draws on standard error."""
    return sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr.isatty()


def run(session: "Session", plain: bool) -> None:
    """Play on the full-screen table if there is a terminal, line by line otherwise."""
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
        if table.return_code:  # the screen crashed and has printed why
            raise typer.Exit(table.return_code)
    if session.presentation.campaigns:
        from batyskaf.terminal.campaign import note_result

        note_result(session)


def from_menu(plain: bool, texts: "Texts") -> None:
    """Open the menu and play until the user leaves."""
    if plain or not on_screen():
        fail(texts.say("play-what"))
    from batyskaf.terminal.menu import play_from_menu

    play_from_menu(texts)


@app.command()
def replay(file: Annotated[Path, typer.Argument(help="A match file.")], lang: Lang = None) -> None:
    """Print what happened in a match: everything once it is over, before that only what everyone saw."""
    with in_language(lang) as texts:
        from batyskaf.terminal import files

        for line in files.story(file, texts):
            print(line)


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="A match file.")], lang: Lang = None) -> None:
    """Replay a match file and check every state, the seed and the result."""
    with in_language(lang) as texts:
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
    file: Annotated[Path, typer.Argument(help="The file of a finished match.")],
    level: Annotated[str, typer.Option(help="The level of the bot: easy, medium, hard.")] = "medium",
    html: Annotated[Path | None, typer.Option(help="Write an HTML page instead of printing.")] = None,
    jobs: Jobs = None,
    lang: Lang = None,
) -> None:
    """Review a finished game: the chance at each decision, mistakes, what was better and why."""
    with in_language(lang) as texts:
        from batyskaf.terminal import reviewing

        reviewing.run(file, level, html, jobs, texts)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; others can reach it only if it is not loopback.")
    ] = ("127.0.0.1"),
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, envvar="BATYSKAF_PORT", help="The port; without it 8123 or the next free one."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    database: Annotated[str | None, typer.Option(help="Where tables are stored: a SQLite or PostgreSQL URL.")] = None,
    site: Annotated[
        Path | None,
        typer.Option(help="The static site to offer when the server is away; else dist/site, if built."),
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help='Offer a program as a bot: "NAME=exec:COMMAND"; can be repeated.')
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(envvar="BATYSKAF_NAMES", help="A name that the server is called by; can be repeated."),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(envvar="BATYSKAF_PROXIES", help="An address or network of a trusted proxy; can be repeated."),
    ] = None,
    metrics_from: Annotated[
        list[str] | None,
        typer.Option(envvar="BATYSKAF_METRICS_FROM", help="An address or network that may read /metrics too."),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(envvar="BATYSKAF_LIMITS", help="A limit, such as burst=500; can be repeated: docs/hosting.md."),
    ] = None,
    log: Annotated[Literal["text", "json"], typer.Option(envvar="BATYSKAF_LOG", help="The form of logs.")] = "text",
    access_log: Annotated[bool, typer.Option(envvar="BATYSKAF_ACCESS_LOG", help="Log every request.")] = False,
    push: Annotated[
        str | None,
        typer.Option(envvar="BATYSKAF_PUSH", help="Offer reminders by web push; mailto: or https: of the operator."),
    ] = None,
    share_packs: Annotated[
        bool, typer.Option("--share-packs", envvar="BATYSKAF_SHARE_PACKS", help="Let people share packs by link.")
    ] = False,
    processes: Annotated[
        int, typer.Option(min=1, max=64, envvar="BATYSKAF_PROCESSES", help="Server processes; several need PostgreSQL.")
    ] = 1,
    lang: Lang = None,
) -> None:
    """Serve the table in the browser from this machine."""
    with in_language(lang) as texts:
        try:
            from batyskaf.table.serve import Serving
            from batyskaf.table.serve import serve as run_server
        except ImportError as error:
            fail(texts.say("serve-missing", module=error.name or ""))
        from batyskaf import bots

        for program in bot or []:
            bots.allow(program)
        run_server(
            Serving(
                host=host,
                port=port,
                open_browser=browser,
                database=database,
                site=site,
                names=tuple(name or ()),
                proxies=tuple(trusted_proxy or ()),
                readers=tuple(metrics_from or ()),
                limits=tuple(limit or ()),
                log=log,
                access_log=access_log,
                push=push,
                share_packs=share_packs,
                processes=processes,
                programs=tuple(bot or ()),
            )
        )


@app.command()
def version() -> None:
    """Print the version, and whether the rules run compiled or interpreted."""
    import batyskaf
    from batyskaf.core import speed

    how = "compiled" if speed.compiled else "interpreted"
    print(f"batyskaf {batyskaf.__version__}, rules {how}, Python {sys.version.split()[0]}")


def main() -> None:
    """Run the command."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by the parent process, for example by `>&-`
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - open to our end
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):  # don't fail on characters that the terminal can't encode
            stream.reconfigure(errors="replace")
    code: int | str | None = None
    try:
        app()
    except SystemExit as leaving:
        code = leaving.code
    except OSError as error:  # even the help can't be printed
        code = _report_unprinted(error)
    try:
        sys.stdout.flush()
    except OSError as error:
        code = code or _report_unprinted(error)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes again at exit
    sys.exit(code)


def _report_unprinted(error: OSError) -> int:
    """Report why nothing can be printed; a reader that has closed the pipe is no error."""
    if isinstance(error, BrokenPipeError):
        return 0
    from batyskaf.locale import Texts

    print(error_text(error, Texts(system_language())), file=sys.stderr)
    return WRONG
