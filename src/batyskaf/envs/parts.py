"""Many games at once, or shared out between threads or processes: each steps its own and writes into shared arrays.

Compiled rules hold Python's lock where Python has one, so there threads only take turns.
"""

import multiprocessing
import sys
import weakref
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, Protocol, TypeVar

import numpy as np

from batyskaf.core.game import Game
from batyskaf.core.rng import Rng
from batyskaf.envs.batch import Batch
from batyskaf.envs.buffers import Buffers, Filling, Shape, SharedBuffers
from batyskaf.envs.episode import Packs
from batyskaf.games import load

RESET, STEP, SAMPLED = b"reset", b"step", b"sampled"
SEED_BYTES = 16

T = TypeVar("T")


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


def threads_take_turns() -> bool:
    """Whether Python's lock lets only one thread run at a time."""
    locked: Callable[[], bool] = getattr(sys, "_is_gil_enabled", lambda: True)
    return locked()


def shares(games: int, count: int) -> list[tuple[int, int]]:
    """The first game of each share, and the one behind its last.

    >>> shares(5, 2), shares(2, 3)
    ([(0, 2), (2, 5)], [(0, 1), (1, 2)])
    """
    bounds = np.linspace(0, games, min(count, games) + 1).astype(int)
    return [(int(first), int(last)) for first, last in pairwise(bounds)]


def _seeds(seed: int, count: int) -> list[int]:
    """A seed for each share."""
    rng = Rng.of(seed, "processes")
    return [rng.seed() for _ in range(count)]


class Threads:
    """The games shared out between threads, which `close` ends.

    Each thread makes its own share and loads the game itself: without a lock, threads that count references to the same
    objects wait for each other at every move.
    """

    def __init__(self, game: Game, choices: dict[str, Any], seat: int, buffers: Buffers, count: int) -> None:
        self.buffers = buffers
        self._shares = shares(len(buffers.turns), count)
        self._threads = [ThreadPoolExecutor(1, "games") for _ in self._shares]

        def share(first: int, last: int) -> Here:
            own = load(game.name, game.packs())
            return Here(Batch(own, own.options(**choices), last - first, seat), buffers.rows(first, last))

        self._parts = self._all(share, *zip(*self._shares, strict=True))

    def _all(self, each: Callable[..., T], *given: Sequence[Any]) -> list[T]:
        """Do the same in every thread, with what is given for its share."""
        pairs = zip(self._threads, zip(*given, strict=True), strict=True)
        begun = [thread.submit(each, *own) for thread, own in pairs]
        return [one.result() for one in begun]

    def reset(self, seed: int) -> None:
        self._all(Here.reset, self._parts, _seeds(seed, len(self._parts)))

    def step(self, moves: bytes) -> None:
        self._all(Here.step, self._parts, [moves[2 * first : 2 * last] for first, last in self._shares])

    def step_sampled(self) -> None:
        self._all(Here.step_sampled, self._parts)

    def close(self) -> None:
        for thread in self._threads:
            thread.shutdown()


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
        self._shares = shares(shape.games, count)
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
        self._ask([RESET + own.to_bytes(SEED_BYTES, "big") for own in _seeds(seed, len(self._pipes))])

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
