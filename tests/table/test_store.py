"""The store: the same tests on SQLite and on PostgreSQL."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from batyskaf.core.reason import Refused
from batyskaf.core.result import Result
from batyskaf.table import log
from batyskaf.table.log import Stored
from batyskaf.table.migrations import MIGRATIONS, _first, migrate, tables, versions
from batyskaf.table.protocol import Settings
from batyskaf.table.room import Head
from batyskaf.table.stats import Standing
from batyskaf.table.store import Batch, Campaign, KnownCampaign, Link, Store, Summary
from tests.table.kit import database_in, finish, running, two_people


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def head(id: str) -> Head:
    return Head(
        id=id, game="crew", rules=1, content="c", options={"mission": "1"}, packs=({"name": "Kożuch"},),
        settings=Settings(), seed="0" * 32, salt="00", made=1.5,
    )  # fmt: skip


def said(seq: int, text: str = "zażółć \u0000 \U0001f991") -> Stored:
    return Stored(seq, 2.25 + seq, f"link:{seq}", log.SayEntry(seat=0, text=text))


async def test_what_is_appended_is_read_back(database: str) -> None:
    async with opened(database) as store:
        links = [Link("h1", "t1", (0, 2), True, False), Link("h2", "t1", (), False, True)]
        await store.create(head("t1"), Batch("t1", [said(1)], Summary(), links))
        result = Result((1.0, 2.0), (2, 1), None, "end")
        await store.append(Batch("t1", [said(2), said(3)], Summary(status="over", public=True, result=result)))
    async with opened(database) as store:
        assert await store.head("t1") == head("t1")
        assert await store.head("t2") is None
        assert await store.log("t1") == [said(1), said(2), said(3)]
        assert await store.link("h1", "t1") == links[0]
        assert await store.link("h1", "t2") is None
        assert sorted(await store.links("t1")) == sorted(links)
        ((listed, shown),) = await store.listed(("over",), True)
        assert (listed, shown.result) == (head("t1"), result)
        assert await store.listed(("over",), False) == []
        assert await store.listed(("playing",), None) == []


async def test_one_place_in_a_log_is_written_once(database: str) -> None:
    async with opened(database) as store:
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


async def test_a_batch_is_stored_whole_or_not_at_all(database: str) -> None:
    async with opened(database) as store:
        await store.create(head("t1"), Batch("t1", [said(1)], Summary()))
        with pytest.raises(Refused):
            await store.append(Batch("t1", [said(2), said(1)], Summary(status="over")))
        assert await store.log("t1") == [said(1)]
        assert await store.listed(("over",), None) == []


async def test_links_end_and_begin_with_the_entries(database: str) -> None:
    async with opened(database) as store:
        old, new = Link("old", "t1", (1,), False, False), Link("new", "t1", (1,), False, False)
        await store.create(head("t1"), Batch("t1", [], Summary(), [old]))
        await store.append(Batch("t1", [said(1)], Summary(), [new], ["old"]))
        assert await store.links("t1") == [new]


def page(number: int) -> Campaign:
    def written(book: dict[str, Any]) -> dict[str, Any]:
        return {"pages": [*book["pages"], number]}

    return Campaign("c1", written)


async def test_tables_that_end_at_once_all_stand_in_their_logbook(database: str) -> None:
    async with opened(database) as store, opened(database) as other:
        await store.new_campaign("c1", KnownCampaign("crew", {"pages": []}))
        for number in range(10):
            await (store, other)[number % 2].create(head(f"t{number}"), Batch(f"t{number}", [], Summary()))
        ends = [Batch(f"t{number}", [said(1)], Summary(status="over"), campaign=page(number)) for number in range(10)]
        await asyncio.gather(*((store, other)[number % 2].append(batch) for number, batch in enumerate(ends)))
        known = await store.campaign("c1")
        assert sorted(known.book["pages"]) == list(range(10))  # type: ignore[call-overload]


async def test_campaigns_and_recordings(database: str) -> None:
    async with opened(database) as store:
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


async def test_a_database_of_an_older_version_is_brought_up(database: str) -> None:
    async with opened(database) as store:
        engine = store._engine

        def back_to_the_first(connection: sql.Connection) -> None:
            sql.MetaData().drop_all(connection)
            from batyskaf.table.migrations import meta

            meta.drop_all(connection)
            versions.create(connection)
            _first(connection)
            connection.execute(versions.insert().values(version=1))
            assert not sql.inspect(connection).has_table("recordings")
            connection.execute(sql.text("ALTER TABLE campaigns DROP COLUMN packs"))
            begun = "INSERT INTO campaigns (id, game, book, changed) VALUES ('c1', 'crew', '{}', 1.0)"
            connection.execute(sql.text(begun))
            for id, summary in (("won", WON), ("left", {"seats": [], "result": None})):
                row = {"id": id, "game": "crew", "made": 1.0, "changed": 2.0, "status": "over", "public": True}
                options = json.dumps({"options": {"mission": "7"}})
                connection.execute(tables.insert().values(**row, head=options, summary=json.dumps(summary)))
            migrate(connection)
            migrate(connection)
            found = [row.version for row in connection.execute(sql.select(versions))]
            assert sorted(found) == list(range(1, len(MIGRATIONS) + 1))

        async with engine.begin() as connection:
            await connection.run_sync(back_to_the_first)
        await store.new_recording("u1", b"{}")
        assert await store.recording("u1") == b"{}"
        assert await store.campaign("c1") == KnownCampaign("crew", {})
        (taken_in,) = await store.outcomes()
        assert taken_in[:6] == ("won", "crew", 2, "7", "hard", True)
        assert taken_in.standings == (Standing(0, "", "", "Ada", 1.0, 1), Standing(1, "", "hard", "Bo", 1.0, 1))


WON = {
    "seats": [{"kind": "person", "name": "Ada", "bot": None}, {"kind": "bot", "name": "Bo", "bot": "hard"}],
    "result": {"scores": [1.0, 1.0], "ranks": [1, 1], "success": True, "reason": ""},
}


async def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    async with opened(database) as store, store._engine.begin() as connection:
        await connection.execute(versions.insert().values(version=len(MIGRATIONS) + 1))
    with pytest.raises(Refused, match="refused-store-newer"):
        await Store.open(database)


async def test_sqlite_is_set_up_for_speed_and_safety(tmp_path: Path) -> None:
    async with opened(database_in(tmp_path)) as store, store._engine.connect() as connection:
        found = [
            (await connection.execute(sql.text(f"PRAGMA {name}"))).scalar()
            for name in ("journal_mode", "synchronous", "busy_timeout")
        ]
    assert found == ["wal", 1, 5000]


async def test_a_whole_attempt_is_stored_and_read_back(database: str) -> None:
    async with running(database) as here:
        made, ala, ola = await two_people(here)
        await finish(ala, ola)
    async with running(database) as again:
        seat = await again.seat(made["table"]["id"], ala.token).join()
        assert seat.frame["view"] == ala.frame["view"]
        assert seat.steps == ala.steps
