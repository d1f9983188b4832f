"""The commands `batyskaf lab …`. Each imports what it needs when it runs."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from batyskaf.terminal.speaking import Jobs, Lang, Options, in_language

if TYPE_CHECKING:
    from batyskaf.locale import Texts
    from batyskaf.terminal.labs import Run

lab = typer.Typer(
    help="Bots against each other, missions, balance: many games and what they say.", no_args_is_help=True
)

Into = Annotated[Path, typer.Option(help="The folder for the results; an interrupted run is resumed.")]
INTERRUPTED = 130  # as shells report it
Ray = Annotated[str | None, typer.Option(help="The address of a Ray cluster (local: start one on this machine).")]


@contextmanager
def resumable(lang: str | None) -> "Iterator[Texts]":
    """Provide the texts of a language; say what to do after an interruption."""
    with in_language(lang) as texts:
        try:
            yield texts
        except KeyboardInterrupt:
            print(texts.say("lab-interrupted"), file=sys.stderr)
            raise typer.Exit(INTERRUPTED) from None


@contextmanager
def running(into: Path, jobs: int | None, ray: str | None, lang: str | None) -> "Iterator[Run]":
    with resumable(lang) as texts:
        from batyskaf.terminal.labs import Run

        yield Run(into, jobs, ray, texts)


@lab.command()
def arena(
    game: Annotated[str, typer.Argument(help="Which game.")],
    bots: Annotated[list[str], typer.Argument(help="Two or more bots, optionally with a budget: hard@50ms.")],
    seeds: Annotated[int, typer.Option(min=1, help="How many deals.")] = 50,
    option: Options = None,
    into: Into = Path("arena"),
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """Let bots play each other with many seeds and rotated seats; print ratings with intervals."""
    with running(into, jobs, ray, lang) as run:
        run.arena(game, bots, seeds, option or [])


@lab.command()
def missions(
    mission: Annotated[list[str] | None, typer.Argument(help="Missions of The Crew; all by default.")] = None,
    players: Annotated[str, typer.Option(help="Numbers of players, separated by commas.")] = "2,3,4,5",
    level: Annotated[str, typer.Option(help="Levels or bots, separated by commas.")] = "easy,medium,hard",
    seeds: Annotated[int, typer.Option(min=1, help="Attempts per combination.")] = 20,
    into: Into = Path("missions"),
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """The Crew: success rate of each level at every mission, and how many deals open hands could win."""
    with running(into, jobs, ray, lang) as run:
        run.missions(mission or [], players.split(","), level.split(","), seeds)


@lab.command()
def balance(
    game: Annotated[str, typer.Argument(help="Which game.")],
    bot: Annotated[str, typer.Option(help="The bot in every seat, optionally with a budget.")] = "medium",
    seeds: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    option: Options = None,
    into: Into = Path("balance"),
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """Results by seat, length of games, number of choices, and what correlates with winning."""
    with running(into, jobs, ray, lang) as run:
        run.balance(game, bot, seeds, option or [])


@lab.command("benchmark")
def run_benchmark(
    suite: Annotated[str, typer.Argument(help="crew-small, crew, aquatica or endeavor; see docs/benchmark.md.")],
    bot: Annotated[str, typer.Argument(help="A bot, optionally with a budget, or MODULE:FUNCTION of your own.")],
    track: Annotated[str | None, typer.Option(help="self, partners or rivals.")] = None,
    other: Annotated[list[str] | None, typer.Option(help="A partner or rival; can be repeated.")] = None,
    deals: Annotated[int | None, typer.Option(min=1, help="Deals per cell, to try it; all by default.")] = None,
    into: Into = Path("benchmark"),
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """Measure a bot on a fixed suite of deals, and write a result file."""
    with running(into, jobs, ray, lang) as run:
        from batyskaf.lab.benchmark import entry_of

        run.measure(entry_of(suite, track, bot, other or [], deals))


@lab.command("check")
def check_result(
    file: Annotated[Path, typer.Argument(help="A result file of the benchmark.")], lang: Lang = None
) -> None:
    """Check a result file of the benchmark: its hash, its games and its figures."""
    with running(file.parent, None, None, lang) as run:
        run.check(file)


@lab.command()
def puzzles(
    game: Annotated[str, typer.Argument(help="Which game.")],
    count: Annotated[int, typer.Option(min=1, help="How many puzzles of each kind.")] = 150,
    sources: Annotated[int, typer.Option(min=1, help="How many games to look for them in, for each kind.")] = 400,
    into: Into = Path("puzzles"),
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """Look for puzzles in games between bots: positions with one clear answer, with themes and ratings."""
    with running(into, jobs, ray, lang) as run:
        run.puzzles(game, count, sources)


@lab.command("measure")
def measure_pack(
    pack: Annotated[Path, typer.Argument(help="A pack, as a JSON file.")],
    bot: Annotated[str, typer.Option(help="The bot in every seat, optionally with a budget.")] = "easy",
    games: Annotated[int, typer.Option(min=2, help="Games of each kind, with the pack and without.")] = 100,
    attempts: Annotated[int, typer.Option(min=100, help="Attempts of each crew at a task of The Crew.")] = 2000,
    into: Into = Path("measure"),
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """Measure a pack beside the printed content: success, length, seats, what cards are worth, how hard tasks are."""
    with running(into, jobs, ray, lang) as run:
        run.measure_pack(pack, bot, games, attempts)


@lab.command("difficulty")
def task_difficulty(
    attempts: Annotated[int, typer.Option(min=100, help="Attempts of each crew at a task.")] = 2000,
    into: Into = Path("difficulty"),
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """The Crew: estimate the difficulty of the printed tasks, and compare it with the printed numbers."""
    with running(into, jobs, ray, lang) as run:
        run.difficulty(attempts)


@lab.command("dataset")
def write_dataset(
    game: Annotated[str, typer.Argument(help="The game; `batyskaf games` lists them.")],
    folder: Annotated[Path, typer.Argument(help="The folder to write to; an existing dataset is continued.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bot: Annotated[str, typer.Option(help="Who plays in all seats: random, easy, medium, hard.")] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    views: Annotated[bool, typer.Option("--views", help="Write each view as JSON too.")] = False,
    jobs: Jobs = None,
    option: Options = None,
    lang: Lang = None,
) -> None:
    """Write games as Parquet, one row per decision, with a datasheet."""
    from batyskaf.core.reason import Refused

    with resumable(lang) as texts:
        try:
            from batyskaf.lab import dataset
        except ImportError as error:
            raise Refused("refused-lab-missing", module=error.name or "", extra="lab") from None
        from batyskaf.games import load
        from batyskaf.terminal.progress import shown
        from batyskaf.terminal.setup import read_pairs

        settings = dataset.Settings(game, read_pairs(load(game), option or []), bot, games, seed, views)
        with shown(texts.say("lab-working")) as progress:
            for done, wanted in dataset.write(folder, settings, jobs if jobs is not None else os.cpu_count() or 1):
                progress(done, wanted)
        print(texts.say("dataset-done", folder=str(folder)))
