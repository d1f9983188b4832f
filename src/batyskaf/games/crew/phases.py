# mypyc: compile
"""All phases of an attempt, in the order of their numbers."""

from typing import final

from batyskaf.games.crew.distress import Direction, Distress, Foretell, Give
from batyskaf.games.crew.distribution import CLAIMING, Assign, Draft, HandOver, Keep, Volunteer, Willing
from batyskaf.games.crew.play import Play, Signal
from batyskaf.games.crew.state import PHASES, Phase


@final
class Over(Phase):
    """Nothing is asked any more."""


PHASES[:] = [
    Draft(),
    CLAIMING,
    Assign(),
    Keep(),
    Willing(),
    HandOver(),
    Volunteer(),
    Distress(),
    Direction(),
    Give(),
    Foretell(),
    Signal(),
    Play(),
    Over(),
]
