"""Endeavor's sheet: icons and zones, and the positions of the sites in each tile's drawing."""

from batyskaf.art import endeavor_signs, endeavor_sites, endeavor_zones, scenes
from batyskaf.art.shapes import SVG, tag
from batyskaf.games.endeavor.content import load_content


def cover() -> str:
    """The picture of the game for the front page."""
    return scenes.endeavor()


def sheet() -> str:
    """All symbols that only this table uses."""
    defs = tag("defs", endeavor_signs.gradients() + endeavor_zones.gradients())
    return tag("svg", defs + endeavor_signs.signs() + endeavor_zones.zones(load_content().tiles), xmlns=SVG)


def places() -> dict[str, object]:
    """The positions of each tile's sites by id, in the units of its drawing."""
    return {tile.id: endeavor_sites.spots(tile) for tile in load_content().tiles}
