"""A table as one server process shows it: who listens here, what they are told, and what may be asked about it.

The process that owns a table has its `Actor`, any other that has people at it a `Follower`; both are an `Audience`.
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

import msgspec

from batyskaf import bots
from batyskaf.core.reason import Reason, Refused
from batyskaf.core.rng import Rng
from batyskaf.lab.hints import Hinted
from batyskaf.table import frames
from batyskaf.table import protocol as say
from batyskaf.table.commands import Access, Desk
from batyskaf.table.peers import Post
from batyskaf.table.room import Room
from batyskaf.table.store import Campaign, Store
from batyskaf.table.workers import BotFailed, Job, Workers

Answer = TypeVar("Answer")


class House(Protocol):
    """What a table needs of the server it stands in. `post` leads to other processes, where there may be any."""

    store: Store
    workers: Workers
    clock: Callable[[], float]
    moment: float
    post: Post | None

    async def read_room(self, id: str) -> Room: ...

    def ended(self, room: Room) -> Campaign | None: ...

    def lost(self, table: "Audience") -> None: ...


class Listener(Protocol):
    """Whoever is told: a socket or a stream. `send` never blocks; what can't take it is dropped by `closed`."""

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
        self._house = house
        self._hinted: tuple[int, int, Hinted] | None = None
        """The last hint, with the position of the match and the seat it was for."""
        self._packs = msgspec.json.encode(room.head.packs).decode()

    @property
    @abstractmethod
    def idle(self) -> bool:
        """Nobody listens and nothing is due."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def read(self, work: Callable[[Desk], Answer]) -> Answer:
        """Look at the table between two changes."""

    @abstractmethod
    def _tell_presence(self) -> None: ...

    # --- asked from outside -------------------------------------------------------------------------------------------

    async def look(self, access: Access, since: int) -> list[say.Frame]:
        """The frames a link may see, as of the last stored change."""
        return await self.read(
            lambda desk: [frames.frame(desk.room, seat, since, desk.now) for seat in access.at(desk.room) or (None,)]
        )

    async def listen(self, listener: Listener) -> None:
        """Send a listener its first frames, and from then on everything that happens."""

        def begin(desk: Desk) -> None:
            since = listener.since if listener.since <= desk.room.seq else 0
            for seat in listener.access.at(desk.room) or (None,):
                listener.send(say.encode(frames.frame(desk.room, seat, since, desk.now)))
            listener.since = desk.room.seq
            self.listeners.append(listener)

        await self.read(begin)
        self._tell_presence()

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._tell_presence()

    async def why(self, command: say.Why, access: Access) -> Reason | None:
        """Why a seat can't make a move."""
        return await self.read(lambda desk: desk.why(_seated(desk, command, access), command.move))

    async def hint(self, command: say.Ask, access: Access) -> tuple[int, Hinted]:
        """The seat that asks, and what a bot would do, thinking in a world drawn for that seat.

        Asked again in the same position, as by whoever wants the move after the nudge, it says the same.
        """

        def job(desk: Desk) -> tuple[int, Job]:
            seat = _seated(desk, command, access)
            if desk.room.turn != seat or desk.room.match is None:
                raise Refused("refused-table-hint")
            wanted = self._job(seat, bots.plain_bot(desk.room.game.name))
            return desk.room.match_seq, msgspec.structs.replace(wanted, names=desk.room.names)

        position, asked = await self.read(job)
        if self._hinted is None or self._hinted[:2] != (position, asked.seat):
            try:
                self._hinted = position, asked.seat, await self._house.workers.hint(asked)
            except BotFailed:
                raise Refused("refused-table-hint-failed") from None
        return asked.seat, self._hinted[2]

    def _job(self, seat: int, bot: str) -> Job:
        """A decision with all the bot may know: a world drawn for its seat.

        Its luck belongs to the deal and the move, so the same deal played in the same way meets the same bots.
        """
        match = self.room.match
        assert match is not None
        luck = Rng.of(int(self.room.head.seed, 16), f"bot {seat} {len(match.played)}")
        world = match.state.worlds(seat).draw(luck)
        return Job(self.room.game.name, self._packs, bot, seat, world.pack(), int(luck.next()))

    # --- telling ------------------------------------------------------------------------------------------------------

    def seats_here(self) -> frozenset[int]:
        return frozenset(seat for listener in self.listeners for seat in listener.access.at(self.room))

    def watching_here(self) -> int:
        return sum(not listener.access.at(self.room) for listener in self.listeners)

    def tell(self) -> None:
        """Send every listener what is new to it."""
        made: dict[tuple[int | None, int], bytes] = {}
        now = self._house.clock()
        for listener in list(self.listeners):
            for seat in listener.access.at(self.room) or (None,):
                key = (seat, listener.since)
                if key not in made:
                    made[key] = say.encode(frames.frame(self.room, seat, listener.since, now))
                listener.send(made[key])
            listener.since = self.room.seq
            if listener.closed:
                self.leave(listener)

    def _say_presence(self, online: Iterable[int], watching: int) -> None:
        there = frozenset(online)
        seats = tuple(seat in there for seat in range(len(self.room.chairs)))
        message = say.encode(say.Presence(online=seats, watching=watching))
        for listener in list(self.listeners):
            listener.send(message)


def _seated(desk: Desk, command: say.Command, access: Access) -> int:
    """The seat that asks; spectators may not."""
    seat = desk.seat_of(command, access)
    if seat is None:
        raise Refused("refused-table-watching")
    return seat
