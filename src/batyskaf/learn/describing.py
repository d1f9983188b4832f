"""Tasks and objectives as rows of numbers, from the rules' own objects: what a net reads of a task that never changes.

A row says which class of rule it is, its numbers, and by suit which cards matter. Nothing in it names a task, so tasks
of packs are described like any other.
"""

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from batyskaf.games.crew import collecting, counting, objectives, winning
from batyskaf.games.crew.cards import CARDS, COLOUR_CARDS, RANKS, SUIT_MASK
from batyskaf.games.crew.tasks import LAST, Task
from batyskaf.learn.kinds import JUDGES, masks
from batyskaf.learn.plan import Plan

MOST_TRICKS = 13
NUMBERS = ("n", "exact", "only", "in_a_row", "least", "most", "predicts", "secret", "difficulty")
COMPARED = 3
"""Signs of a comparison, and whom it is with: three of each."""
SUITED = 2 * int(RANKS) + 2
"""By suit: the cards that matter, the cards beside them, a number, and whether it is exact."""

Described = dict[str, Any]


def _cards(task: Any) -> Described:
    return {"main": task.cards}


def _avoided(task: Any) -> Described:
    return {"other": task.cards}


def _counted(task: Any) -> Described:
    main, need, exact = 0, [0.0] * 5, [0.0] * 5
    for group, number, precise in zip(task.groups, task.numbers, task.exact, strict=True):
        main |= int(group)
        for suit in range(5):
            if int(group) == int(SUIT_MASK[suit]):
                need[suit], exact[suit] = int(number) / 9, float(precise)
    return {"main": main, "need": need, "exact_suits": exact, "n": task.numbers[0] / 9, "exact": task.exact[0]}


def _positions(task: Any) -> Described:
    return {"positions": [int(position) for position in task.positions], "only": task.only}


def _suits(task: Any) -> Described:
    return {"main": sum(int(SUIT_MASK[suit]) for suit in {int(suit) for suit in task.suits})}


DESCRIBED: dict[type[Task], Callable[[Any], Described]] = {
    collecting.WinCards: _cards,
    collecting.WinCardInLastTrick: lambda task: {"main": 1 << int(task.card)},
    collecting.WinCardAndNoOtherOfSuit: lambda task: {"main": task.card, "other": task.others},
    collecting.CountCards: _counted,
    collecting.NoCards: _avoided,
    collecting.EqualSuits: lambda task: {"main": task.one | task.other, "n": task.least / 9},
    collecting.MoreOfSuit: lambda task: {"main": task.more, "other": task.less},
    collecting.EachColour: lambda task: {**_suits(task), "n": task.n / 9},
    collecting.WholeColour: _suits,
    counting.WinPositions: _positions,
    counting.WinNoneOfFirst: lambda task: {"n": task.n / 9},
    counting.WinExactly: lambda task: {"n": task.n / 9, "in_a_row": task.in_a_row},
    counting.WinInARow: lambda task: {"n": task.n / 9},
    counting.NeverInARow: lambda task: {"n": task.n / 9},
    counting.CompareTricks: lambda task: {"sign": int(task.sign), "against": int(task.against)},
    counting.Predict: lambda task: {"predicts": 1, "secret": task.secret},
    counting.NeverLead: _avoided,
    winning.WinWithValue: lambda task: {"main": task.winners, "other": task.captured},
    winning.WinCardWithSuit: lambda task: {"main": task.card, "other": task.suit},
    winning.WinSum: lambda task: {"sums": (task.least, task.most)},
    winning.WinOnly: _cards,
    winning.WinEqualSuits: lambda task: {"main": task.one | task.other, "n": task.least / 9},
    objectives.ValueBalance: lambda task: {"main": task.cards, "n": task.lead / 9},
    objectives.FirstWinnerLeads: lambda task: {},
    objectives.FinalCard: lambda task: {"main": 1 << int(task.card)},
}
RULES = sorted(JUDGES, key=lambda rule: rule.__name__)
GENERAL = len(RULES) + len(NUMBERS) + 2 * COMPARED + MOST_TRICKS
"""How many numbers describe a task as a whole."""


class Descriptions:
    """All tasks of a plan, then no task, then the plan's objective."""

    def __init__(self, plan: Plan) -> None:
        tests = [*plan.setup.rules.tasks]
        described = [_describe(plan, test, int(plan.difficulty[number])) for number, test in enumerate(tests)]
        described.append((torch.zeros(GENERAL), torch.zeros(5, SUITED), torch.zeros(2, int(CARDS), dtype=torch.bool)))
        if plan.setup.objective is not None:
            described.append(_describe(plan, plan.setup.objective, 0))
        self.general = torch.stack([general for general, _, _ in described]).to(plan.device)
        self.suited = torch.stack([suited for _, suited, _ in described]).to(plan.device)
        self.cards = torch.stack([cards for _, _, cards in described]).to(plan.device)
        """The cards that matter, and the cards beside them."""
        single = [isinstance(test, collecting.WinCards) for test in tests]
        self.single = torch.tensor([*single, False, False], device=plan.device)
        """Tasks that are done by winning cards and nothing else."""
        self.objective = len(tests) + 1 if plan.setup.objective is not None else len(tests)
        """The row of the objective, or of no task."""


def _describe(plan: Plan, task: Task, difficulty: int) -> tuple[Tensor, Tensor, Tensor]:
    found = DESCRIBED[type(task)](task)
    if "sums" in found:
        least, most = found["sums"]
        found |= {"least": int(least[plan.seats]) / 45, "most": min(int(most[plan.seats]), 45) / 45}
    found["difficulty"] = difficulty / 5
    rule = [float(type(task) is rule) for rule in RULES]
    compared = [float(found.get(part) == value) for part in ("sign", "against") for value in range(COMPARED)]
    positions = [0.0] * MOST_TRICKS
    for position in found.get("positions", ()):
        positions[plan.total - 1 if position == LAST else position] = 1.0
    general = torch.tensor([*rule, *(float(found.get(name, 0)) for name in NUMBERS), *compared, *positions])
    cards = masks([int(found.get("main", 0)), int(found.get("other", 0))], torch.device("cpu"))
    need = torch.tensor([found.get("need", [0.0] * 5), found.get("exact_suits", [0.0] * 5)]).T
    return general, torch.cat([by_suit(cards).transpose(0, 1).flatten(1).float(), need], 1), cards


def by_suit(cards: Tensor) -> Tensor:
    """Masks of forty cards as five suits of nine; submarines beyond the fourth do not exist.

    >>> by_suit(torch.ones(40, dtype=torch.bool)).sum(-1).tolist()
    [9, 9, 9, 9, 4]
    """
    colours = cards[..., : int(COLOUR_CARDS)].unflatten(-1, (4, 9))
    submarines = torch.nn.functional.pad(cards[..., int(COLOUR_CARDS) :], (0, 5))
    return torch.cat([colours, submarines.unsqueeze(-2)], -2)
