"""The WebSockets of the server: uvicorn's, with a short way for the messages of a table.

Handshakes, control frames, fragments and everything faulty go through the library. A whole text frame of a client is
read here, and messages to clients are written to the transport at once, without a task, a queue or an ASGI message for
each.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from batyskaf.table.limits import Bucket
from batyskaf.table.sockets import TOO_MUCH, HungUp

try:
    from websockets.speedups import apply_mask
except ImportError:  # no build for this platform
    from websockets.utils import apply_mask

EXTENSION = "batyskaf.wire"
"""Where the application finds the wire of a WebSocket: among the extensions of its scope."""
BEHIND = 1_000_000
"""Bytes that may wait for a slow reader."""
WAITING = 32
"""Messages of a client that may wait for the table before no more are read."""
ODD_PER_SECOND, ODD_BURST = 20.0, 200
"""Frames of a client that are not whole texts: pings, parts of messages, binary messages."""
CUT_IN = 1.0
"""Seconds until the connection of a client that sends too much, or reads too slowly, is cut."""
WHOLE_TEXT, CLOSE, MASKED = 0x81, 0x8, 0x80
LONG, VERY_LONG = 126, 127
"""Lengths in a header that say that the length follows, in two bytes or in eight."""


def header(length: int) -> bytes:
    """The header of a text frame to a client.

    >>> header(5).hex(), header(300).hex(), header(70_000).hex()
    ('8105', '817e012c', '817f0000000000011170')
    """
    if length < LONG:
        return bytes((WHOLE_TEXT, length))
    if length < 2**16:
        return bytes((WHOLE_TEXT, LONG)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, VERY_LONG)) + length.to_bytes(8, "big")


def extent(data: bytes, at: int = 0) -> tuple[int, int] | None:
    """Where the payload of the frame at some place begins and ends, once its header is there.

    >>> extent(bytes.fromhex("8185")), extent(bytes.fromhex("8105")), extent(bytes.fromhex("81fe"))
    ((6, 11), (2, 7), None)
    """
    begin = at + 2
    if len(data) < begin:
        return None
    flag, length = data[at + 1] & MASKED, data[at + 1] & ~MASKED
    if length >= LONG:
        begin += 2 if length == LONG else 8
        if len(data) < begin:
            return None
        length = int.from_bytes(data[at + 2 : begin], "big")
    if flag:
        begin += 4
    return begin, begin + length


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket. It is the `Line` of a `Session`."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.hear: Callable[[str | bytes], bool] | None = None
        self._unread = b""
        """The beginning of a frame."""
        self._within = False
        """Whether the last data frame was a part of a message."""
        self._short = True
        """Whether frames are read here; False once the library has to see every byte."""
        self._odd = Bucket(ODD_PER_SECOND, ODD_BURST)
        self._cut = False
        """Whether the client has sent too much: nothing more is read."""

    # --- from the client ----------------------------------------------------------------------------------------------

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if self._cut:
            return
        if not self._short or not self.handshake_complete:
            self._short = not self.handshake_initiated  # what comes before the answer stays in the library's buffer
            super().data_received(data)
            return
        self._unread += data
        self._read_frames()

    def _read_frames(self) -> None:
        """Read the frames that are there, as far as the table keeps up with them."""
        data, at = self._unread, 0
        while at < len(data) and not (self._cut or self.read_paused or self.transport.is_closing()):
            found = extent(data, at)
            if found is None:
                break
            begin, end = found
            if end - begin > self.config.ws_max_size:
                self._short = False
                super().data_received(data[at:])
                at = len(data)
            elif len(data) < end:
                break
            else:
                self._frame(data[at:end], begin - at)
                at = end
        self._unread = b"" if self._cut else data[at:]

    def _frame(self, frame: bytes, begin: int) -> None:
        opcode, whole = frame[0] & 0x0F, frame[0] & 0x80
        if self.close_sent and opcode != CLOSE:
            return
        if frame[0] == WHOLE_TEXT and frame[1] & MASKED and not self._within:
            try:
                text = apply_mask(frame[begin:], frame[begin - 4 : begin]).decode()
            except UnicodeDecodeError:
                super().data_received(frame)
                return
            if self.hear is None or not self.queue.empty() or not self.hear(text):
                self._queue(text)
            return
        if not self._odd.take():
            self.hang_up(TOO_MUCH)
            return
        if opcode < CLOSE:
            self._within = not whole
        super().data_received(frame)

    def _queue(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        if self._unread and not self.read_paused:
            self.loop.call_soon(self._read_frames)  # once this message is on its way
        return message

    async def take(self) -> str | bytes:
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise HungUp
        text: str | bytes | None = message.get("text")
        return (message.get("bytes") or b"") if text is None else text

    # --- to the client ------------------------------------------------------------------------------------------------

    def post(self, message: bytes) -> bool:
        """Send a text message; False if the client is gone or too far behind."""
        transport = self.transport
        if self.close_sent or transport.is_closing() or transport.get_write_buffer_size() > BEHIND:
            return False
        transport.write(header(len(message)) + message)
        return True

    def hang_up(self, code: int) -> None:
        """Close it, whether or not the client reads what was sent. Nothing more is read of one that sends too much."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._cut = code == TOO_MUCH
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(CUT_IN if self._cut else self.close_timeout, self.transport.abort)
