# mypyc: compile
"""Insight into tasks about one trick that must be won in a certain way."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.insight.base import CANNOT, Insight
from batyskaf.bots.crew.insight.collecting import tells_of
from batyskaf.bots.crew.insight.hands import WINS, low_cards
from batyskaf.bots.crew.insight.open_hands import beneath, out_of_reach
from batyskaf.bots.crew.insight.registry import register
from batyskaf.bots.crew.ledger import RUIN, Ledger
from batyskaf.core.bits import BIT, count
from batyskaf.games.crew import winning
from batyskaf.games.crew.board import Board
from batyskaf.games.crew.cards import (
    CARDS,
    COLOUR_CARDS,
    COLOUR_SUITS,
    COLOURS,
    RANKS,
    SUBMARINES,
    SUIT,
    SUIT_MASK,
    VALUE,
    VALUE_MASK,
)
from batyskaf.games.crew.codes import HIGHEST
from batyskaf.games.crew.state import CrewState


def alone(cards: i64) -> i64:
    """The card of a set of one, as a mask; 0 for more cards."""
    return 0 if cards & (cards - 1) else cards


def lowest_value(cards: i64) -> i64:
    """The lowest value among some colour cards."""
    value: i64 = 1
    while value < RANKS and not cards & VALUE_MASK[value]:
        value += 1
    return value


def highest_value(cards: i64) -> i64:
    """The highest value among some colour cards."""
    value = RANKS
    while value > 1 and not cards & VALUE_MASK[value]:
        value -= 1
    return value


def capturable(winners: i64, cards: i64) -> i64:
    """The cards that one of the winners, all of them colour cards, can capture: of another suit, or lower ones."""
    found: i64 = 0
    for suit in range(COLOUR_SUITS):
        own = winners & SUIT_MASK[suit]
        if own:
            found |= cards & ~SUIT_MASK[suit] | cards & SUIT_MASK[suit] & below_highest(own)
    return found


def below_highest(cards: i64) -> i64:
    """All bits below the highest card."""
    while cards & (cards - 1):
        cards &= cards - 1
    return cards - 1


@final
class WinWithValue(Insight):
    def __init__(self, task: winning.WinWithValue) -> None:
        super().__init__(task)
        self.winners: i64 = task.winners
        self.captured: i64 = task.captured
        self.needs_captured: bool = task.needs_captured
        self.trick_winners = task.winners

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        """The owner wins with an own card and captures another's."""
        if own:
            return 1 if self.winners & BIT[card] else 0
        return 1 if self.needs_captured and self.captured & BIT[card] else 0

    def hopeless(self, board: Board, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        winners = hands[owner] & self.winners
        if not winners & ~out_of_reach(board, owner, hands, winners, kept, covered):
            return True
        return self.needs_captured and not capturable(winners, self.captured & ~board.collected & ~hands[owner])

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        return 1

    def claimed(self, board: Board, owner: i64, hands: vec[i64], denied: i64) -> i64:
        """The owner needs a card of its own to win with, and another seat's card to capture: where there is only one,
        that one."""
        winners = hands[owner] & self.winners & ~denied
        if not winners:
            return CANNOT
        if not self.needs_captured:
            return alone(winners)
        others = capturable(winners, self.captured & ~board.collected & ~hands[owner] & ~denied)
        return CANNOT if not others else alone(winners) | alone(others)

    def need(self, board: Board, owner: i64, group: i64) -> i64:
        """The card that wins and, if it has to be there, the one that is captured."""
        own: i64 = 0 if self.winners & ~group else 1
        return own + (0 if not self.needs_captured or self.captured & ~group else 1)

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        fit: i64 = 15
        for card in range(CARDS):
            if hand & self.winners & BIT[card]:
                company = count(hand & SUIT_MASK[SUIT[card]])
                fit += 14 + 2 * company + WINS[VALUE[card]] // 3
        return fit if hand & self.winners else 0

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        board = wishes.board
        weights = wishes.weights
        winners = self.winners & ~board.collected
        ahead = board.laid > 0 and board.best_seat == owner and winners & BIT[board.best] != 0
        if self.needs_captured:
            captured = self.captured & ~board.collected
            wishes.crowns(owner, winners, weights.joy if wishes.on_table & captured else weights.crown_alone)
            if ahead:
                wishes.cards(owner, captured & ~BIT[board.best], weights.joy, -200)
        else:
            wishes.crowns(owner, winners, weights.joy)
            if ahead:
                wishes.tricks(owner, weights.joy, -100)
        if owner == wishes.seat:
            wishes.spends(winners, -weights.spend_winner // max(i64(1), count(wishes.hand & winners)))
        wishes.hungry(owner, 1)

    def tells(self, s: CrewState, mine: bool, card: i64, mark: i64) -> i64:
        return 45 if mine and self.winners & BIT[card] and mark != HIGHEST else 0


@final
class WinCardWithSuit(Insight):
    def __init__(self, task: winning.WinCardWithSuit) -> None:
        super().__init__(task)
        self.card: i64 = task.card
        self.suit: i64 = task.suit
        self.about_submarines = task.suit == SUBMARINES

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return (1 if self.card & BIT[card] else 0) + (2 if self.suit & BIT[card] else 0)

    def hopeless(self, board: Board, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        """Nobody can play both the card and the one that captures it."""
        return not hands[owner] & self.suit or hands[owner] & self.card & ~self.suit != 0

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        return 1

    def claimed(self, board: Board, owner: i64, hands: vec[i64], denied: i64) -> i64:
        rest = self.card & ~board.collected
        return CANNOT if rest & denied else rest

    def need(self, board: Board, owner: i64, group: i64) -> i64:
        return count(self.card & group & ~board.collected)

    def allows_submarines(self, mine: i64, tricks: i64) -> bool:
        return tricks > 0 or self.suit != SUBMARINES

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        short: i64 = 0
        for suit in range(COLOUR_SUITS):
            if SUIT_MASK[suit] & self.card:
                short = count(hand & SUIT_MASK[suit])
        held = count(hand & self.suit)
        return 0 if held == 0 else 40 + 14 * held - 9 * short - (30 if hand & self.card else 0)

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        board = wishes.board
        joy = wishes.weights.joy + 100
        for card in range(CARDS):
            if wishes.legal & BIT[card] and (wishes.on_table | BIT[card]) & self.card:
                for seat in range(wishes.seats):
                    wishes.wins_with(seat, card, -100 if seat == owner else RUIN)
        if wishes.on_table & self.card:
            wishes.crowns(owner, self.suit, joy)
            wishes.crowns(owner, ~self.suit, RUIN)
        if board.laid > 0 and board.best_seat == owner and self.suit & BIT[board.best]:
            wishes.cards(owner, self.card, joy, 0)
        if owner == wishes.seat and count(wishes.hand & self.suit) == 1:
            wishes.spends(self.suit, -300)

    def tells(self, s: CrewState, mine: bool, card: i64, mark: i64) -> i64:
        return tells_of(s, self.card, mine, card, mark)


@final
class WinSum(Insight):
    def __init__(self, task: winning.WinSum) -> None:
        super().__init__(task)
        self.least: vec[i64] = task.least
        self.most: vec[i64] = task.most
        self.trick_winners = COLOURS

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        """The card's value; cards too low for the sum in any case share a label, and so do cards too high."""
        low = self.least[seats] - RANKS * (seats - 1)
        high = self.most[seats] - (seats - 1)
        return max(low - 1, min(high + 1, VALUE[card]), 0) if COLOURS & BIT[card] else 0

    def hopeless(self, board: Board, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        """None of the owner's cards wins a trick with such a sum."""
        for card in range(COLOUR_CARDS):
            if hands[owner] & BIT[card] and self._in_range(board, owner, hands, card, covered):
                return False
        return True

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        return 1

    def claimed(self, board: Board, owner: i64, hands: vec[i64], denied: i64) -> i64:
        """Each hand adds a card: if only one of its values fits what the other hands can add, that card."""
        lowest: i64 = 0
        highest: i64 = 0
        for seat in range(board.seats):
            cards = hands[seat] & COLOURS & ~denied
            if not cards:
                return CANNOT
            lowest += lowest_value(cards)
            highest += highest_value(cards)
        needed: i64 = 0
        for seat in range(board.seats):
            cards = hands[seat] & COLOURS & ~denied
            least = self.least[board.seats] - (highest - highest_value(cards))
            most = self.most[board.seats] - (lowest - lowest_value(cards))
            fitting: i64 = 0
            for value in range(max(i64(1), least), min(RANKS, most) + 1):
                fitting |= cards & VALUE_MASK[value]
            if not fitting:
                return CANNOT
            needed |= alone(fitting)
        return needed

    def _in_range(self, board: Board, owner: i64, hands: vec[i64], winner: i64, covered: i64) -> bool:
        """Whether each other seat has a card for a trick that this one wins, and some combination adds up."""
        lowest = VALUE[winner]
        highest = VALUE[winner]
        for seat in range(board.seats):
            if seat != owner:
                cards = beneath(board, hands, seat, winner, COLOURS, covered)
                if not cards:
                    return False
                lowest += lowest_value(cards)
                highest += highest_value(cards)
        return highest >= self.least[board.seats] and lowest <= self.most[board.seats]

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        return 50 + (tricks - usual) // 8

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        if wishes.on_table & SUBMARINES:
            return
        least = self.least[wishes.seats]
        most = self.most[wishes.seats]
        usual: i64 = 5
        if least == 0:
            usual = 3
        elif most > 50:
            usual = 7
        so_far: i64 = 0
        for card in range(COLOUR_CARDS):
            if wishes.on_table & BIT[card]:
                so_far += VALUE[card]
        for card in range(COLOUR_CARDS):
            if not wishes.legal & BIT[card]:
                continue
            total = so_far + VALUE[card] + usual * wishes.to_come
            off = max(i64(0), least - total, total - most)
            worth = wishes.weights.joy - 100 * off if wishes.to_come == 0 or off == 0 else 100 - 30 * off
            if wishes.to_come > 0:
                worth = min(worth, 60 + 50 * wishes.board.laid)
            wishes.wins_with(owner, card, max(i64(0), worth))


@final
class WinOnly(Insight):
    def __init__(self, task: winning.WinOnly) -> None:
        super().__init__(task)
        self.cards: i64 = task.cards
        self.trick_winners = task.cards

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return 1 if self.cards & BIT[card] else 0

    def hopeless(self, board: Board, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        """None of the owner's cards wins a trick to which each other seat can add one of the cards."""
        for card in range(COLOUR_CARDS):
            if hands[owner] & self.cards & BIT[card] and self._wins_with(board, owner, hands, card, covered):
                return False
        return True

    def _wins_with(self, board: Board, owner: i64, hands: vec[i64], winner: i64, covered: i64) -> bool:
        for seat in range(board.seats):
            if seat != owner and not beneath(board, hands, seat, winner, self.cards, covered):
                return False
        return True

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        return 1

    def claimed(self, board: Board, owner: i64, hands: vec[i64], denied: i64) -> i64:
        """Each hand adds one of the cards."""
        needed: i64 = 0
        for seat in range(board.seats):
            fitting = hands[seat] & self.cards & ~denied
            if not fitting:
                return CANNOT
            needed |= alone(fitting)
        return needed

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        return 40 + 4 * count(hand & self.cards & ~low_cards(hand))

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        weights = wishes.weights
        if not wishes.on_table & ~self.cards:
            begun = weights.only_begun + weights.only_step * wishes.board.laid
            wishes.cards(owner, self.cards & ~wishes.on_table, weights.joy if wishes.to_come == 0 else begun, 0)
        wishes.hungry(owner, 1)


@final
class WinEqualSuits(Insight):
    def __init__(self, task: winning.WinEqualSuits) -> None:
        super().__init__(task)
        self.one: i64 = task.one
        self.other: i64 = task.other
        self.least: i64 = task.least

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return (1 if self.one & BIT[card] else 0) + (2 if self.other & BIT[card] else 0)

    def hopeless(self, board: Board, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        one: i64 = 0
        other: i64 = 0
        for seat in range(board.seats):
            one += 1 if hands[seat] & self.one else 0
            other += 1 if hands[seat] & self.other else 0
        return one < self.least or other < self.least

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        return 1

    def claimed(self, board: Board, owner: i64, hands: vec[i64], denied: i64) -> i64:
        left = ~board.collected & ~denied
        return 0 if count(self.one & left) >= self.least and count(self.other & left) >= self.least else CANNOT

    def need(self, board: Board, owner: i64, group: i64) -> i64:
        return self.least if group == self.one or group == self.other else 0

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        return 45 + 4 * count(hand & SUBMARINES) + 2 * count(hand & (self.one | self.other))

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        for card in range(CARDS):
            if wishes.legal & BIT[card]:
                cards = wishes.on_table | BIT[card]
                one = count(cards & self.one)
                other = count(cards & self.other)
                off = max(one - other, other - one)
                if one == other and one >= self.least:
                    wishes.wins_with(owner, card, wishes.weights.joy if wishes.to_come == 0 else 120)
                elif off <= wishes.to_come:
                    wishes.wins_with(owner, card, 60 if one > 0 and other > 0 else 20)


register(winning.WinWithValue, WinWithValue)
register(winning.WinCardWithSuit, WinCardWithSuit)
register(winning.WinSum, WinSum)
register(winning.WinOnly, WinOnly)
register(winning.WinEqualSuits, WinEqualSuits)
