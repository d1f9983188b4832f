"""Games as data: Parquet files with one row per decision, written in parts so that a run can be resumed.

A folder has `part-00000.parquet` and so on, `datasheet.md`, which describes the data and how it was generated, and
`README.md`, the same as a dataset card for a hub. A part is written completely or not at all; an interrupted run
produces the same games as an uninterrupted one, on any number of processes. These share pieces of a few games, small
files until a part is complete, so it never lies in memory as a whole, however large a game's observations are.
"""

import json
import shutil
from collections import deque
from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import polars as pl

from batyskaf import __version__
from batyskaf.bots import load as load_bot
from batyskaf.bots.bot import Perspective
from batyskaf.core.fairness import check_seed
from batyskaf.core.game import OVER, Game
from batyskaf.core.reason import Refused
from batyskaf.core.result import Result, rewards_of
from batyskaf.core.rng import Rng
from batyskaf.core.sheet import Sheet
from batyskaf.games import load
from batyskaf.lab.report import writing_parquet
from batyskaf.lab.working import keep_interrupts, pool_of

keep_interrupts()

PART = 500
"""Games per part."""
PIECE = 10
"""Games that a process holds in memory at a time."""
AHEAD = 3
"""Pieces for each process that are handed out before the first of them is there."""
ROWS = 2_000
"""Rows of a group inside a file: readers hold one group at a time."""
CARD = """---
license: mit
pretty_name: Batyskaf {game}
task_categories: [reinforcement-learning]
tags: [board games, imitation learning, offline reinforcement learning, hidden information]
configs: [{{config_name: default, data_files: part-*.parquet}}]
---

"""
"""The head of a dataset card, as dataset hubs read it."""
SCHEMA = {
    "game": pl.UInt32,
    "decision": pl.UInt16,
    "seat": pl.UInt8,
    "observation": pl.Binary,
    "legal": pl.List(pl.UInt16),
    "move": pl.UInt16,
    "text": pl.String,
    "view": pl.String,
    "reward": pl.Float32,
    "score": pl.Float32,
    "rank": pl.UInt8,
}


class Settings(msgspec.Struct, frozen=True):
    """The settings of a dataset. The datasheet contains them, so a run can only be resumed with the same settings."""

    game: str
    options: dict[str, object]
    bot: str
    games: int
    seed: int
    views: bool


class Part(NamedTuple):
    """A file of a dataset: its games are numbered from `first` to before `last`."""

    path: Path
    first: int
    last: int

    @property
    def folder(self) -> Path:
        """Where its pieces are until it is complete."""
        return self.path.with_suffix(".pieces")

    def pieces(self) -> Iterator["Piece"]:
        for first in range(self.first, self.last, PIECE):
            yield Piece(self.folder / f"{first:09}.parquet", first, min(first + PIECE, self.last))

    def join(self) -> None:
        """Make one file of its pieces, and remove them."""
        fresh = self.path.with_suffix(".new")
        with writing_parquet(fresh):
            pl.scan_parquet(self.folder / "*.parquet").sink_parquet(fresh, row_group_size=ROWS)
        fresh.replace(self.path)
        shutil.rmtree(self.folder)


class Piece(NamedTuple):
    """A file with a few games of a part."""

    path: Path
    first: int
    last: int


def write(folder: Path, settings: Settings, jobs: int = 1) -> Generator[tuple[int, int]]:
    """Write the missing parts of a dataset; report the number of games written and the total as it goes on."""
    check_seed(settings.seed)
    game = load(settings.game)
    game.options(**settings.options)
    folder.mkdir(parents=True, exist_ok=True)
    note = {**msgspec.to_builtins(settings), "rules": game.rules, "content": game.content}
    known = _known_games(folder / "order.json", note)
    parts = [
        Part(folder / f"part-{first // PART:05}.parquet", first, min(first + PART, settings.games))
        for first in range(0, settings.games, PART)
    ]
    due = [part for part in parts if not part.path.exists() or known < part.last]  # an incomplete one is rewritten
    done = settings.games - sum(part.last - part.first for part in due)
    yield done, settings.games
    for part in due:
        shutil.rmtree(part.folder, ignore_errors=True)  # of an interrupted run
    played = _played_pieces([piece for part in due for piece in part.pieces()], settings, jobs)
    try:
        for part in due:
            for piece in part.pieces():
                next(played)
                if piece.last == part.last:
                    part.join()
                    (folder / "order.json").write_text(json.dumps(note, indent=1) + "\n", "utf-8")
                done += piece.last - piece.first
                yield done, settings.games
    finally:
        played.close()
        for part in due:
            shutil.rmtree(part.folder, ignore_errors=True)
    sheet = _datasheet(folder, game, settings)
    (folder / "datasheet.md").write_text(sheet, encoding="utf-8")
    (folder / "README.md").write_text(CARD.format(game=settings.game) + sheet, encoding="utf-8")


def _played_pieces(pieces: Sequence[Piece], settings: Settings, jobs: int) -> Generator[None]:
    """Write pieces in their order, each before it is asked for."""
    if jobs == 1 or len(pieces) <= 1:
        for piece in pieces:
            _write_piece(piece, settings)
            yield
        return
    jobs = min(jobs, len(pieces))
    with pool_of(jobs) as pool:
        try:
            begun: deque[Future[None]] = deque()
            for piece in pieces:
                begun.append(pool.submit(_write_piece, piece, settings))
                if len(begun) == AHEAD * jobs:
                    begun.popleft().result()
                    yield
            for last in begun:
                last.result()
                yield
        finally:
            pool.shutdown(cancel_futures=True)


def _write_piece(piece: Piece, settings: Settings) -> None:
    """Play the games of a piece and write them."""
    game = load(settings.game)
    options = game.options(**settings.options)
    piece.path.parent.mkdir(exist_ok=True)
    rows = [row for number in range(piece.first, piece.last) for row in _played(game, options, settings, number)]
    with writing_parquet(piece.path):
        pl.DataFrame(rows, schema=SCHEMA, orient="row").write_parquet(piece.path)


def _known_games(path: Path, note: Mapping[str, Any]) -> int:
    """The number of games in the folder's settings. A folder has one set of settings; only this number may grow."""
    if not path.exists():
        return 0
    found = json.loads(path.read_text(encoding="utf-8"))
    if {**found, "games": 0} != {**note, "games": 0}:
        raise Refused("refused-dataset-folder", folder=str(path.parent))
    if found["games"] > note["games"]:
        raise Refused("refused-dataset-fewer", folder=str(path.parent), games=found["games"])
    return int(found["games"])


def _played(game: Game, options: msgspec.Struct, settings: Settings, number: int) -> list[tuple[Any, ...]]:
    """The rows of one game. Bots see only their own seat's view."""
    rng = Rng.of(settings.seed, f"dataset {number}")
    seats = game.seats(options)
    bots = [load_bot(settings.bot, Rng.of(rng.seed(), "bot")) for _ in range(seats)]
    state = game.start(options, rng.seed())
    sheet = Sheet(game.observation_size() // 8)
    made: list[tuple[Any, ...]] = []
    while state.turn != OVER and len(made) < game.max_decisions:
        seat = int(state.turn)
        legal = state.legal()
        sheet.at = 0
        state.observe(seat, sheet)
        view = msgspec.json.encode(state.view(seat)).decode() if settings.views else None
        move = legal[0] if len(legal) == 1 else bots[seat].choose(Perspective.of(game, state, seat, rng)).move
        made.append((number, len(made), seat, sheet.bytes(), legal, move, game.moves.text(move), view))
        state.apply(move)
    return [row + _outcome(state.result(), row[2]) for row in made]


def _outcome(result: Result, seat: int) -> tuple[float, float, int]:
    return rewards_of(result)[seat], result.scores[seat], result.ranks[seat]


def read(folder: Path) -> pl.LazyFrame:
    """The whole dataset as a lazy frame."""
    return pl.scan_parquet(str(folder / "part-*.parquet"))


def _datasheet(folder: Path, game: Game, settings: Settings) -> str:
    """The text of `datasheet.md`."""
    rows = read(folder)
    counted: Mapping[str, Any] = (
        rows.select(
            decisions=pl.len(),
            games=pl.col("game").n_unique(),
            moves=pl.col("move").n_unique(),
            choice=pl.col("legal").list.len().mean(),
            reward=pl.col("reward").mean(),
        )
        .collect()
        .row(0, named=True)
    )
    options = ", ".join(f"{name}={value}" for name, value in settings.options.items()) or "the defaults"
    return f"""# Datasheet: {settings.game}, {counted["games"]} games

- **Contents.** Every decision of {counted["games"]} games of {settings.game}, played by `{settings.bot}` bots in all
  seats: {counted["decisions"]} rows, {counted["choice"]:.1f} legal moves on average, {counted["moves"]} distinct moves.
- **Origin.** Generated by batyskaf {__version__}, rules {game.rules}, content {game.content}; options: {options};
  seed {settings.seed}. The same command generates the same rows on any machine.
- **Columns.** `game`, `decision` (from 0), `seat`; `observation`: {game.observation_size()} bytes, what the seat could
  see, as documented in `docs/observations.md`; `view`: the same as JSON{"" if settings.views else " (left out here)"};
  `legal`: the ids of its legal moves; `move` and `text`: its move; `reward`, `score`, `rank`: the seat's result.
  The mean reward over all decisions is {counted["reward"]:.3f}.
- **Uses.** Imitation, offline learning, statistics of play. Moves are no better than the bots that made them: `random`
  shows what the rules allow, not how to play.
- **Privacy.** No data about people: no names, no times, no person's games. No hidden information: an observation
  contains only what its seat was allowed to see.
"""
