"""What happens in The Crew, as typed data. Cards, tasks and marks are named by their ids; seats are numbers."""

from collections.abc import Callable, Iterator
from typing import Annotated

from batyskaf.core.events import CardName, Event, Ordinal, Seat, named
from batyskaf.games.crew import codes
from batyskaf.games.crew.cards import NAMES, names_of
from batyskaf.games.crew.layouts import decider_of, owner_of
from batyskaf.games.crew.movetable import MARKS
from batyskaf.games.crew.state import OUTCOMES, CrewState

COMMUNICATION = ("normal", "currents", "narcosis", "silence")
STATUS = ("open", "done", "failed")
VOTES = ("no", "left", "right")
ANSWERS = {int(codes.ACCEPT): "accept", int(codes.DECLINE): "decline", int(codes.KEEP): "keep", int(codes.ASK): "ask"}
TaskId = Annotated[str, named("tasks")]


class Terrain(Event, frozen=True):
    card: CardName
    communication: str


class Dealt(Event, frozen=True):
    """A seat picks up its hand."""

    seat: Seat
    cards: tuple[CardName, ...]

    def audience(self) -> tuple[int, ...] | None:
        return (self.seat,)


class Column(Event, frozen=True):
    """Tonoja's open card in one of its columns."""

    column: Ordinal
    card: CardName


class Revealed(Event, frozen=True):
    task: TaskId


class Captain(Event, frozen=True):
    seat: Seat


class Taken(Event, frozen=True):
    seat: Seat
    task: TaskId


class Passed(Event, frozen=True):
    seat: Seat


class Claimed(Event, frozen=True):
    """A seat claims a task (None: all of them) or leaves it."""

    seat: Seat
    task: TaskId | None
    claims: bool


class Answered(Event, frozen=True):
    """A seat accepts, declines, keeps or asks; `forced` if there was nobody else left."""

    seat: Seat
    answer: str
    forced: bool


class Voted(Event, frozen=True):
    seat: Seat
    vote: str


class Distress(Event, frozen=True):
    """The crew decided: no, or cards go left or right."""

    direction: str


class Gave(Event, frozen=True):
    """A card laid aside to be passed; only the seat that chose it knows which."""

    seat: Seat
    decider: Seat
    card: CardName | None

    def audience(self) -> tuple[int, ...] | None:
        return (self.decider,)

    def twin(self) -> Event | None:
        return Gave(self.seat, self.decider, None)


class Received(Event, frozen=True):
    """A passed card arrives. With Tonoja it lies open; otherwise only giver and taker know it."""

    seat: Seat
    giver: Seat
    card: CardName | None
    open: bool

    def audience(self) -> tuple[int, ...] | None:
        return None if self.open else (self.seat, self.giver)

    def twin(self) -> Event | None:
        return Received(self.seat, self.giver, None, self.open)


class Predicted(Event, frozen=True):
    """A number of tricks predicted for a task; a secret one is known only to the seat that chose it."""

    seat: Seat
    decider: Seat
    task: TaskId
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

    seat: Seat
    card: CardName
    mark: str


class Quiet(Event, frozen=True):
    seat: Seat


class Played(Event, frozen=True):
    seat: Seat
    card: CardName


class Trick(Event, frozen=True):
    """A trick is won; `number` counts from 1."""

    seat: Seat
    number: int
    cards: tuple[CardName, ...]


class Uncovered(Event, frozen=True):
    column: Ordinal
    card: CardName


class Settled(Event, frozen=True):
    task: TaskId
    seat: Seat
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
    codes.E_PREDICTED: lambda s, a, b, c: Predicted(owner_of(b), decider_of(b), _task(s, a), c, False),
    codes.E_PREDICTED_SECRETLY: lambda s, a, b, c: Predicted(
        int(owner_of(b)), int(decider_of(b)), _task(s, a), c, True
    ),
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
    """Turn the packed events of the last move into typed ones."""
    packed = list(state.events)
    for at in range(0, len(packed), 4):
        kind, first, second, third = packed[at : at + 4]
        yield _MAKERS[kind](state, first, second, third)
