"""Reviews on the server: requested after the end, computed in separate processes, and stored."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from batyskaf.bots import Budget
from batyskaf.lab.review import Review
from batyskaf.table import bodies
from tests.lab.kit import file_of, finished
from tests.table.kit import REVIEWED, SOON, Process, Running, database_in, running

QUICK = Budget(simulations=1)


@pytest.fixture
async def quick(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(database_in(tmp_path), review=QUICK) as here:
        yield here


async def uploaded(here: Running, data: bytes) -> str:
    return str((await here.http.post("/api/recordings", content=data)).json()["id"])


async def reviewed(here: Running, id: str) -> bodies.ReviewState:
    """Poll until it is done, as the page does."""
    async with asyncio.timeout(REVIEWED):
        while True:
            answer = await here.http.get(f"/api/replays/{id}/review")
            assert answer.status_code == 200
            state = msgspec.json.decode(answer.content, type=bodies.ReviewState)
            assert state.done <= state.all
            if state.review is not None or state.failed is not None:
                return state
            await asyncio.sleep(0.05)


async def test_a_review_is_computed_once_and_stored(quick: Running) -> None:
    match = finished("crew", seed=5, mission="1", players=3)
    id = await uploaded(quick, file_of(match))
    path = f"/api/replays/{id}/review"
    assert (await quick.http.get(path)).json() == {"done": 0, "all": 0, "review": None, "failed": None}
    assert (await quick.http.post(path)).status_code == 200
    state = await reviewed(quick, id)
    assert isinstance(state.review, Review)
    assert state.review.moves == len(match.played)
    assert state.review.truth is not None
    again = await quick.http.post(path)  # at once, from the store
    assert again.json()["review"]["decisions"] == (await quick.http.get(path)).json()["review"]["decisions"]


async def test_a_running_game_is_not_reviewed(quick: Running) -> None:
    made = await quick.make()
    for ask in (quick.http.get, quick.http.post):
        answer = await ask(f"/api/replays/{made['table']['id']}/review")
        assert answer.json()["reason"]["id"] == "refused-table-running"
        missing = await ask("/api/replays/nowhere/review")
        assert missing.status_code == 404


async def test_a_match_that_cant_be_reviewed_is_refused_with_a_reason(quick: Running) -> None:
    head, *rest = file_of(finished("crew", mission="1", players=3)).splitlines()
    older = head.replace(b'"rules":', b'"rules":9', 1)
    id = await uploaded(quick, b"\n".join([older, *rest]))
    await quick.http.post(f"/api/replays/{id}/review")
    state = await reviewed(quick, id)
    assert state.failed is not None
    assert state.failed.id == "refused-match-rules"


def alive(group: int) -> bool:
    """Whether any process of a group is alive."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def children(process: int) -> list[int]:
    """The processes that a process has started, where the system tells; the one that tracks them is left out."""
    listed = Path(f"/proc/{process}/task/{process}/children")
    found = [int(child) for child in listed.read_text().split()] if listed.exists() else []
    return [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


async def test_a_server_that_is_stopped_leaves_no_process_behind(tmp_path: Path) -> None:
    server = Process(database_in(tmp_path))
    server.start()
    async with server.http as http:
        sent = await http.post("/api/recordings", content=file_of(finished("crew", seed=5, mission="1", players=3)))
        path = f"/api/replays/{sent.json()['id']}/review"
        await http.post(path)
        async with asyncio.timeout(REVIEWED):
            while not (await http.get(path)).json()["done"]:
                await asyncio.sleep(0.05)
    group = server.group
    for child in children(group):
        os.kill(child, signal.SIGSTOP)  # as if a thought took for ever
    await asyncio.to_thread(server.end, signal.SIGTERM)
    async with asyncio.timeout(SOON):
        while alive(group):
            await asyncio.sleep(0.05)
