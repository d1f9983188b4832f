"""Frames on a WebSocket, however they arrive: in pieces, together, in parts, faulty."""

import asyncio
import base64
import contextlib
import gc
import os
import weakref
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from websockets.speedups import apply_mask

from batyskaf.table import wire
from batyskaf.table.sockets import TOO_MUCH
from tests.table.kit import SOON, Running, database_in, running

TEXT, PART, BINARY, CLOSE, PING, PONG = 0x1, 0x0, 0x2, 0x8, 0x9, 0xA
FINAL = 0x80


def framed(payload: bytes, opcode: int = TEXT, final: bool = True, masked: bool = True) -> bytes:
    """A frame of a client."""
    first = bytes([opcode | (FINAL if final else 0)])
    length = len(payload)
    mask = os.urandom(4) if masked else b""
    flag = 0x80 if masked else 0
    if length < 126:
        size = bytes([flag | length])
    elif length < 2**16:
        size = bytes([flag | 126]) + length.to_bytes(2, "big")
    else:
        size = bytes([flag | 127]) + length.to_bytes(8, "big")
    return first + size + mask + (apply_mask(payload, mask) if masked else payload)


class Raw:
    """A connection that sends bytes as a test wants them."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def frame(self) -> tuple[int, bytes]:
        first, second = await self.reader.readexactly(2)
        length = second
        if length >= 126:
            length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
        return first & 0x0F, await self.reader.readexactly(length)

    async def answer(self, wanted: str) -> dict[str, object]:
        """The next message of a type."""
        while True:
            opcode, payload = await self.frame()
            assert opcode == TEXT, (opcode, payload)
            message: dict[str, object] = msgspec.json.decode(payload)
            if message["type"] == wanted:
                return message

    async def closed(self) -> int:
        """The code of the closing frame."""
        while True:
            opcode, payload = await self.frame()
            if opcode == CLOSE:
                return int.from_bytes(payload[:2], "big")


@contextlib.asynccontextmanager
async def raw(here: Running) -> AsyncIterator[Raw]:
    """A connection of a person at a new table."""
    made = await here.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET /api/tables/{made['table']['id']}/socket HTTP/1.1", f"Host: 127.0.0.1:{here.port}", "Upgrade: websocket",
        "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "",
    )  # fmt: skip
    writer.write("\r\n".join(lines).encode())
    async with asyncio.timeout(SOON):
        await reader.readuntil(b"\r\n\r\n")
        opened = Raw(reader, writer)
        writer.write(framed(msgspec.json.encode({"type": "hello", "token": made["token"]})))
        await opened.answer("presence")
        yield opened
    writer.close()


def ping(id: str) -> bytes:
    return msgspec.json.encode({"type": "ping", "id": id})


async def test_frames_may_come_in_pieces_and_together(here: Running) -> None:
    async with raw(here) as one:
        for byte in framed(ping("slow")):
            one.writer.write(bytes([byte]))
            await one.writer.drain()
            await asyncio.sleep(0)
        assert (await one.answer("ack"))["id"] == "slow"
        one.writer.write(framed(ping("a")) + framed(ping("b")) + framed(ping("c"))[:7])
        assert [(await one.answer("ack"))["id"] for _ in "ab"] == ["a", "b"]


async def test_messages_may_come_in_parts_with_pings_between(here: Running) -> None:
    async with raw(here) as one:
        text = ping("parts")
        parts = framed(text[:5], TEXT, final=False) + framed(b"?", PING) + framed(text[5:], PART)
        one.writer.write(parts + framed(ping("whole")))
        assert await one.frame() == (PONG, b"?")
        assert [(await one.answer("ack"))["id"] for _ in range(2)] == ["parts", "whole"]


async def test_long_messages_are_read(here: Running) -> None:
    async with raw(here) as one:
        one.writer.write(framed(ping("long") + b" " * 300))
        assert (await one.answer("ack"))["id"] == "long"
        one.writer.write(framed(b" " * 20_000 + ping("longer")))
        assert await one.answer("refused")


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (framed(b'{"type": "\xff\xfe"}'), 1007),
        (framed(b"{}", masked=False), 1002),
        (framed(b" " * 70_000), 1009),
        (framed(b"{}", TEXT, final=False) + framed(b"{}"), 1002),
        (framed(b"{}", 0x3), 1002),
        (framed((4000).to_bytes(2, "big"), CLOSE), 4000),
    ],
    ids=["no text", "not masked", "too large", "a text within another", "unknown", "closed by the client"],
)
async def test_faulty_frames_close_the_connection(here: Running, frame: bytes, code: int) -> None:
    async with raw(here) as one:
        one.writer.write(frame)
        assert await one.closed() == code
        assert (await here.http.get("/healthz")).status_code == 200


@pytest.mark.parametrize(
    "frame",
    [framed(b"", PING), framed(b"", PONG), framed(b"", PART, final=False), framed(b"{}", BINARY)],
    ids=["pings", "pongs", "parts", "binary"],
)
async def test_a_flood_of_small_frames_ends_only_its_own_connection(here: Running, frame: bytes) -> None:
    async with raw(here) as one, raw(here) as other:
        start = framed(b"", TEXT, final=False) if frame[0] == PART else b""
        one.writer.write(start + frame * 40_000)
        other.writer.write(framed(ping("other")))
        assert (await other.answer("ack"))["id"] == "other"
        assert await one.closed() == TOO_MUCH


async def test_messages_that_come_together_are_answered_in_their_order(here: Running) -> None:
    async with raw(here) as one:
        why = msgspec.json.encode({"type": "why", "id": "first", "move": "play P1"})  # it is answered by a task
        one.writer.write(framed(why) + b"".join(framed(ping(str(n))) for n in range(100)))
        await one.answer("refused")
        assert [(await one.answer("ack"))["id"] for _ in range(100)] == [str(n) for n in range(100)]


async def test_who_reads_too_slowly_is_disconnected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "BEHIND", 20_000)
    async with running(database_in(tmp_path)) as here, raw(here) as one:
        one.reader._limit = 2**30  # type: ignore[attr-defined]
        one.writer.transport.pause_reading()  # type: ignore[attr-defined]
        (table,) = here.hub.tables.values()
        sent = 0
        while table.listeners:
            table.send_updates()
            sent += 1
            await asyncio.sleep(0)
        assert sent > 1
        one.writer.transport.resume_reading()  # type: ignore[attr-defined]
        assert await one.closed() == TOO_MUCH


async def test_a_closed_connection_leaves_no_garbage(here: Running) -> None:
    """Garbage is searched for rarely, so what refers to itself would stay for minutes."""
    wires: weakref.WeakSet[wire.Wire] = weakref.WeakSet()
    gc.disable()
    try:
        async with raw(here) as one:
            wires.update(one for one in here.server.server_state.connections if isinstance(one, wire.Wire))
            assert len(wires) == 1
            one.writer.write(framed(b"", CLOSE))
            await one.closed()
        async with asyncio.timeout(SOON):
            while wires:
                await asyncio.sleep(0.005)
    finally:
        gc.enable()
