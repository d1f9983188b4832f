# mypyc: compile
"""A state of The Crew: one attempt at one mission, from the open tasks to the last trick.

The state is a board with hands. What is asked now is a *phase*: one stateless object whose `legal` and `answer` are
side by side in the module of its chapter (`distribution`, `claims`, `delegation`, `distress`, `play`). `judging` says
when tasks are done or failed.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import OVER, MoveList, State
from batyskaf.core.packing import Reader, Writer
from batyskaf.core.reason import Reason
from batyskaf.core.result import Result, rewards_of
from batyskaf.core.rng import Rng
from batyskaf.core.sheet import Sheet
from batyskaf.core.vectors import first, refill
from batyskaf.games.crew.board import Board
from batyskaf.games.crew.cards import DECK
from batyskaf.games.crew.codes import (
    ABANDON,
    ABANDONED,
    E_CAPTAIN,
    E_COLUMN,
    E_DEALT,
    E_ENDED,
    E_REVEALED,
    E_TERRAIN,
    P_DRAFT,
    P_GIVE,
    P_OVER,
    RUNNING,
    SUCCESS,
    TIME_RAN_OUT,
    TIME_UP,
)
from batyskaf.games.crew.rules import COLUMNS, DISTRESS_ACTIVE, TONOJA, Deal, Setup
from batyskaf.games.crew.tasks import DONE, OPEN, Task

if TYPE_CHECKING:
    from collections.abc import Sequence

    import msgspec

    from batyskaf.core.game import Worlds


HISTORY: Final = 64
"""How many moves a state has room for before it needs new memory."""


class Phase:
    """What an attempt asks at some point of it."""

    def enter(self, s: "CrewState") -> None:
        """Begin: ask the first seat, or continue at once if there is nothing to ask."""

    def legal(self, s: "CrewState", out: MoveList) -> None:
        """List the moves of the seat that is asked."""

    def answer(self, s: "CrewState", move: i64) -> None:
        """Take the answer and continue."""

    def pick(self, s: "CrewState", rng: Rng, scratch: MoveList) -> i64:
        """Choose a random one of them."""
        scratch.n = 0
        self.legal(s, scratch)
        return scratch.items[rng.below(scratch.n)]

    def why_not(self, s: "CrewState", move: i64) -> Reason:
        """Explain a move that is not among the legal ones."""
        return Reason("refused-crew-not-now", {"phase": int(s.phase)})


class Observer:
    """Writes what a seat may see as numbers."""

    def observe(self, s: "CrewState", seat: i64, out: Sheet) -> None:
        """Write all planes."""


@final
class Chapters:
    """What the modules that know a state add to it."""

    def __init__(self) -> None:
        self.phases: vec[Phase] = vec[Phase]()
        """All phases by number; filled by `phases`. A vec, as compiled code checks the type of what is in a list."""
        self.observer = Observer()
        """Set by `observing`."""


CHAPTERS: Final = Chapters()


@final
class CrewState(Board):
    """One attempt. Everything that is hidden in it: hands, Tonoja's covered cards, gifts, secret numbers, the deal."""

    phase: i64 = P_OVER
    communication: i64 = 0
    objective_status: i64 = DONE
    eager: bool = False
    at: i64 = 0
    """The task that is being shared out or predicted for."""
    asked: i64 = 0
    """How many seats have been asked in this round."""
    yes: i64 = 0
    """The seats that said yes in this round, as a mask."""
    delegated: bool = False
    direction: i64 = 0
    """Where cards were passed: 0 nowhere, LEFT, RIGHT."""
    distress: bool = False
    """The distress signal is active."""
    tokens: i64 = 0
    """Seats that still have their own token, as a mask."""
    pool: i64 = 0
    """Tokens in the middle under narcosis."""
    quiet: i64 = 0
    """Seats that have passed since the last signal, as a mask."""
    leader: i64 = 0
    laid: i64 = 0
    """How many cards lie in the trick."""
    best: i64 = -1
    best_seat: i64 = -1
    last_leader: i64 = -1
    outcome: i64 = RUNNING

    def __init__(self, setup: Setup, deal: Deal) -> None:
        super().__init__()
        self.setup = setup
        self.deal = deal
        self.asking = CHAPTERS.phases[P_OVER]
        """The phase itself: reading it here spares a look-up at every move."""
        self.hands: vec[i64] = vec[i64]()
        """The cards each seat can play; of Tonoja's only the open ones."""
        self.columns: vec[i64] = vec[i64]()
        self.owners: vec[i64] = vec[i64]()
        """The owner of each task, -1 while it lies in the middle."""
        self.status: vec[i64] = vec[i64]()
        self.numbers: vec[i64] = vec[i64]()
        """The number predicted for each task, -1 for none."""
        self.votes: vec[i64] = vec[i64]()
        self.given: vec[i64] = vec[i64]()
        """The card each seat gave away, -1 for none."""
        self.signals: vec[i64] = vec[i64]()
        """All signals of the attempt, as `layouts.pack_signal` packs them."""
        self.trick: vec[i64] = vec[i64]()
        self.last: vec[i64] = vec[i64]()
        """The cards of the last trick in the order played."""
        self.made: vec[i16] = vec[i16]()
        """The history: all moves made since the opening."""

    def open(self) -> None:
        """Lay out the deal and begin."""
        setup, deal = self.setup, self.deal
        self.communication = deal.communication
        self.made = vec[i16](capacity=HISTORY)
        self.lay(setup.seats, setup.total)
        self.leave_out(DECK & ~setup.deck)
        self.recording = True
        self.hands = deal.hands[:]
        self.columns = deal.columns[:]
        if setup.has_tonoja():
            self.hands[TONOJA] = 0
            for column in range(COLUMNS):
                self.hands[TONOJA] |= BIT[self.columns[column]]
        count = len(deal.tasks)
        self.owners = vec[i64]([-1] * count)
        self.status = vec[i64]([OPEN] * count)
        self.numbers = vec[i64]([-1] * count)
        self.votes = vec[i64]([-1] * int(setup.seats))
        self.given = vec[i64]([-1] * int(setup.seats))
        self.trick = vec[i64]([-1] * int(setup.seats))
        self.last = vec[i64]([-1] * int(setup.seats))
        self.distress = setup.distress == DISTRESS_ACTIVE
        objective = setup.objective
        if objective is not None:
            self.objective_status = OPEN
            self.eager = objective.eager
        for task in deal.tasks:
            if setup.rules.tasks[task].eager:
                self.eager = True
        for seat in range(setup.seats):
            if self.hands[seat] & BIT[setup.captain_card]:
                self.captain = seat
        self.leader = self.captain
        self._record_opening()
        self.go(P_DRAFT)
        self.recording = False

    def _record_opening(self) -> None:
        if self.deal.terrain >= 0:
            self.record(E_TERRAIN, self.deal.terrain, self.deal.communication, 0)
        for seat in range(self.setup.humans):
            self.record(E_DEALT, seat, self.hands[seat], 0)
        for column in range(i64(len(self.columns)) // 2):
            self.record(E_COLUMN, column, self.columns[column], 0)
        for task in self.deal.tasks:
            self.record(E_REVEALED, task, 0, 0)
        self.record(E_CAPTAIN, self.captain, 0, 0)

    # --- asking ----------------------------------------------------------------------------------------------------

    def go(self, phase: i64) -> None:
        """Enter a phase."""
        self.phase = phase
        self.asking = CHAPTERS.phases[phase]
        self.asking.enter(self)

    def ask(self, seat: i64) -> None:
        """Ask a seat; for Tonoja the captain decides."""
        self.owner = seat
        self.turn = self.decider(seat)

    def decider(self, seat: i64) -> i64:
        return self.captain if seat >= self.setup.humans else seat

    def next_seat(self, seat: i64) -> i64:
        return self.setup.clockwise[seat]

    def task(self, i: i64) -> Task:
        """The i-th task of this attempt."""
        return self.setup.rules.tasks[self.deal.tasks[i]]

    def legal_into(self, out: MoveList) -> None:
        self.asking.legal(self, out)

    def pick(self, rng: Rng, scratch: MoveList) -> i64:
        return self.asking.pick(self, rng, scratch)

    def apply(self, move: i64) -> None:
        self.made = append(self.made, i16(move))
        self.revealed = False
        if self.recording:
            self.events = vec[i64]()
        if move == TIME_UP:
            self.end(TIME_RAN_OUT)
        elif move == ABANDON:
            self.end(ABANDONED)
        else:
            self.asking.answer(self, move)

    def host(self) -> list[int]:
        if self.outcome != RUNNING:
            return []
        return [int(TIME_UP), int(ABANDON)] if self.timed else [int(ABANDON)]

    def why_not(self, move: i64) -> Reason | None:
        if self.outcome != RUNNING:
            return Reason("refused-over")
        if int(move) in self.legal():
            return None
        return self.asking.why_not(self, move)

    # --- ending ----------------------------------------------------------------------------------------------------

    def end(self, outcome: i64) -> None:
        """End the attempt."""
        self.outcome = outcome
        self.phase = P_OVER
        self.asking = CHAPTERS.phases[P_OVER]
        self.turn = OVER
        self.owner = OVER
        self.timed = False
        self.record(E_ENDED, outcome, 0, 0)

    def result(self) -> Result:
        return RESULTS[self.setup.humans][self.outcome]

    def rewards(self) -> tuple[float, ...]:
        return REWARDS[self.setup.humans][self.outcome]

    # --- the rest of the contract ----------------------------------------------------------------------------------

    def committed(self) -> list[int]:
        if self.phase != P_GIVE:
            return []
        deciders = [int(self.decider(seat)) for seat in range(self.seats) if self.given[seat] >= 0]
        return sorted(set(deciders))

    def opening(self) -> "CrewState":
        state = CrewState(self.setup, self.deal)
        state.open()
        return state

    def history(self) -> list[int]:
        return [int(move) for move in self.made]

    def copy(self) -> "CrewState":
        return self._fill(CrewState(self.setup, self.deal))

    def copy_into(self, spare: State) -> "CrewState":
        assert isinstance(spare, CrewState)
        return self._fill(spare)

    def _fill(self, other: "CrewState") -> "CrewState":
        """Make another state the same as this one."""
        other.copy_board(self)
        other.setup = self.setup
        other.deal = self.deal
        other.communication = self.communication
        other.phase = self.phase
        other.asking = self.asking
        other.hands = refill(other.hands, self.hands)
        other.columns = refill(other.columns, self.columns)
        other.owners = refill(other.owners, self.owners)
        other.status = refill(other.status, self.status)
        other.numbers = refill(other.numbers, self.numbers)
        other.objective_status = self.objective_status
        other.eager = self.eager
        other.at = self.at
        other.asked = self.asked
        other.yes = self.yes
        other.delegated = self.delegated
        other.votes = refill(other.votes, self.votes)
        other.direction = self.direction
        other.distress = self.distress
        other.given = refill(other.given, self.given)
        other.tokens = self.tokens
        other.pool = self.pool
        other.signals = refill(other.signals, self.signals)
        other.quiet = self.quiet
        other.leader = self.leader
        other.laid = self.laid
        other.trick = refill(other.trick, self.trick)
        other.best = self.best
        other.best_seat = self.best_seat
        other.last = refill(other.last, self.last)
        other.last_leader = self.last_leader
        other.outcome = self.outcome
        other.made = extend(vec[i16](capacity=HISTORY), self.made)
        return other

    def touch(self) -> i64:
        deal = self.deal
        fetched = first(self.hands) + first(self.owners) + first(self.status) + first(self.numbers) + first(self.trick)
        fetched += first(self.last) + first(self.piles) + first(self.tricks) + first(self.votes) + first(self.given)
        fetched += first(self.won) + first(self.led) + first(self.signals) + first(self.columns) + first(deal.tasks)
        # Numbers from every part of the state itself, and the place of the next move.
        fetched += self.turn + self.number + self.winner + self.yes + self.quiet + self.best + deal.terrain
        at = i64(len(self.made)) - 1
        return fetched + i64(self.made[at]) if at >= 0 else fetched

    def pack(self) -> bytes:
        """Write the options, the deal and the history, from which `unpack` restores a state.

        All that they led to follows, so that a difference shows.
        """
        writer = Writer()
        writer.text(self.setup.options)
        self.deal.pack(writer)
        writer.numbers(vec[i64]([i64(move) for move in self.made]))
        for numbers in (self.hands, self.columns, self.owners, self.status, self.numbers, self.votes, self.given):
            writer.numbers(numbers)
        for numbers in (self.signals, self.trick, self.last, self.piles, self.won, self.tricks, self.led):
            writer.numbers(numbers)
        for number in (self.turn, self.owner, self.captain, self.phase, self.objective_status, self.at, self.asked):
            writer.number(number)
        for number in (self.yes, self.direction, self.tokens, self.pool, self.quiet, self.leader, self.laid, self.best):
            writer.number(number)
        for number in (self.best_seat, self.last_leader, self.outcome, self.number, self.collected, self.played):
            writer.number(number)
        for number in (self.newest, self.taken, self.winner, self.winning):
            writer.number(number)
        for flag in (self.delegated, self.distress, self.eager, self.timed, self.revealed):
            writer.number(1 if flag else 0)
        return writer.bytes()

    def unpack(self, reader: Reader) -> None:
        """Restore a state from what follows the options: open its deal and make its moves again."""
        self.deal.unpack(reader)
        self.open()
        for move in reader.numbers():
            self.apply(move)

    def view(self, seat: "int | None") -> "msgspec.Struct":
        return self.views([seat])[0]

    def views(self, seats: "Sequence[int | None]") -> "list[msgspec.Struct]":
        from batyskaf.games.crew.view import views

        return views(self, seats)

    def observe(self, seat: i64, out: Sheet) -> None:
        CHAPTERS.observer.observe(self, seat, out)

    def worlds(self, seat: i64) -> "Worlds":
        from batyskaf.games.crew.worlds import CrewWorlds

        return CrewWorlds(self, seat)


OUTCOMES: Final[list[str]] = ["running", "success", "task", "objective", "time", "abandoned"]


def _result(humans: int, outcome: int) -> Result:
    success = outcome == SUCCESS
    return Result((float(success),) * humans, (1,) * humans, success, OUTCOMES[outcome])


RESULTS: Final = [[_result(humans, outcome) for outcome in range(len(OUTCOMES))] for humans in range(6)]
"""All results there are, by the number of players and the outcome."""
REWARDS: Final = [[rewards_of(result) for result in results] for results in RESULTS]
