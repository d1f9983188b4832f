"""How difficult a task of The Crew is for 3, 4 and 5 players, estimated from thousands of attempts.

Crews of different care attempt deals with that task alone: a careful one plays by common sense, a careless one strays
from it, an aimless one plays any card. A line through how often each succeeds, fitted to the 96 printed tasks, gives
the number. `batyskaf lab difficulty` fits it again and says how well it agrees with tasks that it was not fitted to.
"""

import math
from collections.abc import Sequence
from functools import cache
from importlib import resources
from statistics import fmean
from typing import Final, NamedTuple

import msgspec

from batyskaf.bots.crew.sense import Sense, finish
from batyskaf.core.rng import Rng
from batyskaf.games import loaded
from batyskaf.games.crew.game import CrewGame
from batyskaf.lab.figures import Z, least_squares, rank_correlation
from batyskaf.lab.measured import ATTEMPTS, Attempts, Estimate, Tried

CREWS: Final = (0, 1000, 100_000)
"""How far the careful, the careless and the aimless crew stray from common sense; cards are worth up to about 1000."""
PLAYERS: Final = (3, 4, 5)
SURE: Final = 0.95
"""The share of printed tasks whose number lies in the interval."""
LEAST: Final = 1.0
FILE: Final = "difficulty.json"


class Model(msgspec.Struct, frozen=True):
    """The fitted line: a weight for each of `signs`, and the width of the interval on either side."""

    weights: tuple[float, ...]
    spread: float


class Agreement(msgspec.Struct, frozen=True):
    """How well estimates agree with the printed numbers; each task was estimated by a line fitted without it."""

    attempts: int
    model: Model
    rank: float
    """Spearman's correlation."""
    error: float
    """The mean difference."""
    within: float
    """The share of estimates that, rounded, differ by one at most."""
    rows: "tuple[Compared, ...]"

    @property
    def worst(self) -> "list[Compared]":
        """The rows that differ most."""
        return sorted(self.rows, key=lambda row: -abs(row.estimate - row.printed))


class Compared(msgspec.Struct, frozen=True):
    """A printed task and its estimate."""

    task: str
    players: int
    printed: int
    estimate: float


class Printed(NamedTuple):
    """A printed task, its number, and what was seen of it."""

    tried: Tried
    number: int


def attempt(piece: Attempts) -> Tried:
    """Let every crew attempt deals with the task."""
    game = loaded("crew", piece.packs)
    assert isinstance(game, CrewGame)
    options = game.options(mission="1", players=piece.players, tasks=(piece.task,), distress="off")
    won = []
    for stray in CREWS:
        sense = Sense(Rng.of(stray, f"crew {piece.task} {piece.players}"), stray)
        won.append(sum(finish(game.start(options, seed), sense) for seed in range(piece.count)))
    return Tried(piece.task, piece.players, piece.count, tuple(won))


def printed_tasks() -> dict[str, list[int]]:
    """The numbers of the printed tasks by id and number of players."""
    game = loaded("crew")
    assert isinstance(game, CrewGame)
    return {task.id: task.difficulties("english") for task in game.catalog.tasks if task.difficulty is not None}


def pieces(attempts: int = ATTEMPTS) -> list[Attempts]:
    """The attempts that a line is fitted to."""
    return [Attempts(task, players, attempts) for task in printed_tasks() for players in PLAYERS]


# --- the line ---------------------------------------------------------------------------------------------------------


def signs(tried: Tried) -> list[float]:
    """What a difficulty is read from: the number of players, and each crew's odds."""
    return [1.0, *(float(tried.players == players) for players in PLAYERS[1:]), *map(_odds, _shares(tried))]


def _shares(tried: Tried) -> list[float]:
    """How often each crew succeeds; one attempt more each way keeps the odds finite."""
    return [(won + 1) / (tried.count + 2) for won in tried.won]


def _odds(share: float) -> float:
    return math.log(share / (1 - share))


def _value(weights: Sequence[float], tried: Tried) -> float:
    return max(LEAST, sum(weight * sign for weight, sign in zip(weights, signs(tried), strict=True)))


def fit(rows: Sequence[Printed]) -> list[float]:
    """The weights that fit printed numbers best."""
    return least_squares([signs(row.tried) for row in rows], [float(row.number) for row in rows])


def agreement(tried: Sequence[Tried]) -> Agreement:
    """Fit the line, and estimate every task by a line that was fitted without it."""
    numbers = printed_tasks()
    rows = [Printed(each, numbers[each.task][each.players]) for each in tried]
    without = {task: fit([row for row in rows if row.tried.task != task]) for task in {row.tried.task for row in rows}}
    found = tuple(
        Compared(row.tried.task, row.tried.players, row.number, _value(without[row.tried.task], row.tried))
        for row in rows
    )
    off = sorted(abs(row.estimate - row.printed) for row in found)
    return Agreement(
        attempts=tried[0].count * len(CREWS),
        model=Model(tuple(fit(rows)), off[math.ceil(SURE * len(off)) - 1]),
        rank=rank_correlation([row.estimate for row in found], [float(row.printed) for row in found]),
        error=fmean(off),
        within=fmean(abs(round(row.estimate) - row.printed) <= 1 for row in found),
        rows=found,
    )


@cache
def model() -> Model:
    """The line that ships with the package."""
    return msgspec.json.decode((resources.files(__package__) / FILE).read_bytes(), type=Model)


def estimate(tried: Tried, line: Model | None = None) -> Estimate:
    """The difficulty of a task. The interval holds the doubt of the line and that of the attempts."""
    line = line or model()
    value = _value(line.weights, tried)
    doubt = [1 / (tried.count * share * (1 - share)) for share in _shares(tried)]
    by_crew = line.weights[-len(CREWS) :]
    chance = sum(weight * weight * each for weight, each in zip(by_crew, doubt, strict=True))
    spread = math.hypot(line.spread, Z * math.sqrt(chance))
    return Estimate(tried.players, value, max(LEAST, value - spread), value + spread)
