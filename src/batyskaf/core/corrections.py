"""Corrections: a pack names an entry of the box and gives its true values.

    {"game": "aquatica", "name": "My box", "corrections": {"locations": {"SB01": {"coin_price": 2}, "SB02": {}}}}

A correction holds the fields that differ; texts differ by language. An empty one says that the entry is as printed.
Either way the entry is confirmed.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

import msgspec

from batyskaf.core.content import Fault, decode_entry, pack_name
from batyskaf.core.evidence import confirm
from batyskaf.core.reason import Reason
from batyskaf.core.words import Named, Sections, Text, plain

KEY = "corrections"
"""The field of a pack with its corrections, by section and id."""

Schemas = Mapping[str, type]
"""The type of the entries of each section."""


class Corrected(msgspec.Struct, frozen=True):
    """An entry of the box with its true values, and the pack that gave them."""

    file: str
    section: str
    entry: Named


def corrected(
    packs: Sequence[Mapping[str, object]],
    base: Sections,
    schemas: Schemas,
    faults: list[Fault],
    fixed: Sequence[str] = (),
) -> Iterator[Corrected]:
    """Every entry that packs correct, section by section; `fixed` are fields that no correction may change."""
    known = {section: {entry.id: entry for entry in entries} for section, entries in base.items()}
    given = list(_given(packs, known, faults))
    for section, entries in known.items():
        for file, id, fields in [(file, id, fields) for file, of, id, fields in given if of == section]:
            where = f"{section} {id}"
            raw = merged(entries[id], fields)
            kept = {name: getattr(entries[id], name, None) for name in ("id", *fixed)}
            changed = [name for name, value in kept.items() if fields.get(name, value) != value]
            for name in changed:
                faults.append(Fault(file, where, name, Reason("fault-correction-fixed")))
            found = decode_entry(file, where, "", raw, schemas[section], faults)
            if found is not None and not changed:
                yield Corrected(file, section, cast(Named, found))


def merged(entry: Named, fields: Mapping[str, object]) -> dict[str, object]:
    """An entry as data with its true values, confirmed."""
    raw = cast("dict[str, object]", plain(entry))
    for name, value in fields.items():
        kept = getattr(entry, name, None)
        raw[name] = {**kept, **value} if isinstance(kept, Text) and isinstance(value, Mapping) else value
    return cast("dict[str, object]", confirm(raw))


_Given = tuple[str, str, str, Mapping[str, object]]
"""The name of a pack, a section, an id, and the fields that differ."""


def _given(
    packs: Sequence[Mapping[str, object]], known: Mapping[str, Mapping[str, Named]], faults: list[Fault]
) -> Iterator[_Given]:
    """All corrections of entries that the box has; each entry is corrected once."""
    seen: dict[tuple[str, str], tuple[int, str]] = {}
    for number, pack in enumerate(packs, 1):
        file = pack_name(pack, number)
        for section, entries in _items(pack.get(KEY, {}), file, KEY, faults):
            if section not in known:
                reason = Reason("fault-section", {"known": ", ".join(known)})
                faults.append(Fault(file, KEY, section, reason))
                continue
            for id, fields in _items(entries, file, f"{KEY} {section}", faults):
                where = f"{section} {id}"
                first, other = seen.setdefault((section, id), (number, file))
                if id not in known[section]:
                    faults.append(Fault(file, where, "", Reason("fault-correction-entry")))
                elif first != number:
                    faults.append(Fault(file, where, "", Reason("fault-correction-twice", {"other": other})))
                elif not isinstance(fields, Mapping):
                    faults.append(Fault(file, where, "", Reason("fault-words-file")))
                else:
                    yield file, section, id, fields


def _items(raw: object, file: str, where: str, faults: list[Fault]) -> list[tuple[str, object]]:
    if isinstance(raw, Mapping):
        return [(str(key), value) for key, value in raw.items()]
    faults.append(Fault(file, where, "", Reason("fault-words-file")))
    return []
