# mypyc: compile
"""A payment in progress: its sources are chosen one by one, and what was paid for is taken once the price is met."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.agenda import Frame
from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.core.reason import Reason
from batyskaf.games.aquatica.board import Board
from batyskaf.games.aquatica.codes import (
    E_BOUGHT,
    E_CONQUERED,
    E_EXPLOITED,
    E_RECRUITED,
    E_RECRUITED_FREE,
    E_REPLAYED,
    E_USED,
    NONE,
    SLOTS,
    TYPES,
    V_PAY_LOCATION,
    V_PAY_MANTA,
)
from batyskaf.games.aquatica.effect import add_frame
from batyskaf.games.aquatica.payment import (
    ENDLESS,
    FOR_BUYING,
    FOR_CONQUERING,
    FOR_RECRUITING,
    FOR_REPLAYING,
    all_needed,
    completable,
    is_plain,
    manta_offered,
    manta_worth,
    pledge,
    slot_offered,
    slot_worth,
)
from batyskaf.games.aquatica.turn import Card


def close_step(s: Board, mode: i64) -> None:
    """What is left of the pool after a step is lost, unless the table keeps it for the main action."""
    if s.setup.keep_leftovers:
        return
    if mode == FOR_CONQUERING:
        s.power = 0
    else:
        s.coins = 0


def type_of_target(s: Board, mode: i64, target: i64) -> i64:
    return s.rules.type[target] if mode in (FOR_BUYING, FOR_CONQUERING) else NONE


@final
class Pay(Frame[Board]):
    """What the card lacks is gathered from depths and mantas."""

    KIND: Final[i64] = 7
    MODE: Final[i64] = 0
    """What for: FOR_BUYING, FOR_CONQUERING, FOR_RECRUITING or FOR_REPLAYING."""
    TARGET: Final[i64] = 1
    """The location, the space of the row, or the character of the discard pile."""
    NEED: Final[i64] = 2
    """How much is still needed; below 0 for what was paid too much."""

    @staticmethod
    def push(s: Board, mode: i64, target: i64, need: i64) -> None:
        s.least = ENDLESS
        s.drawn_universal = 0
        for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
            s.pledged[slot] = 0
        s.push(Pay.KIND, s.owner, mode, target, need, 0)

    def asks(self, s: Board) -> str:
        return "pay"

    def ready(self, s: Board) -> bool:
        mode, target, need = s.get(Pay.MODE), s.get(Pay.TARGET), s.get(Pay.NEED)
        if need <= 0:
            complete(s)
            return False
        if s.may_claim():
            return s.ask()
        type = type_of_target(s, mode, target)
        plain = is_plain(s, mode, type)
        found: i64 = 0
        slot_found: i64 = NONE
        manta_found: i64 = NONE
        for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
            if slot_offered(s, slot, mode, type, need, plain):
                found += 1
                slot_found = slot
        for manta in range(s.rules.herd):
            if manta_offered(s, manta, mode, type, need, plain):
                found += 1
                manta_found = manta
        if found > 1 and not all_needed(s, mode, type, need):
            return s.ask()
        assert found > 0, "a payment that was begun can be completed"
        if slot_found != NONE:
            self._pay_slot(s, slot_found)
        else:
            self._pay_manta(s, manta_found)
        return False

    def legal(self, s: Board, out: MoveList) -> None:
        mode, target, need = s.get(Pay.MODE), s.get(Pay.TARGET), s.get(Pay.NEED)
        type = type_of_target(s, mode, target)
        plain = is_plain(s, mode, type)
        for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
            if slot_offered(s, slot, mode, type, need, plain):
                out.add(s.rules.move(V_PAY_LOCATION, s.slot[slot]))
        for manta in range(s.rules.herd):
            if manta_offered(s, manta, mode, type, need, plain):
                out.add(s.rules.move(V_PAY_MANTA, manta))

    def answer(self, s: Board, move: i64) -> None:
        if s.rules.verb[move] == V_PAY_LOCATION:
            self._pay_slot(s, s.slot_of(s.owner, s.rules.argument[move]))
        else:
            self._pay_manta(s, s.rules.argument[move])

    def _pay_slot(self, s: Board, slot: i64) -> None:
        mode = s.get(Pay.MODE)
        type = type_of_target(s, mode, s.get(Pay.TARGET))
        value = slot_worth(s, slot, mode, type)
        pledge(s, slot, mode, type)
        only = s.rules.depth_only[s.depth(slot)]
        s.spent[slot] = TYPES if only == NONE else only
        self._add(s, value, only)
        s.record(E_EXPLOITED, s.owner, s.slot[slot], s.risen[slot])
        s.slide(s.owner, slot)

    def _pay_manta(self, s: Board, manta: i64) -> None:
        mode = s.get(Pay.MODE)
        value = manta_worth(s, manta, mode, type_of_target(s, mode, s.get(Pay.TARGET)))
        s.least = min(s.least, value)
        self._add(s, value, s.rules.manta_only[manta])
        s.tire(s.owner, manta)
        s.record(E_USED, s.owner, manta, 0)

    def _add(self, s: Board, value: i64, only: i64) -> None:
        if only == NONE:
            s.drawn_universal += value
        s.put(Pay.NEED, s.get(Pay.NEED) - value)

    def why_not(self, s: Board, move: i64) -> Reason | None:
        if s.rules.verb[move] in (V_PAY_LOCATION, V_PAY_MANTA):
            return Reason("refused-aquatica-source", {"need": int(s.get(Pay.NEED))})
        return None


add_frame(Pay.KIND, "pay", Pay())


def spares(s: Board, manta: i64) -> bool:
    """Whether a ready manta may leave now: a payment that was begun must still be completed."""
    at = s.find(Pay.KIND)
    if at < 0:
        return True
    mode, target, need = s.get_at(at, Pay.MODE), s.get_at(at, Pay.TARGET), s.get_at(at, Pay.NEED)
    type = type_of_target(s, mode, target)
    if manta_worth(s, manta, mode, type) == 0:
        return True
    return completable(s, mode, type, need, s.least, NONE, manta, is_plain(s, mode, type))


def complete(s: Board) -> None:
    """The price is paid: take what was paid for."""
    mode, target, excess = s.get(Pay.MODE), s.get(Pay.TARGET), -s.get(Pay.NEED)
    s.pop()
    _keep(s, mode, target, excess)
    close_step(s, mode)
    if mode == FOR_RECRUITING:
        s.paid[s.owner] |= BIT[s.rules.recruit_price[target]]
        recruit(s, target, E_RECRUITED)
    elif mode == FOR_REPLAYING:
        s.record(E_REPLAYED, s.owner, target, 0)
        Card.push(s, s.rules.program[target], target, replayed=1)
    else:
        s.record(E_CONQUERED if mode == FOR_CONQUERING else E_BOUGHT, s.owner, target, 0)
        take_location(s, target)


def _keep(s: Board, mode: i64, target: i64, excess: i64) -> None:
    """Leftovers: what is universal stays so; the rest of a conquest is good for the same type only."""
    if mode != FOR_CONQUERING:
        s.coins = excess
        return
    type = s.rules.type[target]
    universal = min(excess, s.power + s.drawn_universal)
    s.power = universal
    s.typed[type] = excess - universal if s.setup.keep_leftovers else i64(0)


def recruit(s: Board, space: i64, event: i64) -> None:
    """The character joins the hand; the row slides and is filled. The event says whether the price was paid."""
    character = s.row[space]
    s.record(event, s.owner, character, space)
    s.leave_row(space)
    s.hold(s.owner, character)


def recruit_free(s: Board, space: i64) -> None:
    recruit(s, space, E_RECRUITED_FREE)


def take_location(s: Board, location: i64) -> None:
    """Insert a location into the owner's board; it has not paid for anything in this main action."""
    s.spent[s.free_slot(s.owner)] = NONE
    s.insert(s.owner, location)
