"""Several server processes on one PostgreSQL: each table has one owner, and people on any process can play."""

import asyncio
import contextlib
import random
import signal
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sql
import websockets

from batyskaf.table import log
from batyskaf.table.log import Stored
from batyskaf.table.migrations import servers
from batyskaf.table.sql_store import SqlStore
from batyskaf.table.store import Batch, Moved, Summary
from tests.table.kit import SOON, Process, Seat, finish
from tests.table.postgres import Postgres
from tests.table.test_store import head, opened


@pytest.fixture(scope="module")
def started(postgres: Postgres) -> Iterator[tuple[Process, Process]]:
    database = postgres.fresh()
    pair = Process(database), Process(database)
    yield pair
    for process in pair:
        if process.running:
            process.end()


@pytest.fixture
def processes(started: tuple[Process, Process]) -> tuple[Process, Process]:
    """Two servers on one database; one that a test has killed is restarted."""
    for process in started:
        if not process.running:
            process.start()
    return started


async def shared_table(first: Process, second: Process, bots: int = 0, **wish: object) -> tuple[str, Seat, Seat]:
    """A table that the first process made, with Ala connected to it and Ola to the second."""
    seats = [{"kind": "me", "name": "Ala"}, {"kind": "open"}, *[{"kind": "bot"}] * bots]
    async with first.http as http:
        made = (
            await http.post(
                "/api/tables", json={"game": "crew", "options": {"players": len(seats)}, "seats": seats, **wish}
            )
        ).json()
    id = made["table"]["id"]
    async with second.http as http:
        sat = (await http.post(f"/api/tables/{id}/sit", json={"name": "Ola", "token": made["invites"]["1"]})).json()
    ala = await first.seat(id, made["token"]).join()
    ola = await second.seat(id, sat["token"]).join()
    return id, ala, ola


async def play_through(seat: Seat, processes: list[Process], acked: dict[str, int], rng: random.Random) -> None:
    """Play whatever happens to the servers: connect to any, and send unanswered commands again."""
    count = 0
    unsent: dict[str, Any] | None = None
    while not seat.over:
        try:
            if unsent is None and not seat.update["legal"]:
                await seat.read()
                continue
            if unsent is None:
                count += 1
                unsent = {
                    "seq": seat.seq,
                    "move": rng.choice(seat.update["legal"]),
                    "id": f"{seat.update['seat']}-{count}",
                }
            answer = await seat.ask(type="move", **unsent)
            if answer["type"] == "ack":
                acked[str(unsent["id"])] = answer["seq"]
            else:
                assert answer["reason"]["id"] in ("refused-table-late", "refused-table-closed", "refused-over"), answer
            unsent = None
        except (websockets.WebSocketException, OSError):
            process = rng.choice(processes)
            seat.url = f"ws://127.0.0.1:{process.port}{seat.url[seat.url.index('/api/') :]}"
            with contextlib.suppress(websockets.WebSocketException, OSError):
                await seat.join()


async def test_people_on_different_processes_play_one_game(processes: tuple[Process, Process]) -> None:
    first, second = processes
    id, ala, ola = await shared_table(first, second)
    await ala.until_update(lambda update: update["table"]["status"] == "playing")
    while not any(message.get("online") == [True, True] for message in ala.others):
        await ala.read()
    while not any(message.get("online") == [True, True] for message in ola.others):
        await ola.read()
    await finish(ala, ola)
    assert [step["seq"] for step in ala.steps] == list(range(1, ala.seq + 1))
    await ola.until_update(lambda update: update["seq"] >= ala.seq)
    moved = [[(step["seq"], step["seat"]) for step in seat.steps if step["step"] == "moved"] for seat in (ala, ola)]
    assert moved[0] == moved[1]
    async with second.http as http:
        bearer = {"authorization": f"Bearer {ola.token}"}
        again = (await http.post(f"/api/tables/{id}/rematch", json={}, headers=bearer)).json()["table"]
    assert (await first.seat(again, ala.token).join()).update["table"]["status"] == "playing"
    assert (await second.seat(again, ola.token).join()).update["table"]["status"] == "playing"


async def test_votes_ask_those_who_are_connected_elsewhere(processes: tuple[Process, Process]) -> None:
    first, second = processes
    _, ala, ola = await shared_table(first, second)
    while not any(message.get("online") == [True, True] for message in ala.others):
        await ala.read()
    assert (await ola.ask(type="propose", kind="end"))["type"] == "ack"
    update = await ala.until_update(lambda update: update["table"]["proposal"] is not None)
    assert update["table"]["proposal"]["voters"] == [0]
    refused = await ola.ask(type="vote", proposal=update["table"]["proposal"]["number"], yes=True)
    assert refused["reason"]["id"] == "refused-table-vote"
    await ala.ask(type="vote", proposal=update["table"]["proposal"]["number"], yes=True)
    await ola.until_update(lambda update: update["table"]["status"] == "over")


async def test_when_the_owner_is_killed_another_takes_over_and_nothing_is_lost(
    processes: tuple[Process, Process],
) -> None:
    first, second = processes
    long = {"players": 3, "mission": "1", "tasks": ["T57"]}  # decided by the last trick
    _, ala, ola = await shared_table(first, second, bots=1, options=long)
    acked: dict[str, int] = {}
    rng = random.Random(5)
    playing = asyncio.gather(*(play_through(seat, [second], acked, rng) for seat in (ala, ola)))
    while len(acked) < 4:
        assert not playing.done()
        await asyncio.sleep(0.01)
    before = dict(acked)
    first.end()
    async with asyncio.timeout(SOON):
        await playing
    assert len(acked) > len(before)
    moved = {step["seq"]: step["seat"] for step in ola.steps if step["step"] == "moved"}
    for id, seq in acked.items():
        assert int(id[0]) in (moved.get(seq), moved.get(seq - 1))
    for seat in (ala, ola):
        await seat.until_update(lambda update: update["table"]["status"] == "over")
        assert [step["seq"] for step in seat.steps] == list(range(1, seat.seq + 1))


async def test_a_process_that_leaves_hands_its_tables_over_at_once(processes: tuple[Process, Process]) -> None:
    first, second = processes
    id, ala, ola = await shared_table(first, second)
    await ala.leave()
    first.end(signal.SIGTERM)
    async with second.http as http:
        ala.url = second.seat(id, "").url
        await ala.join()
        await finish(ala, ola)
        assert (await http.get(f"/api/replays/{id}")).status_code == 200


async def test_an_owner_that_was_suspended_cannot_write_after_its_successor(processes: tuple[Process, Process]) -> None:
    first, second = processes
    id, ala, ola = await shared_table(first, second, settings={"chat": True})
    first.signal(signal.SIGSTOP)  # the others consider it dead without its knowing
    assert (await ola.ask(type="say", text="jestem"))["type"] == "ack"
    first.signal(signal.SIGCONT)
    for n in range(3):
        assert (await ala.ask(type="say", text=f"{n}"))["type"] == "ack"
        assert (await ola.ask(type="say", text=f"{n}"))["type"] == "ack"
    newest = max(ala.seq, ola.seq)
    for seat in (ala, ola):
        while seat.seq < newest:
            await seat.read()
        said = [step["text"] for step in seat.steps if step["step"] == "said"]
        assert said == ["jestem", "0", "0", "1", "1", "2", "2"]
    async with first.http as http:
        updates = await http.get(f"/api/tables/{id}", headers={"authorization": f"Bearer {ala.token}"})
    assert updates.json()[0]["seq"] == newest


async def listening(store: SqlStore, does: str = "true") -> set[int]:
    """The connections of all processes to the database, by number."""
    lines = (
        "datname = current_database() AND pid <> pg_backend_pid() AND (query LIKE '%LISTEN%' OR query LIKE '%notify%')"
    )
    async with store.engine.begin() as connection:
        found = await connection.execute(sql.text(f"SELECT pid, {does} FROM pg_stat_activity WHERE {lines}"))
        return {row.pid for row in found}


async def test_a_lost_connection_between_processes_is_reopened(processes: tuple[Process, Process]) -> None:
    first, second = processes
    _, ala, ola = await shared_table(first, second, settings={"chat": True})
    assert (await ola.ask(type="say", text="raz"))["type"] == "ack"
    async with opened(first.database) as store:
        before = await listening(store, "pg_terminate_backend(pid)")
        assert (await ala.ask(type="say", text="dwa"))["type"] == "ack"
        async with asyncio.timeout(SOON):
            while len(await listening(store) - before) < 2:
                await asyncio.sleep(0.05)
    await ola.until_update(lambda update: update["seq"] >= ala.seq)  # it asked for the seq of the table again
    assert (await ola.ask(type="say", text="trzy"))["type"] == "ack"
    await ala.until_update(lambda update: update["seq"] >= ola.seq)


async def test_a_lease_has_one_holder_and_is_taken_only_from_dead_processes(postgres: Postgres) -> None:
    database = await asyncio.to_thread(postgres.fresh)
    note = Stored(1, 1.0, None, log.SayEntry(seat=0, text="a"))
    async with opened(database) as one, opened(database) as two:
        assert one.leases is not None
        assert two.leases is not None
        for store in (one, two):
            await store.leases.beat()  # type: ignore[union-attr]
        await one.create(head("t1"), Batch("t1", [], Summary()))
        assert await two.leases.claim("t1") == one.leases.me
        with pytest.raises(Moved):
            await two.append(Batch("t1", [note], Summary()))
        async with one.engine.begin() as connection:
            await connection.execute(servers.update().where(servers.c.id == one.leases.me).values(until=0.0))
        assert (await two.leases.beat()).dead
        assert await two.leases.orphans(0.0, 10) == []
        assert await two.leases.claim("t1") == two.leases.me
        await two.append(Batch("t1", [note], Summary()))
        with pytest.raises(Moved):
            await one.append(Batch("t1", [note], Summary()))
        assert len(await one.log("t1")) == 1
        await two.leases.leave()
        assert await one.leases.claim("t1") == one.leases.me
