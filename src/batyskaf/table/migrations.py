"""The schema of the store, and the migrations to it. Each migration runs once, in order, and never changes."""

import hashlib
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
    sql.Column("listing", sql.Text, nullable=False, server_default="{}"),
    sql.Column("packs", sql.String(64)),
    sql.Column("active", sql.Boolean, nullable=False, server_default=sql.true()),
    sql.Index("tables_by_status", "status", "changed"),
)

packs = sql.Table(
    "packs",
    meta,
    sql.Column("hash", sql.String(64), primary_key=True),
    sql.Column("data", sql.Text, nullable=False),
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
    sql.Column("packs", sql.Text, nullable=False, server_default=""),
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

ranking = sql.Table(
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

subscriptions = sql.Table(
    "subscriptions",
    meta,
    sql.Column("id", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(40), sql.ForeignKey("tables.id"), nullable=False),
    sql.Column("link", sql.String(20), nullable=False),
    sql.Column("data", sql.Text, nullable=False),
    sql.Column("made", sql.Float, nullable=False),
    sql.Index("subscriptions_by_table", "table_id", "link"),
)


def _first(connection: sql.Connection) -> None:
    for table in (tables, entries, links, campaigns):
        table.create(connection)


def _keep_uploads(connection: sql.Connection) -> None:
    recordings.create(connection)


def _share_tables(connection: sql.Connection) -> None:
    """Processes on one database, and which of them owns which table."""
    servers.create(connection)
    leases.create(connection)


def _keep_outcomes(connection: sql.Connection) -> None:
    """Statistics. Earlier matches are added from their summaries, without players: they had no keys then."""
    outcomes.create(connection)
    ranking.create(connection)
    wanted = sql.select(tables.c.id, tables.c.game, tables.c.changed, tables.c.public, tables.c.head, tables.c.summary)
    for row in connection.execute(wanted.where(tables.c.status == "over")).all():
        head, summary = json.loads(row.head), json.loads(row.summary)
        result, seats = summary.get("result"), summary.get("seats", [])
        if result is None:
            continue
        levels = {seat["bot"] for seat in seats if seat.get("bot")}
        outcome = {
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
        connection.execute(outcomes.insert().values(**outcome))
        for seat, (chair, score, rank) in enumerate(zip(seats, result["scores"], result["ranks"], strict=False)):
            bot = chair.get("bot") or "" if chair["kind"] == "bot" else ""
            place = {"who": "", "bot": bot, "name": chair["name"], "score": score, "rank": rank}
            connection.execute(ranking.insert().values(table_id=row.id, seat=seat, **place))


def _keep_things(connection: sql.Connection) -> None:
    """Values that the server computes or draws once: reviews, its secret."""
    kept.create(connection)


def _keep_packs(connection: sql.Connection) -> None:
    """The packs of a campaign. A new database has their column from the first migration on."""
    if "packs" not in {column["name"] for column in sql.inspect(connection).get_columns("campaigns")}:
        connection.execute(sql.text("ALTER TABLE campaigns ADD COLUMN packs TEXT NOT NULL DEFAULT '[]'"))


def _list_tables(connection: sql.Connection) -> None:
    """What lists show of a table in a column of its own, and the packs of all tables once for each set of them."""
    packs.create(connection)
    known = {column["name"] for column in sql.inspect(connection).get_columns("tables")}
    new = {"listing": "TEXT NOT NULL DEFAULT '{}'", "packs": "VARCHAR(64)", "active": "BOOLEAN NOT NULL DEFAULT true"}
    for name, kind in new.items():
        if name not in known:
            connection.execute(sql.text(f"ALTER TABLE tables ADD COLUMN {name} {kind}"))
    for id in connection.execute(sql.select(tables.c.id)).scalars().all():
        mine = tables.c.id == id
        head = json.loads(connection.execute(sql.select(tables.c.head).where(mine)).scalar_one())
        found, head["packs"] = head["packs"], []
        fixed = {name: head[name] for name in ("id", "game", "options", "settings", "made")}
        more = {name: head[name] for name in ("parent", "at", "chosen") if name in head}
        sealed = hashlib.sha256(bytes.fromhex(head["salt"]) + bytes.fromhex(head["seed"])).hexdigest()
        listing = {**fixed, **more, "commitment": sealed, "packs": [str(pack.get("name", "?")) for pack in found]}
        row = {"head": json.dumps(head), "listing": json.dumps(listing)}
        connection.execute(tables.update().where(mine).values(**row, packs=_share(connection, found)))
    connection.execute(sql.text("CREATE INDEX outcomes_by_end ON outcomes (ended, table_id)"))


def _share(connection: sql.Connection, found: list[dict[str, object]]) -> str | None:
    if not found:
        return None
    data = json.dumps(found)
    hash = hashlib.sha256(data.encode()).hexdigest()
    if connection.execute(sql.select(packs.c.hash).where(packs.c.hash == hash)).scalar() is None:
        connection.execute(packs.insert().values(hash=hash, data=data))
    return hash


def _share_campaign_packs(connection: sql.Connection) -> None:
    """Campaigns name their packs by hash, as tables do; without packs the hash is empty."""
    for id, text in connection.execute(sql.select(campaigns.c.id, campaigns.c.packs)).all():
        if text.startswith("["):
            hash = _share(connection, json.loads(text)) or ""
            connection.execute(campaigns.update().where(campaigns.c.id == id).values(packs=hash))


def _keep_subscriptions(connection: sql.Connection) -> None:
    """The browsers that are reminded of a turn."""
    subscriptions.create(connection)


def _index_few_tables(connection: sql.Connection) -> None:
    """Only tables that lists show and those where something happens by itself are indexed: a move changes no index."""
    yes = " = 1" if connection.dialect.name == "sqlite" else ""  # as queries write it, or the index isn't used
    for statement in (
        "DROP INDEX IF EXISTS tables_by_status",
        f"CREATE INDEX IF NOT EXISTS tables_listed ON tables (status, changed) WHERE public{yes}",
        f"CREATE INDEX IF NOT EXISTS tables_active ON tables (changed) WHERE active{yes}",
    ):
        connection.execute(sql.text(statement))


MIGRATIONS: tuple[Callable[[sql.Connection], None], ...] = (
    _first,
    _keep_uploads,
    _share_tables,
    _keep_outcomes,
    _keep_things,
    _keep_packs,
    _list_tables,
    _share_campaign_packs,
    _keep_subscriptions,
    _index_few_tables,
)


def migrate(connection: sql.Connection) -> None:
    """Upgrade a database of any earlier version; one of a later version is refused."""
    if connection.dialect.name == "postgresql":  # of several processes that start at once, one migrates
        connection.execute(sql.text("SELECT pg_advisory_xact_lock(hashtext('batyskaf_schema'))"))
    versions.create(connection, checkfirst=True)
    found = connection.execute(sql.select(sql.func.max(versions.c.version))).scalar() or 0
    if found > len(MIGRATIONS):
        raise Refused("refused-store-newer", version=found)
    for number, step in enumerate(MIGRATIONS[found:], start=found + 1):
        step(connection)
        connection.execute(versions.insert().values(version=number))
