"""The table without a server: from a plain static host, and without any network once it was opened."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tools import site as tools_site
from tools import wasm

from batyskaf.core.matchfile import read_recording, replay
from batyskaf.games import load
from batyskaf.locale import Texts
from tests.web import kit, site

PLAYERS = {"crew": 3, "aquatica": 2, "endeavor": 2}
PACK = kit.ROOT / "examples" / "packs" / "crew-example.json"
PEOPLE = pytest.mark.parametrize(("size", "lang"), [("desktop", "en"), ("phone", "pl")])


@pytest.fixture
def host() -> Iterator[site.Host]:
    """A host of the site that a test may stop."""
    try:
        wasm.dependencies()
    except wasm.CannotBuild as missing:
        pytest.skip(f"the site needs msgspec and librt for Pyodide: {missing}")
    running = site.Host(site.built())
    yield running
    running.stop()


def begin(page: Page, host: site.Host, game: str, people: int = 1) -> str:
    """Sit down at a short game; returns the id of its table."""
    made = site.table(page, game, kit.SHORT[game], PLAYERS[game], people)
    page.goto(f"{host.url}#/t/{made['table']['id']}#{made['token']}")
    assert kit.asked(page)
    return str(made["table"]["id"])


def reload_in_the_middle(page: Page) -> None:
    """Load the page again; the match continues from the last move."""
    before = kit.seq(page)
    page.reload()
    assert kit.asked(page)
    assert kit.seq(page) >= before


def more(page: Page) -> None:
    """Open the rest of what the end of a game offers, if it is there."""
    folded = page.locator("[data-more-ways]:not([open]) summary")
    if folded.count():
        folded.click()


def download(page: Page, message: str, into: Path, lang: str) -> Path:
    more(page)
    with page.expect_download() as begun:
        page.get_by_role("button", name=Texts(lang).say(message)).click()
    begun.value.save_as(into)
    return into


def no_faults(page: Page) -> None:
    assert page.faults == []  # type: ignore[attr-defined]


def test_a_match_continues_without_a_network_after_a_reload_and_in_another_browser(
    browser: Browser, host: site.Host, tmp_path: Path
) -> None:
    page = site.visitor(browser, host.url, "phone", "pl")
    other = site.visitor(browser, f"{host.url}#/settings")
    assert other.evaluate(site.KEPT, site.STARTED)
    other.context.set_offline(True)
    site.go_offline(page, host)
    table = begin(page, host, "aquatica")
    kit.by_click(page)
    reload_in_the_middle(page)
    kit.by_click(page)
    played = kit.seq(page)
    page.goto(f"{host.url}#/settings")
    games = download(page, "site-keep.export", tmp_path / "games.json", "pl")

    with other.expect_navigation():
        other.set_input_files("[data-restore]", games)
    site.ready(other)
    other.goto(f"{host.url}#/")
    other.click(f"a[href*='{table}']")
    assert kit.asked(other)
    assert kit.seq(other) >= played
    kit.play_out(other)
    # The settings came with the file, the language among them.
    match = replay(read_recording(download(other, "web-download", tmp_path / "match.jsonl", "pl")), load)
    assert match.over
    no_faults(page)
    no_faults(other)


# Whole games take minutes on two cores.


@pytest.mark.soak
@PEOPLE
def test_whole_games_without_a_network(browser: Browser, host: site.Host, tmp_path: Path, size: str, lang: str) -> None:
    page = site.visitor(browser, host.url, size, lang)
    site.go_offline(page, host)
    page.reload()
    site.ready(page)
    tables = {}
    for game in PLAYERS:
        tables[game] = begin(page, host, game)
        kit.by_click(page)
        reload_in_the_middle(page)
        kit.play_out(page)
        match = replay(read_recording(download(page, "web-download", tmp_path / f"{game}.jsonl", lang)), load)
        assert match.over
        assert match.game.name == game
    page.goto(f"{host.url}#/review/{tables['aquatica']}")
    page.wait_for_selector("[data-graph]")
    page.goto(f"{host.url}#/replays")
    page.set_input_files("input[type=file]", tmp_path / "endeavor.jsonl")
    page.wait_for_selector("[data-scrub]")
    no_faults(page)


@pytest.mark.soak
@PEOPLE
def test_the_guided_games_teach_without_a_network(browser: Browser, host: site.Host, size: str, lang: str) -> None:
    page = site.visitor(browser, host.url, size, lang)
    site.go_offline(page, host)
    for game in PLAYERS:
        page.goto(f"{host.url}#/learn/{game}")
        page.wait_for_selector("[data-lesson=welcome]")
        assert learnt_and_played(page) > 3
    no_faults(page)


def learnt_and_played(page: Page, moves: int = 12) -> int:
    """Make some moves of a guided game, or play until it is over; returns the number of lessons."""
    lessons = 0
    for _ in range(moves):
        if not kit.asked(page):
            break
        while page.locator("[data-lesson]").count():
            page.click("[data-learnt]")
            lessons += 1
        kit.by_click(page)
    return lessons


@pytest.mark.soak
def test_a_campaign_of_three_missions_without_a_network(browser: Browser, host: site.Host) -> None:
    page = site.visitor(browser, f"{host.url}#/logbook", "phone", "pl")
    site.go_offline(page, host)
    page.click("[data-campaign]")
    page.wait_for_selector("[data-book]")
    for number in ("1", "2", "3"):
        page.click(f"[data-book] [data-mission='{number}']")
        page.click("dialog[open] [data-dive]")
        kit.play_out(page)
        assert page.evaluate("wire.latest.table.options.mission") == number
        more(page)
        page.click("dialog[open] [data-logbook]")
        expect(page.locator("[data-book] .tried")).to_have_count(int(number))
    page.reload()
    expect(page.locator("[data-book] .tried")).to_have_count(3, timeout=site.STARTED)
    no_faults(page)


@pytest.mark.soak
def test_hints_packs_and_people_who_share_a_screen(browser: Browser, host: site.Host) -> None:
    page = site.visitor(browser, host.url)
    site.go_offline(page, host)
    begin(page, host, "crew")
    page.keyboard.press("h")
    page.wait_for_selector("[data-hinted=nudge]")
    page.click("[data-more]")
    page.wait_for_selector("[data-hinted=move]")
    assert page.evaluate("wire.hint.move") in page.evaluate("wire.latest.legal")
    begin(page, host, "aquatica", people=2)
    kit.play_out(page)
    assert page.evaluate("wire.seats") == [0, 1]

    page.goto(f"{host.url}#/play/crew")
    page.click("details:has([data-packs]) summary")
    page.set_input_files("[data-packs]", PACK)
    page.wait_for_selector("[data-pack]")
    page.select_option("#option-mission", "reef-1")
    page.click("[data-begin]")
    page.wait_for_selector(kit.TABLE)
    assert page.evaluate("wire.latest.table.options.mission") == "reef-1"
    no_faults(page)


@pytest.mark.soak
def test_the_daily_dive_is_the_same_deal_in_every_browser(browser: Browser, host: site.Host) -> None:
    hands = []
    for size, lang in (("desktop", "en"), ("phone", "pl")):
        page = site.visitor(browser, host.url, size, lang)
        page.click("[data-dive=crew]")
        page.wait_for_selector(kit.TABLE)
        hands.append(page.evaluate("wire.latest.view.hand"))
        page.goto(host.url)
        page.wait_for_selector("[data-dive=crew]")
        begun = Texts(lang).say("web-daily-on", game=Texts(lang).say("game-crew"))
        expect(page.locator("[data-daily]")).to_contain_text(begun)
        no_faults(page)
        page.context.close()
    assert hands[0] == hands[1]
    assert len(hands[0]) >= 9


@pytest.mark.soak
def test_everything_moves_to_another_browser_in_one_file(browser: Browser, host: site.Host, tmp_path: Path) -> None:
    page = site.visitor(browser, host.url)
    left = {}
    for game in PLAYERS:
        left[game] = begin(page, host, game)
        kit.by_click(page)
    played = kit.seq(page)
    page.goto(f"{host.url}#/settings")
    games = download(page, "site-keep.export", tmp_path / "games.json", "en")
    no_faults(page)
    page.context.close()

    other = site.visitor(browser, f"{host.url}#/settings", "phone", "pl")
    site.go_offline(other, host)
    with other.expect_navigation():
        other.set_input_files("[data-restore]", games)
    other.goto(f"{host.url}#/")
    for id in left.values():
        other.wait_for_selector(f"a[href*='{id}']")
    other.click(f"a[href*='{left['endeavor']}']")
    assert kit.asked(other)
    assert kit.seq(other) >= played
    kit.by_click(other)
    no_faults(other)


@pytest.mark.soak
def test_a_file_that_is_no_export_is_refused_in_words(browser: Browser, host: site.Host, tmp_path: Path) -> None:
    page = site.visitor(browser, f"{host.url}#/settings")
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"batyskaf": "archive", "version": 1, "records": {"head/1": 3}}')
    page.set_input_files("[data-restore]", wrong)
    page.wait_for_selector("[data-keep] [role=alert]")
    assert "refused-" not in page.inner_text("[data-keep]")
    no_faults(page)


@pytest.mark.soak
def test_a_second_tab_plays_at_the_same_table_and_takes_over_when_the_first_closes(
    browser: Browser, host: site.Host
) -> None:
    first = site.visitor(browser, host.url, "phone", "pl")
    begin(first, host, "aquatica")
    second = first.context.new_page()
    second.goto(first.url)
    second.wait_for_function("wire.state?.stage === 'relayed'")
    assert kit.asked(second)
    before = kit.seq(second)
    kit.by_click(second)
    kit.past(first, before)
    first.close()
    site.ready(second)
    assert kit.asked(second)
    kit.by_click(second)


# --- the next visit ---------------------------------------------------------------------------------------------------

DAMAGE = """async () => {
  const cache = await caches.open("batyskaf-memory");
  const [request] = await cache.keys();
  await cache.put(request, new Response("damaged"));
}"""
RESUMED = "performance.getEntriesByName('python resumed').length"


def visit_again(page: Page, host: site.Host) -> Page:
    """Open the site once more in the same browser, without any other tab of it."""
    again = page.context.new_page()
    page.close()
    kit.watch(again)
    again.goto(host.url)
    again.set_default_timeout(site.STARTED)
    site.ready(again)
    return again


def table_resumed(page: Page) -> bool:
    return any(worker.evaluate(RESUMED) for worker in page.workers if "table.worker" in worker.url)


def first_visit(browser: Browser, host: site.Host) -> Page:
    if tools_site.ready_wheel() is None:
        pytest.skip("only compiled rules continue from a memory")
    page = site.visitor(browser, host.url)
    assert page.evaluate(site.MEMORY, site.STARTED)
    assert not table_resumed(page)
    return page


def test_the_next_visit_continues_from_the_memory_that_the_first_has_kept(browser: Browser, host: site.Host) -> None:
    again = visit_again(first_visit(browser, host), host)
    assert table_resumed(again)
    begin(again, host, "crew")
    kit.by_click(again)
    no_faults(again)


@pytest.mark.soak
def test_a_memory_that_is_damaged_is_replaced(browser: Browser, host: site.Host) -> None:
    page = first_visit(browser, host)
    page.evaluate(DAMAGE)
    again = visit_again(page, host)
    assert not table_resumed(again)
    begin(again, host, "aquatica")
    kit.by_click(again)
    assert again.evaluate(site.MEMORY, site.STARTED)
    assert table_resumed(visit_again(again, host))


# --- what can go wrong ------------------------------------------------------------------------------------------------


def before_worker(page: Page, script: str) -> None:
    """Let the worker of the table run a line before its own."""

    def serve(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=script + answer.text())

    page.context.route("**/table.worker-*.js", serve)


@pytest.mark.soak
def test_a_browser_that_forbids_storage_is_warned_and_still_plays(browser: Browser, host: site.Host) -> None:
    page = kit.person(browser, f"{host.url}site.json", "desktop", "pl")
    page.set_default_timeout(site.STARTED)
    before_worker(page, "indexedDB.open = () => { throw new DOMException('denied', 'SecurityError'); };")
    page.goto(host.url)
    page.get_by_role("alert").get_by_text(Texts("pl").say("site-memory")).wait_for()
    page.click(DISMISS)
    begin(page, host, "aquatica")
    kit.by_click(page)


DISMISS = "[data-warning] button"
FULL = """
const put = IDBObjectStore.prototype.put;
let full = false;
new BroadcastChannel("full").onmessage = ({ data }) => (full = data);
IDBObjectStore.prototype.put = function (...args) {
  if (full) throw new DOMException("full", "QuotaExceededError");
  return put.apply(this, args);
};
"""


@pytest.mark.soak
def test_a_move_that_a_full_storage_cannot_keep_is_refused_and_can_be_made_again(
    browser: Browser, host: site.Host
) -> None:
    page = kit.person(browser, f"{host.url}site.json")
    page.set_default_timeout(site.STARTED)
    before_worker(page, FULL)
    page.goto(host.url)
    site.ready(page)
    begin(page, host, "aquatica")
    before = kit.seq(page)
    page.evaluate("(globalThis.channel = new BroadcastChannel('full')).postMessage(true)")
    kit.click_first(page)
    page.get_by_role("alert").get_by_text(Texts("en").say("site-full")).wait_for()
    assert kit.seq(page) == before
    page.click(DISMISS)
    page.evaluate("channel.postMessage(false)")
    kit.by_click(page)
    page.wait_for_function("wire.state.storage === 'kept'")
    reload_in_the_middle(page)


@pytest.mark.soak
def test_what_needs_other_people_is_not_offered(browser: Browser, host: site.Host) -> None:
    page = kit.person(browser, host.url)
    texts = Texts("en")
    page.get_by_text(texts.say("site-title.about")).wait_for()
    assert page.get_by_role("link", name=texts.say("web-lobby")).count() == 0
    page.goto(f"{host.url}#/play/crew")  # the set-up is there before Python is
    page.get_by_role("button", name=texts.say("web-begin")).wait_for()
    assert page.locator("option", has_text=texts.say("web-seat-invite")).count() == 0
    assert page.locator("option", has_text=texts.say("web-seat-bot")).count() > 0
