# mypyc: compile
"""How the remaining tricks have to be distributed: how many each seat must and may still win.

Tests require or forbid tricks for their owner; the highest submarines always win; some tests compare totals. Together
they can become impossible long before a single one fails. Each bound records the tests it follows from, so a conflict
names the tests that can't all be met. Submarines are handled the same way, and some pairs of tests conflict for every
deal.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.bounds import SEATS, Bounds
from batyskaf.bots.crew.insight.base import Insight
from batyskaf.bots.crew.line import Line
from batyskaf.bots.crew.submarines import Submarines
from batyskaf.core.bits import BIT
from batyskaf.games.crew.cards import SUBMARINES
from batyskaf.games.crew.state import CrewState

MANY: Final[i64] = 99


@final
class Shares(Bounds):
    """The bounds that the open tests set."""

    board: CrewState
    tests: vec[Insight]
    comparing: i64
    """The tests that compare seats, as a mask."""
    about_submarines: i64
    """The tests that say which submarines to collect, as a mask."""

    def __init__(self) -> None:
        super().__init__()
        self.submarines = Submarines()
        self.in_colours: vec[i64] = vec[i64]([0] * int(SEATS))
        """For each seat: how many tricks without submarines it has to win, at least."""
        self.why_colours: vec[i64] = vec[i64]([0] * int(SEATS))
        """The tests that this follows from, as a mask."""
        self.trick_winners: vec[i64] = vec[i64]([0] * int(SEATS))
        """The cards of each seat that can win those tricks."""
        self.with_submarine: vec[i64] = vec[i64]([0] * int(SEATS))
        """For each seat: how many remaining tricks it has to win with a submarine, as far as the tests allow."""
        self.why_submarine: vec[i64] = vec[i64]([0] * int(SEATS))
        """The tests that this follows from, as a mask."""

    def begin(self, line: Line, tests: vec[Insight]) -> None:
        """Start a question about these tests."""
        self.tests = tests
        self.submarines.begin(line)
        self.comparing = 0
        self.about_submarines = 0
        for i in range(i64(len(tests))):
            if tests[i].compares:
                self.comparing |= BIT[i]
            if tests[i].about_submarines:
                self.about_submarines |= BIT[i]

    def clashes(self, board: CrewState, open: i64, hands: vec[i64]) -> bool:
        """Whether the remaining tricks can't be distributed as the open tests require."""
        self.board = board
        self.seats = board.seats
        self.total = board.total
        self.blame = 0
        for seat in range(self.seats):
            self.fewest[seat] = board.tricks[seat]
            self.in_colours[seat] = 0
            self.why_colours[seat] = 0
            self.trick_winners[seat] = 0
            self.most[seat] = board.tricks[seat] + board.left()
            self.why_fewest[seat] = 0
            self.why_most[seat] = 0
        if not open & (BIT[len(board.owners)] - 1 | self.comparing):
            return False
        for i in range(i64(len(board.owners))):
            if open & BIT[i]:
                owner = board.owners[i]
                test = self.tests[i]
                number = board.numbers[i]
                self.at_least(owner, board.tricks[owner] + test.at_least(board, owner, hands, number), BIT[i])
                self.at_most(owner, board.tricks[owner] + test.at_most(board, owner, hands, number), BIT[i])
                if test.trick_winners:
                    self._add_trick(owner, test.trick_winners & hands[owner], BIT[i])
        if self.blame == 0:
            self._submarines(open & self.about_submarines)
        if self.blame == 0:
            self.conclude(open)
        return self.blame != 0

    def _add_trick(self, seat: i64, winners: i64, test: i64) -> None:
        """Count a trick that a seat has to win with one of some cards, unless it may be one already counted."""
        if not self.trick_winners[seat] & winners:
            self.trick_winners[seat] |= winners
            self.in_colours[seat] += 1
            self.why_colours[seat] |= test

    def _submarines(self, open: i64) -> None:
        """Bound the tricks of each seat by the ways of the submarines that the tests allow."""
        submarines = self.submarines
        set = submarines.remaining(self.board.collected)
        limited = open
        for seat in range(self.seats):
            limited |= self.why_most[seat]
            self.with_submarine[seat] = submarines.fewest[set * SEATS + seat]
        why: i64 = 0
        if limited and set:
            why = self._weigh_ways(set, open)
        if self.blame == 0:
            for seat in range(self.seats):
                fewest = self.with_submarine[seat]
                self.why_submarine[seat] = why if fewest > submarines.fewest[set * SEATS + seat] else 0
                why_fewest = self.why_submarine[seat] | self.why_colours[seat]
                self.at_least(seat, self.board.tricks[seat] + fewest + self.in_colours[seat], why_fewest)

    def _weigh_ways(self, set: i64, open: i64) -> i64:
        """Find the fewest tricks with submarines in all ways that the tests allow; return the tests that forbid any."""
        submarines = self.submarines
        why: i64 = 0
        possible = False
        for seat in range(self.seats):
            self.with_submarine[seat] = MANY
        for way in range(submarines.ways[set]):
            row = submarines.row(set, way)
            refuted = self._refuted(row, open)
            why |= refuted
            if refuted == 0:
                possible = True
                for seat in range(self.seats):
                    self.with_submarine[seat] = min(self.with_submarine[seat], submarines.tricks[row + seat])
        if not possible:
            self.blame = self._refutes_all(set, open) or why
        return why

    def _refutes_all(self, set: i64, open: i64) -> i64:
        """A single test that no way of the submarines meets, as a mask; 0 if there is none."""
        for i in range(i64(len(self.board.owners))):
            if open & BIT[i]:
                way: i64 = 0
                while (
                    way < self.submarines.ways[set] and self._refuted(self.submarines.row(set, way), BIT[i]) == BIT[i]
                ):
                    way += 1
                if way == self.submarines.ways[set]:
                    return BIT[i]
        return 0

    def _refuted(self, row: i64, open: i64) -> i64:
        """The tests that a way of the submarines contradicts; 0 if none."""
        board = self.board
        submarines = self.submarines
        if open:
            for i in range(i64(len(board.owners))):
                if open & BIT[i]:
                    at = row + board.owners[i]
                    mine = board.piles[board.owners[i]] & SUBMARINES | submarines.collected[at]
                    if not self.tests[i].allows_submarines(mine, submarines.tricks[at]):
                        return BIT[i]
        for seat in range(self.seats):
            if board.tricks[seat] + submarines.tricks[row + seat] + self.in_colours[seat] > self.most[seat]:
                return self.why_most[seat] | self.why_colours[seat]
        return 0

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


def contradict(board: CrewState, tests: vec[Insight], open: i64) -> bool:
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
