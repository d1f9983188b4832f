"""What is printed: the content of a game as one table plays it, with editions and house rules applied."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from batyskaf.core.words import Text

Words = Mapping[str, Mapping[str, Text]]
"""What entries are called, or say, by section and id: `words["tasks"]["T1"]`."""
Entries = Mapping[str, Mapping[str, object]]
"""Whole entries, by section and id."""


class Printed(msgspec.Struct, frozen=True):
    """Cards, tiles and missions by section and id, and the figures on the boards, if the game has some."""

    entries: Entries = MappingProxyType({})
    board: object = None
