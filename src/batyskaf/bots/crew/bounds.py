# mypyc: compile
"""Bounds on the number of tricks each seat ends with, and the tests that each bound follows from."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEATS: Final[i64] = 5


class Bounds:
    """The bounds at one position, between two tricks. There is room for one more than the seats."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.total: i64 = 0
        """The number of tricks in the attempt."""
        self.fewest: vec[i64] = vec[i64]([0] * int(SEATS + 1))
        """The lowest possible total of each seat."""
        self.most: vec[i64] = vec[i64]([0] * int(SEATS + 1))
        """The highest possible total of each seat."""
        self.why_fewest: vec[i64] = vec[i64]([0] * int(SEATS + 1))
        """The tests that a bound follows from, as a mask."""
        self.why_most: vec[i64] = vec[i64]([0] * int(SEATS + 1))
        self.blame: i64 = 0
        """The tests that can't all be met; 0 if no bounds conflict."""

    def at_least(self, seat: i64, total: i64, why: i64) -> bool:
        """Raise the lower bound of a seat; return whether that changed anything."""
        if total <= self.fewest[seat]:
            return False
        self.fewest[seat] = total
        self.why_fewest[seat] = why
        if total > self.most[seat]:
            self.blame = why | self.why_most[seat]
        return True

    def at_most(self, seat: i64, total: i64, why: i64) -> bool:
        """Lower the upper bound of a seat; return whether that changed anything."""
        if total >= self.most[seat]:
            return False
        self.most[seat] = total
        self.why_most[seat] = why
        if total < self.fewest[seat]:
            self.blame = why | self.why_fewest[seat]
        return True

    def above(self, high: i64, low: i64, by: i64, test: i64) -> bool:
        """One seat has to end with at least this many more tricks than another."""
        changed = self.at_least(high, self.fewest[low] + by, test | self.why_fewest[low])
        if self.blame != 0:
            return False
        return self.at_most(low, self.most[high] - by, test | self.why_most[high]) or changed

    def add_up(self) -> bool:
        """The totals of all seats add up to the number of tricks."""
        fewest: i64 = 0
        most: i64 = 0
        for seat in range(self.seats):
            fewest += self.fewest[seat]
            most += self.most[seat]
        if fewest > self.total or most < self.total:
            self.blame = self._others(self.why_fewest if fewest > self.total else self.why_most, -1)
            return False
        changed = False
        for seat in range(self.seats):
            room = self.total - fewest + self.fewest[seat]
            if room < self.most[seat]:
                changed = self.at_most(seat, room, self._others(self.why_fewest, seat)) or changed
        if not changed:
            for seat in range(self.seats):
                rest = self.total - most + self.most[seat]
                if rest > self.fewest[seat]:
                    changed = self.at_least(seat, rest, self._others(self.why_most, seat)) or changed
        return changed

    def _others(self, why: vec[i64], seat: i64) -> i64:
        """The tests that the bounds of the other seats follow from."""
        tests: i64 = 0
        for other in range(self.seats):
            if other != seat:
                tests |= why[other]
        return tests
