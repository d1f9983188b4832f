"""Bots, which decide for a seat: `load("random", rng)` returns one.

Installed packages add bots by the entry point `batyskaf.bots`: a callable that takes an rng. A program in any language
can be a bot once the person who runs this process has allowed it by `allow`; nobody else can have one started.
"""

import shlex
import shutil
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points

from batyskaf.bots.bot import Bot, BotFailed, Budget, Candidate, Decision, Perspective
from batyskaf.bots.levels import LEVELS, LevelBot, has_levels
from batyskaf.bots.program import EXEC, SECONDS, ProgramBot
from batyskaf.bots.thinking import has_guide
from batyskaf.core import speed
from batyskaf.core.installed import using
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng

__all__ = [
    "EXEC",
    "LEVELS",
    "Bot",
    "BotFailed",
    "Budget",
    "Candidate",
    "Decision",
    "Perspective",
    "allow",
    "load",
    "names",
    "offered",
    "plain_bot",
    "program",
]

_OURS = {
    "random": "batyskaf.bots.random:RandomBot",
    "greedy": "batyskaf.bots.thinking:GreedyBot",
    "net": "batyskaf.bots.crew.net.bot:NetBot",
}
_PROGRAMS: dict[str, str] = {}
"""Commands that may be run as bots, by name."""


def allow(wish: str, begun: bool = False) -> str:
    """Allow a program as a bot: `exec:COMMAND`, or `NAME=exec:COMMAND` to give it a name; return the name.

    With `begun`, in a match that has already begun, the program may be missing: another bot can take over.

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
    """The bot of this name, if it is an allowed program.

    >>> allow("pearl=exec:python3 pearl.py")
    'pearl'
    >>> program("pearl") is None, program("random") is None
    (False, True)
    """
    return ProgramBot(_PROGRAMS[name], min(seconds, SECONDS)) if name in _PROGRAMS else None


def plain_bot(game: str) -> str:
    """The standard bot of a game, which takes over when another fails. Where rules are slow, it thinks less.

    >>> plain_bot("crew") in ("easy", "medium"), plain_bot("a game without levels")
    (True, 'random')
    """
    if not has_levels(game):
        return "random"
    return "medium" if speed.compiled else "easy"


def _knows(name: str, game: str | None) -> bool:
    """Whether one of our plain bots knows a game."""
    if name == "greedy":
        return game is None or has_guide(game)
    if name == "net":
        from batyskaf.bots.crew.net.weights import is_shipped

        return game in (None, "crew") and is_shipped()
    return True


def offered(game: str) -> list[str]:
    """The bots that a screen offers for a game: all but the net, which is for the terminal and the lab.

    >>> offered("crew")[:4]
    ['random', 'easy', 'medium', 'hard']
    """
    return [name for name in names(game) if name != "net"]


def names(game: str | None = None) -> list[str]:
    """The bots that can be loaded: ours that know the game, allowed programs, and those of installed packages.

    >>> names("aquatica")[:5]
    ['random', 'greedy', 'easy', 'medium', 'hard']
    """
    plain = [name for name in _OURS if _knows(name, game)]
    levels = LEVELS if game is None or has_levels(game) else ()
    ours = [*plain, *levels, *_PROGRAMS]
    return [*ours, *sorted(point.name for point in entry_points(group="batyskaf.bots") if point.name not in ours)]


def load(name: str, rng: Rng) -> Bot:
    """Load a bot; all its randomness comes from the given rng.

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
