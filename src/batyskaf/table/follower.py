"""A table that another process owns: its room is read from the store as it grows, and orders go to the owner."""

import asyncio
import itertools
import logging
import time
from collections.abc import Callable

import msgspec

from batyskaf.core.reason import Refused
from batyskaf.table import peers
from batyskaf.table.audience import Answer, Audience, House, Listener
from batyskaf.table.commands import Desk
from batyskaf.table.peers import Post
from batyskaf.table.room import Room
from batyskaf.table.store import Moved

logger = logging.getLogger("batyskaf.table")
ANSWER_IN = 20.0
"""Seconds that a live owner may take to answer."""
_numbers = itertools.count(1)


class Follower(Audience):
    """Serves a table to people who are connected to this process."""

    def __init__(self, house: House, room: Room, listeners: list[Listener], owner: str, post: Post) -> None:
        super().__init__(house, room, listeners)
        self.owner = owner
        self._post = post
        self._reading = asyncio.Lock()
        self._waiting: dict[int, asyncio.Future[peers.Answered]] = {}
        self._present: tuple[frozenset[int], int] = (frozenset(), 0)
        self.follow()

    @property
    def idle(self) -> bool:
        return not self.listeners and not self._waiting

    async def close(self) -> None:
        """Let everyone who waits for an answer ask the new owner."""
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(Moved())

    def unfollow(self) -> None:
        self._post.send(self.owner, peers.Unfollow(sender=self._post.me, table=self.room.head.id))

    def follow(self) -> None:
        """Send the owner who is connected here, if anybody is; it answers with the `seq` of the table.

        Without listeners nothing has to be sent with each move: whatever is asked reads the store first.
        """
        if not self.listeners:
            return
        seats, watching = tuple(sorted(self.seats_here())), self.watching_here()
        mail = peers.Follow(sender=self._post.me, table=self.room.head.id, seats=seats, watching=watching)
        self._post.send(self.owner, mail)

    async def read(self, work: Callable[[Desk], Answer]) -> Answer:
        # Only stored entries ever reach this room, each whole, so any moment is between two changes.
        self.used = time.monotonic()
        await self.catch_up()
        return work(Desk(self.room, self._house.clock()))

    def _presence_changed(self) -> None:
        self._send_presence(*self._present)
        if self.listeners:
            self.follow()
        else:
            self.unfollow()

    def present(self, mail: peers.Present) -> None:
        self._present = (frozenset(mail.online), mail.watching)
        self._send_presence(*self._present)

    async def catch_up(self, seq: int | None = None) -> None:
        """Apply all stored entries here; `seq`, if known, is the last of them."""
        async with self._reading:
            before = self.room.seq
            if seq is not None and before >= seq:
                return
            try:
                for stored in await self._house.store.log(self.room.head.id, before):
                    self.room.restore(stored)
            except Refused:
                logger.exception("table %s", self.room.head.id)
                self.room = await self._house.read_room(self.room.head.id)
            if self.room.seq > before:
                self.send_updates()

    # --- orders -------------------------------------------------------------------------------------------------------

    async def ask(self, order: peers.AnyOrder) -> object:
        """Send an order to the owner. Its changes are sent to listeners here before the answer returns."""
        number = next(_numbers)
        waiting: asyncio.Future[peers.Answered] = asyncio.get_running_loop().create_future()
        self._waiting[number] = waiting
        try:
            mail = peers.Asked(sender=self._post.me, table=self.room.head.id, number=number, order=order)
            self._post.send(self.owner, mail)
            async with asyncio.timeout(ANSWER_IN):
                answered = await waiting
        except TimeoutError:
            raise Refused("refused-table-closed") from None
        finally:
            del self._waiting[number]
        if answered.reason is not None:
            raise Refused(answered.reason.id, **answered.reason.args)
        if answered.result is None:
            raise Moved
        result: object = msgspec.convert(answered.result, type=order.answer)
        await self.catch_up()
        return result

    def answered(self, mail: peers.Answered) -> None:
        waiting = self._waiting.get(mail.number)
        if waiting is not None and not waiting.done():
            waiting.set_result(mail)
