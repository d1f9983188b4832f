"""Everything that a table without a server keeps, as one file, and what a table takes over from such a file.

Logs and logbooks only grow, so of two versions of a table or campaign the longer one is newer.
"""

from collections.abc import Iterable, Mapping

import msgspec

from batyskaf.core.faults import faults
from batyskaf.core.reason import Refused
from batyskaf.table.store import Link

VERSION = 1


class Archive(msgspec.Struct, frozen=True, tag_field="batyskaf", tag="archive"):
    """The file; `page` is what the browser keeps beside the table: links, settings, the player's key."""

    version: int
    records: dict[str, str]
    page: dict[str, str] = {}


def write(records: Iterable[tuple[str, str]], page: Mapping[str, str]) -> bytes:
    return msgspec.json.encode(Archive(VERSION, dict(records), dict(page)))


def read(data: str | bytes) -> Archive:
    """Decode a file; one that is none, or is newer than this table, is refused."""
    try:
        found = msgspec.json.decode(data, type=Archive)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused("refused-archive", **faults(error)) from None
    if found.version > VERSION:
        raise Refused("refused-archive-newer", version=found.version, known=VERSION)
    return found


def news(mine: Mapping[str, str], theirs: Mapping[str, str]) -> dict[str, str]:
    """The records of a file that a table lacks or has an older version of."""
    lengths = _lengths(mine)
    longer = {table for table, count in _lengths(theirs).items() if count > lengths.get(table, 0)}
    return {key: text for key, text in theirs.items() if _is_news(key, text, mine, longer)}


def _lengths(records: Mapping[str, str]) -> dict[str, int]:
    """How many entries the log of each table has."""
    lengths: dict[str, int] = {}
    for key in records:
        kind, _, rest = key.partition("/")
        if kind == "entry":
            table = rest.rpartition("/")[0]
            lengths[table] = lengths.get(table, 0) + 1
    return lengths


def _is_news(key: str, text: str, mine: Mapping[str, str], longer: set[str]) -> bool:
    kind, _, rest = key.partition("/")
    match kind:
        case "head" | "summary" | "outcome":
            return rest in longer
        case "entry":
            return rest.rpartition("/")[0] in longer
        case "link":
            return _table_of(text) in longer
        case "campaign":
            return len(text) > len(mine.get(key, ""))
        case _:
            return key not in mine


def _table_of(link: str) -> str:
    try:
        return msgspec.json.decode(link, type=Link).table
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused("refused-archive", **faults(error)) from None
