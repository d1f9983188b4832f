# mypyc: compile
"""What moves and positions of Endeavor are worth, in points.

Every kind of reward has a price at the beginning of the game and one at its end; sites, tiles, specialists, journals
and tokens are worth the rewards they show, what the mission's goals count, and what they lead to.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.guide import Guide
from batyskaf.core.bits import BIT
from batyskaf.core.game import OVER, MoveList, State
from batyskaf.games.endeavor.codes import (
    ANY,
    CONSERVE,
    COORDINATION,
    COPY,
    DISC,
    DISCOVERY,
    DIVE,
    DONE,
    F_ACTS,
    F_END_TURN,
    F_PAY,
    GRANT,
    IMPACT,
    INGENUITY,
    INSPIRATION,
    JOURNAL,
    KINDS,
    LOWEST,
    M_ACTIVATE,
    M_APPLY,
    M_CASH,
    M_COPY,
    M_DISCARD,
    M_DRAW,
    M_IMPACT,
    M_KEEP,
    M_LAUNCH,
    M_PASS,
    M_PROMOTE,
    M_PUBLISH,
    M_RAISE,
    M_RECOVER,
    M_RECRUIT,
    M_RETAIN,
    M_SHIFT,
    M_SITE,
    M_SPACE,
    M_TRAVEL,
    M_USE,
    PROMOTE,
    PROMOTION,
    REPUTATION,
    RESEARCH,
    S_ACT,
    SONAR,
    TEAM,
    TRAVEL,
    U_ZONE_DISC,
    U_ZONE_PRESENT,
    VESSEL,
)
from batyskaf.games.endeavor.rewards import number_of
from batyskaf.games.endeavor.rules import Rules, Setup
from batyskaf.games.endeavor.scoring import LINES, score_sheet, team_goal
from batyskaf.games.endeavor.state import EndeavorState

# What a position holds for a seat, after the lines of the score pad as if the game ended now.
H_LEVELS: Final[i64] = 8
H_STEPS: Final[i64] = 12
H_AREA: Final[i64] = 16
H_RESEARCH: Final[i64] = 17
H_TOKENS: Final[i64] = 18
H_TURN: Final[i64] = 19
"""1 for the seat whose turn it is."""
H_EVEN: Final[i64] = 20
"""1 for everybody."""
H_IN: Final[i64] = 21
"""1 for those who have not passed."""
H_REST: Final[i64] = 22
"""What free specialists can do, then those with a disc on them."""
H_VESSELS: Final[i64] = 24
H_ZONES: Final[i64] = 25
"""What the zones of the submarines hold."""

HOLD_EARLY: Final = [1.0] * 8 + [2.5, 3.0, 2.5, 2.5] + [0.3] * 4 + [0.8, 0.4, 1.5, 0.5, 0.0, 0.5, 1.0, 0.8, 1.0, 0.5]
HOLD_LATE: Final = [1.0] * 8 + [0.2, 0.2, 0.2, 0.2] + [0.3] * 4 + [0.5, 0.2, 1.0, 0.5, 0.0, 0.5, 0.2, 0.0, 0.0, 0.2]
"""What each is worth at the beginning of a game and at its end."""

EARLY: Final = {
    REPUTATION: 0.66, INSPIRATION: 1.71, COORDINATION: 2.74, INGENUITY: 0.94, ANY: 1.9, LOWEST: 1.49, RESEARCH: 0.46,
    IMPACT: 2.35, DISC: 1.81, PROMOTION: 2.1, VESSEL: 2.02, DISCOVERY: 3.99, GRANT: 1.89,
}  # fmt: skip
LATE: Final = {
    REPUTATION: 0.81, INSPIRATION: 1.1, COORDINATION: 1.09, INGENUITY: 0.68, ANY: 1.42, LOWEST: 0.49, RESEARCH: 0.3,
    IMPACT: 1.46, DISC: 0.58, PROMOTION: 1.56, VESSEL: 0.39, DISCOVERY: 2.47, GRANT: 1.32,
}  # fmt: skip
"""What each kind of reward is worth in the first round and in the last."""


@final
class EndeavorGuide(Guide):
    """The prices below are in points; they were tuned by play against one another."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(HOLD_EARLY, HOLD_LATE)
        self.turns = 4
        self.setup = setup
        self.rules: Rules = setup.rules
        self.reward_early: vec[float] = vec[float]([EARLY[i64(kind)] for kind in range(KINDS)])
        self.reward_late: vec[float] = vec[float]([LATE[i64(kind)] for kind in range(KINDS)])
        self.placed: float = 0.51
        """What the disc costs that stays on a site."""
        self.diving: float = 0.61
        """What a dive token is worth."""
        self.majority: float = 0.31
        """The part of the bonus for most discs that each disc counts for."""
        self.ahead: float = 0.36
        """The part of the best site of a zone that it is worth to travel there."""
        self.slot: float = 1.35
        """A slot of a specialist."""
        self.option: float = 0.25
        """One more action to choose from in a slot."""
        self.tier: float = 0.45
        self.growth: float = 0.44
        """What a level is worth for each round to come."""
        self.patience: float = 0.96
        """How much better a move must look than none at all."""
        self.best: vec[float] = vec[float]([0.0] * 7)
        """Scratch: the best that each action could do for the seat at hand."""
        self.prepare()

    def prepare(self) -> None:
        """Reckon what never changes in a match from the prices."""
        rules = self.rules
        rows: i64 = i64(len(rules.gains)) // 2
        self.early_gain: vec[float] = vec[float]([0.0] * int(rows))
        self.late_gain: vec[float] = vec[float]([0.0] * int(rows))
        """What each reward list is worth in the first round and in the last."""
        for row in range(rows):
            for kind in range(KINDS):
                number = float(number_of(rules.gains[row * 2], rules.gains[row * 2 + 1], kind))
                self.early_gain[row] += number * self.reward_early[kind]
                self.late_gain[row] += number * self.reward_late[kind]
        self.unit: vec[float] = vec[float]([0.0] * 7)
        """By kind of site: what the mission's goals give for a disc on it."""
        for ways in self.setup.goals:
            for way in ways:
                worth = float(way.points_per) + self.majority * float(way.first)
                if way.depths or way.columns or way.side_of >= 0:
                    worth *= 0.5
                worth /= float(len(ways))
                if way.units & 1:
                    self.unit[SONAR] += worth
                if way.units & 2:
                    self.unit[CONSERVE] += worth
                if way.units & 4:
                    self.unit[JOURNAL] += worth
                if way.units & (U_ZONE_DISC | U_ZONE_PRESENT):
                    for kind in (SONAR, CONSERVE, JOURNAL):
                        self.unit[kind] += 0.5 * worth
        self.side: vec[float] = vec[float]([0.0] * int(rules.specialists * 2))
        """What a side of a specialist can do when it is activated."""
        for side in range(rules.specialists * 2):
            for slot in range(i64(4)):
                mask = rules.side_slots[side * 4 + slot]
                if mask:
                    self.side[side] += self.slot - self.option
                    for action in range(i64(7)):
                        if mask & BIT[action]:
                            self.side[side] += self.option

    # --- rewards and sites -------------------------------------------------------------------------------------------

    def seats(self, s: State) -> i64:
        assert isinstance(s, EndeavorState)
        return s.seats

    def rounds_left(self, s: EndeavorState) -> float:
        return float(s.setup.rounds - s.round)

    def gain(self, s: EndeavorState, gains: i64) -> float:
        """What a reward list is worth now."""
        if gains <= 0:
            return 0.0
        youth = self.rounds_left(s) / float(s.setup.rounds)
        return self.late_gain[gains] + youth * (self.early_gain[gains] - self.late_gain[gains])

    def price(self, s: EndeavorState, kind: i64) -> float:
        youth = self.rounds_left(s) / float(s.setup.rounds)
        return self.reward_late[kind] + youth * (self.reward_early[kind] - self.reward_late[kind])

    def site(self, s: EndeavorState, seat: i64, site: i64) -> float:
        """What an action on a site would bring."""
        rules = self.rules
        kind = rules.site_kind[site]
        if kind == DIVE:
            return self.diving
        worth = self.gain(s, rules.site_gain[site]) + self.unit[kind] - self.placed
        if kind == CONSERVE:
            worth -= self.price(s, RESEARCH) * float(rules.site_cost[site])
        for at in range(rules.link_first[site], rules.link_first[site + 1], 2):
            owner = s.site_owner[rules.links[at]]
            if owner >= 0:
                worth += self.gain(s, rules.links[at + 1]) * (1.0 if owner == seat else 0.5)
            else:
                worth += 0.15
        if kind == JOURNAL:
            worth += self.best_journal(s, seat, site)
        return worth

    def journal(self, s: EndeavorState, journal: i64) -> float:
        rules = self.rules
        worth = self.gain(s, rules.journal_instant[journal]) + float(rules.journal_points[journal])
        worth += 0.5 * float(rules.journal_spaces[journal]) - 0.3 * self.gain(s, rules.journal_others[journal])
        if rules.use_when[journal * 2] >= 0:
            worth += 0.3 * self.rounds_left(s)
        if rules.use_when[journal * 2 + 1] >= 0:
            worth += 1.0
        return worth - self.price(s, RESEARCH) * float(rules.journal_cost[journal])

    def best_journal(self, s: EndeavorState, seat: i64, site: i64) -> float:
        field = BIT[self.rules.site_field[site]]
        best = -1.0
        for journal in s.display:
            if journal >= 0 and self.rules.journal_fields[journal] & field:
                worth = self.journal(s, journal)
                if worth > best:
                    best = worth
        return best

    def open_site(self, s: EndeavorState, site: i64, funds: i64) -> bool:
        """Whether a site looks open: not taken, and affordable as far as a glance shows."""
        rules = self.rules
        kind = rules.site_kind[site]
        if kind == DIVE:
            return s.dive_n[rules.site_dive[site]] > 0
        if s.site_owner[site] >= 0:
            return False
        if kind == SONAR:
            return rules.site_before[site] < 0 or s.site_owner[rules.site_before[site]] >= 0
        if kind == CONSERVE:
            return rules.site_cost[site] <= funds
        field = BIT[rules.site_field[site]]
        for journal in s.display:
            if journal >= 0 and rules.journal_fields[journal] & field and rules.journal_cost[journal] <= funds:
                return True
        return False

    def survey(self, s: EndeavorState, seat: i64, tile: i64, discs: i64, funds: i64) -> None:
        """Note the best that each action could do in a zone."""
        rules = self.rules
        for site in range(rules.tile_first[tile], rules.tile_first[tile + 1]):
            kind = rules.site_kind[site]
            if (kind == DIVE or discs > 0) and self.open_site(s, site, funds):
                worth = self.site(s, seat, site)
                if worth > self.best[kind]:
                    self.best[kind] = worth

    def look_around(self, s: EndeavorState, seat: i64) -> None:
        """The best that each action could do where the seat's submarines are."""
        for action in range(i64(7)):
            self.best[action] = 0.0
        self.best[TRAVEL] = 1.2
        self.best[PROMOTE] = self.price(s, PROMOTION)
        self.best[COPY] = 1.5
        discs, funds = s.area[seat] - 1, s.funds(seat)
        for i in range(seat * 3, seat * 3 + 3):
            if s.vessels[i] >= 0:
                self.survey(s, seat, s.vessels[i], discs, funds)

    def activation(self, s: EndeavorState, side: i64) -> float:
        """What a specialist could do now, slot by slot."""
        total = 0.0
        for slot in range(i64(4)):
            mask = self.rules.side_slots[side * 4 + slot]
            if mask:
                best = 0.0
                for action in range(i64(7)):
                    if mask & BIT[action] and self.best[action] > best:
                        best = self.best[action]
                total += best
        return total

    def zone(self, s: EndeavorState, seat: i64, tile: i64) -> float:
        """What a zone holds for a seat: its two best kinds of sites."""
        for action in range(i64(7)):
            self.best[action] = 0.0
        self.survey(s, seat, tile, 1, s.funds(seat))
        first = 0.0
        second = 0.0
        for action in range(i64(7)):
            worth = self.best[action]
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
        return first + 0.5 * second

    # --- moves -------------------------------------------------------------------------------------------------------

    def judge(self, s: State, moves: MoveList, out: vec[float]) -> None:
        assert isinstance(s, EndeavorState)
        rules = self.rules
        looked = False
        for i in range(moves.n):
            move = moves.items[i]
            kind, about = rules.kind[move], rules.arg[move]
            if kind == M_ACTIVATE:
                if not looked:
                    self.look_around(s, s.turn)
                    looked = True
                out[i] = self.activation(s, about)
            elif move == DONE:
                out[i] = self.done(s)
            else:
                out[i] = self.worth(s, s.turn, kind, about)

    def done(self, s: EndeavorState) -> float:
        """Leaving it at that: seldom wise in an activation or where something is offered."""
        return -self.patience if s.kind() == F_ACTS else -1.0

    def worth(self, s: EndeavorState, seat: i64, kind: i64, about: i64) -> float:
        """What a move seems to bring."""
        rules = self.rules
        if kind == M_SITE:
            return self.site(s, seat, about)
        if kind == M_TRAVEL:
            return self.gain(s, rules.tile_arrival[about]) + self.ahead * self.zone(s, seat, about)
        if kind == M_RECRUIT:
            return self.recruit(s, about)
        if kind == M_RECOVER:
            return 1.0 + self.side[about]
        if kind == M_PROMOTE:
            return self.promotion(s, about)
        if kind == M_PUBLISH:
            return self.journal(s, about)
        if kind == M_IMPACT:
            return self.hex(s, s.setup.cell_hex[about])
        if kind == M_SHIFT:
            return -self.hex(s, s.setup.cell_hex[about])
        if kind == M_RAISE:
            return self.step(s, seat, about)
        if kind == M_KEEP:
            return self.gain(s, rules.tile_discovery[about]) + self.ahead * self.zone(s, seat, about)
        if kind == M_LAUNCH:
            return self.gain(s, rules.tile_arrival[about]) + self.ahead * self.zone(s, seat, about)
        if kind == M_USE:
            return self.gain(s, rules.token_gain[about]) + 0.5
        if kind == M_CASH:
            worth = self.price(s, RESEARCH) * float(rules.token_research[about])
            if s.kind() in (F_PAY, F_END_TURN):
                return worth - 0.5 * self.gain(s, rules.token_gain[about])
            return worth - 2.0
        if kind == M_RETAIN:
            return self.gain(s, rules.token_gain[about]) + 0.2 * float(rules.token_research[about])
        if kind == M_APPLY:
            return 1.0
        if kind == M_SPACE:
            return self.gain(s, rules.journal_space[about])
        if kind == M_COPY:
            return self.side[about]
        if kind == M_DISCARD:
            return self.gain(s, rules.use_arg[about * 2 + 1]) - 0.5
        if kind == M_DRAW:
            return 0.1 * float(about)
        if kind == M_PASS:
            return -self.patience
        return 0.0

    def recruit(self, s: EndeavorState, specialist: i64) -> float:
        youth = self.rounds_left(s) / float(s.setup.rounds)
        worth = self.gain(s, self.rules.side_gain[specialist * 2]) + self.tier * float(self.rules.tier[specialist])
        return worth + self.side[specialist * 2] * (0.4 + 0.6 * youth)

    def promotion(self, s: EndeavorState, side: i64) -> float:
        """What the senior side brings: its gains, what it can do more, what it counts at the end."""
        junior = side // 2 * 2
        worth = self.gain(s, self.rules.side_gain[junior + 1])
        youth = self.rounds_left(s) / float(s.setup.rounds)
        worth += youth * (self.side[junior + 1] - self.side[junior])
        if self.rules.side_count[junior + 1] >= 0:
            worth += 3.0 - 3.0 * youth
        return worth

    def hex(self, s: EndeavorState, hex: i64) -> float:
        return 1.2 * float(s.setup.hex_points[hex]) + self.gain(s, s.setup.hex_gain[hex])

    def step(self, s: EndeavorState, seat: i64, attribute: i64) -> float:
        """One more step on a track, more if it leads to a level."""
        rules = self.rules
        at = s.tracks[seat * 4 + attribute]
        if at >= rules.last_step:
            return self.price(s, IMPACT) - 2.0
        worth = self.price(s, attribute) * 0.5 + 0.5 * float(rules.points[at + 1] - rules.points[at])
        if rules.level[at + 1] > rules.level[at]:
            worth += self.growth * self.rounds_left(s)
        if at + 1 == rules.impact_step:
            worth += self.price(s, IMPACT)
        return worth

    # --- positions ---------------------------------------------------------------------------------------------------

    def progress(self, s: State) -> float:
        assert isinstance(s, EndeavorState)
        return float(max(s.round - 1, 0)) / float(s.setup.rounds - 1)

    def points(self, s: State, seat: i64) -> float:
        assert isinstance(s, EndeavorState)
        return float(s.scores[seat]) if seat < len(s.scores) else 0.0

    def beats(self, s: State, one: i64, other: i64) -> bool:
        return self.points(s, one) > self.points(s, other)

    def together(self, s: State) -> float:
        """The co-operative game: goals met, and before the end how near the others are."""
        assert isinstance(s, EndeavorState)
        if not s.setup.coop:
            return -1.0
        total = float(s.met)
        if s.turn != OVER:
            total = 0.0
            for number in range(i64(7)):
                reached, needed = team_goal(s, number)
                if needed > 0:
                    total += min(float(reached) / float(needed), 1.0)
        return total / 7.0

    def hold(self, s: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(s, EndeavorState)
        sheet = score_sheet(s, seat)
        for line in range(LINES):
            out[line] = float(sheet[line])
        for attribute in range(i64(4)):
            at = s.tracks[seat * 4 + attribute]
            out[H_LEVELS + attribute] = float(self.rules.level[at])
            out[H_STEPS + attribute] = float(at)
        out[H_AREA] = float(s.area[seat])
        out[H_RESEARCH] = float(s.research[seat])
        out[H_TOKENS] = float(s.tokens_held(seat))
        out[H_TURN] = 1.0 if s.owner == seat else 0.0
        out[H_EVEN] = 1.0
        out[H_IN] = 0.0 if s.stage == S_ACT and s.passed & BIT[seat] else 1.0
        out[H_REST] = out[H_REST + 1] = 0.0
        for i in range(seat * TEAM, seat * TEAM + TEAM):
            if s.team[i] >= 0:
                out[H_REST + s.team[i] % 2] += self.side[s.team[i] // 2]
        out[H_VESSELS] = out[H_ZONES] = 0.0
        for i in range(seat * 3, seat * 3 + 3):
            if s.vessels[i] >= 0:
                out[H_VESSELS] += 1.0
                out[H_ZONES] += self.zone(s, seat, s.vessels[i])
