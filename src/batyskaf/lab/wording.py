"""Moves in words, in every language, as the choices were shown to the deciding seat in the terminal.

Renderers are imported when the first move is worded, so that a table starts without them.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from batyskaf.bots import Perspective
from batyskaf.bots.bot import mostly_bots
from batyskaf.core.game import OVER, Game, State
from batyskaf.locale import LANGUAGES, Texts

if TYPE_CHECKING:
    from batyskaf.render.base import Group, Renderer

Label = dict[str, str]
"""Words by language."""


class Namer:
    """Names the moves of one position, as seen by a seat."""

    def __init__(
        self,
        game: Game,
        options: msgspec.Struct,
        seats: Sequence[str],
        view: msgspec.Struct,
        legal: Sequence[int],
    ) -> None:
        self._game = game
        self._options = options
        self._seats = seats
        self._view = view
        self._legal = legal
        self._offered = {lang: self._groups(lang) for lang in LANGUAGES}

    @classmethod
    def at(cls, game: Game, options: msgspec.Struct, seats: Sequence[str], look: Perspective) -> "Namer":
        """A namer for the moves of the seat to act."""
        return cls(game, options, seats, look.view, look.legal)

    def _renderer(self, lang: str) -> "Renderer":
        from batyskaf.render import renderer_for

        return renderer_for(self._game, Texts(lang), self._options)

    def _groups(self, lang: str) -> "list[Group]":
        renderer = self._renderer(lang)
        return renderer.groups(self._view, self._legal, renderer.names(_names(self._seats, Texts(lang))))

    @property
    def groups(self) -> int:
        """The number of groups of choices."""
        return len(self._offered[LANGUAGES[0]])

    def label(self, move: int) -> Label:
        """The label of a legal move."""
        return {lang: self._found(groups, move) for lang, groups in self._offered.items()}

    def group(self, move: int) -> Label:
        """The title of a legal move's group."""
        return {
            lang: next((group.title for group in groups if any(each.move == move for each in group.choices)), "")
            for lang, groups in self._offered.items()
        }

    def nudge(self) -> Label:
        """What to look at before a move is made; empty words if the game has nothing to say."""
        return {lang: self._renderer(lang).nudge(self._view, self._legal) for lang in LANGUAGES}

    def _found(self, groups: "Sequence[Group]", move: int) -> str:
        """The label, with its group's title if the label alone is unclear, such as a card."""
        for group in groups:
            for choice in group.choices:
                if choice.move == move:
                    titled = len(groups) > 1 and group.title and not choice.whole
                    return f"{group.title}: {choice.said}" if titled else choice.said
        return self._game.moves.text(move)

    def line(self, state: State, moves: Sequence[int]) -> Iterator[Label]:
        """A line of moves from a state, up to the first that is illegal there, since hidden information may differ."""
        state = state.copy()
        for move in moves:
            if state.turn == OVER or move not in state.legal():
                return
            seat = int(state.turn)
            here = Namer(self._game, self._options, self._seats, state.view(seat), state.legal())
            who = {lang: self._name(lang, seat) for lang in LANGUAGES}
            yield {lang: f"{who[lang]}: {words}" for lang, words in here.label(move).items()}
            state.apply(move)

    def _name(self, lang: str, seat: int) -> str:
        return _names(self._seats, Texts(lang))[seat]


def among_bots(seats: Sequence[str], seat: int) -> bool:
    """Whether bots have at least half of the other seats.

    >>> among_bots(["Ada", "bot:easy", "bot:hard"], 1), among_bots(["Ada", "Ben", "Cy", "bot:hard"], 1)
    (True, False)
    """
    from batyskaf.render.seats import bot_of

    return mostly_bots([bot_of(name) is not None for other, name in enumerate(seats) if other != seat])


def _names(seats: Sequence[str], texts: Texts) -> Sequence[str]:
    from batyskaf.render.seats import shown_names

    return shown_names(seats, texts)
