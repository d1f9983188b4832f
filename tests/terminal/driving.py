"""Drives the terminal from tests: commands in this process, sessions, the text on a screen."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.app import App
from textual.pilot import Pilot
from typer.testing import CliRunner, Result

from batyskaf.games.crew.view import CrewView
from batyskaf.locale import Texts
from batyskaf.terminal.app import app
from batyskaf.terminal.choices import Choices
from batyskaf.terminal.screen import TableApp
from batyskaf.terminal.session import Session
from batyskaf.terminal.setup import Request, begin
from batyskaf.terminal.sheets import Curtain


def batyskaf(*words: str, typed: str = "") -> Result:
    """Run a command as if in a pipe."""
    return CliRunner().invoke(app, list(words), input=typed, catch_exceptions=False)


def refused(*words: str) -> str:
    """Run a command that must be refused: exit status 2, one sentence, no traceback."""
    result = batyskaf(*words)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    return result.stderr.strip()


def session(
    lang: str = "en", seats: str | None = None, bots: str | None = None, seed: int = 1, **choices: object
) -> Session:
    return begin(Request("crew", choices, seats, bots, str(seed)), Texts(lang))


def against_the_clock() -> Session:
    """A session whose clock has just started."""
    table = session(mission="14", players=3, seed=3)
    while table.left() is None:
        table.run_bots()
        table.play(table.legal()[0])
    return table


def screen_text(app: App[Any]) -> str:
    """All text on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


async def settled(pilot: Pilot[Any], session: Session) -> None:
    """Wait until a person is asked or the match is over."""
    for _ in range(1000):
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        if session.over or session.turn is not None:
            return
    raise AssertionError("the bots never end")


@asynccontextmanager
async def at_table(table: Session, size: tuple[int, int]) -> AsyncIterator[Pilot[bool]]:
    """The full-screen table, once a person is asked."""
    async with TableApp(table).run_test(size=size) as pilot:
        await settled(pilot, table)
        yield pilot


async def by_key(pilot: Pilot[bool], session: Session, pick: Callable[[int], int] = lambda count: 0) -> None:
    """Play by keyboard until the match is over, lifting the curtain whenever it is shown."""
    for _ in range(400):
        await settled(pilot, session)
        if session.over:
            return
        if isinstance(pilot.app.screen, Curtain):
            await pilot.press("enter")
        else:
            spots = pilot.app.screen.query_one(Choices).spots()
            await pilot.press(spots[pick(len(spots))].key)
    raise AssertionError("the match does not end")


def only_match(folder: Path) -> Path:
    (path,) = (folder / "matches").glob("*.jsonl")
    return path


def hand(table: Session, seat: int) -> tuple[str, ...]:
    """The cards of a seat in The Crew."""
    view = table.view(seat)
    assert isinstance(view, CrewView)
    return view.hand
