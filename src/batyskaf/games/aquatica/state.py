# mypyc: compile
"""A state of Aquatica: a board and an agenda of what is being done, behind the contract of the core.

Each kind of frame is one stateless object whose `legal`, `answer` and `why_not` are in the module of its chapter
(`turn`, `acquire`, `paying`, `raising`, `cards`, `discards`, `scouting`, `kings`, `claims`). The seat whose turn it is
may claim a goal whenever it is asked: claims come on top.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from batyskaf.core.agenda import arrange, run
from batyskaf.core.game import OVER, MoveList
from batyskaf.core.packing import Reader, Writer
from batyskaf.core.reason import Reason
from batyskaf.core.result import Result
from batyskaf.core.sheet import Sheet
from batyskaf.games.aquatica.board import Board
from batyskaf.games.aquatica.claims import Claim, offer_claims, why_not_claim
from batyskaf.games.aquatica.codes import (
    ABANDONED,
    AT_DECK,
    BY_LIMIT,
    E_ARRIVED,
    E_GOAL,
    E_KING,
    E_REVEALED,
    E_TURN,
    KINGS_BY_SEAT,
    KINGS_DRAFT,
    MOST_DECISIONS,
    NONE,
    TRACKS,
    V_ABANDON,
    V_CLAIM,
    V_SKIP,
)
from batyskaf.games.aquatica.frames import FRAMES
from batyskaf.games.aquatica.kings import Draft, crown_by_seat
from batyskaf.games.aquatica.observing import observe
from batyskaf.games.aquatica.pieces import Pieces
from batyskaf.games.aquatica.rules import Deal, Setup
from batyskaf.games.aquatica.turn import Turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    import msgspec

    from batyskaf.core.game import Worlds


@final
class AquaticaState(Board):
    """One match. Hidden in it: the order of both decks, and the kings of a hidden draft."""

    def __init__(self, setup: Setup, deal: Deal) -> None:
        super().__init__(setup, deal)
        self.made: vec[i16] = vec[i16](capacity=128)

    def open(self) -> None:
        """Lay out the deal and begin."""
        self.recording = True
        for track in range(TRACKS):
            self.record(E_GOAL, track, self.deal.goals[track], 0)
        self.owner = OVER
        start = self.setup.start
        if start is not None:
            self._take_up(start)
            return
        self.lay()
        if self.setup.kings == KINGS_DRAFT:
            self.kings_left = self.deal.kings[:]
            Draft.push(self, self.seats - 1)
        else:
            if self.setup.kings == KINGS_BY_SEAT:
                crown_by_seat(self)
            Turn.push(self, 0)
        run(self, FRAMES)
        self.recording = False

    def _take_up(self, start: Pieces) -> None:
        """Begin where a position says, with the decks of the deal."""
        self.copy_pieces(start)
        for location in self.deal.locations:
            self.place[location] = AT_DECK
        for character in self.deal.characters:
            self.gone[character] -= 1
        for seat in range(self.seats):
            if self.king[seat] != NONE:
                self.record(E_KING, seat, self.king[seat], 0)
        for space in range(self.row_size):
            self.record(E_ARRIVED, self.row[space], space, 0)
        for location in self.bottom:
            if location != NONE:
                self.record(E_REVEALED, location, 0, 0)
        if self.setup.kings == KINGS_DRAFT:
            self.size = 0
            self.kings_left = self.deal.kings[:]
            Draft.push(self, self.seats - 1)
        else:
            self.record(E_TURN, self.owner, self.rounds, 0)
        run(self, FRAMES)
        self.revealed = False
        self.recording = False

    def legal_into(self, out: MoveList) -> None:
        if self.turn == OVER:
            return
        first = out.n
        FRAMES.top(self).legal(self, out)
        offer_claims(self, out)
        arrange(out, first)

    def apply(self, move: i64) -> None:
        self.made = append(self.made, i16(move))
        self.revealed = False
        if self.recording:
            self.events = vec[i64]()
        verb = self.rules.verb[move]
        if verb == V_CLAIM:
            Claim.push(self, self.rules.argument[move])
        elif verb == V_ABANDON:
            self.end(ABANDONED)
        else:
            FRAMES.top(self).answer(self, move)
        run(self, FRAMES)
        if len(self.made) >= MOST_DECISIONS and self.turn != OVER:
            self.end(BY_LIMIT)

    def host(self) -> list[int]:
        return [] if self.turn == OVER else [int(self.rules.move(V_ABANDON, 0))]

    def why_not(self, move: i64) -> Reason | None:
        if self.turn == OVER:
            return Reason("refused-over")
        if int(move) in self.legal():
            return None
        if self.rules.verb[move] == V_CLAIM:
            return why_not_claim(self, self.rules.argument[move])
        reason = FRAMES.top(self).why_not(self, move)
        if reason is not None:
            return reason
        return Reason("refused-aquatica-compulsory" if self.rules.verb[move] == V_SKIP else "refused-aquatica-not-now")

    def asks(self) -> str:
        """The name of the question that is asked now."""
        return FRAMES.top(self).asks(self)

    def result(self) -> Result:
        seats = int(self.seats)
        scores = tuple([float(self.points(seat)) for seat in range(self.seats)])
        ranks = tuple([1 + sum([self.beats(other, seat) for other in range(seats)]) for seat in range(seats)])
        return Result(scores, ranks, None, CAUSES[self.cause])

    def opening(self) -> "AquaticaState":
        state = AquaticaState(self.setup, self.deal)
        state.open()
        return state

    def history(self) -> list[int]:
        return [int(move) for move in self.made]

    def copy(self) -> "AquaticaState":
        other = AquaticaState(self.setup, self.deal)
        other.copy_pieces(self)
        other.recording = self.recording
        other.made = self.made[:]
        return other

    # --- packing ------------------------------------------------------------------------------------------------------

    def pack(self) -> bytes:
        """Set-up, deal and moves, from which a state is restored, and what they led to, so that a difference shows."""
        writer = Writer()
        writer.text(self.setup.options)
        self.deal.pack(writer)
        writer.numbers(vec[i64]([i64(move) for move in self.made]))
        self.pack_pieces(writer)
        writer.number(1 if self.revealed else 0)
        return writer.bytes()

    @staticmethod
    def unpack(setup: Setup, reader: Reader) -> "AquaticaState":
        """Restore a packed state whose options were read: play its moves from its deal."""
        state = AquaticaState(setup, Deal.unpack(reader))
        state.open()
        for move in reader.numbers():
            state.apply(move)
        return state

    # --- what seats see -----------------------------------------------------------------------------------------------

    def view(self, seat: "int | None") -> "msgspec.Struct":
        return self.views([seat])[0]

    def views(self, seats: "Sequence[int | None]") -> "list[msgspec.Struct]":
        from batyskaf.games.aquatica.view import views

        return views(self, seats)

    def observe(self, seat: i64, out: Sheet) -> None:
        observe(self, seat, out)

    def worlds(self, seat: i64) -> "Worlds":
        from batyskaf.games.aquatica.worlds import AquaticaWorlds

        return AquaticaWorlds(self, seat)


CAUSES: Final[list[str]] = ["running", "goals", "locations", "characters", "rival", "limit", "abandoned"]
assert len(CAUSES) == ABANDONED + 1
