# mypyc: compile
"""Rulebook: Goals. The seat whose turn it is may claim one whenever it is asked: the standing offer."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.agenda import Frame
from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.core.reason import Reason
from batyskaf.games.aquatica.board import Board
from batyskaf.games.aquatica.codes import BY_GOALS, E_CLAIMED, NONE, SPOTS, TRACKS, V_CLAIM, V_PLACE, spot_and_manta
from batyskaf.games.aquatica.effect import add_frame
from batyskaf.games.aquatica.kings import Draft
from batyskaf.games.aquatica.paying import spares


def offer_claims(s: Board, out: MoveList) -> None:
    """List the goals that the owner of the turn may claim now."""
    kind = s.kind()
    if s.turn != s.owner or kind == Claim.KIND or kind == Draft.KIND:
        return
    for track in range(TRACKS):
        if s.claimable(s.owner, track) and _has_manta_to_place(s):
            out.add(s.rules.move(V_CLAIM, s.deal.goals[track]))


def _has_manta_to_place(s: Board) -> bool:
    for manta in range(s.rules.trained):
        if can_place(s, manta):
            return True
    return False


def can_place(s: Board, manta: i64) -> bool:
    """Whether a trained manta of the owner may go to a goal track; one that a payment needs may not."""
    at = s.owner * s.rules.herd + manta
    return s.tired_mantas[at] > 0 or (s.ready_mantas[at] > 0 and spares(s, manta))


def why_not_claim(s: Board, goal: i64) -> Reason:
    track = s.track_of(goal)
    if track == NONE:
        return Reason("refused-aquatica-no-such-goal")
    if s.turn != s.owner:
        return Reason("refused-aquatica-claim-turn")
    if s.claimed[s.owner] & BIT[track]:
        return Reason("refused-aquatica-claimed")
    if not s.claimable(s.owner, track):
        return Reason("refused-aquatica-goal-open")
    return Reason("refused-aquatica-manta-needed")


@final
class Claim(Frame[Board]):
    """The goal is chosen; now the trained manta that goes to its track."""

    KIND: Final[i64] = 19
    TRACK: Final[i64] = 0

    @staticmethod
    def push(s: Board, goal: i64) -> None:
        """Begin to claim; it may tell the others that the king they have not seen is a conqueror."""
        if not s.king_known & BIT[s.owner] and s.rules.tests[goal].needs_king(s, s.owner):
            s.king_fights |= BIT[s.owner]
            s.revealed = True
        s.push(Claim.KIND, s.owner, s.track_of(goal), 0, 0, 0)

    def asks(self, s: Board) -> str:
        return "claim"

    def ready(self, s: Board) -> bool:
        found: i64 = 0
        last: i64 = 0
        for manta in range(s.rules.trained):
            if can_place(s, manta):
                found += 1
                last = manta
        if found > 1:
            return s.ask()
        self._place(s, last)
        return False

    def legal(self, s: Board, out: MoveList) -> None:
        for manta in range(s.rules.trained):
            if can_place(s, manta):
                out.add(s.rules.move(V_PLACE, manta))

    def answer(self, s: Board, move: i64) -> None:
        self._place(s, s.rules.argument[move])

    def _place(self, s: Board, manta: i64) -> None:
        seat, track = s.owner, s.get(Claim.TRACK)
        s.pop()
        at = seat * s.rules.herd + manta
        if s.tired_mantas[at] > 0:
            s.tired_mantas[at] -= 1
        else:
            s.ready_mantas[at] -= 1
        spot = s.free_spot(track)
        s.track[track * SPOTS + spot] = seat
        s.track_manta[track * SPOTS + spot] = manta
        s.claimed[seat] |= BIT[track]
        s.record(E_CLAIMED, seat, s.deal.goals[track], spot_and_manta(spot, manta))
        if s.claimed[seat] == BIT[TRACKS] - 1:
            s.trigger(BY_GOALS)

    def why_not(self, s: Board, move: i64) -> Reason | None:
        return Reason("refused-aquatica-manta-gone") if s.rules.verb[move] == V_PLACE else None


add_frame(Claim.KIND, "claim", Claim())
