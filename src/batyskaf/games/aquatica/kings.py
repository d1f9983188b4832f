# mypyc: compile
"""Rulebook: Draft the king cards. From the last seat on, each picks a king and passes the rest on."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.games.aquatica.codes import E_OFFERED, E_PICKED, E_PICKED_OPEN, V_CROWN, V_PICK
from batyskaf.games.aquatica.state import AquaticaState, Frame


@final
class Draft(Frame):
    """Its first number counts the seats that have not picked yet, the one that is asked included."""

    def ready(self, s: AquaticaState) -> bool:
        seat = s.a() - 1
        if seat < 0:
            self._close(s)
            return False
        if s.owner != seat:
            s.owner = seat
            for king in s.kings_left:
                s.tell(E_OFFERED, seat, king, 1 if s.setup.open_draft else 0)
        return s.ask(seat)

    def legal(self, s: AquaticaState, out: MoveList) -> None:
        verb = V_CROWN if s.setup.open_draft else V_PICK
        for king in s.kings_left:
            out.add(s.rules.move(verb, king))

    def answer(self, s: AquaticaState, move: i64) -> None:
        seat = s.a() - 1
        king = s.argument(move)
        s.king[seat] = king
        s.kings_left = without(s.kings_left, king)
        s.set_a(seat)
        if s.setup.open_draft:
            s.king_known |= BIT[seat]
            s.tell(E_PICKED_OPEN, seat, king, 0)
        else:
            s.tell(E_PICKED, seat, king, 0)
            s.revealed = seat > 0

    def _close(self, s: AquaticaState) -> None:
        """The kings join their seats, or send their mantas; those that nobody picked leave the game."""
        s.pop()
        for king in s.kings_left:
            s.gone[king] += 1
        s.kings_left = vec[i64]()
        for seat in range(s.seats):
            s.crown(seat)
        s.begin()


def without(kings: vec[i64], king: i64) -> vec[i64]:
    """The same kings less one."""
    rest = vec[i64]()
    for other in kings:
        if other != king:
            rest = append(rest, other)
    return rest
