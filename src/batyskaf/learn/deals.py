"""Deals for many games: tasks drawn by the rules, hands dealt on the device until no task forbids them."""

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from librt.vecs import vec
from mypy_extensions import i64
from torch import Tensor

from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import CARDS
from batyskaf.games.crew.dealing import DEALS, draw_tasks, terrain_mode
from batyskaf.games.crew.rules import COLUMNS, TERRAIN, TONOJA, Deal
from batyskaf.learn.kinds import masks
from batyskaf.learn.plan import Plan

_NEVER = 1 << 62
"""A mask that no hand holds."""


@dataclass
class Deals:
    """What chance gave each game.

    >>> from batyskaf.games.crew.game import load
    >>> game = load()
    >>> plan = Plan(game, game.options(mission="3", players=4), torch.device("cpu"))
    >>> deals = Dealer(plan, draws=5, seed=1).deal(100)
    >>> len(deals), tuple(deals.hands.shape)
    (100, (100, 4, 40))
    """

    hands: Tensor
    """Games by seats by cards; Tonoja's are all fourteen."""
    columns: Tensor
    """Tonoja's open cards, then the covered ones."""
    tasks: Tensor
    """Numbers of tasks in the order revealed, padded with the number after the last one."""
    communication: Tensor
    terrain: Tensor

    def __len__(self) -> int:
        return len(self.hands)


def deals_of(plan: Plan, deals: Sequence[Deal]) -> Deals:
    """Deals that the rules have made, as tensors.

    >>> from batyskaf.games.crew.game import load
    >>> game = load()
    >>> plan = Plan(game, game.options(mission="3", players=4), torch.device("cpu"))
    >>> made = Dealer(plan, draws=5, seed=1).deal(3)
    >>> again = deals_of(plan, [deal_of(plan, made, number) for number in range(3)])
    >>> bool((again.hands == made.hands).all())
    True
    """
    device = plan.device
    hands = torch.stack([masks([int(hand) for hand in deal.hands], device) for deal in deals])
    columns = torch.tensor([[int(card) for card in deal.columns] for deal in deals], dtype=torch.long, device=device)
    communication = torch.tensor([int(deal.communication) for deal in deals], device=device)
    terrain = torch.tensor([int(deal.terrain) for deal in deals], device=device)
    tasks = _padded(plan, [[int(task) for task in deal.tasks] for deal in deals])
    return Deals(hands, columns, tasks, communication, terrain)


def deal_of(plan: Plan, deals: Deals, number: int) -> Deal:
    """The deal of one game, as the rules have it.

    >>> from batyskaf.games.crew.game import load
    >>> game = load()
    >>> plan = Plan(game, game.options(mission="3", players=4), torch.device("cpu"))
    >>> deal = deal_of(plan, Dealer(plan, draws=5, seed=1).deal(3), 0)
    >>> [int(hand).bit_count() for hand in deal.hands]
    [10, 10, 10, 10]
    """
    deal = Deal()
    bits = 1 << torch.arange(int(CARDS))
    deal.hands = vec[i64]((deals.hands[number].cpu() * bits).sum(1).tolist())
    deal.columns = vec[i64](deals.columns[number].tolist())
    deal.tasks = vec[i64]([task for task in deals.tasks[number].tolist() if task < plan.tasks])
    deal.communication = int(deals.communication[number])
    deal.terrain = int(deals.terrain[number])
    return deal


def _padded(plan: Plan, drawn: list[list[int]]) -> Tensor:
    most = max(1, *(len(tasks) for tasks in drawn)) if len(drawn) > 1 else max(1, len(drawn[0]))
    rows = [tasks + [plan.tasks] * (most - len(tasks)) for tasks in drawn]
    return torch.tensor(rows, device=plan.device)


class Dealer:
    """Deals attempts at one mission.

    Tasks are drawn by the rules themselves, `draws` times, and each game gets one of these draws at random: finding
    owners for clashing tasks is a search that has no place on an accelerator. `drawn` gives other draws.

    >>> from batyskaf.games.crew.game import load
    >>> game = load()
    >>> plan = Plan(game, game.options(mission="3", players=4), torch.device("cpu"))
    >>> len(Dealer(plan, draws=5, seed=1).deal(100))
    100
    """

    def __init__(self, plan: Plan, draws: int, seed: int, drawn: list[list[int]] | None = None) -> None:
        self.plan = plan
        rng = Rng.of(seed, "dealer")
        fixed = [int(task) for task in plan.setup.fixed]
        if drawn is None:
            drawn = [fixed] if fixed else [[int(task) for task in draw_tasks(plan.setup, rng)] for _ in range(draws)]
        self.draws = _padded(plan, drawn)
        self.random = torch.Generator(plan.device)
        self.random.manual_seed(seed)
        self._redeals()

    def _redeals(self) -> None:
        """By task: the cards that one hand must not hold together, as bits."""
        rules = self.plan.setup.rules
        most = max(1, *(len(together) for together in rules.redeals))
        rows = [[int(mask) for mask in together] for together in rules.redeals]
        rows = [row + [_NEVER] * (most - len(row)) for row in [*rows, []]]
        self.redeals = torch.tensor(rows, device=self.plan.device)
        self.bits = 1 << torch.arange(int(CARDS), device=self.plan.device)

    def deal(self, games: int) -> Deals:
        plan, device = self.plan, self.plan.device
        pick = torch.randint(len(self.draws), (games,), device=device, generator=self.random)
        tasks = self.draws[pick]
        communication = torch.full((games,), int(plan.setup.communication), device=device)
        terrain = torch.full_like(communication, -1)
        if plan.setup.communication == TERRAIN:
            terrain = torch.randint(36, (games,), device=device, generator=self.random)
            modes = torch.tensor([int(terrain_mode(card)) for card in range(36)], device=device)
            communication = modes[terrain]
        hands, columns = self._hands(games)
        for _ in range(int(DEALS)):
            again = self._must_redeal(hands, tasks).nonzero()[:, 0]
            if len(again) == 0:
                return Deals(hands, columns, tasks, communication, terrain)
            hands[again], columns[again] = self._hands(len(again))
        raise ValueError(f"no deal in {int(DEALS)} tries lets the tasks be done")

    def _shuffled(self, games: int, cards: int) -> Tensor:
        return torch.rand(games, cards, device=self.plan.device, generator=self.random).argsort(1)

    def _hands(self, games: int) -> tuple[Tensor, Tensor]:
        plan, device = self.plan, self.plan.device
        seat_of = torch.empty(games, int(CARDS), dtype=torch.long, device=device)
        place = torch.arange(int(CARDS), device=device)
        if plan.setup.has_tonoja():
            columns = self._with_tonoja(games, seat_of)
        else:
            first = torch.randint(plan.seats, (games, 1), device=device, generator=self.random)
            seat_of.scatter_(1, self._shuffled(games, int(CARDS)), (first + place) % plan.seats)
            columns = torch.empty(games, 0, dtype=torch.long, device=device)
        return seat_of[:, None] == torch.arange(plan.seats, device=device)[:, None], columns

    def _with_tonoja(self, games: int, seat_of: Tensor) -> Tensor:
        """Fourteen cards but the captain's go to Tonoja, the others in equal parts to the two players."""
        device, captain_card = self.plan.device, int(self.plan.setup.captain_card)
        others = torch.tensor([card for card in range(int(CARDS)) if card != captain_card], device=device)
        mixed = others[self._shuffled(games, len(others))]
        columns = mixed[:, : 2 * int(COLUMNS)]
        rest = torch.cat([mixed[:, 2 * int(COLUMNS) :], torch.full((games, 1), captain_card, device=device)], 1)
        rest = rest.gather(1, self._shuffled(games, rest.shape[1]))
        seat_of.scatter_(1, columns, int(TONOJA))
        seat_of.scatter_(1, rest, (torch.arange(rest.shape[1], device=device) % 2).expand_as(rest))
        return columns.clone()

    def _must_redeal(self, hands: Tensor, tasks: Tensor) -> Tensor:
        held = (hands * self.bits).sum(-1)[:, None, None]
        forbidden = self.redeals[tasks][..., None]
        bad = (held & forbidden == forbidden).flatten(1).any(1)
        together = int(self.plan.setup.captain_redeal)
        if together:
            bad = bad | (held & together == together).flatten(1).any(1)
        return bad
