"""The commands `batyskaf lab …`. What they need is imported when they run."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from batyskaf.terminal.speaking import Jobs, Lang, Language, Options, spoken

if TYPE_CHECKING:
    from batyskaf.terminal.labs import Run

lab = typer.Typer(
    help="Bots against each other, missions, balance: many games and what they say.", no_args_is_help=True
)

Into = Annotated[Path, typer.Option(help="The folder of the results; a run that was stopped there goes on.")]
Ray = Annotated[str | None, typer.Option(help="The address of a Ray cluster to work on (local: one on this machine).")]


@contextmanager
def running(into: Path, jobs: int | None, ray: str | None, lang: Language | None) -> "Iterator[Run]":
    with spoken(lang) as texts:
        from batyskaf.terminal.labs import Run

        yield Run(into, jobs, ray, texts)


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
    with running(into, jobs, ray, lang) as run:
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
    with running(into, jobs, ray, lang) as run:
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
    with running(into, jobs, ray, lang) as run:
        run.balance(game, bot, seeds, option or [])


@lab.command("dataset")
def write_dataset(
    game: Annotated[str, typer.Argument(help="Which game, as `batyskaf games` lists them.")],
    folder: Annotated[Path, typer.Argument(help="Where to write; what is there already is gone on with.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bot: Annotated[str, typer.Option(help="Who plays in all seats: random, easy, medium, hard.")] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    views: Annotated[bool, typer.Option("--views", help="Write each view as JSON too.")] = False,
    option: Options = None,
    lang: Lang = None,
) -> None:
    """Write games as Parquet, one row per decision, with a datasheet."""
    from batyskaf.core.reason import Refused

    with spoken(lang) as texts:
        try:
            from batyskaf.lab import dataset
        except ImportError as error:
            raise Refused("refused-lab-missing", module=error.name or "", extra="lab") from None
        from batyskaf.games import load
        from batyskaf.terminal.setup import read_pairs

        order = dataset.Order(game, read_pairs(load(game), option or []), bot, games, seed, views)
        for done, wanted in dataset.write(folder, order):
            print(texts.say("dataset-part", done=done, games=wanted))
        print(texts.say("dataset-done", folder=str(folder)))
