# mypyc: compile
"""The board of Endeavor, without what is being asked: what can be read off it, and the simple changes."""

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.rng import Rng
from batyskaf.games.endeavor.codes import (
    DISC,
    DIVE_MOST,
    E_CASHED,
    E_GAINED,
    E_LAPSED,
    E_RECOVERED,
    E_RESHUFFLED,
    LANE,
    RESEARCH,
    S_ACT,
    SEATS,
    TEAM,
    TRACKS,
    VESSELS,
)
from batyskaf.games.endeavor.layouts import ROW_MASK, below, member_of
from batyskaf.games.endeavor.pieces import Pieces


class Board(Pieces):
    """All pieces of a game, and what can be done with them."""

    # --- looking ---------------------------------------------------------------------------------------------------

    def level(self, seat: i64, attribute: i64) -> i64:
        return self.rules.level[self.tracks[seat * TRACKS + attribute]]

    def kept_back(self, seat: i64) -> i64:
        """Discs that a seat must leave in its staging area for the activation to come."""
        if seat != self.owner:
            return 0
        return self.reserve

    def discs(self, seat: i64) -> i64:
        """Discs a seat may place or return now."""
        return self.area[seat] - self.kept_back(seat)

    def in_stock(self, seat: i64) -> bool:
        """Whether a seat has a submarine left to launch."""
        return self.vessels[seat * VESSELS + VESSELS - 1] < 0

    def vessel_mask(self, seat: i64) -> i64:
        """Places of a seat's submarines."""
        mask: i64 = 0
        for i in range(seat * VESSELS, seat * VESSELS + VESSELS):
            if self.vessels[i] >= 0:
                mask |= BIT[self.tile_place[self.vessels[i]]]
        return mask

    def vessels_in(self, seat: i64, tile: i64) -> i64:
        found: i64 = 0
        for i in range(seat * VESSELS, seat * VESSELS + VESSELS):
            if self.vessels[i] == tile:
                found += 1
        return found

    def tokens_held(self, seat: i64) -> i64:
        tokens, held = self.rules.tokens, self.held
        total: i64 = 0
        for i in range(seat * tokens, seat * tokens + tokens):
            total += held[i]
        return total

    def funds(self, seat: i64) -> i64:
        """Research a seat can pay with, including its tokens, which it can cash only during its own turn."""
        return self.funds_with(seat, self.research[seat])

    def funds_with(self, seat: i64, research: i64) -> i64:
        """What a seat could pay with if it had so much Research."""
        rules, held, total = self.rules, self.held, research
        if seat == self.owner and self.stage == S_ACT:
            first = seat * rules.tokens
            for kind in range(rules.tokens):
                total += held[first + kind] * rules.token_research[kind]
        return min(total, rules.research_most)

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
        return row & below(self.ocean)

    # --- simple changes --------------------------------------------------------------------------------------------

    def add_research(self, seat: i64, count: i64) -> None:
        """Move up the Research track; what goes beyond its end is lost."""
        before = self.research[seat]
        after = before + count
        if after > self.rules.research_most:
            after = self.rules.research_most
        self.research[seat] = after
        self._record_gain(seat, RESEARCH, count, after - before)

    def take_discs(self, seat: i64, count: i64) -> i64:
        """Move discs from supply to the staging area, as many as there are."""
        taken = count if count < self.supply[seat] else self.supply[seat]
        self.supply[seat] -= taken
        self.area[seat] += taken
        return taken

    def add_discs(self, seat: i64, count: i64) -> None:
        """Gain discs, as many as there are in supply."""
        self._record_gain(seat, DISC, count, self.take_discs(seat, count))

    def _record_gain(self, seat: i64, kind: i64, count: i64, gained: i64) -> None:
        """Record what a seat has gained of a reward, and what of it lapses."""
        if gained > 0:
            self.record(E_GAINED, seat, kind, gained)
        if gained < count:
            self.record(E_LAPSED, seat, kind, count - gained)

    def return_discs(self, seat: i64, count: i64) -> None:
        """Move discs from the staging area back to supply."""
        self.area[seat] -= count
        self.supply[seat] += count

    def recover(self, seat: i64, side: i64) -> None:
        """Take the disc on a specialist back to the staging area."""
        for i in range(seat * TEAM, seat * TEAM + TEAM):
            if self.team[i] == member_of(side, 1):
                self.team[i] = member_of(side, 0)
                self.area[seat] += 1
                self.record(E_RECOVERED, seat, side, 0)
                return

    def reach_milestone(self, seat: i64, milestone: i64) -> None:
        """Remember who was first, second and so on."""
        row = milestone * SEATS
        if self.reached[row + seat] > 0:
            return
        rank: i64 = 1
        for other in range(self.seats):
            if self.reached[row + other] > 0:
                rank += 1
        self.reached[row + seat] = rank

    def cash(self, seat: i64, kind: i64) -> None:
        """Spend a dive token for its Research."""
        self.held[seat * self.rules.tokens + kind] -= 1
        self.tossed[kind] += 1
        self.record(E_CASHED, seat, kind, 0)
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
                for _token in range(rules.site_tokens[site]):
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
            for _token in range(self.tossed[kind]):
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
        self.record(E_RESHUFFLED, i64(len(found)), 0, 0)
