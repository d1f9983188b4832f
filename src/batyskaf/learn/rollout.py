"""Whole fleets played by a policy, with everything that training needs from each decision."""

from dataclasses import dataclass, fields

import torch
from torch import Tensor

from batyskaf.games.crew.codes import ASSIGN, P_ASSIGN, P_HAND_OVER, SUCCESS, TAKE
from batyskaf.learn import net
from batyskaf.learn.deals import Deals
from batyskaf.learn.fleet import Fleet, Question
from batyskaf.learn.seeing import Rows, Sight, hidden, joined, see
from batyskaf.learn.settings import Setting


@dataclass
class Asked:
    """The decisions of one question, one for each game."""

    sight: Sight
    hands: Tensor
    legal: Tensor
    choice: Tensor
    likelihood: Tensor
    game: Tensor
    asked: Tensor


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


def to_columns(fleet: Fleet, question: Question, rows: Rows, slots: int) -> tuple[Tensor, Tensor]:
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
    """Plays fleets with a policy: samples its moves, or always takes the best."""

    def __init__(self, policy: net.Policy, rows: net.Rows, slots: int, dtype: torch.dtype) -> None:
        self.policy = policy
        self.rows = rows
        self.slots = slots
        self.dtype = dtype
        self.noise = torch.ones((), device=rows.general.device)
        """1 to sample, 0 to always take the best."""

    def play(self, setting: Setting, deals: Deals) -> Decisions:
        """Play out some deals, and keep every decision."""
        fleet = Fleet(setting.plan, deals)
        return gather(self.run(setting, fleet, keep=True), fleet)

    def success(self, setting: Setting, deals: Deals) -> Tensor:
        """By game: whether it is won if the best move is always played."""
        self.noise.fill_(0)
        fleet = Fleet(setting.plan, deals)
        self.run(setting, fleet, keep=False)
        self.noise.fill_(1)
        return fleet.outcomes == int(SUCCESS)

    def run(self, setting: Setting, fleet: Fleet, keep: bool) -> list[Asked]:
        """Play a fleet to its end."""
        kept: list[Asked] = []
        with torch.no_grad():
            for question in fleet.questions():
                rows: Rows = slice(None) if fleet.fixed else question.asked.nonzero()[:, 0]
                choice = torch.zeros_like(question.owner)
                if isinstance(rows, slice) or len(rows):
                    found = self.decide(setting, fleet, question, rows, choice)
                    kept += [found] if keep else []
                question.answer(choice)
        return kept

    def decide(self, setting: Setting, fleet: Fleet, question: Question, rows: Rows, choice: Tensor) -> Asked:
        """Write the choices of some games into `choice`."""
        sight = see(fleet, question, rows, setting.descriptions, self.slots).to(self.dtype)
        sight.task = sight.task + setting.first
        legal, back = to_columns(fleet, question, rows, self.slots)
        scores = self.policy(sight, self.rows)[0].float().masked_fill(~legal, -1e9)
        chance = -torch.log(-torch.log(torch.rand_like(scores).clamp(1e-9, 1 - 1e-7)))
        chosen = (scores + self.noise * chance).masked_fill(~legal, -2e9).argmax(1, keepdim=True)
        likelihood = scores.log_softmax(1).gather(1, chosen)[:, 0]
        choice[rows] = back.gather(1, chosen)[:, 0]
        hands = hidden(fleet, question, rows)
        asked = question.asked[rows]
        return Asked(sight, hands, legal, chosen[:, 0], likelihood, fleet.games.number[rows], asked)


def gather(kept: list[Asked], fleet: Fleet) -> Decisions:
    """All decisions with a choice; there is nothing to learn from the others."""
    asked = [one.asked & (one.legal.sum(1) > 1) for one in kept]
    sizes = torch.stack([one.sum() for one in asked]).tolist()
    rows = torch.cat(asked).nonzero()[:, 0]
    sight = joined([one.sight for one in kept])[rows]
    names = [field.name for field in fields(Asked)][1:-1]
    parts = {name: torch.cat([getattr(one, name) for one in kept])[rows] for name in names}
    return Decisions(sight=sight, sizes=sizes, won=fleet.outcomes == int(SUCCESS), **parts)


class Recording:
    """A setting with a fixed number of games, played many times. On CUDA a whole attempt is one graph."""

    def __init__(self, player: Player, setting: Setting, games: int, keep: bool) -> None:
        self.player = player
        self.setting = setting
        self.keep = keep
        self.deals = setting.dealer.deal(games)
        self.kinds = setting.plan.judge_of[setting.dealer.draws].unique().tolist()
        self.graph: torch.cuda.CUDAGraph | None = None
        if setting.plan.device.type == "cuda":
            self._attempt()
            torch.cuda.synchronize()
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph):
                self._attempt()

    def _attempt(self) -> None:
        self.fleet = Fleet(self.setting.plan, self.deals, fixed=True, kinds=self.kinds)
        self.kept = self.player.run(self.setting, self.fleet, self.keep)

    def _again(self) -> None:
        """Deal and play."""
        fresh = self.setting.dealer.deal(len(self.deals))
        for field in fields(Deals):
            getattr(self.deals, field.name).copy_(getattr(fresh, field.name))
        if self.graph is None:
            self._attempt()
        else:
            self.graph.replay()

    def play(self) -> Decisions:
        """Deal and play by sampling."""
        self._again()
        return gather(self.kept, self.fleet)

    def success(self) -> Tensor:
        """Deal and play the best moves; by game: whether it is won."""
        self.player.noise.fill_(0)
        self._again()
        self.player.noise.fill_(1)
        return self.fleet.outcomes == int(SUCCESS)
