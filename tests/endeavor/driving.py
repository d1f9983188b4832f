"""Sets up positions of Endeavor by hand and plays them in the words of the move table."""

from collections.abc import Iterable, Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.rng import Rng
from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor.game import EndeavorGame, load
from batyskaf.games.endeavor.movetable import COLUMNS, REWARDS
from batyskaf.games.endeavor.scoring import score_sheet
from batyskaf.games.endeavor.state import EndeavorState
from batyskaf.games.endeavor.view import EndeavorView

GAME = load()


class Table:
    """A game that can be rearranged: every setter puts pieces where a test wants them."""

    def __init__(
        self,
        mission: str = "1",
        players: int = 2,
        edition: str = "draft",
        mode: str = "competitive",
        seed: int = 1,
        game: EndeavorGame = GAME,
    ) -> None:
        self.game = game
        self.options = game.options(
            mission=mission, players=players, edition=edition, mode=mode, fifth_player=players == 5
        )
        self.s: EndeavorState = game.start(self.options, seed)
        self.s.telling = True
        self.names = game.names

    # --- asking ----------------------------------------------------------------------------------------------------

    def _in_turn(self, seat: int) -> EndeavorState:
        """The seat's own turn of the action phase, with an empty agenda and nothing told yet."""
        s = self.s
        s.depth = 0
        s.stage = codes.S_ACT
        s.owner = seat
        s.step = seat
        s.passed = 0
        s.reserve = 0
        s.told = vec[i64]()
        return s

    def ask(self, kind: int, seat: int = 0, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> "Table":
        """Make this the only effect on the agenda, in the seat's own turn of the action phase."""
        s = self._in_turn(seat)
        s.push(kind, seat, a, b, c, d)
        s.run()
        return self

    def turn(self, seat: int = 0) -> "Table":
        """The seat is to activate or pass."""
        s = self.s
        s.depth = 0
        s.stage = codes.S_ACT
        s.step = (seat + s.seats - 1) % s.seats
        s.passed = 0
        s.run()
        return self

    def activated(self, side: str, seat: int = 0) -> "Table":
        """The seat has just activated a specialist (which need not be in its team)."""
        s = self._in_turn(seat)
        s.push(codes.F_END_TURN, seat, 0, 0, 0, 0)
        s.push(codes.F_ACTS, seat, self.names.sides.index(side), 1, 0, 0)
        s.run()
        return self

    def gain(self, *rewards: str, seat: int = 0, zone: str | None = None) -> "Table":
        """The seat gains plain rewards."""
        counts = sum(1 << 4 * REWARDS.index(reward) for reward in rewards)
        return self.ask(codes.F_REWARDS, seat, counts, 0, self.tile(zone) if zone else -1)

    def discover(self, *depths: int, seat: int = 0, free: int = 0) -> "Table":
        return self.ask(codes.F_DRAW, seat, sum(1 << depth for depth in depths), 0, 0, free)

    def asked(self) -> str:
        return self.view().asked

    def legal(self, kind: str = "") -> list[str]:
        texts = [self.game.moves.text(move) for move in self.s.legal()]
        return [text for text in texts if text.startswith(kind)]

    def do(self, *moves: str) -> "Table":
        for text in moves:
            move = self.game.moves.id(text)
            assert move in self.s.legal(), f"{text!r} is not among {self.legal()}"
            self.s.apply(move)
        return self

    def refused(self, text: str) -> str:
        reason = self.s.why_not(self.game.moves.id(text))
        assert reason is not None, f"{text!r} is legal"
        return reason.id

    def told(self, kind: type) -> list[object]:
        return [event for event in self.game.events(self.s) if isinstance(event, kind)]

    # --- putting ---------------------------------------------------------------------------------------------------

    def tile(self, id: str) -> int:
        return self.names.tiles.index(id)

    def site(self, tile: str, id: str) -> int:
        first = int(self.s.rules.tile_first[self.tile(tile)])
        return self.names.sites.index(id, first)

    def put(self, tile: str, place: str) -> "Table":
        """Bring a tile into play at a place, in place of what lay there."""
        number, where = self.tile(tile), place_of(place)
        if self.s.tile_place[number] >= 0:
            self.lift(tile)
        if self.s.place_tile[where] >= 0:
            self.lift(self.names.tiles[self.s.place_tile[where]])
        self.s.put_zone(number, where)
        return self

    def lift(self, tile: str) -> "Table":
        """Take a tile out of play."""
        s, number = self.s, self.tile(tile)
        where = int(s.tile_place[number])
        s.ocean = int(s.ocean) & ~(1 << where)
        s.barred = int(s.barred) & ~(1 << where)
        change(s, "place_tile", where, -1)
        change(s, "tile_place", number, -1)
        s.zones = vec[i64]([zone for zone in s.zones if zone != number])
        for dive in range(len(s.dive_n)):
            if s.rules.site_tile[s.rules.dive_sites[dive]] == number:
                change(s, "dive_n", dive, 0)
        return self

    def vessels(self, *tiles: str, seat: int = 0) -> "Table":
        for i in range(3):
            change(self.s, "vessels", seat * 3 + i, self.tile(tiles[i]) if i < len(tiles) else -1)
        return self

    def track(self, attribute: str, step: int, seat: int = 0) -> "Table":
        change(self.s, "tracks", seat * 4 + REWARDS.index(attribute), step)
        return self

    def tracks(self, *steps: int, seat: int = 0) -> "Table":
        for attribute, step in zip(REWARDS, steps, strict=False):
            self.track(attribute, step, seat)
        return self

    def research(self, count: int, seat: int = 0) -> "Table":
        change(self.s, "research", seat, count)
        return self

    def discs(self, count: int, seat: int = 0) -> "Table":
        """Set the staging area; the supply makes up for it."""
        change(self.s, "supply", seat, int(self.s.supply[seat] + self.s.area[seat]) - count)
        change(self.s, "area", seat, count)
        return self

    def token(self, *kinds: str, seat: int = 0) -> "Table":
        for kind in kinds:
            at = seat * int(self.s.rules.tokens) + self.names.tokens.index(kind)
            change(self.s, "held", at, int(self.s.held[at]) + 1)
        return self

    def top_token(self, tile: str, *kinds: str, site: str = "d1") -> "Table":
        """The next tokens of a dive site, the first one first; the site holds exactly these."""
        s = self.s
        dive = int(s.rules.site_dive[self.site(tile, site)])
        for place, kind in enumerate(reversed(kinds)):
            position = len(s.tokens)
            s.tokens = vec[i64]([*s.tokens, self.names.tokens.index(kind)])
            s.ends = vec[i64]([*list(s.ends)[:-1], position + 1])
            change(s, "dives", dive * codes.DIVE_MOST + place, position)
        s.token_at = len(s.tokens)
        change(s, "dive_n", dive, len(kinds))
        return self

    def disc_on(self, tile: str, *sites: str, seat: int = 0) -> "Table":
        for id in sites:
            change(self.s, "site_owner", self.site(tile, id), seat)
        return self

    def team(self, *sides: str, seat: int = 0) -> "Table":
        """The whole team; a trailing ! puts a disc on a specialist."""
        for i in range(codes.TEAM):
            member = -1
            if i < len(sides):
                name = sides[i].rstrip("!")
                member = self.names.sides.index(name) * 2 + sides[i].endswith("!")
            change(self.s, "team", seat * codes.TEAM + i, member)
        return self

    def display(self, *journals: str) -> "Table":
        chosen = [self.names.journals.index(journal) for journal in journals]
        self.s.display = vec[i64](chosen + [-1] * (4 - len(chosen)))
        return self

    def own(self, *journals: str, seat: int = 0) -> "Table":
        for journal in journals:
            change(self.s, "journal_owner", self.names.journals.index(journal), seat)
        return self

    def mark(self, *hexes: str, seat: int = 0) -> "Table":
        """Put markers on the Impact board, without rewards."""
        s = self.s
        for id in hexes:
            row, column = id[1:].split("c")
            hex = int(s.setup.cell_hex[int(row) * codes.HEX_COLUMNS + int(column)])
            endless = int(s.setup.hex_infinite[hex])
            if endless >= 0:
                at = endless * codes.SEATS + seat
                change(s, "endless", at, int(s.endless[at]) + 1)
            change(s, "hex_owner", hex, seat)
            change(s, "markers", seat, int(s.markers[seat]) - 1)
        return self

    def stack(self, depth: int, *tiles: str) -> "Table":
        """The top of a stack, in order; the rest of it is gone."""
        s = self.s
        deal = s.deal.copy()
        numbers = [self.tile(tile) for tile in tiles]
        deal.stacks = [vec[i64](numbers) if d == depth else old for d, old in enumerate(deal.stacks)]
        s.deal = deal
        for place in range(codes.LANE):
            change(s, "piles", depth * codes.LANE + place, place if place < len(numbers) else -1)
        change(s, "pile_head", depth, 0)
        change(s, "pile_n", depth, len(numbers))
        change(s, "fresh", depth, 0)
        return self

    # --- looking ---------------------------------------------------------------------------------------------------

    def view(self) -> EndeavorView:
        view = self.s.view(None)
        assert isinstance(view, EndeavorView)
        return view

    def steps(self, seat: int = 0) -> list[int]:
        return [int(step) for step in list(self.s.tracks)[seat * 4 : seat * 4 + 4]]

    def sheet(self, seat: int = 0) -> list[int]:
        return [int(points) for points in score_sheet(self.s, seat)]

    def hand(self, seat: int = 0) -> Sequence[str]:
        return self.view().seats[seat].tokens

    def staged(self, seat: int = 0) -> int:
        return int(self.s.area[seat])

    def studied(self, seat: int = 0) -> int:
        return int(self.s.research[seat])


def change(s: EndeavorState, field: str, at: int, value: int) -> None:
    """Set one cell of a vector."""
    cells = list(getattr(s, field))
    cells[at] = value
    setattr(s, field, vec[i64](cells))


def place_of(text: str) -> int:
    return (int(text[1]) - 1) * int(codes.WIDTH) + COLUMNS.index(text[0])


def play_randomly(state: EndeavorState, rng: Rng, eager: bool = True) -> int:
    """Play to the end; eager players seldom pass or stop while there is something to do."""
    made = 0
    while state.turn != -1:
        moves = state.legal()
        move = moves[rng.below(len(moves))]
        if eager and move < 2:
            move = moves[rng.below(len(moves))]
        state.apply(move)
        made += 1
    return made


def pieces(state: EndeavorState) -> Mapping[str, Iterable[int]]:
    """How many of each piece there are, wherever they are: none may ever be lost or made."""
    s, rules = state, state.rules
    discs, markers, vessels = [], [], []
    for seat in range(s.seats):
        placed = sum(owner == seat for owner in s.site_owner)
        team = list(s.team)[seat * codes.TEAM : (seat + 1) * codes.TEAM]
        busy = sum(member >= 0 and member % 2 for member in team)
        spaces = sum(int(s.journal_discs[j]) for j in range(rules.journals) if s.journal_owner[j] == seat)
        discs.append(int(s.area[seat] + s.supply[seat]) + placed + busy + spaces)
        single = sum(1 for hex in range(s.setup.hexes) if s.hex_owner[hex] == seat and s.setup.hex_infinite[hex] < 0)
        endless = sum(int(s.endless[i * codes.SEATS + seat]) for i in range(s.setup.infinite))
        markers.append(int(s.markers[seat]) + single + endless)
        vessels.append(sum(tile >= 0 for tile in list(s.vessels)[seat * 3 : seat * 3 + 3]))
    held = sum(int(count) for count in s.held) + sum(int(count) for count in s.tossed)
    covered = sum(int(count) for count in s.dive_n) + len(s.tokens) - int(s.token_at)
    tiles = len(s.zones) + sum(int(count) for count in s.pile_n) + len(s.drawn)
    members = sum(member >= 0 for member in s.team)
    tray = sum(int(s.tray[n]) for n in range(rules.specialists) if 0 < rules.tier[n] < 5)
    shown = sum(journal >= 0 for journal in s.display)
    published = sum(owner != -1 for owner in s.journal_owner)
    return {
        "discs": discs,
        "markers": markers,
        "tokens": [held + covered],
        "tiles": [tiles],
        "specialists": [members + tray + sum(int(count) for count in s.tray5_n)],
        "journals": [shown + published + len(s.deal.journals) - int(s.deck_at)],
        "vessels in stock": [min(3 - count for count in vessels) >= 0],
    }
