"""All messages between a table and its clients, in both directions, as JSON objects with a `type`.

People, spectators and remote bots use the same messages. `docs/protocol.md` explains them; `web/src/proto.ts` is
generated from here. Moves are sent as texts of the move table ("play P7"), sentences as message ids with arguments.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from batyskaf.core.reason import Reason
from batyskaf.core.result import Result
from batyskaf.table.steps import AnyStep, ProposalKind, SeatKind

Seat = Annotated[int, Meta(ge=0, le=15)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9._:-]+$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
Seq = Annotated[int, Meta(ge=0)]

Status = Literal["waiting", "playing", "over"]


# --- from a client ----------------------------------------------------------------------------------------------------


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """A request of a client. The answer repeats its `id`; a command that is sent twice with the same `id` is done once.

    `seat` is needed only by a link with several seats.
    """

    id: CommandId | None = None
    seat: Seat | None = None


class Hello(Command, frozen=True, tag="hello"):
    """The first message on a socket: the secret of a seat or spectator link; empty to watch a public table."""

    token: Annotated[str, Meta(max_length=100)] = ""


class Move(Command, frozen=True, tag="move"):
    """Make a move. `seq` is the latest that the client has seen: a move for an older position is refused as late."""

    seq: Seq
    move: MoveText


class Undo(Command, frozen=True, tag="undo"):
    """Take back moves: at once if this seat may do so freely, otherwise the others are asked."""

    seq: Seq
    count: Annotated[int, Meta(ge=1, le=1000)] = 1


class Why(Command, frozen=True, tag="why"):
    """Ask why a move can't be made now. Answered by `because`."""

    move: MoveText


class Ask(Command, frozen=True, tag="hint"):
    """Ask for a hint: a nudge, or a move with its reason. Answered by `hint` once a bot has thought."""

    much: Literal["nudge", "move"] = "nudge"


class Propose(Command, frozen=True, tag="propose"):
    """Propose to end the game, or to let a bot play for seat `about` from now on."""

    kind: Literal["end", "stand-in"]
    about: Seat | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Withdraw(Command, frozen=True, tag="withdraw"):
    """Take back your own open proposal; `proposal` is its number."""

    proposal: Seq


class Vote(Command, frozen=True, tag="vote"):
    """Vote on the open proposal; `proposal` is its number."""

    proposal: Seq
    yes: bool


class Pause(Command, frozen=True, tag="pause"):
    """Stop all clocks and moves, or resume. With a strict clock, the player to move asks the others for a pause."""

    on: bool


class Say(Command, frozen=True, tag="say"):
    """One of the game's set phrases by its id, or free text where the table allows chat."""

    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=500)] | None = None


class AutoAnswer(Command, frozen=True, tag="standing"):
    """Switch an automatic answer of this seat: the table makes this move whenever the game offers it ("quiet")."""

    move: MoveText
    on: bool


class Hand(Command, frozen=True, tag="hand"):
    """Raise a hand: automatic answers and bots wait until it is lowered."""

    up: bool


class Seating(Command, frozen=True, tag="seating"):
    """Put a bot on an open seat, or open it again. Only for the maker of a table, before it starts."""

    about: Seat
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Return(Command, frozen=True, tag="return"):
    """Take your own seat back from the bot that stands in."""


class Grant(Command, frozen=True, tag="grant"):
    """Share the view of this seat with spectators, as far as the game allows it, or stop sharing it."""

    on: bool


class Name(Command, frozen=True, tag="name"):
    """Change the name on your seat."""

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
    | Withdraw
    | Vote
    | Pause
    | Say
    | AutoAnswer
    | Hand
    | Seating
    | Return
    | Grant
    | Name
    | Ping
)


# --- from a table -----------------------------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True):
    kind: SeatKind
    name: str
    bot: str | None = None
    """The bot that plays this seat."""
    away: bool = False
    """A bot stands in for the person of this seat, who may return."""
    hand: bool = False
    granted: bool = False


class Proposal(msgspec.Struct, frozen=True):
    """An open proposal."""

    number: int
    kind: ProposalKind
    seat: int
    about: int | None
    bot: str | None
    count: int
    """Moves to take back."""
    voters: tuple[int, ...]
    yes: tuple[int, ...]
    seconds: float = 300.0
    """The time to answer, from the proposal on. After it, an undo or a pause expires; anything else is decided without
    those who have not answered."""


class Clock(msgspec.Struct, frozen=True):
    """Seconds left at the time of sending. `mode` game: a timed mission. `running`: the clock is counting down."""

    mode: Literal["gentle", "strict", "game"]
    seat: int | None
    seconds: float
    left: float
    running: bool


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table. Bounds are checked when it is made."""

    clock: Literal["off", "gentle", "strict"] = "off"
    seconds: Annotated[int, Meta(ge=5, le=86400 * 14)] = 60
    """For a turn: from when a seat is asked until another is."""
    chat: bool | None = None
    """None: the default of the game; The Crew is played without chat."""
    public: bool = False
    """Listed in the lobby; anyone may watch and take open seats."""
    by_message: bool = False
    """Played by letters between browsers, without a server."""


class TableInfo(msgspec.Struct, frozen=True):
    """What everyone may know about a table."""

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
    """The table that this one was forked from, or whose deal it repeats."""
    at: int | None = None
    """The number of moves copied from the parent."""
    campaign: str | None = None
    next: str | None = None
    """The table of the rematch."""
    packs: tuple[str, ...] = ()
    chosen: bool = False
    """The maker chose the deal and may know it."""
    shares: bool = True
    """Whether seats may share their views with spectators before the end."""


class Proof(msgspec.Struct, frozen=True):
    """What opens the commitment, sent at the end: it must equal sha256(unhex(salt) + unhex(seed))."""

    seed: str
    salt: str


class UndoInfo(msgspec.Struct, frozen=True):
    """`free`: moves that this seat may take back at once; `ask`: it may propose to take back more."""

    free: int
    ask: bool


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message of a table."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to `hello`: the seats of the link (none: a spectator), and whether it may arrange the table."""

    table: str
    seats: tuple[int, ...]
    host: bool
    version: int


class Update(Message, frozen=True, tag="frame"):
    """An update of a seat (None: a spectator): what happened since the last one, and the present position."""

    seq: int
    seat: int | None
    steps: tuple[AnyStep, ...]
    table: TableInfo
    turn: int | None
    """The seat that decides now."""
    owner: int | None
    view: dict[str, object] | None
    legal: tuple[str, ...]
    """The moves of this seat, if it decides now."""
    standing: str | None
    """The automatic answer that this seat may switch on; those that are on are in `stands`."""
    stands: tuple[str, ...]
    undo: UndoInfo
    clock: Clock | None
    answer_in: float | None
    """Seconds left to answer the open proposal."""
    result: Result | None
    proof: Proof | None
    shared: dict[str, dict[str, object]] = {}
    """For spectators: the views that seats share, by seat."""


class Presence(Message, frozen=True, tag="presence"):
    """Who is connected, by seat, and the number of spectators."""

    online: tuple[bool, ...]
    watching: int


class Ack(Message, frozen=True, tag="ack"):
    """Done and stored. `seq` is that of the table afterwards."""

    id: str | None
    seq: int


class Refusal(Message, frozen=True, tag="refused"):
    """Refused; `reason` is a message of the locale."""

    id: str | None
    reason: Reason


class Because(Message, frozen=True, tag="because"):
    """The answer to `why`; without a reason if the move is possible."""

    id: str | None
    move: str
    reason: Reason | None


class Hint(Message, frozen=True, tag="hint"):
    """Words by language (`en`, `pl`). The move, its name and the reason are only sent to those who asked for a move."""

    id: str | None
    seat: int
    nudge: dict[str, str]
    move: str | None = None
    label: dict[str, str] | None = None
    because: dict[str, str] | None = None


AnyMessage = Welcome | Update | Presence | Ack | Refusal | Because | Hint
AnyAnswer = Ack | Because | Hint
"""What answers a command that is not refused."""

VERSION = 1
"""Bump when an old client would misread the messages."""

decode_command = msgspec.json.Decoder(AnyCommand).decode
encode = msgspec.json.encode
