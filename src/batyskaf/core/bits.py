# mypyc: compile
"""Bits from a table, since compiled code must not shift by a variable (the shift is 32 bits wide), and their number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(62)])
"""BIT[n] is the integer with bit n set."""

_ALL: Final[i64] = 0xFFFFFFFFFF
_PAIRS: Final[i64] = 0x5555555555
_FOURS: Final[i64] = 0x3333333333
_EIGHTS: Final[i64] = 0x0F0F0F0F0F
"""Of forty bits: all, one of two, two of four, four of eight."""


def count(mask: i64) -> i64:
    """Count the bits of a mask of at most 40 bits.

    >>> count(0b1011)
    3
    """
    pairs = (mask & _ALL) - ((mask >> 1) & _PAIRS)
    fours = (pairs & _FOURS) + ((pairs >> 2) & _FOURS)
    eights = (fours + (fours >> 4)) & _EIGHTS
    return (eights + (eights >> 8) + (eights >> 16) + (eights >> 24) + (eights >> 32)) & 63


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
