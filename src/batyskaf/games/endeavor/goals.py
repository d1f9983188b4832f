# mypyc: compile
"""The goals of a mission: what counts for them, for a seat or for the whole team, and their points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.games.endeavor.codes import (
    ACTIONS,
    CONSERVE,
    FIELDS,
    JOURNAL,
    SEATS,
    SONAR,
    U_CLEANUP,
    U_CONSERVE,
    U_DESIGNATED,
    U_DISCOVERED,
    U_DISCS,
    U_FIELD_BEST,
    U_FIELD_SETS,
    U_JOURNAL,
    U_MILESTONE,
    U_SONAR,
    U_TAGGED,
    U_VESSEL,
    U_ZONE_DISC,
    U_ZONE_PRESENT,
)
from batyskaf.games.endeavor.layouts import column_of
from batyskaf.games.endeavor.rules import Goal
from batyskaf.games.endeavor.state import EndeavorState

ANYONE: Final[i64] = -2
"""In place of a seat: the discs of the whole team."""

_UNITS: Final = {SONAR: U_SONAR, CONSERVE: U_CONSERVE, JOURNAL: U_JOURNAL}
DISC_UNITS: Final[vec[i64]] = vec[i64]([_UNITS.get(i64(action), 0) for action in range(ACTIONS)])
"""By kind of site: the unit of a disc on it, 0 for none."""


def goal_points(s: EndeavorState, goal: Goal, seat: i64) -> i64:
    """Points for each unit, for most and second most of them, and for leading in parts of them."""
    mine = units(s, goal, seat)
    points = goal.points_per * mine + majority(s, goal, seat, mine)
    for bonus in goal.bonuses:
        points += majority(s, bonus, seat, units(s, bonus, seat))
    return points


def majority(s: EndeavorState, goal: Goal, seat: i64, mine: i64) -> i64:
    """Points for most units, with `mine` for this seat.

    Ties for first all get first and nobody second; ties for second all get second; it takes at least one unit.
    """
    if goal.milestone >= 0:
        rank = s.reached[goal.milestone * SEATS + seat]
        return goal.first if rank == 1 else goal.second if rank == 2 else i64(0)
    if mine == 0 or (goal.first == 0 and goal.second == 0):
        return 0
    better: i64 = 0
    for other in range(s.seats):
        if units(s, goal, other) > mine:
            better += 1
    if better == 0:
        return goal.first
    return goal.second if better == 1 else i64(0)


def in_area(s: EndeavorState, goal: Goal, tile: i64) -> bool:
    """Whether a zone counts for a goal."""
    if goal.depths and not goal.depths & BIT[s.rules.tile_depth[tile]]:
        return False
    if goal.columns and not goal.columns & BIT[column_of(s.tile_place[tile])]:
        return False
    if goal.side_of >= 0:
        column, pivot = column_of(s.tile_place[tile]), column_of(s.tile_place[goal.side_of])
        return column >= pivot if goal.side_right else column <= pivot
    return True


def is_of(owner: i64, seat: i64) -> bool:
    """Whether something counts for a seat, or for the team. Nobody owns what has left the game."""
    return owner >= 0 and (owner == seat or seat == ANYONE)


def discs_in(s: EndeavorState, tile: i64, seat: i64, kinds: i64) -> i64:
    """Discs of a seat on sites of these kinds in a zone."""
    rules = s.rules
    count: i64 = 0
    for site in range(rules.tile_first[tile], rules.tile_first[tile + 1]):
        if is_of(s.site_owner[site], seat) and kinds & DISC_UNITS[rules.site_kind[site]]:
            count += 1
    return count


def units(s: EndeavorState, goal: Goal, seat: i64) -> i64:
    """How many units of a goal a seat has."""
    if goal.field >= 0:
        return icons(s, seat, goal.field)
    wanted = goal.units
    discs = wanted & U_DISCS
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
        if wanted & U_ZONE_DISC and discs_in(s, tile, seat, U_DISCS) > 0:
            total += 1
        if wanted & U_ZONE_PRESENT and (discs_in(s, tile, seat, U_DISCS) > 0 or is_present(s, tile, seat)):
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
    for field in range(FIELDS):
        count = icons(s, seat, field)
        if count > best:
            best = count
    return best


def field_sets(s: EndeavorState, seat: i64) -> i64:
    least = icons(s, seat, 0)
    for field in range(i64(1), FIELDS):
        count = icons(s, seat, field)
        if count < least:
            least = count
    return least


def markers_on(s: EndeavorState, hex: i64, seat: i64) -> i64:
    endless = s.setup.hex_infinite[hex]
    if endless >= 0:
        return s.endless[endless * SEATS + seat]
    return 1 if s.hex_owner[hex] == seat else 0
