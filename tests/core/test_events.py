"""What the fields of events stand for: declared by their types, and checked when a game is loaded."""

from typing import Annotated

import pytest
from tests.pocket.game import PearlsGame, Rolled

from batyskaf.core.events import CardName, Event, Ordinal, Seat, check_roles, named, roles_of
from batyskaf.games import load, names
from batyskaf.testing import Broken, check_game


class Passed(Event, frozen=True):
    giver: Seat
    cards: tuple[CardName, ...]
    column: Ordinal | None
    shell: Annotated[str, named("shells")] | None
    depth: int


def test_types_say_what_fields_stand_for() -> None:
    expected = {"giver": "seat", "cards": "card", "column": "ordinal", "shell": "named:shells"}
    assert roles_of(Passed) == expected


def test_a_section_without_words_is_refused_with_its_field() -> None:
    check_roles([Passed], ["shells"])
    with pytest.raises(TypeError, match=r"Passed\.shell: the game has no words for 'shells'"):
        check_roles([Passed], ["pearls"])


@pytest.mark.parametrize("game", names())
def test_every_seat_of_an_event_is_declared_as_one(game: str) -> None:
    kinds = load(game).event_types()
    assert kinds
    for kind in kinds:
        for field in {"seat", "giver", "decider", "owner"} & set(kind.__struct_fields__):
            assert roles_of(kind).get(field) == "seat", (kind, field)


def test_the_kit_finds_events_that_are_not_declared() -> None:
    class Silent(PearlsGame):
        def event_types(self) -> tuple[type[Event], ...]:
            return (Rolled,)

    with pytest.raises(Broken, match="every event is one of the game's event types"):
        check_game(Silent(), thoroughness=1.0)
