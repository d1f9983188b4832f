"""Endeavor's own table: an ocean to pan, zoom and fit; previews; refusals; undo; details on demand."""

import pytest
from playwright.sync_api import Browser, Page

from tests.web.kit import ASKED, Server, asked, by_click, no_scroll, past, person, phase, press, seq

STATE = "[+document.querySelector('[data-map]').dataset.scale, +document.querySelector('[data-map]').dataset.x]"


def until(page: Page, wanted: str) -> None:
    """Play the first choice until something is asked."""
    while asked(page) and phase(page) != wanted:
        by_click(page)
    assert phase(page) == wanted


def play(page: Page, move: str) -> None:
    """Press the element on the table for a move."""
    before = seq(page)
    page.locator(f"[data-table] [data-choice][data-move='{move}']").first.click()
    past(page, before)


def ready(page: Page) -> None:
    """Play through the first preparation, with the disc of the leader recovered."""
    play(page, "recruit reef-diver")
    until(page, "reassign")
    play(page, "recover leader")
    until(page, "turn")


def sight(page: Page) -> list[float]:
    page.wait_for_function("document.querySelector('[data-map]') !== null")
    found: list[float] = page.evaluate(STATE)
    return found


def test_the_ocean_is_panned_zoomed_and_fitted_by_mouse_and_keys(browser: Browser, server: Server) -> None:
    page = person(browser, server.short("endeavor", seed="9").link)
    asked(page)
    scale, x = sight(page)
    box = page.locator("[data-map]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] - 30, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 130, box["y"] + 60, steps=4)
    page.mouse.up()
    assert sight(page) == [scale, pytest.approx(x - 100, abs=2)]
    page.mouse.wheel(0, -300)
    page.wait_for_function(f"{STATE}[0] > {scale}")
    page.keyboard.press("f")
    assert sight(page) == [scale, x]
    for key, more in (("+", True), ("-", False), ("-", False)):
        before = sight(page)[0]
        page.keyboard.press(key)
        assert (sight(page)[0] > before) == more
    page.click("[data-fit]")
    assert sight(page) == [scale, x]
    page.click("[data-zoom=in]")
    assert sight(page)[0] > scale
    page.keyboard.press("f")
    page.focus("[data-map]")
    page.keyboard.press("ArrowRight")
    assert sight(page) == [scale, pytest.approx(x - 60, abs=2)]
    assert page.faults == []  # type: ignore[attr-defined]


def test_fingers_drag_and_pinch_the_ocean(browser: Browser, server: Server) -> None:
    page = person(browser, server.short("endeavor", seed="9").link, "phone")
    asked(page)
    page.click("[data-tab-of=ocean]")
    scale, x = sight(page)
    touch = page.context.new_cdp_session(page)
    box = page.locator("[data-map]").bounding_box()
    assert box is not None

    def fingers(kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": box["x"] + at, "y": box["y"] + down, "id": id} for id, (at, down) in enumerate(spots)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", (200, 20))
    fingers("touchMove", (150, 20))
    fingers("touchMove", (100, 20))
    fingers("touchEnd")
    assert sight(page) == [scale, pytest.approx(x - 100, abs=2)]
    fingers("touchStart", (100, 30), (200, 30))
    fingers("touchMove", (80, 30), (240, 30))
    fingers("touchMove", (60, 30), (280, 30))
    fingers("touchEnd")
    assert sight(page)[0] > scale * 1.5
    page.click("[data-fit]")
    assert sight(page) == [scale, x]
    no_scroll(page)


def test_a_choice_shows_what_it_would_give(browser: Browser, server: Server) -> None:
    page = person(browser, server.short("endeavor", seed="9").link)
    asked(page)
    assert phase(page) == "recruit"
    page.hover("[data-move='recruit sonar-operator']")
    page.wait_for_selector("[data-gives='recruit sonar-operator'] .gain")
    assert page.locator(".tableau .ghost").count() == 1, "the step it would give on the own track"
    ready(page)
    page.mouse.move(2, 300)
    page.hover("[data-move='activate leader']")
    assert "Travel" in page.inner_text(".tip")


def test_what_cannot_be_chosen_says_why(browser: Browser, server: Server) -> None:
    page = person(browser, server.short("endeavor", seed="9").link)
    asked(page)
    page.locator(".offer.t4").first.click()
    page.wait_for_selector(".refusal")
    assert "tier 4" in page.inner_text(".refusal")
    ready(page)
    play(page, "activate leader")
    page.click("[data-list]")
    assert page.locator("[data-follow] [data-move]").count() == len(page.evaluate("wire.latest.legal")), "in words"
    page.keyboard.press("Escape")
    press(page.locator("[data-at='site-the-looking-glass-s1']"))
    page.wait_for_selector(".refusal")
    assert "submarine" in page.inner_text(".refusal") or "disc" in page.inner_text(".refusal")


def test_undo_is_free_within_the_turn_and_refused_if_there_is_nothing_to_undo(browser: Browser, server: Server) -> None:
    page = person(browser, server.short("endeavor", "m", seed="9").link)
    asked(page)
    page.keyboard.press("u")
    page.wait_for_selector(".refusal")
    ready(page)
    team = "JSON.stringify(wire.latest.view.seats[0].team)"
    before = page.evaluate(team)
    play(page, "activate leader")
    assert page.evaluate(team) != before
    page.click("[data-undo]")
    page.wait_for_function(f"before => {team} === before", arg=before)
    page.wait_for_selector(ASKED)
    assert phase(page) == "turn"


def test_zones_rivals_and_the_last_turns_open_in_detail(browser: Browser, server: Server) -> None:
    page = person(browser, server.short("endeavor", seed="9").link)
    asked(page)
    page.click("[data-zone=the-looking-glass] .name")
    page.wait_for_selector("dialog[open] .detail")
    assert page.locator("dialog[open] tr").count() == 6
    page.keyboard.press("Escape")
    page.click("[data-seat='1']")
    page.wait_for_selector("dialog[open] .member")
    assert page.locator("dialog[open] [data-score] tbody tr").count() == 7, "every source of points in this edition"
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    page.wait_for_selector("dialog[open] .legend")
    page.keyboard.press("Escape")
    by_click(page)
    asked(page)
    page.keyboard.press("t")
    page.wait_for_selector("dialog[open] section li")
    page.keyboard.press("Escape")
    page.keyboard.press("5")
    page.wait_for_selector(".beside .medal")
    assert page.locator(".beside .medal").count() == 6, "first and second of three goals"


def test_a_solo_game_has_seven_goals_and_a_result(browser: Browser, server: Server) -> None:
    """The whole game is quick when it is always passed."""
    page = person(browser, server.short("endeavor", "m", seed="3").link, "phone", "pl", "dark")
    moves = 0
    while asked(page):
        legal = page.evaluate("wire.latest.legal")
        before = seq(page)
        choice = next((move for move in ("pass", "done") if move in legal), legal[0])
        page.evaluate("move => wire.move(move)", choice)
        past(page, before)
        moves += 1
        if moves == 1:
            page.click("[data-tab-of=goals]")
            assert page.locator(".beside .bar").count() == 7
    assert page.locator("dialog[open] .bar").count() == 7
    assert "Porażka" in page.inner_text("dialog[open] .outcome")
    assert page.locator("dialog[open] .end button").count() == 2, (
        "once more and the file: there is no seat to move on to"
    )


RINGED = """() => {
    const box = document.querySelector('[data-ring]')?.getBoundingClientRect();
    const at = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return at?.closest('[data-move]')?.dataset.move ?? '';
}"""


def test_the_guided_game_teaches_by_doing(browser: Browser, server: Server) -> None:
    """A learner who reads, and then does what the ring surrounds, through the first round."""
    page = person(browser, f"{server.url}/learn/endeavor")
    lessons: list[str] = []
    while asked(page) and "round" not in lessons:
        lesson = page.locator("[data-lesson]")
        name = str(lesson.get_attribute("data-lesson")) if lesson.count() else ""
        if name and name not in lessons:
            lessons.append(name)
        if name == "welcome":
            page.click("[data-learnt]")
        elif name:
            page.wait_for_selector(f"[data-ring={name}]")
            if name != "round":
                # The ring follows what it surrounds.
                page.wait_for_function(f"() => wire.latest.legal.includes(({RINGED})())")
                play(page, page.evaluate(RINGED))
        elif "activate leader" in page.evaluate("wire.latest.legal"):
            play(page, "activate leader")
        else:
            by_click(page)
    assert lessons == ["welcome", "recruit", "reassign", "turn", "sonar", "discovery", "travel", "round"]
    page.click("[data-learnt]")
    assert page.locator("[data-lesson]").count() == 0, "it waits for something new"
