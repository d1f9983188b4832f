"""Messages between the server processes on one PostgreSQL, by LISTEN and NOTIFY.

Only the owner of a table writes to it (see `leases`); the others follow it and send it the orders of their people. A
message may get lost: everything stored can be read again, and commands carry ids.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from batyskaf.core.reason import Reason, Refused
from batyskaf.table import bodies
from batyskaf.table.commands import Access
from batyskaf.table.protocol import AnyCommand

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

logger = logging.getLogger("batyskaf.table")
LARGEST = 7900
"""Bytes in a notification; PostgreSQL takes less than 8000."""
EVERYBODY = "batyskaf"
BROKEN = (EVERYBODY, "")
"""Put into the queue to wake the post when its connection is lost."""
AGAIN = 0.5
"""Seconds until a lost connection to the database is retried."""


# --- messages ---------------------------------------------------------------------------------------------------------


class Order(msgspec.Struct, frozen=True, tag_field="order"):
    """Something that only the owner of a table can do; `answer` is the type of its result."""

    answer: ClassVar[Any]


class Obey(Order, frozen=True, tag="obey"):
    """A command from the table; answered by the `seq` after it."""

    access: Access
    command: AnyCommand
    answer: ClassVar[Any] = int


class SitDown(Order, frozen=True, tag="sit"):
    wish: bodies.Sit
    answer: ClassVar[Any] = bodies.Seated


class PlayOn(Order, frozen=True, tag="rematch"):
    access: Access
    wish: bodies.Rematch
    answer: ClassVar[Any] = str


class Invite(Order, frozen=True, tag="invite"):
    access: Access
    answer: ClassVar[Any] = bodies.Invites


AnyOrder = Obey | SitDown | PlayOn | Invite


class Mail(msgspec.Struct, frozen=True, kw_only=True, tag_field="mail"):
    """A message from one process to another about a table."""

    sender: str
    table: str = ""


class Follow(Mail, frozen=True, tag="follow"):
    """To the owner: these are connected here; notify me of new entries. Answered by `Grew`, or by `NotMine`."""

    seats: tuple[int, ...] = ()
    watching: int = 0


class Unfollow(Mail, frozen=True, tag="unfollow"):
    """To the owner: nobody is connected here any more."""


class Grew(Mail, frozen=True, tag="grew"):
    """To followers: entries up to `seq` are stored."""

    seq: int


class Present(Mail, frozen=True, tag="present"):
    """To followers: who is at the table, in any process."""

    online: tuple[int, ...]
    watching: int


class Asked(Mail, frozen=True, tag="asked"):
    number: int
    order: AnyOrder


class Answered(Mail, frozen=True, tag="answered"):
    """The result of an order, or the reason of a refusal; with neither, the table is not mine."""

    number: int
    result: object = None
    reason: Reason | None = None


class NotMine(Mail, frozen=True, tag="not-mine"):
    pass


class Goodbye(Mail, frozen=True, tag="goodbye"):
    """To everyone: this process is leaving and has given its tables back."""


AnyMail = Follow | Unfollow | Grew | Present | Asked | Answered | NotMine | Goodbye
_read = msgspec.json.Decoder(AnyMail).decode


# --- the post ---------------------------------------------------------------------------------------------------------


class Post:
    """Carries mail between the processes. A lost connection is opened again; `opened` is called each time."""

    def __init__(
        self, engine: "AsyncEngine", me: str, deliver: Callable[[AnyMail], None], opened: Callable[[], None]
    ) -> None:
        self.me = me
        self._engine = engine
        self._deliver = deliver
        self._opened = opened
        self._out: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self._ready = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="post")

    async def ready(self) -> None:
        await self._ready.wait()

    def send(self, to: str, mail: AnyMail) -> None:
        """Send mail to one process; refuse what doesn't fit into a notification."""
        text = msgspec.json.encode(mail).decode()
        if len(text.encode()) > LARGEST:
            raise Refused("refused-table-large", most=LARGEST)
        self._out.put_nowait((f"{EVERYBODY}_{to}", text))

    async def close(self) -> None:
        """Say goodbye to everyone."""
        self._out.put_nowait((EVERYBODY, msgspec.json.encode(Goodbye(sender=self.me)).decode()))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                await self._out.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._carry()
            except Exception as error:
                logger.warning("lost the connection to the database: %r", error)
                await asyncio.sleep(AGAIN)

    async def _carry(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        _, how = self._engine.dialect.create_connect_args(self._engine.url)
        line = await asyncpg.connect(**how)
        try:
            for channel in (EVERYBODY, f"{EVERYBODY}_{self.me}"):
                await line.add_listener(channel, self._heard)
            line.add_termination_listener(lambda _: self._out.put_nowait(BROKEN))
            self._ready.set()
            self._opened()
            while True:
                to, text = await self._out.get()
                try:
                    if line.is_closed():
                        raise ConnectionResetError
                    await line.execute("SELECT pg_notify($1, $2)", to, text)
                finally:
                    self._out.task_done()
        finally:
            line.terminate()

    def _heard(self, _line: object, _pid: int, _channel: str, text: str) -> None:
        if not text:
            return
        mail = _read(text)
        if mail.sender != self.me:
            self._deliver(mail)
