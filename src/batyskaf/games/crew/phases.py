# mypyc: compile
"""All phases of an attempt, in the order of their numbers."""

from typing import final

from librt.vecs import vec

from batyskaf.games.crew.claims import CLAIMING, Assign
from batyskaf.games.crew.delegation import HandOver, Keep, Volunteer, Willing
from batyskaf.games.crew.distress import Direction, Distress, Give, Prediction
from batyskaf.games.crew.distribution import Draft
from batyskaf.games.crew.play import Play, Signal
from batyskaf.games.crew.state import CHAPTERS, Phase


@final
class Over(Phase):
    """Nothing is asked any more."""


CHAPTERS.phases = vec[Phase](
    [
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
        Prediction(),
        Signal(),
        Play(),
        Over(),
    ]
)
