# mypyc: compile
"""All frames of the agenda, in the order of their numbers."""

from typing import final

from batyskaf.games.aquatica.acquire import Acquire, Pay, Recruit
from batyskaf.games.aquatica.codes import FRAMES_COUNT
from batyskaf.games.aquatica.discards import Replay, Salvage
from batyskaf.games.aquatica.effects import Drop, Lift, Others, Raise, Ready, Rival, Score, Scout, Shed, TakeBack
from batyskaf.games.aquatica.kings import Draft
from batyskaf.games.aquatica.state import FRAMES, Frame
from batyskaf.games.aquatica.turn import Card, Choose, Claim, Turn


@final
class Over(Frame):
    """Nothing is asked any more."""


FRAMES[:] = [
    Over(),
    Draft(),
    Turn(),
    Card(),
    Choose(),
    Recruit(),
    Acquire(),
    Pay(),
    Salvage(),
    Replay(),
    Raise(),
    Lift(),
    Score(),
    TakeBack(),
    Ready(),
    Scout(),
    Shed(),
    Others(),
    Drop(),
    Claim(),
    Rival(),
]
assert len(FRAMES) == FRAMES_COUNT
