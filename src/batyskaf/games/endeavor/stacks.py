# mypyc: compile
"""The stacks of tiles in a discovery: which depths can be drawn, and how the stacks named so far are packed."""

from typing import Final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.games.endeavor.codes import DEPTHS
from batyskaf.games.endeavor.state import EndeavorState

ALL_DEPTHS: Final[i64] = 62
"""Depths 1 to DEPTHS as a mask."""

# Stacks that have been named are digits of a number, the last one lowest, with a leading 1.

NONE_NAMED: Final[i64] = 1
_BASE: Final[i64] = 8


def name_stack(named: i64, depth: i64) -> i64:
    """Name one more stack."""
    return named * _BASE + depth


def named_count(named: i64) -> i64:
    """How many stacks have been named."""
    count: i64 = 0
    while named >= _BASE:
        named //= _BASE
        count += 1
    return count


def named_stack(named: i64, at: i64) -> i64:
    """The stack that was named at a place, counted from 0 on."""
    for _later in range(named_count(named) - 1 - at):
        named //= _BASE
    return named % _BASE


def times_named(named: i64, depth: i64) -> i64:
    """How often a stack has been named."""
    count: i64 = 0
    while named >= _BASE:
        if named % _BASE == depth:
            count += 1
        named //= _BASE
    return count


def usable(s: EndeavorState, shown: i64, named: i64, free: i64) -> i64:
    """Depths that can be named next, as a mask: those shown with a tile and a place, else the shallowest there is.

    A depth that runs out by being named is not replaced by one that is not shown.
    """
    found: i64 = 0
    any_shown = False
    fallback: i64 = 0
    for depth in range(i64(1), DEPTHS + 1):
        if s.pile_n[depth] == 0 or s.room(depth, free) == 0:
            continue
        if shown & BIT[depth]:
            any_shown = True
            if s.pile_n[depth] > times_named(named, depth):
                found |= BIT[depth]
        elif fallback == 0:
            fallback = depth
    if any_shown or fallback == 0:
        return found
    if s.pile_n[fallback] > times_named(named, fallback):
        return BIT[fallback]
    return 0


def tiles_in(s: EndeavorState, depths: i64) -> i64:
    """How many tiles the stacks of these depths (a mask) hold."""
    count: i64 = 0
    for depth in range(i64(1), DEPTHS + 1):
        if depths & BIT[depth]:
            count += s.pile_n[depth]
    return count
