# mypyc: compile
"""Content made ready for play: `Rules` (one edition of everything), `Setup` (a mission with its options), `Deal`."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.packing import Reader, Writer
from batyskaf.games.endeavor.codes import DEPTHS, SEATS
from batyskaf.games.endeavor.columns import OceanColumns

if TYPE_CHECKING:
    from batyskaf.games.endeavor.board import Board
    from batyskaf.games.endeavor.names import Names

RANDOM_TILE: Final[i64] = -1
"""In a layout: any tile of the depth."""
ROW_TILE: Final[i64] = -2
"""In a layout: a tile of the shuffled row."""
ROW_HEXES: Final[i64] = 16
"""The most hexes in the row of a depth."""


def plain_spec(action: i64) -> i64:
    """The description of an action as a specialist does it: in zones with an own submarine, at the printed cost.

    `Encoder` describes the plain actions before all others, so an action and its plain description share a number.
    """
    return action


@final
class Rules(OceanColumns):
    """Tiles, sites, specialists, tokens and journals of one edition as vectors. Filled by `compiling`.

    Reward lists, descriptions of actions, features of zones, links and uses of journals are numbered; each of their
    columns is a vector by that number. The columns of moves, actions and the ocean are in `columns`.
    """

    def __init__(self) -> None:
        super().__init__()
        # the edition
        self.retail: bool = False
        self.names: Names | None = None
        """The ids of everything, for views."""
        # specialists
        self.specialists: i64 = 0
        self.tier: vec[i64] = vec[i64]()
        self.copies: vec[i64] = vec[i64]()
        """0 for a specialist of the other edition."""
        self.side_gain: vec[i64] = vec[i64]()
        self.side_slots: vec[i64] = vec[i64]()
        """By side * SLOTS + slot: the actions of that slot as a mask."""
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
        # what a journal does once per round, and when it is discarded; `layouts` numbers the uses
        self.use_when: vec[i64] = vec[i64]()
        self.use_what: vec[i64] = vec[i64]()
        self.use_arg: vec[i64] = vec[i64]()
        """A reward list, or how much."""
        self.use_research: vec[i64] = vec[i64]()
        self.use_discs: vec[i64] = vec[i64]()
        """What the use costs."""
        self.use_repeat: vec[i64] = vec[i64]()
        self.use_depth: vec[i64] = vec[i64]()
        """The least depth of the zone it is about."""
        self.moment_first: vec[i64] = vec[i64]()
        """Where the uses that are open at a moment begin in `moment_use`."""
        self.moment_use: vec[i64] = vec[i64]()
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
        """Leader bonuses: `first` for the player who has most."""
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


class Layout:
    """The ocean and the Impact board of a mission."""

    def __init__(self) -> None:
        # the ocean
        self.columns: i64 = 5
        self.max_depth: i64 = 5
        self.field: i64 = 0
        """All places of this ocean as a mask."""
        self.launch: i64 = -1
        """The tile where submarines are launched, -1 if a depth-1 zone is chosen."""
        self.layout_place: vec[i64] = vec[i64]()
        self.layout_tile: vec[i64] = vec[i64]()
        """A tile, RANDOM_TILE or ROW_TILE."""
        self.row_tiles: vec[i64] = vec[i64]()
        self.row: bool = False
        self.joined_tile: vec[i64] = vec[i64]()
        """Unique tiles that join their stacks."""
        self.joined_with: vec[i64] = vec[i64]()
        """Among how many of the topmost tiles such a tile is shuffled, -1 for the whole stack."""
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


@final
class Setup(Layout):
    """A mission with the options it is played with. Shared by all states of a match."""

    def __init__(self, rules: Rules, options: str) -> None:
        super().__init__()
        self.rules = rules
        self.options = options
        """The options as JSON: what a packed state carries."""
        self.seats: i64 = 0
        self.rounds: i64 = 6
        self.coop: bool = False
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
        """By depth * ROW_HEXES: the hexes of its row in order, -1 at the end."""
        self.depth_over: vec[i64] = vec[i64]()
        # goals: three lists of ways to score
        self.goals: list[list[Goal]] = []
        self.impact_threshold: i64 = 0
        self.cards: list[Card] = []
        """All goal cards fit for this mission and player count."""
        self.start: Board | None = None
        """What lies open at the start of a match from a position."""


@final
class Deal:
    """What chance gave a game. Everything hidden is here; states only remember places in these lists."""

    def __init__(self) -> None:
        self.wave: i64 = 0
        self.layout: vec[i64] = vec[i64]()
        """The tiles of the set-up in the order of the mission's layout, then the shuffled row."""
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

    def write(self, writer: Writer) -> None:
        writer.number(self.wave)
        for numbers in (self.layout, self.tops, self.tokens, self.display, self.journals, self.tier5, self.cards):
            writer.numbers(numbers)
        writer.numbers(self.words)
        for stack in self.stacks:
            writer.numbers(stack)
        writer.number(i64(len(self.later)))
        for tokens in self.later:
            writer.numbers(tokens)

    @staticmethod
    def read(reader: Reader) -> "Deal":
        """Read what `write` wrote."""
        deal = Deal()
        deal.wave = reader.number()
        deal.layout, deal.tops, deal.tokens = reader.numbers(), reader.numbers(), reader.numbers()
        deal.display, deal.journals, deal.tier5 = reader.numbers(), reader.numbers(), reader.numbers()
        deal.cards, deal.words = reader.numbers(), reader.numbers()
        for _ in range(DEPTHS + 1):
            deal.stacks.append(reader.numbers())
        for _ in range(reader.number()):
            deal.later.append(reader.numbers())
        return deal

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
