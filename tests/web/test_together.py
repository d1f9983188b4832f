"""Several people: two browsers, one screen for two, spectators, and bad lines."""

from playwright.sync_api import Browser

from tests.web.kit import ASKED, LONG, OVER, QUICK, READY, Server, asked, by_click, person, phase, play_out, seq


def test_two_browsers_play_one_game(browser: Browser, server: Server) -> None:
    made = server.table(QUICK, kinds="mobb", seed="12")
    host = person(browser, made.link)
    guest = person(browser, made.invites[1], "phone", "pl", "light")
    guest.fill("input", "Żaneta")
    guest.click("[data-sit]")
    pages = [host, guest]
    for page in pages:
        page.wait_for_selector(".crew")
    assert "Żaneta" in host.inner_text(".others")
    for _ in range(200):
        if all(page.locator(OVER).count() for page in pages):
            break
        for page in pages:
            if page.locator(ASKED).count() and not page.locator("dialog[open]").count():
                by_click(page)
        host.wait_for_timeout(20)
    assert all(page.locator(OVER).count() for page in pages)
    hands = [set(page.evaluate("batyskaf.client.latest.view.hand")) for page in pages]
    assert not hands[0] & hands[1]


def test_an_invite_is_used_once(browser: Browser, server: Server) -> None:
    made = server.table(kinds="mobb", seed="12")
    guest = person(browser, made.invites[1])
    guest.click("[data-sit]")
    guest.wait_for_selector(".crew")
    late = person(browser, made.invites[1])
    late.wait_for_selector("main.page h1")
    assert late.locator("[data-sit]").count() == 0


def test_a_reload_in_the_middle_loses_nothing(browser: Browser, server: Server) -> None:
    page = person(browser, server.table({"mission": "3"}, seed="21").link)
    asked(page)
    by_click(page)
    assert asked(page)
    state = "JSON.stringify([batyskaf.client.latest.view, batyskaf.client.latest.legal])"
    before, lines = page.evaluate(state), page.locator("aside li").count()
    page.reload()
    assert asked(page)
    assert page.evaluate(state) == before
    assert page.locator("aside li").count() == lines


def test_broken_lines_in_the_middle_lose_nothing(browser: Browser, server: Server) -> None:
    page = person(browser, server.table(QUICK, seed="22").link)
    while asked(page):
        page.evaluate("batyskaf.drop()")
        by_click(page)
    assert page.locator("dialog[open] .outcome").count() == 1
    steps = page.evaluate("batyskaf.client.steps.map((step) => step.seq)")
    assert steps == sorted(set(steps))
    assert steps[-1] == seq(page)


def test_a_hot_seat_hides_hands_while_the_screen_is_passed(browser: Browser, server: Server) -> None:
    page = person(browser, server.table(QUICK, kinds="mmm", seed="13").link)
    seen = 0
    while asked(page):
        if page.locator(READY).count():
            seen += 1
            assert page.locator("[data-card]").count() == 0, "no card may be on the page under the curtain"
            turn = page.evaluate("batyskaf.client.latest.turn")
            page.click(READY)
            page.wait_for_selector(".crew")
            assert page.evaluate("batyskaf.client.shown.seat") == turn
            continue
        by_click(page)
    assert seen > 5


def test_a_spectator_sees_no_hand_until_the_end(browser: Browser, server: Server) -> None:
    made = server.table(QUICK, seed="14")
    watcher = person(browser, made.watch)
    watcher.wait_for_selector(".crew")
    assert watcher.locator(".hand [data-card]").count() == 0
    assert watcher.locator("[data-undo]").count() == 0
    player = person(browser, made.link)
    play_out(player)
    watcher.wait_for_selector("dialog[open] .outcome")


def test_the_same_people_play_on(browser: Browser, server: Server) -> None:
    page = person(browser, server.table(QUICK, seed="15").link)
    play_out(page)
    before = page.url
    page.click("dialog[open] [data-again=same]")
    page.wait_for_url(lambda url: url != before)
    assert asked(page)
    assert phase(page) in ("draft", "distress", "signal", "play")


def test_two_people_at_one_table_must_agree_to_take_back(browser: Browser, server: Server) -> None:
    made = server.table(LONG, kinds="mob", seed="16")
    host, guest = person(browser, made.link), person(browser, made.invites[1])
    guest.click("[data-sit]")
    pages = [host, guest]
    moved = None
    while moved is None:
        for page in pages:
            page.wait_for_selector(".crew")
            if page.locator(ASKED).count():
                playing = phase(page) == "play"
                by_click(page)
                moved = page if playing else None
                break
        host.wait_for_timeout(20)
    other = guest if moved is host else host
    number = "batyskaf.client.latest.view.trick.cards.length + batyskaf.client.latest.view.number * 10"
    before = moved.evaluate(number)
    moved.keyboard.press("u")
    other.wait_for_selector(".proposal")
    other.click(".proposal .main")
    moved.wait_for_function(f"before => {number} < before", arg=before)
