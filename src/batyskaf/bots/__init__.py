"""Who decides for a seat: `load("random", rng)` gives a bot.

Installed packages bring bots of their own by the entry point `batyskaf.bots`: a callable that takes an rng. Programs in
any language are bots once whoever runs this process has allowed them by `allow`; nobody else can have one started.
"""

import shlex
import shutil
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points

from batyskaf.bots.bot import Bot, BotFailed, Budget, Candidate, Decision, Perspective
from batyskaf.bots.levels import LEVELS, THINKERS, LevelBot
from batyskaf.bots.program import EXEC, SECONDS, ProgramBot
from batyskaf.bots.thinking import GUIDED
from batyskaf.core.installed import using
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng

__all__ = [
    "Bot",
    "BotFailed",
    "Budget",
    "Candidate",
    "Decision",
    "Perspective",
    "allow",
    "load",
    "names",
    "plain_bot",
    "program",
]

_OURS = {"random": "batyskaf.bots.random:RandomBot", "greedy": "batyskaf.bots.thinking:GreedyBot"}
_PROGRAMS: dict[str, str] = {}
"""Commands that may be run as bots, by the name people ask for them."""


def allow(wish: str, begun: bool = False) -> str:
    """Let a program be a bot here: `exec:COMMAND`, or `NAME=exec:COMMAND` to call it by a name; return the name.

    In a match that was `begun` it may be missing by now: another bot can take over there.

    >>> allow("coral=exec:python3 coral.py")
    'coral'
    """
    name, _, command = wish.partition(EXEC)
    if not command.strip() or (name and not name.endswith("=")):
        raise Refused("refused-bot-program", text=wish)
    name = name.removesuffix("=").strip() or wish
    if name in (*_OURS, *LEVELS):
        raise Refused("refused-bot-name", name=name)
    try:
        first = shlex.split(command)[0]
    except (ValueError, IndexError):
        raise Refused("refused-bot-quotes", command=command.strip()) from None
    if shutil.which(first) is None and not begun:
        raise Refused("refused-bot-missing", program=first)
    _PROGRAMS[name] = command.strip()
    return name


def program(name: str, seconds: float = SECONDS) -> ProgramBot | None:
    """The bot of this name if it is a program that was allowed."""
    return ProgramBot(_PROGRAMS[name], min(seconds, SECONDS)) if name in _PROGRAMS else None


def plain_bot(game: str) -> str:
    """The bot that takes over where another has failed."""
    return "medium" if game in THINKERS else "random"


def names(game: str | None = None) -> list[str]:
    """The bots that can be loaded: ours that know the game, programs allowed here, those of installed packages."""
    plain = [name for name in _OURS if name != "greedy" or game is None or game in GUIDED]
    levels = LEVELS if game is None or game in THINKERS else ()
    ours = [*plain, *levels, *_PROGRAMS]
    return [*ours, *sorted(point.name for point in entry_points(group="batyskaf.bots") if point.name not in ours)]


def load(name: str, rng: Rng) -> Bot:
    """Make a bot; all its randomness comes from the given rng.

    >>> load("random", Rng.of(1, "bot")).name
    'random'
    """
    if name in LEVELS:
        return LevelBot(name, rng)
    allowed = program(name)
    if allowed is not None:
        return allowed
    if name.startswith(EXEC):
        raise Refused("refused-bot-stranger", name=name)
    if name in _OURS:
        module, _, made = _OURS[name].partition(":")
        factory: Callable[[Rng], Bot] = getattr(import_module(module), made)
    else:
        found = [point for point in entry_points(group="batyskaf.bots") if point.name == name]
        if not found:
            raise Refused("refused-unknown-bot", name=name, known=", ".join(names()))
        with using(found[0]):
            factory = found[0].load()
    return factory(rng)
