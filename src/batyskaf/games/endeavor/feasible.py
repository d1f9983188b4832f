# mypyc: compile
"""Whether a reward list would do anything: what can do nothing is not offered (ruling 34a)."""

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.games.endeavor.codes import DISC, DISCOVERY, GRANT, IMPACT, PROMOTION, RESEARCH, VESSEL
from batyskaf.games.endeavor.gains import STEPS_MASK, depths_of, kinds_of, spec_of
from batyskaf.games.endeavor.impact import list_impact
from batyskaf.games.endeavor.reaching import list_action_with, list_juniors
from batyskaf.games.endeavor.stacks import NONE_NAMED, usable
from batyskaf.games.endeavor.state import EndeavorState


def feasible(
    s: EndeavorState, seat: i64, gains: i64, zone: i64, discs: i64, supply: i64, research: i64, out: MoveList
) -> bool:
    """Whether a reward list would do anything for a seat with this many staging discs, discs in supply and Research.

    `out` is a list in the making: it serves as scratch behind its end and is left as it was.
    """
    special = s.rules.gain_special[gains]
    kinds = kinds_of(s.rules.gain_plain[gains], special)
    if counts_for(s, seat, kinds, supply, research):
        return True
    if kinds & BIT[DISCOVERY] and usable(s, depths_of(special), NONE_NAMED, 0) != 0:
        return True
    n = out.n
    if kinds & BIT[IMPACT]:
        list_impact(s, seat, zone, out)
    if kinds & BIT[DISCOVERY]:
        list_impact(s, seat, -1, out)
    if kinds & BIT[PROMOTION]:
        list_juniors(s, seat, out)
    if kinds & BIT[GRANT]:
        list_action_with(s, seat, spec_of(special), zone, 0, discs, research, out)
    found = out.n > n
    out.n = n
    if found or not kinds & (BIT[IMPACT] | BIT[DISCOVERY]):
        return found
    instead = s.setup.fallback
    return counts_for(s, seat, kinds_of(s.rules.gain_plain[instead], s.rules.gain_special[instead]), supply, research)


def counts_for(s: EndeavorState, seat: i64, kinds: i64, supply: i64, research: i64) -> bool:
    """Whether any of these kinds of reward, of those that are simply taken, would do something."""
    if kinds & STEPS_MASK:
        return True
    if kinds & BIT[RESEARCH] and research < s.rules.research_most:
        return True
    if kinds & BIT[DISC] and supply > 0:
        return True
    return kinds & BIT[VESSEL] != 0 and s.in_stock(seat)
