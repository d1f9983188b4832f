# mypyc: compile
"""Objectives of missions without tasks. They are tests like those of tasks, but nobody owns them."""

from typing import final

from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.board import Board
from batyskaf.games.crew.cards import VALUE_MASK, card_of
from batyskaf.games.crew.kinds import ANY_CARD, ANY_VALUE, between, objective_kind
from batyskaf.games.crew.tasks import DONE, FAILED, OPEN, Task, verdict


@final
class ValueBalance(Task):
    """At no moment may a seat have collected over `lead` more cards of a value than another."""

    def __init__(self, value: i64, lead: i64) -> None:
        self.cards: i64 = VALUE_MASK[value]
        self.lead: i64 = lead

    def judge(self, board: Board, owner: i64) -> i64:
        most: i64 = 0
        least: i64 = 99
        for seat in range(board.seats):
            mine = count(board.piles[seat] & self.cards)
            most = max(most, mine)
            least = min(least, mine)
        if most - least > self.lead:
            return FAILED
        if most + count(self.cards & ~board.collected) - least <= self.lead:
            return DONE
        if board.left() == 1 and not self._last_trick_fits(board):
            return FAILED
        return verdict(board, True)

    def _last_trick_fits(self, board: Board) -> bool:
        """Whether somebody may take all cards of the value that the last trick holds; one may stay unplayed."""
        held = count(self.cards & ~board.collected)
        unplayed = count(board.to_come()) - board.seats
        for winner in range(board.seats):
            most = count(board.piles[winner] & self.cards) + max(i64(0), held - unplayed)
            least = most
            for seat in range(board.seats):
                if seat != winner:
                    mine = count(board.piles[seat] & self.cards)
                    most = max(most, mine)
                    least = min(least, mine)
            if most - least <= self.lead:
                return True
        return False


@final
class FirstWinnerLeads(Task):
    """The winner of the first trick must have more tricks than every other seat at all times."""

    def judge(self, board: Board, owner: i64) -> i64:
        if board.number == 0:
            return OPEN
        first: i64 = 0
        while not board.has_won(first, 0):
            first += 1
        second: i64 = 0
        for seat in range(board.seats):
            if seat != first:
                second = max(second, board.tricks[seat])
        if board.tricks[first] <= second:
            return FAILED
        return DONE if board.tricks[first] > second + board.left() else verdict(board, True)


@final
class FinalCard(Task):
    """A card must be the very last one played in the last trick."""

    def __init__(self, card: i64) -> None:
        self.card: i64 = card
        self.eager = True

    def judge(self, board: Board, owner: i64) -> i64:
        if board.left() == 0:
            return DONE if board.newest == self.card else FAILED
        return FAILED if board.played & BIT[self.card] else OPEN


# --- as data ---------------------------------------------------------------------------------------------------------


def value_balance(value: int, max_lead: int) -> Task:
    return ValueBalance(value, max_lead)


def final_card(card: str) -> Task:
    return FinalCard(card_of(card))


objective_kind("value_balance", value_balance, value=ANY_VALUE, max_lead=between(0, 3))
objective_kind("first_trick_winner_leads", FirstWinnerLeads)
objective_kind("final_card", final_card, card=ANY_CARD)
