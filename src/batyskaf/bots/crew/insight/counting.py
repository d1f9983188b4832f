# mypyc: compile
"""Insight into tasks about which tricks to win, how many, and which cards to lead."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.bounds import Bounds
from batyskaf.bots.crew.insight.base import Insight
from batyskaf.bots.crew.insight.hands import usual_tricks
from batyskaf.bots.crew.insight.registry import register
from batyskaf.bots.crew.ledger import RUIN, Ledger
from batyskaf.core.bits import BIT, count
from batyskaf.games.crew import counting
from batyskaf.games.crew.board import Board
from batyskaf.games.crew.cards import ALL_SUITS, COLOUR_SUITS, SUBMARINES, SUIT_MASK, VALUE_MASK
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.tasks import CAPTAIN, EACH, EQUAL, LAST, LESS, MORE, TOGETHER

_TOTALS: Final[i64] = 16
"""The base for trick totals in a progress: a seat wins at most thirteen tricks."""


def all_tricks(board: Board) -> i64:
    """The trick totals of all seats as one number."""
    totals: i64 = 0
    for seat in range(board.seats):
        totals = totals * _TOTALS + board.tricks[seat]
    return totals


def wish_exactly(wishes: Ledger, owner: i64, n: i64, in_a_row: bool) -> None:
    """The wish of an owner who has to win exactly n tricks."""
    weights = wishes.weights
    mine = wishes.board.tricks[owner]
    need = n - mine
    left = wishes.board.left()
    if need <= 0:
        wishes.tricks(owner, RUIN, 10)
        wishes.hungry(owner, -3)
    elif need >= left or (in_a_row and mine > 0):
        wishes.tricks(owner, weights.joy, RUIN)
        wishes.hungry(owner, 3)
    else:
        pace = weights.pace * (need * wishes.seats - left) // (left + 1) + weights.pace_offset
        wishes.tricks(owner, max(weights.pace_least, min(weights.pace_most, pace)), 0)
        wishes.hungry(owner, 1 if pace > 0 else -1)


@final
class WinPositions(Insight):
    def __init__(self, task: counting.WinPositions) -> None:
        super().__init__(task)
        self.positions: vec[i64] = task.positions
        self.only: bool = task.only
        self.wants_first: bool = False
        for position in task.positions:
            self.wants_last = self.wants_last or position == LAST
            self.wants_first = self.wants_first or position == 0

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        return self._to_come(board)

    def at_most(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        return self._to_come(board) if self.only else board.left()

    def _to_come(self, board: Board) -> i64:
        """How many of the listed tricks are still to be won."""
        tricks: i64 = 0
        for position in self.positions:
            if position == LAST or position >= board.number:
                tricks += 1
        return tricks

    def bound(self, board: Board, owner: i64) -> bool:
        return self._lists(board, board.number)

    def barred(self, board: Board, owner: i64) -> bool:
        return self.only and not self._lists(board, board.number)

    def _lists(self, board: Board, trick: i64) -> bool:
        for position in self.positions:
            if trick == (board.total - 1 if position == LAST else position):
                return True
        return False

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        fit: i64 = 40
        if self.wants_first:
            fit += 20 if owner == s.captain else 0
            fit += 6 * count(hand & SUBMARINES)
            fit += 5 * count(hand & VALUE_MASK[9])
        if self.wants_last:
            fit += 12 * count(hand & SUBMARINES)
        if self.only:
            fit += 20 - tricks // 6
        return fit

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        board = wishes.board
        if self._lists(board, board.number):
            wishes.tricks(owner, wishes.weights.joy, RUIN)
        elif self.only:
            wishes.tricks(owner, RUIN, 0)
        if self.wants_last and owner == wishes.seat:
            wishes.spends(SUBMARINES, wishes.weights.keep_submarine)
            if board.left() == 2:
                wishes.tricks(owner, 50, 0)
        wishes.hungry(owner, -2 if self.only and not self.wants_last else 2)


@final
class WinNoneOfFirst(Insight):
    def __init__(self, task: counting.WinNoneOfFirst) -> None:
        super().__init__(task)
        self.n: i64 = task.n
        self.pull = -1

    def at_most(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        return max(i64(0), board.total - max(self.n, board.number))

    def barred(self, board: Board, owner: i64) -> bool:
        return board.number < self.n

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        return 80 - tricks // 6 - (20 if owner == s.captain else 0)

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        wishes.tricks(owner, RUIN, 0)
        wishes.hungry(owner, -2)


@final
class WinExactly(Insight):
    def __init__(self, task: counting.WinExactly) -> None:
        super().__init__(task)
        self.n: i64 = task.n
        self.in_a_row: bool = task.in_a_row
        if task.n <= 1:
            self.pull = -1

    def progress(self, board: Board, owner: i64) -> i64:
        return board.tricks[owner] * 2 + (1 if self.in_a_row and board.won_last(owner) else 0)

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        return self.n - board.tricks[owner]

    def at_most(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        return self.n - board.tricks[owner]

    def bound(self, board: Board, owner: i64) -> bool:
        return self.in_a_row and 0 < board.tricks[owner] < self.n

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        off = tricks - 100 * self.n
        return 75 - max(off, -off) // 6

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        wish_exactly(wishes, owner, self.n, self.in_a_row)


@final
class WinInARow(Insight):
    def __init__(self, task: counting.WinInARow) -> None:
        super().__init__(task)
        self.row = task.n
        self.pull = 1

    def progress(self, board: Board, owner: i64) -> i64:
        return board.run(owner)

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        return self.row - board.run(owner)

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        return 40 + (tricks - usual) // 4

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        weights = wishes.weights
        run = wishes.board.run(owner)
        mine = weights.joy if run + 1 >= self.row else weights.row * (run + 1)
        must = wishes.board.left() <= self.row - run and run > 0
        wishes.tricks(owner, mine, RUIN if must else -weights.row_broken * run)
        wishes.hungry(owner, 3)


@final
class NeverInARow(Insight):
    def __init__(self, task: counting.NeverInARow) -> None:
        super().__init__(task)
        self.n: i64 = task.n
        self.pull = -1

    def progress(self, board: Board, owner: i64) -> i64:
        return board.run(owner)

    def at_most(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        """One of every n tricks is lost, counted from the start of the current run."""
        return board.left() - (board.left() + board.run(owner)) // self.n

    def barred(self, board: Board, owner: i64) -> bool:
        return board.run(owner) + 1 >= self.n

    def excludes(self, other: Insight) -> bool:
        return other.row >= self.n

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        return 70 - (tricks - usual) // 5

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        wishes.tricks(owner, RUIN if wishes.board.run(owner) + 1 >= self.n else -10, 0)
        wishes.hungry(owner, -1)


@final
class CompareTricks(Insight):
    def __init__(self, task: counting.CompareTricks) -> None:
        super().__init__(task)
        self.sign: i64 = task.sign
        self.against: i64 = task.against
        self.pull = -1 if task.sign == LESS else 1
        self.compares = task.against != TOGETHER

    def progress(self, board: Board, owner: i64) -> i64:
        if self.against == EACH:
            return all_tricks(board)
        return board.tricks[owner] - (board.tricks[board.captain] if self.against == CAPTAIN else 0) + _TOTALS

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        """A seat with more tricks than every other seat is above the average."""
        if self.sign != MORE or self.against == CAPTAIN:
            return 0
        half = board.total // 2 + 1
        share = (board.total + board.seats - 1 + board.seats - 1) // board.seats
        return (half if self.against == TOGETHER else share) - board.tricks[owner]

    def at_most(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        if self.sign != LESS or self.against == CAPTAIN:
            return board.left()
        half = (board.total - 1) // 2
        share = (board.total - board.seats + 1) // board.seats
        return (half if self.against == TOGETHER else share) - board.tricks[owner]

    def conclude(self, bounds: Bounds, board: Board, owner: i64, why: i64) -> bool:
        if self.against == CAPTAIN:
            return self._conclude_pair(bounds, owner, board.captain, why)
        changed = False
        for seat in range(board.seats):
            if seat == owner or bounds.blame != 0:
                continue
            if self.sign == LESS:
                changed = bounds.above(seat, owner, 1, why) or changed
            else:
                changed = bounds.above(owner, seat, 1, why) or changed
        return changed

    def _conclude_pair(self, bounds: Bounds, owner: i64, captain: i64, why: i64) -> bool:
        if self.sign == EQUAL:
            changed = bounds.above(owner, captain, 0, why)
            return bounds.above(captain, owner, 0, why) or changed
        return bounds.above(owner, captain, 1, why) if self.sign == MORE else bounds.above(captain, owner, 1, why)

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        if self.sign == MORE:
            return (50 if self.against != EACH else 45) + (tricks - usual) // 3
        if self.sign == LESS:
            return 65 - (tricks - usual) // 3
        return 45

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        board = wishes.board
        mine = board.tricks[owner]
        weight = wishes.weights.compare + wishes.weights.compare_late // (board.left() + 2)
        if self.against == CAPTAIN:
            self._wish_captain(wishes, owner, board.captain, weight)
        elif self.sign == MORE:
            wishes.tricks(owner, weight, -weight // 2 if self.against == EACH else -weight)
            wishes.hungry(owner, 3)
        elif self.sign == LESS:
            wishes.tricks(owner, -weight, 0)
            for seat in range(wishes.seats):
                if seat != owner and board.tricks[seat] <= mine:
                    wishes.wins(seat, weight)
            wishes.hungry(owner, -3)
        else:
            wishes.tricks(owner, weight if mine * 2 < board.number else -weight, 0)

    def _wish_captain(self, wishes: Ledger, owner: i64, captain: i64, weight: i64) -> None:
        if self.sign == EQUAL:
            gap = wishes.board.tricks[owner] - wishes.board.tricks[captain]
            push = weight if gap == 0 else weight + 60
            wishes.wins(owner, -push if gap >= 0 else push)
            if captain != owner:
                wishes.wins(captain, push if gap > 0 else -push)
            return
        sign: i64 = 1 if self.sign == MORE else -1
        wishes.wins(owner, sign * weight)
        wishes.wins(captain, -sign * weight)
        wishes.hungry(owner, sign)
        wishes.hungry(captain, -sign)


@final
class Predict(Insight):
    def __init__(self, task: counting.Predict) -> None:
        super().__init__(task)
        self.prediction = task

    def status(self, board: Board, owner: i64, number: i64) -> i64:
        return self.prediction.status(board, owner, number)

    def progress(self, board: Board, owner: i64) -> i64:
        return board.tricks[owner]

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        return number - board.tricks[owner]

    def at_most(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        return number - board.tricks[owner]

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        return 60

    def number(self, hand: i64, total: i64) -> i64:
        number = (usual_tricks(hand) + 30) // 100
        return max(self.prediction.least, min(number, min(self.prediction.most, total)))

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        """Only the owner of a secret number can play for it."""
        if not self.prediction.secret or owner == wishes.seat:
            wish_exactly(wishes, owner, number, False)


@final
class NeverLead(Insight):
    def __init__(self, task: counting.NeverLead) -> None:
        super().__init__(task)
        self.cards: i64 = task.cards
        self.unled = task.cards

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return 1 if self.cards & BIT[card] else 0

    def at_most(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        """The winner of a trick leads the next, so it needs a card that may be led, except after the last trick."""
        leads = board.won_last(owner) if board.number > 0 else owner == board.captain
        return min(board.left(), count(hands[owner] & ~self.cards) + (0 if leads else 1))

    def hopeless(self, board: Board, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        """If nobody may lead some cards, the others must last for all tricks: each trick that a suit is led to takes a
        card of every seat that has one, so a suit can be led as often as the longest holding is long. Tonoja adds to
        that, since it doesn't follow with covered cards.
        """
        if owner >= 0:
            return False
        leads: i64 = 0
        for suit in range(ALL_SUITS):
            cards = SUIT_MASK[suit] & ~self.cards
            longest: i64 = 0
            for seat in range(board.seats):
                longest = max(longest, count(hands[seat] & cards))
            leads += longest + count(covered & cards)
        return leads < board.left()

    def shunned(self, board: Board, owner: i64, hands: vec[i64]) -> i64:
        """The owner's cards that are the lowest of their suit: they could only win if led."""
        never: i64 = 0
        for suit in range(COLOUR_SUITS):
            theirs: i64 = 0
            for seat in range(board.seats):
                if seat != owner:
                    theirs |= hands[seat] & SUIT_MASK[suit]
            lowest = theirs & -theirs
            if self.cards & SUIT_MASK[suit]:
                never |= hands[owner] & SUIT_MASK[suit] & (lowest - 1)
        return never

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        return 80 - 60 * count(hand & self.cards) // max(i64(1), count(hand)) - tricks // 8

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        board = wishes.board
        if owner < 0 or owner == wishes.seat:
            if board.laid == 0:
                wishes.spends(self.cards, RUIN)
            safe = wishes.hand & ~self.cards
            if board.left() > 1 and not safe:
                wishes.wins(wishes.seat, RUIN)
            elif count(safe) <= 2:
                wishes.spends(safe, -80)
            if board.laid > 0:
                wishes.spends(self.cards, 60)
        if owner >= 0:
            wishes.tricks(owner, wishes.weights.never_lead, 0)


register(counting.WinPositions, WinPositions)
register(counting.WinNoneOfFirst, WinNoneOfFirst)
register(counting.WinExactly, WinExactly)
register(counting.WinInARow, WinInARow)
register(counting.NeverInARow, NeverInARow)
register(counting.CompareTricks, CompareTricks)
register(counting.Predict, Predict)
register(counting.NeverLead, NeverLead)
