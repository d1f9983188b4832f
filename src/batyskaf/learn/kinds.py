"""How tests of tasks and objectives become tensors: one judge for each class of rule, over many games at once.

Each judge is declared beside its siblings (`collecting`, `counting`, `winning`, `objectives`), as the rules are:

    @judges(NoCards)
    class NoCardsJudge(Judge): ...

It takes its parameters from the rules' own objects, so content and packs are read in one place only. A fleet whose
content asks for a rule without a judge is refused when it is loaded.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from batyskaf.games.crew.cards import CARDS, RANKS, SUIT, VALUE, VALUE_MASK, beaters
from batyskaf.games.crew.tasks import DONE, FAILED, OPEN, Task

if TYPE_CHECKING:
    from batyskaf.learn.fleet import Fleet


class UnknownRule(Exception):
    """The content has a task or an objective that the batch can't judge."""


class Deck:
    """Facts about the forty cards as tensors."""

    def __init__(self, device: torch.device) -> None:
        cards = range(int(CARDS))
        self.suit = torch.tensor([int(SUIT[card]) for card in cards], device=device)
        self.value = torch.tensor([int(VALUE[card]) for card in cards], device=device)
        self.values = masks([int(VALUE_MASK[value]) for value in range(1, int(RANKS) + 1)], device)
        """The four colour cards of each value."""
        self.lower = torch.ones(int(RANKS), int(RANKS), device=device).triu(1)
        """Ranks times this count the ranks below each."""
        self.colours = self.suit < 4
        self.beaters = masks([int(beaters(card)) for card in cards], device)
        """The cards that would take over from each card."""
        self.losers = ~self.beaters & ~torch.eye(int(CARDS), dtype=torch.bool, device=device)
        """The cards that a card wins against if it is the best of the trick."""


def masks(cards: Sequence[int], device: torch.device) -> Tensor:
    """Card masks of the rules as rows of booleans."""
    rows = [[bool(int(mask) >> card & 1) for card in range(int(CARDS))] for mask in cards]
    return torch.tensor(rows, dtype=torch.bool, device=device).reshape(len(rows), int(CARDS))


def numbers(values: Sequence[Any], device: torch.device) -> Tensor:
    return torch.tensor([int(value) for value in values], device=device)


def flags(values: Sequence[Any], device: torch.device) -> Tensor:
    return torch.tensor([bool(value) for value in values], dtype=torch.bool, device=device)


def count(cards: Tensor) -> Tensor:
    return cards.sum(-1)


def one_hot(values: Tensor, size: int) -> Tensor:
    """One-hot encoding of values. PyTorch's own function inspects the values first, which a CUDA graph can't record."""
    return values[..., None] == torch.arange(size, device=values.device)


def tricks_for(missing: Tensor, seats: int) -> Tensor:
    """How many whole tricks hold this number of cards."""
    return (missing + seats - 1).div(seats, rounding_mode="floor")


class Seen:
    """What a test looks at: for each row one game and the owner of the task in it. All games are at the same trick."""

    def __init__(self, fleet: "Fleet", game: Tensor, owner: Tensor, predicted: Tensor) -> None:
        self.fleet = fleet
        self.predicted = predicted
        self.game = game
        self.owner = owner
        self.deck = fleet.plan.deck
        self.seats = fleet.plan.seats
        self.total = fleet.plan.total
        self.number = fleet.number
        self.left = self.total - self.number
        self.room = self.seats * self.left

    @cached_property
    def pile(self) -> Tensor:
        return self.fleet.games.piles[self.game, self.owner]

    @cached_property
    def collected(self) -> Tensor:
        return self.fleet.games.collected[self.game]

    @cached_property
    def to_come(self) -> Tensor:
        return ~self.collected

    @cached_property
    def played(self) -> Tensor:
        return self.fleet.games.played[self.game]

    @cached_property
    def taken(self) -> Tensor:
        return self.fleet.games.taken[self.game]

    @cached_property
    def winning(self) -> Tensor:
        """The card that won the last trick."""
        return self.fleet.games.winning[self.game]

    @cached_property
    def won_last(self) -> Tensor:
        return (self.fleet.games.winner[self.game] == self.owner) & (self.number > 0)

    @cached_property
    def won(self) -> Tensor:
        """The tricks that the owner has won, by number."""
        return self.fleet.games.won[self.game, self.owner]

    @cached_property
    def tricks(self) -> Tensor:
        return self.fleet.games.tricks[self.game, self.owner]

    @cached_property
    def run(self) -> Tensor:
        return self.fleet.games.run[self.game, self.owner]

    @cached_property
    def led(self) -> Tensor:
        return self.fleet.games.led[self.game, self.owner]

    def verdict(self, failed: Tensor, done: Tensor, met: Tensor | bool) -> Tensor:
        """Failed first, then done; everything else is open until the end, where `met` decides."""
        if self.left == 0:
            done = done | met
            failed = failed | ~done
        return torch.where(failed, int(FAILED), torch.where(done, int(DONE), int(OPEN)))


class Judge(ABC):
    """Judges all tasks of one class of rule. `row` is the task of each pair, as a place in `tasks`."""

    @abstractmethod
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None: ...

    @abstractmethod
    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        """The status of each pair of game and task: OPEN, DONE or FAILED."""


JUDGES: dict[type[Task], type[Judge]] = {}


def judges(rule: type[Task]) -> Callable[[type[Judge]], type[Judge]]:
    """Declare the judge of a class of rule."""

    def declare(judge: type[Judge]) -> type[Judge]:
        JUDGES[rule] = judge
        return judge

    return declare


def judge_for(rule: type[Task]) -> type[Judge]:
    if rule not in JUDGES:
        known = ", ".join(sorted(known.__name__ for known in JUDGES))
        raise UnknownRule(f"no judge is declared for the rule {rule.__name__}; batyskaf.learn has judges for {known}")
    return JUDGES[rule]
