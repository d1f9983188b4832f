"""The store: heads, logs, link hashes and campaigns in SQLite or PostgreSQL, chosen by URL, by the same code.

Appends of all tables go through one writer that commits what has gathered in one transaction. `append` returns only
after the commit, so whatever is acknowledged is on disk.
"""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from batyskaf.core.reason import Refused
from batyskaf.core.result import Result
from batyskaf.table.leases import Leases, Moved
from batyskaf.table.log import Stored, decode_entry
from batyskaf.table.migrations import campaigns, entries, links, migrate, outcomes, recordings, standings, tables
from batyskaf.table.migrations import kept as things
from batyskaf.table.peers import AnyMail, Post
from batyskaf.table.room import Head
from batyskaf.table.stats import Outcome, Standing

LEASE = 6.0


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a table without reading its log."""

    status: str = "waiting"
    public: bool = False
    moves: int = 0
    seats: tuple[dict[str, object], ...] = ()
    paused: bool = False
    next: str | None = None
    result: Result | None = None
    turn: int | None = None
    """The seat whose person is asked."""


class Link(NamedTuple):
    """A link by the hash of its token."""

    hash: str
    table: str
    seats: tuple[int, ...]
    host: bool
    watch: bool


Book = dict[str, object]


class Campaign(NamedTuple):
    """What a table writes into the book of its campaign: a change of the book as it stands when it is stored."""

    id: str
    written: Callable[[Book], Book]


class KnownCampaign(NamedTuple):
    """A campaign as it is stored."""

    game: str
    book: Book
    packs: tuple[dict[str, object], ...] = ()


class Batch(msgspec.Struct):
    """Everything a table wants stored at once."""

    table: str
    entries: Sequence[Stored]
    summary: Summary
    links: Sequence[Link] = ()
    revoked: Sequence[str] = ()
    campaign: Campaign | None = None
    outcome: Outcome | None = None


def sqlite_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def as_async(url: str) -> str:
    """Add the driver that people leave out."""
    for plain, driven in (("postgresql://", "postgresql+asyncpg://"), ("postgres://", "postgresql+asyncpg://")):
        if url.startswith(plain):
            return driven + url.removeprefix(plain)
    return url.replace("sqlite://", "sqlite+aiosqlite://", 1) if url.startswith("sqlite://") else url


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=5)
    _check_file(url)
    engine = create_async_engine(url, connect_args={"timeout": 30})
    sql.event.listen(engine.sync_engine, "connect", _pragmas)
    return engine


def _check_file(url: str) -> None:
    """Find out a file that can't be opened or is no database before a thread begins to work on it."""
    engine = sql.create_engine(url.replace("sqlite+aiosqlite:", "sqlite:", 1))
    try:
        with engine.connect() as connection:
            connection.execute(sql.text("PRAGMA schema_version"))
    finally:
        engine.dispose()


def _shown(url: str) -> str:
    """The URL of a database without its password."""
    try:
        return sql.make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url


class Store:
    """Open with `Store.open(url)`."""

    def __init__(self, engine: AsyncEngine, leases: Leases | None) -> None:
        self.leases = leases
        """None: no other process shares this store."""
        self._engine = engine
        self._waiting: list[tuple[Batch, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._lock = asyncio.Lock()
        """One transaction writes at a time; SQLite knows no other way."""
        self._writer = asyncio.create_task(self._write(), name="store")

    @classmethod
    async def open(cls, url: str, lease: float = LEASE) -> "Store":
        """`lease`: seconds after which other processes on the same PostgreSQL take this one for dead."""
        engine = None
        try:
            engine = _engine(as_async(url))
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except Exception as error:  # drivers have exceptions of their own
            if engine is not None:
                await engine.dispose()
            if isinstance(error, Refused):
                raise
            raise Refused("refused-store", url=_shown(url), detail=str(error).partition("\n")[0]) from error
        return cls(engine, None if engine.dialect.name == "sqlite" else Leases(engine, lease))

    def post(self, me: str, deliver: Callable[[AnyMail], None], opened: Callable[[], None]) -> Post:
        """A line to the other processes."""
        return Post(self._engine, me, deliver, opened)

    async def close(self) -> None:
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        for _, done in self._waiting:
            done.cancel()
        await self._engine.dispose()

    # --- writing ------------------------------------------------------------------------------------------------------

    async def create(self, head: Head, batch: Batch) -> None:
        """A new table with its first entries and links."""
        async with self._lock, self._engine.begin() as connection:
            row = {"id": head.id, "game": head.game, "made": head.made, "head": msgspec.json.encode(head).decode()}
            await connection.execute(tables.insert().values(**row, **_columns(batch.summary)))
            if self.leases is not None:
                await self.leases.begin(connection, head.id)
            await _append(connection, [batch])

    async def append(self, batch: Batch) -> None:
        """Store entries; returns after the commit. Two that claim the same place in a log can't both succeed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, done))
        self._wake.set()
        await done

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            taken, self._waiting = self._waiting, []
            if not await self._commit(taken):
                for one in taken:  # one bad batch must not take the others down
                    await self._commit([one], last=True)

    async def _commit(self, taken: list[tuple[Batch, "asyncio.Future[None]"]], last: bool = False) -> bool:
        last = last or len(taken) == 1
        try:
            async with self._lock, self._engine.begin() as connection:
                if self.leases is not None:
                    await self.leases.hold(connection, (batch.table for batch, _ in taken))
                await _append(connection, [batch for batch, _ in taken])
        except Exception as error:
            if not last:
                return False
            for _, done in taken:
                if not done.done():
                    done.set_exception(_worded(error))
            return True
        for _, done in taken:
            if not done.done():
                done.set_result(None)
        return True

    # --- reading ------------------------------------------------------------------------------------------------------

    async def head(self, table: str) -> Head | None:
        rows = await self._rows(sql.select(tables.c.head).where(tables.c.id == table))
        return msgspec.json.decode(rows[0].head, type=Head) if rows else None

    async def log(self, table: str, after: int = 0) -> list[Stored]:
        """The entries of a table, or only those after some `seq`."""
        wanted = sql.select(entries).where(entries.c.table_id == table, entries.c.seq > after).order_by(entries.c.seq)
        return [Stored(row.seq, row.at, row.command, decode_entry(row.data)) for row in await self._rows(wanted)]

    async def links(self, table: str) -> list[Link]:
        return [_link(row) for row in await self._rows(sql.select(links).where(links.c.table_id == table))]

    async def link(self, hash: str, table: str) -> Link | None:
        rows = await self._rows(sql.select(links).where(links.c.hash == hash, links.c.table_id == table))
        return _link(rows[0]) if rows else None

    async def listed(
        self, statuses: Sequence[str], public: bool | None, limit: int = 100, after: float = 0.0
    ) -> list[tuple[Head, Summary]]:
        """Tables by status, the latest first."""
        wanted = sql.select(tables.c.head, tables.c.summary).where(
            tables.c.status.in_(statuses), tables.c.changed >= after
        )
        if public is not None:
            wanted = wanted.where(tables.c.public == public)
        rows = await self._rows(wanted.order_by(tables.c.changed.desc()).limit(limit))
        return [(msgspec.json.decode(row.head, type=Head), _summary(row.summary)) for row in rows]

    async def campaign(self, id: str) -> KnownCampaign:
        rows = await self._rows(sql.select(campaigns).where(campaigns.c.id == id))
        if not rows:
            raise Refused("refused-campaign-unknown")
        (row,) = rows
        return KnownCampaign(row.game, msgspec.json.decode(row.book), tuple(msgspec.json.decode(row.packs)))

    async def new_campaign(self, id: str, known: KnownCampaign) -> None:
        book, packs = (msgspec.json.encode(held).decode() for held in (known.book, known.packs))
        row = {"id": id, "game": known.game, "book": book, "packs": packs, "changed": time.time()}
        async with self._lock, self._engine.begin() as connection:
            await connection.execute(campaigns.insert().values(**row))

    async def mine(self, hashes: Mapping[str, str]) -> list[tuple[Link, Head, Summary, float]]:
        """Tables by the hashes of links to them, with when each changed last; what doesn't fit is left out."""
        wanted = sql.select(links, tables.c.head, tables.c.summary, tables.c.changed).join(
            tables, tables.c.id == links.c.table_id
        )
        rows = await self._rows(wanted.where(links.c.hash.in_(hashes.values())))
        return [
            (_link(row), msgspec.json.decode(row.head, type=Head), _summary(row.summary), row.changed)
            for row in rows
            if hashes.get(row.table_id) == row.hash
        ]

    async def outcomes(self) -> list[Outcome]:
        """How every match ended."""
        places: dict[str, list[Standing]] = {}
        for row in await self._rows(sql.select(standings).order_by(standings.c.seat)):
            place = Standing(row.seat, row.who, row.bot, row.name, row.score, row.rank)
            places.setdefault(row.table_id, []).append(place)
        rows = await self._rows(sql.select(outcomes))
        return [Outcome._make([*row, tuple(places.get(row.table_id, ()))]) for row in rows]

    async def ended(self) -> int:
        """How many matches have ended."""
        return int((await self._rows(sql.select(sql.func.count()).select_from(outcomes)))[0][0])

    async def recording(self, id: str) -> bytes | None:
        rows = await self._rows(sql.select(recordings.c.data).where(recordings.c.id == id))
        return rows[0].data.encode() if rows else None

    async def new_recording(self, id: str, data: bytes) -> None:
        """Keep an uploaded match file; the same file again is the same recording."""
        try:
            async with self._lock, self._engine.begin() as connection:
                await connection.execute(recordings.insert().values(id=id, data=data.decode(), made=time.time()))
        except IntegrityError:
            return

    async def kept(self, key: str) -> str | None:
        """What was kept under a key."""
        rows = await self._rows(sql.select(things.c.value).where(things.c.key == key))
        return str(rows[0].value) if rows else None

    async def keep(self, key: str, value: str) -> str:
        """Keep something for good; if others were first, theirs counts. Returns what counts."""
        try:
            async with self._lock, self._engine.begin() as connection:
                await connection.execute(things.insert().values(key=key, value=value, made=time.time()))
        except IntegrityError:
            return await self.kept(key) or value
        return value

    async def _rows(self, wanted: sql.Select[Any]) -> Sequence[sql.Row[Any]]:
        async with self._engine.connect() as connection:
            found: Sequence[sql.Row[Any]] = (await connection.execute(wanted)).all()
            return found


async def _append(connection: AsyncConnection, batches: Sequence[Batch]) -> None:
    """Entries and summaries of all batches go in two statements, however many there are: each is a way to the disk."""
    rows = [_row(batch.table, stored) for batch in batches for stored in batch.entries]
    if rows:
        await connection.execute(entries.insert(), rows)
    changes = [
        {"of": batch.table, **{f"new_{name}": value for name, value in _columns(batch.summary).items()}}
        for batch in batches
    ]
    await connection.execute(_CHANGE, changes)
    for batch in batches:
        await _append_rest(connection, batch)


_CHANGE = (
    tables.update()
    .where(tables.c.id == sql.bindparam("of"))
    .values({name: sql.bindparam(f"new_{name}") for name in ("status", "public", "changed", "summary")})
)


def _row(table: str, stored: Stored) -> dict[str, object]:
    data = msgspec.json.encode(stored.entry).decode()
    return {"table_id": table, "seq": stored.seq, "at": stored.at, "command": stored.command, "data": data}


async def _append_rest(connection: AsyncConnection, batch: Batch) -> None:
    """What seldom changes: links and campaigns."""
    if batch.revoked:
        gone = links.delete().where(links.c.table_id == batch.table, links.c.hash.in_(batch.revoked))
        await connection.execute(gone)
    for link in batch.links:
        row = {"hash": link.hash, "table_id": link.table, "host": link.host, "watch": link.watch}
        await connection.execute(links.insert().values(**row, seats=msgspec.json.encode(link.seats).decode()))
    if batch.campaign is not None:
        await _write_book(connection, batch.campaign)
    if batch.outcome is not None:
        told = batch.outcome
        await connection.execute(outcomes.insert().values(told[:-1]))
        places = [{"table_id": told.table, **place._asdict()} for place in told.standings]
        await connection.execute(standings.insert(), places)


async def _write_book(connection: AsyncConnection, campaign: Campaign) -> None:
    """Read and written in one transaction, so that tables that end at the same time don't lose each other's pages."""
    mine = campaigns.c.id == campaign.id
    found = (await connection.execute(sql.select(campaigns.c.book).where(mine).with_for_update())).scalar()
    if found is not None:
        book = campaign.written(msgspec.json.decode(found))
        values = {"book": msgspec.json.encode(book).decode(), "changed": time.time()}
        await connection.execute(campaigns.update().where(mine).values(**values))


def _columns(summary: Summary) -> dict[str, object]:
    return {
        "status": summary.status,
        "public": summary.public,
        "changed": time.time(),
        "summary": msgspec.json.encode(summary).decode(),
    }


def _link(row: sql.Row[Any]) -> Link:
    return Link(row.hash, row.table_id, tuple(msgspec.json.decode(row.seats)), row.host, row.watch)


_summary = msgspec.json.Decoder(Summary).decode


def _worded(error: Exception) -> Exception:
    """Somebody else wrote to this table, or the store is out of order: either way nothing was stored."""
    if isinstance(error, Moved):
        return error
    return Refused("refused-table-store", detail=type(error).__name__)


def _pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
