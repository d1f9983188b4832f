"""Whatever is asked and whatever breaks, the server refuses in a sentence: it never fails with a 500."""

import asyncio
import logging
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql

from batyskaf.table import commands
from tests.table.kit import OPEN, Running, database_in, running, two_people
from tests.table.postgres import Postgres
from tests.table.test_play import bearer

DEEP = "[" * 100_000


async def test_deeply_nested_json_is_refused(here: Running) -> None:
    made = await here.make()
    for path in ("/api/tables", "/api/mine", f"/api/tables/{made['table']['id']}/command", "/api/recordings"):
        answer = await here.http.post(path, content=DEEP[:60_000], headers=bearer(made))
        assert answer.status_code in (400, 409), (path, answer.text)
    pack = '{"game": "crew", "packs": [{"a": ' + "[" * 5000 + "]" * 5000 + "}]}"
    assert (await here.http.post("/api/tables", content=pack)).status_code in (400, 409)


@pytest.mark.parametrize("id", ["a%00b", "x" * 300, "%E2%80%AEb"])
async def test_impossible_ids_are_unknown(database: str, id: str) -> None:
    async with running(database) as here:
        for path in (f"/api/tables/{id}", f"/api/replays/{id}", f"/api/campaigns/{id}", f"/{id}"):
            assert (await here.http.get(path)).status_code in (200, 404, 503), path  # 503: the page isn't built
        table = {"game": "crew", "campaign": "a\u0000b"}
        assert (await here.http.post("/api/tables", json=table)).status_code < 500 or database.startswith("postgres")
        seat = here.seat(id, "")
        seat.url = seat.url.replace("%", "%25")
        with pytest.raises(Exception, match=r"refused|4404|rejected"):
            await seat.join()


def _without_patience(connection: Any, *_: object) -> None:
    """A connection that doesn't wait for a lock."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=0")
    cursor.close()


async def test_a_locked_disk_refuses_new_tables(tmp_path: Path) -> None:
    async with running(database_in(tmp_path)) as here:
        engine = here.hub.store.engine.sync_engine  # type: ignore[attr-defined]
        sql.event.listen(engine, "checkout", _without_patience)
        locked = sqlite3.connect(tmp_path / "tables.sqlite", timeout=0)
        locked.execute("BEGIN IMMEDIATE")
        answers = [await here.http.post("/api/tables", json={"game": "crew"})]
        answers.append(await here.http.post("/api/campaigns", json={"game": "crew"}))
        locked.rollback()
        locked.close()
        for answer in answers:
            assert (answer.status_code, answer.json()["reason"]["id"]) == (503, "refused-table-store")
        await here.make()


async def test_a_database_that_is_away_refuses_reads(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Postgres(tmp_path_factory.mktemp("away"))
    stopped = False
    try:
        async with running(await asyncio.to_thread(server.fresh)) as here:
            made = await here.make()
            server.stop()
            stopped = True
            for path in ("/api/tables", "/api/replays", f"/api/replays/{made['table']['id']}"):
                answer = await here.http.get(path)
                assert (answer.status_code, answer.json()["reason"]["id"]) == (503, "refused-table-store"), path
            assert (await here.http.post("/api/tables", json={"game": "crew"})).status_code == 503
    finally:
        if not stopped:
            server.stop()


async def test_a_failed_insert_logs_no_secrets(here: Running, caplog: pytest.LogCaptureFixture) -> None:
    made = await here.make(seats=[{"kind": "me", "name": "Zdzisława"}, *[{"kind": "bot"}] * 3])
    head = await here.hub.store.head(made["table"]["id"])
    assert head is not None
    async with here.hub.store.engine.begin() as connection:  # type: ignore[attr-defined]
        await connection.execute(sql.text("ALTER TABLE entries RENAME TO gone"))
    with caplog.at_level(logging.DEBUG, "batyskaf"):
        assert (await here.http.post("/api/tables", json={"game": "crew"})).status_code == 503
        await here.http.post(
            f"/api/tables/{made['table']['id']}/command", json={"type": "name", "name": "Zofia"}, headers=bearer(made)
        )
    assert caplog.text
    for secret in (head.seed, head.salt, made["token"], "Zdzisława", "Zofia"):
        assert secret not in caplog.text


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f \uffa0", "\u0301"])
def test_names_that_look_empty_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="refused-table-name"):
        commands.clean_name(name)


def test_a_name_may_be_a_symbol() -> None:
    assert commands.clean_name("\U0001f991") == "\U0001f991"


async def test_a_dead_invite_can_not_ask_for_a_rematch(here: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    made = await here.make(seats=seats)
    id = made["table"]["id"]
    owner = await here.seat(id, made["token"]).join()
    await owner.ask(type="seating", about=1, bot="random")
    await owner.ask(type="propose", kind="end")
    await owner.until_update(lambda update: update["table"]["status"] == "over")
    invite = {"authorization": f"Bearer {made['invites']['1']}"}
    answer = await here.http.post(f"/api/tables/{id}/rematch", json={}, headers=invite)
    assert answer.json()["reason"]["id"] == "refused-table-watching"
    assert (await here.http.post(f"/api/tables/{id}/rematch", json={}, headers=bearer(made))).status_code == 200


async def test_talk_is_limited_by_person(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(OPEN, talk_per_second=0.001, talk_burst=3)
    async with running(database_in(tmp_path), limits=limits) as here:
        _, ala, ola = await two_people(here)
        said = [await ala.ask(type="say", phrase="hello") for _ in range(4)]
        assert [answer["type"] for answer in said] == ["ack", "ack", "ack", "refused"]
        assert said[3]["reason"]["id"] == "refused-table-often"
        assert (await ola.ask(type="say", phrase="hello"))["type"] == "ack"
        assert (await ala.ask(type="ping"))["type"] == "ack"
