"""Play by message: two browsers of the static site that share nothing but links."""

from pathlib import Path

from playwright.sync_api import Browser, Page

from batyskaf.core.matchfile import read_recording, replay
from batyskaf.games import load
from batyskaf.locale import Texts
from tests.web import kit, site
from tests.web.test_site import download, host, no_faults

__all__ = ["host"]

LETTER = "[data-letter]"
SEAT = "select[aria-label='Who sits at seat 2']"


def begin(page: Page, url: str) -> None:
    """Set a short game of Aquatica up by the form: this person, and a friend by message."""
    page.goto(f"{url}#/play/aquatica")
    page.locator(".field:has([for=option-players])").get_by_role("button", name="2").click()
    page.wait_for_selector(f"{SEAT} option[value=bot]", state="attached")
    assert page.locator(f"{SEAT} option[value=open]").count() == 0, "it is off by default"
    page.check("[data-by-message]")
    page.select_option(SEAT, "open")
    page.fill("input[aria-label='Name at seat 2']", "Bo")
    page.click("details:has(#option-turn_limit_per_player) summary")
    page.fill("#option-turn_limit_per_player", "2")
    page.click("[data-begin]")
    page.wait_for_selector(f"{kit.ASKED}, {LETTER}")


def turn(page: Page) -> str:
    """Play until somebody else is next or the game is over; returns the link to send."""
    while page.locator(LETTER).count() == 0:
        kit.by_click(page)
        page.wait_for_selector(f"{kit.ASKED}, {LETTER}")
    return str(page.get_attribute(LETTER, "data-letter"))


def over(page: Page) -> bool:
    return bool(page.evaluate("wire.latest.table.status === 'over'"))


def test_two_browsers_play_a_whole_game_by_links(browser: Browser, host: site.Host, tmp_path: Path) -> None:
    ada = site.visitor(browser, host.url, name="Ada")
    bo = site.visitor(browser, host.url, "phone", "pl")
    begin(ada, host.url)
    first = link = turn(ada)

    bo.goto(link)
    bo.click("[data-by-message]")
    bo.click("[data-sit]")
    bo.wait_for_selector(kit.ASKED)
    assert bo.evaluate("[wire.latest.seat, wire.latest.table.seats[1].name]") == [1, "Bo"]
    site.go_offline(bo, host)  # what follows needs neither the host nor a network

    players = [bo, ada]
    sent = 1
    while not over(players[0]):
        link = turn(players[0])
        players.reverse()
        players[0].goto(link)
        players[0].wait_for_selector(f"{kit.ASKED}, {kit.OVER}")
        sent += 1
        assert sent < 20
    assert sent > 3
    results = [page.evaluate("[wire.latest.result, wire.latest.proof]") for page in (ada, bo)]
    assert results[0] == results[1]
    match = replay(read_recording(download(ada, "web-download", tmp_path / "match.jsonl", "en")), load)
    assert match.over
    assert match.seats == ("Ada", "Bo")

    bo.goto(first)
    bo.get_by_text(Texts("pl").say("site-letter-older")).wait_for()
    other = "y" if link[-20] == "x" else "x"
    bo.goto(f"{link[:-20]}{other}{link[-19:]}")
    bo.get_by_role("alert").get_by_text(Texts("pl").say("refused-letter-broken")).wait_for()
    bo.goto(f"{host.url}#/m")
    bo.fill("[data-paste]", f"Hej! {link}")
    bo.keyboard.press("Enter")
    bo.wait_for_selector(kit.OVER)
    no_faults(ada)
    no_faults(bo)
