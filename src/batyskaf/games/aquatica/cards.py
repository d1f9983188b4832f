# mypyc: compile
"""Effects on cards in hand and discard pile and on mantas, and effects on rivals."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.game import MoveList
from batyskaf.core.reason import Reason
from batyskaf.games.aquatica.board import Board
from batyskaf.games.aquatica.codes import (
    ALL,
    E_DISCARDED,
    E_READIED,
    E_TOOK_BACK,
    NONE,
    V_CONTINUE,
    V_DISCARD,
    V_TAKE_BACK,
)
from batyskaf.games.aquatica.effect import Effect, add_effect, add_frame, begin
from batyskaf.games.aquatica.turn import list_resting, resting, resting_size


@final
class TakeBack(Effect):
    """Characters return from the owner's discard pile to the hand; those that are being replayed stay."""

    OP: Final[i64] = 11
    KIND: Final[i64] = 13
    LEFT: Final[i64] = 0
    """How many are left to take, or ALL."""

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        s.push(TakeBack.KIND, seat, n, 0, 0, 0)

    def useful(self, s: Board, seat: i64, but: i64) -> bool:
        return resting_size(s) > 0

    def asks(self, s: Board) -> str:
        return "take-back-all" if s.get(TakeBack.LEFT) >= ALL else "take-back"

    def ready(self, s: Board) -> bool:
        left, size = s.get(TakeBack.LEFT), resting_size(s)
        if left == 0 or size == 0:
            s.pop()
            return False
        if s.may_claim() or (size > left and not self._alike(s)):
            return s.ask()
        self._next(s)
        return False

    def _alike(self, s: Board) -> bool:
        """Whether all cards that could be taken are of one kind."""
        top = uppermost(s)
        return resting(s, top) == resting_size(s)

    def _next(self, s: Board) -> None:
        """Take one, or the whole pile if all come back."""
        if s.get(TakeBack.LEFT) < ALL:
            self._take(s, uppermost(s))
            return
        for _card in range(resting_size(s)):
            take_back(s, uppermost(s))

    def legal(self, s: Board, out: MoveList) -> None:
        if s.get(TakeBack.LEFT) >= ALL:
            out.add(s.rules.move(V_CONTINUE, 0))
            return
        list_resting(s, V_TAKE_BACK, out)

    def answer(self, s: Board, move: i64) -> None:
        if s.rules.verb[move] == V_CONTINUE:
            self._next(s)
        else:
            self._take(s, s.rules.argument[move])

    def _take(self, s: Board, character: i64) -> None:
        s.put(TakeBack.LEFT, s.get(TakeBack.LEFT) - 1)
        take_back(s, character)

    def why_not(self, s: Board, move: i64) -> Reason | None:
        return Reason("refused-aquatica-not-discarded") if s.rules.verb[move] == V_TAKE_BACK else None


add_effect(TakeBack.OP, TakeBack())
add_frame(TakeBack.KIND, "take-back", TakeBack())


def uppermost(s: Board) -> i64:
    """The uppermost character of the owner's discard pile that may be taken back."""
    at = s.owner * s.room + s.pile_size[s.owner] - 1
    while resting(s, s.pile[at]) == 0:
        at -= 1
    return s.pile[at]


def take_back(s: Board, character: i64) -> None:
    s.undiscard(s.owner, character)
    s.hold(s.owner, character)
    s.record(E_TOOK_BACK, s.owner, character, 0)


@final
class ReadyMantas(Effect):
    """All tired mantas of a seat become ready."""

    OP: Final[i64] = 12
    KIND: Final[i64] = 14

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        s.push(ReadyMantas.KIND, seat, 0, 0, 0, 0)

    def useful(self, s: Board, seat: i64, but: i64) -> bool:
        return s.tired_count(seat) > 0

    def asks(self, s: Board) -> str:
        return "ready"

    def ready(self, s: Board) -> bool:
        if s.tired_count(s.seat()) > 0 and s.may_claim():
            return s.ask()
        self._turn_over(s)
        return False

    def legal(self, s: Board, out: MoveList) -> None:
        out.add(s.rules.move(V_CONTINUE, 0))

    def answer(self, s: Board, move: i64) -> None:
        self._turn_over(s)

    def _turn_over(self, s: Board) -> None:
        seat = s.seat()
        s.pop()
        turned: i64 = 0
        for i in range(seat * s.rules.herd, (seat + 1) * s.rules.herd):
            turned += s.tired_mantas[i]
            s.ready_mantas[i] += s.tired_mantas[i]
            s.tired_mantas[i] = 0
        if turned > 0:
            s.record(E_READIED, seat, turned, 0)


add_effect(ReadyMantas.OP, ReadyMantas())
add_frame(ReadyMantas.KIND, "ready", ReadyMantas())


@final
class Discard(Effect):
    """A seat discards cards of its choice, never one that stays in hand."""

    OP: Final[i64] = 20
    KIND: Final[i64] = 18
    LEFT: Final[i64] = 0
    """How many are left to discard."""

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        s.push(Discard.KIND, seat, n, 0, 0, 0)

    def asks(self, s: Board) -> str:
        return "drop"

    def _can_discard(self, s: Board, character: i64) -> bool:
        return s.hand[s.seat() * s.rules.kinds + character] > 0 and not s.rules.stays[character]

    def ready(self, s: Board) -> bool:
        kinds: i64 = 0
        last: i64 = NONE
        for character in range(s.rules.kinds):
            if self._can_discard(s, character):
                kinds += 1
                last = character
        if s.get(Discard.LEFT) == 0 or kinds == 0:
            s.pop()
            return False
        if kinds > 1:
            return s.ask()
        self._discard(s, last)
        return False

    def legal(self, s: Board, out: MoveList) -> None:
        for character in range(s.rules.kinds):
            if self._can_discard(s, character):
                out.add(s.rules.move(V_DISCARD, character))

    def answer(self, s: Board, move: i64) -> None:
        self._discard(s, s.rules.argument[move])

    def _discard(self, s: Board, character: i64) -> None:
        s.put(Discard.LEFT, s.get(Discard.LEFT) - 1)
        s.let_go(s.seat(), character)
        s.discard(s.seat(), character)
        s.record(E_DISCARDED, s.seat(), character, 0)

    def why_not(self, s: Board, move: i64) -> Reason | None:
        if s.rules.verb[move] != V_DISCARD:
            return None
        stays = s.rules.stays[s.rules.argument[move]]
        return Reason("refused-aquatica-stays" if stays else "refused-aquatica-not-in-hand")


add_effect(Discard.OP, Discard())
add_frame(Discard.KIND, "drop", Discard())


@final
class Others(Effect):
    """Each rival, clockwise, resolves an effect."""

    OP: Final[i64] = 14
    KIND: Final[i64] = 17
    AMOUNT: Final[i64] = 0
    EFFECT: Final[i64] = 1
    LAST: Final[i64] = 2
    """The seat that did it last; the owner at first."""

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        s.push(Others.KIND, seat, n, x, seat, 0)

    def asks(self, s: Board) -> str:
        return "others"

    def ready(self, s: Board) -> bool:
        seat = (s.get(Others.LAST) + 1) % s.seats
        if seat == s.owner:
            s.pop()
            return False
        s.put(Others.LAST, seat)
        begin(s, s.get(Others.EFFECT), seat, s.get(Others.AMOUNT), NONE)
        return False


add_effect(Others.OP, Others())
add_frame(Others.KIND, "others", Others())
