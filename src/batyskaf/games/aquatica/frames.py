# mypyc: compile
"""All frames and effects: importing this module brings those of every chapter."""

from batyskaf.core.agenda import Frame
from batyskaf.games.aquatica import acquire as acquire
from batyskaf.games.aquatica import cards as cards
from batyskaf.games.aquatica import claims as claims
from batyskaf.games.aquatica import discards as discards
from batyskaf.games.aquatica import instant as instant
from batyskaf.games.aquatica import kings as kings
from batyskaf.games.aquatica import paying as paying
from batyskaf.games.aquatica import raising as raising
from batyskaf.games.aquatica import scouting as scouting
from batyskaf.games.aquatica import turn as turn
from batyskaf.games.aquatica.effect import EFFECTS, Effect
from batyskaf.games.aquatica.effect import FRAME_NAMES as FRAME_NAMES
from batyskaf.games.aquatica.effect import FRAMES as FRAMES
from batyskaf.games.aquatica.effect import PLAIN as PLAIN

for frame in FRAMES.kinds:
    assert type(frame) is not Frame, "the number of a frame is missing"
for effect in EFFECTS.by_op:
    assert type(effect) is not Effect, "the number of an effect is missing"
