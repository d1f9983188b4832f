# mypyc: compile
"""Sharing out the tasks: who may own what, and choosing in turn. `claims` and `delegation` have the other ways."""

from typing import final

from mypy_extensions import i64

from batyskaf.core.game import MoveList
from batyskaf.core.reason import Reason
from batyskaf.games.crew.codes import (
    ALL_TASKS,
    E_PASSED,
    E_TAKEN,
    P_CLAIM,
    P_DISTRESS,
    P_KEEP,
    P_VOLUNTEER,
    PASS,
    TAKE,
)
from batyskaf.games.crew.rules import CAPTAIN_ALL, CAPTAIN_OR_OTHER, DRAFT, NO_TASKS, ONE_OWNER, VOLUNTEER
from batyskaf.games.crew.state import CrewState, Phase


def take(s: CrewState, i: i64, seat: i64) -> None:
    """Give the i-th task to a seat."""
    s.owners[i] = seat
    s.record(E_TAKEN, seat, s.deal.tasks[i], 0)


def take_all(s: CrewState, seat: i64) -> None:
    for i in range(i64(len(s.owners))):
        take(s, i, seat)
    s.go(P_DISTRESS)


def take_given(s: CrewState) -> None:
    """Give each task to the owner that a position names."""
    s.delegated = s.setup.delegated
    for i in range(i64(len(s.owners))):
        take(s, i, s.setup.owners[i])
    s.go(P_DISTRESS)


def in_middle(s: CrewState) -> i64:
    """How many tasks nobody owns yet."""
    total: i64 = 0
    for owner in s.owners:
        if owner < 0:
            total += 1
    return total


def may_own(s: CrewState, seat: i64, i: i64) -> bool:
    """Rulebook: the captain can't own a task that compares with the captain."""
    return seat != s.captain or s.task(i).captain_may_own


def may_own_all(s: CrewState, seat: i64) -> bool:
    for i in range(i64(len(s.owners))):
        if not may_own(s, seat, i):
            return False
    return True


@final
class Draft(Phase):
    """Choosing in turn from the captain clockwise. Every attempt begins here and turns to its own way of sharing."""

    def enter(self, s: CrewState) -> None:
        mode = s.setup.distribution
        s.asked = 0
        if len(s.setup.owners) > 0:
            take_given(s)
        elif mode == NO_TASKS or len(s.owners) == 0:
            s.go(P_DISTRESS)
        elif mode == DRAFT:
            s.ask(s.next_seat(s.captain) if s.setup.skip_captain else s.captain)
        elif mode == CAPTAIN_ALL:
            take_all(s, s.captain)
        elif mode == CAPTAIN_OR_OTHER:
            s.go(P_KEEP)
        elif mode == VOLUNTEER:
            s.go(P_VOLUNTEER)
        else:
            s.at = ALL_TASKS if mode == ONE_OWNER else 0
            s.go(P_CLAIM)

    def legal(self, s: CrewState, out: MoveList) -> None:
        if self._may_pass(s):
            out.add(PASS)
        first = out.n
        for i in range(i64(len(s.owners))):
            if s.owners[i] < 0 and self._may_take(s, i):
                insert(out, first, TAKE + s.deal.tasks[i])

    def answer(self, s: CrewState, move: i64) -> None:
        if move == PASS:
            s.record(E_PASSED, s.owner, 0, 0)
        else:
            i: i64 = 0
            while s.deal.tasks[i] != move - TAKE or s.owners[i] >= 0:
                i += 1
            take(s, i, s.owner)
        if in_middle(s) == 0:
            s.go(P_DISTRESS)
            return
        s.asked += 1
        seat = s.next_seat(s.owner)
        if s.setup.skip_captain and seat == s.captain:
            seat = s.next_seat(seat)
        s.ask(seat)

    def _choosers(self, s: CrewState) -> i64:
        return s.seats - 1 if s.setup.skip_captain else s.seats

    def _may_pass(self, s: CrewState) -> bool:
        """Only with fewer tasks than choosers, and only while the later seats of the one round can take the rest."""
        return not self._must_begin(s) and len(s.owners) < self._choosers(s) and self._others_suffice(s)

    def _must_begin(self, s: CrewState) -> bool:
        """Mission 19: the captain begins with a hardest task if there is one that the captain may own."""
        return s.setup.hardest_first and s.asked == 0 and s.setup.hardest(s.deal.tasks) >= 0

    def _others_suffice(self, s: CrewState) -> bool:
        return in_middle(s) <= self._choosers(s) - s.asked - 1

    def _may_take(self, s: CrewState, i: i64) -> bool:
        if not may_own(s, s.owner, i):
            return False
        if s.setup.hardest_first and s.asked == 0:
            return self._is_hardest(s, i)
        return self._leaves_enough(s, i)

    def _is_hardest(self, s: CrewState, i: i64) -> bool:
        """Mission 19: the captain begins with a hardest task that the captain may own."""
        return s.setup.rules.difficulty_of(s.deal.tasks[i], s.seats) == s.setup.hardest(s.deal.tasks)

    def _leaves_enough(self, s: CrewState, i: i64) -> bool:
        """Nobody may take a task so that only tasks the captain can't own are left when the captain has to choose."""
        if len(s.owners) < self._choosers(s) or s.setup.skip_captain:
            return True
        left: i64 = 0
        for j in range(i64(len(s.owners))):
            if j != i and s.owners[j] < 0 and may_own(s, s.captain, j):
                left += 1
        later = in_middle(s) - 1
        until_captain = s.seats - s.asked % s.seats - 1
        return left >= (later - until_captain + s.seats - 1) // s.seats if later > until_captain else True

    def why_not(self, s: CrewState, move: i64) -> Reason:
        if move == PASS:
            return self._why_not_pass(s)
        if move >= TAKE:
            for i in range(i64(len(s.owners))):
                if s.deal.tasks[i] == move - TAKE and s.owners[i] < 0:
                    return Reason(
                        "refused-crew-captain-task" if not may_own(s, s.owner, i) else "refused-crew-other-task"
                    )
            return Reason("refused-crew-no-such-task")
        return Phase.why_not(self, s, move)

    def _why_not_pass(self, s: CrewState) -> Reason:
        if self._must_begin(s):
            return Reason("refused-crew-hardest-first")
        many = len(s.owners) >= self._choosers(s)
        return Reason("refused-crew-many-tasks" if many else "refused-crew-no-passing")


def insert(out: MoveList, first: i64, move: i64) -> None:
    """Put a move in its place, so that moves from `first` on ascend."""
    out.add(move)
    i = out.n - 1
    while i > first and out.items[i - 1] > move:
        out.items[i] = out.items[i - 1]
        i -= 1
    out.items[i] = move
