"""Levels: the same bot with more or less time to think, for every game that has one."""

from collections.abc import Callable
from importlib import import_module
from typing import Final

from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Decision, Perspective
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng

LEVELS: Final = ("easy", "medium", "hard")
THINKERS: Final = {
    "crew": "batyskaf.bots.crew.fair",
    "aquatica": "batyskaf.bots.aquatica.levels",
    "endeavor": "batyskaf.bots.endeavor.levels",
}
"""The module of each game that thinks: its `at_level(level, rng)` makes the bot."""


class LevelBot(Bot):
    """Finds out at its first decision which game it plays, and thinks as that game's bot does."""

    def __init__(self, level: str, rng: Rng) -> None:
        self.name = level
        self._rng = rng
        self._inner: Bot | None = None

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        if self._inner is None:
            game = look.game.name
            if game not in THINKERS:
                raise Refused("refused-bot-level", level=self.name, game=game)
            make: Callable[[str, Rng], Bot] = import_module(THINKERS[game]).at_level
            self._inner = make(self.name, self._rng)
        return self._inner.choose(look, budget)
