# mypyc: compile
"""Effects and frames by their numbers. Each class registers itself in the module of its chapter."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.core.agenda import Frame, Frames
from batyskaf.games.aquatica.board import Board


class Effect(Frame[Board]):
    """What a depth, a manta or a step of a card does.

    One that asks nothing overrides `begin` alone; one that asks is its own frame, or pushes one.
    """

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        """Do it for a seat, or push its frame: n is how much, x the location it leaves out or another detail."""

    def useful(self, s: Board, seat: i64, but: i64) -> bool:
        """Whether it would do anything for a seat now, one location left out."""
        return True


@final
class Effects:
    """All effects by their OP, in a vec: what a list holds is checked at each look-up."""

    def __init__(self) -> None:
        self.by_op: vec[Effect] = vec[Effect]()

    def add(self, op: i64, effect: Effect) -> None:
        while len(self.by_op) <= op:
            self.by_op = append(self.by_op, Effect())
        assert type(self.by_op[op]) is Effect, "two effects have the same number"
        self.by_op[op] = effect


EFFECTS: Final = Effects()
FRAMES: Final = Frames[Board]()
"""All frames by their KIND."""
FRAME_NAMES: Final[list[str]] = []
"""What a frame is called in observations. A view asks more precisely: see `asks`."""


PLAIN: Final[list[tuple[str, i64, i64]]] = []
"""Effects that content names by a word alone: the word, the OP, and the most of a number `n` from 1 on (0: none)."""


def add_plain_effect(op: i64, effect: Effect, word: str, most: i64) -> None:
    """Register an effect of characters and give it a word in the content; the others have a class in `kinds`."""
    add_effect(op, effect)
    PLAIN.append((word, op, most))


def add_effect(op: i64, effect: Effect) -> None:
    EFFECTS.add(op, effect)


def add_frame(kind: i64, name: str, frame: Frame[Board]) -> None:
    FRAMES.add(kind, frame)
    while len(FRAME_NAMES) <= kind:
        FRAME_NAMES.append("")
    FRAME_NAMES[kind] = name


def begin(s: Board, op: i64, seat: i64, n: i64, x: i64) -> None:
    """Do an effect for a seat, or put it on the agenda."""
    EFFECTS.by_op[op].begin(s, seat, n, x)


def useful(s: Board, op: i64, seat: i64, but: i64) -> bool:
    """Whether an effect would do anything for a seat now, one location left out. A resource waits for a payment."""
    return EFFECTS.by_op[op].useful(s, seat, but)
