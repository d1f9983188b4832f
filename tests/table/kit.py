"""Servers and clients for the tests of the table: real ones, on a loopback port."""

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection

from batyskaf.table.app import Config
from batyskaf.table.hub import Hub
from batyskaf.table.limits import Limits
from batyskaf.table.serve import listening, settings
from batyskaf.table.sql_store import sqlite_url

ROOT = Path(__file__).resolve().parents[2]
MANY = 1_000_000
OPEN = Limits(
    per_second=MANY, burst=MANY, makes_per_second=MANY, makes_burst=MANY, socket_per_second=MANY, socket_burst=MANY,
    talk_per_second=MANY, talk_burst=MANY,
)  # fmt: skip
"""No rate limits, for tests that are not about them."""
SOON = 60.0
"""Longer than anything should take; only a broken table takes so long."""
REVIEWED = 4 * SOON
"""The same for a review: it lets everything else on a busy machine go first."""

Update = dict[str, Any]


def client(port: int) -> httpx.AsyncClient:
    """A client of a server on this machine, which has no certificates to load: that takes longer than most tests."""
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=SOON, verify=False)


class Running:
    """A server in this process."""

    def __init__(self, server: uvicorn.Server, port: int) -> None:
        self.server = server
        self.port = port
        self.http = client(port)

    @property
    def hub(self) -> Hub:
        app: Any = self.server.config.loaded_app
        while not hasattr(app, "state"):
            app = app.app
        hub: Hub = app.state.context.hub
        return hub

    async def make(self, **wish: object) -> dict[str, Any]:
        answer = await self.http.post("/api/tables", json={"game": "crew", **wish})
        assert answer.status_code == 200, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def seat(self, table: str, token: str) -> "Seat":
        return Seat(f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket", token)


@contextlib.asynccontextmanager
async def running(database: str, **how: Any) -> AsyncIterator[Running]:
    """Serve on a free port until the test is done."""
    how = {"limits": OPEN, "moment": 0.0, "workers": 1, **how}
    bound = listening("127.0.0.1", 0)
    server = uvicorn.Server(settings(Config(database=database, **how)))
    serving = asyncio.create_task(server.serve([bound]))
    while not server.started:
        assert not serving.done(), serving.exception()
        await asyncio.sleep(0.005)
    here = Running(server, bound.getsockname()[1])
    try:
        yield here
    finally:
        await here.http.aclose()
        server.should_exit = True
        await serving


class Process:
    """A server in a separate process, which tests may kill."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.port = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Its port listens from the beginning: early clients wait until it is up."""
        command = [sys.executable, "-m", "tests.table.server", self.database]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, start_new_session=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())

    @property
    def group(self) -> int:
        """The group that it and all it starts are in."""
        assert self._process is not None
        return self._process.pid

    @property
    def http(self) -> httpx.AsyncClient:
        return client(self.port)

    def end(self, by: signal.Signals = signal.SIGKILL) -> None:
        self.signal(by)
        assert self._process is not None
        self._process.wait(SOON)

    def signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def seat(self, table: str, token: str) -> "Seat":
        return Seat(f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket", token)


class Fork(Process):
    """A server that is forked from a process with everything imported: it starts in no time."""

    def __init__(self, database: str) -> None:
        super().__init__(database)
        command = [sys.executable, "-m", "tests.table.server", database, "--nursery"]
        self._nursery = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True)
        self._pid = 0

    def start(self) -> None:
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.write("\n")
        self._nursery.stdin.flush()
        self._pid, self.port = map(int, self._nursery.stdout.readline().split())

    def end(self, by: signal.Signals = signal.SIGKILL) -> None:
        self.signal(by)
        until = time.monotonic() + SOON
        with contextlib.suppress(ProcessLookupError):
            while time.monotonic() < until:
                os.kill(self._pid, 0)
                time.sleep(0.001)

    def signal(self, number: signal.Signals) -> None:
        os.kill(self._pid, number)

    def close(self) -> None:
        self._nursery.kill()
        self._nursery.communicate()


def database_in(folder: Path) -> str:
    return sqlite_url(folder / "tables.sqlite")


class Seat:
    """A client at the table: it keeps the steps of its updates, and reconnects where it left off."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.token = token
        self.socket: ClientConnection | None = None
        self.welcome: dict[str, Any] = {}
        self.update: Update = {}
        self.updates: dict[int | None, Update] = {}
        """The latest update of each seat of a hot seat."""
        self.steps: list[dict[str, Any]] = []
        self.others: list[dict[str, Any]] = []
        self._number = 0

    @property
    def seq(self) -> int:
        return int(self.update.get("seq", 0))

    async def join(self) -> "Seat":
        """Open the socket (again) after the last update that came."""
        url = f"{self.url}?since={self.seq}"
        # Without a limit: a socket with many messages that nobody has read would take ten seconds to close.
        self.socket = await websockets.connect(url, compression=None, open_timeout=SOON, max_queue=None)
        await self.say(type="hello", token=self.token)
        self.welcome = await self.until("welcome")
        assert self.welcome["type"] == "welcome", self.welcome
        await self.until("frame")
        return self

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        self.socket = None

    def kill(self) -> None:
        """Lose the connection without a word."""
        assert self.socket is not None
        self.socket.transport.abort()

    async def say(self, **message: object) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def read(self) -> dict[str, Any]:
        """The next message; updates are taken in."""
        assert self.socket is not None
        async with asyncio.timeout(SOON):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] == "frame":
            if self.update:
                assert message["seq"] >= self.seq
            known = {step["seq"] for step in self.steps}
            self.steps += [step for step in message["steps"] if step["seq"] not in known]
            self.update = self.updates[message["seat"]] = message
        else:
            self.others.append(message)
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        while True:
            message = await self.read()
            if message["type"] in (kind, "refused") and kind != "frame":
                return message
            if message["type"] == kind:
                return message

    async def until_update(self, wanted: Any) -> Update:
        """Read until an update satisfies `wanted`."""
        while not (self.update and wanted(self.update)):
            await self.read()
        return self.update

    async def ask(self, **command: object) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        self._number += 1
        command.setdefault("id", f"c{self._number}-{random.getrandbits(32):x}")
        await self.say(**command)
        while True:
            message = await self.read()
            if message["type"] in ("ack", "refused", "because", "hint") and message["id"] == command["id"]:
                return message

    async def move(self, move: str) -> dict[str, Any]:
        return await self.ask(type="move", seq=self.seq, move=move)

    @property
    def over(self) -> bool:
        return bool(self.update) and self.update["table"]["status"] == "over"

    async def asked(self) -> Update | None:
        """At a hot seat: wait until one of its seats is asked; None once the game is over."""
        while True:
            updates = list(self.updates.values())
            newest = max(update["seq"] for update in updates)
            if len(updates) == len(self.welcome["seats"]) and all(update["seq"] == newest for update in updates):
                if self.over:
                    return None
                asked = next((update for update in updates if update["legal"]), None)
                if asked is not None:
                    return asked
            await self.read()

    async def play_on(self, rng: random.Random) -> None:
        """Play random legal moves until the game is over."""
        while not self.over:
            if self.update["legal"]:
                await self.move(rng.choice(self.update["legal"]))
            else:
                await self.read()


async def catch_up(*seats: Seat) -> None:
    """Read until all have seen the same: updates may be combined, so one client can be ahead of another at any time."""
    while (behind := min(seats, key=lambda seat: seat.seq)).seq < max(seat.seq for seat in seats):
        await behind.read()


async def two_people(here: Running, **wish: object) -> tuple[dict[str, Any], Seat, Seat]:
    """A table with two people on seats 1 and 2 and bots on the others, everyone connected."""
    seats = [{"kind": "me", "name": "Ala"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    made = await here.make(**{"seats": seats, **wish})
    id = made["table"]["id"]
    answer = await here.http.post(f"/api/tables/{id}/sit", json={"name": "Ola", "token": made["invites"]["1"]})
    assert answer.status_code == 200, answer.text
    first = await here.seat(id, made["token"]).join()
    second = await here.seat(id, answer.json()["token"]).join()
    return made, first, second


async def finish(*seats: Seat, seed: int = 1) -> None:
    rng = random.Random(seed)
    async with asyncio.timeout(2 * SOON):
        await asyncio.gather(*(seat.play_on(rng) for seat in seats))
