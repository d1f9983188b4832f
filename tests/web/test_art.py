"""Drawings: one for everything in the content, well-formed, in our own palette."""

import re
import xml.etree.ElementTree as ElementTree

import pytest
from playwright.sync_api import Browser

from batyskaf.art import aquatica, portraits, scenes, sheet, tasks
from batyskaf.art.suits import HUES
from batyskaf.games.aquatica.content import load_content as aquatica_content
from batyskaf.games.crew.cards import NAMES
from batyskaf.games.crew.content import load_content
from batyskaf.games.crew.kinds import TASK_KINDS
from tests.web.kit import ROOT


@pytest.fixture(scope="module")
def sprite() -> str:
    """All sheets together, as the page of a game has them."""
    return "".join(sheet.sheets().values())


def test_every_card_task_and_mission_is_drawn(sprite: str) -> None:
    ids = re.findall(r'<symbol id="([^"]+)"', sprite)
    book = load_content()
    wanted = {f"card-{name}" for name in NAMES} | {f"task-{task.id}" for task in book.tasks}
    wanted |= {f"mission-{id}" for id in book.missions} | {f"scene-{game}" for game in ("crew", "aquatica", "endeavor")}
    assert wanted <= set(ids)
    assert len(ids) == len(set(ids))


def test_the_shared_sheet_has_no_pieces_of_a_game() -> None:
    """Cards, tasks and badges are fetched with the table of The Crew."""
    shared = set(re.findall(r'<symbol id="([^"]+)"', sheet.sheets()["sprite"]))
    assert {"icon-home", "seabed", "scene-crew", "suit-B"} <= shared
    assert not [id for id in shared if id.startswith(("card-", "task-", "mission-", "token"))]


def test_the_sheet_is_well_formed_and_repeats(sprite: str) -> None:
    for drawn in sheet.sheets().values():
        ElementTree.fromstring(drawn)
    for body in (scenes.icon_body(), scenes.tile_body()):
        ElementTree.fromstring(sheet.icon(body))
    assert "".join(sheet.sheets().values()) == sprite


def test_every_drawing_that_is_used_exists(sprite: str) -> None:
    ids = set(re.findall(r' id="([^"]+)"', sprite))
    used = set(re.findall(r'href="#([^"]+)"', sprite)) | set(re.findall(r"url\(#([^)]+)\)", sprite))
    assert used <= ids


def test_everything_of_aquatica_is_drawn(sprite: str) -> None:
    ids = set(re.findall(r'<symbol id="([^"]+)"', sprite))
    book = aquatica_content()
    wanted = {f"loc-{id}" for id in book.locations.ids()} | {f"loc-{type}" for type in aquatica.HUES}
    wanted |= {f"char-{id}" for id in (*book.characters.ids(), *book.kings.ids(), "any")}
    assert wanted <= ids
    assert set(portraits.EMBLEMS) == set(book.characters.ids()), "every character has an emblem of its own"
    scenes = [aquatica.location(entry).split(">", 1)[1] for entry in book.locations.entries]
    assert len(set(scenes)) == len(scenes)
    signs = set(re.findall(r'#aq-([a-z-]+)"', "".join(page_of("aquatica"))))
    assert signs <= set(aquatica.SIGNS)


def page_of(game: str) -> list[str]:
    return [path.read_text("utf-8") for path in (ROOT / "web/src/games" / game).glob("*.svelte")]


def test_only_existing_kinds_have_drawings() -> None:
    assert set(tasks.DRAWN) <= set(TASK_KINDS)


def test_a_kind_without_a_drawing_shows_its_parameters() -> None:
    one = tasks.picture("a kind of tomorrow", {"card": "P7", "value": 9, "op": ">=", "suits": ["B", "S"], "only": True})
    assert one.count("<use") == 3  # pink, blue and submarine
    assert "≥" in one
    assert one != tasks.picture("a kind of tomorrow", {"card": "P8", "value": 9, "op": ">=", "suits": ["B", "S"]})
    assert tasks.picture("a kind of tomorrow", {}) != ""


def test_tasks_look_different_from_each_other() -> None:
    drawn = [tasks.picture(task.kind, task.params) for task in load_content().tasks]
    assert len(set(drawn)) == len(drawn)


CROWDED = """() => [...document.querySelectorAll('symbol[id^="task-"]')].flatMap((task) => {
    const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawn.setAttribute('viewBox', '0 0 120 72');
    drawn.style.cssText = 'position: absolute; left: 0; top: 0; width: 120px; height: 72px';
    drawn.innerHTML = task.innerHTML;
    document.body.append(drawn);
    const box = (one) => one.getBoundingClientRect();
    const signs = [...drawn.children].filter((one) => one.matches('text[fill=currentColor]')).map(box);
    const things = [...drawn.children].filter((one) => !one.matches('text, [stroke^="var(--no"]')).map(box);
    drawn.remove();
    const outside = signs.some((sign) => sign.left < 0 || sign.right > 120);
    const cut = (sign, thing) => thing.left < sign.right - 1 && thing.right > sign.left + 1
        && !(thing.left <= sign.left && sign.right <= thing.right);
    return outside || signs.some((sign) => things.some((thing) => cut(sign, thing))) ? [task.id] : [];
})"""
"""The tasks with a figure that reaches beyond the picture or lies partly on a card."""


def test_figures_of_tasks_are_beside_their_cards(browser: Browser, sprite: str) -> None:
    page = browser.new_page()
    page.set_content(f'<body style="font-family: system-ui, sans-serif">{sprite}')
    assert page.locator('symbol[id^="task-"]').count() > 90
    assert page.evaluate(CROWDED) == []


def test_suits_differ_in_shape_and_not_only_in_hue(sprite: str) -> None:
    shapes = {suit: re.search(rf'<symbol id="suit-{suit}".*?</symbol>', sprite) for suit in HUES}
    assert len({found.group().split(">", 1)[1] for found in shapes.values() if found}) == len(HUES)


def test_drawings_contain_no_words(sprite: str) -> None:
    """The page adds words; drawings contain only figures and signs."""
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", sprite)
    assert [text for text in texts if re.search(r"[A-Za-z]{2,}", text.replace("&lt;", "").replace("&gt;", ""))] == []


def test_the_drawings_need_no_inline_styles(sprite: str) -> None:
    """The page's security policy forbids them."""
    assert "style=" not in sprite
