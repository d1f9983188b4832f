"""Decisions of bots in the static site beside the native ones: the same packed tasks, in turn, on both sides."""

import base64
import statistics
import time
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page
from tests.web import kit, site

from batyskaf.bots.levels import LEVELS
from batyskaf.core.game import MoveList
from batyskaf.core.rng import Rng
from batyskaf.games import load
from batyskaf.table.thinking import Job, answer, pack

MOST = 4.0
"""Target: compiled WebAssembly takes at most this many times as long as native code."""
DECISIONS, WARM_UP = 15, 5
"""Decisions that are measured, and those before them, while the browser's engine still optimises."""
TRIES = 5
"""How often each decision is measured on either side, in turn. The shortest time counts, since a busy machine only adds
to it."""
PLAYERS = {"crew": 4, "aquatica": 3, "endeavor": 3}
HEADING = (
    "| bot decision | in Chromium, ms: median (spread) | native, ms: median (spread) | ratio | target | |\n"
    "|---|---|---|---|---|---|"
)
START = """([script, base]) => new Promise((ready, failed) => {
  globalThis.thinker = new Worker(new URL(script, base), { type: "module" });
  thinker.onmessage = ({ data }) => (data.type === "ready" ? ready() : failed(new Error(data.detail)));
  thinker.postMessage({ type: "start", base });
})"""
LEARN = """async () => {
  const { files } = await (await fetch("site.json")).json();
  const { path } = files.find(({ part }) => part === "bots");
  thinker.postMessage({ type: "learn", net: new Uint8Array(await (await fetch(path)).arrayBuffer()) });
}"""
THINK = """(text) => new Promise((done) => {
  const task = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const begun = performance.now();
  thinker.onmessage = ({ data }) => done([performance.now() - begun, [...data.answer]]);
  thinker.postMessage({ type: "task", id: 0, task });
})"""


def tasks(game: str, level: str) -> list[bytes]:
    """Decisions of a level at positions of random games, one each, spread over the length of a game."""
    rules = load(game)
    found = []
    moves = MoveList()
    for number in range(WARM_UP + DECISIONS):
        rng = Rng.of(number, "bench")
        state = rules.start(rules.options(players=PLAYERS[game]), number)
        for _ in range(4 * number):
            state.apply(state.pick(rng, moves))
            if state.turn < 0:
                state = rules.start(rules.options(players=PLAYERS[game]), number)
        seat = int(state.turn)
        found.append(pack(Job(game, "[]", level, seat, state.worlds(seat).draw(rng).pack(), number)))
    return found


@dataclass
class Level:
    """The times of one level of a game, in ms."""

    game: str
    level: str
    browser: list[float] = field(default_factory=list)
    native: list[float] = field(default_factory=list)

    def measure(self, page: Page) -> None:
        for number, task in enumerate(tasks(self.game, self.level)):
            pairs = [self._timed(page, task) for _ in range(TRIES)]
            if number >= WARM_UP:
                self.native.append(min(native for native, _ in pairs))
                self.browser.append(min(took for _, took in pairs))

    def _timed(self, page: Page, task: bytes) -> tuple[float, float]:
        """The times of a decision, native and in the browser."""
        begun = time.perf_counter()
        ours = answer(task)
        native = (time.perf_counter() - begun) * 1000
        took, theirs = think(page, task)
        assert theirs == ours, f"{self.game} {self.level} decides differently in the browser"
        return native, took

    def row(self) -> str:
        ratio = statistics.median(self.browser) / statistics.median(self.native)
        verdict = "holds" if ratio <= MOST else "misses"
        shown = f"{_spread(self.browser)} | {_spread(self.native)} | {ratio:.1f}×"
        return f"| {self.game}, {self.level} | {shown} | at most {MOST:g}× | {verdict} |"


def _spread(times: list[float]) -> str:
    return f"{statistics.median(times):.1f} ({min(times):.1f} to {max(times):.1f})"


def start(browser: Browser, url: str, folder: Path) -> Page:
    """A page with a worker that thinks; `folder` is the site that is served at `url`."""
    script = next((folder / "assets").glob("think.worker-*.js")).relative_to(folder).as_posix()
    page = kit.person(browser, f"{url}site.json")
    page.set_default_timeout(site.STARTED)
    page.evaluate(START, [script, url])
    return page


def think(page: Page, task: bytes) -> tuple[float, bytes]:
    """How many ms a packed task takes there, and the answer."""
    took, answered = page.evaluate(THINK, base64.b64encode(task).decode())
    return took, bytes(answered)


def measure_bots(browser: Browser, url: str, folder: Path) -> list[str]:
    """A row for each game and level."""
    page = start(browser, url, folder)
    page.evaluate(LEARN)
    levels = [Level(game, level) for game in kit.SHORT for level in LEVELS]
    for one in levels:
        one.measure(page)
    page.context.close()
    return [one.row() for one in levels]
