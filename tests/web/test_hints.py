"""Hints at the table: a nudge first, then a move with its reason, in every language."""

import pytest
from playwright.sync_api import Browser

from tests.web.kit import QUICK, Server, asked, person


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
    page.click("[data-hinted] button")
    page.wait_for_selector("[data-hinted]", state="detached")


def test_while_a_hint_is_looked_for_the_table_says_so(browser: Browser, server: Server) -> None:
    page = person(browser, server.table(QUICK, seed="71").link)
    assert asked(page)
    page.evaluate("wire.cut()")  # so that no answer can come
    page.keyboard.press("h")
    page.wait_for_selector("[data-hinted=thinking]:has-text('Looking for a hint')")
