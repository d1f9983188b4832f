"""Which server process owns which table of a PostgreSQL: leases that hold while their process says that it lives.

A lease is a row that names the owner. Whoever writes to a table locks that row first, so a process that has lost a
table, and doesn't know it yet, can't write to it any more.
"""

import secrets
from collections.abc import Iterable
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


class Moved(Exception):
    """Another process has the table, or will have it: ask again."""


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
    WHERE tables.status = 'playing' AND tables.changed >= :after
    AND (leases.server IS NULL OR leases.server NOT IN {_ALIVE}) ORDER BY tables.changed DESC LIMIT :most"""
)


class Pulse(NamedTuple):
    """The processes that live, whether another was found dead, and the tables of this one."""

    alive: frozenset[str]
    dead: bool
    mine: frozenset[str]


class Leases:
    """The tables of this process and the processes that live. The clock is that of the database."""

    def __init__(self, engine: AsyncEngine, seconds: float) -> None:
        self.me = secrets.token_hex(6)
        self.seconds = seconds
        self._engine = engine

    async def claim(self, table: str) -> str:
        """The owner of a table: this process, unless another one that lives has it."""
        who = {"table": table, "me": self.me}
        async with self._engine.begin() as connection:
            await connection.execute(_CLAIM, who)
            return str((await connection.execute(_OWNER, who)).scalar_one())

    async def begin(self, connection: AsyncConnection, table: str) -> None:
        """A new table is its maker's."""
        await connection.execute(_CLAIM, {"table": table, "me": self.me})

    async def hold(self, connection: AsyncConnection, tables: Iterable[str]) -> None:
        """Until the end of the transaction nobody can take these tables; refuses if somebody has already."""
        wanted = sorted(set(tables))
        held = (await connection.execute(_HELD, {"me": self.me, "tables": wanted})).all()
        if len(held) < len(wanted):
            raise Moved

    async def release(self, table: str) -> None:
        await self._execute("DELETE FROM leases WHERE table_id = :table AND server = :me", table=table)

    async def leave(self) -> None:
        """Give everything back."""
        await self._execute("DELETE FROM leases WHERE server = :me")
        await self._execute("DELETE FROM servers WHERE id = :me")

    async def _execute(self, text: str, **more: object) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(sql.text(text), {"me": self.me, **more})

    async def beat(self) -> "Pulse":
        """Say that this process lives, and look around."""
        async with self._engine.begin() as connection:
            await connection.execute(_BEAT, {"me": self.me, "seconds": self.seconds})
            dead = (await connection.execute(_DEAD)).all()
            alive = await connection.execute(_LIVING)
            mine = await connection.execute(_MINE, {"me": self.me})
            return Pulse(frozenset(row.id for row in alive), bool(dead), frozenset(row.table_id for row in mine))

    async def orphans(self, after: float, most: int) -> list[str]:
        """Tables in play that nobody owns."""
        async with self._engine.connect() as connection:
            return [row.id for row in await connection.execute(_ORPHANS, {"after": after, "most": most})]
