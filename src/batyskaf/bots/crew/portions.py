# mypyc: compile
"""How many of the remaining cards of a colour or value each seat collects.

Every card is collected by one seat. So what one seat needs of a colour or value is not there for the others, and what a
seat can't collect is left to them. Nobody collects all of a colour if somebody else needs a card of it.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.bots.crew.bounds import SEATS, Bounds
from batyskaf.bots.crew.insight.base import CANNOT, UNLIMITED, Insight
from batyskaf.bots.crew.insight.open_hands import tricks_beside, tricks_for
from batyskaf.bots.crew.quotas import GROUPS
from batyskaf.bots.crew.shares import Shares
from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import COLOUR_SUITS
from batyskaf.games.crew.state import CrewState

_SHARED: Final[i64] = 2
"""A group is considered if this many tests are about it: what a single one implies is known without it."""


@final
class Portions(Bounds):
    """The bounds for one group after another: the colours and values that tests of one question share."""

    def __init__(self) -> None:
        super().__init__()
        self.tests: vec[Insight] = vec[Insight]()
        self.groups: vec[i64] = vec[i64]()
        self.colours: i64 = 0
        """How many of them are colours; they come first."""
        self.whole: i64 = 0
        """The tests that need all cards of some colour, as a mask."""
        self.denied: vec[i64] = vec[i64]()
        """By test: the colours that its owner can't collect entirely."""
        self.why_denied: vec[i64] = vec[i64]()
        self.claims: vec[i64] = vec[i64]([0] * int(SEATS + 1))
        """The cards of the current group that each seat must collect."""
        self.why_claims: vec[i64] = vec[i64]([0] * int(SEATS + 1))

    def begin(self, board: CrewState, tests: vec[Insight]) -> None:
        """Start a question about these tests."""
        self.tests = tests
        self.groups = vec[i64]()
        self.colours = 0
        self.whole = 0
        self.denied = vec[i64]([0] * len(tests))
        self.why_denied = vec[i64]([0] * len(tests))
        for i in range(i64(len(board.owners))):
            if tests[i].whole:
                self.whole |= BIT[i]
        for g in range(i64(len(GROUPS))):
            group: i64 = GROUPS[g]
            concerned: i64 = 0
            for i in range(i64(len(board.owners))):
                whole = tests[i].whole and g < COLOUR_SUITS
                needs = tests[i].need(board, board.owners[i], group) > 0
                if whole or needs or tests[i].quota(board, board.owners[i], group) < UNLIMITED:
                    concerned += 1
            if concerned >= _SHARED:
                self.groups = append(self.groups, group)
                if g < COLOUR_SUITS:
                    self.colours = len(self.groups)

    def bound(self, shares: Shares, open: i64, hands: vec[i64], claimed: vec[i64], why: vec[i64], base: i64) -> None:
        """Bound the tricks of each seat by the cards it must and may collect; claimed cards start at the base."""
        board = shares.board
        for i in range(i64(len(board.owners))):
            self.denied[i] = 0
            self.why_denied[i] = BIT[i]
        for g in range(i64(len(self.groups))):
            if shares.blame == 0:
                group = self.groups[g] & ~board.collected
                self._start(shares, hands, group)
                self._claim(board, open, group, claimed, why, base)
                self._ask(board, open, self.groups[g])
                while self.blame == 0 and self.add_up():
                    pass
                shares.blame = self.blame
                self._conclude(shares, hands, group)
                if g < self.colours:
                    self._deny(board, open & self.whole, group)
        if self.whole & open and shares.blame == 0:
            self._rule_out(shares, open & self.whole, hands)

    def _start(self, shares: Shares, hands: vec[i64], group: i64) -> None:
        """Start with what each seat can collect in the tricks that it may win: one card of each hand in each."""
        board = shares.board
        self.blame = 0
        self.total = count(group)
        self.seats = board.seats
        unplayed: i64 = 0
        for seat in range(board.seats):
            tricks = shares.most[seat] - board.tricks[seat]
            cards: i64 = 0
            for hand in range(board.seats):
                cards += min(tricks, count(hands[hand] & group))
            self._limit(seat, cards, shares.why_most[seat] if cards < self.total else i64(0))
            unplayed += max(i64(0), count(hands[seat]) - board.left())
        if unplayed > 0:  # as if one more seat collected them
            self._limit(board.seats, unplayed, 0)
            self.seats += 1

    def _limit(self, seat: i64, cards: i64, why: i64) -> None:
        self.fewest[seat] = 0
        self.why_fewest[seat] = 0
        self.most[seat] = cards
        self.why_most[seat] = why
        self.claims[seat] = 0
        self.why_claims[seat] = 0

    def _claim(self, board: CrewState, open: i64, group: i64, claimed: vec[i64], why: vec[i64], base: i64) -> None:
        """Add up the cards that the tests of each seat claim."""
        for i in range(i64(len(board.owners))):
            if open & BIT[i] and claimed[base + i] & group:
                owner = board.owners[i]
                self.claims[owner] |= claimed[base + i] & group
                self.why_claims[owner] |= why[base + i]
        for seat in range(board.seats):
            if self.claims[seat] and self.blame == 0:
                self.at_least(seat, count(self.claims[seat]), self.why_claims[seat])

    def _ask(self, board: CrewState, open: i64, group: i64) -> None:
        """Ask the open tests for what they need and allow."""
        for i in range(i64(len(board.owners))):
            if open & BIT[i] and self.blame == 0:
                owner = board.owners[i]
                self.at_least(owner, self.tests[i].need(board, owner, group), BIT[i])
            if open & BIT[i] and self.blame == 0:
                owner = board.owners[i]
                self.at_most(owner, self.tests[i].quota(board, owner, group), BIT[i])

    def _conclude(self, shares: Shares, hands: vec[i64], group: i64) -> None:
        """Bound the tricks."""
        board = shares.board
        for seat in range(board.seats):
            if self.fewest[seat] > 0 and shares.blame == 0:
                need = tricks_for(board, hands, group, self.fewest[seat])
                shares.at_least(seat, board.tricks[seat] + need, self.why_fewest[seat])
            if self.most[seat] < self.total and shares.blame == 0:
                room = tricks_beside(board, hands, group, self.most[seat])
                shares.at_most(seat, board.tricks[seat] + room, self.why_most[seat])

    def _deny(self, board: CrewState, whole: i64, colour: i64) -> None:
        """Deny a colour to the tests that would need all of it and can't have it."""
        for i in range(i64(len(board.owners)) if whole else i64(0)):
            if whole & BIT[i] and self.most[board.owners[i]] < self.total:
                self.denied[i] |= colour
                self.why_denied[i] |= self.why_most[board.owners[i]]

    def _rule_out(self, shares: Shares, whole: i64, hands: vec[i64]) -> None:
        """Find a test for which every colour is denied."""
        board = shares.board
        for i in range(i64(len(board.owners))):
            if whole & BIT[i] and self.tests[i].claimed(board, board.owners[i], hands, self.denied[i]) == CANNOT:
                shares.blame = self.why_denied[i]
