# mypyc: compile
"""A state of Endeavor: the board and the agenda of effects that wait to be resolved.

Each kind of frame is one class in the module of its chapter (`rounds`, `turns`, `actions`, `granting`, `discovery`,
`rewards`, `impact`, `journals`, `zones`). A question with one possible answer is answered without asking: nothing is
hidden from one seat alone.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from batyskaf.core.agenda import Frame, Frames, arrange, ask_unless_forced, run
from batyskaf.core.game import OVER, MoveList
from batyskaf.core.packing import Reader, Writer
from batyskaf.core.reason import Reason
from batyskaf.core.result import Result, ranks_of
from batyskaf.core.rng import Rng
from batyskaf.core.sheet import Sheet
from batyskaf.games.endeavor.board import Board
from batyskaf.games.endeavor.codes import (
    ABANDON,
    ABANDONED,
    E_CARD,
    E_DISPLAYED,
    E_ENDED,
    E_TRAY,
    E_ZONE,
    ENOUGH_GOALS,
    F_CLOCK,
    F_REWARDS,
    RUNNING,
    S_OVER,
    TOP_STACKS,
)
from batyskaf.games.endeavor.rules import Deal, Setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    import msgspec

    from batyskaf.core.game import Worlds


class EndeavorFrame(Frame["EndeavorState"]):
    """A kind of frame. By default it asks as soon as it is on top, unless there is only one answer."""

    def ready(self, s: "EndeavorState") -> bool:
        return self.offer(s)

    def offer(self, s: "EndeavorState") -> bool:
        """Ask, unless there is only one answer."""
        return ask_unless_forced(s, self, s.menu)


FRAMES: Final = Frames["EndeavorState"]()
"""All kinds by number; filled by `frames`."""


class Observer:
    """Writes what a seat may see as numbers."""

    def observe(self, s: "EndeavorState", seat: i64, out: Sheet) -> None:
        """Write all planes."""


OBSERVERS: Final[list[Observer]] = []
"""The one there is; brought by `observing`."""


@final
class EndeavorState(Board):
    """One game."""

    def __init__(self, setup: Setup, deal: Deal) -> None:
        super().__init__(setup, deal)
        self.outcome: i64 = RUNNING
        self.scores: vec[i64] = vec[i64]()
        self.met: i64 = 0
        """Goals met by the team, in the co-operative game."""
        self.menu = MoveList()
        """The moves of the current question, as long as `listed`."""
        self.listed: bool = False
        self.made: vec[i16] = vec[i16](capacity=256)
        """All moves since the opening."""

    def open(self) -> None:
        """Lay out the deal, or the position that the game starts from, and begin."""
        self.recording = True
        self.clear_agenda()
        start = self.setup.start
        if start is None:
            self.lay()
            places = self.setup.layout_place
            for i in range(i64(len(self.deal.layout))):
                self.put_zone(self.deal.layout[i], places[i])
        else:
            self.copy_pieces(start)
            if start.size > 0:
                self.copy_agenda(start)
            self.recording = True
            self.tokens = self.deal.tokens[:]
        for card in self.deal.cards:
            self.record(E_CARD, card, 0, 0)
        for tile in self.zones:
            self.record(E_ZONE, tile, self.tile_place[tile], 0)
        for journal in self.display:
            if journal >= 0:
                self.record(E_DISPLAYED, journal, 0, 0)
        for stack in range(TOP_STACKS):
            if self.tray5_n[stack] > 0:
                self.record(E_TRAY, self.tier5_top(stack), stack, 0)
        self.run()
        self.recording = False

    # --- the agenda ------------------------------------------------------------------------------------------------

    def clear_agenda(self) -> None:
        """Leave nothing but the clock: what comes next follows from stage, round and seat."""
        self.size = 0
        self.push(F_CLOCK, OVER, 0, 0, 0, 0)

    def gain(self, seat: i64, gains: i64, zone: i64, free: i64 = 0) -> None:
        """Put a reward list on the agenda.

        `zone` is the tile it comes from, -1 for none; `free` a depth that a discovery may place without a tile above.
        """
        if gains > 0:
            self.gain_packed(seat, self.rules.gain_plain[gains], self.rules.gain_special[gains], zone, free)

    def gain_packed(self, seat: i64, plain: i64, special: i64, zone: i64, free: i64 = 0) -> None:
        """Put rewards packed as `gains` says on the agenda, in the slots of `Rewards`."""
        self.push(F_REWARDS, seat, plain, special, zone, free)

    def run(self) -> None:
        """Resolve effects until someone must be asked."""
        self.listed = False
        run(self, FRAMES)
        self.listed = self.stage != S_OVER

    def legal(self) -> list[int]:
        return self.menu.listed() if self.listed else super().legal()

    def legal_into(self, out: MoveList) -> None:
        if self.stage == S_OVER:
            return
        if self.listed:
            menu = self.menu
            for i in range(menu.n):
                out.add(menu.items[i])
            return
        first = out.n
        FRAMES.top(self).legal(self, out)
        arrange(out, first)

    def pick(self, rng: Rng, scratch: MoveList) -> i64:
        return self.menu.items[rng.below(self.menu.n)] if self.listed else super().pick(rng, scratch)

    def apply(self, move: i64) -> None:
        self.made = append(self.made, i16(move))
        self.revealed = False
        if self.recording:
            self.events = vec[i64]()
        if move == ABANDON:
            self.end(ABANDONED)
            return
        FRAMES.top(self).answer(self, move)
        self.run()

    def host(self) -> list[int]:
        return [int(ABANDON)] if self.outcome == RUNNING else []

    def why_not(self, move: i64) -> Reason | None:
        if self.outcome != RUNNING:
            return Reason("refused-over")
        if int(move) in self.legal():
            return None
        reason = FRAMES.top(self).why_not(self, move)
        return Reason("refused-endeavor-not-now", {"asked": self.asked()}) if reason is None else reason

    def asked(self) -> str:
        """The name of the question."""
        return FRAMES.top(self).asks(self) if self.size > 0 else "over"

    def end(self, outcome: i64) -> None:
        self.outcome = outcome
        self.stage = S_OVER
        self.size = 0
        self.listed = False
        self.turn = OVER
        self.owner = OVER
        self.record(E_ENDED, outcome, self.met, 0)

    def result(self) -> Result:
        seats = int(self.seats)
        if self.outcome == ABANDONED:
            return Result((0.0,) * seats, (1,) * seats, False if self.setup.coop else None, "abandoned")
        if self.setup.coop:
            return Result(
                (float(self.met),) * seats, (1,) * seats, bool(self.met >= ENOUGH_GOALS), f"goals-{int(self.met)}"
            )
        scores = tuple([float(self.scores[seat]) for seat in range(self.seats)])
        return Result(scores, ranks_of(scores), None, "finished")

    # --- the rest of the contract ----------------------------------------------------------------------------------

    def opening(self) -> "EndeavorState":
        state = EndeavorState(self.setup, self.deal)
        state.open()
        return state

    def history(self) -> list[int]:
        return [int(move) for move in self.made]

    def copy(self) -> "EndeavorState":
        other = EndeavorState(self.setup, self.deal)
        other.copy_pieces(self)
        other.copy_agenda(self)
        other.outcome = self.outcome
        other.scores = self.scores[:]
        other.met = self.met
        other.made = self.made[:]
        return other

    def pack(self) -> bytes:
        """Options, deal and moves, which `unpack` reads, and what they led to, so that a difference shows."""
        writer = Writer()
        writer.text(self.setup.options)
        self.deal.write(writer)
        writer.numbers(vec[i64]([i64(move) for move in self.made]))
        for numbers in (self.tracks, self.research, self.area, self.supply, self.markers, self.vessels, self.held):
            writer.numbers(numbers)
        for numbers in (self.team, self.tray, self.tray5, self.tray5_n, self.place_tile, self.zones, self.site_owner):
            writer.numbers(numbers)
        for numbers in (self.finder, self.once, self.piles, self.pile_head, self.pile_n, self.fresh, self.drawn):
            writer.numbers(numbers)
        for numbers in (self.tokens, self.ends, self.dives, self.dive_n, self.tossed, self.display, self.scores):
            writer.numbers(numbers)
        for numbers in (self.journal_owner, self.journal_used, self.journal_discs, self.hex_owner, self.endless):
            writer.numbers(numbers)
        for numbers in (self.chosen, self.cleaned, self.reached):
            writer.numbers(numbers)
        writer.numbers(self.agenda[: self.size])
        for number in (self.turn, self.owner, self.round, self.stage, self.wave, self.step, self.passed, self.reserve):
            writer.number(number)
        for number in (self.seen5, self.token_at, self.shuffles, self.deck_at, self.designated, self.outcome, self.met):
            writer.number(number)
        writer.number(1 if self.revealed else 0)
        return writer.bytes()

    def view(self, seat: "int | None") -> "msgspec.Struct":
        return self.views([seat])[0]

    def views(self, seats: "Sequence[int | None]") -> "list[msgspec.Struct]":
        from batyskaf.games.endeavor.view import views

        return views(self, seats)

    def observe(self, seat: i64, out: Sheet) -> None:
        OBSERVERS[0].observe(self, seat, out)

    def worlds(self, seat: i64) -> "Worlds":
        from batyskaf.games.endeavor.worlds import EndeavorWorlds

        return EndeavorWorlds(self)


def unpack(setup: Setup, reader: Reader) -> EndeavorState:
    """Restore a state from what `EndeavorState.pack` wrote after the options."""
    state = EndeavorState(setup, Deal.read(reader))
    state.open()
    for move in reader.numbers():
        state.apply(move)
    return state
