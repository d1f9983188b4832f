"""Several people: invites, spectators, rematches, and agreeing to take back."""

from playwright.sync_api import Browser

from tests.web.kit import ASKED, LONG, OVER, QUICK, TABLE, Server, asked, by_click, person, phase, play_out


def test_an_invite_is_used_once(browser: Browser, server: Server) -> None:
    made = server.table(kinds="mobb", seed="12")
    guest = person(browser, made.invites[1])
    guest.click("[data-sit]")
    guest.wait_for_selector(TABLE)
    late = person(browser, made.invites[1])
    late.wait_for_selector("main.page h1")
    assert late.locator("[data-sit]").count() == 0


def test_a_spectator_sees_no_hand_until_the_end(browser: Browser, server: Server) -> None:
    made = server.table(QUICK, seed="14")
    watcher = person(browser, made.watch)
    watcher.wait_for_selector(TABLE)
    assert watcher.locator(".hand [data-card]").count() == 0
    assert watcher.locator("[data-undo]").count() == 0
    player = person(browser, made.link)
    play_out(player)
    watcher.wait_for_selector("dialog[open] .outcome")


def test_another_link_pasted_over_the_first_opens_what_it_is_for(browser: Browser, server: Server) -> None:
    made, other = server.table(QUICK, seed="17"), server.table(QUICK, seed="18")
    page = person(browser, made.watch)
    page.wait_for_selector(TABLE)
    assert page.evaluate("batyskaf.client.seat") is None
    page.evaluate("link => (location.href = link)", made.link)
    page.wait_for_function("() => batyskaf.client.seat === 0")
    page.evaluate(
        "link => { history.pushState(null, '', link); dispatchEvent(new PopStateEvent('popstate')); }", other.link
    )
    page.wait_for_function("id => batyskaf.client.id === id && batyskaf.client.seat === 0", arg=other.id)
    page.wait_for_selector(TABLE)


def test_the_link_for_spectators_is_copied_also_without_a_clipboard(browser: Browser, server: Server) -> None:
    """As on the page of a friend's machine nearby, which comes without encryption."""
    page = person(browser, server.url)
    page.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto(f"{server.url}/play/crew")
    page.click("[data-begin]")
    page.wait_for_selector(TABLE)
    page.evaluate("document.addEventListener('copy', () => (window.copied = document.activeElement.value))")
    page.keyboard.press("m")
    page.click("[data-copy-watch]")
    page.wait_for_selector("[data-copy-watch]:has-text('Copied')")
    assert page.evaluate("copied").startswith(f"{server.url}/t/")
    assert page.evaluate("document.activeElement.hasAttribute('data-copy-watch')"), "the focus stays"


def test_a_game_is_given_up_only_on_a_second_thought(browser: Browser, server: Server) -> None:
    page = person(browser, server.table(LONG, seed="19").link)
    assert asked(page)
    page.keyboard.press("m")
    page.click("[data-give-up]")
    page.wait_for_selector("[data-give-up]:has-text('Really end it?')")
    assert page.evaluate("batyskaf.client.latest.table.status") == "playing"
    page.click("[data-give-up]")
    page.wait_for_selector(OVER)


def test_the_same_people_play_on(browser: Browser, server: Server) -> None:
    page = person(browser, server.table(QUICK, seed="15").link)
    play_out(page)
    before = page.url
    page.click("dialog[open] [data-again=same]")
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector(OVER, state="detached")  # the end of the game before
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
            page.wait_for_selector(TABLE)
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
