"""What waits to be committed: the changes of all tables that come in meanwhile share one transaction."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from batyskaf.core.reason import Refused
from batyskaf.table.log import Stored
from batyskaf.table.room import Head
from batyskaf.table.store import Batch, Moved, Summary, Then
from batyskaf.table.writers import ChangeRow, EntryRow, Rows, Turn, Writer

logger = logging.getLogger("batyskaf.table")

PACE = 0.03
"""Seconds from one commit to the next while many tables are played: a commit costs as much for one move as for ten."""


class Write(NamedTuple):
    """Something to be committed; `head` is that of a new table."""

    batch: Batch
    head: Head | None
    then: Then


class Commits:
    """The queue of a store. `appending` commits what nearly all changes consist of, `write` everything else.

    `measured` gets the seconds that each commit takes.
    """

    def __init__(
        self,
        appending: Writer | None,
        write: Callable[[Sequence[Write]], Awaitable[None]],
        measured: Callable[[float], None],
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Write] = []
        self._committing: list[Write] = []
        self._busy = False
        """Whether a commit is on its way."""
        self._begun = -PACE
        """When the last commit began."""
        self.turn = Turn()
        """One transaction writes at a time, as SQLite requires."""
        self._appending, self._write, self._measured = appending, write, measured
        self._slow: asyncio.Task[None] | None = None
        """A commit of more than entries."""

    async def close(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            await asyncio.gather(self._slow, return_exceptions=True)
        if self._appending is not None:
            await self._appending.close()
        left, self._waiting, self._committing = [*self._committing, *self._waiting], [], []
        for write in left:
            write.then(Refused("refused-table-closed"))

    def put(self, write: Write) -> None:
        """Commit at once if no commit began a moment ago; what arrives until the next begins shares it."""
        self._waiting.append(write)
        if not self._busy:
            self._busy = True
            self._schedule()

    def _schedule(self) -> None:
        wait = self._begun + PACE - self._loop.time()
        if wait <= 0:
            self._loop.call_soon(self._commit)
        else:
            self._loop.call_later(wait, self._commit)

    def _commit(self) -> None:
        taken, self._waiting = self._waiting, []
        if not taken:  # closed meanwhile
            return
        self._begun = self._loop.time()
        self._committing = taken
        if self._appending is not None and all(map(_is_usual, taken)):
            self._append(taken, self._appending, lambda error: self._committed(taken, error))
        else:
            self._slow = self._loop.create_task(self._commit_all(taken))

    def _committed(self, taken: list[Write], error: Exception | None) -> None:
        if error is not None and len(taken) > 1:
            self._slow = self._loop.create_task(self._commit_each(taken))
            return
        self._finish(taken, error)
        self._go_on()

    def _go_on(self) -> None:
        self._committing = []
        self._busy = bool(self._waiting)
        if self._busy:
            self._schedule()

    @staticmethod
    def _finish(taken: Sequence[Write], error: Exception | None) -> None:
        for write in taken:
            _tell(write, error)

    def _append(self, taken: Sequence[Write], writer: Writer, then: Then) -> None:
        """Commit what nearly all changes consist of."""
        rows = rows_of([write.batch for write in taken])
        begun = 0.0

        def begin() -> None:
            nonlocal begun
            begun = time.monotonic()
            writer.write(rows, done)

        def done(error: Exception | None) -> None:
            self.turn.give()
            self._measured(time.monotonic() - begun)
            then(None if error is None else refusal_of(error))

        self.turn.take(begin)

    async def _commit_all(self, taken: list[Write]) -> None:
        """Commit by the general way."""
        failed: Exception | None = None
        try:
            await self._write(taken)
        except Exception as error:
            failed = error
        if failed is not None and len(taken) > 1:
            await self._commit_each(taken)
            return
        self._finish(taken, failed)
        self._go_on()

    async def _commit_each(self, taken: list[Write]) -> None:
        """A bad batch must not fail the others."""
        for one in taken:
            failed: Exception | None = None
            try:
                await self._write([one])
            except Exception as error:
                failed = error
            _tell(one, failed)
        self._go_on()


def row_of(table: str, stored: Stored) -> EntryRow:
    return EntryRow(table, stored.seq, stored.at, stored.command, as_json(stored.entry))


def change_of(batch: Batch) -> ChangeRow:
    return ChangeRow(**columns_of(batch.summary), id=batch.table)


def rows_of(batches: Sequence[Batch]) -> Rows:
    """The rows of what nearly all changes consist of. Only the last change of a table counts."""
    ended = [batch.outcome for batch in batches if batch.outcome is not None]
    return Rows(
        [row_of(batch.table, stored) for batch in batches for stored in batch.entries],
        [change_of(batch) for batch in {batch.table: batch for batch in batches}.values()],
        [outcome[:-1] for outcome in ended],
        [(outcome.table, *place) for outcome in ended for place in outcome.ranking],
    )


def _tell(write: Write, error: Exception | None) -> None:
    try:
        write.then(error)
    except Exception:  # the others of the commit must hear of it too
        logger.exception("table %s", write.batch.table)


def _is_usual(write: Write) -> bool:
    batch = write.batch
    return not (write.head or batch.links or batch.revoked or batch.campaign)


def refusal_of(error: Exception) -> Exception:
    """What the database can't do now: it is away, locked or full. The details stay out of answers and logs."""
    if isinstance(error, Moved | Refused):
        return error
    logger.warning("store: %s", type(error).__name__)
    return Refused("refused-table-store", detail=type(error).__name__)


def columns_of(summary: Summary) -> dict[str, Any]:
    return {
        "status": summary.status,
        "public": summary.public,
        "active": summary.active,
        "changed": time.time(),
        "summary": as_json(summary),
    }


def as_json(record: object) -> str:
    return msgspec.json.encode(record).decode()
