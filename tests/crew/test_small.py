"""A small game: two colours, few submarines, four to seven tricks, and only tasks that its cards leave open."""

import pytest

from batyskaf.bots.crew.solver import Solver
from batyskaf.bots.crew.verdicts import LOST, WON
from batyskaf.core.bits import count
from batyskaf.core.game import OVER, MoveList, State
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import names_of
from batyskaf.games.crew.game import load
from batyskaf.games.crew.state import CrewState
from batyskaf.testing import check_game
from tests.bots.test_solver import hush, to_the_cards, winnable
from tests.effort import share

GAME = load()
TRICKS = {3: 7, 4: 5, 5: 4}


def every_card_is_in_one_place(state: State) -> None:
    assert isinstance(state, CrewState)
    places = [*state.hands, *state.piles, *(1 << card for card in state.trick if card >= 0)]
    assert sum(int(place) for place in places) == state.setup.deck
    assert sum(count(place) for place in places) == count(state.setup.deck)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(
    "choices",
    [{"mission": "1"}, {"mission": "9", "communication": "terrain"}, {"mission": "14"}, {"tasks": ("T84", "T85")}],
    ids=str,
)
def test_the_laws(players: int, choices: dict[str, object]) -> None:
    options = GAME.options(players=players, size="small", **choices)
    report = check_game(GAME, [options], games=2, thoroughness=share(0.2), extra=every_card_is_in_one_place)
    assert report.games == 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_colours_are_dealt(players: int) -> None:
    state = GAME.start(GAME.options(players=players, size="small"), seed=1)
    dealt = [card for hand in state.hands for card in names_of(hand)]
    assert {card[0] for card in dealt} == set("PBS")
    assert state.total == TRICKS[players]
    assert sorted({int(count(hand)) for hand in state.hands}) == ([7, 8] if players == 3 else [TRICKS[players]])


def test_tasks_of_the_missing_colours_stay_out() -> None:
    options = GAME.options(players=4, size="small", difficulty=5)
    drawn = {GAME.catalog.tasks[task].id for seed in range(200) for task in GAME.start(options, seed).deal.tasks}
    assert "T1" in drawn  # collect the pink 3
    assert not drawn & {"T2", "T4", "T9", "T51", "T91"}  # need green or yellow, or are done without them


@pytest.mark.parametrize(
    ("choices", "id"),
    [
        ({"players": 2}, "refused-crew-small-players"),
        ({"tasks": ("T2",)}, "refused-crew-small-task"),
        ({"mission": "27"}, "refused-crew-small-mission"),
        ({"mission": "promo"}, "refused-crew-small-mission"),
    ],
    ids=str,
)
def test_what_two_colours_do_not_allow_is_refused(choices: dict[str, object], id: str) -> None:
    with pytest.raises(Refused, match=id):
        GAME.options(size="small", **choices)


def test_the_solver_agrees_with_exhaustive_search() -> None:
    solver, verdicts = Solver(Rng.of(1, "small")), set()
    for seed in range(30):
        rng = Rng.of(seed, "small")
        state = GAME.start(GAME.options(players=5, size="small", difficulty=4, communication="silence"), seed)
        to_the_cards(state, rng)
        while state.turn != OVER and state.left() > 2:
            hush(state)
            state.apply(state.pick(rng, MoveList()))
        if state.turn == OVER:
            continue
        verdict = solver.solve(hush(state), 100_000)
        assert (verdict == WON) == winnable(state.copy()), seed
        verdicts.add(verdict)
    assert verdicts == {WON, LOST}
