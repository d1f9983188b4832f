# mypyc: compile
"""Where the solver keeps the positions it knows to be lost."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT

SMALL: Final = 1 << 18
LARGE: Final = 1 << 22
"""How many lost positions are remembered: for a hint or a review, and for long proofs."""
_PROBES: Final[i64] = 4
MASK: Final[i64] = (1 << 60) - 1


_HINTS: Final[i64] = 1 << 16
_CROWDED: Final[i64] = 1 << 15
"""Hints for so many positions are cleared away before the next question."""


@final
class Lost:
    """Remembers lost positions by two numbers each; when its corner is full, an old one gives way.

    Most positions that are asked for are unknown. A bit for each that was ever added, in a place small enough to be at
    hand, answers that without a look at the large tables.
    """

    def __init__(self, slots: int) -> None:
        self.slots: i64 = slots
        self.first: vec[i64] = vec[i64]([0] * slots)
        self.second: vec[i64] = vec[i64]([0] * slots)
        self.hints: vec[i64] = vec[i64]([0] * int(_HINTS))
        self.added: i64 = 0

    def begin(self) -> None:
        """Start a question: no position of those before will be asked for again."""
        if self.added > _CROWDED:
            self.added = 0
            for at in range(_HINTS):
                self.hints[at] = 0

    def knows(self, first: i64, second: i64) -> bool:
        place = mixed(first, second)
        if not self.hints[place % _HINTS] & BIT[(place >> 20) & 31]:
            return False
        at = place % self.slots
        for _ in range(_PROBES):
            if self.first[at] == first and self.second[at] == second:
                return True
            at = at + 1 if at + 1 < self.slots else 0
        return False

    def add(self, first: i64, second: i64, turn: i64) -> None:
        place = mixed(first, second)
        self.hints[place % _HINTS] |= BIT[(place >> 20) & 31]
        self.added += 1
        at = place % self.slots
        for _ in range(_PROBES):
            if self.first[at] == 0:
                break
            at = at + 1 if at + 1 < self.slots else 0
        else:
            at = (at - 1 - turn % _PROBES) % self.slots
        self.first[at] = first
        self.second[at] = second


def mixed(a: i64, b: i64) -> i64:
    """Stir two numbers into one of 60 bits, the same compiled and interpreted: no product exceeds 62 bits."""
    x = (a ^ (a >> 31) ^ ((b << 7) & MASK) ^ (b >> 13)) & MASK
    x = ((x & 0x3FFFFFFF) * 0x2545F491 + (x >> 30) * 0x1B873593) & MASK
    return (x ^ (x >> 29)) & MASK
