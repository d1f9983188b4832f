"""What a seat of Aquatica observes as numbers is its view and nothing else: a plain reading of it gives the same."""

from collections import Counter
from collections.abc import Iterable

import pytest

from batyskaf.core.planes import read
from batyskaf.games.aquatica.effect import FRAMES
from batyskaf.games.aquatica.frames import FRAME_NAMES
from batyskaf.games.aquatica.game import load
from batyskaf.games.aquatica.state import CAUSES
from batyskaf.games.aquatica.view import AquaticaView, TrackView
from batyskaf.testing.laws import observation
from tests.reading import MOST, Around, one, positions, row

GAME = load()
PLANES = GAME.planes()
RULES = GAME.setup(GAME.options()).rules
SEATS = 4


def set_of(things: list[str], marked: Iterable[str]) -> list[int]:
    return row(things, dict.fromkeys(marked, 1))


class Reading(Around):
    """A view, read plane by plane."""

    def __init__(self, view: AquaticaView) -> None:
        super().__init__(view.seat, len(view.seats), SEATS)
        self.view = view

    def planes(self) -> dict[str, list[list[int]]]:
        view, kinds, places = self.view, RULES.characters, RULES.locations
        twins = {"buy": "acquire", "conquer": "acquire", "turn-after": "turn"}
        twins |= {"recruit-free": "recruit", "take-back-all": "take-back"}
        asked = twins.get(view.asked, view.asked)
        paid = view.payment
        person = paid is not None and paid.purpose in ("recruit", "replay")
        boards = [{spot.location: 1 + spot.risen for spot in seat.board} for seat in view.seats]
        rowed = [set_of(kinds, [space.character]) for space in view.row]
        return {
            "hand": [row(kinds, Counter(view.hand))],
            "discard": [row(kinds, Counter(view.discard))],
            "discard top": self.by_seat([set_of(kinds, [seat.discard_top or ""]) for seat in view.seats]),
            "king": self.by_seat([set_of(kinds, [seat.king or ""]) for seat in view.seats]),
            "row": rowed + [[0] * len(kinds)] * (6 - len(rowed)),
            "offered": [set_of(kinds, view.offered)],
            "card": [set_of(kinds, [view.card or ""])],
            "wanted character": [set_of(kinds, [paid.target] if paid and person else [])],
            "wanted location": [set_of(places, [paid.target] if paid and not person else [])],
            "bottom": [set_of(places, view.bottom)],
            "top": [set_of(places, view.top)],
            "discarded": [set_of(places, view.discarded_locations)],
            "scored": [set_of(places, view.scored)],
            "board": self.by_seat([row(places, board) for board in boards]),
            "supply": [row(RULES.mantas, {manta.manta: manta.ready for manta in view.supply})],
            "ready": self.by_seat([row(RULES.mantas, {m.manta: m.ready for m in seat.mantas}) for seat in view.seats]),
            "tired": self.by_seat([row(RULES.mantas, {m.manta: m.tired for m in seat.mantas}) for seat in view.seats]),
            "goal": [set_of(RULES.goals, [track.goal]) for track in view.tracks],
            "spots": [self.spots(track) for track in view.tracks],
            "seats": self.by_seat([self.public(seat) for seat in range(len(view.seats))]),
            "asked": [one(len(FRAME_NAMES), FRAME_NAMES.index(asked))],
            "turn": [one(SEATS, self.place(view.turn))],
            "owner": [one(SEATS, self.place(view.owner))],
            "purpose": [one(4, ("buy", "conquer", "recruit", "replay").index(paid.purpose) if paid else None)],
            "cause": [one(8, CAUSES.index(view.cause) if view.cause else None)],
            "table": [self.table()],
        }

    def spots(self, track: TrackView) -> list[int]:
        taken = [5 if spot.seat is None else 1 + self.around.index(spot.seat) for spot in track.spots]
        return taken + [0] * (5 - len(taken))

    def public(self, number: int) -> list[int]:
        seat = self.view.seats[number]
        claims = [int(track.goal in seat.goals) for track in self.view.tracks]
        return [1, seat.hand, seat.discard, seat.scored, *claims]

    def table(self) -> list[int]:
        view = self.view
        need = view.payment.need if view.payment else 0
        scores = view.scores[self.around[0]] if view.scores is not None else 0
        numbers = [view.round, view.ending, int(view.main_action_done), int(view.asked == "conquer")]
        numbers += [view.characters_left, view.locations_left, view.scored_points, need, view.steps, view.coins]
        numbers += [view.power, int(view.asked == "turn-after"), scores]
        return [max(0, min(number, MOST)) for number in numbers]


def test_every_frame_has_its_cell_in_the_plane_of_what_is_asked() -> None:
    assert len(FRAMES.kinds) == len(FRAME_NAMES)
    assert [getattr(frame, "KIND", None) for frame in FRAMES.kinds] == list(range(len(FRAMES.kinds)))


CHOICES: list[dict[str, object]] = [
    {"players": 1},
    {"players": 2},
    {"players": 3, "kings": "draft"},
    {"players": 4, "mode": "advanced", "king_draft_open": True},
]


@pytest.mark.parametrize("choices", CHOICES, ids=str)
def test_the_numbers_are_the_view(choices: dict[str, object]) -> None:
    """Seats take turns in looking."""
    options = GAME.options(**choices)
    for looks, state in enumerate(positions(GAME, options, 5)):
        seat = looks % options.players
        view = state.view(seat)
        assert isinstance(view, AquaticaView)
        assert read(PLANES, observation(GAME, state, seat)) == Reading(view).planes()
