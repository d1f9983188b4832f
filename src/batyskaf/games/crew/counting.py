# mypyc: compile
"""Tasks about which tricks one wins, how many, and what one opens them with."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import DECK, SUBMARINE, SUIT_MASK
from batyskaf.games.crew.table import Table
from batyskaf.games.crew.tasks import (
    CAPTAIN,
    DONE,
    EACH,
    EQUAL,
    FAILED,
    LAST,
    LESS,
    MORE,
    OPEN,
    TOGETHER,
    Task,
    all_tricks,
    verdict,
)


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

    def at_least(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        return self._to_come(table)

    def at_most(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        return self._to_come(table) if self.only else table.left()

    def _to_come(self, table: Table) -> i64:
        """How many of the listed tricks are still to be won."""
        tricks: i64 = 0
        for position in self.positions:
            if position == LAST or position >= table.number:
                tricks += 1
        return tricks

    def bound(self, table: Table, owner: i64) -> bool:
        return self._lists(table, table.number)

    def barred(self, table: Table, owner: i64) -> bool:
        return self.only and not self._lists(table, table.number)

    def _lists(self, table: Table, trick: i64) -> bool:
        for position in self.positions:
            if trick == (table.total - 1 if position == LAST else position):
                return True
        return False


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

    def at_most(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        return max(i64(0), table.total - max(self.n, table.number))

    def barred(self, table: Table, owner: i64) -> bool:
        return table.number < self.n


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

    def progress(self, table: Table, owner: i64) -> i64:
        return table.tricks[owner] * 2 + (1 if self.in_a_row and table.won_last(owner) else 0)

    def at_least(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        return self.n - table.tricks[owner]

    def at_most(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        return self.n - table.tricks[owner]

    def bound(self, table: Table, owner: i64) -> bool:
        return self.in_a_row and 0 < table.tricks[owner] < self.n


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

    def progress(self, table: Table, owner: i64) -> i64:
        return table.run(owner)

    def at_least(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        return self.n - table.run(owner)


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

    def progress(self, table: Table, owner: i64) -> i64:
        return table.run(owner)

    def at_most(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        """Of each n tricks from the first of the present row on, one is lost."""
        return table.left() - (table.left() + table.run(owner)) // self.n

    def barred(self, table: Table, owner: i64) -> bool:
        return table.run(owner) + 1 >= self.n


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

    def progress(self, table: Table, owner: i64) -> i64:
        if self.against == EACH:
            return all_tricks(table)
        return table.tricks[owner] - (table.tricks[table.captain] if self.against == CAPTAIN else 0) + 16

    def at_least(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        """One who is above each other is above the average."""
        if self.sign != MORE or self.against == CAPTAIN:
            return 0
        half = table.total // 2 + 1
        share = (table.total + table.seats - 1 + table.seats - 1) // table.seats
        return (half if self.against == TOGETHER else share) - table.tricks[owner]

    def at_most(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        if self.sign != LESS or self.against == CAPTAIN:
            return table.left()
        half = (table.total - 1) // 2
        share = (table.total - table.seats + 1) // table.seats
        return (half if self.against == TOGETHER else share) - table.tricks[owner]


@final
class Predict(Task):
    """Win exactly as many tricks as foretold before play. The state keeps the number and asks `judge_number`."""

    def __init__(self, secret: bool, least: i64, most: i64) -> None:
        self.predicts = True
        self.secret = secret
        self.least: i64 = least
        self.most: i64 = most

    def judge_number(self, table: Table, owner: i64, number: i64) -> i64:
        if self.secret and table.left() > 0:  # an early verdict would give the number away
            return OPEN
        return self.standing(table, owner, number)

    def standing(self, table: Table, owner: i64, number: i64) -> i64:
        """As whoever knows the number sees it."""
        mine = table.tricks[owner]
        if mine > number or mine + table.left() < number:
            return FAILED
        return DONE if table.left() == 0 else OPEN

    def progress(self, table: Table, owner: i64) -> i64:
        return table.tricks[owner]


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
        if not self._possible(table, owner):
            return FAILED
        if table.collected & self.cards == self.cards:
            return DONE
        # Somebody else won the last trick but one, and so opens the last.
        if owner >= 0 and table.left() == 1 and not table.has_won(owner, table.number - 1):
            return DONE
        return verdict(table, True)

    def _possible(self, table: Table, owner: i64) -> bool:
        """Whether cards are left that may be led: one for each trick to open, or for the one that the owner opens."""
        may = count(DECK & ~table.played & ~self.cards)
        if owner >= 0:
            return may > 0 or table.left() == 0 or not table.won_last(owner) or table.led[owner] & ~table.collected != 0
        to_open = table.total
        for seat in range(table.seats):
            to_open -= count(table.led[seat])
        return may >= to_open

    def at_most(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        """Whoever wins a trick opens the next, but for the last one; it takes a card that may be led."""
        leads = table.won_last(owner) if table.number > 0 else owner == table.captain
        return min(table.left(), count(hands[owner] & ~self.cards) + (0 if leads else 1))

    def shunned(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        """Own cards that no other holds a lower one to: they could only win if they were led."""
        never: i64 = 0
        for suit in range(SUBMARINE):
            theirs: i64 = 0
            for seat in range(table.seats):
                if seat != owner:
                    theirs |= hands[seat] & SUIT_MASK[suit]
            lowest = theirs & -theirs
            if self.cards & SUIT_MASK[suit]:
                never |= hands[owner] & SUIT_MASK[suit] & (lowest - 1)
        return never
