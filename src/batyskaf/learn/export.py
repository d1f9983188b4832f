"""Writes a trained policy as the file that bots read: whole numbers, no PyTorch.

    python -m batyskaf.learn.export FOLDER/policy.pt policy.bin --made "2026-11-17, one H200, 20 minutes, seed 1"

Of several policies, which should be stages of one training, it writes the mean: often better than each of them. They
may also be files that bots read.

Each output of a layer has its own scale, so that its largest weight is 127.
"""

import argparse
from pathlib import Path

import torch
from torch import Tensor, nn

from batyskaf.bots.crew.net.layers import ONE, SHIFT
from batyskaf.bots.crew.net.weights import pack
from batyskaf.learn.net import Policy, load_policy
from batyskaf.learn.restore import restored

Packed = tuple[list[bytes], list[int], list[int]]


def mean_of(policies: list[Policy]) -> Policy:
    """The policy whose weights are the mean of theirs; they must have the same size."""
    shapes = [[part.shape for part in one.parameters()] for one in policies]
    if any(one != shapes[0] for one in shapes):
        raise ValueError("policies of different sizes have no mean")
    with torch.no_grad():
        for parts in zip(*(one.parameters() for one in policies), strict=True):
            parts[0].copy_(torch.stack(parts).mean(0))
    return policies[0]


def packed(layer: nn.Linear) -> Packed:
    """Weights by input, scales and biases, all in whole numbers."""
    weights: Tensor = layer.weight.detach().double()
    most = weights.abs().amax(1).clamp(min=1e-6)
    scales = (most / 127 * 2**SHIFT).round().clamp(min=1)
    whole = (weights / (scales[:, None] / 2**SHIFT)).round().clamp(-127, 127).char()
    bias = layer.bias.detach().double() if layer.bias is not None else weights.new_zeros(len(weights))
    rows = [row.contiguous().numpy().tobytes() for row in whole.T]
    return rows, scales.long().tolist(), (bias * ONE).round().long().tolist()


def export(policy: Policy, places: int, made: str) -> bytes:
    layers = {name: packed(part) for name, part in policy.named_modules() if isinstance(part, nn.Linear)}
    header = {"blocks": len(policy.trunk.blocks), "places": places, "made": made}
    return pack(header, layers)


def read(file: Path) -> Policy:
    """A policy that training has saved, or one as bots read it."""
    return restored(file.read_bytes()) if file.suffix == ".bin" else load_policy(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("policy", type=Path, nargs="+")
    parser.add_argument("out", type=Path)
    parser.add_argument("--places", type=int, default=11, help="for how many tasks and objectives it was trained")
    parser.add_argument("--made", default="", help="how it was made")
    chosen = parser.parse_args()
    try:
        policy = mean_of([read(one) for one in chosen.policy])
    except ValueError as error:
        parser.error(str(error))
    data = export(policy, chosen.places, chosen.made)
    chosen.out.write_bytes(data)
    print(f"{len(data):,} bytes")


if __name__ == "__main__":
    main()
