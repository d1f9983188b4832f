"""Turns the file that bots read back into a policy, so that training can begin with it."""

import torch
from torch import nn

from batyskaf.bots.crew.net.layers import ONE, SHIFT
from batyskaf.bots.crew.net.weights import Weights
from batyskaf.learn.net import Policy, Size


def restored(data: bytes) -> Policy:
    """The policy of a file that `learn.export` has written; its weights stay rounded."""
    weights = Weights(data)
    colour, centre, task = (weights.size(f"trunk.{name}")[1] for name in ("colour", "centre", "task_general"))
    policy = Policy(Size(colour, centre, task, weights.blocks))
    with torch.no_grad():
        for name, part in policy.named_modules():
            if isinstance(part, nn.Linear):
                _fill(part, *weights.packed[name])
    return policy


def _fill(layer: nn.Linear, inputs: int, outputs: int, data: bytes) -> None:
    buffer = bytearray(data)
    scales, biases = torch.frombuffer(buffer, dtype=torch.int32, count=2 * outputs).double().split(outputs)
    whole = torch.frombuffer(buffer, dtype=torch.int8, offset=8 * outputs).view(inputs, outputs)
    layer.weight.copy_(whole.T * (scales / 2**SHIFT)[:, None])
    if layer.bias is not None:
        layer.bias.copy_(biases / ONE)
