"""Drawings of what packs bring or correct; those of the box are made when the page is built.

What draws is imported with the first entry of a pack, so that a table without packs starts without it.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from batyskaf.art.shapes import SVG, tag
from batyskaf.core.corrections import KEY
from batyskaf.core.game import Game
from batyskaf.core.words import Named


@cache
def _artists() -> Mapping[type[Named], Callable[[Any], str]]:
    """What draws the symbol of an entry, for the kinds of entries that have one each."""
    from batyskaf.art import aquatica, endeavor_zones, tasks
    from batyskaf.games.aquatica.content import LocationEntry
    from batyskaf.games.crew.content import TaskEntry
    from batyskaf.games.endeavor.schema import TileEntry

    return {TaskEntry: tasks.task, LocationEntry: aquatica.location, TileEntry: endeavor_zones.zone}


SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)"')
"""The id and the box of a symbol."""


def drawn(entry: Named) -> str:
    """The symbol of an entry, if entries of its kind have one each."""
    artist = _artists().get(type(entry))
    return artist(entry) if artist is not None else ""


def drawing_of(entry: Named) -> str:
    """The drawing of an entry as an element that uses its symbol; empty if it has none."""
    symbol = SYMBOL.match(drawn(entry))
    return "" if symbol is None else tag("svg", tag("use", href=f"#{symbol[1]}"), viewBox=symbol[2], aria_hidden="true")


def sheet(game: Game) -> str:
    """A sheet with the symbols of all entries from packs; empty if there are none."""
    body = "".join(drawn(entry) for entry in packed(game))
    return tag("svg", body, xmlns=SVG) if body else ""


def places(game: Game) -> dict[str, Mapping[str, tuple[float, float]]]:
    """The positions of the sites of tiles from packs, as `art.endeavor.places` for the box."""
    if game.name != "endeavor":
        return {}
    from batyskaf.art.endeavor_sites import spots
    from batyskaf.games.endeavor.schema import TileEntry

    return {entry.id: spots(entry) for entry in packed(game) if isinstance(entry, TileEntry)}


def packed(game: Game) -> Iterator[Named]:
    """The entries that packs bring or correct."""
    for section, entries in game.entries().items():
        for id in dict.fromkeys(id for pack in game.packs() for id in _ids(pack, section)):
            yield entries[id]


def _ids(pack: Mapping[str, object], section: str) -> Iterator[str]:
    amended, added = pack.get(KEY), pack.get(section)
    if isinstance(amended, Mapping):
        yield from amended.get(section, {})
    if isinstance(added, Sequence):
        yield from (str(item["id"]) for item in added if isinstance(item, Mapping) and "id" in item)
