# mypyc: compile
"""Small packed numbers, each with the functions that make it and take it apart: sides, members of a team, journal
uses, places of the ocean, tiles of the deal."""

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.games.endeavor.codes import DEPTHS, LANE, WIDTH

# A specialist has two sides, the junior one first.


def junior_of(specialist: i64) -> i64:
    return specialist * 2


def senior_of(specialist: i64) -> i64:
    return specialist * 2 + 1


def specialist_of(side: i64) -> i64:
    return side >> 1


def is_senior(side: i64) -> bool:
    return side & 1 == 1


LEADER: Final[i64] = 1
"""The side of the team leader, the first specialist, who is a senior from the start."""

# A member of a team: a side, and whether a disc lies on it.

NO_MEMBER: Final[i64] = -1


def member_of(side: i64, busy: i64) -> i64:
    return side * 2 + busy


def side_of(member: i64) -> i64:
    return member >> 1


def busy_of(member: i64) -> i64:
    """1 if a disc lies on a member, else 0."""
    return member & 1


def is_free(member: i64) -> bool:
    """Whether this is a member without a disc."""
    return member >= 0 and member & 1 == 0


def is_busy(member: i64) -> bool:
    """Whether this is a member with a disc."""
    return member >= 0 and member & 1 == 1


def is_junior(member: i64) -> bool:
    return member >= 0 and not is_senior(side_of(member))


# What the move `promote` names: a specialist, and whether the one with a disc on it is meant.


def promotion_of(specialist: i64, busy: i64) -> i64:
    return specialist * 2 + busy


def promoted(promotion: i64) -> i64:
    """The specialist that is promoted."""
    return promotion >> 1


def promoted_busy(promotion: i64) -> i64:
    """1 if a disc lies on it, else 0."""
    return promotion & 1


# A journal has two uses: once per round, and when it is discarded.


def round_use(journal: i64) -> i64:
    return journal * 2


def discard_use(journal: i64) -> i64:
    return journal * 2 + 1


def journal_of(use: i64) -> i64:
    return use >> 1


def is_discard(use: i64) -> bool:
    return use & 1 == 1


# A place of the ocean: a depth from 1 on, and a column from 0 on.


def place_at(depth: i64, column: i64) -> i64:
    return (depth - 1) * WIDTH + column


def depth_of(place: i64) -> i64:
    return place // WIDTH + 1


def column_of(place: i64) -> i64:
    return place % WIDTH


# Masks of places. Shifts are by WIDTH, written out because compiled code may not shift by a name.


def below(mask: i64) -> i64:
    """The places one depth below."""
    return mask << 9


def above(mask: i64) -> i64:
    """The places one depth above."""
    return mask >> 9


def _mask(depths: Iterable[int], columns: Iterable[int]) -> int:
    return sum(1 << int(place_at(depth, column)) for depth in depths for column in columns)


_DEPTHS: Final = range(1, int(DEPTHS) + 1)
_COLUMNS: Final = range(int(WIDTH))
ROW_MASK: Final[vec[i64]] = vec[i64]([0] + [_mask([depth], _COLUMNS) for depth in _DEPTHS])
"""By depth: all its places."""
DOWN_TO: Final[vec[i64]] = vec[i64]([0] + [_mask(range(1, depth + 1), _COLUMNS) for depth in _DEPTHS])
"""By depth: all places down to it."""
COLUMN_MASK: Final[vec[i64]] = vec[i64]([_mask(_DEPTHS, [column]) for column in _COLUMNS])
NOT_LAST: Final[i64] = _mask(_DEPTHS, _COLUMNS[:-1])
"""All places but those of the last column."""
NOT_FIRST: Final[i64] = _mask(_DEPTHS, _COLUMNS[1:])


# What has happened in a zone once and for all: a bit for its restoration, then one for each of its features.

RESTORED: Final[i64] = 1


def once_bit(feature: i64) -> i64:
    """The bit of a feature, counted from 0 among those of its zone."""
    return BIT[feature + 1]


# A tile of the deal: the stack of its depth, and its place there.


def dealt_at(depth: i64, place: i64) -> i64:
    return depth * LANE + place


def dealt_depth(dealt: i64) -> i64:
    return dealt // LANE


def dealt_place(dealt: i64) -> i64:
    return dealt % LANE
