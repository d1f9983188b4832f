"""Buffers of compiled code as NumPy arrays, without copying if librt's vectors are in use."""

import ctypes
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from librt.vecs import vec

from batyskaf._vecs import raw

Bytes = npt.NDArray[np.uint8]
Flags = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

SHARED: Final = vec.__module__ != "batyskaf._vecs"
"""Whether arrays share memory with the buffers. The replacement for librt is list-backed, so it is copied."""


def shown(words: Any, kind: Any) -> Any:
    """A vector as a read-only array of a type."""
    return np.frombuffer(memoryview(words) if SHARED else raw(words), dtype=kind)


def shared(words: Any) -> Bytes:
    """The bytes of a vector as a writable array, where they are shared. The vector must keep its length."""
    seen = shown(words, np.uint8)
    memory = (ctypes.c_uint8 * seen.nbytes).from_address(seen.ctypes.data)
    memory.seen = seen  # keeps the vector alive as long as the array
    return np.frombuffer(memory, np.uint8)
