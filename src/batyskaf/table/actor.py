"""The single writer of a table: commands, clocks and bots change it one after another.

A change is stored before anyone is sent it. If the store refuses, the table is read from the store again. Everything is
done by callbacks: a table has no task of its own, and a move wakes none.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, cast

import msgspec

from batyskaf import bots
from batyskaf.bots.bot import BotFailed
from batyskaf.core.match import HOST
from batyskaf.core.reason import Refused
from batyskaf.table import log, peers, updates
from batyskaf.table.audience import Answer, Audience, House, Listener
from batyskaf.table.commands import Access, Desk
from batyskaf.table.limits import Bucket, Limits
from batyskaf.table.room import Room
from batyskaf.table.stats import outcome
from batyskaf.table.store import Batch, Link, Moved, Summary
from batyskaf.table.thinking import Job
from batyskaf.table.turns import Rank, Share

logger = logging.getLogger("batyskaf.table")

INTEREST = 60.0
"""Seconds after the last request for which a table without people and spectators keeps playing."""
MOMENT = 0.8
"""Seconds before a person's automatic answer is given, so that there is time to look at a trick."""
REST = 0.2
"""Seconds after a failure before something is done again that is due by itself."""

Work = Callable[[Desk], Any]
Then = Callable[[Any, Exception | None], None]
"""Gets the answer of some work, or why there is none."""


class Extra(msgspec.Struct):
    """What is stored along with the entries of a change."""

    links: tuple[Link, ...] = ()
    revoked: tuple[str, ...] = ()


class _Asked(NamedTuple):
    """Something to be done to a table."""

    work: Work
    then: Then
    extra: Callable[[], Extra] = Extra


class Actor(Audience):
    """Runs one table. Everything else changes it through `submit` and `do`."""

    def __init__(self, house: House, room: Room, listeners: list[Listener]) -> None:
        super().__init__(house, room, listeners)
        self.elsewhere: dict[str, tuple[frozenset[int], int]] = {}
        """Who is connected to other processes: seats, and the number of spectators."""
        self.gone = dict.fromkeys(range(len(room.chairs)), house.clock())
        """Since when nobody at a seat has been connected."""
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[_Asked] = deque()
        self._current: _Asked | None = None
        """What is being done or stored."""
        self._alarm: asyncio.TimerHandle | None = None
        self._rested = 0.0
        """When something may be done by itself after a failure."""
        self._reading: asyncio.Task[None] | None = None
        self._closing = False
        self._links: dict[str, Link] | None = None
        """The links to this table by their hash, once they are read."""
        self._links_changed = 0
        """How often the links have begun or ended to change."""
        self._talk: dict[str, Bucket] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._thought = (-1, -1)
        """The position that a bot is thinking about: `seq` of the match and seat."""
        self._loop.call_soon(self._go_on)

    @property
    def idle(self) -> bool:
        busy = self.listeners or self.elsewhere or self._waiting or self._current or self._thinking is not None
        return not busy and self._due() is None

    async def close(self) -> None:
        self._closing = True
        self._stop_thinking()
        if self._alarm is not None:
            self._alarm.cancel()
        if self._reading is not None:
            self._reading.cancel()
        current, self._current = self._current, None
        for asked in (*([] if current is None else [current]), *self._waiting):
            asked.then(None, Moved())
        self._waiting.clear()

    # --- asked from outside -------------------------------------------------------------------------------------------

    async def read(self, work: Callable[[Desk], Answer]) -> Answer:
        return await self.do(work)

    def submit(self, work: Work, then: Then, extra: Callable[[], Extra] = Extra) -> None:
        """Let `work` change the table; call `then` once everything is stored. Nothing is stored if it raises."""
        if self._closing:
            raise Moved
        self.used = time.monotonic()
        self._waiting.append(_Asked(work, then, extra))
        self._go_on()

    async def do(self, work: Callable[[Desk], Answer], extra: Callable[[], Extra] = Extra) -> Answer:
        """Let `work` change the table; return its answer once everything is stored."""
        answer: asyncio.Future[Answer] = self._loop.create_future()

        def then(done: Answer, error: Exception | None) -> None:
            if answer.done():
                return
            if error is None:
                answer.set_result(done)
            else:
                answer.set_exception(error)

        self.submit(work, then, extra)
        return await answer

    async def link(self, hash: str) -> Link | None:
        """A link to this table. Only its owner changes them, so they are read once."""
        if self._links is not None:
            return self._links.get(hash)
        changed = self._links_changed
        links = {link.hash: link for link in await self._house.store.links(self.room.head.id)}
        if changed == self._links_changed:
            self._links = links
        return links.get(hash)

    def _forget_links(self, batch: Batch) -> None:
        if batch.links or batch.revoked:
            self._links = None
            self._links_changed += 1

    def may_talk(self, access: Access, limits: Limits) -> bool:
        """Whether a link may send the others one more message."""
        if access.link not in self._talk:
            self._talk[access.link] = Bucket(limits.talk_per_second, limits.talk_burst)
        return self._talk[access.link].take()

    # --- one after another --------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Do what waits and what is due, until something has to be stored first."""
        while self._current is None and not self._closing:
            asked = self._waiting.popleft() if self._waiting else self._due_now()
            if asked is None:
                self._set_alarm()
                return
            self._begin(asked)

    def _due_now(self) -> _Asked | None:
        if self._rested > time.monotonic():
            return None
        try:
            work = self._due_work()
        except Exception as error:
            logger.exception("table %s", self.room.head.id)
            self._done_by_itself(None, error)
            return None
        return None if work is None else _Asked(work, self._done_by_itself)

    def _done_by_itself(self, _: object, error: Exception | None) -> None:
        if error is not None:
            self._rested = time.monotonic() + REST

    def _set_alarm(self) -> None:
        """Wake up when something is due by itself."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due, rest = self._due(), self._rested - time.monotonic()
        if due is not None or rest > 0:
            wait = 0.0 if due is None else due - self._house.clock()
            self._alarm = self._loop.call_later(max(0.0, wait, rest), self._go_on)

    def _begin(self, asked: _Asked) -> None:
        self._current = asked
        desk = Desk(self.room, self._house.clock(), self.gone)
        try:
            answer = asked.work(desk)
            more = asked.extra()
            batch = self._batch(desk, more) if desk.made or more.links or more.revoked else None
        except Exception as error:
            self._fail(asked, error, changed=bool(desk.made) or not isinstance(error, Refused))
            return
        if batch is None:
            self._end(asked, answer)
        else:
            self._forget_links(batch)
            self._house.store.put(batch, lambda error: self._stored(asked, answer, batch, error))

    def _stored(self, asked: _Asked, answer: Any, batch: Batch, error: Exception | None) -> None:
        self._forget_links(batch)
        if self._current is not asked:  # closed meanwhile
            return
        if error is not None:
            self._fail(asked, error, changed=True)
            return
        if batch.entries:
            self.send_updates()
            self._house.changed(self)
        self._end(asked, answer)
        self._go_on()

    def _end(self, asked: _Asked, answer: Any, error: Exception | None = None) -> None:
        self._current = None
        self._tell(asked, answer, error)

    def _tell(self, asked: _Asked, answer: Any, error: Exception | None) -> None:
        try:
            asked.then(answer, error)
        except Exception:
            logger.exception("table %s", self.room.head.id)

    def _fail(self, asked: _Asked, error: Exception, changed: bool) -> None:
        """Pass on what went wrong; what could not be stored is forgotten first."""
        if isinstance(error, Moved):
            self._closing = True
            self._end(asked, None, error)
            self._house.lost(self)
            return
        if not isinstance(error, Refused):
            logger.error("table %s", self.room.head.id, exc_info=error)
            error = Refused("refused-table-failed")
        if changed:
            self._reading = self._loop.create_task(self._read_again(asked, error))
        else:
            self._end(asked, None, error)

    async def _read_again(self, asked: _Asked, error: Exception) -> None:
        """Forget what could not be stored, and send listeners what is. Until that works, everything is refused."""
        while True:
            try:
                self.room = await self._house.read_room(self.room.head.id)
                break
            except Exception as failed:
                logger.warning("table %s can't be read: %s", self.room.head.id, type(failed).__name__)
            self._tell(asked, None, error)
            asked = self._current = _Asked(_nothing, lambda *_: None)
            while self._waiting:
                self._tell(self._waiting.popleft(), None, error)
            await asyncio.sleep(REST)
        self.send_updates()
        self._end(asked, None, error)
        self._go_on()

    def _batch(self, desk: Desk, more: Extra) -> Batch:
        entries = [log.stored(self.room.game.moves, happened) for happened in desk.made]
        batch = Batch(self.room.head.id, entries, summary(self.room), more.links, more.revoked)
        if any(isinstance(happened.entry, log.EndEntry) for happened in desk.made):
            batch.campaign = self._house.ended(self.room)
            batch.outcome = outcome(self.room, desk.now)
        return batch

    # --- sending ------------------------------------------------------------------------------------------------------

    def online(self) -> frozenset[int]:
        """Seats whose people are connected, to this process or to another."""
        return self.seats_here().union(*(seats for seats, _ in self.elsewhere.values()))

    def _presence_changed(self) -> None:
        online, now = self.online(), self._house.clock()
        self.gone = {seat: self.gone.get(seat, now) for seat in range(len(self.room.chairs)) if seat not in online}
        watching = self.watching_here() + sum(watching for _, watching in self.elsewhere.values())
        self._send_presence(online, watching)
        self._write(lambda me, id: peers.Present(sender=me, table=id, online=tuple(online), watching=watching))

    def follow(self, process: str, seats: Iterable[int], watching: int) -> None:
        """Another process has people at this table."""
        self.elsewhere[process] = (frozenset(seats), watching)
        self._presence_changed()

    def unfollow(self, process: str) -> None:
        if self.elsewhere.pop(process, None) is not None:
            self._presence_changed()

    def _write(self, mail: Callable[[str, str], peers.AnyMail]) -> None:
        """Write to every process that follows this table."""
        post = self._house.post
        if post is not None:
            for process in self.elsewhere:
                post.send(process, mail(post.me, self.room.head.id))

    def send_updates(self) -> None:
        super().send_updates()
        self.notify_followers()

    def notify_followers(self) -> None:
        """Followers read new entries from the store."""
        self._write(lambda me, id: peers.Grew(sender=me, table=id, seq=self.room.seq))

    # --- clocks, automatic answers, bots ------------------------------------------------------------------------------

    def _due(self) -> float | None:
        """When something happens by itself, unless somebody acts before."""
        room, now = self.room, self._house.clock()
        if self._closing:
            return None
        times = [] if room.proposal is None else [room.answer_by]
        if room.turn is None or room.paused:
            return min(times, default=None)
        left = room.game_left(now)
        if left is not None:
            times.append(now + left)
        left = room.seat_left(now)
        if left is not None and room.head.settings.clock == "strict" and self._thinking is None:
            times.append(now + left)
        if self._auto_answer() is not None:
            times.append(self._auto_answer_at())
        return min(times, default=None)

    def _auto_answer(self) -> int | None:
        """The move that the person who is asked has given in advance."""
        room = self.room
        if room.match is None or room.turn is None or not room.chairs[room.turn].auto_answers:
            return None
        if room.held or room.chairs[room.turn].played_by_bot:
            return None
        move = room.presentation.auto_answer(room.match.state)
        return move if move in room.chairs[room.turn].auto_answers else None

    def _auto_answer_at(self) -> float:
        return self.room.log[self.room.match_seq - 1].at + self._house.moment

    def _due_work(self) -> Work | None:
        """What is to be done now by itself."""
        room, now = self.room, self._house.clock()
        if room.proposal is not None and now >= room.answer_by:
            return Desk.close_proposal
        seat = room.turn
        if seat is None or room.paused or room.match is None:
            self._stop_thinking()
            return None
        if self._thought != (room.match_seq, seat):
            self._stop_thinking()  # the position has changed
        left = room.game_left(now)
        if left is not None and left <= 0:
            time_up = room.host_move("time-up")
            assert time_up is not None  # `game_left` has looked
            return lambda desk: desk.play(HOST, time_up)
        if room.chairs[seat].played_by_bot:
            self._think(seat, str(room.chairs[seat].played_by_bot))
            return None
        left = room.seat_left(now)
        if left is not None and left <= 0 and room.head.settings.clock == "strict":
            return self._forced(seat)
        answer = self._auto_answer()
        if answer is not None and now >= self._auto_answer_at():
            return lambda desk: desk.play(seat, answer)
        return None

    def _forced(self, seat: int) -> Work | None:
        """A strict clock has run out: give the game's default answer, or let a bot decide this once."""
        assert self.room.match is not None
        move = self.room.presentation.auto_answer(self.room.match.state)
        if move is None:
            self._think(seat, bots.plain_bot(self.room.game.name), forced=True)
            return None
        return lambda desk: desk.play(seat, move)

    def _think(self, seat: int, bot: str, forced: bool = False) -> None:
        position = (self.room.match_seq, seat)
        if self._thought == position and self._thinking is not None:
            return
        self._stop_thinking()
        if not forced and (self.room.held or self._asks_about(seat) or not self._wanted()):
            return
        self._thought = position
        self._thinking = asyncio.create_task(self._thinks(self._job(seat, bot), position, self.share))

    @property
    def share(self) -> Share:
        rank = Rank.WATCHED if self.listeners or self.elsewhere else Rank.ALONE
        return Share(self.origin, self.room.head.id, rank)

    def _wanted(self) -> bool:
        """Whether anybody waits for a move: without people and spectators a table stops."""
        looked_at = time.monotonic() - self.used < INTEREST
        return bool(self.listeners or self.elsewhere or looked_at or self.room.people(away=True))

    def _asks_about(self, seat: int) -> bool:
        """Whether people are asked what to do about a failed bot on this seat."""
        asked = self.room.proposal
        return asked is not None and asked.seat == HOST and asked.about == seat

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    async def _thinks(self, job: Job, position: tuple[int, int], share: Share) -> None:
        try:
            move: int | None = await self._house.thinking.decide(job, share)
        except BotFailed as error:
            kind = str(error).partition(":")[0]  # what follows may name cards
            logger.warning("table %s: bot %s on seat %d: %s", self.room.head.id, job.bot, job.seat + 1, kind)
            move = None

        if not self._closing:
            self.submit(lambda desk: self._decided(desk, job.seat, move, position), self._done_by_itself)

    def _decided(self, desk: Desk, seat: int, move: int | None, position: tuple[int, int]) -> None:
        """Make the move of a bot (None: it has failed), unless the position has changed since it was asked."""
        if self._thought != position or self.room.match_seq != position[0] or self.room.turn != seat:
            return
        assert self.room.match is not None
        self._thinking = None
        self._thought = (-1, -1)
        forced = self.room.chairs[seat].played_by_bot is None
        if self.room.paused or (self.room.held and not forced):
            return
        if move is None and not forced:
            desk.bot_failed(seat)
        else:
            desk.play(seat, self.room.match.state.legal()[0] if move is None else move)


def _nothing(_: Desk) -> None:
    pass


def summary(room: Room) -> Summary:
    """What lists show of a table."""
    info = updates.info(room)
    match = room.match
    return Summary(
        status=room.status,
        public=room.head.settings.public,
        moves=0 if match is None else len(match.played),
        seats=cast("tuple[dict[str, object], ...]", info.seats),  # an encoder writes them as these
        paused=room.paused,
        next=room.next,
        result=match.state.result() if match is not None and match.over else None,
        turn=None if room.turn is None or room.chairs[room.turn].played_by_bot else room.turn,
        active=_active(room),
    )


def _active(room: Room) -> bool:
    """Whether something happens at a table by itself that somebody may wait for."""
    if room.proposal is not None:
        return True
    if room.turn is None or room.paused:
        return False
    chair = room.chairs[room.turn]
    if chair.played_by_bot:
        return bool(room.people(away=True))
    return room.head.settings.clock == "strict" or room.timed_at is not None or bool(chair.auto_answers)
