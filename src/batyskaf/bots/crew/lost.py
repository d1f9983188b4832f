# mypyc: compile
"""The solver's table of lost positions."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT

SMALL: Final = 1 << 18
LARGE: Final = 1 << 22
"""The number of lost positions kept: for hints and reviews, and for long proofs."""
_PROBES: Final[i64] = 4
MASK: Final[i64] = (1 << 60) - 1


_HINTS: Final[i64] = 1 << 14
_HINT_BITS: Final[i64] = 60
_CROWDED: Final[i64] = 1 << 17
"""The filter is cleared before a question once it has more positions than this."""


@final
class Lost:
    """Keeps lost positions by two hashes each; a full bucket evicts an old one.

    Most positions that are looked up are unknown. A filter with a bit per first hash, small enough for the cache, says
    so without touching the large table, and before the second hash is computed.
    """

    def __init__(self, slots: int) -> None:
        self.last: i64 = slots - 1
        """The last slot; the number of slots is a power of two, so this is also their mask."""
        self.hashes: vec[i64] = vec[i64]([0] * (2 * slots))
        """Both hashes of each slot, side by side, so that a lookup touches one place in memory."""
        self.hints: vec[i64] = vec[i64]([0] * int(_HINTS))
        self.added: i64 = 0

    def begin(self) -> None:
        """Start a question; positions of earlier ones will not be looked up again."""
        if self.added > _CROWDED:
            self.added = 0
            for at in range(_HINTS):
                self.hints[at] = 0

    def has(self, first: i64) -> bool:
        """Whether there may be a lost position with this first hash."""
        return self.hints[(first >> 1) % _HINTS] & BIT[(first >> 20) % _HINT_BITS] != 0

    def knows(self, first: i64, second: i64) -> bool:
        at = mixed(first, second) & self.last
        for _probe in range(_PROBES):
            if self.hashes[2 * at] == first and self.hashes[2 * at + 1] == second:
                return True
            at = (at + 1) & self.last
        return False

    def add(self, first: i64, second: i64, turn: i64) -> None:
        self.hints[(first >> 1) % _HINTS] |= BIT[(first >> 20) % _HINT_BITS]
        self.added += 1
        at = mixed(first, second) & self.last
        for _probe in range(_PROBES):
            if self.hashes[2 * at] == 0:
                break
            at = (at + 1) & self.last
        else:
            at = (at - 1 - turn % _PROBES) & self.last
        self.hashes[2 * at] = first
        self.hashes[2 * at + 1] = second


def mixed(a: i64, b: i64) -> i64:
    """Mix two numbers into one of 60 bits, the same compiled and interpreted: no product exceeds 62 bits."""
    x = (a ^ (a >> 31) ^ ((b << 7) & MASK) ^ (b >> 13)) & MASK
    x = ((x & 0x3FFFFFFF) * 0x2545F491 + (x >> 30) * 0x1B873593) & MASK
    return (x ^ (x >> 29)) & MASK
