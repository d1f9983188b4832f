# mypyc: compile
"""Bits from tables: compiled code must not shift by a variable (the shift is 32 bits wide) and has no popcount."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(62)])
"""BIT[n] is the integer with bit n set."""

_ONES: Final[vec[i64]] = vec[i64]([n.bit_count() for n in range(1024)])


def count(mask: i64) -> i64:
    """Count the bits of a mask of at most 40 bits.

    >>> count(0b1011)
    3
    """
    return _ONES[mask & 1023] + _ONES[(mask >> 10) & 1023] + _ONES[(mask >> 20) & 1023] + _ONES[(mask >> 30) & 1023]


def members(mask: i64) -> list[int]:
    """List the positions of the set bits, lowest first.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    for n in range(i64(62)):
        if mask & BIT[n]:
            found.append(int(n))
    return found
