# mypyc: compile
"""Objectives of missions without tasks. They are tests like those of tasks, but nobody owns them."""

from typing import final

from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import VALUE_MASK
from batyskaf.games.crew.table import Table
from batyskaf.games.crew.tasks import DONE, FAILED, OPEN, Task, all_tricks, verdict


@final
class ValueBalance(Task):
    """At no moment may a seat have collected over `lead` more cards of a value than another."""

    def __init__(self, value: i64, lead: i64) -> None:
        self.cards: i64 = VALUE_MASK[value]
        self.lead: i64 = lead

    def judge(self, table: Table, owner: i64) -> i64:
        most: i64 = 0
        least: i64 = 99
        for seat in range(table.seats):
            mine = count(table.piles[seat] & self.cards)
            most = max(most, mine)
            least = min(least, mine)
        if most - least > self.lead:
            return FAILED
        if most + count(self.cards & ~table.collected) - least <= self.lead:
            return DONE
        if table.left() == 1 and not self._last_trick_fits(table):
            return FAILED
        return verdict(table, True)

    def _last_trick_fits(self, table: Table) -> bool:
        """Whether somebody may take all cards of the value that the last trick holds; one may stay unplayed."""
        held = count(self.cards & ~table.collected)
        unplayed = count(table.to_come()) - table.seats
        for winner in range(table.seats):
            most = count(table.piles[winner] & self.cards) + max(i64(0), held - unplayed)
            least = most
            for seat in range(table.seats):
                if seat != winner:
                    mine = count(table.piles[seat] & self.cards)
                    most = max(most, mine)
                    least = min(least, mine)
            if most - least <= self.lead:
                return True
        return False

    def progress(self, table: Table, owner: i64) -> i64:
        """Only how far each is above the last."""
        least: i64 = 99
        for seat in range(table.seats):
            least = min(least, count(table.piles[seat] & self.cards))
        above: i64 = 0
        for seat in range(table.seats):
            above = above * 8 + count(table.piles[seat] & self.cards) - least
        return above

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return 1 if self.cards & BIT[card] else 0


@final
class FirstWinnerLeads(Task):
    """Whoever wins the first trick must have more tricks than every other seat at all times."""

    def judge(self, table: Table, owner: i64) -> i64:
        if table.number == 0:
            return OPEN
        first: i64 = 0
        while not table.has_won(first, 0):
            first += 1
        second: i64 = 0
        for seat in range(table.seats):
            if seat != first:
                second = max(second, table.tricks[seat])
        if table.tricks[first] <= second:
            return FAILED
        return DONE if table.tricks[first] > second + table.left() else verdict(table, True)

    def progress(self, table: Table, owner: i64) -> i64:
        first: i64 = 0
        while first < table.seats and not table.has_won(first, 0):
            first += 1
        return all_tricks(table) * 8 + first


@final
class FinalCard(Task):
    """A card must be the very last one played in the last trick."""

    def __init__(self, card: i64) -> None:
        self.card: i64 = card
        self.eager = True

    def judge(self, table: Table, owner: i64) -> i64:
        if table.left() == 0:
            return DONE if table.newest == self.card else FAILED
        return FAILED if table.played & BIT[self.card] else OPEN

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return 1 if card == self.card else 0
