"""Endeavor's own table: an ocean to pan, zoom and fit; previews; refusals; undo; details on demand."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.kit import (
    ASKED,
    Server,
    asked,
    by_click,
    escape,
    no_scroll,
    past,
    person,
    phase,
    press,
    resize,
    seq,
    settled,
)

STATE = "[+document.querySelector('[data-map]').dataset.scale, +document.querySelector('[data-map]').dataset.x]"


def until(page: Page, wanted: str) -> None:
    """Play the first choice until something is asked."""
    while asked(page) and phase(page) != wanted:
        by_click(page)
    assert phase(page) == wanted


def play(page: Page, move: str) -> None:
    """Press the element on the table for a move."""
    page.wait_for_selector(ASKED)
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
    """The scale of the map, and how far it is shifted."""
    page.wait_for_selector("[data-map]")
    settled(page)
    found: list[float] = page.evaluate(STATE)
    return found


def sees(page: Page, scale: float, x: float, within: int = 0) -> None:
    """Wait until the map has a scale and is shifted so far, within some pixels."""
    page.wait_for_function(
        f"([scale, x, within]) => {STATE}[0] === scale && Math.abs({STATE}[1] - x) <= within", arg=[scale, x, within]
    )


def zooms(page: Page, scale: float, more: bool = True) -> None:
    """Wait until the map is larger than at a scale, or smaller."""
    page.wait_for_function(f"([scale, more]) => {STATE}[0] !== scale && {STATE}[0] > scale === more", arg=[scale, more])


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
    sees(page, scale, x - 100, within=2)
    page.mouse.wheel(0, -300)
    zooms(page, scale)
    page.keyboard.press("f")
    sees(page, scale, x)
    for key, more in (("+", True), ("-", False), ("-", False)):
        before = sight(page)[0]
        page.keyboard.press(key)
        zooms(page, before, more)
    page.click("[data-fit]")
    sees(page, scale, x)
    page.click("[data-zoom=in]")
    zooms(page, scale)
    page.keyboard.press("f")
    sees(page, scale, x)
    page.focus("[data-map]")
    page.keyboard.press("ArrowRight")
    sees(page, scale, x - 60, within=2)
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
    sees(page, scale, x - 100, within=2)
    fingers("touchStart", (100, 30), (200, 30))
    fingers("touchMove", (80, 30), (240, 30))
    fingers("touchMove", (60, 30), (280, 30))
    fingers("touchEnd")
    zooms(page, scale * 1.5)
    page.click("[data-fit]")
    sees(page, scale, x)
    no_scroll(page)


def test_a_choice_shows_what_it_would_give(browser: Browser, server: Server) -> None:
    page = person(browser, server.short("endeavor", seed="9").link)
    asked(page)
    assert phase(page) == "recruit"
    page.hover("[data-move='recruit sonar-operator']")
    page.wait_for_selector("[data-gives='recruit sonar-operator'] .gain")
    expect(page.locator(".tableau .ghost")).to_have_count(1)  # the step it would give on the own track
    ready(page)
    page.mouse.move(2, 300)
    page.hover("[data-move='activate leader']")
    page.wait_for_selector(".tip:has-text('Travel')")


def test_what_cannot_be_chosen_says_why(browser: Browser, server: Server) -> None:
    page = person(browser, server.short("endeavor", seed="9").link)
    asked(page)
    page.locator(".offer.t4").first.click()
    page.wait_for_selector(".refusal")
    assert "tier 4" in page.inner_text(".refusal")
    ready(page)
    play(page, "activate leader")
    page.click("[data-list]")
    in_words = page.locator("[data-follow] [data-move]")
    expect(in_words).to_have_count(len(page.evaluate("wire.latest.legal")))
    expect(in_words.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(in_words).to_have_count(0)
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
    expect(page.locator("dialog[open] tr")).to_have_count(6)
    escape(page)
    page.click("[data-seat='1']")
    page.wait_for_selector("dialog[open] .member")
    # Every source of points in this edition.
    expect(page.locator("dialog[open] [data-score] tbody tr")).to_have_count(7)
    escape(page)
    page.keyboard.press("i")
    page.wait_for_selector("dialog[open] .legend")
    escape(page)
    by_click(page)
    asked(page)
    page.keyboard.press("t")
    page.wait_for_selector("dialog[open] section p")
    escape(page)
    page.keyboard.press("5")
    expect(page.locator(".beside .medal")).to_have_count(6)  # first and second of three goals


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
            expect(page.locator(".beside .bar")).to_have_count(7)
    expect(page.locator("dialog[open] .bar")).to_have_count(7)
    expect(page.locator("dialog[open] .outcome")).to_contain_text("Porażka")
    # Once more and the file: there is no seat to move on to.
    expect(page.locator("dialog[open] .end button")).to_have_count(2)


RINGED = """() => {
    const box = document.querySelector('[data-ring]')?.getBoundingClientRect();
    const at = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const move = at?.closest('[data-move]')?.dataset.move;
    return wire.latest.legal.includes(move) && move;
}"""
"""The legal move that the ring surrounds: it follows it."""


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
                play(page, page.wait_for_function(RINGED).json_value())
        elif "activate leader" in page.evaluate("wire.latest.legal"):
            play(page, "activate leader")
        else:
            by_click(page)
    assert lessons == ["welcome", "recruit", "reassign", "turn", "sonar", "discovery", "travel", "round"]
    page.click("[data-learnt]")
    page.wait_for_selector("[data-lesson]", state="detached")  # it waits for something new


def test_an_upright_tablet_has_the_goals_below_a_broad_ocean(browser: Browser, server: Server) -> None:
    page = person(browser, server.table({"mission": "1"}, "mb", seed="2", game="endeavor").link)
    resize(page, 820, 1180)
    ready(page)
    page.wait_for_selector("[data-tab=goals] [data-area=rail]")
    page.click("[data-area=rail] .title button")
    page.wait_for_selector("[data-tab=ocean]")
    assert page.locator("[data-area=rail]").count() == 0


def test_an_upright_tablet_has_the_goals_beside_a_narrow_ocean(browser: Browser, server: Server) -> None:
    page = person(browser, server.table({"mission": "7"}, "mbb", seed="2", game="endeavor").link)
    resize(page, 820, 1180)
    until(page, "turn")
    page.wait_for_selector("[data-tab=goals] [data-area=rail]")
    ocean, goals = page.locator("[data-area=ocean]").bounding_box(), page.locator("[data-area=rail]").bounding_box()
    assert ocean is not None
    assert goals is not None
    assert ocean["x"] + ocean["width"] <= goals["x"]
    assert ocean["height"] > 600


def test_the_tile_that_is_placed_is_shown_where_the_water_is_empty(browser: Browser, server: Server) -> None:
    page = person(browser, server.table({"mission": "1"}, "mb", seed="2", game="endeavor").link, "phone")
    while asked(page) and phase(page) != "place":
        legal: list[str] = page.evaluate("wire.latest.legal")
        wishes = ("recruit sonar", "recover leader", "activate leader", "activate sonar", "sonar", "draw", "keep")
        before = seq(page)
        found = (move for wish in wishes for move in legal if move.startswith(wish))
        page.evaluate("move => wire.move(move)", next(found, legal[0]))
        past(page, before)
    about = page.evaluate("wire.latest.view.about")
    page.wait_for_selector(f"[data-placing='{about}']")
    places = page.evaluate("wire.latest.legal.filter((move) => move.startsWith('place')).length")
    assert places
    drawn = page.locator(f".place:has([data-move^='place']) [data-zone='{about}']:has([data-at^='site'])")
    expect(drawn).to_have_count(places)


@pytest.mark.parametrize("width", [360, 844])
def test_everybody_has_a_name_on_a_phone(browser: Browser, server: Server, width: int) -> None:
    page = person(browser, server.table({"mission": "1"}, "mbbb", game="endeavor").link, "phone")
    resize(page, width, 390 if width > 400 else 640)
    page.wait_for_selector(ASKED)
    for seat in page.locator(".seat[data-seat]").all():
        name, box = seat.locator(".name").bounding_box(), seat.bounding_box()
        assert name is not None
        assert box is not None
        assert name["width"] > 14
        assert name["y"] + name["height"] <= box["y"] + box["height"] + 1


def test_the_end_has_the_totals_first_and_calls_oneself_you(browser: Browser, server: Server) -> None:
    made = server.short("endeavor", "mb")
    server.play(made)
    page = person(browser, made.link, "phone")
    page.wait_for_selector("dialog[open] table")
    assert page.locator("dialog[open] thead th[scope=col]").all_inner_texts()[0] == "You"
    totals = page.locator("dialog[open] .total td")
    assert totals.count() == 2
    expect(totals.first).to_be_in_viewport(ratio=1)
    ours, theirs = (int(text.split()[0]) for text in totals.all_inner_texts())
    assert ("You win!" in page.inner_text("dialog[open] .outcome")) == (ours > theirs)


def test_doing_without_a_reward_is_called_so(browser: Browser, server: Server) -> None:
    page = person(browser, server.table({"mission": "1"}, "mb", game="endeavor").link)
    play(page, "recruit pilot")
    until(page, "impact")
    assert page.inner_text(".prompt [data-move=done]") == "decline"


def test_a_replay_tells_places_in_words(browser: Browser, server: Server) -> None:
    made = server.short("endeavor", "mb")
    server.play(made)
    page = person(browser, f"{server.url}/replay/{made.id}?seat=0")
    page.wait_for_selector("[data-scrub]")
    shown = page.inner_text(".events")
    while "Impact marker" not in shown:
        assert page.get_attribute("[data-scrub]", "max") != page.input_value("[data-scrub]"), "no marker was placed"
        page.click("[data-step]")
        settled(page)
        shown = page.inner_text(".events")
        assert not re.search(r"\b(r\d+c\d+|[sdcj]\d)\b", shown), shown
    assert page.locator(".seat .name").first.inner_text() in ("Ada", "Bo"), "nobody is oneself in a replay"


def test_a_phone_shakes_when_the_turn_comes_not_at_each_own_choice(browser: Browser, server: Server) -> None:
    page = person(browser, server.table({"mission": "1"}, "mb", game="endeavor").link, "phone", motion="full")
    page.wait_for_selector(ASKED)
    page.evaluate("() => { window.shakes = 0; navigator.vibrate = () => (shakes += 1) > 0; }")
    play(page, "recruit pilot")
    assert phase(page) == "impact"
    by_click(page)
    assert phase(page) == "reassign"
    assert page.evaluate("shakes") == 0
    until(page, "turn")
    assert page.evaluate("shakes") == 1, "the other one has prepared, too"


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_hint_frames_its_hex(browser: Browser, server: Server, theme: str) -> None:
    page = person(browser, server.table({"mission": "1"}, "mb", game="endeavor").link, theme=theme)
    play(page, "recruit pilot")
    until(page, "impact")
    page.keyboard.press("h")
    page.click("[data-more]")
    page.wait_for_selector("[data-hinted=move]")
    good = page.evaluate("""() => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.color = "var(--good)";
        const found = getComputedStyle(probe).color;
        probe.remove();
        return found;
    }""")
    expect(page.locator(".hex.hinted polygon")).to_have_css("stroke", good)
