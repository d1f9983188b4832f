"""Bodies of HTTP requests and answers beyond the commands and frames of `protocol`."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from batyskaf.core.options import Option
from batyskaf.core.reason import Reason
from batyskaf.core.result import Result
from batyskaf.lab.review import Review
from batyskaf.table.protocol import AnyStep, Proof, Settings, Status, TableInfo

PersonName = Annotated[str, Meta(max_length=60)]
PlayerKey = Annotated[str, Meta(max_length=100)]
"""A random secret that a browser keeps for its person, so that statistics know them; empty: unknown."""


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request."""


class SeatWish(Body, frozen=True):
    """`me`: the maker sits here (on several seats: a hot seat); `open`: by invite link; `bot`: a bot by its name."""

    kind: Literal["me", "open", "bot"]
    name: PersonName = ""
    bot: Annotated[str, Meta(max_length=40)] = "random"


Packs = Annotated[tuple[dict[str, object], ...], Meta(max_length=4)]


class MakeTable(Body, frozen=True):
    """A new table. Seats that are not named are open; without any, the maker sits first and bots take the rest."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, object] = {}
    settings: Settings = Settings()
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=16)] | None = None
    packs: Packs = ()
    """Left out, a campaign gives its own."""
    seed: Annotated[str, Meta(max_length=40)] | None = None
    """A deal of one's own choice; everybody at such a table is told so."""
    campaign: Annotated[str, Meta(max_length=60)] | None = None
    """The table is written into this campaign, which gives all options that are not named."""
    choice: Literal["next", "retry-same", "retry-new", "any"] | None = None
    """How the campaign goes on; left out: with the next mission."""
    mission: Annotated[str, Meta(max_length=40)] | None = None
    """The mission to choose or to try again; a retry that names none is of the last one."""
    player: PlayerKey = ""


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """A table with its secrets, told once: the maker's token, one token for each open seat, one to watch."""

    table: TableInfo
    token: str
    invites: dict[str, str]
    """By seat."""
    watch: str


class Sit(Body, frozen=True):
    """Take a seat: with the token of an invite link, or at a public table any seat that is open."""

    name: PersonName
    token: Annotated[str, Meta(max_length=100)] | None = None
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    player: PlayerKey = ""


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    token: str
    seats: tuple[int, ...]


class Rematch(Body, frozen=True):
    """Play on with the same people. `next`, `retry-same` and `retry-new` begin a campaign, where a game has them.

    In a campaign `same` follows it too: the same tasks again as long as the mission fails, new ones once it is done.
    """

    choice: Literal["same", "next", "retry-same", "retry-new"] = "same"
    swap: bool = False
    """Everybody moves on by one seat."""
    options: dict[str, object] | None = None
    """Changes to the options."""


class Continued(msgspec.Struct, frozen=True, kw_only=True):
    """The table where it goes on; the tokens of the old one open it."""

    table: str


class Fork(Body, frozen=True):
    """A new table that begins with the first `at` moves of a finished one; 0 repeats the deal."""

    at: Annotated[int, Meta(ge=0)] = 0
    settings: Settings = Settings()
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=16)] | None = None
    player: PlayerKey = ""


class LookAtPacks(Body, frozen=True):
    packs: Packs


class MakeCampaign(Body, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, object] = {}
    packs: Packs = ()
    """All tables of the campaign are played with them."""
    names: Annotated[tuple[PersonName, ...], Meta(max_length=16)] = ()


class Campaign(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign as its game tells it: `pages` for people, `book` whole, `next` the options of what comes next."""

    id: str
    game: str
    book: dict[str, object]
    pages: tuple[dict[str, object], ...]
    next: dict[str, object]
    packs: tuple[str, ...]


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game as a set-up screen needs it, with the names of the packs it is looked at with."""

    name: str
    rules: int
    content: str
    least: int
    """Seats."""
    most: int
    options: tuple[Option, ...]
    bots: tuple[str, ...]
    phrases: tuple[str, ...]
    chat: bool
    campaign: bool
    packs: tuple[str, ...]


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the lobby or a replay in the list."""

    table: TableInfo
    moves: int
    result: Result | None = None


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """The log entry, the view after it, and how many moves stand then (the `at` of a fork)."""

    step: AnyStep
    at: int
    view: dict[str, object] | None


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match step by step; without views where it was played by other rules than there are here."""

    id: str
    game: str
    options: dict[str, object]
    packs: tuple[str, ...]
    seats: tuple[str, ...]
    seat: int | None
    exact: bool
    steps: tuple[ReplayStep, ...]
    result: Result | None
    commitment: str
    proof: Proof | None


class ReviewState(msgspec.Struct, frozen=True, kw_only=True):
    """How far the review of a finished match is: 0 of 0 before it was asked for, `review` when it is done."""

    done: int = 0
    all: int = 0
    review: Review | None = None
    failed: Reason | None = None


class Daily(msgspec.Struct, frozen=True, kw_only=True):
    """The date of today's dive, and the games it is there for."""

    date: str
    games: tuple[str, ...]


class Dive(Body, frozen=True):
    """Take part in today's dive: one's own name, and names for the bots."""

    name: PersonName = ""
    bots: Annotated[tuple[PersonName, ...], Meta(max_length=8)] = ()
    player: PlayerKey = ""


class Uploaded(msgspec.Struct, frozen=True, kw_only=True):
    id: str


class OwnLink(Body, frozen=True):
    table: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=100)]


class Mine(Body, frozen=True):
    """The links that somebody has."""

    links: Annotated[tuple[OwnLink, ...], Meta(max_length=100)]


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """One of one's own tables; `turn`: whether one is asked there now."""

    table: str
    game: str
    status: Status
    turn: bool
    changed: float
    names: tuple[str, ...]


class AskStats(Body, frozen=True):
    player: PlayerKey = ""


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """Matches of one kind: `bots` is the level of the bots at the table, `mixed`, or empty for people only."""

    game: str
    players: int
    mission: str
    bots: str
    played: int
    won: int | None
    """Successes where players win or lose together."""
    best: float
    mean: float


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """A place in the rating of a game with so many players. Others' names only from public tables."""

    game: str
    players: int
    name: str
    bot: str | None
    me: bool
    points: int
    played: int
    won: int


class OwnRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One's own matches of a game with so many players; `scores` in their order."""

    game: str
    players: int
    played: int
    won: int
    best: float
    mean: float
    scores: tuple[float, ...]


class Stats(msgspec.Struct, frozen=True, kw_only=True):
    tallies: tuple[Tally, ...]
    ratings: tuple[Rated, ...]
    mine: tuple[OwnRecord, ...]


class Failed(msgspec.Struct, frozen=True, kw_only=True):
    """Any refusal by HTTP."""

    reason: Reason
