"""What a schema accepts at a place in data, for messages to people who wrote something else there."""

import re
from collections.abc import Mapping

from msgspec import inspect

STEP = re.compile(r"\.?([^.\[\]]+)|\[(\d+|\.\.\.)\]")
"""One step of a place as msgspec names it: `.sharing`, `[0]`, or `[...]` for any value of a mapping."""


def values_at(schema: object, data: object, place: str) -> list[str]:
    """The values that are possible at a place: those of a Literal, or the tags of a union.

    >>> from typing import Literal
    >>> values_at(tuple[Literal["up", "down"], ...], ["left"], "[0]")
    ['down', 'up']
    """
    parent, _, last = place.rpartition(".")
    found = [value for kind in _at(schema, data, place) for value in _values(kind)]
    tags = [tag for kind in _at(schema, data, parent, any_tag=True) for tag in _tags(kind, last)]
    return list(dict.fromkeys(str(value) for value in (*found, *tags)))


def fields_at(schema: object, data: object, place: str) -> list[str]:
    """The fields of the object at a place, including its tag."""
    structs = [kind for kind in _at(schema, data, place) if isinstance(kind, inspect.StructType)]
    tags = [kind.tag_field for kind in structs if kind.tag_field is not None]
    return list(dict.fromkeys((*tags, *(field.encode_name for kind in structs for field in kind.fields))))


def _at(schema: object, data: object, place: str, any_tag: bool = False) -> list[inspect.Type]:
    """The types that data may have at a place; of a tagged union the one that the data names, unless `any_tag`."""
    kinds = _fitting(inspect.type_info(schema), data, any_tag and not place)
    for match in STEP.finditer(place):
        name, index = match.groups()
        data = _below(data, name, index)
        last = any_tag and match.end() == len(place)
        kinds = [kind for above in kinds for below in _inner(above, name) for kind in _fitting(below, data, last)]
    return kinds


def _below(data: object, name: str | None, index: str | None) -> object:
    if name is not None:
        return data.get(name) if isinstance(data, Mapping) else None
    if isinstance(data, list | tuple) and index is not None and index.isdigit() and int(index) < len(data):
        return data[int(index)]
    return None


def _inner(kind: inspect.Type, name: str | None) -> list[inspect.Type]:
    """The types one step below: of a field, or of an item."""
    if isinstance(kind, inspect.StructType):
        return [field.type for field in kind.fields if field.encode_name == name]
    if isinstance(kind, inspect.DictType):
        return [kind.value_type]
    if isinstance(kind, inspect.TupleType):
        return list(kind.item_types)
    if isinstance(kind, inspect.CollectionType):
        return [kind.item_type]
    return []


def _fitting(kind: inspect.Type, data: object, any_tag: bool) -> list[inspect.Type]:
    """The alternatives of a type, without objects of another kind than the data names."""
    alternatives = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    plain = [one.type if isinstance(one, inspect.Metadata) else one for one in alternatives]
    return plain if any_tag else [one for one in plain if _named(one, data)]


def _named(kind: inspect.Type, data: object) -> bool:
    """Whether the tag of the data is that of a type, if both have one."""
    if not isinstance(kind, inspect.StructType) or kind.tag_field is None or not isinstance(data, Mapping):
        return True
    return data.get(kind.tag_field) == kind.tag


def _values(kind: inspect.Type) -> list[object]:
    return list(kind.values) if isinstance(kind, inspect.LiteralType) else []


def _tags(kind: inspect.Type, field: str) -> list[object]:
    return [kind.tag] if isinstance(kind, inspect.StructType) and kind.tag_field == field else []
