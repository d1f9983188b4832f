"""Shares a few workers fairly: between ranks, between addresses, and between the tables of an address."""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from enum import IntEnum

import msgspec


class Rank(IntEnum):
    """Who thinks first."""

    WATCHED = 0
    """Somebody is connected and waits."""
    ALONE = 1
    """People play at the table, but nobody is connected."""


class Share(msgspec.Struct, frozen=True):
    """For whom something is computed: an address, if it is known, and one of its tables."""

    origin: str = ""
    table: str = ""
    rank: Rank = Rank.WATCHED


EACH = 8
"""One place in this many goes to those who wait last, so that they are never forgotten."""
_Waiting = OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]]


class Turns:
    """A number of places. Free places go to those who wait in turn: first by address, then by table."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: dict[Rank, _Waiting] = {rank: OrderedDict() for rank in Rank}
        self._given = 0

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(line) for ranked in self._waiting.values() for mine in ranked.values() for line in mine.values())

    @contextlib.asynccontextmanager
    async def taken(self, share: Share) -> AsyncIterator[None]:
        """Wait for a place and hold it."""
        await self._take(share)
        try:
            yield
        finally:
            self._give()

    async def _take(self, share: Share) -> None:
        if self._free:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        mine = self._waiting[share.rank].setdefault(share.origin or share.table, OrderedDict())
        mine.setdefault(share.table, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was given just now
                self._give()
            raise

    def _give(self) -> None:
        """Pass a place on."""
        self._given += 1
        order = sorted(Rank, reverse=self._given % EACH == 0)
        while (place := self._next(order)) is not None:
            if not place.done():
                place.set_result(None)
                return
        self._free += 1

    def _next(self, order: list[Rank]) -> "asyncio.Future[None] | None":
        for rank in order:
            ranked = self._waiting[rank]
            if ranked:
                origin, mine = ranked.popitem(last=False)
                table, line = mine.popitem(last=False)
                place = line.popleft()
                if line:
                    mine[table] = line
                if mine:
                    ranked[origin] = mine
                return place
        return None
