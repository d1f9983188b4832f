# mypyc: compile
"""What lies on the table of Endeavor: ocean, trays, boards and teams, without what is being asked."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import State
from batyskaf.core.rng import Rng
from batyskaf.games.endeavor.codes import (
    DIVE_MOST,
    E_CASHED,
    E_GAINED,
    E_RESHUFFLED,
    LANE,
    PLACES,
    RESEARCH,
    TEAM,
)
from batyskaf.games.endeavor.rules import Deal, Rules, Setup, rows


class Table(State):
    """Pieces and where they are. Rows by seat begin at seat * width."""

    def __init__(self, setup: Setup, deal: Deal) -> None:
        super().__init__()
        self.setup = setup
        self.rules: Rules = setup.rules
        self.deal = deal
        self.seats: i64 = setup.seats
        self.round: i64 = 0
        self.stage: i64 = 0
        self.wave: i64 = deal.wave
        self.step: i64 = 0
        """How many seats have had their part of this stage; in the action phase the seat that acted last."""
        self.passed: i64 = 0
        self.reserve: i64 = 0
        """Discs that must be left for the activation to come."""
        # boards
        self.tracks: vec[i64] = vec[i64]()
        self.research: vec[i64] = vec[i64]()
        self.area: vec[i64] = vec[i64]()
        """Discs in the staging area."""
        self.supply: vec[i64] = vec[i64]()
        self.markers: vec[i64] = vec[i64]()
        self.vessels: vec[i64] = vec[i64]()
        """By seat * 3: the tile of each submarine, -1 in stock."""
        self.held: vec[i64] = vec[i64]()
        """By seat * tokens: dive tokens of each kind."""
        self.team: vec[i64] = vec[i64]()
        """By seat * TEAM: side * 2 + 1 if a disc lies on it, -1 for none."""
        # the tray
        self.tray: vec[i64] = vec[i64]()
        """Tiles left of each specialist of tiers 1 to 4."""
        self.tray5: vec[i64] = vec[i64]()
        """Three stacks of LANE cells: places in the deal, the top one last."""
        self.tray5_n: vec[i64] = vec[i64]()
        self.seen5: i64 = 0
        """Places of the deal that have been on top, as a mask."""
        # the ocean
        self.ocean: i64 = 0
        """Places with a zone, as a mask."""
        self.barred: i64 = 0
        """Places that no submarine may enter, as a mask."""
        self.place_tile: vec[i64] = vec[i64]()
        self.tile_place: vec[i64] = vec[i64]()
        self.zones: vec[i64] = vec[i64]()
        """Tiles in play in the order they came."""
        self.site_owner: vec[i64] = vec[i64]()
        self.finder: vec[i64] = vec[i64]()
        """Who discovered a tile, -1 for nobody."""
        self.once: vec[i64] = vec[i64]()
        """What has happened in a zone once and for all: bit 0 restored, then one bit for each of its features."""
        self.piles: vec[i64] = vec[i64]()
        """By depth * LANE: the stacks as rings of places in the deal."""
        self.pile_head: vec[i64] = vec[i64]()
        self.pile_n: vec[i64] = vec[i64]()
        self.fresh: vec[i64] = vec[i64]()
        """By depth: how many tiles were drawn for the first time."""
        self.drawn: vec[i64] = vec[i64]()
        """Places in the deal of tiles just drawn: depth * LANE + place."""
        # dive tokens
        self.tokens: vec[i64] = vec[i64]()
        """Kinds of all tokens in the order they come up."""
        self.token_at: i64 = 0
        self.shuffles: i64 = 0
        self.ends: vec[i64] = vec[i64]()
        """Where each shuffle of the tokens ends in `tokens`."""
        self.dives: vec[i64] = vec[i64]()
        """By dive site * DIVE_MOST: places in `tokens`, the top one last."""
        self.dive_n: vec[i64] = vec[i64]()
        self.tossed: vec[i64] = vec[i64]()
        """Discarded tokens of each kind."""
        # journals
        self.display: vec[i64] = vec[i64]()
        self.deck_at: i64 = 0
        self.journal_owner: vec[i64] = vec[i64]()
        """Seat, -1 for not published, -2 for out of the game."""
        self.journal_used: vec[i64] = vec[i64]()
        """1 once turned in this round."""
        self.journal_discs: vec[i64] = vec[i64]()
        # the Impact board
        self.hex_owner: vec[i64] = vec[i64]()
        self.endless: vec[i64] = vec[i64]()
        """By infinite hex * SEATS: markers."""
        self.chosen: vec[i64] = vec[i64]()
        """By goal: the way it is scored; -1 while it waits for a choice."""
        self.designated: i64 = 0
        """The unit named for goal discs, 0 for none."""
        self.cleaned: vec[i64] = vec[i64]()
        self.reached: vec[i64] = vec[i64]()
        """By milestone * SEATS: 1 for who reached it first, 2 second, and so on."""

    def lay(self) -> None:
        """Put everything in its place before the game."""
        self._lay_seats()
        self._lay_ocean()
        self._lay_stacks()
        self._lay_tokens()
        self._lay_journals()
        self._lay_goals()
        self._lay_tier5()

    def _lay_seats(self) -> None:
        """The player boards, each with its leader, and the tray of specialists between them."""
        rules = self.rules
        self.tracks = rows(4, 0)
        self.research = rows(1, 0)
        self.area = rows(1, 0)
        self.supply = rows(1, rules.discs - 1)
        self.markers = rows(1, rules.markers)
        self.vessels = rows(3, -1)
        self.held = rows(rules.tokens, 0)
        self.team = rows(TEAM, -1)
        for seat in range(self.setup.seats):
            self.team[seat * TEAM] = 1 * 2 + 1
        self.tray = rules.copies[:]

    def _lay_ocean(self) -> None:
        """No zone is there yet."""
        rules = self.rules
        self.place_tile = vec[i64]([-1] * int(PLACES))
        self.tile_place = vec[i64]([-1] * int(rules.tiles))
        self.zones = vec[i64](capacity=40)
        self.site_owner = vec[i64]([-1] * int(rules.sites))
        self.finder = vec[i64]([-1] * int(rules.tiles))
        self.once = vec[i64]([0] * int(rules.tiles))

    def _lay_stacks(self) -> None:
        """The tiles that wait, by depth."""
        self.piles = vec[i64]([-1] * int(6 * LANE))
        self.pile_head = vec[i64]([0] * 6)
        self.pile_n = vec[i64]([0] * 6)
        self.fresh = vec[i64]([0] * 6)
        for depth in range(i64(6)):
            self.pile_n[depth] = i64(len(self.deal.stacks[depth]))
            for i in range(self.pile_n[depth]):
                self.piles[depth * LANE + i] = i

    def _lay_tokens(self) -> None:
        """Dive tokens: the supply, and dive sites that are still empty."""
        dives: i64 = len(self.rules.dive_sites)
        self.tokens = self.deal.tokens[:]
        self.ends = vec[i64]([i64(len(self.deal.tokens))])
        self.dives = vec[i64]([-1] * int(dives * DIVE_MOST))
        self.dive_n = vec[i64]([0] * int(dives))
        self.tossed = vec[i64]([0] * int(self.rules.tokens))

    def _lay_journals(self) -> None:
        journals = int(self.rules.journals)
        self.display = self.deal.display[:]
        self.journal_owner = vec[i64]([-1] * journals)
        self.journal_used = vec[i64]([0] * journals)
        self.journal_discs = vec[i64]([0] * journals)

    def _lay_goals(self) -> None:
        """The Impact board and the goals of the mission; one with several ways waits for a choice."""
        setup = self.setup
        self.hex_owner = vec[i64]([-1] * int(setup.hexes))
        self.endless = rows(setup.infinite, 0)
        self.chosen = vec[i64]([0, 0, 0])
        for goal in range(i64(3)):
            if len(setup.goals[goal]) > 1:
                self.chosen[goal] = -1
        self.cleaned = rows(1, 0)
        self.reached = rows(2, 0)

    def _lay_tier5(self) -> None:
        """Deal the top tier out over three stacks as evenly as can be."""
        self.tray5 = vec[i64]([-1] * int(3 * LANE))
        self.tray5_n = vec[i64]([0, 0, 0])
        for i in range(i64(len(self.deal.tier5))):
            stack = i % 3
            self.tray5[stack * LANE + self.tray5_n[stack]] = i
            self.tray5_n[stack] += 1
        self.see_tier5()

    def see_tier5(self) -> None:
        for stack in range(i64(3)):
            if self.tray5_n[stack] > 0:
                self.seen5 |= BIT[self.tray5[stack * LANE + self.tray5_n[stack] - 1]]

    # --- looking ---------------------------------------------------------------------------------------------------

    def level(self, seat: i64, attribute: i64) -> i64:
        return self.rules.level[self.tracks[seat * 4 + attribute]]

    def discs(self, seat: i64) -> i64:
        """Discs a seat may place or return now."""
        return self.area[seat] - (self.reserve if seat == self.owner else 0)

    def vessel_mask(self, seat: i64) -> i64:
        """Places of a seat's submarines."""
        mask: i64 = 0
        for i in range(seat * 3, seat * 3 + 3):
            if self.vessels[i] >= 0:
                mask |= BIT[self.tile_place[self.vessels[i]]]
        return mask

    def vessels_in(self, seat: i64, tile: i64) -> i64:
        found: i64 = 0
        for i in range(seat * 3, seat * 3 + 3):
            if self.vessels[i] == tile:
                found += 1
        return found

    def tokens_held(self, seat: i64) -> i64:
        held: i64 = 0
        for kind in range(self.rules.tokens):
            held += self.held[seat * self.rules.tokens + kind]
        return held

    def funds(self, seat: i64) -> i64:
        """Research a seat can pay with, tokens cashed included; they can be spent in one's own turn only."""
        total = self.research[seat]
        if seat == self.owner and self.stage == 2:
            for kind in range(self.rules.tokens):
                total += self.held[seat * self.rules.tokens + kind] * self.rules.token_research[kind]
        return total if total < self.rules.research_most else self.rules.research_most

    def tier5_top(self, stack: i64) -> i64:
        """The specialist on top of a stack, -1 if it is empty."""
        if self.tray5_n[stack] == 0:
            return -1
        return self.deal.tier5[self.tray5[stack * LANE + self.tray5_n[stack] - 1]]

    def room(self, depth: i64, free: i64) -> i64:
        """The places where a tile of a depth may go; with `free` it needs no tile above."""
        row = self.setup.field & ~self.ocean & ROW_MASK[depth]
        if depth == 1 or depth == free:
            return row
        return row & (self.ocean << 9)

    # --- simple changes --------------------------------------------------------------------------------------------

    def add_research(self, seat: i64, count: i64) -> None:
        """Move up the Research track; what goes beyond its end is lost."""
        before = self.research[seat]
        after = before + count
        if after > self.rules.research_most:
            after = self.rules.research_most
        self.research[seat] = after
        self.tell(E_GAINED, seat, RESEARCH, after - before)

    def add_discs(self, seat: i64, count: i64) -> i64:
        """Take discs from supply to the staging area, as many as there are."""
        taken = count if count < self.supply[seat] else self.supply[seat]
        self.supply[seat] -= taken
        self.area[seat] += taken
        return taken

    def cash(self, seat: i64, kind: i64) -> None:
        """Spend a dive token for its Research."""
        self.held[seat * self.rules.tokens + kind] -= 1
        self.tossed[kind] += 1
        self.tell(E_CASHED, seat, kind, 0)
        self.add_research(seat, self.rules.token_research[kind])

    def put_zone(self, tile: i64, place: i64) -> None:
        """A tile comes into play; its dive sites are filled."""
        rules = self.rules
        self.ocean |= BIT[place]
        if rules.tile_no_entry[tile]:
            self.barred |= BIT[place]
        self.place_tile[place] = tile
        self.tile_place[tile] = place
        self.zones = append(self.zones, tile)
        for site in range(rules.tile_first[tile], rules.tile_first[tile + 1]):
            dive = rules.site_dive[site]
            if dive >= 0:
                for _ in range(rules.site_tokens[site]):
                    self._put_token(dive)

    def _put_token(self, dive: i64) -> None:
        if self.token_at == len(self.tokens):
            self._reshuffle()
        if self.token_at < len(self.tokens):
            self.dives[dive * DIVE_MOST + self.dive_n[dive]] = self.token_at
            self.dive_n[dive] += 1
            self.token_at += 1

    def _reshuffle(self) -> None:
        """Rulebook: when the supply of dive tokens runs out, the discards are shuffled into a new one."""
        found = vec[i64]()
        for kind in range(self.rules.tokens):
            for _ in range(self.tossed[kind]):
                found = append(found, kind)
            self.tossed[kind] = 0
        if len(found) == 0:
            return
        if self.shuffles < len(self.deal.later):
            found = self.deal.later[self.shuffles]
        else:
            words = self.deal.words
            Rng(words[0] + self.shuffles, words[1], words[2], words[3]).shuffle(found)
        for kind in found:
            self.tokens = append(self.tokens, kind)
        self.shuffles += 1
        self.ends = append(self.ends, i64(len(self.tokens)))
        self.revealed = True
        self.tell(E_RESHUFFLED, i64(len(found)), 0, 0)

    def copy_table(self, other: "Table") -> None:
        """Take over everything from another table of the same set-up."""
        self.turn = other.turn
        self.owner = other.owner
        self.revealed = other.revealed
        self.telling = other.telling
        self.round = other.round
        self.stage = other.stage
        self.wave = other.wave
        self.step = other.step
        self.passed = other.passed
        self.reserve = other.reserve
        self.tracks = other.tracks[:]
        self.research = other.research[:]
        self.area = other.area[:]
        self.supply = other.supply[:]
        self.markers = other.markers[:]
        self.vessels = other.vessels[:]
        self.held = other.held[:]
        self.team = other.team[:]
        self.tray = other.tray[:]
        self.tray5 = other.tray5[:]
        self.tray5_n = other.tray5_n[:]
        self.seen5 = other.seen5
        self.ocean = other.ocean
        self.barred = other.barred
        self.place_tile = other.place_tile[:]
        self.tile_place = other.tile_place[:]
        self.zones = other.zones[:]
        self.site_owner = other.site_owner[:]
        self.finder = other.finder[:]
        self.once = other.once[:]
        self.piles = other.piles[:]
        self.pile_head = other.pile_head[:]
        self.pile_n = other.pile_n[:]
        self.fresh = other.fresh[:]
        self.drawn = other.drawn[:]
        self.tokens = other.tokens[:]
        self.token_at = other.token_at
        self.shuffles = other.shuffles
        self.ends = other.ends[:]
        self.dives = other.dives[:]
        self.dive_n = other.dive_n[:]
        self.tossed = other.tossed[:]
        self.display = other.display[:]
        self.deck_at = other.deck_at
        self.journal_owner = other.journal_owner[:]
        self.journal_used = other.journal_used[:]
        self.journal_discs = other.journal_discs[:]
        self.hex_owner = other.hex_owner[:]
        self.endless = other.endless[:]
        self.chosen = other.chosen[:]
        self.designated = other.designated
        self.cleaned = other.cleaned[:]
        self.reached = other.reached[:]


ROW_MASK: Final[vec[i64]] = vec[i64]([0] + [sum(1 << d * 9 + c for c in range(9)) for d in range(5)])
