# mypyc: compile
"""Sharing out the tasks: chosen in turn, freely, to one owner, kept or handed over by the captain, by volunteers.

What a crew would talk over is one round in order: each seat claims or leaves; if that does not settle it, the captain
(among two volunteers the first of them) decides.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.core.reason import Reason
from batyskaf.games.crew.codes import (
    ACCEPT,
    ALL_TASKS,
    ASK,
    ASSIGN,
    CLAIM,
    DECLINE,
    E_ANSWERED,
    E_CLAIMED,
    E_PASSED,
    E_TAKEN,
    KEEP,
    LEAVE,
    P_ASSIGN,
    P_CLAIM,
    P_DISTRESS,
    P_HAND_OVER,
    P_KEEP,
    P_VOLUNTEER,
    P_WILLING,
    PASS,
    TAKE,
)
from batyskaf.games.crew.rules import CAPTAIN_ALL, CAPTAIN_OR_OTHER, DRAFT, NO_TASKS, ONE_OWNER, VOLUNTEER
from batyskaf.games.crew.state import CrewState, Phase


def take(s: CrewState, i: i64, seat: i64) -> None:
    """Give the i-th task to a seat."""
    s.owners[i] = seat
    s.tell(E_TAKEN, seat, s.deal.tasks[i], 0)


def take_all(s: CrewState, seat: i64) -> None:
    for i in range(i64(len(s.owners))):
        take(s, i, seat)
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
        if mode == NO_TASKS or len(s.owners) == 0:
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
            s.tell(E_PASSED, s.owner, 0, 0)
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


# --- claims ----------------------------------------------------------------------------------------------------------


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
"""Claims share `yes` with the volunteers: they stand this many bits above them."""


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
        """Ask the next seat that may claim; if only one may, or all have spoken, settle it."""
        able: i64 = 0
        only: i64 = 0
        for other in range(s.seats):
            if can_claim(s, other):
                able += 1
                only = other
        if able == 1:
            self.settle(s, only)
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
        s.tell(E_CLAIMED, s.owner, -1 if s.at == ALL_TASKS else s.deal.tasks[s.at], 1 if move == CLAIM else 0)
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
            self.settle(s, claimant)
        else:
            s.go(P_ASSIGN)

    def settle(self, s: CrewState, seat: i64) -> None:
        """Give what was claimed to a seat and go on to the next task."""
        if s.at == ALL_TASKS:
            take_all(s, seat)
            return
        take(s, s.at, seat)
        s.at += 1
        s.go(P_CLAIM if s.at < len(s.owners) else P_DISTRESS)


CLAIMING: Final = Claim()


@final
class Assign(Phase):
    """The round did not settle it: the captain, or the first volunteer, decides among those who claimed."""

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
        CLAIMING.settle(s, move - ASSIGN)


# --- the captain keeps or hands over ---------------------------------------------------------------------------------


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
        s.tell(E_ANSWERED, s.owner, move, 0)
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
        s.tell(E_ANSWERED, s.owner, move, 0)
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
    """Timed missions: asked clockwise, the captain last; when only as many are left as are missing, they must."""

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
                s.tell(E_ANSWERED, other, ACCEPT, 1)
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
        s.tell(E_ANSWERED, s.owner, move, 0)
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
