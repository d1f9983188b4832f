# mypyc: compile
"""The contract: what a game is and what a state of it can do.

Both are native base classes that anyone may subclass, compiled or not. A state always asks one seat for one choice.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from batyskaf.core.rng import Rng
from batyskaf.core.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import msgspec

    from batyskaf.core.events import Event
    from batyskaf.core.hosting import Hosting
    from batyskaf.core.moves import MoveTable
    from batyskaf.core.planes import Plane
    from batyskaf.core.reason import Reason
    from batyskaf.core.result import Result

OVER: Final[i64] = -1
"""`State.turn` when the game has ended."""


_ROOM: Final[vec[i64]] = vec[i64]([0] * 32)


@final
class MoveList:
    """A reusable list of moves for compiled code: `legal_into` fills it without making Python objects."""

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
        """Make room for some more moves, to be written straight into the items from `n` on."""
        while self.n + more > len(self.items):
            self.items = append(self.items, 0)
        return self.items

    def listed(self) -> list[int]:
        """Return the moves as a plain list."""
        found: list[int] = []
        for i in range(self.n):
            found.append(int(self.items[i]))
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of one match, with everything hidden in it. Only rules and tests hold one; all others get views.

    `turn` is the seat that decides now (OVER at the end), `owner` the seat whose turn it is; `revealed` says whether
    the last move drew chance or showed any seat something it did not know; `timed` that a clock runs and nothing may be
    taken back; `told` holds the packed events of the last move, four numbers each, as long as `telling` is on.
    """

    def __init__(self) -> None:
        self.turn: i64 = OVER
        self.owner: i64 = OVER
        self.revealed: bool = False
        self.timed: bool = False
        self.telling: bool = False
        self.told: vec[i64] = vec[i64]()

    def tell(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """Note an event, if anyone listens."""
        if self.telling:
            self.told = append(append(append(append(self.told, kind), a), b), c)

    @abstractmethod
    def legal_into(self, out: MoveList) -> None:
        """Append the legal moves of `turn` in ascending order."""

    @abstractmethod
    def apply(self, move: i64) -> None:
        """Make a move. Trusts its caller: `Match.play` checks seat and legality."""

    @abstractmethod
    def host(self) -> list[int]:
        """Moves only the host of the match may make now: time-up, abandon."""

    @abstractmethod
    def why_not(self, move: i64) -> "Reason | None":
        """Say why a move is not legal now, or None if it is."""

    @abstractmethod
    def copy(self) -> "State":
        """Return an independent twin, cheaply."""

    @abstractmethod
    def pack(self) -> bytes:
        """Return everything that makes this state what it is. Equality and hash are those of pack."""

    @abstractmethod
    def view(self, seat: "int | None") -> "msgspec.Struct":
        """What a seat (None: a spectator) may see, as typed data."""

    @abstractmethod
    def observe(self, seat: i64, out: Sheet) -> None:
        """The same as numbers: write the planes of the game from `out.at` on. Nothing that is not in the view."""

    @abstractmethod
    def worlds(self, seat: i64) -> "Worlds":
        """Everything that could be true for what a seat has been shown."""

    @abstractmethod
    def result(self) -> "Result":
        """Scores and ranks; for co-operative games success. Only once the game is over."""

    @abstractmethod
    def opening(self) -> "State":
        """The state as it was before the first move, with the same hidden things and the same chance to come."""

    @abstractmethod
    def history(self) -> list[int]:
        """All moves made since the opening."""

    def committed(self) -> list[int]:
        """Seats whose latest move is a secret commitment they may still take back: all are not in yet."""
        return []

    def legal(self) -> list[int]:
        """The moves of `turn`, ascending, never empty while the game runs."""
        out = MoveList()
        self.legal_into(out)
        return out.listed()

    def pick(self, rng: Rng, scratch: MoveList) -> i64:
        """A random legal move. Games may do it without making the list; it must be the same move."""
        scratch.n = 0
        self.legal_into(scratch)
        return scratch.items[rng.below(scratch.n)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(self.pack())


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(ABC):
    """The worlds a seat holds possible, built once per decision from what it was shown."""

    @abstractmethod
    def draw(self, rng: Rng) -> State:
        """Draw one world, all equally likely; cheap, and the same for the same rng."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """Rules and content, ready to start. `rules` is the version of the rules, `content` the hash of the content."""

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
        """Validate choices; unknown or impossible ones say why."""

    @abstractmethod
    def seats(self, options: "msgspec.Struct") -> int:
        """How many people or bots sit at a table with these options."""

    @abstractmethod
    def start(self, options: "msgspec.Struct", seed: int) -> State:
        """Deal. The opening's events stand in `told`."""

    @abstractmethod
    def unpack(self, packed: bytes) -> State:
        """Restore a packed state."""

    @abstractmethod
    def events(self, state: State) -> "tuple[Event, ...]":
        """What the last move (or the opening) told, as typed events."""

    @abstractmethod
    def planes(self) -> "tuple[Plane, ...]":
        """What `State.observe` writes, plane by plane. Base planes are kept in a lock file; packs may widen them."""

    @abstractmethod
    def packs(self) -> "Sequence[Mapping[str, object]]":
        """The packs this game was loaded with, to be embedded in match files."""

    def observation_size(self) -> int:
        """How many cells an observation has."""
        from batyskaf.core.planes import size_of

        return size_of(self.planes())

    def hosting(self) -> "Hosting":
        """What a host of people should know beyond the rules."""
        from batyskaf.core.hosting import Hosting

        return Hosting()
