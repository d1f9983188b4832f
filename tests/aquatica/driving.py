"""Set up any position of Aquatica by the names of its pieces, and play it by the texts of moves."""

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.events import Event
from batyskaf.core.game import OVER
from batyskaf.core.reason import Refused
from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.game import AquaticaGame, load
from batyskaf.games.aquatica.rules import Deal
from batyskaf.games.aquatica.state import AquaticaState

GAME = load()
Names = Sequence[str]


class Play:
    """A running match that speaks in names."""

    def __init__(self, state: AquaticaState, game: AquaticaGame = GAME) -> None:
        self.s = state
        self.game = game
        self.s.telling = True

    # --- looking -----------------------------------------------------------------------------------------------------

    def legal(self) -> set[str]:
        return {self.game.moves.text(move) for move in self.s.legal()}

    def offers(self, kind: str) -> set[str]:
        """What can be named after this word now."""
        return {text.split(" ", 1)[1] for text in self.legal() if text.split(" ")[0] == kind and " " in text}

    @property
    def turn(self) -> int:
        return int(self.s.turn)

    @property
    def owner(self) -> int:
        return int(self.s.owner)

    @property
    def over(self) -> bool:
        return self.s.turn == OVER

    def hand(self, seat: int = 0) -> list[str]:
        kinds = int(self.s.rules.kinds)
        return [self.s.rules.characters[kind] for kind in range(kinds) for _ in range(self.s.hand[seat * kinds + kind])]

    def pile(self, seat: int = 0) -> list[str]:
        first = int(seat * self.s.room)
        return [self.s.rules.characters[self.s.pile[first + i]] for i in range(self.s.pile_size[seat])]

    def board(self, seat: int = 0) -> dict[str, int]:
        """The locations of a board with the number of covered depths."""
        slots = range(seat * codes.SLOTS, (seat + 1) * codes.SLOTS)
        return {self.s.rules.locations[self.s.slot[i]]: int(self.s.risen[i]) for i in slots if self.s.slot[i] >= 0}

    def at(self, place: int) -> set[str]:
        return {self.s.rules.locations[i] for i in range(self.s.rules.places) if self.s.place[i] == place}

    def scored(self, seat: int = 0) -> set[str]:
        return self.at(codes.AT_SCORED + seat)

    def row(self) -> list[str]:
        return [self.s.rules.characters[self.s.row[i]] for i in range(self.s.row_size)]

    def ready(self, seat: int = 0) -> list[str]:
        return self._mantas(seat, self.s.ready_mantas)

    def tired(self, seat: int = 0) -> list[str]:
        return self._mantas(seat, self.s.tired_mantas)

    def _mantas(self, seat: int, counts: vec[i64]) -> list[str]:
        herd = int(self.s.rules.herd)
        return [self.s.rules.mantas[i] for i in range(herd) for _ in range(counts[seat * herd + i])]

    def why(self, text: str) -> str:
        """The id of the refusal of a move."""
        reason = self.s.why_not(self.game.moves.id(text))
        return "" if reason is None else reason.id

    # --- playing -----------------------------------------------------------------------------------------------------

    def do(self, *texts: str) -> "Play":
        for text in texts:
            if text not in self.legal():
                raise Refused(self.why(text) or "refused", text=text, legal=", ".join(sorted(self.legal())))
            self.s.apply(self.game.moves.id(text))
        return self

    def told(self, kind: type[Event]) -> list[Event]:
        """The events of a kind that the last move told."""
        return [event for event in self.game.events(self.s) if isinstance(event, kind)]

    def finish_turn(self) -> "Play":
        """Play Matrona if nothing was played yet, and end the turn."""
        owner = self.owner
        while self.owner == owner and not self.over:
            for text in ("play matrona", "skip", "continue", "end"):
                if text in self.legal():
                    self.do(text)
                    break
            else:
                self.do(sorted(self.legal())[0])
        return self


def position(
    players: int = 2,
    *,
    bottom: Names = (),
    top: Names = (),
    row: Names = (),
    boards: Mapping[int, Mapping[str, int]] | None = None,
    scored: Mapping[int, Names] | None = None,
    shed: Names = (),
    hands: Mapping[int, Names] | None = None,
    piles: Mapping[int, Names] | None = None,
    tired: Mapping[int, Names] | None = None,
    wild: Mapping[int, Names] | None = None,
    kings: str = "off",
    king_cards: Names = (),
    goals: Names = (),
    locations_left: int | None = None,
    characters_left: int | None = None,
    game: AquaticaGame = GAME,
    **options: object,
) -> Play:
    """A match at the first turn of seat 0 with everything where the names say.

    `boards` gives locations with their covered depths; `hands` and `piles` replace those of a seat; `tired` mantas are
    taken from the ready ones; decks are cut to what is left of them.
    """
    boards, scored, hands, piles = boards or {}, scored or {}, hands or {}, piles or {}
    setup = game.setup(game.options(players=players, kings=kings, chosen_goals=tuple(goals), **options))
    rules = setup.rules
    elsewhere = [name for names in boards.values() for name in names]
    elsewhere += [name for names in scored.values() for name in names] + [*shed, *top]
    deal = Deal()
    deal.locations = _locations(rules.locations, bottom, elsewhere, locations_left)
    deal.characters = _characters(setup.ocean, rules.characters, row, hands, piles, characters_left)
    deal.goals = setup.fixed_goals
    deal.kings = vec[i64](sorted(rules.characters.index(name) for name in king_cards))
    state = game.open(setup, deal)
    _lay(state, bottom, top, boards, scored, shed)
    _give(state, hands, piles, tired or {}, wild or {})
    return Play(state, game)


def _locations(names: list[str], bottom: Names, elsewhere: Names, left: int | None) -> vec[i64]:
    """The bottom row, filled up from the deck, and what is left of that."""
    deck = [name for name in names if name not in elsewhere and name not in bottom]
    filled = [*bottom, *deck][:6]
    rest = [name for name in deck if name not in filled]
    return vec[i64]([names.index(name) for name in (*filled, *rest[:left])])


def _characters(
    ocean: vec[i64],
    names: list[str],
    row: Names,
    hands: Mapping[int, Names],
    piles: Mapping[int, Names],
    left: int | None,
) -> vec[i64]:
    deck = [names[kind] for kind in ocean]
    for name in [name for cards in (*hands.values(), *piles.values()) for name in cards]:
        if name in deck:
            deck.remove(name)
    for name in row:
        deck.remove(name)
    ordered = [*row, *deck]
    if left is not None:
        ordered = ordered[: 6 + left]
    return vec[i64]([names.index(name) for name in ordered])


def _lay(
    s: AquaticaState,
    bottom: Names,
    top: Names,
    boards: Mapping[int, Mapping[str, int]],
    scored: Mapping[int, Names],
    shed: Names,
) -> None:
    number = s.rules.locations.index
    for i, name in enumerate(top):
        s.top[i] = number(name)
        s.place[number(name)] = codes.AT_TOP
    for seat, board in boards.items():
        for i, (name, risen) in enumerate(board.items()):
            s.slot[seat * codes.SLOTS + i] = number(name)
            s.risen[seat * codes.SLOTS + i] = risen
            s.place[number(name)] = codes.AT_BOARD + seat
    for seat, names in scored.items():
        for name in names:
            s.place[number(name)] = codes.AT_SCORED + seat
            s.scored[seat * codes.TYPES + s.rules.type[number(name)]] += 1
            s.scored_points[seat] += s.rules.points[number(name)]
    for name in shed:
        s.place[number(name)] = codes.AT_DISCARD
    if bottom and len(bottom) < 6:
        for i in range(len(bottom), 6):
            s.place[s.bottom[i]] = codes.AT_BOX
            s.bottom[i] = codes.NONE


def _give(
    s: AquaticaState,
    hands: Mapping[int, Names],
    piles: Mapping[int, Names],
    tired: Mapping[int, Names],
    wild: Mapping[int, Names],
) -> None:
    kinds, herd = int(s.rules.kinds), int(s.rules.herd)
    number = s.rules.characters.index
    for seat, names in hands.items():
        for kind in range(kinds):
            s.hand[seat * kinds + kind] = 0
        s.hand_size[seat] = 0
        for name in names:
            s.hold(seat, number(name))
    for seat, names in piles.items():
        for name in names:
            if name not in hands.get(seat, ()) and s.hand[seat * kinds + number(name)]:
                s.let_go(seat, number(name))
            s.discard(seat, number(name))
    for seat, names in wild.items():
        for name in names:
            s.supply[s.rules.mantas.index(name)] -= 1
            s.ready_mantas[seat * herd + s.rules.mantas.index(name)] += 1
    for seat, names in tired.items():
        for name in names:
            s.tire(seat, s.rules.mantas.index(name))
