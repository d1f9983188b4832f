"""Decisions to learn from, and how much better than expected each of them was."""

from dataclasses import dataclass

import torch
from torch import Tensor

from batyskaf.learn.rollout import Decisions
from batyskaf.learn.seeing import Sight, joined


@dataclass
class Outline:
    """How the decisions of a fleet follow one another."""

    game: Tensor
    sizes: list[int]
    won: Tensor


def batch_of(played: list[Decisions]) -> "Batch":
    """All decisions of some fleets as one batch, not judged yet."""
    hands, legal, choice, likelihood = (
        torch.cat([getattr(one, name) for one in played]) for name in ("hands", "legal", "choice", "likelihood")
    )
    won = torch.cat([one.won[one.game].float() for one in played])
    ends = torch.cat([one.ends[one.game] for one in played])
    nothing = torch.zeros_like(won)
    sight = joined([one.sight for one in played])
    return Batch(sight, hands, legal, choice, likelihood, nothing, nothing, won, ends)


class Batch:
    """Decisions to learn from."""

    def __init__(
        self, sight: Sight, hands: Tensor, legal: Tensor, choice: Tensor, likelihood: Tensor, advantage: Tensor,
        returns: Tensor, won: Tensor, ends: Tensor,
    ) -> None:  # fmt: skip
        self.sight = sight
        self.hands = hands
        self.legal = legal
        self.choice = choice
        self.likelihood = likelihood
        self.advantage = advantage
        self.returns = returns
        self.won = won
        self.ends = ends

    def __getitem__(self, part: Tensor) -> "Batch":
        return Batch(self.sight[part], *(values[part] for values in self._rest()))

    def _rest(self) -> tuple[Tensor, ...]:
        return (
            self.hands, self.legal, self.choice, self.likelihood, self.advantage, self.returns, self.won, self.ends
        )  # fmt: skip

    def take(self, other: "Batch", part: Tensor) -> None:
        """Copy some decisions in place."""
        mine, theirs = vars(self.sight).values(), vars(other.sight).values()
        pairs = [*zip(mine, theirs, strict=True), *zip(self._rest(), other._rest(), strict=True)]
        for own, given in pairs:
            torch.index_select(given, 0, part, out=own)


def advantages(played: Outline, values: Tensor, out: Tensor, trace: float) -> None:
    """Compute generalized advantages from the end of each game back to its first decision."""
    after = played.won.float()
    carried = torch.zeros_like(after)
    end = len(values)
    for size in reversed(played.sizes):
        game, mine = played.game[end - size : end], values[end - size : end]
        gain = after[game] - mine + trace * carried[game]
        out[end - size : end] = gain
        carried[game], after[game] = gain, mine
        end -= size
