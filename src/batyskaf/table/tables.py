"""The tables in this process: loaded from the store, found by id, moved between processes, unloaded when idle."""

import asyncio
import contextlib
import time
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING

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
from batyskaf.table.limits import Limits
from batyskaf.table.peers import AnyOrder, Post
from batyskaf.table.room import Room, restored
from batyskaf.table.store import Batch, Campaign, Moved, Store
from batyskaf.table.thinking import Thinking

if TYPE_CHECKING:
    from batyskaf.table.reminders import Reminders

ASLEEP = 600.0
"""Seconds after which an unused table is unloaded."""
PACKED = 40
"""Unused tables with packs that may be in memory: each may take some megabytes."""
TRIES = 200
"""How often a request to a table that moves between processes is retried."""
RECENT = 86400.0 * 15
"""Active tables that changed within this many seconds are loaded after a restart: no clock runs for longer."""


def game_of(name: str, packs: Sequence[Mapping[str, object]] = ()) -> Game:
    """A game with packs; each combination is loaded once."""
    try:
        return loaded(name, msgspec.json.encode(list(packs)).decode())
    except ContentError as error:
        first = error.faults[0]
        raise Refused("refused-table-pack", **first.reason.args, place=first.place, detail=first.reason.id) from None


def steady_clock() -> Callable[[], float]:
    """The time in seconds since 1970, which advances evenly even if the clock of the machine is changed."""
    begun = time.time() - time.monotonic()
    return lambda: begun + time.monotonic()


class Tables(House):
    """The tables of this process."""

    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        clock: Callable[[], float] | None = None,
        moment: float = MOMENT,
        most_tables: int = 5000,
        limits: Limits = Limits(),  # noqa: B008 - frozen
    ) -> None:
        self.store = store
        self.thinking = thinking
        self.clock = clock or steady_clock()
        self.moment = moment
        self.limits = limits
        self.post: Post | None = None
        self.reminders: Reminders | None = None
        self.tables: dict[str, Audience] = {}
        self.rematching = asyncio.Lock()
        """One rematch is made at a time."""
        self._most = most_tables
        self._closed = False
        self._waking: dict[str, asyncio.Task[Audience]] = {}
        self._moving: set[asyncio.Task[None]] = set()
        self._crowded = asyncio.Event()
        """Whether tables have to be unloaded soon."""
        self._cluster = None if store.leases is None else Cluster(self, store.leases)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweep")

    async def open(self) -> None:
        """Join the other processes, if the store is shared."""
        if self._cluster is not None:
            await self._cluster.join()

    async def wake_recent(self) -> None:
        """Load the tables where something happens by itself, after a start or the death of another process.

        All others are loaded when somebody looks at them.
        """
        after = time.time() - RECENT
        if self.store.leases is None:
            ids = await self.store.active(after, self._most)
        else:
            ids = await self.store.leases.orphans(after, self._most)
        for id in ids:
            try:
                await self.table(id)
            except Refused:
                continue  # other rules: it can only be watched

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
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(30):
                    await self._crowded.wait()
            self._crowded.clear()
            for table in self._unused():
                id = table.room.head.id
                if self.tables.get(id) is table and table.idle:
                    del self.tables[id]
                    await table.close()
                    if isinstance(table, Actor) and self.store.leases is not None:
                        await self.store.leases.release(id)

    def _unused(self) -> list[Audience]:
        """The tables that are unloaded: those that nobody has used for long, and the most unused with packs."""
        now = time.monotonic()
        idle = [table for table in self.tables.values() if table.idle]
        packed = sorted((table for table in idle if table.room.head.packs), key=lambda table: table.used)
        return [table for table in idle if now - table.used > ASLEEP] + packed[:-PACKED]

    # --- finding ------------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Audience:
        """A table by its id, loaded from the store if needed."""
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

    async def find_owner(self, old: Audience) -> None:
        """Find out who owns a table that has changed its owner, or soon will. Its listeners stay connected."""
        id = old.room.head.id
        if self.tables.get(id) is old and id not in self._waking:
            await self._woken(id, old.listeners)
            await old.close()

    def lost(self, table: Audience) -> None:
        """Another process has taken this table."""
        self._moving.add(moving := asyncio.create_task(self.find_owner(table)))
        moving.add_done_callback(self._moving.discard)

    def changed(self, table: Audience) -> None:
        if self.reminders is not None and isinstance(table, Actor):
            self.reminders.changed(table)

    async def at(self, id: str, ask: Callable[[Audience], Awaitable[Answer]]) -> Answer:
        """Ask a table, and retry if it moves to another process."""
        for _ in range(TRIES):
            table = await self.table(id)
            try:
                return await ask(table)
            except Moved:
                await self.find_owner(table)
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
                return self._keep(table)
        room = await self.read_room(id)
        now = self.clock()
        clocked = room.timed_at is not None or room.head.settings.clock != "off"
        if (room.turn is not None and clocked) or room.proposal is not None:
            woke = room.note(log.WokeEntry(away=max(0.0, now - room.log[-1].at)), now)
            entries = [log.stored(room.game.moves, happened) for happened in woke]
            await self.store.append(Batch(id, entries, summary(room)))
        return self._keep(Actor(self, room, listeners))

    def _keep(self, table: Audience) -> Audience:
        self.tables[table.room.head.id] = table
        if table.room.head.packs and sum(bool(one.room.head.packs) for one in self.tables.values()) > PACKED:
            self._crowded.set()
        table.send_updates()
        return table

    def leave(self, id: str, listener: Listener) -> None:
        if id in self.tables:
            self.tables[id].leave(listener)

    @abstractmethod
    async def answer(self, actor: Actor, order: AnyOrder) -> object:
        """Answer an order for a table of this process."""

    async def game(self, name: str, packs: Sequence[Mapping[str, object]]) -> Game:
        """A game with packs. Large packs take a moment, in which others are served."""
        return await self.thinking.aside(game_of, name, packs) if packs else game_of(name)

    async def read_room(self, id: str) -> Room:
        """The state of a table from its stored log."""
        head = await self.store.head(id)
        if head is None:
            raise Refused("refused-no-table", table=id)
        return restored(head, await self.game(head.game, head.packs), await self.store.log(id))

    def ended(self, room: Room) -> Campaign | None:
        """The change to the logbook that is stored along with the end of a match of a campaign."""
        campaign, match = room.head.campaign, room.match
        if campaign is None or match is None or not match.over:
            return None
        date = self.date()
        return Campaign(campaign, lambda logbook: room.presentation.recorded(logbook, match, room.head.id, date))

    def date(self) -> str:
        """Today, by the clock of the machine."""
        return time.strftime("%Y-%m-%d", time.gmtime())
