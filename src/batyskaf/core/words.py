"""Words for people in content: texts by language, and the files that translate the texts of a game.

The base content of a game contains its English words. Every other language is a file `content/words/<lang>.json` with
the same words by section, entry and field. Packs contain all their languages inline.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

import msgspec

from batyskaf.core.reason import Refused
from batyskaf.languages import FALLBACK

CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
"""The code of a language: `en`, `pl`, `pt-BR`."""

ASIDES = frozenset({"evidence", "evidence_detail", "notes"})
"""Fields that tell maintainers about an entry; no rule reads them."""
PLAIN = frozenset({str, int, float, bool, type(None)})


class Text(dict[str, str]):
    """Words by language. A missing language falls back to English, or else to the first one.

    >>> reef = Text(en="Reef", pl="Rafa")
    >>> reef["pl"], reef["fr"], reef.get("fr"), list(reef)
    ('Rafa', 'Reef', 'Reef', ['en', 'pl'])
    """

    def __missing__(self, lang: str) -> str:
        return self[FALLBACK] if FALLBACK in self else next(iter(self.values()))

    def get(self, lang: str, default: object = None) -> str:
        return self[lang]


def decode_text(kind: type, raw: object) -> object:
    """The hook with which msgspec decodes a `Text`; it leaves other types to msgspec, which refuses them."""
    if kind is not Text:
        return raw
    if not isinstance(raw, Mapping) or not raw:
        raise Refused("fault-words-none")
    for lang, words in raw.items():
        if not isinstance(lang, str) or not CODE.fullmatch(lang):
            raise Refused("fault-words-language", lang=str(lang))
        if not isinstance(words, str) or not words:
            raise Refused("fault-words-empty", lang=lang)
    return Text(raw)


class Named(Protocol):
    """An entry of content."""

    @property
    def id(self) -> str: ...


Entries = Mapping[str, Mapping[str, Named]]
"""The entries of content by section and id."""


def entries_of(content: object) -> Entries:
    """All entries of a game's content, packs included, by section and id."""
    sections = {name: _entries(getattr(content, name)) for name in getattr(content, "__struct_fields__", ())}
    return {name: found for name, found in sections.items() if found}


def _entries(section: object) -> dict[str, Named]:
    """The entries of a section by id, if it holds such."""
    held = getattr(section, "entries", section)
    listed = list(held.values()) if isinstance(held, Mapping) else held
    if not isinstance(listed, list | tuple):
        return {}
    return {entry.id: entry for entry in listed if hasattr(entry, "id")}


Sections = Mapping[str, Iterable[Named]]
"""The entries of content by section."""


def texts_in(part: object, place: str = "") -> Iterator[tuple[str, Text]]:
    """Every text of an entry with its place there: `name`, `senior.name`, `goals[1].text`."""
    if isinstance(part, Text):
        yield place, part
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from texts_in(getattr(part, name), f"{place}.{name}" if place else name)
    elif isinstance(part, Mapping):
        for key, value in part.items():
            yield from texts_in(value, f"{place}.{key}" if place else str(key))
    elif isinstance(part, tuple | list):
        for number, value in enumerate(part):
            yield from texts_in(value, f"{place}[{number}]")


def plain(part: object) -> object:
    """Content as plain data, as people write it: without fields that have their default."""
    if isinstance(part, msgspec.Struct):
        config = part.__struct_config__
        found: dict[str, object] = {} if config.tag is None else {str(config.tag_field): config.tag}
        for field in msgspec.structs.fields(part):
            value = getattr(part, field.name)
            if field.required or value != _default(field):
                found[field.encode_name] = plain(value)
        return found
    if isinstance(part, Mapping):
        return {str(key): plain(value) for key, value in part.items()}
    if isinstance(part, tuple | list):
        return [plain(value) for value in part]
    return part


def _default(field: msgspec.structs.FieldInfo) -> object:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def bare(part: object) -> object:
    """Content as plain data without its words and asides: what rules may read."""
    if type(part) in PLAIN:
        return part
    if isinstance(part, msgspec.Struct):
        fields = {name: bare(getattr(part, name)) for name in part.__struct_fields__ if name not in ASIDES}
        return [part.__struct_config__.tag, fields]
    if isinstance(part, Text):
        return None
    if isinstance(part, Mapping):
        return {str(key): bare(value) for key, value in part.items()}
    if isinstance(part, tuple | list):
        return [bare(value) for value in part]
    return part
