"""Content is data: read it, check it against its schema, and name file, entry and field when something is wrong."""

import hashlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

Entry = TypeVar("Entry")


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong: where, and what would be right."""

    file: str
    entry: str
    field: str
    detail: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.entry, self.field, self.detail) if part)


class ContentError(ValueError):
    """Content that can't be played with; `faults` lists everything that is wrong with it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words for people, in both languages of the table."""

    en: str
    pl: str

    def get(self, lang: str) -> str:
        return self.pl if lang == "pl" else self.en


def read_json(path: Path) -> object:
    """Read a JSON file; a broken one is named with line and column."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ContentError([Fault(str(path), "", "", f"can't be read: {error.strerror}")]) from None
    try:
        return msgspec.json.decode(data)
    except UnicodeDecodeError:
        raise ContentError([Fault(str(path), "", "", "is not UTF-8 text")]) from None
    except RecursionError:
        raise ContentError([Fault(str(path), "", "", "is nested too deeply")]) from None
    except msgspec.DecodeError as error:
        said, _, byte = str(error).removeprefix("JSON is malformed: ").partition(" (byte ")
        place = _place(data[: int(byte.rstrip(")"))] if byte else data)
        raise ContentError([Fault(str(path), place, "", f"is not JSON: {said}")]) from None


def _place(before: bytes) -> str:
    """Where a text stops.

    >>> _place(b"one\\ntw")
    'line 2, column 3'
    """
    lines = before.decode(errors="replace").split("\n")
    return f"line {len(lines)}, column {len(lines[-1]) + 1}"


def decode_entries(file: str, raw: object, section: str, schema: type[Entry], faults: list[Fault]) -> list[Entry]:
    """Turn one section (a list of entries) into typed entries; every bad entry becomes a fault of its own."""
    if not isinstance(raw, list):
        faults.append(Fault(file, section, "", "must be a list of entries"))
        return []
    entries = []
    for number, item in enumerate(raw):
        name = f"{section} {item['id']}" if isinstance(item, dict) and "id" in item else f"{section} no. {number + 1}"
        try:
            entries.append(msgspec.convert(item, schema))
        except msgspec.ValidationError as error:
            faults.append(_fault(file, name, str(error)))
    return entries


def _fault(file: str, entry: str, message: str) -> Fault:
    detail, _, where = message.partition(" - at `$")
    unknown = re.search(r"`(\w+)`$", detail)
    field = where.strip("`.") or (unknown.group(1) if unknown else "")
    return Fault(file, entry, field, detail)


def decode_pack(file: str, raw: object, game: str, sections: Sequence[str], faults: list[Fault]) -> dict[str, object]:
    """Check the frame of a pack: the right game, a name, and only known sections."""
    if not isinstance(raw, Mapping):
        faults.append(Fault(file, "", "", 'must be an object with "game", "name" and sections of entries'))
        return {}
    if raw.get("game") != game:
        faults.append(Fault(file, "", "game", f"must be {game!r}, not {raw.get('game')!r}"))
    if not isinstance(raw.get("name"), str) or not raw.get("name"):
        faults.append(Fault(file, "", "name", "a pack needs a name"))
    for key in raw:
        if key not in ("game", "name", *sections):
            faults.append(Fault(file, "", str(key), f"unknown section; known: {', '.join(sections)}"))
    return {str(key): value for key, value in raw.items()}


def digest(*parts: object) -> str:
    """A short hash of content, the same however it was written down."""
    text = json.dumps(parts, sort_keys=True, ensure_ascii=False, separators=(",", ":"), default=msgspec.to_builtins)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
