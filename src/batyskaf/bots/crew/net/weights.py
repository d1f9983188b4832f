"""The file of a trained policy: 8-bit weights with one scale for each output. `learn.export` writes it.

A line of JSON says what follows: the number of blocks, how the policy was made, and by layer its inputs and outputs.
Then come, layer by layer, scales and biases as 32-bit numbers and the weights, input by input.
"""

import json
from array import array
from functools import cache
from importlib.resources import files
from sys import byteorder
from typing import Any, Final

from batyskaf.bots.crew.net.layers import Layer

FILE: Final = "policy.bin"


class Weights:
    """The layers of a file, by name."""

    def __init__(self, data: bytes) -> None:
        start = data.index(b"\n") + 1
        self.header: dict[str, Any] = json.loads(data[:start])
        self.blocks = int(self.header["blocks"])
        self._layers: dict[str, Layer] = {}
        for name, inputs, outputs in self.header["layers"]:
            numbers = array("i", data[start : start + 8 * outputs])
            if byteorder == "big":
                numbers.byteswap()
            start += 8 * outputs
            rows = [data[start + row * outputs : start + (row + 1) * outputs] for row in range(inputs)]
            start += inputs * outputs
            self._layers[name] = Layer(rows, numbers[:outputs].tolist(), numbers[outputs:].tolist())

    def layer(self, name: str) -> Layer:
        return self._layers[name]


def pack(header: dict[str, Any], layers: dict[str, tuple[list[bytes], list[int], list[int]]]) -> bytes:
    """The file of these layers: weights by input, scales, biases."""
    listed = [[name, len(rows), len(scales)] for name, (rows, scales, _) in layers.items()]
    parts = [json.dumps({**header, "layers": listed}).encode() + b"\n"]
    for rows, scales, biases in layers.values():
        numbers = array("i", [*scales, *biases])
        if byteorder == "big":
            numbers.byteswap()
        parts += [numbers.tobytes(), *rows]
    return b"".join(parts)


@cache
def shipped() -> Weights:
    """The policy that comes with the package."""
    return Weights(files("batyskaf.bots.crew.net").joinpath(FILE).read_bytes())
