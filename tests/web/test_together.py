"""Several people: invites, spectators, rematches, and agreeing to an undo."""

from playwright.sync_api import Browser

from tests.web.kit import ASKED, LONG, OVER, QUICK, TABLE, Server, asked, by_click, person, phase, resize

SEATED = "wire.latest.table.seats.map(({ name, kind }) => `${name}, ${kind}`)"


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
    server.play(made)
    watcher.wait_for_selector("dialog[open] .outcome")


def test_a_spectator_reads_the_tasks_of_the_nearest_seat_on_a_phone(browser: Browser, server: Server) -> None:
    made = server.table({"mission": "20"}, seed="3")
    server.play(made, "play")
    watcher = person(browser, made.watch, "phone in landscape", "pl")
    watcher.wait_for_selector(TABLE)
    words = watcher.locator(".self .task .body")
    assert words.count() > 0, "the nearest seat has a task in this deal"
    hidden = words.evaluate_all("all => all.map((one) => one.scrollHeight - one.clientHeight)")
    assert max(hidden) <= 1


def test_a_link_pasted_over_another_is_opened(browser: Browser, server: Server) -> None:
    made, other = server.table(QUICK, seed="17"), server.table(QUICK, seed="18")
    page = person(browser, made.watch)
    page.wait_for_selector(TABLE)
    assert page.evaluate("wire.seats") == []
    page.evaluate("link => (location.href = link)", made.link)
    page.wait_for_function("() => wire.seats?.[0] === 0")
    page.evaluate(
        "link => { history.pushState(null, '', link); dispatchEvent(new PopStateEvent('popstate')); }", other.link
    )
    page.wait_for_function("id => wire.latest?.table.id === id && wire.seats[0] === 0", arg=other.id)
    page.wait_for_selector(TABLE)


def test_the_link_for_spectators_is_copied_even_without_the_clipboard_api(browser: Browser, server: Server) -> None:
    """As on a page from a friend's computer in the same network, which comes without encryption."""
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


def test_giving_up_has_to_be_confirmed(browser: Browser, server: Server) -> None:
    page = person(browser, server.table(LONG, seed="19").link)
    assert asked(page)
    page.keyboard.press("m")
    page.click("[data-give-up]")
    page.wait_for_selector("[data-give-up]:has-text('Really end the game?')")
    assert page.evaluate("wire.latest.table.status") == "playing"
    page.click("[data-give-up]")
    page.wait_for_selector(OVER)


def test_a_rematch_keeps_the_same_people(browser: Browser, server: Server) -> None:
    made = server.table(LONG, seed="15")  # a short game might be over before one is asked
    server.play(made)
    page = person(browser, made.link)
    page.wait_for_selector(OVER)
    before = page.url
    people = page.evaluate(SEATED)
    page.click("dialog[open] [data-more-ways] summary")
    page.click("dialog[open] [data-again=same]")
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector(OVER, state="detached")  # the end of the game before
    assert asked(page)
    assert phase(page) in ("draft", "distress", "signal", "play")
    assert page.evaluate(SEATED) == people


def test_two_people_at_one_table_must_agree_to_an_undo(browser: Browser, server: Server) -> None:
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
    moved.wait_for_function("() => [0, 1].includes(wire.latest.turn)")  # an undo must not cross a move of the bot
    other = guest if moved is host else host
    number = "wire.latest.view.trick.cards.length + wire.latest.view.number * 10"
    before = moved.evaluate(number)
    moved.keyboard.press("u")
    moved.wait_for_selector("[data-undo-sure], .proposal")
    if moved.locator("[data-undo-sure]").count():  # the bot has moved since
        moved.click("[data-undo-sure]")
    other.wait_for_selector(".proposal")
    other.click(".proposal .main")
    moved.wait_for_function(f"before => {number} < before", arg=before)
    moved.wait_for_selector("[data-redo]")
    resize(moved, 360, 640)
    head = moved.locator("[data-bar] .head").bounding_box()
    assert head is not None
    assert head["height"] <= 48, "with all its buttons the bar of a small phone is no higher"


def test_a_proposal_shows_the_time_to_answer_and_can_be_withdrawn(browser: Browser, server: Server) -> None:
    made = server.table(LONG, kinds="mob", seed="16")
    host, guest = person(browser, made.link), person(browser, made.invites[1])
    guest.click("[data-sit]")
    guest.wait_for_selector(TABLE)
    host.wait_for_selector(TABLE)
    host.keyboard.press("m")
    host.click("[data-give-up]")
    host.click("[data-give-up]")
    for page in (host, guest):
        page.wait_for_selector("[data-answer-in]:has-text('04:')")
    host.click("[data-withdraw]")
    guest.wait_for_selector(".proposal", state="detached")
    assert guest.evaluate("wire.latest.table.status") == "playing"
