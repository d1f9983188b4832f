"""How much people may send, by any route."""

import time
from collections import Counter
from collections.abc import Iterable
from contextvars import ContextVar

import msgspec

from batyskaf.core.reason import Refused

asking: ContextVar[str] = ContextVar("asking", default="")
"""The address of the client that is being answered."""
PACKED = ("/api/tables", "/api/campaigns", "/packs", "/check", "/measure", "/page")
"""Ends of paths that take packs."""


class Limits(msgspec.Struct, frozen=True):
    """How much one address, or one socket, may send."""

    body: int = 65_536
    upload: int = 2_000_000
    packs: int = 400_000
    """For bodies that may contain packs."""
    message: int = 16_384
    per_second: float = 20.0
    burst: int = 200
    makes_per_second: float = 2.0
    """New tables, campaigns and uploads."""
    makes_burst: int = 200
    socket_per_second: float = 20.0
    socket_burst: int = 40
    sockets: int = 200
    """Open sockets and event streams from one address."""
    talk_per_second: float = 0.5
    """Chat, phrases, names, proposals, raised hands: what one person sends the others outside the game."""
    talk_burst: int = 15
    sockets_total: int = 5000
    connections: int = 100
    """HTTP connections from one address."""
    connections_total: int = 2000
    header_seconds: float = 10.0
    """Time for a new connection to send the headers of a request."""
    body_seconds: float = 30.0
    """Time for a request to send its body."""
    send_seconds: float = 60.0
    """Time for a client to take what it is sent."""

    def largest(self, path: str) -> int:
        """The largest body of a request, in bytes."""
        if path == "/api/recordings":
            return self.upload
        return self.packs if path.endswith(PACKED) else self.body


def limits_from(texts: Iterable[str]) -> Limits:
    """The defaults, changed by texts such as `burst=500`."""
    choices: dict[str, object] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in Limits.__struct_fields__:
            raise Refused("refused-limit", name=name, known=", ".join(Limits.__struct_fields__))
        choices[name] = value
    try:
        found = msgspec.convert(choices, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("refused-limit-value", detail=str(error)) from None
    low = next((name for name in choices if getattr(found, name) <= 0), None)
    if low is not None:
        raise Refused("refused-limit-value", detail=f"{low}: {choices[low]}")
    return found


class Hits:
    """Who hit which limit how often; only those who did so lately are remembered."""

    def __init__(self, most: int = 1000) -> None:
        self.by_limit: dict[str, Counter[str]] = {}
        self._most = most

    def add(self, limit: str, address: str) -> None:
        hits = self.by_limit.setdefault(limit, Counter())
        if address not in hits and len(hits) >= self._most:
            del hits[min(hits, key=hits.__getitem__)]
        hits[address] += 1


class Bucket:
    """A token bucket: allows `burst` at once and `rate` per second after that."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self, count: float = 1) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < min(count, self._burst):
            return False
        self._left -= count
        return True
