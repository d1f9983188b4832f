# mypyc: compile
"""Rulebook: Draft the king cards. From the last seat on, each picks a king and passes the rest on."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.core.agenda import Frame
from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.core.reason import Reason
from batyskaf.games.aquatica.board import Board
from batyskaf.games.aquatica.codes import E_KING, E_OFFERED, E_PICKED, E_PICKED_OPEN, NONE, V_CROWN, V_PICK
from batyskaf.games.aquatica.effect import add_frame
from batyskaf.games.aquatica.turn import Turn


@final
class Draft(Frame[Board]):
    """The seat of the frame picks one of `kings_left`."""

    KIND: Final[i64] = 1

    @staticmethod
    def push(s: Board, seat: i64) -> None:
        """Offer the kings that are left to a seat."""
        s.owner = seat
        s.push(Draft.KIND, seat, 0, 0, 0, 0)
        for king in s.kings_left:
            s.record(E_OFFERED, seat, king, 1 if s.setup.open_draft else 0)

    def asks(self, s: Board) -> str:
        return "draft"

    def legal(self, s: Board, out: MoveList) -> None:
        verb = V_CROWN if s.setup.open_draft else V_PICK
        for king in s.kings_left:
            out.add(s.rules.move(verb, king))

    def answer(self, s: Board, move: i64) -> None:
        seat = s.seat()
        king = s.rules.argument[move]
        s.pop()
        s.king[seat] = king
        s.kings_left = without(s.kings_left, king)
        if s.setup.open_draft:
            s.king_known |= BIT[seat]
            s.record(E_PICKED_OPEN, seat, king, 0)
        else:
            s.record(E_PICKED, seat, king, 0)
            s.revealed = seat > 0
        if seat > 0:
            Draft.push(s, seat - 1)
        else:
            self._close(s)

    def _close(self, s: Board) -> None:
        """The kings join their seats, or send their mantas; those that nobody picked leave the game."""
        for king in s.kings_left:
            s.gone[king] += 1
        s.kings_left = vec[i64]()
        for seat in range(s.seats):
            crown(s, seat)
        Turn.push(s, 0)

    def why_not(self, s: Board, move: i64) -> Reason | None:
        if s.rules.verb[move] not in (V_PICK, V_CROWN) or int(s.rules.argument[move]) in list(s.kings_left):
            return None
        return Reason("refused-aquatica-not-offered")


add_frame(Draft.KIND, "draft", Draft())


def offers_kings(s: Board, seat: i64) -> bool:
    """Whether the kings that are being passed on lie open to a seat."""
    return s.kind() == Draft.KIND and (s.setup.open_draft or seat == s.turn)


def crown_by_seat(s: Board) -> None:
    """Rulebook: the first player gets king number 1, and so on."""
    for seat in range(s.seats):
        s.king[seat] = s.setup.king_cards[seat]
        s.king_known |= BIT[seat]
        s.record(E_KING, seat, s.king[seat], 0)
        crown(s, seat)


def crown(s: Board, seat: i64) -> None:
    """A king joins the hand, or leaves for the box and sends a manta."""
    king = s.king[seat]
    manta = s.rules.boxed_for[king]
    if manta == NONE:
        s.hold(seat, king)
        return
    if not s.king_known & BIT[seat]:
        s.king_known |= BIT[seat]
        s.revealed = True
        s.record(E_KING, seat, king, 0)
    s.gone[king] += 1
    s.gain(seat, manta)


def without(kings: vec[i64], king: i64) -> vec[i64]:
    """The same kings less one."""
    rest = vec[i64]()
    for other in kings:
        if other != king:
            rest = append(rest, other)
    return rest
