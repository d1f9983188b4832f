# mypyc: compile
"""Final scoring in the order of the score pad, and the seven goals of the co-operative game."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.games.endeavor.codes import (
    C_SENIORS,
    C_SHARED_LINKS,
    C_TRACKS,
    C_ZONES,
    E_GOAL,
    E_SCORED,
    SEATS,
    TEAM,
    TEAM_BEST_COLOUR,
    TEAM_DISTINCT,
    U_CLEANUP,
    U_DESIGNATED,
    U_DISCOVERED,
    U_FIELD_BEST,
    U_FIELD_SETS,
    U_MILESTONE,
    U_TAGGED,
    U_VESSEL,
    U_ZONE_DISC,
    U_ZONE_PRESENT,
    WIDTH,
    X_BEST_ZONE,
    X_CONSERVE_ZONES,
    X_EMPTY_DIVES,
    X_FIELD_SETS,
    X_JOURNAL_DEPTHS,
    X_OTHER_SENIORS,
    X_SHARED_LINKS,
    X_ZONES_PRESENT,
)
from batyskaf.games.endeavor.rules import Card, Goal
from batyskaf.games.endeavor.state import EndeavorState

ANYONE: Final[i64] = -2
"""In place of a seat: the discs of the whole team."""

# Lines of the score pad.
ATTRIBUTES: Final[i64] = 0
IMPACT_BOARD: Final[i64] = 1
GOALS: Final[i64] = 2
TIER5: Final[i64] = 5
LEFTOVERS: Final[i64] = 6
PRINTED: Final[i64] = 7
LINES: Final[i64] = 8

DISC_UNITS: Final[vec[i64]] = vec[i64]([0, 1, 0, 2, 4, 0, 0])
"""By kind of site: its unit."""


def score(s: EndeavorState) -> None:
    """Close the books: every seat's points, or the goals that the team has met."""
    if s.setup.coop:
        _score_team(s)
        return
    s.scores = vec[i64]()
    for seat in range(s.seats):
        total: i64 = 0
        sheet = score_sheet(s, seat)
        for line in range(LINES):
            s.tell(E_SCORED, seat, line, sheet[line])
            total += sheet[line]
        s.scores = append(s.scores, total)


def score_sheet(s: EndeavorState, seat: i64) -> vec[i64]:
    """A seat's points, line by line."""
    sheet = vec[i64]([0] * int(LINES))
    sheet[ATTRIBUTES] = attribute_points(s, seat)
    sheet[IMPACT_BOARD] = impact_points(s, seat)
    for goal in range(i64(3)):
        if s.chosen[goal] >= 0:
            sheet[GOALS + goal] = goal_points(s, s.setup.goals[goal][s.chosen[goal]], seat)
    sheet[TIER5] = tier5_points(s, seat)
    sheet[LEFTOVERS] = (s.research[seat] + s.area[seat]) // s.rules.leftover
    for journal in range(s.rules.journals):
        if s.journal_owner[journal] == seat:
            sheet[PRINTED] += s.rules.journal_points[journal]
    return sheet


def attribute_points(s: EndeavorState, seat: i64) -> i64:
    points: i64 = 0
    for attribute in range(i64(4)):
        points += s.rules.points[s.tracks[seat * 4 + attribute]]
    return points


def impact_points(s: EndeavorState, seat: i64) -> i64:
    points: i64 = 0
    for hex in range(s.setup.hexes):
        points += s.setup.hex_points[hex] * markers_on(s, hex, seat)
    return points


def markers_on(s: EndeavorState, hex: i64, seat: i64) -> i64:
    endless = s.setup.hex_infinite[hex]
    if endless >= 0:
        return s.endless[endless * SEATS + seat]
    return 1 if s.hex_owner[hex] == seat else 0


# --- goals of the mission --------------------------------------------------------------------------------------------


def goal_points(s: EndeavorState, goal: Goal, seat: i64) -> i64:
    """Points for each unit, for most and second most of them, and for leading in parts of them."""
    points = goal.points_per * units(s, goal, seat) + majority(s, goal, seat)
    for bonus in goal.bonuses:
        points += majority(s, bonus, seat)
    return points


def majority(s: EndeavorState, goal: Goal, seat: i64) -> i64:
    """Ties for first all get first and nobody second; ties for second all get second; it takes at least one unit."""
    if goal.milestone >= 0:
        rank = s.reached[goal.milestone * SEATS + seat]
        return goal.first if rank == 1 else goal.second if rank == 2 else 0
    mine = units(s, goal, seat)
    if mine == 0:
        return 0
    better: i64 = 0
    for other in range(s.seats):
        if units(s, goal, other) > mine:
            better += 1
    if better == 0:
        return goal.first
    return goal.second if better == 1 else 0


def in_area(s: EndeavorState, goal: Goal, tile: i64) -> bool:
    """Whether a zone counts for a goal."""
    if goal.depths and not goal.depths & BIT[s.rules.tile_depth[tile]]:
        return False
    column = s.tile_place[tile] % WIDTH
    if goal.columns and not goal.columns & BIT[column]:
        return False
    if goal.side_of >= 0:
        pivot = s.tile_place[goal.side_of] % WIDTH
        return column >= pivot if goal.side_right else column <= pivot
    return True


def is_of(owner: i64, seat: i64) -> bool:
    """Whether something counts for a seat, or for the team. Nobody owns what has left the game."""
    return owner >= 0 and (owner == seat or seat == ANYONE)


def discs_in(s: EndeavorState, tile: i64, seat: i64, kinds: i64) -> i64:
    """Discs of a seat on sites of these kinds in a zone."""
    count: i64 = 0
    for site in range(s.rules.tile_first[tile], s.rules.tile_first[tile + 1]):
        if is_of(s.site_owner[site], seat) and kinds & DISC_UNITS[s.rules.site_kind[site]]:
            count += 1
    return count


def units(s: EndeavorState, goal: Goal, seat: i64) -> i64:
    """How many units of a goal a seat has."""
    if goal.field >= 0:
        return icons(s, seat, goal.field)
    wanted = goal.units
    discs = wanted & 7
    if wanted & U_DESIGNATED:
        discs |= s.designated
    total: i64 = 0
    for tile in s.zones:
        if not in_area(s, goal, tile):
            continue
        if discs:
            total += discs_in(s, tile, seat, discs)
        if wanted & U_VESSEL and seat >= 0:
            total += s.vessels_in(seat, tile)
        if wanted & U_ZONE_DISC and discs_in(s, tile, seat, 7) > 0:
            total += 1
        if wanted & U_ZONE_PRESENT and (discs_in(s, tile, seat, 7) > 0 or is_present(s, tile, seat)):
            total += 1
        if wanted & U_DISCOVERED and is_of(s.finder[tile], seat):
            total += 1
    if wanted & U_FIELD_BEST:
        total += best_field(s, seat)
    if wanted & U_FIELD_SETS:
        total += field_sets(s, seat)
    if wanted & U_TAGGED:
        for hex in range(s.setup.hexes):
            if goal.tag[hex]:
                total += markers_on(s, hex, seat)
    if wanted & U_CLEANUP:
        total += s.cleaned[seat]
    if wanted & U_MILESTONE and s.reached[goal.milestone * SEATS + seat] > 0:
        total += 1
    return total


def is_present(s: EndeavorState, tile: i64, seat: i64) -> bool:
    if seat >= 0:
        return s.vessels_in(seat, tile) > 0
    for other in range(s.seats):
        if s.vessels_in(other, tile) > 0:
            return True
    return False


def icons(s: EndeavorState, seat: i64, field: i64) -> i64:
    """Icons of a field: on published journals, and own markers on hexes of that field."""
    count: i64 = 0
    for journal in range(s.rules.journals):
        if is_of(s.journal_owner[journal], seat) and s.rules.journal_fields[journal] & BIT[field]:
            count += 1
    for hex in range(s.setup.hexes):
        if s.setup.hex_field[hex] == field and is_of(s.hex_owner[hex], seat):
            count += 1
    return count


def best_field(s: EndeavorState, seat: i64) -> i64:
    best: i64 = 0
    for field in range(i64(4)):
        count = icons(s, seat, field)
        if count > best:
            best = count
    return best


def field_sets(s: EndeavorState, seat: i64) -> i64:
    least = icons(s, seat, 0)
    for field in range(i64(1), i64(4)):
        count = icons(s, seat, field)
        if count < least:
            least = count
    return least


# --- senior specialists of tier 5 ------------------------------------------------------------------------------------


def tier5_points(s: EndeavorState, seat: i64) -> i64:
    points: i64 = 0
    for i in range(seat * TEAM, seat * TEAM + TEAM):
        if s.team[i] < 0:
            continue
        side = s.team[i] // 2
        if s.rules.side_count[side] >= 0:
            points += counted(s, seat, s.rules.side_count[side]) // s.rules.side_per[side] * s.rules.side_points[side]
    return points


def counted(s: EndeavorState, seat: i64, what: i64) -> i64:
    """What a senior of tier 5 counts."""
    if what == X_SHARED_LINKS:
        return shared_links(s, seat)
    if what == X_FIELD_SETS:
        return field_sets(s, seat)
    if what == X_OTHER_SENIORS:
        return seniors(s, seat) - 1
    if what == X_EMPTY_DIVES:
        return _empty_dives(s)
    total: i64 = 0
    depths: i64 = 0
    for tile in s.zones:
        if what == X_ZONES_PRESENT:
            total += 1 if discs_in(s, tile, seat, 7) > 0 or is_present(s, tile, seat) else 0
        elif what == X_CONSERVE_ZONES:
            total += 1 if discs_in(s, tile, seat, 2) > 0 else 0
        elif what == X_BEST_ZONE:
            total = max(total, discs_in(s, tile, seat, 2))
        elif what == X_JOURNAL_DEPTHS and discs_in(s, tile, seat, 4) > 0:
            total += 0 if depths & BIT[s.rules.tile_depth[tile]] else 1
            depths |= BIT[s.rules.tile_depth[tile]]
    return total if what >= X_BEST_ZONE and what <= X_ZONES_PRESENT else 1


def seniors(s: EndeavorState, seat: i64) -> i64:
    """Senior tiles of a team, the leader included."""
    count: i64 = 0
    for i in range(seat * TEAM, seat * TEAM + TEAM):
        if s.team[i] >= 0 and s.team[i] // 2 % 2 == 1:
            count += 1
    return count


def shared_links(s: EndeavorState, seat: i64) -> i64:
    """Completed links between a seat (or anyone) and somebody else."""
    rules = s.rules
    count: i64 = 0
    for site in range(rules.sites):
        owner = s.site_owner[site]
        if owner < 0:
            continue
        for at in range(rules.link_first[site], rules.link_first[site + 1], 2):
            end = rules.links[at]
            other = s.site_owner[end]
            if end > site and other >= 0 and other != owner and (is_of(owner, seat) or is_of(other, seat)):
                count += 1
    return count


def _empty_dives(s: EndeavorState) -> i64:
    count: i64 = 0
    for i in range(i64(len(s.rules.dive_sites))):
        site = s.rules.dive_sites[i]
        if s.tile_place[s.rules.site_tile[site]] >= 0 and s.dive_n[i] == 0:
            count += 1
    return count


# --- the co-operative game -------------------------------------------------------------------------------------------


def _score_team(s: EndeavorState) -> None:
    s.met = 0
    for number in range(i64(7)):
        reached, needed = team_goal(s, number)
        if 0 < needed <= reached:
            s.met += 1
        s.tell(E_GOAL, number, reached, needed)


def team_goal(s: EndeavorState, number: i64) -> tuple[i64, i64]:
    """How far the team is with one of its seven goals, and what it needs; 0 needed if it can't be met (yet)."""
    if number == 0:
        points: i64 = 0
        for seat in range(s.seats):
            points += impact_points(s, seat) + tier5_points(s, seat)
        return points, s.setup.impact_threshold
    if number <= 3:
        way = s.chosen[number - 1]
        if way < 0:
            return 0, 0
        goal = s.setup.goals[number - 1][way]
        return team_units(s, goal), goal.threshold
    card = card_of(s, number)
    return card_count(s, card), card.threshold


def card_of(s: EndeavorState, number: i64) -> Card:
    """The goal card that is one of the seven goals, from number 4 on."""
    cards = s.setup.cards
    at: i64 = 0
    while cards[at].number != s.deal.cards[number - 4]:
        at += 1
    return cards[at]


def team_units(s: EndeavorState, goal: Goal) -> i64:
    if goal.measure == TEAM_DISTINCT:
        return units(s, goal, ANYONE)
    if goal.measure == TEAM_BEST_COLOUR:
        return best_field(s, ANYONE)
    total: i64 = 0
    for seat in range(s.seats):
        total += units(s, goal, seat)
    return total


def card_count(s: EndeavorState, card: Card) -> i64:
    """What a goal card counts over the whole team."""
    if card.count == C_SHARED_LINKS:
        return shared_links(s, ANYONE)
    total: i64 = 0
    if card.count == C_ZONES:
        for tile in s.zones:
            if (card.depths == 0 or card.depths & BIT[s.rules.tile_depth[tile]]) and discs_in(s, tile, ANYONE, 7) > 0:
                total += 1
        return total
    for seat in range(s.seats):
        if card.count == C_SENIORS:
            total += seniors(s, seat) - 1
        elif card.count == C_TRACKS:
            for attribute in range(i64(4)):
                if s.level(seat, attribute) >= card.level:
                    total += 1
        else:
            for i in range(seat * 3, seat * 3 + 3):
                tile = s.vessels[i]
                if tile >= 0 and (card.depths == 0 or card.depths & BIT[s.rules.tile_depth[tile]]):
                    total += 1
    return total
