"""Compares a run with the last one on the same machine, and says what got slower.

Figures against a peer are compared by their ratio, since both sides of it met the same moments of the machine; the
others, which have no peer, by their rate.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bench.measure import short

TOLERANCE = 0.1
"""Runs of the same code differ by up to this share."""


def slower(what: str, before: float, now: float) -> str | None:
    """Say that a figure fell by more than runs differ; None if it didn't.

    >>> slower("decisions", 2.0, 1.9)
    >>> slower("decisions", 2.0, 1.5)
    'decisions: 2 before, 1.5 now (-25 %)'
    """
    if now >= before * (1 - TOLERANCE):
        return None
    return f"{what}: {short(before)} before, {short(now)} now ({100 * (now / before - 1):+.0f} %)"


def slower_bars(before: Sequence[Mapping[str, Any]], now: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """What fell behind its peer since the last run on this machine."""
    earlier = {bar["what"]: bar for bar in before}
    for bar in now:
        last = earlier.get(bar["what"])
        if last is not None and last.get("machine") == bar["machine"]:
            said = slower(f"{bar['what']}, as a ratio to {bar['against']}", last["ratio"], bar["ratio"])
            if said:
                yield said


def slower_scaling(before: Mapping[str, Any], now: Mapping[str, Any]) -> Iterator[str]:
    """Which rates of many games at once fell since the last run on this machine."""
    if before.get("machine") != now["machine"]:
        return
    for part in ("batch", "processes", "players"):
        for name, rates in now[part].items():
            for count, rate in rates.items():
                last = before[part].get(name, {}).get(str(count))
                said = slower(f"{name}, {part} {count}, decisions/s", last, rate) if last else None
                if said:
                    yield said
