"""Scales the size of tests: all of it compiled, a part interpreted, because interpreted rules are much slower."""

import batyskaf.core.rng

COMPILED = not str(batyskaf.core.rng.__file__).endswith(".py")


def share(whole: float) -> float:
    """The share of positions to check thoroughly."""
    return whole if COMPILED else whole / 4


def count(whole: int) -> int:
    """The number of games, positions or simulations."""
    return whole if COMPILED else whole // 5
