"""Several people at one full-screen table: hands stay hidden behind a curtain."""

import pytest
from textual.geometry import Offset
from textual.pilot import Pilot

from batyskaf.games.crew.view import CrewView
from batyskaf.languages import LANGUAGES
from batyskaf.terminal.screen import TableApp, TableScreen
from batyskaf.terminal.session import Session
from batyskaf.terminal.sheets import Curtain, Sheet
from tests.terminal.driving import at_table, hand, screen_text, session


async def test_hot_seat_never_shows_another_hand() -> None:
    """Three people at one screen: cards of the others appear only after they became public."""
    table = session(mission="4", players=3, seed=6, seats="Ada,Ben,Cy", distress="off", communication="silence")
    app = TableApp(table)
    looked = curtains = 0
    async with app.run_test(size=(120, 40)) as pilot:
        while not table.over and looked < 15:
            shown = screen_text(app)
            open_cards = {table.texts.card("crew", card) for card in _public(table)}
            if isinstance(app.screen, Curtain):
                curtains += 1
                for card in table.game.moves.texts()[:40]:
                    assert card.removeprefix("play ") not in shown
                await pilot.press("enter")
                await pilot.pause()
                continue
            seat = table.turn
            assert seat is not None
            for other in {0, 1, 2} - {seat}:
                for card in hand(table, other):
                    assert card in open_cards or card not in shown
            for card in hand(table, seat):
                assert card in shown
            looked += 1
            await pilot.press("1")
            await pilot.pause()
    assert looked == 15
    assert curtains > 5


def _public(table: Session) -> set[str]:
    view = table.view(None)
    assert isinstance(view, CrewView)
    return {on.card for on in view.trick.cards} | {signal.card for seat in view.seats for signal in seat.signals}


async def test_the_curtain_is_shown_when_a_match_is_resumed() -> None:
    table = session(mission="4", players=3, seed=6, seats="Ada,Ben,Cy")
    app = TableApp(Session.resume(table.path, table.texts))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "Pass the screen to" in screen_text(app)


async def test_nothing_is_drawn_under_the_curtain() -> None:
    table = session(mission="4", players=3, seed=6, seats="Ada,Ben,Cy")
    app = TableApp(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        below = app.screen_stack[-2]
        assert isinstance(below, TableScreen)
        assert below.shown is None
        assert not below.query_one("#hand").display


async def test_the_last_player_may_undo_from_the_curtain() -> None:
    """A claim reveals nothing, so it can be undone until another seat decides."""
    table = session(mission="6", players=3, seed=1, seats="Ada,Ben,Cy")
    app = TableApp(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        first, seat = table.match.state.pack(), table.turn
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "undo your last choice" in screen_text(app)
        await pilot.press("u")
        await pilot.pause()
        assert table.match.state.pack() == first
        assert isinstance(app.screen, TableScreen)
        assert app.screen.shown == seat


async def test_a_played_card_cant_be_undone_from_the_curtain() -> None:
    table = session(mission="1", players=3, seed=4, seats="Ada,Ben,Cy", distress="off", communication="silence")
    app = TableApp(table)
    async with app.run_test(size=(80, 24)) as pilot:
        while not any(table.game.moves.kind(played.move) == "play" for played in table.match.played):
            await pilot.press("enter" if isinstance(app.screen, Curtain) else "1")
            await pilot.pause()
        assert isinstance(app.screen, Curtain)
        before = table.match.seq
        await pilot.press("u")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert table.match.seq == before


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_key_hints_can_be_clicked(lang: str) -> None:
    table = session(lang, mission="5", players=4, seed=3)

    async def click(pilot: Pilot[bool], key: str) -> None:
        line = screen_text(pilot.app).split("\n")[-1]
        await pilot.click(offset=Offset(line.index(f" {key} ") + 3, 23))
        await pilot.pause()

    async with at_table(table, (80, 24)) as pilot:
        for key in "?lt":
            await click(pilot, key)
            assert isinstance(pilot.app.screen, Sheet), key
            await pilot.press("escape")
        await click(pilot, "s")
        assert table.auto_answering == {0}
        await click(pilot, "u")
        assert table.texts.say("refused-undo-floor")[:30] in screen_text(pilot.app)
        await click(pilot, "q")
    assert pilot.app.return_value is False
