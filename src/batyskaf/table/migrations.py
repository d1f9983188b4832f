"""The schema of the store and how older ones become it. Each migration is run once, in order, and never changed."""

import json
from collections.abc import Callable

import sqlalchemy as sql

from batyskaf.core.reason import Refused

meta = sql.MetaData()

versions = sql.Table("batyskaf_schema", meta, sql.Column("version", sql.Integer, primary_key=True))

tables = sql.Table(
    "tables",
    meta,
    sql.Column("id", sql.String(40), primary_key=True),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("made", sql.Float, nullable=False),
    sql.Column("changed", sql.Float, nullable=False),
    sql.Column("status", sql.String(12), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("head", sql.Text, nullable=False),
    sql.Column("summary", sql.Text, nullable=False),
    sql.Index("tables_by_status", "status", "changed"),
)

entries = sql.Table(
    "entries",
    meta,
    sql.Column("table_id", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("command", sql.String(120)),
    sql.Column("data", sql.Text, nullable=False),
)

links = sql.Table(
    "links",
    meta,
    sql.Column("hash", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seats", sql.Text, nullable=False),
    sql.Column("host", sql.Boolean, nullable=False),
    sql.Column("watch", sql.Boolean, nullable=False),
)

campaigns = sql.Table(
    "campaigns",
    meta,
    sql.Column("id", sql.String(60), primary_key=True),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("book", sql.Text, nullable=False),
    sql.Column("changed", sql.Float, nullable=False),
    sql.Column("packs", sql.Text, nullable=False, server_default="[]"),
)

recordings = sql.Table(
    "recordings",
    meta,
    sql.Column("id", sql.String(60), primary_key=True),
    sql.Column("data", sql.Text, nullable=False),
    sql.Column("made", sql.Float, nullable=False),
)

kept = sql.Table(
    "kept",
    meta,
    sql.Column("key", sql.String(120), primary_key=True),
    sql.Column("value", sql.Text, nullable=False),
    sql.Column("made", sql.Float, nullable=False),
)

servers = sql.Table(
    "servers",
    meta,
    sql.Column("id", sql.String(20), primary_key=True),
    sql.Column("until", sql.Float, nullable=False),
)

leases = sql.Table(
    "leases",
    meta,
    sql.Column("table_id", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("server", sql.String(20), nullable=False, index=True),
)

outcomes = sql.Table(
    "outcomes",
    meta,
    sql.Column("table_id", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("players", sql.Integer, nullable=False),
    sql.Column("mission", sql.String(40), nullable=False),
    sql.Column("bots", sql.String(40), nullable=False),
    sql.Column("success", sql.Boolean),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("rated", sql.Boolean, nullable=False),
    sql.Column("ended", sql.Float, nullable=False),
)

standings = sql.Table(
    "standings",
    meta,
    sql.Column("table_id", sql.String(40), sql.ForeignKey("outcomes.table_id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("who", sql.String(64), nullable=False),
    sql.Column("bot", sql.String(40), nullable=False),
    sql.Column("name", sql.String(60), nullable=False),
    sql.Column("score", sql.Float, nullable=False),
    sql.Column("rank", sql.Integer, nullable=False),
)


def _first(connection: sql.Connection) -> None:
    for table in (tables, entries, links, campaigns):
        table.create(connection)


def _keep_uploads(connection: sql.Connection) -> None:
    recordings.create(connection)


def _share_tables(connection: sql.Connection) -> None:
    """Processes on one database, and which of them has which table."""
    servers.create(connection)
    leases.create(connection)


def _keep_outcomes(connection: sql.Connection) -> None:
    """Statistics; matches that ended before are taken in as far as their lists tell: nobody had a key then."""
    outcomes.create(connection)
    standings.create(connection)
    wanted = sql.select(tables.c.id, tables.c.game, tables.c.changed, tables.c.public, tables.c.head, tables.c.summary)
    for row in connection.execute(wanted.where(tables.c.status == "over")).all():
        head, summary = json.loads(row.head), json.loads(row.summary)
        result, seats = summary.get("result"), summary.get("seats", [])
        if result is None:
            continue
        levels = {seat["bot"] for seat in seats if seat.get("bot")}
        told = {
            "table_id": row.id,
            "game": row.game,
            "players": len(seats),
            "mission": str(head["options"].get("mission") or ""),
            "bots": "" if not levels else levels.pop() if len(levels) == 1 else "mixed",
            "success": result["success"],
            "public": row.public,
            "rated": False,
            "ended": row.changed,
        }
        connection.execute(outcomes.insert().values(**told))
        for seat, (chair, score, rank) in enumerate(zip(seats, result["scores"], result["ranks"], strict=False)):
            bot = chair.get("bot") or "" if chair["kind"] == "bot" else ""
            place = {"who": "", "bot": bot, "name": chair["name"], "score": score, "rank": rank}
            connection.execute(standings.insert().values(table_id=row.id, seat=seat, **place))


def _keep_things(connection: sql.Connection) -> None:
    """What the server has worked out or drawn once: reviews, its secret."""
    kept.create(connection)


def _keep_packs(connection: sql.Connection) -> None:
    """A campaign is played with its packs; a database that is made now has their column from the first step on."""
    if "packs" not in {column["name"] for column in sql.inspect(connection).get_columns("campaigns")}:
        connection.execute(sql.text("ALTER TABLE campaigns ADD COLUMN packs TEXT NOT NULL DEFAULT '[]'"))


MIGRATIONS: tuple[Callable[[sql.Connection], None], ...] = (
    _first,
    _keep_uploads,
    _share_tables,
    _keep_outcomes,
    _keep_things,
    _keep_packs,
)


def migrate(connection: sql.Connection) -> None:
    """Bring a database of any earlier version up to this one; one of a later version is left alone."""
    if connection.dialect.name == "postgresql":  # of several processes that start at once, one migrates
        connection.execute(sql.text("SELECT pg_advisory_xact_lock(hashtext('batyskaf_schema'))"))
    versions.create(connection, checkfirst=True)
    found = connection.execute(sql.select(sql.func.max(versions.c.version))).scalar() or 0
    if found > len(MIGRATIONS):
        raise Refused("refused-store-newer", version=found)
    for number, step in enumerate(MIGRATIONS[found:], start=found + 1):
        step(connection)
        connection.execute(versions.insert().values(version=number))
