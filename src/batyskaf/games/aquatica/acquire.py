# mypyc: compile
"""Recruiting, buying, conquering and paying; taking a location from the discard pile; replaying a card."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.games.aquatica.codes import (
    AT_TOP,
    BOTTOM,
    E_BOUGHT,
    E_CONQUERED,
    E_EXPLOITED,
    E_RECRUITED,
    E_REPLAYED,
    E_SKIPPED,
    E_USED,
    F_CARD,
    F_PAY,
    FRAME,
    NONE,
    SLOTS,
    SPACES,
    TOP,
    TYPES,
    V_BUY,
    V_CONQUER,
    V_PAY_LOCATION,
    V_PAY_MANTA,
    V_RECRUIT,
    V_SKIP,
)
from batyskaf.games.aquatica.payment import (
    ENDLESS,
    FOR_BUYING,
    FOR_CONQUERING,
    FOR_RECRUITING,
    FOR_REPLAYING,
    all_needed,
    available,
    bonus_worth,
    completable,
    manta_offered,
    manta_worth,
    slot_offered,
    slot_worth,
)
from batyskaf.games.aquatica.state import AquaticaState, Frame

REPLAY_COST: Final[i64] = 1024
"""A payment for a replay is about cost * this + character."""


# --- prices ----------------------------------------------------------------------------------------------------------


def price_of(s: AquaticaState, mode: i64, location: i64) -> i64:
    """What a location of the rows costs; the top row is cheaper to conquer, though never below nothing."""
    if mode == FOR_BUYING:
        return s.rules.coin_price[location]
    price = s.rules.power_price[location]
    if s.place[location] == AT_TOP:
        price -= s.rules.discount
    return max(price, 0)


def pool_for(s: AquaticaState, mode: i64, type: i64) -> i64:
    """What the card gives by itself, kept leftovers included."""
    if mode == FOR_CONQUERING:
        return s.power + s.typed[type]
    return s.coins


def close_step(s: AquaticaState, mode: i64) -> None:
    """What is left of the pool after a step is lost, unless the table keeps it for the main action."""
    if s.setup.keep_leftovers:
        return
    if mode == FOR_CONQUERING:
        s.power = 0
    else:
        s.coins = 0


# --- recruiting ------------------------------------------------------------------------------------------------------


@final
class Recruit(Frame):
    """Rulebook: Recruit. Its first number is 1 if the character comes for free."""

    def ready(self, s: AquaticaState) -> bool:
        if s.row_size == 0 or not self._any(s):
            s.pop()
            close_step(s, FOR_RECRUITING)
            return False
        return s.ask(s.owner)

    def _any(self, s: AquaticaState) -> bool:
        if s.a():
            return True
        within = s.coins + available(s, FOR_RECRUITING, NONE)
        for space in range(s.row_size):
            if s.rules.recruit_price[space] <= within:
                return True
        return False

    def legal(self, s: AquaticaState, out: MoveList) -> None:
        free = s.a() == 1
        within: i64 = ENDLESS if free else s.coins + available(s, FOR_RECRUITING, NONE)
        forced = free
        for space in range(s.row_size):
            if s.rules.recruit_price[space] <= within:
                out.add(s.rules.move(V_RECRUIT, s.row[space] * SPACES + space))
                if s.rules.recruit_price[space] <= s.coins:
                    forced = True
        if not forced:
            out.add(s.rules.move(V_SKIP, 0))

    def answer(self, s: AquaticaState, move: i64) -> None:
        free = s.a()
        s.pop()
        if s.rules.verb[move] == V_SKIP:
            s.tell(E_SKIPPED, s.owner, 0, 0)
            close_step(s, FOR_RECRUITING)
            return
        space = s.argument(move) % SPACES
        if free:
            recruit(s, space, 0)
        else:
            begin_payment(s, FOR_RECRUITING, space, s.rules.recruit_price[space] - s.coins)


def recruit(s: AquaticaState, space: i64, paid: i64) -> None:
    """The character joins the hand, the row slides and is filled; what was paid in full is remembered for goals."""
    character = s.row[space]
    s.tell(E_RECRUITED, s.owner, character, space * 2 + paid)
    s.leave_row(space)
    s.hold(s.owner, character)
    if paid:
        s.paid[s.owner] |= BIT[s.rules.recruit_price[space]]


# --- buying and conquering -------------------------------------------------------------------------------------------


@final
class Acquire(Frame):
    """Rulebook: Buy location, Conquer location. Its first number is FOR_BUYING or FOR_CONQUERING."""

    def ready(self, s: AquaticaState) -> bool:
        if s.free_slot(s.owner) != NONE and self._list(s, None) >= 0:
            return s.ask(s.owner)
        mode = s.a()
        s.pop()
        close_step(s, mode)
        return False

    def _list(self, s: AquaticaState, out: MoveList | None) -> i64:
        """List the locations that can be paid: -1 if none, 1 if the card's own resources suffice for one, else 0."""
        mode = s.a()
        verb = V_CONQUER if mode == FOR_CONQUERING else V_BUY
        within: i64 = -1
        within_by_type: i64 = 0  # eight bits per type: one more than its reach, filled on demand
        found: i64 = -1
        for i in range(BOTTOM + TOP):
            location = s.bottom[i] if i < BOTTOM else s.top[i - BOTTOM]
            if location == NONE:
                continue
            type = s.rules.type[location]
            if mode == FOR_BUYING:
                if within < 0:
                    within = available(s, mode, type)
                reach = within
            else:
                shift = BIT[8 * type]
                reach = (within_by_type // shift) & 255
                if reach == 0:
                    reach = min(available(s, mode, type), 254) + 1
                    within_by_type += reach * shift
                reach -= 1
            pool = pool_for(s, mode, type)
            price = price_of(s, mode, location)
            if price <= pool + reach:
                found = max(found, 0)
                if price <= pool:
                    found = 1
                if out is None:
                    return found
                out.add(s.rules.move(verb, location))
        return found

    def legal(self, s: AquaticaState, out: MoveList) -> None:
        if self._list(s, out) < 1:
            out.add(s.rules.move(V_SKIP, 0))

    def answer(self, s: AquaticaState, move: i64) -> None:
        mode = s.a()
        s.pop()
        if s.rules.verb[move] == V_SKIP:
            s.tell(E_SKIPPED, s.owner, 0, 0)
            close_step(s, mode)
            return
        location = s.argument(move)
        begin_payment(s, mode, location, price_of(s, mode, location) - pool_for(s, mode, s.rules.type[location]))


# --- paying ----------------------------------------------------------------------------------------------------------


def begin_payment(s: AquaticaState, mode: i64, target: i64, need: i64) -> None:
    """What the card lacks is now gathered from depths and mantas."""
    s.least = ENDLESS
    s.drawn_universal = 0
    s.push(F_PAY, mode, target, need)


def type_of_target(s: AquaticaState, mode: i64, target: i64) -> i64:
    return s.rules.type[target] if mode in (FOR_BUYING, FOR_CONQUERING) else NONE


@final
class Pay(Frame):
    """A payment: what for, the target, and how much is still needed. Sources are chosen one by one."""

    def ready(self, s: AquaticaState) -> bool:
        mode, target, need = s.a(), s.b(), s.c()
        if need <= 0:
            complete(s, mode, target, -need)
            return False
        if s.may_claim(s.owner):
            return s.ask(s.owner)
        type = type_of_target(s, mode, target)
        found: i64 = 0
        slot_found: i64 = NONE
        manta_found: i64 = NONE
        for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
            if slot_offered(s, slot, mode, type, need):
                found += 1
                slot_found = slot
        for manta in range(s.rules.herd):
            if manta_offered(s, manta, mode, type, need):
                found += 1
                manta_found = manta
        if found > 1 and not all_needed(s, mode, type, need):
            return s.ask(s.owner)
        if slot_found != NONE:
            self._pay_slot(s, slot_found)
        else:
            self._pay_manta(s, manta_found)
        return False

    def legal(self, s: AquaticaState, out: MoveList) -> None:
        mode, target, need = s.a(), s.b(), s.c()
        type = type_of_target(s, mode, target)
        for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
            if slot_offered(s, slot, mode, type, need):
                out.add(s.rules.move(V_PAY_LOCATION, s.slot[slot]))
        for manta in range(s.rules.herd):
            if manta_offered(s, manta, mode, type, need):
                out.add(s.rules.move(V_PAY_MANTA, manta))

    def answer(self, s: AquaticaState, move: i64) -> None:
        if s.rules.verb[move] == V_PAY_LOCATION:
            self._pay_slot(s, s.slot_of(s.owner, s.argument(move)))
        else:
            self._pay_manta(s, s.argument(move))

    def _pay_slot(self, s: AquaticaState, slot: i64) -> None:
        mode = s.a()
        type = type_of_target(s, mode, s.b())
        value = slot_worth(s, slot, mode, type)
        if bonus_worth(s, slot, mode, type) == 0:
            s.least = min(s.least, value)
        only = s.rules.depth_only[s.depth(slot)]
        s.spent[slot] = TYPES if only == NONE else only
        if only == NONE:
            s.drawn_universal += value
        s.set_c(s.c() - value)
        s.tell(E_EXPLOITED, s.owner, s.slot[slot], s.risen[slot])
        s.slide(s.owner, slot)

    def _pay_manta(self, s: AquaticaState, manta: i64) -> None:
        mode = s.a()
        value = manta_worth(s, manta, mode, type_of_target(s, mode, s.b()))
        s.least = min(s.least, value)
        if s.rules.manta_only[manta] == NONE:
            s.drawn_universal += value
        s.set_c(s.c() - value)
        s.tire(s.owner, manta)
        s.tell(E_USED, s.owner, manta, 0)

    def spares(self, s: AquaticaState, manta: i64) -> bool:
        top = s.size - FRAME
        if s.agenda[top] != F_PAY:
            top -= FRAME
        mode, target, need = s.agenda[top + 1], s.agenda[top + 2], s.agenda[top + 3]
        type = type_of_target(s, mode, target)
        return manta_worth(s, manta, mode, type) == 0 or completable(s, mode, type, need, s.least, NONE, manta, 0)


def complete(s: AquaticaState, mode: i64, target: i64, excess: i64) -> None:
    """The price is paid: take what was paid for."""
    s.pop()
    _keep(s, mode, target, excess)
    close_step(s, mode)
    if mode == FOR_RECRUITING:
        recruit(s, target, 1)
    elif mode == FOR_REPLAYING:
        character = target % REPLAY_COST
        s.tell(E_REPLAYED, s.owner, character, 0)
        s.push(F_CARD, s.rules.program[character], 0, character * 2 + 1)
    else:
        s.tell(E_CONQUERED if mode == FOR_CONQUERING else E_BOUGHT, s.owner, target, 0)
        take_location(s, target)


def _keep(s: AquaticaState, mode: i64, target: i64, excess: i64) -> None:
    """Leftovers: what is universal stays so; the rest of a conquest is good for the same type only."""
    if mode != FOR_CONQUERING:
        s.coins = excess
        return
    type = s.rules.type[target]
    universal = min(excess, s.power + s.drawn_universal)
    s.power = universal
    s.typed[type] = excess - universal if s.setup.keep_leftovers else 0


def take_location(s: AquaticaState, location: i64) -> None:
    """Insert a location into the owner's board; it has not paid for anything in this main action."""
    s.spent[s.free_slot(s.owner)] = NONE
    s.settle_location(s.owner, location)
