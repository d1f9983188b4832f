"""Many games at once for training: one call steps them all, and NumPy reads the buffers without copying.

>>> from batyskaf.envs.vector import VectorGames
>>> games = VectorGames("crew", 64, seed=1, mission="5", players=4)
>>> games.observations.shape, games.masks.shape, games.rewards.shape
((64, 1960), (64, 368), (64, 4))
>>> steps = games.step(games.sampled)
>>> int(games.masks.sum(axis=1).min()) > 0
True
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from batyskaf.core.fairness import check_seed
from batyskaf.core.game import Game
from batyskaf.core.reason import Refused
from batyskaf.envs.arrays import SHARED, Bytes, Flags, Floats, Numbers, shown
from batyskaf.envs.batch import EVERYONE, Batch
from batyskaf.games import load

Step = tuple[Bytes, Floats, Flags, Flags]


class VectorGames:
    """`count` games with the same options. The arrays are views of the games' buffers: every step overwrites them.

    - `observations` (count, cells): what the seat to act may see; see `docs/observations.md`
    - `masks` (count, moves): its legal moves
    - `turns` (count,): the seat to act
    - `rewards` (count, seats), `terminated`, `truncated` (count,): the result of the last step
    - `sampled` (count,): a random legal move for each game
    - `finals` (count, cells): the last observation of a game that ended, for the seat that moved

    A game that ends is reset in the same step. With `seat`, only that seat is asked; the others move at random.
    """

    def __init__(
        self,
        game: Game | str,
        count: int,
        seed: int = 0,
        seat: int | None = None,
        packs: Sequence[Mapping[str, object]] = (),
        **choices: Any,
    ) -> None:
        self.game = load(game, packs) if isinstance(game, str) else game
        self.options = self.game.options(**choices)
        self.count = count
        self.seats = self.game.seats(self.options)
        if count < 1:
            raise Refused("refused-env-count", count=count)
        if seat is not None and seat not in range(self.seats):
            raise Refused("refused-env-seat", seat=seat, count=self.seats)
        self.batch = Batch(self.game, self.options, count, EVERYONE if seat is None else seat)
        self._moves = len(self.game.moves)
        self.reset(seed)

    def reset(self, seed: int = 0) -> Bytes:
        """Start all games again; the same seed gives the same games."""
        self.batch.reset(check_seed(seed))
        self._look()
        return self.observations

    def _look(self) -> None:
        """Wrap the buffers as NumPy arrays. The buffers stay in place as long as the batch exists."""
        batch = self.batch
        self.observations: Bytes = shown(batch.observations.words, np.uint8).reshape(self.count, -1)
        self.finals: Bytes = shown(batch.finals.words, np.uint8).reshape(self.count, -1)
        self.masks: Flags = shown(batch.masks.words, np.bool_).reshape(self.count, -1)[:, : self._moves]
        self.rewards: Floats = shown(batch.rewards, np.float64).reshape(self.count, self.seats)
        self.terminated: Flags = shown(batch.terminated, np.bool_)
        self.truncated: Flags = shown(batch.truncated, np.bool_)
        self.turns: Numbers = shown(batch.turns, np.int64)
        self.lengths: Numbers = shown(batch.lengths, np.int64)
        self.sampled: Numbers = shown(batch.sampled, np.int64)

    def step(self, actions: npt.ArrayLike) -> Step:
        """Make a legal move in every game."""
        chosen = np.asarray(actions)
        moves = chosen.astype(np.uint16)
        if np.count_nonzero(moves != chosen):
            wrong = int(np.flatnonzero(moves != chosen)[0])
            raise Refused("refused-env-illegal", game=wrong, move=str(chosen.flat[wrong]))
        self.batch.step(moves.tobytes())
        return self._result()

    def step_sampled(self) -> Step:
        """Make the sampled moves: random play entirely in compiled code."""
        self.batch.step_sampled()
        return self._result()

    def _result(self) -> Step:
        if not SHARED:
            self._look()
        return self.observations, self.rewards, self.terminated, self.truncated
