"""A running server for each test, and a PostgreSQL for tests on both databases."""

import multiprocessing
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from batyskaf import bots
from batyskaf.table import sql_store, workers
from batyskaf.table.tables import Tables
from tests.table.kit import Running, database_in, running
from tests.table.postgres import Postgres


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a fast bot where it doesn't matter which one plays."""
    monkeypatch.setattr(bots, "plain_bot", lambda game: "random")


@pytest.fixture(autouse=True)
def forked_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fork the processes that think from one that has imported everything: so many of them are started here."""
    if "forkserver" in multiprocessing.get_all_start_methods():
        forking = multiprocessing.get_context("forkserver")
        forking.set_forkserver_preload(["tests.table.preloaded"])
        monkeypatch.setattr(workers, "_SPAWN", forking)


@pytest.fixture(autouse=True)
def no_wait_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """As with the PostgreSQL of the tests, commits in this process don't wait for the disk."""
    monkeypatch.setattr(sql_store, "SYNCHRONOUS", "OFF")


@pytest.fixture(autouse=True)
def one_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """It stays the same day while a test runs, also at midnight."""
    today = time.strftime("%Y-%m-%d", time.gmtime())
    monkeypatch.setattr(Tables, "date", lambda tables: today)


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(database_in(tmp_path)) as server:
        yield server


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    server = Postgres(tmp_path_factory.mktemp("postgres"))
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return database_in(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()
