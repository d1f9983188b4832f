# mypyc: compile
"""A turn of the action phase: activating or passing, an activation's actions, dive tokens, the end of a turn."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.core.reason import Reason
from batyskaf.games.endeavor.actions import do_action
from batyskaf.games.endeavor.codes import (
    ACTIONS,
    CONSERVE,
    COPY,
    DONE,
    E_ACTIVATED,
    E_PASSED,
    E_USED,
    F_ACTS,
    F_END_TURN,
    F_TURN,
    M_ACTIVATE,
    M_APPLY,
    M_CASH,
    M_COPY,
    M_DISCARD,
    M_PASS,
    M_SPACE,
    M_USE,
    PASS,
    SLOTS,
    TEAM,
    TRAVEL,
)
from batyskaf.games.endeavor.feasible import feasible
from batyskaf.games.endeavor.journals import before_action, begin_use, list_before, list_turn_journals
from batyskaf.games.endeavor.layouts import NO_MEMBER, is_free, member_of, side_of
from batyskaf.games.endeavor.reaching import action_of, action_refusal, list_action
from batyskaf.games.endeavor.rules import plain_spec
from batyskaf.games.endeavor.state import EndeavorFrame, EndeavorState


@final
class Turn(EndeavorFrame):
    """Activate a specialist or pass. Tokens and journals may come first, but then an activation must follow.

    The retail edition also lets a spent token, or a journal's action space, take the place of an activation.
    """

    BEGUN: Final[i64] = 0
    """1 once a token or a journal has been used."""

    @staticmethod
    def push(s: EndeavorState, seat: i64) -> None:
        s.push(F_TURN, seat, 0, 0, 0, 0)

    def asks(self, s: EndeavorState) -> str:
        return "turn"

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        seat, rules = s.seat(), s.rules
        self._list_activations(s, seat, out)
        if out.n > 0 or rules.retail:
            list_offers(s, seat, out)
        if rules.retail and s.area[seat] > 0:
            self._list_spaces(s, seat, out)
        if not s.get(Turn.BEGUN):
            out.add(PASS)
        elif rules.retail:
            out.add(DONE)

    def _list_activations(self, s: EndeavorState, seat: i64, out: MoveList) -> None:
        if s.area[seat] == 0:
            return
        for i in range(seat * TEAM, seat * TEAM + TEAM):
            member = s.team[i]
            if member == NO_MEMBER:
                break
            if is_free(member) and s.rules.side_circle[side_of(member)]:
                out.add(s.rules.m_activate[side_of(member)])

    def _list_spaces(self, s: EndeavorState, seat: i64, out: MoveList) -> None:
        """Add the journals whose action space can take a staging disc and do something."""
        rules = s.rules
        for journal in range(rules.journals):
            free = rules.journal_spaces[journal] - s.journal_discs[journal]
            if s.journal_owner[journal] != seat or free <= 0:
                continue
            gains, discs = rules.journal_space[journal], s.area[seat] - 1
            if feasible(s, seat, gains, -1, discs, s.supply[seat], s.research[seat], out):
                out.add(rules.m_space[journal])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, arg = s.seat(), s.rules.arg[move]
        kind = s.rules.kind[move]
        if kind not in (M_PASS, M_ACTIVATE, M_SPACE) and move != DONE:
            s.put(Turn.BEGUN, 1)
            take_offer(s, seat, move)
            return
        s.pop()
        s.reserve = 0
        if kind == M_PASS:
            s.passed |= BIT[seat]
            s.record(E_PASSED, seat, 0, 0)
            return
        EndTurn.push(s, seat)
        if kind == M_ACTIVATE:
            activate(s, seat, arg)
        elif kind == M_SPACE:
            use_space(s, seat, arg)

    def why_not(self, s: EndeavorState, move: i64) -> Reason | None:
        kind = s.rules.kind[move]
        if kind == M_PASS:
            return Reason("refused-endeavor-begun")
        return activation_refusal(s, s.seat(), s.rules.arg[move]) if kind == M_ACTIVATE else None


def activate(s: EndeavorState, seat: i64, side: i64) -> None:
    """Put a staging disc on a specialist, whose actions can then be done."""
    for i in range(seat * TEAM, seat * TEAM + TEAM):
        if s.team[i] == member_of(side, 0):
            s.team[i] = member_of(side, 1)
            break
    s.area[seat] -= 1
    s.record(E_ACTIVATED, seat, side, 0)
    Acts.push(s, seat, side)


def use_space(s: EndeavorState, seat: i64, journal: i64) -> None:
    """Put a staging disc on a journal's action space in place of an activation."""
    s.area[seat] -= 1
    s.journal_discs[journal] += 1
    s.record(E_USED, seat, -1, journal)
    Acts.push(s, seat, NO_SIDE)
    s.gain(seat, s.rules.journal_space[journal], -1)


def activation_refusal(s: EndeavorState, seat: i64, side: i64) -> Reason:
    """Why a specialist can't be activated."""
    if s.area[seat] == 0:
        return Reason("refused-endeavor-no-disc")
    busy = False
    free = False
    for i in range(seat * TEAM, seat * TEAM + TEAM):
        busy = busy or s.team[i] == member_of(side, 1)
        free = free or s.team[i] == member_of(side, 0)
    if busy:
        return Reason("refused-endeavor-busy")
    return Reason("refused-endeavor-no-circle" if free else "refused-endeavor-not-in-team")


NO_SIDE: Final[i64] = 0
"""In place of the side of a specialist: no action, only what is offered at any pause. The leader has no junior side."""
_UNUSED: Final[i64] = 1
"""The sets of slots that may be used up at first: the empty one alone."""


@final
class Acts(EndeavorFrame):
    """The actions of an activated specialist: any, in any order, one alternative of each slot; tokens in between."""

    SIDE: Final[i64] = 0
    USED: Final[i64] = 1
    """All sets of slots that could have been used for what was done so far, as a mask of masks."""

    @staticmethod
    def push(s: EndeavorState, seat: i64, side: i64) -> None:
        s.push(F_ACTS, seat, side, _UNUSED, 0, 0)

    def asks(self, s: EndeavorState) -> str:
        return "acts"

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        seat = s.seat()
        actions = open_actions(s, s.get(Acts.SIDE), s.get(Acts.USED))
        for action in range(ACTIONS):
            if actions & BIT[action] and action != COPY:
                list_action(s, seat, plain_spec(action), -1, 0, out)
        if actions & BIT[TRAVEL]:
            list_before(s, seat, TRAVEL, plain_spec(TRAVEL), -1, out)
        if actions & BIT[CONSERVE]:
            list_before(s, seat, CONSERVE, plain_spec(CONSERVE), -1, out)
        if actions & BIT[COPY]:
            self._list_copies(s, seat, out)
        list_offers(s, seat, out)
        out.add(DONE)

    def _list_copies(self, s: EndeavorState, seat: i64, out: MoveList) -> None:
        for i in range(seat * TEAM, seat * TEAM + TEAM):
            other = side_of(s.team[i])
            if s.team[i] >= 0 and other != s.get(Acts.SIDE) and s.rules.side_circle[other]:
                out.add(s.rules.m_copy[other])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat = s.seat()
        kind = s.rules.kind[move]
        if move == DONE:
            s.pop()
        elif kind == M_COPY:
            self._use_slot(s, COPY)
            Acts.push(s, seat, side=s.rules.arg[move])
        elif kind in (M_CASH, M_USE, M_DISCARD):
            take_offer(s, seat, move)
        elif kind == M_APPLY:
            action = before_action(s, move)
            if action >= 0:
                self._use_slot(s, action)
                action = plain_spec(action)
            begin_use(s, seat, move, action, -1, no_chain=0)
        else:
            action = action_of(s, move)
            self._use_slot(s, action)
            do_action(s, seat, plain_spec(action), -1, 0, 0, move)

    def _use_slot(self, s: EndeavorState, action: i64) -> None:
        s.put(Acts.USED, after_action(s, s.get(Acts.SIDE), s.get(Acts.USED), action))

    def why_not(self, s: EndeavorState, move: i64) -> Reason | None:
        return action_refusal(s, s.seat(), open_actions(s, s.get(Acts.SIDE), s.get(Acts.USED)), move)


def open_actions(s: EndeavorState, side: i64, used: i64) -> i64:
    """The actions for which a slot may still be free, as a mask."""
    slots, first = s.rules.side_slots, side * SLOTS
    found: i64 = 0
    taken: i64 = 0
    while BIT[taken] <= used:
        if used & BIT[taken]:
            for slot in range(SLOTS):
                if not taken & BIT[slot]:
                    found |= slots[first + slot]
        taken += 1
    return found


def after_action(s: EndeavorState, side: i64, used: i64, action: i64) -> i64:
    """All sets of used slots that are possible after one more action."""
    slots, first = s.rules.side_slots, side * SLOTS
    found: i64 = 0
    taken: i64 = 0
    while BIT[taken] <= used:
        if used & BIT[taken]:
            for slot in range(SLOTS):
                if not taken & BIT[slot] and slots[first + slot] & BIT[action]:
                    found |= BIT[taken | BIT[slot]]
        taken += 1
    return found


@final
class EndTurn(EndeavorFrame):
    """At most one dive token may be kept beyond the end of a turn."""

    @staticmethod
    def push(s: EndeavorState, seat: i64) -> None:
        s.push(F_END_TURN, seat, 0, 0, 0, 0)

    def asks(self, s: EndeavorState) -> str:
        return "end-turn"

    def ready(self, s: EndeavorState) -> bool:
        if s.tokens_held(s.seat()) > 1:
            return self.offer(s)
        s.pop()
        return False

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        list_tokens(s, s.seat(), True, out)

    def answer(self, s: EndeavorState, move: i64) -> None:
        take_offer(s, s.seat(), move)


def list_offers(s: EndeavorState, seat: i64, out: MoveList) -> None:
    """Add what may be done at any pause of the player's own turn: spend tokens, use journals."""
    list_tokens(s, seat, False, out)
    list_turn_journals(s, seat, out)


def list_tokens(s: EndeavorState, seat: i64, must: bool, out: MoveList) -> None:
    """Add the ways to spend a token. If one must go, it can be cashed even where its Research is lost."""
    rules, held, first = s.rules, s.held, seat * s.rules.tokens
    for kind in range(rules.tokens):
        if held[first + kind] == 0:
            continue
        if must or s.research[seat] < rules.research_most:
            out.add(rules.m_cash[kind])
        gains, cost = rules.token_gain[kind], rules.token_disc[kind]
        if gains < 0 or s.discs(seat) < cost:
            continue
        if feasible(s, seat, gains, -1, s.discs(seat) - cost, s.supply[seat] + cost, s.research[seat], out):
            out.add(rules.m_use[kind])


def take_offer(s: EndeavorState, seat: i64, move: i64) -> None:
    """Spend a token or use a journal."""
    rules = s.rules
    kind, arg = rules.kind[move], rules.arg[move]
    if kind == M_CASH:
        s.cash(seat, arg)
    elif kind == M_USE:
        s.held[seat * rules.tokens + arg] -= 1
        s.tossed[arg] += 1
        s.return_discs(seat, rules.token_disc[arg])
        s.record(E_USED, seat, arg, -1)
        s.gain(seat, rules.token_gain[arg], -1)
    else:
        begin_use(s, seat, move, -1, -1, no_chain=0)
