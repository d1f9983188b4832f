"""The static site: what visitors download, how long they wait for their first decision, and how long bots think."""

import json
import statistics
import time
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Response
from tests.web import kit, site
from tools.site import SITE

from bench import site_bots

FRONT, PLAY, WARM = 200, 6.0, 3.0
"""Targets: kB to the front page, MB until one can play, seconds to the first decision on a later visit."""
HEADING = "| what | median (spread) | target | |\n|---|---|---|---|"
GAME = "crew"


def wire_bytes(path: Path) -> int:
    """The size of a file as a host that compresses sends it."""
    smaller = path.with_name(f"{path.name}.br")
    return (smaller if smaller.exists() else path).stat().st_size


def downloaded(browser: Browser, url: str) -> int:
    """Bytes that the front page loads, without Python, which loads behind it."""
    seen: set[str] = set()

    def note(answer: Response) -> None:
        seen.add(urlsplit(answer.url).path.removeprefix("/site/") or "index.html")

    page = kit.person(browser, "about:blank")
    page.on("response", note)
    page.goto(url)
    page.wait_for_selector(f"[data-play={GAME}]")
    page.context.close()
    return sum(wire_bytes(SITE / name) for name in seen if not name.startswith("python/") and (SITE / name).is_file())


def python_bytes() -> int:
    files = json.loads((SITE / "site.json").read_text("utf-8"))["files"]
    return sum(wire_bytes(SITE / file["path"]) for file in files if file["part"] == "python")


def first_decision(page: Page) -> float:
    """Seconds from the click to the first decision, on a page that has just been opened."""
    page.wait_for_selector(f"[data-play={GAME}]:not([disabled])")
    began = time.monotonic()
    page.click(f"[data-play={GAME}]")
    page.wait_for_selector(kit.ASKED, timeout=site.STARTED)
    return time.monotonic() - began


def visits(browser: Browser, url: str) -> tuple[float, float]:
    """The wait on a first visit, and on the next one in the same browser."""
    page = kit.person(browser, url, motion="full", installed=True)
    cold = first_decision(page)
    assert page.evaluate(site.KEPT, site.STARTED)
    assert page.evaluate(site.MEMORY, site.STARTED)
    page.close()
    again = page.context.new_page()
    again.goto(url)
    warm = first_decision(again)
    again.context.close()
    return cold, warm


def row(what: str, found: list[float], unit: str, most: float | None) -> str:
    middle = statistics.median(found)
    spread = f" ({min(found):.1f} to {max(found):.1f})" if len(found) > 1 else ""
    target = "–" if most is None else f"at most {most:g} {unit}"
    verdict = "" if most is None else "holds" if middle <= most else "misses"
    return f"| {what} | {middle:.1f} {unit}{spread} | {target} | {verdict} |"


def measure_site(repeats: int = 5) -> list[str]:
    """Measure `dist/site`, which `make site` has built; returns the lines of two tables."""
    with site.serving(SITE.parent, "site") as url, kit.browser() as browser:
        front = downloaded(browser, url)
        taken = [visits(browser, url) for _ in range(repeats)]
        bots = site_bots.measure_bots(browser, url, SITE)
    return [
        HEADING,
        row("front page, brotli", [front / 1e3], "kB", FRONT),
        row("until one can play, brotli", [(front + python_bytes()) / 1e6], "MB", PLAY),
        row("from the click to the first own decision, first visit", [cold for cold, _ in taken], "s", None),
        row("the same on the next visit", [warm for _, warm in taken], "s", WARM),
        "",
        site_bots.HEADING,
        *bots,
    ]
