"""Which server process owns which table on a PostgreSQL: leases that are valid while their process sends heartbeats.

A lease is a row that names the owner. A process locks that row before it writes to the table, so one that has lost a
table without knowing it can't write to it any more.
"""

import secrets
from collections.abc import Callable, Iterable
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from batyskaf.table.peers import AnyMail, Post
from batyskaf.table.store import Moved

_NOW = "extract(epoch from clock_timestamp())"
_ALIVE = f"(SELECT id FROM servers WHERE until > {_NOW})"
_CLAIM = sql.text(
    f"""INSERT INTO leases (table_id, server) VALUES (:table, :me)
    ON CONFLICT (table_id) DO UPDATE SET server = :me WHERE leases.server NOT IN {_ALIVE}"""
)
_OWNER = sql.text("SELECT server FROM leases WHERE table_id = :table")
_HELD = sql.text("SELECT table_id FROM leases WHERE server = :me AND table_id IN :tables FOR SHARE").bindparams(
    sql.bindparam("tables", expanding=True)
)
_BEAT = sql.text(
    f"""INSERT INTO servers (id, until) VALUES (:me, {_NOW} + :seconds)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until"""
)
_DEAD = sql.text(f"DELETE FROM servers WHERE until <= {_NOW} RETURNING id")
_LIVING = sql.text(f"SELECT id FROM servers WHERE until > {_NOW}")
_MINE = sql.text("SELECT table_id FROM leases WHERE server = :me")
_ORPHANS = sql.text(
    f"""SELECT tables.id FROM tables LEFT JOIN leases ON leases.table_id = tables.id
    WHERE tables.status = 'playing' AND tables.active AND tables.changed >= :after
    AND (leases.server IS NULL OR leases.server NOT IN {_ALIVE}) ORDER BY tables.changed DESC LIMIT :most"""
)


class Pulse(NamedTuple):
    """The processes that are alive, whether another was found dead, and the tables of this one."""

    alive: frozenset[str]
    dead: bool
    mine: frozenset[str]


class Leases:
    """The tables of this process and the processes that are alive. The clock is that of the database."""

    def __init__(self, engine: AsyncEngine, seconds: float) -> None:
        self.me = secrets.token_hex(6)
        self.seconds = seconds
        self._engine = engine

    def post(self, deliver: Callable[[AnyMail], None], opened: Callable[[], None]) -> Post:
        """A connection to the other processes."""
        return Post(self._engine, self.me, deliver, opened)

    async def claim(self, table: str) -> str:
        """Claim a table; return its owner: this process, unless another live one has it."""
        who = {"table": table, "me": self.me}
        async with self._engine.begin() as connection:
            await connection.execute(_CLAIM, who)
            return str((await connection.execute(_OWNER, who)).scalar_one())

    async def begin(self, connection: AsyncConnection, table: str) -> None:
        """Claim a new table."""
        await connection.execute(_CLAIM, {"table": table, "me": self.me})

    async def hold(self, connection: AsyncConnection, tables: Iterable[str]) -> None:
        """Lock these leases until the end of the transaction; raise `Moved` if this process doesn't have them all."""
        wanted = sorted(set(tables))
        held = (await connection.execute(_HELD, {"me": self.me, "tables": wanted})).all()
        if len(held) < len(wanted):
            raise Moved

    async def release(self, table: str) -> None:
        await self._execute("DELETE FROM leases WHERE table_id = :table AND server = :me", table=table)

    async def leave(self) -> None:
        """Give all tables back."""
        await self._execute("DELETE FROM leases WHERE server = :me")
        await self._execute("DELETE FROM servers WHERE id = :me")

    async def _execute(self, text: str, **more: object) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(sql.text(text), {"me": self.me, **more})

    async def beat(self) -> "Pulse":
        """Send a heartbeat, and read those of the others."""
        async with self._engine.begin() as connection:
            await connection.execute(_BEAT, {"me": self.me, "seconds": self.seconds})
            dead = (await connection.execute(_DEAD)).all()
            alive = await connection.execute(_LIVING)
            mine = await connection.execute(_MINE, {"me": self.me})
            return Pulse(frozenset(row.id for row in alive), bool(dead), frozenset(row.table_id for row in mine))

    async def orphans(self, after: float, most: int) -> list[str]:
        """Tables in play without an owner."""
        async with self._engine.connect() as connection:
            return [row.id for row in await connection.execute(_ORPHANS, {"after": after, "most": most})]
