"""What the table does with rules: refusals with reasons, undo, auto answers, explanations."""

import re

from playwright.sync_api import Browser, expect

from tests.web.kit import ASKED, LONG, READY, Server, asked, by_click, person, phase, press, settled


def test_a_card_that_may_not_be_played_says_why(browser: Browser, server: Server) -> None:
    made = server.table(LONG, seed="5")
    page = person(browser, made.link)
    while asked(page):
        barred = page.locator(".hand button.card[aria-disabled=true]")
        if barred.count():
            press(barred.first)
            page.wait_for_selector(".refusal:has-text('follow suit')")
            return
        by_click(page)
    raise AssertionError("no card was ever barred in this deal")


def test_undo_is_free_until_something_is_revealed(browser: Browser, server: Server) -> None:
    """While the next person thinks, a vote that nobody has followed can be undone."""
    made = server.table({"mission": "1", "distress": "ask"}, kinds="mmm", seed="2")
    page = person(browser, made.link)
    while asked(page):
        if page.locator(READY).count():
            page.click(READY)
        elif phase(page) == "draft":
            by_click(page)
        else:
            break
    assert phase(page) == "distress"
    own = ".self [data-seat]"
    first = page.get_attribute(own, "data-seat")
    votes = "wire.latest.view.seats.filter((seat) => seat.voted).length"
    before = page.evaluate(votes)
    by_click(page)
    page.wait_for_selector(READY)
    assert page.evaluate(votes) == before + 1
    page.click("[data-curtain-undo]")
    page.wait_for_function(f"before => {votes} === before", arg=before)
    page.wait_for_selector(ASKED)
    assert page.get_attribute(own, "data-seat") == first


def test_an_auto_answer_keeps_quiet_without_asking(browser: Browser, server: Server) -> None:
    made = server.table({**LONG, "communication": "mission"}, seed="7")
    server.play(made, "signal")
    page = person(browser, made.link)
    assert asked(page)
    page.click("[data-silence=off]")
    answered = "() => !document.querySelector('[data-phase=signal] [data-ask=mine]')"
    tricks = 0
    while asked(page):
        page.wait_for_function(answered)
        if asked(page) and phase(page) == "play":
            by_click(page)
            tricks += 1
    assert tricks > 2


def test_tasks_explain_themselves_on_focus(browser: Browser, server: Server) -> None:
    page = person(browser, server.table({"mission": "2"}, seed="3").link)
    asked(page)
    task = page.locator(".task").first
    words = task.get_attribute("data-tip") or ""
    assert len(words) > 20
    page.keyboard.press("Tab")
    task.focus()
    expect(page.locator(".tip")).to_have_text(re.compile("^" + re.escape(words[:20])))


def test_what_comes_to_lie_under_the_pointer_after_a_press_does_not_explain_itself(
    browser: Browser, server: Server
) -> None:
    page = person(browser, f"{server.url}/rules")
    page.wait_for_selector("main")
    page.mouse.click(600, 400)
    page.evaluate(
        "const one = Object.assign(document.createElement('p'), { textContent: 'New' });"
        "one.dataset.tip = 'What is new';"
        "one.style.cssText = 'position: fixed; inset: 300px; z-index: 9';"
        "document.body.append(one)"
    )
    page.mouse.move(600, 400)
    settled(page)
    assert page.locator(".tip").count() == 0, "the pointer has not moved"
    page.mouse.move(1, 1)
    page.mouse.move(600, 400)
    page.wait_for_selector(".tip")


def test_the_log_forgets_older_tricks(browser: Browser, server: Server) -> None:
    page = person(browser, server.table(LONG, seed="5").link)
    while asked(page) and page.evaluate("wire.latest.view.number") < 3:
        by_click(page)
    tricks = page.locator("aside li[data-kind=trick]").all_inner_texts()
    assert len(tricks) >= 3
    assert [":" in line for line in tricks] == [False] * (len(tricks) - 1) + [True]
    page.keyboard.press("t")
    expect(page.locator("dialog[open] figure")).to_have_count(4)
