"""The arrays that many games fill at every step: writable, aligned for zero-copy, in memory of the caller's choice."""

from collections.abc import Callable
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np

from batyskaf.core.reason import Refused
from batyskaf.envs.arrays import SHARED, Bytes, Flags, Floats, Numbers, shared, shown
from batyskaf.envs.batch import Batch

ALIGNMENT = 64
"""Arrays start at a multiple of this: JAX then takes them over without copying."""
WORD = 8
"""Bytes of a word in the vectors of a batch."""

Allocate = Callable[[tuple[int, ...], Any], Any]
"""Makes an array of a shape and a type."""


class Shape(NamedTuple):
    """How many games there are, and how many cells, moves and seats each has."""

    games: int
    cells: int
    moves: int
    seats: int


def aligned(shape: tuple[int, ...], kind: Any) -> Any:
    """An array that starts at a multiple of 64 bytes.

    >>> aligned((3, 5), np.uint8).ctypes.data % 64
    0
    """
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    memory = np.zeros(size + ALIGNMENT, np.uint8)
    start = -memory.ctypes.data % ALIGNMENT
    return memory[start : start + size].view(kind).reshape(shape)


def checked(allocate: Allocate) -> Allocate:
    """The same, but an array that games can't fill is refused."""

    def made(shape: tuple[int, ...], kind: Any) -> Any:
        given = allocate(shape, kind)
        fits = isinstance(given, np.ndarray) and (given.shape, given.dtype) == (shape, kind) and given.flags.writeable
        if not fits:
            raise Refused("refused-env-array", shape=str(shape), type=np.dtype(kind).name, given=_described(given))
        return given

    return made


def _described(given: object) -> str:
    return f"{given.shape} {given.dtype.name}" if isinstance(given, np.ndarray) else type(given).__name__


class Buffers:
    """One array for each thing that a step reports, with a row for each game."""

    FIELDS = (
        "observations",
        "finals",
        "masks",
        "rewards",
        "terminated",
        "truncated",
        "turns",
        "lengths",
        "sampled",
    )

    def __init__(self, shape: Shape, allocate: Allocate = aligned) -> None:
        games = shape.games
        self.observations: Bytes = allocate((games, shape.cells), np.uint8)
        self.finals: Bytes = allocate((games, shape.cells), np.uint8)
        self.masks: Flags = allocate((games, shape.moves), np.bool_)
        self.rewards: Floats = allocate((games, shape.seats), np.float64)
        self.terminated: Flags = allocate((games,), np.bool_)
        self.truncated: Flags = allocate((games,), np.bool_)
        self.turns: Numbers = allocate((games,), np.int64)
        self.lengths: Numbers = allocate((games,), np.int64)
        self.sampled: Numbers = allocate((games,), np.int64)

    def rows(self, first: int, last: int) -> "Buffers":
        """Views of some rows."""
        part = Buffers.__new__(Buffers)
        for field in self.FIELDS:
            setattr(part, field, getattr(self, field)[first:last])
        return part

    def copy_from(self, other: "Buffers") -> None:
        for field in self.FIELDS:
            np.copyto(getattr(self, field), getattr(other, field))


def shared_buffers(batch: Batch, shape: Shape) -> Buffers:
    """Buffers with observations, finals and masks in the memory that a batch writes to; they clear it for the batch.

    The batch needs ALIGNMENT bytes to spare. Masks are only shared if whole words make a row.
    """
    buffers = Buffers(shape)
    observations, first = _rows(batch.observations.words, shape.games, shape.cells)
    buffers.observations = observations
    buffers.finals, first_final = _rows(batch.finals.words, shape.games, shape.cells)
    if shape.moves % WORD:
        batch.share(lambda first, last: observations[first:last].fill(0), first, first_final)
        return buffers
    masks, first_mask = _rows(batch.masks.words, shape.games, shape.moves)
    buffers.masks = masks.view(np.bool_)

    def clear(first: int, last: int) -> None:
        observations[first:last].fill(0)
        masks[first:last].fill(0)

    batch.share(clear, first, first_final, first_mask)
    return buffers


def _rows(words: Any, games: int, size: int) -> tuple[Bytes, int]:
    """The memory of a vector as aligned rows, and the word at which the first one begins."""
    memory = shared(words)
    start = -memory.ctypes.data % ALIGNMENT
    return memory[start : start + games * size].reshape(games, size), start // WORD


class Filling:
    """Copies what the games of a batch show into buffers, except for observations, finals and masks that they share."""

    def __init__(self, batch: Batch, buffers: Buffers) -> None:
        self._batch = batch
        self._buffers = buffers
        self._ended = 0
        self._shared = batch.observations.clean
        self._copied = self._pairs()

    def _pairs(self) -> list[tuple[Any, Any]]:
        """Each array with what is copied into it."""
        batch, to = self._batch, self._buffers
        games, moves = to.masks.shape
        found = [
            (to.rewards, shown(batch.rewards, np.float64).reshape(games, -1)),
            (to.terminated, shown(batch.terminated, np.bool_)),
            (to.truncated, shown(batch.truncated, np.bool_)),
            (to.turns, shown(batch.turns, np.int64)),
            (to.lengths, shown(batch.lengths, np.int64)),
            (to.sampled, shown(batch.sampled, np.int64)),
        ]
        if not self._shared:
            found.append((to.observations, shown(batch.observations.words, np.uint8).reshape(games, -1)))
        if not batch.masks.clean:
            masks = shown(batch.masks.words, np.bool_)[: games * batch.mask_width * WORD]
            found.append((to.masks, masks.reshape(games, -1)[:, :moves]))
        return found

    def fill(self) -> None:
        for to, given in self._copied if SHARED else self._pairs():
            to[...] = given
        if not self._shared and self._batch.ended != self._ended:
            self._ended = int(self._batch.ended)
            self._fill_finals()

    def _fill_finals(self) -> None:
        to = self._buffers
        ended = np.flatnonzero(to.terminated | to.truncated)
        to.finals[ended] = shown(self._batch.finals.words, np.uint8).reshape(len(to.finals), -1)[ended]


class SharedBuffers(Buffers):
    """Buffers in memory that several processes share."""

    def __init__(self, shape: Shape, name: str | None = None) -> None:
        sizes: list[int] = []
        Buffers(shape, lambda shape, kind: sizes.append(_padded(shape, kind)))
        self.memory = SharedMemory(name, create=name is None, size=sum(sizes))
        self._free = 0
        super().__init__(shape, self._allocate)

    def _allocate(self, shape: tuple[int, ...], kind: Any) -> Any:
        found = np.ndarray(shape, kind, self.memory.buf, self._free)
        self._free += _padded(shape, kind)
        return found


def _padded(shape: tuple[int, ...], kind: Any) -> int:
    size = int(np.prod(shape)) * int(np.dtype(kind).itemsize)
    return size + -size % ALIGNMENT
