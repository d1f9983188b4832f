"""Puzzles, workshop and match files on the static site, without a network."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from batyskaf.lab.puzzles.asking import Asking
from batyskaf.lab.puzzles.puzzle import find
from tests.terminal.driving import batyskaf
from tests.web import kit, site
from tests.web.test_puzzles import answer
from tests.web.test_site import PEOPLE, begin, download, host, no_faults
from tests.web.test_workshop import field, saved

__all__ = ["host"]
pytestmark = pytest.mark.soak


@PEOPLE
def test_puzzles_are_posed_and_judged_without_a_network(
    browser: Browser, host: site.Host, size: str, lang: str
) -> None:
    page = site.visitor(browser, host.url, size, lang)
    site.go_offline(page, host)
    for game in kit.SHORT:
        page.goto(f"{host.url}#/puzzles")
        page.click(f"[data-next={game}]")
        page.wait_for_selector("[data-table]")
        asking = Asking(find(re.findall(r"[a-z]+-[0-9a-f]{8}", page.url)[-1]))
        answer(page, asking, asking.puzzle.answer)
    no_faults(page)


def test_the_box_is_corrected_and_tried_without_a_network(browser: Browser, host: site.Host, tmp_path: Path) -> None:
    page = site.visitor(browser, host.url)
    site.go_offline(page, host)
    page.goto(f"{host.url}#/workshop/aquatica/locations")
    page.wait_for_selector("[data-todo]:has-text('56 of 56')")
    page.click("[data-begin]")
    page.locator(f"{field('points')} input").fill("99")
    page.wait_for_selector(f"{field('points')} .error:has-text('must be at most 30')")
    page.locator(f"{field('points')} input").fill("7")
    page.wait_for_selector("[data-confirm]:not([disabled])")
    page.reload()
    page.wait_for_selector("[data-confirm]:not([disabled])")
    assert page.locator(f"{field('points')} input").input_value() == "7"
    page.click("[data-confirm]")
    page.wait_for_url("**/locations/SB02")
    page.click("p > a[href$='/locations']")
    page.wait_for_selector("[data-todo]:has-text('55 of 56')")
    assert saved(page, tmp_path / "box.json")["corrections"] == {"locations": {"SB01": {"points": 7}}}
    page.click("[data-try]")
    page.wait_for_selector(kit.TABLE)
    assert page.evaluate("wire.latest.table.packs") == ["My box"]
    no_faults(page)


def test_match_files_go_between_site_server_and_terminal(
    browser: Browser, host: site.Host, server: kit.Server, tmp_path: Path
) -> None:
    page = site.visitor(browser, host.url)
    begin(page, host, "aquatica")
    kit.play_out(page)
    ours = download(page, "web-download", tmp_path / "site.jsonl", "en")
    told = batyskaf("verify", str(ours))
    assert told.exit_code == 0, told.output
    other = kit.person(browser, f"{server.url}/replay/{server.upload(ours.read_bytes())}")
    other.wait_for_selector("[data-scrub]")

    other.goto(server.short("endeavor").link)
    kit.play_out(other)
    theirs = download(other, "web-download", tmp_path / "server.jsonl", "en")
    page.goto(f"{host.url}#/replays")
    page.set_input_files("input[type=file]", theirs)
    page.wait_for_selector("[data-scrub]")
    no_faults(page)
    no_faults(other)
