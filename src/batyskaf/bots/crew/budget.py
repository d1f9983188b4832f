# mypyc: compile
"""How the tricks that are left have to be shared out: how many each seat must and may still win.

Tests ask for some tricks of their owner, or forbid some; highest submarines win whether one wants it or not; some
tests compare totals. Together that may not add up long before any one of them fails. Each bound knows the tests it
rests on, so that a clash says which of them can't all be met. Submarines are shared out in the same way, and some pairs
of tests clash whatever the cards.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import SUBMARINES
from batyskaf.games.crew.collecting import CountCards, NoCards, WinCardInLastTrick
from batyskaf.games.crew.counting import CompareTricks, NeverInARow, Predict, WinInARow, WinPositions
from batyskaf.games.crew.objectives import FirstWinnerLeads
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.tasks import CAPTAIN, EACH, EQUAL, LAST, LESS, MORE, Task, sure_submarines

_SEATS: Final = 5


@final
class Budget:
    """The bounds at one position, between two tricks."""

    board: CrewState

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.fewest: vec[i64] = vec[i64]([0] * _SEATS)
        """The least total that each seat must end with."""
        self.most: vec[i64] = vec[i64]([0] * _SEATS)
        self.why_fewest: vec[i64] = vec[i64]([0] * _SEATS)
        """The tests that a bound rests on, as a mask."""
        self.why_most: vec[i64] = vec[i64]([0] * _SEATS)
        self.blame: i64 = 0
        """The tests that can't all be met."""

    def clashes(self, board: CrewState, tests: list[Task], open: i64, hands: vec[i64]) -> bool:
        """Whether the tricks that are left can't be shared out as the open tests need it."""
        self.board = board
        self.seats = board.seats
        self.blame = 0
        for seat in range(self.seats):
            self.fewest[seat] = board.tricks[seat] + sure_submarines(board, seat, hands)
            self.most[seat] = board.tricks[seat] + board.left()
            self.why_fewest[seat] = 0
            self.why_most[seat] = 0
        for i in range(i64(len(tests))):
            if open & BIT[i]:
                self._ask(i, tests[i], hands)
        if self.blame == 0:
            self._submarines(tests, open, hands)
        if self.blame == 0:
            self.conclude(tests, open)
        return self.blame != 0

    def _ask(self, i: i64, task: Task, hands: vec[i64]) -> None:
        board = self.board
        if i >= len(board.owners):
            return
        owner = board.owners[i]
        if isinstance(task, Predict):
            self.at_least(owner, board.numbers[i], BIT[i])
            self.at_most(owner, board.numbers[i], BIT[i])
        else:
            self.at_least(owner, board.tricks[owner] + task.at_least(board, owner, hands), BIT[i])
            self.at_most(owner, board.tricks[owner] + task.at_most(board, owner, hands), BIT[i])

    def at_least(self, seat: i64, total: i64, why: i64) -> bool:
        if total <= self.fewest[seat]:
            return False
        self.fewest[seat] = total
        self.why_fewest[seat] = why
        if total > self.most[seat]:
            self.blame = why | self.why_most[seat]
        return True

    def at_most(self, seat: i64, total: i64, why: i64) -> bool:
        if total >= self.most[seat]:
            return False
        self.most[seat] = total
        self.why_most[seat] = why
        if total < self.fewest[seat]:
            self.blame = why | self.why_fewest[seat]
        return True

    def _submarines(self, tests: list[Task], open: i64, hands: vec[i64]) -> None:
        """A submarine is only ever won by a submarine: those who hold some have to share out all that are played."""
        board = self.board
        rest = count(SUBMARINES & ~board.collected)
        why: i64 = 0
        for seat in range(self.seats):
            if hands[seat] & SUBMARINES:
                i = self._counting(tests, open, seat)
                if i < 0:
                    return
                why |= BIT[i]
                rest -= _exactly(tests[i]) - count(board.piles[seat] & SUBMARINES)
                rest -= max(i64(0), count(hands[seat]) - board.left())  # some of its cards may never be played
        if rest > 0:
            self.blame = why

    def _counting(self, tests: list[Task], open: i64, seat: i64) -> i64:
        """The open test of a seat that says how many submarines it has to collect; -1 if there is none."""
        for i in range(i64(len(self.board.owners))):
            if open & BIT[i] and self.board.owners[i] == seat and _exactly(tests[i]) >= 0:
                return i
        return -1

    # --- what follows ----------------------------------------------------------------------------------------------

    def conclude(self, tests: list[Task], open: i64) -> None:
        """Draw conclusions until there are no new ones."""
        again = True
        while again and self.blame == 0:
            again = self._sums()
            for i in range(i64(len(tests))):
                if open & BIT[i] and self.blame == 0:
                    task = tests[i]
                    if isinstance(task, CompareTricks):
                        again = self._compare(task, self.board.owners[i], BIT[i]) or again
                    elif isinstance(task, FirstWinnerLeads):
                        again = self._first_leads(BIT[i]) or again

    def _sums(self) -> bool:
        """All tricks go to somebody, and no more than there are."""
        total = self.board.total
        fewest: i64 = 0
        most: i64 = 0
        why_fewest: i64 = 0
        why_most: i64 = 0
        for seat in range(self.seats):
            fewest += self.fewest[seat]
            most += self.most[seat]
            why_fewest |= self.why_fewest[seat]
            why_most |= self.why_most[seat]
        if fewest > total or most < total:
            self.blame = why_fewest if fewest > total else why_most
            return False
        again = False
        for seat in range(self.seats):
            again = self.at_most(seat, total - fewest + self.fewest[seat], why_fewest) or again
        if not again:
            for seat in range(self.seats):
                again = self.at_least(seat, total - most + self.most[seat], why_most) or again
        return again

    def _compare(self, task: CompareTricks, owner: i64, test: i64) -> bool:
        captain = self.board.captain
        if task.against == CAPTAIN:
            if task.sign == EQUAL:
                again = self._above(owner, captain, 0, test)
                return self._above(captain, owner, 0, test) or again
            return self._above(owner, captain, 1, test) if task.sign == MORE else self._above(captain, owner, 1, test)
        if task.against != EACH:
            return False
        again = False
        for seat in range(self.seats):
            if seat == owner or self.blame != 0:
                continue
            if task.sign == LESS:
                again = self._above(seat, owner, 1, test) or again
            else:
                again = self._above(owner, seat, 1, test) or again
        return again

    def _first_leads(self, test: i64) -> bool:
        board = self.board
        if board.number == 0:
            return False
        first: i64 = 0
        while not board.has_won(first, 0):
            first += 1
        again = False
        for seat in range(self.seats):
            if seat != first and self.blame == 0:
                again = self._above(first, seat, 1, test) or again
        return again

    def _above(self, high: i64, low: i64, by: i64, test: i64) -> bool:
        """One seat has to end with so many more tricks than another, at least."""
        again = self.at_least(high, self.fewest[low] + by, test | self.why_fewest[low])
        if self.blame != 0:
            return False
        return self.at_most(low, self.most[high] - by, test | self.why_most[high]) or again


def _exactly(task: Task) -> i64:
    """How many submarines the owner has to collect, no more and no less; -1 if that is not what is asked."""
    if isinstance(task, NoCards) and task.cards & SUBMARINES == SUBMARINES:
        return 0
    if isinstance(task, CountCards):
        for i in range(i64(len(task.groups))):
            if task.exact[i] and task.groups[i] == SUBMARINES:
                return task.numbers[i]
    return -1


def contradict(board: CrewState, tests: list[Task], open: i64) -> bool:
    """Whether two open tests can't both be met, whatever the cards."""
    for i in range(i64(len(board.owners))):
        for j in range(i64(len(board.owners))):
            if open & BIT[i] and open & BIT[j]:
                if board.owners[i] != board.owners[j]:
                    if _wants_last(tests[i]) and _wants_last(tests[j]):
                        return True
                elif _exclude(tests[i], tests[j]):
                    return True
    return False


def _wants_last(task: Task) -> bool:
    """Whether the owner has to win the last trick."""
    if isinstance(task, WinPositions):
        for position in task.positions:
            if position == LAST:
                return True
    return isinstance(task, WinCardInLastTrick)


def _exclude(one: Task, other: Task) -> bool:
    """Whether one test of a seat forbids what the other asks: a row of tricks that is too long, cards too many."""
    if isinstance(one, NeverInARow):
        return isinstance(other, WinInARow) and other.n >= one.n
    if isinstance(one, CountCards) and isinstance(other, CountCards):
        for i in range(i64(len(one.groups))):
            for j in range(i64(len(other.groups))):
                if one.exact[i] and one.groups[i] == other.groups[j] and one.numbers[i] < other.numbers[j]:
                    return True
    return False
