"""Reminders of one's turn by web push, for people who are not at the table. A server sends them only if it is asked to.

A reminder says which table of which game waits, and nothing else. Browsers subscribe for one seat at one table.
"""

import asyncio
import hashlib
import logging
import ssl
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sql

from batyskaf.core.reason import Refused
from batyskaf.table import webpush
from batyskaf.table.bodies import Subscription
from batyskaf.table.connections import Proxies
from batyskaf.table.migrations import subscriptions
from batyskaf.table.sql_store import SqlStore
from batyskaf.table.webpush import Forbidden, Sender

if TYPE_CHECKING:
    from batyskaf.table.actor import Actor

logger = logging.getLogger("batyskaf.table")
QUIET = 30.0
"""Seconds that somebody may be away before they are reminded."""
EACH = 5
"""Browsers of one person at one table; the oldest is replaced."""
AT_ONCE = 4
WAITING = 1000
"""Reminders that may wait to be sent."""
GONE = (404, 410)
KEY = "push key"
"""Where the store has the private key."""


class Push(msgspec.Struct, frozen=True, kw_only=True):
    """How reminders are sent. Push services want the `contact` of a server: `mailto:` or `https:`."""

    contact: str
    quiet: float = QUIET
    allowed: Proxies = ()
    """Networks that may be written to besides the public ones."""
    trust: ssl.SSLContext | None = None


class Reminders:
    """Sends reminders. Open it with `Reminders.open(store, push)`."""

    def __init__(self, store: SqlStore, push: Push, key: str) -> None:
        self.key = webpush.base64url(webpush.public(webpush.private(key)))
        self.sent: Counter[str] = Counter()
        """By status: that of the push service, `forbidden` or `failed`."""
        self._store = store
        self._quiet = push.quiet
        self._sender = Sender(key, push.contact, push.allowed, push.trust)
        self._threads = ThreadPoolExecutor(AT_ONCE, "push")
        self._asked: dict[str, tuple[int, float]] = {}
        """The turn that each table in memory was last reminded of, or will be: a seat, and since when it is asked."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, store: SqlStore, push: Push) -> "Reminders":
        """The key is made when it is needed first, and kept: browsers know this server by it."""
        if not push.contact.startswith(("mailto:", "https:")):
            raise Refused("refused-push-contact", contact=push.contact)
        try:
            key = await store.kept(KEY) or await store.keep(KEY, webpush.new_key())
        except ImportError:
            raise Refused("refused-push-library") from None
        return cls(store, push, key)

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- subscriptions ------------------------------------------------------------------------------------------------

    async def subscribe(self, table: str, link: str, wish: Subscription) -> None:
        """Remind a person at a table by one of their browsers."""
        webpush.check(wish)
        mine = (subscriptions.c.table_id == table) & (subscriptions.c.link == link)
        data = msgspec.json.encode(wish).decode()
        row = {"id": _id(table, wish.endpoint), "table_id": table, "link": link, "data": data, "made": time.time()}
        async with self._store.writing() as connection:
            await connection.execute(subscriptions.delete().where(subscriptions.c.id == row["id"]))
            wanted = sql.select(subscriptions.c.id).where(mine).order_by(subscriptions.c.made.desc())
            for old in list((await connection.execute(wanted)).scalars())[EACH - 1 :]:
                await connection.execute(subscriptions.delete().where(subscriptions.c.id == old))
            await connection.execute(subscriptions.insert().values(**row))

    async def unsubscribe(self, table: str, endpoint: str) -> None:
        async with self._store.writing() as connection:
            await connection.execute(subscriptions.delete().where(subscriptions.c.id == _id(table, endpoint)))

    async def subscribed(self, table: str, link: str) -> list[Subscription]:
        mine = (subscriptions.c.table_id == table) & (subscriptions.c.link == link)
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(sql.select(subscriptions.c.data).where(mine))).scalars()
            return [msgspec.json.decode(data, type=Subscription) for data in rows]

    # --- reminding ----------------------------------------------------------------------------------------------------

    def changed(self, table: "Actor") -> None:
        """A table has changed: remind the person who is asked now, unless they are there by then."""
        room, id = table.room, table.room.head.id
        seat = room.turn
        turn = None if seat is None or room.paused or room.chairs[seat].played_by_bot else (seat, room.asked_at)
        if turn is not None and self._asked.get(id) == turn:
            return
        if id in self._timers:
            self._timers.pop(id).cancel()
        self._asked.pop(id, None)
        if turn is not None:
            self._asked[id] = turn
            self._timers[id] = asyncio.get_running_loop().call_later(self._quiet, self._remind, table, turn)

    def _remind(self, table: "Actor", turn: tuple[int, float]) -> None:
        room, (seat, _) = table.room, turn
        self._timers.pop(room.head.id, None)
        if seat in table.online() or len(self._tasks) >= WAITING:
            return
        task = asyncio.create_task(self._send(room.head.id, room.head.game, room.chairs[seat].link))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, table: str, game: str, link: str) -> None:
        message = msgspec.json.encode({"table": table, "game": game})
        for subscription in await self.subscribed(table, link):
            post = partial(self._sender.send, subscription, message, table)
            try:
                status = await asyncio.get_running_loop().run_in_executor(self._threads, post)
            except Forbidden:
                self.sent["forbidden"] += 1
                await self.unsubscribe(table, subscription.endpoint)
                continue
            except Exception as error:  # networks fail in many ways
                self.sent["failed"] += 1
                logger.warning("push: %s", type(error).__name__)
                continue
            self.sent[str(status)] += 1
            if status in GONE:
                await self.unsubscribe(table, subscription.endpoint)


def _id(table: str, endpoint: str) -> str:
    return hashlib.sha256(f"{table} {endpoint}".encode()).hexdigest()
