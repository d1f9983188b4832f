"""The full-screen table, driven by keys and clicks."""

import pytest

from batyskaf.languages import LANGUAGES
from batyskaf.terminal.choices import Choices
from batyskaf.terminal.screen import TableApp, TableScreen
from batyskaf.terminal.sheets import Curtain, Sheet
from tests.terminal.driving import at_table, by_key, hand, screen_text, session, settled


async def test_a_whole_attempt_by_keyboard() -> None:
    table = session(mission="3", players=3, seed=2)
    app = TableApp(table)
    async with app.run_test(size=(100, 30)) as pilot:
        await by_key(pilot, table)
        assert table.result() in screen_text(app)
        await pilot.press("enter")
    assert app.return_value is True


async def test_a_whole_attempt_with_arrows_and_enter() -> None:
    table = session(mission="1", players=3, seed=4)
    async with at_table(table, (80, 24)) as pilot:
        for _ in range(200):
            if table.over:
                break
            await pilot.press("right", "down", "left", "up", "enter")
            await settled(pilot, table)
        assert table.over


async def test_a_whole_attempt_by_mouse() -> None:
    table = session(mission="5", players=4, seed=3)
    async with at_table(table, (100, 30)) as pilot:
        while not table.over:
            spot = pilot.app.screen.query_one(Choices).spots()[-1]
            before = table.match.seq
            await pilot.click("#choices", offset=(spot.start + 1, spot.row))
            await settled(pilot, table)
            assert table.match.seq > before


async def test_a_click_beside_the_choices_does_nothing() -> None:
    table = session(mission="5", players=4, seed=3)
    async with at_table(table, (100, 30)) as pilot:
        before = table.match.seq
        await pilot.click("#choices", offset=(95, 0))
        await pilot.click("#hand")
        assert table.match.seq == before


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 20), (40, 12)])
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_all_areas_are_visible(lang: str, size: tuple[int, int]) -> None:
    table = session(lang, mission="5", players=4, seed=3)
    async with at_table(table, size) as pilot:
        shown = screen_text(pilot.app)
        assert table.texts.say("table-crew-hand") in shown
        assert table.ask(0) in shown
        assert table.texts.say("move-crew-pass") in shown
        for card in hand(table, 0):
            assert table.texts.card("crew", card) in shown


async def test_a_narrow_screen_still_shows_the_trick_and_the_keys() -> None:
    async with at_table(session("pl", mission="9", players=3, seed=5), (60, 30)) as pilot:
        first, *lines = screen_text(pilot.app).splitlines()
        assert first.strip() == "Misja 9 · podejście 1 · stawka 1/13"
        assert lines[-1].rstrip().endswith("q wyjdź")
        await pilot.press("question_mark")
        await pilot.pause()
        keys = [line.strip(" │") for line in screen_text(pilot.app).splitlines()]
        assert any("PgUp PgDn  reszta stołu" in line for line in keys)


async def test_continuation_lines_are_indented() -> None:
    async with at_table(session(mission="9", players=3, seed=5), (60, 30)) as pilot:
        lines = [line[1:].rstrip() for line in screen_text(pilot.app).splitlines()]
        tasks = lines[lines.index("Tasks") + 1 : lines.index("")]
        assert len(tasks) > len([line for line in tasks if line.startswith("○")]) + 1
        assert all(line.startswith(("○", "  ")) for line in tasks[1:]), tasks


async def test_the_log_is_beside_the_table_if_there_is_room() -> None:
    app = TableApp(session(mission="5", players=4, seed=3))
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        assert "is the captain." in screen_text(app)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "is the captain." not in screen_text(app)
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        assert "is the captain." in screen_text(app)


async def test_resizing_loses_nothing() -> None:
    table = session(mission="5", players=4, seed=3)
    async with at_table(table, (80, 24)) as pilot:
        await pilot.press("2")
        await settled(pilot, table)
        before = table.match.state.pack()
        for width, height in ((20, 5), (200, 60), (1, 1), (80, 24)):
            await pilot.resize_terminal(width, height)
            await settled(pilot, table)
        assert table.match.state.pack() == before
        assert "Send a distress signal?" in screen_text(pilot.app)
        await by_key(pilot, table)


async def test_two_players_see_tonojas_columns() -> None:
    app = TableApp(session(mission="2", players=2, seed=5))
    async with app.run_test(size=(100, 36)) as pilot:
        await pilot.pause()
        shown = screen_text(app)
        assert "Tonoja's columns" in shown
        assert "▒" in shown


async def test_sheets_open_and_close() -> None:
    table = session(mission="5", players=4, seed=3)
    async with at_table(table, (80, 24)) as pilot:
        for key, words in (("question_mark", "click a choice"), ("l", "captain"), ("t", "none yet")):
            await pilot.press(key)
            await settled(pilot, table)
            assert isinstance(pilot.app.screen, Sheet)
            assert words in screen_text(pilot.app)
            await pilot.press("escape")
            await settled(pilot, table)
            assert isinstance(pilot.app.screen, TableScreen)


async def test_undo_is_refused_after_something_was_revealed() -> None:
    async with at_table(session(mission="5", players=4, seed=3), (80, 24)) as pilot:
        await pilot.press("u")
        await pilot.pause()
        assert "can't be undone any more" in screen_text(pilot.app)


async def test_undo_works_until_something_is_revealed() -> None:
    """Tonoja's turn follows the captain's own: nobody else has moved and nothing was revealed."""
    table = session(mission="4", players=2, seed=10, seats="Ada,Ben")
    app = TableApp(table)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("enter")
        for _ in range(60):
            if isinstance(app.screen, Curtain):
                await pilot.press("enter")
                await pilot.pause()
            seat, seq = table.turn, len(table.match.played)
            assert seat is not None
            await pilot.press(app.screen.query_one(Choices).spots()[0].key)
            await pilot.pause()
            if table.turn == seat and table.match.floor(seat) <= seq:
                await pilot.press("u")
                await pilot.pause()
                assert len(table.match.played) == seq
                return
        raise AssertionError("nobody ever decided twice in a row")


async def test_auto_answers() -> None:
    table = session(mission="5", players=4, seed=3)
    async with at_table(table, (100, 30)) as pilot:
        await pilot.press("s")
        await pilot.press("2")
        await settled(pilot, table)
        await pilot.press("1")
        await settled(pilot, table)
        shown = screen_text(pilot.app)
        assert "you stay quiet automatically" in shown
        assert "Play a card." in shown


async def test_giving_up_needs_confirmation() -> None:
    table = session(mission="5", players=4, seed=3)
    async with at_table(table, (100, 30)) as pilot:
        await pilot.press("x")
        assert not table.over
        await pilot.press("x")
        await settled(pilot, table)
        assert table.over
        assert "given up" in screen_text(pilot.app)
