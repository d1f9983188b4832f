"""Keeps the statistics of a server up to date with its store, to which other processes may write too."""

import asyncio

from batyskaf.table.store import Store
from batyskaf.table.totals import Totals

PAGE = 500
"""Outcomes that are read at once, so that tables are served in between."""


class Records:
    """Reads each outcome once. It starts over if some were stored out of order, by a clock that differs, or deleted."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._totals = Totals()
        self._last = (0.0, "")
        self._seen = 0
        self._lock = asyncio.Lock()

    async def totals(self) -> Totals:
        """The statistics of all matches that have ended."""
        async with self._lock:
            ended = await self._store.ended()
            if ended > self._totals.matches:
                await self._read()
            if ended > self._totals.matches or ended < self._seen:
                self._totals, self._last = Totals(), (0.0, "")
                await self._read()
            self._seen = ended
            return self._totals

    async def _read(self) -> None:
        while found := await self._store.outcomes(self._last, PAGE):
            for one in found:
                self._totals.add(one)
            self._last = (found[-1].ended, found[-1].table)
            await asyncio.sleep(0)
