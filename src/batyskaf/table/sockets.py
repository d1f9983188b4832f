"""Live connections: the sockets of people and bots, whatever carries their messages, and the stream of spectators."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Protocol

import msgspec

from batyskaf.core.faults import faults
from batyskaf.core.reason import Reason, Refused
from batyskaf.table import protocol as say
from batyskaf.table.actor import Actor
from batyskaf.table.api import Number
from batyskaf.table.commands import Access
from batyskaf.table.hub import Hub
from batyskaf.table.limits import Bucket, Limits

HELLO_IN = 10.0
"""Seconds to wait for the first message."""
BACKLOG = 256
"""Messages that may queue for a slow reader."""
PATIENCE = 200
"""Messages over the rate limit that are refused before the socket is closed."""

MALFORMED, BAD, FORBIDDEN, UNKNOWN, SILENT, TOO_MUCH = 1008, 4400, 4403, 4404, 4408, 4413
SINCE = Number("since", 0, 2**63, 0)
"""The `seq` that a client has already, in the query of its request."""


class HungUp(Exception):
    """The other end of a line has left."""


class Line(Protocol):
    """An open connection that carries messages both ways: a WebSocket, or messages between a page and its worker."""

    hear: Callable[[str | bytes], bool] | None
    """Gets a message as soon as it arrives, if there is one and no message waits in `take`. It returns False for a
    message that it doesn't take now; that one waits in `take`, and so does all that follows."""

    async def take(self) -> str | bytes:
        """The next message; raises `HungUp` if none will come."""
        ...

    def post(self, message: bytes) -> bool:
        """Send a message; False if the other end is gone or reads too slowly."""
        ...

    def hang_up(self, code: int) -> None: ...


class LineListener:
    """A listener at the end of a line. One that falls too far behind is disconnected and may return."""

    def __init__(self, line: Line, access: Access, since: int) -> None:
        self.access = access
        self.since = since
        self.closed = False
        self._line = line

    def send(self, message: bytes) -> None:
        if not self.closed and not self._line.post(message):
            self.close()

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self._line.hang_up(TOO_MUCH)


class Outbox:
    """The queue of messages to a spectator who reads a stream. One that falls too far behind is disconnected."""

    def __init__(self, access: Access, since: int) -> None:
        self.access = access
        self.since = since
        self.closed = False
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        if self.closed:
            return
        if self._queue.qsize() >= BACKLOG:
            self.close()
        else:
            self._queue.put_nowait(message)

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self._queue.put_nowait(None)

    async def messages(self) -> AsyncIterator[bytes]:
        while True:
            message = await self._queue.get()
            if message is None:
                return
            yield message


async def answer(hub: Hub, table: str, access: Access, command: say.AnyCommand) -> say.AnyMessage:
    """Give a command of a link to its table; return the message that answers it."""
    try:
        return await _accept(hub, table, access, command)
    except Refused as refused:
        return say.Refusal(id=command.id, reason=refused.reason)


async def _accept(hub: Hub, table: str, access: Access, command: say.AnyCommand) -> say.AnyMessage:
    if isinstance(command, say.Hello):
        raise Refused("refused-table-hello")
    if isinstance(command, say.Ask):
        ask = command
        seat, hint = await hub.at(table, lambda there: there.hint(ask, access))
        if ask.much == "nudge":
            return say.Hint(id=command.id, seat=seat, nudge=hint.nudge)
        return say.Hint(
            id=command.id, seat=seat, nudge=hint.nudge, move=hint.move, label=hint.label, because=hint.because
        )
    if isinstance(command, say.Why):
        why = command
        reason = await hub.at(table, lambda there: there.why(why, access))
        return say.Because(id=command.id, move=command.move, reason=reason)
    return say.Ack(id=command.id, seq=await hub.command(table, access, command))


def read_command(data: str | bytes) -> say.AnyCommand:
    """Decode a message; refuse a faulty one with its fault."""
    try:
        command: say.AnyCommand = say.decode_command(data)
        return command
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("refused-table-message", **faults(error)) from None


class Session:
    """One socket at one table."""

    def __init__(self, line: Line, hub: Hub, limits: Limits) -> None:
        self._line = line
        self._hub = hub
        self._limits = limits
        self._bucket = Bucket(limits.socket_per_second, limits.socket_burst)
        self._over = 0
        self._busy = False
        """Whether a message is being answered."""
        self._waiting: asyncio.Future[None] | None = None
        """The message after it waits."""
        self._slow: asyncio.Task[None] | None = None
        self._asking: asyncio.Task[None] | None = None

    async def run(self, id: str, since: int) -> None:
        """Serve the connection until it ends."""
        with contextlib.suppress(HungUp):
            opened = await self._open(id)
            if opened is not None:
                await self._live(id, opened, since)

    async def _receive(self) -> str | bytes:
        data = await self._line.take()
        if len(data) > self._limits.message:
            raise Refused("refused-table-large", most=self._limits.message)
        return data

    async def _open(self, id: str) -> Access | None:
        """Wait for `hello` and look up its token."""
        try:
            async with asyncio.timeout(HELLO_IN):
                hello = read_command(await self._receive())
            if not isinstance(hello, say.Hello):
                raise Refused("refused-table-hello")
            table = await self._hub.table(id)
            access = await self._hub.access(id, hello.token)
        except TimeoutError:
            self._line.hang_up(SILENT)
            return None
        except Refused as refused:
            self._say(say.Refusal(id=None, reason=refused.reason))
            codes = {"refused-no-table": UNKNOWN, "refused-table-link": FORBIDDEN}
            self._line.hang_up(codes.get(refused.reason.id, BAD))
            return None
        seats = access.at(table.room)
        self._say(say.Welcome(table=id, seats=seats, host=access.creator, version=say.VERSION))
        return access

    def _say(self, message: say.AnyMessage) -> None:
        self._line.post(say.encode(message))

    async def _live(self, id: str, access: Access, since: int) -> None:
        listener = LineListener(self._line, access, since)
        try:
            await self._hub.at(id, lambda table: table.listen(listener))
            await self._read(id, access, listener)
        finally:
            self._hub.leave(id, listener)
            listener.closed = True
            for task in (self._asking, self._slow):
                if task is not None:
                    task.cancel()

    async def _read(self, id: str, access: Access, listener: LineListener) -> None:
        """Answer messages in their order. Most are answered as they arrive, by `_hear`, without waking this task."""
        self._line.hear = lambda data: self._hear(data, id, access, listener)
        try:
            while not listener.closed:
                data = await self._line.take()
                await self._wait()
                command = self._command(data, listener)
                if isinstance(command, say.Ask):  # it may take a while; other commands don't wait for it
                    self._ask(id, access, command, listener)
                elif command is not None:
                    await self._answer(id, access, command, listener)
                self._answered()
        finally:
            self._line.hear = None

    async def _wait(self) -> None:
        """Wait until the last message is answered."""
        if self._busy:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        self._busy = True

    def _answered(self) -> None:
        """A message is answered: go on with the next if it waits already."""
        if self._waiting is None:
            self._busy = False
        elif not self._waiting.done():
            self._waiting.set_result(None)
        self._waiting = None

    def _command(self, data: str | bytes, listener: LineListener) -> say.AnyCommand | None:
        """The command in a message; None if it is refused."""
        try:
            if len(data) > self._limits.message:
                raise Refused("refused-table-large", most=self._limits.message)
            if not self._bucket.take():
                self._over += 1
                if self._over > PATIENCE:
                    listener.close()
                raise Refused("refused-table-often")
            return read_command(data)
        except Refused as refused:
            listener.send(say.encode(say.Refusal(id=None, reason=refused.reason)))
            return None

    def _hear(self, data: str | bytes, id: str, access: Access, listener: LineListener) -> bool:
        """Take a message at once if the last one is answered and its table is awake in this process."""
        actor = None if self._busy or listener.closed else self._hub.awake(id)
        if actor is None:
            return False
        command = self._command(data, listener)
        if isinstance(command, say.Ask):
            self._ask(id, access, command, listener)
        elif isinstance(command, say.Hello | say.Why):
            self._slowly(id, access, command, listener)
        elif command is not None:
            self._obey(id, actor, access, command, listener)
        return True

    def _obey(self, id: str, actor: Actor, access: Access, command: say.AnyCommand, listener: LineListener) -> None:
        self._busy = True

        def then(seq: int, error: Exception | None) -> None:
            if error is None:
                listener.send(say.encode(say.Ack(id=command.id, seq=seq)))
            elif isinstance(error, Refused):
                listener.send(say.encode(say.Refusal(id=command.id, reason=error.reason)))
            else:  # the table is on its way to another process
                self._slowly(id, access, command, listener)
                return
            self._answered()

        self._hub.obey(actor, access, command, then)

    def _slowly(self, id: str, access: Access, command: say.AnyCommand, listener: LineListener) -> None:
        """Answer by a task; the next message waits for it."""
        self._busy = True
        self._slow = asyncio.create_task(self._answer(id, access, command, listener))
        self._slow.add_done_callback(lambda _: self._answered())

    def _ask(self, id: str, access: Access, command: say.Ask, listener: LineListener) -> None:
        """Ask for a hint; one at a time."""
        if self._asking is not None and not self._asking.done():
            listener.send(say.encode(say.Refusal(id=command.id, reason=Reason("refused-table-often"))))
            return
        self._asking = asyncio.create_task(self._answer(id, access, command, listener))

    async def _answer(self, id: str, access: Access, command: say.AnyCommand, listener: LineListener) -> None:
        listener.send(say.encode(await answer(self._hub, id, access, command)))


async def mirror(hub: Hub, id: str, since: int) -> AsyncIterator[bytes]:
    """The messages to a spectator as server-sent events."""
    outbox = Outbox(Access(), since)
    await hub.at(id, lambda table: table.listen(outbox))
    messages = outbox.messages()
    try:
        while True:
            try:
                async with asyncio.timeout(15):
                    message = await anext(messages)
            except TimeoutError:
                yield b": still here\n\n"
                messages = outbox.messages()
                continue
            except StopAsyncIteration:
                return
            kind = msgspec.json.decode(message, type=_Kind)
            place = f"id: {kind.seq}\n".encode() if kind.seq is not None else b""
            yield place + b"event: " + kind.type.encode() + b"\ndata: " + message + b"\n\n"
    finally:
        hub.leave(id, outbox)
        outbox.close()


class _Kind(msgspec.Struct):
    type: str
    seq: int | None = None
