"""Take pictures of every page and every game, in both themes and sizes, into build/screenshots/.

    python tools/screenshots.py              everything
    python tools/screenshots.py aquatica     one game only

Pictures that the README or docs/ show are refreshed in docs/screenshots/. The script starts a server of its own with an
empty store; it needs Chromium and the packages of the tests.
"""

import re
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, Page  # noqa: E402
from tests.web import kit  # noqa: E402
from tools import web  # noqa: E402

FOLDER = ROOT / "build" / "screenshots"
SHOWN = ROOT / "docs" / "screenshots"
"""The folder of the pictures shown in the documentation."""
PAGES = {
    "front": "/",
    "set-up": "/play/crew",
    "lobby": "/lobby",
    "replays": "/replays",
    "logbook": "/logbook",
    "stats": "/stats",
    "rules": "/rules/crew",
    "settings": "/settings",
}
LOOKS = (("desktop", "dark", "en"), ("desktop", "light", "pl"), ("phone", "dark", "pl"), ("phone", "light", "en"))


def keep(page: Page, name: str) -> None:
    page.wait_for_timeout(450)
    page.screenshot(path=str(FOLDER / f"web-{name}.jpg"), type="jpeg", quality=82)


def pages(browser: Browser, server: kit.Server, size: str, theme: str, lang: str) -> None:
    for name, path in PAGES.items():
        page = kit.person(browser, server.url + path, size, lang, theme)
        page.wait_for_load_state("networkidle")
        if name == "logbook":
            page.click("[data-campaign]")
            page.wait_for_selector("[data-book]")
        keep(page, f"{name}-{size}-{theme}")
        page.context.close()


def crew(browser: Browser, server: kit.Server, size: str, theme: str, lang: str) -> None:
    """Always the same deal: sharing out tasks, a signal, the middle of a trick, the end, the replay."""
    options = {**kit.LONG, "tasks": ["T57", "T68", "T93", "T38"], "communication": "mission"}
    made = server.table(options, seed="2024", bot="medium", settings={"public": True})
    page = kit.person(browser, made.link, size, lang, theme)
    shot: set[str] = set()
    while kit.asked(page):
        phase = kit.phase(page)
        trick = page.evaluate("wire.latest.view.number")
        laid = page.evaluate("wire.latest.view.trick.cards.length")
        if phase == "play" and not (trick >= 1 and laid >= 2):
            phase = ""
        if phase and phase not in shot:
            shot.add(phase)
            page.mouse.move(1, 1)
            keep(page, f"crew-{phase}-{size}-{theme}")
        kit.by_click(page)
    page.wait_for_selector("dialog[open] .outcome")
    keep(page, f"crew-end-{size}-{theme}")
    page.goto(f"{server.url}/replay/{made.id}?at=20&seat=0")
    page.wait_for_selector("[data-scrub]")
    keep(page, f"replay-{size}-{theme}")
    page.goto(f"{server.url}/review/{made.id}")
    page.wait_for_selector("[data-walk]")
    keep(page, f"review-{size}-{theme}")
    page.context.close()


def guided(browser: Browser, server: kit.Server, size: str, theme: str, lang: str) -> None:
    """The first piece of advice in each guided game."""
    for game in kit.SHORT:
        page = kit.person(browser, f"{server.url}/learn/{game}", size, lang, theme)
        page.wait_for_selector("[data-lesson]")
        kit.asked(page)
        keep(page, f"learn-{game}-{size}-{theme}")
        page.context.close()


def endeavor(browser: Browser, server: kit.Server, size: str, theme: str, lang: str) -> None:
    """Recruiting at the start, a specialist's action and an Impact in the middle, the scoring pad at the end."""
    page = kit.person(
        browser, server.table({"mission": "1"}, seed="2024", game="endeavor", bot="medium").link, size, lang, theme
    )
    wanted = {"recruit": 1, "impact": 2, "acts": 4}
    made = 0
    while kit.asked(page):
        phase = kit.phase(page)
        if page.evaluate("wire.latest.view.round") >= wanted.get(phase, 99):
            del wanted[phase]
            page.mouse.move(1, 1)
            keep(page, f"endeavor-{phase}-{size}-{theme}")
        legal = page.evaluate("wire.latest.legal")
        bold = [move for move in legal if move not in ("pass", "done")] or legal
        before, made = kit.seq(page), made + 7
        page.evaluate("move => wire.move(move)", bold[made % len(bold)])
        kit.past(page, before)
    page.wait_for_selector("dialog[open] .outcome")
    keep(page, f"endeavor-end-{size}-{theme}")
    page.context.close()


LIKED = ("claim", "score", "conquer", "buy", "recruit", "pay", "scout", "raise", "exploit", "use", "choose", "place")


def aquatica(browser: Browser, server: kit.Server, size: str, theme: str, lang: str) -> None:
    """Always the same deal, played sensibly: the middle of a turn, a payment, the end."""
    made = server.table(
        {"turn_limit_per_player": 12}, "mbb", seed="5", game="aquatica", bot="medium", settings={"public": True}
    )
    page = kit.person(browser, made.link, size, lang, theme)
    shot: set[str] = set()
    while kit.asked(page):
        legal: list[str] = page.evaluate("wire.latest.legal")
        phase, round = kit.phase(page), page.evaluate("wire.latest.view.round")
        if phase in ("turn", "pay", "conquer") and round > 5 and phase not in shot:
            shot.add(phase)
            page.mouse.move(1, 1)
            keep(page, f"aquatica-{phase}-{size}-{theme}")
        liked = [move for kind in LIKED for move in legal if move.split()[0] == kind]
        hand = [move for move in legal if move not in ("skip", "play matrona")]
        before = kit.seq(page)
        page.evaluate("move => wire.move(move)", (liked or hand or legal)[0])
        kit.past(page, before)
    page.wait_for_selector("dialog[open] .outcome")
    keep(page, f"aquatica-end-{size}-{theme}")
    page.context.close()


GAMES = (crew, aquatica, endeavor)
"""Each plays a fixed deal of its game and keeps pictures of the interesting moments."""


def refresh() -> None:
    """Copy the new pictures that some page shows."""
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    shown = {name for page in pages for name in re.findall(r"screenshots/([\w-]+\.jpg)", page.read_text("utf-8"))}
    for name in sorted(shown):
        if (FOLDER / name).exists():
            shutil.copy(FOLDER / name, SHOWN / name)


def main(wanted: list[str]) -> None:
    if not web.is_fresh():
        web.build()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, kit.browser() as browser:
        server = kit.Server(Path(folder), thought=400)
        server.table(kinds="mobb", settings={"public": True})
        server.table({"mission": "2"}, kinds="moo", game="endeavor", settings={"public": True})
        try:
            for look in LOOKS:
                for game in GAMES:
                    if not wanted or game.__name__ in wanted:
                        game(browser, server, *look)
                if not wanted:
                    guided(browser, server, *look)
                    pages(browser, server, *look)
        finally:
            server.stop()
    refresh()


if __name__ == "__main__":
    main(sys.argv[1:])
