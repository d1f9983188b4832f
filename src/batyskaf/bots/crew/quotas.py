# mypyc: compile
"""Whether the cards of each hand find enough tricks, where seats may collect only a few cards of a suit or value.

Each hand adds one card to a trick. So the cards of a suit in one hand go to as many different tricks, and the seats
that win those must be allowed to collect them.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.bots.crew.bounds import SEATS
from batyskaf.bots.crew.insight.base import UNLIMITED, Insight
from batyskaf.bots.crew.shares import Shares
from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import COLOUR_SUITS, RANKS, SUIT_MASK, VALUE_MASK
from batyskaf.games.crew.state import CrewState

GROUPS: Final[list[int]] = [int(SUIT_MASK[suit]) for suit in range(int(COLOUR_SUITS))] + [
    int(VALUE_MASK[value]) for value in range(1, int(RANKS) + 1)
]


@final
class Quotas:
    """The groups of cards, each a colour or a value, that tests of one question limit."""

    def __init__(self) -> None:
        self.tests: vec[Insight] = vec[Insight]()
        self.groups: vec[i64] = vec[i64]()
        self.limiting: vec[i64] = vec[i64]()
        """By group: the tests that limit it, as a mask."""
        self.quota: vec[i64] = vec[i64]([0] * int(SEATS))
        """How many cards of the current group each seat may still collect."""
        self.why_quota: vec[i64] = vec[i64]([0] * int(SEATS))

    def begin(self, board: CrewState, tests: vec[Insight]) -> None:
        """Start a question about these tests."""
        self.tests = tests
        self.groups = vec[i64]()
        self.limiting = vec[i64]()
        for group in GROUPS:
            limiting: i64 = 0
            for i in range(i64(len(board.owners))):
                if tests[i].quota(board, board.owners[i], group) < UNLIMITED:
                    limiting |= BIT[i]
            if limiting:
                self.groups = append(self.groups, group)
                self.limiting = append(self.limiting, limiting)

    def bound(self, shares: Shares, board: CrewState, open: i64, hands: vec[i64]) -> None:
        """Bound the tricks of each seat by what the others may not collect."""
        for g in range(i64(len(self.groups))):
            if self.limiting[g] & open:
                self._allot(board, open & self.limiting[g], self.groups[g])
                for hand in range(board.seats):
                    unplayed = count(hands[hand]) - board.left()
                    cards = count(hands[hand] & self.groups[g]) - max(i64(0), unplayed)
                    if cards > 0 and shares.blame == 0:
                        self._spread(shares, board, hand, cards)

    def _allot(self, board: CrewState, open: i64, group: i64) -> None:
        for seat in range(board.seats):
            self.quota[seat] = UNLIMITED
            self.why_quota[seat] = 0
        for i in range(i64(len(board.owners))):
            if open & BIT[i]:
                owner = board.owners[i]
                quota = self.tests[i].quota(board, owner, group)
                if quota < self.quota[owner]:
                    self.quota[owner] = quota
                    self.why_quota[owner] = BIT[i]

    def _spread(self, shares: Shares, board: CrewState, hand: i64, cards: i64) -> None:
        """Spread cards of a hand over the tricks of all seats: what the others can't collect is left to each."""
        room: i64 = 0
        why: i64 = 0
        for seat in range(board.seats):
            room += self._room(shares, board, hand, seat)
            why |= self._why(shares, board, hand, seat)
        for seat in range(board.seats):
            need = cards - room + self._room(shares, board, hand, seat)
            if need > self.quota[seat]:
                shares.blame = why
            if need > 0 and shares.blame == 0:
                own = shares.with_submarine[seat] if seat == hand else i64(0)
                others: i64 = shares.why_submarine[seat] if seat == hand else i64(0)
                for other in range(board.seats):
                    if other != seat:
                        others |= self._why(shares, board, hand, other)
                shares.at_least(seat, board.tricks[seat] + need + own, others)

    def _tricks(self, shares: Shares, board: CrewState, hand: i64, seat: i64) -> i64:
        """How many remaining tricks a seat may win that have no submarine of the hand."""
        own = shares.with_submarine[seat] if seat == hand else i64(0)
        return max(i64(0), shares.most[seat] - board.tricks[seat] - own)

    def _room(self, shares: Shares, board: CrewState, hand: i64, seat: i64) -> i64:
        """How many cards of the group and the hand a seat can collect."""
        return min(self.quota[seat], self._tricks(shares, board, hand, seat))

    def _why(self, shares: Shares, board: CrewState, hand: i64, seat: i64) -> i64:
        """The tests that this follows from."""
        if self.quota[seat] <= self._tricks(shares, board, hand, seat):
            return self.why_quota[seat]
        return shares.why_most[seat] | (shares.why_submarine[seat] if seat == hand else i64(0))
