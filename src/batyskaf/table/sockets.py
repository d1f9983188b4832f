"""Live tables: the WebSocket that people and bots sit at, and the stream that mirrors a table for spectators."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from typing import ClassVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from batyskaf.core.faults import faults
from batyskaf.core.reason import Refused
from batyskaf.table import protocol as say
from batyskaf.table.commands import Access
from batyskaf.table.guard import Bucket, Limits
from batyskaf.table.hub import Hub

HELLO_IN = 10.0
"""Seconds until the first message must have come."""
BACKLOG = 256
"""Messages that may wait for a slow reader."""
LAST_WORDS = 2.0
"""Seconds to send what is left, and why the socket closes."""
PATIENCE = 200
"""Messages over the rate that are refused before the socket is closed."""

BAD, FORBIDDEN, UNKNOWN, SILENT, TOO_MUCH = 4400, 4403, 4404, 4408, 4413


class Outbox:
    """Messages on their way to one listener. A reader that falls too far behind is cut off and may come back."""

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
    """Carry out a command for whoever holds a link."""
    try:
        return await _answered(hub, table, access, command)
    except Refused as refused:
        return say.Refusal(id=command.id, reason=refused.reason)


async def _answered(hub: Hub, table: str, access: Access, command: say.AnyCommand) -> say.AnyMessage:
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
    return say.Ack(id=command.id, seq=await hub.carry_out(table, access, command))


def read_command(data: str | bytes) -> say.AnyCommand:
    """Decode a message, or say what is wrong with it."""
    try:
        command: say.AnyCommand = say.decode_command(data)
        return command
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused("refused-table-message", **faults(error)) from None


async def _receive(socket: WebSocket, limits: Limits) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    data: str | bytes | None = message.get("text")
    if data is None:
        data = message.get("bytes") or b""
    if len(data) > limits.message:
        raise Refused("refused-table-large", most=limits.message)
    return data


class Session:
    """One socket at one table."""

    _open_from: ClassVar[Counter[str]] = Counter()
    """Open sockets by address."""

    def __init__(self, socket: WebSocket, hub: Hub, limits: Limits) -> None:
        self._socket = socket
        self._hub = hub
        self._limits = limits
        self._bucket = Bucket(limits.socket_per_second, limits.socket_burst)
        self._over = 0

    async def run(self, id: str, since: int) -> None:
        address = self._socket.client.host if self._socket.client else ""
        await self._socket.accept()
        if self._open_from[address] >= self._limits.sockets:
            await self._socket.close(TOO_MUCH)
            return
        self._open_from[address] += 1
        try:
            opened = await self._open(id)
            if opened is not None:
                await self._live(id, opened, since)
        except WebSocketDisconnect:
            pass
        finally:
            self._open_from[address] -= 1

    async def _open(self, id: str) -> Access | None:
        """Wait for `hello` and find out what its token opens."""
        try:
            async with asyncio.timeout(HELLO_IN):
                hello = read_command(await _receive(self._socket, self._limits))
            if not isinstance(hello, say.Hello):
                raise Refused("refused-table-hello")
            table = await self._hub.table(id)
            access = await self._hub.access(id, hello.token)
        except TimeoutError:
            await self._socket.close(SILENT)
            return None
        except Refused as refused:
            await self._say(say.Refusal(id=None, reason=refused.reason))
            codes = {"refused-no-table": UNKNOWN, "refused-table-link": FORBIDDEN}
            await self._socket.close(codes.get(refused.reason.id, BAD))
            return None
        seats = access.at(table.room)
        await self._say(say.Welcome(table=id, seats=seats, host=access.host, version=say.VERSION))
        return access

    async def _say(self, message: say.AnyMessage) -> None:
        await self._socket.send_text(say.encode(message).decode())

    async def _live(self, id: str, access: Access, since: int) -> None:
        outbox = Outbox(access, since)
        writing = asyncio.create_task(self._write(outbox))
        try:
            await self._hub.at(id, lambda table: table.listen(outbox))
            await self._read(id, access, outbox)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LAST_WORDS):
                    await asyncio.shield(writing)
        finally:
            self._hub.leave(id, outbox)
            outbox.close()
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)

    async def _write(self, outbox: Outbox) -> None:
        async for message in outbox.messages():
            await self._socket.send_text(message.decode())
        await self._socket.close(TOO_MUCH)

    async def _read(self, id: str, access: Access, outbox: Outbox) -> None:
        while not outbox.closed:
            try:
                data = await _receive(self._socket, self._limits)
                if not self._bucket.take():
                    self._over += 1
                    if self._over > PATIENCE:
                        outbox.close()
                    raise Refused("refused-table-often")
                command = read_command(data)
            except Refused as refused:
                outbox.send(say.encode(say.Refusal(id=None, reason=refused.reason)))
                continue
            if isinstance(command, say.Ask):  # it may take a while; nothing else waits for it
                asking = asyncio.create_task(self._answer(id, access, command, outbox))
                asking.add_done_callback(lambda _: None)
            else:
                await self._answer(id, access, command, outbox)

    async def _answer(self, id: str, access: Access, command: say.AnyCommand, outbox: Outbox) -> None:
        outbox.send(say.encode(await answer(self._hub, id, access, command)))


async def mirror(hub: Hub, id: str, since: int) -> AsyncIterator[bytes]:
    """What spectators see, as server-sent events."""
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
