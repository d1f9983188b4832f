# mypyc: compile
"""Rulebook: Raise location, Score.

A compulsory effect without a choice resolves itself, unless its owner could claim a goal at this very moment.
"""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.game import MoveList
from batyskaf.core.reason import Reason
from batyskaf.games.aquatica.board import Board
from batyskaf.games.aquatica.codes import NONE, SLOTS, V_RAISE, V_RAISE_FULL, V_SCORE
from batyskaf.games.aquatica.effect import Effect, add_effect, add_frame


def can_raise(s: Board, slot: i64, but: i64) -> bool:
    return s.slot[slot] != NONE and s.slot[slot] != but and not s.fully_risen(slot)


def can_score(s: Board, slot: i64, but: i64) -> bool:
    return s.slot[slot] != but and s.fully_risen(slot)


def list_raisable(s: Board, verb: i64, but: i64, out: MoveList) -> None:
    first = s.seat() * SLOTS
    for slot in range(first, first + SLOTS):
        if can_raise(s, slot, but):
            out.add(s.rules.move(verb, s.slot[slot]))


def wrong_location(s: Board, move: i64, verb: i64) -> Reason | None:
    return Reason("refused-aquatica-location") if s.rules.verb[move] == verb else None


@final
class Raise(Effect):
    """Raise locations by some depths in all."""

    OP: Final[i64] = 8
    KIND: Final[i64] = 10
    LEFT: Final[i64] = 0
    """How many depths are left to raise."""
    BUT: Final[i64] = 1
    """The location that is left out, or NONE."""

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        s.push(Raise.KIND, seat, n, x, 0, 0)

    def useful(self, s: Board, seat: i64, but: i64) -> bool:
        return s.raisable(seat, but) > 0

    def asks(self, s: Board) -> str:
        return "raise"

    def ready(self, s: Board) -> bool:
        left, but, seat = s.get(Raise.LEFT), s.get(Raise.BUT), s.seat()
        targets = s.raisable(seat, but)
        if left == 0 or targets == 0:
            s.pop()
            return False
        if targets > 1 or s.may_claim():
            return s.ask()
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if can_raise(s, slot, but):
                self._raise(s, slot)
                break
        return False

    def legal(self, s: Board, out: MoveList) -> None:
        list_raisable(s, V_RAISE, s.get(Raise.BUT), out)

    def answer(self, s: Board, move: i64) -> None:
        self._raise(s, s.slot_of(s.seat(), s.rules.argument[move]))

    def _raise(self, s: Board, slot: i64) -> None:
        s.put(Raise.LEFT, s.get(Raise.LEFT) - 1)
        s.raise_location(s.seat(), slot, 1)

    def why_not(self, s: Board, move: i64) -> Reason | None:
        return wrong_location(s, move, V_RAISE)


add_effect(Raise.OP, Raise())
add_frame(Raise.KIND, "raise", Raise())


@final
class RaiseFull(Effect):
    """Raise one location until it is fully risen."""

    OP: Final[i64] = 9
    KIND: Final[i64] = 11
    BUT: Final[i64] = 0
    """The location that is left out, or NONE."""

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        s.push(RaiseFull.KIND, seat, x, 0, 0, 0)

    def useful(self, s: Board, seat: i64, but: i64) -> bool:
        return s.raisable(seat, but) > 0

    def asks(self, s: Board) -> str:
        return "lift"

    def ready(self, s: Board) -> bool:
        but, seat = s.get(RaiseFull.BUT), s.seat()
        targets = s.raisable(seat, but)
        if targets > 1 or (targets == 1 and s.may_claim()):
            return s.ask()
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if can_raise(s, slot, but):
                self._raise(s, slot)
                return False
        s.pop()
        return False

    def legal(self, s: Board, out: MoveList) -> None:
        list_raisable(s, V_RAISE_FULL, s.get(RaiseFull.BUT), out)

    def answer(self, s: Board, move: i64) -> None:
        self._raise(s, s.slot_of(s.seat(), s.rules.argument[move]))

    def _raise(self, s: Board, slot: i64) -> None:
        seat = s.seat()
        s.pop()
        s.raise_location(seat, slot, s.rules.depths[s.slot[slot]] - s.risen[slot])

    def why_not(self, s: Board, move: i64) -> Reason | None:
        return wrong_location(s, move, V_RAISE_FULL)


add_effect(RaiseFull.OP, RaiseFull())
add_frame(RaiseFull.KIND, "lift", RaiseFull())


@final
class Score(Effect):
    """Score some fully risen locations."""

    OP: Final[i64] = 10
    KIND: Final[i64] = 12
    LEFT: Final[i64] = 0
    """How many locations are left to score."""
    BUT: Final[i64] = 1
    """The location that is left out, or NONE."""

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        s.push(Score.KIND, seat, n, x, 0, 0)

    def useful(self, s: Board, seat: i64, but: i64) -> bool:
        return s.scorable(seat, but) > 0

    def asks(self, s: Board) -> str:
        return "score"

    def ready(self, s: Board) -> bool:
        left, but, seat = s.get(Score.LEFT), s.get(Score.BUT), s.seat()
        targets = s.scorable(seat, but)
        if left == 0 or targets == 0:
            s.pop()
            return False
        if targets > left or s.may_claim():
            return s.ask()
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if can_score(s, slot, but):
                self._score(s, slot)
                break
        return False

    def legal(self, s: Board, out: MoveList) -> None:
        but, first = s.get(Score.BUT), s.seat() * SLOTS
        for slot in range(first, first + SLOTS):
            if can_score(s, slot, but):
                out.add(s.rules.move(V_SCORE, s.slot[slot]))

    def answer(self, s: Board, move: i64) -> None:
        self._score(s, s.slot_of(s.seat(), s.rules.argument[move]))

    def _score(self, s: Board, slot: i64) -> None:
        s.put(Score.LEFT, s.get(Score.LEFT) - 1)
        s.score_location(s.seat(), slot)

    def why_not(self, s: Board, move: i64) -> Reason | None:
        return wrong_location(s, move, V_SCORE)


add_effect(Score.OP, Score())
add_frame(Score.KIND, "score", Score())
