"""The server under load: many tables of four people on one process, a move every two seconds at each.

The clients run in a process of their own on the same machine. What is measured is the time from sending a move until
the last of the four screens has its frame; the table's store commits in between.
"""

import asyncio
import contextlib
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import batyskaf

if TYPE_CHECKING:
    from tests.table.postgres import Postgres

ROOT = Path(__file__).resolve().parent.parent
SEATS = 4
HELD = 0.5
"""A rate is held if 95 % of the moves reach all clients within half a second and no move is skipped."""


class _Table(msgspec.Struct):
    status: str


class _Frame(msgspec.Struct):
    """The fields of a message that a client needs."""

    type: str
    seq: int = 0
    legal: list[str] = []
    table: _Table | str | None = None


_decode = msgspec.json.Decoder(_Frame).decode


@dataclass
class Load:
    """One run: the number of tables, the rate of moves, and the results."""

    tables: int
    interval: float
    seconds: float
    rematch: bool = True
    times: list[float] = field(default_factory=list)

    @property
    def wanted(self) -> float:
        return self.tables / self.interval

    @property
    def done(self) -> float:
        return len(self.times) / self.seconds

    def percentile(self, share: int) -> float:
        return statistics.quantiles(self.times, n=100)[share - 1] if len(self.times) > 1 else float("inf")

    @property
    def held(self) -> bool:
        return self.percentile(95) <= HELD and self.done >= 0.95 * self.wanted

    def row(self, store: str) -> str:
        spread = " / ".join(f"{self.percentile(share) * 1000:.0f}" for share in (50, 95, 99))
        rates = f"{self.wanted:.0f} | {self.done:.0f}"
        held = "yes" if self.held else "no"
        return f"| {store} | {self.tables} | {self.tables * SEATS} | {rates} | {spread} | {held} |"


HEADING = (
    "| store | tables of four | sockets | moves/s wanted | moves/s done | ms to all screens: p50 / p95 / p99 | held |\n"
    "|---|---|---|---|---|---|---|"
)


class Group:
    """Four people at a table, each with a socket."""

    def __init__(self, http: httpx.AsyncClient, base: str, seed: int, headers: dict[str, str] | None = None) -> None:
        """`headers` are sent with the requests of sockets."""
        self._http = http
        self._headers = headers
        self._base = base
        self._rng = random.Random(seed)
        self._id = ""
        self._tokens: list[str] = []
        self._sockets: list[ClientConnection] = []
        self._seqs = [0] * SEATS
        self._legal: tuple[int, list[str]] = (-1, [])
        self._over = False
        self._changed = asyncio.Condition()
        self._readers: list[asyncio.Task[None]] = []

    async def sit(self) -> None:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        made = (await self._http.post("/api/tables", json={"game": "crew", "seats": seats})).json()
        self._id = made["table"]["id"]
        self._tokens = [made["token"]]
        for seat in range(1, SEATS):
            body = {"name": f"P{seat}", "token": made["invites"][str(seat)]}
            self._tokens.append((await self._http.post(f"/api/tables/{self._id}/sit", json=body)).json()["token"])
        await self._connect()

    async def _connect(self) -> None:
        self._seqs, self._legal, self._over = [0] * SEATS, (-1, []), False
        url = f"{self._base.replace('http', 'ws')}/api/tables/{self._id}/socket"
        self._sockets = [
            await connect(url, compression=None, open_timeout=60, additional_headers=self._headers)
            for _ in range(SEATS)
        ]
        for seat, socket in enumerate(self._sockets):
            await socket.send(msgspec.json.encode({"type": "hello", "token": self._tokens[seat]}).decode())
        self._readers = [asyncio.create_task(self._read(seat)) for seat in range(SEATS)]
        async with self._changed:
            await self._changed.wait_for(lambda: all(self._seqs))

    async def _read(self, seat: int) -> None:
        async for text in self._sockets[seat]:
            message = _decode(text)
            if message.type != "frame":
                continue
            async with self._changed:
                self._seqs[seat] = message.seq
                if message.legal:
                    self._legal = (seat, message.legal)
                self._over = isinstance(message.table, _Table) and message.table.status == "over"
                self._changed.notify_all()

    @property
    def over(self) -> bool:
        return self._over

    async def move(self, load: Load) -> None:
        """Make one move and time it until all four have seen it; a finished game is followed by a rematch."""
        if self._over:
            if load.rematch:
                await self.again()
            return
        seat, legal = self._legal
        before = self._seqs[seat]
        command = {"type": "move", "seq": before, "move": self._rng.choice(legal)}
        begun = time.perf_counter()
        await self._sockets[seat].send(msgspec.json.encode(command).decode())
        async with self._changed:
            await self._changed.wait_for(lambda: min(self._seqs) > before)
        load.times.append(time.perf_counter() - begun)

    async def again(self) -> None:
        await self.leave()
        headers = {"authorization": f"Bearer {self._tokens[0]}"}
        answer = await self._http.post(f"/api/tables/{self._id}/rematch", json={}, headers=headers)
        self._id = answer.json()["table"]
        await self._connect()

    async def leave(self) -> None:
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*(socket.close() for socket in self._sockets))

    async def play(self, load: Load, start: float, end: float) -> None:
        """Move at even intervals, starting at a random point of the first; skip moves when falling behind."""
        due = start + self._rng.random() * load.interval
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.move(load)
            due += load.interval
            while due < time.perf_counter():
                due += load.interval


@contextlib.asynccontextmanager
async def seated(base: str, tables: int) -> AsyncIterator[list[Group]]:
    """Groups at new tables. They sit down by many connections, as people do, so that they meet every process."""
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=base, timeout=60, limits=limits) as http:
        groups = [Group(http, base, number) for number in range(tables)]
        for at in range(0, tables, 20):
            await asyncio.gather(*(group.sit() for group in groups[at : at + 20]))
        yield groups
        await asyncio.gather(*(group.leave() for group in groups))


async def run_load(groups: list[Group], load: Load) -> Load:
    start = time.perf_counter() + 0.2
    await asyncio.gather(*(group.play(load, start, start + load.seconds) for group in groups))
    return load


async def measure(base: str, tables: int, seconds: float) -> list[Load]:
    """Make a move every two seconds at each table, then increase the rate until the server can't keep up."""
    async with seated(base, tables) as groups:
        loads: list[Load] = []
        interval = 2.0
        while not loads or loads[-1].held:
            loads.append(await run_load(groups, Load(tables, interval, seconds)))
            interval /= 1.4
        return loads


SERVER = """
import sys, uvicorn
from batyskaf.table import serve
from batyskaf.table.app import Config
from batyskaf.table.serve import listening, settings
limits = type(Config(database="").limits)
much = {name: 10**9 for name in limits.__struct_fields__ if name.startswith(("per_", "burst", "makes_", "socket"))}
getattr(serve, "settle_memory", int)()
bound = listening("127.0.0.1", 0)
print(bound.getsockname()[1], flush=True)
uvicorn.Server(settings(Config(database=sys.argv[1], limits=limits(**much)))).run([bound])
"""


SEVERAL = """
import sys
from batyskaf.table.limits import Limits
from batyskaf.table.serve import Serving, serve
names = [name for name in Limits.__struct_fields__ if name.startswith(("per_", "burst", "makes_", "socket"))]
limits = tuple(f"{name}=1000000000" for name in names)
serve(Serving(port=0, database=sys.argv[1], limits=limits, processes=int(sys.argv[2])))
"""


class Server:
    """A server without rate limits; `package` is the folder of another batyskaf than the one here."""

    def __init__(self, database: str, package: Path | None = None, processes: int = 1) -> None:
        package = package or Path(batyskaf.__file__).resolve().parents[1]  # the server runs in another folder
        environment = {**os.environ, "PYTHONPATH": str(package), "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-c", SERVER if processes == 1 else SEVERAL, database, str(processes)]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, cwd=tempfile.gettempdir(), env=environment
        )
        assert self._process.stdout is not None
        port = int(re.findall(r"[0-9]+", self._process.stdout.readline())[-1])
        self.base = f"http://127.0.0.1:{port}"
        self.pid = self._process.pid
        self.processes = processes

    @property
    def pids(self) -> list[int]:
        """The processes that serve."""
        if self.processes == 1:
            return [self.pid]
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text(encoding="ascii").split()
        return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate() if self.processes > 1 else self._process.kill()
        self._process.communicate()


@contextlib.contextmanager
def a_postgres(folder: Path) -> Iterator["Postgres"]:
    """A PostgreSQL that waits for the disk."""
    sys.path.insert(0, str(ROOT))
    from tests.table.postgres import Postgres

    postgres = Postgres(folder / "pg", safe=True)
    try:
        yield postgres
    finally:
        postgres.stop()


def measure_table(tables: int = 300, seconds: float = 10.0) -> list[str]:
    """The rows of both databases, with one process and with two."""
    rows: list[str] = []

    def load(store: str, server: Server) -> None:
        with server:
            rows.extend(one.row(store) for one in asyncio.run(measure(server.base, tables, seconds)))

    with tempfile.TemporaryDirectory() as folder:
        load("SQLite", Server(f"sqlite:///{folder}/tables.sqlite"))
        with a_postgres(Path(folder)) as postgres:
            load("PostgreSQL", Server(postgres.fresh()))
            load("PostgreSQL, two processes", Server(postgres.fresh(), processes=2))
    return rows


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    print(HEADING)
    print("\n".join(measure_table(*(int(argument) for argument in sys.argv[1:]))))
