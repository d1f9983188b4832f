"""The policy: tokens for the four colours and a centre, as `batyskaf.learn.net` trains it."""

from dataclasses import dataclass
from operator import mul
from typing import Final

from batyskaf.bots.crew.net.layers import ONE, Layer, added, limited, normed, positive
from batyskaf.bots.crew.net.sight import COLOURS, Sight
from batyskaf.bots.crew.net.weights import Weights
from batyskaf.games.crew.cards import CARDS

OTHERS: Final = 4


@dataclass
class Opinion:
    """What the policy says about a decision. All numbers are in units of 1 / ONE."""

    colours: list[list[int]]
    """By colour: play each of its cards, give it, then signal it with each mark."""
    centre: list[int]
    """Play each submarine, stay quiet, then all moves that are about no card and no task."""
    tasks: list[int]
    """Take the task in each place."""
    belief: list[list[int]]
    """By card: how likely each of the others holds it, clockwise, as a logit."""
    chance: int
    """The chance of success, as a logit."""


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
        mean = [sum(column) // len(COLOURS) for column in zip(*by_colour, strict=True)]
        central = positive(added(self.centre_in(middle), self.to_centre(mean)))
        wide = [positive(added(self.colour_in(colour), from_centre)) for colour in by_colour]
        found = [added(colour, self.colour_out(one)) for colour, one in zip(colours, wide, strict=True)]
        return found, added(centre, self.centre_out(central))


class Net:
    """The trained policy."""

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
        self.places = int(weights.header["places"])
        """For how many tasks it was trained: places without a task count too."""

    def __call__(self, sight: Sight) -> Opinion:
        tasks, by_colour, together = self._tasks(sight)
        colours = [
            self.into_colour(
                [*_flat(sight.cards[9 * colour : 9 * colour + 9]), *sight.suits[colour], *by_colour[colour]]
            )
            for colour in COLOURS
        ]
        centre = self.into_centre([*_flat(sight.cards[36:]), *sight.suits[4], *sight.general, *together])
        for block in self.blocks:
            colours, centre = block(colours, centre)
        colours, centre = [positive(normed(colour)) for colour in colours], positive(normed(centre))
        wish = self.take(centre)
        take = [sum(map(mul, one, wish)) // ONE for one in tasks]
        believed = _flat([self.belief_colour(colour) for colour in colours]) + self.belief_centre(centre)
        belief = [believed[OTHERS * card : OTHERS * card + OTHERS] for card in range(int(CARDS))]
        return Opinion(
            [self.colour(colour) for colour in colours], self.centre(centre), take, belief, self.chance(centre)[0]
        )

    def _tasks(self, sight: Sight) -> tuple[list[list[int]], list[list[int]], list[int]]:
        """Each task as a whole, what all together mean for each colour, and all together."""
        size = self.task_general.outputs
        by_colour = [[0] * size for _ in COLOURS]
        tasks = []
        for task in sight.tasks:
            whole = self.task_general([*task.whole, *task.by_suit[4]])
            read = [positive(added(whole, self.task_colour(task.by_suit[colour]))) for colour in COLOURS]
            by_colour = [added(sum_, one) for sum_, one in zip(by_colour, read, strict=True)]
            tasks.append(self.task_out([sum(column) // len(COLOURS) for column in zip(*read, strict=True)]))
        empty = max(0, self.places - len(tasks))
        together = [sum(column) for column in zip([empty * bias for bias in self.task_out.biases], *tasks, strict=True)]
        return tasks, [limited(one) for one in by_colour], limited(together)


def _flat(rows: list[list[int]]) -> list[int]:
    return [value for row in rows for value in row]
