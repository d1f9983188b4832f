"""Hints at the table: a nudge first, then a move with its reason, in every language."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.kit import QUICK, SHORT, Server, asked, no_scroll, out_of_sight, person, read_on, resize, settled


@pytest.mark.parametrize(("lang", "size"), [("en", "desktop"), ("pl", "phone")])
def test_first_a_nudge_then_a_move_with_its_reason(browser: Browser, server: Server, lang: str, size: str) -> None:
    page = person(browser, server.table(QUICK, seed="71").link, size, lang)
    assert asked(page)
    page.keyboard.press("h")
    page.wait_for_selector("[data-hinted=nudge]", timeout=60_000)
    nudge = page.inner_text("[data-hinted] p")
    assert nudge == page.evaluate("lang => wire.hint.nudge[lang]", lang)
    assert page.evaluate("wire.hint.move") is None
    assert page.locator(".hinted[data-choice]").count() == 0
    page.click("[data-more]")
    page.wait_for_selector("[data-hinted=move]", timeout=60_000)
    text = page.inner_text("[data-hinted]")
    hint = page.evaluate("wire.hint")
    assert hint["move"] in page.evaluate("wire.latest.legal")
    assert hint["because"][lang] in text
    assert page.inner_text("[data-hinted] strong")
    card = page.locator("[data-hinted] [data-card]")
    assert card.count() == (hint["move"].split()[0] in ("play", "give", "signal")), "a card is shown as a picture"
    assert hint["because"]["en"] != hint["because"]["pl"]
    assert not set("◆■▲●★↑↓") & set(hint["because"][lang]), "cards are named in words"
    read_on(page)
    page.click("[data-hinted] button")
    page.wait_for_selector("[data-hinted]", state="detached")


@pytest.mark.parametrize("game", ["aquatica", "endeavor"])
def test_a_hint_shows_what_the_move_is_about(browser: Browser, server: Server, game: str) -> None:
    page = person(browser, server.table(SHORT[game], "mb", "71", game=game).link, "desktop", "en")
    assert asked(page)
    page.keyboard.press("h")
    page.click("[data-more]", timeout=60_000)
    page.wait_for_selector("[data-hinted=move]", timeout=60_000)
    drawn = page.locator("[data-hinted] svg:has(use)").first.bounding_box()
    assert drawn is not None
    assert min(drawn["width"], drawn["height"]) >= 24


STEADY = """() => new Promise((done) => {
    let changes = 0, frames = 0;
    const watch = new MutationObserver((all) => (changes += all.length));
    watch.observe(document.querySelector('[data-hinted]'), { childList: true, subtree: true });
    const next = () => (++frames < 20 ? requestAnimationFrame(next) : done(changes));
    requestAnimationFrame(next);
})"""
"""How often the hint changes in 20 frames."""


@pytest.mark.parametrize(("lang", "width"), [("pl", 360), ("de", 360), ("pl", 390)])
def test_the_buttons_of_a_hint_stay(browser: Browser, server: Server, lang: str, width: int) -> None:
    """Words that fit beside one button but not beside two made them take turns for ever."""
    made = server.table(QUICK, seed="71")
    server.play(made, "play")
    page = person(browser, made.link, "phone", lang)
    resize(page, width, 640)
    assert asked(page)
    page.keyboard.press("h")
    page.wait_for_selector("[data-hinted=nudge]")
    settled(page)
    assert page.evaluate(STEADY) == 0
    read_on(page)
    page.click("[data-more]")
    page.wait_for_selector("[data-hinted=move]")


def test_a_hint_stays_on_the_screen_when_a_phone_is_turned(browser: Browser, server: Server) -> None:
    """The room that wide buttons had is not kept in a narrow column, and the trick beside it stays readable."""
    made = server.table({"mission": "20"}, seed="4")
    server.play(made, "play")
    page = person(browser, made.link, lang="de")
    assert asked(page)
    page.keyboard.press("h")
    page.wait_for_selector("[data-hinted=nudge]")
    resize(page, 844, 390)
    for button in page.locator("[data-hinted] button").all():
        expect(button).to_be_in_viewport(ratio=1)
    laid = page.locator(".laid")
    assert laid.count() > 0, "somebody has led in this deal"
    box = laid.first.bounding_box()
    assert box is not None
    assert box["width"] >= 50


def test_while_a_hint_is_looked_for_the_table_says_so(browser: Browser, server: Server) -> None:
    page = person(browser, server.table(QUICK, seed="71").link)
    assert asked(page)
    page.evaluate("wire.cut()")  # so that no answer can come
    page.keyboard.press("h")
    page.wait_for_selector("[data-hinted=thinking]:has-text('Looking for a hint')")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_a_hint_leaves_a_phone_its_table(browser: Browser, server: Server, width: int, height: int) -> None:
    """A long reason scrolls; its button and everything that can be chosen stay in sight."""
    page = person(browser, server.table(SHORT["aquatica"], "mb", "5", game="aquatica").link, "phone", "de")
    resize(page, width, height)
    assert asked(page)
    page.keyboard.press("h")
    page.click("[data-more]")
    page.wait_for_selector("[data-hinted=move]")
    expect(page.locator("[data-hinted] button")).to_be_in_viewport(ratio=1)
    assert out_of_sight(page) == []
    prompt = page.locator(".prompt").bounding_box()
    assert prompt is not None
    assert prompt["width"] > 120
    no_scroll(page)
