# mypyc: compile
"""What a game tells those who think about it: how promising moves look, and how a position stands for each seat.

A `Guide` knows one game. Everything that searches or plays greedily is written once, on top of it.
"""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.core.game import OVER, MoveList, State
from batyskaf.core.rng import Rng

MARGIN: Final = 0.3
"""How much the lead counts at the end, beside who has won."""


class Guide:
    """Judges moves and positions of one game.

    Moves are judged by the points they seem to bring. What a position holds for a seat is a row of numbers, each with a
    price in points at the beginning of a game and one at its end; together they foretell the points at the end.
    """

    def __init__(self, early: list[float], late: list[float]) -> None:
        self.early: vec[float] = vec[float](early)
        self.late: vec[float] = vec[float](late)
        self.holding: vec[float] = vec[float]([0.0] * len(early))
        self.swing_early: float = 12.0
        """How many points of lead make a likely winner (three in four) at the beginning, and at the end."""
        self.swing_late: float = 6.0
        self.warmth: float = 1.0
        """How many points tell a good move from a bad one: the less, the more daydreams follow the guide."""
        self.curiosity: float = 0.6
        """How much a promising but little tried move is preferred; less of it where standings lie close together."""
        self.turns: i64 = 1000
        """How many turns daydreams go on before the position is judged."""
        self.most: i64 = 1000
        """The most decisions of one daydream."""

    # What each game brings.

    def seats(self, s: State) -> i64:
        return 1

    def judge(self, s: State, moves: MoveList, out: vec[float]) -> None:
        """Write what each of the legal moves seems to bring, in points, to `out`, which has room for them."""

    def progress(self, s: State) -> float:
        """How far a game has come, from 0 to 1."""
        return 0.0

    def hold(self, s: State, seat: i64, out: vec[float]) -> None:
        """Write what a position holds for a seat to `out`, in the order of the prices."""

    def points(self, s: State, seat: i64) -> float:
        """The points of a seat once the game is over."""
        return 0.0

    def beats(self, s: State, one: i64, other: i64) -> bool:
        """Whether a seat has won over another once the game is over."""
        return False

    def together(self, s: State) -> float:
        """How well all stand together, from 0 to 1, where they share one goal; else less than 0."""
        return -1.0

    # What follows from it.

    def prospects(self, s: State, seat: i64) -> float:
        """The points a seat can be expected to end with."""
        holding = self.holding
        self.hold(s, seat, holding)
        come = self.progress(s)
        total = 0.0
        for i in range(i64(len(holding))):
            if holding[i] != 0.0:
                total += holding[i] * (self.early[i] + come * (self.late[i] - self.early[i]))
        return total

    def weigh(self, s: State, out: vec[float]) -> None:
        """Write how well each seat stands to `out`: from 0, the worst end for it, to 1, the best."""
        seats = self.seats(s)
        shared = self.together(s)
        if shared >= 0.0:
            for seat in range(seats):
                out[seat] = shared
            return
        over = s.turn == OVER
        for seat in range(seats):
            out[seat] = self.points(s, seat) if over else self.prospects(s, seat)
        best, second = out[0], -1000.0
        for seat in range(1, seats):
            if out[seat] > best:
                second = best
                best = out[seat]
            elif out[seat] > second:
                second = out[seat]
        come = 0.0 if over else self.progress(s)  # at the end the lead is no longer in doubt, only how large it is
        swing = self.swing_early + come * (self.swing_late - self.swing_early)
        for seat in range(seats):
            lead = out[seat] - (second if out[seat] == best else best)
            out[seat] = logistic(lead / swing)
            if over:
                out[seat] = MARGIN * out[seat] + (1.0 - MARGIN) * self._won(s, seat, seats)

    def _won(self, s: State, seat: i64, seats: i64) -> float:
        """1 for whoever wins, shared among those who tie."""
        tied: i64 = 1
        for other in range(seats):
            if other != seat:
                if self.beats(s, other, seat):
                    return 0.0
                if not self.beats(s, seat, other):
                    tied += 1
        return 1.0 / float(tied)


@final
class Thoughts:
    """Scratch room for judging one position: its legal moves and what they seem to bring."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.moves = MoveList()
        self.points: vec[float] = vec[float]([0.0] * 64)
        self.standing: vec[float] = vec[float]([0.0] * 8)

    def look(self, s: State) -> None:
        """List and judge the moves of a position."""
        self.moves.clear()
        s.legal_into(self.moves)
        while len(self.points) < self.moves.n:
            self.points = append(self.points, 0.0)
        if self.moves.n > 1:
            self.guide.judge(s, self.moves, self.points)

    def best(self, s: State) -> i64:
        """The move that seems to bring most."""
        self.look(s)
        best: i64 = 0
        for i in range(1, self.moves.n):
            if self.points[i] > self.points[best]:
                best = i
        return self.moves.items[best]

    def likely(self, s: State, rng: Rng) -> i64:
        """Some move, the more promising the likelier."""
        self.look(s)
        n = self.moves.n
        if n == 1:
            return self.moves.items[0]
        soften(self.points, n, self.guide.warmth)
        at = rng.fraction()
        for i in range(n - 1):
            at -= self.points[i]
            if at < 0.0:
                return self.moves.items[i]
        return self.moves.items[n - 1]

    def daydream(self, s: State, rng: Rng) -> None:
        """Play a position on, everybody by the guide, then see how each seat stands."""
        guide = self.guide
        left, owner, turns = guide.most, s.owner, guide.turns
        while s.turn != OVER and left > 0:
            s.apply(self.likely(s, rng))
            left -= 1
            if s.owner != owner:
                owner = s.owner
                turns -= 1
                if turns <= 0:
                    break
        guide.weigh(s, self.standing)

    def finish_turn(self, s: State) -> None:
        """Bring the turn, or a game that all share, to its end by what seems best, then see how each seat stands."""
        owner, left = s.owner, self.guide.most
        shared = self.guide.together(s) >= 0.0
        while s.turn != OVER and (shared or s.owner == owner) and left > 0:
            s.apply(self.best(s))
            left -= 1
        self.guide.weigh(s, self.standing)


def soften(points: vec[float], n: i64, warmth: float) -> None:
    """Turn points into shares of 1, in place."""
    top = points[0]
    for i in range(1, n):
        if points[i] > top:
            top = points[i]
    total = 0.0
    for i in range(n):
        points[i] = exp((points[i] - top) / warmth)
        total += points[i]
    for i in range(n):
        points[i] /= total


def logistic(x: float) -> float:
    """From 0 to 1, one half at 0."""
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))
