"""What a web worker calls: requests and sockets as texts, storage and thinking by functions, everything as one file."""

import asyncio
import json
import subprocess
import sys
from typing import Any

import pytest

from batyskaf.core.reason import Refused
from batyskaf.table import archive
from batyskaf.table.store import Link
from batyskaf.table.thinking import answer
from batyskaf.table.worker import Page
from tests.table.kit import SOON
from tests.table.without_server import Disk


class Array:
    """Bytes as JavaScript has them."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    def to_bytes(self) -> bytes:
        return self._data


class Worker:
    """The functions of a worker, on a disk in memory. While `stuck` is set, nobody finishes thinking."""

    def __init__(self) -> None:
        self.disk = Disk()
        self.stuck = False
        self.begun: list[int] = []
        self.abandoned: list[int] = []

    async def load(self) -> str:
        return json.dumps(await self.disk.load())

    async def commit(self, changes: str) -> None:
        await self.disk.commit([(key, text) for key, text in json.loads(changes)])

    async def think(self, number: int, task: bytes, _long: bool) -> Array:
        self.begun.append(number)
        if self.stuck:
            await asyncio.Event().wait()
        return Array(answer(task))

    async def page(self) -> Page:
        return await Page.open(self.load, self.commit, self.think, self.abandoned.append)


@pytest.fixture
def worker() -> Worker:
    return Worker()


SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


async def made(page: Page) -> dict[str, Any]:
    body = {"game": "crew", "options": {"players": 3}, "seats": SEATS, "seed": "1"}
    status, text = await page.request("POST", "/api/tables", "", json.dumps(body))
    assert status == 200, text
    found: dict[str, Any] = json.loads(text)
    return found


class Ears:
    """Hears the messages of a socket."""

    def __init__(self, page: Page, table: str, token: str) -> None:
        self.heard: list[dict[str, Any]] = []
        self.code: int | None = None
        self.news = asyncio.Event()
        self.connection = page.connect(f"/api/tables/{table}/socket", self.hear, self.closed)
        self.connection.send(json.dumps({"type": "hello", "token": token}))

    def hear(self, text: str) -> None:
        self.heard.append(json.loads(text))
        self.news.set()

    def closed(self, code: int) -> None:
        self.code = code
        self.news.set()

    async def until(self, kind: str) -> dict[str, Any]:
        async with asyncio.timeout(SOON):
            while (found := next((one for one in self.heard if one["type"] == kind), None)) is None:
                self.news.clear()
                await self.news.wait()
        return found


async def test_a_socket_hears_the_table_until_the_page_closes_it(worker: Worker) -> None:
    page = await worker.page()
    table = await made(page)
    ears = Ears(page, table["table"]["id"], table["token"])
    assert (await ears.until("frame"))["seat"] == 0
    ears.connection.close()
    async with asyncio.timeout(SOON):
        while ears.code is None:
            ears.news.clear()
            await ears.news.wait()
    assert ears.code == 1000


async def test_a_refusal_has_the_status_and_reason_of_the_server(worker: Worker) -> None:
    page = await worker.page()
    status, text = await page.request("GET", "/api/tables/nowhere", "", "")
    assert (status, json.loads(text)["reason"]["id"]) == (404, "refused-no-table")


async def test_a_task_that_nobody_waits_for_is_abandoned(worker: Worker) -> None:
    page = await worker.page()
    worker.stuck = True
    asking = asyncio.create_task(page.request("POST", "/api/daily/aquatica", "", json.dumps({"name": "Ada"})))
    async with asyncio.timeout(SOON):
        while not worker.begun:
            await asyncio.sleep(0)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    assert worker.abandoned == worker.begun[:1]


async def test_everything_moves_to_another_browser_as_one_file(worker: Worker) -> None:
    page = await worker.page()
    table = await made(page)
    text = await page.export(json.dumps({"batyskaf.prefs": "{}"}))
    other = Worker()
    status, kept = await (await other.page()).restore(text)
    assert (status, json.loads(kept)) == (200, {"batyskaf.prefs": "{}"})
    again = await other.page()
    status, _ = await again.request("GET", f"/api/tables/{table['table']['id']}", f"Bearer {table['token']}", "")
    assert status == 200


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "refused-archive"),
        ("not json", "refused-archive"),
        ('{"batyskaf": "match"}', "refused-archive"),
        ('{"batyskaf": "archive", "version": 1}', "refused-archive"),
        ('{"batyskaf": "archive", "version": 1, "records": {"link/x": "[]"}}', "refused-archive"),
        ('{"batyskaf": "archive", "version": 99, "records": {}}', "refused-archive-newer"),
    ],
)
async def test_a_file_that_is_no_export_is_refused_and_changes_nothing(worker: Worker, text: str, reason: str) -> None:
    page = await worker.page()
    before = dict(worker.disk.records)
    status, answered = await page.restore(text)
    assert (status, json.loads(answered)["reason"]["id"]) == (409, reason)
    assert worker.disk.records == before


async def test_a_file_is_refused_in_words_if_it_can_not_be_stored(worker: Worker) -> None:
    page = await worker.page()
    text = await page.export("{}")
    full = Worker()
    other = await full.page()
    full.disk.records.clear()
    full.disk.full = True
    status, answered = await other.restore(text)
    assert (status, json.loads(answered)["reason"]["id"]) == (409, "refused-table-store")


def log(table: str, count: int, seat: str) -> dict[str, str]:
    entries = {f"entry/{table}/{seq}": seat for seq in range(count)}
    link = json.dumps(Link(seat, table, (0,), creator=True, watch=False))
    return {f"head/{table}": seat, f"summary/{table}": seat, f"link/{seat}": link, **entries}


def test_of_two_versions_of_a_table_the_longer_log_wins() -> None:
    mine, theirs = log("t", 3, "mine"), log("t", 5, "theirs")
    assert archive.news(mine, theirs) == theirs
    assert archive.news(theirs, mine) == {}


def test_a_logbook_that_has_grown_wins_and_what_is_here_stays() -> None:
    mine = {"campaign/c": "[1]", "kept/secret": "a"}
    theirs = {"campaign/c": "[1, 2]", "kept/secret": "b", "recording/r": "file"}
    assert archive.news(mine, theirs) == {"campaign/c": "[1, 2]", "recording/r": "file"}


def test_a_broken_export_says_what_is_wrong_with_it() -> None:
    with pytest.raises(Refused) as refused:
        archive.read('{"batyskaf": "archive", "version": 1}')
    assert refused.value.reason.args["field"] == "records"


def test_a_table_starts_without_what_it_may_never_need() -> None:
    """Rules of games, their bots, drawings, renderers and messages wait until they are used; visitors of the site do
    not."""
    listed = "import sys, batyskaf.table.worker; print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", listed], capture_output=True, text=True, check=True).stdout.split()
    assert "batyskaf.table.hub" in loaded
    later = ("batyskaf.games.", "batyskaf.bots.crew", "batyskaf.art.tasks", "batyskaf.render", "fluent", "rich")
    assert [name for name in loaded if name.startswith(later)] == []
