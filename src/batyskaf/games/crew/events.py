"""What happens in The Crew, as typed data. Cards, tasks and marks are named by their ids; seats are numbers."""

from collections.abc import Callable, Iterator

from batyskaf.core.events import Event
from batyskaf.games.crew import codes
from batyskaf.games.crew.cards import NAMES, names_of
from batyskaf.games.crew.movetable import MARKS
from batyskaf.games.crew.state import OUTCOMES, CrewState

COMMUNICATION = ("normal", "currents", "narcosis", "silence")
STATUS = ("open", "done", "failed")
VOTES = ("no", "left", "right")
ANSWERS = {int(codes.ACCEPT): "accept", int(codes.DECLINE): "decline", int(codes.KEEP): "keep", int(codes.ASK): "ask"}


class Terrain(Event, frozen=True):
    card: str
    communication: str


class Dealt(Event, frozen=True):
    """A seat picks up its hand."""

    seat: int
    cards: tuple[str, ...]

    def audience(self) -> tuple[int, ...] | None:
        return (self.seat,)


class Column(Event, frozen=True):
    """Tonoja's open card in one of its columns."""

    column: int
    card: str


class Revealed(Event, frozen=True):
    task: str


class Captain(Event, frozen=True):
    seat: int


class Taken(Event, frozen=True):
    seat: int
    task: str


class Passed(Event, frozen=True):
    seat: int


class Claimed(Event, frozen=True):
    """A seat claims a task (None: all of them) or leaves it."""

    seat: int
    task: str | None
    claims: bool


class Answered(Event, frozen=True):
    """A seat accepts, declines, keeps or asks; `forced` if there was nobody else left."""

    seat: int
    answer: str
    forced: bool


class Voted(Event, frozen=True):
    seat: int
    vote: str


class Distress(Event, frozen=True):
    """The crew decided: no, or cards go left or right."""

    direction: str


class Gave(Event, frozen=True):
    """A card laid aside to be passed; only who chose it knows which."""

    seat: int
    decider: int
    card: str | None

    def audience(self) -> tuple[int, ...] | None:
        return (self.decider,)

    def twin(self) -> Event | None:
        return Gave(self.seat, self.decider, None)


class Received(Event, frozen=True):
    """A passed card arrives. With Tonoja it lies open; otherwise only giver and taker know it."""

    seat: int
    giver: int
    card: str | None
    open: bool

    def audience(self) -> tuple[int, ...] | None:
        return None if self.open else (self.seat, self.giver)

    def twin(self) -> Event | None:
        return Received(self.seat, self.giver, None, self.open)


class Predicted(Event, frozen=True):
    """A number of tricks foretold for a task; a secret one is known only to who chose it."""

    seat: int
    decider: int
    task: str
    number: int | None
    secret: bool

    def audience(self) -> tuple[int, ...] | None:
        return (self.decider,) if self.secret else None

    def twin(self) -> Event | None:
        return Predicted(self.seat, self.decider, self.task, None, self.secret)


class Clock(Event, frozen=True):
    """The clock of a timed mission starts."""


class Signalled(Event, frozen=True):
    """A card is shown; `mark` is high, only, low, or empty under currents."""

    seat: int
    card: str
    mark: str


class Quiet(Event, frozen=True):
    seat: int


class Played(Event, frozen=True):
    seat: int
    card: str


class Trick(Event, frozen=True):
    """A trick is won; `number` counts from 1."""

    seat: int
    number: int
    cards: tuple[str, ...]


class Uncovered(Event, frozen=True):
    column: int
    card: str


class Settled(Event, frozen=True):
    task: str
    seat: int
    status: str


class Objective(Event, frozen=True):
    status: str


class Ended(Event, frozen=True):
    outcome: str


Maker = Callable[[CrewState, int, int, int], Event]


def _task(s: CrewState, task: int) -> str:
    return s.setup.rules.names[task]


_MAKERS: dict[int, Maker] = {
    codes.E_TERRAIN: lambda s, a, b, c: Terrain(NAMES[a], COMMUNICATION[b]),
    codes.E_DEALT: lambda s, a, b, c: Dealt(a, tuple(names_of(b))),
    codes.E_COLUMN: lambda s, a, b, c: Column(a, NAMES[b]),
    codes.E_REVEALED: lambda s, a, b, c: Revealed(_task(s, a)),
    codes.E_CAPTAIN: lambda s, a, b, c: Captain(a),
    codes.E_TAKEN: lambda s, a, b, c: Taken(a, _task(s, b)),
    codes.E_PASSED: lambda s, a, b, c: Passed(a),
    codes.E_CLAIMED: lambda s, a, b, c: Claimed(a, None if b < 0 else _task(s, b), bool(c)),
    codes.E_ANSWERED: lambda s, a, b, c: Answered(a, ANSWERS[b], bool(c)),
    codes.E_VOTED: lambda s, a, b, c: Voted(a, VOTES[b]),
    codes.E_DISTRESS: lambda s, a, b, c: Distress(VOTES[a]),
    codes.E_GAVE: lambda s, a, b, c: Gave(a, b, NAMES[c]),
    codes.E_RECEIVED: lambda s, a, b, c: Received(a, b, NAMES[c], False),
    codes.E_RECEIVED_OPEN: lambda s, a, b, c: Received(a, b, NAMES[c], True),
    codes.E_PREDICTED: lambda s, a, b, c: Predicted(b // 8, b % 8, _task(s, a), c, False),
    codes.E_FORESAW: lambda s, a, b, c: Predicted(b // 8, b % 8, _task(s, a), c, True),
    codes.E_CLOCK: lambda s, a, b, c: Clock(),
    codes.E_SIGNALLED: lambda s, a, b, c: Signalled(a, NAMES[b], MARKS[c]),
    codes.E_QUIET: lambda s, a, b, c: Quiet(a),
    codes.E_PLAYED: lambda s, a, b, c: Played(a, NAMES[b]),
    codes.E_TRICK: lambda s, a, b, c: Trick(a, b + 1, tuple(names_of(c))),
    codes.E_UNCOVERED: lambda s, a, b, c: Uncovered(a, NAMES[b]),
    codes.E_SETTLED: lambda s, a, b, c: Settled(_task(s, a), b, STATUS[c]),
    codes.E_OBJECTIVE: lambda s, a, b, c: Objective(STATUS[a]),
    codes.E_ENDED: lambda s, a, b, c: Ended(OUTCOMES[a]),
}


def typed(state: CrewState) -> Iterator[Event]:
    """Unpack what the last move told."""
    told = list(state.told)
    for at in range(0, len(told), 4):
        yield _MAKERS[told[at]](state, told[at + 1], told[at + 2], told[at + 3])
