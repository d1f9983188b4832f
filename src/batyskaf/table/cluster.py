"""This process among others on one PostgreSQL: it sends heartbeats, reads its mail, and takes over dead ones."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from batyskaf.core.reason import Reason, Refused
from batyskaf.table import peers
from batyskaf.table.actor import Actor
from batyskaf.table.follower import Follower
from batyskaf.table.store import Moved

if TYPE_CHECKING:
    from batyskaf.table.leases import Leases
    from batyskaf.table.tables import Tables

logger = logging.getLogger("batyskaf.table")


class Cluster:
    """Connects the tables of this process with those of the others."""

    def __init__(self, hub: "Tables", leases: "Leases") -> None:
        self._hub = hub
        self._leases = leases
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False
        self._post = hub.post = leases.post(self._deliver, self._follow_again)

    async def join(self) -> None:
        await self._leases.beat()
        await self._post.ready()
        self._start(self._beat_forever())

    async def stop(self) -> None:
        """Stop working for the other processes."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def leave(self) -> None:
        """Give the tables back; their followers take them over at once."""
        await self._leases.leave()
        await self._post.close()

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @staticmethod
    async def _guarded(work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except (Refused, Moved) as error:
            logger.warning("%r", error)
        except Exception:
            logger.exception("task between processes failed")

    # --- heartbeats ---------------------------------------------------------------------------------------------------

    async def _beat_forever(self) -> None:
        while True:
            await asyncio.sleep(self._leases.seconds / 3)
            try:
                await self._beat()
            except Exception:
                logger.exception("heartbeat failed")

    async def _beat(self) -> None:
        before = dict(self._hub.tables)
        pulse = await self._leases.beat()
        for id, table in before.items():
            if isinstance(table, Follower):
                if table.owner not in pulse.alive:
                    self._start(self._hub.find_owner(table))
            elif isinstance(table, Actor):
                for process in set(table.elsewhere) - pulse.alive:
                    table.unfollow(process)
                if id not in pulse.mine:
                    self._start(self._hub.find_owner(table))
        if pulse.dead:
            await self._hub.wake_recent()

    async def _departed(self, process: str) -> None:
        """A process has left."""
        for table in list(self._hub.tables.values()):
            if isinstance(table, Follower) and table.owner == process:
                self._start(self._hub.find_owner(table))
            elif isinstance(table, Actor):
                table.unfollow(process)
        await self._hub.wake_recent()

    def _follow_again(self) -> None:
        """The connection to the database was lost: ask for, and send again, what was missed in the meantime."""
        for table in self._hub.tables.values():
            if isinstance(table, Follower):
                table.follow()
            elif isinstance(table, Actor):
                table.notify_followers()

    # --- the mail -----------------------------------------------------------------------------------------------------

    def _deliver(self, mail: peers.AnyMail) -> None:
        if self._stopped:
            return
        table = self._hub.tables.get(mail.table)
        match mail:
            case peers.Goodbye():
                self._start(self._departed(mail.sender))
            case peers.Follow():
                self._start(self._followed(mail))
            case peers.Asked():
                self._start(self._asked(mail))
            case peers.Unfollow() if isinstance(table, Actor):
                table.unfollow(mail.sender)
            case peers.Grew() if isinstance(table, Follower):
                self._start(table.catch_up(mail.seq))
            case peers.Present() if isinstance(table, Follower):
                table.present(mail)
            case peers.Answered() if isinstance(table, Follower):
                table.answered(mail)
            case peers.NotMine() if isinstance(table, Follower) and table.owner == mail.sender:
                self._start(self._hub.find_owner(table))

    async def _followed(self, mail: peers.Follow) -> None:
        me = self._leases.me
        table = await self._hub.table(mail.table)
        if isinstance(table, Actor):
            table.follow(mail.sender, mail.seats, mail.watching)
            seq = await table.read(lambda desk: desk.room.seq)
            self._post.send(mail.sender, peers.Grew(sender=me, table=mail.table, seq=seq))
        else:
            self._post.send(mail.sender, peers.NotMine(sender=me, table=mail.table))

    async def _asked(self, mail: peers.Asked) -> None:
        """Answer an order from another process."""
        result: object = None
        reason: Reason | None = None
        try:
            table = await self._hub.table(mail.table)
            if isinstance(table, Actor):
                result = await self._hub.answer(table, mail.order)
        except Moved:
            pass
        except Refused as refused:
            reason = refused.reason
        except Exception:
            logger.exception("table %s", mail.table)
            reason = Reason("refused-table-failed")
        answer = peers.Answered(
            sender=self._leases.me, table=mail.table, number=mail.number, result=result, reason=reason
        )
        self._post.send(mail.sender, answer)
