"""The steps of a table: the entries of its log, as the reader of an update or a replay may see them."""

from typing import Literal

import msgspec

from batyskaf.core.result import Result

SeatKind = Literal["open", "person", "bot"]
ProposalKind = Literal["undo", "pause", "end", "stand-in"]


class Step(msgspec.Struct, frozen=True, kw_only=True, tag_field="step"):
    """An entry of a table's log, as the reader may see it."""

    seq: int


class Started(Step, frozen=True, tag="started"):
    """The deal, as far as the reader may see it."""

    events: tuple[dict[str, object], ...]


class Moved(Step, frozen=True, tag="moved"):
    """A move. A secret one reads as its public twin (`give ?`). Seat -2 is the host: the clock, a vote to end."""

    seat: int
    move: str
    events: tuple[dict[str, object], ...]


class Undone(Step, frozen=True, tag="undone"):
    """The last `count` moves were taken back."""

    seat: int
    count: int
    agreed: bool


class Sat(Step, frozen=True, tag="sat"):
    """A seat was taken, opened or renamed; `bot` is the bot that plays it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None = None
    crashed: bool = False
    """The previous bot failed and was replaced."""


class Said(Step, frozen=True, tag="said"):
    seat: int
    phrase: str | None = None
    text: str | None = None


class Proposed(Step, frozen=True, tag="proposed"):
    seat: int
    kind: ProposalKind
    about: int | None = None


class Voted(Step, frozen=True, tag="voted"):
    seat: int
    proposal: int
    yes: bool


class Withdrawn(Step, frozen=True, tag="withdrawn"):
    """A proposal was taken back by the seat that made it."""

    seat: int
    proposal: int


class Expired(Step, frozen=True, tag="expired"):
    """A proposal was not agreed to in time."""

    proposal: int


class Unanswered(Step, frozen=True, tag="unanswered"):
    """These seats did not answer a proposal in time; it is decided without them."""

    proposal: int
    seats: tuple[int, ...]


class Paused(Step, frozen=True, tag="paused"):
    seat: int
    on: bool


class Raised(Step, frozen=True, tag="raised"):
    seat: int
    up: bool


class Granted(Step, frozen=True, tag="granted"):
    seat: int
    on: bool


class Ended(Step, frozen=True, tag="ended"):
    """The table is closed: the game is over, or the table voted to end it, possibly without a result."""

    reason: Literal["result", "vote"]
    result: Result | None


class Rematched(Step, frozen=True, tag="rematched"):
    """The same people play again at another table; their links open it too."""

    table: str


AnyStep = (
    Started
    | Moved
    | Undone
    | Sat
    | Said
    | Proposed
    | Voted
    | Withdrawn
    | Expired
    | Unanswered
    | Paused
    | Raised
    | Granted
    | Ended
    | Rematched
)
