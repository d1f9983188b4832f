# mypyc: compile
"""Writes numbers to bytes and reads them back; used to pack states."""

import struct
from typing import final

from librt.vecs import append, extend, vec
from mypy_extensions import i64


@final
class Writer:
    """Collects numbers and lists of numbers.

    >>> writer = Writer()
    >>> writer.number(7); writer.text("ab")
    >>> reader = Reader(writer.bytes())
    >>> reader.number(), reader.text()
    (7, 'ab')
    """

    def __init__(self) -> None:
        self.cells: vec[i64] = vec[i64](capacity=128)

    def number(self, value: i64) -> None:
        self.cells = append(self.cells, value)

    def numbers(self, values: vec[i64]) -> None:
        self.cells = extend(append(self.cells, i64(len(values))), values)

    def text(self, value: str) -> None:
        self.cells = append(self.cells, i64(len(value)))
        for letter in value:
            self.cells = append(self.cells, i64(ord(letter)))

    def bytes(self) -> bytes:
        return struct.pack(f"<{len(self.cells)}q", *list(self.cells))


@final
class Reader:
    """Reads what a Writer wrote, in the same order.

    >>> writer = Writer()
    >>> writer.number(3); writer.number(-1)
    >>> reader = Reader(writer.bytes())
    >>> reader.number(), reader.number()
    (3, -1)
    """

    def __init__(self, packed: bytes) -> None:
        self.cells: vec[i64] = vec[i64](list(struct.unpack(f"<{len(packed) // 8}q", packed)))
        self.at: i64 = 0

    def number(self) -> i64:
        value = self.cells[self.at]
        self.at += 1
        return value

    def numbers(self) -> vec[i64]:
        count = self.number()
        values = self.cells[self.at : self.at + count]
        self.at += count
        return values

    def text(self) -> str:
        return "".join([chr(int(letter)) for letter in self.numbers()])
