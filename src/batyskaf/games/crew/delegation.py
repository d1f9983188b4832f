# mypyc: compile
"""Sharing out all tasks at once: kept or handed over by the captain, or taken by volunteers."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.games.crew.codes import ACCEPT, ASK, ASSIGN, DECLINE, E_ANSWERED, KEEP, P_CLAIM, P_HAND_OVER, P_WILLING
from batyskaf.games.crew.distribution import may_own, may_own_all, take_all
from batyskaf.games.crew.state import CrewState, Phase


@final
class Keep(Phase):
    """Missions 10 and 13: the captain takes every task or asks who would."""

    def enter(self, s: CrewState) -> None:
        if may_own_all(s, s.captain):
            s.ask(s.captain)
        else:
            s.go(P_WILLING)

    def legal(self, s: CrewState, out: MoveList) -> None:
        out.add(KEEP)
        out.add(ASK)

    def answer(self, s: CrewState, move: i64) -> None:
        s.record(E_ANSWERED, s.owner, move, 0)
        if move == KEEP:
            take_all(s, s.captain)
        else:
            s.go(P_WILLING)


@final
class Willing(Phase):
    """Everybody but the captain says whether they would take the tasks."""

    def enter(self, s: CrewState) -> None:
        s.yes = 0
        s.ask(s.next_seat(s.captain))

    def legal(self, s: CrewState, out: MoveList) -> None:
        out.add(ACCEPT)
        out.add(DECLINE)

    def answer(self, s: CrewState, move: i64) -> None:
        s.record(E_ANSWERED, s.owner, move, 0)
        if move == ACCEPT:
            s.yes |= BIT[s.owner]
        seat = s.next_seat(s.owner)
        if seat != s.captain:
            s.ask(seat)
        else:
            s.go(P_HAND_OVER)


@final
class HandOver(Phase):
    """The captain hands the tasks to a willing member, or keeps them after all."""

    def enter(self, s: CrewState) -> None:
        if s.yes == 0 and may_own_all(s, s.captain):
            take_all(s, s.captain)
        else:
            s.ask(s.captain)

    def legal(self, s: CrewState, out: MoveList) -> None:
        if may_own_all(s, s.captain):
            out.add(KEEP)
        for seat in range(s.seats):
            if seat != s.captain and (s.yes == 0 or s.yes & BIT[seat]):
                out.add(ASSIGN + seat)

    def answer(self, s: CrewState, move: i64) -> None:
        if move == KEEP:
            take_all(s, s.captain)
        else:
            s.delegated = True
            take_all(s, move - ASSIGN)


@final
class Volunteer(Phase):
    """Timed missions: asked clockwise, the captain last. The last seats must accept if volunteers are still missing."""

    def enter(self, s: CrewState) -> None:
        s.yes = 0
        s.asked = 0
        self._ask_from(s, s.next_seat(s.captain))

    def _able(self, s: CrewState, seat: i64) -> bool:
        """Whether a seat could own what a volunteer must own."""
        if s.setup.volunteers == 1:
            return may_own_all(s, seat)
        for i in range(i64(len(s.owners))):
            if may_own(s, seat, i):
                return True
        return False

    def _ask_from(self, s: CrewState, seat: i64) -> None:
        missing = s.setup.volunteers
        for other in range(s.seats):
            if s.yes & BIT[other]:
                missing -= 1
        if missing == 0:
            self._done(s)
            return
        rest = vec[i64]()
        after = seat
        for _ in range(s.asked, s.seats):
            if self._able(s, after):
                rest = append(rest, after)
            after = s.next_seat(after)
        if len(rest) <= missing:
            for other in rest:
                s.yes |= BIT[other]
                s.record(E_ANSWERED, other, ACCEPT, 1)
            self._done(s)
        else:
            while not self._able(s, seat):
                seat = s.next_seat(seat)
                s.asked += 1
            s.ask(seat)

    def legal(self, s: CrewState, out: MoveList) -> None:
        out.add(ACCEPT)
        out.add(DECLINE)

    def answer(self, s: CrewState, move: i64) -> None:
        s.record(E_ANSWERED, s.owner, move, 0)
        if move == ACCEPT:
            s.yes |= BIT[s.owner]
        s.asked += 1
        self._ask_from(s, s.next_seat(s.owner))

    def _done(self, s: CrewState) -> None:
        if s.setup.volunteers == 1:
            seat: i64 = 0
            while not s.yes & BIT[seat]:
                seat += 1
            take_all(s, seat)
        else:
            s.at = 0
            s.go(P_CLAIM)
