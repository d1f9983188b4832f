"""Goals: each one reached and narrowly missed; how, when and with what they are claimed."""

import pytest

from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.events import Claimed
from tests.aquatica.driving import Play, position

SIX = ["matrona", "sealord", "legion", "sea_horse", "wave_teller", "agent"]
OTHERS = ["hand_8", "board_5", "scored_3", "wild_2"]
SHARKS = ["SB01", "SB02", "SB03", "SB04", "SB05"]


def with_goal(goal: str, **setting: object) -> Play:
    goals = [goal, *[other for other in ("hand_10", "tired_5", "total_11", "points_15", "wild_3") if other != goal]][:4]
    return position(goals=goals, **setting)  # type: ignore[arg-type]


REACHED: list[tuple[str, dict[str, object], dict[str, object]]] = [
    ("hand_8", {"hands": {0: [*SIX, "meg", "healer"]}}, {"hands": {0: [*SIX, "meg"]}, "piles": {0: ["healer"]}}),
    ("hand_8", {"hands": {0: [*SIX, "meg", "cai"]}}, {"hands": {0: [*SIX, "cai"]}}),
    (
        "hand_10",
        {"hands": {0: [*SIX, "meg", "healer", "grabber", "grabber"]}},
        {"hands": {0: [*SIX, "meg", "healer", "grabber"]}},
    ),
    ("board_5", {"boards": {0: dict.fromkeys(SHARKS, 0)}}, {"boards": {0: dict.fromkeys(SHARKS[:4], 0)}}),
    ("scored_3", {"scored": {0: SHARKS[:3]}}, {"scored": {0: SHARKS[:2]}, "boards": {0: {"SB03": 2}}}),
    (
        "wild_2",
        {"wild": {0: ["wild_raise_1", "wild_score_1"]}, "tired": {0: ["wild_raise_1"]}},
        {"wild": {0: ["wild_raise_1"]}},
    ),
    ("wild_3", {"wild": {0: ["wild_raise_1"] * 3}}, {"wild": {0: ["wild_raise_1"] * 2}}),
    (
        "same_type_4",
        {"boards": {0: {"SB01": 0, "SB02": 0}}, "scored": {0: ["SB03", "SB04"]}},
        {"boards": {0: {"SB01": 0, "SS02": 0}}, "scored": {0: ["SB03", "SB04"]}},
    ),
    (
        "tired_5",
        {
            "wild": {0: ["wild_coins_2"]},
            "tired": {0: ["wild_coins_2", "trained_coins_2", "trained_power_2", "trained_raise_1", "trained_score_1"]},
        },
        {"tired": {0: ["trained_coins_2", "trained_power_2", "trained_raise_1", "trained_score_1"]}},
    ),
    (
        "total_11",
        {"boards": {0: dict.fromkeys(SHARKS, 0)}, "scored": {0: ["SS01", "SS02", "SS03", "SS04", "SS05", "SS06"]}},
        {"boards": {0: dict.fromkeys(SHARKS[:4], 0)}, "scored": {0: ["SS01", "SS02", "SS03", "SS04", "SS05", "SS06"]}},
    ),
    ("points_15", {"scored": {0: ["SB13", "SB11", "SB01"]}}, {"scored": {0: ["SB13", "SB11", "SB02"]}}),
    ("hand_1", {"hands": {0: ["matrona"]}, "piles": {0: ["legion"]}}, {"hands": {0: ["matrona", "agent"]}}),
    ("hand_1", {"hands": {0: ["matrona"]}, "piles": {0: ["legion"]}}, {"hands": {0: ["matrona"]}}),
    (
        "four_types",
        {"scored": {0: ["SB01", "SS01", "OV01", "DC01"]}},
        {"scored": {0: ["SB01", "SS01", "OV01", "OV02"]}},
    ),
    (
        "discard_10",
        {"piles": {0: [*SIX[1:], "meg", "meg", "healer", "healer", "grabber"]}},
        {"piles": {0: [*SIX[1:], "meg", "meg", "healer", "healer"]}},
    ),
    (
        "conquerors_5",
        {"hands": {0: [*SIX, "meg", "grabber"]}, "piles": {0: ["mantas_leader"]}},
        {"hands": {0: [*SIX, "meg", "grabber"]}, "piles": {0: ["healer"]}},
    ),
    (
        "risen_5",
        {"boards": {0: {"SB01": 1, "SB02": 2, "SB08": 0, "SS01": 1, "OV01": 1}}},
        {"boards": {0: {"SB01": 1, "SB02": 1, "SB08": 0, "SS01": 1, "OV01": 1}}},
    ),
]


@pytest.mark.parametrize(("goal", "reached", "missed"), REACHED, ids=[f"{row[0]}-{i}" for i, row in enumerate(REACHED)])
def test_reached_and_narrowly_missed(goal: str, reached: dict[str, object], missed: dict[str, object]) -> None:
    assert f"claim {goal}" in with_goal(goal, **reached).legal()
    short = with_goal(goal, **missed)
    assert f"claim {goal}" not in short.legal()
    assert short.why(f"claim {goal}") == "refused-aquatica-goal-open"


def test_the_goals_tested_are_all_there_are() -> None:
    from tests.aquatica.driving import GAME

    assert {goal for goal, _, _ in REACHED} | {"recruit_5"} == set(GAME.catalog.goals.ids())


ROW = ["grabber", "researcher", "healer", "meg", "anglerfish", "turtle_treasurer"]


def test_a_five_coin_recruit_must_be_paid() -> None:
    """Ruling 26 (FAQ49): reached by paying, kept for later; a free recruit from the same space does not count."""
    play = with_goal("recruit_5", row=ROW, hands={0: ["matrona", "agent", "oriel"]})
    play.do("play oriel", "recruit turtle_treasurer 5")
    assert play.tired() == ["trained_coins_2"]
    assert "claim recruit_5" in play.legal()
    play.do("end" if "end" in play.legal() else "continue")
    play.finish_turn()
    assert "claim recruit_5" in play.legal(), "the deed stays done"


def test_a_free_recruit_of_the_five_coin_space_does_not_count() -> None:
    play = with_goal("recruit_5", row=ROW, boards={0: {"DC03": 0}})
    play.do("exploit DC03", "recruit turtle_treasurer 5")
    assert play.turn == 0
    assert play.why("claim recruit_5") == "refused-aquatica-goal-open"


def test_a_four_coin_recruit_does_not_count() -> None:
    play = with_goal("recruit_5", row=ROW, hands={0: ["matrona", "oriel"]})
    play.do("play oriel", "recruit anglerfish 4")
    assert play.turn == 1, "there is nothing to claim"
    assert play.finish_turn().why("claim recruit_5") == "refused-aquatica-goal-open"


def test_claiming_puts_a_trained_manta_on_the_first_free_spot() -> None:
    play = position(scored={0: SHARKS[:3], 1: ["SS01", "SS02", "SS03"]}, tired={0: ["trained_coins_2"]})
    play.do("claim scored_3")
    assert play.offers("place") == {"trained_coins_2", "trained_power_2", "trained_raise_1", "trained_score_1"}
    play.do("place trained_coins_2")
    assert play.events(Claimed) == [Claimed(0, "scored_3", "trained_coins_2", 7)]
    play.do("play matrona", "claim scored_3", "place trained_raise_1")
    assert play.events(Claimed) == [Claimed(1, "scored_3", "trained_raise_1", 5)]


def test_a_wild_manta_never_goes_to_a_track() -> None:
    play = position(scored={0: SHARKS[:3]}, wild={0: ["wild_coins_2"]})
    play.do("claim scored_3")
    assert play.offers("place") == {"trained_coins_2", "trained_power_2", "trained_raise_1", "trained_score_1"}


def test_a_goal_is_claimed_once() -> None:
    play = position(scored={0: SHARKS[:3]})
    play.do("claim scored_3", "place trained_raise_1")
    assert play.why("claim scored_3") == "refused-aquatica-claimed"
    assert play.why("claim hand_10") == "refused-aquatica-no-such-goal"


def test_claiming_is_optional_and_can_wait() -> None:
    """Ruling 25."""
    play = position(scored={0: SHARKS[:3]})
    play.finish_turn().finish_turn()
    assert "claim scored_3" in play.legal()


def test_claiming_in_the_middle_of_a_payment() -> None:
    """Ruling 25 (FAQ50): at any moment of your own turn, here while coins are being gathered."""
    play = position(scored={0: SHARKS[:3]}, boards={0: {"SS01": 0}}, bottom=["SB06"])
    play.do("play sealord", "buy SB06")
    assert play.legal() == {"claim scored_3", "pay SS01", "pay trained_coins_2"}
    play.do("claim scored_3", "place trained_coins_2")
    assert play.board() == {"SS01": 1, "SB06": 0}, "the other source pays"


def test_a_manta_that_a_payment_needs_can_not_be_placed() -> None:
    play = position(scored={0: SHARKS[:3]}, bottom=["SB06"])
    play.do("play sealord", "buy SB06", "claim scored_3")
    assert play.offers("place") == {"trained_power_2", "trained_raise_1", "trained_score_1"}


def test_a_goal_reached_only_in_the_middle_of_an_action() -> None:
    """Ruling 25 (FAQ51): Nerea raises the fifth location and must then score one."""
    boards = {0: {"SB01": 1, "SB02": 2, "SB08": 0, "SS01": 1, "OV01": 0}}
    play = with_goal("risen_5", boards=boards, hands={0: ["matrona", "nerea"]})
    play.do("play nerea")
    assert play.board() == {"SB01": 1, "SB02": 2, "SB08": 0, "SS01": 1, "OV01": 1}
    assert "claim risen_5" in play.legal()
    assert play.offers("score") == {"SB01", "SB02", "SB08", "SS01", "OV01"}
    play.do("score SB01")
    assert "claim risen_5" not in play.legal()


def test_a_compulsory_step_waits_for_a_claim() -> None:
    """Sol readies the five tired mantas: before that they may still be claimed with."""
    tired = ["wild_coins_2", "trained_coins_2", "trained_power_2", "trained_raise_1", "trained_score_1"]
    play = with_goal("tired_5", wild={0: ["wild_coins_2"]}, tired={0: tired}, hands={0: ["matrona", "sol"]})
    play.do("play sol")
    assert play.legal() == {"continue", "claim tired_5"}
    play.do("claim tired_5", "place trained_raise_1")
    assert play.tired() == []
    assert sorted(play.ready()) == ["trained_coins_2", "trained_power_2", "trained_score_1", "wild_coins_2"]


def test_the_take_back_of_matrona_waits_for_a_claim() -> None:
    pile = [*SIX[1:], "meg", "meg", "healer", "healer", "grabber"]
    play = with_goal("discard_10", piles={0: pile})
    play.do("play matrona")
    assert play.legal() == {"continue", "claim discard_10"}
    play.do("continue")
    assert play.pile() == []


def test_discarding_by_force_counts_for_all_but_one() -> None:
    """Ruling 27: hand size 1 with at least one discarded card."""
    play = with_goal("hand_1", hands={0: ["matrona", "meg"], 1: ["matrona", "agent"]}, bottom=["DC14"])
    play.do("play meg")
    assert play.pile(1) == ["agent"]
    play.finish_turn()
    assert "claim hand_1" in play.legal()


def test_a_card_being_played_is_in_neither_zone() -> None:
    """Hand goals don't count it, and it reaches the discard pile only after its effects."""
    play = with_goal("hand_1", hands={0: ["matrona", "legion"]}, bottom=["SB01", "SB02"])
    play.do("play legion")
    assert "claim hand_1" not in play.legal(), "nothing is discarded yet"
    play.do("conquer SB01")
    assert "claim hand_1" in play.legal()


def test_a_manta_on_a_track_is_gone_for_everything() -> None:
    """Ruling 28: for effects, for tired mantas, for the tie-break."""
    play = position(scored={0: SHARKS[:3]}, boards={0: {"SB13": 0}})
    play.do("claim scored_3", "place trained_raise_1")
    assert play.why("use trained_raise_1") == "refused-aquatica-no-manta"
    assert play.s.reserve(0) == 3
    assert play.s.reserve(1) == 4


def test_no_claim_on_the_turn_of_another() -> None:
    play = position(
        goals=OTHERS, scored={1: SHARKS[:3]}, boards={1: {"SB13": 0, "SB14": 0}}, hands={0: ["matrona", "researcher"]}
    )
    play.do("play researcher")
    assert play.turn == 1
    assert play.legal() == {"raise SB13", "raise SB14"}
    assert play.why("claim scored_3") == "refused-aquatica-claim-turn"


def test_the_solo_rival_takes_spots_of_the_same_tracks() -> None:
    play = position(1, scored={0: SHARKS[:3]})
    play.do("play matrona", "rival scored_3", "claim scored_3", "place trained_raise_1")
    assert play.events(Claimed) == [Claimed(0, "scored_3", "trained_raise_1", 5)]
    assert play.s.track[2 * codes.SPOTS] == codes.RIVAL_SEAT
