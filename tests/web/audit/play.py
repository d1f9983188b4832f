"""Plays a game in one seat and audits its decisions: the same table is open in a page for each language and pointer."""

import json
import random
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.web import kit
from tests.web.audit.kinds import KINDS
from tests.web.audit.looks import Look
from tests.web.audit.modes import GUIDED, Mode
from tests.web.audit.report import Audited, Finding, picture_path
from tests.web.audit.shares import SMALLEST_COUNTER, SMALLEST_WORDS, wanted

HERE = Path(__file__).parent
SCRIPTS = "\n".join((HERE / name).read_text("utf-8") for name in ("seeing.js", "checks.js"))
OFTEN = 3
"""How many decisions of one phase are audited before others are waited for."""
IDLE = 5
"""Of a phase that was seen often, one in so many decisions is still audited."""
ASKED = """seq => wire.latest && wire.latest.seq >= seq && (document.querySelector('[data-ask=mine]')
    || document.querySelector('dialog[open] [data-again]'))"""


def ids_of(server: kit.Server, game: str) -> list[str]:
    """Ids of the content that can't be words of a language."""
    words: dict[str, dict[str, object]] = server.get(f"/api/games/{game}/content")["words"]
    return [
        id
        for section in words.values()
        for id in section
        if any(not letter.isalpha() for letter in id) and not id.isdigit()
    ]


def check(page: Page, look: Look, game: str, ids: Sequence[str], legal: Sequence[str]) -> list[dict[str, str]]:
    """One pass over a page at a decision: what is wrong as it looks now."""
    width, height = look.size
    shares, sizes = wanted(game, width, height)
    asked = {
        "legal": list(legal),
        "least": look.least,
        "ids": list(ids),
        "areas": shares,
        "sizes": sizes,
        "smallest": SMALLEST_WORDS,
        "counter": SMALLEST_COUNTER,
    }
    found: list[dict[str, str]] = page.evaluate("asked => audit.run(asked)", asked)
    return found


def axe(page: Page) -> list[dict[str, str]]:
    return [
        {"kind": "axe", "selector": one["nodes"][0]["target"][0], "text": one["id"], "detail": one["help"]}
        for one in kit.violations(page)
    ]


class Sitting:
    """One seat at a table, open in several pages that show it in other languages and on other screens."""

    def __init__(self, browser: Browser, server: kit.Server, mode: Mode, languages: Sequence[str], seed: str) -> None:
        self.mode = mode
        self.ids = ids_of(server, mode.game)
        self.random = random.Random(f"{mode} {seed}")
        self._browser = browser
        self._pages: dict[tuple[str, bool], Page] = {}
        if mode.name == GUIDED:
            first = self._open(f"{server.url}/learn/{mode.game}", languages[0], False)
            first.wait_for_url("**/t/**")
            self.link = first.url
        else:
            self.link = server.table(mode.options, mode.kinds, seed, game=mode.game).link
            first = self._open(self.link, languages[0], False)
        self.first = first
        self._pages[languages[0], False] = first

    def _open(self, url: str, language: str, touch: bool) -> Page:
        context = self._browser.new_context(viewport={"width": 1280, "height": 720}, has_touch=touch, is_mobile=False)
        prefs = json.dumps({"lang": language, "theme": "dark", "motion": "less"})
        context.add_init_script(f"localStorage.setItem('batyskaf.prefs', {json.dumps(prefs)})")
        context.add_init_script(kit.WIRE)
        context.add_init_script(SCRIPTS)
        page = context.new_page()
        page.set_default_timeout(kit.PATIENCE)
        page.goto(url)
        return page

    def page(self, look: Look) -> Page:
        """The page that shows the table in this look, when it shows what the first page shows."""
        key = (look.language, look.touch)
        if key not in self._pages:
            self._pages[key] = self._open(self.link, *key)
        page = self._pages[key]
        page.wait_for_function(ASKED, arg=kit.seq(self.first))
        width, height = look.size
        if page.viewport_size != {"width": width, "height": height}:
            kit.resize(page, width, height)
        page.evaluate(
            "look => Object.assign(document.documentElement.dataset, look)", {"text": look.text, "theme": look.theme}
        )
        page.mouse.move(1, 1)
        kit.settled(page)
        return page

    def audit(self, look: Look, kinds: Collection[str], pictures: bool, accessible: bool) -> list[Finding]:
        """The findings of some kinds at this decision in one look."""
        page = self.page(look)
        legal: list[str] = page.evaluate("wire.latest.legal")
        found = check(page, look, self.mode.game, self.ids, legal)
        if accessible and "axe" in kinds:
            found += axe(page)
        found = [one for one in found if one["kind"] in kinds]
        phase = kit.phase(page)
        path = picture_path(self.mode, phase, look)
        if found and pictures and not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=str(path))
        where = str(path.relative_to(kit.ROOT)) if found and pictures else ""
        return [
            Finding(one["kind"], one["selector"], one["text"], one["detail"], self.mode, phase, look, where)
            for one in found
        ]

    def decisions(self) -> Iterator[str]:
        """Play to the end; each decision is yielded by its phase before it is made."""
        while kit.asked(self.first):
            yield kit.phase(self.first)
            self._move()

    def _move(self) -> None:
        legal: list[str] = self.first.evaluate("wire.latest.legal")
        bold = [move for move in legal if move not in ("pass", "done", "skip", "end")]
        move = self.random.choice(bold if bold and self.random.random() < 0.8 else legal)
        if self.mode.name == GUIDED:
            for page in self._pages.values():
                learnt = page.locator("[data-learnt]")
                if learnt.count() and self.random.random() < 0.5:
                    learnt.first.click()
        before = kit.seq(self.first)
        self.first.evaluate("move => wire.move(move)", move)
        kit.past(self.first, before)

    def close(self) -> None:
        for page in self._pages.values():
            page.context.close()


def play(
    browser: Browser,
    server: kit.Server,
    mode: Mode,
    looks: Sequence[Look],
    *,
    kinds: Collection[str] = tuple(KINDS),
    decisions: int = 20,
    each: int = 6,
    seed: str = "1",
    spread: bool = False,
    pictures: bool = True,
    progress: Callable[[str], None] = lambda line: None,
) -> Audited:
    """Audit up to `decisions` decisions of one game, each in `each` looks, which rotate from mode to mode, too."""
    languages = list(dict.fromkeys(look.language for look in looks))
    sitting = Sitting(browser, server, mode, languages, seed)
    found: list[Finding] = []
    seen: Counter[str] = Counter()
    start, audited, turn = random.Random(str(mode)).randrange(len(looks)), 0, 0
    try:
        for phase in sitting.decisions():
            seen[phase] += 1
            if not (_spread(seen[phase]) if spread else _often(seen[phase])):
                continue
            for at in range(min(each, len(looks))):
                look = looks[(start + turn + at) % len(looks)]
                found += sitting.audit(look, kinds, pictures, accessible=seen[phase] == 1 and at == 0)
            turn += min(each, len(looks))
            audited += 1
            progress(f"{mode}: {audited} of {decisions} decisions, {phase}, {len(found)} findings")
            if audited >= decisions:
                break
    finally:
        sitting.close()
    return Audited(mode, audited, turn, found)


def _often(time: int) -> bool:
    """Whether a phase that comes for this time is audited: the first times, and then now and again."""
    return time <= OFTEN or time % IDLE == 0


def _spread(time: int) -> bool:
    """The same over a whole game: the 1st, 3rd, 9th, 27th time."""
    while time % 3 == 0:
        time //= 3
    return time == 1
