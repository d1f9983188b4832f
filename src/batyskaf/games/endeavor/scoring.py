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
    GOALS,
    TEAM,
    TEAM_BEST_COLOUR,
    TEAM_DISTINCT,
    TEAM_GOALS,
    TRACKS,
    U_CONSERVE,
    U_DISCS,
    U_JOURNAL,
    VESSELS,
    X_BEST_ZONE,
    X_CONSERVE_ZONES,
    X_EMPTY_DIVES,
    X_FIELD_SETS,
    X_JOURNAL_DEPTHS,
    X_OTHER_SENIORS,
    X_SHARED_LINKS,
    X_ZONES_PRESENT,
)
from batyskaf.games.endeavor.goals import (
    ANYONE,
    best_field,
    discs_in,
    field_sets,
    goal_points,
    is_of,
    is_present,
    markers_on,
    units,
)
from batyskaf.games.endeavor.layouts import is_senior, side_of
from batyskaf.games.endeavor.rules import Card, Goal
from batyskaf.games.endeavor.state import EndeavorState

# Lines of the score pad.
ATTRIBUTES: Final[i64] = 0
IMPACT_BOARD: Final[i64] = 1
GOAL_LINES: Final[i64] = 2
TIER5: Final[i64] = 5
LEFTOVERS: Final[i64] = 6
PRINTED: Final[i64] = 7
LINES: Final[i64] = 8


def score(s: EndeavorState) -> None:
    """Score the game: every seat's points, or the goals that the team has met."""
    if s.setup.coop:
        _score_team(s)
        return
    s.scores = vec[i64]()
    for seat in range(s.seats):
        total: i64 = 0
        sheet = score_sheet(s, seat)
        for line in range(LINES):
            s.record(E_SCORED, seat, line, sheet[line])
            total += sheet[line]
        s.scores = append(s.scores, total)


def score_sheet(s: EndeavorState, seat: i64) -> vec[i64]:
    """A seat's points, line by line."""
    sheet = vec[i64]([0] * int(LINES))
    sheet[ATTRIBUTES] = attribute_points(s, seat)
    sheet[IMPACT_BOARD] = impact_points(s, seat)
    for goal in range(GOALS):
        if s.chosen[goal] >= 0:
            sheet[GOAL_LINES + goal] = goal_points(s, s.setup.goals[goal][s.chosen[goal]], seat)
    sheet[TIER5] = tier5_points(s, seat)
    sheet[LEFTOVERS] = (s.research[seat] + s.area[seat]) // s.rules.leftover
    for journal in range(s.rules.journals):
        if s.journal_owner[journal] == seat:
            sheet[PRINTED] += s.rules.journal_points[journal]
    return sheet


def attribute_points(s: EndeavorState, seat: i64) -> i64:
    points: i64 = 0
    for attribute in range(TRACKS):
        points += s.rules.points[s.tracks[seat * TRACKS + attribute]]
    return points


def impact_points(s: EndeavorState, seat: i64) -> i64:
    points: i64 = 0
    for hex in range(s.setup.hexes):
        points += s.setup.hex_points[hex] * markers_on(s, hex, seat)
    return points


# --- senior specialists of tier 5 ------------------------------------------------------------------------------------


def tier5_points(s: EndeavorState, seat: i64) -> i64:
    points: i64 = 0
    for i in range(seat * TEAM, seat * TEAM + TEAM):
        if s.team[i] < 0:
            continue
        side = side_of(s.team[i])
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
            total += 1 if discs_in(s, tile, seat, U_DISCS) > 0 or is_present(s, tile, seat) else 0
        elif what == X_CONSERVE_ZONES:
            total += 1 if discs_in(s, tile, seat, U_CONSERVE) > 0 else 0
        elif what == X_BEST_ZONE:
            total = max(total, discs_in(s, tile, seat, U_CONSERVE))
        elif what == X_JOURNAL_DEPTHS and discs_in(s, tile, seat, U_JOURNAL) > 0:
            total += 0 if depths & BIT[s.rules.tile_depth[tile]] else 1
            depths |= BIT[s.rules.tile_depth[tile]]
    return total if what >= X_BEST_ZONE and what <= X_ZONES_PRESENT else 1


def seniors(s: EndeavorState, seat: i64) -> i64:
    """Senior tiles of a team, the leader included."""
    count: i64 = 0
    for i in range(seat * TEAM, seat * TEAM + TEAM):
        if s.team[i] >= 0 and is_senior(side_of(s.team[i])):
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
        for link in range(rules.link_first[site], rules.link_first[site + 1]):
            end = rules.link_end[link]
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
    for number in range(TEAM_GOALS):
        reached, needed = team_goal(s, number)
        if 0 < needed <= reached:
            s.met += 1
        s.record(E_GOAL, number, reached, needed)


def team_goal(s: EndeavorState, number: i64) -> tuple[i64, i64]:
    """How far the team is with one of its seven goals, and what it needs; 0 needed if it can't be met (yet)."""
    if number == 0:
        points: i64 = 0
        for seat in range(s.seats):
            points += impact_points(s, seat) + tier5_points(s, seat)
        return points, s.setup.impact_threshold
    if number <= GOALS:
        way = s.chosen[number - 1]
        if way < 0:
            return 0, 0
        goal = s.setup.goals[number - 1][way]
        return team_units(s, goal), goal.threshold
    card = card_of(s, number)
    return card_count(s, card), card.threshold


def card_of(s: EndeavorState, number: i64) -> Card:
    """The goal card that is one of the goals of the team, after those of the mission."""
    cards = s.setup.cards
    at: i64 = 0
    while cards[at].number != s.deal.cards[number - GOALS - 1]:
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
            fits = card.depths == 0 or card.depths & BIT[s.rules.tile_depth[tile]]
            if fits and discs_in(s, tile, ANYONE, U_DISCS) > 0:
                total += 1
        return total
    for seat in range(s.seats):
        if card.count == C_SENIORS:
            total += seniors(s, seat) - 1
        elif card.count == C_TRACKS:
            for attribute in range(TRACKS):
                if s.level(seat, attribute) >= card.level:
                    total += 1
        else:
            for i in range(seat * VESSELS, seat * VESSELS + VESSELS):
                tile = s.vessels[i]
                if tile >= 0 and (card.depths == 0 or card.depths & BIT[s.rules.tile_depth[tile]]):
                    total += 1
    return total
