# mypyc: compile
"""Tasks and mission objectives: each kind is one class with its written test.

A test looks at the open table and answers DONE (met, and it can't fail any more), FAILED or OPEN. No hidden card and
no search decides it. A task that is DONE or FAILED is not asked again. Tests run after each trick; those marked
`eager` also run after each card.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import COLOURS, SUBMARINES, SUIT_MASK, VALUE, VALUE_MASK
from batyskaf.games.crew.table import Table

OPEN: Final[i64] = 0
DONE: Final[i64] = 1
FAILED: Final[i64] = 2

LAST: Final[i64] = -1
"""A trick position: the last trick of the attempt."""

LESS: Final[i64] = 0
MORE: Final[i64] = 1
EQUAL: Final[i64] = 2

EACH: Final[i64] = 0
TOGETHER: Final[i64] = 1
CAPTAIN: Final[i64] = 2


class Task:
    """A card of the task deck, or an objective of a mission (then nobody owns it)."""

    eager: bool = False
    predicts: bool = False
    secret: bool = False
    captain_may_own: bool = True

    def judge(self, table: Table, owner: i64) -> i64:
        """Say how the task stands for its owner."""
        return OPEN


def verdict(table: Table, met: bool) -> i64:
    """What only the end decides."""
    if table.left() > 0:
        return OPEN
    return DONE if met else FAILED


# --- cards to collect ----------------------------------------------------------------------------------------------


@final
class WinCards(Task):
    """Collect every listed card, in any tricks."""

    def __init__(self, cards: i64) -> None:
        self.cards: i64 = cards

    def judge(self, table: Table, owner: i64) -> i64:
        mine = table.piles[owner] & self.cards
        if mine == self.cards:
            return DONE
        if table.collected & self.cards != mine or table.left() == 0:
            return FAILED
        return OPEN


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


@final
class WinCardAndNoOtherOfSuit(Task):
    """Collect the card and no further card of its suit."""

    def __init__(self, card: i64, suit: i64) -> None:
        self.card: i64 = BIT[card]
        self.others: i64 = SUIT_MASK[suit] & ~BIT[card]

    def judge(self, table: Table, owner: i64) -> i64:
        mine = table.piles[owner]
        if mine & self.others or table.collected & ~mine & self.card:
            return FAILED
        if mine & self.card and table.collected & self.others == self.others:
            return DONE
        return verdict(table, mine & self.card != 0)


@final
class CountCards(Task):
    """Collect at least or exactly n cards of each of several groups (cards of a value, cards of a suit)."""

    def __init__(self, groups: list[int], numbers: list[int], exact: list[bool]) -> None:
        self.groups: vec[i64] = vec[i64](groups)
        self.numbers: vec[i64] = vec[i64](numbers)
        self.exact: vec[bool] = vec[bool](exact)

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
        return DONE if settled else verdict(table, met)


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


@final
class EqualSuits(Task):
    """Collect equally many cards of two suits over the attempt, at least `least` of each."""

    def __init__(self, one: i64, other: i64, least: i64) -> None:
        self.one: i64 = SUIT_MASK[one]
        self.other: i64 = SUIT_MASK[other]
        self.least: i64 = least

    def judge(self, table: Table, owner: i64) -> i64:
        one = count(table.piles[owner] & self.one)
        other = count(table.piles[owner] & self.other)
        rest_one = count(self.one & ~table.collected)
        rest_other = count(self.other & ~table.collected)
        if max(one, other, self.least) > min(one + rest_one, other + rest_other):
            return FAILED
        if rest_one == 0 and rest_other == 0:
            return DONE
        return verdict(table, one == other and one >= self.least)


@final
class MoreOfSuit(Task):
    """Collect strictly more cards of one suit than of another; none of the other is fine."""

    def __init__(self, more: i64, less: i64) -> None:
        self.more: i64 = SUIT_MASK[more]
        self.less: i64 = SUIT_MASK[less]

    def judge(self, table: Table, owner: i64) -> i64:
        more = count(table.piles[owner] & self.more)
        less = count(table.piles[owner] & self.less)
        if more > less + count(self.less & ~table.collected):
            return DONE
        if more + count(self.more & ~table.collected) <= less:
            return FAILED
        return verdict(table, more > less)


@final
class EachColour(Task):
    """Collect at least n cards of every listed suit."""

    def __init__(self, suits: list[int], n: i64) -> None:
        self.suits: vec[i64] = vec[i64](suits)
        self.n: i64 = n

    def judge(self, table: Table, owner: i64) -> i64:
        met = True
        for suit in self.suits:
            mine = count(table.piles[owner] & SUIT_MASK[suit])
            if mine + count(SUIT_MASK[suit] & ~table.collected) < self.n:
                return FAILED
            if mine < self.n:
                met = False
        return DONE if met else verdict(table, False)


@final
class WholeColour(Task):
    """Collect all cards of at least one of the suits."""

    def __init__(self, suits: list[int]) -> None:
        self.suits: vec[i64] = vec[i64](suits)

    def judge(self, table: Table, owner: i64) -> i64:
        reachable = False
        for suit in self.suits:
            if table.piles[owner] & SUIT_MASK[suit] == SUIT_MASK[suit]:
                return DONE
            if table.collected & ~table.piles[owner] & SUIT_MASK[suit] == 0:
                reachable = True
        return verdict(table, False) if reachable else FAILED


# --- one trick that must be won ------------------------------------------------------------------------------------


@final
class WinWithValue(Task):
    """Win a trick with an own colour card of a value; if `captured` is given, with another card of that value in it."""

    def __init__(self, value: i64, captured: i64) -> None:
        self.winners: i64 = VALUE_MASK[value]
        self.captured: i64 = VALUE_MASK[captured]
        self.needs_captured: bool = captured > 0

    def judge(self, table: Table, owner: i64) -> i64:
        if table.won_last(owner) and self.winners & BIT[table.winning] and self._captured(table):
            return DONE
        return verdict(table, False) if self._possible(table) else FAILED

    def _possible(self, table: Table) -> bool:
        """Whether cards are left to win with and to capture; one card can't be both."""
        winners = self.winners & ~table.collected
        captured = self.captured & ~table.collected
        if not self.needs_captured:
            return winners != 0
        return winners != 0 and captured != 0 and count(winners | captured) > 1

    def _captured(self, table: Table) -> bool:
        return not self.needs_captured or table.taken & self.captured & ~BIT[table.winning] != 0


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
        return verdict(table, False)


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
        return verdict(table, False)


@final
class WinOnly(Task):
    """Win a trick made of nothing but the listed cards (all below 7, all above 5, all even, all odd)."""

    def __init__(self, cards: i64) -> None:
        self.cards: i64 = cards & COLOURS

    def judge(self, table: Table, owner: i64) -> i64:
        if table.won_last(owner) and table.taken & ~self.cards == 0:
            return DONE
        return verdict(table, False)


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
        return verdict(table, False)


# --- which tricks, and how many ------------------------------------------------------------------------------------


@final
class WinPositions(Task):
    """Win every listed trick; with `only` no other one."""

    def __init__(self, positions: list[int], only: bool) -> None:
        self.positions: vec[i64] = vec[i64](positions)
        self.only: bool = only

    def judge(self, table: Table, owner: i64) -> i64:
        wanted: i64 = 0
        won_all = True
        for position in self.positions:
            trick = table.total - 1 if position == LAST else position
            wanted |= BIT[trick]
            if trick >= table.number:
                won_all = False
            elif not table.has_won(owner, trick):
                return FAILED
        if self.only:
            if table.won[owner] & ~wanted:
                return FAILED
            return verdict(table, won_all)
        return DONE if won_all else verdict(table, False)


@final
class WinNoneOfFirst(Task):
    """Win none of the first n tricks."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def judge(self, table: Table, owner: i64) -> i64:
        for trick in range(min(self.n, table.number)):
            if table.has_won(owner, trick):
                return FAILED
        return DONE if table.number >= self.n else verdict(table, True)


@final
class WinExactly(Task):
    """Win exactly n tricks; with `in_a_row` directly one after the other."""

    def __init__(self, n: i64, in_a_row: bool) -> None:
        self.n: i64 = n
        self.in_a_row: bool = in_a_row

    def judge(self, table: Table, owner: i64) -> i64:
        mine = table.tricks[owner]
        if mine > self.n or mine + table.left() < self.n:
            return FAILED
        if self.in_a_row and 0 < mine < self.n and not table.won_last(owner):
            return FAILED
        if self.in_a_row and table.won_last(owner) and table.run(owner) != mine:
            return FAILED
        return verdict(table, True)


@final
class WinInARow(Task):
    """At some point win n tricks in a row; more is fine."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def judge(self, table: Table, owner: i64) -> i64:
        run = table.run(owner)
        if run >= self.n:
            return DONE
        return FAILED if run + table.left() < self.n else OPEN


@final
class NeverInARow(Task):
    """Never win n tricks in a row."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def judge(self, table: Table, owner: i64) -> i64:
        run = table.run(owner)
        if run >= self.n:
            return FAILED
        return DONE if run + table.left() < self.n else OPEN


@final
class CompareTricks(Task):
    """End with more, fewer or as many tricks as each other seat, all others together, or the captain."""

    def __init__(self, sign: i64, against: i64) -> None:
        self.sign: i64 = sign
        self.against: i64 = against
        self.captain_may_own = against != CAPTAIN

    def judge(self, table: Table, owner: i64) -> i64:
        mine = table.tricks[owner]
        left = table.left()
        if self.against == CAPTAIN:
            return self._pair(mine, table.tricks[table.captain], left)
        if self.against == TOGETHER:
            return self._pair(mine, table.number - mine, left)
        return self._each(table, owner, mine, left)

    def _pair(self, mine: i64, theirs: i64, left: i64) -> i64:
        """Compare two totals while `left` tricks may still go to either side."""
        if self.sign == EQUAL:
            if left == 0:
                return DONE if mine == theirs else FAILED
            return FAILED if max(mine - theirs, theirs - mine) > left else OPEN
        high = mine if self.sign == MORE else theirs
        low = theirs if self.sign == MORE else mine
        if high > low + left:
            return DONE
        return FAILED if high + left <= low else OPEN

    def _each(self, table: Table, owner: i64, mine: i64, left: i64) -> i64:
        settled = True
        needed: i64 = 0
        for seat in range(table.seats):
            if seat == owner:
                continue
            theirs = table.tricks[seat]
            if self.sign == MORE:
                settled = settled and mine > theirs + left
                needed = max(needed, theirs + 1 - mine)
            else:
                settled = settled and mine + left < theirs
                needed += max(i64(0), mine + 1 - theirs)
        if settled:
            return DONE
        return FAILED if needed > left else OPEN


@final
class Predict(Task):
    """Win exactly as many tricks as foretold before play. The state keeps the number and asks `judge_number`."""

    def __init__(self, secret: bool, least: i64, most: i64) -> None:
        self.predicts = True
        self.secret = secret
        self.least: i64 = least
        self.most: i64 = most

    def judge_number(self, table: Table, owner: i64, number: i64) -> i64:
        mine = table.tricks[owner]
        if table.left() == 0:
            return DONE if mine == number else FAILED
        if self.secret:  # an early verdict would give the number away
            return OPEN
        return FAILED if mine > number or mine + table.left() < number else OPEN


@final
class NeverLead(Task):
    """Never open a trick with a card of the listed suits. Without an owner it binds every seat."""

    def __init__(self, suits: list[int]) -> None:
        self.cards: i64 = 0
        for suit in suits:
            self.cards |= SUIT_MASK[suit]
        self.eager = True

    def judge(self, table: Table, owner: i64) -> i64:
        for seat in range(table.seats):
            if (owner < 0 or seat == owner) and table.led[seat] & self.cards:
                return FAILED
        if table.collected & self.cards == self.cards:
            return DONE
        # Somebody else won the last trick but one, and so opens the last.
        if owner >= 0 and table.left() == 1 and not table.has_won(owner, table.number - 1):
            return DONE
        return verdict(table, True)
