# mypyc: compile
"""Effects on one's own cards and mantas, scouting, and effects on rivals.

A compulsory effect without a choice goes on by itself, unless its owner could claim a goal at this very moment.
"""

from typing import final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.games.aquatica.codes import (
    ALL,
    BOTTOM,
    BY_RIVAL,
    E_DROPPED,
    E_READIED,
    E_RIVAL,
    E_SCOUTED,
    E_SKIPPED,
    E_TOOK_BACK,
    F_RIVAL,
    F_SHED,
    NONE,
    RIVAL_SEAT,
    SLOTS,
    SPOTS,
    TOP,
    TRACKS,
    V_CONTINUE,
    V_DROP,
    V_LIFT,
    V_RAISE,
    V_RIVAL,
    V_SCORE,
    V_SCOUT,
    V_SHED,
    V_SKIP,
    V_TAKE_BACK,
)
from batyskaf.games.aquatica.state import AquaticaState, Frame
from batyskaf.games.aquatica.turn import begin_effect

# --- raising and scoring ---------------------------------------------------------------------------------------------


def can_raise(s: AquaticaState, slot: i64, but: i64) -> bool:
    return s.slot[slot] != NONE and s.slot[slot] != but and not s.fully_risen(slot)


@final
class Raise(Frame):
    """Rulebook: Raise location. How many depths are left, the location left out, the seat."""

    def ready(self, s: AquaticaState) -> bool:
        left, but, seat = s.a(), s.b(), s.c()
        targets = s.raisable(seat, but)
        if left == 0 or targets == 0:
            s.pop()
            return False
        if targets > 1 or s.may_claim(seat):
            return s.ask(seat)
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if can_raise(s, slot, but):
                s.set_a(left - 1)
                s.lift(seat, slot, 1)
                break
        return False

    def legal(self, s: AquaticaState, out: MoveList) -> None:
        but, seat = s.b(), s.c()
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if can_raise(s, slot, but):
                out.add(s.rules.move(V_RAISE, s.slot[slot]))

    def answer(self, s: AquaticaState, move: i64) -> None:
        s.set_a(s.a() - 1)
        s.lift(s.c(), s.slot_of(s.c(), s.argument(move)), 1)


@final
class Lift(Frame):
    """Raise one other location until it is fully risen."""

    def ready(self, s: AquaticaState) -> bool:
        but, seat = s.b(), s.c()
        targets = s.raisable(seat, but)
        if targets > 1 or (targets == 1 and s.may_claim(seat)):
            return s.ask(seat)
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if can_raise(s, slot, but):
                self._lift(s, slot)
                return False
        s.pop()
        return False

    def legal(self, s: AquaticaState, out: MoveList) -> None:
        but, seat = s.b(), s.c()
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if can_raise(s, slot, but):
                out.add(s.rules.move(V_LIFT, s.slot[slot]))

    def answer(self, s: AquaticaState, move: i64) -> None:
        self._lift(s, s.slot_of(s.c(), s.argument(move)))

    def _lift(self, s: AquaticaState, slot: i64) -> None:
        seat = s.c()
        s.pop()
        s.lift(seat, slot, s.rules.depths[s.slot[slot]] - s.risen[slot])


@final
class Score(Frame):
    """Rulebook: Score. How many locations are left to score, the location left out, the seat."""

    def ready(self, s: AquaticaState) -> bool:
        left, but, seat = s.a(), s.b(), s.c()
        targets = s.scorable(seat, but)
        if left == 0 or targets == 0:
            s.pop()
            return False
        if targets > left or s.may_claim(seat):
            return s.ask(seat)
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if s.slot[slot] != but and s.fully_risen(slot):
                s.set_a(left - 1)
                s.score_location(seat, slot)
                break
        return False

    def legal(self, s: AquaticaState, out: MoveList) -> None:
        but, seat = s.b(), s.c()
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if s.slot[slot] != but and s.fully_risen(slot):
                out.add(s.rules.move(V_SCORE, s.slot[slot]))

    def answer(self, s: AquaticaState, move: i64) -> None:
        s.set_a(s.a() - 1)
        s.score_location(s.c(), s.slot_of(s.c(), s.argument(move)))


# --- cards and mantas ------------------------------------------------------------------------------------------------


def take_back(s: AquaticaState, seat: i64, character: i64) -> None:
    s.undiscard(seat, character)
    s.hold(seat, character)
    s.tell(E_TOOK_BACK, seat, character, 0)


@final
class TakeBack(Frame):
    """Characters return from the discard pile to the hand: how many are left to take, and the seat."""

    def ready(self, s: AquaticaState) -> bool:
        left, seat = s.a(), s.c()
        size = s.pile_size[seat]
        if left == 0 or size == 0:
            s.pop()
            return False
        if s.may_claim(seat) or (size > left and not self._alike(s, seat)):
            return s.ask(seat)
        self._next(s)
        return False

    def _alike(self, s: AquaticaState, seat: i64) -> bool:
        """Whether the pile holds one kind of character only."""
        base = seat * s.room
        for i in range(s.pile_size[seat]):
            if s.pile[base + i] != s.pile[base]:
                return False
        return True

    def _next(self, s: AquaticaState) -> None:
        """Take one, or the whole pile if all come back."""
        left, seat = s.a(), s.c()
        if left < ALL:
            s.set_a(left - 1)
            take_back(s, seat, s.pile[seat * s.room + s.pile_size[seat] - 1])
            return
        while s.pile_size[seat] > 0:
            take_back(s, seat, s.pile[seat * s.room + s.pile_size[seat] - 1])

    def legal(self, s: AquaticaState, out: MoveList) -> None:
        seat = s.c()
        if s.a() >= ALL:
            out.add(s.rules.move(V_CONTINUE, 0))
            return
        for character in range(s.rules.kinds):
            if s.discarded(seat, character) > 0:
                out.add(s.rules.move(V_TAKE_BACK, character))

    def answer(self, s: AquaticaState, move: i64) -> None:
        if s.rules.verb[move] == V_CONTINUE:
            self._next(s)
            return
        s.set_a(s.a() - 1)
        take_back(s, s.c(), s.argument(move))


@final
class Ready(Frame):
    """All tired mantas of the owner become ready."""

    def ready(self, s: AquaticaState) -> bool:
        if s.tired_count(s.c()) > 0 and s.may_claim(s.c()):
            return s.ask(s.c())
        self._turn_over(s)
        return False

    def legal(self, s: AquaticaState, out: MoveList) -> None:
        out.add(s.rules.move(V_CONTINUE, 0))

    def answer(self, s: AquaticaState, move: i64) -> None:
        self._turn_over(s)

    def _turn_over(self, s: AquaticaState) -> None:
        seat = s.c()
        s.pop()
        turned: i64 = 0
        for i in range(seat * s.rules.herd, (seat + 1) * s.rules.herd):
            turned += s.tired_mantas[i]
            s.ready_mantas[i] += s.tired_mantas[i]
            s.tired_mantas[i] = 0
        if turned > 0:
            s.tell(E_READIED, seat, turned, 0)


@final
class Drop(Frame):
    """A rival discards cards of their choice, never one that stays in hand: how many are left, and the seat."""

    def ready(self, s: AquaticaState) -> bool:
        left, seat = s.a(), s.c()
        kinds: i64 = 0
        last: i64 = NONE
        for character in range(s.rules.kinds):
            if s.hand[seat * s.rules.kinds + character] > 0 and not s.rules.stays[character]:
                kinds += 1
                last = character
        if left == 0 or kinds == 0:
            s.pop()
            return False
        if kinds > 1:
            return s.ask(seat)
        self._drop(s, last)
        return False

    def legal(self, s: AquaticaState, out: MoveList) -> None:
        seat = s.c()
        for character in range(s.rules.kinds):
            if s.hand[seat * s.rules.kinds + character] > 0 and not s.rules.stays[character]:
                out.add(s.rules.move(V_DROP, character))

    def answer(self, s: AquaticaState, move: i64) -> None:
        self._drop(s, s.argument(move))

    def _drop(self, s: AquaticaState, character: i64) -> None:
        s.set_a(s.a() - 1)
        s.let_go(s.c(), character)
        s.discard(s.c(), character)
        s.tell(E_DROPPED, s.c(), character, 0)


@final
class Others(Frame):
    """Each rival, clockwise, carries an effect out: how much, which effect, and the seat that did it last."""

    def ready(self, s: AquaticaState) -> bool:
        n, op = s.a(), s.b()
        seat = (s.c() + 1) % s.seats
        if seat == s.owner:
            s.pop()
            return False
        s.set_c(seat)
        begin_effect(s, op, n, NONE, seat)
        return False


# --- scouting --------------------------------------------------------------------------------------------------------


def can_scout(s: AquaticaState) -> bool:
    """Whether scouting would move anything and is allowed with so many locations below."""
    below = s.bottom_count()
    if below > TOP and not s.setup.scout_crowded:
        return False
    if below > 0 or s.dealt < len(s.deal.locations):
        return True
    for i in range(TOP):
        if s.top[i] != NONE:
            return True
    return False


@final
class Scout(Frame):
    """Rulebook: Scout. Its first number is 1 where the card leaves it to the player."""

    def ready(self, s: AquaticaState) -> bool:
        if not can_scout(s):
            s.pop()
            return False
        if self._optional(s) or s.may_claim(s.owner):
            return s.ask(s.owner)
        self._scout(s)
        return False

    def _optional(self, s: AquaticaState) -> bool:
        return s.a() == 1 and s.setup.scout_optional

    def legal(self, s: AquaticaState, out: MoveList) -> None:
        out.add(s.rules.move(V_SCOUT, 0))
        if self._optional(s):
            out.add(s.rules.move(V_SKIP, 0))

    def answer(self, s: AquaticaState, move: i64) -> None:
        if s.rules.verb[move] == V_SKIP:
            s.pop()
            s.tell(E_SKIPPED, s.owner, 0, 0)
        else:
            self._scout(s)

    def _scout(self, s: AquaticaState) -> None:
        s.pop()
        s.tell(E_SCOUTED, s.owner, 0, 0)
        s.clear_top()
        s.push(F_SHED, 0, 0, 0)


@final
class Shed(Frame):
    """The owner discards locations of the bottom row until the rest fits above; then everything moves up."""

    def ready(self, s: AquaticaState) -> bool:
        if s.bottom_count() > TOP:
            return s.ask(s.owner)
        s.pop()
        s.move_up()
        if s.setup.solo and s.setup.rival_on_scout:
            s.push(F_RIVAL, 0, 0, 0)
        return False

    def legal(self, s: AquaticaState, out: MoveList) -> None:
        for i in range(BOTTOM):
            if s.bottom[i] != NONE:
                out.add(s.rules.move(V_SHED, s.bottom[i]))

    def answer(self, s: AquaticaState, move: i64) -> None:
        s.shed(s.argument(move))


# --- solo ------------------------------------------------------------------------------------------------------------


@final
class Rival(Frame):
    """Rulebook: Solo mode. A manta of the Ichthyanders goes to a track without one; the fifth is ignored."""

    def ready(self, s: AquaticaState) -> bool:
        if s.rival == BIT[TRACKS] - 1:
            s.pop()
            return False
        free: i64 = 0
        last: i64 = 0
        for track in range(TRACKS):
            if not s.rival & BIT[track]:
                free += 1
                last = track
        if free > 1 or s.may_claim(s.owner):
            return s.ask(s.owner)
        self._place(s, last)
        return False

    def legal(self, s: AquaticaState, out: MoveList) -> None:
        for track in range(TRACKS):
            if not s.rival & BIT[track]:
                out.add(s.rules.move(V_RIVAL, s.deal.goals[track]))

    def answer(self, s: AquaticaState, move: i64) -> None:
        goal = s.argument(move)
        for track in range(TRACKS):
            if s.deal.goals[track] == goal:
                self._place(s, track)

    def _place(self, s: AquaticaState, track: i64) -> None:
        s.pop()
        spot = s.free_spot(track)
        s.track[track * SPOTS + spot] = RIVAL_SEAT
        s.rival |= BIT[track]
        s.tell(E_RIVAL, s.deal.goals[track], spot, 0)
        if s.rival == BIT[TRACKS] - 1:
            s.trigger(BY_RIVAL)
