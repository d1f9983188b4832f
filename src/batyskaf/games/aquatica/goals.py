# mypyc: compile
"""Goals: each kind of test is one class. A test looks at one seat's cards and mantas as they are now."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.games.aquatica.board import Board
from batyskaf.games.aquatica.codes import NONE, SLOTS, TYPES

# Zones in which locations and characters are counted.
ON_BOARD: Final[i64] = 1
IN_SCORED: Final[i64] = 2
IN_HAND: Final[i64] = 4
IN_DISCARD: Final[i64] = 8


class Goal:
    """A goal that may be claimed while its test holds."""

    def met(self, board: Board, seat: i64) -> bool:
        return False

    def may_be_met(self, board: Board, seat: i64) -> bool:
        """Whether it may be met as far as the others know: the same as `met` unless an unseen king matters."""
        return self.met(board, seat)

    def needs_king(self, board: Board, seat: i64) -> bool:
        """Whether claiming it now tells the others that the unseen king of this seat is a conqueror."""
        return False


@final
class Both(Goal):
    """Two tests at the same moment."""

    def __init__(self, one: Goal, other: Goal) -> None:
        self.one = one
        self.other = other

    def met(self, board: Board, seat: i64) -> bool:
        return self.one.met(board, seat) and self.other.met(board, seat)

    def may_be_met(self, board: Board, seat: i64) -> bool:
        return self.one.may_be_met(board, seat) and self.other.may_be_met(board, seat)

    def needs_king(self, board: Board, seat: i64) -> bool:
        return self.one.needs_king(board, seat) or self.other.needs_king(board, seat)


@final
class HandSize(Goal):
    """A number of characters in hand within bounds. The king counts, a card that is being played does not."""

    def __init__(self, least: i64, most: i64) -> None:
        self.least: i64 = least
        self.most: i64 = most

    def met(self, board: Board, seat: i64) -> bool:
        return self.least <= board.hand_size[seat] <= self.most


@final
class DiscardSize(Goal):
    """At least `least` characters in the discard pile."""

    def __init__(self, least: i64) -> None:
        self.least: i64 = least

    def met(self, board: Board, seat: i64) -> bool:
        return board.pile_size[seat] >= self.least


@final
class CountLocations(Goal):
    """At least `least` locations on the board, in the scoring pile, or both together."""

    def __init__(self, zones: i64, least: i64) -> None:
        self.zones: i64 = zones
        self.least: i64 = least

    def met(self, board: Board, seat: i64) -> bool:
        total: i64 = 0
        if self.zones & ON_BOARD:
            total += board.on_board(seat)
        if self.zones & IN_SCORED:
            total += board.scored_count(seat)
        return total >= self.least


def of_type(board: Board, seat: i64, zones: i64, type: i64) -> i64:
    """How many locations of a type lie in the zones."""
    total: i64 = 0
    if zones & IN_SCORED:
        total += board.scored[seat * TYPES + type]
    if zones & ON_BOARD:
        for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if board.slot[i] != NONE and board.rules.type[board.slot[i]] == type:
                total += 1
    return total


@final
class SameType(Goal):
    """At least `least` locations of one type."""

    def __init__(self, zones: i64, least: i64) -> None:
        self.zones: i64 = zones
        self.least: i64 = least

    def met(self, board: Board, seat: i64) -> bool:
        for type in range(TYPES):
            if of_type(board, seat, self.zones, type) >= self.least:
                return True
        return False


@final
class DistinctTypes(Goal):
    """Locations of at least `least` different types."""

    def __init__(self, zones: i64, least: i64) -> None:
        self.zones: i64 = zones
        self.least: i64 = least

    def met(self, board: Board, seat: i64) -> bool:
        found: i64 = 0
        for type in range(TYPES):
            if of_type(board, seat, self.zones, type) > 0:
                found += 1
        return found >= self.least


@final
class ScoredPoints(Goal):
    """Scored locations worth at least `least` points together."""

    def __init__(self, least: i64) -> None:
        self.least: i64 = least

    def met(self, board: Board, seat: i64) -> bool:
        return board.scored_points[seat] >= self.least


@final
class WildMantas(Goal):
    """At least `least` wild mantas, ready or tired."""

    def __init__(self, least: i64) -> None:
        self.least: i64 = least

    def met(self, board: Board, seat: i64) -> bool:
        return board.wild_count(seat) >= self.least


@final
class TiredMantas(Goal):
    """At least `least` tired mantas, trained and wild."""

    def __init__(self, least: i64) -> None:
        self.least: i64 = least

    def met(self, board: Board, seat: i64) -> bool:
        return board.tired_count(seat) >= self.least


@final
class Conquerors(Goal):
    """At least `least` characters that conquer. An unseen king may be one of them, so the others can't be sure."""

    def __init__(self, zones: i64, least: i64) -> None:
        self.zones: i64 = zones
        self.least: i64 = least

    def count(self, board: Board, seat: i64) -> i64:
        rules = board.rules
        total: i64 = 0
        if self.zones & IN_HAND:
            for character in range(rules.kinds):
                if rules.conquers[character]:
                    total += board.hand[seat * rules.kinds + character]
        if self.zones & IN_DISCARD:
            for i in range(board.pile_size[seat]):
                total += rules.conquers[board.pile[seat * board.room + i]]
        return total

    def met(self, board: Board, seat: i64) -> bool:
        return self.count(board, seat) >= self.least

    def without_king(self, board: Board, seat: i64) -> i64:
        """The count as the others know it: an unseen king, who is in hand, left out."""
        total = self.count(board, seat)
        if hidden_king(board, seat) and self.zones & IN_HAND:
            total -= board.rules.conquers[board.king[seat]]
        return total

    def may_be_met(self, board: Board, seat: i64) -> bool:
        unseen: i64 = 1 if hidden_king(board, seat) and self.zones & IN_HAND else 0
        return self.without_king(board, seat) + unseen >= self.least

    def needs_king(self, board: Board, seat: i64) -> bool:
        return self.without_king(board, seat) < self.least


def hidden_king(board: Board, seat: i64) -> bool:
    """Whether a seat holds a king that the others have not seen."""
    return board.king[seat] != NONE and not board.king_known & BIT[seat]


@final
class FullyRisen(Goal):
    """At least `least` fully risen locations on the board."""

    def __init__(self, least: i64) -> None:
        self.least: i64 = least

    def met(self, board: Board, seat: i64) -> bool:
        return board.scorable(seat, NONE) >= self.least


@final
class PaidPrice(Goal):
    """A character was recruited from the space of this price, and the coins were paid."""

    def __init__(self, price: i64) -> None:
        self.price: i64 = price

    def met(self, board: Board, seat: i64) -> bool:
        return board.paid[seat] & BIT[self.price] != 0
