"""What a table stores and reads, whatever keeps it: `sql_store` is a database, `local_store` any small storage."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from batyskaf.core.result import Result
from batyskaf.table.log import Stored
from batyskaf.table.room import Head, Listing
from batyskaf.table.stats import Outcome

if TYPE_CHECKING:
    from batyskaf.table.leases import Leases


class Moved(Exception):
    """Another process owns the table, or soon will: ask again."""


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a table without reading its log."""

    status: str = "waiting"
    public: bool = False
    moves: int = 0
    seats: tuple[dict[str, object], ...] = ()
    paused: bool = False
    next: str | None = None
    result: Result | None = None
    turn: int | None = None
    """The seat that is asked, if a person plays it."""
    active: bool = False
    """Whether something happens by itself: a bot that people wait for, a clock, a proposal."""


class Link(NamedTuple):
    """A link by the hash of its token."""

    hash: str
    table: str
    seats: tuple[int, ...]
    creator: bool
    watch: bool


Logbook = dict[str, object]


class Campaign(NamedTuple):
    """A change to the logbook of a campaign. It is applied to the logbook as of the moment it is stored."""

    id: str
    change: Callable[[Logbook], Logbook]


class KnownCampaign(NamedTuple):
    """A stored campaign."""

    game: str
    logbook: Logbook
    packs: tuple[dict[str, object], ...] = ()


class Batch(msgspec.Struct):
    """Everything that a table stores at once."""

    table: str
    entries: Sequence[Stored]
    summary: Summary
    links: Sequence[Link] = ()
    revoked: Sequence[str] = ()
    campaign: Campaign | None = None
    outcome: Outcome | None = None


Then = Callable[[Exception | None], None]
"""Called once something is stored, or with the reason why it is not."""


class Store(ABC):
    """Heads, logs, link hashes, campaigns, outcomes and recordings. Everything that is acknowledged is durable."""

    leases: "Leases | None" = None
    """None: no other process shares this store."""

    @abstractmethod
    async def close(self) -> None: ...

    # --- writing ------------------------------------------------------------------------------------------------------

    @abstractmethod
    async def create(self, head: Head, batch: Batch) -> None:
        """Store a new table with its first entries and links."""

    @abstractmethod
    def put(self, batch: Batch, then: Then) -> None:
        """Store entries; call `then` after the commit, never before this returns.

        Two entries with the same `seq` can't both succeed.
        """

    async def append(self, batch: Batch) -> None:
        """Store entries; return after the commit."""
        await stored(lambda then: self.put(batch, then))

    @abstractmethod
    async def new_campaign(self, id: str, known: KnownCampaign) -> None: ...

    @abstractmethod
    async def new_recording(self, id: str, data: bytes) -> None:
        """Store an uploaded match file; the same file again is the same recording."""

    @abstractmethod
    async def keep(self, key: str, value: str) -> str:
        """Store a value for good, unless the key already has one. Return the value of the key."""

    # --- reading ------------------------------------------------------------------------------------------------------

    @abstractmethod
    async def head(self, table: str) -> Head | None: ...

    @abstractmethod
    async def log(self, table: str, after: int = 0) -> list[Stored]:
        """The entries of a table, or only those after some `seq`."""

    @abstractmethod
    async def links(self, table: str) -> list[Link]: ...

    @abstractmethod
    async def link(self, hash: str, table: str) -> Link | None: ...

    @abstractmethod
    async def listed(self, statuses: Sequence[str], limit: int = 100) -> list[tuple[Listing, Summary]]:
        """Public tables by status, the latest first."""

    @abstractmethod
    async def active(self, after: float, limit: int) -> list[str]:
        """Tables in play that changed after some time and where something happens by itself, the latest first."""

    @abstractmethod
    async def campaign(self, id: str) -> KnownCampaign: ...

    @abstractmethod
    async def mine(self, hashes: Mapping[str, str]) -> list[tuple[Link, str, Summary, float]]:
        """Tables by the hashes of links to them, with their game and last change; wrong links are left out."""

    @abstractmethod
    async def outcomes(self, after: tuple[float, str] = (0.0, ""), limit: int = 1000) -> list[Outcome]:
        """The outcomes of matches in order of their end and table, after some place in that order."""

    @abstractmethod
    async def ended(self) -> int:
        """The number of finished matches."""

    @abstractmethod
    async def recording(self, id: str) -> bytes | None: ...

    @abstractmethod
    async def kept(self, key: str) -> str | None:
        """The value of a key."""


async def stored(put: Callable[[Then], None]) -> None:
    """Wait until `put` has called what it is given."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def then(error: Exception | None) -> None:
        if not done.done():
            done.set_result(None) if error is None else done.set_exception(error)

    put(then)
    await done
