# mypyc: compile
"""Where every piece of Endeavor is: the fields of a state, laid out before the game and copied."""

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.agenda import AgendaState
from batyskaf.core.bits import BIT
from batyskaf.core.vectors import first
from batyskaf.games.endeavor.codes import (
    DEPTHS,
    DIVE_MOST,
    GOALS,
    LANE,
    MILESTONES,
    PLACES,
    TEAM,
    TOP_STACKS,
    TRACKS,
    VESSELS,
)
from batyskaf.games.endeavor.layouts import LEADER, NO_MEMBER, member_of
from batyskaf.games.endeavor.rules import Deal, Rules, Setup, rows


class Boards(AgendaState):
    """Whose turn it is, what lies on the boards of the seats, and the tray. Rows by seat begin at seat * width."""

    def __init__(self, setup: Setup, deal: Deal) -> None:
        super().__init__()
        self.setup = setup
        self.rules: Rules = setup.rules
        self.deal = deal
        self.seats: i64 = setup.seats
        self.round: i64 = 0
        self.stage: i64 = 0
        self.wave: i64 = deal.wave
        self.step: i64 = 0
        """How many seats have had their part of this stage; in the action phase the seat that acted last."""
        self.passed: i64 = 0
        self.reserve: i64 = 0
        """Discs that the owner of the turn must leave for the activation to come."""
        # boards
        self.tracks: vec[i64] = vec[i64]()
        self.research: vec[i64] = vec[i64]()
        self.area: vec[i64] = vec[i64]()
        """Discs in the staging area."""
        self.supply: vec[i64] = vec[i64]()
        self.markers: vec[i64] = vec[i64]()
        self.vessels: vec[i64] = vec[i64]()
        """By seat * VESSELS: the tile of each submarine, -1 in stock."""
        self.held: vec[i64] = vec[i64]()
        """By seat * tokens: dive tokens of each kind."""
        self.team: vec[i64] = vec[i64]()
        """By seat * TEAM: members as `layouts` packs them, from the left; NO_MEMBER for none."""
        # the tray
        self.tray: vec[i64] = vec[i64]()
        """Tiles left of each specialist of tiers 1 to 4."""
        self.tray5: vec[i64] = vec[i64]()
        """TOP_STACKS stacks of LANE cells: places in the deal, the top one last."""
        self.tray5_n: vec[i64] = vec[i64]()
        self.seen5: i64 = 0
        """Places of the deal that have been on top, as a mask."""


class Pieces(Boards):
    """All pieces and where they are: the boards of the seats, and everything in the middle of the table."""

    def __init__(self, setup: Setup, deal: Deal) -> None:
        super().__init__(setup, deal)
        # the ocean
        self.ocean: i64 = 0
        """Places with a zone, as a mask."""
        self.barred: i64 = 0
        """Places that no submarine may enter, as a mask."""
        self.place_tile: vec[i64] = vec[i64]()
        self.tile_place: vec[i64] = vec[i64]()
        self.zones: vec[i64] = vec[i64]()
        """Tiles in play in the order they came."""
        self.site_owner: vec[i64] = vec[i64]()
        self.finder: vec[i64] = vec[i64]()
        """Who discovered a tile, -1 for nobody."""
        self.once: vec[i64] = vec[i64]()
        """What has happened in a zone once and for all, as bits that `layouts` names."""
        self.piles: vec[i64] = vec[i64]()
        """By depth * LANE: the stacks as rings of places in the deal."""
        self.pile_head: vec[i64] = vec[i64]()
        self.pile_n: vec[i64] = vec[i64]()
        self.fresh: vec[i64] = vec[i64]()
        """By depth: how many tiles were drawn for the first time."""
        self.drawn: vec[i64] = vec[i64]()
        """Places in the deal of tiles just drawn, as `layouts` packs them."""
        # dive tokens
        self.tokens: vec[i64] = vec[i64]()
        """Kinds of all tokens in the order they come up."""
        self.token_at: i64 = 0
        self.shuffles: i64 = 0
        self.ends: vec[i64] = vec[i64]()
        """Where each shuffle of the tokens ends in `tokens`."""
        self.dives: vec[i64] = vec[i64]()
        """By dive site * DIVE_MOST: places in `tokens`, the top one last."""
        self.dive_n: vec[i64] = vec[i64]()
        self.tossed: vec[i64] = vec[i64]()
        """Discarded tokens of each kind."""
        # journals
        self.display: vec[i64] = vec[i64]()
        self.deck_at: i64 = 0
        self.journal_owner: vec[i64] = vec[i64]()
        """Seat, -1 for not published, -2 for out of the game."""
        self.journal_used: vec[i64] = vec[i64]()
        """1 once turned in this round."""
        self.journal_discs: vec[i64] = vec[i64]()
        # the Impact board
        self.hex_owner: vec[i64] = vec[i64]()
        self.endless: vec[i64] = vec[i64]()
        """By infinite hex * SEATS: markers."""
        self.chosen: vec[i64] = vec[i64]()
        """By goal: the way it is scored; -1 while it waits for a choice."""
        self.designated: i64 = 0
        """The unit named for goal discs, 0 for none."""
        self.cleaned: vec[i64] = vec[i64]()
        self.reached: vec[i64] = vec[i64]()
        """By milestone * SEATS: 1 for who reached it first, 2 second, and so on."""

    def lay(self) -> None:
        """Put everything in its place before the game."""
        self._lay_seats()
        self._lay_ocean()
        self._lay_stacks()
        self._lay_tokens()
        self._lay_journals()
        self._lay_goals()
        self._lay_tier5()

    def _lay_seats(self) -> None:
        """The player boards, each with its leader, and the tray of specialists between them."""
        rules = self.rules
        self.tracks = rows(TRACKS, 0)
        self.research = rows(1, 0)
        self.area = rows(1, 0)
        self.supply = rows(1, rules.discs - 1)
        self.markers = rows(1, rules.markers)
        self.vessels = rows(VESSELS, -1)
        self.held = rows(rules.tokens, 0)
        self.team = rows(TEAM, NO_MEMBER)
        for seat in range(self.setup.seats):
            self.team[seat * TEAM] = member_of(LEADER, 1)
        self.tray = rules.copies[:]

    def _lay_ocean(self) -> None:
        """No zone is there yet."""
        rules = self.rules
        self.place_tile = vec[i64]([-1] * int(PLACES))
        self.tile_place = vec[i64]([-1] * int(rules.tiles))
        self.zones = vec[i64](capacity=40)
        self.site_owner = vec[i64]([-1] * int(rules.sites))
        self.finder = vec[i64]([-1] * int(rules.tiles))
        self.once = vec[i64]([0] * int(rules.tiles))

    def _lay_stacks(self) -> None:
        """The tiles that wait, by depth."""
        stacks = int(DEPTHS + 1)
        self.piles = vec[i64]([-1] * int((DEPTHS + 1) * LANE))
        self.pile_head = vec[i64]([0] * stacks)
        self.pile_n = vec[i64]([0] * stacks)
        self.fresh = vec[i64]([0] * stacks)
        for depth in range(DEPTHS + 1):
            self.pile_n[depth] = i64(len(self.deal.stacks[depth]))
            for i in range(self.pile_n[depth]):
                self.piles[depth * LANE + i] = i

    def _lay_tokens(self) -> None:
        """Dive tokens: the supply, and dive sites that are still empty."""
        dives: i64 = len(self.rules.dive_sites)
        self.tokens = self.deal.tokens[:]
        self.ends = vec[i64]([i64(len(self.deal.tokens))])
        self.dives = vec[i64]([-1] * int(dives * DIVE_MOST))
        self.dive_n = vec[i64]([0] * int(dives))
        self.tossed = vec[i64]([0] * int(self.rules.tokens))

    def _lay_journals(self) -> None:
        journals = int(self.rules.journals)
        self.display = self.deal.display[:]
        self.journal_owner = vec[i64]([-1] * journals)
        self.journal_used = vec[i64]([0] * journals)
        self.journal_discs = vec[i64]([0] * journals)

    def _lay_goals(self) -> None:
        """The Impact board and the goals of the mission; one with several ways waits for a choice."""
        setup = self.setup
        self.hex_owner = vec[i64]([-1] * int(setup.hexes))
        self.endless = rows(setup.infinite, 0)
        self.chosen = vec[i64]([0] * int(GOALS))
        for goal in range(GOALS):
            if len(setup.goals[goal]) > 1:
                self.chosen[goal] = -1
        self.cleaned = rows(1, 0)
        self.reached = rows(MILESTONES, 0)

    def _lay_tier5(self) -> None:
        """Deal the top tier out over three stacks as evenly as possible."""
        self.tray5 = vec[i64]([-1] * int(TOP_STACKS * LANE))
        self.tray5_n = vec[i64]([0] * int(TOP_STACKS))
        for i in range(i64(len(self.deal.tier5))):
            stack = i % TOP_STACKS
            self.tray5[stack * LANE + self.tray5_n[stack]] = i
            self.tray5_n[stack] += 1
        self.see_tier5()

    def see_tier5(self) -> None:
        for stack in range(TOP_STACKS):
            if self.tray5_n[stack] > 0:
                self.seen5 |= BIT[self.tray5[stack * LANE + self.tray5_n[stack] - 1]]

    def touch(self) -> i64:
        fetched = first(self.agenda) + first(self.tracks) + first(self.research) + first(self.area) + first(self.supply)
        fetched += first(self.markers) + first(self.vessels) + first(self.held) + first(self.team) + first(self.tray)
        fetched += first(self.tray5) + first(self.tray5_n) + first(self.place_tile) + first(self.tile_place)
        fetched += first(self.zones) + first(self.site_owner) + first(self.finder) + first(self.once)
        fetched += first(self.piles) + first(self.pile_head) + first(self.pile_n) + first(self.fresh)
        fetched += first(self.tokens) + first(self.dives) + first(self.dive_n) + first(self.tossed)
        fetched += first(self.display) + first(self.journal_owner) + first(self.journal_used)
        fetched += first(self.journal_discs) + first(self.hex_owner) + first(self.endless) + first(self.chosen)
        return fetched + first(self.cleaned) + first(self.reached) + first(self.deal.tier5) + first(self.deal.cards)

    def copy_pieces(self, other: "Pieces") -> None:
        """Copy the pieces of another game with the same set-up."""
        self.turn = other.turn
        self.owner = other.owner
        self.revealed = other.revealed
        self.recording = other.recording
        self.round = other.round
        self.stage = other.stage
        self.wave = other.wave
        self.step = other.step
        self.passed = other.passed
        self.reserve = other.reserve
        self.tracks = other.tracks[:]
        self.research = other.research[:]
        self.area = other.area[:]
        self.supply = other.supply[:]
        self.markers = other.markers[:]
        self.vessels = other.vessels[:]
        self.held = other.held[:]
        self.team = other.team[:]
        self.tray = other.tray[:]
        self.tray5 = other.tray5[:]
        self.tray5_n = other.tray5_n[:]
        self.seen5 = other.seen5
        self.ocean = other.ocean
        self.barred = other.barred
        self.place_tile = other.place_tile[:]
        self.tile_place = other.tile_place[:]
        self.zones = other.zones[:]
        self.site_owner = other.site_owner[:]
        self.finder = other.finder[:]
        self.once = other.once[:]
        self.piles = other.piles[:]
        self.pile_head = other.pile_head[:]
        self.pile_n = other.pile_n[:]
        self.fresh = other.fresh[:]
        self.drawn = other.drawn[:]
        self.tokens = other.tokens[:]
        self.token_at = other.token_at
        self.shuffles = other.shuffles
        self.ends = other.ends[:]
        self.dives = other.dives[:]
        self.dive_n = other.dive_n[:]
        self.tossed = other.tossed[:]
        self.display = other.display[:]
        self.deck_at = other.deck_at
        self.journal_owner = other.journal_owner[:]
        self.journal_used = other.journal_used[:]
        self.journal_discs = other.journal_discs[:]
        self.hex_owner = other.hex_owner[:]
        self.endless = other.endless[:]
        self.chosen = other.chosen[:]
        self.designated = other.designated
        self.cleaned = other.cleaned[:]
        self.reached = other.reached[:]
