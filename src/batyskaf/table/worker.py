"""The table inside a web worker: `Local` for JavaScript, which passes texts, bytes and functions with promises."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from typing import Protocol

import msgspec

from batyskaf.bots.levels import LEVELS, at_level
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games import loaded, names
from batyskaf.table import archive
from batyskaf.table.api import refusal
from batyskaf.table.local import Connection, Local
from batyskaf.table.thinking import answer

__all__ = ["Page", "answer", "prepare"]

BOT_SECONDS = 60.0
"""The time limit of a bot's decision: the worker that thinks may have to start first."""
REFUSED = 409


def prepare() -> None:
    """Load the games and their bots: a memory of the worker that is kept has them then."""
    for game in names():
        loaded(game, "[]")
        at_level(game, LEVELS[0], Rng.of(0, "prepare"))


class Bytes(Protocol):
    """An array of bytes of JavaScript."""

    def to_bytes(self) -> bytes: ...


Load = Callable[[], Awaitable[str]]
Commit = Callable[[str], Awaitable[object]]
Think = Callable[[int, bytes, bool], Awaitable[Bytes]]
Abandon = Callable[[int], object]


class BrowserDisk:
    """Storage of the browser, by two functions that pass JSON: all records as pairs, and changes as pairs."""

    def __init__(self, load: Load, commit: Commit) -> None:
        self._load = load
        self._commit = commit

    async def load(self) -> list[tuple[str, str]]:
        return msgspec.json.decode(await self._load(), type=list[tuple[str, str]])

    async def commit(self, changes: Sequence[tuple[str, str | None]]) -> None:
        await self._commit(msgspec.json.encode(changes).decode())


class Page:
    """What a worker calls for its page. Open it with `await Page.open(…)`."""

    def __init__(self, local: Local, disk: BrowserDisk) -> None:
        self._local = local
        self._disk = disk
        self._pumps: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, load: Load, commit: Commit, think: Think, abandon: Abandon) -> "Page":
        """Load everything. `think` gets the number and the packed form of a task, and whether it is long; `abandon`
        gets the number of one that nobody waits for any more."""
        numbers = count()

        async def thought(task: bytes, long: bool) -> bytes:
            number = next(numbers)
            try:
                return (await think(number, task, long)).to_bytes()
            except asyncio.CancelledError:
                abandon(number)
                raise

        disk = BrowserDisk(load, commit)
        return cls(await Local.open(disk, thought, bot_seconds=BOT_SECONDS), disk)

    async def request(self, method: str, path: str, authorization: str, body: str) -> tuple[int, str]:
        """The status and the text of an answer."""
        status, _, data = await self._local.request(method, path, {"authorization": authorization}, body.encode())
        return status, data.decode()

    def connect(self, path: str, hear: Callable[[str], object], closed: Callable[[int], object]) -> Connection:
        """Open the socket of a table; `hear` gets its messages, `closed` why it ended."""
        connection = self._local.connect(path)

        async def pump() -> None:
            while (message := await connection.receive()) is not None:
                hear(message)
            closed(connection.code or 0)

        task = asyncio.create_task(pump())
        self._pumps.add(task)
        task.add_done_callback(self._pumps.discard)
        return connection

    async def export(self, page: str) -> str:
        """Everything as the text of one file; `page` is what the browser itself keeps, as a JSON object of texts."""
        kept = msgspec.json.decode(page, type=dict[str, str])
        return archive.write(await self._disk.load(), kept).decode()

    async def restore(self, text: str) -> tuple[int, str]:
        """Take over what is new in such a file; the answer is what the file has for the browser itself, or a refusal.
        The table must be opened again after it."""
        try:
            found = archive.read(text)
            mine = dict(await self._disk.load())
            await self._keep(archive.news(mine, found.records))
        except Refused as refused:
            return REFUSED, refusal(refused.reason, REFUSED).body.decode()
        return 200, msgspec.json.encode(found.page).decode()

    async def _keep(self, records: dict[str, str]) -> None:
        try:
            await self._disk.commit(list(records.items()))
        except Exception as error:  # storage has exceptions of its own
            raise Refused("refused-table-store", detail=type(error).__name__) from error
