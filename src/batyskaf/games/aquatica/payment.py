# mypyc: compile
"""Paying: which depths and mantas can pay for a target, and which of them may still be chosen without waste.

A payment is complete once the pool covers the price. Every source in it must be needed: the excess stays below the
smallest source. A depth that finishes its location and so brings a manta for the same payment always counts as needed.
Reachable sums are kept as bits of a number.
"""

from typing import Final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.games.aquatica.codes import COINS, NONE, POWER, SLOTS, TYPES
from batyskaf.games.aquatica.state import AquaticaState

# What is being paid for; the first number of a payment frame.
FOR_BUYING: Final[i64] = 0
FOR_CONQUERING: Final[i64] = 1
FOR_RECRUITING: Final[i64] = 2
FOR_REPLAYING: Final[i64] = 3

LARGEST: Final[i64] = 9
"""No single source gives more; content is checked for it."""
SUMS: Final[i64] = (1 << 40) - 1
ENDLESS: Final[i64] = 1000


def worth(op: i64, n: i64, only: i64, mode: i64, type: i64) -> i64:
    """What a depth or manta gives to a payment, 0 if nothing."""
    if mode == FOR_CONQUERING:
        return n if op == POWER and (only in (NONE, type)) else 0
    return n if op == COINS else 0


def slot_worth(s: AquaticaState, slot: i64, mode: i64, type: i64) -> i64:
    """What the location in a slot gives now. Rulebook: one resource depth of a location per main action."""
    depth = s.depth(slot)
    if depth == NONE:
        return 0
    only = s.rules.depth_only[depth]
    if s.spent[slot] != NONE:
        pair = s.setup.typed_pair and s.spent[slot] < TYPES and only != NONE and only != s.spent[slot]
        if not pair:
            return 0
    return worth(s.rules.depth_op[depth], s.rules.depth_n[depth], only, mode, type)


def manta_worth(s: AquaticaState, manta: i64, mode: i64, type: i64) -> i64:
    return worth(s.rules.manta_op[manta], s.rules.manta_n[manta], s.rules.manta_only[manta], mode, type)


def bonus_worth(s: AquaticaState, slot: i64, mode: i64, type: i64) -> i64:
    """What the manta gives that a location brings if its present depth is its last."""
    location = s.slot[slot]
    manta = s.rules.wild[location]
    if manta == NONE or s.risen[slot] + 1 != s.rules.depths[location]:
        return 0
    if s.supply[manta] <= _before(s, slot, manta, mode, type):
        return 0
    return manta_worth(s, manta, mode, type)


def _before(s: AquaticaState, slot: i64, manta: i64, mode: i64, type: i64) -> i64:
    """How many earlier slots could bring the same manta by paying; only as many come as the supply has."""
    found: i64 = 0
    for other in range(s.owner * SLOTS, slot):
        location = s.slot[other]
        if location == NONE or s.rules.wild[location] != manta or s.risen[other] + 1 != s.rules.depths[location]:
            continue
        if slot_worth(s, other, mode, type) > 0:
            found += 1
    return found


def available(s: AquaticaState, mode: i64, type: i64) -> i64:
    """All that depths and mantas of the owner could give to a payment."""
    total: i64 = 0
    for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
        value = slot_worth(s, slot, mode, type)
        if value > 0:
            total += value + bonus_worth(s, slot, mode, type)
    ready, first = s.ready_mantas, s.owner * s.rules.herd
    for manta in range(s.rules.herd):
        number = ready[first + manta]
        if number > 0:
            total += number * manta_worth(s, manta, mode, type)
    return total


def all_needed(s: AquaticaState, mode: i64, type: i64, need: i64) -> bool:
    """Whether the payment takes every source there is, so that their order doesn't matter."""
    total: i64 = 0
    smallest: i64 = LARGEST
    for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
        value = slot_worth(s, slot, mode, type)
        if value > 0:
            bonus = bonus_worth(s, slot, mode, type)
            total += value + bonus
            smallest = min(smallest, bonus if bonus > 0 else value)
    for manta in range(s.rules.herd):
        number = s.ready_mantas[s.owner * s.rules.herd + manta]
        if number > 0:
            value = manta_worth(s, manta, mode, type)
            if value > 0:
                total += number * value
                smallest = min(smallest, value)
    return total - smallest < need


def _reach(s: AquaticaState, mode: i64, type: i64, floor: i64, but_slot: i64, but_manta: i64) -> i64:
    """The sums that sources of at least `floor` each can make, one slot or manta left out."""
    sums: i64 = 1
    for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
        if slot == but_slot:
            continue
        value = slot_worth(s, slot, mode, type)
        if value == 0:
            continue
        bonus = bonus_worth(s, slot, mode, type)
        before = sums
        if value >= floor or bonus > 0:
            sums |= (before * BIT[value]) & SUMS
        if bonus >= floor and bonus > 0:
            sums |= (before * BIT[value + bonus]) & SUMS
    for manta in range(s.rules.herd):
        number = s.ready_mantas[s.owner * s.rules.herd + manta]
        if manta == but_manta:
            number -= 1
        if number > 0:
            value = manta_worth(s, manta, mode, type)
            if value >= floor and value > 0:
                for _ in range(number):
                    sums |= (sums * BIT[value]) & SUMS
    return sums


def completable(
    s: AquaticaState, mode: i64, type: i64, need: i64, least: i64, slot: i64, manta: i64, extra: i64
) -> bool:
    """Whether some choice of sources meets the need exactly enough, given the smallest one chosen so far.

    `slot` and `manta` are left out; `extra` is a manta that is about to arrive.
    """
    if need <= 0:
        return -need < least
    floor: i64 = 1
    while floor <= least and floor <= LARGEST:
        sums = _reach(s, mode, type, floor, slot, manta)
        if extra >= floor:
            sums |= (sums * BIT[extra]) & SUMS
        if (sums // BIT[need]) & (BIT[floor] - 1):
            return True
        floor += 1
    return False


def slot_offered(s: AquaticaState, slot: i64, mode: i64, type: i64, need: i64) -> bool:
    """Whether the location in a slot may pay next."""
    value = slot_worth(s, slot, mode, type)
    if value == 0:
        return False
    bonus = bonus_worth(s, slot, mode, type)
    least = s.least if bonus > 0 else min(s.least, value)
    return completable(s, mode, type, need - value, least, slot, NONE, bonus)


def manta_offered(s: AquaticaState, manta: i64, mode: i64, type: i64, need: i64) -> bool:
    """Whether a ready manta of this kind may pay next."""
    if s.ready_mantas[s.owner * s.rules.herd + manta] == 0:
        return False
    value = manta_worth(s, manta, mode, type)
    if value == 0:
        return False
    return completable(s, mode, type, need - value, min(s.least, value), NONE, manta, 0)
