"""Moves in words of every language, as whoever decided read them: from the choices that the terminal offers."""

from collections.abc import Iterator, Sequence

import msgspec

from batyskaf.bots import Perspective
from batyskaf.core.game import OVER, Game, State
from batyskaf.locale import Texts
from batyskaf.locale.texts import LANGUAGES
from batyskaf.terminal.seats import shown_names
from batyskaf.terminal.tables import table_for
from batyskaf.terminal.tables.base import Group

Label = dict[str, str]
"""Words by language."""


class Namer:
    """Names the moves of one position, as seen by a seat."""

    def __init__(self, game: Game, seats: Sequence[str], view: msgspec.Struct, legal: Sequence[int]) -> None:
        self._game = game
        self._seats = seats
        self._offered = {lang: self._groups(lang, view, legal) for lang in LANGUAGES}

    @classmethod
    def at(cls, game: Game, seats: Sequence[str], look: Perspective) -> "Namer":
        """For the moves of a seat that decides."""
        return cls(game, seats, look.view, look.legal)

    def _groups(self, lang: str, view: msgspec.Struct, legal: Sequence[int]) -> list[Group]:
        texts = Texts(lang)
        table = table_for(self._game, texts)
        return table.groups(view, legal, table.names(shown_names(self._seats, texts)))

    @property
    def groups(self) -> int:
        """How many kinds of choices there are."""
        return len(self._offered[LANGUAGES[0]])

    def label(self, move: int) -> Label:
        """A legal move as it was offered."""
        return {lang: self._found(groups, move) for lang, groups in self._offered.items()}

    def group(self, move: int) -> Label:
        """The heading that a legal move stood under."""
        return {
            lang: next((group.title for group in groups if any(each.move == move for each in group.choices)), "")
            for lang, groups in self._offered.items()
        }

    def _found(self, groups: Sequence[Group], move: int) -> str:
        """With its heading where the choice alone would say too little, as a card does."""
        for group in groups:
            for choice in group.choices:
                if choice.move == move:
                    words = choice.label.plain.strip()
                    return f"{group.title}: {words}" if len(groups) > 1 and group.title else words
        return self._game.moves.text(move)

    def line(self, state: State, moves: Sequence[int]) -> Iterator[Label]:
        """Moves one after another from a state, as far as they go there: what is hidden may turn out otherwise."""
        state = state.copy()
        for move in moves:
            if state.turn == OVER or move not in state.legal():
                return
            seat = int(state.turn)
            here = Namer(self._game, self._seats, state.view(seat), state.legal())
            who = {lang: self._name(lang, seat) for lang in LANGUAGES}
            yield {lang: f"{who[lang]}: {words}" for lang, words in here.label(move).items()}
            state.apply(move)

    def _name(self, lang: str, seat: int) -> str:
        return shown_names(self._seats, Texts(lang))[seat]
