"""Reviews of finished matches: worked out once in processes of their own, then kept in the store."""

import asyncio
import logging
import os
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from batyskaf.bots.bot import UNBOUNDED, Budget
from batyskaf.core.matchfile import file_of
from batyskaf.core.reason import Reason, Refused
from batyskaf.lab import review as lab
from batyskaf.table import bodies
from batyskaf.table.hub import Hub
from batyskaf.table.replays import recording_of

logger = logging.getLogger("batyskaf.table")
LEVEL = "medium"
FORMAT = 1
"""Grows when reviews of before should be worked out anew."""
MOST = 8
"""Reviews that may be under way at once."""
SECONDS = 600.0
"""How long one may take."""


class Underway:
    """A review that is being worked out, or could not be."""

    def __init__(self) -> None:
        self.done = 0
        self.all = 0
        self.failed: Reason | None = None


class Reviews:
    """Ask `state` as often as you like; `begin` starts the work where it is not done yet."""

    def __init__(self, hub: Hub, budget: Budget = UNBOUNDED, processes: int = 2) -> None:
        self._hub = hub
        self._budget = budget
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._underway: dict[str, Underway] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def state(self, id: str) -> bodies.ReviewState:
        """How far the review of a finished match is, and the whole of it once it is there."""
        kept = await self._hub.store.kept(_key(id))
        if kept is not None:
            found = msgspec.json.decode(kept, type=lab.Review)
            return bodies.ReviewState(done=len(found.decisions), all=len(found.decisions), review=found)
        await recording_of(self._hub, id)  # what does not exist or is not over is refused here
        now = self._underway.get(id)
        if now is None:
            return bodies.ReviewState()
        return bodies.ReviewState(done=now.done, all=now.all, failed=now.failed)

    async def begin(self, id: str) -> bodies.ReviewState:
        """Start the work unless it is done or under way."""
        known = self._underway.get(id)
        if (known is None or known.failed is not None) and await self._hub.store.kept(_key(id)) is None:
            data = file_of(await recording_of(self._hub, id))
            if sum(one.failed is None for one in self._underway.values()) >= MOST:
                raise Refused("refused-review-busy")
            self._underway[id] = Underway()
            task = asyncio.create_task(self._work(id, data), name=f"review {id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return await self.state(id)

    async def _work(self, id: str, data: bytes) -> None:
        now = self._underway[id]
        try:
            async with asyncio.timeout(SECONDS):
                found = await self._review(now, data)
            await self._hub.store.keep(_key(id), msgspec.json.encode(found).decode())
            del self._underway[id]
        except Refused as refused:
            now.failed = refused.reason
        except Exception:
            logger.exception("review of %s", id)
            now.failed = Reason("refused-review-failed")
            self._close_pool()

    async def _review(self, now: Underway, data: bytes) -> lab.Review:
        match = await asyncio.to_thread(lab.match_of, data)
        wanted = await asyncio.to_thread(lab.numbers, match)
        now.all = len(wanted) + 1
        pool = self._workers()

        def counted(task: "Future[Any]") -> "asyncio.Future[Any]":
            waited = asyncio.wrap_future(task)
            waited.add_done_callback(lambda _: setattr(now, "done", now.done + 1))
            return waited

        truth = counted(pool.submit(lab.open_hands, data))
        tasks = [counted(pool.submit(lab.judge, data, number, LEVEL, self._budget)) for number in wanted]
        judged = await asyncio.gather(*tasks)
        return lab.gathered(match, LEVEL, judged, await truth)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"), initializer=_politely)
        return self._pool

    def _close_pool(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pool is not None:  # waited for, so that its processes leave nothing behind
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)


def _key(id: str) -> str:
    return f"review {FORMAT} {LEVEL} {id}"


def _politely() -> None:
    """Whoever plays comes first."""
    if hasattr(os, "nice"):
        os.nice(10)
