"""Many games at once for training: one call steps them all, in compiled code, by one thread or process or several.

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
from batyskaf.envs.arrays import SHARED, Bytes, Flags, Floats
from batyskaf.envs.batch import EVERYONE, Batch
from batyskaf.envs.buffers import ALIGNMENT, WORD, Allocate, Buffers, Shape, aligned, checked, shared_buffers
from batyskaf.envs.parts import Here, Parts, Processes, Threads, threads_take_turns
from batyskaf.games import load

Step = tuple[Bytes, Floats, Flags, Flags]
NUMERIC = "biuf"
"""NumPy's kinds of numbers."""


class VectorGames:
    """`count` games with the same options. Every step overwrites the arrays.

    - `observations` (count, cells): what the seat to act may see; see `docs/observations.md`
    - `masks` (count, moves): its legal moves
    - `turns` (count,): the seat to act
    - `rewards` (count, seats), `terminated`, `truncated` (count,): the result of the last step
    - `lengths` (count,): decisions made in each game so far
    - `sampled` (count,): a random legal move for each game
    - `finals` (count, cells): the last observation of a game that ended, for the seat that moved
    - `ended`: the number of games that have ended since the last reset

    A game that ends is reset in the same step. With `seat`, only that seat is asked; the others move at random.

    The arrays are writable and start at multiples of 64 bytes, so `torch.from_numpy` and `jax.dlpack.from_dlpack` share
    them without copying. `allocate(shape, type)` makes them in memory of your choice, such as pinned memory. With
    `processes`, the games are shared out between so many processes, and with `threads` between so many threads, which
    needs a free-threaded Python; the same seed and number give the same games, by threads or processes. Call `close()`
    to end them.

    >>> games = VectorGames("crew", 8, seed=1, allocate=lambda shape, kind: np.zeros(shape, kind))
    >>> games.observations.flags.writeable
    True
    """

    def __init__(
        self,
        game: Game | str,
        count: int,
        seed: int = 0,
        seat: int | None = None,
        packs: Sequence[Mapping[str, object]] = (),
        processes: int = 1,
        threads: int = 1,
        allocate: Allocate | None = None,
        **choices: Any,
    ) -> None:
        self.game = load(game, packs) if isinstance(game, str) else game
        self.options = self.game.options(**choices)
        self.count = count
        self.seats = self.game.seats(self.options)
        if count < 1:
            raise Refused("refused-env-count", count=count)
        if seat is not None and seat not in range(self.seats):
            raise Refused("refused-env-seat", given=seat, count=self.seats)
        if processes < 1:
            raise Refused("refused-env-processes", count=processes)
        if threads < 1:
            raise Refused("refused-env-threads", count=threads)
        if threads > 1 and processes > 1:
            raise Refused("refused-env-both")
        if threads > 1 and threads_take_turns():
            raise Refused("refused-env-locked", count=threads)
        allocate = None if allocate is None else checked(allocate)
        shape = Shape(count, self.game.observation_size(), len(self.game.moves), self.seats)
        asked = EVERYONE if seat is None else seat
        self._parts: Parts
        if processes > 1:
            self._parts = Processes(self.game, choices, int(asked), shape, processes)
        elif threads > 1:
            self._parts = Threads(self.game, choices, int(asked), Buffers(shape, allocate or aligned), threads)
        else:
            self._parts = self._here(shape, asked, allocate)
        copied = processes > 1 and allocate is not None
        self._show(Buffers(shape, allocate) if copied and allocate is not None else self._parts.buffers)
        self.reset(seed)

    def _here(self, shape: Shape, seat: int, allocate: Allocate | None) -> Here:
        """All games in this process. Unless the caller has memory for the arrays, the largest ones are not copied."""
        if allocate is not None or not SHARED:
            return Here(Batch(self.game, self.options, self.count, seat), Buffers(shape, allocate or aligned))
        batch = Batch(self.game, self.options, self.count, seat, ALIGNMENT // WORD)
        return Here(batch, shared_buffers(batch, shape))

    def _show(self, buffers: Buffers) -> None:
        self._buffers = buffers
        self.observations, self.finals, self.masks = buffers.observations, buffers.finals, buffers.masks
        self.rewards, self.terminated, self.truncated = buffers.rewards, buffers.terminated, buffers.truncated
        self.turns, self.lengths, self.sampled = buffers.turns, buffers.lengths, buffers.sampled

    @property
    def batch(self) -> Batch:
        """The games themselves, unless they are shared out between threads or processes."""
        if not isinstance(self._parts, Here):
            raise Refused("refused-env-elsewhere")
        return self._parts.batch

    def reset(self, seed: int = 0) -> Bytes:
        """Start all games again; the same seed gives the same games."""
        self._parts.reset(check_seed(seed))
        self.ended = 0
        return self._result()[0]

    def step(self, actions: npt.ArrayLike) -> Step:
        """Make a legal move in every game."""
        self._parts.step(self._checked(np.asarray(actions)).tobytes())
        return self._result()

    def _checked(self, chosen: npt.NDArray[Any]) -> npt.NDArray[np.uint16]:
        """The moves as numbers of two bytes. If any is illegal, none is made."""
        if chosen.shape != (self.count,):
            raise Refused("refused-env-actions", count=self.count, given=chosen.size)
        if chosen.dtype.kind not in NUMERIC:
            raise Refused("refused-env-illegal", game=0, move=str(chosen[0]))
        moves = chosen.astype(np.uint16)
        wrong = moves != chosen
        if not isinstance(self._parts, Here):  # a batch looks at all moves itself before it makes any
            known = moves < self.masks.shape[1]
            wrong |= ~(known & self._parts.buffers.masks[np.arange(self.count), np.where(known, moves, 0)])
        if np.count_nonzero(wrong):
            game = int(np.flatnonzero(wrong)[0])
            raise Refused("refused-env-illegal", game=game, move=str(chosen[game]))
        return moves

    def step_sampled(self) -> Step:
        """Make the sampled moves: random play entirely in compiled code."""
        self._parts.step_sampled()
        return self._result()

    def _result(self) -> Step:
        if self._buffers is not self._parts.buffers:
            self._buffers.copy_from(self._parts.buffers)
        self.ended += int(np.count_nonzero(self.terminated) + np.count_nonzero(self.truncated))
        return self.observations, self.rewards, self.terminated, self.truncated

    def close(self) -> None:
        """End the processes or threads, if there are several."""
        self._parts.close()
