"""Who decides for a seat: `load("random", rng)` gives a bot.

Installed packages bring bots of their own by the entry point `batyskaf.bots`: a callable that takes an rng.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points

from batyskaf.bots.bot import Bot, Budget, Candidate, Decision, Perspective
from batyskaf.bots.levels import LEVELS, THINKERS, LevelBot
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng

__all__ = ["Bot", "Budget", "Candidate", "Decision", "Perspective", "load", "names"]

_OURS = {"random": "batyskaf.bots.random:RandomBot"}


def names(game: str | None = None) -> list[str]:
    """The bots that can be loaded: ours, then those of installed packages; levels only for games that have them."""
    levels = LEVELS if game is None or game in THINKERS else ()
    ours = [*_OURS, *levels]
    return [*ours, *sorted(point.name for point in entry_points(group="batyskaf.bots") if point.name not in ours)]


def load(name: str, rng: Rng) -> Bot:
    """Make a bot; all its randomness comes from the given rng.

    >>> load("random", Rng.of(1, "bot")).name
    'random'
    """
    if name in LEVELS:
        return LevelBot(name, rng)
    if name in _OURS:
        module, _, made = _OURS[name].partition(":")
        factory: Callable[[Rng], Bot] = getattr(import_module(module), made)
    else:
        found = [point for point in entry_points(group="batyskaf.bots") if point.name == name]
        if not found:
            raise Refused("refused-unknown-bot", name=name, known=", ".join(names()))
        factory = found[0].load()
    return factory(rng)
