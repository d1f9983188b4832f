# mypyc: compile
"""The open-hand solver: with all cards face up, is there a line of play that wins the mission, and which?

All seats co-operate, so it searches for a single winning line: depth first, card by card, judged by the same tests as
the rules. A line is cut as soon as a test fails, the remaining tricks can't be distributed (`shares`), two seats need
the same card, or no seat that may win a trick can (`winners`).

Each lost line names the tests that made it fail. A lost position is stored by what matters to those tests only
(`alike`), so the result applies to every position that is equivalent for them; and once a card loses, so do the cards
equivalent to it.

The search restarts often, mostly with short runs ("dips") in the order of cards that sense suggests, since a position
with one win usually has many. Between them it runs in plain order with a growing budget, which is faster if there is no
win.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.alike import EVERYTHING, Alike
from batyskaf.bots.crew.ledger import USUAL
from batyskaf.bots.crew.line import Line
from batyskaf.bots.crew.lost import SMALL, Lost
from batyskaf.bots.crew.sense import Sense
from batyskaf.bots.crew.shares import Shares, contradict
from batyskaf.bots.crew.verdicts import LOST, UNDECIDED, WON, Verdicts
from batyskaf.bots.crew.winners import Winners
from batyskaf.core.bits import BIT
from batyskaf.core.clock import cpu_time
from batyskaf.core.game import OVER
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import CARDS
from batyskaf.games.crew.codes import SUCCESS
from batyskaf.games.crew.play import playable
from batyskaf.games.crew.state import CrewState

_DIP: Final[i64] = 400
"""The shortest dip, in cards."""
_NOISE: Final[i64] = 400
"""The maximum deviation of dips from sense."""
_EMPHASES: Final[vec[i64]] = vec[i64]([USUAL // 4, USUAL // 2, USUAL, USUAL * 2, USUAL * 4])
"""How much a test may count in a dip: from a quarter of the usual to four times as much."""
_GUIDANCE: Final[i64] = 2
"""The cost of a card whose order sense suggested, relative to a plain one."""
_FIRST_PLAIN: Final[i64] = 4000
"""The first dip in plain order; each later one is twice as long."""
_UNGUIDED: Final[i64] = 2
"""With at most this many tricks left, plain order is faster than asking sense."""
_CLOCK: Final[i64] = 4096
"""Cards between two checks of the clock."""
FOREVER: Final = 1e9
_ROOM: Final[i64] = 16
"""At most fourteen cards are in a hand."""


@final
class Solver:
    """Searches from positions in the play of cards (or in signalling, which changes nothing here)."""

    def __init__(self, rng: Rng, slots: int = SMALL) -> None:
        self.rng = rng
        self.sense = Sense(rng, 0)
        self.sense.openly = True
        self.noise: i64 = 0
        self.nodes: i64 = 0
        """Cards tried for the last question."""
        self.guided_nodes: i64 = 0
        """Those of them that were ordered by sense."""
        self.dipped: i64 = 0
        self.limit: i64 = 0
        self.deadline = 0.0
        self.guided = True
        """Whether to try cards in the order of sense; otherwise in plain order."""
        self.leaning: vec[i64] = vec[i64]([0] * int(CARDS))
        """The deviation of the current dip from sense, for each card."""
        self.thorough = False
        """Whether to check all claims together from the first dip on; otherwise only from the second."""
        self.line = Line()
        self.shares = Shares()
        self.verdicts = Verdicts(self.line, self.shares, self.sense.insights)
        self.winners = Winners()
        self.lost = Lost(slots)
        self.alike = Alike()
        self.blame: i64 = 0
        """The tests that made the last line, or all lines from the last position, fail."""
        self.questions: i64 = 0
        self.best_line: vec[i64] = vec[i64]()
        """The cards of the last winning line."""
        self.cards: vec[i64] = vec[i64]([0] * int((CARDS + 1) * _ROOM))
        """The candidate cards at each ply."""
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
        self.alike.begin(line, verdicts.tests, verdicts.owners, verdicts.open, holder)
        self.winners.meet(verdicts.tests)

    # --- asking ----------------------------------------------------------------------------------------------------

    def solve(self, state: CrewState, budget: i64, seconds: float = FOREVER) -> i64:
        """Return WON with a line, LOST if there is none, UNDECIDED if the cards or seconds run out first.

        Seconds are CPU time, so a busy machine gives the same answer.
        """
        self.deadline = cpu_time() + seconds
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
        while self.nodes < budget and cpu_time() < self.deadline:
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
        """Choose the cards that a dip tries later than sense suggests, and how much each test counts in it."""
        for card in range(CARDS):
            self.leaning[card] = self.rng.below(self.noise)
        for i in range(i64(len(self.verdicts.tests))):
            first = self.noise == 1
            self.sense.wishes.emphases[i] = USUAL if first else _EMPHASES[self.rng.below(len(_EMPHASES))]

    def _dip(self, limit: i64) -> i64:
        """Run one search with its own budget."""
        self.dipped = 0
        self.limit = limit
        self.winners.thorough = self.thorough or self.nodes > 0
        self.verdicts.rank()
        board = self.line.board
        verdict = self._search(board.owner if board.laid > 0 else board.leader)
        self.nodes += self.dipped
        if self.guided:
            self.guided_nodes += self.dipped
        return verdict

    def _search(self, seat: i64) -> i64:
        """Try the cards of a seat; the board is restored afterwards."""
        board = self.line.board
        self.dipped += 1
        if self.dipped > self.limit or (self.dipped % _CLOCK == 0 and cpu_time() > self.deadline):
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
        verdicts = self.verdicts
        suspects = verdicts.suspects
        for i in range(count):
            card = self.cards[base + i]
            if card < 0:
                continue
            verdicts.suspects = suspects | blame
            verdict = self._try(seat, card)
            if verdict != LOST:
                verdicts.suspects = suspects
                return verdict
            blame |= self.blame
            if i + 1 < count:
                self._drop_alike(seat, card, base + i + 1, base + count)
        verdicts.suspects = suspects
        self.blame = blame
        if worth_knowing:
            self._remember(seat, blame)
        return LOST

    def _begin_trick(self) -> bool:
        """Whether the remaining cards can be distributed as the open tests require."""
        line = self.line
        verdicts = self.verdicts
        if verdicts.hopeless():
            self.blame = verdicts.blame
            return False
        if not self.winners.begin(line.board, self.shares, verdicts.open, line.held, line.ply):
            self.blame = self.winners.blame
            return False
        return True

    def _known(self, seat: i64) -> bool:
        """Whether some open tests are known to be impossible together from here; they are recorded as the cause."""
        verdicts = self.verdicts
        alike = self.alike
        board = self.line.board
        late = board.left() * 2 < board.total  # there are few early positions, and much to gain from them
        recalled = False
        for place in range(alike.views):
            view = alike.order[place]
            mask = alike.mask[view]
            if (view == EVERYTHING or not mask & ~verdicts.open) and not (late and alike.rests(view)):
                first = alike.position(view, board.played)
                if not self.lost.has(first):
                    continue
                if not recalled:
                    verdicts.recall()
                    recalled = True
                if self.lost.knows(first, verdicts.progress(mask, self.questions, seat)):
                    self.blame = mask & verdicts.open
                    alike.promote(place)
                    return True
        return False

    def _remember(self, seat: i64, blame: i64) -> None:
        view = self.alike.view(blame)
        self.verdicts.recall()
        second = self.verdicts.progress(self.alike.mask[view], self.questions, seat)
        self.lost.add(self.alike.position(view, self.line.board.played), second, self.dipped)

    # --- one card --------------------------------------------------------------------------------------------------

    def _candidates(self, seat: i64, base: i64) -> i64:
        """Write the cards to try into the row of this ply, one per group of equivalents; return their number."""
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
        """Whether two cards of a hand are equivalent for a view."""
        return self.alike.equal(view, low, high, ~self.line.board.collected & ~hand)

    def _drop_alike(self, seat: i64, card: i64, at: i64, end: i64) -> None:
        """Remove the cards that lose for the same reason as the one just tried."""
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
        """Play a card, search on, and undo it."""
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
        """Give the trick to its winner, judge, search on, and undo it."""
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
        verdicts.set_open(before)
        line.give_back()
        return verdict


def luby(n: i64) -> i64:
    """The n-th term of the Luby sequence of restart lengths: 1 1 2 1 1 2 4 1 1 2 …

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
