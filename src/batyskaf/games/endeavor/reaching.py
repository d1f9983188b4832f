# mypyc: compile
"""Where actions can be done: zones within reach, open sites, what they cost, who can be promoted.

Nothing here changes a state. Resources that a move would spend first are arguments, so that a move can be judged by
what would be left.
"""

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.core.reason import Reason
from batyskaf.games.endeavor.codes import (
    CAVE_LEFT,
    CAVE_UP,
    CONSERVE,
    DEPTHS,
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
    VESSELS,
    WIDTH,
)
from batyskaf.games.endeavor.layouts import (
    COLUMN_MASK,
    DOWN_TO,
    NO_MEMBER,
    NOT_FIRST,
    NOT_LAST,
    ROW_MASK,
    above,
    below,
    busy_of,
    column_of,
    depth_of,
    is_busy,
    is_free,
    is_junior,
    promotion_of,
    senior_of,
    side_of,
    specialist_of,
)
from batyskaf.games.endeavor.state import EndeavorState


def action_of(s: EndeavorState, move: i64) -> i64:
    """The action of a move."""
    kind = s.rules.kind[move]
    if kind == M_SITE:
        return s.rules.site_kind[s.rules.arg[move]]
    return TRAVEL if kind == M_TRAVEL else PROMOTE


def list_action(s: EndeavorState, seat: i64, spec: i64, zone: i64, bonus: i64, out: MoveList) -> None:
    """Add the moves that begin an action; `bonus` is technology that comes on top."""
    list_action_with(s, seat, spec, zone, bonus, s.discs(seat), s.research[seat], out)


def list_action_with(
    s: EndeavorState, seat: i64, spec: i64, zone: i64, bonus: i64, discs: i64, research: i64, out: MoveList
) -> None:
    """Add the moves that would begin an action with some staging discs and Research."""
    action = s.rules.spec_action[spec]
    if action == TRAVEL:
        list_travel(s, seat, spec, zone, bonus, out)
    elif action == PROMOTE:
        list_juniors(s, seat, out)
    else:
        list_sites(s, seat, action, spec, zone, discs, research, out)


# --- specialists -----------------------------------------------------------------------------------------------------


def list_juniors(s: EndeavorState, seat: i64, out: MoveList) -> None:
    """Add the promotions a seat could make: of a free junior, or of one with a disc on it.

    Before an activation that must follow, the last free circle is kept back like the disc for it.
    """
    last: i64 = -1
    if s.kept_back(seat) > 0:
        last = last_free(s, seat)
    for i in range(seat * TEAM, seat * TEAM + TEAM):
        member = s.team[i]
        if not is_junior(member):
            continue
        specialist = specialist_of(side_of(member))
        if i != last or s.rules.side_circle[senior_of(specialist)]:
            out.add(s.rules.m_promote[promotion_of(specialist, busy_of(member))])


def last_free(s: EndeavorState, seat: i64) -> i64:
    """The place in the team of the only specialist with a free circle, -1 if there are others or none."""
    found: i64 = -1
    for i in range(seat * TEAM, seat * TEAM + TEAM):
        if is_free(s.team[i]) and s.rules.side_circle[side_of(s.team[i])]:
            if found >= 0:
                return -1
            found = i
    return found


def list_busy(s: EndeavorState, seat: i64, out: MoveList) -> None:
    """Add the specialists whose disc can be taken back."""
    for i in range(seat * TEAM, seat * TEAM + TEAM):
        member = s.team[i]
        if member == NO_MEMBER:
            break
        if is_busy(member):
            out.add(s.rules.m_recover[side_of(member)])


# --- travel ----------------------------------------------------------------------------------------------------------


def list_travel(s: EndeavorState, seat: i64, spec: i64, zone: i64, bonus: i64, out: MoveList) -> None:
    reached: i64 = 0
    for i in range(seat * VESSELS, seat * VESSELS + VESSELS):
        tile = s.vessels[i]
        if tile >= 0 and may_leave(s, spec, zone, tile):
            reached |= reach(s, seat, tile, spec, bonus)
    if reached == 0:
        return
    rules = s.rules
    for tile in s.zones:
        if reached & BIT[s.tile_place[tile]] and may_end(s, seat, spec, tile):
            out.add(rules.m_travel[tile])


def may_leave(s: EndeavorState, spec: i64, zone: i64, tile: i64) -> bool:
    return s.rules.spec_scope[spec] != FROM_THIS_ZONE or tile == zone


def may_end(s: EndeavorState, seat: i64, spec: i64, tile: i64) -> bool:
    rules = s.rules
    if rules.spec_not_to[spec] & BIT[rules.tile_depth[tile]]:
        return False
    return s.vessels_in(seat, tile) < rules.tile_vessels[tile]


def reach(s: EndeavorState, seat: i64, tile: i64, spec: i64, bonus: i64) -> i64:
    """Places a submarine can get to from a zone: technology bounds depth and distance; rising is always allowed."""
    rules = s.rules
    tech = s.level(seat, INGENUITY) + rules.spec_tech[spec] + rules.tile_tech[tile] + bonus
    deepest: i64 = tech if tech < DEPTHS else DEPTHS
    if s.setup.cleanup > 0:
        for depth in range(i64(1), DEPTHS + 1):
            if depth <= deepest and s.setup.unlock[depth] > s.cleaned[seat]:
                deepest = depth - 1
    free = s.ocean & ~s.barred
    within = free & DOWN_TO[deepest]
    start = BIT[s.tile_place[tile]]
    edge = start
    seen = start
    for _step in range(tech):
        rising = above(edge)
        near = (below(edge) | rising | ((edge & NOT_LAST) << 1) | ((edge & NOT_FIRST) >> 1)) & within
        edge = (near | (rising & free)) & ~seen
        if edge == 0:
            break
        seen |= edge
    return seen & ~start


def leads_farther(s: EndeavorState, seat: i64, spec: i64, zone: i64, bonus: i64) -> bool:
    """Whether added technology lets a submarine end where it could not end without."""
    for i in range(seat * VESSELS, seat * VESSELS + VESSELS):
        start = s.vessels[i]
        if start < 0 or not may_leave(s, spec, zone, start):
            continue
        more = reach(s, seat, start, spec, bonus) & ~reach(s, seat, start, spec, 0)
        for tile in s.zones:
            if more & BIT[s.tile_place[tile]] and may_end(s, seat, spec, tile):
                return True
    return False


def travel_refusal(s: EndeavorState, seat: i64, tile: i64) -> Reason:
    """Why a submarine can't travel to a zone."""
    if s.tile_place[tile] < 0:
        return Reason("refused-endeavor-not-in-play")
    level = int(s.level(seat, INGENUITY))
    depth = int(s.rules.tile_depth[tile])
    if depth > level:
        return Reason("refused-endeavor-too-deep", {"depth": depth, "level": level})
    return Reason("refused-endeavor-too-far", {"level": level})


# --- sites -----------------------------------------------------------------------------------------------------------


def list_sites(
    s: EndeavorState, seat: i64, action: i64, spec: i64, zone: i64, discs: i64, research: i64, out: MoveList
) -> None:
    """Add the sites of one kind where a seat with some staging discs and Research can act."""
    rules = s.rules
    if action != DIVE and discs < 1:
        return
    funds = s.funds_with(seat, research)
    fields: i64 = 0
    if action == JOURNAL:
        fields = affordable_fields(s, spec, funds)
        if fields == 0:
            return
    where = scope_mask(s, seat, spec, zone)
    own = rules.spec_scope[spec] == OWN_ZONES
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
    scope = s.rules.spec_scope[spec]
    if scope == OWN_ZONES:
        return s.vessel_mask(seat)
    if scope == SAME_DEPTH:
        own = s.vessel_mask(seat)
        rows: i64 = 0
        for depth in range(i64(1), DEPTHS + 1):
            if own & ROW_MASK[depth]:
                rows |= ROW_MASK[depth]
        return rows
    if zone < 0:
        return 0
    place = s.tile_place[zone]
    if scope == ROW_OR_COLUMN:
        return ROW_MASK[depth_of(place)] | COLUMN_MASK[column_of(place)]
    return BIT[place]


def from_cave(s: EndeavorState, site: i64, where: i64) -> bool:
    """Whether a submarine lies in the zone that a cave opens to."""
    place = s.tile_place[s.rules.site_tile[site]]
    cave = s.rules.site_cave[site]
    if cave == CAVE_UP:
        return depth_of(place) > 1 and where & BIT[place - WIDTH] != 0
    if cave == CAVE_LEFT:
        return column_of(place) > 0 and where & BIT[place - 1] != 0
    return column_of(place) < WIDTH - 1 and where & BIT[place + 1] != 0


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
    if rules.site_locked[site] != rules.spec_locked[spec]:
        return False
    return fields & BIT[rules.site_field[site]] != 0


def site_refusal(s: EndeavorState, seat: i64, site: i64) -> Reason | None:
    """Why an action can't be done on a site, as far as the site itself decides it."""
    rules = s.rules
    tile, kind = rules.site_tile[site], rules.site_kind[site]
    if s.tile_place[tile] < 0:
        return Reason("refused-endeavor-not-in-play")
    if kind == DIVE and s.dive_n[rules.site_dive[site]] == 0:
        return Reason("refused-endeavor-no-tokens")
    if kind != DIVE and s.site_owner[site] >= 0:
        return Reason("refused-endeavor-taken")
    if kind != DIVE and s.discs(seat) < 1:
        return Reason("refused-endeavor-second-disc")
    if not s.vessels_in(seat, tile):
        return Reason("refused-endeavor-no-vessel")
    if kind == SONAR:
        return Reason("refused-endeavor-slot")
    if kind == CONSERVE and rules.site_cost[site] > s.funds(seat):
        return Reason("refused-endeavor-cost", {"cost": int(rules.site_cost[site])})
    if kind == JOURNAL:
        return Reason("refused-endeavor-locked" if rules.site_locked[site] else "refused-endeavor-no-journal")
    return None


def action_refusal(s: EndeavorState, seat: i64, actions: i64, move: i64) -> Reason | None:
    """Why a move that is an action can't be made, if only these actions (a mask) are open."""
    kind, arg = s.rules.kind[move], s.rules.arg[move]
    if kind not in (M_TRAVEL, M_SITE):
        return None
    if not actions & BIT[action_of(s, move)]:
        return Reason("refused-endeavor-action")
    return travel_refusal(s, seat, arg) if kind == M_TRAVEL else site_refusal(s, seat, arg)


def cost_of(s: EndeavorState, spec: i64, printed: i64) -> i64:
    """What an action costs in Research: printed, less a reduction, or a fixed price."""
    fixed = s.rules.spec_cost[spec]
    if fixed >= 0:
        return fixed
    cost = printed + s.rules.spec_modifier[spec]
    return max(cost, 0)


def affordable_fields(s: EndeavorState, spec: i64, funds: i64) -> i64:
    """Fields of journals on display that can be paid for, as a mask."""
    fields: i64 = 0
    for journal in s.display:
        if journal >= 0 and cost_of(s, spec, s.rules.journal_cost[journal]) <= funds:
            fields |= s.rules.journal_fields[journal]
    return fields
