# mypyc: compile
"""Insight into the objectives of missions without tasks."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.bots.crew.bounds import Bounds
from batyskaf.bots.crew.insight.base import Insight
from batyskaf.bots.crew.insight.counting import all_tricks
from batyskaf.bots.crew.insight.registry import register
from batyskaf.bots.crew.ledger import RUIN, Ledger
from batyskaf.core.bits import BIT, count
from batyskaf.games.crew import objectives
from batyskaf.games.crew.board import Board
from batyskaf.games.crew.cards import CARDS, SUIT, SUIT_MASK

_LEADS: Final[i64] = 8
"""The bases for leads of at most four cards and for seats in a progress."""
_MANY: Final[i64] = 99


@final
class ValueBalance(Insight):
    def __init__(self, task: objectives.ValueBalance) -> None:
        super().__init__(task)
        self.cards: i64 = task.cards
        self.lead: i64 = task.lead

    def progress(self, board: Board, owner: i64) -> i64:
        """How far each seat is above the lowest; nothing else matters."""
        least = self._least(board)
        above: i64 = 0
        for seat in range(board.seats):
            above = above * _LEADS + count(board.piles[seat] & self.cards) - least
        return above

    def _least(self, board: Board) -> i64:
        least = _MANY
        for seat in range(board.seats):
            least = min(least, count(board.piles[seat] & self.cards))
        return least

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return 1 if self.cards & BIT[card] else 0

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        board = wishes.board
        least = self._least(board)
        lying = count(wishes.on_table & self.cards)
        for seat in range(wishes.seats):
            mine = count(board.piles[seat] & self.cards)
            if lying > 0 and mine + lying - least > self.lead:
                wishes.wins(seat, RUIN)
            elif lying > 0:
                wishes.wins(seat, 60 - 100 * mine)
            for card in range(CARDS):
                if wishes.legal & self.cards & BIT[card]:
                    over = mine + lying + 1 - least > self.lead
                    wishes.wins_with(seat, card, RUIN if over else 60 - 100 * mine)


def first_winner(board: Board) -> i64:
    """The seat that won the first trick; the number of seats before it is won."""
    first: i64 = 0
    while first < board.seats and not board.has_won(first, 0):
        first += 1
    return first


@final
class FirstWinnerLeads(Insight):
    def __init__(self, task: objectives.FirstWinnerLeads) -> None:
        super().__init__(task)
        self.compares = True

    def progress(self, board: Board, owner: i64) -> i64:
        return all_tricks(board) * _LEADS + first_winner(board)

    def conclude(self, bounds: Bounds, board: Board, owner: i64, why: i64) -> bool:
        if board.number == 0:
            return False
        first = first_winner(board)
        changed = False
        for seat in range(board.seats):
            if seat != first and bounds.blame == 0:
                changed = bounds.above(first, seat, 1, why) or changed
        return changed

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        board = wishes.board
        if board.number == 0:
            return
        first = first_winner(board)
        for seat in range(wishes.seats):
            if seat != first and board.tricks[seat] + 1 >= board.tricks[first]:
                wishes.wins(seat, RUIN)
        wishes.wins(first, 40)
        wishes.hungry(first, 3)


@final
class FinalCard(Insight):
    def __init__(self, task: objectives.FinalCard) -> None:
        super().__init__(task)
        self.card: i64 = task.card

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return 1 if card == self.card else 0

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        """The holder plays last in the last trick if the seat after it wins the last trick but one."""
        board = wishes.board
        if board.left() > 1 or wishes.to_come > 0:
            wishes.spends(BIT[self.card], RUIN)
        if not wishes.hand & BIT[self.card]:
            return
        if board.left() == 2:
            wishes.tricks(board.setup.clockwise[wishes.seat], wishes.weights.joy, RUIN)
        else:
            suit = SUIT_MASK[SUIT[self.card]] & ~BIT[self.card]
            wishes.spends(suit, 100 - 400 // (count(wishes.hand & suit) + 1))


register(objectives.ValueBalance, ValueBalance)
register(objectives.FirstWinnerLeads, FirstWinnerLeads)
register(objectives.FinalCard, FinalCard)
