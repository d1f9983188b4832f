# mypyc: compile
"""How a mission's tests stand at the end of a line: which are open, and which of them has failed or must."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.bots.crew.budget import Budget
from batyskaf.bots.crew.line import Line
from batyskaf.bots.crew.lost import MASK, mixed
from batyskaf.core.bits import BIT
from batyskaf.games.crew.collecting import WinCardInLastTrick
from batyskaf.games.crew.counting import Predict
from batyskaf.games.crew.tasks import DONE, FAILED, OPEN, Task

WON: Final[i64] = 1
LOST: Final[i64] = 0
UNDECIDED: Final[i64] = -1
_TESTS: Final = 64


@final
class Verdicts:
    """The tasks, then the mission's objective if there is one: all that has to be met."""

    tests: list[Task]
    wanted: i64
    """How many of them are tasks."""
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

    def __init__(self, line: Line, budget: Budget) -> None:
        self.line = line
        self.budget = budget
        self.blame: i64 = 0
        """The tests that the line was lost by, as a mask."""
        self.past: vec[i64] = vec[i64]([0] * _TESTS)
        """What the past means for each test."""

    def begin(self) -> None:
        """Start where the line does."""
        board = self.line.board
        self.wanted = len(board.owners)
        self.tests = [board.task(i) for i in range(self.wanted)]
        self.owners = append(board.owners[:], -1)
        self.open = 0
        for i in range(self.wanted):
            if board.status[i] == OPEN:
                self.open |= BIT[i]
        objective = board.setup.objective
        if objective is not None:
            self.tests.append(objective)
            if board.objective_status == OPEN:
                self.open |= BIT[self.wanted]
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

    def rank(self) -> None:
        """Put the tests into order."""
        for i in range(i64(1), i64(len(self.order))):
            test = self.order[i]
            j = i
            while j > 0 and self.faults[self.order[j - 1]] < self.faults[test]:
                self.order[j] = self.order[j - 1]
                j -= 1
            self.order[j] = test

    # --- judging ---------------------------------------------------------------------------------------------------

    def failed_early(self) -> bool:
        """Whether a card on the table has already broken a test that is judged card by card."""
        for i in self.order:
            if self.open & self.eager & BIT[i] and self._status(i) == FAILED:
                self._accuse(i)
                return True
        return False

    def judge(self) -> i64:
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
            return WON
        self.settle(still)
        return LOST if self.hopeless() else UNDECIDED

    def settle(self, still: i64) -> None:
        """Write down which tests are open."""
        changed = self.open ^ still
        if changed == 0:
            return
        board = self.line.board
        self.open = still
        for i in range(self.wanted):
            if changed & BIT[i]:
                board.status[i] = OPEN if still & BIT[i] else DONE
        if changed & BIT[self.wanted]:
            board.objective_status = OPEN if still & BIT[self.wanted] else DONE

    def hopeless(self) -> bool:
        """Whether the open hands alone show that the open tests can't all be met."""
        for i in self.order:
            if self.open & BIT[i] and i < self.wanted and self._hopeless_test(i):
                return True
        if self.clash():
            self.blame = self.budget.blame
            return True
        return False

    def clash(self) -> bool:
        """Whether the tricks that are left can't be shared out."""
        line = self.line
        return self.budget.clashes(line.board, self.tests, self.open, line.held)

    def _hopeless_test(self, i: i64) -> bool:
        """Whether a task can't be done, by itself or beside one that keeps a card for the last trick."""
        line = self.line
        board = line.board
        task = self.tests[i]
        owner = self.owners[i]
        covered = line.covered()
        if task.hopeless(board, owner, line.held, 0, covered):
            self._accuse(i)
            return True
        for keeper in self.keepers:
            if not self.open & BIT[keeper] or self.owners[keeper] == owner:
                continue
            kept = self.tests[keeper].claimed(board, self.owners[keeper], line.held, 0)
            if task.hopeless(board, owner, line.held, kept, covered):
                self._accuse(i)
                self.blame |= BIT[keeper]
                return True
        return False

    def _status(self, i: i64) -> i64:
        """As the rules judge it; a secret number is open here too."""
        board = self.line.board
        task = self.tests[i]
        if isinstance(task, Predict):
            return task.standing(board, self.owners[i], board.numbers[i])
        return task.judge(board, self.owners[i])

    def _accuse(self, i: i64) -> None:
        self.faults[i] += 1
        self.blame = BIT[i]

    # --- the past --------------------------------------------------------------------------------------------------

    def recall(self) -> None:
        """Ask each open test what it has to know of the past."""
        board = self.line.board
        for i in range(i64(len(self.tests))):
            past: i64 = 0
            if self.open & BIT[i]:
                past = mixed(mixed(i + 1, self.tests[i].progress(board, self.owners[i]) + 1), i + 1)
            self.past[i] = past

    def progress(self, tests: i64, question: i64, seat: i64) -> i64:
        """What the past means for some tests, and who leads; each question has numbers of its own."""
        sum = mixed(mixed(question, tests + 1), seat + 1)
        for i in range(i64(len(self.tests))):
            if tests & BIT[i]:
                sum += self.past[i]
        return sum & MASK
