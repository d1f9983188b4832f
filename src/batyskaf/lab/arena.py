"""Tournaments of bots over seeds and rotated seats: which bot is better, and how certain that is.

In a competitive game every deal is played once for each rotation of the seats. In a co-operative game each bot plays
every deal on all seats, and bots are compared deal by deal.
"""

from collections.abc import Sequence
from itertools import combinations

from batyskaf.core.reason import Refused
from batyskaf.games import load
from batyskaf.lab.figures import Mean, Meeting, Share, mean_of, share_of
from batyskaf.lab.playing import Deal, Game


def deals(game: str, bots: Sequence[str], seeds: int, options: dict[str, object], first: int = 0) -> list[Deal]:
    """All games of a tournament, in order; a bot named twice plays once."""
    bots = list(dict.fromkeys(bots))
    if len(bots) < 2:
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
    """All groups of bots, each once for every rotation of the seats.

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
    """Whether the game is co-operative or solo.

    >>> together("endeavor", {"mode": "cooperative"}), together("endeavor", {}), together("aquatica", {"players": 1})
    (True, False, True)
    """
    loaded = load(game)
    chosen = loaded.options(**options)
    return loaded.presentation().together(chosen) or loaded.seats(chosen) == 1


def meetings(rows: Sequence[Game]) -> list[Meeting]:
    """Every pair of bots that can be compared: opponents in a game, or bots that played the same deal."""
    found = []
    reached: dict[int, dict[str, float]] = {}
    for row in rows:
        if is_shared(row):
            reached.setdefault(row.seed, {})[row.seated[0]] = row.scores[0]
            continue
        for one, other in combinations(range(len(row.seated)), 2):
            if row.seated[one] != row.seated[other]:
                found.append(
                    Meeting(row.seated[one], row.seated[other], _less(row.ranks[one], row.ranks[other]), row.seed)
                )
    for seed, by_bot in reached.items():
        for first, second in combinations(sorted(by_bot), 2):
            found.append(Meeting(first, second, _less(by_bot[second], by_bot[first]), seed))
    return found


def is_shared(row: Game) -> bool:
    """Whether one bot played all seats, so that its game can be compared with others on the same deal."""
    return len(set(row.seated)) == 1


def _less(one: float, other: float) -> float:
    return 0.5 if one == other else float(one < other)


def means(rows: Sequence[Game]) -> dict[str, Mean]:
    """The mean score of each bot in games with a shared score: goals of a team, points of a solo player."""
    scores: dict[str, list[float]] = {}
    for row in rows:
        if is_shared(row):
            scores.setdefault(row.seated[0], []).append(row.scores[0])
    return {bot: mean_of(scores[bot]) for bot in sorted(scores)}


def wins(rows: Sequence[Game]) -> dict[str, Share]:
    """The share of games each bot won, against others or with them; a solo game without a rival has no winner."""
    won: dict[str, float] = {}
    played: dict[str, int] = {}
    for row in rows:
        for bot, points in _points(row):
            won[bot] = won.get(bot, 0.0) + points
            played[bot] = played.get(bot, 0) + 1
    return {bot: share_of(won[bot], played[bot]) for bot in sorted(won)}


def _points(row: Game) -> list[tuple[str, float]]:
    if is_shared(row):
        return [] if row.success is None else [(row.seated[0], float(row.success))]
    best = row.ranks.count(1)
    return [(bot, 1 / best if rank == 1 else 0.0) for bot, rank in zip(row.seated, row.ranks, strict=True)]
