# mypyc: compile
"""The ways in which the remaining submarines can end up: which seats collect them, and in how many tricks.

Only a submarine captures a submarine, and each hand adds one card to a trick. So with open hands the submarines have
few ways to go: each wins a trick, or lies in one that a higher submarine of another seat wins, or is never played.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.bounds import SEATS
from batyskaf.bots.crew.line import Line
from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import LOWEST_SUBMARINE, SUBMARINE, SUBMARINES, chunk_of

_CARDS: Final[i64] = 4
_SETS: Final[i64] = 16
"""The sets of remaining submarines."""
_WAYS: Final[i64] = 64
"""More than a set has ways: fifteen with every submarine played, and at most five for each that is not."""


@final
class Submarines:
    """The ways of one question, listed for each set of remaining submarines when it is first needed."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.holder: vec[i64] = vec[i64]([-1] * int(_CARDS))
        self.spare: vec[i64] = vec[i64]([0] * int(SEATS))
        """How many cards each seat will not play."""
        self.surely_played: i64 = 0
        self.ways: vec[i64] = vec[i64]([-1] * int(_SETS))
        """By set: the number of ways, -1 until they are listed."""
        self.collected: vec[i64] = vec[i64]([0] * int(_SETS * _WAYS * SEATS))
        """By set, way and seat: the submarines that the seat collects, as a mask of cards."""
        self.tricks: vec[i64] = vec[i64]([0] * int(_SETS * _WAYS * SEATS))
        """By set, way and seat: the tricks that the seat wins with a submarine."""
        self.fewest: vec[i64] = vec[i64]([0] * int(_SETS * SEATS))
        """By set and seat: the minimum of those tricks."""
        self._winner: vec[i64] = vec[i64]([0] * int(_CARDS))
        """The tricks of the way being listed: who wins each, its cards, and the seats that added one."""
        self._cards: vec[i64] = vec[i64]([0] * int(_CARDS))
        self._from: vec[i64] = vec[i64]([0] * int(_CARDS))
        self._n: i64 = 0

    def begin(self, line: Line) -> None:
        """Start a question."""
        board = line.board
        self.seats = line.seats
        for set in range(_SETS):
            self.ways[set] = -1
        seat = board.leader
        for place in range(line.seats):
            laid: i64 = 1 if place < board.laid else 0
            self.spare[seat] = max(i64(0), count(line.held[seat]) + laid - board.left())
            for i in range(_CARDS):
                if line.held[seat] & BIT[LOWEST_SUBMARINE + i]:
                    self.holder[i] = seat
            seat = board.setup.clockwise[seat]
        self.surely_played = line.covering  # Tonoja keeps one card at most, and so not one with another beneath it

    def remaining(self, collected: i64) -> i64:
        """The set of submarines that nobody has collected; its ways are listed."""
        set = chunk_of(SUBMARINES & ~collected, SUBMARINE)
        if self.ways[set] < 0:
            self.ways[set] = 0
            self._n = 0
            self._place(set, _CARDS - 1)
            self._find_fewest(set)
        return set

    def row(self, set: i64, way: i64) -> i64:
        """Where the seats of a way start in `collected` and `tricks`."""
        return (set * _WAYS + way) * SEATS

    def _place(self, set: i64, card: i64) -> None:
        """Place a submarine in each possible trick, then the lower ones."""
        while card >= 0 and not set & BIT[card]:
            card -= 1
        if card < 0:
            self._list(set)
            return
        holder = self.holder[card]
        bit = BIT[LOWEST_SUBMARINE + card]
        if self.spare[holder] > 0 and not self.surely_played & bit:
            self.spare[holder] -= 1
            self._place(set, card - 1)
            self.spare[holder] += 1
        for trick in range(self._n):
            if not self._from[trick] & BIT[holder]:
                self._cards[trick] |= bit
                self._from[trick] |= BIT[holder]
                self._place(set, card - 1)
                self._cards[trick] &= ~bit
                self._from[trick] &= ~BIT[holder]
        self._winner[self._n] = holder
        self._cards[self._n] = bit
        self._from[self._n] = BIT[holder]
        self._n += 1
        self._place(set, card - 1)
        self._n -= 1

    def _list(self, set: i64) -> None:
        row = self.row(set, self.ways[set])
        self.ways[set] += 1
        for seat in range(self.seats):
            self.collected[row + seat] = 0
            self.tricks[row + seat] = 0
        for trick in range(self._n):
            self.collected[row + self._winner[trick]] |= self._cards[trick]
            self.tricks[row + self._winner[trick]] += 1

    def _find_fewest(self, set: i64) -> None:
        for seat in range(self.seats):
            fewest = self.tricks[self.row(set, 0) + seat]
            for way in range(self.ways[set]):
                fewest = min(fewest, self.tricks[self.row(set, way) + seat])
            self.fewest[set * SEATS + seat] = fewest
