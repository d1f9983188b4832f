"""Reviews of finished matches: computed once, decision by decision, then kept in the store."""

import asyncio
import logging
from collections.abc import Awaitable
from typing import TypeVar

import msgspec

from batyskaf.bots.bot import UNBOUNDED, Budget
from batyskaf.core.matchfile import file_of
from batyskaf.core.reason import Reason, Refused
from batyskaf.lab import review as lab
from batyskaf.table import bodies
from batyskaf.table.hub import Hub
from batyskaf.table.replays import recording_of
from batyskaf.table.thinking import Judge, OpenHands
from batyskaf.table.turns import Share

logger = logging.getLogger("batyskaf.table")
LEVEL = "medium"
FORMAT = 1
"""Bump to invalidate stored reviews."""
MOST = 8
"""Reviews that may run at the same time."""
EACH = 2
"""How many of them for one address."""
SECONDS = 600.0
"""The time limit of a review."""
Part = TypeVar("Part")


class Underway:
    """A review that is running or has failed."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.done = 0
        self.all = 0
        self.failed: Reason | None = None


class Reviews:
    """`begin` starts a review unless it is already there; `state` reports its progress."""

    def __init__(self, hub: Hub, budget: Budget = UNBOUNDED) -> None:
        self._hub = hub
        self._budget = budget
        self._underway: dict[str, Underway] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def state(self, id: str) -> bodies.ReviewState:
        """The progress of a review, and the review when it is done."""
        kept = await self._hub.store.kept(_key(id))
        if kept is not None:
            found = msgspec.json.decode(kept, type=lab.Review)
            return bodies.ReviewState(done=len(found.decisions), all=len(found.decisions), review=found)
        await recording_of(self._hub, id)  # refuses what doesn't exist or isn't over
        now = self._underway.get(id)
        if now is None:
            return bodies.ReviewState()
        return bodies.ReviewState(done=now.done, all=now.all, failed=now.failed)

    async def begin(self, id: str, origin: str = "") -> bodies.ReviewState:
        """Start a review unless it is done or running; `origin` is the address that asks for it."""
        known = self._underway.get(id)
        if (known is None or known.failed is not None) and await self._hub.store.kept(_key(id)) is None:
            data = file_of(await recording_of(self._hub, id))
            running = [one for one in self._underway.values() if one.failed is None]
            mine = sum(bool(origin) and one.origin == origin for one in running)
            if len(running) >= MOST or mine >= EACH:
                raise Refused("refused-review-busy")
            self._underway[id] = Underway(origin)
            task = asyncio.create_task(self._work(id, data), name=f"review {id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return await self.state(id)

    async def _work(self, id: str, data: bytes) -> None:
        now = self._underway[id]
        try:
            async with asyncio.timeout(SECONDS):
                found = await self._review(now, data, Share(now.origin, id))
            await self._hub.store.keep(_key(id), msgspec.json.encode(found).decode())
            del self._underway[id]
        except Refused as refused:
            now.failed = refused.reason
        except TimeoutError:
            logger.warning("review of %s: out of time", id)
            self._hub.thinking.abandon()
        except Exception:
            logger.exception("review of %s", id)
        finally:  # whatever ended it, a cancelled part included, its place is free again
            if id in self._underway and now.failed is None:
                now.failed = Reason("refused-review-failed")

    async def _review(self, now: Underway, data: bytes, share: Share) -> lab.Review:
        thinking = self._hub.thinking
        match = await thinking.aside(lab.match_of, data)
        wanted = await thinking.aside(lab.numbers, match)
        now.all = len(wanted) + 1

        async def counted(part: Awaitable[Part]) -> Part:
            found = await part
            now.done += 1
            return found

        truth = counted(thinking.work(OpenHands(data), share))
        parts = [counted(thinking.work(Judge(data, number, LEVEL, self._budget), share)) for number in wanted]
        found, *judged = await asyncio.gather(truth, *parts)
        return lab.gathered(match, LEVEL, judged, found)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _key(id: str) -> str:
    return f"review {FORMAT} {LEVEL} {id}"
