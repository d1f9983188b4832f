"""Quality bars for the page: accessible, light, complete in every language, its types those of the server."""

import gzip
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Response

from batyskaf.locale import LANGUAGES, Texts
from tests.web.kit import OVER, QUICK, ROOT, SHORT, Server, asked, by_click, person, phase, violations

MOST_KB = 150
MOST_REQUESTS = 12


def serious(page: Page) -> list[str]:
    """The serious faults of accessibility that axe-core finds."""
    return [
        f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:160]}"
        for one in violations(page)
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize(("theme", "size"), [("dark", "desktop"), ("light", "phone")])
@pytest.mark.parametrize(
    "path", ["/", "/play/crew", "/lobby", "/replays", "/logbook", "/stats", "/rules/crew", "/settings"]
)
def test_axe_finds_nothing_serious_on_pages(browser: Browser, server: Server, path: str, theme: str, size: str) -> None:
    page = person(browser, server.url + path, size, theme=theme)
    page.wait_for_load_state("networkidle")
    page.wait_for_selector("h1")
    assert serious(page) == []


@pytest.mark.parametrize("game", SHORT)
@pytest.mark.parametrize(("theme", "size"), [("dark", "phone"), ("light", "desktop")])
def test_axe_finds_nothing_serious_at_the_table(
    browser: Browser, server: Server, game: str, theme: str, size: str
) -> None:
    made = server.table({"mission": "4"}, "mbb", "41") if game == "crew" else server.short(game, seed="41")
    page = person(browser, made.link, size, theme=theme)
    seen: set[str] = set()
    while len(seen) < 4 and asked(page):
        if phase(page) not in seen:
            seen.add(phase(page))
            assert serious(page) == [], phase(page)
        by_click(page)
    server.play(made)
    page.wait_for_selector(OVER)
    assert serious(page) == []


def test_axe_finds_nothing_serious_in_a_replay(browser: Browser, server: Server) -> None:
    made = server.table(QUICK, seed="42")
    server.play(made)
    page = person(browser, f"{server.url}/replay/{made.id}")
    page.wait_for_selector("[data-scrub]")
    assert serious(page) == []


def test_the_first_load_is_light(browser: Browser, server: Server) -> None:
    """Everything fetched until the front page is complete, compressed."""
    context = browser.new_context()
    page = context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(server.url)
    page.wait_for_selector("[data-play=crew]")
    page.wait_for_load_state("networkidle")
    sizes = {answer.url: len(gzip.compress(answer.body(), 6)) for answer in answers if answer.ok}
    total = sum(sizes.values()) / 1000
    assert total <= MOST_KB, sorted(sizes.items(), key=lambda one: -one[1])[:8]
    assert total > 20
    assert len(sizes) <= MOST_REQUESTS, sorted(sizes)


def ids_in_the_page() -> set[str]:
    """Every whole message id that the page's sources name."""
    found: set[str] = set()
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts"):
            found |= set(
                re.findall(
                    r"[\"']((?:web|refused|word|(?:table|ask|move|group|lesson)-[a-z]+)-[a-z-]+[a-z])[\"']",
                    path.read_text("utf-8"),
                )
            )
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_the_page_has_words(lang: str) -> None:
    texts = Texts(lang)
    assert len(ids_in_the_page()) > 100
    assert sorted(id for id in ids_in_the_page() if not texts.has(id)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_made_of_parts_has_words(lang: str) -> None:
    texts = Texts(lang)
    lessons = [
        f"lesson-{path.parent.name}-{name}"
        for path in (ROOT / "web/src/games").glob("*/lessons.ts")
        for name in re.findall(r'\["([a-z-]+)", \(', path.read_text("utf-8"))
    ]
    keys = re.findall(r'\["[^"]+", "([a-z]+)"\]', (ROOT / "web/src/table/Keys.svelte").read_text("utf-8"))
    assert len(lessons) > 8
    assert len(keys) > 8
    wanted = lessons + [f"web-key-{one}" for one in keys]
    wanted += [f"web-{one}" for one in ("lobby", "replays", "logbook", "stats", "rules", "settings")]
    wanted += [f"game-{one}{part}" for one in SHORT for part in ("", ".tile")]
    assert [id for id in wanted if not texts.has(id)] == []


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    made = subprocess.run([sys.executable, "-m", "batyskaf.table.types"], capture_output=True, text=True, check=True)
    assert made.stdout == Path(ROOT, "web", "src", "proto.ts").read_text("utf-8"), "run python -m batyskaf.table.types"


def test_the_page_names_no_other_site() -> None:
    """The page fetches nothing from third parties, so nobody else learns who plays."""
    allowed = ("http://www.w3.org/",)
    for path in (ROOT / "src/batyskaf/table/static").rglob("*"):
        if path.suffix in (".html", ".css"):
            addresses = re.findall(r"https?://[^\s\"'`)]+", path.read_text("utf-8"))
            assert [one for one in addresses if not one.startswith(allowed)] == [], path.name
