# mypyc: compile
"""The layout of reward lists: how a list is packed into two numbers, and how they are read.

`plain` counts the kinds of reward below DISCOVERY, COUNT_BITS bits each, so two plain lists are added up by `+`.
`special` has the rest: the depths that a discovery shows, how many discoveries there are, and one granted action.
"""

from typing import Final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.games.endeavor.codes import (
    COORDINATION,
    DISC,
    DISCOVERY,
    GRANT,
    INGENUITY,
    INSPIRATION,
    KINDS,
    REPUTATION,
    RESEARCH,
)

COUNT_BITS: Final[i64] = 4
COUNT_MOST: Final[i64] = 15
"""The most of one kind in a list, and the mask of its count."""

DEPTHS_MASK: Final[i64] = 63
"""Bits 0 to 5 of `special`: depths as a mask."""
FINDS_AT: Final[i64] = 6
"""Where the number of discoveries begins."""
GRANT_AT: Final[i64] = 10
"""Where the granted action begins: the number of its description, plus one."""


def plain_of(kind: i64, count: i64) -> i64:
    """Pack some rewards of a plain kind."""
    return count * BIT[kind * COUNT_BITS]


def count_of(plain: i64, kind: i64) -> i64:
    """How many rewards of a plain kind there are."""
    return (plain >> (kind * COUNT_BITS)) & COUNT_MOST


def discovery_of(depths: i64) -> i64:
    """Pack one discovery that shows these depths."""
    return depths + BIT[FINDS_AT]


def finds_of(special: i64) -> i64:
    """How many discoveries there are."""
    return (special >> FINDS_AT) & COUNT_MOST


def depths_of(special: i64) -> i64:
    """The depths that the discoveries show, as a mask."""
    return special & DEPTHS_MASK


def grant_of(spec: i64) -> i64:
    """Pack a granted action."""
    return (spec + 1) * BIT[GRANT_AT]


def spec_of(special: i64) -> i64:
    """The granted action, -1 for none."""
    return (special >> GRANT_AT) - 1


def number_of(plain: i64, special: i64, kind: i64) -> i64:
    """How many rewards of any kind there are."""
    if kind < DISCOVERY:
        return count_of(plain, kind)
    if kind == DISCOVERY:
        return finds_of(special)
    return 1 if spec_of(special) >= 0 else 0


def kinds_of(plain: i64, special: i64) -> i64:
    """The kinds of reward in a list, as a mask."""
    found: i64 = 0
    for kind in range(KINDS):
        if number_of(plain, special, kind) > 0:
            found |= BIT[kind]
    return found


def plain_without(plain: i64, kind: i64) -> i64:
    """A list less one reward of a kind."""
    return plain - plain_of(kind, 1) if kind < DISCOVERY else plain


def special_without(special: i64, kind: i64) -> i64:
    """A list less one reward of a kind; the depths go with the last discovery."""
    if kind == GRANT:
        return special & (BIT[GRANT_AT] - 1)
    if kind != DISCOVERY:
        return special
    left = special - BIT[FINDS_AT]
    return left if finds_of(left) > 0 else left - depths_of(left)


STEPS_MASK: Final[i64] = 63
"""Kinds that are a step on a track, as a mask of kinds: the attributes, ANY and LOWEST."""
EASY: Final[tuple[i64, ...]] = (REPUTATION, INSPIRATION, COORDINATION, INGENUITY, RESEARCH, DISC)
"""Kinds that never ask for anything."""
EASY_MASK: Final[i64] = sum(int(COUNT_MOST) << int(kind * COUNT_BITS) for kind in EASY)


def is_easy(plain: i64, special: i64) -> bool:
    """Whether a list has nothing but kinds that never ask for anything."""
    return special == 0 and plain & ~EASY_MASK == 0
