"""Driving the terminal from tests: commands in this process, sessions, what stands on a screen."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.app import App
from textual.pilot import Pilot
from typer.testing import CliRunner, Result

from batyskaf.locale import Texts
from batyskaf.terminal.app import app
from batyskaf.terminal.choices import Choices
from batyskaf.terminal.screen import TableApp
from batyskaf.terminal.session import Session
from batyskaf.terminal.setup import Wish, begin
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
    return begin(Wish("crew", choices, seats, bots, str(seed)), Texts(lang))


def against_the_clock() -> Session:
    """A session whose clock has just begun to run."""
    table = session(mission="14", players=3, seed=3)
    while table.left() is None:
        table.settle()
        table.play(table.legal()[0])
    return table


def screen_text(app: App[Any]) -> str:
    """Everything that can be read on the screen now."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


async def settled(pilot: Pilot[Any], session: Session) -> None:
    """Wait until the bots have thought and a person is asked, or the match is over."""
    for _ in range(1000):
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        if session.over or session.turn is not None:
            return
    raise AssertionError("the bots never end")


@asynccontextmanager
async def at_table(table: Session, size: tuple[int, int]) -> AsyncIterator[Pilot[bool]]:
    """The full-screen table, from the moment that a person is asked."""
    async with TableApp(table).run_test(size=size) as pilot:
        await settled(pilot, table)
        yield pilot


async def by_key(pilot: Pilot[bool], session: Session, pick: Callable[[int], int] = lambda count: 0) -> None:
    """Play on with the keyboard until the match is over, lifting the curtain whenever it falls."""
    for _ in range(400):
        await settled(pilot, session)
        if session.over:
            return
        if isinstance(pilot.app.screen, Curtain):
            await pilot.press("enter")
        else:
            spots = pilot.app.screen.query_one(Choices).spots()
            await pilot.press(spots[pick(len(spots))].key)
        await pilot.pause()
    raise AssertionError("the match does not end")


def only_match(folder: Path) -> Path:
    (path,) = (folder / "matches").glob("*.jsonl")
    return path
