# mypyc: compile
"""The status of a mission's tests at the end of a line: which are open, and which have failed or must fail."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.bots.crew.insight.base import Insight
from batyskaf.bots.crew.insight.lookup import Insights
from batyskaf.bots.crew.line import Line
from batyskaf.bots.crew.lost import MASK, mixed
from batyskaf.bots.crew.shares import Shares
from batyskaf.core.bits import BIT
from batyskaf.games.crew.tasks import DONE, FAILED, OPEN

WON: Final[i64] = 1
LOST: Final[i64] = 0
UNDECIDED: Final[i64] = -1
_TESTS: Final = 64


@final
class Verdicts:
    """All tests to be met: the tasks, then the mission's objective if there is one."""

    tests: vec[Insight]
    wanted: i64
    """The number of tasks among them."""
    owners: vec[i64]
    """Their owners; -1 for the objective, which has none."""
    open: i64
    """The tests that are open, as a mask."""
    eager: i64
    """Those that are judged card by card."""
    keepers: vec[i64]
    """Those about a card in the last trick."""
    order: vec[i64]
    """The tests, those that fail most often first: the fewer tests are ever named, the more each result applies to."""
    faults: vec[i64]

    def __init__(self, line: Line, shares: Shares, insights: Insights) -> None:
        self.line = line
        self.shares = shares
        self.insights = insights
        self.blame: i64 = 0
        """The tests that made the line fail, as a mask."""
        self.suspects: i64 = 0
        """The tests that made neighbouring lines fail: the fewer a lost position names, the more it says."""
        self.past: vec[i64] = vec[i64]([0] * _TESTS)
        """The progress of each test."""

    def begin(self) -> None:
        """Start at the beginning of the line."""
        line = self.line
        board = line.board
        insights = self.insights
        insights.meet(board)
        self.wanted = len(board.owners)
        self.tests = vec[Insight]([insights.into(board, i) for i in range(self.wanted)])
        self.owners = append(board.owners[:], -1)
        self.open = 0
        for i in range(self.wanted):
            if board.status[i] == OPEN:
                self.open |= BIT[i]
        objective = insights.objective
        if objective is not None:
            self.tests = append(self.tests, objective)
            if board.objective_status == OPEN:
                self.open |= BIT[self.wanted]
        tests = len(self.tests)
        self.order = vec[i64](list(range(tests)))
        self.faults = vec[i64]([0] * tests)
        self.eager = 0
        self.keepers = vec[i64]()
        for i in range(i64(tests)):
            if self.tests[i].task.eager:
                self.eager |= BIT[i]
            if self.tests[i].last_card:
                self.keepers = append(self.keepers, i)
        self.suspects = 0
        self.shares.begin(line, self.tests)

    def rank(self) -> None:
        """Sort the tests."""
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
        """Judge after a trick: WON, LOST, or UNDECIDED if there is more to play."""
        still = self.open
        failed: i64 = -1
        for i in self.order:
            if not still & BIT[i]:
                continue
            status = self._status(i)
            if status == FAILED:
                if self.suspects & BIT[i]:
                    failed = i
                    break
                if failed < 0:
                    failed = i
            if status == DONE:
                still &= ~BIT[i]
        if failed >= 0:
            self._accuse(failed)
            return LOST
        if still == 0:
            return WON
        self.set_open(still)
        return UNDECIDED

    def set_open(self, still: i64) -> None:
        """Record which tests are open."""
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
            if self.open & BIT[i] and self._hopeless_test(i):
                return True
        if self._clash():
            self.blame = self.shares.blame
            return True
        return False

    def _clash(self) -> bool:
        """Whether the remaining tricks can't be distributed."""
        line = self.line
        return self.shares.clashes(line.board, self.open, line.held)

    def _hopeless_test(self, i: i64) -> bool:
        """Whether a task can't be done, on its own or together with one that keeps a card for the last trick."""
        line = self.line
        board = line.board
        test = self.tests[i]
        owner = self.owners[i]
        covered = line.covered()
        if test.hopeless(board, owner, line.held, 0, covered):
            self._accuse(i)
            return True
        for keeper in self.keepers:
            if not self.open & BIT[keeper] or self.owners[keeper] == owner:
                continue
            if test.hopeless(board, owner, line.held, self.tests[keeper].last_card, covered):
                self._accuse(i)
                self.blame |= BIT[keeper]
                return True
        return False

    def _status(self, i: i64) -> i64:
        """The status as the rules judge it, except that secret numbers are known here."""
        board = self.line.board
        return self.tests[i].status(board, self.owners[i], board.numbers[i] if i < self.wanted else i64(-1))

    def _accuse(self, i: i64) -> None:
        self.faults[i] += 1
        self.blame = BIT[i]

    # --- progress --------------------------------------------------------------------------------------------------

    def recall(self) -> None:
        """Ask each open test for its progress."""
        board = self.line.board
        for i in range(i64(len(self.tests))):
            past: i64 = 0
            if self.open & BIT[i]:
                past = mixed(mixed(i + 1, self.tests[i].progress(board, self.owners[i]) + 1), i + 1)
            self.past[i] = past

    def progress(self, tests: i64, question: i64, seat: i64) -> i64:
        """A number for the progress of some tests and the leading seat; numbers are per question."""
        sum = mixed(mixed(question, tests + 1), seat + 1)
        for i in range(i64(len(self.tests))):
            if tests & BIT[i]:
                sum += self.past[i]
        return sum & MASK
