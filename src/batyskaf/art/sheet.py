"""The sprite sheet with every drawing, the icon of the page, and the content that the page words its cards with."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from batyskaf.art import aquatica, badges, endeavor_signs, endeavor_sites, endeavor_zones, scenes, suits, tasks
from batyskaf.art.shapes import tag
from batyskaf.games.crew.content import Content, load_content
from batyskaf.games.endeavor.content import load_content as load_endeavor

SVG = "http://www.w3.org/2000/svg"


def sprite() -> str:
    """All symbols in one document, to be set into the page: its colours follow the page's custom properties."""
    book = load_content()
    defs = tag("defs", suits.gradients() + badges.gradients() + scenes.gradients())
    body = (
        suits.shape_symbols()
        + suits.cards()
        + badges.badges(book.missions.values())
        + tasks.tasks(book.tasks)
        + scenes.scenes()
    )
    return tag("svg", defs + body, xmlns=SVG)


def endeavor_sprite() -> str:
    """What Endeavor's table alone draws with."""
    defs = tag("defs", endeavor_signs.gradients() + endeavor_zones.gradients())
    return tag("svg", defs + endeavor_signs.signs() + endeavor_zones.zones(load_endeavor().tiles), xmlns=SVG)


SHEETS: dict[str, Callable[[], str]] = {
    "sprite": sprite,
    "aquatica": aquatica.sheet,
    "endeavor": endeavor_sprite,
}
"""What all pages share, and a sheet for each game that is fetched with its table only."""


def icon() -> str:
    """The icon of the page, on its own."""
    defs = tag("defs", suits.gradients() + badges.gradients() + scenes.gradients())
    return tag("svg", defs + scenes.icon_body(), xmlns=SVG, viewBox="0 0 100 100")


def words(book: Content) -> dict[str, object]:
    """Texts and figures of tasks and missions, as the server tells them, for the page to have at once."""
    return {
        "tasks": {entry.id: {"id": entry.id, "text": entry.text} for entry in book.tasks},
        "missions": {
            entry.id: {"id": entry.id, "text": entry.text, "difficulty": entry.difficulty, "clock": entry.clock}
            for entry in book.missions.values()
        },
    }


def endeavor_board() -> dict[str, object]:
    """The numbers of Endeavor's player board, and where the sites of each tile lie."""
    book = load_endeavor()
    return {"board": book.board, "spots": {tile.id: endeavor_sites.spots(tile) for tile in book.tiles}}


def write(folder: Path) -> None:
    """Write everything the page is built with."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, drawn in SHEETS.items():
        (folder / f"{name}.svg").write_text(drawn(), encoding="utf-8")
    (folder / "icon.svg").write_text(icon(), encoding="utf-8")
    (folder / "crew.json").write_bytes(msgspec.json.encode(words(load_content())))
    (folder / "endeavor.json").write_bytes(msgspec.json.encode(endeavor_board()))
