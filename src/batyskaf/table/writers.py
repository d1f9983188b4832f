"""Connections that only append to tables: what happens with each move, with as little work as possible.

Everything rarer (new tables, links, campaigns) is written by `SqlStore` itself, in `Turn`. Both write the same rows.
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


class Rows(NamedTuple):
    """The rows of one transaction. Matches that end have an outcome and a place for each seat."""

    entries: Sequence[EntryRow]
    changes: Sequence[ChangeRow]
    outcomes: Sequence[tuple[object, ...]]
    places: Sequence[tuple[object, ...]]


class Writer(Protocol):
    """Writes rows in one transaction, then calls `then`. One call at a time."""

    def write(self, rows: Rows, then: Then) -> None: ...

    async def close(self) -> None: ...


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

    _STATEMENTS = (
        "INSERT INTO entries (table_id, seq, at, command, data) VALUES (?, ?, ?, ?, ?)",
        "UPDATE tables SET status = ?, public = ?, active = ?, changed = ?, summary = ? WHERE id = ?",
        "INSERT INTO outcomes (table_id, game, players, mission, bots, success, public, rated, ended)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        "INSERT INTO standings (table_id, seat, who, bot, name, score, rank) VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    """One for each field of `Rows`."""

    def __init__(self, path: str, prepare: Callable[[sqlite3.Connection], None]) -> None:
        """`prepare` sets a new connection up."""
        self._path, self._prepare = path, prepare
        self._loop = asyncio.get_running_loop()
        self._work: SimpleQueue[tuple[Rows, Then] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, rows: Rows, then: Then) -> None:
        self._work.put((rows, then))

    async def close(self) -> None:
        self._work.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        connection: sqlite3.Connection | None = None
        while (work := self._work.get()) is not None:
            rows, then = work
            failed: Exception | None
            try:
                if connection is None:
                    connection = self._connect()
                self._commit(connection, rows)
                failed = None
            except Exception as error:
                failed = error
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
                self._loop.call_soon_threadsafe(then, failed)
        if connection is not None:
            connection.close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=30, isolation_level=None)
        self._prepare(connection)
        return connection

    def _commit(self, connection: sqlite3.Connection, rows: Rows) -> None:
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, some in zip(self._STATEMENTS, rows, strict=True):
                if some:
                    connection.executemany(statement, some)
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
            FROM unnest($8::text[], $9::bool[], $10::bool[], $11::float8[], $12::text[], $2::text[])
                AS new (status, public, active, changed, summary, id), mine
            WHERE tables.id = new.id AND mine.all
        )
        SELECT mine.all FROM mine
    """
    _END = """
        WITH ended AS (
            INSERT INTO outcomes (table_id, game, players, mission, bots, success, public, rated, ended)
            SELECT * FROM unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[], $6::bool[], $7::bool[],
                $8::bool[], $9::float8[])
        )
        INSERT INTO standings (table_id, seat, who, bot, name, score, rank)
        SELECT * FROM unnest($10::text[], $11::int[], $12::text[], $13::text[], $14::text[], $15::float8[], $16::int[])
    """

    def __init__(self, engine: AsyncEngine, me: str) -> None:
        """`me` is this process as leases know it."""
        self._engine, self._me = engine, me
        self._line: Any = None
        self._write_prepared: Any = None
        self._task: asyncio.Task[None] | None = None

    def write(self, rows: Rows, then: Then) -> None:
        self._task = asyncio.ensure_future(self._run(rows, then))

    async def _run(self, rows: Rows, then: Then) -> None:
        failed: Exception | None = None
        try:
            await self._write(rows)
        except Exception as error:
            failed = error
        then(failed)

    async def _write(self, rows: Rows) -> None:
        if self._line is None or self._line.is_closed():
            self._line = await self._connect()
            self._write_prepared = await self._line.prepare(self._WRITE)
        if not rows.outcomes:
            await self._append(rows)
            return
        async with self._line.transaction():
            await self._append(rows)
            await self._line.execute(self._END, *_columns(rows.outcomes, 9), *_columns(rows.places, 7))

    async def _append(self, rows: Rows) -> None:
        *changed, tables = _columns(rows.changes, 6)
        if not await self._write_prepared.fetchval(self._me, tables, *_columns(rows.entries, 5), *changed):
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


def _columns(rows: Sequence[tuple[object, ...]], width: int) -> list[tuple[object, ...]]:
    return list(zip(*rows, strict=True)) if rows else [()] * width
