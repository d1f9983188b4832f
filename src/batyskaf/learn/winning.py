"""Judges of tasks about one trick that must be won in a certain way."""

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from batyskaf.games.crew.winning import WinCardWithSuit, WinEqualSuits, WinOnly, WinSum, WinWithValue
from batyskaf.learn.kinds import Judge, Seen, count, flags, judges, masks, numbers


def wins_a_trick(seen: Seen, captured: Tensor, needs_captured: Tensor) -> Tensor:
    """For each card whether cards are left for a trick that it wins, one of the captured among them if needed."""
    losers = seen.deck.losers.float().T
    enough = seen.to_come.float() @ losers >= seen.seats - 1
    caught = (seen.to_come & captured).float() @ losers > 0
    return seen.to_come & enough & (caught | ~needs_captured)


@judges(WinWithValue)
class WinWithValueJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.winners = masks([task.winners for task in tasks], device)
        self.captured = masks([task.captured for task in tasks], device)
        self.needs_captured = flags([task.needs_captured for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        winners, captured, needs = self.winners[row], self.captured[row], self.needs_captured[row]
        winning = seen.winning.clamp(min=0)[:, None]
        caught = (seen.taken & captured).scatter(1, winning, False).any(-1)
        done = seen.won_last & winners.gather(1, winning)[:, 0] & (caught | ~needs)
        possible = (winners & wins_a_trick(seen, captured, needs[:, None])).any(-1)
        return seen.verdict(~done & ~possible, done, False)


@judges(WinCardWithSuit)
class WinCardWithSuitJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.card = masks([task.card for task in tasks], device)
        self.suit = masks([task.suit for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        card, suit = self.card[row], self.suit[row]
        winning = seen.winning.clamp(min=0)[:, None]
        gone = (seen.collected & card).any(-1)
        done = seen.won_last & (seen.taken & card).any(-1) & suit.gather(1, winning)[:, 0]
        possible = (suit & wins_a_trick(seen, card, ~card)).any(-1)
        return seen.verdict(~done & (gone | ~possible), done, False)


@judges(WinSum)
class WinSumJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.least = numbers([task.least[plan.seats] for task in tasks], device)
        self.most = numbers([task.most[plan.seats] for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        least, most, deck = self.least[row], self.most[row], seen.deck
        total = (seen.taken * deck.value).sum(-1)
        plain = ~(seen.taken & ~deck.colours).any(-1)
        done = seen.won_last & plain & (least <= total) & (total <= most)
        held = count(seen.to_come[:, None] & deck.values).float()
        value = torch.arange(1, 10, device=total.device)
        lowest = (self._first(held, held @ deck.lower, seen.seats) * value).sum(-1)
        highest = (self._first(held, held @ deck.lower.T, seen.seats) * value).sum(-1)
        possible = (held.sum(-1) >= seen.seats) & (lowest <= most) & (highest >= least)
        return seen.verdict(~done & ~possible, done, False)

    def _first(self, held: Tensor, before: Tensor, seats: int) -> Tensor:
        """How many cards of each value are among the first `seats` cards."""
        return torch.minimum((seats - before).clamp(min=0), held)


@judges(WinOnly)
class WinOnlyJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.cards = masks([task.cards for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        cards = self.cards[row]
        done = seen.won_last & ~(seen.taken & ~cards).any(-1)
        return seen.verdict(~done & (count(cards & seen.to_come) < seen.seats), done, False)


@judges(WinEqualSuits)
class WinEqualSuitsJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.one = masks([task.one for task in tasks], device)
        self.other = masks([task.other for task in tasks], device)
        self.least = numbers([task.least for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        least = self.least[row]
        one, other = count(seen.taken & self.one[row]), count(seen.taken & self.other[row])
        done = seen.won_last & (one >= least) & (one == other)
        rest_one, rest_other = count(seen.to_come & self.one[row]), count(seen.to_come & self.other[row])
        most = torch.minimum(rest_one, rest_other).clamp(max=seen.seats // 2)
        beside = count(seen.to_come) - rest_one - rest_other
        possible = (most >= least) & (beside >= seen.seats - 2 * most)
        return seen.verdict(~done & ~possible, done, False)
