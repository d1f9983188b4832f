"""One game as environments need it: begun by seed, shown as arrays, rendered as text or picture."""

import secrets
from collections.abc import Callable, Mapping, Sequence
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

Packs = Sequence[Mapping[str, object]]

Look = dict[str, Any]
"""`observation` and `action_mask` of a seat."""


def check_mode(mode: str | None) -> str | None:
    """A way to render, or None for not at all."""
    if mode is not None and mode not in MODES:
        raise Refused("refused-env-render", mode=mode, known=", ".join(MODES))
    return mode


class Window:
    """A running game and what its seats may see of it. It can be copied and pickled wherever the game stands."""

    def __init__(self, name: str, packs: Packs, choices: Mapping[str, object]) -> None:
        game = load(name, packs)
        options = game.options(**choices)
        self._open(game, packs, options, Rng.of(secrets.randbits(128), "window"), game.start(options, 0))

    def _open(self, game: Game, packs: Packs, options: msgspec.Struct, rng: Rng, state: State) -> None:
        self.game = game
        self.packs = packs
        self.options = options
        self.rng = rng
        self.state = state
        self.seats = self.game.seats(self.options)
        self.moves = len(self.game.moves)
        self.cells = self.game.observation_size()
        self._words = int(words_for(self.moves))
        self._sheet = Sheet(self.cells // 8)
        self._mask = Sheet(self._words)
        self._legal = MoveList()

    def __deepcopy__(self, memo: dict[int, object]) -> "Window":
        return _opened(self.game, self.packs, self.options, self.rng.copy(), self.state.copy())

    def __reduce__(self) -> tuple[Callable[..., "Window"], tuple[object, ...]]:
        words = tuple(int(word) for word in self.rng.words())
        return _unpacked, (self.game.name, self.packs, self.options, words, self.state.pack())

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


def _opened(game: Game, packs: Packs, options: msgspec.Struct, rng: Rng, state: State) -> Window:
    window = Window.__new__(Window)
    window._open(game, packs, options, rng, state)
    return window


def _unpacked(
    name: str, packs: Packs, options: msgspec.Struct, words: tuple[int, int, int, int], packed: bytes
) -> Window:
    """The window that was pickled."""
    game = load(name, packs)
    return _opened(game, packs, options, Rng(*words), game.unpack(packed))
