"""What happens in Endeavor, as typed data, all of it public. Things are named by content ids; seats are numbers."""

from collections.abc import Callable, Iterator
from typing import Annotated

from batyskaf.core.events import Event, Seat, named
from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor.movetable import REWARDS, cell_name, place_name
from batyskaf.games.endeavor.names import Names
from batyskaf.games.endeavor.state import EndeavorState
from batyskaf.games.endeavor.vocabulary import ACTIONS

ATTRIBUTES = REWARDS[:4]
OUTCOMES = ("running", "finished", "abandoned")
LINES = ("attributes", "impact", "goal-1", "goal-2", "goal-3", "seniors", "leftovers", "journals")
TileId = Annotated[str, named("tiles")]
JournalId = Annotated[str, named("journals")]
GoalCardId = Annotated[str, named("cards")]
SideId = Annotated[str, named("specialists")]
"""A side of a specialist: `pilot`, `pilot-senior`."""
TokenId = Annotated[str, named("tokens")]
GoalOptionId = Annotated[str, named("options")]
"""A way to score a goal."""


class Card(Event, frozen=True):
    """A goal card of the co-operative game lies open."""

    goal_card: GoalCardId


class Zone(Event, frozen=True):
    """A tile of the set-up."""

    tile: TileId
    place: str


class Displayed(Event, frozen=True):
    """A journal joins the display."""

    journal: JournalId


class Tray(Event, frozen=True):
    """A specialist of tier 5 comes to the top of its stack."""

    specialist: SideId
    stack: int


class Round(Event, frozen=True):
    """A round begins; the seat has the wave marker."""

    number: int
    seat: Seat


class Recruited(Event, frozen=True):
    seat: Seat
    specialist: SideId


class Effort(Event, frozen=True):
    """Discs from supply in step 1b."""

    seat: Seat
    discs: int


class Recovered(Event, frozen=True):
    """A disc comes back from a specialist."""

    seat: Seat
    specialist: SideId


class Launched(Event, frozen=True):
    seat: Seat
    tile: TileId


class Activated(Event, frozen=True):
    seat: Seat
    specialist: SideId


class Passed(Event, frozen=True):
    seat: Seat


class Travelled(Event, frozen=True):
    seat: Seat
    start: TileId
    tile: TileId


class Occupied(Event, frozen=True):
    """A disc goes on a sonar slot, a conservation site or a journal site."""

    seat: Seat
    tile: TileId
    site: str


class Paid(Event, frozen=True):
    seat: Seat
    research: int


class Linked(Event, frozen=True):
    """A link is complete; the disc at its other end belongs to `owner`."""

    tile: TileId
    site: str
    end: str
    owner: Seat


class Drew(Event, frozen=True):
    """A tile is turned up for a discovery."""

    seat: Seat
    tile: TileId


class Returned(Event, frozen=True):
    """A tile goes under its stack."""

    tile: TileId


class Discovered(Event, frozen=True):
    seat: Seat
    tile: TileId
    place: str


class Dived(Event, frozen=True):
    seat: Seat
    tile: TileId
    site: str
    token: TokenId


class Tossed(Event, frozen=True):
    """The other of two tokens is discarded."""

    seat: Seat
    token: TokenId


class Cashed(Event, frozen=True):
    """A token is spent for its Research."""

    seat: Seat
    token: TokenId


class Used(Event, frozen=True):
    """A token is spent for its second option, or a journal's action space is used."""

    seat: Seat
    token: TokenId | None
    journal: JournalId | None


class Published(Event, frozen=True):
    seat: Seat
    journal: JournalId
    tile: TileId
    site: str


class Applied(Event, frozen=True):
    """A journal is turned for its once-per-round effect."""

    seat: Seat
    journal: JournalId


class Discarded(Event, frozen=True):
    """A journal leaves the game for its effect."""

    seat: Seat
    journal: JournalId


class Stepped(Event, frozen=True):
    seat: Seat
    attribute: str
    step: int


class Gained(Event, frozen=True):
    seat: Seat
    reward: str
    count: int


class Marked(Event, frozen=True):
    """A marker on the Impact board."""

    seat: Seat
    hex: str


class Shifted(Event, frozen=True):
    """A marker moves on the Impact board."""

    seat: Seat
    start: str
    hex: str


class Promoted(Event, frozen=True):
    """A junior becomes a senior; `disc` if one lay on it and went back to supply."""

    seat: Seat
    specialist: SideId
    disc: bool


class Declined(Event, frozen=True):
    """A reward is declined; for a granted action `action` says which."""

    seat: Seat
    reward: str
    action: str | None = None


class Lapsed(Event, frozen=True):
    """A reward that can't be used is lost; for a granted action `action` says which."""

    seat: Seat
    reward: str
    count: int
    action: str | None = None


class NoRoom(Event, frozen=True):
    """The ocean has no room for a discovery, which becomes an Impact."""

    seat: Seat


class Chose(Event, frozen=True):
    """How a goal is scored, or which sites it counts."""

    seat: Seat
    goal: int
    option: GoalOptionId


class Cleaned(Event, frozen=True):
    """A step on the cleanup track."""

    seat: Seat
    step: int


class Reshuffled(Event, frozen=True):
    """Discarded dive tokens form a new supply."""

    tokens: int


class Scored(Event, frozen=True):
    seat: Seat
    line: str
    points: int


class Goal(Event, frozen=True):
    """One of the seven goals of the team; `number` 0 is the Impact board, 1 to 3 the mission, 4 to 6 the cards."""

    number: int
    reached: int
    needed: int


class Ended(Event, frozen=True):
    outcome: str
    met: int


def _lapsed(seat: int, kind: int, number: int) -> Lapsed:
    """The number says how many, or which action."""
    if kind == codes.GRANT:
        return Lapsed(seat, REWARDS[kind], 1, ACTIONS[number])
    return Lapsed(seat, REWARDS[kind], number)


Maker = Callable[[Names, int, int, int], Event]

_MAKERS: dict[int, Maker] = {
    codes.E_CARD: lambda n, a, b, c: Card(n.cards[a]),
    codes.E_ZONE: lambda n, a, b, c: Zone(n.tiles[a], place_name(b)),
    codes.E_DISPLAYED: lambda n, a, b, c: Displayed(n.journals[a]),
    codes.E_TRAY: lambda n, a, b, c: Tray(n.specialists[a], b),
    codes.E_ROUND: lambda n, a, b, c: Round(a, b),
    codes.E_RECRUITED: lambda n, a, b, c: Recruited(a, n.specialists[b]),
    codes.E_EFFORT: lambda n, a, b, c: Effort(a, b),
    codes.E_RECOVERED: lambda n, a, b, c: Recovered(a, n.sides[b]),
    codes.E_LAUNCHED: lambda n, a, b, c: Launched(a, n.tiles[b]),
    codes.E_ACTIVATED: lambda n, a, b, c: Activated(a, n.sides[b]),
    codes.E_PASSED: lambda n, a, b, c: Passed(a),
    codes.E_TRAVELLED: lambda n, a, b, c: Travelled(a, n.tiles[b], n.tiles[c]),
    codes.E_OCCUPIED: lambda n, a, b, c: Occupied(a, n.tile_of(b), n.sites[b]),
    codes.E_PAID: lambda n, a, b, c: Paid(a, b),
    codes.E_LINKED: lambda n, a, b, c: Linked(n.tile_of(a), n.sites[a], n.sites[b], c),
    codes.E_DREW: lambda n, a, b, c: Drew(a, n.tiles[b]),
    codes.E_RETURNED: lambda n, a, b, c: Returned(n.tiles[a]),
    codes.E_DISCOVERED: lambda n, a, b, c: Discovered(a, n.tiles[b], place_name(c)),
    codes.E_DIVED: lambda n, a, b, c: Dived(a, n.tile_of(b), n.sites[b], n.tokens[c]),
    codes.E_TOSSED: lambda n, a, b, c: Tossed(a, n.tokens[b]),
    codes.E_CASHED: lambda n, a, b, c: Cashed(a, n.tokens[b]),
    codes.E_USED: lambda n, a, b, c: Used(a, n.tokens[b] if b >= 0 else None, n.journals[c] if c >= 0 else None),
    codes.E_PUBLISHED: lambda n, a, b, c: Published(a, n.journals[b], n.tile_of(c), n.sites[c]),
    codes.E_APPLIED: lambda n, a, b, c: Applied(a, n.journals[b]),
    codes.E_DISCARDED: lambda n, a, b, c: Discarded(a, n.journals[b]),
    codes.E_STEPPED: lambda n, a, b, c: Stepped(a, ATTRIBUTES[b], c),
    codes.E_GAINED: lambda n, a, b, c: Gained(a, REWARDS[b], c),
    codes.E_MARKED: lambda n, a, b, c: Marked(a, cell_name(b)),
    codes.E_SHIFTED: lambda n, a, b, c: Shifted(a, cell_name(b), cell_name(c)),
    codes.E_PROMOTED: lambda n, a, b, c: Promoted(a, n.specialists[b], bool(c)),
    codes.E_DECLINED: lambda n, a, b, c: Declined(a, REWARDS[b], ACTIONS[c] if c >= 0 else None),
    codes.E_LAPSED: lambda n, a, b, c: _lapsed(a, b, c),
    codes.E_NO_ROOM: lambda n, a, b, c: NoRoom(a),
    codes.E_CHOSE: lambda n, a, b, c: Chose(a, b + 1, n.options[c]),
    codes.E_CLEANED: lambda n, a, b, c: Cleaned(a, b),
    codes.E_RESHUFFLED: lambda n, a, b, c: Reshuffled(a),
    codes.E_SCORED: lambda n, a, b, c: Scored(a, LINES[b], c),
    codes.E_GOAL: lambda n, a, b, c: Goal(a, b, c),
    codes.E_ENDED: lambda n, a, b, c: Ended(OUTCOMES[a], b),
}


def typed(state: EndeavorState, names: Names) -> Iterator[Event]:
    """The events of the last move as typed data."""
    packed = list(state.events)
    for at in range(0, len(packed), 4):
        yield _MAKERS[packed[at]](names, packed[at + 1], packed[at + 2], packed[at + 3])
