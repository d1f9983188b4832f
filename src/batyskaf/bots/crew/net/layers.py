"""Layers of a net in whole numbers: the same results on every machine. `layers.h` computes the same as native code.

Activations are numbers in units of 1 / ONE within 16 bits, weights are 8 bits with one scale for each output. Sums stay
within 32 bits, since no layer has more than MOST inputs. So the weights of all outputs that belong to one input can be
the digits of one large number, and Python multiplies all of them at once.
"""

from array import array
from math import isqrt
from sys import byteorder
from typing import Final

ONE: Final = 1024
LIMIT: Final = 32767
WIDE: Final = 1 << 26
"""Sums of several layers are limited to this before they are multiplied, so that products stay within 64 bits."""
MOST: Final = 512
SHIFT: Final = 24
"""Scales are whole numbers in units of 2 ** -SHIFT."""
HALF: Final = 1 << 31
_LANE: Final = 4
"""Bytes of a sum."""


class Layer:
    """One linear layer: `weights` by input and output, a scale and a bias for each output."""

    def __init__(self, weights: list[bytes], scales: list[int], biases: list[int]) -> None:
        if len(weights) > MOST:
            raise ValueError(f"a layer has at most {MOST} inputs, not {len(weights)}")
        self.inputs = len(weights)
        self.outputs = len(scales)
        self.rows = [_lanes(array("b", row)) for row in weights]
        self.scales = scales
        self.biases = biases
        self._half = sum(HALF << 32 * lane for lane in range(self.outputs))
        self._bytes = _LANE * self.outputs

    def sums(self, values: list[int]) -> int:
        """The sums of all outputs, packed; inputs that are 0 cost nothing."""
        total = 0
        for value, row in zip(values, self.rows, strict=True):
            if value:
                total += value * row
        return total

    def lanes(self, total: int) -> "array[int]":
        """Unpack sums; each is larger by HALF, so that none is negative."""
        lanes = array("I", (total + self._half).to_bytes(self._bytes, byteorder))
        if byteorder == "big":
            lanes.reverse()
        return lanes

    def finish(self, total: int) -> list[int]:
        """Unpack sums; scale them and add the biases."""
        return [
            ((lane - HALF) * scale >> SHIFT) + bias
            for lane, scale, bias in zip(self.lanes(total), self.scales, self.biases, strict=True)
        ]

    def __call__(self, values: list[int]) -> list[int]:
        return self.finish(self.sums(values))


def _lanes(weights: "array[int]") -> int:
    """Weights as the digits of one number; digits may be negative."""
    return sum(weight << (32 * lane) for lane, weight in enumerate(weights) if weight)


def limited(values: list[int], limit: int = LIMIT) -> list[int]:
    if max(values) <= limit and min(values) >= -limit:
        return values
    return [max(-limit, min(limit, value)) for value in values]


def positive(values: list[int]) -> list[int]:
    return [0 if value < 0 else LIMIT if value > LIMIT else value for value in values]


def normed(values: list[int]) -> list[int]:
    """Scale to a mean square of 1.

    >>> normed([300, -400])
    [870, -1161]
    """
    values = limited(values, WIDE)
    root = max(1, isqrt(sum(value * value for value in values) // len(values)))
    return limited([value * ONE // root for value in values])


def added(one: list[int], other: list[int]) -> list[int]:
    return [mine + theirs for mine, theirs in zip(one, other, strict=True)]
