"""The daily dive on the front page: begun once, resumed, its result kept and shared, in several languages."""

import pytest
from playwright.sync_api import Browser, expect

from batyskaf.locale import Texts
from tests.web import desks
from tests.web.kit import TABLE, Server, person


@pytest.mark.parametrize(("lang", "size", "theme"), [("en", "desktop", "dark"), ("pl", "phone", "light")])
def test_a_dive_is_begun_once_and_its_result_is_kept(
    browser: Browser, server: Server, lang: str, size: str, theme: str
) -> None:
    texts = Texts(lang)
    page = person(browser, server.url, size, lang, theme)
    page.wait_for_selector("[data-dive=crew]")
    date = server.get("/api/daily")["date"]
    daily = page.locator("[data-daily]")
    expect(daily.locator(f"[data-date='{date}']")).to_contain_text(date[:4])
    expect(daily).to_contain_text(texts.say("web-daily"))
    page.click("[data-dive=crew]")
    page.wait_for_url("**/t/**")
    page.wait_for_selector(TABLE)
    address = page.url
    page.goto(server.url)
    page.wait_for_selector("[data-dive=crew]")
    expect(daily).to_contain_text(texts.say("web-daily-on", game=texts.say("game-crew")))
    page.click("[data-dive=crew]")
    page.wait_for_url(address)
    page.wait_for_selector(TABLE)
    page.keyboard.press("m")
    page.click("[data-give-up]")
    page.click("[data-give-up]")
    page.wait_for_selector("dialog[open] [data-again]")
    page.goto(server.url)
    page.wait_for_selector("[data-dived=crew]")
    assert page.locator("[data-dive=crew]").count() == 0
    assert texts.say("web-daily-lost") in page.inner_text("[data-dived=crew]")
    shared = page.inner_text("[data-shared]")
    assert date in shared
    assert texts.say("web-daily-lost") in shared


def test_two_people_dive_into_the_same_deal(browser: Browser, server: Server) -> None:
    hands = []
    for _ in range(2):
        page = person(browser, server.url)
        page.click("[data-dive=crew]")
        page.wait_for_url("**/t/**")
        page.wait_for_function("() => wire.latest?.view")
        hands.append(page.evaluate("wire.latest.steps.length && wire.latest.view.hand"))
        desks.leave(browser)
    assert hands[0] == hands[1]
    assert len(hands[0]) >= 9
