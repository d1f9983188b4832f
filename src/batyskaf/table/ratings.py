"""Ratings from places: Elo for any number of players, each pair at a table counting as a game of its own.

>>> board = Ratings()
>>> board.play({"ada": 1, "bo": 2, "cy": 2})
>>> [(who, round(board[who].points)) for who in ("ada", "bo", "cy")]
[('ada', 1516), ('bo', 1492), ('cy', 1492)]
"""

from collections.abc import Mapping

START = 1500.0
STEP = 32.0
"""The most that one table can move a rating."""
SPREAD = 400.0


class Rating:
    """Points, tables played, and how many of them were won (a shared first place is won)."""

    __slots__ = ("played", "points", "won")

    def __init__(self) -> None:
        self.points = START
        self.played = 0
        self.won = 0


class Ratings(dict[str, Rating]):
    """Ratings by player. The order of tables matters, as in every running rating."""

    def play(self, ranks: Mapping[str, int]) -> None:
        """Take in one table: the place of everybody who is rated, 1 for the best."""
        for who in ranks:
            self.setdefault(who, Rating())
        before = {who: self[who].points for who in ranks}
        for who, rank in ranks.items():
            rating = self[who]
            rating.played += 1
            rating.won += rank == min(ranks.values())
            for other, theirs in ranks.items():
                if other != who:
                    expected = 1 / (1 + 10 ** ((before[other] - before[who]) / SPREAD))
                    scored = 0.5 if rank == theirs else float(rank < theirs)
                    rating.points += STEP / (len(ranks) - 1) * (scored - expected)
