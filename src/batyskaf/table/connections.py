"""Connections that hold a place at the server: counted by address and in total, and not kept if nothing comes."""

import asyncio
from collections import Counter
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from starlette.datastructures import Headers
from starlette.types import Scope
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from batyskaf.core.reason import Refused
from batyskaf.table.limits import Hits, Limits
from batyskaf.table.processes import Handover

LONGEST_HEADERS = 65_536
"""Bytes of the headers of a request."""
STREAMS = "/events"
"""The end of the paths of streams, which don't end by themselves when the server is stopped."""
Network = IPv4Network | IPv6Network
Proxies = tuple[Network, ...]


def networks(texts: list[str]) -> Proxies:
    """Addresses and networks from their texts."""
    try:
        return tuple(ip_network(text, strict=False) for text in texts)
    except ValueError as error:
        raise Refused("refused-network", detail=str(error)) from None


def within(address: str, among: Proxies) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in among)


def source(address: str) -> str:
    """What limits count by: an address of IPv4, or the network of a person's IPv6 addresses."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, 64), strict=False))
    return address


def client_of(scope: Scope, headers: Headers, proxies: Proxies) -> str:
    """The address of the client: that of the connection, or, behind a trusted proxy, the last untrusted hop."""
    client = scope.get("client")
    address = str(client[0]) if client else ""
    hops = [hop.strip() for line in headers.getlist("x-forwarded-for") for hop in line.split(",")]
    while hops and within(address, proxies):
        address = hops.pop()
    return source(address)


class Places:
    """A number of places in total, and for each address."""

    def __init__(self, name: str, each: int, total: int, hits: Hits) -> None:
        self._name, self._each, self._total, self._hits = name, each, total, hits
        self._taken: Counter[str] = Counter()
        self.count = 0

    def enter(self, address: str, many: bool = False) -> bool:
        """Take a place. A trusted proxy may have `many` of them."""
        if self.count >= self._total or (not many and self._taken[address] >= self._each):
            self._hits.add(self._name, address)
            return False
        self._taken[address] += 1
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        self.count -= 1
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]


def protocol(limits: Limits, proxies: Proxies, hits: Hits, handover: Handover | None = None) -> type[Any]:
    """The HTTP protocol of uvicorn, for connections that take a place and send a request in time.

    `handover` passes the WebSockets of tables that belong to other processes on.
    """
    places = Places("connections", limits.connections, limits.connections_total, hits)
    auto: Any = AutoHTTPProtocol

    class Placed(auto):  # type: ignore[misc]
        _address: str | None = None
        _timer: asyncio.TimerHandle | None = None
        _unfinished = 0
        """Bytes of headers that have not ended."""

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            address = str(self.client[0]) if self.client else ""
            if places.enter(source(address), within(address, proxies)):
                self._address = source(address)
                self._wait()
            else:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.transport.get_protocol() is not self:
                self._leave()  # it is a WebSocket now
            elif self._busy():
                self._stop_waiting()
            else:
                self._wait_for_more(len(data))

        def handle_websocket_upgrade(self, *more: Any) -> None:
            target = more[0].target if more else self.url  # h11 names it in an event, httptools here
            line = self.transport.get_extra_info("socket")
            if handover is not None and handover.give(target, self.headers, line):
                self.transport.abort()  # closes it here only
            else:
                super().handle_websocket_upgrade(*more)

        def shutdown(self) -> None:
            super().shutdown()
            if self._busy() and self.cycle.scope["path"].endswith(STREAMS):
                self.transport.close()

        def connection_lost(self, error: Exception | None) -> None:
            self._leave()
            super().connection_lost(error)

        def _busy(self) -> bool:
            return self.cycle is not None and not self.cycle.response_complete

        def _wait_for_more(self, size: int) -> None:
            """Wait for the rest of the headers, unless they are too long."""
            self._unfinished += size
            if self._unfinished > LONGEST_HEADERS:
                self.transport.abort()
            elif self._timer is None:
                self._wait()

        def _wait(self) -> None:
            """Wait for the headers of a request."""
            self._timer = self.loop.call_later(limits.header_seconds, self._too_late)

        def _stop_waiting(self) -> None:
            self._unfinished = 0
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _too_late(self) -> None:
            self._timer = None
            if not self._busy():
                self.transport.abort()

        def _leave(self) -> None:
            self._stop_waiting()
            if self._address is not None:
                places.leave(self._address)
                self._address = None

    return Placed
