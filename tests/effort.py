"""How much of a large count a run does: compiled all of it; interpreted rules take many times as long and do a part."""

import batyskaf.core.rng

COMPILED = not str(batyskaf.core.rng.__file__).endswith(".py")


def share(whole: float) -> float:
    """The share of positions to look at closely."""
    return whole if COMPILED else whole / 4


def count(whole: int) -> int:
    """The number of games to play, of positions to think about, of simulations in each."""
    return whole if COMPILED else whole // 5
