"""A bot that plays random legal moves, for empty seats and as a baseline."""

from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Decision, Perspective
from batyskaf.core.rng import Rng


class RandomBot(Bot):
    """Uses its own rng, so the same seed gives the same game.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> state = game.start(game.options(mission="1", players=3), seed=1)
    >>> look = Perspective.of(game, state, state.turn, Rng.of(1, "worlds"))
    >>> RandomBot(Rng.of(1, "bot")).choose(look).move in look.legal
    True
    """

    name = "random"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        return Decision(look.legal[self._rng.below(len(look.legal))])
