"""Copies of Pearls that lie about what a move revealed, so it can be undone."""

from batyskaf.core.game import OVER
from tests.pocket.broken.law import breaks
from tests.pocket.state import BID_HIDDEN, PearlsState


@breaks("a move that reveals nothing is legal in every world: sell")
class Quiet(PearlsState):
    """Claims that selling a pearl shows nothing."""

    def _rest_or_sell(self, seat: int, move: int) -> None:
        super()._rest_or_sell(seat, move)
        self.revealed = False


@breaks("a move that reveals nothing looks the same in every world: dive")
class Offhand(PearlsState):
    """Claims that a dive shows nothing."""

    def _dive(self, seat: int) -> None:
        super()._dive(seat)
        self.revealed = False


@breaks("a move that reveals nothing looks the same in every world: bid")
class Sly(PearlsState):
    """Claims that the last bid, which shows all of them, shows nothing."""

    def _bid(self, seat: int, coins: int) -> None:
        super()._bid(seat, coins)
        self.revealed = False


@breaks("a move that reveals nothing has the same events in every world: vote")
class Whispering(PearlsState):
    """Reveals the top of the bag in the event of each vote, but in no view."""

    def _vote(self, seat: int, yes: bool) -> None:
        super()._vote(seat, yes)
        self._say(BID_HIDDEN, seat, sum(self.deck[:1]))


@breaks("a commitment is free only until all are in")
class Uncommitted(PearlsState):
    """Lets bids be undone after all were shown."""

    def committed(self) -> list[int]:
        return [seat for seat, bid in enumerate(self.bids) if bid is not None]


@breaks("nobody has committed before their first move")
class Precommitted(PearlsState):
    def committed(self) -> list[int]:
        return [] if self.turn == OVER else [self.bag.players - 1]


@breaks("who has committed is public")
class CommittedByHand(PearlsState):
    def committed(self) -> list[int]:
        return super().committed() if not self.deck or self.deck[-1] < 4 else []
