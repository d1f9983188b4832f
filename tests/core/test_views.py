"""The views of several seats at once: what they share is built once, and nothing passes from one to another."""

import pytest

from batyskaf import load
from batyskaf.core.rng import Rng

GAMES = (
    ("crew", {"mission": "5", "players": 4}),
    ("crew", {"mission": "12", "players": 2}),
    ("aquatica", {"players": 3}),
    ("endeavor", {"players": 3}),
)


@pytest.mark.parametrize(("name", "choices"), GAMES)
def test_views_do_not_depend_on_the_seats_they_are_built_with(name: str, choices: dict[str, object]) -> None:
    game = load(name)
    rng = Rng.of(7, "views")
    state = game.start(game.options(**choices), seed=11)
    for _ in range(60):
        legal = state.legal()
        if not legal:
            break
        everyone: list[int | None] = [None, *range(game.seats(game.options(**choices)))]
        together = state.views(everyone)
        assert together == [state.view(seat) for seat in everyone]
        assert state.views(everyone[::-1]) == together[::-1]
        state.apply(legal[rng.below(len(legal))])
