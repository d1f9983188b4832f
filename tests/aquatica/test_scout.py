"""Effects 6: scouting."""

import pytest

from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.events import Revealed, Shed
from tests.aquatica.driving import position

SIX = ["SB01", "SB02", "SB03", "SB04", "SB05", "SB06"]


def test_the_three_steps() -> None:
    """Top row to the discard pile, bottom row up, six new ones below."""
    play = position(top=["DC01", "DC02"], bottom=["SB01", "SB02", "SB03"])
    play.do("play sea_horse", "scout")
    assert play.at(codes.AT_DISCARD) == {"DC01", "DC02"}
    assert play.at(codes.AT_TOP) == {"SB01", "SB02", "SB03"}
    assert len(play.at(codes.AT_BOTTOM)) == 6
    assert len(play.events(Revealed)) == 6
    assert play.s.revealed


def test_with_more_than_four_below_the_extras_are_chosen() -> None:
    play = position(bottom=SIX)
    play.do("play sea_horse", "scout")
    assert play.offers("shed") == set(SIX)
    play.do("shed SB06")
    assert not play.s.revealed, "nothing new is shown before the rows move"
    play.do("shed SB01")
    assert play.at(codes.AT_TOP) == {"SB02", "SB03", "SB04", "SB05"}
    assert play.at(codes.AT_DISCARD) == {"SB01", "SB06"}
    assert Shed("SB01") in play.events(Shed)


def test_scouting_is_optional() -> None:
    """R-PL and April 2020: the only optional effect."""
    play = position(bottom=SIX)
    play.do("play sea_horse")
    assert play.legal() == {"scout", "skip"}
    play.do("skip")
    assert play.at(codes.AT_BOTTOM) == set(SIX)


@pytest.mark.parametrize("choice", [{"edition": "2020"}, {"scout": "mandatory"}])
def test_scouting_is_compulsory_by_option(choice: dict[str, object]) -> None:
    """R-EN: if you can scout during your main action, you must."""
    goals = ["hand_10", "board_5", "scored_3", "wild_2"]
    play = position(bottom=["SB01", "SB02"], goals=goals, **choice)  # type: ignore[arg-type]
    play.do("play sea_horse")
    assert play.at(codes.AT_TOP) == {"SB01", "SB02"}


def test_2019_no_scouting_while_more_than_four_lie_below() -> None:
    play = position(bottom=SIX, scout_with_more_than_4="forbidden")
    play.do("play sea_horse")
    assert play.at(codes.AT_BOTTOM) == set(SIX)
    assert not play.offers("shed")
    play = position(bottom=SIX[:4], edition="2019")
    play.do("play sea_horse")
    assert play.at(codes.AT_TOP) == set(SIX[:4])


def test_the_top_row_is_cheaper_to_conquer_right_away() -> None:
    play = position(bottom=["SB01", "SB02", "SB03"], tired={0: ["trained_power_2"]})
    play.do("play sea_horse", "scout")
    assert "conquer SB01" in play.legal(), "2 less 1"


def test_too_few_cards_are_dealt_and_not_shuffled_again() -> None:
    """Ruling 22: the empty deck brings the end; later scouts still move rows."""
    play = position(bottom=SIX[:3], locations_left=2, shed=["DC05"])
    play.do("play sea_horse", "scout")
    assert len(play.at(codes.AT_BOTTOM)) == 2
    assert play.s.cause == codes.BY_LOCATIONS
    play.do("conquer SB01", "end", "play sea_horse", "scout")
    assert play.at(codes.AT_BOTTOM) == set()
    assert len(play.at(codes.AT_TOP)) == 2


def test_the_ninth_scout_empties_the_deck() -> None:
    """Ruling 22: 50 cards after set-up, six per scout."""
    play = position()
    for number in range(1, 10):
        play.s.clear_top()
        for location in sorted(play.at(codes.AT_BOTTOM))[4:]:
            play.s.shed(play.s.rules.locations.index(location))
        play.s.move_up()
        assert (play.s.cause == codes.BY_LOCATIONS) == (number == 9)


def test_with_nothing_to_move_scouting_is_not_offered() -> None:
    play = position(bottom=["-"], locations_left=0)
    play.do("play sea_horse")
    assert play.turn == 1
