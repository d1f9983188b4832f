# mypyc: compile
"""A state of Endeavor: the table and the *agenda*, a stack of effects that wait to be resolved.

An effect is a frame of six numbers: its kind, the seat it belongs to, and four of its own. A kind is one stateless
object whose `legal` and `answer` stand side by side in the module of its chapter (`rounds`, `actions`, `discovery`,
`rewards`, `journals`, `zones`). What has only one answer answers itself: nothing is hidden from anyone alone.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from batyskaf.core.game import OVER, MoveList
from batyskaf.core.packing import Writer
from batyskaf.core.reason import Reason
from batyskaf.core.result import Result, ranks_of
from batyskaf.core.sheet import Sheet
from batyskaf.games.endeavor.codes import (
    ABANDON,
    ABANDONED,
    E_CARD,
    E_DISPLAYED,
    E_ENDED,
    E_TRAY,
    E_ZONE,
    F_CLOCK,
    F_REWARDS,
    FRAME,
    RUNNING,
    S_OVER,
)
from batyskaf.games.endeavor.rules import Deal, Setup
from batyskaf.games.endeavor.table import Table

if TYPE_CHECKING:
    import msgspec

    from batyskaf.core.game import Worlds


class Frame:
    """A kind of effect on the agenda."""

    def settle(self, s: "EndeavorState") -> bool:
        """Do what needs no answer. True if the seat must now be asked; else the agenda has changed."""
        return True

    def legal(self, s: "EndeavorState", out: MoveList) -> None:
        """List the moves of the seat that is asked, in any order."""

    def answer(self, s: "EndeavorState", move: i64) -> None:
        """Take the answer and go on."""


FRAMES: Final[list[Frame]] = []
"""All kinds by number; filled by `frames`."""


class Observer:
    """Writes what a seat may see as numbers."""

    def observe(self, s: "EndeavorState", seat: i64, out: Sheet) -> None:
        """Write all planes."""


OBSERVERS: Final[list[Observer]] = []
"""The one there is; brought by `observing`."""


@final
class EndeavorState(Table):
    """One game."""

    def __init__(self, setup: Setup, deal: Deal) -> None:
        super().__init__(setup, deal)
        self.agenda: vec[i64] = vec[i64](capacity=96)
        self.depth: i64 = 0
        """How many frames lie on the agenda."""
        self.outcome: i64 = RUNNING
        self.scores: vec[i64] = vec[i64]()
        self.met: i64 = 0
        """Goals met by the team, in the co-operative game."""
        self.menu = MoveList()
        self.listed: bool = False
        self.scratch = MoveList()
        self.log: vec[i16] = vec[i16](capacity=256)

    def open(self) -> None:
        """Lay out the deal and begin."""
        self.telling = True
        self.lay()
        for card in self.deal.cards:
            self.tell(E_CARD, card, 0, 0)
        layout = self.setup.layout
        for i in range(i64(len(self.deal.layout))):
            self.put_zone(self.deal.layout[i], layout[i * 2])
            self.tell(E_ZONE, self.deal.layout[i], layout[i * 2], 0)
        for journal in self.display:
            self.tell(E_DISPLAYED, journal, 0, 0)
        for stack in range(i64(3)):
            if self.tray5_n[stack] > 0:
                self.tell(E_TRAY, self.tier5_top(stack), stack, 0)
        self.run()
        self.telling = False

    # --- the agenda ------------------------------------------------------------------------------------------------

    def push(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        at = self.depth * FRAME
        if at == len(self.agenda):
            for _ in range(FRAME):
                self.agenda = append(self.agenda, 0)
        agenda = self.agenda
        agenda[at] = kind
        agenda[at + 1] = seat
        agenda[at + 2] = a
        agenda[at + 3] = b
        agenda[at + 4] = c
        agenda[at + 5] = d
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1

    def kind(self) -> i64:
        """The kind of the topmost frame."""
        return self.agenda[(self.depth - 1) * FRAME]

    def seat(self) -> i64:
        """The seat of the topmost frame."""
        return self.agenda[(self.depth - 1) * FRAME + 1]

    def get(self, i: i64) -> i64:
        """One of the four numbers of the topmost frame."""
        return self.agenda[(self.depth - 1) * FRAME + 2 + i]

    def put(self, i: i64, value: i64) -> None:
        self.agenda[(self.depth - 1) * FRAME + 2 + i] = value

    def gain(self, seat: i64, gains: i64, zone: i64, free: i64) -> None:
        """Put a reward list on the agenda; `zone` is the tile it comes from, -1 for none."""
        if gains > 0:
            rows = self.rules.gains
            self.push(F_REWARDS, seat, rows[gains * 2], rows[gains * 2 + 1], zone, free)

    def run(self) -> None:
        """Resolve effects until someone must be asked."""
        self.listed = False
        while self.stage != S_OVER:
            if self.depth == 0:
                FRAMES[F_CLOCK].settle(self)
                continue
            frame = FRAMES[self.kind()]
            if not frame.settle(self):
                continue
            self.turn = self.seat()
            menu = self.menu
            menu.clear()
            frame.legal(self, menu)
            if menu.n == 1:
                frame.answer(self, menu.items[0])
            elif menu.n == 0:
                self.pop()
            else:
                arrange(menu)
                if menu.n == 1:
                    frame.answer(self, menu.items[0])
                    continue
                self.listed = True
                return

    def legal_into(self, out: MoveList) -> None:
        if self.stage == S_OVER:
            return
        if self.listed:
            menu = self.menu
            for i in range(menu.n):
                out.add(menu.items[i])
            return
        FRAMES[self.kind()].legal(self, out)
        arrange(out)

    def apply(self, move: i64) -> None:
        self.log = append(self.log, i16(move))
        self.revealed = False
        if self.telling:
            self.told = vec[i64]()
        if move == ABANDON:
            self.end(ABANDONED)
            return
        FRAMES[self.kind()].answer(self, move)
        self.run()

    def host(self) -> list[int]:
        return [int(ABANDON)] if self.outcome == RUNNING else []

    def why_not(self, move: i64) -> Reason | None:
        if self.outcome != RUNNING:
            return Reason("refused-over")
        if int(move) in self.legal():
            return None
        from batyskaf.games.endeavor.reasons import why_not

        return why_not(self, int(move))

    def end(self, outcome: i64) -> None:
        self.outcome = outcome
        self.stage = S_OVER
        self.depth = 0
        self.listed = False
        self.turn = OVER
        self.owner = OVER
        self.tell(E_ENDED, outcome, self.met, 0)

    def result(self) -> Result:
        seats = int(self.seats)
        if self.outcome == ABANDONED:
            return Result((0.0,) * seats, (1,) * seats, False if self.setup.coop else None, "abandoned")
        if self.setup.coop:
            return Result((float(self.met),) * seats, (1,) * seats, bool(self.met >= 4), f"goals-{int(self.met)}")
        scores = tuple([float(self.scores[seat]) for seat in range(self.seats)])
        return Result(scores, ranks_of(scores), None, "finished")

    # --- the rest of the contract ----------------------------------------------------------------------------------

    def opening(self) -> "EndeavorState":
        state = EndeavorState(self.setup, self.deal)
        state.open()
        return state

    def history(self) -> list[int]:
        return [int(move) for move in self.log]

    def copy(self) -> "EndeavorState":
        other = EndeavorState(self.setup, self.deal)
        other.copy_table(self)
        other.agenda = self.agenda[:]
        other.depth = self.depth
        other.outcome = self.outcome
        other.scores = self.scores[:]
        other.met = self.met
        other.log = self.log[:]
        return other

    def pack(self) -> bytes:
        """Set-up, deal and moves, from which a state is restored, and what they led to, so that a difference shows."""
        writer = Writer()
        deal = self.deal
        writer.text(self.setup.options)
        writer.number(deal.wave)
        for numbers in (deal.layout, deal.tops, deal.tokens, deal.display, deal.journals, deal.tier5, deal.cards):
            writer.numbers(numbers)
        writer.numbers(deal.words)
        for stack in deal.stacks:
            writer.numbers(stack)
        writer.number(i64(len(deal.later)))
        for tokens in deal.later:
            writer.numbers(tokens)
        writer.numbers(vec[i64]([i64(move) for move in self.log]))
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
        writer.numbers(self.agenda[: self.depth * FRAME])
        for number in (self.turn, self.owner, self.round, self.stage, self.wave, self.step, self.passed, self.reserve):
            writer.number(number)
        for number in (self.seen5, self.token_at, self.shuffles, self.deck_at, self.designated, self.outcome, self.met):
            writer.number(number)
        writer.number(1 if self.revealed else 0)
        return writer.bytes()

    def view(self, seat: "int | None") -> "msgspec.Struct":
        from batyskaf.games.endeavor.view import view

        return view(self, seat)

    def observe(self, seat: i64, out: Sheet) -> None:
        OBSERVERS[0].observe(self, seat, out)

    def worlds(self, seat: i64) -> "Worlds":
        from batyskaf.games.endeavor.worlds import EndeavorWorlds

        return EndeavorWorlds(self)


def arrange(out: MoveList) -> None:
    """Put moves into ascending order, each once."""
    items = out.items
    for i in range(1, out.n):
        move = items[i]
        j = i - 1
        while j >= 0 and items[j] > move:
            items[j + 1] = items[j]
            j -= 1
        items[j + 1] = move
    kept: i64 = 0
    for i in range(out.n):
        if kept == 0 or items[kept - 1] != items[i]:
            items[kept] = items[i]
            kept += 1
    out.n = kept
