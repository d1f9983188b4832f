# mypyc: compile
"""What moves and positions of Endeavor are worth, in points.

Every kind of reward has a price at the beginning of the game and one at its end. Sites, tiles, specialists, journals
and tokens are worth their rewards, their value for the mission's goals, and what they make possible.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.endeavor.aims import Aims, OwnAims, TeamAims
from batyskaf.bots.endeavor.holding import (
    EARLY,
    H_AREA,
    H_EVEN,
    H_IN,
    H_LEVELS,
    H_RESEARCH,
    H_REST,
    H_STEPS,
    H_TOKENS,
    H_TURN,
    H_VESSELS,
    H_ZONES,
    LATE,
)
from batyskaf.bots.endeavor.prices import Prices
from batyskaf.bots.guide import Guide, logistic
from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList, State
from batyskaf.games.endeavor.codes import (
    ACTIONS,
    CONSERVE,
    COPY,
    DIVE,
    DONE,
    F_ACTS,
    F_END_TURN,
    F_PAY,
    IMPACT,
    JOURNAL,
    M_ACTIVATE,
    M_APPLY,
    M_CASH,
    M_CHOOSE,
    M_COPY,
    M_DISCARD,
    M_DRAW,
    M_FROM,
    M_IMPACT,
    M_KEEP,
    M_LAUNCH,
    M_PASS,
    M_PLACE,
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
    RESEARCH,
    S_ACT,
    SLOTS,
    SONAR,
    TEAM,
    TEAM_GOALS,
    TRACKS,
    TRAVEL,
    VESSELS,
)
from batyskaf.games.endeavor.layouts import busy_of, discard_use, junior_of, promoted, round_use, senior_of, side_of
from batyskaf.games.endeavor.rules import Rules, Setup
from batyskaf.games.endeavor.scoring import LINES, score_sheet, team_goal
from batyskaf.games.endeavor.state import EndeavorState

NEAR: Final = 0.3
"""The value of a goal that is almost met."""
ENOUGH: Final = 3.75
"""With four goals of seven a team succeeds."""


@final
class EndeavorGuide(Guide):
    """Evaluates by printed rewards, the goals of the mission, and what can be reached and paid."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(EARLY, LATE)
        self.swing_early = 10.0
        self.swing_late = 3.0
        self.turns = 4
        if setup.coop:
            self.turns = 1000
            self.warmth = 0.5
            self.curiosity = 0.2
        self.rules: Rules = setup.rules
        self.prices = Prices(setup)
        self.aims: Aims = TeamAims(self.prices) if setup.coop else OwnAims(self.prices)
        self.best: vec[float] = vec[float]([0.0] * int(ACTIONS))
        """Scratch: the best value of each action for the current seat."""

    # --- sites -------------------------------------------------------------------------------------------------------

    def seats(self, s: State) -> i64:
        assert isinstance(s, EndeavorState)
        return s.seats

    def site(self, s: EndeavorState, seat: i64, site: i64) -> float:
        """The value of an action on a site."""
        rules = self.rules
        kind = rules.site_kind[site]
        if kind == DIVE:
            return self.prices.diving
        worth = self.prices.gain(s, rules.site_gain[site]) + self.aims.disc(s, seat, site) - self.prices.placed
        if kind == CONSERVE:
            worth -= self.prices.price(s, RESEARCH) * float(rules.site_cost[site])
        for link in range(rules.link_first[site], rules.link_first[site + 1]):
            owner = s.site_owner[rules.link_end[link]]
            if owner >= 0:
                worth += self.prices.gain(s, rules.link_gain[link]) * (1.0 if owner == seat else 0.5)
            else:
                worth += 0.15
        if kind == JOURNAL:
            worth += self.best_journal(s, seat, site)
        return worth

    def journal(self, s: EndeavorState, seat: i64, journal: i64) -> float:
        rules = self.rules
        worth = self.aims.journal(s, seat, journal)
        worth += self.prices.gain(s, rules.journal_instant[journal]) + float(rules.journal_points[journal])
        worth += 0.5 * float(rules.journal_spaces[journal]) - 0.3 * self.prices.gain(s, rules.journal_others[journal])
        if rules.use_when[round_use(journal)] >= 0:
            worth += 0.3 * self.prices.rounds_left(s)
        if rules.use_when[discard_use(journal)] >= 0:
            worth += 1.0
        return worth - self.prices.price(s, RESEARCH) * float(rules.journal_cost[journal])

    def best_journal(self, s: EndeavorState, seat: i64, site: i64) -> float:
        field = BIT[self.rules.site_field[site]]
        best = -1.0
        for journal in s.display:
            if journal >= 0 and self.rules.journal_fields[journal] & field:
                worth = self.journal(s, seat, journal)
                if worth > best:
                    best = worth
        return best

    def open_site(self, s: EndeavorState, site: i64, funds: i64) -> bool:
        """Whether a site seems available: not taken, and probably affordable."""
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
        """Record the best value of each action in a zone."""
        rules = self.rules
        for site in range(rules.tile_first[tile], rules.tile_first[tile + 1]):
            kind = rules.site_kind[site]
            if (kind == DIVE or discs > 0) and self.open_site(s, site, funds):
                worth = self.site(s, seat, site)
                if worth > self.best[kind]:
                    self.best[kind] = worth

    def look_around(self, s: EndeavorState, seat: i64) -> None:
        """The best value of each action in the zones of the seat's submarines."""
        for action in range(ACTIONS):
            self.best[action] = 0.0
        self.best[TRAVEL] = 1.2
        self.best[PROMOTE] = self.prices.price(s, PROMOTION) + self.aims.promoted(s)
        self.best[COPY] = 1.5
        discs, funds = s.area[seat] - 1, s.funds(seat)
        for i in range(seat * VESSELS, seat * VESSELS + VESSELS):
            if s.vessels[i] >= 0:
                self.survey(s, seat, s.vessels[i], discs, funds)

    def activation(self, s: EndeavorState, side: i64) -> float:
        """The value of activating a specialist now, slot by slot."""
        total = 0.0
        for slot in range(SLOTS):
            mask = self.rules.side_slots[side * SLOTS + slot]
            if mask:
                best = 0.0
                for action in range(ACTIONS):
                    if mask & BIT[action] and self.best[action] > best:
                        best = self.best[action]
                total += best
        return total

    def zone(self, s: EndeavorState, seat: i64, tile: i64) -> float:
        """The value of a zone for a seat: its two best kinds of sites."""
        for action in range(ACTIONS):
            self.best[action] = 0.0
        self.survey(s, seat, tile, 1, s.funds(seat))
        first = 0.0
        second = 0.0
        for action in range(ACTIONS):
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
        self.aims.look(s)
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
        """Stopping here: rarely good during an activation or when something is offered."""
        return -self.prices.patience if s.kind() == F_ACTS else -1.0

    def worth(self, s: EndeavorState, seat: i64, kind: i64, about: i64) -> float:
        """The estimated value of a move."""
        if kind in (M_SITE, M_TRAVEL, M_FROM, M_LAUNCH):
            return self.at_sea(s, seat, kind, about)
        if kind in (M_RECRUIT, M_RECOVER, M_PROMOTE, M_COPY):
            return self.of_team(s, seat, kind, about)
        if kind in (M_PUBLISH, M_APPLY, M_SPACE, M_DISCARD):
            return self.of_journals(s, seat, kind, about)
        if kind in (M_IMPACT, M_SHIFT, M_RAISE, M_CHOOSE):
            return self.of_boards(s, seat, kind, about)
        if kind in (M_USE, M_CASH, M_RETAIN):
            return self.of_tokens(s, kind, about)
        if kind in (M_KEEP, M_DRAW, M_PLACE):
            return self.of_tiles(s, seat, kind, about)
        return -self.prices.patience if kind == M_PASS else 0.0

    def at_sea(self, s: EndeavorState, seat: i64, kind: i64, about: i64) -> float:
        """Using a site, or moving a submarine to or from a zone."""
        if kind == M_SITE:
            return self.site(s, seat, about)
        if kind == M_TRAVEL:
            return self.arrival(s, seat, about) + self.aims.travel(s, seat, about)
        if kind == M_LAUNCH:
            return self.arrival(s, seat, about) + self.aims.vessel(s, seat, about)
        return -self.aims.vessel(s, seat, about)

    def of_team(self, s: EndeavorState, seat: i64, kind: i64, about: i64) -> float:
        """Recruiting, freeing, promoting or copying a specialist."""
        if kind == M_RECRUIT:
            return self.recruit(s, about)
        if kind == M_RECOVER:
            return 1.0 + self.prices.side[about]
        if kind == M_PROMOTE:
            return self.promotion(s, seat, about)
        return self.prices.side[about]

    def of_journals(self, s: EndeavorState, seat: i64, kind: i64, about: i64) -> float:
        """Publishing, using, filling or discarding a journal."""
        if kind == M_PUBLISH:
            return self.journal(s, seat, about)
        if kind == M_APPLY:
            return 1.0
        if kind == M_SPACE:
            return self.prices.gain(s, self.rules.journal_space[about])
        return self.prices.gain(s, self.rules.use_arg[discard_use(about)]) - 0.5

    def of_boards(self, s: EndeavorState, seat: i64, kind: i64, about: i64) -> float:
        """Placing a marker on the Impact board, a step on a track, a choice of how to score a goal."""
        if kind == M_IMPACT:
            return self.hex(s, seat, s.setup.cell_hex[about])
        if kind == M_SHIFT:
            return -self.hex(s, seat, s.setup.cell_hex[about])
        if kind == M_RAISE:
            return self.step(s, seat, about)
        return self.aims.option(s, about)

    def of_tokens(self, s: EndeavorState, kind: i64, about: i64) -> float:
        """Using, cashing or keeping a dive token."""
        gain = self.prices.gain(s, self.rules.token_gain[about])
        if kind == M_USE:
            return gain + 0.5
        if kind == M_RETAIN:
            return gain + 0.2 * float(self.rules.token_research[about])
        worth = self.prices.price(s, RESEARCH) * float(self.rules.token_research[about])
        return worth - 0.5 * gain if s.kind() in (F_PAY, F_END_TURN) else worth - 2.0

    def of_tiles(self, s: EndeavorState, seat: i64, kind: i64, about: i64) -> float:
        """Choosing a stack to draw from, a tile to keep, a place for it."""
        if kind == M_DRAW:
            return 0.1 * float(about) + self.aims.depth(s, about)
        if kind == M_PLACE:
            return self.aims.place(s, about)
        return self.prices.gain(s, self.rules.tile_discovery[about]) + self.prices.ahead * self.zone(s, seat, about)

    def arrival(self, s: EndeavorState, seat: i64, tile: i64) -> float:
        """The value of arriving in a zone: its bonus and its sites."""
        return self.prices.gain(s, self.rules.tile_arrival[tile]) + self.prices.ahead * self.zone(s, seat, tile)

    def recruit(self, s: EndeavorState, specialist: i64) -> float:
        youth = self.prices.rounds_left(s) / float(s.setup.rounds)
        junior = junior_of(specialist)
        worth = self.prices.gain(s, self.rules.side_gain[junior])
        worth += self.prices.tier * float(self.rules.tier[specialist])
        return worth + self.prices.side[junior] * (0.4 + 0.6 * youth)

    def promotion(self, s: EndeavorState, seat: i64, promotion: i64) -> float:
        """The value of a senior side: its gains, its additional actions, its points at the end."""
        junior, senior = junior_of(promoted(promotion)), senior_of(promoted(promotion))
        worth = self.prices.gain(s, self.rules.side_gain[senior])
        youth = self.prices.rounds_left(s) / float(s.setup.rounds)
        worth += youth * (self.prices.side[senior] - self.prices.side[junior])
        if self.rules.side_count[senior] >= 0:
            worth += 3.0 - 3.0 * youth
        return worth + self.aims.promoted(s) + self.aims.senior(s, seat, senior)

    def hex(self, s: EndeavorState, seat: i64, hex: i64) -> float:
        return self.aims.hex(s, seat, hex) + self.prices.gain(s, s.setup.hex_gain[hex])

    def step(self, s: EndeavorState, seat: i64, attribute: i64) -> float:
        """The value of one step on a track; more if it reaches a level."""
        rules = self.rules
        at = s.tracks[seat * TRACKS + attribute]
        if at >= rules.last_step:
            return self.prices.price(s, IMPACT) - 2.0
        worth = self.prices.price(s, attribute) * 0.5 + 0.5 * float(rules.points[at + 1] - rules.points[at])
        if rules.level[at + 1] > rules.level[at]:
            worth += self.prices.growth * self.prices.rounds_left(s)
        if at + 1 == rules.impact_step:
            worth += self.prices.price(s, IMPACT)
        return worth + self.aims.step(s, seat, attribute)

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
        """Co-operative: the number of goals met, plus a little for those almost met; success is at one half."""
        assert isinstance(s, EndeavorState)
        if not s.setup.coop:
            return -1.0
        total = 0.0
        for number in range(TEAM_GOALS):
            reached, needed = team_goal(s, number)
            if needed > 0:
                total += 1.0 if reached >= needed else NEAR * float(reached) / float(needed)
        return logistic(total - ENOUGH)

    def hold(self, s: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(s, EndeavorState)
        sheet = score_sheet(s, seat)
        for line in range(LINES):
            out[line] = float(sheet[line])
        for attribute in range(TRACKS):
            at = s.tracks[seat * TRACKS + attribute]
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
                out[H_REST + busy_of(s.team[i])] += self.prices.side[side_of(s.team[i])]
        out[H_VESSELS] = out[H_ZONES] = 0.0
        for i in range(seat * VESSELS, seat * VESSELS + VESSELS):
            if s.vessels[i] >= 0:
                out[H_VESSELS] += 1.0
                out[H_ZONES] += self.zone(s, seat, s.vessels[i])
