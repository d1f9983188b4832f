"""One browser and one server for all tests of the page; the page is built first where it is missing or old."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web import kit
from tools import web


@pytest.fixture(scope="session")
def built() -> None:
    if not web.is_fresh():
        web.build()


@pytest.fixture(scope="session")
def browser(built: None) -> Iterator[Browser]:
    with kit.browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[kit.Server]:
    running = kit.Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()
