"""The move table of a game: every move it knows, as a number with one meaning and one text.

Base ids are append-only and kept in a lock file; moves of packs follow them. A secret move names its public twin,
which the other seats see in its place and which is never legal itself.
"""

from collections.abc import Iterable, Sequence

from batyskaf.core.reason import Refused


class MoveTable:
    """All moves: id, text and kind, and which are secret.

    >>> table = MoveTable([("play P7", False), ("give P7", True), ("give ?", False)])
    >>> table.text(0), table.id("give P7"), table.kind(1)
    ('play P7', 1, 'give')
    >>> table.text(table.twin(1)), table.text(table.twin(0))
    ('give ?', 'play P7')
    """

    def __init__(self, moves: Sequence[tuple[str, bool]], host: Iterable[str] = ()) -> None:
        self._texts = [text for text, _ in moves]
        self._ids = {text: number for number, text in enumerate(self._texts)}
        if len(self._ids) != len(self._texts):
            repeated = next(text for number, text in enumerate(self._texts) if self._ids[text] != number)
            raise ValueError(f"the move table names {repeated!r} twice")
        self._kinds = [text.split(" ", 1)[0] for text in self._texts]
        self._twins = list(range(len(moves)))
        for number, (_, secret) in enumerate(moves):
            if secret:
                self._twins[number] = self._known(f"{self._kinds[number]} ?", f"the twin of {self._texts[number]!r}")
        self._host = frozenset(self._known(text, "a host move") for text in host)

    def _known(self, text: str, what: str) -> int:
        if text not in self._ids:
            raise ValueError(f"the move table lacks {text!r}, {what}")
        return self._ids[text]

    def __len__(self) -> int:
        return len(self._texts)

    def text(self, move: int) -> str:
        return self._texts[move]

    def texts(self) -> list[str]:
        return list(self._texts)

    def id(self, text: str) -> int:
        """The id of a move by its text; extra spaces are ignored."""
        found = self._ids.get(" ".join(text.split()))
        if found is None:
            raise Refused("refused-unknown-move", text=text)
        return found

    def kind(self, move: int) -> str:
        return self._kinds[move]

    def words(self, move: int) -> list[str]:
        """The arguments of a move: what follows its kind."""
        return self._texts[move].split(" ")[1:]

    def secret(self, move: int) -> bool:
        """Whether only the seat that makes this move sees it; the others see its twin."""
        return self._twins[move] != move

    def twin(self, move: int) -> int:
        return self._twins[move]

    def hosted(self, move: int) -> bool:
        """Whether only the host of a match may make this move."""
        return move in self._host
