"""Positions of Endeavor: from text to a game at somebody's turn. docs/positions.md explains the fields.

What everyone knows becomes a state that all states of the match share (`Setup.start`); what nobody has seen is the
deal. In a text `?` is a piece that nobody has seen, and chance chooses it. `writing` makes the text of a state.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.position import NOTHING, Line, Position, Reading
from batyskaf.core.rng import Rng
from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor.dealing import prepare
from batyskaf.games.endeavor.layouts import NO_MEMBER, member_of, specialist_of
from batyskaf.games.endeavor.movetable import cell_name
from batyskaf.games.endeavor.options import EndeavorOptions
from batyskaf.games.endeavor.position_ocean import OceanLaying
from batyskaf.games.endeavor.position_rewards import lay_rewards
from batyskaf.games.endeavor.rules import Setup
from batyskaf.games.endeavor.state import EndeavorState

if TYPE_CHECKING:
    from batyskaf.games.endeavor.game import EndeavorGame

KEYS = (
    "round", "phase", "turn", "wave", "passed", "rewards", "ocean", "sites", "dives", "tokens", "tossed",
    "token_supply", "stacks", "special", "tracks", "research", "staging", "vessels", "team", "cleanup", "milestones",
    "display", "journals", "retired", "journal_deck", "tier5", "impact", "ways", "designated", "cards",
)  # fmt: skip
PHASES = ("setup", "prepare", "act")
BUSY = "!"
"""Behind a specialist: a disc lies on it; behind a journal: it was used in this round."""
CELLS = [cell_name(cell) for cell in range(codes.HEXES)]


def options_of(game: "EndeavorGame", given: Position) -> EndeavorOptions:
    options = Reading(game, given, KEYS).options()
    assert isinstance(options, EndeavorOptions)
    return options


def start_at(game: "EndeavorGame", given: Position, seed: int) -> EndeavorState:
    """The state of a position, or a refusal that names everything that is wrong with it."""
    from batyskaf.games.endeavor.writing import write

    options = options_of(game, given)
    setup = game.setup(options)
    laid = lay_out(game, given, setup, seed)
    return game.open(game.setup_at(options, write(game, laid.state, unseen=False)), laid.deal)


def lay_out(game: "EndeavorGame", given: Position, setup: Setup, seed: int) -> "Laying":
    """Lay out a position; what it does not say is as in a game that was dealt with the seed."""
    laying = Laying(game.names, Reading(game, given, KEYS), setup, prepare(setup, Rng.of(seed, "endeavor position")))
    laying.lay()
    laying.reading.check()
    return laying


class Laying(OceanLaying):
    """Lays out one position: the state of everything that lies open, and the deal of everything else."""

    def lay(self) -> None:
        self._begin()
        self._ocean()
        self._stacks()
        self._seats()
        self._teams()
        self._tier5()
        self._journals()
        self._sites()
        self._impact()
        self._tokens()
        self._time()

    def _begin(self) -> None:
        """Empty boards, to be filled."""
        s, drawn = self.state, self.drawn
        self.deal.stacks = [vec[i64]() for _ in drawn.stacks]
        self.deal.tops = vec[i64]([0] * len(drawn.tops))
        s.lay()
        for seat in range(self.seats):
            s.team[seat * int(codes.TEAM)] = NO_MEMBER

    # --- boards ----------------------------------------------------------------------------------------------------

    def _seats(self) -> None:
        s, reading = self.state, self.reading
        steps = len(self.rules.level) - 1
        for seat, line in reading.by_seat("tracks", self.seats).items():
            if len(line.words) != codes.TRACKS:
                reading.fault(line, "fault-position-endeavor-tracks", count=len(line.words))
            for at, word in enumerate(line.words[: int(codes.TRACKS)]):
                s.tracks[seat * int(codes.TRACKS) + at] = reading.number(line, word, 0, steps)
        for seat, line in reading.by_seat("research", self.seats).items():
            s.research[seat] = reading.number(line, line.value, 0, int(self.rules.research_most))
        if reading.has("cleanup") and not self.setup.cleanup:
            reading.fault("cleanup", "fault-position-endeavor-cleanup")
        for seat, line in reading.by_seat("cleanup", self.seats).items() if self.setup.cleanup else ():
            s.cleaned[seat] = reading.number(line, line.value, 0, int(self.setup.cleanup))
        staged = reading.by_seat("staging", self.seats)
        for seat in range(self.seats):
            s.supply[seat] = self.rules.discs
            if seat in staged:
                s.area[seat] = reading.number(staged[seat], staged[seat].value, 0, int(self.rules.discs))
                s.supply[seat] -= s.area[seat]
        self._vessels()
        for line in reading.lines("milestones"):
            row = reading.number(line, line.name, 0, int(codes.MILESTONES) - 1) * int(codes.SEATS)
            for rank, word in enumerate(line.pieces, 1):
                seat = reading.seat(line, word, self.seats)
                if seat >= 0:
                    s.reached[row + seat] = rank

    def _vessels(self) -> None:
        s = self.state
        for seat, line in self.reading.by_seat("vessels", self.seats).items():
            if len(line.pieces) > codes.VESSELS:
                self.reading.fault(line, "fault-position-many", count=len(line.pieces), most=int(codes.VESSELS))
            for at, word in enumerate(line.pieces[: int(codes.VESSELS)]):
                tile = self._known(line, word, self.names.tiles, "tile")
                if tile >= 0 and s.tile_place[tile] < 0:
                    self.reading.fault(line, "fault-position-endeavor-absent", piece=word)
                s.vessels[seat * int(codes.VESSELS) + at] = tile

    def _teams(self) -> None:
        """Specialists come from the tray; by default a team is its leader, with a disc."""
        s, size = self.state, int(codes.TEAM)
        lines = self.reading.by_seat("team", self.seats)
        self.recruited: list[int] = []
        for seat in range(self.seats):
            line = lines.get(seat, Line("team", str(seat), self.names.sides[1] + BUSY, 0))
            if len(line.pieces) > size:
                self.reading.fault(line, "fault-position-many", count=len(line.pieces), most=size)
            for at, word in enumerate(line.pieces[:size]):
                side = self._known(line, word.removesuffix(BUSY), self.names.sides, "specialist")
                if side < 0:
                    continue
                busy = 1 if word.endswith(BUSY) else 0
                s.team[seat * size + at] = member_of(side, busy)
                s.supply[seat] -= busy
                self._recruit(line, word, int(specialist_of(side)))

    def _recruit(self, line: Line, word: str, specialist: int) -> None:
        s = self.state
        self.recruited.append(specialist)
        if self.rules.tier[specialist] == 0:
            if [named.removesuffix(BUSY) for named in line.pieces].count(word.removesuffix(BUSY)) > 1:
                self.reading.fault(line, "fault-position-none-left", piece=word.removesuffix(BUSY))
            return
        s.tray[specialist] -= 1
        if s.tray[specialist] < 0:
            self.reading.fault(line, "fault-position-none-left", piece=word.removesuffix(BUSY))

    def _tier5(self) -> None:
        """Three stacks of the top tier, each from the top; all but the top tiles nobody has seen."""
        s, lane = self.state, int(codes.LANE)
        pool = [int(specialist) for specialist in self.drawn.tier5 if int(specialist) not in self.recruited]
        lines = self.reading.by_seat("tier5", int(codes.TOP_STACKS))
        named = [
            self._named(self._words([lines[at]]), self.names.specialists, pool) if at in lines else []
            for at in range(int(codes.TOP_STACKS))
        ]
        stacks = [self._drawn("tier5", found, pool) for found in named]
        if not lines:
            stacks = [pool[at :: int(codes.TOP_STACKS)] for at in range(int(codes.TOP_STACKS))]
        tier5: list[int] = []
        for at, stack in enumerate(stacks):
            for height, specialist in enumerate(reversed(stack)):
                s.tray5[at * lane + height] = len(tier5)
                tier5.append(specialist)
            s.tray5_n[at] = len(stack)
        self.deal.tier5 = vec[i64](tier5)
        s.see_tier5()

    # --- journals and goals ----------------------------------------------------------------------------------------

    def _journals(self) -> None:
        s, names, journals = self.state, self.names.journals, self.rules.journals
        pool = [int(journal) for journal in self.drawn.journals]
        pool += [number for number in range(journals) if self.rules.journal_in[number] and number not in pool]
        for seat, line in self.reading.by_seat("journals", self.seats).items():
            for word in line.pieces:
                self._journal(line, word, seat, pool)
        for journal in self._filled("retired", self._words(self.reading.lines("retired")), names, pool):
            s.journal_owner[journal] = codes.DISCARDED
        shown = self._words(self.reading.lines("display"))
        deck = self._named(self._words(self.reading.lines("journal_deck")), names, pool)
        if self.reading.has("display"):
            display = [self._filled("display", [word], names, pool) for word in shown[:4]]
            s.display = vec[i64](([found[0] if found else -1 for found in display] + [-1] * 4)[:4])
        else:
            s.display = vec[i64]([int(journal) if int(journal) in pool else -1 for journal in self.drawn.display])
            pool = [journal for journal in pool if journal not in list(s.display)]
        if self.reading.has("journal_deck"):
            self.deal.journals = vec[i64](self._drawn("journal_deck", deck, pool))
        else:
            self.deal.journals = vec[i64]([journal for journal in pool if not self.rules.journal_starting[journal]])

    def _journal(self, line: Line, word: str, seat: int, pool: list[int]) -> None:
        """A published journal, perhaps used in this round (`!`), perhaps with discs (`+2`)."""
        name, _, discs = word.partition("+")
        found = self._filled("journals", [(name.removesuffix(BUSY), line)], self.names.journals, pool)
        if found and found[0] >= 0:
            s = self.state
            s.journal_owner[found[0]] = seat
            s.journal_used[found[0]] = 1 if name.endswith(BUSY) else 0
            s.journal_discs[found[0]] = self.reading.number(line, discs, 0, 9) if discs else 0
            s.supply[seat] -= s.journal_discs[found[0]]

    def _impact(self) -> None:
        s, setup, reading = self.state, self.setup, self.reading
        for seat, line in reading.by_seat("impact", self.seats).items():
            for word in line.pieces:
                name, _, count = word.partition("*")
                cell = self._known(line, name, CELLS, "hex")
                hex = int(setup.cell_hex[cell]) if cell >= 0 else -1
                if cell >= 0 and hex < 0:
                    reading.fault(line, "fault-position-endeavor-hex", piece=name)
                if hex >= 0:
                    self._mark(line, word, seat, hex, reading.number(line, count, 1, 99) if count else 1)
        for goal, (word, line) in enumerate(self._words(reading.lines("ways"))[: int(codes.GOALS)]):
            ways = len(setup.goals[goal]) - 1
            s.chosen[goal] = -1 if word == NOTHING else reading.number(line, word, 0, ways)
        for line in reading.lines("designated"):
            option = self._known(line, line.value, self.names.options, "way")
            s.designated = BIT[option] if option >= 0 else 0
        cards = [card.number for card in setup.cards]
        self.deal.cards = self.drawn.cards
        if reading.has("cards"):
            words = self._words(reading.lines("cards"))
            pool = [int(card) for card in cards]
            self.deal.cards = vec[i64](self._filled("cards", words, self.names.cards, pool))
        for seat in range(self.seats):
            if s.supply[seat] < 0:
                reading.fault(f"staging {seat}", "fault-position-endeavor-discs", most=int(self.rules.discs))
            if s.markers[seat] < 0:
                reading.fault(f"impact {seat}", "fault-position-endeavor-markers", most=int(self.rules.markers))

    def _mark(self, line: Line, word: str, seat: int, hex: int, count: int) -> None:
        s, endless = self.state, int(self.setup.hex_infinite[hex])
        if endless >= 0:
            s.endless[endless * int(codes.SEATS) + seat] += count
        elif s.hex_owner[hex] >= 0 or count > 1:
            there = f"impact {max(0, int(s.hex_owner[hex]))}"
            self.reading.fault(line, "fault-position-twice", piece=word, there=there)
        s.hex_owner[hex] = seat
        s.markers[seat] -= count

    # --- time ------------------------------------------------------------------------------------------------------

    def _time(self) -> None:
        s, reading = self.state, self.reading
        phases = [reading.known(line, line.value, PHASES, "phase") for line in reading.lines("phase")]
        s.stage = phases[0] if phases else int(codes.S_ACT if reading.has("turn") else codes.S_SETUP)
        most = int(self.setup.rounds)
        s.round = 0 if s.stage == codes.S_SETUP else self._number("round", 1, 1, most)
        wave = [reading.seat(line, line.value, self.seats) for line in reading.lines("wave")]
        s.wave = wave[0] if wave else self.drawn.wave
        self.deal.wave = s.wave
        turn = [reading.seat(line, line.value, self.seats) for line in reading.lines("turn")]
        self._turn(turn[0] if turn else int(s.wave))

    def _turn(self, seat: int) -> None:
        """The seat is asked next, or it still has rewards to take in its turn."""
        s, reading = self.state, self.reading
        before = seat - 1 if s.stage == codes.S_ACT else seat - int(s.wave)
        s.step = before % self.seats
        for line in reading.lines("passed"):
            for word in line.pieces:
                gone = reading.seat(line, word, self.seats)
                if gone == seat:
                    reading.fault(line, "fault-position-endeavor-passed", word=word)
                s.passed |= BIT[max(gone, 0)]
        if reading.has("rewards"):
            lay_rewards(self, seat)
