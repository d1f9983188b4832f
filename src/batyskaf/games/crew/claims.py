# mypyc: compile
"""Sharing out the tasks by claims: freely, or all to one owner.

What a crew would talk over is one round in order: each seat claims or leaves; if that does not decide it, the captain
(among two volunteers the first of them) decides.
"""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.games.crew.codes import ALL_TASKS, ASSIGN, CLAIM, E_CLAIMED, LEAVE, P_ASSIGN, P_CLAIM, P_DISTRESS
from batyskaf.games.crew.distribution import may_own, may_own_all, take, take_all
from batyskaf.games.crew.rules import VOLUNTEER
from batyskaf.games.crew.state import CrewState, Phase


def sharers(s: CrewState) -> i64:
    """The seats that share out tasks by claims: everyone, or the two volunteers, as a mask."""
    if s.setup.distribution == VOLUNTEER:
        return s.yes & (BIT[s.seats] - 1)
    return BIT[s.seats] - 1


def can_claim(s: CrewState, seat: i64) -> bool:
    """Whether a seat may own what is being claimed and everybody still gets the task they must have."""
    if not sharers(s) & BIT[seat]:
        return False
    if s.at == ALL_TASKS:
        return may_own_all(s, seat)
    if not may_own(s, seat, s.at):
        return False
    return s.setup.distribution != VOLUNTEER or _leaves_one(s, seat)


def _leaves_one(s: CrewState, seat: i64) -> bool:
    """Mission 26: each of the two volunteers must own at least one task in the end."""
    for other in range(s.seats):
        if other == seat or not sharers(s) & BIT[other]:
            continue
        could = other in s.owners
        for j in range(s.at + 1, i64(len(s.owners))):
            could = could or may_own(s, other, j)
        if not could:
            return False
    return True


CLAIMED: Final[i64] = 8
"""Claims share `yes` with the volunteers: they are this many bits above them."""


@final
class Claim(Phase):
    """One round about a task (or about all): who wants it?"""

    def enter(self, s: CrewState) -> None:
        s.asked = 0
        s.yes &= BIT[CLAIMED] - 1
        self._ask_from(s, self._first(s))

    def _first(self, s: CrewState) -> i64:
        return s.captain if s.setup.distribution != VOLUNTEER else s.next_seat(s.captain)

    def _ask_from(self, s: CrewState, seat: i64) -> None:
        """Ask the next seat that may claim; if only one may, or all have spoken, decide."""
        able: i64 = 0
        only: i64 = 0
        for other in range(s.seats):
            if can_claim(s, other):
                able += 1
                only = other
        if able == 1:
            self.give(s, only)
            return
        while s.asked < s.seats and not can_claim(s, seat):
            seat = s.next_seat(seat)
            s.asked += 1
        if s.asked < s.seats:
            s.ask(seat)
        else:
            self._count(s)

    def legal(self, s: CrewState, out: MoveList) -> None:
        out.add(CLAIM)
        out.add(LEAVE)

    def answer(self, s: CrewState, move: i64) -> None:
        if move == CLAIM:
            s.yes |= BIT[s.owner + CLAIMED]
        task: i64 = -1
        if s.at != ALL_TASKS:
            task = s.deal.tasks[s.at]
        s.record(E_CLAIMED, s.owner, task, 1 if move == CLAIM else 0)
        s.asked += 1
        self._ask_from(s, s.next_seat(s.owner))

    def _count(self, s: CrewState) -> None:
        claimed: i64 = 0
        claimant: i64 = -1
        for seat in range(s.seats):
            if s.yes & BIT[seat + CLAIMED]:
                claimed += 1
                claimant = seat
        if claimed == 1:
            self.give(s, claimant)
        else:
            s.go(P_ASSIGN)

    def give(self, s: CrewState, seat: i64) -> None:
        """Give what was claimed to a seat and continue with the next task."""
        if s.at == ALL_TASKS:
            take_all(s, seat)
            return
        take(s, s.at, seat)
        s.at += 1
        s.go(P_CLAIM if s.at < len(s.owners) else P_DISTRESS)


CLAIMING: Final = Claim()


@final
class Assign(Phase):
    """The round did not decide it: the captain, or the first volunteer, decides among those who claimed."""

    def enter(self, s: CrewState) -> None:
        seat = s.captain
        if s.setup.distribution == VOLUNTEER:
            seat = s.next_seat(s.captain)
            while not sharers(s) & BIT[seat]:
                seat = s.next_seat(seat)
        s.ask(seat)

    def legal(self, s: CrewState, out: MoveList) -> None:
        for seat in range(s.seats):
            if can_claim(s, seat) and (s.yes < BIT[CLAIMED] or s.yes & BIT[seat + CLAIMED]):
                out.add(ASSIGN + seat)

    def answer(self, s: CrewState, move: i64) -> None:
        CLAIMING.give(s, move - ASSIGN)
