"""Whatever is wrong with data is told in the reader's language."""

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from batyskaf.core.faults import faults
from batyskaf.locale import Texts


class Sample(msgspec.Struct, forbid_unknown_fields=True):
    count: Annotated[int, Meta(ge=0, le=5)]
    name: Annotated[str, Meta(min_length=1, max_length=3, pattern="^x")] = "x"
    kind: Literal["a", "b"] = "a"
    whole: bool = True


@pytest.mark.parametrize(
    ("data", "fault", "en", "pl"),
    [
        (b"{", "json", "valid JSON", "poprawny JSON"),
        (b"nope", "json", "valid JSON", "poprawny JSON"),
        (b'{"name": "\xff"}', "json", "valid JSON", "poprawny JSON"),
        (b"{}", "missing", "“count” is missing", "brakuje „count”"),
        (b'{"count": 1, "more": 1}', "unknown", "“more” isn't known", "nikt tu nie zna „more”"),
        (b'{"count": -1}', "least", "at least 0", "co najmniej 0"),
        (b'{"count": 6}', "most", "at most 5", "najwyżej 5"),
        (b'{"count": "x"}', "type", "“count” must be a whole number", "liczby całkowitej"),
        (b'{"count": 1, "whole": 3}', "type", "true or false", "prawdy albo fałszu"),
        (b'{"count": 1, "kind": "z"}', "value", "“kind” can't be “z”", "nie może mieć wartości „z”"),
        (b'{"count": 1, "name": ""}', "shortest", "too short", "za małą długość"),
        (b'{"count": 1, "name": "xxxx"}', "longest", "too long", "za dużą długość"),
        (b'{"count": 1, "name": "y"}', "pattern", "aren't allowed", "niedozwolone"),
        (b"[]", "type", "an object", "obiektu"),
    ],
)
def test_common_faults_have_words_in_both_languages(data: bytes, fault: str, en: str, pl: str) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeError)) as raised:
        msgspec.json.decode(data, type=Sample)
    found = faults(raised.value)
    assert found["fault"] == fault
    for lang, words in (("en", en), ("pl", pl)):
        said = Texts(lang).say("refused-table-message", **found)
        assert words in said
        assert "Expected" not in said


def test_an_uncommon_fault_keeps_its_own_words() -> None:
    found = faults("the moon is full")
    assert "the moon is full" in Texts("pl").say("refused-table-message", **found)
