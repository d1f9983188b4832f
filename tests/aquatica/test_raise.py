"""Effects 4: raising locations, with the three examples of the rulebook."""

from batyskaf.games.aquatica.events import Gained, Raised
from tests.aquatica.driving import position


def test_example_1_a_manta_raises_past_an_empty_depth() -> None:
    """A ready manta covers one depth of a chosen location; nothing is lost where it was empty."""
    play = position(boards={0: {"SB13": 0, "SB01": 0}})
    play.do("use trained_raise_1")
    assert play.offers("raise") == {"SB13", "SB01"}
    play.do("raise SB13")
    assert play.board() == {"SB13": 1, "SB01": 0}
    assert play.tired() == ["trained_raise_1"]


def test_example_2_researcher_splits_three_depths() -> None:
    """A once and B twice; a covered +2 coins gives no coins."""
    play = position(hands={0: ["matrona", "researcher"]}, boards={0: {"SS03": 0, "SB13": 0}})
    play.do("play researcher", "raise SS03", "raise SB13", "raise SB13")
    assert play.board() == {"SS03": 1, "SB13": 2}
    assert play.s.coins == 0
    assert play.pile() == ["researcher"]


def test_example_2_or_one_location_by_three() -> None:
    play = position(hands={0: ["matrona", "researcher"]}, boards={0: {"SS14": 0, "SB13": 0}})
    play.do("play researcher", "raise SS14", "raise SS14", "raise SS14")
    assert play.board() == {"SS14": 3, "SB13": 0}


def test_example_3_a_location_raises_others_but_never_itself() -> None:
    """Location A slides first; its two depths go to other locations, one by two or two by one."""
    boards = {0: {"OV07": 1, "SB13": 0, "SB14": 0}}
    play = position(boards=boards)
    play.do("exploit OV07")
    assert play.board()["OV07"] == 2
    assert play.offers("raise") == {"SB13", "SB14"}
    assert play.why("raise OV07") == "refused-aquatica-location"
    play.do("raise SB13", "raise SB14")
    assert play.board() == {"OV07": 2, "SB13": 1, "SB14": 1}
    play = position(boards=boards)
    play.do("exploit OV07", "raise SB13", "raise SB13")
    assert play.board() == {"OV07": 2, "SB13": 2, "SB14": 0}


def test_raised_depths_give_nothing() -> None:
    play = position(boards={0: {"DC03": 0}})
    play.do("use trained_raise_1")
    assert play.board() == {"DC03": 1}
    assert len(play.hand()) == 6, "the free recruit was covered, not used"


def test_a_fully_risen_location_gives_its_ready_manta_for_the_same_turn() -> None:
    """Rulebook and FAQ on mantas."""
    play = position(boards={0: {"SB04": 1, "SB13": 0}})
    play.do("use trained_raise_1", "raise SB04")
    assert play.events(Gained) == [Gained(0, "wild_raise_1")]
    play.do("use wild_raise_1")
    assert play.board() == {"SB04": 2, "SB13": 1}


def test_fully_raising_covers_all_depths() -> None:
    """Reference sheet: slide the chosen location until all depths are covered."""
    play = position(boards={0: {"OV09": 0, "SB11": 0, "SB01": 0}})
    play.do("exploit OV09")
    assert play.offers("lift") == {"SB11", "SB01"}
    play.do("lift SB11")
    assert play.board() == {"OV09": 1, "SB11": 3, "SB01": 0}
    assert play.events(Raised) == [Raised(0, "SB11", 3)]
    assert "wild_score_1" in play.ready()


def test_fully_raising_the_only_other_location_resolves_itself() -> None:
    play = position(boards={0: {"OV09": 0, "SB11": 1}})
    assert play.do("exploit OV09").board() == {"OV09": 1, "SB11": 3}


def test_raising_is_done_as_far_as_possible() -> None:
    """Ruling 9: three depths, only two to cover."""
    play = position(hands={0: ["matrona", "researcher"]}, boards={0: {"SB01": 0, "SS03": 1}})
    play.do("play researcher", "raise SB01")
    assert play.board() == {"SB01": 1, "SS03": 2}


def test_a_location_is_never_moved_for_nothing() -> None:
    """FAQ: without its resources or an effect a depth can't be passed."""
    play = position(boards={0: {"SB01": 0, "SB13": 0}})
    assert play.offers("exploit") == set()
    assert play.offers("raise") == set()


def test_rivals_must_raise_in_turn_clockwise() -> None:
    """FAQ: an action of a rival's card must be carried out. Researcher: each rival raises 1."""
    play = position(
        4,
        hands={0: ["matrona", "researcher"]},
        boards={1: {"SB13": 0, "SB14": 0}, 2: {"SB11": 0}, 3: {"OV14": 0, "DC14": 0}},
    )
    play.do("play researcher")
    assert (play.turn, play.owner) == (1, 0)
    assert play.legal() == {"raise SB13", "raise SB14"}, "no way to refuse"
    play.do("raise SB14")
    assert play.board(2) == {"SB11": 1}, "seat 2 had no choice"
    assert play.turn == 3
    play.do("raise OV14")
    assert play.turn == 1
    assert play.owner == 1


def test_a_rival_takes_the_manta_at_once_but_uses_it_later() -> None:
    """Ruling 13: also no goal is claimed on another's turn."""
    play = position(
        hands={0: ["matrona", "researcher"]},
        boards={1: {"SB04": 1, "SB02": 1}},
        wild={1: ["wild_score_1"]},
        goals=["wild_2", "hand_8", "board_5", "scored_3"],
    )
    play.do("play researcher")
    assert play.legal() == {"raise SB04", "raise SB02"}
    play.do("raise SB04")
    assert play.owner == 1
    assert "wild_raise_1" in play.ready(1)
    assert "claim wild_2" in play.legal()
