"""A mission with its options as tensors: what all games of a fleet have in common."""

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from batyskaf.games.crew.counting import Predict
from batyskaf.games.crew.game import CrewGame
from batyskaf.games.crew.options import CrewOptions
from batyskaf.games.crew.rules import Setup
from batyskaf.learn import collecting as collecting
from batyskaf.learn import counting as counting
from batyskaf.learn import objectives as objectives
from batyskaf.learn import winning as winning
from batyskaf.learn.kinds import Deck, Judge, flags, judge_for, numbers


class Plan:
    """The set-up of the rules, and all tasks of the content by number. The number after the last one is no task.

    >>> from batyskaf.games.crew.game import load
    >>> game = load()
    >>> plan = Plan(game, game.options(mission="3", players=4), torch.device("cpu"))
    >>> plan.seats, plan.humans, len(plan.order)
    (4, 4, 4)
    """

    def __init__(self, game: CrewGame, options: CrewOptions, device: torch.device) -> None:
        setup = game.setup(options)
        self.game = game
        self.options = options
        self.setup: Setup = setup
        self.device = device
        self.deck = Deck(device)
        self.seats = int(setup.seats)
        self.humans = int(setup.humans)
        self.total = int(setup.total)
        self.order = torch.tensor(_clockwise([int(seat) for seat in setup.clockwise]), device=device)
        """By seat: all seats clockwise from it."""
        self.steps = self.order.argsort(1)
        """By seat: how far clockwise from it each other one sits."""
        self._columns: dict[tuple[int, ...], Tensor] = {}
        tests = list(setup.rules.tasks)
        self.tasks = len(tests)
        self.captain_may_own = flags([*(test.captain_may_own for test in tests), True], device)
        difficulty = [setup.rules.difficulty_of(task, setup.seats) for task in range(self.tasks)]
        self.difficulty = numbers([*difficulty, 0], device)
        self._predictions(tests)
        self._judges(tests)

    def _predictions(self, tests: Sequence[Any]) -> None:
        asked = [test if isinstance(test, Predict) else None for test in tests]
        self.predicts = flags([*(test is not None for test in asked), False], self.device)
        self.secret = flags([*(test is not None and test.secret for test in asked), False], self.device)
        self.least = numbers([*(test.least if test else 0 for test in asked), 0], self.device)
        self.most = numbers([*(test.most if test else 0 for test in asked), 0], self.device)

    def _judges(self, tests: Sequence[Any]) -> None:
        """One judge for each class of rule, with all tasks of the class."""
        classes = list(dict.fromkeys(type(test) for test in tests))
        groups = [[test for test in tests if type(test) is rule] for rule in classes]
        self.judges: list[Judge] = [
            judge_for(rule)(group, self, self.device) for rule, group in zip(classes, groups, strict=True)
        ]
        self.eager = [bool(group[0].eager) for group in groups]
        self.judge_of = numbers([*(classes.index(type(test)) for test in tests), len(classes)], self.device)
        self.row_of = numbers([*(groups[classes.index(type(test))].index(test) for test in tests), 0], self.device)
        objective = self.setup.objective
        self.objective: Judge | None = None
        self.objective_eager = objective is not None and bool(objective.eager)
        if objective is not None:
            self.objective = judge_for(type(objective))([objective], self, self.device)

    def columns(self, *moves: int) -> Tensor:
        """Moves as a tensor, made once."""
        if moves not in self._columns:
            self._columns[moves] = torch.tensor(moves, device=self.device)
        return self._columns[moves]

    def seat_after(self, seat: Tensor, steps: int) -> Tensor:
        """The seat this many steps clockwise."""
        return self.order[seat, steps % self.seats]


def _clockwise(left: list[int]) -> list[list[int]]:
    """All seats clockwise from each.

    >>> _clockwise([2, 0, 1])
    [[0, 2, 1], [1, 0, 2], [2, 1, 0]]
    """
    found = []
    for seat in range(len(left)):
        order = [seat]
        while len(order) < len(left):
            order.append(left[order[-1]])
        found.append(order)
    return found
