"""The games: rules and content, each in a folder of its own."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points

import msgspec

from batyskaf.core.game import Game
from batyskaf.core.installed import using
from batyskaf.core.reason import Refused

_OURS = {
    "crew": "batyskaf.games.crew.game",
    "aquatica": "batyskaf.games.aquatica.game",
    "endeavor": "batyskaf.games.endeavor.game",
}


def names() -> list[str]:
    """The games that can be loaded: ours, then those that installed packages bring (entry point `batyskaf.games`)."""
    return [*_OURS, *sorted(point.name for point in entry_points(group="batyskaf.games") if point.name not in _OURS)]


def load(name: str, packs: Sequence[Mapping[str, object]] = ()) -> Game:
    """Load a game with packs of one's own on top of its content.

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
    return game


@lru_cache(maxsize=32)
def loaded(name: str, packs: str = "[]") -> Game:
    """The same, once for each set of packs, which are given as JSON: servers ask for the same games again and again."""
    return load(name, msgspec.json.decode(packs, type=list[dict[str, object]]))
