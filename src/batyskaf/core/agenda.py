# mypyc: compile
"""The agenda: a stack of frames, for games whose effects lead to further effects.

A frame is a few numbers: its kind, the seat it belongs to, and four slots of its own. Each kind is one stateless
object, a `Frame`, whose class names the slots (`NEED: Final[i64] = 2`) and has a static `push` that fills them, so that
calls read `Pay.push(s, target=location, need=3)` and `s.get(Pay.NEED)`.
"""

from typing import Final, Generic, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from batyskaf.core.game import MoveList, State
from batyskaf.core.reason import Reason

WIDTH: Final[i64] = 6
"""Numbers of a frame: kind, seat, slots."""
SLOTS: Final[i64] = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaState(State):
    """A state with an agenda. The frame on top is the current one: `kind`, `seat`, `get` and `put` are about it.

    A frame further down is named by its position, as `find` returns it; the one at the bottom has position 0.
    """

    size: i64 = 0
    """How many numbers of `agenda` are in use: WIDTH for each frame."""

    def __init__(self) -> None:
        super().__init__()
        self.agenda: vec[i64] = vec[i64]()

    def push(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Put a frame on top. Frames wrap this in a `push` of their own that names the slots."""
        at = self.size
        self.size = at + WIDTH
        while len(self.agenda) < self.size:
            self.agenda = append(self.agenda, 0)
        agenda = self.agenda
        agenda[at] = kind
        agenda[at + 1] = seat
        agenda[at + 2] = a
        agenda[at + 3] = b
        agenda[at + 4] = c
        agenda[at + 5] = d

    def pop(self) -> None:
        """Remove the frame on top."""
        self.size -= WIDTH

    def kind(self) -> i64:
        at = self.size - WIDTH
        return self.agenda[at]

    def seat(self) -> i64:
        at = self.size - WIDTH + 1
        return self.agenda[at]

    def get(self, slot: i64) -> i64:
        at = self.size - SLOTS + slot
        return self.agenda[at]

    def put(self, slot: i64, value: i64) -> None:
        at = self.size - SLOTS + slot
        self.agenda[at] = value

    def find(self, kind: i64) -> i64:
        """The position of the topmost frame of a kind, -1 if there is none."""
        at = self.size - WIDTH
        while at >= 0:
            if self.agenda[at] == kind:
                return at
            at -= WIDTH
        return -1

    def kind_at(self, position: i64) -> i64:
        return self.agenda[position]

    def get_at(self, position: i64, slot: i64) -> i64:
        at = position + 2 + slot
        return self.agenda[at]

    def ask(self) -> bool:
        """Leave the next decision to the seat of the frame on top. Returns True: see `Frame.ready`."""
        self.turn = self.seat()
        return True

    def copy_agenda(self, other: "AgendaState") -> None:
        self.agenda = other.agenda[: other.size]
        self.size = other.size


S = TypeVar("S", bound=AgendaState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A kind of frame. Its methods are called while a frame of the kind is on top."""

    def ready(self, s: S) -> bool:
        """Do what needs no answer. True if the seat must be asked (`return s.ask()`), False if the agenda changed."""
        return s.ask()

    def legal(self, s: S, out: MoveList) -> None:
        """List the moves of the seat that is asked, in any order."""

    def answer(self, s: S, move: i64) -> None:
        """Take the answer."""

    def lapse(self, s: S) -> None:
        """Nothing is possible: remove the frame. For frames that use `ask_unless_forced`."""
        s.pop()

    def why_not(self, s: S, move: i64) -> Reason | None:
        """Explain a move that is not legal, or None if there is nothing special to say."""
        return None

    def asks(self, s: S) -> str:
        """The name of the question, for views."""
        return ""


@final
class Frames(Generic[S]):
    """All kinds of frames of a game, by their numbers."""

    def __init__(self) -> None:
        # A vec, since compiled code checks the type of what it takes from a list. Its items need a plain class.
        self.kinds: vec[Frame[S]] = vec[Frame]()  # type: ignore[type-arg]

    def add(self, kind: i64, frame: Frame[S]) -> None:
        while len(self.kinds) <= kind:
            self.kinds = append(self.kinds, Frame[S]())
        assert type(self.kinds[kind]) is Frame, "two frames have the same number"
        self.kinds[kind] = frame

    def top(self, s: S) -> Frame[S]:
        """The kind of the frame on top."""
        at = s.size - WIDTH
        kind = s.agenda[at]
        return self.kinds[kind]


def run(s: S, frames: Frames[S]) -> None:
    """Work through the agenda until a seat has to decide or nothing is left to do."""
    while s.size > 0 and not frames.top(s).ready(s):
        pass


def ask_unless_forced(s: S, frame: Frame[S], menu: MoveList) -> bool:
    """List the moves of the frame on top and ask its seat only if there are several.

    A single move is answered, and a frame without moves lapses. Use it only for frames whose choices are public, since
    everyone can see whether a seat is asked. The moves are left in `menu`, arranged.
    """
    menu.clear()
    s.ask()
    frame.legal(s, menu)
    if menu.n > 1:
        arrange(menu, 0)
    if menu.n > 1:
        return True
    if menu.n == 1:
        frame.answer(s, menu.items[0])
    else:
        frame.lapse(s)
    return False


def arrange(out: MoveList, first: i64) -> None:
    """Put the moves from `first` on into ascending order, each once."""
    items = out.items
    kept = first  # those before are in order, each below `last` or equal to it
    last: i64 = -1
    for i in range(first, out.n):
        move = items[i]
        if move > last:
            items[kept] = move
            kept += 1
            last = move
            continue
        at = kept - 1
        while at > first and items[at - 1] >= move:
            at -= 1
        if items[at] != move:
            for later in range(kept, at, -1):
                items[later] = items[later - 1]
            items[at] = move
            kept += 1
    out.n = kept
