"""Balance: the value of each seat, the length of games, the number of choices, and what correlates with winning.

Correlation is not cause: players who do well collect more of everything.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from batyskaf.games import load
from batyskaf.lab.figures import Share, share_of
from batyskaf.lab.gains import GAINED, gain_of
from batyskaf.lab.playing import Deal, Game

LEAST: Final = 5
"""How often something must be gained, and how often not, before it is listed."""


class Thing(NamedTuple):
    """Something that seats gained: how often they won with it, and how often others won without it."""

    section: str
    """Of the content; empty in a game of which we don't know what can be gained."""
    id: str
    won: Share
    without: Share


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
    """What was gained often enough to say something, by the share that was won with it."""


def deals(game: str, bot: str, seeds: int, options: dict[str, object], first: int = 0) -> list[Deal]:
    loaded = load(game)
    seats = loaded.seats(loaded.options(**options))
    return [Deal(game, options, (bot,) * seats, seed, things=True) for seed in range(first, first + seeds)]


def balance(rows: Sequence[Game]) -> Balance:
    """Compute the statistics."""
    seats = range(len(rows[0].seated))
    won = [sum(points(row, seat) for row in rows) for seat in seats]
    lengths = [row.decisions for row in rows]
    return Balance(
        games=len(rows),
        seats=[share_of(each, len(rows)) for each in won],
        decisions=(sum(lengths) / len(rows), min(lengths), max(lengths)),
        branching=sum(row.choices for row in rows) / sum(lengths),
        things=things(rows),
    )


def points(row: Game, seat: int) -> float:
    """What a seat won: 1 for a win, a part of it for a shared one."""
    if row.success is not None:
        return float(row.success)
    return (row.ranks[seat] == 1) / row.ranks.count(1)


def things(rows: Sequence[Game]) -> list[Thing]:
    """What was gained, the best first. What everybody or hardly anybody has says nothing and is left out."""
    parties = [party for row in rows for party in _parties(row)]
    total = sum(won for won, _ in parties)
    found = []
    for thing in sorted({thing for _, gained in parties for thing in gained}):
        having = [won for won, gained in parties if thing in gained]
        without = len(parties) - len(having)
        if min(len(having), without) >= LEAST:
            shares = share_of(sum(having), len(having)), share_of(total - sum(having), without)
            found.append(Thing(*thing, *shares))
    return sorted(found, key=lambda each: -each.won.share)


def _parties(row: Game) -> list[tuple[float, set[tuple[str, str]]]]:
    """Who wins or loses, with what they gained: each seat, or all together in a co-operative game."""
    gained = [{named for thing in things for named in _named(row.game, thing)} for things in row.things]
    if row.success is not None:
        return [(points(row, 0), set().union(*gained))]
    return [(points(row, seat), gained[seat]) for seat in range(len(gained))]


def _named(game: str, thing: str) -> list[tuple[str, str]]:
    """The entry that a thing stands for; of a game that we don't know, the thing itself."""
    if game not in GAINED:
        return [("", thing)]
    gain = gain_of(game, thing)
    return [] if gain is None else [gain]
