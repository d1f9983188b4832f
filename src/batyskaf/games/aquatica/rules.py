# mypyc: compile
"""Content made ready for play: `Rules` (all cards as vectors), `Setup` (the options of a match), `Deal` (chance)."""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.packing import Reader, Writer
from batyskaf.games.aquatica.codes import KINGS_OFF, VERBS

if TYPE_CHECKING:
    from batyskaf.games.aquatica.goals import Goal
    from batyskaf.games.aquatica.pieces import Pieces


@final
class Rules:
    """All cards of the game. Characters, locations, mantas and goals are numbered in the order of the content."""

    def __init__(self, characters: list[str], locations: list[str], mantas: list[str], goals: list[str]) -> None:
        self.characters = characters
        self.locations = locations
        self.mantas = mantas
        self.goals = goals
        self.kinds: i64 = len(characters)
        self.places: i64 = len(locations)
        self.herd: i64 = len(mantas)
        """How many kinds of mantas there are; the trained ones come first."""
        self.trained: i64 = 0
        # locations
        self.type: vec[i64] = vec[i64]()
        self.coin_price: vec[i64] = vec[i64]()
        self.power_price: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.wild: vec[i64] = vec[i64]()
        """The manta a location gives when fully risen, or NONE."""
        self.depths: vec[i64] = vec[i64]()
        """How many depths a location has."""
        self.first_depth: vec[i64] = vec[i64]()
        self.depth_op: vec[i64] = vec[i64]()
        self.depth_n: vec[i64] = vec[i64]()
        self.depth_only: vec[i64] = vec[i64]()
        """The type a depth's power is for, or NONE."""
        # mantas
        self.manta_op: vec[i64] = vec[i64]()
        self.manta_n: vec[i64] = vec[i64]()
        self.manta_only: vec[i64] = vec[i64]()
        self.supply: vec[i64] = vec[i64]()
        # characters
        self.program: vec[i64] = vec[i64]()
        """What a character does: the number of its program."""
        self.conquers: vec[i64] = vec[i64]()
        self.stays: vec[i64] = vec[i64]()
        """1 for a character that is never discarded."""
        self.number: vec[i64] = vec[i64]()
        """The number of a king, 0 for all others."""
        self.calls_rival: vec[i64] = vec[i64]()
        """1 for a character whose play lets the solo rival act."""
        self.boxed_for: vec[i64] = vec[i64]()
        """The manta a king turns into during set-up, or NONE."""
        # programs: effects in printed order
        self.program_first: vec[i64] = vec[i64]()
        self.program_size: vec[i64] = vec[i64]()
        self.step_op: vec[i64] = vec[i64]()
        self.step_n: vec[i64] = vec[i64]()
        self.step_x: vec[i64] = vec[i64]()
        # the board
        self.recruit_price: vec[i64] = vec[i64]()
        self.track_points: vec[i64] = vec[i64]()
        self.discount: i64 = 1
        # goals and moves
        self.tests: vec[Goal]
        """The test of each goal. A vec, since compiled code checks the type of what it takes from a list."""
        self.stride: i64 = 1
        self.ids: vec[i64] = vec[i64]()
        """The move of a verb and its argument, by verb * stride + argument; NONE if there is none."""
        self.verb: vec[i64] = vec[i64]()
        self.argument: vec[i64] = vec[i64]()

    def number_moves(self, verbs: list[int], arguments: list[int]) -> None:
        """Take over the move table: verb and argument of every move."""
        self.verb = vec[i64](verbs)
        self.argument = vec[i64](arguments)
        self.stride = 1 + max(arguments)
        self.ids = vec[i64]([-1] * int(VERBS * self.stride))
        for move in range(i64(len(self.verb))):
            self.ids[self.verb[move] * self.stride + self.argument[move]] = move

    def move(self, verb: i64, argument: i64) -> i64:
        at = verb * self.stride + argument
        return self.ids[at]


@final
class Setup:
    """The options of a match in the form that states read. Shared by all states of a match."""

    def __init__(self, rules: Rules, options: str) -> None:
        self.rules = rules
        self.options = options
        """The options as JSON: what a packed state carries."""
        self.seats: i64 = 0
        self.solo: bool = False
        self.starting: vec[i64] = vec[i64]()
        """The characters every seat begins with."""
        self.ocean: vec[i64] = vec[i64]()
        """The character deck before it is shuffled, with its copies."""
        self.locations: vec[i64] = vec[i64]()
        self.kings: i64 = KINGS_OFF
        self.king_cards: vec[i64] = vec[i64]()
        """All kings in the order of their numbers."""
        self.offered: i64 = 0
        """How many kings are drawn for a draft."""
        self.open_draft: bool = False
        self.fixed_goals: vec[i64] = vec[i64]()
        """Four goals, or empty if tokens are drawn."""
        self.tokens: list[vec[i64]] = []
        """The goals on each token, one per side."""
        self.scout_optional: bool = True
        self.scout_crowded: bool = True
        """Scouting is possible while more locations lie below than fit above."""
        self.keep_leftovers: bool = False
        self.typed_pair: bool = False
        self.rival_on_scout: bool = True
        self.turn_limit: i64 = 0
        """Rounds after which the game is closed; 0 for none."""
        self.rank_limits: vec[i64] = vec[i64]()
        """Solo: the most points of each rank but the last."""
        self.start: Pieces | None = None
        """What lies where at the start of a match from a position, but for the decks."""


@final
class Deal:
    """What chance gave a match: both decks from the top down, the goals, the kings drawn for the draft."""

    def __init__(self) -> None:
        self.locations: vec[i64] = vec[i64]()
        self.characters: vec[i64] = vec[i64]()
        self.goals: vec[i64] = vec[i64]()
        self.kings: vec[i64] = vec[i64]()
        """In ascending order: they are passed on as a hand."""

    def pack(self, writer: Writer) -> None:
        writer.numbers(self.locations)
        writer.numbers(self.characters)
        writer.numbers(self.goals)
        writer.numbers(self.kings)

    @staticmethod
    def unpack(reader: Reader) -> "Deal":
        deal = Deal()
        deal.locations = reader.numbers()
        deal.characters = reader.numbers()
        deal.goals = reader.numbers()
        deal.kings = reader.numbers()
        return deal

    def copy(self) -> "Deal":
        other = Deal()
        other.locations = self.locations[:]
        other.characters = self.characters[:]
        other.goals = self.goals
        other.kings = self.kings[:]
        return other
