"""What happens in Aquatica, as typed data. Cards, mantas and goals are named by their ids; seats are numbers."""

from collections.abc import Callable, Iterator

from batyskaf.core.events import Event
from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.state import CAUSES, AquaticaState

RANKS = ("blobfish", "sea_serpent", "leviathan", "kraken")


class Goal(Event, frozen=True):
    """A goal lies on a track for this match."""

    track: int
    goal: str


class King(Event, frozen=True):
    """Everyone sees the king of a seat."""

    seat: int
    king: str


class Offered(Event, frozen=True):
    """A king is among those a seat may pick from."""

    seat: int
    king: str
    open: bool

    def audience(self) -> tuple[int, ...] | None:
        return None if self.open else (self.seat,)


class Picked(Event, frozen=True):
    """A seat picks its king; in a hidden draft the others only see that it did."""

    seat: int
    king: str | None
    open: bool

    def audience(self) -> tuple[int, ...] | None:
        return None if self.open else (self.seat,)

    def twin(self) -> Event | None:
        return Picked(self.seat, None, self.open)


class Arrived(Event, frozen=True):
    """A character enters the row; `price` is that of its space."""

    character: str
    price: int


class Revealed(Event, frozen=True):
    """A location is laid into the bottom row."""

    location: str


class Turn(Event, frozen=True):
    seat: int
    round: int


class Played(Event, frozen=True):
    seat: int
    character: str


class Exploited(Event, frozen=True):
    """A location slides up for what its depth shows; depths count from 1."""

    seat: int
    location: str
    depth: int


class Used(Event, frozen=True):
    """A manta is turned over for what it shows."""

    seat: int
    manta: str


class Recruited(Event, frozen=True):
    seat: int
    character: str
    price: int
    paid: bool


class Bought(Event, frozen=True):
    seat: int
    location: str


class Conquered(Event, frozen=True):
    seat: int
    location: str


class Salvaged(Event, frozen=True):
    """A location comes from the discard pile of the ocean."""

    seat: int
    location: str


class Raised(Event, frozen=True):
    seat: int
    location: str
    depths: int


class Gained(Event, frozen=True):
    """A wild manta joins a seat."""

    seat: int
    manta: str


class Scored(Event, frozen=True):
    seat: int
    location: str


class Scouted(Event, frozen=True):
    seat: int


class Shed(Event, frozen=True):
    """A location of the rows goes to the discard pile."""

    location: str


class TookBack(Event, frozen=True):
    seat: int
    character: str


class Readied(Event, frozen=True):
    seat: int
    mantas: int


class Replayed(Event, frozen=True):
    """A card of the own discard pile is carried out again."""

    seat: int
    character: str


class Dropped(Event, frozen=True):
    """A rival's card made a seat discard."""

    seat: int
    character: str


class Chose(Event, frozen=True):
    """A side of an either/or; they count from 1."""

    seat: int
    option: int


class Claimed(Event, frozen=True):
    seat: int
    goal: str
    manta: str
    points: int


class Rival(Event, frozen=True):
    """The Ichthyanders put a manta on a track."""

    goal: str
    points: int


class Removed(Event, frozen=True):
    """A character leaves the game: a card of a seat, or one of the row (no seat)."""

    seat: int | None
    character: str


class Skipped(Event, frozen=True):
    seat: int


class Triggered(Event, frozen=True):
    """The end comes near: this turn, then one more for everyone."""

    cause: str
    seat: int


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
    codes.E_RECRUITED: lambda s, a, b, c: Recruited(a, _character(s, b), _price(s, c // 2), bool(c % 2)),
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
    codes.E_DROPPED: lambda s, a, b, c: Dropped(a, _character(s, b)),
    codes.E_CHOSE: lambda s, a, b, c: Chose(a, b + 1),
    codes.E_CLAIMED: lambda s, a, b, c: Claimed(a, _goal(s, b), _manta(s, c % 1024), _points(s, c // 1024)),
    codes.E_RIVAL: lambda s, a, b, c: Rival(_goal(s, a), _points(s, b)),
    codes.E_REMOVED: lambda s, a, b, c: Removed(None if a < 0 else a, _character(s, b)),
    codes.E_SKIPPED: lambda s, a, b, c: Skipped(a),
    codes.E_TRIGGERED: lambda s, a, b, c: Triggered(CAUSES[a], b),
    codes.E_ENDED: lambda s, a, b, c: Ended(CAUSES[a], *((RANKS[b], c) if b >= 0 else ())),
}


def _points(s: AquaticaState, spot: int) -> int:
    return int(s.rules.track_points[spot])


def typed(state: AquaticaState) -> Iterator[Event]:
    """Unpack what the last move told."""
    told = list(state.told)
    for at in range(0, len(told), 4):
        yield _MAKERS[told[at]](state, told[at + 1], told[at + 2], told[at + 3])
