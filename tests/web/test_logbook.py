"""The logbook in the browser: a campaign is begun, failed, left, resumed, and played in any order."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.kit import ASKED, OVER, QUICK, ROOT, TABLE, Server, person, play_out, resize
from tests.web.test_quality import serious


def view(page: Page) -> dict[str, Any]:
    page.wait_for_selector(TABLE)
    shown: dict[str, Any] = page.evaluate("wire.latest.view")
    return shown


def options(page: Page) -> dict[str, Any]:
    page.wait_for_selector(TABLE)
    chosen: dict[str, Any] = page.evaluate("wire.latest.table.options")
    return chosen


def tasks(page: Page) -> set[str]:
    return {task["id"] for task in view(page)["tasks"]}


def give_up(page: Page) -> None:
    """Fail the mission by the table's own menu."""
    page.wait_for_selector(ASKED)
    page.keyboard.press("m")
    page.click("[data-give-up]")
    page.click("[data-give-up]")
    page.wait_for_selector("dialog[open] [data-logbook]", state="attached")


def begin(page: Page) -> None:
    """Begin a campaign; it is there when its first mission has the focus."""
    page.click("[data-campaign]")
    page.wait_for_selector("[data-book] [data-next]:focus")


def test_a_failed_mission_can_be_retried_with_the_same_tasks_or_another_chosen(
    browser: Browser, server: Server
) -> None:
    page = person(browser, f"{server.url}/logbook")
    page.click("button[aria-pressed]:has-text('3')")
    page.click("form summary:has-text('House rules')")
    page.select_option("#option-memory", "open")
    begin(page)
    page.keyboard.press("Enter")
    drawn = tasks(page)
    assert (options(page)["mission"], options(page)["players"], options(page)["memory"]) == ("1", 3, "open")
    give_up(page)
    assert page.locator("dialog[open] [data-again=same]").count() == 0, "the same tasks again are offered by name"

    page.click("dialog[open] [data-more-ways] summary")
    page.click("dialog[open] [data-logbook]")
    page.click("[data-book] [data-retry=same]")
    assert (tasks(page), options(page)["attempt"], options(page)["memory"]) == (drawn, 2, "open")
    page.wait_for_selector(ASKED)
    page.goto(f"{server.url}/logbook")
    page.click("[data-left]")
    assert tasks(page) == drawn
    give_up(page)

    page.goto(f"{server.url}/logbook")
    page.click("[data-mission='1']")
    page.click("dialog[open] [data-retry=new]")
    assert not tasks(page) & drawn
    assert options(page)["attempt"] == 3

    page.wait_for_selector(ASKED)
    page.goto(f"{server.url}/logbook")
    page.click("[data-mission='3']")
    page.click("dialog[open] [data-dive]")
    assert (view(page)["mission"], options(page)["attempt"]) == ("3", 1)
    assert page.faults == []  # type: ignore[attr-defined]


def test_played_missions_are_in_the_logbook(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/logbook")
    begin(page)
    page.click("[data-next]")
    play_out(page)
    success = page.evaluate("wire.latest.result.success")
    page.click("dialog[open] [data-more-ways] summary")
    page.click("dialog[open] [data-logbook]")
    expect(page.locator(".tried")).to_have_count(1)
    text = page.get_attribute("[data-mission='1']", "aria-label") or ""
    assert ("not done" in text) is not success
    page.click("[data-mission='1']")
    page.click("dialog[open] a[href^='/replay/']")
    page.wait_for_selector("[data-scrub]")


def test_a_campaign_that_began_at_a_table_is_listed(browser: Browser, server: Server) -> None:
    made = server.table(QUICK, "mbb", seed="33")
    server.play(made)
    page = person(browser, made.link)
    page.wait_for_selector(OVER)
    assert page.locator("[data-logbook]").count() == 0
    first = page.evaluate("wire.latest.table.id")
    page.click("dialog[open] [data-again=next], dialog[open] [data-again=retry-same]")
    page.wait_for_function("first => wire.latest.table.id !== first && wire.latest.table.campaign", arg=first)
    page.wait_for_selector(ASKED)
    page.goto(f"{server.url}/logbook")
    page.wait_for_selector("[data-book]")
    expect(page.locator("[data-left]")).to_have_count(1)
    page.click("[data-mission=promo]")
    page.click("dialog[open] [data-dive]")
    assert view(page)["mission"] == "promo"
    seats = page.evaluate("wire.latest.table.seats.map((seat) => seat.bot ?? seat.name)")
    assert seats == ["Ada", "random", "random"], "the crew sits as it sat"


@pytest.mark.parametrize(("lang", "theme", "size"), [("pl", "dark", "phone"), ("en", "light", "desktop")])
def test_the_logbook_is_open_to_everybody(browser: Browser, server: Server, lang: str, theme: str, size: str) -> None:
    page = person(browser, f"{server.url}/logbook", size, lang, theme)
    resize(page, 360 if size == "phone" else 1280, 720)
    begin(page)
    for summary in page.locator("form summary").all():
        summary.click()
    assert serious(page) == []
    page.focus("[data-mission=tutorial]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    assert serious(page) == []
    assert "web-" not in page.inner_text("body")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
    page.keyboard.press("Enter")
    assert view(page)["mission"] == "tutorial"


def test_a_campaign_with_a_pack_offers_and_plays_its_missions(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/logbook")
    page.wait_for_selector("[data-campaign]")
    page.click("details:has([data-packs]) summary")
    page.set_input_files("[data-packs]", ROOT / "examples" / "packs" / "crew-example.json")
    page.wait_for_selector("[data-pack]")
    begin(page)
    expect(page.locator("[data-book]")).to_contain_text("Reef watch")
    page.click("[data-book] [data-mission=reef-2]")
    page.click("dialog[open] [data-dive]")
    assert options(page)["mission"] == "reef-2"
    drawn = tasks(page)
    give_up(page)
    page.click("dialog[open] [data-more-ways] summary")
    page.click("dialog[open] [data-logbook]")
    page.click("[data-book] [data-retry=same]")
    assert (options(page)["mission"], options(page)["attempt"], tasks(page)) == ("reef-2", 2, drawn)
