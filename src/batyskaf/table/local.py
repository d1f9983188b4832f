"""The table without a server: the same requests, sockets and refusals inside one event loop, such as a web worker's.

It needs no threads, processes, database or web framework. What it can't have are other people: only one page talks to
it, so nothing limits how often it asks, and the event stream of spectators is left out.
"""

import asyncio
import hashlib
import logging
import re
from collections.abc import Callable, Mapping
from urllib.parse import parse_qsl, unquote, urlsplit

from batyskaf.bots.bot import UNBOUNDED, Budget
from batyskaf.core.reason import Reason
from batyskaf.table.actor import MOMENT
from batyskaf.table.api import PREFIX, Asked, Context, Malformed, Reply, bearer, refusal
from batyskaf.table.by_message import LETTERS
from batyskaf.table.daily import Daily
from batyskaf.table.endpoints import API
from batyskaf.table.hub import Hub
from batyskaf.table.limits import Limits
from batyskaf.table.local_store import Disk, LocalStore
from batyskaf.table.measures import Measures
from batyskaf.table.reviews import Reviews
from batyskaf.table.sockets import MALFORMED, SINCE, UNKNOWN, HungUp, Session
from batyskaf.table.thinking import Callbacks, Think, inline

__all__ = ["Connection", "Disk", "Local", "Think", "inline"]

logger = logging.getLogger("batyskaf.table")
BOT_SECONDS = 20.0
DAILY = hashlib.sha256(b"batyskaf daily").hexdigest()
"""The secret of the daily dive, which is none here: it makes the deal of a date the same for everyone."""
SOCKET = re.compile(f"{PREFIX}/tables/([^/]+)/socket")
GONE = 1000
OFTEN = 1_000_000
"""How many messages the page may send per second: more than it can."""


class Connection:
    """A socket without a network. The page uses `send`, `receive` and `close`."""

    def __init__(self) -> None:
        self.code: int | None = None
        """Why it is closed, as on a WebSocket."""
        self._to_table: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self._to_page: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, message: str | bytes) -> None:
        """Send a message to the table; nothing happens if the connection is closed."""
        self._to_table.put_nowait(message)

    async def receive(self) -> str | None:
        """The next message of the table; None once the connection is closed."""
        if self.code is not None and self._to_page.empty():
            return None
        return await self._to_page.get()

    def close(self) -> None:
        """Leave the table."""
        self._to_table.put_nowait(None)

    def end(self, code: int) -> None:
        """Close it from the side of the table."""
        if self.code is None:
            self.code = code
            self._to_page.put_nowait(None)


class _Line:
    """The end of a connection at the table."""

    hear: Callable[[str | bytes], bool] | None = None  # all messages wait in the queue

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def take(self) -> str | bytes:
        message = await self._connection._to_table.get()
        if message is None or self._connection.code is not None:
            raise HungUp
        return message

    def post(self, message: bytes) -> bool:
        if self._connection.code is not None:
            return False
        self._connection._to_page.put_nowait(message.decode())
        return True

    def hang_up(self, code: int) -> None:
        self._connection.end(code)


class Local:
    """A table for one page. Open it with `await Local.open(disk, think)`."""

    def __init__(self, store: LocalStore, think: Think, moment: float, bot_seconds: float, review: Budget) -> None:
        self._store = store
        self._thinking = Callbacks(think, bot_seconds)
        self._limits = Limits(socket_per_second=OFTEN, socket_burst=OFTEN, talk_per_second=OFTEN, talk_burst=OFTEN)
        self._hub = Hub(store, self._thinking, moment=moment, limits=self._limits)
        self._hub.letters = True
        self._context = Context(
            self._hub, Reviews(self._hub, review), Measures(self._hub), Daily(self._hub, sealed=False)
        )
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(
        cls,
        disk: Disk,
        think: Think = inline,
        *,
        moment: float = MOMENT,
        bot_seconds: float = BOT_SECONDS,
        review: Budget = UNBOUNDED,
    ) -> "Local":
        """Load everything from the disk and continue the matches in play. `think` computes for bots and reviews."""
        store = await LocalStore.open(disk)
        await store.keep("secret", DAILY)
        local = cls(store, think, moment, bot_seconds, review)
        await local._hub.open()
        local._start(asyncio.create_task(local._hub.wake_recent()))
        return local

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._context.reviews.close()
        await self._context.measures.close()
        await self._hub.close()
        await self._thinking.close()
        await self._store.close()

    def _start(self, task: "asyncio.Task[None]") -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- requests -----------------------------------------------------------------------------------------------------

    async def request(
        self, method: str, path: str, headers: Mapping[str, str] | None = None, body: bytes = b""
    ) -> tuple[int, dict[str, str], bytes]:
        """Answer as the server does: a status, headers and a body. The path may have a query."""
        try:
            reply = await self._reply(method.upper(), path, headers or {}, body)
        except Exception:
            logger.exception("%s %s", method, path)
            reply = refusal(Reason("refused-table-failed"), 500)
        shown = {"content-type": reply.media, "cache-control": "no-store", **reply.headers}
        return reply.status, shown, reply.body

    async def _reply(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Reply:
        plain, query = _split(path)
        found = LETTERS.find(method, plain)
        if isinstance(found, Reply):
            found = API.find(method, plain)
        if isinstance(found, Reply):
            return found
        endpoint, values = found
        most = self._limits.largest(plain)
        if endpoint.takes is not None and len(body) > most:
            return refusal(Reason("refused-table-large", {"most": most}), 413)
        token = next((value for name, value in headers.items() if name.lower() == "authorization"), "")
        asked = Asked(values=values, query=query, token=bearer(token), body=body)
        return await endpoint.reply(self._context, asked)

    # --- sockets ------------------------------------------------------------------------------------------------------

    def connect(self, path: str) -> Connection:
        """Open the socket of a table; the first message must be `hello`."""
        connection = Connection()
        plain, query = _split(path)
        found = SOCKET.fullmatch(plain)
        if found is None:
            connection.end(UNKNOWN)
            return connection
        try:
            since = SINCE.read(query) or 0
        except Malformed:
            connection.end(MALFORMED)
            return connection
        self._start(asyncio.create_task(self._serve(connection, found[1], since)))
        return connection

    async def _serve(self, connection: Connection, id: str, since: int) -> None:
        try:
            await Session(_Line(connection), self._hub, self._limits).run(id, since)
        except Exception:
            logger.exception("socket of table %s", id)
        finally:
            connection.end(GONE)


def _split(path: str) -> tuple[str, dict[str, str]]:
    """A path and its query."""
    parts = urlsplit(path)
    return unquote(parts.path), dict(parse_qsl(parts.query, keep_blank_values=True))
