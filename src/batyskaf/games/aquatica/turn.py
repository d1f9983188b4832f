# mypyc: compile
"""How to play: the turn with its main and additional actions, the effects of a card in printed order, claiming."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.games.aquatica.codes import (
    BUY,
    BY_GOALS,
    BY_LIMIT,
    CHOOSE,
    COINS,
    CONQUER,
    DISCARD,
    E_CHOSE,
    E_CLAIMED,
    E_EXPLOITED,
    E_PLAYED,
    E_REMOVED,
    E_TURN,
    E_USED,
    F_ACQUIRE,
    F_CARD,
    F_CHOOSE,
    F_DROP,
    F_LIFT,
    F_OTHERS,
    F_RAISE,
    F_READY,
    F_RECRUIT,
    F_REPLAY,
    F_RIVAL,
    F_SALVAGE,
    F_SCORE,
    F_SCOUT,
    F_TAKE_BACK,
    GAIN_MANTA,
    NONE,
    OTHERS,
    POWER,
    RAISE,
    RAISE_FULL,
    READY,
    RECRUIT,
    RECRUIT_FREE,
    REMOVE_OCEAN,
    REMOVE_SELF,
    REPLAY,
    SALVAGE,
    SCORE,
    SCOUT,
    SLOTS,
    SPOTS,
    TAKE_BACK,
    TRACKS,
    V_CHOOSE,
    V_END,
    V_EXPLOIT,
    V_PLACE,
    V_PLAY,
    V_USE,
)
from batyskaf.games.aquatica.state import AquaticaState, Frame


def _frame_table() -> list[int]:
    found = [-1] * 21
    pairs = [(BUY, F_ACQUIRE), (CONQUER, F_ACQUIRE), (RECRUIT, F_RECRUIT), (RECRUIT_FREE, F_RECRUIT)]
    pairs += [(SCOUT, F_SCOUT), (RAISE, F_RAISE), (RAISE_FULL, F_LIFT), (SCORE, F_SCORE), (TAKE_BACK, F_TAKE_BACK)]
    pairs += [(READY, F_READY), (CHOOSE, F_CHOOSE), (OTHERS, F_OTHERS), (REPLAY, F_REPLAY), (SALVAGE, F_SALVAGE)]
    pairs += [(DISCARD, F_DROP)]
    for op, frame in pairs:
        found[op] = int(frame)
    return found


FRAME_OF: Final[vec[i64]] = vec[i64](_frame_table())
"""The frame that carries an effect out; NONE for those that happen at once."""


def begin_effect(s: AquaticaState, op: i64, n: i64, x: i64, seat: i64) -> None:
    """Put an effect on the agenda: n of it, for a seat; x is the location it leaves out or another detail."""
    if op in (CONQUER, RECRUIT_FREE):
        n = 1
    elif op in (BUY, RECRUIT):
        n = 0
    s.push(FRAME_OF[op], n, x, seat)


def useful(s: AquaticaState, op: i64, seat: i64, but: i64) -> bool:
    """Whether an effect would do anything for a seat now."""
    if op in (RAISE, RAISE_FULL):
        return s.raisable(seat, but) > 0
    if op == SCORE:
        return s.scorable(seat, but) > 0
    if op == TAKE_BACK:
        return s.pile_size[seat] > 0
    if op == READY:
        return s.tired_count(seat) > 0
    if op in (RECRUIT_FREE, RECRUIT):
        return s.row_size > 0
    return op > POWER


@final
class Turn(Frame):
    """Rulebook: Player turns. Its first number says whether the main action is done."""

    def ready(self, s: AquaticaState) -> bool:
        if not s.a() or self._more(s) or s.may_claim(s.owner):
            return s.ask(s.owner)
        self._end(s)
        return False

    def _more(self, s: AquaticaState) -> bool:
        """Whether an additional action is left."""
        for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
            if exploitable(s, slot):
                return True
        ready, first = s.ready_mantas, s.owner * s.rules.herd
        for manta in range(s.rules.herd):
            if ready[first + manta] > 0 and usable(s, manta):
                return True
        return False

    def _end(self, s: AquaticaState) -> None:
        """The turn passes clockwise, or the game ends."""
        if s.owner == s.seats - 1:
            s.rounds += 1
        if s.ending > 0:
            s.ending -= 1
            if s.ending == 0:
                s.end(s.cause)
                return
        elif s.owner == s.seats - 1 and s.rounds == s.setup.turn_limit:
            s.end(BY_LIMIT)
            return
        s.owner = (s.owner + 1) % s.seats
        s.set_a(0)
        s.tell(E_TURN, s.owner, s.rounds, 0)

    def legal(self, s: AquaticaState, out: MoveList) -> None:
        rules = s.rules
        if s.a():
            out.add(rules.move(V_END, 0))
        else:
            hand, first = s.hand, s.owner * rules.kinds
            for character in range(rules.kinds):
                if hand[first + character] > 0:
                    out.add(rules.move(V_PLAY, character))
        for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
            if exploitable(s, slot):
                out.add(rules.move(V_EXPLOIT, s.slot[slot]))
        ready, first_manta = s.ready_mantas, s.owner * rules.herd
        for manta in range(rules.herd):
            if ready[first_manta + manta] > 0 and usable(s, manta):
                out.add(rules.move(V_USE, manta))

    def answer(self, s: AquaticaState, move: i64) -> None:
        verb = s.rules.verb[move]
        if verb == V_PLAY:
            self._play(s, s.argument(move))
        elif verb == V_USE:
            self._use(s, s.argument(move))
        elif verb == V_EXPLOIT:
            self._exploit(s, s.argument(move))
        else:
            self._end(s)

    def _play(self, s: AquaticaState, character: i64) -> None:
        """The main action: the card leaves the hand at once, unless it is one that stays."""
        s.set_a(1)
        s.tell(E_PLAYED, s.owner, character, 0)
        if not s.rules.stays[character]:
            s.let_go(s.owner, character)
        begin_main_action(s)
        s.push(F_CARD, s.rules.program[character], 0, character * 2)

    def _use(self, s: AquaticaState, manta: i64) -> None:
        s.tire(s.owner, manta)
        s.tell(E_USED, s.owner, manta, 0)
        begin_effect(s, s.rules.manta_op[manta], s.rules.manta_n[manta], NONE, s.owner)

    def _exploit(self, s: AquaticaState, location: i64) -> None:
        """Slide first, which may finish the location; then do what the depth says, to other locations only."""
        slot = s.slot_of(s.owner, location)
        depth = s.depth(slot)
        s.tell(E_EXPLOITED, s.owner, location, s.risen[slot])
        s.slide(s.owner, slot)
        begin_effect(s, s.rules.depth_op[depth], s.rules.depth_n[depth], location, s.owner)


def exploitable(s: AquaticaState, slot: i64) -> bool:
    """Whether the depth of a slot shows an effect that would do something. Resources wait for the main action."""
    depth = s.depth(slot)
    if depth == NONE:
        return False
    op = s.rules.depth_op[depth]
    return op > POWER and useful(s, op, s.owner, s.slot[slot])


def usable(s: AquaticaState, manta: i64) -> bool:
    """Whether a ready manta of this kind shows an effect that would do something. Resources wait."""
    op = s.rules.manta_op[manta]
    return op > POWER and useful(s, op, s.owner, NONE)


def begin_main_action(s: AquaticaState) -> None:
    """Nothing is paid yet and no location has given its resource."""
    s.coins = 0
    s.power = 0
    for i in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
        s.spent[i] = NONE
    for i in range(i64(len(s.typed))):
        s.typed[i] = 0


@final
class Card(Frame):
    """A program of effects: its number, the next step, and the card (times 2, plus 1 if replayed; NONE for a part)."""

    def ready(self, s: AquaticaState) -> bool:
        rules = s.rules
        program, step = s.a(), s.b()
        if step == rules.program_size[program]:
            self._finish(s)
            return False
        s.set_b(step + 1)
        at = rules.program_first[program] + step
        op = rules.step_op[at]
        if FRAME_OF[op] == NONE:
            self._at_once(s, op, rules.step_n[at])
        else:
            begin_effect(s, op, rules.step_n[at], rules.step_x[at], s.owner)
        return False

    def _at_once(self, s: AquaticaState, op: i64, n: i64) -> None:
        if op == COINS:
            s.coins += n
        elif op == POWER:
            s.power += n
        elif op == REMOVE_SELF:
            self._remove(s)
        elif op == GAIN_MANTA:
            s.gain(s.owner, n)
        elif op == REMOVE_OCEAN and n < s.row_size:
            character = s.leave_row(n)
            s.gone[character] += 1
            s.tell(E_REMOVED, NONE, character, 0)

    def _remove(self, s: AquaticaState) -> None:
        """The card leaves the game; one that is being replayed leaves the discard pile, or the hand it returned to."""
        card = s.c()
        if card == NONE:
            return
        character = card // 2
        if card % 2 == 1 and s.discarded(s.owner, character) > 0:
            s.undiscard(s.owner, character)
        elif card % 2 == 1:
            s.let_go(s.owner, character)
        s.gone[character] += 1
        s.tell(E_REMOVED, s.owner, character, 0)
        s.set_c(NONE)

    def _finish(self, s: AquaticaState) -> None:
        """A played card goes to the discard pile after its effects; one that stays never left the hand."""
        card = s.c()
        s.pop()
        if card == NONE:
            return
        character = card // 2
        if card % 2 == 0 and not s.rules.stays[character]:
            s.discard(s.owner, character)
        if s.setup.solo and s.rules.calls_rival[character]:
            s.push(F_RIVAL, 0, 0, 0)


def does_something(s: AquaticaState, program: i64) -> bool:
    """Whether any step of a program would do something for the owner."""
    first = s.rules.program_first[program]
    for at in range(first, first + s.rules.program_size[program]):
        if useful(s, s.rules.step_op[at], s.owner, NONE):
            return True
    return False


@final
class Choose(Frame):
    """An either/or: how many programs, and the first. One that does something must be picked if there is one."""

    def ready(self, s: AquaticaState) -> bool:
        working: i64 = 0
        last: i64 = 0
        for i in range(s.a()):
            if does_something(s, s.b() + i):
                working += 1
                last = i
        if working == 1 and not s.may_claim(s.owner):
            self._pick(s, last)
            return False
        return s.ask(s.owner)

    def legal(self, s: AquaticaState, out: MoveList) -> None:
        found = False
        for i in range(s.a()):
            if does_something(s, s.b() + i):
                out.add(s.rules.move(V_CHOOSE, i))
                found = True
        if not found:
            for i in range(s.a()):
                out.add(s.rules.move(V_CHOOSE, i))

    def answer(self, s: AquaticaState, move: i64) -> None:
        self._pick(s, s.argument(move))

    def _pick(self, s: AquaticaState, option: i64) -> None:
        program = s.b() + option
        s.pop()
        s.tell(E_CHOSE, s.owner, option, 0)
        s.push(F_CARD, program, 0, NONE)


@final
class Claim(Frame):
    """Rulebook: Goals. The track is chosen; now the trained manta that goes there."""

    def ready(self, s: AquaticaState) -> bool:
        found: i64 = 0
        last: i64 = 0
        for manta in range(s.rules.trained):
            if s.can_place(s.owner, manta):
                found += 1
                last = manta
        if found > 1:
            return s.ask(s.owner)
        self._place(s, last)
        return False

    def legal(self, s: AquaticaState, out: MoveList) -> None:
        for manta in range(s.rules.trained):
            if s.can_place(s.owner, manta):
                out.add(s.rules.move(V_PLACE, manta))

    def answer(self, s: AquaticaState, move: i64) -> None:
        self._place(s, s.argument(move))

    def _place(self, s: AquaticaState, manta: i64) -> None:
        seat, track = s.owner, s.a()
        s.pop()
        at = seat * s.rules.herd + manta
        if s.tired_mantas[at] > 0:
            s.tired_mantas[at] -= 1
        else:
            s.ready_mantas[at] -= 1
        spot = s.free_spot(track)
        s.track[track * SPOTS + spot] = seat
        s.track_manta[track * SPOTS + spot] = manta
        s.claimed[seat] |= BIT[track]
        s.tell(E_CLAIMED, seat, s.deal.goals[track], spot * 1024 + manta)
        if s.claimed[seat] == BIT[TRACKS] - 1:
            s.trigger(BY_GOALS)
