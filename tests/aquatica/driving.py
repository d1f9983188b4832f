"""Set up any position of Aquatica by the names of its pieces, and play it by the texts of moves."""

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core import position as positions
from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.game import AquaticaGame, load
from batyskaf.games.aquatica.rules import Setup
from batyskaf.games.aquatica.state import AquaticaState
from tests.driving import Driver

GAME = load()
Names = Sequence[str]


class Play(Driver):
    """A running match that speaks in names."""

    game: AquaticaGame
    state: AquaticaState

    def __init__(self, state: AquaticaState, game: AquaticaGame = GAME) -> None:
        super().__init__(state, game)

    @property
    def s(self) -> AquaticaState:
        return self.state

    # --- looking -----------------------------------------------------------------------------------------------------

    def legal(self) -> set[str]:
        return set(self.choices())

    def offers(self, kind: str) -> set[str]:
        """What can be named after this word now."""
        return set(self.choices(kind))

    @property
    def owner(self) -> int:
        return int(self.s.owner)

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
        return self.refusal(text) or ""

    # --- playing -----------------------------------------------------------------------------------------------------

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


BySeat = Mapping[int, Names]


def position(
    players: int = 2,
    *,
    bottom: Names = (),
    top: Names = (),
    row: Names = (),
    boards: Mapping[int, Mapping[str, int]] | None = None,
    scored: BySeat | None = None,
    shed: Names = (),
    hands: BySeat | None = None,
    piles: BySeat | None = None,
    tired: BySeat | None = None,
    wild: BySeat | None = None,
    kings: str = "off",
    king_cards: Names = (),
    goals: Names = (),
    locations_left: int | None = None,
    characters_left: int | None = None,
    ending: str = "",
    game: AquaticaGame = GAME,
    **options: object,
) -> Play:
    """A match at the first turn of seat 0 with everything where the names say.

    `boards` gives locations with their covered depths; `hands` and `piles` replace those of a seat, and a king in a
    hand is the king of that seat; `tired` mantas are taken from the ready ones; decks are in the order of the content
    and are cut to what is left of them.
    """
    boards, scored, hands, piles = boards or {}, scored or {}, hands or {}, piles or {}
    tired, wild = tired or {}, wild or {}
    setup = game.setup(game.options(players=players, kings=kings, **options))
    elsewhere = [name for names in (*boards.values(), *scored.values(), shed, top) for name in names]
    deck = [name for name in setup.rules.locations if name not in (*elsewhere, *bottom)]
    shown = bottom or deck[:6]
    rest = [name for name in deck if name not in shown]
    characters = _characters(setup, row, [*hands.values(), *piles.values()])
    crowns = {seat: name for seat, names in (*hands.items(), *piles.items()) for name in names if _king(setup, name)}
    fields: dict[str, object] = {
        "bottom": shown,
        "top": top,
        "shed": shed,
        "locations": rest[:locations_left] or ["-"],
        "row": characters[:6],
        "characters": characters[6:][:characters_left] or ["-"],
        "boards": {seat: [f"{name}@{risen}" for name, risen in board.items()] for seat, board in boards.items()},
        "scored": scored,
        "hands": {seat: names or "-" for seat, names in hands.items()},
        "piles": piles,
        "mantas": {seat: _herd(setup, tired.get(seat, ()), wild.get(seat, ())) for seat in range(players)},
        "crowns": crowns,
        "offer": king_cards if kings == "draft" and not crowns else (),
        "tracks": dict.fromkeys(goals, ""),
        "ending": ending,
    }
    given = {key: value for key, value in fields.items() if value}
    chosen = "draft" if crowns and kings == "off" else kings
    found = positions.position("aquatica", players=players, kings=chosen, **options, **given)
    return Play(game.start_at(found, 1), game)


def _king(setup: Setup, name: str) -> bool:
    return bool(setup.rules.number[setup.rules.characters.index(name)])


def _characters(setup: Setup, row: Names, held: Sequence[Names]) -> list[str]:
    """The row, filled up from the deck, and what is left of that."""
    deck = [setup.rules.characters[kind] for kind in setup.ocean]
    for name in [name for names in (*held, row) for name in names]:
        if name in deck:
            deck.remove(name)
    return [*row, *deck]


def _herd(setup: Setup, tired: Names, wild: Names) -> str:
    """The mantas of a seat: the trained ones and some wild ones, ready but for the tired ones."""
    ready = [*setup.rules.mantas[: int(setup.rules.trained)], *wild]
    for name in tired:
        ready.remove(name)
    return f"{' '.join(ready)} | {' '.join(tired)}"
