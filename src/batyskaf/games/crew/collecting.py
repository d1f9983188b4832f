# mypyc: compile
"""Tasks about the cards one collects over the attempt: these, so many of those, none of them."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import SUBMARINES, SUIT_MASK
from batyskaf.games.crew.table import Table
from batyskaf.games.crew.tasks import (
    CANNOT,
    DONE,
    FAILED,
    OPEN,
    Task,
    out_of_reach,
    sure_submarines,
    tricks_beside,
    tricks_for,
    verdict,
)


@final
class WinCards(Task):
    """Collect every listed card, in any tricks."""

    def __init__(self, cards: i64) -> None:
        self.cards: i64 = cards

    def collects(self) -> i64:
        return self.cards

    def judge(self, table: Table, owner: i64) -> i64:
        mine = table.piles[owner] & self.cards
        if mine == self.cards:
            return DONE
        if table.collected & self.cards != mine or count(self.cards & ~table.collected) > table.room():
            return FAILED
        return OPEN

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return 1 if self.cards & BIT[card] else 0

    def hopeless(self, table: Table, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        return out_of_reach(table, owner, hands, self.cards & ~table.collected, kept, covered) != 0

    def at_least(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        rest = self.cards & ~table.collected
        return tricks_for(table, hands, rest, count(rest))

    def claimed(self, table: Table, owner: i64, hands: vec[i64], denied: i64) -> i64:
        rest = self.cards & ~table.collected
        return CANNOT if rest & denied else rest


@final
class WinCardInLastTrick(Task):
    """Win the last trick, with the card in it."""

    def __init__(self, card: i64) -> None:
        self.card: i64 = card
        self.eager = True

    def judge(self, table: Table, owner: i64) -> i64:
        if table.left() > 1 or (table.left() == 1 and table.collected & BIT[self.card]):
            return FAILED if table.played & BIT[self.card] else OPEN
        return verdict(table, table.won_last(owner) and table.taken & BIT[self.card] != 0)

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return 1 if card == self.card else 0

    def at_least(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        return 1

    def claimed(self, table: Table, owner: i64, hands: vec[i64], denied: i64) -> i64:
        return CANNOT if denied & BIT[self.card] else BIT[self.card]


@final
class WinCardAndNoOtherOfSuit(Task):
    """Collect the card and no further card of its suit."""

    def __init__(self, card: i64, suit: i64) -> None:
        self.card: i64 = BIT[card]
        self.others: i64 = SUIT_MASK[suit] & ~BIT[card]

    def collects(self) -> i64:
        return self.card

    def judge(self, table: Table, owner: i64) -> i64:
        mine = table.piles[owner]
        if mine & self.others or table.collected & ~mine & self.card:
            return FAILED
        if not mine & self.card and count(table.to_come() & ~self.others & ~self.card) < table.seats - 1:
            return FAILED  # every trick that could still hold it holds another one too
        if mine & self.card and table.collected & self.others == self.others:
            return DONE
        return verdict(table, mine & self.card != 0)

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return 1 if self.card & BIT[card] else 0

    def hopeless(self, table: Table, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        if not self.card & SUBMARINES:
            return False
        if not (table.collected | hands[owner]) & self.card:
            return True  # whoever takes it from another hand takes it with a higher one
        sure = sure_submarines(table, owner, hands)
        return sure > 1 or (sure == 1 and not hands[owner] & self.card)

    def at_least(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        return 0 if table.collected & self.card else 1

    def claimed(self, table: Table, owner: i64, hands: vec[i64], denied: i64) -> i64:
        rest = self.card & ~table.collected
        return CANNOT if rest & denied else rest

    def shunned(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        return self.others & ~table.collected


@final
class CountCards(Task):
    """Collect at least or exactly n cards of each of several groups (cards of a value, cards of a suit)."""

    def __init__(self, groups: list[int], numbers: list[int], exact: list[bool]) -> None:
        self.groups: vec[i64] = vec[i64](groups)
        self.numbers: vec[i64] = vec[i64](numbers)
        self.exact: vec[bool] = vec[bool](exact)

    def collects(self) -> i64:
        cards: i64 = 0
        for group in self.groups:
            cards |= group
        return cards

    def judge(self, table: Table, owner: i64) -> i64:
        settled = True
        met = True
        for i in range(i64(len(self.groups))):
            mine = count(table.piles[owner] & self.groups[i])
            rest = count(self.groups[i] & ~table.collected)
            if mine + rest < self.numbers[i] or (self.exact[i] and mine > self.numbers[i]):
                return FAILED
            if mine < self.numbers[i]:
                met = False
            if mine < self.numbers[i] or (self.exact[i] and rest > 0):
                settled = False
        if settled:
            return DONE
        return verdict(table, met) if self._enough(table, owner) else FAILED

    def _enough(self, table: Table, owner: i64) -> bool:
        """Whether there is room for all that is missing, and enough that may lie beside it in whole tricks."""
        missing: i64 = 0
        wanted: i64 = 0
        seen: i64 = 0
        beside = table.to_come()
        for i in range(i64(len(self.groups))):
            if seen & self.groups[i]:
                return True  # groups of a pack that overlap: one card may count for two
            seen |= self.groups[i]
            need = max(i64(0), self.numbers[i] - count(table.piles[owner] & self.groups[i]))
            missing += need
            if self.exact[i]:
                wanted += need
                beside &= ~self.groups[i]
        tricks = (missing + table.seats - 1) // table.seats
        return tricks <= table.left() and tricks * table.seats <= wanted + count(beside)

    def progress(self, table: Table, owner: i64) -> i64:
        mine: i64 = 0
        for i in range(i64(len(self.groups))):
            some = count(table.piles[owner] & self.groups[i])
            mine = mine * 16 + (some if self.exact[i] else min(some, self.numbers[i]))
        return mine

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        groups: i64 = 0
        for i in range(i64(len(self.groups))):
            if self.groups[i] & BIT[card]:
                groups |= BIT[i]
        return groups

    def hopeless(self, table: Table, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        for i in range(i64(len(self.groups))):
            if self.exact[i] and self.groups[i] & SUBMARINES == SUBMARINES:
                mine = count(table.piles[owner] & SUBMARINES)
                if mine + sure_submarines(table, owner, hands) > self.numbers[i]:
                    return True
            rest = self.groups[i] & ~table.collected
            spare = count(table.piles[owner] & self.groups[i]) + count(rest) - self.numbers[i]
            if count(out_of_reach(table, owner, hands, rest, kept, covered)) > spare:
                return True
        return False

    def at_least(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        tricks: i64 = 0
        for i in range(i64(len(self.groups))):
            need = self.numbers[i] - count(table.piles[owner] & self.groups[i])
            tricks = max(tricks, tricks_for(table, hands, self.groups[i], need))
        return tricks

    def claimed(self, table: Table, owner: i64, hands: vec[i64], denied: i64) -> i64:
        cards: i64 = 0
        for i in range(i64(len(self.groups))):
            rest = self.groups[i] & ~table.collected & ~denied
            spare = count(table.piles[owner] & self.groups[i]) + count(rest) - self.numbers[i]
            if spare < 0:
                return CANNOT
            if spare == 0:
                cards |= rest
        return cards

    def shunned(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        cards: i64 = 0
        for i in range(i64(len(self.groups))):
            if self.exact[i] and count(table.piles[owner] & self.groups[i]) == self.numbers[i]:
                cards |= self.groups[i] & ~table.collected
        return cards

    def exceeds(self, table: Table, owner: i64, cards: i64) -> bool:
        for i in range(i64(len(self.groups))):
            if self.exact[i]:
                mine = table.piles[owner] | cards
                if count(mine & self.groups[i]) > self.numbers[i]:
                    return True
        return False

    def at_most(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        tricks = table.left()
        for i in range(i64(len(self.groups))):
            if self.exact[i]:
                need = self.numbers[i] - count(table.piles[owner] & self.groups[i])
                tricks = min(tricks, tricks_beside(table, hands, self.groups[i], need))
        return tricks


@final
class NoCards(Task):
    """Collect none of the cards."""

    def __init__(self, cards: i64) -> None:
        self.cards: i64 = cards

    def judge(self, table: Table, owner: i64) -> i64:
        if table.piles[owner] & self.cards:
            return FAILED
        if table.collected & self.cards == self.cards:
            return DONE
        return verdict(table, True)

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return 1 if self.cards & BIT[card] else 0

    def hopeless(self, table: Table, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        return self.cards & SUBMARINES == SUBMARINES and sure_submarines(table, owner, hands) > 0

    def shunned(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        return self.cards & ~table.collected

    def at_most(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        return tricks_beside(table, hands, self.cards, 0)


@final
class EqualSuits(Task):
    """Collect equally many cards of two suits over the attempt, at least `least` of each."""

    def __init__(self, one: i64, other: i64, least: i64) -> None:
        self.one: i64 = SUIT_MASK[one]
        self.other: i64 = SUIT_MASK[other]
        self.least: i64 = least

    def collects(self) -> i64:
        return self.one | self.other

    def judge(self, table: Table, owner: i64) -> i64:
        one = count(table.piles[owner] & self.one)
        other = count(table.piles[owner] & self.other)
        rest_one = count(self.one & ~table.collected)
        rest_other = count(self.other & ~table.collected)
        least, most = max(one, other, self.least), min(one + rest_one, other + rest_other)
        beside = count(table.to_come()) - rest_one - rest_other
        if not self._possible(table, one + other, least, most, beside):
            return FAILED
        if rest_one == 0 and rest_other == 0:
            return DONE
        return verdict(table, one == other and one >= self.least)

    def _possible(self, table: Table, mine: i64, least: i64, most: i64, beside: i64) -> bool:
        """Whether whole tricks can bring both suits to the same number, with other cards to make them up."""
        for number in range(least, most + 1):
            missing = 2 * number - mine
            tricks = (missing + table.seats - 1) // table.seats
            if tricks <= table.left() and tricks * table.seats <= missing + beside:
                return True
        return False

    def progress(self, table: Table, owner: i64) -> i64:
        one = count(table.piles[owner] & self.one)
        return min(one, self.least) * 32 + one - count(table.piles[owner] & self.other) + 16

    def at_least(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        one = count(table.piles[owner] & self.one)
        other = count(table.piles[owner] & self.other)
        level = max(one, other, self.least)
        return max(tricks_for(table, hands, self.one, level - one), tricks_for(table, hands, self.other, level - other))

    def claimed(self, table: Table, owner: i64, hands: vec[i64], denied: i64) -> i64:
        one = count(table.piles[owner] & self.one)
        other = count(table.piles[owner] & self.other)
        rest_one = count(self.one & ~table.collected & ~denied)
        rest_other = count(self.other & ~table.collected & ~denied)
        return CANNOT if max(one, other, self.least) > min(one + rest_one, other + rest_other) else 0


@final
class MoreOfSuit(Task):
    """Collect strictly more cards of one suit than of another; none of the other is fine."""

    def __init__(self, more: i64, less: i64) -> None:
        self.more: i64 = SUIT_MASK[more]
        self.less: i64 = SUIT_MASK[less]

    def collects(self) -> i64:
        return self.more

    def judge(self, table: Table, owner: i64) -> i64:
        more = count(table.piles[owner] & self.more)
        less = count(table.piles[owner] & self.less)
        if more > less + count(self.less & ~table.collected):
            return DONE
        return verdict(table, more > less) if self._possible(table, less + 1 - more) else FAILED

    def _possible(self, table: Table, missing: i64) -> bool:
        """Whether some number of whole tricks can hold so many more of the one suit than of the other."""
        more = count(self.more & ~table.collected)
        beside = count(table.to_come() & ~self.more & ~self.less)
        for tricks in range(table.left() + 1):
            cards = tricks * table.seats
            some = min(more, cards)
            if some - max(i64(0), cards - some - beside) >= missing:
                return True
        return False

    def progress(self, table: Table, owner: i64) -> i64:
        return count(table.piles[owner] & self.more) - count(table.piles[owner] & self.less) + 16

    def at_least(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        need = count(table.piles[owner] & self.less) + 1 - count(table.piles[owner] & self.more)
        return tricks_for(table, hands, self.more, need)

    def claimed(self, table: Table, owner: i64, hands: vec[i64], denied: i64) -> i64:
        more = count(table.piles[owner] & self.more) + count(self.more & ~table.collected & ~denied)
        return 0 if more > count(table.piles[owner] & self.less) else CANNOT


@final
class EachColour(Task):
    """Collect at least n cards of every listed suit."""

    def __init__(self, suits: list[int], n: i64) -> None:
        self.suits: vec[i64] = vec[i64](suits)
        self.n: i64 = n

    def collects(self) -> i64:
        cards: i64 = 0
        for suit in self.suits:
            cards |= SUIT_MASK[suit]
        return cards

    def judge(self, table: Table, owner: i64) -> i64:
        missing: i64 = 0
        seen: i64 = 0
        for suit in self.suits:
            mine = count(table.piles[owner] & SUIT_MASK[suit])
            if mine + count(SUIT_MASK[suit] & ~table.collected) < self.n:
                return FAILED
            if mine < self.n and not seen & BIT[suit]:
                missing += self.n - mine
            seen |= BIT[suit]
        if missing == 0:
            return DONE
        return OPEN if missing <= table.room() else FAILED

    def progress(self, table: Table, owner: i64) -> i64:
        mine: i64 = 0
        for suit in self.suits:
            mine = mine * 16 + min(self.n, count(table.piles[owner] & SUIT_MASK[suit]))
        return mine

    def at_least(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        tricks: i64 = 0
        for suit in self.suits:
            need = self.n - count(table.piles[owner] & SUIT_MASK[suit])
            tricks = max(tricks, tricks_for(table, hands, SUIT_MASK[suit], need))
        return tricks

    def claimed(self, table: Table, owner: i64, hands: vec[i64], denied: i64) -> i64:
        cards: i64 = 0
        for suit in self.suits:
            rest = SUIT_MASK[suit] & ~table.collected & ~denied
            spare = count(table.piles[owner] & SUIT_MASK[suit]) + count(rest) - self.n
            if spare < 0:
                return CANNOT
            if spare == 0:
                cards |= rest
        return cards


@final
class WholeColour(Task):
    """Collect all cards of at least one of the suits."""

    def __init__(self, suits: list[int]) -> None:
        self.suits: vec[i64] = vec[i64](suits)

    def collects(self) -> i64:
        cards: i64 = 0
        for suit in self.suits:
            cards |= SUIT_MASK[suit]
        return cards

    def judge(self, table: Table, owner: i64) -> i64:
        reachable = False
        for suit in self.suits:
            if table.piles[owner] & SUIT_MASK[suit] == SUIT_MASK[suit]:
                return DONE
            lost = table.collected & ~table.piles[owner] & SUIT_MASK[suit]
            if not lost and count(SUIT_MASK[suit] & ~table.collected) <= table.room():
                reachable = True
        return OPEN if reachable else FAILED

    def progress(self, table: Table, owner: i64) -> i64:
        lost: i64 = 0
        for suit in self.suits:
            if table.collected & ~table.piles[owner] & SUIT_MASK[suit]:
                lost |= BIT[suit]
        return lost

    def at_least(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        tricks = table.total + 1
        for suit in self.suits:
            if not table.collected & ~table.piles[owner] & SUIT_MASK[suit]:
                rest = SUIT_MASK[suit] & ~table.collected
                tricks = min(tricks, tricks_for(table, hands, rest, count(rest)))
        return tricks

    def claimed(self, table: Table, owner: i64, hands: vec[i64], denied: i64) -> i64:
        cards = CANNOT
        for suit in self.suits:
            rest = SUIT_MASK[suit] & ~table.collected
            if not rest & denied and not table.collected & ~table.piles[owner] & SUIT_MASK[suit]:
                cards = rest if cards == CANNOT else cards & rest
        return cards
