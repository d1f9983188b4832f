"""Puzzles on the page: choose, answer wrongly, try again, answer rightly, and go on to the next."""

import pytest
from playwright.sync_api import Browser, expect

from batyskaf.lab.puzzles.asking import Asking
from batyskaf.lab.puzzles.puzzle import find
from tests.web.kit import Server, person

PRESS = """move => {
    const offered = [...document.querySelectorAll('[data-move], [data-moves]')];
    offered.find((one) => (one.dataset.moves ?? one.dataset.move).split('|').includes(move)).click();
}"""


@pytest.mark.parametrize("game", ["crew", "aquatica", "endeavor"])
def test_a_puzzle_is_missed_tried_again_and_solved(browser: Browser, server: Server, game: str) -> None:
    page = person(browser, f"{server.url}/puzzles", lang="de")
    page.click(f"[data-next={game}]")
    page.wait_for_selector("[data-table]")
    asking = Asking(find(page.url.rpartition("/")[2]))
    page.click("[data-show]")
    expect(page.locator("[data-answered=false]")).to_contain_text(asking.answered(None).label["de"])
    page.click("[data-again]")
    answer = asking.game.moves.text(asking.puzzle.answer)
    page.wait_for_selector("[data-show]")
    page.evaluate(PRESS, answer)
    page.wait_for_selector("[data-answered=true]")
    before = page.url
    page.click("[data-answered] [data-next]")
    page.wait_for_function("before => location.href !== before", arg=before)
    page.wait_for_selector("[data-show]")


def test_an_unknown_puzzle_is_refused_in_a_sentence(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/puzzles/crew-none")
    page.wait_for_selector("[role=alert]:has-text('crew-none')")
