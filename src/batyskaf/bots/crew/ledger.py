# mypyc: compile
"""Collects wishes: for the trick, for each card in it, and for the card that wins it.

A wish is a number: how much better the attempt does if a seat wins the trick after a card is added. `RUIN` means that a
task fails, `joy` that one is done.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.weights import Weights
from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import CARDS, COLOUR_SUITS, DECK, RANKS, SUIT, SUIT_MASK
from batyskaf.games.crew.state import CrewState

RUIN: Final[i64] = -1000
"""The wish against a task that fails."""
USUAL: Final[i64] = 8
"""The emphasis of a test, unless the solver tries another one."""
_SEATS: Final[i64] = 5


class Ledger:
    """The wishes at one decision."""

    def __init__(self) -> None:
        self.weights = Weights()
        self.trick: vec[i64] = vec[i64]([0] * int(_SEATS))
        """For each seat: that it wins this trick."""
        self.card: vec[i64] = vec[i64]([0] * int(_SEATS * CARDS))
        """For each seat and card: that it wins this trick with the card added."""
        self.crown: vec[i64] = vec[i64]([0] * int(_SEATS * CARDS))
        """For each seat and card: that it wins this trick by playing the card."""
        self.spend: vec[i64] = vec[i64]([0] * int(CARDS))
        """For each card: that the deciding seat plays it, no matter who wins."""
        self.appetite: i64 = 0
        """Whether the deciding seat will rather need tricks (above 0) or rather avoid them."""
        self.seats: i64 = 0
        self.seat: i64 = 0
        self.hand: i64 = 0
        self.legal: i64 = 0
        self.on_table: i64 = 0
        self.unseen: i64 = 0
        """Cards in other hands."""
        self.to_come: i64 = 0
        """How many seats play after this one."""
        self.board: CrewState
        self.emphasis: i64 = USUAL
        """How much the wishes that are being entered count."""

    def begin(self, board: CrewState, seat: i64, hand: i64, legal: i64) -> None:
        """Start empty, for a seat that is about to play one of its legal cards."""
        self.board = board
        self.seats = board.seats
        self.seat = seat
        self.hand = hand
        self.legal = legal
        self.appetite = 0
        self.to_come = board.seats - board.laid - 1
        self.on_table = board.played & ~board.collected
        self.unseen = DECK & ~board.played & ~hand
        for other in range(self.seats):
            self.trick[other] = 0
        for card in range(CARDS):
            if legal & BIT[card]:
                self.spend[card] = 0
                for other in range(self.seats):
                    self.card[other * CARDS + card] = 0
                    self.crown[other * CARDS + card] = 0

    def tricks(self, owner: i64, mine: i64, others: i64) -> None:
        """Add a wish that the owner wins this trick, and one that another seat does."""
        self._tricks(owner, mine * self.emphasis // USUAL, others * self.emphasis // USUAL)

    def _tricks(self, owner: i64, mine: i64, others: i64) -> None:
        for seat in range(self.seats):
            self.trick[seat] += mine if seat == owner else others

    def cards(self, owner: i64, cards: i64, mine: i64, others: i64) -> None:
        """Add a wish about cards that are in this trick or may still be added to it."""
        mine = mine * self.emphasis // USUAL
        others = others * self.emphasis // USUAL
        if self.on_table & cards:
            lying = count(self.on_table & cards)
            self._tricks(owner, mine * lying, others * lying)
        hopeful = cards & self.unseen
        if hopeful:
            self._falling(owner, hopeful, mine, others)
        playable = self.legal & cards
        if playable:
            for card in range(CARDS):
                if playable & BIT[card]:
                    for seat in range(self.seats):
                        self.card[seat * CARDS + card] += mine if seat == owner else others

    def wins(self, seat: i64, worth: i64) -> None:
        """Add a wish that a seat wins this trick."""
        self.trick[seat] += worth * self.emphasis // USUAL

    def wins_with(self, seat: i64, card: i64, worth: i64) -> None:
        """Add a wish that a seat wins this trick with a card added."""
        self.card[seat * CARDS + card] += worth * self.emphasis // USUAL

    def _falling(self, owner: i64, cards: i64, mine: i64, others: i64) -> None:
        """Relevant cards in other hands may be played into a trick of their suit if someone is still to play."""
        if self.to_come == 0:
            return
        mine = mine * self.weights.fall_mine // 1000
        others = others * self.weights.fall_theirs // 1000
        if self.board.laid > 0:
            some = count(cards & SUIT_MASK[SUIT[self.board.trick[0]]])
            if some > 0:
                self._tricks(owner, mine * some, others * some)
            return
        for suit in range(COLOUR_SUITS):
            some = count(cards & SUIT_MASK[suit])
            if some > 0 and self.legal & SUIT_MASK[suit]:
                for card in range(suit * RANKS, suit * RANKS + RANKS):
                    if self.legal & BIT[card]:
                        for seat in range(self.seats):
                            self.card[seat * CARDS + card] += (mine if seat == owner else others) * some

    def crowns(self, owner: i64, cards: i64, worth: i64) -> None:
        """Add a wish that the owner wins this trick by playing one of some cards."""
        worth = worth * self.emphasis // USUAL
        for card in range(CARDS):
            if self.legal & cards & BIT[card]:
                self.crown[owner * CARDS + card] += worth

    def spends(self, cards: i64, worth: i64) -> None:
        """Add a wish that the deciding seat plays one of some cards now."""
        worth = worth * self.emphasis // USUAL
        for card in range(CARDS):
            if self.legal & cards & BIT[card]:
                self.spend[card] += worth

    def hungry(self, owner: i64, worth: i64) -> None:
        """Add a seat's wish to win tricks later."""
        if owner == self.seat:
            self.appetite += worth
