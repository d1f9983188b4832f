# mypyc: compile
"""The contract: what a game is and what a state of it can do.

Both are native base classes that anyone may subclass, compiled or not. A state always asks one seat for one choice.
They have ABCMeta as metaclass instead of the base class ABC, which is not native: under it, each read of a field would
check that the field has been set.
"""

from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from batyskaf.core.result import rewards_of
from batyskaf.core.rng import Rng
from batyskaf.core.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import msgspec

    from batyskaf.core.events import Event
    from batyskaf.core.moves import MoveTable
    from batyskaf.core.planes import Plane
    from batyskaf.core.position import Position
    from batyskaf.core.presentation import Presentation
    from batyskaf.core.printed import Printed, Words
    from batyskaf.core.reason import Reason
    from batyskaf.core.result import Result
    from batyskaf.core.words import Entries

OVER: Final[i64] = -1
"""`State.turn` when the game has ended."""
KEPT_SETUPS: Final = 256
"""How many set-ups a game keeps for options that come again; the oldest goes first."""


_ROOM: Final[vec[i64]] = vec[i64]([0] * 32)
_NUMBERS: Final[list[Any]] = list(range(4096))
"""Moves as Python's numbers, made once. `Any`, since compiled code takes a list of `int` apart and makes them again."""


@final
class MoveList:
    """A reusable list of moves for compiled code: `legal_into` fills it without creating Python objects.

    >>> moves = MoveList()
    >>> moves.add(3)
    >>> moves.add(5)
    >>> moves.listed()
    [3, 5]
    """

    def __init__(self) -> None:
        self.items: vec[i64] = _ROOM[:]
        self.n: i64 = 0

    def clear(self) -> None:
        self.n = 0

    def add(self, move: i64) -> None:
        if self.n < len(self.items):
            self.items[self.n] = move
        else:
            self.items = append(self.items, move)
        self.n += 1

    def reserve(self, more: i64) -> vec[i64]:
        """Make room for more moves, which the caller writes into the returned items from `n` on."""
        while self.n + more > len(self.items):
            self.items = append(self.items, 0)
        return self.items

    def listed(self) -> list[int]:
        """Return the moves as a plain list."""
        items = self.items
        try:
            return [_NUMBERS[items[i]] for i in range(self.n)]
        except IndexError:  # a game with more moves than there are numbers ready
            return list(items[: self.n])


@final
class _Spare:
    """The list that `State.legal` uses again. It is taken out, so that a state may ask another one meanwhile."""

    def __init__(self) -> None:
        self.moves: MoveList | None = None

    def take(self) -> MoveList:
        moves = self.moves
        self.moves = None
        return MoveList() if moves is None else moves


_SPARE: Final = _Spare()


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A position of one match, including everything hidden. Only rules and tests hold one; all others get views.

    `turn` is the seat that decides now (OVER at the end), `owner` the seat whose turn it is. `revealed` says whether
    the last move drew chance or showed any seat something new; `timed` that a clock runs and nothing may be undone.
    `events` holds the packed events of the last move, four numbers each, while `recording` is on.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> state = game.start(game.options(mission="1", players=3), seed=1)
    >>> int(state.turn), [game.moves.text(move) for move in state.legal()]
    (0, ['pass', 'take T89'])
    >>> after = state.copy()
    >>> after.apply(game.moves.id("pass"))
    >>> int(after.turn), after == state
    (1, False)
    """

    # Values in the class: compiled code then knows that the fields of a state are set, whatever derives from it.
    turn: i64 = OVER
    owner: i64 = OVER
    revealed: bool = False
    timed: bool = False
    recording: bool = False

    def __init__(self) -> None:
        self.events: vec[i64] = vec[i64]()

    def record(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """Add an event, if events are recorded."""
        if self.recording:
            self.events = append(append(append(append(self.events, kind), a), b), c)

    @abstractmethod
    def legal_into(self, out: MoveList) -> None:
        """Append the legal moves of `turn` in ascending order."""

    @abstractmethod
    def apply(self, move: i64) -> None:
        """Make a move. Trusts its caller: `Match.play` checks seat and legality."""

    @abstractmethod
    def host(self) -> list[int]:
        """The moves that only the host of the match may make now: time-up, abandon."""

    @abstractmethod
    def why_not(self, move: i64) -> "Reason | None":
        """Say why a move is not legal now, or None if it is."""

    @abstractmethod
    def copy(self) -> "State":
        """Return an independent copy, cheaply."""

    def copy_into(self, spare: "State") -> "State":
        """Return a copy that may reuse the memory of a spare state of the same game, which nobody uses any more.

        A search that needs one copy at a time is a tenth faster this way. Games may override this; see `refill`.
        """
        return self.copy()

    def touch(self) -> i64:
        """Read a little of everything that a move needs; the number means nothing.

        The memory of many games doesn't fit into the cache. Read like this, all parts of a state are fetched at the
        same time, not one after the other as the rules come to them.
        """
        return self.turn

    @abstractmethod
    def pack(self) -> bytes:
        """Return the whole state as bytes. Equality and hash are those of the packed state."""

    @abstractmethod
    def view(self, seat: "int | None") -> "msgspec.Struct":
        """What a seat (None: a spectator) may see, as typed data."""

    def views(self, seats: "Sequence[int | None]") -> "list[msgspec.Struct]":
        """The views of several seats; a game may build what they have in common once."""
        return [self.view(seat) for seat in seats]

    @abstractmethod
    def observe(self, seat: i64, out: Sheet) -> None:
        """Write the view as numbers: the planes of the game from `out.at` on. Nothing that is not in the view."""

    @abstractmethod
    def worlds(self, seat: i64) -> "Worlds":
        """The worlds that a seat considers possible after everything it was shown."""

    @abstractmethod
    def result(self) -> "Result":
        """Scores and ranks; for co-operative games success. Only once the game is over."""

    def rewards(self) -> tuple[float, ...]:
        """Rewards by seat for the result. A game with few results may have them ready, which spares a search a lot."""
        return rewards_of(self.result())

    @abstractmethod
    def opening(self) -> "State":
        """The state before the first move, with the same hidden information and the same future chance."""

    @abstractmethod
    def history(self) -> list[int]:
        """All moves made since the opening."""

    def committed(self) -> list[int]:
        """Seats whose latest move is a secret commitment that they may undo, because others have yet to commit."""
        return []

    def legal(self) -> list[int]:
        """The legal moves of `turn` in ascending order; never empty while the game runs."""
        out = _SPARE.take()
        out.n = 0
        self.legal_into(out)
        found = out.listed()
        _SPARE.moves = out
        return found

    def pick(self, rng: Rng, scratch: MoveList) -> i64:
        """A random legal move. Games may override this to avoid the list; the move must be the same."""
        scratch.n = 0
        self.legal_into(scratch)
        return scratch.items[rng.below(scratch.n)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(self.pack())


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(metaclass=ABCMeta):
    """The worlds that a seat considers possible, built once per decision from what it was shown.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> state = game.start(game.options(mission="1", players=3), seed=1)
    >>> world = state.worlds(0).draw(Rng.of(1, "worlds"))
    >>> world.view(0) == state.view(0), world.view(1) == state.view(1)
    (True, False)
    """

    @abstractmethod
    def draw(self, rng: Rng) -> State:
        """Draw a world, each equally likely; cheap, and the same for the same rng."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    """Rules and content, ready to start. `rules` is the version of the rules, `content` the hash of the content.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> options = game.options(mission="5", players=4)
    >>> game.name, game.seats(options), game.moves.text(game.start(options, seed=7).legal()[0])
    ('crew', 4, 'pass')
    """

    def __init__(self, name: str, rules: int, content: str, moves: "MoveTable", max_decisions: int) -> None:
        self.name = name
        self.rules = rules
        self.content = content
        self.moves = moves
        self.max_decisions = max_decisions

    @abstractmethod
    def schema(self) -> "type[msgspec.Struct]":
        """The options as a Struct: types, bounds and defaults. Set-up screens are made from it."""

    @abstractmethod
    def options(self, /, **choices: object) -> "msgspec.Struct":
        """Validate choices; refuse unknown or impossible ones with a reason."""

    @abstractmethod
    def seats(self, options: "msgspec.Struct") -> int:
        """The number of seats with these options."""

    @abstractmethod
    def start(self, options: "msgspec.Struct", seed: int) -> State:
        """Deal. The opening's events are in `events`."""

    @abstractmethod
    def unpack(self, packed: bytes) -> State:
        """Restore a packed state."""

    @abstractmethod
    def events(self, state: State) -> "tuple[Event, ...]":
        """The events of the last move (or of the opening), typed."""

    @abstractmethod
    def planes(self) -> "tuple[Plane, ...]":
        """The planes that `State.observe` writes. Base planes are kept in a lock file; packs may widen them."""

    @abstractmethod
    def packs(self) -> "Sequence[Mapping[str, object]]":
        """The packs that this game was loaded with, for match files."""

    def options_at(self, position: "Position") -> "msgspec.Struct":
        """The options that a position is played with."""
        from batyskaf.core.reason import Refused

        raise Refused("refused-position-game", game=self.name)

    def start_at(self, position: "Position", seed: int) -> State:
        """Start from a position; the seed deals what it leaves open. A wrong one raises a `PositionError`."""
        from batyskaf.core.reason import Refused

        raise Refused("refused-position-game", game=self.name)

    def position_of(self, state: State) -> "Position":
        """Write a state as a position from which `start_at` leads to the same views and legal moves."""
        from batyskaf.core.reason import Refused

        raise Refused("refused-position-game", game=self.name)

    def observation_size(self) -> int:
        """The number of cells of an observation."""
        from batyskaf.core.planes import size_of

        return size_of(self.planes())

    def event_types(self) -> "tuple[type[Event], ...]":
        """Return all kinds of events that `events` can give, so that stored ones and the page's can be worded."""
        return ()

    def entries(self) -> "Entries":
        """Return all entries of the content, packs included, by section and id."""
        return {}

    def words(self) -> "Words":
        """Return what the entries of the content are called, or say, by section and id."""
        return {}

    def printed(self, options: "msgspec.Struct") -> "Printed":
        """Return the content as a table with these options plays it: cards, tiles, missions, boards."""
        from batyskaf.core.printed import Printed

        return Printed()

    def presentation(self) -> "Presentation":
        """Return what screens and set-up pages should know beyond the rules."""
        from batyskaf.core.presentation import Presentation

        return Presentation()
