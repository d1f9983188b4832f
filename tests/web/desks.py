"""Pages that tests use one after the other.

A new context with a new page starts a process of the browser, which takes almost half of the time until a table is
shown. So the page of a test is kept for the next test that needs the same screen at the same server: it leaves the
table, and everything that it has stored is removed. If a test has changed something that would last, it is closed.
"""

import functools
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, BrowserContext, Error, Page

SIZES = {"desktop": (1280, 720), "phone": (390, 844), "phone in landscape": (844, 390)}
PARKED = "/parked"
"""An empty page of the tests' servers: it can store something for its server, and runs no code of ours."""
servers: set[str] = set()
"""The servers that have it."""
LASTING = (
    "add_cookies", "add_init_script", "emulate_media", "expose_binding", "expose_function", "grant_permissions",
    "new_cdp_session", "route", "route_web_socket", "set_extra_http_headers", "set_geolocation", "set_offline",
)  # fmt: skip
"""Methods of contexts and pages whose effect is not undone when a page leaves."""


def new_context(browser: Browser, size: str, installed: bool = False) -> BrowserContext:
    width, height = SIZES[size]
    return browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=size != "desktop",
        service_workers="allow" if installed else "block",
    )


class Desk:
    """A context with one page, for one person after the other."""

    def __init__(self, browser: Browser, origin: str, size: str, script: str) -> None:
        self.origin, self.size = origin, size
        self.context = new_context(browser, size)
        self.context.add_init_script(script)
        self.page = self.context.new_page()
        self._tools = self.context.new_cdp_session(self.page)
        self.taken = False
        self._changed = False
        for owner in (self.context, self.page):
            for name in LASTING:
                if hasattr(owner, name):
                    setattr(owner, name, self._noticed(getattr(owner, name)))

    def _noticed(self, method: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(method)
        def call(*args: Any, **options: Any) -> Any:
            self._changed = True
            return method(*args, **options)

        return call

    def sit(self, prefs: str) -> Page:
        """The page, with these settings."""
        self.taken = True
        self.page.goto(self.origin + PARKED)
        self.page.evaluate("prefs => localStorage.setItem('batyskaf.prefs', prefs)", prefs)
        return self.page

    def leave(self) -> bool:
        """Remove everything that a person has left; false if the desk can't be used again."""
        if self.page.is_closed():
            return False
        if not self.taken:
            return True
        if self._changed or self.context.pages != [self.page]:
            return False
        width, height = SIZES[self.size]
        try:
            self.page.goto(self.origin + PARKED)
            self.page.evaluate("sessionStorage.clear()")
            self.context.clear_cookies()
            self._tools.send("Storage.clearDataForOrigin", {"origin": self.origin, "storageTypes": "all"})
            self.page.mouse.move(-1, -1)
            self.page.set_viewport_size({"width": width, "height": height})
        except Error:  # its server has stopped
            return False
        self.taken = False
        return True


_desks: WeakKeyDictionary[Browser, list[Desk]] = WeakKeyDictionary()


def open_in(browser: Browser) -> None:
    """Use pages again in this browser; in others, where something may be measured, every page is a new one."""
    _desks[browser] = []


def seat(browser: Browser, url: str, size: str, prefs: str, script: str) -> Page | None:
    """A page with these settings and a script that runs before its own, at a desk that is free or at a new one.

    None where there are no desks.
    """
    parts = urlsplit(url)
    origin = f"{parts.scheme}://{parts.netloc}"
    desks = _desks.get(browser)
    if desks is None or origin not in servers:
        return None
    desk = next((one for one in desks if not one.taken and (one.origin, one.size) == (origin, size)), None)
    if desk is None:
        desk = Desk(browser, origin, size, script)
        desks.append(desk)
    return desk.sit(prefs)


def leave(browser: Browser) -> None:
    """After a test: free its desks for the next one, and close everything else that it has opened."""
    desks = [desk for desk in _desks[browser] if desk.leave()]
    _desks[browser] = desks
    kept = [desk.context for desk in desks]
    for context in browser.contexts:
        if context not in kept:
            context.close()
