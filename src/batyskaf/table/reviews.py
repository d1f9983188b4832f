"""Reviews of finished matches: computed once, decision by decision, then kept in the store."""

import asyncio

import msgspec

from batyskaf.bots.bot import UNBOUNDED, Budget
from batyskaf.core.matchfile import file_of
from batyskaf.lab import review as lab
from batyskaf.table import bodies
from batyskaf.table.background import Background, Bounds, Underway
from batyskaf.table.hub import Hub
from batyskaf.table.replays import recording_of
from batyskaf.table.thinking import Judge, OpenHands
from batyskaf.table.turns import Share

LEVEL = "medium"
FORMAT = 1
"""Bump to invalidate stored reviews."""
BOUNDS = Bounds(most=8, each=2, seconds=600.0, busy="refused-review-busy", failed="refused-review-failed")


class Reviews:
    """`begin` starts a review unless it is already there; `state` reports its progress."""

    def __init__(self, hub: Hub, budget: Budget = UNBOUNDED, bounds: Bounds | None = None) -> None:
        self._hub = hub
        self._budget = budget
        self._background = Background(hub.thinking, bounds or BOUNDS)
        self.close = self._background.close

    async def state(self, id: str) -> bodies.ReviewState:
        """The progress of a review, and the review when it is done."""
        kept = await self._hub.store.kept(_key(id))
        if kept is not None:
            found = msgspec.json.decode(kept, type=lab.Review)
            return bodies.ReviewState(done=len(found.decisions), all=len(found.decisions), review=found)
        await recording_of(self._hub, id)  # refuses what doesn't exist or isn't over
        now = self._background.find(id)
        if now is None:
            return bodies.ReviewState()
        return bodies.ReviewState(done=now.done, all=now.all, failed=now.failed)

    async def begin(self, id: str, origin: str = "") -> bodies.ReviewState:
        """Start a review unless it is done or running; `origin` is the address that asks for it."""
        known = self._background.find(id)
        if (known is None or known.failed is not None) and await self._hub.store.kept(_key(id)) is None:
            data = file_of(await recording_of(self._hub, id))
            self._background.start(id, origin, lambda now: self._work(id, data, now))
        return await self.state(id)

    async def _work(self, id: str, data: bytes, now: Underway) -> None:
        found = await self._review(now, data, Share(now.origin, id))
        await self._hub.store.keep(_key(id), msgspec.json.encode(found).decode())

    async def _review(self, now: Underway, data: bytes, share: Share) -> lab.Review:
        thinking = self._hub.thinking
        match = await thinking.aside(lab.match_of, data)
        wanted = await thinking.aside(lab.numbers, match)
        now.all = len(wanted) + 1
        truth = now.counted(thinking.work(OpenHands(data), share))
        parts = [now.counted(thinking.work(Judge(data, number, LEVEL, self._budget), share)) for number in wanted]
        found, *judged = await asyncio.gather(truth, *parts)
        return lab.gathered(match, LEVEL, judged, found)


def _key(id: str) -> str:
    return f"review {FORMAT} {LEVEL} {id}"
