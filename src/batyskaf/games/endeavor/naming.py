"""Pieces of Endeavor by the names that a position gives them, each taken from what there is of it."""

from collections.abc import Sequence

from batyskaf.core.position import NOTHING, OPEN, Line, Reading
from batyskaf.games.endeavor.names import Names
from batyskaf.games.endeavor.state import EndeavorState

UNSEEN = "?"
"""A piece that nobody has seen."""
ANY, REST = -2, -3
"""What chance is to choose: one piece, all that are left."""


class Naming:
    """Finds pieces by their names, in the fields of one position."""

    def __init__(self, names: Names, reading: Reading, state: EndeavorState) -> None:
        self.names = names
        self.reading = reading
        self.state = state
        self.rules = state.rules
        self._lying: dict[str, str] = {}
        """Where each piece was named first."""

    def _number(self, key: str, usual: int, least: int, most: int) -> int:
        lines = self.reading.lines(key)
        return self.reading.number(lines[0], lines[0].value, least, most) if lines else usual

    def _known(self, line: Line, word: str, names: Sequence[str], what: str) -> int:
        return self.reading.known(line, word, names, what)

    def _place(self, line: Line, word: str) -> tuple[int, int]:
        """The tile and the site of a word like `kelp-forest.s1`; -1 with a fault."""
        name, _, site = word.rpartition(".")
        tile = self._known(line, name, self.names.tiles, "tile")
        if tile < 0:
            return -1, -1
        first, after = int(self.rules.tile_first[tile]), int(self.rules.tile_first[tile + 1])
        at = self._known(line, site, self.names.sites[first:after], "site")
        if self.state.tile_place[tile] < 0:
            self.reading.fault(line, "fault-position-endeavor-absent", piece=name)
            return -1, -1
        return tile, first + at if at >= 0 else -1

    def _named(self, words: list[tuple[str, Line]], names: Sequence[str], pool: list[int]) -> list[int]:
        """Pieces by their names, taken from the pool; what chance is to choose is left for `_drawn`."""
        found: list[int] = []
        for word, line in words:
            if word in (UNSEEN, OPEN):
                found.append(ANY if word == UNSEEN else REST)
            elif word != NOTHING:
                piece = self._known(line, word, names, "piece")
                if piece >= 0 and piece not in pool:
                    self._absent(line, word, names)
                elif piece >= 0:
                    pool.remove(piece)
                    found.append(piece)
                    self._lying.setdefault(word, line.place)
        return found

    def _absent(self, line: Line, word: str, names: Sequence[str]) -> None:
        """The fault of a piece that is not there to be taken: only tokens have several of a kind."""
        if word not in self._lying:
            self.reading.fault(line, "fault-position-spent", piece=word)
        elif names is self.names.tokens:
            self.reading.fault(line, "fault-position-none-left", piece=word)
        else:
            self.reading.fault(line, "fault-position-twice", piece=word, there=self._lying[word])

    def _drawn(self, key: str, found: list[int], pool: list[int]) -> list[int]:
        """Fill in what chance chooses: one of the pool for `?`, all that is left of it for three dots."""
        chosen: list[int] = []
        for at, piece in enumerate(found):
            wanted = 1 if piece == ANY else len(pool) - found[at:].count(ANY) if piece == REST else 0
            if wanted > len(pool):
                self.reading.fault(key, "fault-position-many", count=found.count(ANY), most=len(chosen))
                return []
            chosen += [pool.pop(0) for _ in range(max(0, wanted))]
            chosen += [piece] if piece >= 0 else []
        return chosen

    def _filled(self, key: str, words: list[tuple[str, Line]], names: Sequence[str], pool: list[int]) -> list[int]:
        return self._drawn(key, self._named(words, names, pool), pool)

    @staticmethod
    def _words(lines: Sequence[Line]) -> list[tuple[str, Line]]:
        return [(word, line) for line in lines for word in line.words]
