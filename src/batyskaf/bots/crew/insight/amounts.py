# mypyc: compile
"""Insight into tasks about how many cards to collect: a number of a value or suit, equal numbers, whole colours."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.insight.base import CANNOT, UNLIMITED, Insight
from batyskaf.bots.crew.insight.hands import strength, usual_tricks
from batyskaf.bots.crew.insight.open_hands import out_of_reach, tricks_beside, tricks_for
from batyskaf.bots.crew.insight.registry import register
from batyskaf.bots.crew.ledger import RUIN, Ledger
from batyskaf.core.bits import BIT, count
from batyskaf.games.crew import collecting
from batyskaf.games.crew.board import Board
from batyskaf.games.crew.cards import SUBMARINES, SUIT, SUIT_MASK
from batyskaf.games.crew.state import CrewState

_COUNTS: Final[i64] = 16
"""The base for counts in a progress: 0 to 9 cards of a suit."""
_GAPS: Final[i64] = 32
"""The base for differences between two counts in a progress: -9 to 9, shifted by `_EVEN`."""
_EVEN: Final[i64] = 16


@final
class CountCards(Insight):
    def __init__(self, task: collecting.CountCards) -> None:
        super().__init__(task)
        self.groups: vec[i64] = task.groups
        self.numbers: vec[i64] = task.numbers
        self.exact: vec[bool] = task.exact
        for group in task.groups:
            if group & SUBMARINES:
                self.about_submarines = True

    def progress(self, board: Board, owner: i64) -> i64:
        mine: i64 = 0
        for i in range(i64(len(self.groups))):
            some = count(board.piles[owner] & self.groups[i])
            mine = mine * _COUNTS + (some if self.exact[i] else min(some, self.numbers[i]))
        return mine

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        groups: i64 = 0
        for i in range(i64(len(self.groups))):
            if self.groups[i] & BIT[card]:
                groups |= BIT[i]
        return groups

    def hopeless(self, board: Board, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        for i in range(i64(len(self.groups))):
            rest = self.groups[i] & ~board.collected
            spare = count(board.piles[owner] & self.groups[i]) + count(rest) - self.numbers[i]
            if count(out_of_reach(board, owner, hands, rest, kept, covered)) > spare:
                return True
        return False

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        tricks: i64 = 0
        for i in range(i64(len(self.groups))):
            need = self.numbers[i] - count(board.piles[owner] & self.groups[i])
            tricks = max(tricks, tricks_for(board, hands, self.groups[i], need))
        return tricks

    def at_most(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        tricks = board.left()
        for i in range(i64(len(self.groups))):
            if self.exact[i]:
                need = self.numbers[i] - count(board.piles[owner] & self.groups[i])
                tricks = min(tricks, tricks_beside(board, hands, self.groups[i], need))
        return tricks

    def claimed(self, board: Board, owner: i64, hands: vec[i64], denied: i64) -> i64:
        cards: i64 = 0
        for i in range(i64(len(self.groups))):
            rest = self.groups[i] & ~board.collected & ~denied
            spare = count(board.piles[owner] & self.groups[i]) + count(rest) - self.numbers[i]
            if spare < 0:
                return CANNOT
            if spare == 0:
                cards |= rest
        return cards

    def shunned(self, board: Board, owner: i64, hands: vec[i64]) -> i64:
        cards: i64 = 0
        for i in range(i64(len(self.groups))):
            if self.exact[i] and count(board.piles[owner] & self.groups[i]) == self.numbers[i]:
                cards |= self.groups[i] & ~board.collected
        return cards

    def quota(self, board: Board, owner: i64, group: i64) -> i64:
        least = UNLIMITED
        for i in range(i64(len(self.groups))):
            if self.exact[i] and not group & ~self.groups[i]:
                least = min(least, self.numbers[i] - count(board.piles[owner] & self.groups[i]))
        return least

    def need(self, board: Board, owner: i64, group: i64) -> i64:
        most: i64 = 0
        for i in range(i64(len(self.groups))):
            if not self.groups[i] & ~group:
                most = max(most, self.numbers[i] - count(board.piles[owner] & self.groups[i]))
        return most

    def exceeds(self, board: Board, owner: i64, cards: i64) -> bool:
        for i in range(i64(len(self.groups))):
            if self.exact[i]:
                mine = board.piles[owner] | cards
                if count(mine & self.groups[i]) > self.numbers[i]:
                    return True
        return False

    def allows_submarines(self, mine: i64, tricks: i64) -> bool:
        for i in range(i64(len(self.groups))):
            some = count(mine & self.groups[i])
            if self.exact[i] and some > self.numbers[i]:
                return False
            if some < self.numbers[i] and not self.groups[i] & ~SUBMARINES:
                return False
        return True

    def needs_of(self, group: i64) -> i64:
        needs: i64 = 0
        for i in range(i64(len(self.groups))):
            if self.groups[i] == group:
                needs = max(needs, self.numbers[i])
        return needs

    def excludes(self, other: Insight) -> bool:
        """Another task needs more of a group than this one allows."""
        for i in range(i64(len(self.groups))):
            if self.exact[i] and self.numbers[i] < other.needs_of(self.groups[i]):
                return True
        return False

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        fit: i64 = 50
        for i in range(i64(len(self.groups))):
            group = self.groups[i]
            if not self.exact[i]:
                fit += strength(hand & group) // 8 + (tricks - usual) // 8 - 3 * self.numbers[i]
            elif group == SUBMARINES:
                off = usual_tricks(hand & group) - 100 * self.numbers[i]
                fit += 20 - max(off, -off) // 4
            else:
                fit += 5 - tricks // 20
        return fit

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        for i in range(i64(len(self.groups))):
            self._wish_group(wishes, owner, self.groups[i], self.numbers[i], self.exact[i])

    def _wish_group(self, wishes: Ledger, owner: i64, group: i64, n: i64, exact: bool) -> None:
        board = wishes.board
        weights = wishes.weights
        need = n - count(board.piles[owner] & group)
        rest = group & ~board.collected
        if need <= 0:
            if exact:
                wishes.cards(owner, rest, RUIN, 20)
                wishes.tricks(owner, -20, 0)
            return
        lying = count(rest & wishes.on_table)
        spare = count(rest) - need
        loss = RUIN if spare <= lying else -weights.count_loss * need // (spare + 1)
        if exact and lying >= need:
            wishes.tricks(owner, weights.joy // 2 if lying == need else RUIN, loss)
            wishes.cards(owner, rest & ~wishes.on_table, RUIN, loss)
        else:
            last = exact and need == 1
            wishes.cards(owner, rest, weights.count_last if last else weights.count_gain, loss)
        wishes.hungry(owner, 1 if not exact else 0)

    def tells(self, s: CrewState, mine: bool, card: i64, mark: i64) -> i64:
        for group in self.groups:
            if group & BIT[card]:
                return 8 if mine else 5
        return 0


@final
class EqualSuits(Insight):
    def __init__(self, task: collecting.EqualSuits) -> None:
        super().__init__(task)
        self.one: i64 = task.one
        self.other: i64 = task.other
        self.least: i64 = task.least

    def progress(self, board: Board, owner: i64) -> i64:
        one = count(board.piles[owner] & self.one)
        gap = one - count(board.piles[owner] & self.other)
        return min(one, self.least) * _GAPS + gap + _EVEN

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return (1 if self.one & BIT[card] else 0) + (2 if self.other & BIT[card] else 0)

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        one = count(board.piles[owner] & self.one)
        other = count(board.piles[owner] & self.other)
        level = max(one, other, self.least)
        return max(tricks_for(board, hands, self.one, level - one), tricks_for(board, hands, self.other, level - other))

    def claimed(self, board: Board, owner: i64, hands: vec[i64], denied: i64) -> i64:
        one = count(board.piles[owner] & self.one)
        other = count(board.piles[owner] & self.other)
        rest_one = count(self.one & ~board.collected & ~denied)
        rest_other = count(self.other & ~board.collected & ~denied)
        return CANNOT if max(one, other, self.least) > min(one + rest_one, other + rest_other) else 0

    def need(self, board: Board, owner: i64, group: i64) -> i64:
        """As many of one suit as it has of the other."""
        if group != self.one and group != self.other:
            return 0
        one = count(board.piles[owner] & self.one)
        other = count(board.piles[owner] & self.other)
        return max(one, other, self.least) - (one if group == self.one else other)

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        board = wishes.board
        one = count(board.piles[owner] & self.one) + count(wishes.on_table & self.one)
        other = count(board.piles[owner] & self.other) + count(wishes.on_table & self.other)
        gap = one - other
        wishes.tricks(owner, -15 * max(gap, -gap), 0)
        push = wishes.weights.equal
        rest = ~(wishes.on_table | board.collected)
        wishes.cards(owner, self.one & rest, push if gap < 0 else -push, 0)
        wishes.cards(owner, self.other & rest, push if gap > 0 else -push, 0)


@final
class MoreOfSuit(Insight):
    def __init__(self, task: collecting.MoreOfSuit) -> None:
        super().__init__(task)
        self.more: i64 = task.more
        self.less: i64 = task.less

    def progress(self, board: Board, owner: i64) -> i64:
        return count(board.piles[owner] & self.more) - count(board.piles[owner] & self.less) + _EVEN

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return (1 if self.more & BIT[card] else 0) + (2 if self.less & BIT[card] else 0)

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        need = count(board.piles[owner] & self.less) + 1 - count(board.piles[owner] & self.more)
        return tricks_for(board, hands, self.more, need)

    def claimed(self, board: Board, owner: i64, hands: vec[i64], denied: i64) -> i64:
        more = count(board.piles[owner] & self.more) + count(self.more & ~board.collected & ~denied)
        return 0 if more > count(board.piles[owner] & self.less) else CANNOT

    def need(self, board: Board, owner: i64, group: i64) -> i64:
        if group != self.more:
            return 0
        return count(board.piles[owner] & self.less) + 1 - count(board.piles[owner] & self.more)

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        return 60 + 5 * (strength(hand & self.more) - strength(hand & self.less)) // 10

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        weights = wishes.weights
        wishes.cards(owner, self.more & ~wishes.board.collected, weights.more, -weights.more)
        wishes.cards(owner, self.less & ~wishes.board.collected, -weights.less, weights.less)


@final
class EachColour(Insight):
    def __init__(self, task: collecting.EachColour) -> None:
        super().__init__(task)
        self.suits: vec[i64] = task.suits
        self.n: i64 = task.n
        self.pull = 1

    def progress(self, board: Board, owner: i64) -> i64:
        mine: i64 = 0
        for suit in self.suits:
            mine = mine * _COUNTS + min(self.n, count(board.piles[owner] & SUIT_MASK[suit]))
        return mine

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return SUIT[card]

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        tricks: i64 = 0
        for suit in self.suits:
            need = self.n - count(board.piles[owner] & SUIT_MASK[suit])
            tricks = max(tricks, tricks_for(board, hands, SUIT_MASK[suit], need))
        return tricks

    def claimed(self, board: Board, owner: i64, hands: vec[i64], denied: i64) -> i64:
        cards: i64 = 0
        for suit in self.suits:
            rest = SUIT_MASK[suit] & ~board.collected & ~denied
            spare = count(board.piles[owner] & SUIT_MASK[suit]) + count(rest) - self.n
            if spare < 0:
                return CANNOT
            if spare == 0:
                cards |= rest
        return cards

    def need(self, board: Board, owner: i64, group: i64) -> i64:
        for suit in self.suits:
            if group == SUIT_MASK[suit]:
                return self.n - count(board.piles[owner] & group)
        return 0

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        return 45 + (tricks - usual) // 4

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        board = wishes.board
        for suit in self.suits:
            rest = SUIT_MASK[suit] & ~board.collected
            if count(board.piles[owner] & SUIT_MASK[suit]) < self.n:
                scarce = count(rest) <= self.n
                loss = RUIN if scarce else -wishes.weights.colour_lost // (count(rest) + 1)
                wishes.cards(owner, rest, wishes.weights.colour, loss)
        wishes.hungry(owner, 1)


@final
class WholeColour(Insight):
    def __init__(self, task: collecting.WholeColour) -> None:
        super().__init__(task)
        self.suits: vec[i64] = task.suits
        self.pull = 1
        self.whole = True

    def progress(self, board: Board, owner: i64) -> i64:
        lost: i64 = 0
        for suit in self.suits:
            if board.collected & ~board.piles[owner] & SUIT_MASK[suit]:
                lost |= BIT[suit]
        return lost

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return SUIT[card]

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        tricks = board.total + 1
        for suit in self.suits:
            if not board.collected & ~board.piles[owner] & SUIT_MASK[suit]:
                rest = SUIT_MASK[suit] & ~board.collected
                tricks = min(tricks, tricks_for(board, hands, rest, count(rest)))
        return tricks

    def claimed(self, board: Board, owner: i64, hands: vec[i64], denied: i64) -> i64:
        cards = CANNOT
        for suit in self.suits:
            rest = SUIT_MASK[suit] & ~board.collected
            if not rest & denied and not board.collected & ~board.piles[owner] & SUIT_MASK[suit]:
                cards = rest if cards == CANNOT else cards & rest
        return cards

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        best: i64 = 0
        for suit in self.suits:
            best = max(best, strength(hand & SUIT_MASK[suit]))
        return best // 4 + 8 * count(hand & SUBMARINES)

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        board = wishes.board
        reachable: i64 = 0
        begun: i64 = 0
        for suit in self.suits:
            if not board.collected & ~board.piles[owner] & SUIT_MASK[suit]:
                reachable += 1
                begun = max(begun, count(board.piles[owner] & SUIT_MASK[suit]))
        for suit in self.suits:
            if board.collected & ~board.piles[owner] & SUIT_MASK[suit]:
                continue
            mine = count(board.piles[owner] & SUIT_MASK[suit])
            favourite = mine == begun
            loss = RUIN if reachable == 1 else (-300 if favourite and mine > 0 else -60)
            gain = wishes.weights.whole if favourite else wishes.weights.whole // 4
            wishes.cards(owner, SUIT_MASK[suit] & ~board.collected, gain, loss)
        wishes.hungry(owner, 3)


register(collecting.CountCards, CountCards)
register(collecting.EqualSuits, EqualSuits)
register(collecting.MoreOfSuit, MoreOfSuit)
register(collecting.EachColour, EachColour)
register(collecting.WholeColour, WholeColour)
