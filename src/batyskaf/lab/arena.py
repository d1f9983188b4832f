"""Bots against each other over seeds and rotated seats: who is better, and how sure that is.

Where players compete, every deal is played once for each way to turn the table. Where they win together, each bot plays
every deal with itself on all seats, and two bots are compared deal by deal.
"""

from collections.abc import Sequence
from itertools import combinations

from batyskaf.core.reason import Refused
from batyskaf.games import load
from batyskaf.lab.figures import Meeting, Share, share_of
from batyskaf.lab.playing import Deal, Game


def deals(game: str, bots: Sequence[str], seeds: int, options: dict[str, object], first: int = 0) -> list[Deal]:
    """All games of an arena, in order."""
    if len(set(bots)) < 2:
        raise Refused("refused-lab-bots")
    loaded = load(game)
    seats = loaded.seats(loaded.options(**options))
    found = []
    for seed in range(first, first + seeds):
        if together(game, options):
            found += [Deal(game, options, (bot,) * seats, seed) for bot in bots]
        else:
            found += [Deal(game, options, seated, seed) for seated in seatings(bots, seats)]
    return found


def seatings(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Everybody with everybody, and each group once for every turn of the table.

    >>> seatings(("a", "b"), 3)
    [('a', 'b', 'a'), ('b', 'a', 'b')]
    >>> seatings(("a", "b", "c"), 2)
    [('a', 'b'), ('b', 'a'), ('a', 'c'), ('c', 'a'), ('b', 'c'), ('c', 'b')]
    """
    found = []
    for group in combinations(bots, min(seats, len(bots))):
        found += [tuple(group[(seat + turn) % len(group)] for seat in range(seats)) for turn in range(len(group))]
    return found


def together(game: str, options: dict[str, object]) -> bool:
    """Whether everybody wins or loses with the others."""
    return game == "crew" or str(options.get("mode", "")) in ("coop", "solo") or options.get("players") in (1, "1")


def meetings(rows: Sequence[Game]) -> list[Meeting]:
    """Every two bots that can be compared."""
    found = []
    solved: dict[int, dict[str, bool]] = {}
    for row in rows:
        if row.success is not None:
            solved.setdefault(row.seed, {})[row.seated[0]] = row.success
            continue
        for one, other in combinations(range(len(row.seated)), 2):
            if row.seated[one] != row.seated[other]:
                points = 0.5 if row.ranks[one] == row.ranks[other] else float(row.ranks[one] < row.ranks[other])
                found.append(Meeting(row.seated[one], row.seated[other], points, row.seed))
    for seed, by_bot in solved.items():
        for first, second in combinations(sorted(by_bot), 2):
            found.append(Meeting(first, second, 0.5 + (by_bot[first] - by_bot[second]) / 2, seed))
    return found


def wins(rows: Sequence[Game]) -> dict[str, Share]:
    """For each bot the share of games it won, alone or with the others."""
    won: dict[str, float] = {}
    played: dict[str, int] = {}
    for row in rows:
        for bot, points in _points(row):
            won[bot] = won.get(bot, 0.0) + points
            played[bot] = played.get(bot, 0) + 1
    return {bot: share_of(won[bot], played[bot]) for bot in sorted(won)}


def _points(row: Game) -> list[tuple[str, float]]:
    if row.success is not None:
        return [(row.seated[0], float(row.success))]
    best = row.ranks.count(1)
    return [(bot, 1 / best if rank == 1 else 0.0) for bot, rank in zip(row.seated, row.ranks, strict=True)]
