"""The review on the page: progress, the graph with its marks, links to the moves, in several languages and sizes."""

import re

import pytest
from playwright.sync_api import Browser, expect

from batyskaf.locale import Texts
from tests.lab.kit import file_of, finished
from tests.web.kit import QUICK, Server, person
from tests.web.test_quality import serious

REVIEWED = 240_000
"""How long a review may take, in ms: it lets everything else on a busy machine go first."""


@pytest.fixture(scope="module")
def match_id(server: Server) -> str:
    return server.upload(file_of(finished("crew", seed=18, mission="9")))  # it has a dozen mistakes


@pytest.mark.parametrize(("lang", "size", "theme"), [("en", "desktop", "dark"), ("pl", "phone", "light")])
def test_the_graph_has_marks_that_lead_to_the_moves(
    browser: Browser, server: Server, match_id: str, lang: str, size: str, theme: str
) -> None:
    texts = Texts(lang)
    page = person(browser, f"{server.url}/review/{match_id}", size, lang, theme)
    page.wait_for_selector("[data-graph]", timeout=REVIEWED)
    marks = page.locator("[data-mark]")
    mistakes = page.locator("[data-mistake]")
    assert marks.count() == mistakes.count() > 2
    kinds = {str(marks.nth(at).get_attribute("data-mark")) for at in range(marks.count())}
    for kind in kinds:
        assert texts.say(f"review-mark-{kind}") in page.inner_text("main")
    label = str(marks.first.get_attribute("aria-label"))
    assert re.search(r"\d+ ?%", label)
    assert texts.say("review-truth") in page.inner_text("[data-truth]")
    assert serious(page) == []
    across = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert across == 0
    before = int(str(marks.last.get_attribute("data-number"))) - 1
    marks.last.click()  # on a narrow graph neighbours may overlap, and the last lies on top
    page.wait_for_selector("[data-scrub]")
    # A mark opens the position before its move.
    expect(page.locator("[data-at]")).to_have_text(re.compile(f"^{before}/"))
    assert page.faults == []  # type: ignore[attr-defined]


def test_the_graph_is_navigated_by_keyboard(browser: Browser, server: Server, match_id: str) -> None:
    page = person(browser, f"{server.url}/review/{match_id}")
    walk = page.locator("[data-walk]")
    walk.wait_for(timeout=REVIEWED)
    walk.focus()
    page.keyboard.press("End")
    last, text = walk.get_attribute("aria-valuetext"), page.inner_text("[data-one]")
    page.keyboard.press("ArrowLeft")
    expect(walk).not_to_have_attribute("aria-valuetext", str(last))
    expect(page.locator("[data-one]")).not_to_have_text(text)
    assert str(walk.get_attribute("aria-valuetext")) in page.inner_text("[data-one]")
    page.locator("[data-mark]").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay/**")


def test_a_review_is_offered_after_the_end_and_in_the_replay(browser: Browser, server: Server) -> None:
    made = server.table(QUICK, seed="61")
    server.play(made)
    page = person(browser, made.link)
    page.click("dialog[open] [data-review]")
    page.wait_for_selector("[data-progress], [data-graph]")
    page.wait_for_selector("[data-graph]", timeout=REVIEWED)
    page.go_back()
    page.goto(page.url.split("#")[0].replace("/t/", "/replay/"))
    page.click("[data-review]")
    page.wait_for_selector("[data-graph]", timeout=REVIEWED)


def test_a_running_game_has_no_review(browser: Browser, server: Server) -> None:
    made = server.table(QUICK, seed="62")
    page = person(browser, f"{server.url}/review/{made.id}", lang="pl")
    page.wait_for_selector("[role=alert]")
    assert page.locator("[data-graph]").count() == 0
