# mypyc: compile
"""Content made ready for play: `Rules` (one edition of everything), `Setup` (a mission with its options), `Deal`."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.games.endeavor.codes import SEATS


@final
class Rules:
    """Tiles, sites, specialists, tokens and journals of one edition as vectors. Filled by `compiling`.

    A reward list is a row of `gains`: two numbers. An action's description is a row of `specs`.
    """

    def __init__(self) -> None:
        # moves
        self.kind: vec[i64] = vec[i64]()
        """The kind of every move, and what it names."""
        self.arg: vec[i64] = vec[i64]()
        self.m_recruit: vec[i64] = vec[i64]()
        self.m_activate: vec[i64] = vec[i64]()
        self.m_recover: vec[i64] = vec[i64]()
        self.m_copy: vec[i64] = vec[i64]()
        self.m_promote: vec[i64] = vec[i64]()
        self.m_launch: vec[i64] = vec[i64]()
        self.m_travel: vec[i64] = vec[i64]()
        self.m_from: vec[i64] = vec[i64]()
        self.m_site: vec[i64] = vec[i64]()
        self.m_publish: vec[i64] = vec[i64]()
        self.m_apply: vec[i64] = vec[i64]()
        self.m_discard: vec[i64] = vec[i64]()
        self.m_space: vec[i64] = vec[i64]()
        self.m_draw: vec[i64] = vec[i64]()
        self.m_keep: vec[i64] = vec[i64]()
        self.m_place: vec[i64] = vec[i64]()
        self.m_impact: vec[i64] = vec[i64]()
        self.m_shift: vec[i64] = vec[i64]()
        self.m_raise: vec[i64] = vec[i64]()
        self.m_cash: vec[i64] = vec[i64]()
        self.m_use: vec[i64] = vec[i64]()
        self.m_retain: vec[i64] = vec[i64]()
        self.m_take: vec[i64] = vec[i64]()
        self.m_choose: vec[i64] = vec[i64]()
        # the edition
        self.retail: bool = False
        self.gains: vec[i64] = vec[i64]()
        self.specs: vec[i64] = vec[i64]()
        # tiles
        self.tiles: i64 = 0
        self.tile_depth: vec[i64] = vec[i64]()
        self.tile_in: vec[i64] = vec[i64]()
        """1 for a tile of this edition."""
        self.tile_unique: vec[i64] = vec[i64]()
        self.tile_discovery: vec[i64] = vec[i64]()
        self.tile_arrival: vec[i64] = vec[i64]()
        self.tile_first: vec[i64] = vec[i64]()
        """Where the sites of a tile begin; one more entry closes the last tile."""
        self.tile_tech: vec[i64] = vec[i64]()
        self.tile_no_entry: vec[i64] = vec[i64]()
        self.tile_vessels: vec[i64] = vec[i64]()
        """The most own submarines, 9 for no limit."""
        self.tile_caves: vec[i64] = vec[i64]()
        self.tile_conserve: vec[i64] = vec[i64]()
        """How many conservation sites a tile has."""
        # sites
        self.sites: i64 = 0
        self.site_tile: vec[i64] = vec[i64]()
        self.site_kind: vec[i64] = vec[i64]()
        """SONAR, DIVE, CONSERVE or JOURNAL."""
        self.site_before: vec[i64] = vec[i64]()
        """The slot left of a sonar slot, -1 for the first of a track."""
        self.site_cost: vec[i64] = vec[i64]()
        self.site_gain: vec[i64] = vec[i64]()
        self.site_field: vec[i64] = vec[i64]()
        """The field of a journal site, 0 to 3."""
        self.site_locked: vec[i64] = vec[i64]()
        self.site_cave: vec[i64] = vec[i64]()
        """0 none, 1 left, 2 up, 3 right."""
        self.site_free: vec[i64] = vec[i64]()
        """The depth that a discovery from this slot may place without a tile above, 0 for none."""
        self.site_two: vec[i64] = vec[i64]()
        """1 for a dive site where two tokens are taken and one is kept."""
        self.site_dive: vec[i64] = vec[i64]()
        """The number of a dive site among all of them, -1 for other sites."""
        self.site_tokens: vec[i64] = vec[i64]()
        self.dive_sites: vec[i64] = vec[i64]()
        self.link_first: vec[i64] = vec[i64]()
        """Where the links of a site begin; each is the site at the other end and a reward list."""
        self.links: vec[i64] = vec[i64]()
        # features of zones: trigger, operation, what (reward list or action), marked or trigger sites, once, chain
        self.feature_first: vec[i64] = vec[i64]()
        self.features: vec[i64] = vec[i64]()
        self.feature_sites: list[vec[i64]] = []
        # specialists
        self.specialists: i64 = 0
        self.tier: vec[i64] = vec[i64]()
        self.copies: vec[i64] = vec[i64]()
        """0 for a specialist of the other edition."""
        self.side_gain: vec[i64] = vec[i64]()
        self.side_slots: vec[i64] = vec[i64]()
        """By side * 4 + slot: the actions of that slot as a mask."""
        self.side_circle: vec[i64] = vec[i64]()
        self.side_count: vec[i64] = vec[i64]()
        self.side_points: vec[i64] = vec[i64]()
        self.side_per: vec[i64] = vec[i64]()
        # dive tokens
        self.tokens: i64 = 0
        self.token_copies: vec[i64] = vec[i64]()
        self.token_research: vec[i64] = vec[i64]()
        self.token_gain: vec[i64] = vec[i64]()
        """-1 for a token without a second option."""
        self.token_disc: vec[i64] = vec[i64]()
        # journals
        self.journals: i64 = 0
        self.journal_in: vec[i64] = vec[i64]()
        self.journal_starting: vec[i64] = vec[i64]()
        self.journal_fields: vec[i64] = vec[i64]()
        """The fields as a mask."""
        self.journal_cost: vec[i64] = vec[i64]()
        self.journal_instant: vec[i64] = vec[i64]()
        self.journal_others: vec[i64] = vec[i64]()
        self.journal_points: vec[i64] = vec[i64]()
        self.journal_spaces: vec[i64] = vec[i64]()
        self.journal_space: vec[i64] = vec[i64]()
        # what a journal does once per round, then when it is discarded: when, what, number or reward list, Research,
        # discs, repeatable, least depth
        self.use_when: vec[i64] = vec[i64]()
        self.use_what: vec[i64] = vec[i64]()
        self.use_arg: vec[i64] = vec[i64]()
        self.use_research: vec[i64] = vec[i64]()
        self.use_discs: vec[i64] = vec[i64]()
        self.use_repeat: vec[i64] = vec[i64]()
        self.use_depth: vec[i64] = vec[i64]()
        # the player board
        self.level: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.impact_step: i64 = 10
        self.overflow_to: i64 = 10
        self.last_step: i64 = 12
        self.vessel_steps: vec[i64] = vec[i64]()
        self.research_most: i64 = 12
        self.discs: i64 = 30
        self.markers: i64 = 20
        self.leftover: i64 = 3


@final
class Goal:
    """One way to score: units, where they count, points."""

    def __init__(self) -> None:
        self.units: i64 = 0
        self.depths: i64 = 0
        """Depths that count as a mask, 0 for all."""
        self.columns: i64 = 0
        self.side_of: i64 = -1
        """Only columns from this tile's on count: to the left, or to the right."""
        self.side_right: bool = False
        self.points_per: i64 = 0
        self.first: i64 = 0
        self.second: i64 = 0
        self.tag: vec[i64] = vec[i64]()
        """1 for every hex whose own markers count."""
        self.milestone: i64 = -1
        self.field: i64 = -1
        """A leader bonus may count one field alone."""
        self.candidates: i64 = 0
        self.bonuses: list[Goal] = []
        """Leader bonuses: `first` for whoever has most."""
        self.measure: i64 = 0
        self.threshold: i64 = 0
        self.option: i64 = -1
        """The number of the option among all options, -1 for a goal without a choice."""


@final
class Card:
    """A goal card of the co-operative game."""

    def __init__(self) -> None:
        self.number: i64 = 0
        self.count: i64 = 0
        self.level: i64 = 0
        self.depths: i64 = 0
        self.threshold: i64 = 0


@final
class Setup:
    """A mission with the options it is played with. Shared by all states of a match."""

    def __init__(self, rules: Rules, options: str) -> None:
        self.rules = rules
        self.options = options
        """The options as JSON: what a packed state carries."""
        self.seats: i64 = 0
        self.rounds: i64 = 6
        self.coop: bool = False
        # the ocean
        self.columns: i64 = 5
        self.max_depth: i64 = 5
        self.field: i64 = 0
        """All places of this ocean as a mask."""
        self.launch: i64 = -1
        """The tile where submarines are launched, -1 if a depth-1 zone is chosen."""
        self.layout: vec[i64] = vec[i64]()
        """Place and tile in turn; tile -1 is random, -2 part of the shuffled row."""
        self.row_tiles: vec[i64] = vec[i64]()
        self.row: bool = False
        self.stack_tiles: vec[i64] = vec[i64]()
        """Unique tiles that join their stacks: tile, top_with or -1, must keep."""
        self.must_keep: i64 = -1
        # the Impact board
        self.hexes: i64 = 0
        self.hex_cell: vec[i64] = vec[i64]()
        """Row * HEX_COLUMNS + column."""
        self.cell_hex: vec[i64] = vec[i64]()
        self.hex_points: vec[i64] = vec[i64]()
        self.hex_gain: vec[i64] = vec[i64]()
        self.hex_start: vec[i64] = vec[i64]()
        self.hex_infinite: vec[i64] = vec[i64]()
        """The number of an infinite hex among them, -1 for others."""
        self.infinite: i64 = 0
        self.hex_off: vec[i64] = vec[i64]()
        self.hex_field: vec[i64] = vec[i64]()
        self.hex_goal: vec[i64] = vec[i64]()
        self.near_first: vec[i64] = vec[i64]()
        """Where the neighbours of a hex begin."""
        self.near: vec[i64] = vec[i64]()
        self.lowest_on_board: bool = False
        # special rules
        self.restored_hex: i64 = -1
        self.restored_sites: i64 = 0
        self.moving: bool = False
        self.closed: vec[i64] = vec[i64]()
        """1 for a hex that is closed until `opener` is in play."""
        self.opener: i64 = -1
        self.fallback: i64 = 0
        self.designate_tile: i64 = -1
        self.designate_goal: i64 = -1
        self.vessel_tagged: vec[i64] = vec[i64]()
        """1 for a hex that needs an own submarine in `vessel_tile`."""
        self.vessel_tile: i64 = -1
        self.cleanup: i64 = 0
        """Length of the cleanup track, 0 without one."""
        self.cleanup_depths: i64 = 0
        self.unlock: vec[i64] = vec[i64]()
        """By depth: the step of the cleanup track that a submarine needs."""
        self.by_depth: bool = False
        self.depth_row: vec[i64] = vec[i64]()
        """By depth * 16: the hexes of its row in order, -1 at the end."""
        self.depth_over: vec[i64] = vec[i64]()
        # goals: three lists of ways to score
        self.goals: list[list[Goal]] = []
        self.impact_threshold: i64 = 0
        self.cards: list[Card] = []
        """All goal cards fit for this mission and player count."""


@final
class Deal:
    """What chance gave a game. Everything hidden stands here; states only remember places in these lists."""

    def __init__(self) -> None:
        self.wave: i64 = 0
        self.layout: vec[i64] = vec[i64]()
        """The tiles of the set-up in the order of the mission's lay-out, then the shuffled row."""
        self.stacks: list[vec[i64]] = []
        """Tiles by depth from 1, top first."""
        self.tops: vec[i64] = vec[i64]()
        """By depth: how many of the topmost places may hold the stack's special tile, 0 for any."""
        self.tokens: vec[i64] = vec[i64]()
        self.later: list[vec[i64]] = []
        """Dive tokens after each reshuffle, where they are already known."""
        self.display: vec[i64] = vec[i64]()
        self.journals: vec[i64] = vec[i64]()
        self.tier5: vec[i64] = vec[i64]()
        self.cards: vec[i64] = vec[i64]()
        self.words: vec[i64] = vec[i64]()
        """Chance for reshuffles to come."""

    def copy(self) -> "Deal":
        other = Deal()
        other.wave = self.wave
        other.layout = self.layout
        other.stacks = [stack[:] for stack in self.stacks]
        other.tops = self.tops
        other.tokens = self.tokens[:]
        other.later = [tokens[:] for tokens in self.later]
        other.display = self.display
        other.journals = self.journals[:]
        other.tier5 = self.tier5[:]
        other.cards = self.cards
        other.words = self.words[:]
        return other


def rows(width: i64, value: i64) -> vec[i64]:
    """Cells for all seats."""
    return vec[i64]([int(value)] * int(width * SEATS))
