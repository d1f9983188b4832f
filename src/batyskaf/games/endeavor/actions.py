# mypyc: compile
"""The five actions: travel, sonar, dive, conserve, journal; where they can be done and what follows from them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.games.endeavor.codes import (
    A_ACTION,
    A_COST,
    A_LOCKED,
    A_MODIFIER,
    A_NOT_TO,
    A_SCOPE,
    A_SIZE,
    A_TECH,
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
    FROM_THIS_ZONE,
    INGENUITY,
    JOURNAL,
    M_SITE,
    M_TRAVEL,
    MILESTONE_TRAVEL,
    OWN_ZONES,
    PROMOTE,
    ROW_OR_COLUMN,
    SAME_DEPTH,
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
    WIDTH,
)
from batyskaf.games.endeavor.state import EndeavorState, Frame
from batyskaf.games.endeavor.table import ROW_MASK

NOT_LAST: Final[i64] = sum(1 << d * 9 + c for d in range(5) for c in range(8))
NOT_FIRST: Final[i64] = sum(1 << d * 9 + c for d in range(5) for c in range(1, 9))
DOWN_TO: Final[vec[i64]] = vec[i64]([(1 << d * 9) - 1 for d in range(6)])
"""All places down to a depth."""
COLUMN_MASK: Final[vec[i64]] = vec[i64]([sum(1 << d * 9 + c for d in range(5)) for c in range(9)])

# Flags that go with a granted action.
MUST: Final[i64] = 1
"""The action was begun by a journal and can't be skipped any more."""
BONUS: Final[i64] = 2
"""Steps of added technology begin at this bit."""
NO_CHAIN: Final[i64] = 16
"""The action comes from a zone effect that does not set itself off again."""
APPLIED: Final[i64] = 256
"""The journal that is being applied, plus one, begins at this bit."""


def action_of(s: EndeavorState, move: i64) -> i64:
    """The action that a move carries out."""
    kind = s.rules.kind[move]
    if kind == M_SITE:
        return s.rules.site_kind[s.rules.arg[move]]
    return TRAVEL if kind == M_TRAVEL else PROMOTE


# --- where -----------------------------------------------------------------------------------------------------------


def list_action(s: EndeavorState, seat: i64, spec: i64, zone: i64, flags: i64, out: MoveList) -> None:
    """Add the moves that begin an action."""
    action = s.rules.specs[spec * A_SIZE + A_ACTION]
    if action == TRAVEL:
        list_travel(s, seat, spec, zone, flags, out)
    elif action == PROMOTE:
        list_juniors(s, seat, out)
    else:
        list_sites(s, seat, action, spec, zone, out)


def list_juniors(s: EndeavorState, seat: i64, out: MoveList) -> None:
    """Promotions a seat could make: of a free junior, or of one with a disc on it."""
    for i in range(seat * TEAM, seat * TEAM + TEAM):
        member = s.team[i]
        if member >= 0 and member % 4 < 2:
            out.add(s.rules.m_promote[member // 4 * 2 + member % 2])


def list_travel(s: EndeavorState, seat: i64, spec: i64, zone: i64, flags: i64, out: MoveList) -> None:
    reached: i64 = 0
    for i in range(seat * 3, seat * 3 + 3):
        tile = s.vessels[i]
        if tile >= 0 and may_leave(s, spec, zone, tile):
            reached |= reach(s, seat, tile, spec, flags)
    if reached == 0:
        return
    rules = s.rules
    for tile in s.zones:
        if reached & BIT[s.tile_place[tile]] and may_end(s, seat, spec, tile):
            out.add(rules.m_travel[tile])


def may_leave(s: EndeavorState, spec: i64, zone: i64, tile: i64) -> bool:
    return s.rules.specs[spec * A_SIZE + A_SCOPE] != FROM_THIS_ZONE or tile == zone


def may_end(s: EndeavorState, seat: i64, spec: i64, tile: i64) -> bool:
    rules = s.rules
    if rules.specs[spec * A_SIZE + A_NOT_TO] & BIT[rules.tile_depth[tile]]:
        return False
    return rules.tile_vessels[tile] > 3 or s.vessels_in(seat, tile) < rules.tile_vessels[tile]


def reach(s: EndeavorState, seat: i64, tile: i64, spec: i64, flags: i64) -> i64:
    """Places a submarine can get to from a zone: technology bounds depth and distance; rising is always allowed."""
    rules = s.rules
    tech = s.level(seat, INGENUITY) + rules.specs[spec * A_SIZE + A_TECH] + rules.tile_tech[tile] + (flags // BONUS) % 8
    deepest: i64 = tech if tech < 5 else 5
    if s.setup.cleanup > 0:
        for depth in range(i64(1), i64(6)):
            if depth <= deepest and s.setup.unlock[depth] > s.cleaned[seat]:
                deepest = depth - 1
    free = s.ocean & ~s.barred
    within = free & DOWN_TO[deepest]
    start = BIT[s.tile_place[tile]]
    edge = start
    seen = start
    for _ in range(tech):
        above = edge >> 9
        near = ((edge << 9) | above | ((edge & NOT_LAST) << 1) | ((edge & NOT_FIRST) >> 1)) & within
        edge = (near | (above & free)) & ~seen
        if edge == 0:
            break
        seen |= edge
    return seen & ~start


def list_sites(s: EndeavorState, seat: i64, action: i64, spec: i64, zone: i64, out: MoveList) -> None:
    """Add the sites of one kind where a seat can act."""
    rules = s.rules
    if action != DIVE and s.discs(seat) < 1:
        return
    funds = s.funds(seat)
    fields: i64 = 0
    if action == JOURNAL:
        fields = affordable_fields(s, spec, funds)
        if fields == 0:
            return
    where = scope_mask(s, seat, spec, zone)
    own = rules.specs[spec * A_SIZE + A_SCOPE] == OWN_ZONES
    for tile in s.zones:
        here = where & BIT[s.tile_place[tile]] != 0
        if not here and not (own and rules.tile_caves[tile]):
            continue
        for site in range(rules.tile_first[tile], rules.tile_first[tile + 1]):
            if rules.site_kind[site] != action:
                continue
            if own and rules.site_cave[site] and not from_cave(s, site, where):
                continue
            if site_open(s, site, action, spec, funds, fields):
                out.add(rules.m_site[site])


def scope_mask(s: EndeavorState, seat: i64, spec: i64, zone: i64) -> i64:
    """Places where an action may be done."""
    scope = s.rules.specs[spec * A_SIZE + A_SCOPE]
    if scope == OWN_ZONES:
        return s.vessel_mask(seat)
    if scope == SAME_DEPTH:
        own = s.vessel_mask(seat)
        rows: i64 = 0
        for depth in range(i64(1), i64(6)):
            if own & ROW_MASK[depth]:
                rows |= ROW_MASK[depth]
        return rows
    if zone < 0:
        return 0
    place = s.tile_place[zone]
    if scope == ROW_OR_COLUMN:
        return ROW_MASK[place // WIDTH + 1] | COLUMN_MASK[place % WIDTH]
    return BIT[place]


def from_cave(s: EndeavorState, site: i64, where: i64) -> bool:
    """Whether a submarine lies in the zone that a cave opens to."""
    place = s.tile_place[s.rules.site_tile[site]]
    cave = s.rules.site_cave[site]
    if cave == 2:
        return place >= WIDTH and where & BIT[place - WIDTH] != 0
    if cave == 1:
        return place % WIDTH > 0 and where & BIT[place - 1] != 0
    return place % WIDTH < WIDTH - 1 and where & BIT[place + 1] != 0


def site_open(s: EndeavorState, site: i64, action: i64, spec: i64, funds: i64, fields: i64) -> bool:
    rules = s.rules
    if action == DIVE:
        return s.dive_n[rules.site_dive[site]] > 0
    if s.site_owner[site] >= 0:
        return False
    if action == SONAR:
        before = rules.site_before[site]
        return before < 0 or s.site_owner[before] >= 0
    if action == CONSERVE:
        return cost_of(s, spec, rules.site_cost[site]) <= funds
    if rules.site_locked[site] != rules.specs[spec * A_SIZE + A_LOCKED]:
        return False
    return fields & BIT[rules.site_field[site]] != 0


def cost_of(s: EndeavorState, spec: i64, printed: i64) -> i64:
    """What an action costs in Research: printed, less a reduction, or a fixed price."""
    fixed = s.rules.specs[spec * A_SIZE + A_COST]
    if fixed >= 0:
        return fixed
    cost = printed + s.rules.specs[spec * A_SIZE + A_MODIFIER]
    return cost if cost > 0 else 0


def affordable_fields(s: EndeavorState, spec: i64, funds: i64) -> i64:
    """Fields of journals on display that can be paid for, as a mask."""
    fields: i64 = 0
    for journal in s.display:
        if journal >= 0 and cost_of(s, spec, s.rules.journal_cost[journal]) <= funds:
            fields |= s.rules.journal_fields[journal]
    return fields


# --- doing -----------------------------------------------------------------------------------------------------------


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
