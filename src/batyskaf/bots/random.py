"""A bot that plays random legal moves, for empty seats and as a baseline."""

from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Decision, Perspective
from batyskaf.core.rng import Rng


class RandomBot(Bot):
    """Uses its own rng, so the same seed gives the same game."""

    name = "random"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        return Decision(look.legal[self._rng.below(len(look.legal))])
