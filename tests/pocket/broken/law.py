"""Marks a copy of Pearls with the law of the contract that it breaks."""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

import msgspec

from tests.pocket.game import PearlsGame
from tests.pocket.state import PearlsState, PearlsView

Part = TypeVar("Part", bound=PearlsState | PearlsGame)


class Copy(NamedTuple):
    """A copy of the game; the kit's report of it begins with `law`."""

    law: str
    name: str
    made: Callable[[], PearlsGame]


COPIES: list[Copy] = []


def breaks(law: str) -> Callable[[type[Part]], type[Part]]:
    """Mark a state or a game as one that breaks a law."""

    def enter(part: type[Part]) -> type[Part]:
        COPIES.append(Copy(law, part.__name__, lambda: _made(part)))
        return part

    return enter


def _made(part: type[object]) -> PearlsGame:
    if issubclass(part, PearlsGame):
        return part()
    assert issubclass(part, PearlsState)
    return PearlsGame(kind=part)


def changed(view: PearlsView, **fields: object) -> PearlsView:
    return msgspec.structs.replace(view, **fields)
