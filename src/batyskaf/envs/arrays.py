"""Buffers of compiled code as NumPy arrays, without a copy wherever librt's own vectors are in use."""

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
"""Whether arrays look into the buffers themselves. The stand-in for librt has no memory to show: it is copied."""


def shown(words: Any, kind: Any) -> Any:
    """A vector as an array of a kind; read-only."""
    return np.frombuffer(memoryview(words) if SHARED else raw(words), dtype=kind)
