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

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.bots.crew.alike import EVERYTHING, Alike
from batyskaf.bots.crew.budget import Budget, contradict
from batyskaf.bots.crew.lost import MASK, SMALL, Lost, mixed
from batyskaf.bots.crew.sense import Sense
from batyskaf.bots.crew.winners import Winners
from batyskaf.core.bits import BIT
from batyskaf.core.game import OVER
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import CARDS, SUIT, SUIT_MASK
from batyskaf.games.crew.codes import SUCCESS
from batyskaf.games.crew.collecting import WinCardInLastTrick
from batyskaf.games.crew.counting import Predict
from batyskaf.games.crew.play import beats
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.tasks import DONE, FAILED, OPEN, Task

WON: Final[i64] = 1
LOST: Final[i64] = 0
UNDECIDED: Final[i64] = -1

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
_TESTS: Final = 64


@final
class Solver:
    """Searches from positions in which cards are being played (or signals given: they change nothing here)."""

    board: CrewState
    seats: i64
    tonoja: bool
    held: vec[i64]
    """All that each seat has left, Tonoja's covered cards among them."""
    wanted: i64
    tests: list[Task]
    """The tasks, then the mission's objective if there is one."""
    owners: vec[i64]
    """Their owners; nobody, -1, owns the objective."""
    open: i64
    """The tests that are open, as a mask."""
    eager: i64
    """Those that are judged card by card."""
    keepers: vec[i64]
    """Those about a card in the last trick."""
    order: vec[i64]
    """The tests, those that failed most often first: the fewer are ever blamed, the more is learnt from it."""
    faults: vec[i64]

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
        self.lost = Lost(slots)
        self.alike = Alike()
        self.budget = Budget()
        self.winners = Winners()
        self.blame: i64 = 0
        """Why the last line, or all lines from the last position, were lost: each fails one of these tests."""
        self.past: vec[i64] = vec[i64]([0] * _TESTS)
        """What the past means for each test."""
        self.questions: i64 = 0
        self.line: vec[i64] = vec[i64]([-1] * int(CARDS))
        self.ply: i64 = 0
        self.best_line: vec[i64] = vec[i64]()
        """The cards of the winning line that was found last."""
        self.cards: vec[i64] = vec[i64]([0] * int((CARDS + 1) * _ROOM))
        """The candidates at each ply."""
        self.keys: vec[i64] = vec[i64]([0] * int((CARDS + 1) * _ROOM))

    def _set_up(self, state: CrewState) -> None:
        board = state.copy()
        self.board = board
        self.seats = board.seats
        self.tonoja = board.seats > board.setup.humans
        self.held = board.hands[:]
        for column in range(i64(7), i64(len(board.columns))):
            if board.columns[column] >= 0:
                self.held[2] |= BIT[board.columns[column]]
        self.wanted = len(board.owners)
        self.tests = [board.task(i) for i in range(self.wanted)]
        self.open = 0
        for i in range(self.wanted):
            if board.status[i] == OPEN:
                self.open |= BIT[i]
        self.owners = append(board.owners[:], -1)
        objective = board.setup.objective
        if objective is not None:
            self.tests.append(objective)
            if board.objective_status == OPEN:
                self.open |= BIT[self.wanted]
        self._set_out()

    def _set_out(self) -> None:
        """Prepare what is looked up during the search."""
        tests = len(self.tests)
        self.order = vec[i64](list(range(tests)))
        self.faults = vec[i64]([0] * tests)
        self.eager = 0
        self.keepers = vec[i64]()
        for i in range(i64(tests)):
            if self.tests[i].eager:
                self.eager |= BIT[i]
            if isinstance(self.tests[i], WinCardInLastTrick):
                self.keepers = append(self.keepers, i)
        holder = vec[i64]([-1] * int(CARDS))
        for seat in range(self.seats):
            for card in range(CARDS):
                if self.held[seat] & BIT[card]:
                    holder[card] = seat
        # What lies beneath Tonoja's cards makes each of them different.
        unique = self.held[2] if self.tonoja else i64(0)
        self.alike.begin(self.seats, self.tests, self.owners, self.open, holder, unique)

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
        board = self.board
        if board.turn == OVER:
            return WON if board.outcome == SUCCESS else LOST
        if contradict(board, self.tests, self.open) or (board.laid == 0 and self._hopeless()):
            return LOST
        self.winners.anyone(0, board.number)
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
        self.ply = 0
        self.winners.thorough = self.thorough or self.nodes > 0
        self._rank()
        if self.board.laid == 0:
            self.budget.clashes(self.board, self.tests, self.open, self.held)
        verdict = self._search(self.board.owner if self.board.laid > 0 else self.board.leader)
        self.nodes += self.dipped
        if self.guided:
            self.guided_nodes += self.dipped
        return verdict

    def _rank(self) -> None:
        """Put the tests into order."""
        for i in range(i64(1), i64(len(self.order))):
            test = self.order[i]
            j = i
            while j > 0 and self.faults[self.order[j - 1]] < self.faults[test]:
                self.order[j] = self.order[j - 1]
                j -= 1
            self.order[j] = test

    def _search(self, seat: i64) -> i64:
        """Try the cards of a seat; the board is left as it was found."""
        board = self.board
        self.dipped += 1
        if self.dipped > self.limit or (self.dipped % _CLOCK == 0 and time.thread_time() > self.deadline):
            self.limit = 0
            return UNDECIDED
        worth_knowing = board.laid == 0 and board.left() > 1
        if worth_knowing and self._known(seat):
            return LOST
        if board.laid == 0 and not self._begin_trick():
            return LOST
        base = self.ply * _ROOM
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
        if self.winners.begin(self.board, self.tests, self.open, self.budget, self.held, self.ply):
            return True
        self.blame = self.winners.blame
        return False

    def _known(self, seat: i64) -> bool:
        """Whether some of the open tests can't all be met from here; then they are to blame."""
        self._recall()
        for view in range(self.alike.views):
            mask = self.alike.mask[view]
            if view == EVERYTHING or not mask & ~self.open:
                first = self.alike.position(view, self.board.played)
                if self.lost.knows(first, self._progress(mask, seat)):
                    self.blame = mask & self.open
                    return True
        return False

    def _remember(self, seat: i64, blame: i64) -> None:
        view = self.alike.view(blame)
        self._recall()
        second = self._progress(self.alike.mask[view], seat)
        self.lost.add(self.alike.position(view, self.board.played), second, self.dipped)

    def _recall(self) -> None:
        """Ask each open test what it has to know of the past."""
        board = self.board
        for i in range(i64(len(self.tests))):
            past: i64 = 0
            if self.open & BIT[i]:
                past = mixed(mixed(i + 1, self.tests[i].progress(board, self.owners[i]) + 1), i + 1)
            self.past[i] = past

    def _progress(self, tests: i64, seat: i64) -> i64:
        """What the past means for some tests, and who leads; each question has numbers of its own."""
        sum = mixed(mixed(self.questions, tests + 1), seat + 1)
        for i in range(i64(len(self.tests))):
            if tests & BIT[i]:
                sum += self.past[i]
        return sum & MASK

    # --- one card --------------------------------------------------------------------------------------------------

    def _candidates(self, seat: i64, base: i64) -> i64:
        """Put the cards worth trying into the row of this ply: one of each group that is all one; return how many."""
        board = self.board
        hand = board.hands[seat]
        legal = hand
        if board.laid > 0:
            follow = hand & SUIT_MASK[SUIT[board.trick[0]]]
            if follow:
                legal = follow
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
        return not between & ~self.board.collected & ~hand

    def _drop_alike(self, seat: i64, card: i64, at: i64, end: i64) -> None:
        """Strike out the cards that are lost for the same reason as one that was tried."""
        view = self.alike.view(self.blame)
        hand = self.board.hands[seat]
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
        board = self.board
        bit = BIT[card]
        newest = board.newest
        best = board.best
        best_seat = board.best_seat
        led = board.led[seat]
        self.held[seat] &= ~bit
        board.hands[seat] &= ~bit
        board.played |= bit
        board.newest = card
        board.trick[board.laid] = card
        if board.laid == 0:
            board.led[seat] |= bit
        if board.laid == 0 or beats(card, best):
            board.best = card
            board.best_seat = seat
        board.laid += 1
        self.line[self.ply] = card
        self.ply += 1
        if not self.winners.add(board, self.open, seat, card, self.ply):
            self.blame = self.winners.blame
            verdict = LOST
        elif board.laid == self.seats:
            verdict = self._finish()
        elif board.eager and self._failed_early():
            verdict = LOST
        else:
            verdict = self._search(board.setup.clockwise[seat])
        self.ply -= 1
        board.laid -= 1
        board.trick[board.laid] = -1
        board.best = best
        board.best_seat = best_seat
        board.led[seat] = led
        board.newest = newest
        board.played &= ~bit
        board.hands[seat] |= bit
        self.held[seat] |= bit
        return verdict

    def _failed_early(self) -> bool:
        """Whether a card on the table has already broken a test that is judged card by card."""
        for i in self.order:
            if self.open & self.eager & BIT[i] and self._status(i) == FAILED:
                self._accuse(i)
                return True
        return False

    def _accuse(self, i: i64) -> None:
        self.faults[i] += 1
        self.blame = BIT[i]

    # --- one trick -------------------------------------------------------------------------------------------------

    def _finish(self) -> i64:
        """Give the trick to its winner, judge, go on, and take it all back."""
        board = self.board
        winner = board.best_seat
        taken = board.taken
        last_winner = board.winner
        winning = board.winning
        cards: i64 = 0
        row: vec[i64] = board.trick[:]
        for card in row:
            cards |= BIT[card]
        board.piles[winner] |= cards
        board.collected |= cards
        board.won[winner] |= BIT[board.number]
        board.tricks[winner] += 1
        board.taken = cards
        board.winner = winner
        board.winning = board.best
        board.number += 1
        board.laid = 0
        uncovered: i64 = self._uncover() if self.tonoja else -1
        before = self.open
        verdict = self._judge()
        if verdict == UNDECIDED:
            verdict = self._search(winner)
        self._settle(before)
        if uncovered >= 0:
            board.hands[2] &= ~BIT[uncovered]
        board.laid = self.seats
        board.trick = row
        board.number -= 1
        board.winning = winning
        board.winner = last_winner
        board.taken = taken
        board.tricks[winner] -= 1
        board.won[winner] &= ~BIT[board.number]
        board.collected &= ~cards
        board.piles[winner] &= ~cards
        return verdict

    def _uncover(self) -> i64:
        """The card beneath the one Tonoja has just played, if any, becomes playable."""
        board = self.board
        for column in range(i64(7)):
            beneath = board.columns[column + 7]
            top = board.columns[column]
            if beneath >= 0 and top >= 0 and board.taken & BIT[top]:
                board.hands[2] |= BIT[beneath]
                return beneath
        return -1

    def _judge(self) -> i64:
        """Judge after a trick: WON, LOST, or UNDECIDED when there is more to play."""
        still = self.open
        for i in self.order:
            if not still & BIT[i]:
                continue
            status = self._status(i)
            if status == FAILED:
                self._accuse(i)
                return LOST
            if status == DONE:
                still &= ~BIT[i]
        if still == 0:
            self.best_line = self.line[: self.ply]
            return WON
        self._settle(still)
        return LOST if self._hopeless() else UNDECIDED

    def _settle(self, still: i64) -> None:
        """Write down which tests are open."""
        changed = self.open ^ still
        if changed == 0:
            return
        board = self.board
        self.open = still
        for i in range(self.wanted):
            if changed & BIT[i]:
                board.status[i] = OPEN if still & BIT[i] else DONE
        if changed & BIT[self.wanted]:
            board.objective_status = OPEN if still & BIT[self.wanted] else DONE

    def _hopeless(self) -> bool:
        """Whether the open hands alone show that the open tests can't all be met."""
        board = self.board
        for i in self.order:
            if self.open & BIT[i] and i < self.wanted and self._hopeless_test(i):
                return True
        if self.budget.clashes(board, self.tests, self.open, self.held):
            self.blame = self.budget.blame
            return True
        return False

    def _hopeless_test(self, i: i64) -> bool:
        """Whether a task can't be done, by itself or beside one that keeps a card for the last trick."""
        board = self.board
        task = self.tests[i]
        owner = self.owners[i]
        covered: i64 = self.held[2] & ~board.hands[2] if self.tonoja else 0
        if task.hopeless(board, owner, self.held, 0, covered):
            self._accuse(i)
            return True
        for keeper in self.keepers:
            if not self.open & BIT[keeper] or self.owners[keeper] == owner:
                continue
            if task.hopeless(board, owner, self.held, self._kept(keeper), covered):
                self._accuse(i)
                self.blame |= BIT[keeper]
                return True
        return False

    def _kept(self, keeper: i64) -> i64:
        return self.tests[keeper].claimed(self.board, self.owners[keeper], self.held, 0)

    def _status(self, i: i64) -> i64:
        """As the rules judge it; a secret number is open here too."""
        board = self.board
        task = self.tests[i]
        owner = self.owners[i]
        if not isinstance(task, Predict):
            return task.judge(board, owner)
        mine = board.tricks[owner]
        number = board.numbers[i]
        if mine > number or mine + board.left() < number:
            return FAILED
        return DONE if board.left() == 0 else OPEN


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
