"""What a person waits for: the first paint of the page, and its main thread while bots think."""

import json
from typing import Any

from playwright.sync_api import Browser

from tests.web import desks
from tests.web.kit import Server, asked, by_click, person

LONGEST_MS = 200
TRACED = ["toplevel", "__metadata", "disabled-by-default-devtools.timeline"]
LCP = """() => new Promise((done) => new PerformanceObserver((list) => {
  const last = list.getEntries().at(-1);
  done({ at: last.startTime, element: last.element?.localName ?? '' });
}).observe({ type: 'largest-contentful-paint', buffered: true }))"""


def longest_task(trace: bytes) -> float:
    """The longest task on the main thread of a page, in ms of its own processor time: a busy machine adds nothing."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    mains = {
        (e["pid"], e["tid"]) for e in events if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"
    }
    tasks = [e for e in events if e["name"].endswith("RunTask") and (e["pid"], e["tid"]) in mains]
    assert len(tasks) > 100, sorted({e["name"] for e in events})
    return max(float(task.get("tdur", 0)) for task in tasks) / 1000


def test_the_main_thread_is_free_while_bots_think(browser: Browser, server: Server) -> None:
    made = server.table({"mission": "3"}, "mbb", seed="21", bot="medium")
    page = person(browser, made.link, motion="full")
    assert asked(page)
    browser.start_tracing(page=page, categories=TRACED)
    for _ in range(4):
        by_click(page)
        if not asked(page):
            break
    longest = longest_task(browser.stop_tracing())
    print(f"longest task: {longest:.0f} ms")
    assert 0 < longest < LONGEST_MS
    assert page.faults == []  # type: ignore[attr-defined]


def test_nothing_moves_for_people_who_want_less_motion(browser: Browser, server: Server) -> None:
    running = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
    for motion, moves in (("full", True), ("less", False)):
        page = person(browser, server.url, motion=motion)
        page.wait_for_selector("[data-play=crew]")
        assert (page.evaluate(running) > 0) == moves, motion
        desks.leave(browser)


def test_the_first_paint_is_the_page_itself(browser: Browser, server: Server) -> None:
    page = person(browser, server.url)
    page.wait_for_selector("[data-play=crew]")
    page.wait_for_load_state("networkidle")
    paint = page.evaluate(LCP)
    print(f"largest contentful paint: {paint['at']:.0f} ms, {paint['element']}")
    assert 0 < paint["at"] <= page.evaluate("performance.now()")
    assert page.faults == []  # type: ignore[attr-defined]
