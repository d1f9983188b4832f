"""What a table writes down: entries that, in order, make it what it is. Moves and undos are those of the match."""

from typing import Literal, NamedTuple

import msgspec

from batyskaf.core.match import MoveEntry, UndoEntry
from batyskaf.core.result import Result
from batyskaf.table.protocol import ProposalKind, SeatKind


class Noted(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry"):
    """An entry of the table itself."""


class SatEntry(Noted, frozen=True, tag="sat"):
    """Who has a seat from now on. Seats with the same `link` are held by one person."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None = None
    away: bool = False
    link: str = ""
    crashed: bool = False
    player: str = ""
    """The hash of the key by which a person is known in the statistics; nobody is told."""


class StartEntry(Noted, frozen=True, tag="start"):
    """The deal, with its events, so that it stays watchable under later rules."""

    events: tuple[dict[str, object], ...] = ()


class SayEntry(Noted, frozen=True, tag="say"):
    seat: int
    phrase: str | None = None
    text: str | None = None


class ProposeEntry(Noted, frozen=True, tag="propose"):
    """Its number is the `seq` it stands at. Seat -2: the table itself asks, for a bot has failed."""

    kind: ProposalKind
    seat: int
    voters: tuple[int, ...]
    about: int | None = None
    bot: str | None = None
    count: int = 0


class VoteEntry(Noted, frozen=True, tag="vote"):
    seat: int
    proposal: int
    yes: bool


class PauseEntry(Noted, frozen=True, tag="pause"):
    seat: int
    on: bool


class StandingEntry(Noted, frozen=True, tag="standing"):
    seat: int
    move: str
    on: bool


class HandEntry(Noted, frozen=True, tag="hand"):
    seat: int
    up: bool


class GrantEntry(Noted, frozen=True, tag="grant"):
    seat: int
    on: bool


class WokeEntry(Noted, frozen=True, tag="woke"):
    """The server was down; its clocks did not run for so many seconds."""

    away: float


class EndEntry(Noted, frozen=True, tag="ended"):
    reason: Literal["result", "vote"]
    result: Result | None


class RematchEntry(Noted, frozen=True, tag="rematch"):
    table: str


LogEntry = (
    MoveEntry
    | UndoEntry
    | SatEntry
    | StartEntry
    | SayEntry
    | ProposeEntry
    | VoteEntry
    | PauseEntry
    | StandingEntry
    | HandEntry
    | GrantEntry
    | WokeEntry
    | EndEntry
    | RematchEntry
)

decode_entry = msgspec.json.Decoder(LogEntry).decode


class Stored(NamedTuple):
    """An entry with its place, the time it was made (seconds since 1970), and the key of the command behind it."""

    seq: int
    at: float
    command: str | None
    entry: LogEntry
