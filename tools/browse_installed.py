"""Plays a game in Chromium from an installed package, whose Python is given; needs this checkout's `make dev`.

python -m tools.browse_installed build/try/wheel/bin/python
"""

import json
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from tests.web import kit


def table(home: str) -> str:
    """The link of a new table with one person and two bots."""
    seats = [{"kind": "me", "name": "Ada"}, *({"kind": "bot", "name": name, "bot": "random"} for name in ("Bo", "Cy"))]
    body = {"game": "crew", "options": {"players": 3, **kit.QUICK}, "seats": seats, "seed": "1", "settings": {}}
    request = urllib.request.Request(f"{home}/api/tables", json.dumps(body).encode(), method="POST")
    request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request, timeout=60) as answer:
        return kit.Made(home, json.load(answer)).link


def browse(python: Path, folder: Path) -> int:
    """Open the front page, play a game to its end by clicks, and return the number of own choices."""
    command = [str(python), "-I", "-m", "batyskaf", "serve", "--no-browser", "--port", "0"]
    command += ["--database", f"sqlite:///{folder}/tables.sqlite"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True, encoding="utf-8") as server:
        try:
            assert server.stdout is not None
            home = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
            assert home is not None, "the server did not say where it is"
            with kit.browser() as browser:
                front = kit.person(browser, home[0])
                front.wait_for_selector("[data-play=crew]")
                page = kit.person(browser, table(home[0]))
                made = kit.play_out(page)
                faults = [*front.faults, *page.faults]  # type: ignore[attr-defined]
                assert faults == [], faults
                return made
        finally:
            server.terminate()


def main(arguments: list[str]) -> None:
    if len(arguments) != 1:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as place:
        made = browse(Path(arguments[0]).absolute(), Path(place))
    print(f"played a game in Chromium by {made} clicks")


if __name__ == "__main__":
    main(sys.argv[1:])
