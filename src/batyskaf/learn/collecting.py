"""Judges of tasks about the cards that their owner collects."""

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from batyskaf.games.crew.cards import SUIT_MASK
from batyskaf.games.crew.collecting import (
    CountCards,
    EachColour,
    EqualSuits,
    MoreOfSuit,
    NoCards,
    WholeColour,
    WinCardAndNoOtherOfSuit,
    WinCardInLastTrick,
    WinCards,
)
from batyskaf.learn.kinds import Judge, Seen, count, flags, judges, masks, numbers, tricks_for


@judges(WinCards)
class WinCardsJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.cards = masks([task.cards for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        cards = self.cards[row]
        missing = cards & ~seen.pile
        lost = (missing & seen.collected).any(-1)
        return seen.verdict(lost | (count(missing & seen.to_come) > seen.room), ~missing.any(-1), False)


@judges(WinCardInLastTrick)
class WinCardInLastTrickJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.card = numbers([task.card for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        card = self.card[row][:, None]
        none = torch.zeros_like(seen.won_last)
        if seen.left > 1:
            return seen.verdict(seen.played.gather(1, card)[:, 0], none, False)
        gone = seen.collected.gather(1, card)[:, 0] if seen.left == 1 else none
        return seen.verdict(gone, none, seen.won_last & seen.taken.gather(1, card)[:, 0])


@judges(WinCardAndNoOtherOfSuit)
class WinCardAndNoOtherOfSuitJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.card = masks([task.card for task in tasks], device)
        self.others = masks([task.others for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        card, others = self.card[row], self.others[row]
        mine = (seen.pile & card).any(-1)
        lost = (seen.pile & others).any(-1) | (seen.collected & ~seen.pile & card).any(-1)
        crowded = ~mine & (count(seen.to_come & ~others & ~card) < seen.seats - 1)
        return seen.verdict(lost | crowded, mine & ~(others & seen.to_come).any(-1), mine)


@judges(CountCards)
class CountCardsJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        most = max(len(task.groups) for task in tasks)
        self.groups = torch.stack([masks(_padded(task.groups, most), device) for task in tasks])
        self.needed = torch.stack([numbers(_padded(task.numbers, most), device) for task in tasks])
        self.exact = torch.stack([flags(_padded(task.exact, most), device) for task in tasks])
        self.overlap = (self.groups.sum(1) > 1).any(-1)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        groups, needed, exact = self.groups[row], self.needed[row], self.exact[row]
        mine = count(groups & seen.pile[:, None])
        rest = count(groups & seen.to_come[:, None])
        failed = ((mine + rest < needed) | (exact & (mine > needed))).any(-1)
        met = (mine >= needed).all(-1)
        decided = met & ~(exact & (rest > 0)).any(-1)
        need = (needed - mine).clamp(min=0)
        missing, wanted = need.sum(-1), (need * exact).sum(-1)
        beside = seen.to_come & ~(groups & exact[:, :, None]).any(1)
        tricks = tricks_for(missing, seen.seats)
        enough = (tricks <= seen.left) & (tricks * seen.seats <= wanted + count(beside)) | self.overlap[row]
        return seen.verdict(failed | (~decided & ~enough), decided, met)


def _padded(values: Sequence[Any], length: int) -> list[int]:
    found = [int(value) for value in values]
    return found + [0] * (length - len(found))


@judges(NoCards)
class NoCardsJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.cards = masks([task.cards for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        cards = self.cards[row]
        return seen.verdict((seen.pile & cards).any(-1), ~(cards & seen.to_come).any(-1), True)


@judges(EqualSuits)
class EqualSuitsJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.one = masks([task.one for task in tasks], device)
        self.other = masks([task.other for task in tasks], device)
        self.least = numbers([task.least for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        one, other = count(seen.pile & self.one[row]), count(seen.pile & self.other[row])
        rest_one = count(seen.to_come & self.one[row])
        rest_other = count(seen.to_come & self.other[row])
        least = torch.maximum(torch.maximum(one, other), self.least[row])
        most = torch.minimum(one + rest_one, other + rest_other)
        beside = count(seen.to_come) - rest_one - rest_other
        number = torch.arange(10, device=one.device)
        missing = 2 * number - (one + other)[:, None]
        tricks = tricks_for(missing, seen.seats)
        fits = (tricks <= seen.left) & (tricks * seen.seats <= missing + beside[:, None])
        possible = (fits & (number >= least[:, None]) & (number <= most[:, None])).any(-1)
        return seen.verdict(~possible, (rest_one == 0) & (rest_other == 0), (one == other) & (one >= self.least[row]))


@judges(MoreOfSuit)
class MoreOfSuitJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.more = masks([task.more for task in tasks], device)
        self.less = masks([task.less for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        more_cards, less_cards = self.more[row], self.less[row]
        more, less = count(seen.pile & more_cards), count(seen.pile & less_cards)
        done = more > less + count(less_cards & seen.to_come)
        rest = count(more_cards & seen.to_come)[:, None]
        beside = count(seen.to_come & ~more_cards & ~less_cards)[:, None]
        cards = torch.arange(seen.left + 1, device=more.device) * seen.seats
        some = torch.minimum(rest, cards)
        gain = some - (cards - some - beside).clamp(min=0)
        possible = (gain >= (less + 1 - more)[:, None]).any(-1)
        return seen.verdict(~done & ~possible, done, more > less)


def _suits(tasks: Sequence[Any], device: torch.device) -> tuple[Tensor, Tensor]:
    """For each task its suits as a mask over the five, and the cards of all suits."""
    listed = [[suit in [int(one) for one in task.suits] for suit in range(5)] for task in tasks]
    return torch.tensor(listed, device=device), masks([int(SUIT_MASK[suit]) for suit in range(5)], device)


@judges(EachColour)
class EachColourJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.suits, self.cards = _suits(tasks, device)
        self.n = numbers([task.n for task in tasks], device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        suits, n = self.suits[row], self.n[row][:, None]
        mine = count(seen.pile[:, None] & self.cards)
        rest = count(seen.to_come[:, None] & self.cards)
        missing = ((n - mine).clamp(min=0) * suits).sum(-1)
        failed = (suits & (mine + rest < n)).any(-1)
        return seen.verdict(failed | (missing > seen.room), missing == 0, False)


@judges(WholeColour)
class WholeColourJudge(Judge):
    def __init__(self, tasks: Sequence[Any], plan: Any, device: torch.device) -> None:
        self.suits, self.cards = _suits(tasks, device)

    def judge(self, seen: Seen, row: Tensor) -> Tensor:
        suits = self.suits[row]
        missing = self.cards & ~seen.pile[:, None]
        done = (suits & ~missing.any(-1)).any(-1)
        lost = (missing & seen.collected[:, None]).any(-1)
        reachable = (suits & ~lost & (count(missing & seen.to_come[:, None]) <= seen.room)).any(-1)
        return seen.verdict(~done & ~reachable, done, False)
