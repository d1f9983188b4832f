"""One game as environments need it: begun by seed, shown as arrays, rendered as text or picture."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from batyskaf.core.fairness import check_seed
from batyskaf.core.game import OVER, Game, MoveList, State
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.core.sheet import Sheet, words_for
from batyskaf.envs.arrays import Bytes, shown
from batyskaf.envs.batch import mask_into
from batyskaf.games import load

MODES = ["human", "ansi", "svg", "rgb_array"]
"""How a game can be rendered."""

Look = dict[str, Any]
"""`observation` and `action_mask` of a seat."""


def check_mode(mode: str | None) -> str | None:
    """A way to render, or None for not at all."""
    if mode is not None and mode not in MODES:
        raise Refused("refused-env-render", mode=mode, known=", ".join(MODES))
    return mode


class Window:
    """A running game and what its seats may see of it."""

    def __init__(self, name: str, packs: Sequence[Mapping[str, object]], choices: Mapping[str, object]) -> None:
        self.game: Game = load(name, packs)
        self.options: msgspec.Struct = self.game.options(**choices)
        self.seats = self.game.seats(self.options)
        self.moves = len(self.game.moves)
        self.cells = self.game.observation_size()
        self._words = int(words_for(self.moves))
        self._sheet = Sheet(self.cells // 8)
        self._mask = Sheet(self._words)
        self._legal = MoveList()
        self.rng = Rng.of(secrets.randbits(128), "window")
        self.state: State = self.game.start(self.options, 0)

    def start(self, seed: int | None) -> None:
        """Begin a game; without a seed, the next of those that the last seed leads to."""
        if seed is not None:
            self.rng = Rng.of(check_seed(seed), "window")
        self.state = self.game.start(self.options, self.rng.seed())

    def look(self, seat: int) -> Look:
        """What a seat may see and do now, as arrays of its own."""
        self._sheet.at = self._mask.at = 0
        self.state.observe(seat, self._sheet)
        if self.state.turn == seat:
            mask_into(self.state, self._legal, self._mask, self._words)
        else:
            self._mask.blank(self._words)
        return {
            "observation": shown(self._sheet.words, np.uint8).copy(),
            "action_mask": shown(self._mask.words, np.int8)[: self.moves].copy(),
        }

    @property
    def over(self) -> bool:
        return self.state.turn == OVER

    @property
    def viewer(self) -> int | None:
        """Whose eyes a picture is seen with: the seat to act; everybody's at the end."""
        return None if self.over else int(self.state.turn)

    def render(self, mode: str | None) -> str | Bytes | None:
        """The game as the seat to act sees it; `human` prints it, and without a mode nothing is drawn."""
        if mode is None:
            return None
        from batyskaf.envs import rendering

        if mode == "rgb_array":
            return rendering.picture(self.game, self.state, self.viewer or 0)
        if mode == "svg":
            return rendering.svg(self.game, self.state, self.viewer, self.seats)
        words = rendering.text(self.game, self.state, self.viewer, self.seats)
        if mode == "ansi":
            return words
        print(words)
        return None
