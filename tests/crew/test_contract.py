"""The Crew keeps every law of the contract: all missions, all player counts, all options; conservation of the cards."""

import pytest

from batyskaf.core.bits import count
from batyskaf.core.game import State
from batyskaf.games.crew.game import load
from batyskaf.games.crew.state import CrewState
from batyskaf.testing import check_game
from tests.effort import share

GAME = load()
MISSIONS = list(GAME.catalog.missions)


def every_card_is_in_one_place(state: State) -> None:
    """Hands, Tonoja's columns, the trick and the piles hold each of the forty cards once."""
    assert isinstance(state, CrewState)
    places = [int(hand) for hand in state.hands] + [int(pile) for pile in state.piles]
    places += [1 << card for card in list(state.columns)[7:] if card >= 0]
    places += [1 << card for card in state.trick if card >= 0]
    assert sum(int(count(place)) for place in places) == 40
    assert sum(places) == 2**40 - 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_with_every_crew(mission: str, players: int) -> None:
    options = GAME.options(mission=mission, players=players)
    report = check_game(GAME, [options], games=1, thoroughness=share(0.12), extra=every_card_is_in_one_place)
    assert report.decisions > 0


CHOICES: list[dict[str, object]] = [
    {"mission": mission, "players": players, "timed": False, "untimed_sharing": sharing}
    for mission in ("14", "16", "26")
    for players in (2, 4)
    for sharing in ("draft", "volunteers")
]
CHOICES += [
    {"mission": "9", "players": 4, "only_mark": "any", "memory": "open", "communication": communication}
    for communication in ("normal", "currents", "narcosis", "silence", "terrain")
]
CHOICES += [
    {"mission": "5", "players": 2, "tonoja_after": after, "tonoja_distress": part, "distress": distress}
    for after in ("first", "second")
    for part in ("takes part", "stays out")
    for distress in ("ask", "active")
]
CHOICES += [
    {"mission": "18", "players": 5, "edition": "german", "distress": "off"},
    {"mission": "epilogue", "players": 3, "difficulty": 30},
    {"mission": "1", "players": 3, "tasks": ("T84", "T85")},
    {"mission": "7", "players": 4, "used": tuple(f"T{number}" for number in range(1, 97))},
]


@pytest.mark.parametrize("choices", CHOICES, ids=str)
def test_every_option(choices: dict[str, object]) -> None:
    options = GAME.options(**choices)
    report = check_game(GAME, [options], games=2, thoroughness=share(0.1), extra=every_card_is_in_one_place)
    assert report.games == 2


@pytest.mark.soak
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_at_length(mission: str) -> None:
    options = [GAME.options(mission=mission, players=players) for players in (2, 3, 4, 5)]
    report = check_game(GAME, options, games=25, thoroughness=0.3, extra=every_card_is_in_one_place)
    assert report.games == 100
