"""Faults of content as sentences."""

import re
from collections.abc import Callable

import pytest

from batyskaf.core.content import ContentError, Fault
from batyskaf.locale import LANGUAGES, Texts

ENGLISH = {"the", "is", "isn't", "must", "there", "be", "can", "can't", "and", "of", "at", "this", "has", "expected"}


def faults(load: Callable[[], object]) -> list[str]:
    """The faults of some content in English; checks that every other language words them too."""
    with pytest.raises(ContentError) as broken:
        load()
    return [_line(fault) for fault in broken.value.faults]


def _line(fault: Fault) -> str:
    for lang in LANGUAGES[1:]:
        words = Texts(lang).why(fault.reason)
        assert not words.startswith("fault-"), words
        assert not ENGLISH & set(re.findall(r"[\w'-]+", words.lower())), words
    return Texts("en").fault(fault)
