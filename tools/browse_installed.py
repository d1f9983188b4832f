"""Plays a game in Chromium at the table that a command opens, or on the static site in a folder.

    python -m tools.browse_installed $PWD/build/try/wheel/bin/batyskaf
    python -m tools.browse_installed uvx --from $PWD/dist/batyskaf-1.0.0-py3-none-any.whl batyskaf
    python -m tools.browse_installed dist/site

It needs this checkout's `make dev`. The command runs in an empty folder and imports nothing of the checkout.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from tests.web import kit, site


def table(home: str) -> str:
    """The link of a new table with one person and two bots."""
    seats = [{"kind": "me", "name": "Ada"}, *({"kind": "bot", "name": name, "bot": "random"} for name in ("Bo", "Cy"))]
    body = {"game": "crew", "options": {"players": 3, **kit.QUICK}, "seats": seats, "seed": "1", "settings": {}}
    request = urllib.request.Request(f"{home}/api/tables", json.dumps(body).encode(), method="POST")
    request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request, timeout=60) as answer:
        return kit.Made(home, json.load(answer)).link


def browse(batyskaf: list[str], folder: Path) -> int:
    """Open the front page, play a game to its end by clicks, and return the number of own choices."""
    command = [*batyskaf, "serve", "--no-browser", "--port", "0", "--database", f"sqlite:///{folder}/tables.sqlite"]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with subprocess.Popen(command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True, encoding="utf-8") as server:
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


def browse_site(folder: Path) -> int:
    """Play a game to its end on the site, and return the number of own choices."""
    with site.serving(folder.parent, folder.name) as home, kit.browser() as browser:
        page = site.visitor(browser, home)
        made = site.table(page, "crew", kit.QUICK, 3)
        page.goto(f"{home}#/t/{made['table']['id']}#{made['token']}")
        clicks = kit.play_out(page)
        assert page.faults == [], page.faults  # type: ignore[attr-defined]
        return clicks


def main(arguments: list[str]) -> None:
    if not arguments:
        sys.exit(__doc__)
    site_folder = Path(arguments[0]).absolute()
    with tempfile.TemporaryDirectory() as place:
        made = browse_site(site_folder) if site_folder.is_dir() else browse(arguments, Path(place))
    print(f"played a game in Chromium by {made} clicks")


if __name__ == "__main__":
    main(sys.argv[1:])
