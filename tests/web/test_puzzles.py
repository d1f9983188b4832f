"""Puzzles on the page: choose, answer wrongly, try again, answer rightly, and go on to the next."""

from itertools import cycle, islice

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from batyskaf.lab.puzzles.asking import Asking
from batyskaf.lab.puzzles.puzzle import KINDS, find
from batyskaf.lab.puzzles.rating import PlayerRating
from batyskaf.locale import Texts
from tests.web.kit import Server, person, press

GAMES = list(KINDS)
FOCUSED = """move => {
    const {move: one, moves: several} = document.activeElement.dataset;
    return (several ?? one ?? '').split('|').includes(move);
}"""


def shown(page: Page) -> Asking:
    """The puzzle on the page, when it can be answered."""
    page.wait_for_selector("[data-show]")
    return Asking(find(page.url.rpartition("/")[2]))


def offered(page: Page, move: str) -> Locator:
    """What offers a move: a choice of its own, or a piece with several moves."""
    among = ", ".join(f"[data-moves{how}]" for how in (f"='{move}'", f"^='{move}|'", f"$='|{move}'", f"*='|{move}|'"))
    return page.locator(f"[data-table] :is([data-move='{move}'], {among})").first


def answer(page: Page, asking: Asking, move: int) -> None:
    """Answer by a click on the table; a piece with several moves asks which."""
    text = asking.game.moves.text(move)
    press(offered(page, text))
    which = f"[data-follow] [data-move='{text}']"
    page.wait_for_selector(f"[data-answered], {which}")
    if page.locator("[data-answered]").count() == 0:
        page.click(which)
    expected = asking.answered(move)
    said = page.locator(f"[data-answered={str(expected.right).lower()}]")
    lang = page.evaluate("document.documentElement.lang")
    expect(said).to_contain_text(expected.because[lang])
    if not expected.right:
        expect(said).to_contain_text(expected.label[lang])


def play_puzzles(page: Page, count: int) -> PlayerRating:
    """Every other puzzle is missed and tried again, the others are solved; the rating that this leads to."""
    mine = PlayerRating()
    for number in range(count):
        asking = shown(page)
        puzzle = asking.puzzle
        if number % 2 == 0:
            answer(page, asking, next(move for move in asking.state.legal() if move != puzzle.answer))
            page.click("[data-again]")
            page.wait_for_selector("[data-show]")
        answer(page, asking, puzzle.answer)
        mine = mine.after(puzzle.id, puzzle.rating, number % 2 == 1)
        before = page.url
        page.click("[data-answered] [data-next]")
        page.wait_for_function("before => location.href !== before", arg=before)
    return mine


def puzzles_count(browser: Browser, server: Server, game: str, size: str, lang: str, count: int) -> None:
    """Play puzzles; only first answers change the rating, as in the terminal."""
    page = person(browser, f"{server.url}/puzzles", size, lang)
    page.click(f"[data-next={game}]")
    mine = play_puzzles(page, count)
    page.goto(f"{server.url}/puzzles")
    rating = Texts(lang).say("puzzle-yours", rating=str(round(mine.rating)), solved=mine.solved, tried=count)
    expect(page.locator("[data-rating]")).to_have_text(rating)
    assert page.faults == []  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_missed_tried_again_and_solved(browser: Browser, server: Server, game: str) -> None:
    puzzles_count(browser, server, game, "desktop", "de", 2)


@pytest.mark.soak
@pytest.mark.parametrize(("size", "lang"), [("desktop", "en"), ("phone", "pl")])
@pytest.mark.parametrize("game", GAMES)
def test_ten_puzzles_are_missed_tried_again_and_solved(
    browser: Browser, server: Server, game: str, size: str, lang: str
) -> None:
    puzzles_count(browser, server, game, size, lang, 10)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_by_keys_or_given_away(browser: Browser, server: Server, game: str) -> None:
    page = person(browser, f"{server.url}/puzzles")
    page.click(f"[data-next={game}]")
    asking = shown(page)
    page.click("[data-show]")
    expect(page.locator("[data-answered=false]")).to_contain_text(asking.answered(None).label["en"])
    page.click("[data-again]")
    page.wait_for_selector("[data-show]")
    text = asking.game.moves.text(asking.puzzle.answer)
    for arrow in islice(cycle(("ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown")), 100):
        page.keyboard.press(arrow)
        if page.evaluate(FOCUSED, text):
            break
    page.keyboard.press("Enter")
    which = page.locator(f"[data-follow] [data-move='{text}']")
    expect(page.locator("[data-answered]").or_(which).first).to_be_visible()
    if which.count():
        which.press("Enter")
    page.wait_for_selector("[data-answered=true]")
    page.wait_for_selector("[data-next]:focus")  # the next puzzle is at hand
    expect(offered(page, text)).to_be_visible()  # and the answer stays marked on the table


def test_an_unknown_puzzle_is_refused_in_a_sentence(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/puzzles/crew-none")
    page.wait_for_selector("[role=alert]:has-text('crew-none')")
