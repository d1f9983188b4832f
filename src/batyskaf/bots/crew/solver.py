# mypyc: compile
"""The open-hand solver: with all cards face up, is there a line of play that wins the mission, and which?

Everybody plays together, so it is a search for one good line: depth first, card by card, judged by the very tests that
the rules use. A line is stopped as soon as a test has failed, the tricks that are left can't be shared out any more
(`budget`), cards are wanted by two seats, or nobody who may win a trick can (`winners`).

Each lost line names the tests that it fails by. A position is remembered as lost by what it is to those tests alone
(`alike`), so that what is learnt here serves wherever the same few stand the same way; and once a card is lost, so are
those that are all one to them.

It dips in again and again, mostly shortly, with an order of cards that sense advises, since where there are wins there
are usually many. In between it goes through the cards in their plain order with a growing budget, which is quicker
where there is nothing to be found.
"""

import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.alike import EVERYTHING, Alike
from batyskaf.bots.crew.budget import Budget, contradict
from batyskaf.bots.crew.line import Line
from batyskaf.bots.crew.lost import SMALL, Lost
from batyskaf.bots.crew.sense import Sense
from batyskaf.bots.crew.verdicts import LOST, UNDECIDED, WON, Verdicts
from batyskaf.bots.crew.winners import Winners
from batyskaf.core.bits import BIT
from batyskaf.core.game import OVER
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import CARDS, SUIT
from batyskaf.games.crew.codes import SUCCESS
from batyskaf.games.crew.play import playable
from batyskaf.games.crew.rules import TONOJA
from batyskaf.games.crew.state import CrewState

_DIP: Final[i64] = 400
"""The shortest dip, in cards."""
_NOISE: Final[i64] = 400
"""How far dips stray from sense, at most."""
_GUIDANCE: Final[i64] = 2
"""Asking sense makes a card so much dearer."""
_FIRST_PLAIN: Final[i64] = 4000
"""The first dip in plain order; each later one is twice as long."""
_UNGUIDED: Final[i64] = 2
"""So few tricks are gone through quicker than thought about."""
_CLOCK: Final[i64] = 4096
"""Cards between two looks at the clock."""
FOREVER: Final = 1e9
_ROOM: Final[i64] = 16
"""At most fourteen cards are in a hand."""


@final
class Solver:
    """Searches from positions in which cards are being played (or signals given: they change nothing here)."""

    def __init__(self, rng: Rng, slots: int = SMALL) -> None:
        self.rng = rng
        self.sense = Sense(rng, 0)
        self.sense.openly = True
        self.noise: i64 = 0
        self.nodes: i64 = 0
        """Cards tried for the last question."""
        self.guided_nodes: i64 = 0
        """Those of them that sense advised."""
        self.dipped: i64 = 0
        self.limit: i64 = 0
        self.deadline = 0.0
        self.guided = True
        """Try cards as sense advises, more or less; in their plain order otherwise."""
        self.leaning: vec[i64] = vec[i64]([0] * int(CARDS))
        """How far the present dip strays from sense with each card."""
        self.thorough = False
        """Weigh all claims together from the first card on; otherwise only what takes more than one dip is worth it."""
        self.line = Line()
        self.budget = Budget()
        self.verdicts = Verdicts(self.line, self.budget)
        self.winners = Winners()
        self.lost = Lost(slots)
        self.alike = Alike()
        self.blame: i64 = 0
        """Why the last line, or all lines from the last position, were lost: each fails one of these tests."""
        self.questions: i64 = 0
        self.best_line: vec[i64] = vec[i64]()
        """The cards of the winning line that was found last."""
        self.cards: vec[i64] = vec[i64]([0] * int((CARDS + 1) * _ROOM))
        """The candidates at each ply."""
        self.keys: vec[i64] = vec[i64]([0] * int((CARDS + 1) * _ROOM))

    def _set_up(self, state: CrewState) -> None:
        line = self.line
        verdicts = self.verdicts
        line.begin(state)
        verdicts.begin()
        holder = vec[i64]([-1] * int(CARDS))
        for seat in range(line.seats):
            for card in range(CARDS):
                if line.held[seat] & BIT[card]:
                    holder[card] = seat
        # What lies beneath Tonoja's cards makes each of them different.
        unique = line.held[TONOJA] if line.tonoja else i64(0)
        self.alike.begin(line.seats, verdicts.tests, verdicts.owners, verdicts.open, holder, unique)

    # --- asking ----------------------------------------------------------------------------------------------------

    def solve(self, state: CrewState, budget: i64, seconds: float = FOREVER) -> i64:
        """WON with a line, LOST when there is none, UNDECIDED when so many cards were tried, or so long, in vain.

        The seconds are those of the processor, so that a busy machine gives the same answer.
        """
        self.deadline = time.thread_time() + seconds
        self._set_up(state)
        self.questions += 1
        self.lost.begin()
        self.nodes = 0
        board = self.line.board
        if board.turn == OVER:
            return WON if board.outcome == SUCCESS else LOST
        verdicts = self.verdicts
        if contradict(board, verdicts.tests, verdicts.open) or (board.laid == 0 and verdicts.hopeless()):
            return LOST
        self.winners.anyone(self.line.ply, board.number)
        self.guided_nodes = 0
        dips: i64 = 0
        plain = _FIRST_PLAIN
        while self.nodes < budget and time.thread_time() < self.deadline:
            self.guided = self.guided_nodes * _GUIDANCE < 2 * plain
            if self.guided:
                limit = luby(dips) * _DIP
                self.noise = 1 if dips == 0 else 10 + self.rng.below(_NOISE)
                self._lean()
                dips += 1
            else:
                limit = plain
                plain *= 2
            verdict = self._dip(min(limit, budget - self.nodes))
            if verdict != UNDECIDED:
                return verdict
        return UNDECIDED

    def _lean(self) -> None:
        """Choose which cards a dip will play later than sense advises, all through in the same way."""
        for card in range(CARDS):
            self.leaning[card] = self.rng.below(self.noise)

    def _dip(self, limit: i64) -> i64:
        """Search once with a budget of its own."""
        self.dipped = 0
        self.limit = limit
        self.winners.thorough = self.thorough or self.nodes > 0
        self.verdicts.rank()
        board = self.line.board
        if board.laid == 0:
            self.verdicts.clash()
        verdict = self._search(board.owner if board.laid > 0 else board.leader)
        self.nodes += self.dipped
        if self.guided:
            self.guided_nodes += self.dipped
        return verdict

    def _search(self, seat: i64) -> i64:
        """Try the cards of a seat; the board is left as it was found."""
        board = self.line.board
        self.dipped += 1
        if self.dipped > self.limit or (self.dipped % _CLOCK == 0 and time.thread_time() > self.deadline):
            self.limit = 0
            return UNDECIDED
        worth_knowing = board.laid == 0 and board.left() > 1
        if worth_knowing and self._known(seat):
            return LOST
        if board.laid == 0 and not self._begin_trick():
            return LOST
        base = self.line.ply * _ROOM
        count = self._candidates(seat, base)
        blame: i64 = 0
        for i in range(count):
            card = self.cards[base + i]
            if card < 0:
                continue
            verdict = self._try(seat, card)
            if verdict != LOST:
                return verdict
            blame |= self.blame
            if i + 1 < count:
                self._drop_alike(seat, card, base + i + 1, base + count)
        self.blame = blame
        if worth_knowing:
            self._remember(seat, blame)
        return LOST

    def _begin_trick(self) -> bool:
        """Whether the cards that are left can go where the open tests need them."""
        line = self.line
        verdicts = self.verdicts
        if self.winners.begin(line.board, verdicts.tests, verdicts.open, self.budget, line.held, line.ply):
            return True
        self.blame = self.winners.blame
        return False

    def _known(self, seat: i64) -> bool:
        """Whether some of the open tests can't all be met from here; then they are to blame."""
        verdicts = self.verdicts
        alike = self.alike
        verdicts.recall()
        for view in range(alike.views):
            mask = alike.mask[view]
            if view == EVERYTHING or not mask & ~verdicts.open:
                first = alike.position(view, self.line.board.played)
                if self.lost.knows(first, verdicts.progress(mask, self.questions, seat)):
                    self.blame = mask & verdicts.open
                    return True
        return False

    def _remember(self, seat: i64, blame: i64) -> None:
        view = self.alike.view(blame)
        self.verdicts.recall()
        second = self.verdicts.progress(self.alike.mask[view], self.questions, seat)
        self.lost.add(self.alike.position(view, self.line.board.played), second, self.dipped)

    # --- one card --------------------------------------------------------------------------------------------------

    def _candidates(self, seat: i64, base: i64) -> i64:
        """Put the cards worth trying into the row of this ply: one of each group that is all one; return how many."""
        board = self.line.board
        hand = board.hands[seat]
        legal = playable(board, hand)
        guided = self.guided and board.left() > _UNGUIDED and legal & (legal - 1) != 0
        if guided:
            self.sense.weigh(board, seat, hand)
        n: i64 = 0
        for card in range(CARDS):
            if legal & BIT[card] and not (n > 0 and self._doubles(EVERYTHING, hand, self.cards[base + n - 1], card)):
                self.cards[base + n] = card
                self.keys[base + n] = self.leaning[card] - self.sense.score[card] if guided else card
                n += 1
        self._sort(base, n)
        return n

    def _doubles(self, view: i64, hand: i64, low: i64, high: i64) -> bool:
        """Whether two cards of a hand are all one to the tests of a view: no other's card can come between them."""
        label = self.alike.label
        if SUIT[low] != SUIT[high] or label[view * CARDS + low] != label[view * CARDS + high]:
            return False
        between = (BIT[high] - 1) & ~(BIT[low] * 2 - 1)
        return not between & ~self.line.board.collected & ~hand

    def _drop_alike(self, seat: i64, card: i64, at: i64, end: i64) -> None:
        """Strike out the cards that are lost for the same reason as one that was tried."""
        view = self.alike.view(self.blame)
        hand = self.line.board.hands[seat]
        for i in range(at, end):
            other = self.cards[i]
            if other >= 0 and self._doubles(view, hand, min(card, other), max(card, other)):
                self.cards[i] = -1

    def _sort(self, base: i64, n: i64) -> None:
        for i in range(i64(1), n):
            card = self.cards[base + i]
            key = self.keys[base + i]
            j = i
            while j > 0 and self.keys[base + j - 1] > key:
                self.cards[base + j] = self.cards[base + j - 1]
                self.keys[base + j] = self.keys[base + j - 1]
                j -= 1
            self.cards[base + j] = card
            self.keys[base + j] = key

    def _try(self, seat: i64, card: i64) -> i64:
        """Play a card, see where it leads, and take it back."""
        line = self.line
        verdicts = self.verdicts
        board = line.board
        line.lay(seat, card)
        if not self.winners.add(board, verdicts.open, seat, card, line.ply):
            self.blame = self.winners.blame
            verdict = LOST
        elif board.laid == line.seats:
            verdict = self._finish()
        elif board.eager and verdicts.failed_early():
            self.blame = verdicts.blame
            verdict = LOST
        else:
            verdict = self._search(board.setup.clockwise[seat])
        line.take_back(seat, card)
        return verdict

    def _finish(self) -> i64:
        """Give the trick to its winner, judge, go on, and lay it back."""
        line = self.line
        verdicts = self.verdicts
        winner = line.win()
        before = verdicts.open
        verdict = verdicts.judge()
        if verdict == UNDECIDED:
            verdict = self._search(winner)
        elif verdict == WON:
            self.best_line = line.cards[line.start : line.ply]
        else:
            self.blame = verdicts.blame
        verdicts.settle(before)
        line.give_back()
        return verdict


def luby(n: i64) -> i64:
    """The n-th size of the restarts that serve best when nobody knows how much each needs: 1 1 2 1 1 2 4 1 1 2 …

    >>> [luby(n) for n in range(8)]
    [1, 1, 2, 1, 1, 2, 4, 1]
    """
    size: i64 = 1
    length: i64 = 1
    while length <= n:
        length = 2 * length + 1
        size *= 2
    while length - 1 != n:
        length //= 2
        size //= 2
        n %= length
    return size
