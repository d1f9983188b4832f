"""The page as an installed app: it starts without a server, announces new versions, and keeps a running game whole."""

import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from tools import web

from batyskaf.locale import Texts
from tests.web.kit import ASKED, PATIENCE, QUICK, Server, asked, by_click, person, play_out

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
CACHED = """async () => {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map((request) => new URL(request.url).pathname);
}"""
KEPT_VERSIONS = "async () => (await caches.keys()).map((name) => name.split(' ').at(-1)).sort()"
OWN_VERSION = "document.querySelector('meta[name=version]').content"
IS_VERSION = f"version => {OWN_VERSION} === version"


@pytest.fixture
def folder(built: None, tmp_path: Path) -> Path:
    """A copy of the built page."""
    return shutil.copytree(web.static(), tmp_path / "static")


@pytest.fixture
def own(folder: Path, tmp_path: Path) -> Iterator[Server]:
    """A server of its own that a test may stop, with a page that a test may change."""
    running = Server(tmp_path, static=folder)
    yield running
    running.stop()


def kept(page: Page) -> Page:
    """Wait until the service worker has kept the page."""
    page.wait_for_function(CONTROLLED, timeout=2 * PATIENCE)
    return page


def test_browsers_offer_to_install_the_page(browser: Browser, server: Server) -> None:
    page = kept(person(browser, server.url, lang="pl", installed=True))
    tools = page.context.new_cdp_session(page)
    found = tools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{server.url}/manifest.pl.webmanifest"
    assert f'"name": "{Texts("pl").say("web-app-name")}"' in found["data"]
    errors = [error["errorId"] for error in tools.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    # A context of a test is private browsing, where nothing can be installed.
    assert [error for error in errors if error != "in-incognito"] == []
    assert page.faults == []  # type: ignore[attr-defined]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_bar_of_the_browser_has_the_colour_of_the_theme(browser: Browser, server: Server, theme: str) -> None:
    page = person(browser, server.url, theme=theme)
    page.wait_for_selector("h1")
    colours = page.evaluate("[...document.querySelectorAll('meta[name=theme-color]')].map((one) => one.content)")
    sky = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--sea')")
    assert len(colours) == 2
    assert {f"linear-gradient({colour} 0" in sky for colour in colours} == {True}


def test_it_starts_without_a_server_says_so_and_recovers(browser: Browser, own: Server, tmp_path: Path) -> None:
    page = kept(person(browser, own.url, installed=True))
    page.wait_for_selector("[data-play=crew]")
    own.process.kill()
    own.process.wait()
    page.goto(f"{own.url}/rules/aquatica")
    page.wait_for_selector("h1 >> text=Aquatica")
    page.goto(own.url)
    page.wait_for_selector("[data-server-away]")
    assert Texts("en").say("web-server-away") in page.inner_text("[data-server-away]")
    assert page.locator("[data-play-offline]").count() == 0, "this server has no table for that"
    again = Server(tmp_path, port=own.port, static=web.static())
    try:
        page.wait_for_selector("[data-server-away]", state="detached")
        page.wait_for_selector("[data-play=crew]")
    finally:
        again.stop()


def site_in(folder: Path, worker: Path) -> Path:
    """A site of one small page and one large file, with the real service worker."""
    (folder / "python").mkdir(parents=True)
    (folder / "python" / "large.data").write_text("x" * 100_000)
    page = '<!doctype html><meta name="version" content="" /><title>Site</title><h1>The table in this browser</h1>'
    (folder / "index.html").write_text(page)
    shutil.copy(worker, folder / "sw.js")
    web.seal(folder)
    return folder


@pytest.fixture
def with_site(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server with a site, that a test may stop."""
    running = Server(tmp_path, site=site_in(tmp_path / "site", web.static() / "sw.js"))
    yield running
    running.stop()


def test_when_the_server_is_away_it_offers_the_table_that_needs_none(browser: Browser, with_site: Server) -> None:
    server = with_site
    page = kept(person(browser, server.url, lang="pl", installed=True))
    page.wait_for_function("() => localStorage.getItem('batyskaf.offline') === '/offline/'")
    server.process.kill()
    server.process.wait()
    assert "/offline/python/large.data" in page.evaluate(CACHED)
    page.reload()
    page.click(f"[data-play-offline] >> text={Texts('pl').say('web-play-offline')}")
    page.wait_for_selector("h1 >> text=The table in this browser")
    assert page.url == f"{server.url}/offline/"
    page.goto(f"{server.url}/rules/crew")
    page.wait_for_selector("h1 >> text=Załoga")


def test_answers_of_the_server_are_never_kept(browser: Browser, server: Server) -> None:
    page = kept(person(browser, server.table(QUICK, seed="5").link, installed=True))
    assert asked(page)
    page.reload()
    assert asked(page)
    found = page.evaluate(CACHED)
    assert "/index.html" in found
    assert [path for path in found if path.startswith("/api")] == []
    page.context.set_offline(True)
    answer = page.evaluate("fetch('/api/games').then((answer) => answer.status, () => 'nobody')")
    assert answer == "nobody"


def publish(folder: Path) -> str:
    """Put another version of the page into a folder: the rules have another name, and the old file is gone."""
    old = next(path.name for path in (folder / "assets").glob("Rules-*.js"))
    new = re.sub(r"-[^.]+", "-another1", old)
    for path in [folder / "index.html", *(folder / "assets").glob("*.js")]:
        path.write_text(path.read_text("utf-8").replace(old, new), encoding="utf-8")
    (folder / "assets" / old).rename(folder / "assets" / new)
    # A real build gives another name to every file that names a changed one.
    start = next(iter(re.findall(r"assets/(index-[^.]+\.js)", (folder / "index.html").read_text("utf-8"))))
    fresh = "index-another2.js"
    (folder / "assets" / start).rename(folder / "assets" / fresh)
    for path in [folder / "index.html", *(folder / "assets").glob("*.js")]:
        path.write_text(path.read_text("utf-8").replace(start, fresh), encoding="utf-8")
    for copy in [*folder.rglob("*.br"), *folder.rglob("*.gz")]:
        copy.unlink()
    return web.seal(folder)


def test_a_new_version_announces_itself_and_leaves_a_running_game_whole(
    browser: Browser, own: Server, folder: Path
) -> None:
    page = kept(person(browser, own.table(QUICK, seed="5").link, lang="de", installed=True))
    assert asked(page)
    before = page.evaluate(OWN_VERSION)
    other = page.context.new_page()
    other.goto(own.url)
    new = publish(folder)
    assert new != before
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    page.wait_for_selector("[data-new-version]")
    assert Texts("de").say("web-version-new") in page.inner_text("[data-new-version]")
    other.wait_for_selector("[data-new-version]")
    other.click("[data-reload]")
    other.wait_for_function(IS_VERSION, arg=new)
    assert page.evaluate(OWN_VERSION) == before, "only the page that was asked to changes"
    by_click(page)
    play_out(page)
    page.evaluate("history.pushState(null, '', '/rules/crew'); dispatchEvent(new PopStateEvent('popstate'))")
    page.wait_for_selector("h1 >> text=Crew")
    assert page.evaluate(KEPT_VERSIONS) == sorted([before, new])
    page.goto(own.url)
    page.wait_for_function(IS_VERSION, arg=new)
    assert page.locator(f"[data-new-version], {ASKED}").count() == 0
    page.goto(f"{own.url}/rules/crew")
    for _ in range(400):
        if page.evaluate(KEPT_VERSIONS) == [new]:
            break
        page.wait_for_timeout(100)
    assert page.evaluate(KEPT_VERSIONS) == [new], "nobody runs the old version any more"


NOTICE = """async () => {
  const registration = await navigator.serviceWorker.ready;
  for (let tries = 0; tries < 100; tries++) {
    const [one] = await registration.getNotifications();
    if (one) return [one.title, one.body, one.tag, one.data.table];
    await new Promise((again) => setTimeout(again, 30));
  }
}"""


def test_a_reminder_names_the_game_and_opens_the_table(browser: Browser, server: Server) -> None:
    page = kept(person(browser, server.url, lang="pl", installed=True))
    page.context.grant_permissions(["notifications"], origin=server.url)
    said = Texts("pl").say("web-notice-turn")
    page.evaluate(
        """async (body) => (await caches.open("batyskaf-push")).put(
          "/batyskaf-push/crew", new Response(JSON.stringify({ title: "Batyskaf", body })))""",
        said,
    )
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda one: found.extend(_ids(one)))
    tools.send("ServiceWorker.enable")
    deadline = time.monotonic() + 30
    while not found and time.monotonic() < deadline:
        page.wait_for_timeout(20)
    message = {"origin": server.url, "registrationId": found[0], "data": '{"table": "abc123", "game": "crew"}'}
    shown = None
    deadline = time.monotonic() + 30
    while not shown and time.monotonic() < deadline:
        tools.send("ServiceWorker.deliverPushMessage", message)  # the browser may drop one while the worker starts
        shown = page.evaluate(NOTICE)
    assert shown == ["Batyskaf", said, "batyskaf-abc123", "abc123"]


def _ids(event: dict[str, list[dict[str, str]]]) -> list[str]:
    return [one["registrationId"] for one in event["registrations"]]
