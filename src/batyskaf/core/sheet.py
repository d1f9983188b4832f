# mypyc: compile
"""The buffer of an observation: cells of one byte, eight to a word, which NumPy can read.

A cell holds 0 to 127. Compiled code writes whole words, so clearing a plane or writing a set of cards costs a few
stores; readers see single bytes.
"""

import sys
from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

MOST: Final[i64] = 127
"""The largest number of a cell; larger ones are clipped to it."""


def _word(cells: list[int]) -> int:
    return int.from_bytes(bytes(cells), sys.byteorder)


ONE: Final[vec[i64]] = vec[i64]([_word([int(at == cell) for at in range(8)]) for cell in range(8)])
"""The word with a 1 in one cell."""
_SPREAD: Final[vec[i64]] = vec[i64]([_word([bits >> cell & 1 for cell in range(8)]) for bits in range(256)])
"""The word with a 1 in the cell of every bit that is set."""


def words_for(cells: i64) -> i64:
    """The number of words for a number of cells.

    >>> words_for(40), words_for(41)
    (5, 6)
    """
    return (cells + 7) >> 3


def place_from(seats: i64, seat: i64, other: i64) -> i64:
    """The distance from a seat to another in order of play; -1 for nobody.

    >>> place_from(4, 1, 3), place_from(4, 3, 1), place_from(4, 3, -1)
    (2, 2, -1)
    """
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + seats


def _zeros(size: i64) -> vec[i64]:
    """A vector of zeros, without a list of as many objects."""
    zeros = vec[i64](capacity=int(size))
    block = vec[i64]([0] * 1024)
    while len(zeros) + 1024 <= size:
        zeros = extend(zeros, block)
    return extend(zeros, block[: size - i64(len(zeros))])


@final
class Sheet:
    """Words that are filled from `at` on. Each method writes the next plane.

    >>> sheet = Sheet(2)
    >>> sheet.mask(0b101, 1)
    >>> sheet.one(3, 1)
    >>> sheet.cells()
    [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    """

    def __init__(self, words: i64) -> None:
        self.words: vec[i64] = _zeros(words)
        self.at: i64 = 0
        self.clean: bool = False
        """Whether the caller has cleared the words from `at` on, so that zeros need not be written."""

    def blank(self, words: i64) -> i64:
        """Write a plane of zeros; return its first word, for `put`."""
        base = self.at
        if not self.clean:
            cells = self.words
            for i in range(base, base + words):
                cells[i] = 0
        self.at = base + words
        return base

    def put(self, base: i64, cell: i64, value: i64) -> None:
        """Add a number to a cell that is zero; large numbers are clipped, negative ones ignored."""
        if value > 0:
            self.words[base + (cell >> 3)] += (value if value < MOST else MOST) * ONE[cell & 7]

    def mark(self, base: i64, cell: i64) -> None:
        """Add 1 to a cell."""
        self.words[base + (cell >> 3)] += ONE[cell & 7]

    def mask(self, bits: i64, words: i64) -> None:
        """Write a plane with a 1 for every bit that is set."""
        if bits == 0:
            self.blank(words)
            return
        base = self.at
        cells = self.words
        for i in range(base, base + words):
            cells[i] = _SPREAD[bits & 255]
            bits = bits >> 8
        self.at = base + words

    def one(self, cell: i64, words: i64) -> None:
        """Write a plane with a 1 in one cell, or in none if `cell` is negative."""
        base = self.blank(words)
        if cell >= 0:
            self.words[base + (cell >> 3)] = ONE[cell & 7]

    def numbers(self, values: vec[i64], first: i64, count: i64) -> None:
        """Write a plane of numbers from a vector."""
        base = self.blank(words_for(count))
        for i in range(count):
            self.put(base, i, values[first + i])

    def cells(self) -> list[int]:
        """All cells as a plain list."""
        return list(self.bytes())

    def bytes(self) -> bytes:
        """All cells as bytes."""
        found = b""
        for word in self.words:
            found += int(word).to_bytes(8, sys.byteorder)
        return found
