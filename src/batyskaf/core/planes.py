"""The layout of an observation: named planes of cells, one after another, each of whole words of eight cells."""

from collections.abc import Iterator

import msgspec


class Plane(msgspec.Struct, frozen=True):
    """A named part of an observation: `rows` of `cells` each (a row per seat, say), and the meaning of a cell.

    Rows are padded with zeros to whole words of eight cells.

    >>> Plane("hand", 12, "own cards", rows=2).size
    32
    """

    name: str
    cells: int
    meaning: str
    rows: int = 1

    @property
    def stride(self) -> int:
        """The cells of a row including its padding."""
        return -(-self.cells // 8) * 8

    @property
    def size(self) -> int:
        return self.rows * self.stride


def size_of(planes: tuple[Plane, ...]) -> int:
    """The number of cells of an observation.

    >>> size_of((Plane("hand", 40, "own cards"), Plane("trick", 12, "cards on the table", rows=3)))
    88
    """
    return sum(plane.size for plane in planes)


def placed(planes: tuple[Plane, ...]) -> Iterator[tuple[int, Plane]]:
    """Every plane with the number of its first cell.

    >>> [(at, plane.name) for at, plane in placed((Plane("hand", 40, "own cards"), Plane("seat", 4, "whose turn")))]
    [(0, 'hand'), (40, 'seat')]
    """
    at = 0
    for plane in planes:
        yield at, plane
        at += plane.size


def read(planes: tuple[Plane, ...], cells: bytes) -> dict[str, list[list[int]]]:
    """Split an observation: the rows of each plane, without padding.

    >>> read((Plane("dice", 2, "eyes", rows=2),), bytes([6, 1, 0, 0, 0, 0, 0, 0, 2, 5, 0, 0, 0, 0, 0, 0]))
    {'dice': [[6, 1], [2, 5]]}
    """
    return {
        plane.name: [list(cells[at + row * plane.stride :][: plane.cells]) for row in range(plane.rows)]
        for at, plane in placed(planes)
    }


def lines(planes: tuple[Plane, ...]) -> list[str]:
    """The layout as a lock file keeps it: the first cell, rows, cells and name of each plane.

    >>> lines((Plane("dice", 2, "eyes", rows=2), Plane("seat", 4, "whose turn")))
    ['0 2x2 dice', '16 1x4 seat']
    """
    return [f"{at} {plane.rows}x{plane.cells} {plane.name}" for at, plane in placed(planes)]
