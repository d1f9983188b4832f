"""Draws the picture of the terminal table for the README: python -m tests.terminal.screenshot"""

import asyncio
import re
import tempfile
from pathlib import Path

from batyskaf.core.match import Match
from batyskaf.games.crew.game import load
from batyskaf.locale import Texts
from batyskaf.terminal.choices import Choices
from batyskaf.terminal.screen import TableApp
from batyskaf.terminal.session import Session

PICTURE = Path(__file__).resolve().parents[2] / "docs" / "screenshots" / "terminal-crew.svg"
SEATS = ("Nemo", "bot:random", "bot:random", "bot:random")
TRICKS = 3
SEED = 48
"""A deal that goes well for a while."""


async def draw(seed: int = SEED) -> str:
    """Play a mission until some tricks are over, and take the picture."""
    game = load()
    with tempfile.TemporaryDirectory() as folder:
        match = Match(game, game.options(mission="7", players=4, distress="off"), seed, SEATS)
        session = Session(match, Path(folder, "match.jsonl"), Texts("en"))
        app = TableApp(session)
        async with app.run_test(size=(108, 30)) as pilot:
            for _ in range(60):
                view = session.view(0)
                if getattr(view, "number", 0) >= TRICKS and getattr(view, "phase", "") == "play":
                    break
                await pilot.press(app.screen.query_one(Choices).spots()[0].key)
                await pilot.pause()
            picture = app.export_screenshot(title="batyskaf play crew")
    # The picture stands alone: no fonts from elsewhere.
    picture = re.sub(r"<!--.*?-->\s*", "", picture)
    return re.sub(r"@font-face\s*{[^}]*}", "", picture).replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(asyncio.run(draw()), encoding="utf-8")
