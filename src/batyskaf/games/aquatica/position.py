"""Positions of Aquatica: from text to a match at somebody's turn. docs/positions.md explains the fields.

What lies open, or was seen by all when it moved, becomes a state that all states of the match share (`Setup.start`);
what nobody knows, the order of both decks, is the deal. `writing` makes the text of a match.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.position import NOTHING, OPEN, Line, Position, Reading
from batyskaf.core.rng import Rng
from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.dealing import draw_deal
from batyskaf.games.aquatica.options import AquaticaOptions
from batyskaf.games.aquatica.rules import Deal, Setup
from batyskaf.games.aquatica.state import CAUSES, AquaticaState
from batyskaf.games.aquatica.turn import Turn

if TYPE_CHECKING:
    from batyskaf.games.aquatica.game import AquaticaGame

PUBLIC = (
    "turn", "main", "round", "ending", "bottom", "top", "row", "shed", "tracks", "boards", "scored", "hands", "piles",
    "mantas", "paid", "crowns",
)  # fmt: skip
HIDDEN = ("locations", "characters", "offer")
KEYS = (*PUBLIC, *HIDDEN)
DONE = "done"
RIVAL = "x"
"""How a track names the Ichthyanders of a solo game."""
RISEN = "@"
MOST_PRICE = 20
"""More is never asked for a character."""


def options_of(game: "AquaticaGame", given: Position) -> AquaticaOptions:
    """The options of a position; four tracks are the goals of the match."""
    reading = Reading(game, given, KEYS)
    goals = {line.name or line.value: line for line in reading.lines("tracks")}
    for goal, line in goals.items():
        reading.known(line, goal, [known.id for known in game.catalog.goals.played()], "goal")
    options = reading.options("tracks", chosen_goals=tuple(goals)) if goals else reading.options()
    assert isinstance(options, AquaticaOptions)
    return options


def start_at(game: "AquaticaGame", given: Position, seed: int) -> AquaticaState:
    """The state of a position, or a refusal that names everything that is wrong with it."""
    options = options_of(game, given)
    reading = Reading(game, given, KEYS)
    setup = game.setup(options)
    rng = Rng.of(seed, "aquatica position")
    deal = draw_deal(setup, rng.copy())
    laying = _Laying(reading, setup, deal)
    laying.lay()
    deal.kings = _offer(reading, setup, deal.kings)
    deal.locations = _deck(reading, "locations", laying.free_locations(), setup.rules.locations, rng)
    deal.characters = _deck(reading, "characters", laying.free_characters(), setup.rules.characters, rng)
    reading.check()
    lines = [line for line in given.lines if line.key not in HIDDEN]
    lines += laying.filled(deal)
    lines += laying.brought_near(deal)
    return game.open(game.setup_at(options, Position(given.game, tuple(lines))), deal)


def lay_out(game: "AquaticaGame", options: AquaticaOptions, public: Position) -> AquaticaState:
    """What lies open in a position."""
    laying = _Laying(Reading(game, public, KEYS), game.setup(options), Deal())
    laying.lay()
    return laying.state


def _offer(reading: Reading, setup: Setup, drawn: vec[i64]) -> vec[i64]:
    """The kings that are drafted first of all; none if the position names the kings of the seats."""
    if setup.kings != codes.KINGS_DRAFT or reading.has("crowns"):
        if reading.has("offer"):
            reading.fault("offer", "fault-position-aquatica-offer")
        return vec[i64]()
    if not reading.has("offer"):
        return drawn
    names = [setup.rules.characters[king] for king in setup.king_cards]
    chosen = [reading.known(line, word, names, "king") for line in reading.lines("offer") for word in line.pieces]
    if len(set(chosen)) != setup.offered:
        reading.fault("offer", "fault-position-aquatica-offered", count=len(set(chosen)), wanted=int(setup.offered))
    return vec[i64](sorted(int(setup.king_cards[king]) for king in set(chosen) if king >= 0))


def _deck(reading: Reading, key: str, free: list[int], names: Sequence[str], rng: Rng) -> vec[i64]:
    """The cards of a deck from the top; three dots (or no word about it) are all others in any order."""
    chosen: list[int] = []
    rest = list(free)
    for line in reading.lines(key):
        for word in line.pieces:
            card = reading.known(line, word, names, "card")
            if card in rest:
                rest.remove(card)
                chosen.append(card)
            elif card >= 0:
                reading.fault(line, "fault-position-spent", piece=word)
    shuffled = vec[i64](sorted(rest))
    rng.shuffle(shuffled)
    if reading.has(key) and OPEN not in reading.words(key):
        return vec[i64](chosen)
    return vec[i64]([*chosen, *shuffled])


class _Laying:
    """Lays out a position, with empty decks: whatever has no place is out of the game."""

    def __init__(self, reading: Reading, setup: Setup, deal: Deal) -> None:
        self.reading = reading
        self.setup = setup
        self.rules = setup.rules
        self.seats = int(setup.seats)
        self.state = AquaticaState(setup, deal)
        self.state.clear()
        self.lying: dict[int, str] = {}
        """Where each location lies, in words."""
        self.supply = [int(count) for count in self.rules.supply]

    def lay(self) -> None:
        self._rows()
        self._boards()
        self._tracks()
        self._mantas()
        self._crowns()
        self._cards()
        self._turn()

    # --- locations -------------------------------------------------------------------------------------------------

    def _location(self, line: Line, word: str, place: int) -> int:
        """A location that comes to lie somewhere; -1 with a fault."""
        location = self.reading.known(line, word, self.rules.locations, "location")
        if location in self.lying:
            self.reading.fault(line, "fault-position-twice", piece=word, there=self.lying[location])
            return -1
        if location >= 0:
            self.lying[location] = line.place
            self.state.place[location] = place
        return location

    def _rows(self) -> None:
        s = self.state
        for key, row, place in (("bottom", s.bottom, codes.AT_BOTTOM), ("top", s.top, codes.AT_TOP)):
            words = [(word, line) for line in self.reading.lines(key) for word in line.words if word != OPEN]
            if len(words) > len(row):
                self.reading.fault(key, "fault-position-many", count=len(words), most=len(row))
            for at, (word, line) in enumerate(words[: len(row)]):
                row[at] = -1 if word == NOTHING else self._location(line, word, int(place))
        for line in self.reading.lines("shed"):
            for word in line.pieces:
                self._location(line, word, int(codes.AT_DISCARD))

    def _boards(self) -> None:
        s = self.state
        for seat, line in self.reading.by_seat("boards", self.seats).items():
            if len(line.words) > codes.SLOTS:
                self.reading.fault(line, "fault-position-many", count=len(line.words), most=int(codes.SLOTS))
            for at, word in enumerate(line.words[: int(codes.SLOTS)]):
                name, _, risen = word.partition(RISEN)
                location = -1 if word == NOTHING else self._location(line, name, int(codes.AT_BOARD) + seat)
                if location >= 0:
                    slot = seat * int(codes.SLOTS) + at
                    s.slot[slot] = location
                    most = int(self.rules.depths[location])
                    s.risen[slot] = self.reading.number(line, risen, 0, most) if risen else 0
        for seat, line in self.reading.by_seat("scored", self.seats).items():
            for word in line.pieces:
                location = self._location(line, word, int(codes.AT_SCORED) + seat)
                if location >= 0:
                    s.scored[seat * int(codes.TYPES) + int(self.rules.type[location])] += 1
                    s.scored_points[seat] += self.rules.points[location]

    def free_locations(self) -> list[int]:
        return [int(location) for location in self.setup.locations if int(location) not in self.lying]

    # --- goals and mantas ------------------------------------------------------------------------------------------

    def _tracks(self) -> None:
        """Who stands on each track, in the order of coming, each with a manta if it is named: `0=trained_coins_2`."""
        s = self.state
        for track, line in enumerate(self.reading.lines("tracks")[: int(codes.TRACKS)]):
            if len(line.words) > codes.SPOTS:
                self.reading.fault(line, "fault-position-many", count=len(line.words), most=int(codes.SPOTS))
            for spot, word in enumerate(line.words[: int(codes.SPOTS)] if line.name else ()):
                at = track * int(codes.SPOTS) + spot
                if word == RIVAL and self.setup.solo:
                    s.track[at] = codes.RIVAL_SEAT
                    s.rival |= BIT[track]
                    continue
                name, _, manta = word.partition("=")
                seat = self.reading.seat(line, name, self.seats)
                if seat < 0:
                    continue
                if s.claimed[seat] & BIT[track]:
                    self.reading.fault(line, "fault-position-aquatica-claim", seat_word=name)
                s.track[at] = seat
                s.claimed[seat] |= BIT[track]
                trained = self.rules.mantas[: int(self.rules.trained)]
                s.track_manta[at] = self.reading.known(line, manta, trained, "manta") if manta else -1

    def _mantas(self) -> None:
        """Mantas of each seat, ready ones and after a bar the tired ones; by default the trained ones, all ready."""
        s, herd, trained = self.state, int(self.rules.herd), int(self.rules.trained)
        lines = self.reading.by_seat("mantas", self.seats)
        for seat in range(self.seats):
            on_tracks = [at for at in range(len(s.track)) if s.track[at] == seat and not self._rivals(at)]
            placed = [int(s.track_manta[at]) for at in on_tracks if s.track_manta[at] >= 0]
            held = [manta for manta in range(trained) if manta not in placed]
            ready, tired = (self._named(lines[seat], at) for at in (0, 1)) if seat in lines else (held, [])
            missing = [manta for manta in held if manta not in (*ready, *tired)] if seat in lines else list(held)
            for at in on_tracks:
                if s.track_manta[at] < 0 and missing:
                    s.track_manta[at] = missing.pop(0)
                    ready = [manta for manta in ready if manta != s.track_manta[at]] if seat not in lines else ready
            self._check_herd(seat, lines.get(seat, f"mantas {seat}"), ready, tired, placed, missing)
            for manta in ready:
                s.ready_mantas[seat * herd + manta] += 1
            for manta in tired:
                s.tired_mantas[seat * herd + manta] += 1
        for manta, left in enumerate(self.supply):
            if left < 0:
                self.reading.fault("mantas", "fault-position-none-left", piece=self.rules.mantas[manta])
        s.supply = vec[i64]([max(0, left) for left in self.supply])

    def _rivals(self, at: int) -> bool:
        return bool(self.setup.solo and self.state.track[at] == codes.RIVAL_SEAT)

    def _named(self, line: Line, part: int) -> list[int]:
        words = [*line.value.split("|"), ""][part].split()
        found = [self.reading.known(line, word, self.rules.mantas, "manta") for word in words if word != NOTHING]
        return [manta for manta in found if manta >= 0]

    def _check_herd(
        self, seat: int, where: Line | str, ready: list[int], tired: list[int], placed: list[int], missing: list[int]
    ) -> None:
        """Each seat has every trained manta once; wild ones come from the supply."""
        trained = int(self.rules.trained)
        for manta in (*ready, *tired):
            if manta >= trained:
                self.supply[manta] -= 1
        ours = [manta for manta in (*ready, *tired, *placed) if manta < trained]
        for manta in range(trained):
            if ours.count(manta) > 1:
                name = self.rules.mantas[manta]
                self.reading.fault(where, "fault-position-twice", piece=name, there=f"mantas {seat}")
        if missing and isinstance(where, Line):
            names = ", ".join(self.rules.mantas[manta] for manta in missing)
            self.reading.fault(where, "fault-position-aquatica-mantas", pieces=names)

    # --- characters ------------------------------------------------------------------------------------------------

    def _crowns(self) -> None:
        """The kings of the seats, which all have seen."""
        s = self.state
        kings = [self.rules.characters[king] for king in self.setup.king_cards]
        lines = self.reading.by_seat("crowns", self.seats)
        for seat in range(self.seats):
            if seat in lines:
                at = self.reading.known(lines[seat], lines[seat].value, kings, "king")
                s.king[seat] = self.setup.king_cards[at] if at >= 0 else -1
            elif self.setup.kings == codes.KINGS_BY_SEAT and not lines:
                s.king[seat] = self.setup.king_cards[seat]
        chosen = [int(king) for king in s.king if king >= 0]
        if len(set(chosen)) < len(chosen):
            self.reading.fault("crowns", "fault-position-aquatica-king")
        if lines and self.setup.kings == codes.KINGS_OFF:
            self.reading.fault("crowns", "fault-position-aquatica-no-kings")
        s.king_known = sum(1 << seat for seat in range(self.seats) if s.king[seat] >= 0)

    def _cards(self) -> None:
        """Hands, discard piles and the row. A hand that is not named is the starting one, less what was discarded."""
        s = self.state
        left = [0] * int(self.rules.kinds)
        for kind in (*self.setup.ocean, *[card for card in self.setup.starting for _ in range(self.seats)]):
            left[int(kind)] += 1
        for king in s.king:
            if king >= 0:
                left[int(king)] += 1
        self.left = left
        hands, piles = (self.reading.by_seat(key, self.seats) for key in ("hands", "piles"))
        for seat in range(self.seats):
            pile = self._characters(piles[seat]) if seat in piles else []
            hand = self._characters(hands[seat]) if seat in hands else self._starting(seat, pile)
            for card in pile:
                s.discard(seat, card)
            for card in hand:
                s.hold(seat, card)
            if seat in hands or seat in piles:
                self._check_own(hands.get(seat) or piles[seat], [*hand, *pile])
        for line in self.reading.lines("row"):
            for card in self._characters(line):
                if s.row_size < codes.SPACES:
                    s.row[s.row_size] = card
                    s.row_size += 1
                else:
                    self.reading.fault(line, "fault-position-many", count=len(line.words), most=int(codes.SPACES))
        s.gone = vec[i64](left)
        for seat, line in self.reading.by_seat("paid", self.seats).items():
            for price in line.pieces:
                s.paid[seat] |= BIT[self.reading.number(line, price, 0, MOST_PRICE)]

    def _starting(self, seat: int, pile: Sequence[int]) -> list[int]:
        king = int(self.state.king[seat])
        cards = [int(card) for card in self.setup.starting]
        if king >= 0 and self.rules.boxed_for[king] < 0:
            cards.append(king)
        for card in pile:
            if card in cards:
                cards.remove(card)
        for card in cards:
            self.left[card] -= 1
        return cards

    def _check_own(self, line: Line, held: Sequence[int]) -> None:
        """Starting characters never change hands, so a seat has no more of them than it was given."""
        own, ocean = list(self.setup.starting), list(self.setup.ocean)
        for card in sorted(set(held)):
            if card in own and held.count(card) > own.count(card) + ocean.count(card):
                self.reading.fault(line, "fault-position-none-left", piece=self.rules.characters[card])

    def _characters(self, line: Line) -> list[int]:
        """Characters that come to lie somewhere; no more of a kind than there are."""
        found: list[int] = []
        for word in line.pieces:
            card = self.reading.known(line, word, self.rules.characters, "character")
            if card >= 0 and self.left[card] == 0:
                self.reading.fault(line, "fault-position-none-left", piece=word)
            elif card >= 0:
                self.left[card] -= 1
                found.append(card)
        return found

    def free_characters(self) -> list[int]:
        """What may be in the deck: the cards of the ocean that lie nowhere."""
        ocean = [int(card) for card in self.setup.ocean]
        free = []
        for card in sorted(set(ocean)):
            free += [card] * min(ocean.count(card), self.left[card])
        return free

    # --- the turn --------------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        s = self.state
        seat = next((self.reading.seat(line, line.value, self.seats) for line in self.reading.lines("turn")), 0)
        s.rounds = next((self.reading.number(line, line.value, 1, 1000) for line in self.reading.lines("round")), 1) - 1
        Turn.push(s, seat)
        for line in self.reading.lines("main"):
            if self.reading.known(line, line.value, (DONE, OPEN), "state") == 0:
                s.put(Turn.PLAYED, 1)
        for line in self.reading.lines("ending"):
            number, _, cause = line.value.partition(" ")
            s.ending = self.reading.number(line, number, 1, self.seats + 1)
            known = CAUSES[1:5]
            s.cause = 1 + max(0, self.reading.known(line, cause, known, "cause"))

    def filled(self, deal: Deal) -> list[Line]:
        """The rows that are filled from the decks, because they end with three dots or nothing is said of them."""
        rows = []
        for key, room, names in (
            ("bottom", int(codes.BOTTOM), self.rules.locations),
            ("row", int(codes.SPACES), self.rules.characters),
        ):
            if self.reading.has(key) and OPEN not in self.reading.words(key):
                continue
            missing = room - sum(word != OPEN for word in self.reading.words(key))
            deck = deal.locations if key == "bottom" else deal.characters
            rows.append(Line(key, "", " ".join(names[card] for card in list(deck)[:missing]), 0))
            if key == "bottom":
                deal.locations = deck[missing:]
            else:
                deal.characters = deck[missing:]
        return rows

    def brought_near(self, deal: Deal) -> list[Line]:
        """The end that a deck brings near by having run out, if it was not near before."""
        cause = "locations" if not len(deal.locations) else "characters" if not len(deal.characters) else ""
        return [Line("ending", "", f"{self.seats + 1} {cause}", 0)] if cause and not self.state.ending else []
