"""Effects 2 and 3: buying and conquering locations; boards and locations without depths."""

from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.events import Bought, Conquered, Gained
from tests.aquatica.driving import position

FULL = {"SB01": 0, "SB02": 0, "SB03": 0, "SB04": 0, "SB05": 0}


def test_buying_puts_a_location_into_a_slot_with_its_top_depth_showing() -> None:
    play = position(bottom=["SS01", "DC14"])
    play.do("play sealord", "buy SS01")
    assert play.board() == {"SS01": 0}
    assert play.events(Bought) == [Bought(0, "SS01")]
    assert "SS01" in play.at(codes.AT_BOARD)


def test_conquering_costs_power() -> None:
    play = position(bottom=["SB03", "SS01"])
    play.do("play legion", "conquer SB03")
    assert play.board() == {"SB03": 0}
    assert play.events(Conquered) == [Conquered(0, "SB03")]


def test_a_free_slot_is_needed() -> None:
    """Rulebook: at most five locations at a time."""
    play = position(boards={0: FULL}, bottom=["SB06", "DC01"])
    play.do("play legion")
    assert play.pile() == ["legion"], "nothing was asked"
    assert len(play.board()) == 5


def test_the_top_row_costs_one_power_less_but_the_full_price_in_coins() -> None:
    """Rulebook: Important note on scouting."""
    play = position(top=["SB04", "SB05"], bottom=["DC14"], tired={0: ["trained_power_2", "trained_coins_2"]})
    play.do("play legion")
    assert play.legal() == {"conquer SB04", "conquer SB05"}
    play = position(top=["SB03"], bottom=["SB04"], tired={0: ["trained_coins_2"]})
    play.do("play sealord")
    assert play.turn == 1, "2 coins in either row"


def test_rows_are_refilled_only_by_scouting() -> None:
    """Ruling 17 (FAQ44)."""
    play = position(bottom=["SB01", "SB02"])
    play.do("play legion", "conquer SB01")
    assert play.at(codes.AT_BOTTOM) == {"SB02"}


def test_a_location_without_depths_is_fully_risen_on_arrival() -> None:
    """Rulebook and ruling 19: it can be scored at once."""
    play = position(bottom=["SS05"])
    play.do("play sealord", "buy SS05", "use trained_score_1")
    assert play.scored() == {"SS05"}


def test_a_location_without_depths_gives_its_manta_immediately() -> None:
    """Ruling 19."""
    play = position(bottom=["DC13"], hands={0: ["matrona", "cai"]}, wild={0: ["wild_power_2"]})
    play.do("play cai", "conquer DC13")
    while play.offers("pay"):
        play.do("pay " + sorted(play.offers("pay"))[0])
    assert Gained(0, "wild_power_2") in play.events(Gained)
    assert "wild_power_2" in play.ready()


def test_acquiring_is_compulsory_if_the_card_alone_can_pay() -> None:
    """Ruling 10."""
    play = position(bottom=["SB01", "SB04"])
    play.do("play legion")
    assert play.legal() == {"conquer SB01", "conquer SB04"}
    play = position(bottom=["SB04"])
    play.do("play legion")
    assert play.legal() == {"conquer SB04", "skip"}
    assert play.do("skip").board() == {}


def test_what_can_not_be_reached_is_refused_with_price_and_reach() -> None:
    play = position(bottom=["SB01", "SB14"])
    play.do("play legion")
    reason = play.s.why_not(play.game.moves.id("conquer SB14"))
    assert reason is not None
    assert (reason.id, reason.args) == ("refused-aquatica-price", {"price": 8, "within": 5})
    assert play.why("conquer DC14") == "refused-aquatica-not-in-rows"


def test_a_used_up_manta_kind_gives_nothing() -> None:
    """Ruling 20."""
    play = position(boards={0: {"SB02": 1}}, wild={1: ["wild_power_2"] * 7})
    play.do("use trained_raise_1")
    assert play.board() == {"SB02": 2}
    assert "wild_power_2" not in play.ready()
    assert play.events(Gained) == []
