"""The laws of the contract over all missions, modes and editions, and random games with every piece counted."""

import pytest

from batyskaf.core.game import State
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor.options import EndeavorOptions
from batyskaf.games.endeavor.state import EndeavorState
from batyskaf.testing import check_game
from tests.effort import count, share
from tests.endeavor.driving import GAME, pieces, play_randomly

DRAFT = [str(number) for number in range(1, 9)]
RETAIL = [str(number) for number in range(1, 11)]
SEATS = [(1, "cooperative"), (2, "competitive"), (3, "cooperative"), (4, "competitive")]


def all_options() -> list[EndeavorOptions]:
    kinds = [("draft", mission) for mission in DRAFT] + [("retail", mission) for mission in RETAIL]
    return [
        GAME.options(mission=mission, players=players, mode=mode, edition=edition)
        for edition, mission in kinds
        for players, mode in SEATS
    ]


@pytest.mark.parametrize("mission", DRAFT)
def test_laws_in_every_mission(mission: str) -> None:
    options = [GAME.options(mission=mission, players=players, mode=mode) for players, mode in SEATS]
    report = check_game(GAME, options, games=1, thoroughness=share(0.05))
    assert report.games == 4
    assert report.worlds > 0


@pytest.mark.parametrize("mission", ["1", "9", "10"])
def test_laws_in_the_retail_edition(mission: str) -> None:
    options = [GAME.options(mission=mission, players=players, mode=mode, edition="retail") for players, mode in SEATS]
    assert check_game(GAME, options, games=1, thoroughness=share(0.05)).games == 4


def test_laws_with_five_players() -> None:
    options = [GAME.options(mission="2", players=5, fifth_player=True)]
    assert check_game(GAME, options, games=1, thoroughness=share(0.05)).games == 1


def test_a_small_game_has_half_the_rounds() -> None:
    options = GAME.options(players=2, size="small")
    assert GAME.setup(options).rounds == 3
    assert check_game(GAME, [options], games=1, thoroughness=share(0.05)).games == 1
    for choices in ({"players": 1}, {"mode": "cooperative"}):
        with pytest.raises(Refused, match="refused-endeavor-small"):
            GAME.options(size="small", **choices)


def run_random_games(count: int) -> None:
    options = all_options()
    rng = Rng.of(4, "endeavor random games")
    for number in range(count):
        state = GAME.start(options[number % len(options)], number)
        before = dict(pieces(state))
        assert set(before["discs"]) == {30}
        assert set(before["markers"]) == {20}
        made = play_randomly(state, rng, eager=number % 4 != 0)
        assert 20 < made < GAME.max_decisions
        assert dict(pieces(state)) == before
        assert all(0 <= step <= 12 for step in state.tracks)
        assert all(0 <= count <= 12 for count in state.research)
        for seat in range(state.seats):
            assert state.tokens_held(seat) <= 1


def test_random_games_keep_every_piece() -> None:
    run_random_games(count(500))


@pytest.mark.soak
def test_ten_thousand_random_games() -> None:
    run_random_games(10_000)


def test_pieces_are_kept_at_every_decision() -> None:
    options = [GAME.options(mission=mission, players=3) for mission in ("1", "4", "6", "8")]
    counts: list[object] = []

    def count(state: State) -> None:
        assert isinstance(state, EndeavorState)
        if state.history():
            # Two tokens of which one is kept, and a tile on its way to its place, lie in the player's hand.
            asked = state.kind() if state.size else -1
            now = {**pieces(state)}
            now["tokens"] = [sum(now["tokens"]) + (2 if asked == codes.F_RETAIN else 0)]
            now["tiles"] = [sum(now["tiles"]) + (1 if asked == codes.F_PLACE else 0)]
            assert now == counts[-1]
        else:
            counts.append(dict(pieces(state)))

    assert check_game(GAME, options, games=1, thoroughness=0.0, extra=count).games == 4
