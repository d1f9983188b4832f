# mypyc: compile
"""Using published journals: once per round or when discarded, each at the moment it names."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.game import MoveList
from batyskaf.games.endeavor import granting
from batyskaf.games.endeavor.codes import (
    CONSERVE,
    DISCARDED,
    DONE,
    E_APPLIED,
    E_DISCARDED,
    E_DISPLAYED,
    F_AFTER,
    F_RECOVER,
    F_REFILL,
    J_GAIN,
    J_RECOVER,
    J_TECH,
    M_DISCARD,
    RESEARCH,
    S_ACT,
    TEAM,
    TRAVEL,
    W_BEFORE_CONSERVE,
    W_TRAVEL,
    W_TURN,
)
from batyskaf.games.endeavor.feasible import feasible
from batyskaf.games.endeavor.gains import count_of
from batyskaf.games.endeavor.layouts import discard_use, is_busy, is_discard, journal_of, round_use
from batyskaf.games.endeavor.reaching import leads_farther, list_busy, list_sites
from batyskaf.games.endeavor.state import EndeavorFrame, EndeavorState

NO_JOURNAL: Final[i64] = -1


def in_own_turn(s: EndeavorState, seat: i64) -> bool:
    """Journals and tokens can be used in the action phase, during the player's own turn."""
    return seat == s.owner and s.stage == S_ACT


def can_use(s: EndeavorState, seat: i64, use: i64) -> bool:
    """Whether a seat has a journal and can use it, its cost included. When it can, `Rules.moment_use` says."""
    rules = s.rules
    journal = journal_of(use)
    if s.journal_owner[journal] != seat:
        return False
    if s.journal_used[journal] and not is_discard(use):
        return False
    return s.research[seat] >= rules.use_research[use] and s.discs(seat) >= rules.use_discs[use]


def list_turn_journals(s: EndeavorState, seat: i64, out: MoveList) -> None:
    """Add the journals that can be used at any pause of the player's own turn."""
    list_useful(s, seat, W_TURN, -1, NO_JOURNAL, out)


def list_useful(s: EndeavorState, seat: i64, when: i64, zone: i64, published: i64, out: MoveList) -> None:
    """Add the journals that can be used at a moment and would do something.

    `zone` is where it happens, -1 for none; a journal does not react to being published itself.
    """
    rules, owner = s.rules, s.journal_owner
    for i in range(rules.moment_first[when], rules.moment_first[when + 1]):
        use = rules.moment_use[i]
        journal = journal_of(use)
        if owner[journal] != seat or journal == published:
            continue
        if is_useful(s, seat, use, zone, out):
            out.add(rules.m_discard[journal] if is_discard(use) else rules.m_apply[journal])


def is_useful(s: EndeavorState, seat: i64, use: i64, zone: i64, out: MoveList) -> bool:
    """Whether a journal can be used and would do something; `out` is as in `feasible`."""
    rules = s.rules
    if not can_use(s, seat, use):
        return False
    if zone >= 0 and rules.tile_depth[zone] < rules.use_depth[use]:
        return False
    if rules.use_what[use] == J_RECOVER:
        return has_busy(s, seat)
    return rules.use_what[use] != J_GAIN or gain_does_something(s, seat, use, zone, out)


def gain_does_something(s: EndeavorState, seat: i64, use: i64, zone: i64, out: MoveList) -> bool:
    """Whether the reward list of a use would do something once its cost is paid; `out` is as in `feasible`."""
    rules = s.rules
    discs = s.discs(seat) - rules.use_discs[use]
    supply = s.supply[seat] + rules.use_discs[use]
    research = s.research[seat] - rules.use_research[use]
    return feasible(s, seat, rules.use_arg[use], zone, discs, supply, research, out)


def has_busy(s: EndeavorState, seat: i64) -> bool:
    """Whether a disc lies on one of a seat's specialists."""
    for i in range(seat * TEAM, seat * TEAM + TEAM):
        if is_busy(s.team[i]):
            return True
    return False


# --- before an action ------------------------------------------------------------------------------------------------


def list_before(s: EndeavorState, seat: i64, action: i64, spec: i64, zone: i64, out: MoveList) -> None:
    """Add the journals that can be used before an action: farther travel, or Research for a conservation."""
    if not in_own_turn(s, seat) or (action != TRAVEL and action != CONSERVE):
        return
    rules = s.rules
    when = W_TRAVEL if action == TRAVEL else W_BEFORE_CONSERVE
    for i in range(rules.moment_first[when], rules.moment_first[when + 1]):
        use = rules.moment_use[i]
        if can_use(s, seat, use) and leads_on(s, seat, use, spec, zone, out):
            out.add(rules.m_apply[journal_of(use)])


def leads_on(s: EndeavorState, seat: i64, use: i64, spec: i64, zone: i64, out: MoveList) -> bool:
    """Whether this use does something, and the action can still be done after it, repeating it as often as necessary.

    `out` is as in `feasible`.
    """
    rules = s.rules
    if rules.use_what[use] == J_TECH:
        return leads_farther(s, seat, spec, zone, rules.use_arg[use])
    discs = rules.use_discs[use]
    if s.discs(seat) < discs + 1 or not gain_does_something(s, seat, use, zone, out):
        return False
    times: i64 = 1
    if rules.use_repeat[use] and discs > 0:
        times = (s.discs(seat) - 1) // discs
    gained = count_of(rules.gain_plain[rules.use_arg[use]], RESEARCH)
    research = s.research[seat] - rules.use_research[use] + times * gained
    n = out.n
    list_sites(s, seat, CONSERVE, spec, zone, s.discs(seat) - discs, research, out)
    found = out.n > n
    out.n = n
    return found


def list_repeat(s: EndeavorState, seat: i64, journal: i64, spec: i64, zone: i64, out: MoveList) -> None:
    """Add the same journal once more, as long as its action stays possible."""
    use = round_use(journal)
    if not s.rules.use_repeat[use] or s.research[seat] < s.rules.use_research[use]:
        return
    if leads_on(s, seat, use, spec, zone, out):
        out.add(s.rules.m_apply[journal])


def before_action(s: EndeavorState, move: i64) -> i64:
    """The action that a journal's use begins, -1 if it begins none."""
    when = s.rules.use_when[round_use(s.rules.arg[move])]
    if when == W_TRAVEL:
        return TRAVEL
    return CONSERVE if when == W_BEFORE_CONSERVE else -1


def bonus_of(s: EndeavorState, journal: i64) -> i64:
    """The technology that a journal adds to the travel it begins."""
    use = round_use(journal)
    if s.rules.use_what[use] != J_TECH:
        return 0
    return s.rules.use_arg[use]


def begin_use(s: EndeavorState, seat: i64, move: i64, spec: i64, zone: i64, no_chain: i64) -> None:
    """Use a journal: pay, turn or discard it, and put its effect on the agenda.

    If it begins an action, `spec` and `no_chain` are those of the action, as in `Act`.
    """
    rules = s.rules
    journal = rules.arg[move]
    use = round_use(journal)
    if rules.kind[move] == M_DISCARD:
        use = discard_use(journal)
        s.journal_owner[journal] = DISCARDED
        s.record(E_DISCARDED, seat, journal, 0)
    else:
        s.journal_used[journal] = 1
        s.record(E_APPLIED, seat, journal, 0)
    s.research[seat] -= rules.use_research[use]
    s.return_discs(seat, rules.use_discs[use])
    when, what = rules.use_when[use], rules.use_what[use]
    if when in (W_TRAVEL, W_BEFORE_CONSERVE):
        granting.Begun.push(s, seat, spec, zone, journal, no_chain)
    if what == J_RECOVER:
        Recover.push(s, seat)
    elif what == J_GAIN:
        s.gain(seat, rules.use_arg[use], zone)


@final
class Recover(EndeavorFrame):
    """A journal takes a disc back from a specialist."""

    @staticmethod
    def push(s: EndeavorState, seat: i64) -> None:
        s.push(F_RECOVER, seat, 0, 0, 0, 0)

    def asks(self, s: EndeavorState) -> str:
        return "recover"

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        list_busy(s, s.seat(), out)

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat = s.seat()
        s.pop()
        s.recover(seat, s.rules.arg[move])


# --- after an action -------------------------------------------------------------------------------------------------


@final
class After(EndeavorFrame):
    """Own journals that an action has set off."""

    WHEN: Final[i64] = 0
    ZONE: Final[i64] = 1
    """The tile where it happened, -1 for none."""
    PUBLISHED: Final[i64] = 2
    """The journal that was published, NO_JOURNAL for another action."""

    @staticmethod
    def push(s: EndeavorState, seat: i64, when: i64, zone: i64, published: i64 = NO_JOURNAL) -> None:
        s.push(F_AFTER, seat, when, zone, published, 0)

    def asks(self, s: EndeavorState) -> str:
        return "after"

    def ready(self, s: EndeavorState) -> bool:
        if in_own_turn(s, s.seat()):
            return self.offer(s)
        s.pop()
        return False

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        out.add(DONE)
        list_useful(s, s.seat(), s.get(After.WHEN), s.get(After.ZONE), s.get(After.PUBLISHED), out)

    def answer(self, s: EndeavorState, move: i64) -> None:
        if move == DONE:
            s.pop()
        else:
            begin_use(s, s.seat(), move, -1, s.get(After.ZONE), no_chain=0)


@final
class Refill(EndeavorFrame):
    """The journal display is filled up again after a publication. Asks nothing."""

    @staticmethod
    def push(s: EndeavorState, seat: i64) -> None:
        s.push(F_REFILL, seat, 0, 0, 0, 0)

    def ready(self, s: EndeavorState) -> bool:
        s.pop()
        for i in range(i64(len(s.display))):
            if s.display[i] < 0 and s.deck_at < len(s.deal.journals):
                s.display[i] = s.deal.journals[s.deck_at]
                s.deck_at += 1
                s.revealed = True
                s.record(E_DISPLAYED, s.display[i], 0, 0)
        return False
