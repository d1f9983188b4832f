"""Ocean characters: every effect kind alone and in a chain."""

import pytest

from batyskaf.games.aquatica.events import Dropped, Replayed
from tests.aquatica.driving import Play, position

ROW = ["researcher", "researcher", "turtle_treasurer", "turtle_treasurer", "diplomatic_crab", "pearl_merchant"]


def with_card(card: str, players: int = 2, hand: tuple[str, ...] = (), **setting: object) -> Play:
    return position(players, hands={0: ["matrona", *hand, card]}, row=ROW, **setting)  # type: ignore[arg-type]


def test_grabber_conquers_twice() -> None:
    """FAQ: two separate conquests; the first location may help with the second."""
    play = with_card("grabber", bottom=["SB01", "DC02"])
    play.do("play grabber", "conquer SB01", "conquer DC02")
    assert play.board() == {"SB01": 0, "DC02": 0}
    assert play.ready() == ["trained_coins_2", "trained_power_2", "trained_raise_1", "trained_score_1"]


def test_grabber_with_one_free_slot_conquers_once() -> None:
    boards = {0: {"SB02": 0, "SB03": 0, "SB04": 0, "SB05": 0}}
    play = with_card("grabber", boards=boards, bottom=["SB01", "DC02"])
    play.do("play grabber", "conquer SB01")
    assert play.board() == {**boards[0], "SB01": 0}
    assert play.legal() == {"end", "use trained_raise_1", "claim board_5"}


def test_mantas_leader_readies_before_it_conquers() -> None:
    """A tired power manta is ready again for this very conquest, once."""
    play = with_card("mantas_leader", tired={0: ["trained_power_2"]}, bottom=["SB04"])
    play.do("play mantas_leader")
    assert play.legal() == {"conquer SB04", "skip"}
    play.do("conquer SB04")
    assert play.tired() == ["trained_power_2"]


def test_meg_conquers_and_makes_rivals_discard() -> None:
    """Ruling 12: clockwise, compulsory, never Matrona."""
    play = position(
        3, hands={0: ["matrona", "meg"], 1: ["matrona", "legion", "agent"], 2: ["matrona"]}, bottom=["SB04"]
    )
    play.do("play meg", "conquer SB04")
    assert (play.turn, play.owner) == (1, 0)
    assert play.legal() == {"drop legion", "drop agent"}
    play.do("drop legion")
    assert play.pile(1) == ["legion"]
    assert play.hand(2) == ["matrona"], "holds nothing to discard"
    assert play.events(Dropped) == [Dropped(1, "legion")]


def test_a_forced_discard_resolves_itself() -> None:
    play = position(hands={0: ["matrona", "meg"], 1: ["matrona", "agent"]}, bottom=["DC14"])
    play.do("play meg")
    assert play.pile(1) == ["agent"]


def test_anglerfish_takes_any_location_of_the_discard_pile() -> None:
    """Ruling 16: needs a slot, costs nothing, is neither a buy nor a conquest."""
    play = with_card("anglerfish", shed=["DC14", "SB14", "SS01"])
    play.do("play anglerfish")
    assert play.offers("salvage") == {"DC14", "SB14", "SS01"}
    assert "skip" not in play.legal()
    play.do("salvage DC14")
    assert play.board() == {"DC14": 0}


def test_anglerfish_without_pile_or_slot() -> None:
    assert with_card("anglerfish").do("play anglerfish").pile() == ["anglerfish"]
    full = {0: {"SB01": 0, "SB02": 0, "SB03": 0, "SB04": 0, "SB05": 0}}
    play = with_card("anglerfish", shed=["DC14"], boards=full)
    play.do("play anglerfish")
    assert play.pile() == ["anglerfish"]


def test_pearl_merchant_buys() -> None:
    play = with_card("pearl_merchant", bottom=["DC10"])
    assert play.do("play pearl_merchant", "buy DC10").board() == {"DC10": 0}


def test_diplomatic_crab_recruits_then_buys() -> None:
    play = with_card("diplomatic_crab", bottom=["SB03"])
    play.do("play diplomatic_crab", "recruit researcher 1")
    assert play.legal() == {"buy SB03"}, "two fresh coins, the first one is spent"


# --- the healer ------------------------------------------------------------------------------------------------------


def test_healer_replays_a_card_for_a_coin() -> None:
    """Ruling 15: inside the same main action; the card remains discarded."""
    play = with_card("healer", piles={0: ["legion"]}, bottom=["SB03"])
    play.do("play healer")
    assert play.legal() == {"replay legion", "skip"}
    play.do("replay legion")
    assert play.tired() == ["trained_coins_2"], "the coin"
    play.do("conquer SB03")
    assert play.board() == {"SB03": 0}
    assert play.pile() == ["legion", "healer"]


def test_healer_is_optional_and_needs_a_coin() -> None:
    """Ruling 10."""
    play = with_card("healer", piles={0: ["legion"]}, bottom=["SB03"])
    play.do("play healer", "skip")
    assert play.board() == {}
    play = with_card("healer", piles={0: ["legion"]}, tired={0: ["trained_coins_2"]})
    assert play.do("play healer").pile() == ["legion", "healer"]


def test_healer_is_paid_by_a_depth_that_then_pays_nothing_more() -> None:
    """The same main action: a location that paid for the replay gives no second resource."""
    play = with_card(
        "healer", piles={0: ["sealord"]}, boards={0: {"SS14": 0}}, tired={0: ["trained_coins_2"]}, bottom=["SB03"]
    )
    play.do("play healer", "replay sealord")
    assert play.board() == {"SS14": 1}
    assert play.pile()[-1] == "healer", "1 coin of Sealord is not enough and nothing else can pay"


def test_another_healer_may_be_replayed_and_paid_again() -> None:
    """Ruling 15."""
    play = with_card("healer", piles={0: ["legion", "healer"]}, boards={0: {"SS01": 0}}, bottom=["SB03"])
    play.do("play healer", "replay healer", "pay SS01")
    assert play.legal() == {"replay legion", "skip"}, "the second healer can't replay itself"
    play.do("replay legion", "conquer SB03")
    assert play.pile() == ["legion", "healer", "healer"]
    assert play.tired() == ["trained_coins_2"]


def test_a_replayed_card_does_not_take_itself_back() -> None:
    """Ruling 15: it stays discarded, also while it is carried out; there is nothing else to take."""
    play = with_card("healer", piles={0: ["sol"]})
    play.do("play healer", "replay sol")
    assert play.pile() == ["sol", "healer"]
    assert play.hand() == ["matrona"]


def test_a_replayed_card_takes_others_back_and_stays() -> None:
    """Ruling 15: Sol takes two of three other cards; the replayed healer that replays him stays, too."""
    pile = ["legion", "sealord", "sol", "healer"]
    play = with_card("healer", piles={0: pile}, boards={0: {"SS01": 0}})
    play.do("play healer", "replay healer", "pay SS01", "replay sol")
    assert play.hand() == ["matrona", "sealord", "legion"]
    assert play.pile() == ["sol", "healer", "healer"]
    assert play.why("take-back sol") == "refused-aquatica-not-now"


def test_another_copy_of_a_replayed_card_may_be_taken_back() -> None:
    """Ruling 15 is about the card that is replayed, not about its kind."""
    pile = ["legion", "healer", "oriel", "healer"]
    play = with_card("healer", piles={0: pile}, boards={0: {"SS01": 0, "SS02": 0}}, character_sets="3")
    play.do("play healer", "replay healer", "pay SS02", "replay oriel", "pay SS01", "recruit researcher 0")
    assert play.offers("take-back") == {"legion", "healer"}
    assert play.why("take-back oriel") == "refused-aquatica-not-discarded"
    play.do("take-back healer")
    assert play.pile() == pile, "the card that was played lies on top again"


def test_healer_may_replay_a_king() -> None:
    play = with_card("healer", piles={0: ["nerea"]}, boards={0: {"SB13": 0}})
    play.do("play healer", "replay nerea")
    assert play.scored() == {"SB13"}
    assert play.pile() == ["nerea", "healer"]
    assert play.events(Replayed) == [Replayed(0, "nerea")]


def test_a_chain_of_replay_others_and_score() -> None:
    """Healer replays Turtle: three scored, one by each rival, all inside one main action."""
    play = position(
        3,
        hands={0: ["matrona", "healer"]},
        piles={0: ["turtle_treasurer"]},
        boards={0: {"SB01": 1, "SS01": 1}, 1: {"DC01": 1}, 2: {"OV01": 1}},
    )
    play.do("play healer", "replay turtle_treasurer")
    assert play.scored(0) == {"SB01", "SS01"}
    assert play.scored(1) == {"DC01"}
    assert play.scored(2) == {"OV01"}


# --- effects of depths -----------------------------------------------------------------------------------------------


def test_taking_one_character_back() -> None:
    """Reference sheet: choose a character of the discard pile."""
    play = position(boards={0: {"DC01": 0}}, piles={0: ["legion", "agent"]})
    play.do("exploit DC01")
    assert play.legal() == {"take-back legion", "take-back agent"}
    play.do("take-back legion")
    assert play.pile() == ["agent"]


def test_taking_back_needs_a_discarded_card() -> None:
    play = position(boards={0: {"DC01": 0}})
    assert play.why("exploit DC01") == "refused-aquatica-no-use"


def test_a_score_depth_and_a_free_recruit_in_one_turn() -> None:
    play = position(boards={0: {"SS09": 0, "DC03": 0, "SB01": 1}}, row=ROW)
    play.do("exploit SS09", "exploit DC03", "recruit diplomatic_crab 4")
    assert play.scored() == {"SB01"}
    assert play.board() == {"SS09": 1, "DC03": 1}
    assert "diplomatic_crab" in play.hand()


@pytest.mark.parametrize("manta", ["trained_raise_1", "wild_raise_1"])
def test_trained_and_wild_mantas_work_alike(manta: str) -> None:
    play = position(boards={0: {"SB13": 0}}, wild={0: ["wild_raise_1"]})
    assert play.do(f"use {manta}").board() == {"SB13": 1}
