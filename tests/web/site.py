"""The static site for tests: built once, served from a sub-path by a plain server, and people who open it."""

import fcntl
import functools
import http.server
import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from tools import site as tools_site
from tools import web

from tests.web import kit

FOLDER = kit.ROOT / "build" / "site-for-tests"
PATH = "some/folder"
"""Where the site lies below it: it must work from any path."""
LOCK = kit.ROOT / "build" / "site-for-tests.lock"
KEPT = """async (within) => {
  const { files } = await (await fetch("site.json")).json();
  const needed = files.filter(({ path }) => /^(index.html$|assets[/]|python[/])/.test(path));
  const kept = ({ path }) => caches.match(new URL(path, location.href));
  for (const end = Date.now() + within; Date.now() < end; await new Promise((done) => setTimeout(done, 200)))
    if (navigator.serviceWorker.controller && (await Promise.all(needed.map(kept))).every(Boolean)) return true;
  return false;
}"""
"""Whether the service worker keeps every file that the page may need, within some milliseconds."""
MEMORY = """async (within) => {
  const cache = await caches.open("batyskaf-memory");
  for (const end = Date.now() + within; Date.now() < end; await new Promise((done) => setTimeout(done, 200)))
    if ((await cache.keys()).length) return true;
  return false;
}"""
"""Whether a first visit keeps the memory of Python for the next one, within some milliseconds."""
STARTED = 90_000
"""How long Python may take to start on a busy machine, in ms."""


class Line(http.server.ThreadingHTTPServer):
    """A server that can hold back files, as a slow line would."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
        self.held = ""
        """What the paths of files that wait contain."""
        self.waiting: list[str] = []
        self.free = threading.Event()


class Quiet(http.server.SimpleHTTPRequestHandler):
    server: Line

    def do_GET(self) -> None:
        if self.server.held and self.server.held in self.path:
            self.server.waiting.append(self.path)
            self.server.free.wait()
        super().do_GET()

    def log_message(self, *args: object) -> None:
        pass


def built() -> Path:
    """The folder with the site, rebuilt if its sources are newer. Test workers wait for each other.

    The rules are compiled where `make wasm` has done that.
    """
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        index = FOLDER / PATH / "index.html"
        wheel = tools_site.ready_wheel()
        sources = [*web.sources(kit.ROOT), *(kit.ROOT / "src").rglob("*.py"), *(kit.ROOT / "tools").glob("site*")]
        sources += [wheel] if wheel else []
        if not index.exists() or any(path.stat().st_mtime > index.stat().st_mtime for path in sources):
            kind = [] if wheel else ["--interpreted"]
            build = [sys.executable, "-m", "tools.site", *kind, "--plain", "--into", str(index.parent)]
            env = {**os.environ, "PYTHONPATH": str(kit.ROOT / "src")}
            done = subprocess.run(build, cwd=kit.ROOT, env=env, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
    return FOLDER


class Host:
    """Serves a folder as `python -m http.server` does, until it is stopped; `url` is the address of the site in it."""

    def __init__(self, folder: Path, path: str = PATH) -> None:
        self._line = Line(folder)
        threading.Thread(target=self._line.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._line.server_port}/{path}/"

    @property
    def waiting(self) -> list[str]:
        """The files that visitors have asked for and that are held back."""
        return self._line.waiting

    def hold(self, part: str) -> None:
        """Hold back files whose path contains this, until `release`."""
        self._line.held = part

    def release(self) -> None:
        self._line.held = ""
        self._line.free.set()

    def stop(self) -> None:
        self.release()
        self._line.shutdown()
        self._line.server_close()


@contextmanager
def serving(folder: Path, path: str = PATH) -> Iterator[str]:
    """Serve a folder for a while; yields the address of the site in it."""
    host = Host(folder, path)
    yield host.url
    host.stop()


def visitor(
    browser: Browser, url: str, size: str = "desktop", lang: str = "en", installed: bool = True, name: str = ""
) -> Page:
    """A person who has the site open, with its table ready."""
    page = kit.person(browser, url, size, lang, installed=installed, name=name)
    page.set_default_timeout(STARTED)
    ready(page)
    return page


def ready(page: Page) -> None:
    page.wait_for_function("globalThis.wire?.state?.stage === 'ready'", timeout=STARTED)


def go_offline(page: Page, host: Host) -> None:
    """Stop the host and cut the network once everything is kept."""
    assert page.evaluate(KEPT, STARTED), "the service worker must keep all files"
    host.stop()
    page.context.set_offline(True)


def table(
    page: Page, game: str, options: Mapping[str, object], players: int, people: int = 1, bot: str = "random"
) -> dict[str, Any]:
    """A table of this browser with people who share it, and bots."""
    sitting = [{"kind": "me", "name": name} for name in ("Ada", "Bo")[:people]]
    seats = [*sitting, *({"kind": "bot", "bot": bot} for _ in range(players - people))]
    body = {"game": game, "options": {**options, "players": players}, "seats": seats, "seed": "1"}
    page.evaluate("([method, path, body]) => wire.ask(method, path, body)", ["POST", "/api/tables", body])
    made: dict[str, Any] = json.loads(page.wait_for_function("wire.reply").json_value())
    return made
