"""Playing The Crew in the browser: at once, to the end, by clicks, by keys, at every size."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web import desks
from tests.web.kit import (
    LONG,
    Server,
    asked,
    by_click,
    escape,
    no_scroll,
    out_of_sight,
    person,
    phase,
    play_out,
    resize,
)


@pytest.mark.parametrize(
    ("size", "lang", "theme", "motion"),
    [
        ("desktop", "en", "dark", "less"),
        ("phone", "pl", "light", "less"),
        ("phone in landscape", "en", "light", "less"),
    ],
)
def test_a_whole_attempt_by_clicks(
    browser: Browser, server: Server, size: str, lang: str, theme: str, motion: str
) -> None:
    made = server.table({"mission": "1", "tasks": LONG["tasks"]}, seed="11")
    page = person(browser, made.link, size, lang, theme, motion)
    seen = set()
    while asked(page):
        no_scroll(page)
        seen.add(phase(page))
        by_click(page)
    assert "play" in seen
    assert page.locator("dialog[open] .outcome").inner_text()
    assert page.evaluate("document.documentElement.dataset.theme") == theme
    assert page.evaluate("document.documentElement.lang") == lang
    assert page.faults == []  # type: ignore[attr-defined]


def test_a_whole_attempt_with_animations(browser: Browser, server: Server) -> None:
    page = person(browser, server.table(LONG, seed="9").link, motion="full")
    assert play_out(page) > 3
    assert page.faults == []  # type: ignore[attr-defined]


@pytest.mark.parametrize("kinds", ["mb", "mbb", "mbbbb"])
def test_every_number_of_players_fits_the_screen(browser: Browser, server: Server, kinds: str) -> None:
    made = server.table({"mission": "17"}, kinds=kinds, seed="3")
    for size in ("desktop", "phone", "phone in landscape"):
        page = person(browser, made.link, size)
        assert asked(page)
        no_scroll(page)
        assert out_of_sight(page) == [], f"out of sight at {size}"
        desks.leave(browser)


@pytest.mark.parametrize("kinds", ["mb", "bm"])
@pytest.mark.parametrize("screen", [(1440, 900), (1280, 720), (820, 1180), (844, 390), (360, 640)])
def test_tonoja_shows_all_columns_on_either_side(
    browser: Browser, server: Server, kinds: str, screen: tuple[int, int]
) -> None:
    page = person(browser, server.table({"mission": "7"}, kinds=kinds, seed="46").link)
    resize(page, *screen)
    assert asked(page)
    seat, columns = page.locator(".tonoja"), page.locator(".tonoja .column")
    expect(columns).to_have_count(7)
    box = seat.bounding_box()
    assert box is not None
    for at in range(7):
        column = columns.nth(at).bounding_box()
        assert column is not None
        assert column["x"] >= box["x"], f"column {at} reaches beyond Tonoja's seat at the left"
        assert column["x"] + column["width"] <= box["x"] + box["width"] + 1, f"column {at} does so at the right"


@pytest.mark.parametrize("screen", [(390, 844), (360, 640)])
def test_the_last_task_on_offer_has_room_for_picture_and_words(
    browser: Browser, server: Server, screen: tuple[int, int]
) -> None:
    page = person(browser, server.table({"mission": "20"}, seed="5").link, "phone", "pl", text="l")
    resize(page, *screen)
    assert asked(page)
    task = page.locator(".tasks .task")
    expect(task).to_have_count(1)
    box = task.bounding_box()
    assert box is not None
    for part in (".picture", ".words"):
        inner = task.locator(part).bounding_box()
        assert inner is not None
        assert inner["y"] > box["y"] + 2, f"{part} touches the upper border"
        assert inner["y"] + inner["height"] < box["y"] + box["height"] - 2, f"{part} touches the lower border"
    held = page.locator(".partners .task")
    expect(held).to_have_count(3)
    expect(held.last).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize(
    ("size", "mission", "kinds"),
    [((1280, 720), "31", "mbbbb"), ((844, 390), "13", "mbb"), ((360, 640), "30", "mbbbb")],
)
def test_tasks_being_distributed_are_shown_in_full(
    browser: Browser, server: Server, size: tuple[int, int], mission: str, kinds: str
) -> None:
    page = person(browser, server.table({"mission": mission}, kinds, seed="5").link, lang="pl")
    resize(page, *size)
    assert asked(page)
    assert page.locator(".tasks [data-task]").count() > 2
    cut = page.evaluate(
        "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.tasks'))"
    )
    assert cut == 0, f"{cut} pixels of the tasks are out of sight"


@pytest.mark.parametrize("text", ["m", "l"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_a_phone_prefers_words_to_pictures(
    browser: Browser, server: Server, width: int, height: int, text: str
) -> None:
    tasks = ["T21", "T24", "T45", "T89", "T90", "T37"]
    made = server.table({"mission": "30", "tasks": tasks}, "mbbbb", seed="3")
    page = person(browser, made.link, "phone", "pl", text=text)
    resize(page, width, height)
    assert asked(page)
    words = page.locator(".tasks .words")
    expect(words).to_have_count(len(tasks))
    room = page.locator(".tasks").bounding_box()
    assert room is not None
    for box in (one.bounding_box() for one in words.all()):
        assert box is not None
        assert box["y"] + box["height"] <= room["y"] + room["height"], "words are below the edge of the list"
    hidden = page.locator(".tasks .body").evaluate_all("all => all.map((one) => one.scrollHeight - one.clientHeight)")
    assert max(hidden) <= 1, "words are cut"


@pytest.mark.parametrize("size", ["phone", "phone in landscape"])
@pytest.mark.parametrize("kinds", ["mbb", "mbbb", "mbbbb"])
def test_votes_stay_within_their_seats(browser: Browser, server: Server, kinds: str, size: str) -> None:
    page = person(browser, server.table({"mission": "12"}, kinds, seed="2").link, size, "pl")
    assert asked(page)
    assert page.locator("[data-seat] .vote").count() > 0
    wide = page.locator("[data-seat]").evaluate_all("all => all.map((one) => one.scrollWidth - one.clientWidth)")
    assert max(wide) == 0, f"{wide} pixels beyond the seats"


def test_the_shortcut_sheet_opens_and_closes(browser: Browser, server: Server) -> None:
    page = person(browser, server.table().link)
    asked(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] kbd")
    assert page.locator("dialog[open] kbd").count() > 6
    assert page.locator("dialog[open]").get_by_text("s", exact=True).count() == 1, "silence is a key of The Crew"
    escape(page)


def cards(page: Page) -> tuple[int, int]:
    """How many cards the log shows as played, and how many the server has sent."""
    shown, sent = page.evaluate(
        """[
            document.querySelectorAll("aside li[data-kind=played]").length,
            wire.steps.flatMap((step) => step.events ?? []).filter((one) => one.event === "played").length,
        ]"""
    )
    return shown, sent


def test_any_click_skips_the_animation(browser: Browser, server: Server) -> None:
    made = server.table(LONG, seed="8")
    server.play(made, "play")
    page = person(browser, made.link, motion="full")
    assert asked(page)
    page.evaluate("globalThis.setTimeout = () => 0")  # from now on an animation never ends by itself
    by_click(page)
    page.wait_for_function("() => wire.latest.legal.length")  # the bots have played
    shown, sent = cards(page)
    assert shown < sent, "cards are shown one after another"
    page.mouse.click(2, 300)
    assert cards(page) == (sent, sent), "the log keeps pace with what is shown"


@pytest.mark.parametrize(
    ("width", "height", "lang", "mission"),
    [(360, 640, "pl", "11"), (844, 390, "de", "11"), (390, 844, "de", "20")],
)
def test_a_small_screen_says_first_what_is_special_about_a_mission(
    browser: Browser, server: Server, width: int, height: int, lang: str, mission: str
) -> None:
    page = person(browser, server.table({"mission": mission}, seed="4").link, "phone", lang)
    resize(page, width, height)
    special = page.locator("[data-briefing] [data-special=icon-narcosis]")
    expect(special).to_be_in_viewport()
    below = special.evaluate(
        "one => one.getBoundingClientRect().bottom - one.closest('[data-briefing]').getBoundingClientRect().bottom"
    )
    assert below < 0, "its last line is in sight"
    special.click()
    whole = page.locator("dialog[open]")
    expect(whole.locator("[data-special=icon-narcosis]")).to_be_visible()
    expect(whole.locator(".goal")).to_be_visible()
