"""A player's own rating: Elo against the ratings of puzzles, kept where the player plays."""

from typing import Final

import msgspec

START: Final = 1200
STEP: Final = 32
"""The most that one puzzle changes a rating."""
FIRST: Final = 10
"""The number of first puzzles that count double."""


class PlayerRating(msgspec.Struct, frozen=True):
    """What is kept of a player: the rating, and the ids of puzzles with their first result."""

    rating: float = START
    seen: dict[str, bool] = {}

    @property
    def solved(self) -> int:
        return sum(self.seen.values())

    def after(self, id: str, rating: int, right: bool) -> "PlayerRating":
        """The rating after the first answer to a puzzle; later answers to it change nothing.

        >>> PlayerRating().after("crew-1", 1200, True).rating
        1232.0
        """
        if id in self.seen:
            return self
        expected = 1 / (1 + 10 ** ((rating - self.rating) / 400))
        step = STEP * 2 if len(self.seen) < FIRST else STEP
        return PlayerRating(self.rating + step * (right - expected), {**self.seen, id: right})
