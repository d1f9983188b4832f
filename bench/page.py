"""What a new visitor waits for, in a real browser: the front page, then a first move two clicks later."""

import statistics
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser
from tests.web import kit
from tools import web

TARGET = 3.0
READY = "[data-play=crew]:not([disabled])"
SLOWER = 4
"""How much slower the processor of the visitor is than this one."""
LARGEST_LOAD = 150
"""kB of the first load, compressed."""
MOST_REQUESTS = 12
LOAD_HEADING = "| first load of | kB | requests | LCP, ms | long tasks, ms (longest) | |\n|---|---|---|---|---|---|"
OBSERVE = """
globalThis.seen = { lcp: 0, long: [] };
new PerformanceObserver((list) => list.getEntries().forEach((one) => (seen.lcp = one.startTime)))
  .observe({ type: "largest-contentful-paint", buffered: true });
new PerformanceObserver((list) => list.getEntries().forEach((one) => seen.long.push(one.duration)))
  .observe({ type: "longtask", buffered: true });
"""
HEADING = "| game | s to the first own move: median (spread) | target | |\n|---|---|---|---|"


def seconds(browser: Browser, url: str, game: str) -> float:
    """One new visitor: with an empty browser cache and the usual animations."""
    page = kit.person(browser, url, motion="full")
    page.wait_for_selector(f"[data-play={game}]:not([disabled])")
    began = time.monotonic()
    page.click(f"[data-play={game}]")
    page.wait_for_selector(kit.ASKED)
    kit.by_click(page)
    took = time.monotonic() - began
    page.context.close()
    return took


class Load(NamedTuple):
    """A page as a browser loads it for the first time."""

    kilobytes: float
    requests: int
    lcp: float
    long_tasks: tuple[float, ...]


def load(browser: Browser, url: str, ready: str, slower: float = SLOWER) -> Load:
    """Load an address with an empty cache until something is shown, on a slower processor."""
    context = browser.new_context(service_workers="block")
    context.add_init_script(OBSERVE)
    page = context.new_page()
    wire = context.new_cdp_session(page)
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    wire.send("Network.enable")
    wire.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(url)
    page.wait_for_selector(ready)
    page.wait_for_load_state("networkidle")
    seen = page.evaluate("seen")
    context.close()
    return Load(sum(sizes) / 1000, len(sizes), seen["lcp"], tuple(seen["long"]))


def load_row(name: str, loads: list[Load]) -> str:
    """The figures of several visitors: sizes are the same for all, times are medians."""
    one = loads[0]
    lcp = statistics.median(load.lcp for load in loads)
    total = statistics.median(sum(load.long_tasks) for load in loads)
    longest = statistics.median(max(load.long_tasks, default=0.0) for load in loads)
    holds = one.kilobytes <= LARGEST_LOAD and one.requests <= MOST_REQUESTS
    verdict = f"{'holds' if holds else 'misses'}: at most {LARGEST_LOAD} kB and {MOST_REQUESTS} requests"
    return f"| {name} | {one.kilobytes:.0f} | {one.requests} | {lcp:.0f} | {total:.0f} ({longest:.0f}) | {verdict} |"


def measure_page(repeats: int = 7) -> list[str]:
    """A row for each game that has its own table."""
    if not web.is_fresh():
        web.build()
    with tempfile.TemporaryDirectory() as folder, kit.browser() as browser:
        server = kit.Server(Path(folder))
        try:
            front = [load(browser, server.url, READY) for _ in range(repeats)]
            taken = {game: [seconds(browser, server.url, game) for _ in range(repeats)] for game in kit.SHORT}
        finally:
            server.stop()
    rows = []
    for game, times in taken.items():
        middle = statistics.median(times)
        verdict = "holds" if middle < TARGET else "misses"
        spread = f"{min(times):.1f} to {max(times):.1f}"
        rows.append(f"| {game} | {middle:.1f} ({spread}) | under {TARGET:g} | {verdict} |")
    note = f"First load of the front page, {SLOWER} times slower processor:"
    return [*rows, "", note, "", LOAD_HEADING, load_row("the front page", front)]
