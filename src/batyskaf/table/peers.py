"""What the server processes on one PostgreSQL say to each other, by LISTEN and NOTIFY.

The owner of a table alone writes to it (see `leases`); the others follow it and send it their people's orders. Nothing
that is said needs to arrive: what is stored can be read again, and commands carry ids.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from batyskaf.core.reason import Reason, Refused
from batyskaf.table import bodies
from batyskaf.table.commands import Access
from batyskaf.table.protocol import AnyCommand

logger = logging.getLogger("batyskaf.table")
LARGEST = 7900
"""Bytes of a notification; PostgreSQL takes less than 8000."""
EVERYBODY = "batyskaf"
BROKEN = (EVERYBODY, "")
"""What wakes the post when its line has broken."""
AGAIN = 0.5
"""Seconds until a lost line to the database is tried again."""


# --- what is said -----------------------------------------------------------------------------------------------------


class Order(msgspec.Struct, frozen=True, tag_field="order"):
    """Something that only the owner of a table can do; `answer` is what comes of it."""

    answer: ClassVar[Any]


class Obey(Order, frozen=True, tag="obey"):
    """A command of somebody at the table; answered by the `seq` after it."""

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


AnyOrder = Obey | SitDown | PlayOn


class Mail(msgspec.Struct, frozen=True, kw_only=True, tag_field="mail"):
    """From one process to another, about a table."""

    sender: str
    table: str = ""


class Follow(Mail, frozen=True, tag="follow"):
    """To the owner: tell me when the table grows; these are here. Answered by `Grew`, and by `NotMine` elsewhere."""

    seats: tuple[int, ...] = ()
    watching: int = 0


class Unfollow(Mail, frozen=True, tag="unfollow"):
    """To the owner: nobody is here any more."""


class Grew(Mail, frozen=True, tag="grew"):
    """To followers: so much is stored now."""

    seq: int


class Present(Mail, frozen=True, tag="present"):
    """To followers: who is at the table, wherever they are connected."""

    online: tuple[int, ...]
    watching: int


class Asked(Mail, frozen=True, tag="asked"):
    number: int
    order: AnyOrder


class Answered(Mail, frozen=True, tag="answered"):
    """What came of an order; neither result nor reason: the table is not mine."""

    number: int
    result: object = None
    reason: Reason | None = None


class NotMine(Mail, frozen=True, tag="not-mine"):
    pass


class Goodbye(Mail, frozen=True, tag="goodbye"):
    """To everybody: this process leaves and has given its tables back."""


AnyMail = Follow | Unfollow | Grew | Present | Asked | Answered | NotMine | Goodbye
_read = msgspec.json.Decoder(AnyMail).decode


# --- the post ---------------------------------------------------------------------------------------------------------


class Post:
    """Carries mail between the processes. A line that breaks is opened again, and `opened` is called."""

    def __init__(
        self, engine: AsyncEngine, me: str, deliver: Callable[[AnyMail], None], opened: Callable[[], None]
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
        """Mail for one process. What doesn't fit into a notification is refused."""
        text = msgspec.json.encode(mail).decode()
        if len(text.encode()) > LARGEST:
            raise Refused("refused-table-large", most=LARGEST)
        self._out.put_nowait((f"{EVERYBODY}_{to}", text))

    async def close(self) -> None:
        """Say goodbye to everybody."""
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
                logger.warning("the line to the database broke: %r", error)
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
