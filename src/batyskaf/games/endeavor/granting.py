# mypyc: compile
"""Actions outside an activation: granted by tokens, journals, zones and arrival bonuses, or begun by a journal.

`actions`, `granting`, `journals` and `zones` put frames of each other on the agenda, so they import each other as
modules.
"""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.core.reason import Reason
from batyskaf.games.endeavor import actions, journals
from batyskaf.games.endeavor.codes import DONE, E_DECLINED, E_LAPSED, F_ACT, F_BEGUN, GRANT, M_APPLY
from batyskaf.games.endeavor.reaching import action_refusal, list_action
from batyskaf.games.endeavor.state import EndeavorFrame, EndeavorState


@final
class Act(EndeavorFrame):
    """One granted action, to be done now or declined."""

    SPEC: Final[i64] = 0
    """The description of the action."""
    ZONE: Final[i64] = 1
    """The tile it is tied to, -1 for none."""
    TIMES: Final[i64] = 2
    """How often it may still be done."""
    NO_CHAIN: Final[i64] = 3
    """1 if it comes from a feature that does not set itself off again."""

    @staticmethod
    def push(s: EndeavorState, seat: i64, spec: i64, zone: i64, times: i64, no_chain: i64) -> None:
        s.push(F_ACT, seat, spec, zone, times, no_chain)

    def asks(self, s: EndeavorState) -> str:
        return "act"

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        seat, spec, zone = s.seat(), s.get(Act.SPEC), s.get(Act.ZONE)
        list_action(s, seat, spec, zone, 0, out)
        journals.list_before(s, seat, s.rules.spec_action[spec], spec, zone, out)
        if out.n > 0:
            out.add(DONE)

    def lapse(self, s: EndeavorState) -> None:
        s.record(E_LAPSED, s.seat(), GRANT, s.rules.spec_action[s.get(Act.SPEC)])
        s.pop()

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, spec, zone = s.seat(), s.get(Act.SPEC), s.get(Act.ZONE)
        times, no_chain = s.get(Act.TIMES), s.get(Act.NO_CHAIN)
        if move == DONE:
            s.pop()
            s.record(E_DECLINED, seat, GRANT, s.rules.spec_action[spec])
            return
        if times > 1:
            s.put(Act.TIMES, times - 1)
        else:
            s.pop()
        if s.rules.kind[move] == M_APPLY:
            journals.begin_use(s, seat, move, spec, zone, no_chain)
        else:
            actions.do_action(s, seat, spec, zone, 0, no_chain, move)

    def why_not(self, s: EndeavorState, move: i64) -> Reason | None:
        return action_refusal(s, s.seat(), BIT[s.rules.spec_action[s.get(Act.SPEC)]], move)


@final
class Begun(EndeavorFrame):
    """An action that a journal has begun: it must be done. The journal may be used again first, if it says so."""

    SPEC: Final[i64] = 0
    ZONE: Final[i64] = 1
    JOURNAL: Final[i64] = 2
    NO_CHAIN: Final[i64] = 3
    """These are as in `Act`."""

    @staticmethod
    def push(s: EndeavorState, seat: i64, spec: i64, zone: i64, journal: i64, no_chain: i64) -> None:
        s.push(F_BEGUN, seat, spec, zone, journal, no_chain)

    def asks(self, s: EndeavorState) -> str:
        return "act"

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        seat, spec, zone, journal = s.seat(), s.get(Begun.SPEC), s.get(Begun.ZONE), s.get(Begun.JOURNAL)
        list_action(s, seat, spec, zone, journals.bonus_of(s, journal), out)
        journals.list_repeat(s, seat, journal, spec, zone, out)

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, spec, zone = s.seat(), s.get(Begun.SPEC), s.get(Begun.ZONE)
        journal, no_chain = s.get(Begun.JOURNAL), s.get(Begun.NO_CHAIN)
        s.pop()
        if s.rules.kind[move] == M_APPLY:
            journals.begin_use(s, seat, move, spec, zone, no_chain)
        else:
            actions.do_action(s, seat, spec, zone, journals.bonus_of(s, journal), no_chain, move)

    def why_not(self, s: EndeavorState, move: i64) -> Reason | None:
        return action_refusal(s, s.seat(), BIT[s.rules.spec_action[s.get(Begun.SPEC)]], move)
