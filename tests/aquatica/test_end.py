"""End of the game: what brings it near, the last turns, points, ties."""

import pytest

from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.events import Ended, King, Triggered
from tests.aquatica.driving import Play, position

ROW = ["grabber", "researcher", "healer", "meg", "anglerfish", "turtle_treasurer"]
SHARKS = ["SB01", "SB02", "SB03", "SB04", "SB05"]


def turns_until_over(play: Play) -> list[int]:
    """The owners of the turns that follow the present one."""
    owners = []
    play.finish_turn()
    while not play.over:
        owners.append(play.owner)
        play.finish_turn()
    return owners


def test_all_four_goals() -> None:
    """Ruling 29: finish the turn, then one more turn each; the one who triggered it is the last."""
    play = position(
        3,
        hands={0: ["matrona", "sealord", "legion", "sea_horse", "agent", "meg", "healer", "grabber"]},
        boards={0: dict.fromkeys(SHARKS, 0)},
        scored={0: ["SS01", "SS02", "SS03"]},
        wild={0: ["wild_coins_2", "wild_coins_2"]},
    )
    for goal, manta in zip(
        ("hand_8", "board_5", "scored_3"), ("trained_coins_2", "trained_power_2", "trained_raise_1"), strict=True
    ):
        play.do(f"claim {goal}", f"place {manta}")
        assert play.s.ending == 0
    play.do("claim wild_2")
    assert play.events(Triggered) == [Triggered("goals", 0)], "the last manta goes by itself"
    assert turns_until_over(play) == [1, 2, 0]
    assert play.s.result().reason == "goals"


def test_the_location_deck_runs_out() -> None:
    play = position(2, bottom=SHARKS[:3], locations_left=4)
    play.do("play matrona", "play sea_horse", "scout")
    assert play.events(Triggered) == [Triggered("locations", 1)]
    assert turns_until_over(play) == [0, 1]


def test_the_character_deck_runs_out_when_its_last_card_enters_the_row() -> None:
    """Ruling 23 (FAQ2)."""
    play = position(2, row=[*ROW, "mantas_leader"], characters_left=1)
    play.do("play agent", "recruit grabber 0")
    assert play.events(Triggered) == [Triggered("characters", 0)]
    assert play.owner == 1
    assert turns_until_over(play) == [0]


def test_later_triggers_change_nothing() -> None:
    """Ruling 29."""
    play = position(2, row=[*ROW, "mantas_leader"], characters_left=1, bottom=SHARKS[:3], locations_left=2)
    play.do("play agent", "recruit grabber 0")
    play.do("play sea_horse", "scout")
    assert play.events(Triggered) == []
    play.finish_turn()
    assert play.owner == 0
    play.finish_turn()
    assert play.over
    assert play.s.result().reason == "characters"


def test_the_turn_limit_closes_the_round() -> None:
    """Ruling 29: nothing else would end a game of Matronas."""
    play = position(3, turn_limit_per_player=4)
    count = 0
    while not play.over:
        play.finish_turn()
        count += 1
    assert count == 12
    assert play.events(Ended) == [Ended("limit")]


def test_the_last_turns_are_played_even_beyond_the_limit() -> None:
    play = position(2, row=[*ROW, "mantas_leader"], characters_left=1, turn_limit_per_player=1)
    play.do("play matrona", "play agent", "recruit grabber 0")
    assert not play.over
    assert turns_until_over(play) == [1]
    assert play.s.result().reason == "characters"


def test_without_a_limit_the_game_continues() -> None:
    play = position(2, turn_limit_per_player=None)
    for _ in range(500):
        play.finish_turn()
    assert not play.over


def test_a_game_without_a_limit_is_closed_after_its_most_decisions() -> None:
    """Ruling 29: nothing else would end two players who only ever play Matrona."""
    play = position(2, turn_limit_per_player=None)
    matrona = play.game.moves.id("play matrona")
    for _ in range(play.game.max_decisions - 1):
        play.s.apply(matrona)
    assert not play.over
    play.s.apply(matrona)
    assert play.over
    assert play.s.result().reason == "limit"
    assert len(play.s.history()) == play.game.max_decisions


def test_points() -> None:
    """One for each card in hand (Matrona and king too), the goal tracks, scored locations; nothing for boards."""
    play = position(scored={0: ["SB13", "SS14", "DC01"]}, boards={0: {"SB14": 4}}, piles={0: ["legion"]}, king_cards=())
    play.do("claim scored_3", "place trained_raise_1")
    assert play.s.points(0) == 5 + 7 + 8 + 8 + 2
    assert play.s.points(1) == 6


def finished(play: Play) -> tuple[int, ...]:
    play.s.end(codes.BY_LIMIT)
    return play.s.result().ranks


def test_most_points_win() -> None:
    assert finished(position(scored={0: ["SB01"]})) == (1, 2)
    assert finished(position(3, scored={1: ["SB01"], 2: ["SB14"]})) == (3, 2, 1)


def test_tie_1_mantas_in_reserve() -> None:
    """Ruling 30: trained and wild, ready or tired; those on tracks are excluded."""
    play = position(wild={0: ["wild_coins_2"]}, tired={0: ["wild_coins_2"]})
    assert finished(play) == (1, 2)


def test_tie_2_the_lower_king() -> None:
    assert finished(position(2, kings="basic")) == (1, 2)


def test_tie_2_counts_a_king_that_was_boxed() -> None:
    """Ruling 30."""
    play = position(2, kings="draft", king_cards=["fancelot", "adela", "herbert"])
    play.do("pick herbert", "pick fancelot")
    assert play.s.points(0) == play.s.points(1)
    assert play.s.reserve(0) == play.s.reserve(1) == 5
    assert finished(play) == (1, 2)


def test_tie_3_without_kings_the_last_in_turn_order() -> None:
    assert finished(position(4)) == (4, 3, 2, 1)


def test_unseen_kings_are_shown_at_the_end() -> None:
    play = position(2, kings="draft", king_cards=["nerea", "adela", "sol"])
    play.do("pick sol", "pick nerea")
    play.s.end(codes.BY_LIMIT)
    assert {(event.seat, event.king) for event in play.events(King) if isinstance(event, King)} >= {(1, "sol")}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_host_can_abandon(players: int) -> None:
    play = position(players)
    play.s.apply(play.s.host()[0])
    assert play.over
    assert play.s.result().reason == "abandoned"
    assert play.s.host() == []
