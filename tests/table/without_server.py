"""`python -m tests.table.without_server GAME`: play a whole match against bots with what a web worker has.

Importing a web framework, a database or a pool of processes raises, and so does starting a thread. In the middle of
the match everything is closed and opened again from the disk.
"""

import asyncio
import json
import random
import sys
import threading
import time
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from types import ModuleType
from typing import Any

FORBIDDEN = (
    "fastapi", "starlette", "pydantic", "sqlalchemy", "uvicorn", "aiosqlite", "asyncpg", "multiprocessing",
    "concurrent.futures.process",
)  # fmt: skip


class Forbid(MetaPathFinder):
    """Refuses to import what a web worker doesn't have."""

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> None:
        if name.startswith(FORBIDDEN):
            raise ImportError(f"{name} is not there without a server")


class Disk:
    """A disk in memory, which may be full."""

    def __init__(self) -> None:
        self.records: dict[str, str] = {}
        self.full = False

    async def load(self) -> list[tuple[str, str]]:
        return list(self.records.items())

    async def commit(self, changes: Sequence[tuple[str, str | None]]) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("no space left")
        for key, text in changes:
            if text is None:
                self.records.pop(key, None)
            else:
                self.records[key] = text


class Seat:
    """A client on a connection."""

    def __init__(self, connection: Any, token: str) -> None:
        self.connection = connection
        self.update: dict[str, Any] = {}
        self.count = 0
        self.say(type="hello", token=token)

    def say(self, **message: object) -> None:
        self.connection.send(json.dumps(message))

    async def read(self) -> dict[str, Any]:
        text = await self.connection.receive()
        assert text is not None, self.connection.code
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "frame":
            self.update = message
        return message

    async def ask(self, **command: object) -> dict[str, Any]:
        self.count += 1
        self.say(id=f"c{self.count}-{random.getrandbits(40):x}", **command)
        while (message := await self.read())["type"] not in ("ack", "refused", "hint", "because"):
            pass
        return message

    @property
    def over(self) -> bool:
        return bool(self.update) and self.update["table"]["status"] == "over"

    async def play(self, rng: random.Random, most: int) -> None:
        """Make random legal moves: at most so many, or until the end."""
        while not self.over and most > 0:
            if self.update and self.update["legal"]:
                answer = await self.ask(type="move", seq=self.update["seq"], move=rng.choice(self.update["legal"]))
                assert answer["type"] == "ack", answer
                most -= 1
            else:
                await self.read()


async def asked(local: Any, method: str, path: str, body: object = None, token: str = "") -> Any:
    data = b"" if body is None else json.dumps(body).encode()
    status, headers, answer = await local.request(method, path, {"Authorization": f"Bearer {token}"}, data)
    assert status == 200, (path, status, answer)
    return json.loads(answer) if headers["content-type"] == "application/json" else answer


async def play(game: str) -> None:
    from batyskaf.bots.bot import Budget
    from batyskaf.table.local import Local

    disk, rng = Disk(), random.Random(5)
    local = await Local.open(disk, moment=0.0, review=Budget(simulations=1))
    seats = [{"kind": "me", "name": "Ala"}, {"kind": "bot", "bot": "easy"}]
    if game == "crew":
        seats.append({"kind": "bot", "bot": "easy"})
    made = await asked(local, "POST", "/api/tables", {"game": game, "seats": seats, "options": {"players": len(seats)}})
    id, token = made["table"]["id"], made["token"]
    seat = Seat(local.connect(f"/api/tables/{id}/socket"), token)
    await seat.play(rng, 2)
    while not (seat.over or seat.update["legal"]):
        await seat.read()
    if seat.update["legal"]:
        hint = await seat.ask(type="hint", much="move")
        assert hint["move"] in seat.update["legal"], hint
    kept = (await asked(local, "GET", f"/api/tables/{id}", token=token))[0]
    await local.close()
    local = await Local.open(disk, moment=0.0, review=Budget(simulations=1))
    again = (await asked(local, "GET", f"/api/tables/{id}", token=token))[0]
    assert [step for step in again["steps"] if step["step"] != "woke"] == kept["steps"]
    assert again["view"] == kept["view"]
    seat = Seat(local.connect(f"/api/tables/{id}/socket?since={kept['seq']}"), token)
    await seat.play(rng, 10_000)
    await finished(local, id, token, game == "crew")
    await local.close()


async def finished(local: Any, id: str, token: str, review: bool) -> None:
    """Everything that a finished match offers."""
    replay = await asked(local, "GET", f"/api/replays/{id}")
    assert replay["exact"]
    assert replay["result"] is not None
    data = await asked(local, "GET", f"/api/tables/{id}/recording", token=token)
    _, _, answer = await local.request("POST", "/api/recordings", {}, data)
    assert (await asked(local, "GET", f"/api/replays/{json.loads(answer)['id']}"))["steps"] == replay["steps"]
    assert len((await asked(local, "POST", "/api/stats", {}))["tallies"]) == 1
    if not review:
        return
    state = await asked(local, "POST", f"/api/replays/{id}/review")
    while state["review"] is None:
        assert state["failed"] is None, state
        await asyncio.sleep(0.01)
        state = await asked(local, "GET", f"/api/replays/{id}/review")


def no_threads(_: threading.Thread) -> None:
    raise RuntimeError("can't start new thread")


if __name__ == "__main__":
    sys.meta_path.insert(0, Forbid())
    threading.Thread.start = no_threads  # type: ignore[method-assign,assignment]
    del time.thread_time
    asyncio.run(play(sys.argv[1]))
    print("over")
