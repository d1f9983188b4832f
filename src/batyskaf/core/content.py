"""Content is data: read it, check it against its schema, and name file, entry and field when something is wrong."""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec

from batyskaf.core.faults import WHOLE, place_of, read_file, syntax
from batyskaf.core.faults import faults as data_faults
from batyskaf.core.reason import Reason, Refused
from batyskaf.core.schema import fields_at, values_at

Entry = TypeVar("Entry")


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong: where, and what would be right, to be worded by the locale."""

    file: str
    entry: str
    field: str
    reason: Reason

    @property
    def place(self) -> str:
        return ": ".join(part for part in (self.file, self.entry, self.field) if part)

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}"


class ContentError(ValueError):
    """Content that can't be played with; `faults` lists everything that is wrong with it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


Words = Annotated[str, msgspec.Meta(min_length=1)]


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words for people, in both languages of the table."""

    en: Words
    pl: Words

    def get(self, lang: str) -> str:
        return self.pl if lang == "pl" else self.en


def read_json(path: Path) -> object:
    """Read a JSON file; a broken one is named with line and column."""
    data = read_file(path)
    try:
        return msgspec.json.decode(data)
    except UnicodeDecodeError:
        reason = Reason("fault-text")
    except RecursionError:
        reason = Reason("fault-nested")
    except msgspec.ValidationError as error:
        raise ContentError([_misread(str(path), "", "", error)]) from None
    except msgspec.DecodeError as error:
        said, _, byte = str(error).removeprefix("JSON is malformed: ").partition(" (byte ")
        line, column = _place(data[: int(byte.rstrip(")"))] if byte else data)
        reason = Reason("fault-json", {"line": str(line), "column": str(column), **syntax(said)})
    raise ContentError([Fault(str(path), "", "", reason)])


def _place(before: bytes) -> tuple[int, int]:
    """The line and the column where a text stops.

    >>> _place(b"one\\ntw")
    (2, 3)
    """
    lines = before.decode(errors="replace").split("\n")
    return len(lines), len(lines[-1]) + 1


def decode_entries(file: str, raw: object, section: str, schema: type[Entry], faults: list[Fault]) -> list[Entry]:
    """Turn one section (a list of entries) into typed entries; every bad entry becomes a fault of its own."""
    if not isinstance(raw, list):
        faults.append(Fault(file, section, "", Reason("fault-entries")))
        return []
    entries = []
    for number, item in enumerate(raw, 1):
        name = item["id"] if isinstance(item, dict) and "id" in item else f"#{number}"
        entry = decode_entry(file, f"{section} {name}", "", item, schema, faults)
        if entry is not None:
            entries.append(entry)
    return entries


def decode_entry(
    file: str, entry: str, field: str, raw: object, schema: type[Entry], faults: list[Fault]
) -> Entry | None:
    """Turn data into what the schema says; data that does not fit is a fault, at a place below `field`."""
    try:
        return msgspec.convert(raw, schema)
    except msgspec.ValidationError as error:
        fault = _misread(file, entry, field, error)
        faults.append(msgspec.structs.replace(fault, reason=_informed(fault.reason, raw, schema, error)))
        return None


def _misread(file: str, entry: str, field: str, error: msgspec.ValidationError) -> Fault:
    """What msgspec found wrong, or the schema itself by refusing."""
    args = dict[str, str | int](data_faults(error))
    below = str(args.pop("field"))
    reason = error.__cause__.reason if isinstance(error.__cause__, Refused) else Reason("fault-data", args)
    return Fault(file, entry, ".".join(part for part in (field, below) if part not in ("", WHOLE)), reason)


def _informed(reason: Reason, raw: object, schema: object, error: msgspec.ValidationError) -> Reason:
    """The same with all that the schema knows in that place, where something else was chosen."""
    said = reason.args.get("fault")
    if reason.id != "fault-data" or said not in ("value", "unknown"):
        return reason
    at = place_of(error)
    known = values_at(schema, raw, at) if said == "value" else fields_at(schema, raw, at)
    return Reason("fault-known", {**reason.args, "known": ", ".join(known)}) if known else reason


def pack_name(pack: Mapping[str, object], number: int) -> str:
    """What faults of a pack are reported under: its name, else its number among the packs."""
    name = pack.get("name")
    return name if isinstance(name, str) and name else f"#{number}"


def decode_pack(file: str, raw: object, game: str, sections: Sequence[str], faults: list[Fault]) -> dict[str, object]:
    """Check the frame of a pack: the right game, a name, and only known sections."""
    if not isinstance(raw, Mapping):
        faults.append(Fault(file, "", "", Reason("fault-pack")))
        return {}
    if raw.get("game") != game:
        faults.append(Fault(file, "", "game", Reason("fault-game", {"known": game})))
    if not isinstance(raw.get("name"), str) or not raw.get("name"):
        faults.append(Fault(file, "", "name", Reason("fault-name")))
    for key in raw:
        if key not in ("game", "name", *sections):
            faults.append(Fault(file, "", str(key), Reason("fault-section", {"known": ", ".join(sections)})))
    return {str(key): value for key, value in raw.items()}


def digest(*parts: object) -> str:
    """A short hash of content, the same however it was written down."""
    text = json.dumps(parts, sort_keys=True, ensure_ascii=False, separators=(",", ":"), default=msgspec.to_builtins)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
