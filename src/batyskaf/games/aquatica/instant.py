# mypyc: compile
"""Effects that happen at once: resources, and those without a choice."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.games.aquatica.board import Board
from batyskaf.games.aquatica.codes import NONE
from batyskaf.games.aquatica.effect import Effect, add_effect


@final
class Empty(Effect):
    """An empty depth, passed only by raising."""

    OP: Final[i64] = 0

    def useful(self, s: Board, seat: i64, but: i64) -> bool:
        return False


@final
class Coins(Effect):
    """Coins for the step that follows. Those of depths and mantas wait for a payment."""

    OP: Final[i64] = 1

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        s.coins += n

    def useful(self, s: Board, seat: i64, but: i64) -> bool:
        return False


@final
class Power(Effect):
    """Power for the step that follows. That of depths and mantas waits for a payment."""

    OP: Final[i64] = 2

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        s.power += n

    def useful(self, s: Board, seat: i64, but: i64) -> bool:
        return False


def acts(op: i64) -> bool:
    """Whether an effect does something by itself: it is neither empty nor a resource. Cheaper to ask than `useful`."""
    return op > Power.OP


@final
class GainManta(Effect):
    """A wild manta of the kind n joins the seat."""

    OP: Final[i64] = 18

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        s.gain(seat, n)


@final
class RemoveOcean(Effect):
    """The character in space n of the row leaves the game."""

    OP: Final[i64] = 19

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        if n < s.row_size:
            s.remove(NONE, s.leave_row(n))


add_effect(Empty.OP, Empty())
add_effect(Coins.OP, Coins())
add_effect(Power.OP, Power())
add_effect(GainManta.OP, GainManta())
add_effect(RemoveOcean.OP, RemoveOcean())
