"""Sets up positions of Endeavor by the names of their pieces and plays them by the texts of moves."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Self

from batyskaf.core.position import position
from batyskaf.core.rng import Rng
from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor.game import EndeavorGame, load
from batyskaf.games.endeavor.layouts import is_busy
from batyskaf.games.endeavor.movetable import ATTRIBUTES
from batyskaf.games.endeavor.scoring import score_sheet
from batyskaf.games.endeavor.state import EndeavorState
from batyskaf.games.endeavor.view import EndeavorView, SeatView
from batyskaf.games.endeavor.writing import write
from tests.driving import Driver

GAME = load()
DISPLAY = 4


class Play(Driver):
    """A game whose pieces can be set up: setters change a position, and the first look or move starts from it.

    Until something is set it is the game that the seed deals. After moves a setter continues from the board that they
    led to; `to_act`, `activated`, `gain` or `to_prepare` then say what is asked.
    """

    game: EndeavorGame

    def __init__(
        self,
        mission: str = "1",
        players: int = 2,
        edition: str = "draft",
        mode: str = "competitive",
        seed: int = 1,
        game: EndeavorGame = GAME,
    ) -> None:
        self.names = game.names
        self.seed = seed
        self.options = game.options(
            mission=mission, players=players, edition=edition, mode=mode, fifth_player=players == 5
        )
        self._fields: dict[str, dict[str, str]] = {}
        """The position by field and line; a field with one line has the name ""."""
        self._activated: tuple[int, str] | None = None
        """Seat and side of the activation that leads from the position to what a test asks about."""
        self._moved = False
        """Whether moves were made since."""
        super().__init__(game.start(self.options, seed), game)

    # --- the position ------------------------------------------------------------------------------------------------

    @property  # type: ignore[override]
    def state(self) -> EndeavorState:
        """The state; a position that was changed is set up when it is first looked at."""
        if self._state is None:
            self._set_up()
        assert self._state is not None
        return self._state

    @state.setter
    def state(self, state: EndeavorState) -> None:
        self._state: EndeavorState | None = state

    @property
    def s(self) -> EndeavorState:
        return self.state

    def _set_up(self) -> None:
        fields = {key: dict(lines) for key, lines in self._fields.items()}
        if self._activated is not None:
            self._man(fields, *self._activated)
        written = {key: lines.get("", lines) for key, lines in fields.items()}
        self.state = self.game.start_at(position("endeavor", **written), self.seed)
        self.state.recording = True
        if self._activated is not None:
            super().do(f"activate {self._activated[1]}")

    @staticmethod
    def _man(fields: dict[str, dict[str, str]], seat: int, side: str) -> None:
        """Give a team a specialist that is ready, and the disc that its activation takes."""
        team, key = fields["team"].get(str(seat), "-").split(), str(seat)
        if side not in team:
            kept = [member for member in team if member not in (f"{side}!", "-")]
            fields["team"][key] = " ".join([*kept, side])
            fields.pop("tier5", None)
        fields["staging"][key] = str(int(fields["staging"].get(key, "0")) + 1)

    def _edit(self, key: str) -> dict[str, str]:
        """The lines of a field, to be changed. After moves, the position is that of the board."""
        if self._state is not None and (not self._fields or self._moved):
            found = write(self.game, self._state, seat=max(0, int(self._state.turn)), unseen=False)
            self._fields = {}
            for line in found.lines:
                self._fields.setdefault(line.key, {})[line.name] = line.value
            for drawn in ("dives", "stacks", "tier5") if not self._moved else ():
                del self._fields[drawn]
            self._forget("token_supply", "journal_deck")
            self._activated = None
        self._state, self._moved = None, False
        return self._fields.setdefault(key, {})

    def _forget(self, *keys: str) -> None:
        """Leave fields to chance again, now that their pieces may lie elsewhere."""
        for key in keys:
            if self._fields.get(key) != {"": "-"}:
                self._fields.pop(key, None)

    def _set(self, key: str, value: object, seat: int | str = "") -> Self:
        words = [str(word) for word in value] if isinstance(value, list | tuple) else [str(value)]
        self._edit(key)[str(seat)] = " ".join(words) or "-"
        return self

    def _add(self, key: str, words: Iterable[str], seat: int) -> Self:
        lines = self._edit(key)
        there = [word for word in lines.get(str(seat), "").split() if word != "-"]
        lines[str(seat)] = " ".join([*there, *words])
        return self

    def do(self, *texts: str) -> Self:
        super().do(*texts)
        self._moved = True
        return self

    # --- what is asked -----------------------------------------------------------------------------------------------

    def _phase(self, phase: str, seat: int) -> Self:
        self._set("phase", phase)._set("turn", seat)
        self._fields.setdefault("round", {"": "1"})
        for key in ("passed", "rewards"):
            self._fields.pop(key, None)
        self._activated = None
        return self

    def to_prepare(self, seat: int = 0) -> Self:
        """The seat is to recruit."""
        return self._set("wave", 0)._phase("prepare", seat)

    def to_act(self, seat: int = 0) -> Self:
        """The seat is to activate or pass, and nobody has passed yet."""
        return self._phase("act", seat)

    def activated(self, side: str, seat: int = 0) -> Self:
        """The seat has just activated a specialist, which joins its team if need be, with a disc more than was set."""
        self.to_act(seat)._activated = (seat, side)
        return self

    def gain(self, *rewards: str, seat: int = 0, zone: str | None = None) -> Self:
        """The seat takes the last rewards of its turn."""
        return self.to_act(seat)._set("rewards", [*rewards, *([f"from={zone}"] if zone else [])])

    def discover(self, *depths: int, seat: int = 0) -> Self:
        return self.gain(f"discover={','.join(str(depth) for depth in depths)}", seat=seat)

    def passed(self, *seats: int) -> Self:
        return self._set("passed", seats)

    # --- setting up --------------------------------------------------------------------------------------------------

    def put(self, tile: str, place: str, *more: str) -> Self:
        """Bring a tile into play at a place, in place of what lay there; `more` as in a line of a position."""
        self.remove(tile)
        ocean = self._edit("ocean")
        if place in ocean:
            self.remove(ocean[place].split()[0])
        ocean[place] = " ".join([tile, *more])
        self._unstack(tile)
        return self

    def _unstack(self, tile: str) -> None:
        stacks = self._fields.get("stacks", {})
        for depth, words in list(stacks.items()):
            if "?" in words:
                del stacks[depth]
            else:
                stacks[depth] = " ".join(word for word in words.split() if word != tile) or "-"

    def remove(self, tile: str) -> Self:
        """Take a tile out of play, with what lies on it."""
        ocean = self._edit("ocean")
        for place in [place for place, line in ocean.items() if line.split()[0] == tile]:
            del ocean[place]
        for site in [site for site in self._fields.get("dives", {}) if site.startswith(f"{tile}.")]:
            del self._fields["dives"][site]
        self._forget("token_supply")
        return self

    def stack(self, depth: int, *tiles: str) -> Self:
        """The whole stack of a depth, from the top."""
        self._set("stacks", tiles, depth)._forget("special")
        return self

    def vessels(self, *tiles: str, seat: int = 0) -> Self:
        return self._set("vessels", tiles, seat)

    def track(self, attribute: str, step: int, seat: int = 0) -> Self:
        steps = self._edit("tracks")[str(seat)].split()
        steps[ATTRIBUTES.index(attribute)] = str(step)
        return self._set("tracks", steps, seat)

    def tracks(self, *steps: int, seat: int = 0) -> Self:
        return self._set("tracks", steps, seat)

    def research(self, count: int, seat: int = 0) -> Self:
        return self._set("research", count, seat)

    def discs(self, count: int, seat: int = 0) -> Self:
        """Set the staging area; the supply is what is left."""
        return self._set("staging", count, seat)

    def leave(self, count: int, seat: int = 0) -> Self:
        """Leave so many discs in supply and stage the others."""
        return self.discs(self.staged(seat) + self.supply(seat) - count, seat)

    def token(self, *kinds: str, seat: int = 0) -> Self:
        self._add("tokens", kinds, seat)._forget("token_supply")
        return self

    def top_token(self, tile: str, *kinds: str, site: str = "d1") -> Self:
        """The tokens of a dive site, the next one first."""
        self._set("dives", kinds, f"{tile}.{site}")._forget("token_supply")
        return self

    def token_supply(self, *kinds: str, tossed: Sequence[str] = ()) -> Self:
        return self._set("token_supply", kinds)._set("tossed", tossed)

    def disc_on(self, tile: str, *sites: str, seat: int = 0) -> Self:
        return self._add("sites", [f"{tile}.{site}" for site in sites], seat)

    def team(self, *sides: str, seat: int = 0) -> Self:
        """The whole team; a trailing ! puts a disc on a specialist."""
        self._set("team", sides, seat)._forget("tier5")
        return self

    def tier5(self, *tops: str) -> Self:
        """What lies on top of the three stacks; the rest of them is gone."""
        for stack in range(3):
            self._set("tier5", tops[stack : stack + 1], stack)
        return self

    def display(self, *journals: str) -> Self:
        self._set("display", [*journals, *["-"] * (DISPLAY - len(journals))])._forget("journal_deck")
        return self

    def journal_deck(self, *journals: str) -> Self:
        return self._set("journal_deck", journals)

    def own(self, *journals: str, seat: int = 0) -> Self:
        """Journals that the seat has published; a trailing ! turns one that was used in this round."""
        names = [journal.rstrip("!") for journal in journals]
        shown = self._edit("display")[""].split()
        self._set("display", ["-" if journal in names else journal for journal in shown])
        self._add("journals", journals, seat)._forget("journal_deck")
        return self

    def mark(self, *hexes: str, seat: int = 0) -> Self:
        """Put markers on the Impact board, without rewards; an infinite hex takes several."""
        there = [word for word in self._edit("impact").get(str(seat), "").split() if word != "-"]
        counts = Counter(hexes)
        for word in there:
            name, _, count = word.partition("*")
            counts[name] += int(count or 1)
        return self._set("impact", [f"{name}*{count}" if count > 1 else name for name, count in counts.items()], seat)

    def ways(self, *ways: str) -> Self:
        """The way that each goal is scored, - for one that waits for a choice."""
        return self._set("ways", ways)

    def designated(self, unit: str) -> Self:
        """The kind of disc that counts for the goal of mission 6."""
        return self._set("designated", unit)

    def cards(self, *cards: str) -> Self:
        """The goal cards of the co-operative game."""
        return self._set("cards", cards)

    def cleanup(self, count: int, seat: int = 0) -> Self:
        return self._set("cleanup", count, seat)

    def round(self, number: int) -> Self:
        return self._set("round", number)

    # --- looking -----------------------------------------------------------------------------------------------------

    def view(self) -> EndeavorView:
        view = self.s.view(None)
        assert isinstance(view, EndeavorView)
        return view

    def seat(self, seat: int = 0) -> SeatView:
        return self.view().seats[seat]

    def asked(self) -> str:
        return self.view().asked

    def legal(self, start: str = "") -> list[str]:
        """The texts of the legal moves that start like this."""
        return [text for text in self.choices() if text.startswith(start)]

    def tile(self, id: str) -> int:
        return self.names.tiles.index(id)

    def steps(self, seat: int = 0) -> list[int]:
        return list(self.seat(seat).tracks)

    def sheet(self, seat: int = 0) -> list[int]:
        return [int(points) for points in score_sheet(self.s, seat)]

    def hand(self, seat: int = 0) -> Sequence[str]:
        return self.seat(seat).tokens

    def staged(self, seat: int = 0) -> int:
        return self.seat(seat).staging

    def supply(self, seat: int = 0) -> int:
        return self.seat(seat).supply

    def studied(self, seat: int = 0) -> int:
        return self.seat(seat).research


def play_randomly(state: EndeavorState, rng: Rng, eager: bool = True) -> int:
    """Play to the end; eager players rarely pass or stop while there is something to do."""
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
    """How many of each piece there are, in all places together: none may be lost or created."""
    s, rules = state, state.rules
    discs, markers, vessels = [], [], []
    for seat in range(s.seats):
        placed = sum(owner == seat for owner in s.site_owner)
        team = list(s.team)[seat * codes.TEAM : (seat + 1) * codes.TEAM]
        busy = sum(is_busy(member) for member in team)
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
