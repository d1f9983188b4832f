"""Balance: the value of each seat, the length of games, the number of choices, and what correlates with winning.

Correlation is not cause: players who do well collect more of everything.
"""

from collections.abc import Sequence
from typing import NamedTuple

from batyskaf.games import load
from batyskaf.lab.figures import Share, share_of
from batyskaf.lab.playing import Deal, Game


class Thing(NamedTuple):
    """Something that seats gained, and how often they won with it."""

    thing: str
    won: Share


class Balance(NamedTuple):
    """Statistics over many games of one bot."""

    games: int
    seats: list[Share]
    """The share of games each seat wins; ties are split."""
    decisions: tuple[float, int, int]
    """Mean, minimum and maximum per game."""
    branching: float
    """Mean number of legal moves per decision."""
    things: list[Thing]


def deals(game: str, bot: str, seeds: int, options: dict[str, object], first: int = 0) -> list[Deal]:
    loaded = load(game)
    seats = loaded.seats(loaded.options(**options))
    return [Deal(game, options, (bot,) * seats, seed, things=True) for seed in range(first, first + seeds)]


def balance(rows: Sequence[Game]) -> Balance:
    """Compute the statistics."""
    seats = len(rows[0].seated)
    won = [0.0] * seats
    things: dict[str, tuple[float, int]] = {}
    for row in rows:
        best = row.ranks.count(1)
        for seat in range(seats):
            points = float(row.success) if row.success is not None else (row.ranks[seat] == 1) / best
            won[seat] += points
            for thing in row.things[seat]:
                hits, count = things.get(thing, (0.0, 0))
                things[thing] = (hits + points, count + 1)
    gained = [Thing(thing, share_of(*counted)) for thing, counted in things.items()]
    lengths = [row.decisions for row in rows]
    return Balance(
        games=len(rows),
        seats=[share_of(points, len(rows)) for points in won],
        decisions=(sum(lengths) / len(rows), min(lengths), max(lengths)),
        branching=sum(row.choices for row in rows) / sum(lengths),
        things=sorted(gained, key=lambda each: (-each.won.low, each.thing)),
    )
