"""Reads content, which is data, and checks it against its schema. Faults name the file, entry and field."""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from batyskaf.core.faults import WHOLE, place_of, read_file, syntax
from batyskaf.core.faults import faults as data_faults
from batyskaf.core.reason import Reason, Refused
from batyskaf.core.schema import fields_at, values_at
from batyskaf.core.words import CODE, Sections, Text, bare, decode_text, texts_in

Entry = TypeVar("Entry")


class Fault(msgspec.Struct, frozen=True):
    """A fault in content: the place, and a message of the locale that says what would be right.

    >>> print(Fault("pack.json", "tasks T1", "", Reason("fault-entries")))
    pack.json: tasks T1: fault-entries: must be a list of entries
    """

    file: str
    entry: str
    field: str
    reason: Reason

    @property
    def place(self) -> str:
        return ": ".join(part for part in (self.file, self.entry, self.field) if part)

    def __str__(self) -> str:
        return ": ".join(part for part in (self.place, self.reason.in_english()) if part)


class ContentError(ValueError):
    """Content that can't be used; `faults` lists everything that is wrong with it.

    >>> from batyskaf import load
    >>> try:
    ...     load("crew", [{"game": "crew", "name": "Mine", "taskz": []}])
    ... except ContentError as error:
    ...     print(error)
    Mine: taskz: fault-section: unknown section; known: tasks, missions, clashes, corrections
    """

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        """A line for each fault: the place, the message's id and the sentence in English."""
        return "\n".join(str(fault) for fault in self.faults)


KnownTexts = Mapping[str, Mapping[str, Text]]
"""The texts of a section: by the id of an entry, then by their place in it."""


def read_json(path: Path) -> object:
    """Read a JSON file; errors name the line and column."""
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
    """The line and column after a text.

    >>> _place(b"one\\ntw")
    (2, 3)
    """
    lines = before.decode(errors="replace").split("\n")
    return len(lines), len(lines[-1]) + 1


def decode_entries(file: str, raw: object, section: str, schema: type[Entry], faults: list[Fault]) -> list[Entry]:
    """Convert one section (a list of entries) to typed entries; every bad entry becomes a fault of its own."""
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
    """Convert data to the type of a schema; data that doesn't fit becomes a fault, at a place below `field`."""
    try:
        return msgspec.convert(raw, schema, dec_hook=decode_text)
    except msgspec.ValidationError as error:
        fault = _misread(file, entry, field, error)
        faults.append(msgspec.structs.replace(fault, reason=_informed(fault.reason, raw, schema, error)))
        return None


def _misread(file: str, entry: str, field: str, error: msgspec.ValidationError) -> Fault:
    """The fault that msgspec found, or the refusal of the schema itself."""
    args = dict[str, str | int](data_faults(error))
    below = str(args.pop("field"))
    reason = error.__cause__.reason if isinstance(error.__cause__, Refused) else Reason("fault-data", args)
    return Fault(file, entry, ".".join(part for part in (field, below) if part not in ("", WHOLE)), reason)


def _informed(reason: Reason, raw: object, schema: object, error: msgspec.ValidationError) -> Reason:
    """Add the values or fields that the schema allows in that place to a fault about an unknown one."""
    said = reason.args.get("fault")
    if reason.id != "fault-data" or said not in ("value", "unknown"):
        return reason
    at = place_of(error)
    known = values_at(schema, raw, at) if said == "value" else fields_at(schema, raw, at)
    return Reason("fault-known", {**reason.args, "known": ", ".join(known)}) if known else reason


def pack_name(pack: Mapping[str, object], number: int) -> str:
    """The name of a pack in reports of faults: its name, else its number among the packs."""
    name = pack.get("name")
    return name if isinstance(name, str) and name else f"#{number}"


FORMAT = 1
"""The version of the format of packs."""
ABOUT = ("game", "name", "format", "author", "about")
"""What a pack says about itself: its game, name and format, who made it, and their words about it by language."""


def decode_pack(file: str, raw: object, game: str, sections: Sequence[str], faults: list[Fault]) -> dict[str, object]:
    """Check the top level of a pack: the right game, a name, and only known sections."""
    if not isinstance(raw, Mapping):
        faults.append(Fault(file, "", "", Reason("fault-pack")))
        return {}
    if raw.get("game") != game:
        faults.append(Fault(file, "", "game", Reason("fault-game", {"known": game})))
    if not isinstance(raw.get("name"), str) or not raw.get("name"):
        faults.append(Fault(file, "", "name", Reason("fault-name")))
    if raw.get("format", FORMAT) != FORMAT:
        faults.append(Fault(file, "", "format", Reason("fault-format", {"known": FORMAT})))
    decode_entry(file, "", "author", raw.get("author", ""), str, faults)
    if "about" in raw:
        decode_entry(file, "", "about", raw["about"], Text, faults)
    for key in raw:
        if key not in (*ABOUT, *sections):
            faults.append(Fault(file, "", str(key), Reason("fault-section", {"known": ", ".join(sections)})))
    return {str(key): value for key, value in raw.items()}


def translate(folder: Path, sections: Sections, faults: list[Fault]) -> None:
    """Add the words of `words/<lang>.json` to the texts of base content; words for what is not there are faults."""
    known = {section: {entry.id: dict(texts_in(entry)) for entry in entries} for section, entries in sections.items()}
    for path in sorted((folder / "words").glob("*.json")):
        _Translation(f"words/{path.name}", path.stem, faults).add(read_json(path), known)


class _Translation:
    """One file of words, while it is added to the texts that it translates."""

    def __init__(self, file: str, lang: str, faults: list[Fault]) -> None:
        self.file = file
        self.lang = lang
        self.faults = faults

    def _fault(self, entry: str, field: str, id: str, **args: str | int) -> None:
        self.faults.append(Fault(self.file, entry, field, Reason(id, args)))

    def _items(self, raw: object, entry: str) -> list[tuple[str, object]]:
        if isinstance(raw, Mapping):
            return [(str(key), value) for key, value in raw.items()]
        self._fault(entry, "", "fault-words-file")
        return []

    def add(self, raw: object, known: Mapping[str, KnownTexts]) -> None:
        if not CODE.fullmatch(self.lang):
            self._fault("", "", "fault-words-language", lang=self.lang)
        for section, entries in self._items(raw, ""):
            if section not in known:
                self._fault(section, "", "fault-section", known=", ".join(known))
                continue
            for id, fields in self._items(entries, section):
                if id not in known[section]:
                    self._fault(f"{section} {id}", "", "fault-words-entry")
                else:
                    self._add_entry(f"{section} {id}", fields, known[section][id])

    def _add_entry(self, entry: str, raw: object, texts: Mapping[str, Text]) -> None:
        for place, words in self._items(raw, entry):
            if place not in texts:
                self._fault(entry, place, "fault-words-place", known=", ".join(texts))
            elif not isinstance(words, str) or not words:
                self._fault(entry, place, "fault-words-empty", lang=self.lang)
            else:
                texts[place][self.lang] = words


def digest(*parts: object) -> str:
    """A short hash of what rules read in content: words and notes may change, and recorded matches still open.

    >>> digest({"id": "T1", "difficulty": 2}) == digest({"difficulty": 2, "id": "T1"})
    True
    """
    text = json.dumps(bare(parts), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
