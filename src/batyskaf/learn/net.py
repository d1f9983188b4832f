"""The nets: a policy with a belief, and a critic that also sees all hands.

Colours are interchangeable, so the four of them share all weights: each colour is a token with its nine cards, a fifth
token holds submarines and everything general, and tokens talk through sums. Tasks are read one by one by the same
weights and added up, so that any number of them fits. Norms have no weights and all activations are ReLU, so that a
trained policy can be computed in integers (`bots.crew.net`).
"""

from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.nn import functional

from batyskaf.bots.crew.net import describing
from batyskaf.games.crew.cards import COLOUR_CARDS
from batyskaf.games.crew.codes import GIVE, TAKE
from batyskaf.games.crew.layouts import MARKS
from batyskaf.learn import seeing
from batyskaf.learn.describing import Descriptions
from batyskaf.learn.seeing import Sight

OTHERS = seeing.SEATS - 1
_COLOURS = int(COLOUR_CARDS)
REST = int(TAKE) - int(GIVE) - _COLOURS
"""Moves that are about no card and no task: predictions, answers, votes."""


@dataclass
class Size:
    colour: int = 128
    centre: int = 256
    task: int = 64
    blocks: int = 3


@dataclass
class Rows:
    """Descriptions of tasks; `Sight.task` are rows of it."""

    general: Tensor
    suited: Tensor


def rows_of(descriptions: list[Descriptions], dtype: torch.dtype) -> Rows:
    general = torch.cat([one.general for one in descriptions]).to(dtype)
    return Rows(general, torch.cat([one.suited for one in descriptions]).to(dtype))


def norm(values: Tensor) -> Tensor:
    """Scale the last dimension to a mean square of 1."""
    return functional.rms_norm(values, values.shape[-1:], eps=1e-5)


class Tokens(nn.Module):
    """Two layers over the colours and the centre: both see themselves and each other."""

    def __init__(self, size: Size) -> None:
        super().__init__()
        colour, centre = size.colour, size.centre
        self.colour_in = nn.Linear(colour, 2 * colour)
        self.to_colour = nn.Linear(centre, 2 * colour, bias=False)
        self.colour_out = nn.Linear(2 * colour, colour)
        self.centre_in = nn.Linear(centre, 2 * centre)
        self.to_centre = nn.Linear(colour, 2 * centre, bias=False)
        self.centre_out = nn.Linear(2 * centre, centre)
        for layer in (self.colour_out, self.centre_out):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(self, colours: Tensor, centre: Tensor) -> tuple[Tensor, Tensor]:
        by_colour, middle = norm(colours), norm(centre)
        wide = self.colour_in(by_colour) + self.to_colour(middle)[:, None]
        central = self.centre_in(middle) + self.to_centre(by_colour.mean(1))
        return (
            colours + self.colour_out(wide.relu()),
            centre + self.centre_out(central.relu()),
        )


class Trunk(nn.Module):
    """Turns a sight into tokens; `extra` is the number of additional numbers by card."""

    def __init__(self, size: Size, extra: int = 0) -> None:
        super().__init__()
        planes, task = seeing.PLANES + extra, size.task
        self.task_general = nn.Linear(describing.GENERAL + seeing.TASK + describing.SUITED + seeing.SUITED, task)
        self.task_colour = nn.Linear(describing.SUITED + seeing.SUITED, task, bias=False)
        self.task_out = nn.Linear(task, task)
        self.colour = nn.Linear(9 * planes + seeing.LED + task, size.colour)
        self.centre = nn.Linear(4 * planes + seeing.LED + seeing.GENERAL + task, size.centre)
        self.blocks = nn.ModuleList(Tokens(size) for _ in range(size.blocks))

    def forward(self, sight: Sight, rows: Rows, extra: Tensor | None = None) -> tuple[Tensor, Tensor, Tensor]:
        cards = sight.cards if extra is None else torch.cat([sight.cards, extra], 2)
        tasks, by_colour = self._tasks(sight, rows)
        colours = torch.cat([cards[:, :_COLOURS].unflatten(1, (4, 9)).flatten(2), sight.suits[:, :4], by_colour], 2)
        centre = torch.cat([cards[:, _COLOURS:].flatten(1), sight.suits[:, 4], sight.general, tasks.sum(1)], 1)
        colours, centre = self.colour(colours), self.centre(centre)
        for block in self.blocks:
            colours, centre = block(colours, centre)
        return norm(colours).relu(), norm(centre).relu(), tasks

    def _tasks(self, sight: Sight, rows: Rows) -> tuple[Tensor, Tensor]:
        """Each task as a whole, and what all tasks together mean for each colour."""
        suited = torch.cat([rows.suited[sight.task], sight.tasks_by_suit], 3)
        whole = self.task_general(torch.cat([rows.general[sight.task], sight.tasks, suited[:, :, 4]], 2))
        read = (whole[:, :, None] + self.task_colour(suited[:, :, :4])).relu()
        read = read * sight.tasks[:, :, seeing.SEATS + 1, None, None]  # no task, nothing to read
        return self.task_out(read.mean(2)), read.sum(1)


class Policy(nn.Module):
    """Scores all moves, tasks by their places, predicts who holds each card, and the chance of success."""

    def __init__(self, size: Size) -> None:
        super().__init__()
        self.trunk = Trunk(size)
        self.colour = nn.Linear(size.colour, 9 * (2 + int(MARKS)))
        self.centre = nn.Linear(size.centre, 4 + 1 + REST)
        self.take = nn.Linear(size.centre, size.task)
        self.belief_colour = nn.Linear(size.colour, 9 * OTHERS)
        self.belief_centre = nn.Linear(size.centre, 4 * OTHERS)
        self.chance = nn.Linear(size.centre, 1)
        for layer in (self.colour, self.centre, self.take):
            nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)

    def forward(self, sight: Sight, rows: Rows) -> tuple[Tensor, Tensor, Tensor]:
        """Scores by move, by card which of the others holds it, and the chance of success as a logit."""
        colours, centre, tasks = self.trunk(sight, rows)
        cards, rest = self.colour(colours), self.centre(centre)
        take = (tasks[:, :-1] * self.take(centre)[:, None]).sum(2)
        scores = torch.cat(
            [cards[:, :, :9].flatten(1), rest[:, :4], cards[:, :, 18:].flatten(1), rest[:, 4:5],
             cards[:, :, 9:18].flatten(1), rest[:, 5:], take], 1,
        )  # fmt: skip
        belief = torch.cat(
            [self.belief_colour(colours).unflatten(2, (9, OTHERS)).flatten(1, 2),
             self.belief_centre(centre).unflatten(1, (4, OTHERS))], 1,
        )  # fmt: skip
        return scores, belief, self.chance(centre)[:, 0]


class Critic(nn.Module):
    """The chance of success, estimated with all hands visible, and of each task by itself."""

    def __init__(self, size: Size) -> None:
        super().__init__()
        self.trunk = Trunk(size, extra=OTHERS)
        self.value = nn.Linear(size.centre + size.colour, 1)
        self.task = nn.Linear(size.centre + size.colour, size.task)

    def forward(self, sight: Sight, rows: Rows, hands: Tensor) -> tuple[Tensor, Tensor]:
        colours, centre, tasks = self.trunk(sight, rows, hands.transpose(1, 2))
        everything = torch.cat([centre, colours.mean(1)], 1)
        return self.value(everything)[:, 0], (tasks[:, :-1] * self.task(everything)[:, None]).sum(2)


def load_policy(file: Path) -> Policy:
    """Load a policy that training has saved."""
    kept = torch.load(file, map_location="cpu")
    policy = Policy(Size(**kept["size"]))
    policy.load_state_dict({name: values.float() for name, values in kept["policy"].items()})
    policy.eval()
    return policy
