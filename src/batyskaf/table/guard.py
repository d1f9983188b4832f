"""What stands between the table and the network: origins, hosts, sizes, rates, and the headers that browsers obey."""

import time
from collections import OrderedDict
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from batyskaf.core.reason import Reason
from batyskaf.table.bodies import Failed

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions of cards and tiles; no style sheets from elsewhere
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self' data:",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
MAKES = ("/tables", "/fork", "/rematch", "/campaigns", "/recordings", "/packs")
"""Ends of addresses where something is made that stays, or that takes work to read."""
PACKED = ("/api/tables", "/api/campaigns", "/packs")
"""Ends of addresses that take packs."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Limits(msgspec.Struct, frozen=True):
    """How much one address, or one socket, may ask for."""

    body: int = 65_536
    upload: int = 2_000_000
    packs: int = 400_000
    """Wherever packs can come along."""
    message: int = 16_384
    per_second: float = 20.0
    burst: int = 200
    makes_per_second: float = 2.0
    """New tables, campaigns and uploads."""
    makes_burst: int = 200
    socket_per_second: float = 20.0
    socket_burst: int = 40
    sockets: int = 200
    """Open sockets from one address."""


class Bucket:
    """Allows `burst` at once and `rate` a second after that."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket for each address; the ones not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self._made = OrderedDict[str, Bucket]()
        self._rate, self._burst, self._most = rate, burst, most

    def take(self, address: str) -> bool:
        bucket = self._made.pop(address, None) or Bucket(self._rate, self._burst)
        self._made[address] = bucket
        if len(self._made) > self._most:
            self._made.popitem(last=False)
        return bucket.take()


def host_name(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def same_origin(headers: Headers, allowed: frozenset[str]) -> bool:
    """Whether a request comes from our own page, from a page that was allowed, or from no page at all."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


class TooLarge(Exception):
    """A body went over its limit."""


class Guard:
    """Looks at every request before anyone else does."""

    def __init__(self, app: ASGIApp, limits: Limits, hosts: frozenset[str] | None, origins: frozenset[str]) -> None:
        self._app = app
        self._limits = limits
        self._hosts = hosts
        self._origins = origins
        self._buckets = Buckets(limits.per_second, limits.burst)
        self._makes = Buckets(limits.makes_per_second, limits.makes_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        wrong = self._wrong(scope)
        if scope["type"] == "websocket":
            if wrong is None:
                await self._app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4403, "reason": wrong[1].id})
            return
        if wrong is not None:
            await self._refuse(scope, receive, send, *wrong)
            return
        await self._pass(scope, receive, send)

    def _wrong(self, scope: Scope) -> tuple[int, Reason] | None:
        headers = Headers(scope=scope)
        if self._hosts is not None and host_name(headers.get("host", "")) not in self._hosts:
            return 421, Reason("refused-table-host-name")
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not same_origin(headers, self._origins):
            return 403, Reason("refused-table-origin")
        client = scope.get("client")
        address = client[0] if client else ""
        makes = scope["type"] == "http" and scope["method"] == "POST" and scope["path"].endswith(MAKES)
        if not self._buckets.take(address) or (makes and not self._makes.take(address)):
            return 429, Reason("refused-table-often")
        return None

    def _most(self, path: str) -> int:
        """How long the body of a request may be."""
        if path == "/api/recordings":
            return self._limits.upload
        return self._limits.packs if path.endswith(PACKED) else self._limits.body

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        most = self._most(scope["path"])
        got = 0
        begun = False

        async def limited() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > most:
                raise TooLarge
            return message

        async def headed(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self._app(scope, limited, headed)
        except TooLarge:
            if not begun:
                await self._refuse(scope, receive, send, 413, Reason("refused-table-large", {"most": most}))

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, status: int, reason: Reason) -> None:
        body = msgspec.json.encode(Failed(reason=reason))
        headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        headers += [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if status in (413, 429):
            headers.append((b"connection", b"close"))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})
