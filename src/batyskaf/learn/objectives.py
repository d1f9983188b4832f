"""Judges of the objectives that missions set for all seats."""

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from batyskaf.games.crew.objectives import FinalCard, FirstWinnerLeads, ValueBalance
from batyskaf.learn.kinds import Judge, Seen, count, judges, masks, numbers


@judges(ValueBalance)
class ValueBalanceJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.cards = masks([task.cards for task in tasks], device)
        self.lead = numbers([task.lead for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        cards, lead = self.cards[row], self.lead[row]
        mine = count(seen.fleet.games.piles[seen.game] & cards[:, None])
        most, least = mine.amax(-1), mine.amin(-1)
        held = count(cards & seen.to_come)
        failed = most - least > lead
        done = ~failed & (most + held - least <= lead)
        if seen.left == 1:
            failed = failed | (~done & ~self._last_trick_fits(seen, mine, held, lead))
        return seen.verdict(failed, done, True)

    def _last_trick_fits(self, seen: Seen, mine: Tensor, held: Tensor, lead: Tensor) -> Tensor:
        """Whether somebody may take all cards of the value that the last trick holds; one may stay unplayed."""
        unplayed = count(seen.to_come) - seen.seats
        gain = (held - unplayed).clamp(min=0)
        after = mine[:, None] + torch.diag_embed(gain[:, None].expand_as(mine))
        return (after.amax(-1) - after.amin(-1) <= lead[:, None]).any(-1)


@judges(FirstWinnerLeads)
class FirstWinnerLeadsJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        pass

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        games = seen.fleet.games
        first = games.won[seen.game, :, 0]
        mine = (games.tricks[seen.game] * first).sum(-1)
        second = games.tricks[seen.game].masked_fill(first, 0).amax(-1)
        return seen.verdict(mine <= second, mine > second + seen.left, True)


@judges(FinalCard)
class FinalCardJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.card = numbers([task.card for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        card = self.card[row]
        if seen.left == 0:
            met = seen.fleet.games.newest[seen.game] == card
            return seen.verdict(torch.zeros_like(met), met, False)
        played = seen.played.gather(1, card[:, None])[:, 0]
        return seen.verdict(played, torch.zeros_like(played), False)
