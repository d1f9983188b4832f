# mypyc: compile
"""The open-hand solver: with all cards face up, is there a line of play that wins the mission, and which?

Everybody plays together, so it is a search for one good line: depth first, card by card, judged by the very tests that
the rules use. It stops a line as soon as a task has failed, treats cards that are all one as one, and remembers trick
by trick which positions are lost; those where each suit's remaining cards lie in the same hands in the same order are
one. It dips in again and again with a growing budget and an order of cards that sense advises, since where there
are wins there are usually many; between the later dips it goes through the cards in their plain order, which is quicker
where there is nothing to be found.
"""

import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.lost import MASK, SMALL, Lost, mixed
from batyskaf.bots.crew.sense import Sense
from batyskaf.core.bits import BIT
from batyskaf.core.game import OVER
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import CARDS, CHUNK_RANK, CHUNK_START, DECK, SUIT, SUIT_MASK, SUIT_SHIFT
from batyskaf.games.crew.codes import SUCCESS
from batyskaf.games.crew.counting import Predict
from batyskaf.games.crew.play import beats
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.tasks import DONE, FAILED, OPEN, Task, sure_submarines

WON: Final[i64] = 1
LOST: Final[i64] = 0
UNDECIDED: Final[i64] = -1

_FIRST_DIP: Final[i64] = 120
_PLAIN_FROM: Final[i64] = 10_000
"""From this size on, every other dip does without sense."""
_CLOCK: Final[i64] = 4096
"""Cards between two looks at the clock."""
FOREVER: Final = 1e9
_ROOM: Final[i64] = 16
"""At most fourteen cards are in a hand."""


@final
class Solver:
    """Searches from positions in which cards are being played (or signals given: they change nothing here)."""

    board: CrewState
    seats: i64
    tonoja: bool
    held: vec[i64]
    """All that each seat has left, Tonoja's covered cards among them."""
    covered: i64
    """Tonoja's cards that can't be played yet."""
    wanted: i64
    tests: list[Task]
    saved: vec[i64]
    """The statuses before each trick's verdicts, the objective's last."""
    same: vec[i64]

    def __init__(self, rng: Rng, slots: int = SMALL) -> None:
        self.rng = rng
        self.sense = Sense(rng, 0)
        self.noise: i64 = 0
        self.nodes: i64 = 0
        """Cards tried for the last question."""
        self.dipped: i64 = 0
        self.limit: i64 = 0
        self.deadline = 0.0
        self.guided = True
        """Try cards as sense advises, more or less; in their plain order otherwise."""
        self.lost = Lost(slots)
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
        self.covered = 0
        for column in range(i64(7), i64(len(board.columns))):
            if board.columns[column] >= 0:
                self.held[2] |= BIT[board.columns[column]]
                self.covered |= BIT[board.columns[column]]
        self.wanted = len(board.owners)
        self.tests = [board.task(i) for i in range(self.wanted)]
        self.saved = vec[i64]([0] * int((CARDS + 1) * (self.wanted + 1)))
        self.same = vec[i64]([0] * int(CARDS))
        for card in range(CARDS):
            self.same[card] = self._alike(card)

    def _alike(self, card: i64) -> i64:
        """A number for a card: neighbours of a suit with the same number are all one to every open task."""
        number: i64 = 0
        for i in range(self.wanted):
            if self.board.status[i] == OPEN:
                number = mixed(number, self.tests[i].label(card) + 1)
        objective = self.board.setup.objective
        if objective is not None:
            number = mixed(number, objective.label(card) + 1)
        return number

    # --- asking ----------------------------------------------------------------------------------------------------

    def solve(self, state: CrewState, budget: i64, seconds: float = FOREVER) -> i64:
        """WON with a line, LOST when there is none, UNDECIDED when so many cards were tried, or so long, in vain."""
        self.deadline = time.monotonic() + seconds
        self._set_up(state)
        self.questions += 1
        self.nodes = 0
        board = self.board
        if board.turn == OVER:
            return WON if board.outcome == SUCCESS else LOST
        if board.laid == 0 and self._hopeless():
            return LOST
        dip = _FIRST_DIP
        self.noise = 10
        self.guided = True
        while self.nodes < budget and time.monotonic() < self.deadline:
            verdict = self._dip(min(dip, budget - self.nodes))
            if verdict != UNDECIDED:
                return verdict
            self.guided = dip < _PLAIN_FROM or not self.guided
            dip = dip * 5 // 4
            self.noise = min(i64(400), self.noise + 25)
        return UNDECIDED

    def _dip(self, limit: i64) -> i64:
        """Search once with a budget of its own."""
        self.dipped = 0
        self.limit = limit
        self.ply = 0
        verdict = self._search(self.board.owner if self.board.laid > 0 else self.board.leader)
        self.nodes += self.dipped
        return verdict

    def _search(self, seat: i64) -> i64:
        """Try the cards of a seat; the board is left as it was found."""
        board = self.board
        self.dipped += 1
        if self.dipped > self.limit or (self.dipped % _CLOCK == 0 and time.monotonic() > self.deadline):
            self.limit = 0
            return UNDECIDED
        first: i64 = 0
        second: i64 = 0
        if board.laid == 0:
            first = self._remaining(seat)
            second = self._progress()
            if self.lost.knows(first, second):
                return LOST
        base = self.ply * _ROOM
        count = self._candidates(seat, base)
        for i in range(count):
            card = self.cards[base + i]
            verdict = self._try(seat, card)
            if verdict != LOST:
                return verdict
        if board.laid == 0:
            self.lost.add(first, second, self.dipped)
        return LOST

    def _remaining(self, seat: i64) -> i64:
        """Who holds what, by the order within each suit, and who leads. Under Tonoja's cards each is its own."""
        if self.tonoja:
            return (self.board.played * 8 + seat + 1) & MASK
        rest = DECK & ~self.board.played
        sum: i64 = seat + 1
        for suit in range(i64(5)):
            sum = mixed(sum, suit + 1)
            chunk = (rest >> SUIT_SHIFT[suit]) & 511
            for i in range(CHUNK_START[chunk], CHUNK_START[chunk + 1]):
                card = suit * 9 + CHUNK_RANK[i]
                holder: i64 = 0
                while holder < self.seats and not self.held[holder] & BIT[card]:
                    holder += 1
                sum = mixed(sum, self.same[card] + holder)
        return sum

    def _progress(self) -> i64:
        """What the past means for the open tasks, stirred into one number; each question has numbers of its own."""
        board = self.board
        sum: i64 = self.questions
        for i in range(self.wanted):
            status = board.status[i]
            value: i64 = 0
            if status == OPEN:
                value = 1 + self.tests[i].progress(board, board.owners[i])
            sum = mixed(sum + i, value)
        objective = board.setup.objective
        if objective is not None:
            sum = mixed(sum, objective.progress(board, -1) * 4 + board.objective_status)
        return sum

    # --- one card --------------------------------------------------------------------------------------------------

    def _candidates(self, seat: i64, base: i64) -> i64:
        """Put the cards worth trying into the row of this ply: one of each group that is all one; return how many."""
        board = self.board
        hand = self.held[seat] & ~self.covered
        legal = hand
        if board.laid > 0:
            follow = hand & SUIT_MASK[SUIT[board.trick[0]]]
            if follow:
                legal = follow
        others = ~board.collected & ~hand
        own = seat < board.setup.humans  # what lies beneath Tonoja's cards makes each of them different
        guided = self.guided and legal & (legal - 1) != 0
        if guided:
            self.sense.weigh(board, seat, hand)
        n: i64 = 0
        before: i64 = -1
        for card in range(CARDS):
            if not legal & BIT[card]:
                continue
            if own and before >= 0 and self.same[card] == self.same[before] and SUIT[card] == SUIT[before]:
                between = (BIT[card] - 1) & ~(BIT[before] * 2 - 1)
                if not others & between:
                    before = card
                    continue
            before = card
            self.cards[base + n] = card
            self.keys[base + n] = self.rng.below(self.noise) - self.sense.score[card] if guided else card
            n += 1
        self._sort(base, n)
        return n

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
        if board.laid == self.seats:
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
        self.held[seat] |= bit
        return verdict

    def _failed_early(self) -> bool:
        """Whether a card on the table has already broken a task that is judged card by card."""
        board = self.board
        objective = board.setup.objective
        if objective is not None and objective.eager and objective.judge(board, -1) == FAILED:
            return True
        for i in range(self.wanted):
            task = self.tests[i]
            if task.eager and board.status[i] == OPEN and task.judge(board, board.owners[i]) == FAILED:
                return True
        return False

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
        verdict = self._judge()
        if verdict == UNDECIDED:
            verdict = self._search(winner)
        self._restore()
        if uncovered >= 0:
            self.covered |= BIT[uncovered]
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
                self.covered &= ~BIT[beneath]
                return beneath
        return -1

    def _judge(self) -> i64:
        """Judge after a trick: WON, LOST, or UNDECIDED when there is more to play."""
        board = self.board
        base = self.ply * (self.wanted + 1)
        waiting: i64 = 0
        failed = False
        objective = board.setup.objective
        self.saved[base + self.wanted] = board.objective_status
        if objective is not None and board.objective_status == OPEN:
            board.objective_status = objective.judge(board, -1)
            failed = board.objective_status == FAILED
            waiting += 1 if board.objective_status == OPEN else 0
        for i in range(self.wanted):
            self.saved[base + i] = board.status[i]
            if failed or board.status[i] != OPEN:
                continue
            status = self._status(i)
            board.status[i] = status
            if status == FAILED:
                failed = True
            elif status == OPEN:
                waiting += 1
        if failed:
            return LOST
        if waiting == 0:
            self.best_line = self.line[: self.ply]
            return WON
        return LOST if self._hopeless() else UNDECIDED

    def _hopeless(self) -> bool:
        """Whether the open hands alone show that a task can't be done."""
        board = self.board
        for i in range(self.wanted):
            if board.status[i] != OPEN:
                continue
            task = self.tests[i]
            if isinstance(task, Predict):
                if (
                    board.tricks[board.owners[i]] + sure_submarines(board, board.owners[i], self.held)
                    > board.numbers[i]
                ):
                    return True
            elif task.hopeless(board, board.owners[i], self.held):
                return True
        return False

    def _status(self, i: i64) -> i64:
        """As the rules judge it; a secret number is open here too."""
        board = self.board
        task = self.tests[i]
        if not isinstance(task, Predict):
            return task.judge(board, board.owners[i])
        mine = board.tricks[board.owners[i]]
        number = board.numbers[i]
        if mine > number or mine + board.left() < number:
            return FAILED
        return DONE if board.left() == 0 else OPEN

    def _restore(self) -> None:
        board = self.board
        base = self.ply * (self.wanted + 1)
        board.objective_status = self.saved[base + self.wanted]
        for i in range(self.wanted):
            board.status[i] = self.saved[base + i]
