"""Faults in data are reported in the reader's language."""

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
    pair: tuple[int, int] = (0, 0)
    mixed: int | str = 0
    wide: dict[Literal["a", "b"], int] = {}


@pytest.mark.parametrize(
    ("data", "fault", "en", "pl"),
    [
        (b"{", "json", "valid JSON", "poprawny JSON"),
        (b"nope", "json", "valid JSON", "poprawny JSON"),
        (b'{"name": "\xff"}', "json", "valid JSON", "poprawny JSON"),
        (b"{}", "missing", "“count” is missing", "brakuje „count”"),
        (b'{"count": 1, "more": 1}', "unknown", "“more” isn't known", "„more” nie jest tu znane"),
        (b'{"count": -1}', "least", "at least 0", "co najmniej 0"),
        (b'{"count": 6}', "most", "at most 5", "najwyżej 5"),
        (b'{"count": "x"}', "type", "“count” must be a whole number", "„count” musi być liczbą całkowitą"),
        (b'{"count": 1, "whole": 3}', "type", "true or false", "true albo false"),
        (b'{"count": 1, "kind": "z"}', "value", "“kind” can't be “z”", "nie może mieć wartości „z”"),
        (b'{"count": 1, "pair": [1]}', "length", "must have length 2", "musi mieć długość 2"),
        (b'{"count": 1, "mixed": null}', "type", "a whole number or text", "liczbą całkowitą albo tekstem"),
        (b'{"count": 1, "wide": {"c": 1}}', "value", "“wide” can't be “c”", "„wide” nie może mieć wartości „c”"),
        (b'{"count": ' + b"9" * 5000 + b"}", "range", "too large", "za dużą liczbą"),
        (b'{"count": 1, "name": ""}', "shortest", "too short", "za małą długość"),
        (b'{"count": 1, "name": "xxxx"}', "longest", "too long", "za dużą długość"),
        (b'{"count": 1, "name": "y"}', "pattern", "must match the pattern ^x", "musi pasować do wzorca ^x"),
        (b"[]", "type", "an object", "obiektem"),
    ],
)
def test_common_faults_have_words_in_every_language(data: bytes, fault: str, en: str, pl: str) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeError)) as raised:
        msgspec.json.decode(data, type=Sample)
    found = faults(raised.value)
    assert found["fault"] == fault
    for lang, words in (("en", en), ("pl", pl)):
        said = Texts(lang).say("refused-table-message", **found)
        assert words in said
        assert "Expected" not in said


def test_an_uncommon_fault_keeps_its_original_words() -> None:
    found = faults("the moon is full")
    assert "the moon is full" in Texts("pl").say("refused-table-message", **found)
