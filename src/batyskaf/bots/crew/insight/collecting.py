# mypyc: compile
"""Insight into tasks about certain cards: collect these, collect none of those."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.insight.base import CANNOT, UNLIMITED, Insight
from batyskaf.bots.crew.insight.hands import SUBMARINE_WINS, WINS
from batyskaf.bots.crew.insight.open_hands import out_of_reach, tricks_beside, tricks_for
from batyskaf.bots.crew.insight.registry import register
from batyskaf.bots.crew.ledger import RUIN, Ledger
from batyskaf.core.bits import BIT, count
from batyskaf.games.crew import collecting
from batyskaf.games.crew.board import Board
from batyskaf.games.crew.cards import CARDS, COLOUR_SUITS, SUBMARINE, SUBMARINES, SUIT, SUIT_MASK, VALUE, VALUE_MASK
from batyskaf.games.crew.codes import LOWEST
from batyskaf.games.crew.state import CrewState

_NINES: Final[i64] = VALUE_MASK[9]


def tells_of(s: CrewState, wanted: i64, mine: bool, card: i64, mark: i64) -> i64:
    """The value of a signal for a task that wants some cards: it shows one of them, or a higher card of the owner's."""
    wanted &= ~s.collected
    if wanted & BIT[card]:
        return 45 if mine else 60
    suit = SUIT_MASK[SUIT[card]]
    if not mine or not wanted & suit or mark == LOWEST:
        return 0
    below = wanted & suit & (BIT[card] - 1)
    return 40 + 5 * count(below) if below else 10


@final
class WinCards(Insight):
    def __init__(self, task: collecting.WinCards) -> None:
        super().__init__(task)
        self.cards: i64 = task.cards
        self.pull = 1
        self.about_submarines = task.cards & SUBMARINES != 0

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return 1 if self.cards & BIT[card] else 0

    def hopeless(self, board: Board, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        return out_of_reach(board, owner, hands, self.cards & ~board.collected, kept, covered) != 0

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        rest = self.cards & ~board.collected
        return tricks_for(board, hands, rest, count(rest))

    def claimed(self, board: Board, owner: i64, hands: vec[i64], denied: i64) -> i64:
        rest = self.cards & ~board.collected
        return CANNOT if rest & denied else rest

    def need(self, board: Board, owner: i64, group: i64) -> i64:
        return count(self.cards & group & ~board.collected)

    def allows_submarines(self, mine: i64, tricks: i64) -> bool:
        return not self.cards & SUBMARINES & ~mine

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        """Easy: high cards of the suit while another seat holds the wanted one. Hard: winning with a low card."""
        total: i64 = 0
        for card in range(CARDS):
            if not self.cards & BIT[card]:
                continue
            suit = SUIT_MASK[SUIT[card]]
            higher = suit & ~(BIT[card] * 2 - 1)
            above = count(hand & higher)
            if SUIT[card] == SUBMARINE:
                fit = 85 if hand & BIT[card] else 60 * above
            elif hand & BIT[card]:
                fit = WINS[VALUE[card]] + 11 - 8 * above + 4 * count(hand & suit)
                fit -= 12 if above and not higher & ~hand else 0  # each of those needs a trick of its own first
            else:
                fit = 27 + min(i64(46), 10 * above) + (6 if hand & suit else 13) * count(hand & SUBMARINES)
                fit += (37 if hand & higher & _NINES else 0) - 3 * count(hand & suit) - (19 if VALUE[card] == 9 else 0)
            total += fit
        return total // count(self.cards)

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        rest = self.cards & ~wishes.board.collected
        wishes.cards(owner, rest, wishes.weights.joy, RUIN)
        self._around(wishes, owner, rest & ~wishes.on_table)
        wishes.hungry(owner, wishes.weights.want_cards)

    def _around(self, wishes: Ledger, owner: i64, cards: i64) -> None:
        """Wishes for the other cards of a wanted card's suit. Its holder keeps other cards to play first or, if it is
        the owner, draws out higher ones. Seats that neither hold nor want it get rid of higher ones.
        """
        weights = wishes.weights
        for suit in range(COLOUR_SUITS):
            wanted = cards & SUIT_MASK[suit]
            rest = wishes.hand & SUIT_MASK[suit] & ~wanted
            if not wanted or not rest:
                continue
            above = rest & ~((wanted & -wanted) * 2 - 1)
            if not wanted & wishes.hand:
                if owner != wishes.seat:
                    wishes.spends(above, weights.burn)
            elif owner != wishes.seat:
                wishes.spends(rest, -weights.shelter // count(rest))
            elif wishes.board.laid == 0:
                wishes.spends(rest & ~above, weights.draw_out)

    def tells(self, s: CrewState, mine: bool, card: i64, mark: i64) -> i64:
        return tells_of(s, self.cards, mine, card, mark)


@final
class WinCardInLastTrick(Insight):
    def __init__(self, task: collecting.WinCardInLastTrick) -> None:
        super().__init__(task)
        self.last_card = BIT[task.card]
        self.wants_last = True

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return 1 if self.last_card & BIT[card] else 0

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        return 1

    def claimed(self, board: Board, owner: i64, hands: vec[i64], denied: i64) -> i64:
        return CANNOT if denied & self.last_card else self.last_card

    def need(self, board: Board, owner: i64, group: i64) -> i64:
        return count(self.last_card & group)

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        return 45 + 10 * count(hand & SUBMARINES) - (20 if hand & self.last_card else 0)

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        left = wishes.board.left()
        if left > 1:
            wishes.spends(self.last_card, RUIN)
            wishes.tricks(owner, 60 if left == 2 else 0, 0)
        else:
            wishes.cards(owner, self.last_card, wishes.weights.joy, RUIN)
        wishes.hungry(owner, 2)


@final
class WinCardAndNoOtherOfSuit(Insight):
    def __init__(self, task: collecting.WinCardAndNoOtherOfSuit) -> None:
        super().__init__(task)
        self.card: i64 = task.card
        self.others: i64 = task.others
        self.about_submarines = (task.card | task.others) & SUBMARINES != 0

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return 1 if self.card & BIT[card] else 0

    def allows_submarines(self, mine: i64, tricks: i64) -> bool:
        return not (self.card & SUBMARINES & ~mine or self.others & mine)

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        return 0 if board.collected & self.card else 1

    def claimed(self, board: Board, owner: i64, hands: vec[i64], denied: i64) -> i64:
        rest = self.card & ~board.collected
        return CANNOT if rest & denied else rest

    def shunned(self, board: Board, owner: i64, hands: vec[i64]) -> i64:
        return self.others & ~board.collected

    def quota(self, board: Board, owner: i64, group: i64) -> i64:
        return UNLIMITED if group & ~self.others else 0

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        mine = hand & SUBMARINES
        if not mine & self.card:
            return 0
        return 80 if count(mine) == 1 else 5

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        wishes.cards(owner, self.card & ~wishes.board.collected, wishes.weights.joy, RUIN)
        wishes.cards(owner, self.others & ~wishes.board.collected, RUIN, 20)

    def tells(self, s: CrewState, mine: bool, card: i64, mark: i64) -> i64:
        return tells_of(s, self.card, mine, card, mark)


@final
class NoCards(Insight):
    def __init__(self, task: collecting.NoCards) -> None:
        super().__init__(task)
        self.cards: i64 = task.cards
        self.pull = -1
        self.about_submarines = task.cards & SUBMARINES != 0

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        return 1 if self.cards & BIT[card] else 0

    def allows_submarines(self, mine: i64, tricks: i64) -> bool:
        return not self.cards & mine

    def shunned(self, board: Board, owner: i64, hands: vec[i64]) -> i64:
        return self.cards & ~board.collected

    def quota(self, board: Board, owner: i64, group: i64) -> i64:
        return UNLIMITED if group & ~self.cards else 0

    def at_most(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        return tricks_beside(board, hands, self.cards, 0)

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        danger: i64 = 0
        for card in range(CARDS):
            if hand & self.cards & BIT[card]:
                danger += SUBMARINE_WINS[VALUE[card]] if SUIT[card] == SUBMARINE else WINS[VALUE[card]] + 4
        return 82 - danger // 3 - max(i64(0), tricks - usual) // 6 - tricks // 12

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        weights = wishes.weights
        wishes.cards(owner, self.cards & ~wishes.board.collected, RUIN, weights.avoided)
        wishes.tricks(owner, weights.avoid_trick, 0)
        wishes.hungry(owner, weights.avoid_cards)

    def tells(self, s: CrewState, mine: bool, card: i64, mark: i64) -> i64:
        return 12 if mine and self.cards & BIT[card] else 0


register(collecting.WinCards, WinCards)
register(collecting.WinCardInLastTrick, WinCardInLastTrick)
register(collecting.WinCardAndNoOtherOfSuit, WinCardAndNoOtherOfSuit)
register(collecting.NoCards, NoCards)
