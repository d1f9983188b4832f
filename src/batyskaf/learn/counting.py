"""Judges of tasks about which tricks the owner wins, how many, and what the owner leads."""

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from batyskaf.games.crew.counting import (
    CompareTricks,
    NeverInARow,
    NeverLead,
    Predict,
    WinExactly,
    WinInARow,
    WinNoneOfFirst,
    WinPositions,
)
from batyskaf.games.crew.tasks import CAPTAIN, EQUAL, LAST, MORE, TOGETHER
from batyskaf.learn.kinds import Judge, Seen, count, flags, judges, masks, numbers


@judges(WinPositions)
class WinPositionsJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        wanted = torch.zeros(len(tasks), plan.total, dtype=torch.bool)
        for row, task in enumerate(tasks):
            for position in task.positions:
                wanted[row, plan.total - 1 if position == LAST else int(position)] = True
        self.wanted = wanted.to(device)
        self.only = flags([task.only for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        wanted, only = self.wanted[row], self.only[row]
        missed = (wanted[:, : seen.number] & ~seen.won[:, : seen.number]).any(-1)
        won_all = ~missed & ~wanted[:, seen.number :].any(-1)
        failed = missed | (only & (seen.won & ~wanted).any(-1))
        return seen.verdict(failed, won_all & ~only, won_all)


@judges(WinNoneOfFirst)
class WinNoneOfFirstJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.n = numbers([task.n for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        n = self.n[row]
        early = torch.arange(seen.total, device=n.device) < n[:, None]
        return seen.verdict((seen.won & early).any(-1), n <= seen.number, True)


@judges(WinExactly)
class WinExactlyJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.n = numbers([task.n for task in tasks], device)
        self.in_a_row = flags([task.in_a_row for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        n, mine = self.n[row], seen.tricks
        out_of_reach = (mine > n) | (mine + seen.left < n)
        broken = torch.where(seen.won_last, seen.run != mine, (mine > 0) & (mine < n))
        return seen.verdict(out_of_reach | (self.in_a_row[row] & broken), torch.zeros_like(broken), True)


@judges(WinInARow)
class WinInARowJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.n = numbers([task.n for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        n = self.n[row]
        return seen.verdict(seen.run + seen.left < n, seen.run >= n, False)


@judges(NeverInARow)
class NeverInARowJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.n = numbers([task.n for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        n = self.n[row]
        return seen.verdict(seen.run >= n, seen.run + seen.left < n, False)


@judges(CompareTricks)
class CompareTricksJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.sign = numbers([task.sign for task in tasks], device)
        self.against = numbers([task.against for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        more, against = self.sign[row] == int(MORE), self.against[row]
        games, mine, left = seen.fleet.games, seen.tricks, seen.left
        captains = games.tricks[seen.game, games.captain[seen.game]]
        theirs = torch.where(against == int(CAPTAIN), captains, seen.number - mine)
        paired = (against == int(CAPTAIN)) | (against == int(TOGETHER))
        equal = self.sign[row] == int(EQUAL)
        high, low = torch.where(more, mine, theirs), torch.where(more, theirs, mine)
        done = torch.where(equal, (left == 0) & (mine == theirs), high > low + left)
        failed = torch.where(equal, (mine - theirs).abs() > left, high + left <= low)
        each_failed, each_done = self._each(seen, more)
        return seen.verdict(
            torch.where(paired, failed & ~done, each_failed), torch.where(paired, done, each_done), False
        )

    def _each(self, seen: Seen, more: Tensor) -> tuple[Tensor, Tensor]:
        """Compare with every other seat."""
        mine, left, theirs = seen.tricks[:, None], seen.left, seen.fleet.games.tricks[seen.game]
        own = torch.arange(seen.seats, device=theirs.device) == seen.owner[:, None]
        ahead, behind = (mine > theirs + left) | own, (mine + left < theirs) | own
        done = torch.where(more, ahead.all(-1), behind.all(-1))
        to_lead = (theirs + 1 - mine).masked_fill(own, 0).clamp(min=0).amax(-1)
        to_trail = (mine + 1 - theirs).masked_fill(own, 0).clamp(min=0).sum(-1)
        return ~done & (torch.where(more, to_lead, to_trail) > left), done


@judges(Predict)
class PredictJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.secret = flags([task.secret for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        number = seen.predicted
        failed = (seen.tricks > number) | (seen.tricks + seen.left < number)
        if seen.left > 0:
            failed = failed & ~self.secret[row]
        return seen.verdict(failed, torch.zeros_like(failed), True)


@judges(NeverLead)
class NeverLeadJudge(Judge):
    """A task binds its owner. As an objective (owner -1) it binds every seat."""

    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.cards = masks([task.cards for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        cards = self.cards[row]
        may = count(~seen.played & ~cards)
        all_gone = ~(cards & seen.to_come).any(-1)
        all_led = seen.fleet.games.led[seen.game]
        bound = seen.owner < 0
        to_open = seen.total - count(all_led.any(1))
        opens = seen.won_last & ~(seen.led & seen.to_come).any(-1)
        stuck = torch.where(bound, may < to_open, (may == 0) & opens & (seen.left > 0))
        led = torch.where(bound[:, None], all_led.any(1), seen.led)
        safe = ~bound & ~seen.won_last & (seen.left == 1)
        return seen.verdict((led & cards).any(-1) | stuck, all_gone | safe, True)
