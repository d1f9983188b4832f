"""From the front page to one's own first move against bots, by two clicks in a real browser."""

import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser
from tests.web import kit
from tools import web

TARGET = 3.0
HEADING = "| game | s to the first own move: median (spread) | target | |\n|---|---|---|---|"


def seconds(browser: Browser, url: str, game: str) -> float:
    """One newcomer: nothing is in the browser's cache, and cards move as they do for everybody."""
    page = kit.person(browser, url, motion="full")
    page.wait_for_selector(f"[data-play={game}]:not([disabled])")
    began = time.monotonic()
    page.click(f"[data-play={game}]")
    page.wait_for_selector(kit.ASKED)
    kit.by_click(page)
    took = time.monotonic() - began
    page.context.close()
    return took


def measure_page(repeats: int = 7) -> list[str]:
    """A row for each game that has a table of its own."""
    if not web.is_fresh():
        web.build()
    with tempfile.TemporaryDirectory() as folder, kit.browser() as browser:
        server = kit.Server(Path(folder))
        try:
            taken = {game: [seconds(browser, server.url, game) for _ in range(repeats)] for game in kit.SHORT}
        finally:
            server.stop()
    rows = []
    for game, times in taken.items():
        middle = statistics.median(times)
        verdict = "holds" if middle < TARGET else "misses"
        spread = f"{min(times):.1f} to {max(times):.1f}"
        rows.append(f"| {game} | {middle:.1f} ({spread}) | under {TARGET:g} | {verdict} |")
    return rows
