# mypyc: compile
"""The value of a move for the goals of a mission, apart from its rewards: for a single seat, or for the team.

A team has seven goals. Each open goal has a price per missing unit, and a move is worth the units it brings.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.endeavor.prices import Prices
from batyskaf.core.bits import BIT
from batyskaf.games.endeavor.actions import cleans
from batyskaf.games.endeavor.codes import (
    C_SENIORS,
    C_SHARED_LINKS,
    C_TRACKS,
    C_VESSELS,
    C_ZONES,
    DEPTHS,
    FIELDS,
    GOALS,
    MILESTONE_DISCOVER,
    MILESTONE_TRAVEL,
    SEATS,
    TEAM_DISTINCT,
    TEAM_GOALS,
    TRACKS,
    U_CLEANUP,
    U_CONSERVE,
    U_DESIGNATED,
    U_DISCOVERED,
    U_DISCS,
    U_FIELD_BEST,
    U_FIELD_SETS,
    U_MILESTONE,
    U_TAGGED,
    U_VESSEL,
    U_ZONE_DISC,
    U_ZONE_PRESENT,
    VESSELS,
)
from batyskaf.games.endeavor.gains import finds_of
from batyskaf.games.endeavor.goals import (
    ANYONE,
    DISC_UNITS,
    best_field,
    discs_in,
    field_sets,
    icons,
    in_area,
    is_present,
)
from batyskaf.games.endeavor.impact import Choose
from batyskaf.games.endeavor.layouts import column_of
from batyskaf.games.endeavor.rules import Card, Goal
from batyskaf.games.endeavor.scoring import card_of, counted, team_goal, team_units
from batyskaf.games.endeavor.state import EndeavorState


class Aims:
    """The value of moves for goals; 0 by default."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self.rules = prices.rules
        self.setup = prices.setup

    def look(self, s: EndeavorState) -> None:
        """Find what is still needed, before the moves of a position are evaluated."""

    def disc(self, s: EndeavorState, seat: i64, site: i64) -> float:
        """A disc on a site."""
        return 0.0

    def travel(self, s: EndeavorState, seat: i64, tile: i64) -> float:
        """A submarine that travels to a zone."""
        return 0.0

    def vessel(self, s: EndeavorState, seat: i64, tile: i64) -> float:
        """A submarine in a zone."""
        return 0.0

    def hex(self, s: EndeavorState, seat: i64, hex: i64) -> float:
        """A marker on the Impact board."""
        return 0.0

    def journal(self, s: EndeavorState, seat: i64, journal: i64) -> float:
        """The fields of a journal."""
        return 0.0

    def promoted(self, s: EndeavorState) -> float:
        """One more senior."""
        return 0.0

    def senior(self, s: EndeavorState, seat: i64, side: i64) -> float:
        """The value of a senior specialist at the end."""
        return 0.0

    def step(self, s: EndeavorState, seat: i64, attribute: i64) -> float:
        """One step on a track."""
        return 0.0

    def depth(self, s: EndeavorState, depth: i64) -> float:
        """A new zone of a depth."""
        return 0.0

    def place(self, s: EndeavorState, place: i64) -> float:
        """A new zone in a place."""
        return 0.0

    def option(self, s: EndeavorState, option: i64) -> float:
        """A choice of how a goal is scored, or of the sites it counts."""
        return 0.0


@final
class OwnAims(Aims):
    """The aims of a single player: points for each unit, and a share of the bonus for the most."""

    def disc(self, s: EndeavorState, seat: i64, site: i64) -> float:
        return self.prices.unit[self.rules.site_kind[site]]

    def hex(self, s: EndeavorState, seat: i64, hex: i64) -> float:
        return 1.2 * float(self.setup.hex_points[hex])


@final
class TeamAims(Aims):
    """The aims of a team: its seven goals."""

    def __init__(self, prices: Prices) -> None:
        super().__init__(prices)
        self.unit: vec[float] = vec[float]([0.0] * int(TEAM_GOALS))
        """By goal: the current price of a unit, 0 for a goal that is met."""
        self.come: float = 0.0
        """The progress of the game: the positions of submarines count only at its end."""

    def look(self, s: EndeavorState) -> None:
        rounds = float(self.setup.rounds)
        left = min(self.prices.rounds_left(s) + 1.0, rounds) / rounds
        self.come = 1.0 - left
        for number in range(TEAM_GOALS):
            reached, needed = team_goal(s, number)
            self.unit[number] = 0.0
            if reached < needed:
                lack = 1.0 - float(reached) / float(needed)
                price = self.prices.stake / float(needed) * (1.0 + self.prices.focus * (1.0 - lack))
                hope = min(self.prices.pace * left / lack, 1.0)
                if number > GOALS and card_of(s, number).count == C_VESSELS:
                    hope = 1.0  # each submarine needs only one travel, and the last round is early enough
                self.unit[number] = price * hope * hope

    def goal(self, s: EndeavorState, number: i64) -> Goal:
        return self.setup.goals[number - 1][s.chosen[number - 1]]

    # --- discs -------------------------------------------------------------------------------------------------------

    def disc(self, s: EndeavorState, seat: i64, site: i64) -> float:
        tile, kind = self.rules.site_tile[site], DISC_UNITS[self.rules.site_kind[site]]
        finds = float(finds_of(self.rules.gain_special[self.rules.site_gain[site]]))
        total = 0.0
        for number in range(i64(1), GOALS + 1):
            if self.unit[number] > 0.0:
                goal = self.goal(s, number)
                if in_area(s, goal, tile):
                    total += self.unit[number] * self.brought(s, goal, seat, tile, kind)
                if finds > 0.0 and self.counts_finds(s, goal, seat):
                    total += self.unit[number] * finds
        for number in range(GOALS + 1, TEAM_GOALS):
            if self.unit[number] > 0.0:
                total += self.unit[number] * self.brought_to_card(s, card_of(s, number), seat, site)
        return total

    def brought(self, s: EndeavorState, goal: Goal, seat: i64, tile: i64, kind: i64) -> float:
        """The units that a disc of this kind adds to a goal of the mission, in a zone that counts."""
        wanted = goal.units & U_DISCS
        if goal.units & U_DESIGNATED:
            wanted |= s.designated
        units = 1.0 if wanted & kind else 0.0
        if goal.units & (U_ZONE_DISC | U_ZONE_PRESENT):
            whose = ANYONE if goal.measure == TEAM_DISTINCT else seat
            if discs_in(s, tile, whose, U_DISCS) == 0:
                units += 0.5 if goal.units & U_ZONE_PRESENT and is_present(s, tile, whose) else 1.0
        if goal.units & U_CLEANUP and kind == U_CONSERVE and cleans(s, seat, tile):
            units += 1.0
        return units

    def counts_finds(self, s: EndeavorState, goal: Goal, seat: i64) -> bool:
        if goal.units & U_MILESTONE:
            return goal.milestone == MILESTONE_DISCOVER and s.reached[goal.milestone * SEATS + seat] == 0
        return goal.units & U_DISCOVERED != 0

    def brought_to_card(self, s: EndeavorState, card: Card, seat: i64, site: i64) -> float:
        rules = self.rules
        tile = rules.site_tile[site]
        if card.count == C_ZONES:
            fits = card.depths == 0 or card.depths & BIT[rules.tile_depth[tile]]
            return 1.0 if fits and discs_in(s, tile, ANYONE, U_DISCS) == 0 else 0.0
        units = 0.0
        if card.count == C_SHARED_LINKS:
            for link in range(rules.link_first[site], rules.link_first[site + 1]):
                owner = s.site_owner[rules.link_end[link]]
                units += 0.2 if owner < 0 else 1.0 if owner != seat else 0.0
        return units

    # --- submarines --------------------------------------------------------------------------------------------------

    def travel(self, s: EndeavorState, seat: i64, tile: i64) -> float:
        """Assume that the submarine which is least useful where it is travels."""
        least = 1000.0
        for i in range(seat * VESSELS, seat * VESSELS + VESSELS):
            if s.vessels[i] >= 0:
                least = min(least, self.vessel(s, seat, s.vessels[i]))
        total = self.vessel(s, seat, tile) - least
        for number in range(i64(1), GOALS + 1):
            if self.unit[number] > 0.0:
                goal = self.goal(s, number)
                new = goal.milestone == MILESTONE_TRAVEL and s.reached[goal.milestone * SEATS + seat] == 0
                if new and self.rules.tile_depth[tile] == DEPTHS:
                    total += self.unit[number]
        return total

    def vessel(self, s: EndeavorState, seat: i64, tile: i64) -> float:
        total = 0.0
        for number in range(i64(1), GOALS + 1):
            if self.unit[number] > 0.0:
                goal = self.goal(s, number)
                empty = goal.units & U_ZONE_PRESENT and discs_in(s, tile, seat, U_DISCS) == 0
                if (goal.units & U_VESSEL or empty) and in_area(s, goal, tile):
                    total += self.unit[number]
        for number in range(GOALS + 1, TEAM_GOALS):
            if self.unit[number] > 0.0:
                card = card_of(s, number)
                if card.count == C_VESSELS and card.depths & BIT[self.rules.tile_depth[tile]]:
                    total += self.unit[number]
        return total * self.come

    # --- everything else ---------------------------------------------------------------------------------------------

    def hex(self, s: EndeavorState, seat: i64, hex: i64) -> float:
        setup = self.setup
        total = self.unit[0] * float(setup.hex_points[hex])
        for number in range(i64(1), GOALS + 1):
            if self.unit[number] > 0.0:
                goal = self.goal(s, number)
                if goal.units & U_TAGGED and goal.tag[hex]:
                    total += self.unit[number]
        if setup.hex_goal[hex] >= 0 and s.chosen[setup.hex_goal[hex]] < 0:
            total += 0.5 * self.prices.stake
        if setup.hex_field[hex] >= 0:
            total += self.icon(s, seat, setup.hex_field[hex])
        return total + self.unit[0] * self.prices.beyond * self.next_to(s, hex)

    def next_to(self, s: EndeavorState, hex: i64) -> float:
        """The most points of a free neighbouring hex, since markers open their neighbours."""
        setup = self.setup
        best: i64 = 0
        for i in range(setup.near_first[hex], setup.near_first[hex + 1]):
            if s.hex_owner[setup.near[i]] < 0:
                best = max(best, setup.hex_points[setup.near[i]])
        return float(best)

    def journal(self, s: EndeavorState, seat: i64, journal: i64) -> float:
        total = 0.0
        for field in range(FIELDS):
            if self.rules.journal_fields[journal] & BIT[field]:
                total += self.icon(s, seat, field)
        return total

    def icon(self, s: EndeavorState, seat: i64, field: i64) -> float:
        """An icon of a field: worth most in the team's best field, or if it completes a set of all fields."""
        total = 0.0
        for number in range(i64(1), GOALS + 1):
            if self.unit[number] > 0.0:
                wanted = self.goal(s, number).units
                if wanted & U_FIELD_BEST:
                    best = icons(s, ANYONE, field) == best_field(s, ANYONE)
                    total += self.unit[number] * (1.0 if best else 0.3)
                if wanted & U_FIELD_SETS and icons(s, seat, field) == field_sets(s, seat):
                    total += self.unit[number] * 0.4
        return total

    def promoted(self, s: EndeavorState) -> float:
        for number in range(GOALS + 1, TEAM_GOALS):
            if self.unit[number] > 0.0 and card_of(s, number).count == C_SENIORS:
                return self.unit[number]
        return 0.0

    def senior(self, s: EndeavorState, seat: i64, side: i64) -> float:
        rules = self.rules
        if rules.side_count[side] < 0:
            return 0.0
        points = counted(s, seat, rules.side_count[side]) // rules.side_per[side] * rules.side_points[side]
        return self.unit[0] * float(points)

    def step(self, s: EndeavorState, seat: i64, attribute: i64) -> float:
        """Tracks count once they reach a level: the closer, the more a step is worth."""
        at = s.tracks[seat * TRACKS + attribute]
        for number in range(GOALS + 1, TEAM_GOALS):
            if self.unit[number] > 0.0:
                card = card_of(s, number)
                if card.count == C_TRACKS and self.rules.level[at] < card.level:
                    return self.unit[number] * float(at + 1) / 28.0
        return 0.0

    def depth(self, s: EndeavorState, depth: i64) -> float:
        total = 0.0
        for number in range(i64(1), GOALS + 1):
            if self.unit[number] > 0.0 and self.goal(s, number).depths & BIT[depth]:
                total += self.unit[number]
        for number in range(GOALS + 1, TEAM_GOALS):
            if self.unit[number] > 0.0 and card_of(s, number).depths & BIT[depth]:
                total += self.unit[number]
        return total

    def place(self, s: EndeavorState, place: i64) -> float:
        """Zones are wanted where discs count."""
        total = 0.0
        for number in range(i64(1), GOALS + 1):
            if self.unit[number] > 0.0 and self.goal(s, number).columns & BIT[column_of(place)]:
                total += self.unit[number]
        return total

    def option(self, s: EndeavorState, option: i64) -> float:
        """The closer to its threshold, the better."""
        if s.get(Choose.DESIGNATED):
            discs = 0.0
            for tile in s.zones:
                discs += float(discs_in(s, tile, ANYONE, BIT[option]))
            return discs
        for way in self.setup.goals[s.get(Choose.GOAL)]:
            if way.option == option:
                return self.prices.stake * min(float(team_units(s, way)) / float(way.threshold), 1.0)
        return 0.0
