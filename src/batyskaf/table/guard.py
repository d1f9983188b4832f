"""Protection against the network: checks of origins, hosts, sizes and rates, and security headers for browsers."""

import asyncio
import re
import secrets
import time
from collections import OrderedDict
from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from batyskaf.core.reason import Reason
from batyskaf.table.bodies import Failed
from batyskaf.table.connections import Proxies, client_of
from batyskaf.table.limits import Bucket, asking
from batyskaf.table.logs import access, plain_path, request_id
from batyskaf.table.watch import Watch


def policy(*scripts: str) -> str:
    """What pages may load: our own files only; `scripts` are further sources of scripts."""
    return "; ".join(
        (
            "default-src 'none'",
            " ".join(("script-src 'self'", *scripts)),
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


POLICY = policy()
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
MAKES = re.compile(
    r"/api/(tables|campaigns|recordings|codes|packs|daily/[^/]+|.*/(fork|rematch|packs|review|code|push|measure))"
)
"""Paths that store something or take work to read."""
COUNTED = 30_000
"""Bytes of a body that count as one more thing to store."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Buckets:
    """A bucket for each address; those that were not used for longest are forgotten."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self._made = OrderedDict[str, Bucket]()
        self._rate, self._burst, self._most = rate, burst, most

    def take(self, address: str, count: int = 1) -> bool:
        bucket = self._made.pop(address, None) or Bucket(self._rate, self._burst)
        self._made[address] = bucket
        if len(self._made) > self._most:
            self._made.popitem(last=False)
        return bucket.take(count)


def host_name(headers: Headers) -> str:
    """The name that a request is for, without its port; empty if it is unclear."""
    hosts = headers.getlist("host")
    if len(hosts) != 1 or "@" in hosts[0]:
        return ""
    try:
        return urlsplit(f"//{hosts[0]}").hostname or ""
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def same_origin(headers: Headers, allowed: frozenset[str]) -> bool:
    """Whether a request comes from our own page, from an allowed origin, or from no page at all."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


class TooLarge(Exception):
    """A body exceeds its limit."""


class TooSlow(Exception):
    """A body doesn't arrive in time."""


class Guard:
    """Middleware that checks every request first, gives it an id, and counts it."""

    def __init__(
        self,
        app: ASGIApp,
        watch: Watch,
        hosts: frozenset[str] | None,
        origins: frozenset[str],
        addresses: bool = False,
        proxies: Proxies = (),
    ) -> None:
        """`hosts` are the names that requests may use, with `addresses` also any address; None: any name."""
        self._app = app
        self._watch = watch
        self._limits = limits = watch.limits
        self._hosts = hosts
        self._addresses = addresses
        self._origins = origins
        self._proxies = proxies
        self._buckets = Buckets(limits.per_second, limits.burst)
        self._makes = Buckets(limits.makes_per_second, limits.makes_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        address = client_of(scope, headers, self._proxies)
        scope["client"] = (address, 0)
        request_id.set(secrets.token_hex(8))
        asking.set(address)
        wrong = self._wrong(scope, headers, address)
        if scope["type"] == "websocket":
            if wrong is None:
                await self._app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4403, "reason": wrong[1].id})
            return
        await self._serve(scope, receive, send, wrong)

    def _wrong(self, scope: Scope, headers: Headers, address: str) -> tuple[int, Reason] | None:
        if not self._known(host_name(headers)):
            return 421, Reason("refused-table-host-name")
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not same_origin(headers, self._origins):
            return 403, Reason("refused-table-origin")
        makes = scope["type"] == "http" and scope["method"] == "POST" and MAKES.fullmatch(scope["path"])
        if not self._buckets.take(address):
            return self._often("requests", address)
        if makes and not self._makes.take(address, 1 + self._announced(scope, headers) // COUNTED):
            return self._often("makes", address)
        return None

    def _announced(self, scope: Scope, headers: Headers) -> int:
        """The bytes of a body, as its headers announce them: at most what is taken."""
        most = self._limits.largest(scope["path"])
        return min(most, int(headers.get("content-length", most if "transfer-encoding" in headers else 0)))

    def _often(self, limit: str, address: str) -> tuple[int, Reason]:
        self._watch.hits.add(limit, address)
        return 429, Reason("refused-table-often")

    def _known(self, name: str) -> bool:
        """Whether the server answers to a name. A page of another site can't use a bare address for its own."""
        return self._hosts is None or name in self._hosts or (self._addresses and is_address(name))

    async def _serve(self, scope: Scope, receive: Receive, send: Send, wrong: tuple[int, Reason] | None) -> None:
        """Answer, then count and log the answer."""
        begun = time.monotonic()
        status = 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", request_id.get().encode())]
            async with asyncio.timeout(self._limits.send_seconds):
                await send(message)

        try:
            if wrong is not None:
                await self._refuse(noted, *wrong)
            else:
                await self._pass(scope, receive, noted)
        finally:
            seconds = time.monotonic() - begun
            self._watch.metrics.requests[status] += 1
            self._watch.metrics.latency.add(seconds)
            said = {"method": scope["method"], "path": plain_path(scope["path"]), "status": status}
            access.info("request", extra={"fields": {**said, "ms": round(seconds * 1000, 1)}})

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        most = self._limits.largest(scope["path"])
        if int(Headers(scope=scope).get("content-length", 0)) > most:
            await self._refuse(send, 413, Reason("refused-table-large", {"most": most}))
            return
        got = 0
        begun = complete = False
        until = asyncio.get_running_loop().time() + self._limits.body_seconds

        async def limited() -> Message:
            nonlocal got, complete
            if complete:
                return await receive()
            try:
                async with asyncio.timeout_at(until):
                    message = await receive()
            except TimeoutError:
                raise TooSlow from None
            got += len(message.get("body", b""))
            complete = not message.get("more_body", False)
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
                await self._refuse(send, 413, Reason("refused-table-large", {"most": most}))
        except TooSlow:
            if not begun:
                await self._refuse(send, 408, Reason("refused-table-slow"))
        except ClientDisconnect:
            pass  # nobody waits for an answer

    @staticmethod
    async def _refuse(send: Send, status: int, reason: Reason) -> None:
        body = msgspec.json.encode(Failed(reason=reason))
        headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        headers += [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if status in (408, 413, 429):
            headers.append((b"connection", b"close"))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})
