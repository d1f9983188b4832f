# mypyc: compile
"""What comes from discard piles: a location from the ocean's, or one of the player's own cards, which is replayed."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.game import MoveList
from batyskaf.core.reason import Reason
from batyskaf.games.aquatica.board import Board
from batyskaf.games.aquatica.codes import (
    AT_DISCARD,
    E_SALVAGED,
    E_SKIPPED,
    NONE,
    V_REPLAY,
    V_SALVAGE,
    V_SKIP,
)
from batyskaf.games.aquatica.effect import Effect, add_effect, add_frame, add_plain_effect
from batyskaf.games.aquatica.paying import Pay, take_location
from batyskaf.games.aquatica.payment import FOR_REPLAYING, available
from batyskaf.games.aquatica.turn import list_resting, resting_size


@final
class Salvage(Effect):
    """Take a location from the discard pile of the ocean: compulsory if there is one and a slot is free."""

    OP: Final[i64] = 16
    KIND: Final[i64] = 8

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        s.push(Salvage.KIND, seat, 0, 0, 0, 0)

    def asks(self, s: Board) -> str:
        return "salvage"

    def ready(self, s: Board) -> bool:
        found: i64 = 0
        last: i64 = NONE
        if s.free_slot(s.owner) != NONE:
            for location in range(s.rules.places):
                if s.place[location] == AT_DISCARD:
                    found += 1
                    last = location
        if found == 0:
            s.pop()
            return False
        if found > 1 or s.may_claim():
            return s.ask()
        self._take(s, last)
        return False

    def legal(self, s: Board, out: MoveList) -> None:
        for location in range(s.rules.places):
            if s.place[location] == AT_DISCARD:
                out.add(s.rules.move(V_SALVAGE, location))

    def answer(self, s: Board, move: i64) -> None:
        self._take(s, s.rules.argument[move])

    def _take(self, s: Board, location: i64) -> None:
        s.pop()
        s.record(E_SALVAGED, s.owner, location, 0)
        take_location(s, location)

    def why_not(self, s: Board, move: i64) -> Reason | None:
        return Reason("refused-aquatica-not-sunk") if s.rules.verb[move] == V_SALVAGE else None


add_plain_effect(Salvage.OP, Salvage(), "take_location_from_discard", most=0)
add_frame(Salvage.KIND, "salvage", Salvage())


@final
class Replay(Effect):
    """Pay, then resolve a card of the player's own discard pile, which stays there. Always optional."""

    OP: Final[i64] = 15
    KIND: Final[i64] = 9
    COST: Final[i64] = 0

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        s.push(Replay.KIND, seat, n, 0, 0, 0)

    def asks(self, s: Board) -> str:
        return "replay"

    def ready(self, s: Board) -> bool:
        if resting_size(s) > 0 and s.get(Replay.COST) <= s.coins + available(s, FOR_REPLAYING, NONE):
            return s.ask()
        s.pop()
        return False

    def legal(self, s: Board, out: MoveList) -> None:
        list_resting(s, V_REPLAY, out)
        out.add(s.rules.move(V_SKIP, 0))

    def answer(self, s: Board, move: i64) -> None:
        cost = s.get(Replay.COST)
        s.pop()
        if s.rules.verb[move] == V_SKIP:
            s.record(E_SKIPPED, s.owner, 0, 0)
            return
        Pay.push(s, FOR_REPLAYING, target=s.rules.argument[move], need=cost - s.coins)

    def why_not(self, s: Board, move: i64) -> Reason | None:
        return Reason("refused-aquatica-not-discarded") if s.rules.verb[move] == V_REPLAY else None


add_effect(Replay.OP, Replay())
add_frame(Replay.KIND, "replay", Replay())
