"""Any game on the contract can be played in the browser, with or without a table drawn for it."""

import pytest
from playwright.sync_api import Browser

from tests.web.kit import SHORT, Server, asked, no_scroll, person, seq


@pytest.mark.parametrize("game", SHORT)
def test_a_game_without_a_table_of_its_own_is_played_by_clicks(browser: Browser, server: Server, game: str) -> None:
    """Every game can be shown plainly, as one is that nobody has drawn a table for."""
    page = person(browser, server.short(game, seed="3").link.replace("#", "?plain#"))
    assert asked(page)
    assert page.locator(".panels section").count() > 1
    for _ in range(3):
        if not asked(page):
            break
        no_scroll(page)
        before = seq(page)
        page.locator(".choices [data-choice]").first.click()
        page.wait_for_function("before => batyskaf.client.latest.seq > before", arg=before)
    assert page.faults == []  # type: ignore[attr-defined]
