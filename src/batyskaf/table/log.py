"""The log of a table: entries that, read in order, restore it.

Two forms of an entry meet here. In memory moves are ids and events are typed (`Happened`); the store keeps the texts of
moves, as match files do (`Stored`).
"""

from typing import Literal, NamedTuple

import msgspec

from batyskaf.core.events import Event, EventData, as_data
from batyskaf.core.match import Played, Undone
from batyskaf.core.matchfile import MoveEntry, UndoEntry, line_of
from batyskaf.core.moves import MoveTable
from batyskaf.core.result import Result
from batyskaf.table.steps import ProposalKind, SeatKind


class TableEntry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry"):
    """An entry of the table itself, the same in memory and in the store."""


class SatEntry(TableEntry, frozen=True, tag="sat"):
    """Who has a seat from now on. Seats with the same `link` are held by one person."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None = None
    away: bool = False
    link: str = ""
    crashed: bool = False
    player: str = ""
    """The hash of the key that identifies a person in the statistics; it is never sent to anyone."""


class StartEntry(TableEntry, frozen=True, tag="start"):
    """The deal. Its events are stored so that it can still be watched under later rules."""

    events: EventData = ()


class SayEntry(TableEntry, frozen=True, tag="say"):
    seat: int
    phrase: str | None = None
    text: str | None = None


class ProposeEntry(TableEntry, frozen=True, tag="propose"):
    """The number of a proposal is the `seq` of its entry. Seat -2: the table itself asks because a bot failed."""

    kind: ProposalKind
    seat: int
    voters: tuple[int, ...]
    about: int | None = None
    bot: str | None = None
    count: int = 0
    seconds: float = 300.0
    """The time to answer."""


class WithdrawEntry(TableEntry, frozen=True, tag="withdraw"):
    seat: int
    proposal: int


class ExpireEntry(TableEntry, frozen=True, tag="expire"):
    proposal: int


class UnansweredEntry(TableEntry, frozen=True, tag="unanswered"):
    """The votes of these seats are not waited for any longer."""

    proposal: int
    seats: tuple[int, ...]


class VoteEntry(TableEntry, frozen=True, tag="vote"):
    seat: int
    proposal: int
    yes: bool


class PauseEntry(TableEntry, frozen=True, tag="pause"):
    seat: int
    on: bool


class AutoAnswerEntry(TableEntry, frozen=True, tag="standing"):
    seat: int
    move: str
    on: bool


class HandEntry(TableEntry, frozen=True, tag="hand"):
    seat: int
    up: bool


class GrantEntry(TableEntry, frozen=True, tag="grant"):
    seat: int
    on: bool


class WokeEntry(TableEntry, frozen=True, tag="woke"):
    """The server was down; clocks did not run for this many seconds."""

    away: float


class EndEntry(TableEntry, frozen=True, tag="ended"):
    reason: Literal["result", "vote"]
    result: Result | None


class RematchEntry(TableEntry, frozen=True, tag="rematch"):
    table: str


AnyTableEntry = (
    SatEntry
    | SayEntry
    | ProposeEntry
    | VoteEntry
    | WithdrawEntry
    | ExpireEntry
    | UnansweredEntry
    | PauseEntry
    | AutoAnswerEntry
    | HandEntry
    | GrantEntry
    | WokeEntry
    | EndEntry
    | RematchEntry
)
LogEntry = MoveEntry | UndoEntry | StartEntry | AnyTableEntry

decode_entry = msgspec.json.Decoder(LogEntry).decode


class Stored(NamedTuple):
    """An entry in the store: its place, the time (seconds since 1970), and the key of the command that caused it."""

    seq: int
    at: float
    command: str | None
    entry: LogEntry


# --- in memory --------------------------------------------------------------------------------------------------------


class Start(NamedTuple):
    """A change: deal."""


class Play(NamedTuple):
    """A change: make a move."""

    seat: int
    move: int


class Undo(msgspec.Struct, frozen=True):
    """A change: take back moves."""

    seat: int
    count: int
    agreed: bool


Change = Start | Play | Undo | AnyTableEntry
"""Something to be done to a table."""


class Started(NamedTuple):
    """The deal, with its events."""

    events: tuple[Event, ...]


Entry = Started | Played | Undone | AnyTableEntry


class Happened(NamedTuple):
    """An entry of a table's log; the fields are those of `Stored`."""

    seq: int
    at: float
    command: str | None
    entry: Entry


def change_of(moves: MoveTable, entry: LogEntry) -> Change:
    """The change that a stored entry records."""
    match entry:
        case StartEntry():
            return Start()
        case MoveEntry():
            return Play(entry.seat, moves.id(entry.move))
        case UndoEntry():
            return Undo(entry.seat, entry.count, entry.agreed)
    return entry


def stored(moves: MoveTable, happened: Happened) -> Stored:
    """An entry as the store keeps it."""
    seq, at, command, entry = happened
    if isinstance(entry, Started):
        return Stored(seq, at, command, StartEntry(events=as_data(entry.events)))
    if isinstance(entry, Played | Undone):
        return Stored(seq, at, command, line_of(moves, entry))
    return Stored(seq, at, command, entry)
