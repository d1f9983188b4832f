# mypyc: compile
"""The five actions: travel, sonar, dive, conserve, journal, and what follows from them."""

from typing import final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.games.endeavor.codes import (
    A_SIZE,
    A_TOKENS,
    CONSERVE,
    DIVE,
    DIVE_MOST,
    E_CLEANED,
    E_DIVED,
    E_LINKED,
    E_OCCUPIED,
    E_PAID,
    E_PROMOTED,
    E_PUBLISHED,
    E_TOSSED,
    E_TRAVELLED,
    F_AFTER,
    F_DIVING,
    F_EFFECTS,
    F_FROM,
    F_PAY,
    F_PUBLISH,
    F_REFILL,
    F_RESTORED,
    F_RETAIN,
    F_REWARDS,
    MILESTONE_TRAVEL,
    PROMOTE,
    SONAR,
    T_CONSERVE,
    T_DIVE,
    T_TRAVEL_OUT,
    TEAM,
    TRAVEL,
    W_ARRIVAL,
    W_CONSERVE,
    W_DIVE,
    W_JOURNAL,
    W_PROMOTE,
)
from batyskaf.games.endeavor.reaching import (
    NO_CHAIN,
    action_of,
    cost_of,
    may_leave,
    reach,
)
from batyskaf.games.endeavor.state import (
    EndeavorState,
    Frame,
)


def do_action(s: EndeavorState, seat: i64, spec: i64, zone: i64, flags: i64, move: i64) -> None:
    """Begin the action that a move names."""
    rules = s.rules
    arg = rules.arg[move]
    action = action_of(s, move)
    if action == TRAVEL:
        s.push(F_FROM, seat, spec, zone, arg, flags)
    elif action == PROMOTE:
        promote(s, seat, arg)
    elif action == SONAR:
        occupy(s, seat, arg)
        s.gain(seat, rules.site_gain[arg], rules.site_tile[arg], rules.site_free[arg])
    elif action == DIVE:
        tile = rules.site_tile[arg]
        s.push(F_AFTER, seat, W_DIVE, tile, 0, 0)
        s.push(F_EFFECTS, seat, T_DIVE, tile, arg, flags & NO_CHAIN)
        s.push(F_DIVING, seat, arg, rules.specs[spec * A_SIZE + A_TOKENS], 0, 0)
    elif action == CONSERVE:
        pay(s, seat, arg, cost_of(s, spec, rules.site_cost[arg]), -1, flags)
    else:
        s.push(F_PUBLISH, seat, arg, spec, 0, 0)


def promote(s: EndeavorState, seat: i64, arg: i64) -> None:
    """Turn a junior to the senior side; a disc on it goes back to supply."""
    specialist, busy = arg // 2, arg % 2
    for i in range(seat * TEAM, seat * TEAM + TEAM):
        if s.team[i] == specialist * 4 + busy:
            s.team[i] = specialist * 4 + 2
            break
    s.supply[seat] += busy
    s.tell(E_PROMOTED, seat, specialist, busy)
    s.push(F_AFTER, seat, W_PROMOTE, -1, 0, 0)
    s.gain(seat, s.rules.side_gain[specialist * 2 + 1], -1, 0)


def occupy(s: EndeavorState, seat: i64, site: i64) -> None:
    """Put a staging disc on a site; links it completes go on the agenda, the active player's first."""
    rules = s.rules
    s.site_owner[site] = seat
    s.area[seat] -= 1
    s.tell(E_OCCUPIED, seat, site, 0)
    first, last = rules.link_first[site], rules.link_first[site + 1]
    if first == last:
        return
    for i in range(s.seats - 1, -1, -1):
        other = (seat + i) % s.seats
        counts: i64 = 0
        for at in range(first, last, 2):
            end = rules.links[at]
            owner = s.site_owner[end]
            if owner >= 0 and (owner == other or i == 0):
                counts += rules.gains[rules.links[at + 1] * 2]
                if i == 0:
                    s.tell(E_LINKED, site, end, owner)
        if counts > 0:
            s.push(F_REWARDS, other, counts, 0, rules.site_tile[site], 0)


def pay(s: EndeavorState, seat: i64, site: i64, cost: i64, journal: i64, flags: i64) -> None:
    """Pay for a conservation site, or for publishing a journal at a site."""
    if s.research[seat] < cost:
        s.push(F_PAY, seat, site, cost, journal, flags)
        return
    s.research[seat] -= cost
    s.tell(E_PAID, seat, cost, 0)
    if journal >= 0:
        publish(s, seat, site, journal)
    else:
        conserve(s, seat, site, flags)


def conserve(s: EndeavorState, seat: i64, site: i64, flags: i64) -> None:
    rules, setup = s.rules, s.setup
    tile = rules.site_tile[site]
    s.push(F_AFTER, seat, W_CONSERVE, tile, 0, 0)
    s.push(F_EFFECTS, seat, T_CONSERVE, tile, site, flags & NO_CHAIN)
    if setup.restored_hex >= 0:
        s.push(F_RESTORED, seat, tile, 0, 0, 0)
    if s.cleaned[seat] < setup.cleanup and cleans(s, seat, tile):
        s.cleaned[seat] += 1
        s.tell(E_CLEANED, seat, s.cleaned[seat], 0)
    occupy(s, seat, site)
    s.gain(seat, rules.site_gain[site], tile, 0)


def cleans(s: EndeavorState, seat: i64, tile: i64) -> bool:
    """Mission rule: the first own conservation disc in a zone of certain depths moves up the cleanup track."""
    rules = s.rules
    if not s.setup.cleanup_depths & BIT[rules.tile_depth[tile]]:
        return False
    for site in range(rules.tile_first[tile], rules.tile_first[tile + 1]):
        if rules.site_kind[site] == CONSERVE and s.site_owner[site] == seat:
            return False
    return True


def publish(s: EndeavorState, seat: i64, site: i64, journal: i64) -> None:
    """Site reward, links, then the journal's instant part, then the others'; the display is refilled at the end."""
    rules = s.rules
    tile = rules.site_tile[site]
    s.journal_owner[journal] = seat
    for i in range(i64(len(s.display))):
        if s.display[i] == journal:
            s.display[i] = -1
    s.tell(E_PUBLISHED, seat, journal, site)
    s.push(F_REFILL, seat, 0, 0, 0, 0)
    s.push(F_AFTER, seat, W_JOURNAL, tile, 0, 0)
    for i in range(s.seats - 1, 0, -1):
        s.gain((seat + i) % s.seats, rules.journal_others[journal], -1, 0)
    s.gain(seat, rules.journal_instant[journal], -1, 0)
    occupy(s, seat, site)
    s.gain(seat, rules.site_gain[site], tile, 0)


@final
class From(Frame):
    """Which submarine travels, if several could; then it does."""

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        seat = s.seat()
        spec, zone, tile, flags = s.get(0), s.get(1), s.get(2), s.get(3)
        for i in range(seat * 3, seat * 3 + 3):
            start = s.vessels[i]
            if start < 0 or not may_leave(s, spec, zone, start):
                continue
            if reach(s, seat, start, spec, flags) & BIT[s.tile_place[tile]]:
                out.add(s.rules.m_from[start])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, tile = s.seat(), s.get(2)
        start = s.rules.arg[move]
        s.pop()
        for i in range(seat * 3, seat * 3 + 3):
            if s.vessels[i] == start:
                s.vessels[i] = tile
                break
        s.tell(E_TRAVELLED, seat, start, tile)
        if s.rules.tile_depth[tile] == 5:
            reach_milestone(s, seat, MILESTONE_TRAVEL)
        arrive(s, seat, tile, start)


def arrive(s: EndeavorState, seat: i64, tile: i64, start: i64) -> None:
    """The arrival bonus of a Travel or a launch (from -1), features of the zone left, journals about arrivals."""
    s.push(F_AFTER, seat, W_ARRIVAL, tile, 0, 0)
    if start >= 0:
        s.push(F_EFFECTS, seat, T_TRAVEL_OUT, start, -1, 0)
    s.gain(seat, s.rules.tile_arrival[tile], tile, 0)


def reach_milestone(s: EndeavorState, seat: i64, milestone: i64) -> None:
    """Note who was first, second and so on."""
    row = milestone * 5
    if s.reached[row + seat] > 0:
        return
    rank: i64 = 1
    for other in range(s.seats):
        if s.reached[row + other] > 0:
            rank += 1
    s.reached[row + seat] = rank


@final
class Pay(Frame):
    """Cash dive tokens until a cost can be paid."""

    def settle(self, s: EndeavorState) -> bool:
        seat, site, cost, journal, flags = s.seat(), s.get(0), s.get(1), s.get(2), s.get(3)
        if s.research[seat] < cost:
            return True
        s.pop()
        pay(s, seat, site, cost, journal, flags)
        return False

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        seat = s.seat()
        for kind in range(s.rules.tokens):
            if s.held[seat * s.rules.tokens + kind] > 0:
                out.add(s.rules.m_cash[kind])

    def answer(self, s: EndeavorState, move: i64) -> None:
        s.cash(s.seat(), s.rules.arg[move])


@final
class Publish(Frame):
    """Which journal of the display is published at the chosen site."""

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        seat = s.seat()
        site, spec = s.get(0), s.get(1)
        funds = s.funds(seat)
        field = BIT[s.rules.site_field[site]]
        for journal in s.display:
            if journal < 0 or not s.rules.journal_fields[journal] & field:
                continue
            if cost_of(s, spec, s.rules.journal_cost[journal]) <= funds:
                out.add(s.rules.m_publish[journal])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, site, spec = s.seat(), s.get(0), s.get(1)
        journal = s.rules.arg[move]
        s.pop()
        pay(s, seat, site, cost_of(s, spec, s.rules.journal_cost[journal]), journal, 0)


@final
class Diving(Frame):
    """Take tokens from the top of a dive site: one, or as many as a journal says, or two of which one is kept."""

    def settle(self, s: EndeavorState) -> bool:
        seat, site, left = s.seat(), s.get(0), s.get(1)
        dive = s.rules.site_dive[site]
        if left == 0 or s.dive_n[dive] == 0:
            s.pop()
            return False
        s.put(1, left - 1)
        s.revealed = True
        one = self._lift(s, seat, site, dive)
        if s.rules.site_two[site] and s.dive_n[dive] > 0:
            other = self._lift(s, seat, site, dive)
            s.push(F_RETAIN, seat, one, other, 0, 0)
        else:
            s.held[seat * s.rules.tokens + one] += 1
        return False

    def _lift(self, s: EndeavorState, seat: i64, site: i64, dive: i64) -> i64:
        s.dive_n[dive] -= 1
        at = dive * DIVE_MOST + s.dive_n[dive]
        kind = s.tokens[s.dives[at]]
        s.dives[at] = -1
        s.tell(E_DIVED, seat, site, kind)
        return kind


@final
class Retain(Frame):
    """Two tokens were taken: one is kept, the other discarded."""

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        out.add(s.rules.m_retain[s.get(0)])
        out.add(s.rules.m_retain[s.get(1)])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, one, other = s.seat(), s.get(0), s.get(1)
        kept = s.rules.arg[move]
        tossed = other if kept == one else one
        s.pop()
        s.held[seat * s.rules.tokens + kept] += 1
        s.tossed[tossed] += 1
        s.tell(E_TOSSED, seat, tossed, 0)
