"""The ocean of a position: zones and what has happened there, stacks, discs on sites, dive tokens."""

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.position import NOTHING, Line, Reading
from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor.layouts import depth_of
from batyskaf.games.endeavor.movetable import place_name
from batyskaf.games.endeavor.names import Names
from batyskaf.games.endeavor.naming import UNSEEN, Naming
from batyskaf.games.endeavor.rules import Deal, Setup
from batyskaf.games.endeavor.state import EndeavorState

PLACES = [place_name(place) for place in range(codes.PLACES)]


class OceanLaying(Naming):
    """Lays out the ocean, and the deal of what is covered in it. Whatever was not said comes from `drawn`."""

    def __init__(self, names: Names, reading: Reading, setup: Setup, drawn: Deal) -> None:
        self.deal = Deal()
        self.deal.words = drawn.words
        super().__init__(names, reading, EndeavorState(setup, self.deal))
        self.setup = setup
        self.seats = int(setup.seats)
        self.drawn = drawn

    # --- zones -----------------------------------------------------------------------------------------------------

    def _ocean(self) -> None:
        s = self.state
        if not self.reading.has("ocean"):
            for tile, place in zip(self.drawn.layout, self.setup.layout_place, strict=False):
                s.put_zone(tile, place)
            return
        for line in self.reading.lines("ocean"):
            words = line.words or [""]
            place = self._known(line, line.name, PLACES, "place")
            tile = self._known(line, words[0], self.names.tiles, "tile")
            if min(place, tile) < 0:
                continue
            if s.tile_place[tile] >= 0:
                there = place_name(int(s.tile_place[tile]))
                self.reading.fault(line, "fault-position-twice", piece=words[0], there=there)
            elif s.place_tile[place] >= 0:
                other = self.names.tiles[int(s.place_tile[place])]
                self.reading.fault(line, "fault-position-endeavor-taken", place=line.name, piece=other)
            elif not self.setup.field >> place & 1 or depth_of(place) != self.rules.tile_depth[tile]:
                depth = int(self.rules.tile_depth[tile])
                self.reading.fault(line, "fault-position-endeavor-depth", tile=words[0], depth=depth)
            else:
                s.put_zone(tile, place)
                self._zone(line, tile, words[1:])

    def _zone(self, line: Line, tile: int, words: list[str]) -> None:
        """Who discovered a zone, and what has happened there once and for all."""
        for word in words:
            if word.startswith("once="):
                self.state.once[tile] = self.reading.number(line, word[5:], 0, 1023)
            elif word != NOTHING:
                self.state.finder[tile] = self.reading.seat(line, word, self.seats)

    def _stacks(self) -> None:
        """Tiles from the top; behind a bar those that were seen and put beneath. Unsaid: what is not in the ocean."""
        s, deal = self.state, self.deal
        lines = {line.name: line for line in self.reading.lines("stacks")}
        for name, line in lines.items():
            self._known(line, name, [str(depth) for depth in range(1, int(codes.DEPTHS) + 1)], "depth")
        for depth in range(1, int(codes.DEPTHS) + 1):
            pool = [int(tile) for tile in self._all_tiles(depth) if s.tile_place[int(tile)] < 0]
            if str(depth) not in lines:
                unseen, seen = pool, []
            else:
                line = lines[str(depth)]
                top, _, bottom = line.value.partition("|")
                seen = self._filled("stacks", [(word, line) for word in bottom.split()], self.names.tiles, pool)
                unseen = self._filled("stacks", [(word, line) for word in top.split()], self.names.tiles, pool)
            if len(seen) + len(unseen) > codes.LANE:
                self.reading.fault("stacks", "fault-position-many", count=len(unseen), most=int(codes.LANE))
                continue
            deal.stacks[depth] = vec[i64]([*seen, *unseen])
            s.fresh[depth] = len(seen)
            s.pile_n[depth] = len(seen) + len(unseen)
            order = [*range(len(seen), len(seen) + len(unseen)), *range(len(seen))]
            for at, place in enumerate(order):
                s.piles[depth * int(codes.LANE) + at] = place
        self._special()

    def _all_tiles(self, depth: int) -> list[int]:
        """The tiles of a depth that this game may have in play, in the order in which they were drawn."""
        laid = [int(tile) for tile in self.drawn.layout if self.rules.tile_depth[tile] == depth]
        return [*(int(tile) for tile in self.drawn.stacks[depth]), *laid]

    def _special(self) -> None:
        """Among how many of the topmost tiles the special one of the mission lies."""
        special = int(self.setup.must_keep)
        if special < 0:
            return
        depth = int(self.rules.tile_depth[special])
        stack = [int(tile) for tile in self.deal.stacks[depth]]
        seen = int(self.state.fresh[depth])
        if special not in stack[seen:]:
            return
        drawn = int(self.drawn.tops[depth])
        within = self._number("special", min(drawn, len(stack) - seen), 0, len(stack) - seen)
        if within == 0:
            return
        self.deal.tops[depth] = seen + within
        at = stack.index(special)
        if at >= seen + within:  # it was not named where it lies: it is among the topmost
            stack[seen], stack[at] = stack[at], stack[seen]
            self.deal.stacks[depth] = vec[i64](stack)

    def _sites(self) -> None:
        s = self.state
        for seat, line in self.reading.by_seat("sites", self.seats).items():
            for word in line.pieces:
                _, site = self._place(line, word)
                if site < 0:
                    continue
                if self.rules.site_dive[site] >= 0:
                    self.reading.fault(line, "fault-position-endeavor-dive", piece=word)
                elif s.site_owner[site] >= 0:
                    there = f"sites {int(s.site_owner[site])}"
                    self.reading.fault(line, "fault-position-twice", piece=word, there=there)
                else:
                    s.site_owner[site] = seat
                    s.supply[seat] -= 1

    # --- tokens ----------------------------------------------------------------------------------------------------

    def _tokens(self) -> None:
        """Tokens of the seats and the discards lie open; those on dive sites and in the supply nobody has seen."""
        s, names, kinds = self.state, self.names.tokens, int(self.rules.tokens)
        pool = [int(kind) for kind in self.drawn.tokens]
        for seat, line in self.reading.by_seat("tokens", self.seats).items():
            for kind in self._filled("tokens", self._words([line]), names, pool):
                s.held[seat * kinds + kind] += 1
        for kind in self._filled("tossed", self._words(self.reading.lines("tossed")), names, pool):
            s.tossed[kind] += 1
        dives = {dive: self._named(words, names, pool) for dive, words in self._dives().items()}
        supply = self._named(self._words(self.reading.lines("token_supply")), names, pool)
        tokens: list[int] = []
        for dive, found in dives.items():
            kinds_there = self._drawn("dives", found, pool)[: int(codes.DIVE_MOST)]
            for at, kind in enumerate(reversed(kinds_there)):
                s.dives[dive * int(codes.DIVE_MOST) + at] = len(tokens)
                tokens.append(kind)
            s.dive_n[dive] = len(kinds_there)
        s.token_at = len(tokens)
        said = self.reading.has("token_supply")
        tokens += self._drawn("token_supply", supply, pool) if said else pool
        self.deal.tokens = vec[i64](tokens)
        s.tokens = self.deal.tokens[:]
        s.ends = vec[i64]([len(tokens)])

    def _dives(self) -> dict[int, list[tuple[str, Line]]]:
        """What is said of each dive site in play; by default it is full."""
        found: dict[int, list[tuple[str, Line]]] = {}
        for line in self.reading.lines("dives"):
            _, site = self._place(line, line.name)
            if site >= 0 and self.rules.site_dive[site] < 0:
                self.reading.fault(line, "fault-position-endeavor-no-dive", piece=line.name)
            elif site >= 0:
                most = int(self.rules.site_tokens[site])
                if len(line.pieces) > max(most, int(codes.DIVE_MOST)):
                    self.reading.fault(line, "fault-position-many", count=len(line.pieces), most=most)
                found[int(self.rules.site_dive[site])] = self._words([line])
        for tile in self.state.zones:
            for site in range(self.rules.tile_first[tile], self.rules.tile_first[tile + 1]):
                dive = int(self.rules.site_dive[site])
                if dive >= 0 and dive not in found:
                    full = Line("dives", "", "", 0)
                    found[dive] = [(UNSEEN, full)] * int(self.rules.site_tokens[site])
        return dict(sorted(found.items()))  # in the same order however they were written
