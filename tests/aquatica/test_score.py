"""Effects 5: scoring fully risen locations."""

from batyskaf.games.aquatica.events import Scored
from tests.aquatica.driving import position


def test_a_fully_risen_location_moves_to_the_scoring_pile() -> None:
    play = position(boards={0: {"SB01": 1, "SB03": 1}})
    play.do("use trained_score_1")
    assert play.scored() == {"SB01"}
    assert play.board() == {"SB03": 1}
    assert play.s.scored_points[0] == 2
    assert play.events(Scored) == [Scored(0, "SB01")]


def test_only_fully_risen_locations_can_be_scored() -> None:
    play = position(boards={0: {"SB01": 0, "SB03": 1}})
    assert play.why("use trained_score_1") == "refused-aquatica-no-use-manta"


def test_the_player_chooses_among_several() -> None:
    play = position(boards={0: {"SB01": 1, "SB03": 2}})
    play.do("use trained_score_1")
    assert play.legal() == {"score SB01", "score SB03"}
    play.do("score SB03")
    assert play.board() == {"SB01": 1}


def test_scoring_frees_the_slot() -> None:
    boards = {0: {"SB01": 1, "SB02": 0, "SB03": 0, "SB04": 0, "SB05": 0}}
    play = position(boards=boards, bottom=["DC02"])
    play.do("use trained_score_1", "score SB01", "play legion", "conquer DC02")
    assert "DC02" in play.board()


def test_scoring_is_done_as_far_as_possible() -> None:
    """Ruling 9: Turtle scores three, here all there are."""
    play = position(hands={0: ["matrona", "turtle_treasurer"]}, boards={0: {"SB01": 1, "SS01": 1, "OV01": 0}})
    play.do("play turtle_treasurer")
    assert play.scored() == {"SB01", "SS01"}


def test_turtle_lets_its_owner_choose_when_there_are_more() -> None:
    boards = {0: {"SB01": 1, "SS01": 1, "OV01": 1, "DC01": 1}}
    play = position(hands={0: ["matrona", "turtle_treasurer"]}, boards=boards)
    play.do("play turtle_treasurer", "score SB01", "score SS01", "score DC01")
    assert play.board() == {"OV01": 1}


def test_a_rival_must_score_too() -> None:
    """FAQ on Turtle the Treasurer."""
    play = position(3, hands={0: ["matrona", "turtle_treasurer"]}, boards={1: {"SB01": 1, "SS01": 1}, 2: {"DC01": 1}})
    play.do("play turtle_treasurer")
    assert play.turn == 1
    assert play.legal() == {"score SB01", "score SS01"}
    play.do("score SS01")
    assert play.scored(1) == {"SS01"}
    assert play.scored(2) == {"DC01"}


def test_a_score_depth_never_scores_its_own_location() -> None:
    """Ruling 21 (FAQ46): even if using it just finished that location."""
    play = position(boards={0: {"SB09": 1, "SB01": 1, "SS01": 1}})
    play.do("exploit SB09")
    assert play.board()["SB09"] == 2, "fully risen by its own use"
    assert play.legal() == {"score SB01", "score SS01"}


def test_what_stays_on_the_board_is_worth_nothing() -> None:
    """Rulebook: note on scoring."""
    play = position(boards={0: {"SB13": 3}})
    assert play.s.points(0) == 6
