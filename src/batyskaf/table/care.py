"""What `batyskaf admin` does to a database: list and close tables, back up, restore, delete."""

import asyncio
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from batyskaf.core.reason import Refused
from batyskaf.table import log
from batyskaf.table.actor import summary
from batyskaf.table.commands import Desk
from batyskaf.table.hub import player_hash
from batyskaf.table.migrations import (
    campaigns,
    entries,
    kept,
    leases,
    links,
    outcomes,
    packs,
    ranking,
    subscriptions,
    tables,
)
from batyskaf.table.room import restored
from batyskaf.table.sql_store import SqlStore, append
from batyskaf.table.store import Batch, Summary
from batyskaf.table.tables import game_of

DAY = 86400.0
PARTS = 500
"""Rows that are deleted at once."""


class Row(NamedTuple):
    """A table as an administrator sees it."""

    id: str
    game: str
    status: str
    public: bool
    made: float
    changed: float
    moves: int


class Care:
    """Work on an open store."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._engine = store.engine

    async def tables(self, status: str | None = None, limit: int = 100) -> list[Row]:
        """Tables, the latest first."""
        wanted = sql.select(tables).order_by(tables.c.changed.desc()).limit(limit)
        if status is not None:
            wanted = wanted.where(tables.c.status == status)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [
            Row(row.id, row.game, row.status, row.public, row.made, row.changed, _summary(row.summary).moves)
            for row in rows
        ]

    async def close(self, id: str) -> bool:
        """End a table without a result; False if it is over already.

        A server that has it in memory notices with the next change: that one fails, and the log is read again.
        """
        head = await self._store.head(id)
        if head is None:
            raise Refused("refused-no-table", table=id)
        room = restored(head, game_of(head.game, head.packs), await self._store.log(id))
        if room.status == "over":
            return False
        desk = Desk(room, time.time())
        desk.note(log.EndEntry(reason="vote", result=None))
        made = [log.stored(room.game.moves, happened) for happened in desk.made]
        async with self._store.writing() as connection:
            await append(connection, [Batch(id, made, summary(room))])
        return True

    async def keep(self, days: dict[str, float]) -> dict[str, int]:
        """Delete tables that have not changed for some days, by status; return how many."""
        deleted = {}
        for status, most in days.items():
            old = sql.select(tables.c.id).where(tables.c.status == status, tables.c.changed < time.time() - most * DAY)
            async with self._engine.connect() as connection:
                ids = list((await connection.execute(old)).scalars())
            deleted[status] = await self._delete(ids)
        return deleted

    async def _delete(self, ids: Sequence[str]) -> int:
        """Delete tables with everything that refers to them, and packs that no table and no campaign uses any more."""
        for start in range(0, len(ids), PARTS):
            part = ids[start : start + PARTS]
            async with self._store.writing() as connection:
                for table in (ranking, outcomes, entries, links, leases, subscriptions):
                    await connection.execute(table.delete().where(table.c.table_id.in_(part)))
                await connection.execute(tables.delete().where(tables.c.id.in_(part)))
        async with self._store.writing() as connection:
            used = sql.select(tables.c.packs).where(tables.c.packs.is_not(None)).union(sql.select(campaigns.c.packs))
            await connection.execute(packs.delete().where(packs.c.hash.not_in(used)))
        return len(ids)

    async def forget(self, key: str) -> int:
        """Delete what a player's key has left: their names, their chat, their record. Return the number of tables."""
        who = player_hash(key)
        async with self._store.writing() as connection:
            await connection.execute(ranking.update().where(ranking.c.who == who).values(who="", name=""))
            seated = sql.select(entries.c.table_id).where(entries.c.data.contains(who)).distinct()
            ids = list((await connection.execute(seated)).scalars())
            for id in ids:
                await _forget_at(connection, id, who)
        return len(ids)


async def _forget_at(connection: AsyncConnection, id: str, who: str) -> None:
    """Remove names, chat, reminders and the hash of the key from the log, the summary and the review of a table."""
    rows = (await connection.execute(sql.select(entries).where(entries.c.table_id == id).order_by(entries.c.seq))).all()
    found = [(row.seq, log.decode_entry(row.data)) for row in rows]
    mine = {(one.seat, one.link) for _, one in found if isinstance(one, log.SatEntry) and one.player == who}
    holder: dict[int, str] = {}
    for seq, one in found:
        bare: log.LogEntry | None = None
        if isinstance(one, log.SatEntry):
            holder[one.seat] = one.link
            if (one.seat, one.link) in mine:
                bare = msgspec.structs.replace(one, player="", name=str(one.seat + 1))
        elif isinstance(one, log.SayEntry) and one.text and (one.seat, holder.get(one.seat)) in mine:
            bare = msgspec.structs.replace(one, text="")
        if bare is not None:
            place = (entries.c.table_id == id) & (entries.c.seq == seq)
            await connection.execute(entries.update().where(place).values(data=msgspec.json.encode(bare).decode()))
    shown = _summary((await connection.execute(sql.select(tables.c.summary).where(tables.c.id == id))).scalar_one())
    gone = {seat for seat, link in mine if holder.get(seat) == link}
    seats = tuple({**one, "name": str(at + 1)} if at in gone else one for at, one in enumerate(shown.seats))
    changed = msgspec.json.encode(msgspec.structs.replace(shown, seats=seats)).decode()
    await connection.execute(tables.update().where(tables.c.id == id).values(summary=changed))
    await connection.execute(kept.delete().where(kept.c.key.like(f"review % {id}")))
    mine_here = (subscriptions.c.table_id == id) & subscriptions.c.link.in_([link for _, link in mine])
    await connection.execute(subscriptions.delete().where(mine_here))


# --- copies -----------------------------------------------------------------------------------------------------------


async def back_up(url: str, path: Path) -> None:
    """Copy a database to a file while it is used: SQLite by its own backup, PostgreSQL by pg_dump."""
    if path.exists():
        raise Refused("refused-admin-exists", path=str(path))
    file = _sqlite_file(url)
    try:
        if file is not None:
            await asyncio.to_thread(_copy, file, path)
        else:
            await _run("pg_dump", "--format=custom", f"--file={path}", f"--dbname={_plain(url)}")
    except (OSError, sqlite3.Error) as error:
        raise Refused("refused-admin-copy", detail=str(error)) from None


async def restore(url: str, path: Path) -> None:
    """Replace a database that no server uses by a backup."""
    if not path.is_file():
        raise Refused("refused-admin-missing", path=str(path))
    file = _sqlite_file(url)
    try:
        if file is None:
            command = ("pg_restore", "--clean", "--if-exists", "--exit-on-error", "--single-transaction")
            await _run(*command, f"--dbname={_plain(url)}", str(path))
        else:
            await asyncio.to_thread(_copy, path, file)
    except (OSError, sqlite3.Error) as error:
        raise Refused("refused-admin-copy", detail=str(error)) from None


def _copy(source: Path, target: Path) -> None:
    if not source.is_file():
        raise FileNotFoundError(str(source))
    with sqlite3.connect(source) as old, sqlite3.connect(target) as new:
        old.execute("SELECT count(*) FROM batyskaf_schema")  # another kind of file is refused before anything changes
        old.backup(new)
    old.close()
    new.close()


async def _run(*command: str) -> None:
    found = shutil.which(command[0])
    if found is None:
        raise Refused("refused-admin-tool", name=command[0])
    done = await asyncio.to_thread(subprocess.run, [found, *command[1:]], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused("refused-admin-copy", detail=done.stderr.strip().partition("\n")[0])


def _sqlite_file(url: str) -> Path | None:
    made = sql.make_url(url)
    return Path(made.database or "") if made.get_backend_name() == "sqlite" else None


def _plain(url: str) -> str:
    """The URL as PostgreSQL's own programs read it."""
    return sql.make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


_summary = msgspec.json.Decoder(Summary).decode
