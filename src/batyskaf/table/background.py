"""Long work in the background: a few pieces at a time for everyone, fewer for one address, with progress."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from batyskaf.core.reason import Reason, Refused
from batyskaf.table.thinking import Thinking

logger = logging.getLogger("batyskaf.table")
Part = TypeVar("Part")


class Underway:
    """Work that is running or has failed."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.done = 0
        self.all = 0
        self.failed: Reason | None = None

    async def counted(self, part: Awaitable[Part]) -> Part:
        """Wait for a part, and count it as done."""
        found = await part
        self.done += 1
        return found


Work = Callable[[Underway], Awaitable[None]]


FAILURES = 100
"""Failures that are remembered, for those who ask about them."""


class Bounds(msgspec.Struct, frozen=True):
    """How much of a kind may run at the same time, in all and for one address; its time limit; what is said."""

    most: int
    each: int
    seconds: float
    busy: str
    failed: str


class Background:
    """Runs work by id; the same id runs once at a time."""

    def __init__(self, thinking: Thinking, bounds: Bounds) -> None:
        self._thinking = thinking
        self._bounds = bounds
        self._underway: dict[str, Underway] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def find(self, id: str) -> Underway | None:
        return self._underway.get(id)

    def start(self, id: str, origin: str, work: Work) -> None:
        """Start work that is not running; `origin` is the address that asks for it."""
        running = [one for one in self._underway.values() if one.failed is None]
        mine = sum(bool(origin) and one.origin == origin for one in running)
        if len(running) >= self._bounds.most or mine >= self._bounds.each:
            raise Refused(self._bounds.busy)
        self._forget()
        self._underway[id] = Underway(origin)
        task = asyncio.create_task(self._run(id, work), name=f"background {id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _forget(self) -> None:
        """Forget why work failed long ago."""
        failed = [id for id, one in self._underway.items() if one.failed is not None]
        for id in failed[:-FAILURES]:
            del self._underway[id]

    async def _run(self, id: str, work: Work) -> None:
        now = self._underway[id]
        try:
            async with asyncio.timeout(self._bounds.seconds):
                await work(now)
            del self._underway[id]
        except Refused as refused:
            now.failed = refused.reason
        except TimeoutError:
            logger.warning("%s: out of time", id)
            self._thinking.abandon()
        except Exception:
            logger.exception("%s", id)
        finally:  # whatever ended it, a cancelled part included, its place is free again
            if id in self._underway and now.failed is None:
                now.failed = Reason(self._bounds.failed)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
