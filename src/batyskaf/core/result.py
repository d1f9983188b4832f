"""The result of a game, and rewards for it."""

import msgspec


class Result(msgspec.Struct, frozen=True):
    """Scores and ranks by seat (rank 1 is best, ties share); `success` in co-operative games; `reason` in a word.

    >>> Result((7.0, 3.0), ranks_of((7.0, 3.0))).ranks
    (1, 2)
    """

    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    success: bool | None = None
    reason: str = ""


def ranks_of(scores: tuple[float, ...]) -> tuple[int, ...]:
    """Rank by score, the highest first.

    >>> ranks_of((3, 7, 3))
    (2, 1, 2)
    """
    return tuple(1 + sum(other > score for other in scores) for score in scores)


ALONE = 100.0
"""Points that give the full reward of 1 in a solo game."""


def rewards_of(result: Result) -> tuple[float, ...]:
    """Rewards by seat. Co-operative: 1 for success, else 0. Competitive: from 1 (first) to -1 (last), ties share.

    >>> rewards_of(Result((1.0, 1.0), (1, 1), True))
    (1.0, 1.0)
    >>> rewards_of(Result((7.0, 3.0, 3.0), (1, 2, 2)))
    (1.0, -0.5, -0.5)
    """
    seats = len(result.ranks)
    if result.success is not None:
        return (float(result.success),) * seats
    if seats == 1:
        return (min(1.0, result.scores[0] / ALONE),)
    return tuple(1.0 - 2.0 * _middle(result.ranks, rank) / (seats - 1) for rank in result.ranks)


def _middle(ranks: tuple[int, ...], rank: int) -> float:
    """The mean of the places that seats of a rank share, counted from 0."""
    return rank - 1 + (ranks.count(rank) - 1) / 2
