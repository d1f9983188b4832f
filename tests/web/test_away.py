"""Coming back and watching: what happened meanwhile, notices, spectators with a view, statistics."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from batyskaf.bots import plain_bot
from tests.web.kit import ASKED, LONG, OVER, QUICK, Made, Server, asked, by_click, escape, person, play_out

STUB = """
window.notices = [];
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { return (this.permission = window.allowed === false ? 'denied' : 'granted'); }
  constructor(title, options) { window.notices.push([title, options.body]); }
  close() {}
};
window.away = false;
Object.defineProperty(document, 'hidden', { get: () => window.away });
"""
LONG_AGO = """hours => {
  const links = JSON.parse(localStorage.getItem('batyskaf.links'));
  for (const link of links) link.at -= hours * 3600e3;
  localStorage.setItem('batyskaf.links', JSON.stringify(links));
}"""


def move_elsewhere(server: Server, made: Made) -> None:
    """Make a move for the same person on another device."""
    (frame,) = server.get(f"/api/tables/{made.id}", made.token)
    body = {"type": "move", "seq": frame["seq"], "move": frame["legal"][0]}
    server.post(f"/api/tables/{made.id}/command", body, made.token)


@pytest.mark.parametrize(
    ("lang", "title", "ago"), [("en", "Since you left", "3 hours ago"), ("pl", "nieobecność", "3 godziny temu")]
)
def test_coming_back_shows_what_happened_in_between(
    browser: Browser, server: Server, lang: str, title: str, ago: str
) -> None:
    made = server.table({"mission": "3"}, seed="21")
    page = person(browser, made.link, lang=lang)
    assert asked(page)
    assert page.locator("[data-recap]").count() == 0, "nothing was missed yet"
    page.goto(server.url)
    page.wait_for_selector("[data-turn]")
    page.evaluate(LONG_AGO, 3)
    move_elsewhere(server, made)
    page.goto(made.link)
    page.wait_for_selector("[data-recap] li")
    text = page.inner_text("[data-recap]")
    assert title in text
    assert ago in text
    page.click("[data-recap-close]")
    page.wait_for_selector("[data-recap]", state="detached")
    page.reload()
    assert asked(page)
    assert page.locator("[data-recap]").count() == 0, "a reload a moment later has missed nothing"


def test_the_front_page_marks_tables_where_it_is_my_turn(browser: Browser, server: Server) -> None:
    made = server.table({"mission": "3"}, seed="21")
    page = person(browser, made.link)
    assert asked(page)
    page.goto(server.url)
    page.wait_for_selector(f"[data-turn='{made.id}']")
    expect(page).to_have_title("(1) Batyskaf")


def stubbed(browser: Browser, server: Server, link: str) -> Page:
    """A person whose browser has notices that a test can read, and a tab that a test can hide."""
    page = person(browser, f"{server.url}/settings")
    page.context.add_init_script(STUB)
    page.reload()
    page.check("[data-notices]")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('batyskaf.prefs')).notices")
    page.goto(link)
    return page


def test_a_hidden_tab_gets_a_notice_when_it_is_my_turn(browser: Browser, server: Server) -> None:
    page = stubbed(browser, server, server.table(LONG, seed="22").link)
    page.evaluate("Notification.permission = 'granted'")
    assert asked(page)
    assert page.evaluate("notices.length") == 0, "no notice while the table is being looked at"
    page.evaluate("away = true")
    by_click(page)
    page.wait_for_function("() => notices.length")
    title, body = page.evaluate("notices[0]")
    assert "Crew" in title
    assert body == "It is your turn."
    expect(page).to_have_title(re.compile("^●"))


def test_a_browser_that_allows_no_notices_says_so(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/settings")
    page.context.add_init_script(STUB + "window.allowed = false;")
    page.reload()
    page.locator("[data-notices]").click()
    page.wait_for_selector(".error")
    expect(page.locator("[data-notices]")).not_to_be_checked()


def test_a_seat_lets_spectators_in_and_out(browser: Browser, server: Server) -> None:
    made = server.table({}, "mb", game="aquatica")
    player, watcher = person(browser, made.link), person(browser, made.watch)
    watcher.wait_for_function("() => wire.latest?.view")
    assert watcher.locator("[data-eyes]").count() == 0
    player.wait_for_selector(ASKED)
    player.keyboard.press("m")
    player.check("[data-grant]")
    watcher.select_option("[data-eyes]", "0")
    hand = player.evaluate("JSON.stringify(wire.latest.view)")
    assert watcher.evaluate("JSON.stringify(wire.latest.shared[0])") == hand
    player.uncheck("[data-grant]")
    watcher.wait_for_selector("[data-eyes]", state="detached")
    assert watcher.evaluate("Object.keys(wire.latest.shared).length") == 0


def test_in_the_crew_spectators_are_let_in_only_after_the_end(browser: Browser, server: Server) -> None:
    made = server.table(QUICK, seed="14")
    player, watcher = person(browser, made.link), person(browser, made.watch)
    assert asked(player)
    player.keyboard.press("m")
    assert player.is_disabled("[data-grant]")
    escape(player)
    server.play(made)
    player.wait_for_selector(OVER)
    escape(player)
    player.keyboard.press("m")
    player.check("[data-grant]")
    watcher.wait_for_selector("dialog[open] .outcome")
    escape(watcher)
    watcher.wait_for_selector("[data-eyes]")


@pytest.fixture
def new(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server where nobody has played yet."""
    running = Server(tmp_path)
    yield running
    running.stop()


def test_finished_games_are_in_the_statistics(browser: Browser, new: Server) -> None:
    page = person(browser, new.url)
    page.click("[data-play=crew]")
    page.wait_for_selector(ASKED)
    play_out(page)
    for lang, word in (("en", "Your games"), ("pl", "Twoje gry")):
        page.evaluate("lang => localStorage.setItem('batyskaf.prefs', JSON.stringify({lang}))", lang)
        page.goto(f"{new.url}/stats")
        page.wait_for_selector(f"h2:has-text('{word}')")
        expect(page.locator(".own")).to_have_count(1)
        expect(page.locator("[data-mission='1'] .bar")).to_have_count(1)
    page.select_option("[data-bots]", plain_bot("crew"))
    expect(page.locator("[data-mission]")).to_have_count(1)
    assert page.get_attribute("[data-mission]", "data-mission") == "1"


def test_spectators_see_every_seat(browser: Browser, server: Server) -> None:
    watcher = person(browser, server.table({"mission": "4"}, "mbbbb", "3").watch)
    watcher.wait_for_selector("[data-seat]")
    assert watcher.locator("[data-seat]").evaluate_all("all => all.map((one) => one.dataset.seat).sort()") == list(
        "01234"
    )
