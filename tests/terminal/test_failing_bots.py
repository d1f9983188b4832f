"""The full-screen table with bots that fail or think for long."""

import threading

import pytest

from batyskaf import bots
from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Decision, Perspective
from batyskaf.terminal.choices import Choices
from batyskaf.terminal.screen import TableApp
from batyskaf.terminal.session import Session
from batyskaf.terminal.sheets import Consent, Sheet
from tests.terminal.driving import by_key, screen_text, session, settled


class Broken(Bot):
    """Returns an illegal move, or raises an error."""

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        raise ArithmeticError("out of air")


def with_broken_bots(table: Session) -> Session:
    for seat in table._bots:
        table._bots[seat] = Broken()
    return table


async def test_a_bot_that_fails_is_replaced_by_consent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "plain_bot", lambda game: "random")
    table = with_broken_bots(session(mission="3", players=3, seed=2))
    app = TableApp(table)
    asked = 0
    async with app.run_test(size=(100, 30)) as pilot:
        while table.turn is None or asked < 2:
            await app.workers.wait_for_complete()
            await pilot.pause()
            if isinstance(app.screen, Consent):
                assert "ArithmeticError: out of air" in screen_text(app)
                asked += 1
                await pilot.press("enter")
            elif table.turn is not None:
                await pilot.press(app.screen.query_one(Choices).spots()[0].key)
        await by_key(pilot, table)
    assert asked == 2


async def test_declining_the_replacement_leaves_and_keeps_the_match() -> None:
    table = with_broken_bots(session(mission="3", players=3, seed=2))
    app = TableApp(table)
    async with app.run_test(size=(100, 30)) as pilot:
        while not isinstance(app.screen, Consent):
            await app.workers.wait_for_complete()
            await pilot.pause()
            if table.turn is not None:
                await pilot.press(app.screen.query_one(Choices).spots()[0].key)
        await pilot.press("q")
    assert app.return_value is False
    assert Session.resume(table.path, table.texts).match.state == table.match.state


async def test_the_screen_stays_responsive_while_a_bot_thinks() -> None:
    table = session(mission="3", players=3, seed=2)
    go_on = threading.Event()
    for seat, bot in table._bots.items():
        table._bots[seat] = Patient(bot, go_on)
    app = TableApp(table)
    async with app.run_test(size=(100, 30)) as pilot:
        while table.turn is not None:
            await pilot.press(app.screen.query_one(Choices).spots()[0].key)
        before = table.match.seq
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        assert table.match.seq == before
        go_on.set()
        await pilot.press("escape")
        await settled(pilot, table)
        assert table.match.seq > before


class Patient(Bot):
    """Waits for an event before it decides."""

    def __init__(self, bot: Bot, sign: threading.Event) -> None:
        self.bot = bot
        self.sign = sign

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        self.sign.wait(120)
        return self.bot.choose(look, budget)
