# mypyc: compile
"""The order of a game: rounds, seats, and preparation: recruit, effort, reassign."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.core.reason import Reason
from batyskaf.games.endeavor.codes import (
    COORDINATION,
    DONE,
    E_EFFORT,
    E_RECRUITED,
    E_ROUND,
    E_TRAY,
    F_EFFORT,
    F_REASSIGN,
    F_RECRUIT,
    FINISHED,
    INSPIRATION,
    LANE,
    M_RECRUIT,
    REPUTATION,
    S_ACT,
    S_PREPARE,
    S_SETUP,
    TEAM,
    TOP_STACKS,
    TOP_TIER,
)
from batyskaf.games.endeavor.layouts import junior_of, member_of
from batyskaf.games.endeavor.reaching import list_busy
from batyskaf.games.endeavor.rewards import Launch
from batyskaf.games.endeavor.scoring import score
from batyskaf.games.endeavor.state import EndeavorFrame, EndeavorState
from batyskaf.games.endeavor.turns import Turn


@final
class Clock(EndeavorFrame):
    """The order of stages, rounds and seats: always at the bottom of the agenda, it adds what comes next."""

    def ready(self, s: EndeavorState) -> bool:
        if s.stage == S_SETUP:
            self._launch(s)
        elif s.stage == S_PREPARE:
            self._prepare(s)
        else:
            self._act(s)
        return False

    def _launch(self, s: EndeavorState) -> None:
        """Every seat launches its first submarine, in the order of the wave marker."""
        if s.step == s.seats:
            self._begin_round(s)
            return
        seat = (s.wave + s.step) % s.seats
        s.owner = seat
        s.step += 1
        Launch.push(s, seat)

    def _begin_round(self, s: EndeavorState) -> None:
        s.round += 1
        s.stage = S_PREPARE
        s.step = 0
        s.record(E_ROUND, s.round, s.wave, 0)

    def _prepare(self, s: EndeavorState) -> None:
        """A seat does all three steps before the next one begins."""
        if s.step == s.seats:
            s.stage = S_ACT
            s.passed = 0
            s.step = (s.wave + s.seats - 1) % s.seats
            return
        seat = (s.wave + s.step) % s.seats
        s.owner = seat
        s.step += 1
        Reassign.push(s, seat)
        Effort.push(s, seat)
        Recruit.push(s, seat)

    def _act(self, s: EndeavorState) -> None:
        for i in range(1, s.seats + 1):
            seat = (s.step + i) % s.seats
            if not s.passed & BIT[seat]:
                s.step = seat
                s.owner = seat
                s.reserve = 0 if s.rules.retail else 1
                Turn.push(s, seat)
                return
        self._end_round(s)

    def _end_round(self, s: EndeavorState) -> None:
        if s.round == s.setup.rounds:
            score(s)
            s.end(FINISHED)
            return
        for journal in range(s.rules.journals):
            s.journal_used[journal] = 0
        s.wave = (s.wave + 1) % s.seats
        self._begin_round(s)


@final
class Recruit(EndeavorFrame):
    """Rulebook 1a: one specialist of a tier up to the recruitment level joins the team as a junior."""

    @staticmethod
    def push(s: EndeavorState, seat: i64) -> None:
        s.push(F_RECRUIT, seat, 0, 0, 0, 0)

    def asks(self, s: EndeavorState) -> str:
        return "recruit"

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        level = s.level(s.seat(), REPUTATION)
        self._list(s, level, out)
        while out.n == 0 and level < TOP_TIER:
            # Nothing of an allowed tier is left: the lowest tier that is still in the tray.
            level += 1
            self._list(s, level, out)

    def _list(self, s: EndeavorState, level: i64, out: MoveList) -> None:
        rules = s.rules
        for specialist in range(rules.specialists):
            tier = rules.tier[specialist]
            if 0 < tier < TOP_TIER and tier <= level and s.tray[specialist] > 0:
                out.add(rules.m_recruit[specialist])
        if level >= TOP_TIER:
            for stack in range(TOP_STACKS):
                top = s.tier5_top(stack)
                if top >= 0:
                    out.add(rules.m_recruit[top])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat = s.seat()
        specialist = s.rules.arg[move]
        s.pop()
        if s.rules.tier[specialist] == TOP_TIER:
            self._take_tier5(s, specialist)
        else:
            s.tray[specialist] -= 1
        at = seat * TEAM
        while s.team[at] >= 0:
            at += 1
        s.team[at] = member_of(junior_of(specialist), 0)
        s.record(E_RECRUITED, seat, specialist, 0)
        s.gain(seat, s.rules.side_gain[junior_of(specialist)], -1)

    def why_not(self, s: EndeavorState, move: i64) -> Reason | None:
        if s.rules.kind[move] != M_RECRUIT:
            return None
        tier = s.rules.tier[s.rules.arg[move]]
        if tier > s.level(s.seat(), REPUTATION):
            return Reason("refused-endeavor-tier", {"tier": int(tier)})
        return Reason("refused-endeavor-tray")

    def _take_tier5(self, s: EndeavorState, specialist: i64) -> None:
        """An emptied stack gets a tile from the largest one."""
        for stack in range(TOP_STACKS):
            if s.tier5_top(stack) != specialist:
                continue
            s.tray5_n[stack] -= 1
            s.tray5[stack * LANE + s.tray5_n[stack]] = -1
            s.tray[specialist] = 0
            if s.tray5_n[stack] == 0:
                self._refill(s, stack)
            break
        before = s.seen5
        s.see_tier5()
        if s.seen5 != before:
            s.revealed = True
        for stack in range(TOP_STACKS):
            if s.tray5_n[stack] > 0 and not before & BIT[s.tray5[stack * LANE + s.tray5_n[stack] - 1]]:
                s.record(E_TRAY, s.tier5_top(stack), stack, 0)

    def _refill(self, s: EndeavorState, stack: i64) -> None:
        largest: i64 = 0
        for other in range(TOP_STACKS):
            if s.tray5_n[other] > s.tray5_n[largest]:
                largest = other
        if s.tray5_n[largest] < 2:
            return
        s.tray5_n[largest] -= 1
        at = largest * LANE + s.tray5_n[largest]
        s.tray5[stack * LANE] = s.tray5[at]
        s.tray5_n[stack] = 1
        s.tray5[at] = -1


@final
class Effort(EndeavorFrame):
    """Rulebook 1b: as many discs as the effort level come from supply, as far as it goes. Asks nothing."""

    @staticmethod
    def push(s: EndeavorState, seat: i64) -> None:
        s.push(F_EFFORT, seat, 0, 0, 0, 0)

    def ready(self, s: EndeavorState) -> bool:
        seat = s.seat()
        s.pop()
        taken = s.take_discs(seat, s.level(seat, INSPIRATION))
        s.record(E_EFFORT, seat, taken, 0)
        return False


@final
class Reassign(EndeavorFrame):
    """Rulebook 1c: up to as many discs as the reassignment level come back from specialists."""

    LEFT: Final[i64] = 0
    """How many more discs may come back, -1 before the level is known."""

    @staticmethod
    def push(s: EndeavorState, seat: i64) -> None:
        s.push(F_REASSIGN, seat, -1, 0, 0, 0)

    def asks(self, s: EndeavorState) -> str:
        return "reassign"

    def ready(self, s: EndeavorState) -> bool:
        if s.get(Reassign.LEFT) < 0:
            s.put(Reassign.LEFT, s.level(s.seat(), COORDINATION))
        if s.get(Reassign.LEFT) == 0:
            s.pop()
            return False
        return self.offer(s)

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        list_busy(s, s.seat(), out)
        out.add(DONE)

    def answer(self, s: EndeavorState, move: i64) -> None:
        if move == DONE:
            s.pop()
            return
        s.put(Reassign.LEFT, s.get(Reassign.LEFT) - 1)
        s.recover(s.seat(), s.rules.arg[move])
