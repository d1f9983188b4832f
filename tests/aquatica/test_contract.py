"""Aquatica keeps every law of the contract under all options, and loses no card or manta in thousands of games."""

import pytest

from batyskaf.core.rng import Rng
from batyskaf.testing import check_game
from tests.aquatica.conservation import nothing_is_lost
from tests.aquatica.driving import GAME
from tests.effort import COMPILED, count, share

MODES: list[dict[str, object]] = [
    {"players": players, "mode": mode} for players in (1, 2, 3, 4) for mode in ("basic", "advanced")
]
CHOICES: list[dict[str, object]] = [
    *[{**mode, "edition": edition} for mode in MODES for edition in ("2021", "2020", "2019")],
    {"players": 3, "kings": "off", "goals": "tokens"},
    {"players": 4, "kings": "draft", "goals": "printed", "king_draft_open": True},
    {"players": 3, "mode": "advanced", "chosen_goals": ("conquerors_5", "hand_1", "discard_10", "recruit_5")},
    {"players": 2, "mode": "advanced", "chosen_goals": ("conquerors_5", "tired_5", "hand_10", "wild_2")},
    {"players": 2, "two_player_matrona_discards_leftmost": True},
    {"players": 4, "grabber_typed_pair": True, "leftover_resources": "kept_until_main_action_ends"},
    {"players": 2, "wave_teller_reading": "both", "turn_limit_per_player": 5},
    {"players": 2, "scout": "mandatory", "scout_with_more_than_4": "forbidden", "turn_limit_per_player": None},
    {"players": 3, "character_sets": "3", "printed_goals": "2019"},
    {"players": 4, "character_sets": "1"},
    {"players": 2, "size": "small"},
    {"players": 4, "size": "small", "mode": "advanced"},
    {"players": 1, "kings": "off", "solo_rival": "matrona", "solo_table": "2019"},
    {"players": 1, "kings": "draft", "king_draft_open": True, "goals": "tokens"},
]


@pytest.mark.parametrize("choices", CHOICES, ids=str)
def test_every_option(choices: dict[str, object]) -> None:
    games = 2 if COMPILED else 1
    report = check_game(GAME, [GAME.options(**choices)], games=games, thoroughness=share(0.04), extra=nothing_is_lost)
    assert report.games == games
    assert report.worlds > 0 or not COMPILED


def play_through(seed: int, choices: dict[str, object]) -> int:
    """Play one random game to its end, looking at every step; return its length."""
    state = GAME.start(GAME.options(**choices), seed)
    rng = Rng.of(seed, "conservation")
    decisions = 0
    while state.turn >= 0:
        moves = state.legal()
        state.apply(moves[int(rng.below(len(moves)))])
        nothing_is_lost(state)
        decisions += 1
        assert decisions < GAME.max_decisions
    result = state.result()
    assert sorted(result.ranks) == list(range(1, int(state.seats) + 1))
    return decisions


@pytest.mark.parametrize("part", range(10))
def test_a_thousand_random_games_lose_nothing(part: int) -> None:
    for seed in range(part * 100, part * 100 + count(100)):
        assert play_through(seed, CHOICES[seed % len(CHOICES)]) > 5


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_twenty_thousand_random_games_lose_nothing(part: int) -> None:
    for seed in range(part * 1000, part * 1000 + 1000):
        assert play_through(1_000_000 + seed, CHOICES[seed % len(CHOICES)]) > 5
