"""How a game ended."""

import msgspec


class Result(msgspec.Struct, frozen=True):
    """Scores and ranks by seat (rank 1 is best, ties share); `success` in co-operative games; `reason` in a word."""

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
