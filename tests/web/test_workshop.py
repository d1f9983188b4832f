"""The workshop in the browser: the box corrected by form, one's own content made, saved, loaded and played."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from batyskaf import load
from batyskaf.locale import Texts
from tests.terminal.driving import batyskaf
from tests.web.kit import TABLE, Server, person
from tests.web.test_quality import serious

say = Texts("en").say


def field(name: str) -> str:
    return f"[data-field={name}]"


def saved(page: Page, path: Path) -> dict[str, Any]:
    """The pack as a file."""
    with page.expect_download() as download:
        page.click("[data-export]")
    download.value.save_as(path)
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_three_locations_are_corrected_saved_loaded_and_played(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    page = person(browser, f"{server.url}/workshop")
    page.click("a[href$='/workshop/aquatica']")
    page.click("nav a[href$='/locations']")
    page.wait_for_selector("[data-todo]:has-text('56 of 56')")
    page.click("[data-begin]")

    page.wait_for_selector(f"{field('coin_price')} input:focus")
    page.keyboard.type("3")
    page.locator("[data-field=depths] [data-keys]").focus()
    page.keyboard.type("p3 r1 e")
    page.wait_for_selector("[data-card=SB01] .depth.empty")
    page.keyboard.press("Control+Enter")
    page.wait_for_url("**/locations/SB02")
    page.keyboard.press("Control+Enter")
    page.wait_for_url("**/locations/SB03")
    page.locator(f"{field('points')} input").fill("99")
    page.wait_for_selector(f"{field('points')} .error:has-text('must be at most 30')")
    page.wait_for_selector("[data-confirm][disabled]")
    page.click("p > a[href$='/locations']")
    page.click("[data-fault=SB03]")
    page.wait_for_url("**/locations/SB03")
    page.locator(f"{field('points')} input").fill("7")
    page.wait_for_selector("[data-confirm]:not([disabled])")
    assert serious(page) == []
    page.reload()
    expect(page.locator(f"{field('points')} input")).to_have_value("7")  # nothing is lost
    page.click("[data-confirm]")
    page.wait_for_url("**/locations/SB04")
    page.click("p > a[href$='/locations']")
    page.wait_for_selector("[data-todo]:has-text('53 of 56')")
    assert serious(page) == []

    path = tmp_path / "box.json"
    pack = saved(page, path)
    assert pack["corrections"] == {
        "locations": {
            "SB01": {
                "coin_price": 3,
                "depths": [
                    {"effect": "power", "n": 3}, {"effect": "raise", "n": 1, "other": True}, {"effect": "empty"},
                ],
            },
            "SB02": {},
            "SB03": {"points": 7},
        }
    }  # fmt: skip
    assert "corrections: 3" in batyskaf("content", "check", str(path)).output
    assert load("aquatica", [pack]).content != load("aquatica").content
    words = ("--pack", str(path), "--players", "2", "--bots", "all", "--bot", "random", "--seed", "1", "--plain")
    assert batyskaf("play", "aquatica", *words).exit_code == 0

    fresh = person(browser, f"{server.url}/workshop/aquatica/locations")
    fresh.set_input_files("[data-import]", str(path))
    fresh.wait_for_selector("[data-todo]:has-text('53 of 56')")
    (tmp_path / "half.json").write_text("{")
    fresh.set_input_files("[data-import]", str(tmp_path / "half.json"))
    fresh.wait_for_selector(".bar .error:has-text('half.json')")
    fresh.click("[data-try]")
    fresh.wait_for_selector(TABLE)
    assert fresh.evaluate("wire.latest.table.packs") == ["My box"]


def test_a_mission_with_a_task_of_ones_own_is_made_measured_and_tried(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    page = person(browser, f"{server.url}/workshop/crew/tasks")
    page.click("[data-add]")
    page.select_option(f"{field('kind')} select", "win_none_of_first")
    page.locator(f"{field('params')} input").first.fill("2")
    page.wait_for_selector(f"{field('text')} .error")
    page.locator(f"{field('text')} input[lang=en]").fill("Stay away for two tricks.")
    page.wait_for_selector(f"{field('text')} .error", state="detached")
    page.wait_for_selector("#task-own-1", state="attached")
    page.select_option(f"{field('kind')} select", "win_trick_sum")
    expect(page.locator(f"{field('params')} input[type=number]")).to_have_count(6)  # bounds for 3, 4 and 5 players
    page.select_option(f"{field('kind')} select", "win_none_of_first")
    page.locator(f"{field('params')} input").first.fill("2")
    page.wait_for_selector(f"{field('params')} .error", state="detached")

    page.goto(f"{server.url}/workshop/crew/missions")
    page.click("[data-add]")
    page.locator(f"{field('text')} input[lang=en]").fill("One task, one dive.")
    page.locator(f"{field('tasks')} button").last.click()
    page.select_option(f"{field('tasks')} li select", "own-1")
    page.wait_for_function(
        "JSON.parse(localStorage.getItem('batyskaf.workshop.crew')).added.missions['own-1'].tasks[0]"
    )
    page.click("p > a[href$='/missions']")
    page.wait_for_selector("[data-try]:not([disabled])")
    pack = saved(page, tmp_path / "own.json")
    assert pack["missions"] == [
        {"id": "own-1", "text": {"en": "One task, one dive."}, "tasks": ["own-1"], "evidence": "designed"}
    ]
    assert pack["tasks"][0]["params"] == {"n": 2}
    page.click("[data-measure]")
    figures = page.locator("[data-figures]")
    expect(figures).to_contain_text(say("measure-mission", mission="own-1", players=2))
    expect(figures).to_contain_text(say("measure-mission", mission="own-1", players=5))
    expect(figures).to_contain_text(say("measure-tasks"))
    page.click("[data-try]")
    page.wait_for_selector(TABLE)
    assert page.evaluate("wire.latest.table.options.mission") == "own-1"
    page.wait_for_selector("[data-task=own-1] use[href='#task-own-1']", state="attached")


def test_what_a_pack_or_a_clearing_replaces_can_be_brought_back(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    page = person(browser, f"{server.url}/workshop/crew/tasks")
    page.click("[data-add]")
    page.locator(f"{field('text')} input[lang=en]").fill("Mine.")
    page.click("p > a[href$='/tasks']")
    theirs = {"id": "own-1", "kind": "win_none_of_first", "params": {"n": 2}, "text": {"en": "Theirs."}}
    path = tmp_path / "theirs.json"
    path.write_text(json.dumps({"game": "crew", "name": "Theirs", "tasks": [{**theirs, "evidence": "designed"}]}))
    page.set_input_files("[data-import]", str(path))
    expect(page.locator("[data-entry=own-1]")).to_contain_text("Theirs.")
    page.reload()
    page.click("[data-restore]")
    expect(page.locator("[data-entry=own-1]")).to_contain_text("Mine.")
    expect(page.locator("[data-restore]")).to_have_count(0)

    page.click("[data-entry=own-1]")
    page.click("[data-drop]")
    page.wait_for_url("**/crew/tasks")
    expect(page.locator("[data-entry=own-1]")).to_have_count(0)


def test_the_ocean_of_a_mission_is_laid_out_by_dragging(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/workshop/endeavor/missions")
    page.click("[data-add]")
    page.locator(f"{field('columns')} input").fill("5")
    ocean = page.locator(field("layout"))
    ocean.locator("summary").click()
    ocean.locator(".stock li", has_text="Atoll").drag_to(ocean.locator(".place[aria-label=B1]"))
    expect(ocean.locator(".place[aria-label=B1] select")).to_have_value("atoll")
    ocean.locator(".place[aria-label=B1] .grip").drag_to(ocean.locator(".place[aria-label=C1]"))
    expect(ocean.locator(".place[aria-label=C1] select")).to_have_value("atoll")
    expect(ocean.locator(".place[aria-label=B1] select")).to_have_value("")


def test_a_changed_card_that_is_not_confirmed_is_named(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/workshop/aquatica/locations/SB03")
    page.locator(f"{field('points')} input").fill("7")
    page.click("p > a[href$='/locations']")
    expect(page.locator("[data-unconfirmed]")).to_contain_text("SB03")
    page.click("[data-unconfirmed] a")
    page.click("[data-confirm]")
    page.wait_for_url("**/locations/SB04")
    page.click("p > a[href$='/locations']")
    expect(page.locator("[data-unconfirmed]")).to_have_count(0)


BAD: dict[str, tuple[object, str]] = {
    "nothing": (None, say("web-pack-object")),
    "other-game": ({"game": "crew", "name": "Box"}, say("fault-game", known="aquatica")),
    "other-version": ({"game": "aquatica", "name": "Box", "format": 99}, say("fault-format", known=1)),
    "half-filled": ({"game": "aquatica", "name": "Box", "locations": [{"id": "own-1"}]}, "locations own-1: type"),
    "huge": ({"game": "aquatica", "name": "Box", "about": {"en": "x" * 3_000_000}}, "at most 400,000 bytes"),
}
"""Packs that can't be opened, with a part of the sentence that says why."""


def test_a_bad_pack_is_refused_in_a_sentence_and_nothing_is_lost(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    page = person(browser, f"{server.url}/workshop/aquatica/locations/SB03")
    page.locator(f"{field('points')} input").fill("99")
    page.wait_for_selector(f"{field('points')} .error")
    page.click("p > a[href$='/locations']")
    for name, (pack, why) in BAD.items():
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(pack), encoding="utf-8")
        page.set_input_files("[data-import]", str(path))
        expect(page.locator(".bar p.error")).to_contain_text(why)
    page.goto(f"{server.url}/workshop/aquatica/locations/SB03")
    expect(page.locator(f"{field('points')} input")).to_have_value("99")
    page.wait_for_selector(f"{field('points')} .error:has-text('must be at most 30')")
