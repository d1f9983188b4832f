"""What a schema accepts at a place, for messages about something else there."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from batyskaf.core.schema import fields_at, values_at


class Lamp(msgspec.Struct, tag_field="part", tag="lamp"):
    colour: Literal["red", "green"]


class Rope(msgspec.Struct, tag_field="part", tag="rope"):
    colour: Literal["white"]
    length: Annotated[int, Meta(ge=1)] = 1


class Boat(msgspec.Struct):
    parts: Annotated[list[Lamp | Rope], Meta(max_length=3)]
    named: dict[str, Literal["small", "large"]] = {}
    ends: tuple[Literal["bow"], Literal["stern"]] | None = None


BOAT = {"parts": [{"part": "lamp"}, {"part": "rope"}, {"part": "sail"}]}


def test_values_are_those_of_the_object_that_the_data_names() -> None:
    assert values_at(Boat, BOAT, "parts[0].colour") == ["green", "red"]
    assert values_at(Boat, BOAT, "parts[1].colour") == ["white"]
    assert values_at(Boat, BOAT, "named[...]") == ["large", "small"]


def test_an_unknown_kind_is_answered_with_all_kinds() -> None:
    assert values_at(Boat, BOAT, "parts[2].part") == ["lamp", "rope"]


def test_fields_are_those_of_the_object_at_the_place() -> None:
    assert fields_at(Boat, BOAT, "") == ["parts", "named", "ends"]
    assert fields_at(Boat, BOAT, "parts[1]") == ["part", "colour", "length"]


def test_a_place_without_choices_has_no_values() -> None:
    assert values_at(Boat, BOAT, "parts[1].length") == []
    assert values_at(Boat, 7, "parts[0].oar") == []
    assert fields_at(Boat, BOAT, "named") == []
