# mypyc: compile
"""Actions granted outside an activation: by tokens, journals, zones and arrival bonuses."""

from typing import final

from mypy_extensions import i64

from batyskaf.core.game import MoveList
from batyskaf.games.endeavor.actions import (
    do_action,
)
from batyskaf.games.endeavor.codes import (
    A_ACTION,
    A_SIZE,
    DONE,
    M_APPLY,
)
from batyskaf.games.endeavor.journals import (
    begin_use,
    list_before,
    list_repeat,
)
from batyskaf.games.endeavor.reaching import (
    MUST,
    NO_CHAIN,
    list_action,
)
from batyskaf.games.endeavor.state import (
    EndeavorState,
    Frame,
)


@final
class Act(Frame):
    """One granted action, to be done now or skipped: an action, where, how often, flags."""

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        seat = s.seat()
        spec, zone, flags = s.get(0), s.get(1), s.get(3)
        list_action(s, seat, spec, zone, flags, out)
        if flags & MUST:
            list_repeat(s, seat, spec, zone, flags, out)
        else:
            list_before(s, seat, s.rules.specs[spec * A_SIZE + A_ACTION], spec, zone, out)
            out.add(DONE)

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat = s.seat()
        spec, zone, times, flags = s.get(0), s.get(1), s.get(2), s.get(3)
        if move == DONE:
            s.pop()
            return
        if times > 1:
            s.put(2, times - 1)
        else:
            s.pop()
        if s.rules.kind[move] == M_APPLY:
            begin_use(s, seat, move, spec, zone, flags & NO_CHAIN)
        else:
            do_action(s, seat, spec, zone, flags, move)
