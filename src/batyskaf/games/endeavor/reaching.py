# mypyc: compile
"""Where the five actions can be done: zones within reach, open sites, what they cost."""

from typing import Final

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
    CONSERVE,
    DIVE,
    FROM_THIS_ZONE,
    INGENUITY,
    JOURNAL,
    M_SITE,
    M_TRAVEL,
    OWN_ZONES,
    PROMOTE,
    ROW_OR_COLUMN,
    SAME_DEPTH,
    SONAR,
    TEAM,
    TRAVEL,
    WIDTH,
)
from batyskaf.games.endeavor.state import (
    EndeavorState,
)
from batyskaf.games.endeavor.table import (
    ROW_MASK,
)

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
    """Promotions a seat could make: of a free junior, or of one with a disc on it.

    Before an activation that must follow, the last free circle is kept back like the disc for it.
    """
    last: i64 = -1
    if s.reserve > 0 and seat == s.owner:
        last = last_free(s, seat)
    for i in range(seat * TEAM, seat * TEAM + TEAM):
        member = s.team[i]
        if member < 0 or member % 4 > 1:
            continue
        if i != last or s.rules.side_circle[member // 2 + 1]:
            out.add(s.rules.m_promote[member // 4 * 2 + member % 2])


def last_free(s: EndeavorState, seat: i64) -> i64:
    """The place in the team of the only specialist with a free circle, -1 if there are others or none."""
    found: i64 = -1
    for i in range(seat * TEAM, seat * TEAM + TEAM):
        if s.team[i] >= 0 and s.team[i] % 2 == 0 and s.rules.side_circle[s.team[i] // 2]:
            if found >= 0:
                return -1
            found = i
    return found


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
