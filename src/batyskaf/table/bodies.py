"""Bodies of HTTP requests and answers, beyond the commands and updates of `protocol`."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from batyskaf.core.forms import Forms
from batyskaf.core.options import Option
from batyskaf.core.printed import Entries, Words
from batyskaf.core.reason import Reason
from batyskaf.core.result import Result
from batyskaf.lab.measured import Measured
from batyskaf.lab.puzzles.asking import Answered
from batyskaf.lab.puzzles.puzzle import Kind
from batyskaf.lab.review import Review
from batyskaf.table.protocol import Proof, Settings, Status, TableInfo
from batyskaf.table.steps import AnyStep

PersonName = Annotated[str, Meta(max_length=60)]
PlayerKey = Annotated[str, Meta(max_length=100)]
"""A random secret that a browser keeps to identify its person in the statistics; empty: unknown."""


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request."""


class SeatWish(Body, frozen=True):
    """`me`: the maker of the table (on several seats: a hot seat); `open`: by invite link; `bot`: a bot by its name."""

    kind: Literal["me", "open", "bot"]
    name: PersonName = ""
    bot: Annotated[str, Meta(max_length=40)] = "random"


Packs = Annotated[tuple[dict[str, object], ...], Meta(max_length=4)]


class MakeTable(Body, frozen=True):
    """A new table. Seats that are left out are open; without `seats` the maker sits first and bots take the rest."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, object] = {}
    settings: Settings = Settings()
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=16)] | None = None
    packs: Packs = ()
    """If left out, those of the campaign."""
    seed: Annotated[str, Meta(max_length=40)] | None = None
    """A chosen deal; everyone at the table can see that it was chosen."""
    campaign: Annotated[str, Meta(max_length=60)] | None = None
    """The campaign that the match belongs to. It provides all options that are left out."""
    choice: Literal["next", "retry-same", "retry-new", "any"] | None = None
    """How the campaign continues; if left out, with the next mission."""
    mission: Annotated[str, Meta(max_length=40)] | None = None
    """The mission to choose or to retry; if left out, the last one is retried."""
    player: PlayerKey = ""


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """A table with its secrets, sent only once: the maker's token, a token for each open seat, a token to watch."""

    table: TableInfo
    token: str
    invites: dict[str, str]
    """By seat."""
    watch: str


class Sit(Body, frozen=True):
    """Take a seat: with the token of an invite link, or any open seat at a public table."""

    name: PersonName
    token: Annotated[str, Meta(max_length=100)] | None = None
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    player: PlayerKey = ""


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    token: str
    seats: tuple[int, ...]


class Rematch(Body, frozen=True):
    """Play again with the same people. `next`, `retry-same` and `retry-new` begin a campaign, where a game has them.

    In a campaign `same` follows the logbook too: the same tasks after a failure, new ones after a success.
    """

    choice: Literal["same", "next", "retry-same", "retry-new"] = "same"
    swap: bool = False
    """Everyone moves by one seat."""
    options: dict[str, object] | None = None
    """Changes to the options."""


class Continued(msgspec.Struct, frozen=True, kw_only=True):
    """The new table; the tokens of the old one open it."""

    table: str


class Fork(Body, frozen=True):
    """A new table that starts with the first `at` moves of a finished one; 0 repeats the deal."""

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
    """A campaign: the logbook as its game keeps it, as `pages` for people, and the options of the next match."""

    id: str
    game: str
    logbook: dict[str, object] = msgspec.field(name="book")
    pages: tuple[dict[str, object], ...]
    next: dict[str, object]
    packs: tuple[str, ...]


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game as a set-up screen needs it, with the names of the packs it was loaded with."""

    name: str
    rules: int
    content: str
    least: int
    """Seats."""
    most: int
    options: tuple[Option, ...]
    bots: tuple[str, ...]
    usual: str
    """The bot for a newcomer."""
    compiled: bool
    """Whether the rules run as native code; if not, bots need longer."""
    phrases: tuple[str, ...]
    chat: bool
    campaign: bool
    packs: tuple[str, ...]


class Catalog(msgspec.Struct, frozen=True, kw_only=True):
    """The content of a game as a table with some options plays it, packs included."""

    entries: Entries
    """Cards, tiles, missions and so on, by section and id."""
    words: Words
    """What entries are called, or say, by section and id."""
    board: object
    """The figures on the boards, if the game has some."""
    drawings: str
    """Drawings of entries from packs, as one sheet of symbols; those of the box belong to the page."""
    places: Mapping[str, object]
    """Endeavor: where the sites of tiles from packs lie in their drawings."""
    roles: Mapping[str, Mapping[str, str]]
    """What the fields of events stand for, by event and field: `seat`, `card`, `ordinal` or `named:<section>`."""


class PackEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of the box as people write it, without what has its default."""

    entry: dict[str, object]
    evidence: str


class Workshop(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be corrected or made for a game: its forms, and the entries of the box by section and id."""

    game: str
    format: int
    forms: Forms
    added: tuple[str, ...]
    """The sections to which a pack may add entries; those of the others can only be corrected."""
    fixed: tuple[str, ...]
    """Fields that a correction can't change."""
    entries: dict[str, dict[str, PackEntry]]
    shares: bool
    """Whether this server shares packs by link."""


class CheckPack(Body, frozen=True):
    pack: dict[str, object]


class PackFault(msgspec.Struct, frozen=True, kw_only=True):
    """A fault: the section and entry it is about, if it is about one, and the place in the entry."""

    section: str
    id: str
    field: str
    reason: Reason


class CheckedPack(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a pack, and the drawings of its entries as one sheet of symbols."""

    faults: tuple[PackFault, ...]
    drawings: str = ""


class MeasureState(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of a pack; until they are there, how much of the games is done."""

    id: str
    done: int = 0
    all: int = 0
    failed: Reason | None = None
    measured: Measured | None = None


class PackPage(Body, frozen=True):
    """A pack, to be made into a page in a language."""

    pack: dict[str, object]
    lang: Annotated[str, Meta(max_length=20)] = "en"


class SharePack(Body, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    pack: dict[str, object]


class PackLink(msgspec.Struct, frozen=True, kw_only=True):
    """The id of a shared pack; its page is `/pack/ID`."""

    id: str


class SharedPack(msgspec.Struct, frozen=True, kw_only=True):
    """A pack that somebody shared by link; its figures, if it was measured."""

    id: str
    game: str
    pack: dict[str, object]
    measured: Measured | None


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the lobby or a replay in the list."""

    table: TableInfo
    moves: int
    result: Result | None = None


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """The log entry, the view after it, and the number of moves so far (the `at` of a fork)."""

    step: AnyStep
    at: int
    view: dict[str, object] | None


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match step by step; without views if it was played by other rules than those of this server."""

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
    """Progress of the review of a finished match: 0 of 0 before it is requested; `review` when it is done."""

    done: int = 0
    all: int = 0
    review: Review | None = None
    failed: Reason | None = None


class ListedPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle in the list, without its answer."""

    id: str
    kind: Kind
    themes: tuple[str, ...]
    rating: int


class PuzzleList(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of a game, and the one of the day (UTC)."""

    daily: str | None
    puzzles: tuple[ListedPuzzle, ...]


class PosedPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle as the deciding seat sees it; `hands` are those of all seats if they are open, otherwise empty."""

    id: str
    game: str
    kind: Kind
    options: dict[str, object]
    seats: int
    seat: int
    owner: int
    view: object
    legal: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    themes: tuple[str, ...]
    rating: int


class AnswerPuzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer to a puzzle: a legal move; without one, the solution is shown."""

    move: str | None = None


class AnsweredPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """The judgement of an answer, with the solution."""

    judgement: Answered


class Offline(msgspec.Struct, frozen=True, kw_only=True):
    """Where this server has the table that needs no server, if it has one."""

    path: str | None


class Daily(msgspec.Struct, frozen=True, kw_only=True):
    """The date of today's dive, and its games."""

    date: str
    games: tuple[str, ...]


class Dive(Body, frozen=True):
    """Join today's dive: your name, and names for the bots."""

    name: PersonName = ""
    bots: Annotated[tuple[PersonName, ...], Meta(max_length=8)] = ()
    player: PlayerKey = ""


News = Literal["new", "newer", "same", "older"]


class OpenLetter(Body, frozen=True):
    """A letter of a table by message, or the whole link that contains it."""

    letter: Annotated[str, Meta(max_length=60_000)]


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """The table of a letter, the token of this browser for it, and what the letter was to it."""

    table: str
    token: str
    news: News


class Posted(msgspec.Struct, frozen=True, kw_only=True):
    """A letter for a seat, or for everyone after the end. `sealed`: only browsers that have a seat can read it."""

    letter: str
    seat: int | None
    sealed: bool


class Uploaded(msgspec.Struct, frozen=True, kw_only=True):
    id: str


class OwnLink(Body, frozen=True):
    table: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=100)]


class Code(msgspec.Struct, frozen=True, kw_only=True):
    """A short code that opens your link on another device, once, within some seconds."""

    code: str
    seconds: float


class Invites(msgspec.Struct, frozen=True, kw_only=True):
    """New invite links of the open seats, sent only once; older ones stay valid."""

    invites: dict[str, str]
    """By seat."""


class UseCode(Body, frozen=True):
    code: Annotated[str, Meta(max_length=40)]


class PushKey(msgspec.Struct, frozen=True, kw_only=True):
    """The key by which browsers know this server's reminders; null if it sends none."""

    key: str | None


class Subscription(Body, frozen=True):
    """Where a browser gets its push messages, and the keys that they are encrypted with, in base64url."""

    endpoint: Annotated[str, Meta(min_length=12, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Mine(Body, frozen=True):
    """The links that a person has."""

    links: Annotated[tuple[OwnLink, ...], Meta(max_length=100)]


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """One of your own tables; `turn`: whether it is your turn there."""

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
    """Successes, in games where players win or lose together."""
    best: float
    mean: float


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """A place in the rating of a game for a number of players. Names of others come from public tables only."""

    game: str
    players: int
    name: str
    bot: str | None
    me: bool
    points: int
    played: int
    won: int


class OwnRecord(msgspec.Struct, frozen=True, kw_only=True):
    """Your own matches of a game for a number of players; `scores` are in order of time."""

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
