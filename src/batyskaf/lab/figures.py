"""Ratings and shares with intervals, computed from rows only: the same rows give the same figures."""

import math
from collections.abc import Sequence
from statistics import correlation, fmean, stdev
from typing import Final, NamedTuple

from batyskaf.core.rng import Rng

Z: Final = 1.959964
"""Two-sided 95 %."""
ROUNDS: Final = 200
"""Number of bootstrap resamples for an interval."""
STEPS: Final = 60
SCALE: Final = 400 / math.log(10)


class Meeting(NamedTuple):
    """Two bots in one game, with the points of the first: 1, 0 or a half. A bootstrap draws whole deals."""

    one: str
    other: str
    points: float
    deal: int


class Rating(NamedTuple):
    """An Elo rating, centred on zero, with its 95 % interval."""

    bot: str
    elo: float
    low: float
    high: float
    games: int


class Share(NamedTuple):
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float
    total: int


class Mean(NamedTuple):
    """An average with its 95 % interval."""

    mean: float
    low: float
    high: float
    total: int


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of some values; a single value has an interval of width zero.

    >>> [round(each, 2) for each in mean_of([2.0, 4.0, 3.0, 3.0])]
    [3.0, 2.2, 3.8, 4]
    """
    mean = fmean(values)
    spread = Z * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(mean, mean - spread, mean + spread, len(values))


def wilson(points: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share.

    >>> low, high = wilson(80, 100)
    >>> round(low, 3), round(high, 3)
    (0.711, 0.867)
    """
    if games == 0:
        return 0.0, 1.0
    share = points / games
    centre = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def share_of(hits: float, count: int) -> Share:
    low, high = wilson(hits, count)
    return Share(hits / count if count else 0.0, low, high, count)


def ratings(meetings: Sequence[Meeting]) -> list[Rating]:
    """Elo ratings by maximum likelihood, best first.

    Intervals come from a bootstrap over deals and the games in them, and are never narrower than those by the
    curvature of the likelihood: games that all end alike look the same however often they are drawn.

    >>> won = [Meeting("deep", "shallow", 1.0 if n % 4 else 0.0, n) for n in range(80)]
    >>> [(each.bot, round(each.elo)) for each in ratings(won)]
    [('deep', 94), ('shallow', -94)]
    """
    bots = sorted({name for each in meetings for name in (each.one, each.other)})
    if len(bots) < 2:
        return [Rating(bot, 0.0, 0.0, 0.0, 0) for bot in bots]
    by_deal: dict[int, list[Meeting]] = {}
    for each in meetings:
        by_deal.setdefault(each.deal, []).append(each)
    deals = list(by_deal.values())
    dice = Rng.of(len(meetings), "ratings")
    best = _elo(bots, meetings)
    errors = _errors(bots, meetings, best)
    drawn = []
    for _ in range(ROUNDS):
        again = [each for _ in deals for each in _resampled(deals[int(dice.below(len(deals)))], dice)]
        drawn.append(_elo(bots, again))
    found = []
    for at, bot in enumerate(bots):
        row = sorted(each[at] for each in drawn)
        low = min(row[int(0.025 * ROUNDS)], best[at] - Z * errors[at])
        high = max(row[int(0.975 * ROUNDS) - 1], best[at] + Z * errors[at])
        games = sum(bot in (each.one, each.other) for each in meetings)
        found.append(Rating(bot, best[at], low, high, games))
    return sorted(found, key=lambda each: -each.elo)


def _resampled(games: Sequence[Meeting], dice: Rng) -> Sequence[Meeting]:
    """Games of a deal, drawn again: where each deal splits evenly, drawing deals alone would show no spread."""
    return games if len(games) == 1 else [games[int(dice.below(len(games)))] for _ in games]


def _met(bots: Sequence[str], meetings: Sequence[Meeting]) -> list[list[float]]:
    """How often two bots have met, and once more: half a point each way keeps ratings finite."""
    place = {bot: at for at, bot in enumerate(bots)}
    met = [[1.0 if one != other else 0.0 for other in bots] for one in bots]
    for each in meetings:
        one, other = place[each.one], place[each.other]
        met[one][other] += 1
        met[other][one] += 1
    return met


def _elo(bots: Sequence[str], meetings: Sequence[Meeting]) -> list[float]:
    """Bradley–Terry strengths by the usual iteration."""
    size = len(bots)
    met = _met(bots, meetings)
    points = dict.fromkeys(bots, 0.5 * (size - 1))
    for each in meetings:
        points[each.one] += each.points
        points[each.other] += 1 - each.points
    won = [points[bot] for bot in bots]
    strength = [1.0] * size
    for _ in range(STEPS):
        strength = [
            won[at] / sum(met[at][o] / (strength[at] + strength[o]) for o in range(size) if o != at)
            for at in range(size)
        ]
    logs = [SCALE * math.log(each) for each in strength]
    mean = sum(logs) / size
    return [each - mean for each in logs]


def _errors(bots: Sequence[str], meetings: Sequence[Meeting], elo: Sequence[float]) -> list[float]:
    """Standard errors of ratings, by the curvature of the likelihood: the mean of all ratings is known to be zero."""
    size = len(bots)
    met = _met(bots, meetings)
    curvature = [[0.0] * size for _ in bots]
    for one in range(size):
        for other in range(size):
            chance = 1 / (1 + math.exp((elo[other] - elo[one]) / SCALE))
            weight = met[one][other] * chance * (1 - chance)
            curvature[one][one] += weight
            curvature[one][other] -= weight
    table = [
        [value + 1 / size for value in row] + [float(at == other) for other in range(size)]
        for at, row in enumerate(curvature)
    ]
    inverse = _solved(table)
    return [SCALE * math.sqrt(inverse[at][at] - 1 / size) for at in range(size)]


def least_squares(rows: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """The weights whose sums come nearest to the values: the normal equations, solved by elimination.

    >>> [round(weight, 6) for weight in least_squares([[1, 0], [1, 1], [1, 2]], [1, 3, 5])]
    [1.0, 2.0]
    """
    size = len(rows[0])
    table = [
        [sum(row[i] * row[j] for row in rows) for j in range(size)]
        + [sum(row[i] * value for row, value in zip(rows, values, strict=True))]
        for i in range(size)
    ]
    return [value for (value,) in _solved(table)]


def _solved(table: list[list[float]]) -> list[list[float]]:
    """Solve linear equations by elimination: the right sides are the columns after the square."""
    size = len(table)
    for at in range(size):
        best = max(range(at, size), key=lambda line: abs(table[line][at]))
        table[at], table[best] = table[best], table[at]
        for line in range(size):
            if line != at:
                share = table[line][at] / table[at][at]
                table[line] = [one - share * other for one, other in zip(table[line], table[at], strict=True)]
    return [[value / row[at] for value in row[size:]] for at, row in enumerate(table)]


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's rank correlation; equal values share their mean rank.

    >>> rank_correlation([1, 2, 3, 3], [10, 20, 30, 30]), rank_correlation([1, 2, 3], [3, 2, 1])
    (1.0, -1.0)
    """
    return correlation(_ranks(one), _ranks(other))


def _ranks(values: Sequence[float]) -> list[float]:
    ordered = sorted(values)
    first = {value: at for at, value in reversed(list(enumerate(ordered)))}
    return [first[value] + (ordered.count(value) - 1) / 2 for value in values]
