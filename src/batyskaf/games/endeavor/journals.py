# mypyc: compile
"""Published journals at work: once per round or when discarded, each at the moment it names."""

from typing import final

from mypy_extensions import i64

from batyskaf.core.game import MoveList
from batyskaf.games.endeavor.codes import (
    CONSERVE,
    DONE,
    E_APPLIED,
    E_DISCARDED,
    E_DISPLAYED,
    F_ACT,
    F_RECOVER,
    J_ANY_DEPTH,
    J_EXTRA_TILES,
    J_GAIN,
    J_RECOVER,
    J_TECH,
    M_DISCARD,
    S_ACT,
    TEAM,
    TRAVEL,
    W_BEFORE_CONSERVE,
    W_DISCOVER,
    W_TRAVEL,
    W_TURN,
)
from batyskaf.games.endeavor.reaching import (
    APPLIED,
    BONUS,
    MUST,
    list_action,
    list_sites,
)
from batyskaf.games.endeavor.rewards import (
    feasible,
)
from batyskaf.games.endeavor.state import (
    EndeavorState,
    Frame,
)


def in_own_turn(s: EndeavorState, seat: i64) -> bool:
    """Journals and tokens work in the action phase, in one's own turn."""
    return seat == s.owner and s.stage == S_ACT


def can_use(s: EndeavorState, seat: i64, use: i64, when: i64) -> bool:
    """Whether one use of a journal (journal * 2, plus 1 for its discard) is open at a moment, its cost included."""
    rules = s.rules
    journal = use // 2
    if rules.use_when[use] != when or s.journal_owner[journal] != seat:
        return False
    if use % 2 == 0 and s.journal_used[journal]:
        return False
    return s.research[seat] >= rules.use_research[use] and s.discs(seat) >= rules.use_discs[use]


def list_turn_journals(s: EndeavorState, seat: i64, out: MoveList) -> None:
    """Journals that can be used at any pause of one's own turn."""
    rules = s.rules
    for use in range(rules.journals * 2):
        if s.journal_owner[use // 2] == seat and can_use(s, seat, use, W_TURN) and worth(s, seat, use):
            out.add(rules.m_apply[use // 2] if use % 2 == 0 else rules.m_discard[use // 2])


def worth(s: EndeavorState, seat: i64, use: i64) -> bool:
    """Whether using it would do anything."""
    if s.rules.use_what[use] == J_RECOVER:
        for i in range(seat * TEAM, seat * TEAM + TEAM):
            if s.team[i] >= 0 and s.team[i] % 2 == 1:
                return True
        return False
    if s.rules.use_what[use] == J_GAIN:
        return feasible(s, seat, s.rules.use_arg[use])
    return True


def list_before(s: EndeavorState, seat: i64, action: i64, spec: i64, zone: i64, out: MoveList) -> None:
    """Journals that can be used before an action: farther travel, or Research for a conservation."""
    if not in_own_turn(s, seat) or (action != TRAVEL and action != CONSERVE):
        return
    rules = s.rules
    when = W_TRAVEL if action == TRAVEL else W_BEFORE_CONSERVE
    for journal in range(rules.journals):
        use = journal * 2
        if s.journal_owner[journal] != seat or not can_use(s, seat, use, when):
            continue
        if leads_on(s, seat, use, spec, zone):
            out.add(rules.m_apply[journal])


def leads_on(s: EndeavorState, seat: i64, use: i64, spec: i64, zone: i64) -> bool:
    """Whether the action can still be done after this use, repeated as often as need be."""
    rules = s.rules
    s.scratch.clear()
    if rules.use_what[use] == J_TECH:
        list_action(s, seat, spec, zone, rules.use_arg[use] * BONUS, s.scratch)
        return s.scratch.n > 0
    discs = rules.use_discs[use]
    if s.discs(seat) < discs + 1:
        return False
    times: i64 = 1
    if rules.use_repeat[use] and discs > 0:
        times = (s.discs(seat) - 1) // discs
    before = s.research[seat]
    s.research[seat] = before - rules.use_research[use] + times * plain_research(s, use)
    s.area[seat] -= discs
    list_sites(s, seat, CONSERVE, spec, zone, s.scratch)
    s.research[seat] = before
    s.area[seat] += discs
    return s.scratch.n > 0


def plain_research(s: EndeavorState, use: i64) -> i64:
    """The Research in a journal's reward list."""
    return (s.rules.gains[s.rules.use_arg[use] * 2] >> 24) & 15


def list_repeat(s: EndeavorState, seat: i64, spec: i64, zone: i64, flags: i64, out: MoveList) -> None:
    """The same journal once more, as long as its action stays possible."""
    journal = flags // APPLIED - 1
    if journal < 0 or not s.rules.use_repeat[journal * 2]:
        return
    use = journal * 2
    if s.discs(seat) < s.rules.use_discs[use] + 1 or s.research[seat] < s.rules.use_research[use]:
        return
    if s.research[seat] < s.rules.research_most and leads_on(s, seat, use, spec, zone):
        out.add(s.rules.m_apply[journal])


def before_action(s: EndeavorState, move: i64) -> i64:
    """The action that a journal's use begins, -1 if it begins none."""
    when = s.rules.use_when[s.rules.arg[move] * 2]
    if when == W_TRAVEL:
        return TRAVEL
    return CONSERVE if when == W_BEFORE_CONSERVE else -1


def begin_use(s: EndeavorState, seat: i64, move: i64, spec: i64, zone: i64, chain: i64) -> None:
    """Use a journal: pay, turn or discard it, and put its effect on the agenda.

    If it begins an action, `chain` says whether a zone feature that granted the action may be set off by it again.
    """
    rules = s.rules
    journal = rules.arg[move]
    use = journal * 2
    if rules.kind[move] == M_DISCARD:
        use += 1
        s.journal_owner[journal] = -2
        s.tell(E_DISCARDED, seat, journal, 0)
    else:
        s.journal_used[journal] = 1
        s.tell(E_APPLIED, seat, journal, 0)
    s.research[seat] -= rules.use_research[use]
    s.area[seat] -= rules.use_discs[use]
    s.supply[seat] += rules.use_discs[use]
    what, arg = rules.use_what[use], rules.use_arg[use]
    when = rules.use_when[use]
    if when in (W_TRAVEL, W_BEFORE_CONSERVE):
        flags = MUST + (journal + 1) * APPLIED + chain
        if what == J_TECH:
            flags += arg * BONUS
        s.push(F_ACT, seat, spec, zone, 1, flags)
    if what == J_RECOVER:
        s.push(F_RECOVER, seat, 0, 0, 0, 0)
    elif what == J_GAIN:
        s.gain(seat, arg, zone, 0)


@final
class After(Frame):
    """Own journals that an action has set off: `when`, and the zone it happened in."""

    def settle(self, s: EndeavorState) -> bool:
        if in_own_turn(s, s.seat()):
            return True
        s.pop()
        return False

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        seat, when, zone = s.seat(), s.get(0), s.get(1)
        rules = s.rules
        out.add(DONE)
        for use in range(rules.journals * 2):
            if s.journal_owner[use // 2] != seat or not can_use(s, seat, use, when):
                continue
            if zone >= 0 and rules.tile_depth[zone] < rules.use_depth[use]:
                continue
            if use % 2 == 0:
                out.add(rules.m_apply[use // 2])
            elif feasible_at(s, seat, rules.use_arg[use], zone):
                out.add(rules.m_discard[use // 2])

    def answer(self, s: EndeavorState, move: i64) -> None:
        if move == DONE:
            s.pop()
            return
        begin_use(s, s.seat(), move, -1, s.get(1), 0)


def feasible_at(s: EndeavorState, seat: i64, gains: i64, zone: i64) -> bool:
    """Whether a reward list would do anything when gained in a zone."""
    extra = s.rules.gains[gains * 2 + 1]
    if extra < 1024:
        return True
    s.scratch.clear()
    list_action(s, seat, extra // 1024 - 1, zone, 0, s.scratch)
    return s.scratch.n > 0


def list_discover_journals(s: EndeavorState, seat: i64, flags: i64, out: MoveList) -> None:
    """Journals that widen a discovery, before its tiles are drawn."""
    if not in_own_turn(s, seat):
        return
    rules = s.rules
    for journal in range(rules.journals):
        use = journal * 2
        if s.journal_owner[journal] != seat or not can_use(s, seat, use, W_DISCOVER):
            continue
        if rules.use_what[use] == J_EXTRA_TILES or (rules.use_what[use] == J_ANY_DEPTH and not flags % 2):
            out.add(rules.m_apply[journal])


@final
class Refill(Frame):
    """The journal display is filled up again after a publication."""

    def settle(self, s: EndeavorState) -> bool:
        s.pop()
        for i in range(i64(len(s.display))):
            if s.display[i] < 0 and s.deck_at < len(s.deal.journals):
                s.display[i] = s.deal.journals[s.deck_at]
                s.deck_at += 1
                s.revealed = True
                s.tell(E_DISPLAYED, s.display[i], 0, 0)
        return False
