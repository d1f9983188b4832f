"""The tables in this process: woken from the store, found by id, moved between processes, put away when idle."""

import asyncio
import time
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence

import msgspec

from batyskaf.core.content import ContentError
from batyskaf.core.game import Game
from batyskaf.core.reason import Refused
from batyskaf.games import loaded
from batyskaf.table import log
from batyskaf.table.actor import MOMENT, Actor, summary
from batyskaf.table.audience import Answer, Audience, House, Listener
from batyskaf.table.cluster import Cluster
from batyskaf.table.follower import Follower
from batyskaf.table.leases import Moved
from batyskaf.table.peers import AnyOrder, Post
from batyskaf.table.room import Room, restored
from batyskaf.table.store import Batch, Campaign, Store
from batyskaf.table.workers import Workers

ASLEEP = 600.0
"""Seconds after which a table that nobody looks at leaves the memory."""
TRIES = 200
"""How often a table that moves between processes is asked again, a little later each time."""
RECENT = 86400.0
"""Tables that changed this lately go on by themselves after a restart."""


def game_of(name: str, packs: Sequence[Mapping[str, object]] = ()) -> Game:
    """A game, loaded once for each set of packs."""
    try:
        return loaded(name, msgspec.json.encode(list(packs)).decode())
    except ContentError as error:
        first = error.faults[0]
        raise Refused("refused-table-pack", **first.reason.args, place=first.place, detail=first.reason.id) from None


class Tables(House):
    """The tables."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        clock: Callable[[], float] = time.time,
        moment: float = MOMENT,
        most_tables: int = 5000,
    ) -> None:
        self.store = store
        self.workers = workers
        self.clock = clock
        self.moment = moment
        self.post: Post | None = None
        self.tables: dict[str, Audience] = {}
        self.books = asyncio.Lock()
        """One rematch is made at a time."""
        self._most = most_tables
        self._closed = False
        self._waking: dict[str, asyncio.Task[Audience]] = {}
        self._settling: set[asyncio.Task[None]] = set()
        self._cluster = None if store.leases is None else Cluster(self, store.leases)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweep")

    async def open(self) -> None:
        """Join the other processes, if there can be any."""
        if self._cluster is not None:
            await self._cluster.join()

    async def wake_recent(self) -> None:
        """After a start, or when another process has died: tables with bots to move or clocks to run go on."""
        after = time.time() - RECENT
        if self.store.leases is None:
            ids = [head.id for head, _ in await self.store.listed(("playing",), None, limit=self._most, after=after)]
        else:
            ids = await self.store.leases.orphans(after, self._most)
        for id in ids:
            try:
                await self.table(id)
            except Refused:
                continue  # played by other rules: it stays to be watched

    async def close(self) -> None:
        self._closed = True
        self._sweeper.cancel()
        await asyncio.gather(self._sweeper, return_exceptions=True)
        if self._cluster is not None:
            await self._cluster.stop()
        await asyncio.gather(*(table.close() for table in self.tables.values()))
        self.tables.clear()
        if self._cluster is not None:
            await self._cluster.leave()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(30)
            for id, table in list(self.tables.items()):
                if table.idle and time.monotonic() - table.used > ASLEEP:
                    del self.tables[id]
                    await table.close()
                    if isinstance(table, Follower):
                        table.unfollow()
                    elif self.store.leases is not None:
                        await self.store.leases.release(id)

    # --- finding ------------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Audience:
        """A table by its id, woken from the store if need be."""
        if id in self._waking:
            return await asyncio.shield(self._waking[id])
        if id in self.tables:
            return self.tables[id]
        return await self._woken(id, [])

    async def _woken(self, id: str, listeners: list[Listener]) -> Audience:
        if self._closed:
            raise Refused("refused-table-closed")
        waking = asyncio.create_task(self._wake(id, listeners))
        self._waking[id] = waking
        waking.add_done_callback(lambda _: self._waking.pop(id, None))
        return await asyncio.shield(waking)

    async def settle(self, old: Audience) -> None:
        """A table has changed its owner, or will: find out who has it now. Those who listen stay."""
        id = old.room.head.id
        if self.tables.get(id) is old and id not in self._waking:
            await self._woken(id, old.listeners)
            await old.close()

    def lost(self, table: Audience) -> None:
        """Another process has taken this table."""
        self._settling.add(settling := asyncio.create_task(self.settle(table)))
        settling.add_done_callback(self._settling.discard)

    async def at(self, id: str, ask: Callable[[Audience], Awaitable[Answer]]) -> Answer:
        """Ask a table something, and ask again wherever it goes."""
        for _ in range(TRIES):
            table = await self.table(id)
            try:
                return await ask(table)
            except Moved:
                await self.settle(table)
                await asyncio.sleep(0.05)
        raise Refused("refused-table-closed")

    async def _wake(self, id: str, listeners: list[Listener]) -> Audience:
        leases = self.store.leases
        if await self.store.head(id) is None:
            raise Refused("refused-no-table", table=id)
        if leases is not None and self.post is not None:
            owner = await leases.claim(id)
            if owner != leases.me:
                table: Audience = Follower(self, await self.read_room(id), listeners, owner, self.post)
                return self._stands(table)
        room = await self.read_room(id)
        now = self.clock()
        clocked = room.timed_at is not None or room.head.settings.clock != "off"
        if room.turn is not None and clocked:
            made = room.note(log.WokeEntry(away=max(0.0, now - room.shown[-1].stored.at)), now)
            await self.store.append(Batch(id, made, summary(room)))
        return self._stands(Actor(self, room, listeners))

    def _stands(self, table: Audience) -> Audience:
        self.tables[table.room.head.id] = table
        table.tell()
        return table

    def leave(self, id: str, listener: Listener) -> None:
        if id in self.tables:
            self.tables[id].leave(listener)

    @abstractmethod
    async def obey(self, actor: Actor, order: AnyOrder) -> object:
        """Carry out an order at a table of this process."""

    async def read_room(self, id: str) -> Room:
        """A table as it is stored."""
        head = await self.store.head(id)
        if head is None:
            raise Refused("refused-no-table", table=id)
        return restored(head, game_of(head.game, head.packs), await self.store.log(id))

    def ended(self, room: Room) -> Campaign | None:
        """A finished match is written into its campaign along with its end."""
        campaign, match = room.head.campaign, room.match
        if campaign is None or match is None or not match.over:
            return None
        date = self.date()
        return Campaign(campaign, lambda book: room.hosting.recorded(book, match, room.head.id, date))

    def date(self) -> str:
        return time.strftime("%Y-%m-%d", time.gmtime(self.clock()))
