"""Tasks and objectives as rows of numbers, from the rules' own objects: what a net reads of a task that never changes.

A row says which class of rule it is, its numbers, and by suit which cards matter. Nothing in it names a task, so tasks
of packs are described like any other.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from batyskaf.bots.crew.net.layers import ONE
from batyskaf.games.crew import collecting, counting, objectives, winning
from batyskaf.games.crew.cards import RANKS, SUIT_MASK
from batyskaf.games.crew.rules import Rules, Setup
from batyskaf.games.crew.tasks import LAST, Task

MOST_TRICKS: Final = 13
NUMBERS: Final = ("n", "exact", "only", "in_a_row", "least", "most", "predicts", "secret", "difficulty")
COMPARED: Final = 3
"""Signs of a comparison, and whom it is with: three of each."""
SUITED: Final = 2 * int(RANKS) + 2
"""By suit: the cards that matter, the cards beside them, a number, and whether it is exact."""

Facts = dict[str, Any]


def _cards(task: Any) -> Facts:
    return {"main": task.cards}


def _avoided(task: Any) -> Facts:
    return {"other": task.cards}


def _counted(task: Any) -> Facts:
    main, need, exact = 0, [0.0] * 5, [0.0] * 5
    for group, number, precise in zip(task.groups, task.numbers, task.exact, strict=True):
        main |= int(group)
        for suit in range(5):
            if int(group) == int(SUIT_MASK[suit]):
                need[suit], exact[suit] = int(number) / 9, float(precise)
    return {"main": main, "need": need, "exact_suits": exact, "n": task.numbers[0] / 9, "exact": task.exact[0]}


def _positions(task: Any) -> Facts:
    return {"positions": [int(position) for position in task.positions], "only": task.only}


def _suits(task: Any) -> Facts:
    return {"main": sum(int(SUIT_MASK[suit]) for suit in {int(suit) for suit in task.suits})}


DESCRIBED: dict[type[Task], Callable[[Any], Facts]] = {
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
RULES: Final = sorted(DESCRIBED, key=lambda rule: rule.__name__)
GENERAL: Final = len(RULES) + len(NUMBERS) + 2 * COMPARED + MOST_TRICKS
"""How many numbers describe a task as a whole."""


@dataclass
class Row:
    """A task or an objective."""

    general: list[float]
    suited: list[list[float]]
    main: int
    """The cards that matter, as a mask."""
    other: int
    """The cards beside them."""
    single: bool
    """It is done by winning cards and nothing else."""
    secret: bool


class Described:
    """All tasks of a game with so many seats and tricks, then the objective."""

    def __init__(self, rules: Rules, seats: int, tricks: int, objective: Task | None) -> None:
        tests = list(rules.tasks)
        self.rows = [
            describe(test, int(rules.difficulty_of(task, seats)), seats, tricks) for task, test in enumerate(tests)
        ]
        self.objective = -1
        """The row of the objective, -1 for none."""
        if objective is not None:
            self.objective = len(self.rows)
            self.rows.append(describe(objective, 0, seats, tricks))
        self.general = [_units(row.general) for row in self.rows]
        """In units of 1 / ONE."""
        self.suited = [[_units(numbers) for numbers in row.suited] for row in self.rows]


KEPT: Final = 8
_described = lru_cache(KEPT)(Described)


def described(setup: Setup) -> Described:
    """The tasks of a set-up. A few of them are kept, since a bot may get a new set-up of the same game at each decision
    and describing all tasks takes milliseconds."""
    return _described(setup.rules, int(setup.seats), int(setup.total), setup.objective)


def describe(task: Task, difficulty: int, seats: int, tricks: int) -> Row:
    found = DESCRIBED[type(task)](task)
    if "sums" in found:
        least, most = found["sums"]
        found |= {"least": int(least[seats]) / 45, "most": min(int(most[seats]), 45) / 45}
    found["difficulty"] = difficulty / 5
    rule = [float(type(task) is rule) for rule in RULES]
    compared = [float(found.get(part) == value) for part in ("sign", "against") for value in range(COMPARED)]
    positions = [0.0] * MOST_TRICKS
    for position in found.get("positions", ()):
        positions[tricks - 1 if position == LAST else position] = 1.0
    general = [*rule, *(float(found.get(name, 0)) for name in NUMBERS), *compared, *positions]
    main, other = int(found.get("main", 0)), int(found.get("other", 0))
    need, exact = found.get("need", [0.0] * 5), found.get("exact_suits", [0.0] * 5)
    suited = [[*_ranks(main, suit), *_ranks(other, suit), need[suit], exact[suit]] for suit in range(5)]
    single = isinstance(task, collecting.WinCards)
    return Row(general, suited, main, other, single, bool(found.get("secret", False)))


def _units(numbers: list[float]) -> list[int]:
    return [round(number * ONE) for number in numbers]


def _ranks(cards: int, suit: int) -> list[float]:
    held = (cards & int(SUIT_MASK[suit])) >> (int(RANKS) * suit)
    return [float(held >> rank & 1) for rank in range(int(RANKS))]
