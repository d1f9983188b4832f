"""Many games in one process, or shared out between several: each process steps its own and writes into shared memory.

Compiled rules hold Python's lock, so several threads would only take turns.
"""

import multiprocessing
import weakref
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, Protocol

import numpy as np

from batyskaf.core.game import Game
from batyskaf.core.rng import Rng
from batyskaf.envs.batch import Batch
from batyskaf.envs.buffers import Buffers, Filling, Shape, SharedBuffers
from batyskaf.envs.episode import Packs
from batyskaf.games import load

RESET, STEP, SAMPLED = b"reset", b"step", b"sampled"
SEED_BYTES = 16


class Parts(Protocol):
    """Games that are reset and stepped together; `buffers` has what they show."""

    buffers: Buffers

    def reset(self, seed: int) -> None: ...
    def step(self, moves: bytes) -> None: ...
    def step_sampled(self) -> None: ...
    def close(self) -> None: ...


class Here:
    """All games in this process."""

    def __init__(self, batch: Batch, buffers: Buffers) -> None:
        self.batch = batch
        self.buffers = buffers
        self._filling = Filling(batch, buffers)

    def reset(self, seed: int) -> None:
        self.batch.reset(seed)
        self._filling.fill()

    def step(self, moves: bytes) -> None:
        self.batch.step(moves)
        self._filling.fill()

    def step_sampled(self) -> None:
        self.batch.step_sampled()
        self._filling.fill()

    def close(self) -> None:
        """Nothing is held open."""


class Order(NamedTuple):
    """What a process needs to know to play its share."""

    game: str
    packs: Packs
    choices: dict[str, Any]
    seat: int
    memory: str
    shape: Shape
    first: int
    last: int


def _play(order: Order, pipe: Connection) -> None:
    """Play a share of the games until the pipe closes."""
    game = load(order.game, order.packs)
    batch = Batch(game, game.options(**order.choices), order.last - order.first, order.seat)
    buffers = SharedBuffers(order.shape, order.memory)
    part = Here(batch, buffers.rows(order.first, order.last))
    while True:
        try:
            asked = pipe.recv_bytes()
        except EOFError:
            return
        if asked.startswith(RESET):
            part.reset(int.from_bytes(asked[len(RESET) :], "big"))
        elif asked == SAMPLED:
            part.step_sampled()
        else:
            part.step(asked[len(STEP) :])
        pipe.send_bytes(b"done")


class Processes:
    """The games shared out between processes, which `close` ends."""

    def __init__(self, game: Game, choices: dict[str, Any], seat: int, shape: Shape, count: int) -> None:
        self.buffers: Buffers
        self.buffers = shared = SharedBuffers(shape)
        bounds = np.linspace(0, shape.games, min(count, shape.games) + 1).astype(int)
        self._shares = [(int(first), int(last)) for first, last in pairwise(bounds)]
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        workers: list[BaseProcess] = []
        for first, last in self._shares:
            ours, theirs = context.Pipe()
            packs = tuple(dict(pack) for pack in game.packs())
            order = Order(game.name, packs, choices, seat, shared.memory.name, shape, first, last)
            worker = context.Process(target=_play, args=(order, theirs), daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            workers.append(worker)
        self.close = weakref.finalize(self, _end, self._pipes, workers, shared)

    def _ask(self, messages: list[bytes]) -> None:
        for pipe, message in zip(self._pipes, messages, strict=True):
            pipe.send_bytes(message)
        for pipe in self._pipes:
            pipe.recv_bytes()

    def reset(self, seed: int) -> None:
        rng = Rng.of(seed, "processes")
        self._ask([RESET + rng.seed().to_bytes(SEED_BYTES, "big") for _ in self._pipes])

    def step(self, moves: bytes) -> None:
        self._ask([STEP + moves[2 * first : 2 * last] for first, last in self._shares])

    def step_sampled(self) -> None:
        self._ask([SAMPLED for _ in self._pipes])


def _end(pipes: list[Connection], workers: list[BaseProcess], shared: SharedBuffers) -> None:
    """Closed pipes end the processes."""
    for pipe in pipes:
        pipe.close()
    for worker in workers:
        worker.join()
    shared.memory.unlink()
