"""Elo ratings for any number of players: each pair of players at a table counts as a game.

>>> board = Ratings()
>>> board.play({"ada": 1, "bo": 2, "cy": 2})
>>> [(who, round(board[who].points)) for who in ("ada", "bo", "cy")]
[('ada', 1516), ('bo', 1492), ('cy', 1492)]
"""

from collections.abc import Mapping

START = 1500.0
STEP = 32.0
"""The most that one table can change a rating."""
SPREAD = 400.0


class Rating:
    """Points, tables played and tables won (a shared first place counts as won)."""

    __slots__ = ("played", "points", "won")

    def __init__(self) -> None:
        self.points = START
        self.played = 0
        self.won = 0


class Ratings(dict[str, Rating]):
    """Ratings by player. They depend on the order of the tables, as every running rating does."""

    def play(self, ranks: Mapping[str, int]) -> None:
        """Add one table: the rank of every rated player, 1 for the best."""
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
