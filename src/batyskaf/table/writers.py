"""Connections that only append the entries of tables: what happens with each move, with as little work as possible.

Everything rarer (new tables, links, outcomes) is written by `SqlStore` itself, in `Turn`. Both write the same rows.
"""

import asyncio
import contextlib
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, NamedTuple, Protocol

from sqlalchemy.ext.asyncio import AsyncEngine

from batyskaf.table.store import Moved, Then


class EntryRow(NamedTuple):
    """A row of `entries`, in the order of its columns."""

    table_id: str
    seq: int
    at: float
    command: str | None
    data: str


class ChangeRow(NamedTuple):
    """The columns of `tables` that change with each entry."""

    status: str
    public: bool
    active: bool
    changed: float
    summary: str
    id: str


class Writer(Protocol):
    """Appends entries and changes rows in one transaction, then calls `then`. One call at a time."""

    def write(self, entries: Sequence[EntryRow], changes: Sequence[ChangeRow], then: Then) -> None: ...

    async def close(self) -> None: ...


class _Work(NamedTuple):
    entries: Sequence[EntryRow]
    changes: Sequence[ChangeRow]
    then: Then


class Turn:
    """One writes at a time; the others wait in order. It is for coroutines (`async with`) and for callbacks."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, then: Callable[[], None]) -> None:
        """Call `then` when it is its turn, at once if nobody writes. The writer has to `give` the turn on."""
        if self._taken:
            self._waiting.append(then)
        else:
            self._taken = True
            then()

    def give(self) -> None:
        if self._waiting:
            self._waiting.popleft()()
        else:
            self._taken = False

    async def __aenter__(self) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take(lambda: self.give() if mine.cancelled() else mine.set_result(None))
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self.give()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()


class SqliteWriter:
    """A thread with a connection of its own: a commit is one message to it and one back."""

    _ADD = "INSERT INTO entries (table_id, seq, at, command, data) VALUES (?, ?, ?, ?, ?)"
    _CHANGE = "UPDATE tables SET status = ?, public = ?, active = ?, changed = ?, summary = ? WHERE id = ?"

    def __init__(self, path: str, prepare: Callable[[sqlite3.Connection], None]) -> None:
        """`prepare` sets a new connection up."""
        self._path, self._prepare = path, prepare
        self._loop = asyncio.get_running_loop()
        self._work: SimpleQueue[_Work | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, entries: Sequence[EntryRow], changes: Sequence[ChangeRow], then: Then) -> None:
        self._work.put(_Work(entries, changes, then))

    async def close(self) -> None:
        self._work.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        connection: sqlite3.Connection | None = None
        while (work := self._work.get()) is not None:
            failed: Exception | None
            try:
                if connection is None:
                    connection = self._connect()
                self._commit(connection, work)
                failed = None
            except Exception as error:
                failed = error
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
                self._loop.call_soon_threadsafe(work.then, failed)
        if connection is not None:
            connection.close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=30, isolation_level=None)
        self._prepare(connection)
        return connection

    def _commit(self, connection: sqlite3.Connection, work: _Work) -> None:
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.executemany(self._ADD, work.entries)
            connection.executemany(self._CHANGE, work.changes)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


class PostgresWriter:
    """A connection of its own, and one statement for everything: leases are checked, entries added, rows changed."""

    _WRITE = """
        WITH held AS (
            SELECT table_id FROM leases WHERE server = $1 AND table_id = ANY($2::text[]) FOR SHARE
        ), mine AS (
            SELECT count(*) = cardinality($2::text[]) AS all FROM held
        ), added AS (
            INSERT INTO entries (table_id, seq, at, command, data)
            SELECT added.* FROM unnest($3::text[], $4::int[], $5::float8[], $6::text[], $7::text[]) AS added, mine
            WHERE mine.all
        ), changed AS (
            UPDATE tables SET status = new.status, public = new.public, active = new.active, changed = new.changed,
                summary = new.summary
            FROM unnest($8::text[], $9::bool[], $10::bool[], $11::float8[], $12::text[], $13::text[])
                AS new (status, public, active, changed, summary, id), mine
            WHERE tables.id = new.id AND mine.all
        )
        SELECT mine.all FROM mine
    """

    def __init__(self, engine: AsyncEngine, me: str) -> None:
        """`me` is this process as leases know it."""
        self._engine, self._me = engine, me
        self._line: Any = None
        self._task: asyncio.Task[None] | None = None

    def write(self, entries: Sequence[EntryRow], changes: Sequence[ChangeRow], then: Then) -> None:
        self._task = asyncio.ensure_future(self._run(entries, changes, then))

    async def _run(self, entries: Sequence[EntryRow], changes: Sequence[ChangeRow], then: Then) -> None:
        failed: Exception | None = None
        try:
            await self._write(entries, changes)
        except Exception as error:
            failed = error
        then(failed)

    async def _write(self, entries: Sequence[EntryRow], changes: Sequence[ChangeRow]) -> None:
        if self._line is None or self._line.is_closed():
            self._line = await self._connect()
        latest = {change.id: change for change in changes}
        columns = [*_columns(entries, 5), *_columns(list(latest.values()), 6)]
        if not await self._line.fetchval(self._WRITE, self._me, list(latest), *columns):
            raise Moved

    async def _connect(self) -> Any:
        import asyncpg  # type: ignore[import-untyped]

        _, how = self._engine.dialect.create_connect_args(self._engine.url)
        return await asyncpg.connect(**how, server_settings={"synchronous_commit": "on"})

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._line is not None:
            self._line.terminate()


def _columns(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    return [[row[at] for row in rows] for at in range(width)]
