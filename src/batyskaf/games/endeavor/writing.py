"""A game of Endeavor as a position: before a seat launches, prepares or takes its turn, or takes its last rewards."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from batyskaf.core.agenda import WIDTH
from batyskaf.core.position import NOTHING, Position, options_written, position
from batyskaf.core.reason import Refused
from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor.layouts import is_busy, side_of
from batyskaf.games.endeavor.movetable import cell_name, place_name
from batyskaf.games.endeavor.naming import UNSEEN
from batyskaf.games.endeavor.options import EndeavorOptions
from batyskaf.games.endeavor.position import BUSY, PHASES
from batyskaf.games.endeavor.position_rewards import rewards_of
from batyskaf.games.endeavor.state import EndeavorState
from batyskaf.games.endeavor.turns import Turn

if TYPE_CHECKING:
    from batyskaf.games.endeavor.game import EndeavorGame


def position_of(game: "EndeavorGame", s: EndeavorState) -> Position:
    """The position of a running game where a seat is about to begin its part, or has only rewards left to take."""
    if s.turn < 0:
        raise Refused("refused-position-over")
    frames = int(s.size // WIDTH)
    at_start = {codes.F_LAUNCH: 2, codes.F_RECRUIT: 4, codes.F_TURN: 2}.get(int(s.kind()))
    begun = frames != at_start or (s.kind() == codes.F_TURN and s.get(Turn.BEGUN))
    if begun and rewards_of(s, game.names) is None:
        raise Refused("refused-position-now")
    return write(game, s, seat=int(s.turn))


def write(game: "EndeavorGame", s: EndeavorState, seat: int | None = None, unseen: bool = True) -> Position:
    """Write all fields; without `unseen` a question mark stands for each piece that nobody has seen.

    `seat` is the one that is asked; by default the one whose turn follows from stage and step.
    """
    rewards = rewards_of(s, game.names)
    if rewards is not None:
        seat = int(s.owner)
    elif seat is None:
        seat = int(s.step + 1 if s.stage == codes.S_ACT else s.wave + s.step) % int(s.seats)
    chosen = {key: value for key, value in msgspec.json.decode(s.setup.options).items() if key != "position"}
    fields = options_written(EndeavorOptions, chosen, ("mission", "players"))
    fields.update(phase=PHASES[s.stage], turn=seat, wave=int(s.wave))
    if s.round:
        fields["round"] = int(s.round)
    passed = [str(other) for other in range(s.seats) if s.passed >> other & 1]
    if passed and s.stage == codes.S_ACT:
        fields["passed"] = " ".join(passed)
    if rewards is not None:
        fields["rewards"] = rewards
    writer = _Writer(game, s, unseen)
    for part in (writer.ocean, writer.boards, writer.tokens, writer.cards, writer.impact):
        for key, value in part().items():
            if isinstance(value, dict):
                value = {name: words for name, words in value.items() if words != ""}
            if value:
                fields[key] = value
    return position(game.name, **fields)


class _Writer:
    def __init__(self, game: "EndeavorGame", s: EndeavorState, unseen: bool) -> None:
        self.s = s
        self.rules = s.rules
        self.names = game.names
        self.unseen = unseen
        self.seats = range(s.seats)

    def _hidden(self, names: Sequence[str], pieces: Iterable[int]) -> str:
        """Pieces that nobody has seen."""
        return " ".join(names[piece] if self.unseen else UNSEEN for piece in pieces) or NOTHING

    def _site(self, site: int) -> str:
        return f"{self.names.tile_of(site)}.{self.names.sites[site]}"

    def ocean(self) -> dict[str, object]:
        s = self.s
        zones = {}
        for tile in s.zones:
            finder = str(int(s.finder[tile])) if s.finder[tile] >= 0 else ""
            once = f"once={int(s.once[tile])}" if s.once[tile] else ""
            zones[place_name(int(s.tile_place[tile]))] = f"{self.names.tiles[tile]} {finder} {once}".strip()
        sites = {
            seat: " ".join(self._site(i) for i, owner in enumerate(s.site_owner) if owner == seat)
            for seat in self.seats
        }
        vessels = {
            seat: " ".join(self.names.tiles[tile] for tile in self._row(s.vessels, seat, codes.VESSELS) if tile >= 0)
            for seat in self.seats
        }
        stacks, special = self._stacks()
        return {"ocean": zones, "sites": sites, "vessels": vessels, "stacks": stacks, "special": special}

    @staticmethod
    def _row(cells: Iterable[int], number: int, width: int) -> list[int]:
        return [int(cell) for cell in list(cells)[number * int(width) : (number + 1) * int(width)]]

    def _stacks(self) -> tuple[dict[int, str], int]:
        """Each stack from the top, what was put beneath behind a bar; and how deep the special tile may lie."""
        s, found, special = self.s, {}, 0
        for depth in range(1, int(codes.DEPTHS) + 1):
            count, head = int(s.pile_n[depth]), int(s.pile_head[depth])
            places = [int(s.piles[depth * int(codes.LANE) + (head + i) % int(codes.LANE)]) for i in range(count)]
            seen = [s.deal.stacks[depth][place] for place in places if place < s.fresh[depth]]
            hidden = [int(s.deal.stacks[depth][place]) for place in places if place >= s.fresh[depth]]
            known = " ".join(self.names.tiles[tile] for tile in seen)
            found[depth] = f"{self._hidden(self.names.tiles, hidden)} | {known}".removesuffix("| ").strip()
            if s.deal.tops[depth] > s.fresh[depth]:
                special = int(s.deal.tops[depth] - s.fresh[depth])
        return found, special

    def boards(self) -> dict[str, object]:
        s = self.s
        team = {}
        for seat in self.seats:
            members = [member for member in self._row(s.team, seat, codes.TEAM) if member >= 0]
            team[seat] = " ".join(self.names.sides[side_of(m)] + (BUSY if is_busy(m) else "") for m in members)
        reached = {}
        for milestone in range(int(codes.MILESTONES)):
            ranks = self._row(s.reached, milestone, codes.SEATS)
            order = sorted((rank, seat) for seat, rank in enumerate(ranks) if rank > 0)
            reached[milestone] = " ".join(str(seat) for _, seat in order)
        return {
            "tracks": {seat: " ".join(map(str, self._row(s.tracks, seat, codes.TRACKS))) for seat in self.seats},
            "research": {seat: int(s.research[seat]) for seat in self.seats},
            "staging": {seat: int(s.area[seat]) for seat in self.seats},
            "team": {seat: words or NOTHING for seat, words in team.items()},
            "cleanup": {seat: int(s.cleaned[seat]) for seat in self.seats if s.cleaned[seat]},
            "milestones": {milestone: words for milestone, words in reached.items() if words},
        }

    def tokens(self) -> dict[str, object]:
        s, names = self.s, self.names.tokens
        dives = {}
        for tile in s.zones:
            for site in range(self.rules.tile_first[tile], self.rules.tile_first[tile + 1]):
                dive = int(self.rules.site_dive[site])
                if dive >= 0:
                    first = dive * int(codes.DIVE_MOST)
                    places = [int(place) for place in list(s.dives)[first : first + int(s.dive_n[dive])]]
                    dives[self._site(site)] = self._hidden(names, [int(s.tokens[place]) for place in reversed(places)])
        held = {
            seat: " ".join(
                names[k] for k, count in enumerate(self._row(s.held, seat, self.rules.tokens)) for _ in range(count)
            )
            for seat in self.seats
        }
        return {
            "dives": dives,
            "tokens": held,
            "tossed": " ".join(names[kind] for kind, count in enumerate(s.tossed) for _ in range(count)),
            "token_supply": self._hidden(names, [int(kind) for kind in list(s.tokens)[int(s.token_at) :]]),
        }

    def cards(self) -> dict[str, object]:
        s, names = self.s, self.names.journals
        journals: dict[int, str] = {}
        for seat in self.seats:
            words = []
            for number in range(self.rules.journals):
                if s.journal_owner[number] == seat:
                    discs = f"+{int(s.journal_discs[number])}" if s.journal_discs[number] else ""
                    words.append(names[number] + (BUSY if s.journal_used[number] else "") + discs)
            journals[seat] = " ".join(words)
        retired = [names[number] for number in range(self.rules.journals) if s.journal_owner[number] == codes.DISCARDED]
        tier5 = {}
        for stack in range(int(codes.TOP_STACKS)):
            places = self._row(s.tray5, stack, codes.LANE)[: int(s.tray5_n[stack])]
            tiles = [int(s.deal.tier5[place]) for place in reversed(places)]
            top = self.names.specialists[tiles[0]] if tiles else ""
            tier5[stack] = f"{top} {self._hidden(self.names.specialists, tiles[1:])}".removesuffix(
                f" {NOTHING}"
            ).strip()
        return {
            "display": " ".join(names[journal] if journal >= 0 else NOTHING for journal in s.display),
            "journals": journals,
            "retired": " ".join(retired),
            "journal_deck": self._hidden(names, [int(journal) for journal in list(s.deal.journals)[int(s.deck_at) :]]),
            "tier5": {stack: words or NOTHING for stack, words in tier5.items()},
        }

    def impact(self) -> dict[str, object]:
        s, setup = self.s, self.s.setup
        marked: dict[int, list[str]] = {seat: [] for seat in self.seats}
        for hex in range(setup.hexes):
            if s.hex_owner[hex] < 0:
                continue
            name, endless = cell_name(int(setup.hex_cell[hex])), int(setup.hex_infinite[hex])
            if endless < 0:
                marked[int(s.hex_owner[hex])].append(name)
                continue
            for seat, count in enumerate(self._row(s.endless, endless, codes.SEATS)[: len(self.seats)]):
                if count:
                    marked[seat].append(f"{name}*{count}")
        designated = self.names.options[int(s.designated).bit_length() - 1] if s.designated else ""
        return {
            "impact": {seat: " ".join(words) for seat, words in marked.items()},
            "ways": " ".join(str(int(way)) if way >= 0 else NOTHING for way in s.chosen),
            "designated": designated,
            "cards": " ".join(self.names.cards[card] for card in s.deal.cards) or NOTHING,
        }
