"""Several server processes behind one port: the command starts and watches them, and sockets go to their table's home.

Each table has a home among the processes, which its id names. Any process may accept a connection; a WebSocket for a
table with another home is handed over to that process with its request, so that one process serves everyone at a table
and nothing has to be sent between processes.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import re
import signal
import socket
import tempfile
import time
from array import array
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from batyskaf.table.homes import Place, home_of

logger = logging.getLogger("batyskaf.table")
SOCKET = re.compile(rb"/api/tables/([0-9a-f]+)/socket(\?|$)")
LARGEST = 65_536
"""Bytes of a request that is handed over; others are served where they arrive."""
AGAIN = 1.0
"""Seconds until a process that has died is started again."""
LOOK = 0.2
"""Seconds between two looks at the processes."""
LEAVING = 15.0
"""Seconds for a process to end when it is asked to."""


# --- handing over -----------------------------------------------------------------------------------------------------


def request_bytes(target: bytes, headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """The request of a WebSocket, as it arrived."""
    lines = [b"GET " + target + b" HTTP/1.1", *(name + b": " + value for name, value in headers)]
    return b"\r\n".join([*lines, b"", b""])


class Handover:
    """Passes connections to siblings."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._out = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._out.setblocking(False)
        self._out.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4 * LARGEST)

    def give(self, target: bytes, headers: Iterable[tuple[bytes, bytes]], connection: Any) -> bool:
        """Give the connection of a WebSocket's request to the home of its table; False if it should stay here."""
        table = SOCKET.match(target)
        if table is None:
            return False
        home = home_of(table[1].decode(), self._place.count)
        request = request_bytes(target, headers)
        if home == self._place.number or len(request) > LARGEST:
            return False
        line = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection.fileno()]))
        try:  # `socket.send_fds` ignores the address
            self._out.sendmsg([request], [line], 0, self._place.meeting(home))
        except OSError:  # it is not up, or busy: this process can serve the table too
            return False
        return True


class ProcessServer(uvicorn.Server):
    """A server that also takes connections from its siblings."""

    def __init__(self, config: uvicorn.Config, place: Place) -> None:
        super().__init__(config)
        self._meeting = place.meeting(place.number)
        self._in = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        Path(self._meeting).unlink(missing_ok=True)
        self._in.bind(self._meeting)
        self._in.setblocking(False)
        loop = asyncio.get_running_loop()
        arriving: set[asyncio.Task[None]] = set()

        def arrive() -> None:
            for request, connection in _arrived(self._in):
                task = loop.create_task(self._take(loop, request, connection))
                arriving.add(task)
                task.add_done_callback(arriving.discard)

        loop.add_reader(self._in, arrive)

    async def _take(self, loop: Any, request: bytes, connection: socket.socket) -> None:
        def protocol() -> Any:
            make: Any = self.config.http_protocol_class
            return make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

        connection.setblocking(False)
        try:
            _, made = await loop.connect_accepted_socket(protocol, connection)
        except OSError:
            connection.close()
            return
        made.data_received(request)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._in.close()
        Path(self._meeting).unlink(missing_ok=True)
        await super().shutdown(sockets)


def _arrived(meeting: socket.socket) -> Iterator[tuple[bytes, socket.socket]]:
    with contextlib.suppress(BlockingIOError):
        while True:
            request, found, _, _ = socket.recv_fds(meeting, LARGEST, 1)
            for number in found:
                yield request, socket.socket(fileno=number)


# --- watching ---------------------------------------------------------------------------------------------------------

Start = Callable[[Place], SpawnProcess]


class Watcher:
    """Keeps a number of processes running until it is asked to stop. `ready` is called once all of them serve."""

    def __init__(self, start: Start, count: int, folder: Path, ready: Callable[[], None]) -> None:
        self._start = start
        self._ready: Callable[[], None] | None = ready
        self._places = [Place(number, count, folder) for number in range(count)]
        self._running: dict[int, SpawnProcess] = {}
        self._stopped = False

    def stop(self, *_: int | FrameType | None) -> None:
        self._stopped = True
        for process in self._running.values():
            process.terminate()

    def run(self) -> None:
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, self.stop)
        for place in self._places:
            self._running[place.number] = self._start(place)
        while not self._stopped:
            wait([process.sentinel for process in self._running.values()], timeout=LOOK)
            if self._ready is not None and all(Path(one.meeting(one.number)).exists() for one in self._places):
                self._ready()
                self._ready = None
            for number, process in self._running.items():
                if not process.is_alive() and not self._stopped:
                    logger.warning("process %d has ended (%s) and is started again", number + 1, process.exitcode)
                    time.sleep(AGAIN)
                    self._running[number] = self._start(self._places[number])
        self._end()

    def _end(self) -> None:
        until = time.monotonic() + LEAVING
        for process in self._running.values():
            process.terminate()
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def run_processes(
    work: Callable[..., None], how: object, bound: socket.socket, count: int, ready: Callable[[], None]
) -> None:
    """Run `work(how, bound, place)` in several processes, all of which accept connections at the address of `bound`."""
    spawn = multiprocessing.get_context("spawn")

    def start(place: Place) -> SpawnProcess:
        process = spawn.Process(target=work, args=(how, bound, place), name=f"batyskaf {place.number + 1}")
        process.start()
        return process

    with tempfile.TemporaryDirectory(prefix="batyskaf") as folder:
        Watcher(start, count, Path(folder), ready).run()
