"""The games: rules and content, each in a folder of its own."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType

import msgspec

from batyskaf.core.events import check_roles
from batyskaf.core.game import Game
from batyskaf.core.installed import using
from batyskaf.core.reason import Refused

_OURS = {
    "crew": "batyskaf.games.crew.game",
    "aquatica": "batyskaf.games.aquatica.game",
    "endeavor": "batyskaf.games.endeavor.game",
}


def names() -> list[str]:
    """The games that can be loaded: ours, then those of installed packages (entry point `batyskaf.games`)."""
    return [*_OURS, *sorted(point.name for point in entry_points(group="batyskaf.games") if point.name not in _OURS)]


def load(name: str, packs: Sequence[Mapping[str, object]] = ()) -> Game:
    """Load a game, with packs on top of its content.

    >>> load("crew").moves.text(17)
    'play B9'
    """
    if name in _OURS:
        factory = import_module(_OURS[name]).load
    else:
        found = [point for point in entry_points(group="batyskaf.games") if point.name == name]
        if not found:
            raise Refused("refused-unknown-game", name=name, known=", ".join(names()))
        with using(found[0]):
            factory = found[0].load()
    game: Game = factory(packs)
    check_roles(game.event_types(), game.words())
    return game


def companion(package: str, game: str, part: str = "") -> ModuleType | None:
    """Return the module of one of our games in another package; None if there is none.

    >>> companion("batyskaf.bots", "aquatica", "levels").__name__
    'batyskaf.bots.aquatica.levels'
    """
    return import_module(_path(package, game, part)) if has_companion(package, game, part) else None


@cache
def has_companion(package: str, game: str, part: str = "") -> bool:
    """Whether that module exists; doesn't import it."""
    if game not in _OURS or find_spec(f"{package}.{game}") is None:
        return False
    return find_spec(_path(package, game, part)) is not None


def _path(package: str, game: str, part: str) -> str:
    return ".".join(name for name in (package, game, part) if name)


@lru_cache(maxsize=32)
def loaded(name: str, packs: str = "[]") -> Game:
    """Load a game once for each set of packs, given as JSON, for servers that need the same games again and again."""
    return load(name, msgspec.json.decode(packs, type=list[dict[str, object]]))
