"""How sure content is: `confirmed` by a rulebook or an owner of the box, `inferred` from other facts, or `designed`.

An entry says so in `evidence`; single parts of it in `evidence_detail` or `parts`, in words that begin with one of the
three. What a translation is based on says nothing about the card.
"""

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from batyskaf.core.words import Entries

SURENESS: Final = ("confirmed", "inferred", "designed")
"""From the surest to the least sure."""
PARTS: Final = ("evidence_detail", "parts")


def evidence_of(entry: object) -> str:
    """The least sure of everything that an entry says about itself.

    >>> evidence_of({"evidence": "confirmed", "parts": {"cost": "designed", "name.pl": "designed"}})
    'designed'
    """
    raw = msgspec.to_builtins(entry)
    return max(_found(raw), key=SURENESS.index, default="confirmed")


def _found(raw: object) -> Iterator[str]:
    if isinstance(raw, Mapping):
        if isinstance(raw.get("evidence"), str):
            yield _sureness(raw["evidence"])
            for detail in PARTS:
                parts = raw.get(detail) or {}
                yield from (_sureness(value) for part, value in parts.items() if not _about_words(part))
        for value in raw.values():
            yield from _found(value)
    elif isinstance(raw, list | tuple):
        for value in raw:
            yield from _found(value)


def _sureness(said: str) -> str:
    """What a remark on evidence begins with; other remarks explain why an entry is not sure.

    >>> _sureness("designed (amounts)"), _sureness("mixed")
    ('designed', 'inferred')
    """
    return next((known for known in SURENESS if said.startswith(known)), "inferred")


def _about_words(part: str) -> bool:
    return "name" in part


def to_check(entries: Entries) -> dict[str, dict[str, list[str]]]:
    """The entries that nobody has confirmed, by section and evidence."""
    found: dict[str, dict[str, list[str]]] = {}
    for section, of in entries.items():
        for id, entry in of.items():
            evidence = evidence_of(entry)
            if evidence != SURENESS[0]:
                found.setdefault(section, {}).setdefault(evidence, []).append(id)
    return found


def confirm(raw: object) -> object:
    """The same data with everything in it confirmed; remarks on translations are kept."""
    if isinstance(raw, Mapping):
        known: dict[str, object] = {key: confirm(value) for key, value in raw.items()}
        if "evidence" in known:
            known["evidence"] = "confirmed"
            for detail in PARTS:
                known.pop(detail, None)
                kept = {part: value for part, value in (raw.get(detail) or {}).items() if _about_words(part)}
                if kept:
                    known[detail] = kept
        return known
    if isinstance(raw, list | tuple):
        return [confirm(value) for value in raw]
    return raw
