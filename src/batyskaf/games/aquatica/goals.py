# mypyc: compile
"""Goals: each kind of test is one class. A test looks at one seat's cards and mantas as they are now."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.games.aquatica.codes import NONE, SLOTS, TYPES
from batyskaf.games.aquatica.table import Table

# Zones in which locations and characters are counted.
ON_BOARD: Final[i64] = 1
IN_SCORED: Final[i64] = 2
IN_HAND: Final[i64] = 4
IN_DISCARD: Final[i64] = 8


class Goal:
    """A goal that may be claimed while its test holds."""

    def met(self, table: Table, seat: i64) -> bool:
        return False

    def may_be_met(self, table: Table, seat: i64) -> bool:
        """Whether the others must reckon with it: the same as `met` unless an unseen king matters."""
        return self.met(table, seat)

    def needs_king(self, table: Table, seat: i64) -> bool:
        """Whether claiming it now tells the others that the unseen king of this seat is a conqueror."""
        return False


@final
class Both(Goal):
    """Two tests at the same moment."""

    def __init__(self, one: Goal, other: Goal) -> None:
        self.one = one
        self.other = other

    def met(self, table: Table, seat: i64) -> bool:
        return self.one.met(table, seat) and self.other.met(table, seat)

    def may_be_met(self, table: Table, seat: i64) -> bool:
        return self.one.may_be_met(table, seat) and self.other.may_be_met(table, seat)

    def needs_king(self, table: Table, seat: i64) -> bool:
        return self.one.needs_king(table, seat) or self.other.needs_king(table, seat)


@final
class HandSize(Goal):
    """So many characters in hand, the king included, a card being played not."""

    def __init__(self, least: i64, most: i64) -> None:
        self.least: i64 = least
        self.most: i64 = most

    def met(self, table: Table, seat: i64) -> bool:
        return self.least <= table.hand_size[seat] <= self.most


@final
class DiscardSize(Goal):
    """So many characters in the discard pile."""

    def __init__(self, least: i64) -> None:
        self.least: i64 = least

    def met(self, table: Table, seat: i64) -> bool:
        return table.pile_size[seat] >= self.least


@final
class CountLocations(Goal):
    """So many locations on the board, in the scoring pile, or both together."""

    def __init__(self, zones: i64, least: i64) -> None:
        self.zones: i64 = zones
        self.least: i64 = least

    def met(self, table: Table, seat: i64) -> bool:
        total: i64 = 0
        if self.zones & ON_BOARD:
            total += table.on_board(seat)
        if self.zones & IN_SCORED:
            total += table.scored_count(seat)
        return total >= self.least


def of_type(table: Table, seat: i64, zones: i64, type: i64) -> i64:
    """How many locations of a type lie in the zones."""
    total: i64 = 0
    if zones & IN_SCORED:
        total += table.scored[seat * TYPES + type]
    if zones & ON_BOARD:
        for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if table.slot[i] != NONE and table.rules.type[table.slot[i]] == type:
                total += 1
    return total


@final
class SameType(Goal):
    """So many locations of one type."""

    def __init__(self, zones: i64, least: i64) -> None:
        self.zones: i64 = zones
        self.least: i64 = least

    def met(self, table: Table, seat: i64) -> bool:
        for type in range(TYPES):
            if of_type(table, seat, self.zones, type) >= self.least:
                return True
        return False


@final
class DistinctTypes(Goal):
    """Locations of so many different types."""

    def __init__(self, zones: i64, least: i64) -> None:
        self.zones: i64 = zones
        self.least: i64 = least

    def met(self, table: Table, seat: i64) -> bool:
        found: i64 = 0
        for type in range(TYPES):
            if of_type(table, seat, self.zones, type) > 0:
                found += 1
        return found >= self.least


@final
class ScoredPoints(Goal):
    """Scored locations worth so many points together."""

    def __init__(self, least: i64) -> None:
        self.least: i64 = least

    def met(self, table: Table, seat: i64) -> bool:
        return table.scored_points[seat] >= self.least


@final
class WildMantas(Goal):
    """So many wild mantas, ready or tired."""

    def __init__(self, least: i64) -> None:
        self.least: i64 = least

    def met(self, table: Table, seat: i64) -> bool:
        return table.wild_count(seat) >= self.least


@final
class TiredMantas(Goal):
    """So many tired mantas, trained and wild."""

    def __init__(self, least: i64) -> None:
        self.least: i64 = least

    def met(self, table: Table, seat: i64) -> bool:
        return table.tired_count(seat) >= self.least


@final
class Conquerors(Goal):
    """So many characters that conquer. An unseen king may be one of them, so the others can't be sure."""

    def __init__(self, zones: i64, least: i64) -> None:
        self.zones: i64 = zones
        self.least: i64 = least

    def count(self, table: Table, seat: i64) -> i64:
        rules = table.rules
        total: i64 = 0
        if self.zones & IN_HAND:
            for character in range(rules.kinds):
                if rules.conquers[character]:
                    total += table.hand[seat * rules.kinds + character]
        if self.zones & IN_DISCARD:
            for i in range(table.pile_size[seat]):
                total += rules.conquers[table.pile[seat * table.room + i]]
        return total

    def met(self, table: Table, seat: i64) -> bool:
        return self.count(table, seat) >= self.least

    def without_king(self, table: Table, seat: i64) -> i64:
        """The count as the others know it: an unseen king, who is in hand, left out."""
        total = self.count(table, seat)
        if hidden_king(table, seat) and self.zones & IN_HAND:
            total -= table.rules.conquers[table.king[seat]]
        return total

    def may_be_met(self, table: Table, seat: i64) -> bool:
        unseen: i64 = 1 if hidden_king(table, seat) and self.zones & IN_HAND else 0
        return self.without_king(table, seat) + unseen >= self.least

    def needs_king(self, table: Table, seat: i64) -> bool:
        return self.without_king(table, seat) < self.least


def hidden_king(table: Table, seat: i64) -> bool:
    """Whether a seat holds a king that the others have not seen."""
    return table.king[seat] != NONE and not table.king_known & BIT[seat]


@final
class FullyRisen(Goal):
    """So many fully risen locations on the board."""

    def __init__(self, least: i64) -> None:
        self.least: i64 = least

    def met(self, table: Table, seat: i64) -> bool:
        return table.scorable(seat, NONE) >= self.least


@final
class PaidPrice(Goal):
    """A character was recruited from the space of this price, and the coins were paid."""

    def __init__(self, price: i64) -> None:
        self.price: i64 = price

    def met(self, table: Table, seat: i64) -> bool:
        return table.paid[seat] & BIT[self.price] != 0
