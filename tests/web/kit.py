"""A browser, a server and a person who plays by clicks or by keys, for all tests of the page."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Position, expect, sync_playwright

from tests.web import desks

ROOT = Path(__file__).resolve().parents[2]
ADDRESS_BAR = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
"""Pages that Chromium loads for the address bar of every window, though nobody sees it: half of a window's cost."""
PLAYWRIGHT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay",
    "HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning",
    "OptimizationHints", "NetworkTimeServiceQuerying", "AvoidCorsURLLoaderRestartOnRedirect",
)  # fmt: skip
"""What Playwright turns off by itself: only the last list of features that Chromium is given counts."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join([*PLAYWRIGHT, *ADDRESS_BAR])}",
]
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chrome")
MISSING = "The tests of the page need Chromium: install it (on Debian: apt-get install chromium) and run again."
WIRE = Path(__file__).with_name("wire.js").read_text("utf-8")
"""Runs in every page before its own scripts; its `wire` has what the server sent."""
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ART = "svg[aria-hidden]:has(symbol)"
"""Drawings that are used elsewhere: nothing of them is shown here, and they are most of the page's elements."""
PATIENCE = 90_000
"""How long a page may take for anything on a busy machine, in ms."""
expect.set_options(timeout=PATIENCE)
PLAYED = 300.0
"""How many seconds a game without a page may take, with the start of the process in which bots think."""


def chromium() -> str:
    """The system's browser; a missing one is installed from the distribution, or else reported."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None and shutil.which("apt-get") is not None and os.geteuid() == 0:
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=False, capture_output=True)
        subprocess.run(["apt-get", "install", "-qq", "-y", "chromium"], check=False, capture_output=True, env=env)
        found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        raise RuntimeError(MISSING)
    return found


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield opened
        opened.close()


SERVER = """
import time
from pathlib import PosixPath, WindowsPath

import uvicorn
from starlette.responses import HTMLResponse
from starlette.routing import Route

from batyskaf.bots import Budget
from batyskaf.table import app, commands, workers
from batyskaf.table.app import Config
from batyskaf.table.limits import Limits
from batyskaf.table.measures import Measures
from batyskaf.table.serve import listening, settings
from batyskaf.table.tables import Tables

if __name__ == "__main__":
    bound = listening("127.0.0.1", {port})
    print(f"http://127.0.0.1:{{bound.getsockname()[1]}}/", flush=True)
    workers.STARTING = 600.0  # a busy machine
    commands.ABSENCE = 5.0  # less than the page waits before it says that somebody has left
    # The deal of the day stays the same while tests run, also at midnight.
    today = time.strftime("%Y-%m-%d", time.gmtime())
    Tables.date = lambda tables: today
    # Bots and auto answers wait for a moment so that people can follow, reviews think, and packs are measured by many
    # games; tests need less of it.
    app.Measures = lambda hub: Measures(hub, games=2, attempts=50)
    # All people of the tests come from one address.
    crowd = Limits(per_second=1000.0, burst=5000, makes_per_second=100.0, makes_burst=1000)
    config = Config(
        database={database!r}, moment=0.05, review=Budget(simulations={thought}), limits=crowd, **{folders!r}
    )
    served = settings(config)
    # Where pages wait for the next test.
    parked = '<!doctype html><link rel="icon" href="data:,">'
    served.app.router.routes.insert(0, Route({parked!r}, lambda request: HTMLResponse(parked)))
    uvicorn.Server(served).run([bound])
"""


class Server:
    """The real server in a process of its own. `thought` is the number of simulations per decision in a review.

    `folders` are other places for the page (`static`) and the site (`site`).
    """

    def __init__(self, folder: Path, thought: int = 8, port: int = 0, **folders: Path) -> None:
        database = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
        script = folder / "server.py"
        script.write_text(
            SERVER.format(database=database, thought=thought, port=port, folders=folders, parked=desks.PARKED)
        )
        self.process = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        address = re.search(r"http://[^/\s]+", line)
        assert address is not None, f"the server did not start: {line!r}"
        self.url = address.group()
        desks.servers.add(self.url)
        self.port = int(self.url.rpartition(":")[2])
        self._wait()

    def _wait(self) -> None:
        for _ in range(200):
            try:
                self.get("/api/games")
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError("the server does not answer")

    def warm_up(self) -> None:
        """Wait until bots play: their process starts with the first question, and that may take a while."""
        self.play(self.table(QUICK, "mbb"))

    def play(self, made: "Made", until: str = "") -> None:
        """Play the own seats of a table without a page, always the first move: until a phase is asked, or to the end.

        For tests about something else: with a page it takes much longer.
        """
        end = time.monotonic() + PLAYED
        while time.monotonic() < end:
            updates = self.get(f"/api/tables/{made.id}", made.token)
            deciding = next((one for one in updates if one["legal"]), None)
            if updates[0]["result"] is not None:
                assert not until, f"{until} is never asked in this game"
                return
            if deciding is None:
                time.sleep(0.02)  # a bot decides
            elif until in (deciding["view"].get("phase"), deciding["view"].get("asked")):
                return
            else:
                move = {"type": "move", "seq": deciding["seq"], "move": deciding["legal"][0]}
                self.post(f"/api/tables/{made.id}/command", move, made.token)
        raise AssertionError("the game is not over, or no bot plays")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def get(self, path: str, token: str = "") -> Any:
        return self._asked(urllib.request.Request(self.url + path), token)

    def post(self, path: str, body: object, token: str = "") -> Any:
        request = urllib.request.Request(self.url + path, data=json.dumps(body).encode(), method="POST")
        request.add_header("Content-Type", "application/json")
        return self._asked(request, token)

    @staticmethod
    def _asked(request: urllib.request.Request, token: str) -> Any:
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def upload(self, file: bytes) -> str:
        """A replay from a match file."""
        request = urllib.request.Request(f"{self.url}/api/recordings", data=file, method="POST")
        return str(self._asked(request, "")["id"])

    def table(
        self,
        options: Mapping[str, object] | None = None,
        kinds: str = "mbbb",
        seed: str = "1",
        settings: Mapping[str, object] | None = None,
        game: str = "crew",
        bot: str = "random",
    ) -> "Made":
        """A table: m a seat of this browser, o by invite link, b a bot."""
        names = ("Ada", "Bo", "Cy", "Di", "Ed")
        kind = {"m": "me", "o": "open", "b": "bot"}
        seats = [{"kind": kind[letter], "name": names[at], "bot": bot} for at, letter in enumerate(kinds)]
        choices = {"players": len(kinds), **(options or {})}
        body = {"game": game, "options": choices, "seats": seats, "seed": seed, "settings": settings or {}}
        return Made(self.url, self.post("/api/tables", body))

    def short(self, game: str, kinds: str = "mbb", seed: str = "1") -> "Made":
        """A short game at a table."""
        return self.table(SHORT[game], kinds[: SEATS.get(game)], seed, game=game)


class Made:
    """A table and its links."""

    def __init__(self, url: str, made: dict[str, Any]) -> None:
        self.id: str = made["table"]["id"]
        self.token: str = made["token"]
        self.link = f"{url}/t/{self.id}#{made['token']}"
        self.invites = {int(seat): f"{url}/t/{self.id}#{token}" for seat, token in made["invites"].items()}
        self.watch = f"{url}/t/{self.id}#{made['watch']}"


def person(
    browser: Browser,
    url: str,
    size: str = "desktop",
    lang: str = "en",
    theme: str = "dark",
    motion: str = "less",
    installed: bool = False,
    **settings: object,
) -> Page:
    """A page with its own settings, as for another person; its errors are collected in `page.faults`.

    Only where a test is about the `installed` page does it keep its files by a service worker.
    """
    prefs = json.dumps({"lang": lang, "theme": theme, "motion": motion, **settings})
    page = None if installed else desks.seat(browser, url, size, prefs, WIRE)
    if page is None:
        page = new_page(browser, size, prefs, installed)
    page.set_default_timeout(PATIENCE)
    watch(page)
    page.goto(url)
    return page


def new_page(browser: Browser, size: str, prefs: str, installed: bool) -> Page:
    """The page of a new context."""
    context = desks.new_context(browser, size, installed)
    context.add_init_script(
        f"if (!localStorage.getItem('batyskaf.prefs')) localStorage.setItem('batyskaf.prefs', {json.dumps(prefs)})"
    )
    context.add_init_script(WIRE)
    return context.new_page()


def watch(page: Page) -> None:
    """Collect the errors of a page in `page.faults`."""
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
    page.faults = faults  # type: ignore[attr-defined]


QUICK = {"mission": "1", "distress": "off", "communication": "silence"}
LONG = {**QUICK, "tasks": ["T57"]}
"""An attempt with few questions, for tests about something else; a long one is decided by its last trick."""
SHORT: dict[str, Mapping[str, object]] = {
    "crew": QUICK,
    "aquatica": {"kings": "off", "turn_limit_per_player": 3},
    "endeavor": {"mission": "1"},
}
"""Every game with a table of its own, with options that make it short."""
SEATS = {"endeavor": 2}
"""The maximum number of seats of a short table, for games that would take too long with more."""
TABLE = "[data-table]"
ASKED = "[data-ask=mine]"
OVER = "dialog[open] [data-again]"
READY = "[data-ready]"
FOLLOWED = "before => wire.latest.seq > before || document.querySelector('[data-follow] [data-move]:focus')"
"""The choice was made, or what it leads to is asked."""


def asked(page: Page) -> bool:
    """Wait until this person is asked (True) or the game is over (False)."""
    page.wait_for_selector(f"{ASKED}, {OVER}, {READY}")
    return page.locator(OVER).count() == 0


def phase(page: Page) -> str:
    return page.get_attribute(TABLE, "data-phase") or ""


def seq(page: Page) -> int:
    return int(page.evaluate("wire.latest.seq"))


def past(page: Page, before: int) -> None:
    """Wait until the server has sent more than it had at `before`."""
    page.wait_for_function("before => wire.latest.seq > before", arg=before)


def settled(page: Page) -> None:
    """Wait until the page is drawn as it is now, with everything that follows from its size."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")


def resize(page: Page, width: int, height: int) -> None:
    """Change the size of the screen; returns when the page has followed."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height])
    settled(page)


def read_on(page: Page) -> None:
    """Turn the pages of a long hint or advice, up to its last one."""
    while page.locator("[data-read-on]").count():
        page.click("[data-read-on]")
        settled(page)


def escape(page: Page) -> None:
    """Close the window that is open."""
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def press(choice: Locator) -> None:
    """Click on a card's figure, well inside its tilted edge: the rest may be covered by the next card."""
    box = choice.bounding_box()
    assert box is not None, "a choice must be visible"
    at = Position(x=box["width"] * 0.22, y=box["height"] * 0.3)
    choice.click(position=at, force=choice.get_attribute("aria-disabled") == "true")


def click_first(page: Page) -> None:
    """Click on the first choice that is offered, without waiting for what follows."""
    page.wait_for_selector(ASKED)
    before = seq(page)
    press(page.locator(f"{TABLE} [data-choice]").first)
    answers = page.locator("[data-follow] [data-move]")
    if answers.count() and seq(page) == before:
        answers.first.click()


def by_click(page: Page) -> None:
    """Make the first choice that is offered, by a click."""
    page.wait_for_selector(ASKED)
    before = seq(page)
    click_first(page)
    past(page, before)


def by_key(page: Page) -> None:
    """The same by arrows and Enter alone."""
    page.wait_for_selector(ASKED)
    before = seq(page)
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.hasAttribute('data-choice')")
    assert focused, "an arrow key must lead to a choice"
    page.keyboard.press("Enter")
    page.wait_for_function(FOLLOWED, arg=before)
    if seq(page) == before:
        page.keyboard.press("Enter")
    past(page, before)


def play_out(page: Page, how: Callable[[Page], None] = by_click) -> int:
    """Play until the game is over, and return the number of own choices."""
    made = 0
    while asked(page):
        if page.locator(READY).count():
            page.locator(READY).click()
            continue
        how(page)
        made += 1
        assert made < 200
    return made


def no_scroll(page: Page) -> None:
    down, across = page.evaluate(
        "[document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"
    )
    assert (down, across) == (0, 0), f"the table scrolls by {down} down and {across} across"


def out_of_sight(page: Page) -> list[str]:
    """Choices beyond the edge of the screen; of those that can be scrolled to, what scrolls has to be in sight."""
    found: list[str] = page.evaluate(
        """[...document.querySelectorAll('[data-table] [data-choice]')].filter((one) => {
            let seen = one;
            for (let up = one.parentElement; up; up = up.parentElement)
                if (/auto|scroll/.test(getComputedStyle(up).overflow)
                    && (up.scrollWidth > up.clientWidth + 1 || up.scrollHeight > up.clientHeight + 1)) seen = up;
            const box = seen.getBoundingClientRect();
            return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1 || box.top < -1;
        }).map((one) => one.getAttribute('aria-label') ?? one.textContent)"""
    )
    return found


def violations(page: Page) -> list[dict[str, Any]]:
    """What axe-core finds wrong with a page: faults of accessibility."""
    if not page.evaluate("() => typeof axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "async art => (await axe.run({ exclude: [art] }, { resultTypes: ['violations'] })).violations", ART
    )
    return found
