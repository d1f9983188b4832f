"""Which of several processes behind one port a table belongs to."""

from pathlib import Path

import msgspec


class Place(msgspec.Struct, frozen=True):
    """A process among its siblings: its number, how many there are, and the folder where they meet."""

    number: int
    count: int
    folder: Path

    def meeting(self, number: int) -> str:
        """The address at which a sibling takes connections."""
        return str(self.folder / str(number))


def home_of(table: str, count: int) -> int:
    """The number of the process that a table belongs to.

    >>> home_of("7ab2575fc8a3", 4), home_of("no id of ours", 4)
    (3, 0)
    """
    try:
        return int(table, 16) % count
    except ValueError:
        return 0
