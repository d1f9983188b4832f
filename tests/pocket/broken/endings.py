"""Copies of Pearls that end wrongly, by themselves or by the host, or crash."""

from batyskaf.core.result import Result
from tests.pocket.broken.law import breaks, changed
from tests.pocket.state import ABANDON, TIME_UP, PearlsState, PearlsView


@breaks("the game ends within its bound")
class Endless(PearlsState):
    def _next_turn(self) -> None:
        self.turn = self.owner = (self.owner + 1) % self.bag.players
        self.phase = "act"


@breaks("nothing is legal when the game is over")
class Reopening(PearlsState):
    def _choices(self) -> list[int]:
        return [0] if self.phase == "over" else super()._choices()


@breaks("the host has no moves when the game is over")
class Hosted(PearlsState):
    def host(self) -> list[int]:
        return [ABANDON]


@breaks("a result has a score and a rank for each seat")
class Unranked(PearlsState):
    def result(self) -> Result:
        return Result(super().result().scores, (1,))


@breaks("somebody is first")
class Unwon(PearlsState):
    def result(self) -> Result:
        result = super().result()
        return Result(result.scores, tuple(rank + 1 for rank in result.ranks))


@breaks("more points are a better rank")
class Levelled(PearlsState):
    def result(self) -> Result:
        return Result(super().result().scores, (1,) * self.bag.players)


@breaks("a rank counts those who did better")
class Dense(PearlsState):
    """The seat after two that share the first rank is ranked second."""

    def result(self) -> Result:
        result = super().result()
        places = sorted(set(result.ranks))
        return Result(result.scores, tuple(1 + places.index(rank) for rank in result.ranks))


@breaks("the rewards are those of the result")
class Unrewarded(PearlsState):
    def rewards(self) -> tuple[float, ...]:
        return (0.0,) * self.bag.players


@breaks("no clock runs when the game is over")
class Ticking(PearlsState):
    def _finish(self) -> None:
        super()._finish()
        self.timed = True


@breaks("a game never fails: IndexError: list index out of range")
class Crashing(PearlsState):
    def view(self, seat: int | None) -> PearlsView:
        return changed(super().view(seat), round=[0, 1, 2][self.round])


@breaks("a game never fails: KeyError: 'abandon'")
class Unprepared(PearlsState):
    def apply(self, move: int) -> None:
        if move in (TIME_UP, ABANDON):
            raise KeyError("abandon")
        super().apply(move)


@breaks("a copy has the same legal moves")
class Unwritten(PearlsState):
    """Leaves moves of the host out of its history, which copies are made from."""

    def apply(self, move: int) -> None:
        super().apply(move)
        if move == ABANDON:
            self.moves.pop()
