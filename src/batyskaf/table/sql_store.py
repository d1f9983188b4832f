"""The store in SQLite or PostgreSQL, by the same code; the URL selects which.

One writer commits the changes of all tables that have come in meanwhile in one transaction. `create` and `append`
return after the commit, which waits for the disk, so everything that is acknowledged survives a loss of power.
"""

import contextlib
import hashlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from batyskaf.core.reason import Refused
from batyskaf.table.commits import Commits, Write, as_json, change_of, columns_of, refusal_of, row_of
from batyskaf.table.leases import Leases
from batyskaf.table.log import Stored, decode_entry
from batyskaf.table.migrations import campaigns, entries, links, migrate, outcomes, packs, ranking, recordings, tables
from batyskaf.table.migrations import kept as things
from batyskaf.table.room import Head, Listing
from batyskaf.table.stats import Outcome, Place
from batyskaf.table.store import Batch, Campaign, KnownCampaign, Link, Store, Summary, Then, stored
from batyskaf.table.writers import PostgresWriter, SqliteWriter, Writer

logger = logging.getLogger("batyskaf.table")
LEASE = 6.0
SYNCHRONOUS = "FULL"
"""Each commit to SQLite waits for the disk."""


def sqlite_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def as_async(url: str) -> str:
    """The URL with its asynchronous driver, which people leave out."""
    for plain, driven in (("postgresql://", "postgresql+asyncpg://"), ("postgres://", "postgresql+asyncpg://")):
        if url.startswith(plain):
            return driven + url.removeprefix(plain)
    return url.replace("sqlite://", "sqlite+aiosqlite://", 1) if url.startswith("sqlite://") else url


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        durable = {"server_settings": {"synchronous_commit": "on"}}
        return create_async_engine(url, pool_size=5, hide_parameters=True, connect_args=durable)
    _check_file(url)
    engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": 30})
    sql.event.listen(engine.sync_engine, "connect", _pragmas)
    return engine


def _check_file(url: str) -> None:
    """Raise if a file can't be opened or isn't a database, before the driver starts a thread for it."""
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


class SqlStore(Store):
    """A database. Open it with `SqlStore.open(url)`."""

    def __init__(self, engine: AsyncEngine, leases: Leases | None) -> None:
        self.leases = leases
        self.commits: Callable[[float], None] = lambda _: None
        """Gets the seconds that each commit takes."""
        self.engine = engine
        self._commits = Commits(_writer(engine, leases), self._write_all, lambda seconds: self.commits(seconds))

    @classmethod
    async def open(cls, url: str, lease: float = LEASE) -> "SqlStore":
        """Open a database. Other processes on the same PostgreSQL consider this one dead after `lease` seconds."""
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
            if isinstance(error, ModuleNotFoundError) and url.startswith("postgres"):
                raise Refused("refused-store-driver", module=error.name or "") from None
            raise Refused("refused-store", url=_shown(url), detail=str(error).partition("\n")[0]) from error
        return cls(engine, None if engine.dialect.name == "sqlite" else Leases(engine, lease))

    async def close(self) -> None:
        await self._commits.close()
        await self.engine.dispose()

    # --- writing ------------------------------------------------------------------------------------------------------

    async def create(self, head: Head, batch: Batch) -> None:
        await stored(lambda then: self._commits.put(Write(batch, head, then)))

    def put(self, batch: Batch, then: Then) -> None:
        self._commits.put(Write(batch, None, then))

    async def _write_all(self, taken: Sequence[Write]) -> None:
        async with self.writing() as connection:
            for write in taken:
                if write.head is not None:
                    await self._begin(connection, write.head, write.batch.summary)
            if self.leases is not None:
                await self.leases.hold(connection, (write.batch.table for write in taken))
            await append(connection, [write.batch for write in taken])

    async def _begin(self, connection: AsyncConnection, head: Head, summary: Summary) -> None:
        """Add the row of a new table."""
        bare = msgspec.structs.replace(head, packs=())
        row = {
            "id": head.id,
            "game": head.game,
            "made": head.made,
            "head": as_json(bare),
            "listing": as_json(head.listing),
        }
        if head.packs:
            row["packs"] = await _share_packs(connection, head.packs)
        await connection.execute(tables.insert().values(**row, **columns_of(summary)))
        if self.leases is not None:
            await self.leases.begin(connection, head.id)

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at the end; one at a time, as SQLite requires."""
        with _refusing():
            async with self._commits.turn:
                begun = time.monotonic()
                async with self.engine.begin() as connection:
                    yield connection
                self.commits(time.monotonic() - begun)

    # --- reading ------------------------------------------------------------------------------------------------------

    async def head(self, table: str) -> Head | None:
        wanted = sql.select(tables.c.head, packs.c.data).join(packs, packs.c.hash == tables.c.packs, isouter=True)
        rows = await self._rows(wanted.where(tables.c.id == table))
        if not rows:
            return None
        head = msgspec.json.decode(rows[0].head, type=Head)
        if rows[0].data is None:
            return head
        return msgspec.structs.replace(head, packs=tuple(msgspec.json.decode(rows[0].data)))

    async def log(self, table: str, after: int = 0) -> list[Stored]:
        wanted = sql.select(entries).where(entries.c.table_id == table, entries.c.seq > after).order_by(entries.c.seq)
        return [Stored(row.seq, row.at, row.command, decode_entry(row.data)) for row in await self._rows(wanted)]

    async def links(self, table: str) -> list[Link]:
        return [_link(row) for row in await self._rows(sql.select(links).where(links.c.table_id == table))]

    async def link(self, hash: str, table: str) -> Link | None:
        rows = await self._rows(sql.select(links).where(links.c.hash == hash, links.c.table_id == table))
        return _link(rows[0]) if rows else None

    async def listed(self, statuses: Sequence[str], limit: int = 100) -> list[tuple[Listing, Summary]]:
        wanted = sql.select(tables.c.listing, tables.c.summary).where(tables.c.status.in_(statuses), tables.c.public)
        rows = await self._rows(wanted.order_by(tables.c.changed.desc()).limit(limit))
        return [(_listing(row.listing), _summary(row.summary)) for row in rows]

    async def active(self, after: float, limit: int) -> list[str]:
        wanted = sql.select(tables.c.id).where(tables.c.status == "playing", tables.c.active, tables.c.changed >= after)
        return [row.id for row in await self._rows(wanted.order_by(tables.c.changed.desc()).limit(limit))]

    async def campaign(self, id: str) -> KnownCampaign:
        wanted = sql.select(campaigns.c.game, campaigns.c.book, packs.c.data)
        wanted = wanted.join(packs, packs.c.hash == campaigns.c.packs, isouter=True)
        rows = await self._rows(wanted.where(campaigns.c.id == id))
        if not rows:
            raise Refused("refused-campaign-unknown")
        (row,) = rows
        return KnownCampaign(row.game, msgspec.json.decode(row.book), tuple(msgspec.json.decode(row.data or "[]")))

    async def new_campaign(self, id: str, known: KnownCampaign) -> None:
        row = {"id": id, "game": known.game, "book": as_json(known.logbook), "changed": time.time()}
        async with self.writing() as connection:
            hash = await _share_packs(connection, known.packs) if known.packs else ""
            await connection.execute(campaigns.insert().values(**row, packs=hash))

    async def mine(self, hashes: Mapping[str, str]) -> list[tuple[Link, str, Summary, float]]:
        wanted = sql.select(links, tables.c.game, tables.c.summary, tables.c.changed).join(
            tables, tables.c.id == links.c.table_id
        )
        rows = await self._rows(wanted.where(links.c.hash.in_(hashes.values())))
        return [
            (_link(row), row.game, _summary(row.summary), row.changed)
            for row in rows
            if hashes.get(row.table_id) == row.hash
        ]

    async def outcomes(self, after: tuple[float, str] = (0.0, ""), limit: int = 1000) -> list[Outcome]:
        order = sql.tuple_(outcomes.c.ended, outcomes.c.table_id)  # as a pair, so that the index is used
        later = order > sql.tuple_(*after)
        rows = await self._rows(
            sql.select(outcomes).where(later).order_by(outcomes.c.ended, outcomes.c.table_id).limit(limit)
        )
        wanted = sql.select(ranking).where(ranking.c.table_id.in_([row.table_id for row in rows]))
        places: dict[str, list[Place]] = {}
        for row in await self._rows(wanted.order_by(ranking.c.seat)):
            place = Place(row.seat, row.who, row.bot, row.name, row.score, row.rank)
            places.setdefault(row.table_id, []).append(place)
        return [Outcome._make([*row, tuple(places.get(row.table_id, ()))]) for row in rows]

    async def ended(self) -> int:
        return int((await self._rows(sql.select(sql.func.count()).select_from(outcomes)))[0][0])

    async def recording(self, id: str) -> bytes | None:
        rows = await self._rows(sql.select(recordings.c.data).where(recordings.c.id == id))
        return rows[0].data.encode() if rows else None

    async def new_recording(self, id: str, data: bytes) -> None:
        if await self.recording(id) is None:
            async with self.writing() as connection:
                new = "INSERT INTO recordings (id, data, made) VALUES (:id, :data, :made) ON CONFLICT DO NOTHING"
                await connection.execute(sql.text(new), {"id": id, "data": data.decode(), "made": time.time()})

    async def kept(self, key: str) -> str | None:
        rows = await self._rows(sql.select(things.c.value).where(things.c.key == key))
        return str(rows[0].value) if rows else None

    async def keep(self, key: str, value: str) -> str:
        async with self.writing() as connection:
            new = "INSERT INTO kept (key, value, made) VALUES (:key, :value, :made) ON CONFLICT DO NOTHING"
            await connection.execute(sql.text(new), {"key": key, "value": value, "made": time.time()})
        return await self.kept(key) or value

    async def _rows(self, wanted: sql.Select[Any]) -> Sequence[sql.Row[Any]]:
        with _refusing():
            async with self.engine.connect() as connection:
                found: Sequence[sql.Row[Any]] = (await connection.execute(wanted)).all()
                return found


async def _share_packs(connection: AsyncConnection, found: Sequence[Mapping[str, object]]) -> str:
    """Store packs once for all tables and campaigns that are played with them; return their hash."""
    data = as_json(found)
    hash = hashlib.sha256(data.encode()).hexdigest()
    known = (await connection.execute(sql.select(packs.c.hash).where(packs.c.hash == hash))).scalar()
    if known is None:
        new = "INSERT INTO packs (hash, data) VALUES (:hash, :data) ON CONFLICT DO NOTHING"
        await connection.execute(sql.text(new), {"hash": hash, "data": data})
    return hash


async def append(connection: AsyncConnection, batches: Sequence[Batch]) -> None:
    """Write the entries and summaries of all batches in two statements: each statement is a round trip."""
    rows = [row_of(batch.table, stored) for batch in batches for stored in batch.entries]
    if rows:
        await connection.execute(entries.insert(), [row._asdict() for row in rows])
    changes = [{f"new_{name}": value for name, value in change_of(batch)._asdict().items()} for batch in batches]
    await connection.execute(_CHANGE, changes)
    for batch in batches:
        await _append_rest(connection, batch)


_CHANGE = (
    tables.update()
    .where(tables.c.id == sql.bindparam("new_id"))
    .values({name: sql.bindparam(f"new_{name}") for name in ("status", "public", "active", "changed", "summary")})
)


def _writer(engine: AsyncEngine, leases: Leases | None) -> Writer | None:
    """The writer for entries; a database in memory has only one connection."""
    if leases is not None:
        return PostgresWriter(engine, leases.me)
    path = engine.url.database
    return None if path in (None, "", ":memory:") else SqliteWriter(str(path), lambda new: _pragmas(new, None))


async def _append_rest(connection: AsyncConnection, batch: Batch) -> None:
    """Write what rarely changes: links, campaigns, outcomes."""
    if batch.revoked:
        gone = links.delete().where(links.c.table_id == batch.table, links.c.hash.in_(batch.revoked))
        await connection.execute(gone)
    if batch.links:
        rows = [
            {"hash": link.hash, "table_id": link.table, "host": link.creator, "watch": link.watch,
             "seats": as_json(link.seats)}
            for link in batch.links
        ]  # fmt: skip
        await connection.execute(links.insert(), rows)
    if batch.campaign is not None:
        await _write_logbook(connection, batch.campaign)
    if batch.outcome is not None:
        await connection.execute(outcomes.insert().values(batch.outcome[:-1]))
        places = [{"table_id": batch.table, **place._asdict()} for place in batch.outcome.ranking]
        await connection.execute(ranking.insert(), places)


async def _write_logbook(connection: AsyncConnection, campaign: Campaign) -> None:
    """Read and write in one transaction, so tables that end at the same time don't lose each other's changes."""
    mine = campaigns.c.id == campaign.id
    found = (await connection.execute(sql.select(campaigns.c.book).where(mine).with_for_update())).scalar()
    if found is not None:
        logbook = campaign.change(msgspec.json.decode(found))
        values = {"book": msgspec.json.encode(logbook).decode(), "changed": time.time()}
        await connection.execute(campaigns.update().where(mine).values(**values))


def _link(row: sql.Row[Any]) -> Link:
    return Link(row.hash, row.table_id, tuple(msgspec.json.decode(row.seats)), row.host, row.watch)


_summary = msgspec.json.Decoder(Summary).decode
_listing = msgspec.json.Decoder(Listing).decode


@contextlib.contextmanager
def _refusing() -> Iterator[None]:
    try:
        yield
    except Exception as error:  # drivers have exceptions of their own
        raise refusal_of(error) from None


def _pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", f"synchronous={SYNCHRONOUS}", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
