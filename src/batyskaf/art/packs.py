"""Drawings of what packs bring or correct; those of the box are made when the page is built."""

from collections.abc import Iterator, Mapping, Sequence

from batyskaf.art import aquatica, endeavor_sites, endeavor_zones, tasks
from batyskaf.art.shapes import SVG, tag
from batyskaf.core.corrections import KEY
from batyskaf.core.game import Game
from batyskaf.core.words import Named
from batyskaf.games.aquatica.content import LocationEntry
from batyskaf.games.crew.content import TaskEntry
from batyskaf.games.endeavor.schema import TileEntry


def drawn(entry: Named) -> str:
    """The symbol of an entry, if entries of its kind have one each."""
    if isinstance(entry, TaskEntry):
        return tasks.task(entry)
    if isinstance(entry, LocationEntry):
        return aquatica.location(entry)
    if isinstance(entry, TileEntry):
        return endeavor_zones.zone(entry)
    return ""


def sheet(game: Game) -> str:
    """A sheet with the symbols of all entries from packs; empty if there are none."""
    body = "".join(drawn(entry) for entry in packed(game))
    return tag("svg", body, xmlns=SVG) if body else ""


def places(game: Game) -> dict[str, Mapping[str, tuple[float, float]]]:
    """The positions of the sites of tiles from packs, as `art.endeavor.places` for the box."""
    return {entry.id: endeavor_sites.spots(entry) for entry in packed(game) if isinstance(entry, TileEntry)}


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
