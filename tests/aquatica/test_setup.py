"""Game board setup, player setup: what lies where before the first turn."""

from collections import Counter

import pytest

from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.events import Gained, King
from tests.aquatica.driving import GAME, Play, position

STARTING = ["matrona", "sealord", "legion", "sea_horse", "wave_teller", "agent"]
TRAINED = ["trained_coins_2", "trained_power_2", "trained_raise_1", "trained_score_1"]


def start(seed: int = 1, **choices: object) -> Play:
    return Play(GAME.start(GAME.options(**choices), seed))


def test_components() -> None:
    book = GAME.catalog
    assert len(book.locations.entries) == 56
    assert Counter(entry.type for entry in book.locations.entries) == dict.fromkeys(
        ("shark_bay", "sunken_ships", "ocean_volcanoes", "decayed_civilizations"), 14
    )
    assert sum(entry.copies for entry in book.characters.entries if entry.role == "ocean") == 18
    assert [entry.id for entry in book.characters.entries if entry.role == "starting"] == STARTING
    assert [king.number for king in book.kings.entries] == list(range(1, 9))
    assert sum(manta.supply for manta in book.mantas.entries) == 23
    assert len({goal.token for goal in book.goals.entries if goal.token}) == 5
    assert sum(goal.token is not None for goal in book.goals.entries) == 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_ocean(players: int) -> None:
    play = start(players=players)
    assert len(play.row()) == 6
    assert len(play.at(codes.AT_BOTTOM)) == 6
    assert play.at(codes.AT_TOP) == set(), "the top row starts empty (ruling 17)"
    assert len(play.at(codes.AT_DECK)) == 50
    assert len(play.s.deal.characters) == 18
    assert list(play.s.rules.recruit_price) == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_six_cards_and_four_ready_mantas(players: int) -> None:
    play = start(players=players, kings="off")
    for seat in range(players):
        assert play.hand(seat) == STARTING
        assert play.ready(seat) == TRAINED
        assert play.board(seat) == {}
    assert play.turn == play.owner == 0


def test_kings_by_seat() -> None:
    play = start(players=4)
    assert [play.hand(seat)[-1] for seat in range(4)] == ["cai", "sol", "oriel", "xander"]
    assert [event.king for event in GAME.events(play.s) if isinstance(event, King)] == [
        "cai",
        "sol",
        "oriel",
        "xander",
    ]


def test_a_king_of_the_set_up_leaves_for_a_manta() -> None:
    """Fancelot and Herbert go back to the box and send a wild manta, which is ready."""
    play = position(3, kings="draft", king_cards=["fancelot", "herbert", "nerea", "adela"])
    play.do("pick herbert", "pick nerea", "pick fancelot")
    assert play.events(Gained) == [Gained(0, "wild_coins_2"), Gained(2, "wild_power_2")]
    assert play.hand(0) == STARTING
    assert play.hand(1) == [*STARTING, "nerea"]
    assert play.ready(0) == [*TRAINED, "wild_coins_2"]
    assert play.ready(2) == [*TRAINED, "wild_power_2"]


@pytest.mark.parametrize(
    ("edition", "goals"),
    [
        ("2021", ["hand_8", "board_5", "scored_3", "wild_2"]),
        ("2020", ["hand_8", "board_5", "scored_3", "wild_2"]),
        ("2019", ["scored_3", "hand_10", "same_type_4", "tired_5"]),
    ],
)
def test_printed_goals(edition: str, goals: list[str]) -> None:
    play = start(edition=edition)
    assert [play.s.rules.goals[goal] for goal in play.s.deal.goals] == goals


def test_goal_tokens_lie_with_a_random_side_up() -> None:
    """Advanced mode: four of five tokens; never both sides of one."""
    tokens = {goal.id: goal.token for goal in GAME.catalog.goals.entries}
    seen: set[str] = set()
    for seed in range(60):
        play = start(seed, mode="advanced")
        goals = [play.s.rules.goals[goal] for goal in play.s.deal.goals]
        assert len({tokens[goal] for goal in goals}) == 4
        seen |= set(goals)
    assert len(seen) == 10


@pytest.mark.parametrize(
    ("players", "edition", "cards"), [(4, "2019", 27), (2, "2019", 18), (1, "2019", 9), (1, "2021", 9), (4, "2021", 18)]
)
def test_character_sets(players: int, edition: str, cards: int) -> None:
    assert len(start(players=players, edition=edition).s.deal.characters) == cards


def test_everything_is_shuffled() -> None:
    orders = {(tuple(start(seed).s.deal.locations), tuple(start(seed).s.deal.characters)) for seed in range(20)}
    assert len(orders) == 20
    assert list(start(5).s.deal.locations) == list(start(5).s.deal.locations)
