"""What every game's table must do: whole games by clicks or keys, two people, bad networks."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.web.kit import (
    ASKED,
    OVER,
    READY,
    SHORT,
    TABLE,
    Made,
    Server,
    asked,
    by_click,
    by_key,
    no_scroll,
    out_of_sight,
    person,
    play_out,
    resize,
    seq,
    settled,
)

games = pytest.mark.parametrize("game", SHORT)


@games
def test_two_clicks_lead_from_the_front_page_to_the_first_move(browser: Browser, server: Server, game: str) -> None:
    """This counts the requests on the way; `bench/run page` measures the time.

    Each page also asks once in the background whether the server has an offline table; nothing waits for the answer.
    """
    page = person(browser, server.url)
    page.wait_for_selector(f"[data-play={game}]:not([disabled])")
    page.wait_for_load_state("networkidle")
    calls: list[str] = []
    sockets: list[str] = []
    page.on("request", lambda one: calls.append(f"{one.method} {urlsplit(one.url).path}"))
    page.on("websocket", lambda one: sockets.append(one.url))
    page.click(f"[data-play={game}]")
    page.wait_for_selector(ASKED)
    assert page.get_attribute(TABLE, "data-table") == game
    by_click(page)
    asked_of_the_server = [one for one in calls if " /api/" in one and one != "GET /api/offline"]
    assert asked_of_the_server.count("POST /api/tables") == 1
    assert len(asked_of_the_server) <= 2, asked_of_the_server
    assert len(sockets) == 1
    assert page.faults == []  # type: ignore[attr-defined]


@games
@pytest.mark.parametrize(
    ("size", "lang", "theme"),
    [
        ("desktop", "en", "light"),
        ("phone", "pl", "dark"),
        ("phone in landscape", "pl", "light"),
        ("phone", "en", "light"),
    ],
)
def test_the_table_fits_every_screen_in_several_languages_and_themes(
    browser: Browser, server: Server, game: str, size: str, lang: str, theme: str
) -> None:
    page = person(browser, server.short(game, seed="9").link, size, lang, theme)
    for _ in range(4):
        assert asked(page)
        no_scroll(page)
        assert out_of_sight(page) == []
        by_click(page)
    root = page.evaluate("[document.documentElement.dataset.theme, document.documentElement.lang]")
    assert root == [theme, lang]
    assert page.faults == []  # type: ignore[attr-defined]


@games
def test_a_whole_game_by_clicks(browser: Browser, server: Server, game: str) -> None:
    page = person(browser, server.short(game, seed="11").link)
    while asked(page):
        no_scroll(page)
        by_click(page)
    assert page.locator("dialog[open] .outcome").inner_text()
    assert page.faults == []  # type: ignore[attr-defined]


@games
def test_a_whole_game_by_keyboard(browser: Browser, server: Server, game: str) -> None:
    page = person(browser, server.short(game, seed="4").link)
    assert play_out(page, by_key) > 3
    page.keyboard.press("Tab")
    assert page.evaluate("!!document.activeElement.closest('dialog')"), "the focus stays in the window that is open"


@games
def test_two_browsers_play_one_game(browser: Browser, server: Server, game: str) -> None:
    made = server.short(game, "mob", seed="12")
    host = person(browser, made.link)
    guest = person(browser, made.invites[1], "phone", "pl", "light")
    guest.fill("input", "Żaneta")
    guest.click("[data-sit]")
    pages = [host, guest]
    for page in pages:
        page.wait_for_selector(TABLE)
    assert "Żaneta" in host.inner_text(TABLE)
    made_by = [0, 0]
    nobody_else = "() => [0, 1, null].includes(wire.latest.turn)"
    while min(made_by) < 4:
        host.wait_for_function(nobody_else)
        turn = host.evaluate("wire.latest.turn")
        if turn is None:
            break
        assert asked(pages[turn])
        by_click(pages[turn])
        made_by[turn] += 1
        host.wait_for_function("seq => wire.latest.seq >= seq", arg=seq(pages[turn]))
    assert min(made_by) > 0
    host.wait_for_function(nobody_else)
    guest.wait_for_function("seq => wire.latest.seq >= seq", arg=seq(host))
    assert host.evaluate("wire.latest.view.turn") == guest.evaluate("wire.latest.view.turn")


@games
def test_a_reload_in_the_middle_loses_nothing(browser: Browser, server: Server, game: str) -> None:
    page = person(browser, server.short(game, seed="21").link)
    asked(page)
    by_click(page)
    assert asked(page)
    state = "JSON.stringify([wire.latest.view, wire.latest.legal])"
    before, lines = page.evaluate(state), page.locator("aside li").count()
    page.reload()
    assert asked(page)
    assert page.evaluate(state) == before
    expect(page.locator("aside li")).to_have_count(lines)


@games
def test_broken_connections_lose_nothing(browser: Browser, server: Server, game: str) -> None:
    made = server.short(game, seed="22")
    page = person(browser, made.link)
    dropped = 0
    while dropped < 6 and asked(page):
        page.evaluate("wire.drop()")
        by_click(page)
        dropped += 1
    assert dropped > 2
    server.play(made)
    page.wait_for_selector(OVER)
    lines = page.locator("aside li").all_inner_texts()
    page.reload()
    assert not asked(page)
    expect(page.locator("aside li")).to_have_count(len(lines))
    assert page.locator("aside li").all_inner_texts() == lines, "nothing is missing and nothing is there twice"


@games
def test_a_hot_seat_hides_hands_while_the_screen_is_passed(browser: Browser, server: Server, game: str) -> None:
    page = person(browser, server.short(game, "mmm", seed="13").link)
    seen = 0
    while seen < 6 and asked(page):
        if page.locator(READY).count():
            seen += 1
            assert page.locator(TABLE).count() == 0, "nothing of the table may be on the page under the curtain"
            page.click(READY)
            expect(page.locator(ASKED)).to_have_count(1)  # the person whose turn it is sees their own side
            continue
        turn = page.evaluate("wire.latest.turn")
        by_click(page)
        if page.evaluate("wire.latest.turn") not in (turn, None):
            page.wait_for_selector(READY)
    assert seen == 6


@games
def test_undo_is_refused_with_a_reason_if_there_is_nothing_to_undo(browser: Browser, server: Server, game: str) -> None:
    page = person(browser, server.short(game, seed="6").link)
    asked(page)
    assert not page.evaluate("wire.latest.undo.free || wire.latest.undo.ask")
    page.keyboard.press("u")
    page.wait_for_selector(".refusal")
    assert page.inner_text(".refusal")


@pytest.mark.parametrize("game", ["aquatica", "endeavor"])
def test_the_points_of_four_fit_a_phone(browser: Browser, server: Server, game: str) -> None:
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in ("Marlin", "Coral", "Nereus")]
    seats = [{"kind": "me", "name": "Gracz 1"}, *bots]
    table = {"game": game, "options": {**SHORT[game], "players": 4}, "seats": seats, "seed": "1"}
    made = Made(server.url, server.post("/api/tables", table))
    server.play(made)
    page = person(browser, made.link, "phone", "pl")
    page.wait_for_selector(OVER)
    boxes = page.locator("dialog[open], dialog[open] .pad")
    for size in ((390, 844), (360, 640)):
        resize(page, *size)
        hidden = boxes.evaluate_all("all => all.map((one) => one.scrollWidth - one.clientWidth)")
        assert max(hidden) == 0, f"{hidden} pixels of the points lie beyond the window"


@games
def test_a_lost_connection_is_shown_below_the_bar(browser: Browser, server: Server, game: str) -> None:
    page = person(browser, server.short(game).link, "phone", "pl")
    assert asked(page)
    page.evaluate("wire.cut()")
    lost, bar = page.locator(".lost").bounding_box(), page.locator(".bar").bounding_box()
    assert lost is not None
    assert bar is not None
    assert lost["y"] >= bar["y"] + bar["height"]
    assert lost["x"] >= 0
    assert lost["x"] + lost["width"] <= 390


@games
def test_a_replay_leaves_most_of_a_phone_in_landscape_to_the_table(browser: Browser, server: Server, game: str) -> None:
    made = server.short(game)
    server.play(made)
    page = person(browser, made.link)
    page.wait_for_selector(OVER)
    resize(page, 844, 390)
    page.click("dialog[open] [data-more-ways] summary")
    page.click("dialog[open] a[href^='/replay']")
    page.wait_for_selector(f".replay {TABLE}")
    settled(page)
    table = page.locator(f".replay {TABLE}").bounding_box()
    assert table is not None
    assert table["height"] > 0.6 * 390
    no_scroll(page)
    page.click(".replay a[href='/']")
    page.wait_for_selector("[data-play]")


RECAPS = {"crew": "Letzter Stich", "aquatica": "Letzte Züge", "endeavor": "Letzte Züge"}


@games
def test_the_log_opens_at_its_end_and_the_recap_is_named_after_the_game(
    browser: Browser, server: Server, game: str
) -> None:
    page = person(browser, server.short(game, seed="9").link, lang="de")
    assert asked(page)
    for _ in range(3):
        by_click(page)
        assert asked(page)
    resize(page, 1000, 260)
    page.keyboard.press("m")
    page.click("[data-log-open]")
    page.wait_for_selector("aside.drawer ol")
    page.keyboard.press("Escape")
    page.wait_for_selector("aside.drawer", state="hidden")
    page.click("[data-ticker]")
    page.wait_for_selector("aside.drawer ol")
    page.wait_for_function(
        "(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight > clientHeight && "
        "scrollTop + clientHeight >= scrollHeight - 2)(document.querySelector('aside.drawer ol'))"
    )
    page.keyboard.press("Escape")
    page.wait_for_selector("aside.drawer", state="hidden")
    page.keyboard.press("t")
    expect(page.locator("dialog[open] h2").first).to_have_text(RECAPS[game])
