"""Undo and redo, the legend, the speed of events, and the end of a game."""

import pytest
from playwright.sync_api import Browser

from tests.web.kit import ASKED, LONG, OVER, QUICK, Server, asked, by_click, past, person, read_on, resize, seq, settled


def test_an_undo_over_moves_of_others_asks_first_is_struck_and_can_be_redone(browser: Browser, server: Server) -> None:
    made = server.table(LONG, kinds="mbb", seed="16")
    server.play(made, "play")
    page = person(browser, made.link)
    by_click(page)
    page.wait_for_selector(ASKED)  # the bots have played, and it is the person's turn again
    before = seq(page)
    page.keyboard.press("u")
    sure = page.locator("[data-undo-sure]")
    count = int("".join(filter(str.isdigit, sure.inner_text())))
    assert count > 1
    sure.click()
    past(page, before)
    undone = page.evaluate("wire.latest.steps.find((step) => step.step === 'undone').count")
    assert undone == count, "it takes back as many moves as it said"
    page.wait_for_selector("aside li s", state="attached")
    assert page.evaluate("wire.steps.some((step) => step.step === 'proposed')")
    assert page.locator("aside li[data-kind=proposed]").count() == 0, "bots are not asked, so the log doesn't say so"
    plates = page.locator("aside li[data-kind=played] [role=img]")
    assert plates.first.get_attribute("aria-label"), "cards in the log have names for screen readers"
    again = seq(page)
    page.click("[data-redo]")
    past(page, again)
    page.wait_for_selector(ASKED)
    page.wait_for_selector("[data-redo]", state="detached")


@pytest.mark.parametrize("game", ["crew", "aquatica", "endeavor"])
def test_the_legend_explains_every_icon_that_it_shows(browser: Browser, server: Server, game: str) -> None:
    page = person(browser, server.short(game).link, lang="de")
    asked(page)
    page.keyboard.press("i")
    page.wait_for_selector("dialog [data-legend] dd")
    words = page.locator("dialog [data-legend] :is(dd, li)").all_inner_texts()
    assert len(words) > 20
    assert not [text for text in words if text.startswith("legend-")]
    missing = page.evaluate(
        "[...document.querySelectorAll('[data-legend] use')].map((one) => one.getAttribute('href'))"
        ".filter((href) => !document.querySelector(href))"
    )
    assert missing == []


def test_the_end_offers_one_thing_first_and_a_picture(browser: Browser, server: Server) -> None:
    made = server.table(QUICK, seed="15")
    server.play(made)
    page = person(browser, made.link)
    page.wait_for_selector(OVER)
    assert page.locator("dialog[open] button.main:visible, dialog[open] .button.main:visible").count() == 1
    with page.expect_download() as found:
        page.click("dialog[open] [data-share]")
    with open(found.value.path(), "rb") as file:
        head = file.read(24)
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")) == (1200, 750)


def test_slower_and_faster_events(browser: Browser, server: Server) -> None:
    page = person(browser, server.table(LONG, kinds="mbb", seed="16").link)
    asked(page)
    page.keyboard.press("m")
    page.select_option("[data-speed]", "fast")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('batyskaf.prefs')).speed === 'fast'")
    page.check("[data-sound]")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('batyskaf.prefs')).sound === true")


@pytest.mark.parametrize("wanted", [True, False])
def test_ones_turn_is_heard_and_felt_only_if_the_settings_ask(browser: Browser, server: Server, wanted: bool) -> None:
    made = server.table(LONG, kinds="mbb", seed="16")
    server.play(made, "play")
    page = person(browser, made.link, "phone", motion="full", sound=wanted, buzz=wanted)
    assert asked(page)
    page.evaluate(
        """() => {
          window.noticed = { tones: 0, touches: 0 };
          const tone = AudioContext.prototype.createOscillator;
          AudioContext.prototype.createOscillator = function () { window.noticed.tones++; return tone.call(this); };
          Navigator.prototype.vibrate = () => Boolean(++window.noticed.touches);
        }"""
    )
    before = seq(page)
    by_click(page)
    past(page, before)
    page.wait_for_selector(ASKED)
    settled(page)
    noticed = page.evaluate("window.noticed")
    assert (noticed["tones"] > 0, noticed["touches"] > 0) == (wanted, wanted)


def test_a_guided_game_that_is_lost_ends_with_other_words(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/learn/crew")
    assert asked(page)
    page.keyboard.press("m")
    page.click("[data-give-up]")
    page.click("[data-give-up]")
    page.wait_for_selector("dialog[open] [data-taught]:has-text('failed this time')")
    assert page.locator("[data-lesson]").count() == 0, "no advice lies under the window"


def test_long_advice_is_read_page_by_page(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/learn/endeavor", "phone", "de")
    resize(page, 360, 640)
    page.wait_for_selector("[data-lesson=welcome] [data-read-on]")
    assert page.locator("[data-learnt]").count() == 0, "nobody puts advice away that they have not read"
    read_on(page)
    unread = page.evaluate(
        "(() => { const words = document.querySelector('[data-lesson] p').getBoundingClientRect();"
        " const seen = document.querySelector('[data-lesson] [role=group]').getBoundingClientRect();"
        " return words.bottom - seen.bottom; })()"
    )
    assert unread < 3
    page.click("[data-learnt]")
    page.wait_for_selector("[data-lesson=welcome]", state="detached")
