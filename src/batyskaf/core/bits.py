# mypyc: compile
"""Bits from tables: compiled code must not shift by a variable (the shift is 32 bits wide) and has no popcount."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(62)])
"""BIT[n] is the integer with bit n set."""


def count(mask: i64) -> i64:
    """Count the bits of a mask of at most 62 bits: in pairs, in fours, in bytes, and then together.

    >>> count(0b1011), count((1 << 40) - 1)
    (3, 40)
    """
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 127


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
