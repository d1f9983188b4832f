"""The commands `batyskaf lab …`. What they need is imported when they run."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from batyskaf.terminal.labs import Run

lab = typer.Typer(
    help="Bots against each other, missions, balance: many games and what they say.", no_args_is_help=True
)

Into = Annotated[Path, typer.Option(help="The folder of the results; a run that was stopped there goes on.")]
Jobs = Annotated[int | None, typer.Option(min=1, help="Processes; by default one for each core.")]
Ray = Annotated[str | None, typer.Option(help="The address of a Ray cluster to work on (local: one on this machine).")]
Options = Annotated[list[str] | None, typer.Option(help="An option of the game as name=value; can be repeated.")]
Lang = Annotated[str | None, typer.Option(help="en or pl; by default that of the system.")]


def _run(into: Path, jobs: int | None, ray: str | None, lang: str | None) -> "Run":
    from batyskaf.terminal.app import Language, texts_in
    from batyskaf.terminal.labs import Run

    return Run(into, jobs, ray, texts_in(Language(lang) if lang in ("en", "pl") else None))


@lab.command()
def arena(
    game: Annotated[str, typer.Argument(help="Which game.")],
    bots: Annotated[list[str], typer.Argument(help="Two bots or more, each with a budget if you like: hard@50ms.")],
    seeds: Annotated[int, typer.Option(min=1, help="How many deals.")] = 50,
    option: Options = None,
    into: Into = Path("arena"),
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """Let bots play each other over seeds and rotated seats; ratings with intervals."""
    run = _run(into, jobs, ray, lang)
    from batyskaf.terminal.app import spoken

    with spoken(run.texts):
        run.arena(game, bots, seeds, option or [])


@lab.command()
def missions(
    mission: Annotated[list[str] | None, typer.Argument(help="Missions of The Crew; all by default.")] = None,
    players: Annotated[str, typer.Option(help="Numbers of players, with commas between.")] = "2,3,4,5",
    level: Annotated[str, typer.Option(help="Levels or bots, with commas between.")] = "easy,medium,hard",
    seeds: Annotated[int, typer.Option(min=1, help="Attempts of each.")] = 20,
    into: Into = Path("missions"),
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """The Crew: success of each level at every mission, beside the share that open hands could win."""
    run = _run(into, jobs, ray, lang)
    from batyskaf.terminal.app import spoken

    with spoken(run.texts):
        run.missions(mission or [], players.split(","), level.split(","), seeds)


@lab.command()
def balance(
    game: Annotated[str, typer.Argument(help="Which game.")],
    bot: Annotated[str, typer.Option(help="The bot on every seat, with a budget if you like.")] = "medium",
    seeds: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    option: Options = None,
    into: Into = Path("balance"),
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """What a seat is worth, how long games are, how many choices there are, and what goes with winning."""
    run = _run(into, jobs, ray, lang)
    from batyskaf.terminal.app import spoken

    with spoken(run.texts):
        run.balance(game, bot, seeds, option or [])
