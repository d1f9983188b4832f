"""A bot that plays any legal move, each equally likely: for empty seats, and as the least to be measured against."""

from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Decision, Perspective
from batyskaf.core.rng import Rng


class RandomBot(Bot):
    """Picks by its own rng, so the same seed gives the same game."""

    name = "random"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        return Decision(look.legal[self._rng.below(len(look.legal))])
