"""A server over a long time: kills, crowds, floods, full disks, restarted databases and wrong clocks.

BATYSKAF_KILLS and BATYSKAF_MINUTES shorten the longest of them.
"""

import asyncio
import contextlib
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from bench.table import Group, Load, Server, run_load

from batyskaf.table import bodies
from batyskaf.table.actor import Actor
from batyskaf.table.hub import Hub
from batyskaf.table.protocol import Settings
from batyskaf.table.sql_store import SqlStore
from batyskaf.table.thinking import Callbacks, inline
from tests.table.kit import ROOT, SOON, Fork, Process, Seat, database_in, running, two_people
from tests.table.postgres import Postgres
from tests.table.test_lost_connections import compare, hot_table, kill_three_times, play_until_killed

pytestmark = pytest.mark.soak
KILLS = int(os.environ.get("BATYSKAF_KILLS", "300"))
MINUTES = float(os.environ.get("BATYSKAF_MINUTES", "60"))
TABLES, SOCKETS = 10_000, 5_000


async def test_kills_lose_nothing(database: str) -> None:
    server = Fork(database)
    server.start()
    rng = random.Random(8)
    acknowledged = 0
    for done in range(3, KILLS + 1, 3):
        acknowledged += await kill_three_times(server, rng)
        print(f"{done} kills, {acknowledged} acknowledged moves", flush=True)
    server.end()
    server.close()


# --- crowds -----------------------------------------------------------------------------------------------------------


async def fill(database: str, count: int) -> None:
    """Store tables that wait for people."""
    store = await SqlStore.open(database)
    hub = Hub(store, Callbacks(inline, 20.0))
    await hub.open()
    seats = (bodies.SeatWish(kind="me"), bodies.SeatWish(kind="open"))
    wish = bodies.MakeTable(game="crew", settings=Settings(public=True), seats=seats)
    for _ in range(count // 50):
        await asyncio.gather(*(hub.make(wish) for _ in range(50)))
    await hub.close()
    await store.close()


async def idle_socket(server: Server, table: str) -> Any:
    url = f"{server.base.replace('http', 'ws')}/api/tables/{table}/socket"
    socket = await websockets.connect(url, compression=None, ping_interval=None)
    await socket.send('{"type": "hello"}')
    await socket.recv()
    return socket


async def test_idle_sockets_and_stored_tables_slow_nobody_down(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    await fill(database, TABLES)
    with Server(database) as server:
        async with httpx.AsyncClient(base_url=server.base, timeout=SOON) as http:
            found = [one["table"]["id"] for one in (await http.get("/api/tables")).json()]
            sockets = []
            for at in range(0, SOCKETS, 50):
                sockets += await asyncio.gather(*(idle_socket(server, found[(at + n) % len(found)]) for n in range(50)))
            groups = [Group(http, server.base, number) for number in range(20)]
            for group in groups:
                await group.sit()
            load = await run_load(groups, Load(len(groups), 1.0, 30.0))
            begun = time.perf_counter()
            assert len((await http.get("/api/tables")).json()) == 100
            listed = time.perf_counter() - begun
            p95 = load.percentile(95)
            print(f"{len(sockets)} sockets, {TABLES} tables: p95 {p95 * 1000:.0f} ms, lobby {listed * 1000:.0f} ms")
            assert len(sockets) == SOCKETS
            assert p95 < 0.1
            for socket in sockets:
                socket.transport.abort()


# --- mixed load -------------------------------------------------------------------------------------------------------

SERVER = """
import sys, uvicorn
from batyskaf.table import serve, tables
from batyskaf.table.app import Config
from batyskaf.table.limits import Limits
tables.ASLEEP = 20.0
serve.settle_memory()
bound = serve.listening("127.0.0.1", 0)
print(bound.getsockname()[1], flush=True)
proxies = serve.networks(["127.0.0.1"])
uvicorn.Server(serve.settings(Config(database=sys.argv[1], proxies=proxies, limits=Limits()))).run([bound])
"""


@contextlib.contextmanager
def limited(database: str, file_size: int | None = None) -> Iterator[tuple[str, int]]:
    """A server in a process of its own with the usual limits; clients name their address in a header."""
    script = SERVER
    if file_size is not None:
        script = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({file_size}, {file_size}))\n{SERVER}"
    command = [sys.executable, "-c", script, database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdout is not None
    try:
        yield f"http://127.0.0.1:{int(process.stdout.readline())}", process.pid
        assert process.poll() is None, "the server has ended"
    finally:
        process.kill()
        process.communicate()


def memory(pid: int) -> float:
    """Resident memory in MB."""
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGESIZE") / 1e6


@contextlib.asynccontextmanager
async def client(base: str, address: str) -> AsyncIterator[httpx.AsyncClient]:
    limits = httpx.Limits(max_connections=20, keepalive_expiry=2)  # shorter than the server's
    headers = {"x-forwarded-for": address}
    async with httpx.AsyncClient(base_url=base, timeout=SOON, limits=limits, headers=headers) as http:
        yield http


async def strangers(base: str, until: float) -> int:
    """Look at lists, unknown paths and tables, and send nonsense."""
    rng, done = random.Random(3), 0
    paths = (
        "/api/tables",
        "/api/games",
        "/api/replays",
        "/nothing",
        "/api/tables/abc",
        "/api/openapi.json",
        "/healthz",
    )
    async with client(base, "203.0.113.3") as http:
        while time.monotonic() < until:
            answer = await http.get(rng.choice(paths))
            assert answer.status_code < 500
            answer = await http.post("/api/tables", content=b"[" * rng.randint(1, 3000))
            assert answer.status_code < 500
            done += 2
            await asyncio.sleep(0.1)
    return done


async def flooded(http: httpx.AsyncClient, until: float) -> int:
    """Ask as fast as possible until the server refuses; return how many requests it has refused."""
    while time.monotonic() < until:
        answers = await asyncio.gather(*(http.get("/api/tables") for _ in range(20)))
        if refused := sum(answer.status_code == 429 for answer in answers):
            return refused
    return 0


async def flood(base: str, until: float) -> int:
    """Send far more than is allowed, on HTTP and on a socket."""
    refused = 0
    async with client(base, "203.0.113.4") as http:
        made = (await http.post("/api/tables", json={"game": "crew", "seats": [{"kind": "me"}] * 4})).json()
        seat = Seat(f"{base.replace('http', 'ws')}/api/tables/{made['table']['id']}/socket", made["token"])
        while time.monotonic() < until:
            refused += await flooded(http, until)
            with contextlib.suppress(websockets.ConnectionClosed, OSError, AssertionError):
                await seat.join()
                for _ in range(300):
                    await seat.say(type="ping")
                while True:
                    await seat.read()
            await asyncio.sleep(0.5)
    return refused


async def spectator(base: str, until: float) -> int:
    """Watch a table by its event stream."""
    got = 0
    async with client(base, "203.0.113.5") as http:
        wish = {"game": "crew", "seats": [{"kind": "bot", "bot": "random"}] * 4, "settings": {"public": True}}
        while time.monotonic() < until:
            answer = await http.post("/api/tables", json=wish)
            if answer.status_code != 200:
                await asyncio.sleep(1)
                continue
            with contextlib.suppress(TimeoutError, httpx.HTTPError):
                async with (
                    asyncio.timeout(5),
                    http.stream("GET", f"/api/tables/{answer.json()['table']['id']}/events") as s,
                ):
                    async for part in s.aiter_bytes():
                        got += len(part)
    return got


async def test_mixed_load_keeps_memory_flat(tmp_path: Path) -> None:
    with limited(f"sqlite:///{tmp_path}/tables.sqlite") as (base, pid):
        until = time.monotonic() + MINUTES * 60
        sizes: list[float] = []

        async def watch() -> None:
            while time.monotonic() < until:
                sizes.append(memory(pid))
                await asyncio.sleep(MINUTES * 60 / 60)

        async with client(base, "203.0.113.1") as http:
            groups = [Group(http, base, number, {"x-forwarded-for": "203.0.113.1"}) for number in range(10)]
            for group in groups:
                await group.sit()
            load = Load(len(groups), 1.0, MINUTES * 60)
            others = (strangers(base, until), flood(base, until), spectator(base, until))
            _, _, asked, refused, seen = await asyncio.gather(run_load(groups, load), watch(), *others)
        third = len(sizes) // 3
        middle, end = statistics.median(sizes[third : 2 * third]), statistics.median(sizes[2 * third :])
        print(f"{MINUTES:g} minutes: {len(load.times)} moves, p95 {load.percentile(95) * 1000:.0f} ms")
        print(f"{asked} requests of strangers, {refused} of a flood refused, {seen} bytes to spectators")
        print(f"MB: {sizes[0]:.0f} at first, {middle:.0f} in the middle third, {end:.0f} in the last")
        assert refused > 0
        assert end < middle * 1.1


# --- what goes wrong --------------------------------------------------------------------------------------------------


async def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    database = database_in(tmp_path)
    tables: list[tuple[str, str]] = []
    known: list[dict[str, Any]] = []
    with limited(database, file_size=2_000_000) as (base, _):
        tables = [await _hot(base) for _ in range(5)]
        known = [{"count": 0} for _ in tables]
        seats = [
            await Seat(f"{base.replace('http', 'ws')}/api/tables/{one[0]}/socket", one[1]).join() for one in tables
        ]
        for seat, last in zip(seats, known, strict=True):
            assert await _play_until_refused(seat, last, most=5) == set()
        await _fill_disk(base)
        refusals: set[str] = set()
        for seat, last in zip(seats, known, strict=True):
            refusals |= await _play_until_refused(seat, last)
            await seat.leave()
        assert refusals == {"refused-table-store"}
        async with client(base, "203.0.113.9") as http:
            assert (await http.get("/api/tables")).status_code == 200
            assert (await http.get("/readyz")).status_code == 200
    server = Process(database)
    server.start()
    for one, last in zip(tables, known, strict=True):
        await compare(server.seat(*one), last)
    server.end()
    print(f"{sum(last['count'] for last in known)} acknowledged moves at {len(tables)} tables, then a full disk")


async def _play_until_refused(seat: Seat, last: dict[str, Any], most: int = 1000) -> set[str]:
    """Play until a move is refused, or for some moves; return the reason."""
    rng = random.Random(2)
    while last["count"] < most and (asked := await seat.asked()) is not None:
        last["sent"] = {"seq": asked["seq"], "move": rng.choice(asked["legal"]), "seat": asked["seat"]}
        answer = await seat.ask(type="move", **last["sent"])
        if answer["type"] != "ack":
            return {answer["reason"]["id"]}
        last["acked"] = answer["seq"]
        last["count"] += 1
        last["steps"] = [step for step in seat.steps if step["seq"] <= answer["seq"]]
    return set()


async def _hot(base: str) -> tuple[str, str]:
    wish = {"game": "crew", "seats": [{"kind": "me"}] * 4, "options": {"mission": "1", "players": 4, "tasks": ["T57"]}}
    async with client(base, "203.0.113.8") as http:
        made = (await http.post("/api/tables", json=wish)).json()
    return made["table"]["id"], made["token"]


async def _fill_disk(base: str) -> None:
    """Make tables until none can be stored."""
    async with client(base, "203.0.113.7") as http:
        for number in range(2000):
            answer = await http.post(
                "/api/tables", json={"game": "crew"}, headers={"x-forwarded-for": f"203.0.113.{number % 100 + 100}"}
            )
            if answer.status_code == 503:
                return
            assert answer.status_code == 200, answer.text
    raise AssertionError("the disk is never full")


async def test_a_restarted_database_loses_nothing(tmp_path_factory: pytest.TempPathFactory) -> None:
    postgres = Postgres(tmp_path_factory.mktemp("restarted"), safe=True)
    server = Process(await asyncio.to_thread(postgres.fresh))
    server.start()
    total = 0
    try:
        for number in range(10):
            table = await hot_table(server)
            seat = await server.seat(*table).join()
            known: dict[str, Any] = {"count": 0}
            playing = asyncio.create_task(_until_refused(seat, known, random.Random(number)))
            async with asyncio.timeout(SOON):
                while known["count"] < 5 and not playing.done():
                    await asyncio.sleep(0.001)
            await asyncio.to_thread(postgres.restart)
            async with asyncio.timeout(SOON):
                await playing
                await _ready(server)
                await compare(server.seat(*table), known)
            total += known["count"]
    finally:
        server.end()
        postgres.stop()
    print(f"10 restarts of PostgreSQL, {total} acknowledged moves")


async def _until_refused(seat: Seat, known: dict[str, Any], rng: random.Random) -> None:
    with contextlib.suppress(AssertionError):
        await play_until_killed(seat, known, rng)
    await seat.leave()


async def _ready(server: Process) -> None:
    async with server.http as http:
        while (await http.get("/readyz")).status_code != 200:
            await asyncio.sleep(0.05)


async def test_a_clock_set_forward_and_back_forces_nobody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    now, rng = time.time, random.Random(5)
    async with running(database_in(tmp_path)) as here:
        tables = [await two_people(here, settings={"clock": "strict", "seconds": 900}) for _ in range(20)]
        actors = [here.hub.tables[made["table"]["id"]] for made, _, _ in tables]
        for _ in range(200):
            jump = rng.uniform(-86400 * 30, 86400 * 30)
            monkeypatch.setattr(time, "time", lambda jump=jump: now() + jump)
            ala = rng.choice(tables)[1]
            assert (await ala.ask(type="ping"))["type"] == "ack"
        for actor in actors:
            assert isinstance(actor, Actor)
            left = actor.room.seat_left(here.hub.clock())
            assert actor.room.turn not in (0, 1) or (left is not None and left > 0)
            forced = [
                one
                for one in actor.room.log
                if getattr(one.entry, "seat", None) in (0, 1) and hasattr(one.entry, "move")
            ]
            assert forced == []
        monkeypatch.undo()
