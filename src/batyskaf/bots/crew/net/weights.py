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

SHIPPED: Final = files("batyskaf.bots.crew.net") / "policy.bin"


class Weights:
    """The layers of a file, by name. A file that can't be read raises a ValueError."""

    def __init__(self, data: bytes) -> None:
        start = data.find(b"\n") + 1
        try:
            self.header: dict[str, Any] = json.loads(data[:start])
            self.blocks = int(self.header["blocks"])
            self.places = int(self.header["places"])
            """For how many tasks it was trained: places without a task count too."""
            listed = [(str(name), int(inputs), int(outputs)) for name, inputs, outputs in self.header["layers"]]
        except (ValueError, KeyError, TypeError) as error:
            raise ValueError(f"this is no policy, its first line can't be read: {error!r}") from error
        self.packed: dict[str, tuple[int, int, bytes]] = {}
        """By layer its inputs, its outputs, and its part of the file."""
        for name, inputs, outputs in listed:
            size = outputs * (8 + inputs)
            if inputs < 1 or outputs < 1 or start + size > len(data):
                raise ValueError(f"the policy is broken: {len(data)} bytes end before the layer {name} does")
            self.packed[name] = (inputs, outputs, data[start : start + size])
            start += size
        if start != len(data):
            raise ValueError(f"the policy is broken: its layers have {start} bytes, not {len(data)}")

    def size(self, name: str) -> tuple[int, int]:
        """The inputs and outputs of a layer."""
        if name not in self.packed:
            raise ValueError(f"the policy has no layer {name}")
        return self.packed[name][:2]

    def layer(self, name: str) -> Layer:
        inputs, outputs = self.size(name)
        data = self.packed[name][2]
        numbers = array("i", data[: 8 * outputs])
        if byteorder == "big":
            numbers.byteswap()
        weights = data[8 * outputs :]
        rows = [weights[row * outputs : (row + 1) * outputs] for row in range(inputs)]
        return Layer(rows, numbers[:outputs].tolist(), numbers[outputs:].tolist())


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


def is_shipped() -> bool:
    """Whether the package comes with a policy; on the static site it arrives later."""
    return SHIPPED.is_file()


@cache
def shipped() -> Weights:
    """The policy that comes with the package."""
    return Weights(SHIPPED.read_bytes())
