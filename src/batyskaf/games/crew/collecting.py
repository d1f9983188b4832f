# mypyc: compile
"""Tasks about the cards that their owner collects: certain cards, a number of a kind, or none of them."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.board import Board
from batyskaf.games.crew.cards import SUIT_MASK, card_of, mask_of, suit_of, suits_mask, values_mask
from batyskaf.games.crew.kinds import (
    ANY_CARD,
    ANY_COLOUR,
    ANY_COUNT,
    ANY_SUIT,
    ANY_VALUE,
    SUIT_COUNT,
    SuitCount,
    between,
    check_different,
    one_of,
    pair,
    some,
    task_kind,
)
from batyskaf.games.crew.tasks import (
    DONE,
    FAILED,
    OPEN,
    Task,
    verdict,
)


@final
class WinCards(Task):
    """Collect every listed card, in any tricks."""

    def __init__(self, cards: i64) -> None:
        self.cards: i64 = cards

    def collects(self) -> i64:
        return self.cards

    def judge(self, board: Board, owner: i64) -> i64:
        mine = board.piles[owner] & self.cards
        if mine == self.cards:
            return DONE
        if board.collected & self.cards != mine or count(self.cards & ~board.collected) > board.room():
            return FAILED
        return OPEN


@final
class WinCardInLastTrick(Task):
    """Win the last trick, with the card in it."""

    def __init__(self, card: i64) -> None:
        self.card: i64 = card
        self.eager = True

    def judge(self, board: Board, owner: i64) -> i64:
        if board.left() > 1 or (board.left() == 1 and board.collected & BIT[self.card]):
            return FAILED if board.played & BIT[self.card] else OPEN
        return verdict(board, board.won_last(owner) and board.taken & BIT[self.card] != 0)


@final
class WinCardAndNoOtherOfSuit(Task):
    """Collect the card and no further card of its suit."""

    def __init__(self, card: i64, suit: i64) -> None:
        self.card: i64 = BIT[card]
        self.others: i64 = SUIT_MASK[suit] & ~BIT[card]

    def collects(self) -> i64:
        return self.card

    def judge(self, board: Board, owner: i64) -> i64:
        mine = board.piles[owner]
        if mine & self.others or board.collected & ~mine & self.card:
            return FAILED
        if not mine & self.card and count(board.to_come() & ~self.others & ~self.card) < board.seats - 1:
            return FAILED  # every trick that could still hold it holds another one too
        if mine & self.card and board.collected & self.others == self.others:
            return DONE
        return verdict(board, mine & self.card != 0)


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

    def judge(self, board: Board, owner: i64) -> i64:
        decided = True
        met = True
        for i in range(i64(len(self.groups))):
            mine = count(board.piles[owner] & self.groups[i])
            rest = count(self.groups[i] & ~board.collected)
            if mine + rest < self.numbers[i] or (self.exact[i] and mine > self.numbers[i]):
                return FAILED
            if mine < self.numbers[i]:
                met = False
            if mine < self.numbers[i] or (self.exact[i] and rest > 0):
                decided = False
        if decided:
            return DONE
        return verdict(board, met) if self._enough(board, owner) else FAILED

    def _enough(self, board: Board, owner: i64) -> bool:
        """Whether there is room for all that is missing, and enough that may lie beside it in whole tricks."""
        missing: i64 = 0
        wanted: i64 = 0
        seen: i64 = 0
        beside = board.to_come()
        for i in range(i64(len(self.groups))):
            if seen & self.groups[i]:
                return True  # groups of a pack that overlap: one card may count for two
            seen |= self.groups[i]
            need = max(i64(0), self.numbers[i] - count(board.piles[owner] & self.groups[i]))
            missing += need
            if self.exact[i]:
                wanted += need
                beside &= ~self.groups[i]
        tricks = (missing + board.seats - 1) // board.seats
        return tricks <= board.left() and tricks * board.seats <= wanted + count(beside)


@final
class NoCards(Task):
    """Collect none of the cards."""

    def __init__(self, cards: i64) -> None:
        self.cards: i64 = cards

    def judge(self, board: Board, owner: i64) -> i64:
        if board.piles[owner] & self.cards:
            return FAILED
        if board.collected & self.cards == self.cards:
            return DONE
        return verdict(board, True)


@final
class EqualSuits(Task):
    """Collect equally many cards of two suits over the attempt, at least `least` of each."""

    def __init__(self, one: i64, other: i64, least: i64) -> None:
        self.one: i64 = SUIT_MASK[one]
        self.other: i64 = SUIT_MASK[other]
        self.least: i64 = least

    def collects(self) -> i64:
        return self.one | self.other

    def judge(self, board: Board, owner: i64) -> i64:
        one = count(board.piles[owner] & self.one)
        other = count(board.piles[owner] & self.other)
        rest_one = count(self.one & ~board.collected)
        rest_other = count(self.other & ~board.collected)
        least, most = max(one, other, self.least), min(one + rest_one, other + rest_other)
        beside = count(board.to_come()) - rest_one - rest_other
        if not self._possible(board, one + other, least, most, beside):
            return FAILED
        if rest_one == 0 and rest_other == 0:
            return DONE
        return verdict(board, one == other and one >= self.least)

    def _possible(self, board: Board, mine: i64, least: i64, most: i64, beside: i64) -> bool:
        """Whether whole tricks can bring both suits to the same number, with other cards to make them up."""
        for number in range(least, most + 1):
            missing = 2 * number - mine
            tricks = (missing + board.seats - 1) // board.seats
            if tricks <= board.left() and tricks * board.seats <= missing + beside:
                return True
        return False


@final
class MoreOfSuit(Task):
    """Collect strictly more cards of one suit than of another; none of the other is fine."""

    def __init__(self, more: i64, less: i64) -> None:
        self.more: i64 = SUIT_MASK[more]
        self.less: i64 = SUIT_MASK[less]

    def collects(self) -> i64:
        return self.more

    def judge(self, board: Board, owner: i64) -> i64:
        more = count(board.piles[owner] & self.more)
        less = count(board.piles[owner] & self.less)
        if more > less + count(self.less & ~board.collected):
            return DONE
        return verdict(board, more > less) if self._possible(board, less + 1 - more) else FAILED

    def _possible(self, board: Board, missing: i64) -> bool:
        """Whether some number of whole tricks can hold this many more of the one suit than of the other."""
        more = count(self.more & ~board.collected)
        beside = count(board.to_come() & ~self.more & ~self.less)
        for tricks in range(board.left() + 1):
            cards = tricks * board.seats
            some = min(more, cards)
            if some - max(i64(0), cards - some - beside) >= missing:
                return True
        return False


def _cards_of(suits: vec[i64]) -> i64:
    """All cards of these suits."""
    cards: i64 = 0
    for suit in suits:
        cards |= SUIT_MASK[suit]
    return cards


@final
class EachColour(Task):
    """Collect at least n cards of every listed suit."""

    def __init__(self, suits: list[int], n: i64) -> None:
        self.suits: vec[i64] = vec[i64](suits)
        self.n: i64 = n

    def collects(self) -> i64:
        return _cards_of(self.suits)

    def judge(self, board: Board, owner: i64) -> i64:
        missing: i64 = 0
        seen: i64 = 0
        for suit in self.suits:
            mine = count(board.piles[owner] & SUIT_MASK[suit])
            if mine + count(SUIT_MASK[suit] & ~board.collected) < self.n:
                return FAILED
            if mine < self.n and not seen & BIT[suit]:
                missing += self.n - mine
            seen |= BIT[suit]
        if missing == 0:
            return DONE
        return OPEN if missing <= board.room() else FAILED


@final
class WholeColour(Task):
    """Collect all cards of at least one of the suits."""

    def __init__(self, suits: list[int]) -> None:
        self.suits: vec[i64] = vec[i64](suits)

    def collects(self) -> i64:
        return _cards_of(self.suits)

    def judge(self, board: Board, owner: i64) -> i64:
        reachable = False
        for suit in self.suits:
            if board.piles[owner] & SUIT_MASK[suit] == SUIT_MASK[suit]:
                return DONE
            lost = board.collected & ~board.piles[owner] & SUIT_MASK[suit]
            if not lost and count(SUIT_MASK[suit] & ~board.collected) <= board.room():
                reachable = True
        return OPEN if reachable else FAILED


# --- as data ---------------------------------------------------------------------------------------------------------


def win_cards(cards: list[str]) -> Task:
    return WinCards(mask_of(cards))


def win_card_in_last_trick(card: str) -> Task:
    return WinCardInLastTrick(card_of(card))


def win_card_and_no_other_of_suit(card: str, suit: str) -> Task:
    return WinCardAndNoOtherOfSuit(card_of(card), suit_of(suit))


def count_by_value(value: int, op: str, n: int) -> Task:
    return CountCards([values_mask([value])], [n], [op == "=="])


def count_by_suit(counts: list[SuitCount]) -> Task:
    groups = [suits_mask([one.suit]) for one in counts]
    return CountCards(groups, [one.n for one in counts], [one.op == "==" for one in counts])


def no_cards_of_values(values: list[int]) -> Task:
    return NoCards(values_mask(values))


def no_cards_of_suits(suits: list[str]) -> Task:
    return NoCards(suits_mask(suits))


def equal_suits_total(suits: tuple[str, str], min_each: int) -> Task:
    check_different(suits[0], suits[1])
    return EqualSuits(suit_of(suits[0]), suit_of(suits[1]), min_each)


def more_of_suit(more: str, less: str) -> Task:
    check_different(more, less)
    return MoreOfSuit(suit_of(more), suit_of(less))


def at_least_one_of_each_colour(suits: list[str], n: int) -> Task:
    return EachColour([suit_of(suit) for suit in suits], n)


def all_cards_of_any_colour(suits: list[str]) -> Task:
    return WholeColour([suit_of(suit) for suit in suits])


task_kind("win_cards", win_cards, cards=some(ANY_CARD))
task_kind("win_card_in_last_trick", win_card_in_last_trick, card=ANY_CARD)
task_kind("win_card_and_no_other_of_suit", win_card_and_no_other_of_suit, card=ANY_CARD, suit=ANY_SUIT)
task_kind("count_by_value", count_by_value, value=ANY_VALUE, op=one_of(">=", "=="), n=ANY_COUNT)
task_kind("count_by_suit", count_by_suit, counts=some(SUIT_COUNT))
task_kind("no_cards_of_values", no_cards_of_values, values=some(ANY_VALUE))
task_kind("no_cards_of_suits", no_cards_of_suits, suits=some(ANY_SUIT))
task_kind("equal_suits_total", equal_suits_total, suits=pair(ANY_COLOUR), min_each=between(0, 9))
task_kind("more_of_suit", more_of_suit, more=ANY_SUIT, less=ANY_SUIT)
task_kind("at_least_one_of_each_colour", at_least_one_of_each_colour, suits=some(ANY_SUIT), n=between(1, 9))
task_kind("all_cards_of_any_colour", all_cards_of_any_colour, suits=some(ANY_COLOUR))
