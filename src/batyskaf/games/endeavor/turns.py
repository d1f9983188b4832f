# mypyc: compile
"""A turn of the action phase: activating or passing, an activation's actions, dive tokens, the end of a turn."""

from typing import final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.games.endeavor.actions import (
    do_action,
)
from batyskaf.games.endeavor.codes import (
    CONSERVE,
    COPY,
    DONE,
    E_ACTIVATED,
    E_PASSED,
    E_USED,
    F_ACTS,
    F_END_TURN,
    M_ACTIVATE,
    M_APPLY,
    M_CASH,
    M_COPY,
    M_DISCARD,
    M_PASS,
    M_SPACE,
    M_USE,
    PASS,
    TEAM,
    TRAVEL,
)
from batyskaf.games.endeavor.journals import (
    before_action,
    begin_use,
    list_before,
    list_turn_journals,
)
from batyskaf.games.endeavor.reaching import (
    action_of,
    list_action,
)
from batyskaf.games.endeavor.rewards import (
    feasible,
)
from batyskaf.games.endeavor.state import (
    EndeavorState,
    Frame,
)


@final
class Turn(Frame):
    """Activate a specialist or pass. Tokens and journals may come first, but then an activation must follow.

    The retail edition also lets a spent token, or a journal's action space, take the place of an activation.
    """

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        seat = s.seat()
        rules = s.rules
        begun = s.get(0)
        able = False
        if s.area[seat] > 0:
            for i in range(seat * TEAM, seat * TEAM + TEAM):
                if s.team[i] >= 0 and s.team[i] % 2 == 0 and rules.side_circle[s.team[i] // 2]:
                    out.add(rules.m_activate[s.team[i] // 2])
                    able = True
        if able or rules.retail:
            list_offers(s, seat, out)
        if rules.retail and s.area[seat] > 0:
            for journal in range(rules.journals):
                free = rules.journal_spaces[journal] - s.journal_discs[journal]
                if s.journal_owner[journal] == seat and free > 0:
                    s.reserve = 1
                    if feasible(s, seat, rules.journal_space[journal]):
                        out.add(rules.m_space[journal])
                    s.reserve = 0
        if begun == 0:
            out.add(PASS)
        elif rules.retail:
            out.add(DONE)

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat = s.seat()
        kind = s.rules.kind[move]
        if kind == M_PASS:
            s.pop()
            s.reserve = 0
            s.passed |= BIT[seat]
            s.tell(E_PASSED, seat, 0, 0)
        elif move == DONE:
            s.pop()
            s.reserve = 0
            s.push(F_END_TURN, seat, 0, 0, 0, 0)
        elif kind == M_ACTIVATE:
            self._activate(s, seat, s.rules.arg[move])
        elif kind == M_SPACE:
            journal = s.rules.arg[move]
            s.pop()
            s.area[seat] -= 1
            s.journal_discs[journal] += 1
            s.tell(E_USED, seat, -1, journal)
            s.push(F_END_TURN, seat, 0, 0, 0, 0)
            s.push(F_ACTS, seat, 0, 1, 0, 0)
            s.gain(seat, s.rules.journal_space[journal], -1, 0)
        else:
            s.put(0, 1)
            take_offer(s, seat, move)

    def _activate(self, s: EndeavorState, seat: i64, side: i64) -> None:
        s.pop()
        s.reserve = 0
        for i in range(seat * TEAM, seat * TEAM + TEAM):
            if s.team[i] == side * 2:
                s.team[i] += 1
                break
        s.area[seat] -= 1
        s.tell(E_ACTIVATED, seat, side, 0)
        s.push(F_END_TURN, seat, 0, 0, 0, 0)
        s.push(F_ACTS, seat, side, 1, 0, 0)


@final
class Acts(Frame):
    """The actions of an activated specialist: any, in any order, one alternative of each slot; tokens in between.

    The frame keeps the side and, as a mask, all sets of slots that could have been used for what was done so far.
    """

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        seat = s.seat()
        side, used = s.get(0), s.get(1)
        actions = open_actions(s, side, used)
        for action in range(i64(6)):
            if actions & BIT[action]:
                list_action(s, seat, action, -1, 0, out)
        if actions & BIT[TRAVEL]:
            list_before(s, seat, TRAVEL, TRAVEL, -1, out)
        if actions & BIT[CONSERVE]:
            list_before(s, seat, CONSERVE, CONSERVE, -1, out)
        if actions & BIT[COPY]:
            for i in range(seat * TEAM, seat * TEAM + TEAM):
                other = s.team[i] // 2
                if s.team[i] >= 0 and other != side and s.rules.side_circle[other]:
                    out.add(s.rules.m_copy[other])
        list_offers(s, seat, out)
        out.add(DONE)

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat = s.seat()
        side, used = s.get(0), s.get(1)
        kind = s.rules.kind[move]
        if move == DONE:
            s.pop()
        elif kind == M_COPY:
            s.put(1, after_action(s, side, used, COPY))
            s.push(F_ACTS, seat, s.rules.arg[move], 1, 0, 0)
        elif kind in (M_CASH, M_USE, M_DISCARD):
            take_offer(s, seat, move)
        elif kind == M_APPLY:
            action = before_action(s, move)
            if action >= 0:
                s.put(1, after_action(s, side, used, action))
            begin_use(s, seat, move, action, -1, 0)
        else:
            action = action_of(s, move)
            s.put(1, after_action(s, side, used, action))
            do_action(s, seat, action, -1, 0, move)


def open_actions(s: EndeavorState, side: i64, used: i64) -> i64:
    """The actions for which a slot may still be free, as a mask."""
    found: i64 = 0
    for taken in range(i64(16)):
        if used & BIT[taken]:
            for slot in range(i64(4)):
                if not taken & BIT[slot]:
                    found |= s.rules.side_slots[side * 4 + slot]
    return found


def after_action(s: EndeavorState, side: i64, used: i64, action: i64) -> i64:
    """All sets of used slots that are possible after one more action."""
    found: i64 = 0
    for taken in range(i64(16)):
        if used & BIT[taken]:
            for slot in range(i64(4)):
                if not taken & BIT[slot] and s.rules.side_slots[side * 4 + slot] & BIT[action]:
                    found |= BIT[taken | BIT[slot]]
    return found


@final
class EndTurn(Frame):
    """At most one dive token may be kept beyond the end of a turn."""

    def settle(self, s: EndeavorState) -> bool:
        if s.tokens_held(s.seat()) > 1:
            return True
        s.pop()
        return False

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        list_tokens(s, s.seat(), True, out)

    def answer(self, s: EndeavorState, move: i64) -> None:
        take_offer(s, s.seat(), move)


def list_offers(s: EndeavorState, seat: i64, out: MoveList) -> None:
    """What may be done at any pause of one's own turn: spend tokens, use journals."""
    list_tokens(s, seat, False, out)
    list_turn_journals(s, seat, out)


def list_tokens(s: EndeavorState, seat: i64, must: bool, out: MoveList) -> None:
    rules = s.rules
    for kind in range(rules.tokens):
        if s.held[seat * rules.tokens + kind] == 0:
            continue
        if must or s.research[seat] < rules.research_most:
            out.add(rules.m_cash[kind])
        if rules.token_gain[kind] < 0 or s.discs(seat) < rules.token_disc[kind]:
            continue
        if feasible(s, seat, rules.token_gain[kind]):
            out.add(rules.m_use[kind])


def take_offer(s: EndeavorState, seat: i64, move: i64) -> None:
    rules = s.rules
    kind, arg = rules.kind[move], rules.arg[move]
    if kind == M_CASH:
        s.cash(seat, arg)
    elif kind == M_USE:
        s.held[seat * rules.tokens + arg] -= 1
        s.tossed[arg] += 1
        s.area[seat] -= rules.token_disc[arg]
        s.supply[seat] += rules.token_disc[arg]
        s.tell(E_USED, seat, arg, -1)
        s.gain(seat, rules.token_gain[arg], -1, 0)
    else:
        begin_use(s, seat, move, -1, -1, 0)
