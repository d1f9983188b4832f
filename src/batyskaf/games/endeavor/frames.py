# mypyc: compile
"""All kinds of frames, in the order of their numbers."""

from typing import Final

from mypy_extensions import i64

from batyskaf.core.agenda import Frame
from batyskaf.games.endeavor.actions import Diving, From, Pay, Publish, Retain
from batyskaf.games.endeavor.discovery import Draw, Keep, Place
from batyskaf.games.endeavor.granting import Act, Begun
from batyskaf.games.endeavor.impact import Choose, Impact, ImpactTo, Restored
from batyskaf.games.endeavor.journals import After, Recover, Refill
from batyskaf.games.endeavor.rewards import Launch, Promote, Raise, Rewards
from batyskaf.games.endeavor.rounds import Clock, Effort, Reassign, Recruit
from batyskaf.games.endeavor.state import FRAMES, EndeavorState
from batyskaf.games.endeavor.turns import Acts, EndTurn, Turn
from batyskaf.games.endeavor.zones import Effects

_IN_ORDER: Final[list[Frame[EndeavorState]]] = [
    Recruit(),
    Effort(),
    Reassign(),
    Turn(),
    Acts(),
    EndTurn(),
    Act(),
    From(),
    Pay(),
    Publish(),
    Diving(),
    Retain(),
    Draw(),
    Keep(),
    Place(),
    Rewards(),
    Raise(),
    Impact(),
    ImpactTo(),
    Promote(),
    Launch(),
    After(),
    Recover(),
    Effects(),
    Choose(),
    Restored(),
    Refill(),
    Clock(),
    Begun(),
]
for kind, frame in enumerate(_IN_ORDER):
    FRAMES.add(i64(kind), frame)
