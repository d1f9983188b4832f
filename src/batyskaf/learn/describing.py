"""Tasks and objectives as tensors: the rows of `bots.crew.net.describing`."""

import torch
from torch import Tensor

from batyskaf.bots.crew.net.describing import GENERAL, SUITED, Row, described
from batyskaf.games.crew.cards import COLOUR_CARDS
from batyskaf.learn.kinds import masks
from batyskaf.learn.plan import Plan


class Descriptions:
    """All tasks of a plan, then no task, then the plan's objective."""

    def __init__(self, plan: Plan) -> None:
        known, tasks = described(plan.setup), plan.tasks
        rows = [*known.rows[:tasks], NO_TASK, *known.rows[tasks:]]
        self.general = torch.tensor([row.general for row in rows], device=plan.device)
        self.suited = torch.tensor([row.suited for row in rows], device=plan.device)
        self.cards = masks([mask for row in rows for mask in (row.main, row.other)], plan.device).unflatten(0, (-1, 2))
        """The cards that matter, and the cards beside them."""
        self.single = torch.tensor([row.single for row in rows], device=plan.device)
        """Tasks that are done by winning cards and nothing else."""
        self.objective = tasks if known.objective < 0 else tasks + 1
        """The row of the objective, or of no task."""


NO_TASK = Row([0.0] * GENERAL, [[0.0] * SUITED for _ in range(5)], 0, 0, single=False, secret=False)


def by_suit(cards: Tensor) -> Tensor:
    """Masks of forty cards as five suits of nine; submarines beyond the fourth do not exist.

    >>> by_suit(torch.ones(40, dtype=torch.bool)).sum(-1).tolist()
    [9, 9, 9, 9, 4]
    """
    colours = cards[..., : int(COLOUR_CARDS)].unflatten(-1, (4, 9))
    submarines = torch.nn.functional.pad(cards[..., int(COLOUR_CARDS) :], (0, 5))
    return torch.cat([colours, submarines.unsqueeze(-2)], -2)
