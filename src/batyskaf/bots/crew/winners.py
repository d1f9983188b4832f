# mypyc: compile
"""Which seats may win the current trick, according to the open tests and the open hands.

A seat can be barred from a trick by its own test (it has enough tricks, or the trick has a card it must not collect) or
by another's (who needs that card). Each bar names one or a few tests. If every seat that could still win the trick is
barred, the line is lost before the trick is over, because of those tests.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.insight.base import CANNOT, Insight
from batyskaf.bots.crew.insight.open_hands import stranded, sure_submarine, tricks_beside, tricks_for
from batyskaf.bots.crew.portions import Portions
from batyskaf.bots.crew.quotas import Quotas
from batyskaf.bots.crew.shares import Shares
from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import CARDS, COLOURS, SUIT, beaters
from batyskaf.games.crew.play import following
from batyskaf.games.crew.rules import TONOJA
from batyskaf.games.crew.state import CrewState

_SEATS: Final[i64] = 5
_TESTS: Final[i64] = 64
_TRICKS: Final[i64] = 14


@final
class Winners:
    """One row of bars per card of the line, one row of claimed and shunned cards per trick."""

    tests: vec[Insight]
    unled: i64
    """The tests that forbid leading some cards, as a mask."""

    def __init__(self) -> None:
        self.bars: vec[i64] = vec[i64]([0] * int((CARDS + 2) * _SEATS))
        """By ply and seat: the tests that bar the seat from the trick, 0 if none does."""
        self.claimed: vec[i64] = vec[i64]([0] * int(_TRICKS * _TESTS))
        """By trick and test: the cards that its owner must collect."""
        self.shunned: vec[i64] = vec[i64]([0] * int(_TRICKS * _TESTS))
        """The cards that its owner must not collect."""
        self.why: vec[i64] = vec[i64]([0] * int(_TRICKS * _TESTS))
        """The tests that a claim follows from."""
        self.watched: vec[i64] = vec[i64]([0] * int(_TRICKS))
        """By trick: all those cards."""
        self.portions = Portions()
        self.quotas = Quotas()
        self.sure: i64 = 0
        """The highest remaining submarine, if its holder has to play it and so collects it."""
        self.blame: i64 = 0
        self.thorough = False
        """Whether to check all claims together before each trick."""
        self.grouped = False
        """Whether the groups of cards that tests share are known for this question."""

    def meet(self, tests: vec[Insight]) -> None:
        """Start a question about these tests."""
        self.tests = tests
        self.grouped = False
        self.unled = 0
        for i in range(i64(len(tests))):
            if tests[i].unled:
                self.unled |= BIT[i]

    def anyone(self, ply: i64, number: i64) -> None:
        """Start without bars: in the middle of a trick its start is unknown."""
        self.watched[number] = 0
        for seat in range(_SEATS):
            self.bars[ply * _SEATS + seat] = 0

    def begin(self, board: CrewState, shares: Shares, open: i64, hands: vec[i64], ply: i64) -> bool:
        """Find which seats must not win a trick and which cards each must collect; False if that is impossible."""
        tests = shares.tests
        row = ply * _SEATS
        base = board.number * _TESTS
        for seat in range(board.seats):
            full = shares.most[seat] == board.tricks[seat]
            self.bars[row + seat] = shares.why_most[seat] if full else 0
        for i in range(i64(len(board.owners))):
            self.why[base + i] = BIT[i]
            self.claimed[base + i] = 0
            self.shunned[base + i] = 0
            if open & BIT[i]:
                self.shunned[base + i] = tests[i].shunned(board, board.owners[i], hands)
                self._look(board, tests[i], i, row)
        if not self._claim_all(board, tests, open, hands) or not self._claim_all(board, tests, open, hands):
            return False
        return not self.thorough or self._share(board, open, shares, hands, row)

    def _share(self, board: CrewState, open: i64, shares: Shares, hands: vec[i64], row: i64) -> bool:
        """Whether the tricks can be distributed so that all claims are met."""
        for seat in range(board.seats):
            self._weigh(board, shares, hands, seat)
        shares.conclude(open)
        if not self.grouped:
            self.grouped = True
            self.portions.begin(board, self.tests)
            self.quotas.begin(board, self.tests)
        if self.portions.groups and shares.blame == 0:
            self.portions.bound(shares, open, hands, self.claimed, self.why, board.number * _TESTS)
            shares.conclude(open)
        if self.quotas.groups and shares.blame == 0:
            self.quotas.bound(shares, board, open, hands)
            shares.conclude(open)
        for seat in range(board.seats):
            if shares.most[seat] == board.tricks[seat]:
                self._bar(row, seat, shares.why_most[seat])
        self.blame = shares.blame
        return shares.blame == 0

    def _weigh(self, board: CrewState, shares: Shares, hands: vec[i64], seat: i64) -> None:
        """Bound the tricks of a seat: its claims take some, and none may contain cards that it shuns or others claim.
        Each hand adds one card to a trick, so cards of one hand are in different tricks.
        """
        base = board.number * _TESTS
        mine: i64 = 0
        never: i64 = 0
        why_mine: i64 = 0
        why_never: i64 = 0
        for i in range(i64(len(board.owners))):
            own = board.owners[i] == seat
            if self.claimed[base + i] and own:
                mine |= self.claimed[base + i]
                why_mine |= self.why[base + i]
            elif self.claimed[base + i]:
                never |= self.claimed[base + i]
                why_never |= self.why[base + i]
            if self.shunned[base + i] and own:
                never |= self.shunned[base + i]
                why_never |= BIT[i]
        if mine and shares.blame == 0:
            shares.at_least(seat, board.tricks[seat] + tricks_for(board, hands, mine, count(mine)), why_mine)
            self._weigh_own(board, shares, seat, mine & hands[seat] & COLOURS, why_mine)
            if stranded(board, seat, hands, board.hands, mine):
                shares.blame = why_mine
        if never and shares.blame == 0:
            shares.at_most(seat, board.tricks[seat] + tricks_beside(board, hands, never, 0), why_never)

    def _weigh_own(self, board: CrewState, shares: Shares, seat: i64, own: i64, why: i64) -> None:
        """A seat collects each colour card of its own in a trick that it wins without a submarine."""
        if own and shares.blame == 0:
            fewest = board.tricks[seat] + count(own) + shares.with_submarine[seat]
            why |= shares.why_submarine[seat]
            if not own & shares.trick_winners[seat]:
                fewest += shares.in_colours[seat]
                why |= shares.why_colours[seat]
            shares.at_least(seat, fewest, why)

    def _look(self, board: CrewState, insight: Insight, i: i64, row: i64) -> None:
        owner = board.owners[i]
        if insight.barred(board, owner):
            self._bar(row, owner, BIT[i])
        elif insight.bound(board, owner):
            self._bar_others(row, board.seats, owner, BIT[i])

    def _claim_all(self, board: CrewState, tests: vec[Insight], open: i64, hands: vec[i64]) -> bool:
        """Let each test claim its cards, given what the others claim and shun."""
        base = board.number * _TESTS
        self.sure = sure_submarine(board, hands)
        watched: i64 = 0
        for i in range(i64(len(board.owners))):
            if open & BIT[i]:
                if not self._claim(board, tests[i], i, base, hands):
                    return False
                watched |= self.claimed[base + i] | self.shunned[base + i]
        self.watched[board.number] = watched
        return True

    def _claim(self, board: CrewState, insight: Insight, i: i64, base: i64, hands: vec[i64]) -> bool:
        owner = board.owners[i]
        denied: i64 = 0
        why: i64 = BIT[i]
        for j in range(i64(len(board.owners))):
            cards = self.shunned[base + j] if board.owners[j] == owner else self.claimed[base + j]
            if cards and j != i:
                denied |= cards
                why |= self.why[base + j]
        alone = insight.claimed(board, owner, hands, 0)
        beside = insight.claimed(board, owner, hands, denied) if denied else alone
        self.why[base + i] = BIT[i] if beside == alone else why
        self.claimed[base + i] = beside
        self.blame = self.why[base + i]
        return beside != CANNOT and not self._exceeded(board, insight, i, base, hands)

    def _exceeded(self, board: CrewState, insight: Insight, i: i64, base: i64, hands: vec[i64]) -> bool:
        """Whether the owner of a test must collect more than it allows."""
        owner = board.owners[i]
        cards = self.sure & hands[owner]
        why = BIT[i]
        for j in range(i64(len(board.owners))):
            if j != i and board.owners[j] == owner and self.claimed[base + j]:
                cards |= self.claimed[base + j]
                why |= self.why[base + j]
        self.blame = why
        return insight.exceeds(board, owner, cards)

    def _bar(self, row: i64, seat: i64, why: i64) -> None:
        if self.bars[row + seat] == 0:
            self.bars[row + seat] = why

    def _bar_others(self, row: i64, seats: i64, owner: i64, why: i64) -> None:
        for seat in range(seats):
            if seat != owner:
                self._bar(row, seat, why)

    def add(self, board: CrewState, open: i64, seat: i64, card: i64, ply: i64) -> bool:
        """Account for the card just played at a ply; return whether any seat may still win the trick."""
        row = ply * _SEATS
        for other in range(board.seats):
            self.bars[row + other] = self.bars[row - _SEATS + other]
        if self.watched[board.number] & BIT[card]:
            for i in range(i64(len(board.owners))):
                if open & BIT[i]:
                    if self.claimed[board.number * _TESTS + i] & BIT[card]:
                        self._bar_others(row, board.seats, board.owners[i], self.why[board.number * _TESTS + i])
                    if self.shunned[board.number * _TESTS + i] & BIT[card]:
                        self._bar(row, board.owners[i], BIT[i])
        if self.unled & open and board.left() > 1:
            self._bar_stuck(board, open & self.unled, seat, row)
        return self._someone(board, seat, row)

    def _bar_stuck(self, board: CrewState, open: i64, seat: i64, row: i64) -> None:
        """The winner leads the next trick, so it needs a card that it may lead; Tonoja may uncover one."""
        if seat == TONOJA and board.setup.has_tonoja():
            return
        for i in range(i64(len(self.tests))):
            concerned = i == len(board.owners) or board.owners[i] == seat
            if concerned and open & BIT[i] and not board.hands[seat] & ~self.tests[i].unled:
                self._bar(row, seat, BIT[i])

    def _someone(self, board: CrewState, seat: i64, row: i64) -> bool:
        """Whether some seat that could win by its cards is not barred."""
        led = SUIT[board.trick[0]]
        winners = beaters(board.best)
        blame: i64 = 0
        stays = True
        for _ in range(board.seats - board.laid):
            seat = board.setup.clockwise[seat]
            legal = following(board.hands[seat], led)
            if legal & winners:
                if self.bars[row + seat] == 0:
                    return True
                blame |= self.bars[row + seat]
                stays = stays and legal & ~winners != 0
        if stays:
            if self.bars[row + board.best_seat] == 0:
                return True
            blame |= self.bars[row + board.best_seat]
        self.blame = blame
        return False
