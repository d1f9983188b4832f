# mypyc: compile
"""A state of Aquatica: the table and an agenda of what is being done.

The agenda is a stack of *frames*, four numbers each. A frame's kind is one stateless object: `ready` goes on as far as
nothing has to be asked, `legal` and `answer` stand side by side in the module of its chapter (`turn`, `acquire`,
`discards`, `effects`, `kings`). Whoever's turn it is may claim a goal in between at any moment: claims come on top.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import OVER, MoveList
from batyskaf.core.packing import Writer
from batyskaf.core.reason import Reason
from batyskaf.core.result import Result
from batyskaf.core.sheet import Sheet
from batyskaf.games.aquatica.codes import (
    ABANDONED,
    E_ENDED,
    E_GOAL,
    E_KING,
    E_TURN,
    F_CLAIM,
    F_DRAFT,
    F_OVER,
    F_TURN,
    FRAME,
    KINGS_BY_SEAT,
    KINGS_DRAFT,
    NONE,
    TRACKS,
    V_ABANDON,
    V_CLAIM,
)
from batyskaf.games.aquatica.rules import Deal, Setup
from batyskaf.games.aquatica.table import Table

if TYPE_CHECKING:
    import msgspec

    from batyskaf.core.game import Worlds


class Frame:
    """One kind of thing that is being done."""

    def ready(self, s: "AquaticaState") -> bool:
        """Go on by oneself; True once `s.turn` has something to decide, False when the agenda has changed."""
        return True

    def legal(self, s: "AquaticaState", out: MoveList) -> None:
        """List the moves of the seat that is asked, claims apart."""

    def answer(self, s: "AquaticaState", move: i64) -> None:
        """Take the answer."""

    def spares(self, s: "AquaticaState", manta: i64) -> bool:
        """Whether a ready manta may be given up now: a payment that was begun must still be completed."""
        return True


FRAMES: Final[list[Frame]] = []
"""All frames by number; filled by `frames`."""


class Observer:
    """Writes what a seat may see as numbers."""

    def observe(self, s: "AquaticaState", seat: i64, out: Sheet) -> None:
        """Write all planes."""


OBSERVERS: Final[list[Observer]] = []
"""The one there is; brought by `observing`."""


@final
class AquaticaState(Table):
    """One match. Hidden in it: the order of both decks, and the kings of a hidden draft."""

    def __init__(self, setup: Setup, deal: Deal) -> None:
        super().__init__(setup, deal)
        self.agenda: vec[i64] = vec[i64]()
        self.size: i64 = 0
        """Numbers on the agenda: FRAME for every frame."""
        self.kings_left: vec[i64] = vec[i64]()
        """The kings that are being passed on in a draft."""
        # inside the main action
        self.coins: i64 = 0
        self.power: i64 = 0
        """What the card and kept leftovers give to the step that is being paid."""
        self.typed: vec[i64] = vec[i64]()
        """Kept leftovers of power for one type; only with the option to keep them."""
        self.spent: vec[i64] = vec[i64]()
        """By slot, what its location has paid in this main action: NONE, a type, or TYPES for anything universal."""
        self.least: i64 = 0
        """The smallest source chosen in this payment, which must not turn out to be unneeded."""
        self.drawn_universal: i64 = 0
        """Universal power chosen in this payment."""
        self.log: vec[i16] = vec[i16](capacity=128)

    def open(self) -> None:
        """Lay out the deal and begin."""
        self.telling = True
        for track in range(TRACKS):
            self.tell(E_GOAL, track, self.deal.goals[track], 0)
        self.owner = OVER
        self.lay()
        self.typed = vec[i64]([0, 0, 0, 0])
        self.spent = vec[i64]([-1] * len(self.slot))
        self.agenda = vec[i64]([0] * 32)
        if self.setup.kings == KINGS_DRAFT:
            self.kings_left = self.deal.kings[:]
            self.push(F_DRAFT, self.seats, 0, 0)
        else:
            if self.setup.kings == KINGS_BY_SEAT:
                self._crown_by_seat()
            self.begin()
        self.settle()
        self.telling = False

    def _crown_by_seat(self) -> None:
        """Rulebook: the first player gets king number 1, and so on."""
        for seat in range(self.seats):
            self.king[seat] = self.setup.king_cards[seat]
            self.king_known |= BIT[seat]
            self.tell(E_KING, seat, self.king[seat], 0)
            self.crown(seat)

    def crown(self, seat: i64) -> None:
        """A king joins the hand, or leaves for the box and sends a manta."""
        king = self.king[seat]
        manta = self.rules.boxed_for[king]
        if manta == NONE:
            self.hold(seat, king)
            return
        if not self.king_known & BIT[seat]:
            self.king_known |= BIT[seat]
            self.revealed = True
            self.tell(E_KING, seat, king, 0)
        self.gone[king] += 1
        self.gain(seat, manta)

    def begin(self) -> None:
        """The first turn."""
        self.owner = 0
        self.push(F_TURN, 0, 0, 0)
        self.tell(E_TURN, 0, 0, 0)

    # --- the agenda --------------------------------------------------------------------------------------------------

    def push(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """Put a frame on top."""
        while len(self.agenda) < self.size + FRAME:
            self.agenda = append(self.agenda, i64(0))
        self.agenda[self.size] = kind
        self.agenda[self.size + 1] = a
        self.agenda[self.size + 2] = b
        self.agenda[self.size + 3] = c
        self.size += FRAME

    def pop(self) -> None:
        self.size -= FRAME

    def kind(self) -> i64:
        """The kind of the frame on top."""
        return self.agenda[self.size - 4]

    def a(self) -> i64:
        """The first number of the frame on top."""
        return self.agenda[self.size - 3]

    def b(self) -> i64:
        return self.agenda[self.size - 2]

    def c(self) -> i64:
        return self.agenda[self.size - 1]

    def set_a(self, value: i64) -> None:
        self.agenda[self.size - 3] = value

    def set_b(self, value: i64) -> None:
        self.agenda[self.size - 2] = value

    def set_c(self, value: i64) -> None:
        self.agenda[self.size - 1] = value

    def settle(self) -> None:
        """Go on until somebody has to decide."""
        while not FRAMES[self.agenda[self.size - 4]].ready(self):
            pass

    def ask(self, seat: i64) -> bool:
        """Leave the next decision to a seat."""
        self.turn = seat
        return True

    # --- the standing offer: goals ------------------------------------------------------------------------------------

    def claimable(self, seat: i64, track: i64) -> bool:
        """Whether a seat may put a manta on a goal track now."""
        return not self.claimed[seat] & BIT[track] and self.rules.tests[self.deal.goals[track]].met(self, seat)

    def may_claim(self, seat: i64) -> bool:
        """Whether the owner of the turn must be asked before something goes on by itself, as far as all can know."""
        if seat != self.owner:
            return False
        for track in range(TRACKS):
            open_to_seat = not self.claimed[seat] & BIT[track]
            if open_to_seat and self.rules.tests[self.deal.goals[track]].may_be_met(self, seat):
                return True
        return False

    def _offer_claims(self, out: MoveList) -> None:
        seat = self.owner
        for track in range(TRACKS):
            if self.claimable(seat, track) and self._has_manta_to_place(seat):
                out.add(self.rules.move(V_CLAIM, self.deal.goals[track]))

    def _has_manta_to_place(self, seat: i64) -> bool:
        for manta in range(self.rules.trained):
            if self.can_place(seat, manta):
                return True
        return False

    def can_place(self, seat: i64, manta: i64) -> bool:
        """Whether a trained manta may go to a goal track; one that a payment needs may not."""
        at = seat * self.rules.herd + manta
        if self.tired_mantas[at] > 0:
            return True
        top = self.size - FRAME
        if self.agenda[top] == F_CLAIM:
            top -= FRAME
        return self.ready_mantas[at] > 0 and FRAMES[self.agenda[top]].spares(self, manta)

    # --- the contract -------------------------------------------------------------------------------------------------

    def legal_into(self, out: MoveList) -> None:
        if self.turn == OVER:
            return
        first = out.n
        kind = self.agenda[self.size - 4]
        FRAMES[kind].legal(self, out)
        if self.turn == self.owner and kind != F_CLAIM and kind != F_DRAFT:
            self._offer_claims(out)
        for i in range(first + 1, out.n):
            move = out.items[i]
            at = i
            while at > first and out.items[at - 1] > move:
                out.items[at] = out.items[at - 1]
                at -= 1
            out.items[at] = move

    def apply(self, move: i64) -> None:
        self.log = append(self.log, i16(move))
        self.revealed = False
        if self.telling:
            self.told = vec[i64]()
        verb = self.rules.verb[move]
        if verb == V_CLAIM:
            self._claim(self.rules.argument[move])
        elif verb == V_ABANDON:
            self.end(ABANDONED)
        else:
            FRAMES[self.agenda[self.size - 4]].answer(self, move)
        self.settle()

    def _claim(self, goal: i64) -> None:
        """Begin to claim; it may tell the others that the king they have not seen is a conqueror."""
        if not self.king_known & BIT[self.owner] and self.rules.tests[goal].needs_king(self, self.owner):
            self.king_fights |= BIT[self.owner]
            self.revealed = True
        track: i64 = 0
        while self.deal.goals[track] != goal:
            track += 1
        self.push(F_CLAIM, track, 0, 0)

    def argument(self, move: i64) -> i64:
        """What a move is about: the number of a card, manta, goal or option."""
        return self.rules.argument[move]

    def host(self) -> list[int]:
        return [] if self.turn == OVER else [int(self.rules.move(V_ABANDON, 0))]

    def why_not(self, move: i64) -> Reason | None:
        from batyskaf.games.aquatica.reasons import why_not

        return why_not(self, int(move))

    # --- the end ------------------------------------------------------------------------------------------------------

    def end(self, cause: i64) -> None:
        """The game is over; kings that nobody has seen show themselves, for a tie may hang on them."""
        for seat in range(self.seats):
            if self.king[seat] != NONE and not self.king_known & BIT[seat]:
                self.king_known |= BIT[seat]
                self.revealed = True
                self.tell(E_KING, seat, self.king[seat], 0)
        self.cause = cause
        self.size = 0
        self.push(F_OVER, 0, 0, 0)
        self.turn = OVER
        self.owner = OVER
        self.tell(E_ENDED, cause, self.rank() if self.setup.solo else NONE, self.points(0))

    def rank(self) -> i64:
        """Rulebook: Solo mode. Which sea monster the points are worth, the lowest first."""
        rank: i64 = 0
        for limit in self.setup.rank_limits:
            if self.points(0) > limit:
                rank += 1
        return rank

    def beats(self, one: i64, other: i64) -> bool:
        """Whether a seat ranks before another: points, mantas in reserve, the lower king, or the later seat."""
        if self.points(one) != self.points(other):
            return self.points(one) > self.points(other)
        if self.reserve(one) != self.reserve(other):
            return self.reserve(one) > self.reserve(other)
        if self.king[one] != NONE and self.king[other] != NONE:
            return self.rules.number[self.king[one]] < self.rules.number[self.king[other]]
        return one > other

    def result(self) -> Result:
        seats = int(self.seats)
        scores = tuple([float(self.points(seat)) for seat in range(self.seats)])
        ranks = tuple([1 + sum([self.beats(other, seat) for other in range(seats)]) for seat in range(seats)])
        return Result(scores, ranks, None, CAUSES[self.cause])

    # --- telling again, copying, packing ------------------------------------------------------------------------------

    def opening(self) -> "AquaticaState":
        state = AquaticaState(self.setup, self.deal)
        state.open()
        return state

    def history(self) -> list[int]:
        return [int(move) for move in self.log]

    def copy(self) -> "AquaticaState":
        other = AquaticaState(self.setup, self.deal)
        other.copy_pieces(self)
        other.telling = self.telling
        other.agenda = self.agenda[: self.size]
        other.size = self.size
        other.kings_left = self.kings_left[:]
        other.coins = self.coins
        other.power = self.power
        other.typed = self.typed[:]
        other.spent = self.spent[:]
        other.least = self.least
        other.drawn_universal = self.drawn_universal
        other.log = self.log[:]
        return other

    def pack(self) -> bytes:
        """Set-up, deal and moves, from which a state is restored, and what they led to, so that a difference shows."""
        writer = Writer()
        writer.text(self.setup.options)
        writer.numbers(self.deal.locations)
        writer.numbers(self.deal.characters)
        writer.numbers(self.deal.goals)
        writer.numbers(self.deal.kings)
        writer.numbers(vec[i64]([i64(move) for move in self.log]))
        writer.numbers(self.agenda[: self.size])
        for numbers in (self.place, self.bottom, self.top, self.row, self.supply, self.gone, self.track):
            writer.numbers(numbers)
        for numbers in (self.track_manta, self.claimed, self.hand, self.hand_size, self.pile, self.pile_size):
            writer.numbers(numbers)
        for numbers in (self.slot, self.risen, self.scored, self.scored_points, self.ready_mantas, self.tired_mantas):
            writer.numbers(numbers)
        for numbers in (self.paid, self.king, self.kings_left, self.typed, self.spent):
            writer.numbers(numbers)
        for number in (self.turn, self.owner, self.dealt, self.row_size, self.arrived, self.rival, self.king_known):
            writer.number(number)
        for number in (self.king_fights, self.ending, self.cause, self.rounds, self.coins, self.power, self.least):
            writer.number(number)
        writer.number(self.drawn_universal)
        writer.number(1 if self.revealed else 0)
        return writer.bytes()

    def view(self, seat: "int | None") -> "msgspec.Struct":
        from batyskaf.games.aquatica.view import view

        return view(self, seat)

    def observe(self, seat: i64, out: Sheet) -> None:
        OBSERVERS[0].observe(self, seat, out)

    def worlds(self, seat: i64) -> "Worlds":
        from batyskaf.games.aquatica.worlds import AquaticaWorlds

        return AquaticaWorlds(self, seat)


CAUSES: Final[list[str]] = ["running", "goals", "locations", "characters", "rival", "limit", "abandoned"]
assert len(CAUSES) == ABANDONED + 1
