# mypyc: compile
"""How the remaining tricks have to be distributed: how many each seat must and may still win.

Tests require or forbid tricks for their owner; the highest submarines always win; some tests compare totals. Together
they can become impossible long before a single one fails. Each bound records the tests it follows from, so a conflict
names the tests that can't all be met. Submarines are handled the same way, and some pairs of tests conflict for every
deal.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.bounds import Bounds
from batyskaf.bots.crew.insight.base import Insight
from batyskaf.bots.crew.insight.open_hands import sure_submarines
from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import SUBMARINES
from batyskaf.games.crew.state import CrewState


@final
class Shares(Bounds):
    """The bounds that the open tests set."""

    board: CrewState
    tests: list[Insight]
    comparing: i64
    """The tests that compare seats, as a mask."""

    def begin(self, tests: list[Insight]) -> None:
        """Start a question about these tests."""
        self.tests = tests
        self.comparing = 0
        for i in range(i64(len(tests))):
            if tests[i].compares:
                self.comparing |= BIT[i]

    def clashes(self, board: CrewState, open: i64, hands: vec[i64]) -> bool:
        """Whether the remaining tricks can't be distributed as the open tests require."""
        self.board = board
        self.seats = board.seats
        self.total = board.total
        self.blame = 0
        for seat in range(self.seats):
            self.fewest[seat] = board.tricks[seat] + sure_submarines(board, seat, hands)
            self.most[seat] = board.tricks[seat] + board.left()
            self.why_fewest[seat] = 0
            self.why_most[seat] = 0
        for i in range(i64(len(board.owners))):
            if open & BIT[i]:
                owner = board.owners[i]
                test = self.tests[i]
                number = board.numbers[i]
                self.at_least(owner, board.tricks[owner] + test.at_least(board, owner, hands, number), BIT[i])
                self.at_most(owner, board.tricks[owner] + test.at_most(board, owner, hands, number), BIT[i])
        if self.blame == 0:
            self._submarines(open, hands)
        if self.blame == 0:
            self.conclude(open)
        return self.blame != 0

    def _submarines(self, open: i64, hands: vec[i64]) -> None:
        """Only a submarine captures a submarine, so its holders have to collect all that are played."""
        board = self.board
        rest = count(SUBMARINES & ~board.collected)
        why: i64 = 0
        for seat in range(self.seats):
            if hands[seat] & SUBMARINES:
                i = self._counting(open, seat)
                if i < 0:
                    return
                why |= BIT[i]
                rest -= self.tests[i].submarines - count(board.piles[seat] & SUBMARINES)
                rest -= max(i64(0), count(hands[seat]) - board.left())  # some of this seat's cards may never be played
        if rest > 0:
            self.blame = why

    def _counting(self, open: i64, seat: i64) -> i64:
        """The open test that fixes the number of submarines a seat collects; -1 if there is none."""
        for i in range(i64(len(self.board.owners))):
            if open & BIT[i] and self.board.owners[i] == seat and self.tests[i].submarines >= 0:
                return i
        return -1

    def conclude(self, open: i64) -> None:
        """Tighten the bounds until nothing changes."""
        comparing = open & self.comparing
        changed = True
        while changed and self.blame == 0:
            changed = self.add_up()
            if not comparing:
                continue
            for i in range(i64(len(self.tests))):
                if comparing & BIT[i] and self.blame == 0:
                    owner = self.board.owners[i] if i < len(self.board.owners) else i64(-1)
                    changed = self.tests[i].conclude(self, self.board, owner, BIT[i]) or changed


def contradict(board: CrewState, tests: list[Insight], open: i64) -> bool:
    """Whether two open tests can't both be met, for any deal."""
    for i in range(i64(len(board.owners))):
        for j in range(i64(len(board.owners))):
            if open & BIT[i] and open & BIT[j]:
                if board.owners[i] != board.owners[j]:
                    if tests[i].wants_last and tests[j].wants_last:
                        return True
                elif tests[i].excludes(tests[j]):
                    return True
    return False
