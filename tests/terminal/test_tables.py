"""The plain renderer draws any game."""

import io

from batyskaf.core.match import Match
from batyskaf.core.result import Result
from batyskaf.locale import Texts
from batyskaf.render import renderer_for
from batyskaf.render.base import Renderer
from batyskaf.terminal import folders
from batyskaf.terminal.plain import Plain
from batyskaf.terminal.screen import TableApp
from batyskaf.terminal.session import Session
from tests.pocket import game as pocket
from tests.terminal.driving import screen_text


def pearls(*seats: str) -> Session:
    game = pocket.load()
    match = Match(game, game.options(players=len(seats)), 4, seats)
    return Session(match, folders.new_match("pearls"), Texts("en"))


def test_a_game_without_its_own_table_gets_the_plain_one() -> None:
    assert type(renderer_for(pocket.load(), Texts("en"))) is Renderer


def test_it_is_played_line_by_line() -> None:
    table = pearls("Ada", "bot:random")
    out = io.StringIO()
    Plain(table, out, io.StringIO("1\n" * 300)).run()
    assert table.over
    assert "It is your decision." in out.getvalue()
    assert "Result: The game is over. 1. " in out.getvalue()


async def test_it_is_played_on_the_full_screen() -> None:
    table = pearls("Ada", "bot:random")
    app = TableApp(table)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        assert "Table" in screen_text(app)
        for _ in range(300):
            if table.over:
                break
            await pilot.press("1")
            await pilot.pause()
        assert table.over


def test_ranks_are_listed() -> None:
    words = renderer_for(pocket.load(), Texts("pl")).result(Result((3.0, 7.5), (2, 1)), ("Ada", "Ben"))
    assert words == "Gra jest skończona. 1. Ben: 7.5. 2. Ada: 3."
