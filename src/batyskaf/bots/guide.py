# mypyc: compile
"""Heuristics of a game: how promising its moves are, and how good a position is for each seat.

A `Guide` knows one game. Greedy and searching bots are written once, on top of it.
"""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.core.game import OVER, MoveList, State
from batyskaf.core.rng import Rng

MARGIN: Final = 0.3
"""The weight of the lead in the value of a finished game; the rest is winning."""


class Guide:
    """Evaluates moves and positions of one game.

    Moves are evaluated by the points they are expected to bring. A position is a row of numbers for each seat,
    each with a price in points at the beginning of a game and one at its end; together they predict the final points.
    """

    def __init__(self, early: list[float], late: list[float]) -> None:
        self.early: vec[float] = vec[float](early)
        self.late: vec[float] = vec[float](late)
        self.holding: vec[float] = vec[float]([0.0] * len(early))
        self.swing_early: float = 12.0
        """Points of lead that make a likely winner (three in four), at the beginning and at the end."""
        self.swing_late: float = 6.0
        self.warmth: float = 1.0
        """Points that distinguish a good move from a bad one: the fewer, the closer playouts follow the guide."""
        self.curiosity: float = 0.6
        """How much a promising but rarely tried move is preferred; use less where values are close to each other."""
        self.turns: i64 = 1000
        """The length of a playout in turns before the position is evaluated."""
        self.most: i64 = 1000
        """The most decisions of one playout."""

    # What each game implements.

    def seats(self, s: State) -> i64:
        return 1

    def judge(self, s: State, moves: MoveList, out: vec[float]) -> None:
        """Write the expected points of each legal move to `out`, which has room for them."""

    def progress(self, s: State) -> float:
        """The progress of a game, from 0 to 1."""
        return 0.0

    def hold(self, s: State, seat: i64, out: vec[float]) -> None:
        """Write the features of a position for a seat to `out`, in the order of the prices."""

    def points(self, s: State, seat: i64) -> float:
        """The points of a seat once the game is over."""
        return 0.0

    def beats(self, s: State, one: i64, other: i64) -> bool:
        """Whether a seat beats another once the game is over."""
        return False

    def together(self, s: State) -> float:
        """The value of the position for a team, from 0 to 1; negative if players don't share one goal."""
        return -1.0

    # What follows from that.

    def prospects(self, s: State, seat: i64) -> float:
        """The final points that a seat can expect."""
        holding = self.holding
        self.hold(s, seat, holding)
        come = self.progress(s)
        total = 0.0
        for i in range(i64(len(holding))):
            if holding[i] != 0.0:
                total += holding[i] * (self.early[i] + come * (self.late[i] - self.early[i]))
        return total

    def weigh(self, s: State, out: vec[float]) -> None:
        """Write the value of the position for each seat to `out`: from 0 (worst) to 1 (best)."""
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
        come = 0.0 if over else self.progress(s)  # at the end the lead is certain; only its size counts
        swing = self.swing_early + come * (self.swing_late - self.swing_early)
        for seat in range(seats):
            lead = out[seat] - (second if out[seat] == best else best)
            out[seat] = logistic(lead / swing)
            if over:
                out[seat] = MARGIN * out[seat] + (1.0 - MARGIN) * self._won(s, seat, seats)

    def _won(self, s: State, seat: i64, seats: i64) -> float:
        """1 for the winner, shared among those who tie."""
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
    """Scratch space to evaluate one position: its legal moves, their points, and the value for each seat."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.moves = MoveList()
        self.points: vec[float] = vec[float]([0.0] * 64)
        self.values: vec[float] = vec[float]([0.0] * 8)

    def look(self, s: State) -> None:
        """List and evaluate the moves of a position."""
        self.moves.clear()
        s.legal_into(self.moves)
        while len(self.points) < self.moves.n:
            self.points = append(self.points, 0.0)
        if self.moves.n > 1:
            self.guide.judge(s, self.moves, self.points)

    def best(self, s: State) -> i64:
        """The move with the most points."""
        self.look(s)
        best: i64 = 0
        for i in range(1, self.moves.n):
            if self.points[i] > self.points[best]:
                best = i
        return self.moves.items[best]

    def likely(self, s: State, rng: Rng) -> i64:
        """A random move; more promising ones are more likely."""
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

    def playout(self, s: State, rng: Rng) -> None:
        """Let every seat play on by the guide, then evaluate the position for each."""
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
        guide.weigh(s, self.values)

    def finish_turn(self, s: State) -> None:
        """Finish the turn (as a team, the game) with the best moves, then evaluate the position for each seat."""
        owner, left = s.owner, self.guide.most
        shared = self.guide.together(s) >= 0.0
        while s.turn != OVER and (shared or s.owner == owner) and left > 0:
            s.apply(self.best(s))
            left -= 1
        self.guide.weigh(s, self.values)


def soften(points: vec[float], n: i64, warmth: float) -> None:
    """Turn points into probabilities, in place (softmax)."""
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
    """The logistic function: from 0 to 1, one half at 0."""
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))
