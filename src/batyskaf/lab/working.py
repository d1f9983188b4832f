"""Runs many jobs in parallel, on local processes or a Ray cluster; a run can be resumed and loses nothing.

A piece of work is a Struct with everything it needs, its row depends on nothing else, and every row is saved as soon as
it is computed. So an interrupted run resumes where it stopped, the same seeds give the same table on any machine, and
only the current piece of a worker that dies has to be repeated.
"""

import hashlib
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any, Final, Generic, TypeVar

import msgspec

from batyskaf.core.reason import Refused

Piece = TypeVar("Piece", bound=msgspec.Struct)
Row = TypeVar("Row", bound=msgspec.Struct)
CONNECTING: Final = 10
"""Seconds that a cluster may take to answer."""
LONGEST: Final = 1000
"""Characters of a key."""
MASKS: Final = hasattr(signal, "pthread_sigmask")
"""Windows has no masks of signals."""
TRIES: Final = 3
"""How many workers a piece may kill before the run fails."""


class Ledger(Generic[Row]):
    """Rows in a file, one line each, by the key of their piece."""

    def __init__(self, path: Path, kind: type[Row]) -> None:
        self.path = path
        self.rows: dict[str, Row] = {}
        self._line = msgspec.json.Decoder(tuple[str, kind])  # type: ignore[valid-type]
        if path.exists():
            for line in path.read_bytes().splitlines():
                try:
                    key, row = self._line.decode(line)
                except msgspec.DecodeError:
                    continue  # an incomplete line of an interrupted run: computed again
                self.rows[key] = row

    def add(self, key: str, row: Row) -> None:
        self.rows[key] = row
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode((key, row)) + b"\n")


def key_of(piece: msgspec.Struct) -> str:
    """The key of a piece as text, equal in every run; a long one, such as one with packs, is shortened to its hash."""
    key = msgspec.json.encode(piece, order="sorted")
    return key.decode() if len(key) <= LONGEST else hashlib.blake2b(key, digest_size=16).hexdigest()


def done(
    pieces: Sequence[Piece],
    work: Callable[[Piece], Row],
    ledger: Ledger[Row],
    processes: int = 2,
    ray: str | None = None,
    progress: Callable[[int, int], None] = lambda done, all: None,
) -> list[Row]:
    """Compute the missing rows; return the rows of all pieces in order."""
    left = [piece for piece in pieces if key_of(piece) not in ledger.rows]
    progress(len(pieces) - len(left), len(pieces))
    finished = _on_ray(left, work, ray) if ray is not None else _on_processes(left, work, processes)
    for number, (piece, row) in enumerate(finished, start=len(pieces) - len(left) + 1):
        ledger.add(key_of(piece), row)
        progress(number, len(pieces))
    return [ledger.rows[key_of(piece)] for piece in pieces]


def pool_of(count: int) -> ProcessPoolExecutor:
    """Processes that end at once, without a traceback, when a person interrupts the program."""
    return _Pool(count, mp_context=get_context("spawn"), initializer=_end_when_interrupted)


class _Pool(ProcessPoolExecutor):
    """Starts its processes with interruptions held back: they would print a traceback until they are ready."""

    def submit(self, *work: Any, **given: Any) -> Future[Any]:
        if not MASKS:
            return super().submit(*work, **given)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(*work, **given)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_when_interrupted() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if MASKS:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def keep_interrupts() -> None:
    """Take Ctrl-C back from polars: from its import on it catches it, and what waits goes on waiting."""
    handler = signal.getsignal(signal.SIGINT)
    if handler is not None and current_thread() is main_thread():
        signal.signal(signal.SIGINT, handler)


def _on_processes(pieces: Sequence[Piece], work: Callable[[Piece], Row], processes: int) -> Iterator[tuple[Piece, Row]]:
    left = list(pieces)
    tries: dict[str, int] = {}
    while left:
        with pool_of(processes) as pool:
            running: dict[Future[Row], Piece] = {}
            waiting = list(left)
            try:
                while waiting or running:
                    while waiting and len(running) < processes:  # a dying worker loses all pieces in flight
                        piece = waiting.pop(0)
                        running[pool.submit(work, piece)] = piece
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        row = future.result()
                        piece = running.pop(future)
                        left.remove(piece)
                        yield piece, row
            except BrokenProcessPool:
                for piece in running.values():
                    tries[key_of(piece)] = tries.get(key_of(piece), 0) + 1
                    if tries[key_of(piece)] >= TRIES:
                        raise Refused("refused-lab-worker", piece=key_of(piece)) from None


def _check_address(address: str) -> None:
    """Refuse HOST:PORT if nobody listens there: Ray would go on trying for minutes."""
    host, _, port = address.rpartition(":")
    if not port.isdigit() or "://" in host:
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=CONNECTING).close()
    except (OSError, OverflowError):
        raise Refused("refused-lab-ray", address=address) from None


def _on_ray(pieces: Sequence[Piece], work: Callable[[Piece], Row], address: str) -> Iterator[tuple[Piece, Row]]:
    try:
        import ray
    except ImportError:
        raise Refused("refused-lab-missing", module="ray", extra="ray") from None
    _check_address(address)
    try:
        ray.init(address=None if address == "local" else address, ignore_reinit_error=True, log_to_driver=False)
    except ConnectionError:
        raise Refused("refused-lab-ray", address=address) from None
    except Exception as error:  # the class depends on the version of Ray
        if "token" not in str(error).lower():
            raise
        raise Refused("refused-lab-ray-token", address=address) from None
    remote: Any = ray.remote(max_retries=TRIES - 1)(work)
    running = {remote.remote(piece): piece for piece in pieces}
    while running:
        ready, _ = ray.wait(list(running), num_returns=1)
        for reference in ready:
            piece = running.pop(reference)
            try:
                row = ray.get(reference)
            except ray.exceptions.WorkerCrashedError:
                raise Refused("refused-lab-worker", piece=key_of(piece)) from None
            yield piece, row
