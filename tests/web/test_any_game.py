"""Any game on the contract can be played in the browser, with or without a table drawn for it."""

import pytest
from playwright.sync_api import Browser

from tests.web.kit import SHORT, Server, asked, no_scroll, past, person, seq


@pytest.mark.parametrize("game", SHORT)
def test_a_game_without_a_table_of_its_own_is_played_by_clicks(browser: Browser, server: Server, game: str) -> None:
    """The generic table can show every game."""
    page = person(browser, server.short(game, seed="3").link.replace("#", "?plain#"))
    assert asked(page)
    assert page.locator(".panels section").count() > 1
    for _ in range(3):
        if not asked(page):
            break
        no_scroll(page)
        before = seq(page)
        page.locator(".choices [data-choice]").first.click()
        past(page, before)
    assert page.faults == []  # type: ignore[attr-defined]
