"""The store: the same tests on SQLite, on PostgreSQL and in memory with a disk."""

import asyncio
import contextlib
import json
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql

from batyskaf.core.reason import Refused
from batyskaf.core.result import Result
from batyskaf.table import log
from batyskaf.table.care import Care
from batyskaf.table.local_store import LocalStore
from batyskaf.table.log import Stored
from batyskaf.table.migrations import MIGRATIONS, _first, campaigns, migrate, subscriptions, tables, versions
from batyskaf.table.protocol import Settings
from batyskaf.table.room import Head
from batyskaf.table.sql_store import SqlStore
from batyskaf.table.stats import Outcome, Place
from batyskaf.table.store import Batch, Campaign, KnownCampaign, Link, Store, Summary
from tests.table.kit import database_in, finish, running, two_people
from tests.table.without_server import Disk


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(url)
    try:
        yield store
    finally:
        await store.close()


Opener = Callable[[], contextlib.AbstractAsyncContextManager[Store]]


@pytest.fixture(params=["sqlite", "postgresql", "local"])
def store_at(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Opens an empty store of each kind, and reopens it."""
    if request.param == "local":
        disk = Disk()
        return lambda: on_disk(disk)
    url = database_in(tmp_path) if request.param == "sqlite" else request.getfixturevalue("postgres").fresh()
    return lambda: opened(url)


@contextlib.asynccontextmanager
async def on_disk(disk: Disk) -> AsyncIterator[LocalStore]:
    store = await LocalStore.open(disk)
    yield store
    await store.close()


def head(id: str) -> Head:
    return Head(
        id=id, game="crew", rules=1, content="c", options={"mission": "1"}, packs=({"name": "Kożuch"},),
        settings=Settings(), seed="0" * 32, salt="00", made=1.5,
    )  # fmt: skip


def said(seq: int, text: str = "zażółć \u0000 \U0001f991") -> Stored:
    return Stored(seq, 2.25 + seq, f"link:{seq}", log.SayEntry(seat=0, text=text))


async def test_what_is_appended_is_read_back(store_at: Opener) -> None:
    async with store_at() as store:
        links = [Link("h1", "t1", (0, 2), True, False), Link("h2", "t1", (), False, True)]
        await store.create(head("t1"), Batch("t1", [said(1)], Summary(), links))
        result = Result((1.0, 2.0), (2, 1), None, "end")
        await store.append(Batch("t1", [said(2), said(3)], Summary(status="over", public=True, result=result)))
    async with store_at() as store:
        assert await store.head("t1") == head("t1")
        assert await store.head("t2") is None
        assert await store.log("t1") == [said(1), said(2), said(3)]
        assert await store.link("h1", "t1") == links[0]
        assert await store.link("h1", "t2") is None
        assert sorted(await store.links("t1")) == sorted(links)
        ((listed, shown),) = await store.listed(("over",))
        assert (listed, shown.result) == (head("t1").listing, result)
        assert await store.listed(("playing",)) == []


async def test_a_seq_of_a_log_is_written_once(store_at: Opener) -> None:
    async with store_at() as store:
        for id in ("t1", "t2"):
            await store.create(head(id), Batch(id, [said(1)], Summary()))
        wanted = [
            Batch("t1", [said(2, "first")], Summary()),
            Batch("t1", [said(2, "second")], Summary()),
            Batch("t2", [said(2)], Summary()),
        ]
        done = await asyncio.gather(*(store.append(batch) for batch in wanted), return_exceptions=True)
        refused = [answer for answer in done if isinstance(answer, Refused)]
        assert [answer.reason.id for answer in refused] == ["refused-table-store"]
        assert done[2] is None
        assert len(await store.log("t1")) == 2
        assert len(await store.log("t2")) == 2


async def test_a_batch_is_stored_completely_or_not_at_all(store_at: Opener) -> None:
    async with store_at() as store:
        await store.create(head("t1"), Batch("t1", [said(1)], Summary()))
        with pytest.raises(Refused):
            await store.append(Batch("t1", [said(2), said(1)], Summary(status="over")))
        assert await store.log("t1") == [said(1)]
        assert await store.listed(("over",)) == []


async def test_links_end_and_begin_with_the_entries(store_at: Opener) -> None:
    async with store_at() as store:
        old, new = Link("old", "t1", (1,), False, False), Link("new", "t1", (1,), False, False)
        await store.create(head("t1"), Batch("t1", [], Summary(), [old]))
        await store.append(Batch("t1", [said(1)], Summary(), [new], ["old"]))
        assert await store.links("t1") == [new]


def page(number: int) -> Campaign:
    def recorded(logbook: dict[str, Any]) -> dict[str, Any]:
        return {"pages": [*logbook["pages"], number]}

    return Campaign("c1", recorded)


async def test_tables_that_end_at_the_same_time_are_all_in_their_logbook(database: str) -> None:
    async with opened(database) as store, opened(database) as other:
        await store.new_campaign("c1", KnownCampaign("crew", {"pages": []}))
        for number in range(10):
            await (store, other)[number % 2].create(head(f"t{number}"), Batch(f"t{number}", [], Summary()))
        ends = [Batch(f"t{number}", [said(1)], Summary(status="over"), campaign=page(number)) for number in range(10)]
        await asyncio.gather(*((store, other)[number % 2].append(batch) for number, batch in enumerate(ends)))
        known = await store.campaign("c1")
        assert sorted(known.logbook["pages"]) == list(range(10))  # type: ignore[call-overload]


async def test_campaigns_and_recordings(store_at: Opener) -> None:
    async with store_at() as store:
        await store.new_campaign("c1", KnownCampaign("crew", {"pages": [1]}, ({"name": "Reef"},)))
        await store.create(head("t1"), Batch("t1", [], Summary()))
        await store.append(Batch("t1", [said(1)], Summary(), campaign=page(2)))
        assert await store.campaign("c1") == KnownCampaign("crew", {"pages": [1, 2]}, ({"name": "Reef"},))
        with pytest.raises(Refused, match="refused-campaign-unknown"):
            await store.campaign("c2")
        for _ in range(2):
            await store.new_recording("u1", "{żółw}\n".encode())
        assert await store.recording("u1") == "{żółw}\n".encode()
        assert await store.recording("u2") is None


async def test_tables_of_one_process_that_end_at_the_same_time_are_all_in_their_logbook(store_at: Opener) -> None:
    async with store_at() as store:
        await store.new_campaign("c1", KnownCampaign("crew", {"pages": []}))
        for number in range(5):
            await store.create(head(f"t{number}"), Batch(f"t{number}", [], Summary()))
        ends = [Batch(f"t{number}", [said(1)], Summary(status="over"), campaign=page(number)) for number in range(5)]
        await asyncio.gather(*(store.append(batch) for batch in ends))
    async with store_at() as store:
        assert sorted((await store.campaign("c1")).logbook["pages"]) == list(range(5))  # type: ignore[call-overload]


async def test_outcomes_and_own_tables_are_found_again(store_at: Opener) -> None:
    places = (Place(0, "me", "", "Ada", 7.0, 1), Place(1, "", "hard", "Bo", 3.0, 2))
    outcome = Outcome("t1", "aquatica", 2, "", "hard", None, True, True, 5.5, places)
    mine = Link("h1", "t1", (0,), True, False)
    async with store_at() as store:
        await store.create(head("t1"), Batch("t1", [], Summary(), [mine]))
        await store.append(Batch("t1", [said(1)], Summary(status="over", moves=9), outcome=outcome))
    async with store_at() as store:
        assert await store.outcomes() == [outcome]
        assert await store.ended() == 1
        ((link, found, shown, changed),) = await store.mine({"t1": "h1", "t2": "h1"})
        assert (link, found, shown.moves, changed > 0) == (mine, head("t1").game, 9, True)
        assert await store.mine({"t1": "h2"}) == []


async def test_a_value_is_kept_once(store_at: Opener) -> None:
    async with store_at() as store:
        assert await store.kept("review 1 medium a/b") is None
        assert await store.keep("review 1 medium a/b", "first") == "first"
        assert await store.keep("review 1 medium a/b", "second") == "first"
    async with store_at() as store:
        assert await store.kept("review 1 medium a/b") == "first"


async def test_a_full_disk_refuses_and_changes_nothing() -> None:
    disk = Disk()
    async with on_disk(disk) as store:
        await store.create(head("t1"), Batch("t1", [said(1)], Summary()))
        disk.full = True
        with pytest.raises(Refused, match="refused-table-store"):
            await store.append(Batch("t1", [said(2)], Summary(status="over")))
        assert await store.log("t1") == [said(1)]
        assert await store.listed(("over",)) == []
        disk.full = False
        await store.append(Batch("t1", [said(2)], Summary(status="over")))
        assert await store.log("t1", after=1) == [said(2)]


async def test_a_database_of_an_older_version_is_upgraded(database: str) -> None:
    async with opened(database) as store:
        engine = store.engine

        def back_to_the_first(connection: sql.Connection) -> None:
            sql.MetaData().drop_all(connection)
            from batyskaf.table.migrations import meta

            meta.drop_all(connection)
            versions.create(connection)
            _first(connection)
            connection.execute(versions.insert().values(version=1))
            assert not sql.inspect(connection).has_table("recordings")
            connection.execute(sql.text("ALTER TABLE campaigns DROP COLUMN packs"))
            for column in ("listing", "packs", "active"):
                connection.execute(sql.text(f"ALTER TABLE tables DROP COLUMN {column}"))
            begun = "INSERT INTO campaigns (id, game, book, changed) VALUES ('c1', 'crew', '{}', 1.0)"
            connection.execute(sql.text(begun))
            for id, summary in (("won", WON), ("left", {"seats": [], "result": None})):
                row = {"id": id, "game": "crew", "made": 1.0, "changed": 2.0, "status": "over", "public": True}
                known = json.dumps(msgspec.to_builtins(packed(id, {"mission": "7"})))
                connection.execute(tables.insert().values(**row, head=known, summary=json.dumps(summary)))
            migrate(connection)
            migrate(connection)
            found = [row.version for row in connection.execute(sql.select(versions))]
            assert sorted(found) == list(range(1, len(MIGRATIONS) + 1))

        async with engine.begin() as connection:
            await connection.run_sync(back_to_the_first)
        await store.new_recording("u1", b"{}")
        assert await store.recording("u1") == b"{}"
        assert await store.campaign("c1") == KnownCampaign("crew", {})
        for id in ("won", "left"):
            assert await store.head(id) == packed(id, {"mission": "7"})
        assert sorted((listing for listing, _ in await store.listed(("over",))), key=lambda one: one.id) == [
            packed(id, {"mission": "7"}).listing for id in ("left", "won")
        ]
        assert await stored_packs(store) == 1
        (taken_in,) = await store.outcomes()
        assert taken_in[:6] == ("won", "crew", 2, "7", "hard", True)
        assert taken_in.ranking == (Place(0, "", "", "Ada", 1.0, 1), Place(1, "", "hard", "Bo", 1.0, 1))


def packed(id: str, options: dict[str, object]) -> Head:
    return msgspec.structs.replace(head(id), options=options, packs=({"name": "reef", "tasks": [1, 2]},))


async def stored_packs(store: SqlStore) -> int:
    async with store.engine.connect() as connection:
        return int((await connection.execute(sql.text("SELECT count(*) FROM packs"))).scalar_one())


async def test_packs_are_stored_once_for_all_tables_that_use_them(database: str) -> None:
    async with opened(database) as store:
        for id in ("t1", "t2"):
            await store.create(packed(id, {}), Batch(id, [], Summary()))
        assert await stored_packs(store) == 1
        assert await store.head("t2") == packed("t2", {})
        bare = msgspec.structs.replace(head("t3"), packs=())
        await store.create(bare, Batch("t3", [], Summary()))
        assert await stored_packs(store) == 1
        assert await store.head("t3") == bare


async def test_campaigns_share_packs_with_tables(database: str) -> None:
    reef = packed("t1", {}).packs
    async with opened(database) as store:
        await store.create(packed("t1", {}), Batch("t1", [], Summary(status="over")))
        for id in ("c1", "c2"):
            await store.new_campaign(id, KnownCampaign("crew", {}, reef))
        await store.new_campaign("c3", KnownCampaign("crew", {}))
        assert await stored_packs(store) == 1
        await Care(store).keep({"over": -1.0})
        assert await store.head("t1") is None
        assert [(await store.campaign(id)).packs for id in ("c1", "c2", "c3")] == [reef, reef, ()]


async def test_packs_in_the_rows_of_campaigns_are_moved_out(database: str) -> None:
    reef = packed("t1", {}).packs
    async with opened(database) as store:
        await store.new_campaign("c1", KnownCampaign("crew", {}))
        async with store.engine.begin() as connection:
            await connection.execute(campaigns.update().values(packs=json.dumps(reef)))
            await connection.execute(versions.delete().where(versions.c.version >= 8))
            await connection.run_sync(subscriptions.drop)
    async with opened(database) as store:
        assert (await store.campaign("c1")).packs == reef
        assert await stored_packs(store) == 1


WON = {
    "seats": [{"kind": "person", "name": "Ada", "bot": None}, {"kind": "bot", "name": "Bo", "bot": "hard"}],
    "result": {"scores": [1.0, 1.0], "ranks": [1, 1], "success": True, "reason": ""},
}


async def test_postgresql_without_its_driver_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Refused, match=r"refused-store-driver.*batyskaf\[host\]"):
        await SqlStore.open("postgresql://nobody@127.0.0.1:1/nothing")


async def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    async with opened(database) as store, store.engine.begin() as connection:
        await connection.execute(versions.insert().values(version=len(MIGRATIONS) + 1))
    with pytest.raises(Refused, match="refused-store-newer"):
        await SqlStore.open(database)


async def test_sqlite_is_set_up_for_speed_and_safety(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # the tests don't wait for the disk, a server does
    async with opened(database_in(tmp_path)) as store, store.engine.connect() as connection:
        found = [
            (await connection.execute(sql.text(f"PRAGMA {name}"))).scalar()
            for name in ("journal_mode", "synchronous", "busy_timeout")
        ]
    assert found == ["wal", FULL, 5000]


FULL = 2
"""Each commit waits for the disk."""


async def test_changes_that_wait_are_committed_together(tmp_path: Path) -> None:
    async with opened(database_in(tmp_path)) as store:
        commits: list[float] = []
        store.commits = commits.append
        ids = [f"t{number}" for number in range(20)]
        await asyncio.gather(*(store.create(head(id), Batch(id, [said(1)], Summary())) for id in ids))
        await asyncio.gather(*(store.append(Batch(id, [said(2)], Summary())) for id in ids))
        assert [len(await store.log(id)) for id in ids] == [2] * 20
        assert len(commits) <= 4


async def test_a_whole_attempt_is_stored_and_read_back(database: str) -> None:
    async with running(database) as here:
        made, ala, ola = await two_people(here)
        await finish(ala, ola)
    async with running(database) as again:
        seat = await again.seat(made["table"]["id"], ala.token).join()
        assert seat.update["view"] == ala.update["view"]
        assert seat.steps == ala.steps
