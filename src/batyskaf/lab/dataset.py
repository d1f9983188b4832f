"""Games as data: Parquet files with one row per decision, written in parts so that a run can be gone on with.

A folder holds `part-00000.parquet` and so on, and `datasheet.md`, which says what is in it and how it was made. A part
is written whole or not at all; the same games come out whenever and however often the run is interrupted.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

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

PART = 500
"""Games in a part."""
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


class Order(msgspec.Struct, frozen=True):
    """What a dataset is made of; stands in its datasheet, so that a run is only gone on with by the same order."""

    game: str
    options: dict[str, object]
    bot: str
    games: int
    seed: int
    views: bool


def write(folder: Path, order: Order) -> Iterator[tuple[int, int]]:
    """Write what is missing of a dataset; after each part tells how many games stand, and of how many."""
    check_seed(order.seed)
    game = load(order.game)
    options = game.options(**order.options)
    folder.mkdir(parents=True, exist_ok=True)
    note = {**msgspec.to_builtins(order), "rules": game.rules, "content": game.content}
    ordered = _ordered(folder / "order.json", note)
    for first in range(0, order.games, PART):
        path = folder / f"part-{first // PART:05}.parquet"
        last = min(first + PART, order.games)
        if not path.exists() or ordered < last:  # a last part that was not full is written anew
            rows = [row for number in range(first, last) for row in _played(game, options, order, number)]
            fresh = path.with_suffix(".new")
            pl.DataFrame(rows, schema=SCHEMA, orient="row").write_parquet(fresh)
            fresh.replace(path)
            (folder / "order.json").write_text(json.dumps(note, indent=1) + "\n", "utf-8")
        yield last, order.games
    (folder / "datasheet.md").write_text(_datasheet(folder, game, order), encoding="utf-8")


def _ordered(path: Path, note: Mapping[str, Any]) -> int:
    """How many games were ordered here before. A folder belongs to one order; only its number of games may grow."""
    if not path.exists():
        return 0
    found = json.loads(path.read_text(encoding="utf-8"))
    if {**found, "games": 0} != {**note, "games": 0}:
        raise Refused("refused-dataset-folder", folder=str(path.parent))
    if found["games"] > note["games"]:
        raise Refused("refused-dataset-fewer", folder=str(path.parent), games=found["games"])
    return int(found["games"])


def _played(game: Game, options: msgspec.Struct, order: Order, number: int) -> list[tuple[Any, ...]]:
    """The rows of one game. Bots see their own seat only."""
    rng = Rng.of(order.seed, f"dataset {number}")
    seats = game.seats(options)
    bots = [load_bot(order.bot, Rng.of(rng.seed(), "bot")) for _ in range(seats)]
    state = game.start(options, rng.seed())
    sheet = Sheet(game.observation_size() // 8)
    made: list[tuple[Any, ...]] = []
    while state.turn != OVER and len(made) < game.max_decisions:
        seat = int(state.turn)
        legal = state.legal()
        sheet.at = 0
        state.observe(seat, sheet)
        view = msgspec.json.encode(state.view(seat)).decode() if order.views else None
        move = legal[0] if len(legal) == 1 else bots[seat].choose(Perspective.of(game, state, seat, rng)).move
        made.append((number, len(made), seat, sheet.bytes(), legal, move, game.moves.text(move), view))
        state.apply(move)
    return [row + _outcome(state.result(), row[2]) for row in made]


def _outcome(result: Result, seat: int) -> tuple[float, float, int]:
    return rewards_of(result)[seat], result.scores[seat], result.ranks[seat]


def read(folder: Path) -> pl.LazyFrame:
    """The whole dataset, to be asked lazily."""
    return pl.scan_parquet(str(folder / "part-*.parquet"))


def _datasheet(folder: Path, game: Game, order: Order) -> str:
    """What there is to know of a dataset before it is used."""
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
    options = ", ".join(f"{name}={value}" for name, value in order.options.items()) or "as the game has them"
    return f"""# Datasheet: {order.game}, {counted["games"]} games

- **What it is.** Every decision of {counted["games"]} games of {order.game} played by `{order.bot}` bots in all seats:
  {counted["decisions"]} rows, {counted["choice"]:.1f} legal moves on average, {counted["moves"]} different moves made.
- **How it was made.** By batyskaf {__version__}, rules {game.rules}, content {game.content}; options: {options};
  seed {order.seed}. The same command makes the same rows anywhere.
- **Columns.** `game`, `decision` (from 0), `seat`; `observation`: {game.observation_size()} bytes, what the seat could
  see, laid out as `docs/observations.md` tells; `view`: the same as JSON{"" if order.views else " (left out here)"};
  `legal`: the numbers of its legal moves; `move` and `text`: what it did; `reward`, `score`, `rank`: how the game ended
  for the seat. The average reward over all decisions is {counted["reward"]:.3f}.
- **What it is good for.** Imitation, offline learning, statistics of play. Moves are no better than the bots that made
  them: `random` shows what the rules allow, not how to play.
- **What it does not hold.** People: no names, no times, no person's games. Nothing hidden: an observation has only what
  its seat was allowed to see.
"""
