# mypyc: compile
"""Paying: which depths and mantas can pay for a target, and which of them may still be chosen without waste.

A payment is complete once its sources cover the price. Every source must be needed: the rest of them, as far as it
could be used without that source, falls short. A depth that finishes its location may bring a manta for the same
payment; such a depth is needed as well if all mantas of that kind pay, since one of them would be missing without it.

So the excess must stay below the smallest source, depths that are needed for their manta apart. Such a depth is
*pledged* until it turns out whether its manta pays. Sums that can be reached are kept as bits of a number.

A payment never gets stuck: it begins only if all sources together suffice, and leaving out what is not needed, one
source after the other, leads to a payment without waste; after that only sources are offered that can be completed.
"""

from typing import Final

from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.games.aquatica.board import Board
from batyskaf.games.aquatica.codes import NONE, SLOTS, TYPES
from batyskaf.games.aquatica.instant import Coins, Power

# What is being paid for: the mode of a payment.
FOR_BUYING: Final[i64] = 0
FOR_CONQUERING: Final[i64] = 1
FOR_RECRUITING: Final[i64] = 2
FOR_REPLAYING: Final[i64] = 3

LARGEST: Final[i64] = 9
"""No single source gives more; content is checked for it."""
SUMS: Final[i64] = 40
"""Sums below this are looked at; no price is higher than 20."""
ENDLESS: Final[i64] = 1000
REACH_BITS: Final[i64] = 8
"""The room of a type in a number that remembers what is available for each."""


def worth(op: i64, n: i64, only: i64, mode: i64, type: i64) -> i64:
    """What a depth or manta gives to a payment, 0 if nothing."""
    if mode == FOR_CONQUERING:
        if op == Power.OP and only in (NONE, type):
            return n
    elif op == Coins.OP:
        return n
    return 0


def slot_worth(s: Board, slot: i64, mode: i64, type: i64) -> i64:
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


def manta_worth(s: Board, manta: i64, mode: i64, type: i64) -> i64:
    return worth(s.rules.manta_op[manta], s.rules.manta_n[manta], s.rules.manta_only[manta], mode, type)


def brought_by(s: Board, slot: i64, mode: i64, type: i64) -> i64:
    """The kind of manta that the present depth of a slot brings for this payment by being the last one, or NONE."""
    location = s.slot[slot]
    manta = s.rules.wild[location]
    if manta == NONE or s.risen[slot] + 1 != s.rules.depths[location]:
        return NONE
    return manta if manta_worth(s, manta, mode, type) > 0 else NONE


def bringers(s: Board, manta: i64, mode: i64, type: i64, but_slot: i64) -> i64:
    """The slots of the owner that can pay and bring this kind of manta, as a mask of all slots, one left out."""
    found: i64 = 0
    for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
        if slot != but_slot and slot_worth(s, slot, mode, type) > 0 and brought_by(s, slot, mode, type) == manta:
            found |= BIT[slot]
    return found


def available(s: Board, mode: i64, type: i64) -> i64:
    """All that depths and mantas of the owner could give to a payment."""
    total: i64 = 0
    bringing = False
    for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
        value = slot_worth(s, slot, mode, type)
        if value > 0:
            total += value
            bringing = bringing or brought_by(s, slot, mode, type) != NONE
    ready, first = s.ready_mantas, s.owner * s.rules.herd
    for manta in range(s.rules.herd):
        number = ready[first + manta]
        if bringing:
            number += min(count(bringers(s, manta, mode, type, NONE)), s.supply[manta])
        if number > 0:
            total += number * manta_worth(s, manta, mode, type)
    return total


def known_reach(reaches: i64, type: i64) -> i64:
    """What was found available for a type, NONE if that was not looked at yet."""
    return ((reaches // BIT[REACH_BITS * type]) & (BIT[REACH_BITS] - 1)) - 1


def with_reach(reaches: i64, type: i64, reach: i64) -> i64:
    """Remember what is available for a type: one more than it in the bits of the type, 0 while it is unknown."""
    return reaches + (min(reach, BIT[REACH_BITS] - 2) + 1) * BIT[REACH_BITS * type]


def all_needed(s: Board, mode: i64, type: i64, need: i64) -> bool:
    """Whether the payment takes every source there is, so that their order doesn't matter."""
    smallest: i64 = LARGEST
    for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
        value = slot_worth(s, slot, mode, type)
        if value > 0 and not _is_needed_for_manta(s, slot, mode, type):
            smallest = min(smallest, value)
    for manta in range(s.rules.herd):
        value = manta_worth(s, manta, mode, type)
        if value > 0 and (
            s.ready_mantas[s.owner * s.rules.herd + manta] > 0 or bringers(s, manta, mode, type, NONE) != 0
        ):
            smallest = min(smallest, value)
    return available(s, mode, type) - smallest < need


def _is_needed_for_manta(s: Board, slot: i64, mode: i64, type: i64) -> bool:
    """Whether a manta would be missing if all sources paid but this slot."""
    manta = brought_by(s, slot, mode, type)
    return manta != NONE and count(bringers(s, manta, mode, type, NONE)) <= s.supply[manta]


# --- without waste ---------------------------------------------------------------------------------------------------


def smallest_pledge(s: Board, manta: i64) -> i64:
    """The least that a depth of this payment gave which brought this kind of manta, ENDLESS without."""
    least = ENDLESS
    for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
        if s.pledged[slot] > 0 and s.rules.wild[s.slot[slot]] == manta:
            least = min(least, s.pledged[slot])
    return least


def is_plain(s: Board, mode: i64, type: i64) -> bool:
    """Whether no depth has brought or could bring a manta for this payment."""
    for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
        if s.pledged[slot] > 0:
            return False
        if slot_worth(s, slot, mode, type) > 0 and brought_by(s, slot, mode, type) != NONE:
            return False
    return True


def pledge(s: Board, slot: i64, mode: i64, type: i64) -> None:
    """Take note of a depth that is about to pay: it counts at once, or waits for the manta it brings."""
    value = slot_worth(s, slot, mode, type)
    manta = brought_by(s, slot, mode, type)
    if manta == NONE:
        s.least = min(s.least, value)
    elif s.supply[manta] > 0:
        s.pledged[slot] = value
    else:  # it brings nothing, so it could have taken the place of those that did
        s.least = min(s.least, min(value, smallest_pledge(s, manta)))
        for other in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
            if s.pledged[other] > 0 and s.rules.wild[s.slot[other]] == manta:
                s.pledged[other] = 0


def more(sums: i64, amount: i64) -> i64:
    """The sums that are higher by an amount."""
    if amount >= SUMS:
        return 0
    return (sums & (BIT[SUMS - amount] - 1)) * BIT[amount]


def _reach(s: Board, mode: i64, type: i64, floor: i64, but_slot: i64, but_manta: i64, plain: bool) -> i64:
    """The sums that further sources can make of which none below `floor` is wasted, one slot or manta left out."""
    sums: i64 = 1
    for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
        value = slot_worth(s, slot, mode, type)
        if value >= floor and slot != but_slot and (plain or brought_by(s, slot, mode, type) == NONE):
            sums |= more(sums, value)
    for manta in range(s.rules.herd):
        value = manta_worth(s, manta, mode, type)
        if value == 0:
            continue
        number = s.ready_mantas[s.owner * s.rules.herd + manta]
        if manta == but_manta:
            number -= 1
        if not plain:
            sums = _reach_kind(s, sums, manta, number, mode, type, floor, but_slot)
        elif value >= floor:
            for _each in range(number):
                sums |= more(sums, value)
    return sums


def _reach_kind(s: Board, sums: i64, manta: i64, number: i64, mode: i64, type: i64, floor: i64, but_slot: i64) -> i64:
    """The sums with mantas of a kind, `number` of which are ready, and with depths that bring more of them."""
    value = manta_worth(s, manta, mode, type)
    room = s.supply[manta]
    pledged = smallest_pledge(s, manta)
    if but_slot != NONE and brought_by(s, but_slot, mode, type) == manta:
        pledged = min(pledged, slot_worth(s, but_slot, mode, type))
        if room > 0:
            number += 1
        room -= 1
    slots = bringers(s, manta, mode, type, but_slot)
    found: i64 = 0
    chosen = slots
    while True:  # all subsets of the slots, from all of them to none
        total: i64 = 0
        smallest = pledged
        for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
            if chosen & BIT[slot]:
                total += slot_worth(s, slot, mode, type)
                smallest = min(smallest, slot_worth(s, slot, mode, type))
        most = number + min(count(chosen), max(room, 0))
        if smallest >= floor:
            found |= more(sums, total)
            for used in range(1, most + 1):
                if value >= floor:
                    found |= more(sums, total + used * value)
        elif value >= floor and count(chosen) <= room:  # small depths, needed because all mantas of the kind pay
            found |= more(sums, total + most * value)
        if chosen == 0:
            return found
        chosen = (chosen - 1) & slots


def completable(s: Board, mode: i64, type: i64, need: i64, least: i64, slot: i64, manta: i64, plain: bool) -> bool:
    """Whether some choice of sources meets the need without waste, given the smallest one chosen so far.

    `slot` and `manta` are left out: one of them pays now, or the manta is given up. `plain` is what `is_plain` says.
    """
    if need <= 0:
        return -need < least and (plain or need == 0 or _is_lean(s, mode, type, -need, slot, manta))
    floor: i64 = 1
    while floor <= least and floor <= LARGEST:
        if (_reach(s, mode, type, floor, slot, manta, plain) // BIT[need]) & (BIT[floor] - 1):
            return True
        floor += 1
    return False


def _is_lean(s: Board, mode: i64, type: i64, excess: i64, but_slot: i64, but_manta: i64) -> bool:
    """Whether no depth that brought a manta can be spared by a payment that is complete."""
    for manta in range(s.rules.herd):
        number, room = s.ready_mantas[s.owner * s.rules.herd + manta], s.supply[manta]
        pledged = smallest_pledge(s, manta)
        if but_slot != NONE and brought_by(s, but_slot, mode, type) == manta:
            pledged = min(pledged, slot_worth(s, but_slot, mode, type))
            if room > 0:
                number += 1
            room -= 1
        if manta == but_manta:
            number -= 1
        if pledged <= excess and (number > 0 or room < 0):
            return False
    return True


def slot_offered(s: Board, slot: i64, mode: i64, type: i64, need: i64, plain: bool) -> bool:
    """Whether the location in a slot may pay next."""
    value = slot_worth(s, slot, mode, type)
    if value == 0:
        return False
    least = min(s.least, value) if brought_by(s, slot, mode, type) == NONE else s.least
    return completable(s, mode, type, need - value, least, slot, NONE, plain)


def manta_offered(s: Board, manta: i64, mode: i64, type: i64, need: i64, plain: bool) -> bool:
    """Whether a ready manta of this kind may pay next."""
    if s.ready_mantas[s.owner * s.rules.herd + manta] == 0:
        return False
    value = manta_worth(s, manta, mode, type)
    if value == 0:
        return False
    return completable(s, mode, type, need - value, min(s.least, value), NONE, manta, plain)
