"""Tests follow each other at one page without noticing each other."""

from playwright.sync_api import Browser

from tests.web import desks
from tests.web.kit import Server, asked, person, resize

EVERYTHING = """async () => ({
  stored: [Object.keys(localStorage).filter((key) => key !== "batyskaf.prefs"), Object.keys(sessionStorage)],
  cookies: document.cookie,
  databases: (await indexedDB.databases()).map(({ name }) => name),
  caches: await caches.keys(),
  size: [innerWidth, innerHeight],
  wire: [wire.latest, wire.down],
  pointed: [...document.querySelectorAll(":hover")].map(({ localName }) => localName),
})"""
LEAVE_TRACES = """async () => {
  localStorage.setItem("trace", "1");
  sessionStorage.setItem("trace", "1");
  document.cookie = "trace=1";
  await new Promise((done) => (indexedDB.open("trace").onsuccess = ({ target }) => done(target.result.close())));
  await caches.open("trace");
}"""


def test_the_next_person_finds_nothing_of_the_one_before(browser: Browser, server: Server) -> None:
    """Compared with a desk that nobody has used yet."""
    new = person(browser, f"{server.url}/rules/crew", "phone in landscape", "en").evaluate(EVERYTHING)
    for context in browser.contexts:
        context.close()
    desks.leave(browser)
    first = person(browser, server.short("crew").link, "phone in landscape", "pl", "light")
    assert asked(first)
    first.evaluate(LEAVE_TRACES)
    resize(first, 500, 500)
    first.mouse.move(100, 100)
    first.evaluate("wire.cut()")
    desks.leave(browser)
    second = person(browser, f"{server.url}/rules/crew", "phone in landscape", "en")
    assert second is first, "the page is used again"
    second.wait_for_selector("h1")
    assert second.evaluate(EVERYTHING) == new
    assert second.evaluate("document.documentElement.lang") == "en"
    assert second.faults == []  # type: ignore[attr-defined]


def test_two_people_of_one_test_have_pages_of_their_own(browser: Browser, server: Server) -> None:
    first, second = person(browser, server.url), person(browser, server.url)
    first.evaluate("localStorage.setItem('mine', '1')")
    assert second.evaluate("localStorage.getItem('mine')") is None


def test_a_page_that_was_changed_for_good_is_not_used_again(browser: Browser, server: Server) -> None:
    first = person(browser, server.url)
    first.context.add_init_script("globalThis.changed = true")
    desks.leave(browser)
    assert first.is_closed()
    assert person(browser, server.url).evaluate("globalThis.changed") is None
