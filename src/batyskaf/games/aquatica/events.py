"""What happens in Aquatica, as typed data. Cards, mantas and goals are named by their ids; seats are numbers."""

from collections.abc import Callable, Iterator
from typing import Annotated

from batyskaf.core.events import Event, Seat, named
from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.state import CAUSES, AquaticaState

RANKS = ("blobfish", "sea_serpent", "leviathan", "kraken")
GoalId = Annotated[str, named("goals")]
CharacterId = Annotated[str, named("characters")]
"""A character or a king."""
LocationId = Annotated[str, named("locations")]
MantaId = Annotated[str, named("mantas")]


class Goal(Event, frozen=True):
    """A goal lies on a track for this match."""

    track: int
    goal: GoalId


class King(Event, frozen=True):
    """Everyone sees the king of a seat."""

    seat: Seat
    king: CharacterId


class Offered(Event, frozen=True):
    """A king is among those a seat may pick from."""

    seat: Seat
    king: CharacterId
    open: bool

    def audience(self) -> tuple[int, ...] | None:
        return None if self.open else (self.seat,)


class Picked(Event, frozen=True):
    """A seat picks its king; in a hidden draft the others only see that it did."""

    seat: Seat
    king: CharacterId | None
    open: bool

    def audience(self) -> tuple[int, ...] | None:
        return None if self.open else (self.seat,)

    def twin(self) -> Event | None:
        return Picked(self.seat, None, self.open)


class Arrived(Event, frozen=True):
    """A character enters the row; `price` is that of its space."""

    character: CharacterId
    price: int


class Revealed(Event, frozen=True):
    """A location is laid into the bottom row."""

    location: LocationId


class Turn(Event, frozen=True):
    seat: Seat
    round: int


class Played(Event, frozen=True):
    seat: Seat
    character: CharacterId


class Exploited(Event, frozen=True):
    """A location slides up for what its depth shows; depths count from 1."""

    seat: Seat
    location: LocationId
    depth: int


class Used(Event, frozen=True):
    """A manta is turned over for what it shows."""

    seat: Seat
    manta: MantaId


class Recruited(Event, frozen=True):
    seat: Seat
    character: CharacterId
    price: int
    paid: bool


class Bought(Event, frozen=True):
    seat: Seat
    location: LocationId


class Conquered(Event, frozen=True):
    seat: Seat
    location: LocationId


class Salvaged(Event, frozen=True):
    """A location comes from the discard pile of the ocean."""

    seat: Seat
    location: LocationId


class Raised(Event, frozen=True):
    seat: Seat
    location: LocationId
    depths: int


class Gained(Event, frozen=True):
    """A wild manta joins a seat."""

    seat: Seat
    manta: MantaId


class Scored(Event, frozen=True):
    seat: Seat
    location: LocationId


class Scouted(Event, frozen=True):
    seat: Seat


class Shed(Event, frozen=True):
    """A location of the rows goes to the discard pile."""

    location: LocationId


class TookBack(Event, frozen=True):
    seat: Seat
    character: CharacterId


class Readied(Event, frozen=True):
    seat: Seat
    mantas: int


class Replayed(Event, frozen=True):
    """A card of the player's own discard pile is replayed."""

    seat: Seat
    character: CharacterId


class Dropped(Event, frozen=True):
    """A rival's card made a seat discard."""

    seat: Seat
    character: CharacterId


class Chose(Event, frozen=True):
    """A side of an either/or; they count from 1."""

    seat: Seat
    option: int


class Claimed(Event, frozen=True):
    seat: Seat
    goal: GoalId
    manta: MantaId
    points: int


class Rival(Event, frozen=True):
    """The Ichthyanders put a manta on a track."""

    goal: GoalId
    points: int


class Removed(Event, frozen=True):
    """A character leaves the game: a card of a seat, or one of the row (no seat)."""

    seat: Seat | None
    character: CharacterId


class Skipped(Event, frozen=True):
    seat: Seat


class Triggered(Event, frozen=True):
    """The end comes near: this turn, then one more for everyone."""

    cause: str
    seat: Seat


class Ended(Event, frozen=True):
    """The game is over; alone, `rank` is the sea monster that the points are worth."""

    cause: str
    rank: str | None = None
    points: int | None = None


Maker = Callable[[AquaticaState, int, int, int], Event]


def _character(s: AquaticaState, number: int) -> str:
    return s.rules.characters[number]


def _location(s: AquaticaState, number: int) -> str:
    return s.rules.locations[number]


def _manta(s: AquaticaState, number: int) -> str:
    return s.rules.mantas[number]


def _goal(s: AquaticaState, number: int) -> str:
    return s.rules.goals[number]


def _price(s: AquaticaState, space: int) -> int:
    return int(s.rules.recruit_price[space])


def _points(s: AquaticaState, spot: int) -> int:
    return int(s.rules.track_points[spot])


def _claimed(s: AquaticaState, seat: int, goal: int, placed: int) -> Claimed:
    manta, spot = int(codes.manta_of(placed)), int(codes.spot_of(placed))
    return Claimed(seat, _goal(s, goal), _manta(s, manta), _points(s, spot))


_MAKERS: dict[int, Maker] = {
    codes.E_GOAL: lambda s, a, b, c: Goal(a, _goal(s, b)),
    codes.E_KING: lambda s, a, b, c: King(a, _character(s, b)),
    codes.E_OFFERED: lambda s, a, b, c: Offered(a, _character(s, b), bool(c)),
    codes.E_PICKED: lambda s, a, b, c: Picked(a, _character(s, b), False),
    codes.E_PICKED_OPEN: lambda s, a, b, c: Picked(a, _character(s, b), True),
    codes.E_ARRIVED: lambda s, a, b, c: Arrived(_character(s, a), _price(s, b)),
    codes.E_REVEALED: lambda s, a, b, c: Revealed(_location(s, a)),
    codes.E_TURN: lambda s, a, b, c: Turn(a, b + 1),
    codes.E_PLAYED: lambda s, a, b, c: Played(a, _character(s, b)),
    codes.E_EXPLOITED: lambda s, a, b, c: Exploited(a, _location(s, b), c + 1),
    codes.E_USED: lambda s, a, b, c: Used(a, _manta(s, b)),
    codes.E_RECRUITED: lambda s, a, b, c: Recruited(a, _character(s, b), _price(s, c), True),
    codes.E_RECRUITED_FREE: lambda s, a, b, c: Recruited(a, _character(s, b), _price(s, c), False),
    codes.E_BOUGHT: lambda s, a, b, c: Bought(a, _location(s, b)),
    codes.E_CONQUERED: lambda s, a, b, c: Conquered(a, _location(s, b)),
    codes.E_SALVAGED: lambda s, a, b, c: Salvaged(a, _location(s, b)),
    codes.E_RAISED: lambda s, a, b, c: Raised(a, _location(s, b), c),
    codes.E_GAINED: lambda s, a, b, c: Gained(a, _manta(s, b)),
    codes.E_SCORED: lambda s, a, b, c: Scored(a, _location(s, b)),
    codes.E_SCOUTED: lambda s, a, b, c: Scouted(a),
    codes.E_SHED: lambda s, a, b, c: Shed(_location(s, a)),
    codes.E_TOOK_BACK: lambda s, a, b, c: TookBack(a, _character(s, b)),
    codes.E_READIED: lambda s, a, b, c: Readied(a, b),
    codes.E_REPLAYED: lambda s, a, b, c: Replayed(a, _character(s, b)),
    codes.E_DISCARDED: lambda s, a, b, c: Dropped(a, _character(s, b)),
    codes.E_CHOSE: lambda s, a, b, c: Chose(a, b + 1),
    codes.E_CLAIMED: lambda s, a, b, c: _claimed(s, a, b, c),
    codes.E_RIVAL: lambda s, a, b, c: Rival(_goal(s, a), _points(s, b)),
    codes.E_REMOVED: lambda s, a, b, c: Removed(None if a < 0 else a, _character(s, b)),
    codes.E_SKIPPED: lambda s, a, b, c: Skipped(a),
    codes.E_TRIGGERED: lambda s, a, b, c: Triggered(CAUSES[a], b),
    codes.E_ENDED: lambda s, a, b, c: Ended(CAUSES[a], *((RANKS[b], c) if b >= 0 else ())),
}


def typed(state: AquaticaState) -> Iterator[Event]:
    """Unpack the events of the last move."""
    packed = list(state.events)
    for at in range(0, len(packed), 4):
        kind, a, b, c = packed[at : at + 4]
        yield _MAKERS[kind](state, a, b, c)
