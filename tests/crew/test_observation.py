"""What a seat of The Crew observes as numbers is its view and nothing else: a plain reading of it gives the same."""

import pytest

from batyskaf.core.planes import read
from batyskaf.games.crew.cards import NAMES
from batyskaf.games.crew.events import COMMUNICATION, STATUS, VOTES
from batyskaf.games.crew.game import load
from batyskaf.games.crew.movetable import MARKS
from batyskaf.games.crew.state import OUTCOMES
from batyskaf.games.crew.view import PHASES, CrewView, TrickView
from batyskaf.testing.laws import observation
from tests.reading import one, positions, row

GAME = load()
PLANES = GAME.planes()
TASKS = [task.id for task in GAME.catalog.tasks]
SEATS = 5


def cards(*names: str) -> list[int]:
    return row(NAMES, dict.fromkeys(names, 1))


class Reading:
    """A view, read plane by plane."""

    def __init__(self, view: CrewView) -> None:
        self.view = view
        self.place = {seat: place for place, seat in enumerate(view.order)}

    def by_seat(self, rows: dict[int, list[int]], width: int) -> list[list[int]]:
        placed = {self.place[seat]: cells for seat, cells in rows.items()}
        return [placed.get(place, [0] * width) for place in range(SEATS)]

    def trick(self, trick: TrickView | None) -> list[list[int]]:
        laid = trick.cards if trick is not None else ()
        return self.by_seat({card.seat: cards(card.card) for card in laid}, 40)

    def seat(self, seat: int | None) -> list[list[int]]:
        return [one(SEATS, None if seat is None else self.place[seat])]

    def planes(self) -> dict[str, list[list[int]]]:
        view = self.view
        last = view.tricks[-1] if view.tricks else None
        won = {seat: [c.card for t in view.tricks if t.winner == seat for c in t.cards] for seat in view.order}
        for task in view.tasks:
            if task.owner is not None:
                won[task.owner] += task.cards
        assert {seat: set(view.seats[seat].pile) for seat in view.order} == {
            seat: set(pile) for seat, pile in won.items()
        }
        shown = [card.card for card in view.trick.cards] + [card for pile in won.values() for card in pile]
        return {
            "hand": [cards(*view.hand)],
            "given": [cards(view.given or "")],
            "trick": self.trick(view.trick),
            "last trick": self.trick(last),
            "played": [cards(*shown)],
            "pile": self.by_seat({seat: cards(*pile) for seat, pile in won.items()}, 40),
            "signal": self.by_seat({seat: row(NAMES, self.marks(seat)) for seat in view.order}, 40),
            "columns": [row(NAMES, {c.open: 1 + at for at, c in enumerate(view.columns) if c.open is not None})],
            "covered": [([int(column.covered) for column in view.columns] + [0] * 7)[:7]],
            **self.tasks(),
            "seats": self.by_seat({seat: self.public(seat) for seat in view.order}, 8),
            "phase": [one(14, PHASES.index(view.phase))],
            "turn": self.seat(view.turn),
            "owner": self.seat(view.owner),
            "captain": self.seat(view.captain),
            "leader": self.seat(view.trick.leader),
            "communication": [one(5, COMMUNICATION.index(view.communication))],
            "terrain": [cards(view.terrain or "")],
            "outcome": [one(6, None if view.outcome is None else OUTCOMES.index(view.outcome))],
            "table": [self.table()],
        }

    def marks(self, seat: int) -> dict[str, int]:
        return {signal.card: 1 + MARKS.index(signal.mark) for signal in self.view.seats[seat].signals}

    def tasks(self) -> dict[str, list[list[int]]]:
        view = self.view
        states = {task.id: 1 + STATUS.index(task.status) for task in view.tasks}
        owned: dict[int | None, list[int]] = {
            owner: row(TASKS, {task.id: states[task.id] for task in view.tasks if task.owner == owner})
            for owner in (None, *view.order)
        }
        predicted = {t.id: 1 if t.number is None else 2 + t.number for t in view.tasks if t.predicted}
        return {
            "task in the middle": [owned[None]],
            "task": self.by_seat({seat: owned[seat] for seat in view.order}, len(TASKS)),
            "foretold": [row(TASKS, predicted)],
            "about": [row(TASKS, {view.about: 1} if view.about is not None else {})],
        }

    def public(self, number: int) -> list[int]:
        seat = self.view.seats[number]
        vote = 0 if seat.voted is None else 1 + VOTES.index(seat.voted)
        claims = number in self.view.claims
        return [1, int(seat.tonoja), seat.cards, seat.tricks, int(seat.token), vote, int(seat.gave), int(claims)]

    def table(self) -> list[int]:
        view = self.view
        pool = 0 if view.pool is None else 1 + view.pool
        passed = 0 if view.passed is None else VOTES.index(view.passed)
        objective = 0 if view.objective is None else 1 + STATUS.index(view.objective)
        flags = [int(view.signals_open), int(view.distress), passed, int(view.timed), objective]
        return [view.number, view.total, pool, *flags, view.attempt]


CHOICES: list[dict[str, object]] = [
    {"mission": "1", "players": 3},
    {"mission": "5", "players": 2},
    {"mission": "8", "players": 2, "memory": "open", "tonoja_after": "first"},
    {"mission": "14", "players": 5},
    {"mission": "17", "players": 4, "memory": "open"},
    {"mission": "26", "players": 4, "attempt": 3},
    {"mission": "9", "players": 4, "communication": "terrain", "distress": "active"},
    {"mission": "9", "players": 5, "communication": "narcosis", "tasks": ("T84", "T85")},
]


@pytest.mark.parametrize("choices", CHOICES, ids=str)
def test_the_numbers_are_the_view(choices: dict[str, object]) -> None:
    options = GAME.options(**choices)
    for seed in range(3):
        for state in positions(GAME, options, seed):
            for seat in range(options.players):
                view = state.view(seat)
                assert isinstance(view, CrewView)
                assert read(PLANES, observation(GAME, state, seat)) == Reading(view).planes()
