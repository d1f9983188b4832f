"""Copies of Pearls with faulty moves: the move table, legal moves, reasons."""

from batyskaf.core.game import MoveList
from batyskaf.core.moves import MoveTable
from batyskaf.core.options import build
from batyskaf.core.reason import Reason
from batyskaf.core.rng import Rng
from tests.pocket.broken.law import COPIES, Copy, breaks
from tests.pocket.game import PearlsGame, PearlsOptions
from tests.pocket.state import ABANDON, BID_HIDDEN, PearlsState


class Lowered(MoveTable):
    def id(self, text: str) -> int:
        return super().id(text.lower())


class Swapped(MoveTable):
    """Takes yes for no."""

    def id(self, text: str) -> int:
        return super().id({"vote yes": "vote no", "vote no": "vote yes"}.get(text, text))


class HalfSecret(MoveTable):
    """Has a twin for bids but doesn't declare them secret."""

    def secret(self, move: int) -> bool:
        return False


class Chained(MoveTable):
    """The twin of a bid has a twin of its own."""

    def twin(self, move: int) -> int:
        return 0 if move == BID_HIDDEN else super().twin(move)

    def secret(self, move: int) -> bool:
        return self.twin(move) != move


def with_table(table: type[MoveTable]) -> PearlsGame:
    game = PearlsGame()
    moves = [(text, game.moves.secret(move)) for move, text in enumerate(game.moves.texts())]
    game.moves = table(moves, host=("time-up", "abandon"))
    return game


COPIES += [
    Copy("text and id of a move lead to each other: sell P1", "Lowered", lambda: with_table(Lowered)),
    Copy("text and id of a move lead to each other: vote yes", "Swapped", lambda: with_table(Swapped)),
    Copy("a move has a twin if it is secret: bid 0", "HalfSecret", lambda: with_table(HalfSecret)),
    Copy("the twin of a secret move is public: bid 0", "Chained", lambda: with_table(Chained)),
]


@breaks("an unknown option is refused")
class Careless(PearlsGame):
    def options(self, **choices: object) -> PearlsOptions:
        return build(PearlsOptions, {name: choices[name] for name in ("players", "timed") if name in choices})


@breaks("legal moves are unique and sorted")
class Unsorted(PearlsState):
    def legal_into(self, out: MoveList) -> None:
        for move in reversed(self._choices()):
            out.add(move)


@breaks("legal moves are unique and sorted")
class Stuttering(PearlsState):
    def legal_into(self, out: MoveList) -> None:
        for move in self._choices():
            out.add(move)
            out.add(move)


@breaks("legal moves are never empty while the game runs")
class Speechless(PearlsState):
    def _choices(self) -> list[int]:
        return [] if self.phase == "gain" else super()._choices()


@breaks("legal moves are in the move table")
class Outside(PearlsState):
    def _choices(self) -> list[int]:
        return [*super()._choices(), 99]


@breaks("host moves are never legal for a seat: abandon")
class Hostless(PearlsState):
    def _choices(self) -> list[int]:
        return sorted([*super()._choices(), ABANDON])


@breaks("the twin of a secret move is never legal: bid ?")
class BiddingAnything(PearlsState):
    def _choices(self) -> list[int]:
        return [*super()._choices(), BID_HIDDEN] if self.phase == "bid" else super()._choices()


@breaks("the host makes only host moves: dive")
class Unhosted(PearlsState):
    def host(self) -> list[int]:
        return [0]


@breaks("a running state asks a seat that exists: 9")
class AskingNobody(PearlsState):
    def _dive(self, seat: int) -> None:
        super()._dive(seat)
        self.turn = 9


@breaks("a picked move is the one the list gives")
class Picky(PearlsState):
    def pick(self, rng: Rng, scratch: MoveList) -> int:
        return self._choices()[0]


@breaks("a legal move has no reason against it: dive")
class Reluctant(PearlsState):
    def why_not(self, move: int) -> Reason | None:
        return Reason("refused-pearls")


@breaks("an illegal move has a reason")
class Unreasoned(PearlsState):
    def why_not(self, move: int) -> Reason | None:
        return None


@breaks("an illegal move has a reason")
class Nameless(PearlsState):
    def why_not(self, move: int) -> Reason | None:
        return None if move in self._choices() else Reason("")
