"""The sprite sheets with all drawings, the page's icon, and the positions of sites in the drawings of tiles."""

from pathlib import Path
from types import ModuleType

import msgspec

from batyskaf.art import aquatica, badges, endeavor_signs, endeavor_zones, scenes, suits
from batyskaf.art.shapes import SVG, tag
from batyskaf.games import companion, names


def sprite() -> str:
    """What all pages share, to be inlined, so that the page's custom properties set the colours."""
    defs = tag("defs", suits.gradients() + badges.gradients() + scenes.gradients())
    covers = "".join(module.cover() for module in _games().values())
    return tag("svg", defs + suits.shape_symbols() + badges.icons() + scenes.scenes() + covers, xmlns=SVG)


def definitions(game: str) -> str:
    """What drawings of entries from packs refer to: gradients, and for The Crew its suits, icons and badges."""
    own = {
        "crew": suits.gradients() + badges.gradients() + suits.shape_symbols() + badges.icons() + badges.badges(()),
        "aquatica": aquatica.gradients(),
        "endeavor": endeavor_signs.gradients() + endeavor_zones.gradients(),
    }
    return tag("svg", own.get(game, ""), xmlns=SVG)


def sheets() -> dict[str, str]:
    """The sheet that all pages share, and one for each game that is fetched only with its table.

    A game has a module of its own name in this package: `sheet()` draws the pieces of its table, `cover()` its picture
    for the front page; an optional `places()` returns positions in the drawings.
    """
    own = {game: module.sheet() for game, module in _games().items()}
    return {"sprite": sprite(), **own}


def _games() -> dict[str, ModuleType]:
    found = {game: companion("batyskaf.art", game) for game in names()}
    return {game: module for game, module in found.items() if module is not None}


def icon(body: str) -> str:
    """An icon of the page as a document of its own."""
    defs = tag("defs", suits.gradients() + badges.gradients() + scenes.gradients())
    return tag("svg", defs + body, xmlns=SVG, viewBox="0 0 100 100")


def write(folder: Path) -> None:
    """Write all files that the page is built with."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, drawn in sheets().items():
        (folder / f"{name}.svg").write_text(drawn, encoding="utf-8")
    (folder / "icon.svg").write_text(icon(scenes.icon_body()), encoding="utf-8")
    for game, module in _games().items():
        if hasattr(module, "places"):
            (folder / f"{game}.json").write_bytes(msgspec.json.encode(module.places()))
