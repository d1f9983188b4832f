"""One browser and one server for all tests of the page; the page is built first if it is missing or outdated."""

import fcntl
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from tools import web

from tests.web import desks, kit

LOCK = kit.ROOT / "build" / "page-for-tests.lock"


@pytest.fixture(scope="session")
def built() -> None:
    """The page; test workers wait for each other."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not web.is_fresh():
            web.build()


@pytest.fixture(scope="session")
def chromium(built: None) -> Iterator[Browser]:
    with kit.browser() as opened:
        desks.open_in(opened)
        yield opened


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Browser]:
    """The browser; after a test its pages are closed, or left as new ones for the next test."""
    yield chromium
    desks.leave(chromium)


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[kit.Server]:
    running = kit.Server(tmp_path_factory.mktemp("server"))
    running.warm_up()
    yield running
    running.stop()
