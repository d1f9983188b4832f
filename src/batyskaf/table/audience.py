"""A table in one server process: its listeners here, what they are sent, and what may be asked about it.

The process that owns a table has its `Actor`, any other that has people at it a `Follower`; both are an `Audience`.
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

import msgspec

from batyskaf import bots
from batyskaf.bots.bot import BotFailed, mostly_bots
from batyskaf.core.reason import Reason, Refused
from batyskaf.core.rng import Rng
from batyskaf.lab.hints import Hinted
from batyskaf.table import protocol as say
from batyskaf.table import updates
from batyskaf.table.commands import Access, Desk
from batyskaf.table.peers import Post
from batyskaf.table.room import Room
from batyskaf.table.store import Campaign, Store
from batyskaf.table.thinking import Job, Thinking, Wording
from batyskaf.table.turns import Share

Answer = TypeVar("Answer")


class House(Protocol):
    """What a table needs from its server. `post` reaches other processes, if there can be any."""

    store: Store
    thinking: Thinking
    clock: Callable[[], float]
    moment: float
    post: Post | None

    async def read_room(self, id: str) -> Room: ...

    def ended(self, room: Room) -> Campaign | None: ...

    def lost(self, table: "Audience") -> None: ...

    def changed(self, table: "Audience") -> None:
        """A table of this process has changed."""
        ...


class Listener(Protocol):
    """A socket or a stream that receives messages. `send` never blocks; a listener that falls behind is `closed`."""

    access: Access
    since: int
    closed: bool

    def send(self, message: bytes) -> None: ...


class Audience(ABC):
    """The listeners of a table in this process, and its room as of the last stored change."""

    def __init__(self, house: House, room: Room, listeners: list[Listener]) -> None:
        self.room = room
        self.listeners = listeners
        self.used = time.monotonic()
        self.origin = ""
        """The address that made the table, if this process knows it: thinking is shared between addresses."""
        self._house = house
        self._hinted: tuple[int, int, Hinted] | None = None
        """The last hint, with the position of the match and the seat that asked for it."""
        self._packs = msgspec.json.encode(room.head.packs).decode()
        self._seats: tuple[Room, int, dict[Listener, tuple[int | None, ...]]] = (room, -1, {})
        """The seats of listeners, in a room as of some change to the table."""

    @property
    @abstractmethod
    def idle(self) -> bool:
        """Nobody listens and nothing is due."""

    @property
    def share(self) -> Share:
        """For whom bots think here."""
        return Share(self.origin, self.room.head.id)

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def read(self, work: Callable[[Desk], Answer]) -> Answer:
        """Read the table between two changes."""

    @abstractmethod
    def _presence_changed(self) -> None:
        """Send everyone who is connected."""

    # --- asked from outside -------------------------------------------------------------------------------------------

    async def look(self, access: Access, since: int) -> list[say.Update]:
        """The updates that a link may see, as of the last stored change."""
        return await self.read(
            lambda desk: [updates.update(desk.room, seat, since, desk.now) for seat in access.at(desk.room) or (None,)]
        )

    async def listen(self, listener: Listener) -> None:
        """Send a listener its first updates, and from then on everything that happens."""

        def begin(desk: Desk) -> None:
            since = listener.since if listener.since <= desk.room.seq else 0
            for seat in listener.access.at(desk.room) or (None,):
                listener.send(updates.frames(desk.room, [(seat, since)], desk.now)[0])
            listener.since = desk.room.seq
            self.listeners.append(listener)
            self._seats = (desk.room, -1, {})

        await self.read(begin)
        self._presence_changed()

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._seats = (self.room, -1, {})
            self._presence_changed()

    async def why(self, command: say.Why, access: Access) -> Reason | None:
        """Why a seat can't make a move."""
        return await self.read(lambda desk: desk.why(_seated(desk, command, access), command.move))

    async def hint(self, command: say.Ask, access: Access) -> tuple[int, Hinted]:
        """The seat that asks, and what a bot would do, thinking in a world drawn for that seat.

        The answer is kept for the position, so somebody who asks for the move after a nudge gets the same hint.
        """

        def job(desk: Desk) -> tuple[int, Job]:
            seat = _seated(desk, command, access)
            if desk.room.turn != seat or desk.room.match is None:
                raise Refused("refused-table-hint")
            wanted = self._job(seat, bots.plain_bot(desk.room.game.name))
            return desk.room.match_seq, msgspec.structs.replace(
                wanted, wording=Wording(desk.room.names, dict(desk.room.head.options))
            )

        position, asked = await self.read(job)
        if self._hinted is None or self._hinted[:2] != (position, asked.seat):
            try:
                self._hinted = position, asked.seat, await self._house.thinking.hint(asked, self.share)
            except BotFailed:
                raise Refused("refused-table-hint-failed") from None
        return asked.seat, self._hinted[2]

    def _job(self, seat: int, bot: str) -> Job:
        """A decision with all the bot may know: a world drawn for its seat.

        The random numbers depend on the deal and the number of moves only, so bots repeat their choices when the same
        deal is played in the same way.
        """
        match = self.room.match
        assert match is not None
        luck = Rng.of(int(self.room.head.seed, 16), f"bot {seat} {len(match.played)}")
        world = match.state.worlds(seat).draw(luck)
        among_bots = mostly_bots(
            [bool(chair.played_by_bot) for other, chair in enumerate(self.room.chairs) if other != seat]
        )
        return Job(self.room.game.name, self._packs, bot, seat, world.pack(), int(luck.next()), among_bots)

    # --- sending ------------------------------------------------------------------------------------------------------

    def seats_here(self) -> frozenset[int]:
        return frozenset(seat for listener in self.listeners for seat in listener.access.at(self.room))

    def watching_here(self) -> int:
        return sum(not listener.access.at(self.room) for listener in self.listeners)

    def send_updates(self) -> None:
        """Send every listener what is new to it. Those who see the same are sent the same bytes."""
        if not self.listeners:
            return
        seats = self._seats_of_listeners()
        wanted = [(listener, (seat, listener.since)) for listener in self.listeners for seat in seats[listener]]
        keys = list({key: None for _, key in wanted})
        made = dict(zip(keys, updates.frames(self.room, keys, self._house.clock()), strict=True))
        seq = self.room.seq
        for listener, key in wanted:
            listener.send(made[key])
            listener.since = seq
        for listener in [listener for listener in self.listeners if listener.closed]:
            self.leave(listener)

    def _seats_of_listeners(self) -> dict[Listener, tuple[int | None, ...]]:
        """The seats of each listener (None: a spectator). Moves don't change them."""
        room, seq, seats = self._seats
        if room is not self.room or seq != room.table_seq or len(seats) != len(self.listeners):
            seats = {listener: listener.access.at(self.room) or (None,) for listener in self.listeners}
            self._seats = (self.room, self.room.table_seq, seats)
        return seats

    def _send_presence(self, online: Iterable[int], watching: int) -> None:
        there = frozenset(online)
        seats = tuple(seat in there for seat in range(len(self.room.chairs)))
        message = say.encode(say.Presence(online=seats, watching=watching))
        for listener in list(self.listeners):
            listener.send(message)


def _seated(desk: Desk, command: say.Command, access: Access) -> int:
    """The seat that asks; spectators are refused."""
    seat = desk.seat_of(command, access)
    if seat is None:
        raise Refused("refused-table-watching")
    return seat
