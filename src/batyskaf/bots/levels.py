"""Levels: bots that think more or less, for every game that has them."""

from collections.abc import Callable
from typing import Final

from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Decision, Perspective
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games import companion, has_companion

LEVELS: Final = ("easy", "medium", "hard")


def has_levels(game: str) -> bool:
    """Whether a game has such a bot: `batyskaf.bots.<game>.levels` makes it by `at_level(level, rng)`.

    >>> has_levels("crew"), has_levels("chess")
    (True, False)
    """
    return has_companion("batyskaf.bots", game, "levels")


def at_level(game: str, level: str, rng: Rng) -> Bot:
    """Make the bot of a game at a level.

    >>> at_level("aquatica", "easy", Rng.of(1, "bot")).name
    'search'
    """
    module = companion("batyskaf.bots", game, "levels")
    if module is None:
        raise Refused("refused-bot-level", level=level, game=game)
    make: Callable[[str, Rng], Bot] = module.at_level
    return make(level, rng)


class LevelBot(Bot):
    """Becomes the bot of the game at the first decision.

    >>> LevelBot("easy", Rng.of(1, "bot")).name
    'easy'
    """

    def __init__(self, level: str, rng: Rng) -> None:
        self.name = level
        self._rng = rng
        self._inner: Bot | None = None

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        if self._inner is None:
            self._inner = at_level(look.game.name, self.name, self._rng)
        return self._inner.choose(look, budget)
