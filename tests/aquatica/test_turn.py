"""How to play: the main action, additional actions, resources, what a played card does and where it goes."""

from tests.aquatica.driving import position


def test_a_turn_needs_a_main_action() -> None:
    play = position(boards={0: {"SB01": 1}})
    assert "end" not in play.legal()
    assert play.why("end") == "refused-aquatica-must-play"
    play.do("play agent", "recruit " + play.row()[0] + " 0")
    assert "end" in play.legal(), "a manta could still score"
    assert play.why("play legion") == "refused-aquatica-played-already"


def test_turns_pass_clockwise() -> None:
    play = position(3)
    for seat in (0, 1, 2, 0):
        assert play.turn == seat
        play.do("play matrona")


def test_additional_actions_before_and_after() -> None:
    """Effects may be used before and after the main action, in any number."""
    play = position(boards={0: {"OV03": 0, "SB13": 0}}, bottom=["DC14"], top=["DC12"])
    play.do("exploit OV03")
    assert play.board() == {"OV03": 1, "SB13": 1}, "only one other location could be raised"
    play.do("use trained_raise_1", "raise OV03", "play matrona")
    assert play.board() == {"OV03": 2, "SB13": 1}
    play.do("exploit OV03")
    assert play.board() == {"OV03": 3, "SB13": 2}
    assert play.turn == 0, "the readied manta has a use"
    play.do("end")
    assert play.turn == 1


def test_no_additional_action_inside_the_main_action() -> None:
    """R-PL: during the main action only resources are used (effect mantas and depths wait)."""
    play = position(boards={0: {"OV01": 0, "SB13": 0}}, bottom=["SB01", "SB02"])
    play.do("play legion")
    assert play.offers("use") == play.offers("exploit") == set()


def test_resources_only_pay_inside_the_main_action() -> None:
    """FAQ: nothing is bought or conquered with mantas and depths alone."""
    play = position(boards={0: {"SB01": 0}})
    assert "exploit SB01" not in play.legal()
    assert play.why("exploit SB01") == "refused-aquatica-resource"
    assert play.why("use trained_coins_2") == "refused-aquatica-resource-manta"
    assert play.why("buy SB02") == play.why("pay SB01") == "refused-aquatica-by-card"


def test_a_played_card_is_discarded_after_its_effects() -> None:
    """Ruling 14: it leaves the hand at once and reaches the pile at the end."""
    play = position(bottom=["SB01", "SB02"])
    play.do("play legion")
    assert "legion" not in play.hand()
    assert play.pile() == []
    play.do("conquer SB01")
    assert play.pile() == ["legion"]


def test_matrona_stays_in_hand_throughout() -> None:
    """FAQ: she can't be discarded; she takes everything back and readies all mantas."""
    play = position(piles={0: ["legion", "agent"]}, tired={0: ["trained_coins_2", "trained_raise_1"]})
    play.do("play matrona")
    assert sorted(play.hand()) == sorted(["matrona", "sealord", "legion", "sea_horse", "wave_teller", "agent"])
    assert play.pile() == play.tired() == []


def test_a_card_may_be_played_even_if_nothing_on_it_works() -> None:
    """Ruling 11."""
    play = position(bottom=["DC14"])
    play.do("play sealord")
    assert play.turn == 1
    assert play.pile() == ["sealord"]


def test_with_only_matrona_in_hand_she_must_be_played() -> None:
    play = position(hands={0: ["matrona"]})
    assert play.legal() == {"play matrona"}


def test_of_an_either_or_the_working_half_must_be_picked() -> None:
    """Ruling 11: Wave-Teller with nothing to raise must score, and the other way round."""
    play = position(boards={0: {"SB01": 1}})
    play.do("play wave_teller")
    assert play.scored() == {"SB01"}, "only scoring did something, so it went by itself"
    play = position(boards={0: {"SB01": 0}})
    play.do("play wave_teller")
    assert play.board() == {"SB01": 1}


def test_an_either_or_that_works_both_ways_is_asked() -> None:
    play = position(boards={0: {"SB01": 1, "SB13": 0}})
    play.do("play wave_teller")
    assert play.legal() == {"choose 1", "choose 2"}
    assert play.do("choose 1").board() == {"SB01": 1, "SB13": 2}


def test_an_either_or_without_any_use_may_be_picked_freely() -> None:
    play = position()
    play.do("play wave_teller")
    assert play.legal() == {"choose 1", "choose 2"}
    assert play.do("choose 2").turn == 1


def test_wave_teller_read_as_both() -> None:
    """The option: raise 2, then score 2, both compulsory."""
    play = position(boards={0: {"SB13": 1}}, wave_teller_reading="both")
    play.do("play wave_teller")
    assert play.scored() == {"SB13"}


def test_all_effects_in_printed_order() -> None:
    """R-EN: Sea Horse scouts, gains a power and conquers, starting from the first."""
    play = position(bottom=["SB01", "SB02", "SB03", "SB04"])
    play.do("play sea_horse")
    assert play.legal() == {"scout", "skip"}
    play.do("scout")
    assert "conquer SB01" in play.legal(), "now in the top row for one power less"
    assert "skip" not in play.legal()
    play.do("conquer SB01")
    assert play.pile() == ["sea_horse"]


def test_no_effect_of_a_card_can_be_skipped() -> None:
    """FAQ: Diplomatic Crab does both of its actions."""
    play = position(hands={0: ["matrona", "diplomatic_crab"]}, bottom=["SB01", "DC14"])
    play.do("play diplomatic_crab")
    assert "skip" not in play.legal()
    assert play.why("skip") == "refused-aquatica-compulsory"
    play.do("recruit " + play.row()[0] + " 0")
    assert play.legal() == {"buy SB01"}
    play.do("buy SB01")
    assert play.board() == {"SB01": 0}


def test_a_refused_move_names_its_reason() -> None:
    play = position()
    assert play.why("play meg") == "refused-aquatica-not-in-hand"
    assert play.why("exploit SB01") == "refused-aquatica-not-on-board"
    assert play.why("use wild_raise_1") == "refused-aquatica-no-manta"
    assert play.why("use trained_raise_1") == "refused-aquatica-no-use-manta"
    assert play.why("scout") == "refused-aquatica-not-now"


def test_a_wrong_piece_for_the_right_question_has_its_own_refusal() -> None:
    play = position(hands={0: ["matrona", "sol"]}, piles={0: ["legion", "agent", "sealord"]}).do("play sol")
    assert play.why("take-back meg") == "refused-aquatica-not-discarded"
    play = position(hands={0: ["matrona", "meg"]}, bottom=["DC14"]).do("play meg")
    assert play.why("drop matrona") == "refused-aquatica-stays"
    assert play.why("drop oriel") == "refused-aquatica-not-in-hand"
    play = position(hands={0: ["matrona", "anglerfish"]}, shed=["SB01", "SB02"]).do("play anglerfish")
    assert play.why("salvage SB03") == "refused-aquatica-not-sunk"
    play = position(top=["DC14"]).do("play sea_horse", "scout")
    assert play.why("shed DC14") == "refused-aquatica-not-below"
    play = position(1).do("play matrona", "rival wild_2", "play matrona")
    assert play.why("rival wild_2") == "refused-aquatica-rival-there"
    assert play.why("rival hand_1") == "refused-aquatica-no-such-goal"
    play = position(scored={0: ["SB01", "SB02", "SB03"]}, wild={0: ["wild_raise_1", "wild_score_1"]})
    play.do("claim scored_3", "place trained_coins_2", "claim wild_2")
    assert play.why("place trained_coins_2") == "refused-aquatica-manta-gone"
    play = position(kings="draft", king_cards=["cai", "sol", "oriel"])
    assert play.why("pick nerea") == "refused-aquatica-not-offered"


def test_an_effect_needs_a_use() -> None:
    """Ruling 7: no raise depth without another raisable location, no score depth without another risen one."""
    play = position(boards={0: {"OV01": 0, "SS09": 0}})
    assert play.offers("exploit") == {"OV01"}
    assert play.why("exploit SS09") == "refused-aquatica-no-use"
    play = position(boards={0: {"OV01": 0, "SB01": 1}})
    assert play.why("exploit OV01") == "refused-aquatica-no-use"


def test_raise_two_with_a_single_step_available() -> None:
    """Ruling 7 (FAQ48)."""
    play = position(boards={0: {"OV05": 0, "SB01": 0}})
    play.do("exploit OV05")
    assert play.board() == {"OV05": 1, "SB01": 1}


def test_effect_depths_one_after_another() -> None:
    """Ruling 6 (FAQ41)."""
    play = position(boards={0: {"DC12": 1, "SB13": 0}})
    first = play.row()[0]
    play.do("exploit DC12", f"recruit {first} 0", "exploit DC12")
    assert play.board() == {"DC12": 3, "SB13": 1}
