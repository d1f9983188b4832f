"""What happens in Endeavor, as typed data, all of it public. Things are named by content ids; seats are numbers."""

from collections.abc import Callable, Iterator

from batyskaf.core.events import Event
from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor.movetable import REWARDS, cell_name, place_name
from batyskaf.games.endeavor.names import Names
from batyskaf.games.endeavor.state import EndeavorState

ATTRIBUTES = REWARDS[:4]
OUTCOMES = ("running", "finished", "abandoned")
LINES = ("attributes", "impact", "goal-1", "goal-2", "goal-3", "seniors", "leftovers", "journals")


class Card(Event, frozen=True):
    """A goal card of the co-operative game lies open."""

    goal_card: str


class Zone(Event, frozen=True):
    """A tile of the set-up."""

    tile: str
    place: str


class Displayed(Event, frozen=True):
    """A journal joins the display."""

    journal: str


class Tray(Event, frozen=True):
    """A specialist of tier 5 comes to the top of its stack."""

    specialist: str
    stack: int


class Round(Event, frozen=True):
    """A round begins; the seat has the wave marker."""

    number: int
    seat: int


class Recruited(Event, frozen=True):
    seat: int
    specialist: str


class Effort(Event, frozen=True):
    """Discs from supply in step 1b."""

    seat: int
    discs: int


class Recovered(Event, frozen=True):
    """A disc comes back from a specialist."""

    seat: int
    specialist: str


class Launched(Event, frozen=True):
    seat: int
    tile: str


class Activated(Event, frozen=True):
    seat: int
    specialist: str


class Passed(Event, frozen=True):
    seat: int


class Travelled(Event, frozen=True):
    seat: int
    start: str
    tile: str


class Occupied(Event, frozen=True):
    """A disc goes on a sonar slot, a conservation site or a journal site."""

    seat: int
    tile: str
    site: str


class Paid(Event, frozen=True):
    seat: int
    research: int


class Linked(Event, frozen=True):
    """A link is complete; the disc at its other end belongs to `owner`."""

    tile: str
    site: str
    end: str
    owner: int


class Drew(Event, frozen=True):
    """A tile is turned up for a discovery."""

    seat: int
    tile: str


class Returned(Event, frozen=True):
    """A tile goes under its stack."""

    tile: str


class Discovered(Event, frozen=True):
    seat: int
    tile: str
    place: str


class Dived(Event, frozen=True):
    seat: int
    tile: str
    site: str
    token: str


class Tossed(Event, frozen=True):
    """The other of two tokens is discarded."""

    seat: int
    token: str


class Cashed(Event, frozen=True):
    """A token is spent for its Research."""

    seat: int
    token: str


class Used(Event, frozen=True):
    """A token is spent for its second option, or a journal's action space is used."""

    seat: int
    token: str | None
    journal: str | None


class Published(Event, frozen=True):
    seat: int
    journal: str
    tile: str
    site: str


class Applied(Event, frozen=True):
    """A journal is turned for its once-per-round effect."""

    seat: int
    journal: str


class Discarded(Event, frozen=True):
    """A journal leaves the game for its effect."""

    seat: int
    journal: str


class Stepped(Event, frozen=True):
    seat: int
    attribute: str
    step: int


class Gained(Event, frozen=True):
    seat: int
    reward: str
    count: int


class Marked(Event, frozen=True):
    """A marker on the Impact board."""

    seat: int
    hex: str


class Shifted(Event, frozen=True):
    """A marker moves on the Impact board."""

    seat: int
    start: str
    hex: str


class Promoted(Event, frozen=True):
    """A junior becomes a senior; `disc` if one lay on it and went back to supply."""

    seat: int
    specialist: str
    disc: bool


class Declined(Event, frozen=True):
    seat: int
    reward: str


class Chose(Event, frozen=True):
    """How a goal is scored, or which sites it counts."""

    seat: int
    goal: int
    option: str


class Cleaned(Event, frozen=True):
    """A step on the cleanup track."""

    seat: int
    step: int


class Reshuffled(Event, frozen=True):
    """Discarded dive tokens form a new supply."""

    tokens: int


class Scored(Event, frozen=True):
    seat: int
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
    codes.E_DECLINED: lambda n, a, b, c: Declined(a, REWARDS[b]),
    codes.E_CHOSE: lambda n, a, b, c: Chose(a, b + 1, n.options[c]),
    codes.E_CLEANED: lambda n, a, b, c: Cleaned(a, b),
    codes.E_RESHUFFLED: lambda n, a, b, c: Reshuffled(a),
    codes.E_SCORED: lambda n, a, b, c: Scored(a, LINES[b], c),
    codes.E_GOAL: lambda n, a, b, c: Goal(a, b, c),
    codes.E_ENDED: lambda n, a, b, c: Ended(OUTCOMES[a], b),
}


def typed(state: EndeavorState, names: Names) -> Iterator[Event]:
    """Unpack what the last move told."""
    told = list(state.told)
    for at in range(0, len(told), 4):
        yield _MAKERS[told[at]](names, told[at + 1], told[at + 2], told[at + 3])
