"""The policy: tokens for the four colours and a centre, as `batyskaf.learn.net` trains it.

A net reads the numbers of a sight (`sight` says which) and answers with those of an opinion: scores of moves by colour,
scores of all other moves, beliefs by card, the chance of success, then a score for taking each task. All numbers are in
units of 1 / ONE. `net` gives the native one of `_net.c` where the package was compiled; `Net` says the same in Python.
"""

from functools import cache
from itertools import chain
from operator import mul
from typing import TYPE_CHECKING, Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.net.advisor import BY_COLOUR, CENTRAL, OTHERS
from batyskaf.bots.crew.net.layers import ONE, WIDE, Layer, added, limited, normed, positive
from batyskaf.bots.crew.net.sight import CENTRE, COLOUR, SUITED, WHOLE
from batyskaf.bots.crew.net.weights import Weights, shipped
from batyskaf.games.crew.cards import CARDS, COLOUR_CARDS, RANKS

if TYPE_CHECKING:
    from batyskaf.bots.crew.net._net import Net as NativeNet


class Evaluate(Protocol):
    """A net: the numbers of a sight in, those of an opinion out."""

    def __call__(self, numbers: vec[i64], /) -> list[int]: ...

    def many(self, sights: list[vec[i64]], /) -> list[list[int]]:
        """The opinions of several sights; the native net reads them together, which is quicker."""
        ...


COLOURS: Final = range(4)


def _native() -> "type[NativeNet] | None":
    """The net as native code, None if the package was not compiled."""
    try:
        from batyskaf.bots.crew.net._net import Net as NativeNet
    except ImportError:
        return None
    return NativeNet


NATIVE: Final = _native()


def shapes(colour: int, centre: int, task: int, blocks: int) -> dict[str, tuple[int, int]]:
    """The inputs and outputs of all layers, by the widths of the tokens and of a task."""
    found = {
        "trunk.task_general": (int(WHOLE + SUITED), task),
        "trunk.task_colour": (int(SUITED), task),
        "trunk.task_out": (task, task),
        "trunk.colour": (int(COLOUR) + task, colour),
        "trunk.centre": (int(CENTRE) + task, centre),
        "colour": (colour, int(BY_COLOUR)),
        "centre": (centre, int(CENTRAL)),
        "take": (centre, task),
        "belief_colour": (colour, int(OTHERS) * int(RANKS)),
        "belief_centre": (centre, int(OTHERS) * int(CARDS - COLOUR_CARDS)),
        "chance": (centre, 1),
    }
    for block in range(blocks):
        name = f"trunk.blocks.{block}"
        found[f"{name}.colour_in"] = (colour, 2 * colour)
        found[f"{name}.to_colour"] = (centre, 2 * colour)
        found[f"{name}.colour_out"] = (2 * colour, colour)
        found[f"{name}.centre_in"] = (centre, 2 * centre)
        found[f"{name}.to_centre"] = (colour, 2 * centre)
        found[f"{name}.centre_out"] = (2 * centre, centre)
    return found


def check(weights: Weights) -> None:
    """Refuse a policy that is not made for this sight and these moves."""
    colour, centre, task = (weights.size(f"trunk.{name}")[1] for name in ("colour", "centre", "task_general"))
    for name, (inputs, outputs) in shapes(colour, centre, task, weights.blocks).items():
        if weights.size(name) != (inputs, outputs):
            has = "{} inputs and {} outputs".format(*weights.size(name))
            raise ValueError(f"the layer {name} of the policy has {has}, not {inputs} and {outputs}")


def net(weights: Weights) -> Evaluate:
    """The quickest net there is for these weights."""
    check(weights)
    if NATIVE is None:
        return Net(weights)
    return NATIVE(weights.packed, weights.blocks, weights.places)


@cache
def shipped_net() -> Evaluate:
    """The net of the policy that comes with the package."""
    return net(shipped())


class Block:
    """Two layers over the colours and the centre: both see themselves and each other."""

    def __init__(self, weights: Weights, name: str) -> None:
        self.colour_in: Layer = weights.layer(f"{name}.colour_in")
        self.to_colour = weights.layer(f"{name}.to_colour")
        self.colour_out = weights.layer(f"{name}.colour_out")
        self.centre_in = weights.layer(f"{name}.centre_in")
        self.to_centre = weights.layer(f"{name}.to_centre")
        self.centre_out = weights.layer(f"{name}.centre_out")

    def __call__(self, colours: list[list[int]], centre: list[int]) -> tuple[list[list[int]], list[int]]:
        by_colour, middle = [normed(colour) for colour in colours], normed(centre)
        from_centre = self.to_colour(middle)
        central = positive(added(self.centre_in(middle), self.to_centre(_mean(by_colour))))
        wide = [positive(added(self.colour_in(colour), from_centre)) for colour in by_colour]
        found = [added(colour, self.colour_out(one)) for colour, one in zip(colours, wide, strict=True)]
        return found, added(centre, self.centre_out(central))


class Net:
    """The policy in Python."""

    def __init__(self, weights: Weights) -> None:
        self.task_general = weights.layer("trunk.task_general")
        self.task_colour = weights.layer("trunk.task_colour")
        self.task_out = weights.layer("trunk.task_out")
        self.into_colour = weights.layer("trunk.colour")
        self.into_centre = weights.layer("trunk.centre")
        self.blocks = [Block(weights, f"trunk.blocks.{number}") for number in range(weights.blocks)]
        self.colour = weights.layer("colour")
        self.centre = weights.layer("centre")
        self.take = weights.layer("take")
        self.belief_colour = weights.layer("belief_colour")
        self.belief_centre = weights.layer("belief_centre")
        self.chance = weights.layer("chance")
        self.places = weights.places
        self.colour_size = self.into_colour.inputs - self.task_out.outputs
        self.centre_size = self.into_centre.inputs - self.task_out.outputs

    def __call__(self, sight: vec[i64]) -> list[int]:
        numbers = limited([int(number) for number in sight])
        middle = len(COLOURS) * self.colour_size
        rest = middle + self.centre_size
        tasks, by_colour, together = self._tasks(numbers[rest:])
        colours = [
            self.into_colour(part + about) for part, about in zip(_cut(numbers[:middle], 4), by_colour, strict=True)
        ]
        centre = self.into_centre(numbers[middle:rest] + together)
        for block in self.blocks:
            colours, centre = block(colours, centre)
        colours, centre = [positive(normed(colour)) for colour in colours], positive(normed(centre))
        wish = limited(self.take(centre), WIDE)
        return [
            *chain.from_iterable(self.colour(colour) for colour in colours),
            *self.centre(centre),
            *chain.from_iterable(self.belief_colour(colour) for colour in colours),
            *self.belief_centre(centre),
            *self.chance(centre),
            *(sum(map(mul, limited(one, WIDE), wish)) // ONE for one in tasks),
        ]

    def many(self, sights: list[vec[i64]]) -> list[list[int]]:
        return [self(sight) for sight in sights]

    def _tasks(self, numbers: list[int]) -> tuple[list[list[int]], list[list[int]], list[int]]:
        """Each task as a whole, what all together mean for each colour, and all together."""
        whole = self.task_general.inputs
        count = len(numbers) // (whole + len(COLOURS) * self.task_colour.inputs)
        by_colour = [[0] * self.task_general.outputs for _ in COLOURS]
        tasks = []
        for task in _cut(numbers, count):
            about = self.task_general(task[:whole])
            read = [positive(added(about, self.task_colour(part))) for part in _cut(task[whole:], len(COLOURS))]
            by_colour = [added(sum_, one) for sum_, one in zip(by_colour, read, strict=True)]
            tasks.append(self.task_out(_mean(read)))
        empty = max(0, self.places - count)
        together = [sum(column) for column in zip([empty * bias for bias in self.task_out.biases], *tasks, strict=True)]
        return tasks, [limited(one) for one in by_colour], limited(together)


def _mean(rows: list[list[int]]) -> list[int]:
    return [sum(column) // len(rows) for column in zip(*rows, strict=True)]


def _cut(numbers: list[int], parts: int) -> list[list[int]]:
    """Equal parts, one after the other."""
    size = len(numbers) // max(1, parts)
    return [numbers[part * size : (part + 1) * size] for part in range(parts)]
