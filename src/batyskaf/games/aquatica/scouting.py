# mypyc: compile
"""Rulebook: Scout; and, alone, the rival whom scouting calls."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.agenda import Frame
from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.core.reason import Reason
from batyskaf.games.aquatica.board import Board
from batyskaf.games.aquatica.codes import (
    BOTTOM,
    BY_RIVAL,
    E_RIVAL,
    E_SCOUTED,
    E_SKIPPED,
    NONE,
    RIVAL_SEAT,
    SPOTS,
    TOP,
    TRACKS,
    V_RIVAL,
    V_SCOUT,
    V_SHED,
    V_SKIP,
)
from batyskaf.games.aquatica.effect import Effect, add_effect, add_frame


def can_scout(s: Board) -> bool:
    """Whether scouting would move anything and is allowed with this many locations below."""
    below = s.bottom_count()
    if below > TOP and not s.setup.scout_crowded:
        return False
    if below > 0 or s.dealt < len(s.deal.locations):
        return True
    for i in range(TOP):
        if s.top[i] != NONE:
            return True
    return False


@final
class Scout(Effect):
    """Rulebook: Scout."""

    OP: Final[i64] = 7
    KIND: Final[i64] = 15
    OPTIONAL: Final[i64] = 0
    """1 where the card leaves it to the player."""

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        s.push(Scout.KIND, seat, n, 0, 0, 0)

    def asks(self, s: Board) -> str:
        return "scout"

    def ready(self, s: Board) -> bool:
        if not can_scout(s):
            s.pop()
            return False
        if self._optional(s) or s.may_claim():
            return s.ask()
        self._scout(s)
        return False

    def _optional(self, s: Board) -> bool:
        return s.get(Scout.OPTIONAL) == 1 and s.setup.scout_optional

    def legal(self, s: Board, out: MoveList) -> None:
        out.add(s.rules.move(V_SCOUT, 0))
        if self._optional(s):
            out.add(s.rules.move(V_SKIP, 0))

    def answer(self, s: Board, move: i64) -> None:
        if s.rules.verb[move] == V_SKIP:
            s.pop()
            s.record(E_SKIPPED, s.owner, 0, 0)
        else:
            self._scout(s)

    def _scout(self, s: Board) -> None:
        s.pop()
        s.record(E_SCOUTED, s.owner, 0, 0)
        s.clear_top()
        Shed.push(s)


add_effect(Scout.OP, Scout())
add_frame(Scout.KIND, "scout", Scout())


@final
class Shed(Frame[Board]):
    """The owner discards locations of the bottom row until the rest fits above; then everything moves up."""

    KIND: Final[i64] = 16

    @staticmethod
    def push(s: Board) -> None:
        s.push(Shed.KIND, s.owner, 0, 0, 0, 0)

    def asks(self, s: Board) -> str:
        return "shed"

    def ready(self, s: Board) -> bool:
        if s.bottom_count() > TOP:
            return s.ask()
        s.pop()
        s.move_up()
        if s.setup.solo and s.setup.rival_on_scout:
            Rival.push(s)
        return False

    def legal(self, s: Board, out: MoveList) -> None:
        for i in range(BOTTOM):
            if s.bottom[i] != NONE:
                out.add(s.rules.move(V_SHED, s.bottom[i]))

    def answer(self, s: Board, move: i64) -> None:
        s.shed(s.rules.argument[move])

    def why_not(self, s: Board, move: i64) -> Reason | None:
        return Reason("refused-aquatica-not-below") if s.rules.verb[move] == V_SHED else None


add_frame(Shed.KIND, "shed", Shed())


@final
class Rival(Frame[Board]):
    """Rulebook: Solo mode. A manta of the Ichthyanders goes to a track without one; the fifth is ignored."""

    KIND: Final[i64] = 20

    @staticmethod
    def push(s: Board) -> None:
        s.push(Rival.KIND, s.owner, 0, 0, 0, 0)

    def asks(self, s: Board) -> str:
        return "rival"

    def ready(self, s: Board) -> bool:
        if s.rival == BIT[TRACKS] - 1:
            s.pop()
            return False
        free: i64 = 0
        last: i64 = 0
        for track in range(TRACKS):
            if not s.rival & BIT[track]:
                free += 1
                last = track
        if free > 1 or s.may_claim():
            return s.ask()
        self._place(s, last)
        return False

    def legal(self, s: Board, out: MoveList) -> None:
        for track in range(TRACKS):
            if not s.rival & BIT[track]:
                out.add(s.rules.move(V_RIVAL, s.deal.goals[track]))

    def answer(self, s: Board, move: i64) -> None:
        self._place(s, s.track_of(s.rules.argument[move]))

    def _place(self, s: Board, track: i64) -> None:
        s.pop()
        spot = s.free_spot(track)
        s.track[track * SPOTS + spot] = RIVAL_SEAT
        s.rival |= BIT[track]
        s.record(E_RIVAL, s.deal.goals[track], spot, 0)
        if s.rival == BIT[TRACKS] - 1:
            s.trigger(BY_RIVAL)

    def why_not(self, s: Board, move: i64) -> Reason | None:
        if s.rules.verb[move] != V_RIVAL:
            return None
        played = s.track_of(s.rules.argument[move]) != NONE
        return Reason("refused-aquatica-rival-there" if played else "refused-aquatica-no-such-goal")


add_frame(Rival.KIND, "rival", Rival())
