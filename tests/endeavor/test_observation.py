"""What is observed of Endeavor as numbers is the view and nothing else: a plain reading of the view gives the same."""

from collections import Counter

import pytest

from batyskaf.core.planes import read
from batyskaf.games.endeavor.events import OUTCOMES
from batyskaf.games.endeavor.game import load
from batyskaf.games.endeavor.movetable import cell_name, place_name
from batyskaf.games.endeavor.rules import Setup
from batyskaf.games.endeavor.state import FRAMES
from batyskaf.games.endeavor.view import PHASES, EndeavorView, SeatView
from batyskaf.games.endeavor.vocabulary import ACTIONS
from batyskaf.testing.laws import observation
from tests.reading import MOST, Around, one, positions, row

GAME = load()
STATE = GAME.start(GAME.options(), 1)
NAMES = GAME.names
PLANES = GAME.planes()
SITES = [f"{NAMES.tile_of(site)} {name}" for site, name in enumerate(NAMES.sites)]
PLACES = {place_name(place): place for place in range(45)}
HEXES = [cell_name(cell) for cell in range(110)]
SEATS = 5


class Reading(Around):
    """A view, plane by plane. The ways to score come from the mission."""

    def __init__(self, view: EndeavorView, setup: Setup) -> None:
        super().__init__(view.seat, len(view.seats), SEATS)
        self.view = view
        self.setup = setup

    def planes(self) -> dict[str, list[list[int]]]:
        return {**self.ocean(), **self.cards(), **self.boards(), **self.question(), "table": [self.table()]}

    def ocean(self) -> dict[str, list[list[int]]]:
        view, tiles = self.view, NAMES.tiles
        seats = range(len(view.seats))
        found = {zone.tile: 1 + self.around.index(zone.finder) for zone in view.zones if zone.finder is not None}
        sites = [(f"{zone.tile} {site.id}", site) for zone in view.zones for site in zone.sites]
        bottom = {tile: at for stack in view.stacks for at, tile in enumerate(reversed(stack.bottom), start=1)}
        stacks = {stack.depth: stack.count for stack in view.stacks}
        return {
            "zone": [row(tiles, {zone.tile: 1 + PLACES[zone.place] for zone in view.zones})],
            "finder": [row(tiles, found)],
            "vessel": self.by_seat(
                [row(tiles, {zone.tile: zone.vessels.count(seat) for zone in view.zones}) for seat in seats]
            ),
            "site": self.by_seat(
                [row(SITES, {name: 1 for name, site in sites if site.owner == seat}) for seat in seats]
            ),
            "dive": [row(SITES, {name: site.tokens for name, site in sites if site.tokens is not None})],
            "drawn": [row(tiles, dict.fromkeys(view.drawn, 1))],
            "bottom": [row(tiles, bottom)],
            "stacks": [[stacks.get(depth, 0) for depth in range(6)]],
        }

    def cards(self) -> dict[str, list[list[int]]]:
        view = self.view
        teams = [Counter(member.side for member in seat.team) for seat in view.seats]
        busy = [Counter(member.side for member in seat.team if member.busy) for seat in view.seats]
        journals = [{entry.journal: 1 + entry.used for entry in seat.journals} for seat in view.seats]
        discs = {entry.journal: entry.discs for seat in view.seats for entry in seat.journals}
        markers = [
            row(HEXES, {hexed.hex: hexed.markers.get(seat, 0) for hexed in view.hexes})
            for seat in range(len(view.seats))
        ]
        return {
            "team": self.by_seat([row(NAMES.sides, team) for team in teams]),
            "busy": self.by_seat([row(NAMES.sides, team) for team in busy]),
            "tray": [row(NAMES.specialists, view.tray)],
            "tier 5": [row(NAMES.specialists, {top or "": 1}) for top in view.tier5],
            "tier 5 left": [list(view.tier5_left)],
            "token": self.by_seat([row(NAMES.tokens, Counter(seat.tokens)) for seat in view.seats]),
            "tossed": [row(NAMES.tokens, view.token_discards)],
            "journal": self.by_seat([row(NAMES.journals, held) for held in journals]),
            "journal discs": [row(NAMES.journals, discs)],
            "display": [row(NAMES.journals, {journal or "": 1 for journal in view.display})],
            "impact": self.by_seat(markers),
            "goal card": [(row(NAMES.cards, dict.fromkeys(view.cards, 1)) + [0] * 40)[:40]],
        }

    def boards(self) -> dict[str, list[list[int]]]:
        return {"seats": self.by_seat([self.board(seat) for seat in self.view.seats])}

    def board(self, seat: SeatView) -> list[int]:
        pieces = [seat.research, seat.staging, seat.supply, seat.markers, seat.cleanup]
        return [1, *seat.tracks, *pieces, int(seat.passed), len(seat.vessels), 0, 0, 0, 0]

    def asked(self) -> list[str]:
        return [*(frame.asks(STATE) for frame in FRAMES.kinds[:27]), "over"]

    def question(self) -> dict[str, list[list[int]]]:
        view = self.view
        about = {view.about or "": 1}
        return {
            "phase": [one(4, PHASES.index(view.phase))],
            "asked": [one(27, self.asked().index(view.asked))],
            "turn": [one(SEATS, self.place(view.turn))],
            "owner": [one(SEATS, self.place(view.owner))],
            "about tile": [row(NAMES.tiles, about)],
            "about site": [row(SITES, about)],
            "about side": [row(NAMES.sides, about)],
            "about action": [row(list(ACTIONS), about)],
        }

    def table(self) -> list[int]:
        view = self.view
        named = 0 if view.designated is None else 1 + NAMES.options.index(view.designated)
        numbers = [view.round, view.rounds, 1 + self.around.index(view.wave), *(self.way(goal) for goal in range(3))]
        numbers += [view.deck, view.token_supply, view.columns, view.max_depth, named, int(view.coop)]
        numbers += [0 if view.outcome is None else OUTCOMES.index(view.outcome)]
        return [min(number, MOST) for number in numbers]

    def way(self, goal: int) -> int:
        ways = self.setup.goals[goal]
        if len(ways) == 1:
            return 1
        chosen = self.view.options[goal]
        return 0 if chosen is None else 1 + [int(way.option) for way in ways].index(NAMES.options.index(chosen))


CHOICES: list[dict[str, object]] = [
    {"players": 1},
    {"players": 2, "mission": "4"},
    {"players": 3, "mode": "cooperative", "mission": "6"},
    {"players": 4, "mission": "8"},
    {"players": 5, "fifth_player": True, "edition": "retail"},
    {"players": 2, "mission": "10", "edition": "retail"},
]


@pytest.mark.parametrize("choices", CHOICES, ids=str)
def test_the_numbers_are_the_view(choices: dict[str, object]) -> None:
    """Seats take turns in looking."""
    options = GAME.options(**choices)
    for looks, state in enumerate(positions(GAME, options, 5)):
        seat = looks % options.players
        view = state.view(seat)
        assert isinstance(view, EndeavorView)
        assert read(PLANES, observation(GAME, state, seat)) == Reading(view, GAME.setup(options)).planes()
