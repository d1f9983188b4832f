"""A store for one process without a database: all records in memory, written through to a small `Disk`.

A record is a text under a key such as `head/<table>` or `entry/<table>/<seq>`. The disk loads all of them once and then
commits changes; memory changes only after a commit, so nobody is shown what the disk has not kept. A damaged record
concerns only its own table or campaign; it is left alone on the disk.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

import msgspec

from batyskaf.core.reason import Refused
from batyskaf.table.log import Stored, decode_entry
from batyskaf.table.room import Head, Listing
from batyskaf.table.stats import Outcome
from batyskaf.table.store import Batch, Campaign, KnownCampaign, Link, Store, Summary, Then

logger = logging.getLogger("batyskaf.table")
Changes = dict[str, str | None]
"""New records by key; None removes one."""


class Disk(Protocol):
    """Durable storage that one store uses at a time."""

    async def load(self) -> Iterable[tuple[str, str]]:
        """All records, in any order."""
        ...

    async def commit(self, changes: Sequence[tuple[str, str | None]]) -> None:
        """Write all changes or none; None removes a record. Return once they are durable, or raise."""
        ...


class _Shown(msgspec.Struct, frozen=True):
    """The record of a summary."""

    summary: Summary
    changed: float


class _Entry(msgspec.Struct, frozen=True):
    """The record of a log entry."""

    at: float
    command: str | None
    entry: msgspec.Raw


class LocalStore(Store):
    """Open it with `LocalStore.open(disk)`."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._lock = asyncio.Lock()
        """One commit at a time: each is checked against all that came before it."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._records: dict[str, dict[str, str]] = {}
        """Texts by kind and the rest of the key; the log of each table is a kind."""

    @classmethod
    async def open(cls, disk: Disk) -> "LocalStore":
        store = cls(disk)
        try:
            for key, text in await disk.load():
                if _is_sound(key, text):
                    store._put(_full(key, text), text)
                else:
                    logger.warning("the record %s is damaged", key)
        except Exception as error:  # storage has exceptions of its own
            raise Refused("refused-store", url="", detail=str(error).partition("\n")[0]) from error
        return store

    async def close(self) -> None:
        """Wait for the last commit."""
        async with self._lock:
            pass

    # --- writing ------------------------------------------------------------------------------------------------------

    async def create(self, head: Head, batch: Batch) -> None:
        async with self._lock:
            await self._commit({_key("head", head.id): _text(head), **self._changes(batch)}, _key("head", head.id))

    def put(self, batch: Batch, then: Then) -> None:
        task = asyncio.ensure_future(self._append(batch, then))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _append(self, batch: Batch, then: Then) -> None:
        failed: Exception | None = None
        try:
            async with self._lock:
                await self._commit(self._changes(batch))
        except Exception as error:
            failed = error
        then(failed)

    async def new_campaign(self, id: str, known: KnownCampaign) -> None:
        async with self._lock:
            await self._commit({_key("campaign", id): _text(known)}, _key("campaign", id))

    async def new_recording(self, id: str, data: bytes) -> None:
        async with self._lock:
            if self._get("recording", id) is None:
                await self._commit({_key("recording", id): data.decode()})

    async def keep(self, key: str, value: str) -> str:
        async with self._lock:
            kept = self._get("kept", key)
            if kept is None:
                await self._commit({_key("kept", key): value})
            return value if kept is None else kept

    def _changes(self, batch: Batch) -> Changes:
        changes: Changes = {}
        for stored in batch.entries:
            place = _key(f"entry/{batch.table}", str(stored.seq))
            if place in changes or self._has(place):
                raise Refused("refused-table-store", detail="IntegrityError")
            entry = msgspec.Raw(msgspec.json.encode(stored.entry))
            changes[place] = _text(_Entry(stored.at, stored.command, entry))
        changes[_key("summary", batch.table)] = _text(_Shown(batch.summary, time.time()))
        changes.update((_link_key(hash, batch.table), None) for hash in batch.revoked)
        changes.update((_link_key(link.hash, link.table), _text(link)) for link in batch.links)
        if batch.campaign is not None:
            changes.update(self._logbook(batch.campaign))
        if batch.outcome is not None:
            changes[_key("outcome", batch.table)] = _text(batch.outcome)
        return changes

    def _logbook(self, campaign: Campaign) -> Changes:
        text = self._get("campaign", campaign.id)
        if text is None:
            return {}
        known = _read_campaign(text)
        changed = known._replace(logbook=campaign.change(known.logbook))
        return {_key("campaign", campaign.id): _text(changed)}

    async def _commit(self, changes: Changes, new: str = "") -> None:
        """Write changes to the disk, then to memory; `new` is a key that must not be there yet."""
        if new and self._has(new):
            raise Refused("refused-table-store", detail="IntegrityError")
        try:
            await self._disk.commit(list(changes.items()))
        except Exception as error:  # storage has exceptions of its own
            raise Refused("refused-table-store", detail=type(error).__name__) from error
        for key, text in changes.items():
            self._put(key, text)

    # --- records ------------------------------------------------------------------------------------------------------

    def _put(self, key: str, text: str | None) -> None:
        kind, name = _parts(key)
        if text is None:
            self._records.get(kind, {}).pop(name, None)
        else:
            self._records.setdefault(kind, {})[name] = text

    def _get(self, kind: str, name: str) -> str | None:
        return self._records.get(kind, {}).get(name)

    def _has(self, key: str) -> bool:
        return self._get(*_parts(key)) is not None

    def _all(self, kind: str) -> dict[str, str]:
        return self._records.get(kind, {})

    # --- reading ------------------------------------------------------------------------------------------------------

    async def head(self, table: str) -> Head | None:
        return self._head(table)

    def _head(self, table: str) -> Head | None:
        text = self._get("head", table)
        return None if text is None else _read_head(text)

    async def log(self, table: str, after: int = 0) -> list[Stored]:
        found = [(int(seq), text) for seq, text in self._all(f"entry/{table}").items() if int(seq) > after]
        return [_stored(table, seq, text) for seq, text in sorted(found)]

    async def links(self, table: str) -> list[Link]:
        return [link for text in self._all("link").values() if (link := _link(text)).table == table]

    async def link(self, hash: str, table: str) -> Link | None:
        text = self._get("link", f"{hash}/{table}")
        return None if text is None else _link(text)

    async def listed(self, statuses: Sequence[str], limit: int = 100) -> list[tuple[Listing, Summary]]:
        wanted = [(table, one) for table, one in self._latest() if one.public and one.status in statuses]
        found = ((self._head(table), one) for table, one in wanted[:limit])
        return [(head.listing, one) for head, one in found if head is not None]

    async def active(self, after: float, limit: int) -> list[str]:
        return [table for table, one in self._latest(after) if one.active and one.status == "playing"][:limit]

    def _latest(self, after: float = 0.0) -> list[tuple[str, Summary]]:
        """The summaries of all tables, the latest first."""
        shown = [(_shown(text), table) for table, text in self._all("summary").items()]
        shown.sort(key=lambda pair: -pair[0].changed)
        return [(table, one.summary) for one, table in shown if one.changed >= after]

    async def campaign(self, id: str) -> KnownCampaign:
        text = self._get("campaign", id)
        if text is None:
            raise Refused("refused-campaign-unknown")
        return _read_campaign(text)

    async def mine(self, hashes: Mapping[str, str]) -> list[tuple[Link, str, Summary, float]]:
        found = []
        for table, hash in hashes.items():
            link, head, text = await self.link(hash, table), self._head(table), self._get("summary", table)
            if link is not None and head is not None and text is not None:
                shown = _shown(text)
                found.append((link, head.game, shown.summary, shown.changed))
        return found

    async def outcomes(self, after: tuple[float, str] = (0.0, ""), limit: int = 1000) -> list[Outcome]:
        found = [_read_outcome(text) for text in self._all("outcome").values()]
        found.sort(key=lambda one: (one.ended, one.table))
        return [one for one in found if (one.ended, one.table) > after][:limit]

    async def ended(self) -> int:
        return len(self._all("outcome"))

    async def recording(self, id: str) -> bytes | None:
        text = self._get("recording", id)
        return None if text is None else text.encode()

    async def kept(self, key: str) -> str | None:
        return self._get("kept", key)


def _key(kind: str, name: str) -> str:
    return f"{kind}/{name}"


def _link_key(hash: str, table: str) -> str:
    """The same link opens several tables: a rematch keeps the links of its people."""
    return _key("link", f"{hash}/{table}")


def _full(key: str, text: str) -> str:
    """The key of a record as it is now; those of links once lacked the table."""
    if key.startswith("link/") and key.count("/") == 1:
        return _link_key(key.removeprefix("link/"), _link(text).table)
    return key


def _parts(key: str) -> tuple[str, str]:
    """The kind and the name of a record. Ids of tables have no slash; other names may."""
    if key.startswith("entry/"):
        kind, _, name = key.rpartition("/")
    else:
        kind, _, name = key.partition("/")
    return kind, name


def _text(record: object) -> str:
    return msgspec.json.encode(record).decode()


def _stored(table: str, seq: int, text: str) -> Stored:
    try:
        record = _entry(text)
        return Stored(seq, record.at, record.command, decode_entry(bytes(record.entry)))
    except msgspec.DecodeError:
        raise Refused("refused-table-log", table=table, seq=seq) from None


_read_head = msgspec.json.Decoder(Head).decode
_read_campaign = msgspec.json.Decoder(KnownCampaign).decode
_read_outcome = msgspec.json.Decoder(Outcome).decode
_shown = msgspec.json.Decoder(_Shown).decode
_entry = msgspec.json.Decoder(_Entry).decode
_link = msgspec.json.Decoder(Link).decode
READERS: Mapping[str, Callable[[str], object]] = {
    "head": _read_head,
    "campaign": _read_campaign,
    "outcome": _read_outcome,
    "summary": _shown,
    "link": _link,
}
"""Kinds of records that are few; log entries are read when their table is opened."""


def _is_sound(key: str, text: str) -> bool:
    read = READERS.get(_parts(key)[0])
    try:
        if read is not None:
            read(text)
    except msgspec.DecodeError:
        return False
    return True
