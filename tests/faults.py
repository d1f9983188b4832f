"""Faults of content as people read them."""

import re
from collections.abc import Callable

import pytest

from batyskaf.core.content import ContentError, Fault
from batyskaf.locale import Texts

ENGLISH = {"the", "is", "isn't", "must", "there", "be", "can", "can't", "and", "of", "at", "this", "has", "expected"}


def faults(load: Callable[[], object]) -> list[str]:
    """What is wrong with content, in English, after a look whether Polish has words for it too."""
    with pytest.raises(ContentError) as broken:
        load()
    return [_told(fault) for fault in broken.value.faults]


def _told(fault: Fault) -> str:
    polish = Texts("pl").why(fault.reason)
    assert not polish.startswith("fault-"), polish
    assert not ENGLISH & set(re.findall(r"[\w']+", polish.lower())), polish
    return Texts("en").fault(fault)
