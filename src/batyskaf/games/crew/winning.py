# mypyc: compile
"""Tasks about one trick that must be won in a certain way."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.core.reason import Refused
from batyskaf.games.crew.board import Board
from batyskaf.games.crew.cards import (
    CARDS,
    COLOUR_CARDS,
    COLOUR_SUITS,
    COLOURS,
    RANKS,
    SUBMARINES,
    SUIT_MASK,
    VALUE,
    VALUE_MASK,
    card_of,
    suit_of,
    values_mask,
)
from batyskaf.games.crew.kinds import (
    ANY_CARD,
    ANY_COLOUR,
    ANY_SUIT,
    ANY_VALUE,
    BY_SEATS,
    BySeats,
    between,
    check_different,
    one_of,
    pair,
    task_kind,
)
from batyskaf.games.crew.tasks import DONE, FAILED, Task, verdict, wins_a_trick


@final
class WinWithValue(Task):
    """Win a trick with an own colour card of a value; if `captured` is given, with another card of that value in it."""

    def __init__(self, value: i64, captured: i64) -> None:
        self.value: i64 = value
        self.winners: i64 = VALUE_MASK[value]
        self.captured: i64 = VALUE_MASK[captured]
        self.needs_captured: bool = captured > 0

    def judge(self, board: Board, owner: i64) -> i64:
        if board.won_last(owner) and self.winners & BIT[board.winning] and self._captured(board):
            return DONE
        return verdict(board, False) if self._possible(board) else FAILED

    def _possible(self, board: Board) -> bool:
        """Whether cards are left for a trick that one of the winners wins."""
        for suit in range(COLOUR_SUITS):
            card = suit * RANKS + self.value - 1
            if not board.collected & BIT[card] and wins_a_trick(board, card, self.captured):
                return True
        return False

    def _captured(self, board: Board) -> bool:
        return not self.needs_captured or board.taken & self.captured & ~BIT[board.winning] != 0


@final
class WinCardWithSuit(Task):
    """Win the trick that holds a card, with an own card of a suit."""

    def __init__(self, card: i64, suit: i64) -> None:
        self.card: i64 = BIT[card]
        self.suit: i64 = SUIT_MASK[suit]

    def judge(self, board: Board, owner: i64) -> i64:
        if board.collected & self.card:
            mine = board.won_last(owner) and board.taken & self.card and self.suit & BIT[board.winning]
            return DONE if mine else FAILED
        return verdict(board, False) if self._possible(board) else FAILED

    def _possible(self, board: Board) -> bool:
        """Whether a card of the suit is left that could take it, or it could win the trick itself."""
        for card in range(CARDS):
            if self.suit & BIT[card] & ~board.collected:
                captured = i64(0) if self.card & BIT[card] else self.card
                if wins_a_trick(board, card, captured):
                    return True
        return False


@final
class WinSum(Task):
    """Win a trick without submarines whose values add up to something in a range."""

    def __init__(self, least: list[int], most: list[int]) -> None:
        self.least: vec[i64] = vec[i64](least)
        self.most: vec[i64] = vec[i64](most)

    def judge(self, board: Board, owner: i64) -> i64:
        if board.won_last(owner) and board.taken & SUBMARINES == 0:
            total: i64 = 0
            for card in range(COLOUR_CARDS):
                if board.taken & BIT[card]:
                    total += VALUE[card]
            if self.least[board.seats] <= total <= self.most[board.seats]:
                return DONE
        return verdict(board, False) if self._possible(board) else FAILED

    def _possible(self, board: Board) -> bool:
        """Whether enough colour cards are left, the lowest of them low and the highest high enough."""
        lowest: i64 = 0
        highest: i64 = 0
        low: i64 = board.seats
        high: i64 = board.seats
        for value in range(i64(1), RANKS + 1):
            some = min(low, count(VALUE_MASK[value] & ~board.collected))
            lowest += some * value
            low -= some
            some = min(high, count(VALUE_MASK[RANKS + 1 - value] & ~board.collected))
            highest += some * (RANKS + 1 - value)
            high -= some
        return low == 0 and lowest <= self.most[board.seats] and highest >= self.least[board.seats]


@final
class WinOnly(Task):
    """Win a trick made of nothing but the listed cards (all below 7, all above 5, all even, all odd)."""

    def __init__(self, cards: i64) -> None:
        self.cards: i64 = cards & COLOURS

    def judge(self, board: Board, owner: i64) -> i64:
        if board.won_last(owner) and board.taken & ~self.cards == 0:
            return DONE
        return verdict(board, False) if count(self.cards & ~board.collected) >= board.seats else FAILED


@final
class WinEqualSuits(Task):
    """Win a trick with equally many cards of two suits, at least `least` of each; other cards don't matter."""

    def __init__(self, one: i64, other: i64, least: i64) -> None:
        self.one: i64 = SUIT_MASK[one]
        self.other: i64 = SUIT_MASK[other]
        self.least: i64 = least

    def judge(self, board: Board, owner: i64) -> i64:
        if board.won_last(owner):
            one = count(board.taken & self.one)
            if one >= self.least and one == count(board.taken & self.other):
                return DONE
        return verdict(board, False) if self._possible(board) else FAILED

    def _possible(self, board: Board) -> bool:
        """Whether enough cards of both suits are left, and enough others to make up the trick."""
        one = count(self.one & ~board.collected)
        other = count(self.other & ~board.collected)
        most = min(one, other, board.seats // 2)
        return most >= self.least and count(board.to_come()) - one - other >= board.seats - 2 * most


# --- as data ---------------------------------------------------------------------------------------------------------


def win_trick_with_value(winning_value: int) -> Task:
    return WinWithValue(winning_value, 0)


def win_value_with_value(captured_value: int, winning_value: int) -> Task:
    return WinWithValue(winning_value, captured_value)


def win_card_with_suit(card: str, winning_suit: str) -> Task:
    return WinCardWithSuit(card_of(card), suit_of(winning_suit))


def win_trick_sum(least: BySeats, most: BySeats) -> Task:
    for seats in range(len(least.by_seats())):
        if least.by_seats()[seats] > most.by_seats()[seats]:
            raise Refused("fault-crew-sums", seats=seats)
    return WinSum(least.by_seats(), most.by_seats())


def win_trick_all_values(op: str, value: int) -> Task:
    return WinOnly(values_mask([other for other in range(1, 10) if (other < value if op == "<" else other > value)]))


def win_trick_parity(parity: str) -> Task:
    return WinOnly(values_mask(list(range(1 if parity == "odd" else 2, 10, 2))))


def equal_suits_in_trick(suits: tuple[str, str], min_each: int) -> Task:
    check_different(suits[0], suits[1])
    return WinEqualSuits(suit_of(suits[0]), suit_of(suits[1]), min_each)


task_kind("win_trick_with_value", win_trick_with_value, winning_value=ANY_VALUE)
task_kind("win_value_with_value", win_value_with_value, captured_value=ANY_VALUE, winning_value=ANY_VALUE)
task_kind("win_card_with_suit", win_card_with_suit, card=ANY_CARD, winning_suit=ANY_SUIT)
task_kind("win_trick_sum", win_trick_sum, least=BY_SEATS, most=BY_SEATS)
task_kind("win_trick_all_values", win_trick_all_values, op=one_of("<", ">"), value=ANY_VALUE)
task_kind("win_trick_parity", win_trick_parity, parity=one_of("even", "odd"))
task_kind("equal_suits_in_trick", equal_suits_in_trick, suits=pair(ANY_COLOUR), min_each=between(1, 2))
