"""Every message between a table and whoever sits at it, both ways, as JSON objects with a `type`.

People, spectators and remote bots speak the same. `docs/protocol.md` explains it; `web/src/proto.ts` is made from here.
Moves travel as texts of the move table ("play P7"), words for people as message ids with arguments.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from batyskaf.core.reason import Reason
from batyskaf.core.result import Result

Seat = Annotated[int, Meta(ge=0, le=15)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9._:-]+$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
Seq = Annotated[int, Meta(ge=0)]

SeatKind = Literal["open", "person", "bot"]
Status = Literal["waiting", "playing", "over"]
ProposalKind = Literal["undo", "end", "stand-in"]


# --- what a client says -----------------------------------------------------------------------------------------------


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Something a client asks for. `id` comes back with the answer; the same `id` twice is done once.

    `seat` is needed only from a link that holds several seats.
    """

    id: CommandId | None = None
    seat: Seat | None = None


class Hello(Command, frozen=True, tag="hello"):
    """The first message on a socket: the secret of a seat or spectator link; empty at a public table to watch."""

    token: Annotated[str, Meta(max_length=100)] = ""


class Move(Command, frozen=True, tag="move"):
    """Make a move. `seq` is the latest the client has seen: a move meant for an older position is refused as late."""

    seq: Seq
    move: MoveText


class Undo(Command, frozen=True, tag="undo"):
    """Take back moves: done at once if that is free, otherwise the others are asked."""

    seq: Seq
    count: Annotated[int, Meta(ge=1, le=1000)] = 1


class Why(Command, frozen=True, tag="why"):
    """Ask why a move can't be made now; answered by `because`."""

    move: MoveText


class Ask(Command, frozen=True, tag="hint"):
    """Ask for a hint: a nudge where to look, or a move with its reason; answered by `hint` once a bot has thought."""

    much: Literal["nudge", "move"] = "nudge"


class Propose(Command, frozen=True, tag="propose"):
    """Ask the table to end the game, or to let a bot play for seat `about` from now on."""

    kind: Literal["end", "stand-in"]
    about: Seat | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Vote(Command, frozen=True, tag="vote"):
    """Answer the proposal that stands; `proposal` is its number."""

    proposal: Seq
    yes: bool


class Pause(Command, frozen=True, tag="pause"):
    """Stop all clocks and moves, or go on."""

    on: bool


class Say(Command, frozen=True, tag="say"):
    """One of the game's set phrases by its id, or free text where the table allows chat."""

    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=500)] | None = None


class Standing(Command, frozen=True, tag="standing"):
    """Let the table give a default answer for this seat wherever the game offers that very one (The Crew: "quiet")."""

    move: MoveText
    on: bool


class Hand(Command, frozen=True, tag="hand"):
    """Raise a hand: standing answers and bots wait until it is down."""

    up: bool


class Seating(Command, frozen=True, tag="seating"):
    """The maker of a table, before it starts: put a bot on a seat that is open, or open it again."""

    about: Seat
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Return(Command, frozen=True, tag="return"):
    """Take one's own seat back from the bot that stands in."""


class Grant(Command, frozen=True, tag="grant"):
    """Let spectators see this seat's own view, as far as the game allows it, or no longer."""

    on: bool


class Name(Command, frozen=True, tag="name"):
    """Change the name of one's seat."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]


class Ping(Command, frozen=True, tag="ping"):
    """Answered by `ack`."""


AnyCommand = (
    Hello
    | Move
    | Undo
    | Why
    | Ask
    | Propose
    | Vote
    | Pause
    | Say
    | Standing
    | Hand
    | Seating
    | Return
    | Grant
    | Name
    | Ping
)


# --- what happened at a table -----------------------------------------------------------------------------------------


class Step(msgspec.Struct, frozen=True, kw_only=True, tag_field="step"):
    """One entry of a table's log, as the reader may see it."""

    seq: int


class Started(Step, frozen=True, tag="started"):
    """The game begins: the deal, as far as the reader may see it."""

    events: tuple[dict[str, object], ...]


class Moved(Step, frozen=True, tag="moved"):
    """A move; a secret one reads as its public twin (`give ?`). Seat -2 is the host: the clock, a vote to end."""

    seat: int
    move: str
    events: tuple[dict[str, object], ...]


class Undone(Step, frozen=True, tag="undone"):
    """So many moves before this one were taken back."""

    seat: int
    count: int
    agreed: bool


class Sat(Step, frozen=True, tag="sat"):
    """Somebody took a seat, left it open, or changed their name; `bot` names the bot that plays it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None = None
    crashed: bool = False
    """The bot before it failed and was replaced."""


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
    """The table is closed: the game is over, or the table voted to end it (then there may be no result)."""

    reason: Literal["result", "vote"]
    result: Result | None


class Rematched(Step, frozen=True, tag="rematched"):
    """The same people play on at another table; their links open it too."""

    table: str


AnyStep = Started | Moved | Undone | Sat | Said | Proposed | Voted | Paused | Raised | Granted | Ended | Rematched


# --- what a table says ------------------------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True):
    kind: SeatKind
    name: str
    bot: str | None = None
    """The bot that plays this seat."""
    away: bool = False
    """A person's seat that a bot stands in for; the person may return to it."""
    hand: bool = False
    granted: bool = False


class Proposal(msgspec.Struct, frozen=True):
    """What the table is asked to agree on."""

    number: int
    kind: ProposalKind
    seat: int
    about: int | None
    bot: str | None
    count: int
    """Moves to take back."""
    voters: tuple[int, ...]
    yes: tuple[int, ...]


class Clock(msgspec.Struct, frozen=True):
    """Seconds left when this was sent. `mode` game: a mission against the clock. `running`: counts down now."""

    mode: Literal["gentle", "strict", "game"]
    seat: int | None
    seconds: float
    left: float
    running: bool


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run. Bounds are checked when it is made."""

    clock: Literal["off", "gentle", "strict"] = "off"
    seconds: Annotated[int, Meta(ge=5, le=86400 * 14)] = 60
    """For each time a seat is asked, until another is."""
    chat: bool | None = None
    """None: as the game wishes; The Crew is played without."""
    public: bool = False
    """Listed in the lobby; anyone may watch, and sit down on open seats."""


class TableInfo(msgspec.Struct, frozen=True):
    """What everyone at a table may know about it."""

    id: str
    game: str
    options: dict[str, object]
    settings: Settings
    seats: tuple[SeatInfo, ...]
    status: Status
    paused: bool
    chat: bool
    phrases: tuple[str, ...]
    proposal: Proposal | None
    commitment: str
    """SHA-256 of salt and seed, published before the deal."""
    made: float
    parent: str | None = None
    """The table this was forked from, or whose deal it repeats."""
    at: int | None = None
    """The number of moves that were taken over from the parent."""
    campaign: str | None = None
    next: str | None = None
    """The table of the rematch."""
    packs: tuple[str, ...] = ()
    chosen: bool = False
    """The maker chose the deal, and so may know it."""
    shares: bool = True
    """Whether seats may show their views to spectators before the end."""


class Proof(msgspec.Struct, frozen=True):
    """At the end: what the commitment was made of. sha256(unhex(salt) + unhex(seed)) must be the commitment."""

    seed: str
    salt: str


class UndoInfo(msgspec.Struct, frozen=True):
    """`free`: moves this seat may take back at once; `ask`: more may be asked for."""

    free: int
    ask: bool


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something a table says."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to `hello`: the seats this link holds (none: a spectator), and whether it may arrange the table."""

    table: str
    seats: tuple[int, ...]
    host: bool
    version: int


class Frame(Message, frozen=True, tag="frame"):
    """Everything a seat (None: a spectator) needs: what happened since its last frame, and how it stands now."""

    seq: int
    seat: int | None
    steps: tuple[AnyStep, ...]
    table: TableInfo
    turn: int | None
    """The seat that decides now."""
    owner: int | None
    view: dict[str, object] | None
    legal: tuple[str, ...]
    """This seat's moves, if it is the one to decide."""
    standing: str | None
    """The answer the table could give for this seat wherever it is offered, and gives if it stands in `stands`."""
    stands: tuple[str, ...]
    undo: UndoInfo
    clock: Clock | None
    result: Result | None
    proof: Proof | None
    shared: dict[str, dict[str, object]] = {}
    """For spectators: views of seats that granted theirs, by seat."""


class Presence(Message, frozen=True, tag="presence"):
    """Who is connected, by seat, and how many watch."""

    online: tuple[bool, ...]
    watching: int


class Ack(Message, frozen=True, tag="ack"):
    """Done and stored. `seq` is the table's after it."""

    id: str | None
    seq: int


class Refusal(Message, frozen=True, tag="refused"):
    """Not done; `reason` says why, by a message id of the locale."""

    id: str | None
    reason: Reason


class Because(Message, frozen=True, tag="because"):
    """The answer to `why`; no reason if the move is possible."""

    id: str | None
    move: str
    reason: Reason | None


class Hint(Message, frozen=True, tag="hint"):
    """Words by language (`en`, `pl`). The move, as it is called and why, only for who asked for that much."""

    id: str | None
    seat: int
    nudge: dict[str, str]
    move: str | None = None
    label: dict[str, str] | None = None
    because: dict[str, str] | None = None


AnyMessage = Welcome | Frame | Presence | Ack | Refusal | Because | Hint

VERSION = 1
"""Grows when an old client would misread what is said."""

decode_command = msgspec.json.Decoder(AnyCommand).decode
encode = msgspec.json.encode
