"""The single writer of a table: commands, clocks, bots and listeners in one task, so nothing happens in between.

Whatever changes the table is stored first and told afterwards. If the store refuses, the table is read again from it.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec

from batyskaf import bots
from batyskaf.core.match import HOST
from batyskaf.core.reason import Refused
from batyskaf.table import frames, log, peers
from batyskaf.table.audience import Answer, Audience, House, Listener
from batyskaf.table.commands import Desk
from batyskaf.table.leases import Moved
from batyskaf.table.room import Room
from batyskaf.table.stats import outcome
from batyskaf.table.store import Batch, Link, Summary
from batyskaf.table.workers import BotFailed, Job

logger = logging.getLogger("batyskaf.table")

MOMENT = 0.8
"""Seconds before a person's standing answer is given, so that a trick can be looked at."""


class Extra(msgspec.Struct):
    """What a change wants stored along with its entries."""

    links: tuple[Link, ...] = ()
    revoked: tuple[str, ...] = ()


class Actor(Audience):
    """Runs one table. Everything else asks it by `do` and waits."""

    def __init__(self, house: House, room: Room, listeners: list[Listener]) -> None:
        super().__init__(house, room, listeners)
        self.elsewhere: dict[str, tuple[frozenset[int], int]] = {}
        """Who is connected to other processes: seats, and how many watch."""
        self._jobs: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._asked: set[asyncio.Future[Any]] = set()
        self._closing = False
        self._thinking: asyncio.Task[None] | None = None
        self._thought = (-1, -1)
        """The position a bot is thinking about: seq of the match and seat."""
        self._task = asyncio.create_task(self._run(), name=f"table {room.head.id}")

    @property
    def idle(self) -> bool:
        busy = self.listeners or self.elsewhere or not self._jobs.empty() or self._thinking is not None
        return not busy and self._due() is None

    async def close(self) -> None:
        self._closing = True
        self._stop_thinking()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        for asked in self._asked:
            if not asked.done():
                asked.set_exception(Moved())

    # --- asked from outside -------------------------------------------------------------------------------------------

    async def read(self, work: Callable[[Desk], Answer]) -> Answer:
        return await self.do(work)

    async def do(self, work: Callable[[Desk], Answer], extra: Callable[[], Extra] = Extra) -> Answer:
        """Let `work` change the table; returns its answer once all of it is stored. Nothing is stored if it raises."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                done = await self._change(work, extra)
            except (Refused, Moved) as refused:
                if not answer.done():
                    answer.set_exception(refused)
            except Exception:
                logger.exception("table %s", self.room.head.id)
                if not answer.done():
                    answer.set_exception(Refused("refused-table-failed"))
            else:
                if not answer.done():
                    answer.set_result(done)

        if self._closing or self._task.done():
            raise Moved
        self.used = time.monotonic()
        self._asked.add(answer)
        answer.add_done_callback(self._asked.discard)
        self._jobs.put_nowait(job)
        return await answer

    # --- the one task -------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        await self._act_on()
        while True:
            due = self._due()
            try:
                async with asyncio.timeout(None if due is None else max(0.0, due - self._house.clock())):
                    job = await self._jobs.get()
            except TimeoutError:
                await self._act_on()
            else:
                await self._guarded(job)
                await self._act_on()

    async def _act_on(self) -> None:
        """Do what is due, and what that makes due at once: after a standing answer a bot may be next."""
        before = -1
        while before != self.room.seq:
            before = self.room.seq
            await self._guarded(self._act)

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        """A table outlives whatever goes wrong with one thing it does."""
        try:
            await work()
        except Moved:
            pass  # whoever asked has been told
        except Exception:
            logger.exception("table %s", self.room.head.id)
            await asyncio.sleep(0.2)

    async def _change(self, work: Callable[[Desk], Answer], extra: Callable[[], Extra] = Extra) -> Answer:
        desk = Desk(self.room, self._house.clock(), self.online())
        try:
            answer = work(desk)
            more = extra()
            if desk.made or more.links or more.revoked:
                await self._save(desk, more)
        except Refused:
            if desk.made:
                await self._read_again()
            raise
        except Moved:
            self._closing = True
            self._house.lost(self)
            raise
        except Exception:
            await self._read_again()
            raise
        if desk.made:
            self.tell()
        return answer

    async def _read_again(self) -> None:
        """Forget what could not be stored; whoever listens learns what is."""
        self.room = await self._house.read_room(self.room.head.id)
        self.tell()

    async def _save(self, desk: Desk, more: Extra) -> None:
        batch = Batch(self.room.head.id, desk.made, summary(self.room), more.links, more.revoked)
        if any(isinstance(stored.entry, log.EndEntry) for stored in desk.made):
            batch.campaign = self._house.ended(self.room)
            batch.outcome = outcome(self.room, desk.now)
        await self._house.store.append(batch)

    # --- telling ------------------------------------------------------------------------------------------------------

    def online(self) -> frozenset[int]:
        """Seats whose people are connected, to this process or to another."""
        return self.seats_here().union(*(seats for seats, _ in self.elsewhere.values()))

    def _tell_presence(self) -> None:
        online = self.online()
        watching = self.watching_here() + sum(watching for _, watching in self.elsewhere.values())
        self._say_presence(online, watching)
        self._write(lambda me, id: peers.Present(sender=me, table=id, online=tuple(online), watching=watching))

    def follow(self, process: str, seats: Iterable[int], watching: int) -> None:
        """Another process has people at this table."""
        self.elsewhere[process] = (frozenset(seats), watching)
        self._tell_presence()

    def unfollow(self, process: str) -> None:
        if self.elsewhere.pop(process, None) is not None:
            self._tell_presence()

    def _write(self, mail: Callable[[str, str], peers.AnyMail]) -> None:
        """Write to every process that follows this table."""
        post = self._house.post
        if post is not None:
            for process in self.elsewhere:
                post.send(process, mail(post.me, self.room.head.id))

    def tell(self) -> None:
        super().tell()
        self.tell_followers()

    def tell_followers(self) -> None:
        """They read what is new to them from the store."""
        self._write(lambda me, id: peers.Grew(sender=me, table=id, seq=self.room.seq))

    # --- clocks, standing answers, bots -------------------------------------------------------------------------------

    def _due(self) -> float | None:
        """When something happens by itself, if nobody does anything before."""
        room, now = self.room, self._house.clock()
        if room.turn is None or room.paused or self._closing:
            return None
        times = []
        left = room.game_left(now)
        if left is not None:
            times.append(now + left)
        left = room.seat_left(now)
        if left is not None and room.head.settings.clock == "strict" and self._thinking is None:
            times.append(now + left)
        if self._standing() is not None:
            times.append(room.shown[room.match_seq - 1].stored.at + self._house.moment)
        return min(times) if times else None

    def _standing(self) -> str | None:
        """The answer that stands for the person who is asked."""
        room = self.room
        if room.match is None or room.turn is None or room.held or room.chairs[room.turn].played_by_bot:
            return None
        move = room.hosting.standing(room.match.state)
        text = None if move is None else room.game.moves.text(move)
        return text if text in room.chairs[room.turn].stands else None

    async def _act(self) -> None:
        """Do what is due now."""
        room, now = self.room, self._house.clock()
        seat = room.turn
        if seat is None or room.paused or room.match is None or self._closing:
            self._stop_thinking()
            return
        if self._thought != (room.match_seq, seat):
            self._stop_thinking()  # the position it thought about is gone
        left = room.game_left(now)
        if left is not None and left <= 0:
            await self._change(lambda desk: desk.play(HOST, "time-up"))
            return
        if room.chairs[seat].played_by_bot:
            self._think(seat, str(room.chairs[seat].played_by_bot))
            return
        left = room.seat_left(now)
        if left is not None and left <= 0 and room.head.settings.clock == "strict":
            await self._force(seat)
            return
        standing = self._standing()
        if standing is not None and now >= room.shown[room.match_seq - 1].stored.at + self._house.moment:
            await self._change(lambda desk: desk.play(seat, standing))

    async def _force(self, seat: int) -> None:
        """A strict clock ran out: the game's default answer, or a bot decides this once."""
        assert self.room.match is not None
        move = self.room.hosting.standing(self.room.match.state)
        if move is not None:
            text = self.room.game.moves.text(move)
            await self._change(lambda desk: desk.play(seat, text))
        else:
            self._think(seat, bots.plain_bot(self.room.game.name), forced=True)

    def _think(self, seat: int, bot: str, forced: bool = False) -> None:
        position = (self.room.match_seq, seat)
        if self._thought == position and self._thinking is not None:
            return
        self._stop_thinking()
        if not forced and (self.room.held or self._asks_about(seat)):
            return
        self._thought = position
        self._thinking = asyncio.create_task(self._thinks(self._job(seat, bot), position))

    def _asks_about(self, seat: int) -> bool:
        """Whether people are being asked what to do about the bot on this seat."""
        asked = self.room.proposal
        return asked is not None and asked.seat == HOST and asked.about == seat

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    async def _thinks(self, job: Job, position: tuple[int, int]) -> None:
        try:
            move: int | None = await self._house.workers.decide(job)
        except BotFailed as error:
            logger.warning("table %s: bot %s on seat %d: %s", self.room.head.id, job.bot, job.seat + 1, error)
            move = None

        async def answer() -> None:
            if self._thought != position or self.room.match_seq != position[0] or self.room.turn != job.seat:
                return
            self._thinking = None
            self._thought = (-1, -1)
            forced = self.room.chairs[job.seat].played_by_bot is None
            if self.room.paused or (self.room.held and not forced):
                return
            if move is None and forced:
                first = self.room.game.moves.text(self.room.match.state.legal()[0])  # type: ignore[union-attr]
                await self._change(lambda desk: desk.play(job.seat, first))
            elif move is None:
                await self._change(lambda desk: desk.bot_failed(job.seat))
            else:
                text = self.room.game.moves.text(move)
                await self._change(lambda desk: desk.play(job.seat, text))

        self._jobs.put_nowait(answer)


def summary(room: Room) -> Summary:
    """What lists show of a room."""
    shown = frames.info(room)
    match = room.match
    return Summary(
        status=room.status,
        public=room.head.settings.public,
        moves=0 if match is None else len(match.played),
        seats=tuple(msgspec.to_builtins(seat) for seat in shown.seats),
        paused=room.paused,
        next=room.next,
        result=match.state.result() if match is not None and match.over else None,
        turn=None if room.turn is None or room.chairs[room.turn].played_by_bot else room.turn,
    )
