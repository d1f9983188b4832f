"""Whole fleets played by a policy, with everything that training needs from each decision."""

from dataclasses import dataclass, fields

import torch
from torch import Tensor
from torch.nn.functional import pad

from batyskaf.games.crew.codes import ASSIGN, P_ASSIGN, P_HAND_OVER, SUCCESS, TAKE
from batyskaf.games.crew.tasks import OPEN
from batyskaf.learn import net
from batyskaf.learn.deals import Deals
from batyskaf.learn.fleet import Fleet, Question
from batyskaf.learn.seeing import Sight, hidden, joined, see
from batyskaf.learn.settings import Setting


@dataclass
class Asked:
    """The decisions of one question, one for each game that has a choice."""

    sight: Sight
    hands: Tensor
    legal: Tensor
    choice: Tensor
    likelihood: Tensor
    game: Tensor


@dataclass
class Decisions:
    """Decisions of many games; those of one game are in order."""

    sight: Sight
    hands: Tensor
    legal: Tensor
    choice: Tensor
    likelihood: Tensor
    game: Tensor
    sizes: list[int]
    """How many were made at once: all of them by different games."""
    won: Tensor
    """By game: whether the attempt succeeded."""
    ends: Tensor
    """By game and place: the status of its task at the end."""


def to_columns(fleet: Fleet, question: Question, rows: Tensor, slots: int) -> tuple[Tensor, Tensor]:
    """The legal choices in the columns of a net, and by column the choice of the question.

    Seats to hand tasks to are counted from the seat that answers, as everything a net sees.
    """
    legal, plan = question.legal[rows], fleet.plan
    columns = question.columns.expand_as(legal)
    if question.phase in (P_ASSIGN, P_HAND_OVER):
        seat = (columns - int(ASSIGN)).clamp(min=0, max=plan.seats - 1)
        steps = plan.steps[question.turn[rows]].gather(1, seat)
        columns = torch.where(columns >= int(ASSIGN), int(ASSIGN) + steps, columns)
    shape = (len(legal), int(TAKE) + slots)
    mask = torch.zeros(shape, dtype=torch.bool, device=plan.device).scatter_(1, columns, legal)
    choices = torch.arange(columns.shape[1], device=plan.device).expand_as(columns)
    return mask, torch.zeros(shape, dtype=torch.long, device=plan.device).scatter_(1, columns, choices)


class Player:
    """Plays fleets with a policy: samples its moves, or always takes the best.

    A stranger is a seat that is played by another policy, such as an earlier one; its decisions are not kept. Half of
    the games with strangers have one; in the others all seats but one are strangers.
    """

    def __init__(self, policy: net.Policy, rows: net.Rows, slots: int, dtype: torch.dtype) -> None:
        self.policy = policy
        self.stranger: net.Policy | None = None
        self.rows = rows
        self.slots = slots
        self.dtype = dtype
        self.noise = torch.ones((), device=rows.general.device)
        """1 to sample, 0 to always take the best."""

    def play(self, setting: Setting, games: int, mixed: float = 0.0) -> Decisions:
        """Deal and play out some games, and keep every decision; a share of `mixed` has strangers."""
        fleet = Fleet(setting.plan, setting.dealer.deal(games))
        strangers = self._strangers(fleet, mixed) if mixed and self.stranger is not None else None
        return gather(self.run(setting, fleet, keep=True, strangers=strangers), fleet, self.slots)

    def _strangers(self, fleet: Fleet, mixed: float) -> Tensor:
        """By game and seat: whether a stranger plays it."""
        device, seats = fleet.plan.device, fleet.plan.seats
        seat = torch.randint(seats, (fleet.size, 1), device=device)
        chance = torch.rand(fleet.size, 1, device=device)
        single = torch.arange(seats, device=device) == seat
        return (chance < mixed) & torch.where(chance < mixed / 2, single, ~single)

    def success(self, setting: Setting, deals: Deals) -> Tensor:
        """By game: whether it is won if the best move is always played."""
        self.noise.fill_(0)
        fleet = Fleet(setting.plan, deals)
        self.run(setting, fleet, keep=False)
        self.noise.fill_(1)
        return fleet.outcomes == int(SUCCESS)

    def run(self, setting: Setting, fleet: Fleet, keep: bool, strangers: Tensor | None = None) -> list[Asked]:
        """Play a fleet to its end. A game with a single legal move plays it; there is nothing to learn from it."""
        kept: list[Asked] = []
        with torch.no_grad():
            for question in fleet.questions():
                choice = question.legal.long().argmax(1)
                choosing = question.asked & (question.legal.sum(1) > 1)
                if strangers is not None:
                    theirs = choosing & strangers[fleet.games.number, question.turn]
                    choosing = choosing & ~theirs
                    others = theirs.nonzero()[:, 0]
                    if len(others):
                        self.decide(setting, fleet, question, others, choice, self.stranger)
                rows = choosing.nonzero()[:, 0]
                if len(rows):
                    found = self.decide(setting, fleet, question, rows, choice)
                    kept += [found] if keep else []
                question.answer(choice)
        return kept

    def decide(
        self,
        setting: Setting,
        fleet: Fleet,
        question: Question,
        rows: Tensor,
        choice: Tensor,
        policy: net.Policy | None = None,
    ) -> Asked:
        """Write the choices of some games into `choice`: those of the own policy, unless another is given."""
        sight = see(fleet, question, rows, setting.descriptions, self.slots).to(self.dtype)
        sight.task = sight.task + setting.first
        legal, back = to_columns(fleet, question, rows, self.slots)
        scores = (policy or self.policy)(sight, self.rows)[0].float().masked_fill(~legal, -1e9)
        chance = -torch.log(-torch.log(torch.rand_like(scores).clamp(1e-9, 1 - 1e-7)))
        chosen = (scores + self.noise * chance).masked_fill(~legal, -2e9).argmax(1, keepdim=True)
        likelihood = scores.log_softmax(1).gather(1, chosen)[:, 0]
        choice[rows] = back.gather(1, chosen)[:, 0]
        hands = hidden(fleet, question, rows)
        return Asked(sight, hands, legal, chosen[:, 0], likelihood, fleet.games.number[rows])


def gather(kept: list[Asked], fleet: Fleet, slots: int) -> Decisions:
    """All decisions of a fleet."""
    names = [field.name for field in fields(Asked)][1:]
    parts = {name: torch.cat([getattr(one, name) for one in kept]) for name in names}
    ends = pad(fleet.ends, [0, slots - fleet.slots], value=int(OPEN))
    sizes = [len(one.game) for one in kept]
    sight = joined([one.sight for one in kept])
    return Decisions(sight=sight, sizes=sizes, won=fleet.outcomes == int(SUCCESS), ends=ends, **parts)
