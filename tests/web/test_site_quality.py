"""What a visitor of the static site sees while it loads and while bots think, as Lighthouse would check it."""

import pytest
from bench import site_bots
from playwright.sync_api import Browser
from tools import site as tools_site

from batyskaf.table.thinking import answer
from tests.web import kit, site
from tests.web.test_site import begin, host, no_faults
from tests.web.test_smooth import LCP, LONGEST_MS, TRACED, longest_task

__all__ = ["host"]
pytestmark = pytest.mark.soak

PATHS = ("", "#/play/crew", "#/rules/endeavor", "#/replays", "#/logbook", "#/stats", "#/settings", "#/nowhere")


def test_it_can_be_installed_from_any_folder(browser: Browser, host: site.Host) -> None:
    page = site.visitor(browser, host.url, lang="pl")
    tools = page.context.new_cdp_session(page)
    found = tools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{host.url}manifest.pl.webmanifest"
    errors = [error["errorId"] for error in tools.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    # A context of a test is private browsing, where nothing can be installed.
    assert [error for error in errors if error != "in-incognito"] == []
    no_faults(page)


@pytest.mark.parametrize(("size", "lang"), [("desktop", "en"), ("phone", "pl")])
def test_no_page_complains_without_a_network(browser: Browser, host: site.Host, size: str, lang: str) -> None:
    page = site.visitor(browser, host.url, size, lang)
    site.go_offline(page, host)
    for path in PATHS:
        page.goto(f"{host.url}{path}")
        page.reload()
        page.wait_for_selector("h1")
        site.ready(page)
        page.wait_for_load_state("networkidle")
        text = page.inner_text("body")
        assert "web-" not in text, f"{path}: {text[:200]}"
        assert "site-" not in text, f"{path}: {text[:200]}"
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path
    no_faults(page)


def test_front_page_rules_and_set_up_are_shown_before_python_is_ready(browser: Browser, host: site.Host) -> None:
    host.hold("/python/")
    page = kit.person(browser, host.url, "phone", "pl")
    page.set_default_timeout(site.STARTED)
    page.wait_for_selector("[data-play=crew]")
    page.wait_for_selector("[data-loading] progress")
    paint = page.evaluate(LCP)
    print(f"largest contentful paint: {paint['at']:.0f} ms, {paint['element']}")
    assert paint["at"] > 0
    page.goto(f"{host.url}#/rules/aquatica")
    page.wait_for_selector("h1 >> text=Aquatica")
    page.goto(f"{host.url}#/play/aquatica")
    page.click("[data-begin]")
    assert len(host.waiting) > 0
    host.release()
    page.wait_for_selector(kit.TABLE)
    no_faults(page)


def test_a_game_begins_while_bots_are_still_loading(browser: Browser, host: site.Host) -> None:
    host.hold("/think.worker-")
    page = site.visitor(browser, host.url, "phone", "pl", installed=False)
    begin(page, host, "aquatica")
    while not host.waiting:  # until a bot has to decide
        if page.evaluate("wire.latest.legal.length"):
            kit.by_click(page)
    if page.evaluate("fetch('site.json').then((answer) => answer.json()).then(({ build }) => build)") == "interpreted":
        host.release()  # compiled rules are fast enough for the table to decide for its bots until then
    page.wait_for_function("wire.latest.legal.length")
    assert kit.asked(page)
    assert len(host.waiting) == 1
    no_faults(page)


def test_a_game_begins_while_the_net_of_the_bots_is_still_loading(browser: Browser, host: site.Host) -> None:
    if tools_site.ready_wheel() is None:
        pytest.skip("only bots with compiled rules use the net")
    host.hold("/net-")
    page = site.visitor(browser, host.url, installed=False)
    begin(page, host, "crew")
    while not host.waiting and kit.asked(page):  # until the bots' worker is there
        kit.by_click(page)
    assert len(host.waiting) == 1
    no_faults(page)


def test_bots_think_as_on_a_server_once_they_have_the_net(browser: Browser, host: site.Host) -> None:
    if tools_site.ready_wheel() is None:
        pytest.skip("only bots with compiled rules use the net")
    tasks = site_bots.tasks("crew", "medium")
    ours = [answer(task) for task in tasks]
    page = site_bots.start(browser, host.url, site.FOLDER / site.PATH)
    assert [site_bots.think(page, task)[1] for task in tasks] != ours
    page.evaluate(site_bots.LEARN)
    assert [site_bots.think(page, task)[1] for task in tasks] == ours


def test_the_main_thread_is_free_while_bots_think(browser: Browser, host: site.Host) -> None:
    page = site.visitor(browser, host.url)
    made = site.table(page, "crew", {"mission": "3"}, 3, bot="medium")
    page.goto(f"{host.url}#/t/{made['table']['id']}#{made['token']}")
    assert kit.asked(page)
    browser.start_tracing(page=page, categories=TRACED)
    for _ in range(4):
        kit.by_click(page)
        if not kit.asked(page):
            break
    longest = longest_task(browser.stop_tracing())
    print(f"longest task: {longest:.0f} ms")
    assert 0 < longest < LONGEST_MS
    no_faults(page)
