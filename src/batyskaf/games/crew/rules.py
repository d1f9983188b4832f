# mypyc: compile
"""Content made ready for play: `Rules` (all tasks), `Setup` (a mission with its options), `Deal` (what chance gave)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from batyskaf.core.packing import Reader, Writer
from batyskaf.games.crew.cards import DECK
from batyskaf.games.crew.layouts import clash_at, difficulty_at
from batyskaf.games.crew.tasks import Task

# With two players a third seat is Tonoja's: a row of open cards, and a covered one beneath each.
TONOJA: Final[i64] = 2
COLUMNS: Final[i64] = 7

# How the tasks are shared out.
DRAFT: Final[i64] = 0
FREE: Final[i64] = 1
ONE_OWNER: Final[i64] = 2
CAPTAIN_OR_OTHER: Final[i64] = 3
VOLUNTEER: Final[i64] = 4
CAPTAIN_ALL: Final[i64] = 5
NO_TASKS: Final[i64] = 6

# How the crew may communicate.
NORMAL: Final[i64] = 0
CURRENTS: Final[i64] = 1
NARCOSIS: Final[i64] = 2
SILENCE: Final[i64] = 3
TERRAIN: Final[i64] = 4

# What two listed tasks can't be.
SPLIT: Final[i64] = 1
"""These two can't be done by different owners."""
JOINED: Final[i64] = 2
"""These two can't be done by one owner."""

# Whether the crew may send a distress signal.
DISTRESS_OFF: Final[i64] = 0
DISTRESS_ASK: Final[i64] = 1
DISTRESS_ACTIVE: Final[i64] = 2


@final
class Rules:
    """All tasks with their difficulties by seat count, their clashes, and the hands that force a redeal."""

    def __init__(
        self,
        names: list[str],
        tasks: list[Task],
        difficulty: list[int],
        redeals: list[list[int]],
        clashes: list[int],
    ) -> None:
        self.names = names
        self.tasks: vec[Task] = vec[Task](tasks)
        self.collects: vec[i64] = vec[i64]([task.collects() for task in tasks])
        """What each task collects: here it is read faster than from the task."""
        self.size: i64 = len(tasks)
        self.difficulty: vec[i64] = vec[i64](difficulty)
        """By `difficulty_at`; 0 for a task that is not in the deck."""
        self.redeals: list[vec[i64]] = [vec[i64](masks) for masks in redeals]
        self.clashes: vec[u8] = vec[u8]([u8(clash) for clash in clashes])
        """By `clash_at`: SPLIT and JOINED."""

    def difficulty_of(self, task: i64, seats: i64) -> i64:
        return self.difficulty[difficulty_at(task, seats)]

    def clash(self, seats: i64, one: i64, other: i64) -> i64:
        return i64(self.clashes[clash_at(self.size, seats, one, other)])


@final
class Setup:
    """A mission with the options it is played with. Shared by all states of a match."""

    def __init__(self, rules: Rules, options: str) -> None:
        self.rules = rules
        self.options = options
        """The options as JSON: what a packed state carries."""
        self.seats: i64 = 0
        self.humans: i64 = 0
        """Seats with people or bots; with two players the third seat is Tonoja's."""
        self.total: i64 = 0
        self.deck: i64 = DECK
        """The cards that are dealt: all, or those of a small game."""
        self.cards: vec[i64] = vec[i64]()
        """The same as numbers."""
        self.stack: vec[i64] = vec[i64]()
        """The tasks that may be drawn."""
        self.clockwise: vec[i64] = vec[i64]()
        """The seat to the left of each seat."""
        self.steps: vec[i64] = vec[i64]()
        """How far clockwise one seat sits from another, by one * seats + other."""
        self.difficulty: i64 = 0
        self.fixed: vec[i64] = vec[i64]()
        """Tasks that are given, not drawn."""
        self.used: vec[i64] = vec[i64]()
        """Tasks of earlier attempts, out until the stack runs out."""
        self.owners: vec[i64] = vec[i64]()
        """Who owns each task from the start, in a position; empty if the crew shares them out."""
        self.delegated: bool = False
        """In a position: the captain has handed the tasks over."""
        self.distribution: i64 = DRAFT
        self.volunteers: i64 = 1
        self.hardest_first: bool = False
        self.skip_captain: bool = False
        self.communication: i64 = NORMAL
        self.window_from: i64 = 0
        """The first trick before which signals are allowed, counted from 0."""
        self.window_delegated: bool = False
        """If the captain hands the tasks over, signals are allowed before the first trick only."""
        self.timed: bool = False
        self.any_mark: bool = False
        """An only card may also be marked highest or lowest."""
        self.distress: i64 = DISTRESS_ASK
        self.tonoja_swaps: bool = True
        """Tonoja takes part in the distress pass."""
        self.open_memory: bool = False
        self.captain_card: i64 = 39
        self.captain_redeal: i64 = 0
        """Redeal if the captain's hand holds all of these."""
        self.objective: Task | None = None
        self.attempt: i64 = 1

    def has_tonoja(self) -> bool:
        return self.seats > self.humans

    def tonoja(self, seat: i64) -> bool:
        return seat >= self.humans

    def hardest(self, tasks: vec[i64]) -> i64:
        """The difficulty of the hardest task that the captain may own; -1 if there is none."""
        found: i64 = -1
        for task in tasks:
            if self.rules.tasks[task].captain_may_own:
                found = max(found, self.rules.difficulty_of(task, self.seats))
        return found


@final
class Deal:
    """What chance gave an attempt: hands, Tonoja's columns, tasks in the order revealed, the terrain card."""

    def __init__(self) -> None:
        self.hands: vec[i64] = vec[i64]()
        """By seat; Tonoja's are all fourteen."""
        self.columns: vec[i64] = vec[i64]()
        """Tonoja's open cards, then the covered ones beneath them; empty without Tonoja."""
        self.tasks: vec[i64] = vec[i64]()
        self.communication: i64 = NORMAL
        self.terrain: i64 = -1

    def pack(self, writer: Writer) -> None:
        """Write the deal; `unpack` reads the same in the same order."""
        writer.number(self.communication)
        writer.number(self.terrain)
        writer.numbers(self.tasks)
        writer.numbers(self.hands)
        writer.numbers(self.columns)

    def unpack(self, reader: Reader) -> None:
        self.communication = reader.number()
        self.terrain = reader.number()
        self.tasks = reader.numbers()
        self.hands = reader.numbers()
        self.columns = reader.numbers()

    def copy(self) -> "Deal":
        other = Deal()
        other.hands = self.hands[:]
        other.columns = self.columns[:]
        other.tasks = self.tasks
        other.communication = self.communication
        other.terrain = self.terrain
        return other
