"""Matches and states in notebooks, drawn as in the terminal, with a slider over the moves.

`%load_ext batyskaf.envs.notebook` displays every match; `Shown(game, options, state)` displays one state, and
`Played(match, seat=1)` a match from a seat's point of view.
"""

import html
from typing import Any

import msgspec

from batyskaf.core.game import Game, State
from batyskaf.core.match import Match
from batyskaf.envs import rendering

_FRAME = '<div{hidden}><div style="font:italic 13px sans-serif;margin:4px 0">{caption}</div>{table}</div>'
_SLIDER = (
    '<div><input type="range" min="0" max="{last}" value="{last}" style="width:60%" aria-label="move" '
    'oninput="[...this.nextElementSibling.children].forEach((f,i)=>{{f.hidden=i!=this.value}})">'
    "<div>{frames}</div></div>"
)


class Shown:
    """One state as a seat (None: a spectator) sees it.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> options = game.options(mission="1", players=3)
    >>> Shown(game, options, game.start(options, seed=1), seat=0)._repr_html_().startswith("<pre")
    True
    """

    def __init__(
        self, game: Game, options: msgspec.Struct, state: State, seat: int | None = None, lang: str = "en"
    ) -> None:
        self._game, self._options, self._state, self._seat, self._lang = game, options, state, seat, lang

    def _repr_html_(self) -> str:
        return rendering.page(self._game, self._options, self._state, self._seat, self._lang)

    def _repr_svg_(self) -> str:
        return rendering.svg(self._game, self._options, self._state, self._seat, self._lang)


class Played:
    """A match as a seat (None: a spectator) saw it, from the opening to the current state.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> match = Match(game, game.options(mission="1", players=3), seed=5, seats=("Ada", "Ben", "Cy"))
    >>> events = match.play(0, game.moves.id("pass"))
    >>> "1. Ada: pass" in Played(match, seat=1)._repr_html_()
    True
    """

    def __init__(self, match: Match, seat: int | None = None, lang: str = "en") -> None:
        self._match, self._seat, self._lang = match, seat, lang

    def _repr_html_(self) -> str:
        match = self._match
        captions = ["opening", *(self._caption(number) for number in range(len(match.played)))]
        frames = [
            _FRAME.format(
                hidden="" if number == len(match.played) else " hidden",
                caption=html.escape(f"{number}. {caption}"),
                table=rendering.page(match.game, match.options, self._at(number), self._seat, self._lang),
            )
            for number, caption in enumerate(captions)
        ]
        return _SLIDER.format(last=len(match.played), frames="".join(frames))

    def _at(self, number: int) -> State:
        """The state after a number of moves."""
        return self._match.state if number == len(self._match.played) else self._match.fork(number).state

    def _caption(self, number: int) -> str:
        """A move as this seat saw it."""
        played, moves = self._match.played[number], self._match.game.moves
        seen = played.move if played.seat == self._seat else moves.twin(played.move)
        who = self._match.seats[played.seat] if played.seat >= 0 else "host"
        return f"{who}: {moves.text(seen)}"


def load_ipython_extension(shell: Any) -> None:
    """Register the display of matches; `%load_ext batyskaf.envs.notebook` calls it.

    >>> from types import SimpleNamespace as Any
    >>> shown = []
    >>> html = Any(for_type=lambda kind, draw: shown.append(kind.__name__))
    >>> load_ipython_extension(Any(display_formatter=Any(formatters={"text/html": html})))
    >>> shown
    ['Match']
    """
    shell.display_formatter.formatters["text/html"].for_type(Match, lambda match: Played(match)._repr_html_())
