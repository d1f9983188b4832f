# mypyc: compile
"""Tasks about one trick that must be won in a certain way."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import CARDS, COLOURS, SUBMARINE, SUBMARINES, SUIT_MASK, VALUE, VALUE_MASK
from batyskaf.games.crew.table import Table
from batyskaf.games.crew.tasks import CANNOT, DONE, FAILED, Task, out_of_reach, verdict, wins_a_trick


@final
class WinWithValue(Task):
    """Win a trick with an own colour card of a value; if `captured` is given, with another card of that value in it."""

    def __init__(self, value: i64, captured: i64) -> None:
        self.value: i64 = value
        self.winners: i64 = VALUE_MASK[value]
        self.captured: i64 = VALUE_MASK[captured]
        self.needs_captured: bool = captured > 0

    def judge(self, table: Table, owner: i64) -> i64:
        if table.won_last(owner) and self.winners & BIT[table.winning] and self._captured(table):
            return DONE
        return verdict(table, False) if self._possible(table) else FAILED

    def _possible(self, table: Table) -> bool:
        """Whether cards are left for a trick that one of the winners wins."""
        for suit in range(SUBMARINE):
            card = suit * 9 + self.value - 1
            if not table.collected & BIT[card] and wins_a_trick(table, card, self.captured):
                return True
        return False

    def _captured(self, table: Table) -> bool:
        return not self.needs_captured or table.taken & self.captured & ~BIT[table.winning] != 0

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        """The owner wins with an own card and captures another's."""
        if own:
            return 1 if self.winners & BIT[card] else 0
        return 1 if self.needs_captured and self.captured & BIT[card] else 0

    def hopeless(self, table: Table, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        winners = hands[owner] & self.winners
        if not winners & ~out_of_reach(table, owner, hands, winners, kept, covered):
            return True
        if not self.needs_captured:
            return False
        for seat in range(table.seats):
            if seat != owner and hands[seat] & self.captured:
                return False
        return True

    def at_least(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        return 1

    def claimed(self, table: Table, owner: i64, hands: vec[i64], denied: i64) -> i64:
        """It takes an own card to win with, and another's to capture."""
        if not hands[owner] & self.winners & ~denied:
            return CANNOT
        others = self.captured & ~table.collected & ~hands[owner] & ~denied
        return CANNOT if self.needs_captured and not others else 0


@final
class WinCardWithSuit(Task):
    """Win the trick that holds a card, with an own card of a suit."""

    def __init__(self, card: i64, suit: i64) -> None:
        self.card: i64 = BIT[card]
        self.suit: i64 = SUIT_MASK[suit]

    def judge(self, table: Table, owner: i64) -> i64:
        if table.collected & self.card:
            mine = table.won_last(owner) and table.taken & self.card and self.suit & BIT[table.winning]
            return DONE if mine else FAILED
        return verdict(table, False) if self._possible(table) else FAILED

    def _possible(self, table: Table) -> bool:
        """Whether a card of the suit is left that could take it, or it could win the trick itself."""
        for card in range(CARDS):
            if self.suit & BIT[card] & ~table.collected:
                captured = i64(0) if self.card & BIT[card] else self.card
                if wins_a_trick(table, card, captured):
                    return True
        return False

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return 1 if self.card & BIT[card] else 0

    def hopeless(self, table: Table, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        """Nobody plays both the card and the one that takes it."""
        return not hands[owner] & self.suit or hands[owner] & self.card & ~self.suit != 0

    def at_least(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        return 1

    def claimed(self, table: Table, owner: i64, hands: vec[i64], denied: i64) -> i64:
        rest = self.card & ~table.collected
        return CANNOT if rest & denied else rest


@final
class WinSum(Task):
    """Win a trick without submarines whose values add up to something in a range."""

    def __init__(self, least: list[int], most: list[int]) -> None:
        self.least: vec[i64] = vec[i64](least)
        self.most: vec[i64] = vec[i64](most)

    def judge(self, table: Table, owner: i64) -> i64:
        if table.won_last(owner) and table.taken & SUBMARINES == 0:
            total: i64 = 0
            for card in range(i64(36)):
                if table.taken & BIT[card]:
                    total += VALUE[card]
            if self.least[table.seats] <= total <= self.most[table.seats]:
                return DONE
        return verdict(table, False) if self._possible(table) else FAILED

    def _possible(self, table: Table) -> bool:
        """Whether enough colour cards are left, the lowest of them low and the highest high enough."""
        lowest: i64 = 0
        highest: i64 = 0
        low: i64 = table.seats
        high: i64 = table.seats
        for value in range(i64(1), i64(10)):
            some = min(low, count(VALUE_MASK[value] & ~table.collected))
            lowest += some * value
            low -= some
            some = min(high, count(VALUE_MASK[10 - value] & ~table.collected))
            highest += some * (10 - value)
            high -= some
        return low == 0 and lowest <= self.most[table.seats] and highest >= self.least[table.seats]

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        """Its value; all that are too low for the sum whatever else lies there are one, and all that are too high."""
        low = self.least[seats] - 9 * (seats - 1)
        high = self.most[seats] - (seats - 1)
        return max(low - 1, min(high + 1, VALUE[card]), 0) if COLOURS & BIT[card] else 0

    def hopeless(self, table: Table, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        return not self._in_range(table, hands, COLOURS)

    def claimed(self, table: Table, owner: i64, hands: vec[i64], denied: i64) -> i64:
        return 0 if self._in_range(table, hands, COLOURS & ~denied) else CANNOT

    def _in_range(self, table: Table, hands: vec[i64], cards: i64) -> bool:
        """Whether each seat has one of these cards, and they may add up."""
        lowest: i64 = 0
        highest: i64 = 0
        for seat in range(table.seats):
            low: i64 = 10
            high: i64 = 0
            for value in range(i64(1), i64(10)):
                if hands[seat] & cards & VALUE_MASK[value]:
                    low = min(low, value)
                    high = value
            if high == 0:
                return False
            lowest += low
            highest += high
        return highest >= self.least[table.seats] and lowest <= self.most[table.seats]

    def at_least(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        return 1


@final
class WinOnly(Task):
    """Win a trick made of nothing but the listed cards (all below 7, all above 5, all even, all odd)."""

    def __init__(self, cards: i64) -> None:
        self.cards: i64 = cards & COLOURS

    def judge(self, table: Table, owner: i64) -> i64:
        if table.won_last(owner) and table.taken & ~self.cards == 0:
            return DONE
        return verdict(table, False) if count(self.cards & ~table.collected) >= table.seats else FAILED

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return 1 if self.cards & BIT[card] else 0

    def hopeless(self, table: Table, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        for seat in range(table.seats):
            if not hands[seat] & self.cards:
                return True
        return False

    def at_least(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        return 1

    def claimed(self, table: Table, owner: i64, hands: vec[i64], denied: i64) -> i64:
        for seat in range(table.seats):
            if not hands[seat] & self.cards & ~denied:
                return CANNOT
        return 0


@final
class WinEqualSuits(Task):
    """Win a trick with equally many cards of two suits, at least `least` of each; other cards don't matter."""

    def __init__(self, one: i64, other: i64, least: i64) -> None:
        self.one: i64 = SUIT_MASK[one]
        self.other: i64 = SUIT_MASK[other]
        self.least: i64 = least

    def judge(self, table: Table, owner: i64) -> i64:
        if table.won_last(owner):
            one = count(table.taken & self.one)
            if one >= self.least and one == count(table.taken & self.other):
                return DONE
        return verdict(table, False) if self._possible(table) else FAILED

    def _possible(self, table: Table) -> bool:
        """Whether enough cards of both suits are left, and enough others to make up the trick."""
        one = count(self.one & ~table.collected)
        other = count(self.other & ~table.collected)
        most = min(one, other, table.seats // 2)
        return most >= self.least and count(table.to_come()) - one - other >= table.seats - 2 * most

    def hopeless(self, table: Table, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        one: i64 = 0
        other: i64 = 0
        for seat in range(table.seats):
            one += 1 if hands[seat] & self.one else 0
            other += 1 if hands[seat] & self.other else 0
        return one < self.least or other < self.least

    def at_least(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        return 1

    def claimed(self, table: Table, owner: i64, hands: vec[i64], denied: i64) -> i64:
        left = ~table.collected & ~denied
        return 0 if count(self.one & left) >= self.least and count(self.other & left) >= self.least else CANNOT
