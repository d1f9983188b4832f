"""One game for environments: started from a seed, observed as arrays, rendered as text or as a picture."""

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
from batyskaf.envs.arrays import SHARED, Bytes, Flags, shown
from batyskaf.envs.batch import mask_into
from batyskaf.games import load

MODES = ["human", "ansi", "svg", "rgb_array"]
"""The render modes."""

Packs = Sequence[Mapping[str, object]]

Look = dict[str, Any]
"""The `observation` and the `action_mask` of a seat."""


def check_mode(mode: str | None) -> str | None:
    """Validate a render mode; None means no rendering."""
    if mode is not None and mode not in MODES:
        raise Refused("refused-env-render", mode=mode, known=", ".join(MODES))
    return mode


class Episode:
    """A running game and what its seats may see. It can be copied and pickled at any time."""

    def __init__(self, name: str, packs: Packs, choices: Mapping[str, object]) -> None:
        game = load(name, packs)
        known = type(game.options()).__struct_fields__
        for choice in choices:
            if choice not in known:  # as for any Python function; libraries that try out arguments rely on it
                raise TypeError(f"got an unexpected keyword argument {choice!r}: {name} has {', '.join(known)}")
        options = game.options(**choices)
        self._open(game, packs, options, Rng.of(secrets.randbits(128), "episode"), game.start(options, 0))

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
        self._cells, self._moves = self._arrays()

    def __deepcopy__(self, memo: dict[int, object]) -> "Episode":
        return _opened(self.game, self.packs, self.options, self.rng.copy(), self.state.copy())

    def __reduce__(self) -> tuple[Callable[..., "Episode"], tuple[object, ...]]:
        words = tuple(int(word) for word in self.rng.words())
        return _unpacked, (self.game.name, self.packs, self.options, words, self.state.pack())

    def start(self, seed: int | None) -> None:
        """Start a game; without a seed, the next one in the sequence of the last seed."""
        if seed is not None:
            self.rng = Rng.of(check_seed(seed), "episode")
        self.state = self.game.start(self.options, self.rng.seed())

    def look(self, seat: int) -> Look:
        """The observation and the legal moves of a seat, as new arrays."""
        self._sheet.at = self._mask.at = 0
        self.state.observe(seat, self._sheet)
        if self.state.turn == seat:
            mask_into(self.state, self._legal, self._mask, self._words)
        else:
            self._mask.blank(self._words)
        cells, legal = (self._cells, self._moves) if SHARED else self._arrays()
        return {"observation": cells.copy(), "action_mask": legal.copy()}

    def _arrays(self) -> tuple[Bytes, Flags]:
        """What the sheets hold, as read-only arrays."""
        return shown(self._sheet.words, np.uint8), shown(self._mask.words, np.int8)[: self.moves]

    @property
    def over(self) -> bool:
        return self.state.turn == OVER

    @property
    def viewer(self) -> int | None:
        """The seat whose view is rendered: the seat to act; a spectator's at the end."""
        return None if self.over else int(self.state.turn)

    def render(self, mode: str | None) -> str | Bytes | None:
        """Render the game as the seat to act sees it; `human` prints it, and without a mode nothing is rendered."""
        if mode is None:
            return None
        from batyskaf.envs import rendering

        if mode == "rgb_array":
            return rendering.picture(self.game, self.state, self.viewer or 0)
        if mode == "svg":
            return rendering.svg(self.game, self.options, self.state, self.viewer)
        words = rendering.text(self.game, self.options, self.state, self.viewer)
        if mode == "ansi":
            return words
        print(words)
        return None


def _opened(game: Game, packs: Packs, options: msgspec.Struct, rng: Rng, state: State) -> Episode:
    episode = Episode.__new__(Episode)
    episode._open(game, packs, options, rng, state)
    return episode


def _unpacked(
    name: str, packs: Packs, options: msgspec.Struct, words: tuple[int, int, int, int], packed: bytes
) -> Episode:
    """Restore a pickled episode."""
    game = load(name, packs)
    return _opened(game, packs, options, Rng(*words), game.unpack(packed))
