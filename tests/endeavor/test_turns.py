"""Phase 2: activating, passing, several actions, dive tokens in a turn, the end of a round."""

from batyskaf.games.endeavor.events import Round
from tests.endeavor.driving import Play


def test_a_turn_is_an_activation_or_a_pass() -> None:
    table = Play().team("leader", "reef-diver", "marine-engineer").discs(2).to_act()
    assert table.legal() == ["pass", "activate leader", "activate reef-diver"]
    assert table.refusal("activate marine-engineer") == "refused-endeavor-no-circle"
    assert table.refusal("activate pilot") == "refused-endeavor-not-in-team"


def test_without_a_staging_disc_one_must_pass() -> None:
    table = Play().team("leader").discs(0).discs(1, seat=1).team("leader", seat=1).to_act()
    assert table.turn == 1  # seat 0 had nothing to choose


def test_passing_is_final_for_the_round() -> None:
    table = Play("1", 3).discs(2).discs(2, seat=1).discs(2, seat=2)
    for seat in range(3):
        table.team("leader", "pilot", seat=seat)
    table.to_act(0).do("pass")
    assert table.turn == 1
    table.do("activate leader", "done")
    assert table.turn == 2
    table.do("activate leader", "done")
    assert table.turn == 1


def test_a_single_action() -> None:
    """Rulebook example: the Reef Diver dives."""
    table = Play().team("leader", "reef-diver").discs(1).to_act().do("activate reef-diver")
    assert table.legal() == ["done", "dive the-sea-star d1"]


def test_one_of_several_actions() -> None:
    """Rulebook example: the Ecologist travels or conserves."""
    table = Play().put("kelp-forest", "D1").vessels("kelp-forest").research(3).discs(2).activated("ecologist")
    assert table.legal("conserve") == ["conserve kelp-forest c1", "conserve kelp-forest c2"]
    table.do("travel the-sea-star")
    assert table.legal("conserve") == []


def test_several_actions_in_any_order() -> None:
    """Rulebook example: the Field Researcher uses sonar and publishes, in any order, and may leave either."""
    table = Play().display("reef-photography-with-swarm-camera-systems").research(2).discs(3)
    table.activated("field-researcher")
    assert "sonar the-sea-star s1" in table.legal()
    assert "journal the-sea-star j1" in table.legal()
    table.do("journal the-sea-star j1", "done")  # it brings a promotion, which is declined
    assert table.legal("journal") == []
    assert table.legal("sonar") == ["sonar the-sea-star s1"]
    table.do("done")
    assert table.asked() != "acts"


def test_the_same_action_twice() -> None:
    table = (
        Play().put("kelp-forest", "D1").vessels("kelp-forest").research(3).discs(2).activated("marine-biologist-senior")
    )
    table.do("conserve kelp-forest c1")
    assert table.legal() == ["done", "conserve kelp-forest c2"]


def test_actions_may_happen_in_different_zones() -> None:
    table = Play().put("kelp-forest", "D1").discs(1).activated("rov-operator").do("travel kelp-forest")
    assert table.legal("dive") == ["dive kelp-forest d1"]


def test_actions_that_need_a_second_disc_are_not_offered_without_it() -> None:
    table = Play().put("kelp-forest", "D1").vessels("kelp-forest").research(9).discs(0).activated("leader")
    assert not table.legal("conserve")
    assert table.legal("dive") == ["dive kelp-forest d1"]
    assert table.refusal("conserve kelp-forest c1") == "refused-endeavor-second-disc"


def test_what_the_specialist_does_not_do_is_refused_as_that() -> None:
    """Not as too far, too deep or too dear."""
    table = Play().team("leader", "reef-diver").discs(2).research(9).to_act()
    assert table.refusal("travel volcanic-island") == "refused-endeavor-not-now"
    table.do("activate reef-diver")
    assert table.refusal("travel volcanic-island") == "refused-endeavor-action"
    assert table.refusal("sonar the-sea-star s1") == "refused-endeavor-action"
    table.activated("rov-operator").do("travel volcanic-island")
    assert table.refusal("travel the-sea-star") == "refused-endeavor-action"  # done already


def test_one_may_activate_and_do_nothing() -> None:
    table = (
        Play()
        .team("leader", "pilot")
        .discs(2)
        .team("leader", seat=1)
        .discs(1, seat=1)
        .to_act()
        .do("activate leader", "done")
    )
    assert table.turn == 1
    assert table.view().seats[0].team[0].busy


def test_a_token_may_be_spent_before_between_and_after_actions() -> None:
    table = Play().team("leader", "rov-operator").discs(1).token("impact").to_act()
    assert "use impact" in table.legal()
    table.do("activate rov-operator")
    assert "use impact" in table.legal()
    table.do("dive the-sea-star d1")
    assert "use impact" in table.legal()


def test_a_token_spent_first_calls_for_an_activation() -> None:
    table = Play().team("leader", "pilot").discs(2).token("research", "disc").to_act().do("cash research")
    assert "pass" not in table.legal()
    assert table.refusal("pass") == "refused-endeavor-begun"
    table.do("activate pilot")


def test_a_token_alone_is_no_turn() -> None:
    table = Play().team("leader!").discs(2).token("impact").team("leader", seat=1).discs(1, seat=1).to_act()
    assert table.turn == 1  # no free circle: seat 0 has passed


def test_before_the_activation_its_disc_is_kept_back() -> None:
    table = Play().team("leader").discs(1).token("sonar", "disc-for-research").to_act()
    assert table.legal("use") == []
    assert Play().team("leader").discs(2).token("sonar").to_act().legal("use") == ["use sonar"]


def test_before_the_activation_its_circle_is_kept_back() -> None:
    """The Environmental Ambassador has no circle, so nobody could be activated after this promotion."""
    alone = Play().team("leader!", "oceanographer").discs(2).token("promote")
    assert alone.to_act().legal("use") == []
    two = Play().team("leader", "oceanographer").discs(2).token("promote").to_act().do("use promote")
    assert two.legal("promote") == ["promote oceanographer"]
    busy = Play().team("leader!", "oceanographer", "pilot!").discs(2).token("promote").to_act().do("use promote")
    assert busy.legal("promote") == ["promote pilot busy"]
    later = alone.do("activate oceanographer", "use promote")
    assert later.legal("promote") == ["promote oceanographer busy"]


def test_a_token_can_be_used_without_any_action_of_the_specialist() -> None:
    table = Play().team("leader").discs(1).token("impact").to_act().do("activate leader", "use impact")
    assert table.asked() == "impact"


def test_at_most_one_token_is_kept() -> None:
    table = Play().team("leader").discs(1).token("travel", "impact", "research").to_act().do("activate leader", "done")
    assert table.asked() == "end-turn"
    assert table.legal() == ["cash research", "cash travel", "cash impact", "use travel", "use impact"]
    table.do("cash research", "cash travel")
    assert table.hand() == ("impact",)
    assert table.studied() == 7


def test_others_never_spend_tokens_in_my_turn() -> None:
    table = Play().token("research", seat=1).research(0, seat=1).team("leader").discs(1).to_act(0)
    assert table.s.owner == 0
    assert table.s.funds(1) == 0


def test_promotion_in_the_middle_of_an_activation() -> None:
    """The disc goes to supply, unused slots may still be used, the senior side is free for a later turn."""
    table = Play().team("leader", "rov-operator").discs(2).token("promote").to_act().do("activate rov-operator")
    supply = table.supply()
    table.do("use promote", "promote rov-operator busy")
    assert table.supply() == supply + 1
    assert table.asked() == "acts"
    assert "dive the-sea-star d1" in table.legal()
    table.do("done")
    assert "activate rov-operator-senior" in table.to_act(0).legal()


def test_after_the_last_pass_the_wave_moves_on_and_journals_turn_back() -> None:
    table = Play("1", 2)
    table.own("fluorescence-detecting-optical-systems!")
    for seat in range(2):
        table.team("leader", seat=seat).discs(1, seat=seat)
    table.to_act(0)
    assert table.seat().journals[0].used
    wave, number = table.view().wave, table.view().round
    table.do("pass", "pass")
    assert table.view().wave == 1 - wave
    assert table.view().round == number + 1
    assert table.events(Round) == [Round(number + 1, 1 - wave)]
    assert not table.seat().journals[0].used
    assert table.asked() == "recruit"


def test_the_game_ends_after_six_rounds_with_seven_specialists_each() -> None:
    table = Play("1", 2)
    while table.turn != -1:
        moves = table.legal()
        table.do("pass" if "pass" in moves else moves[0])
    assert table.view().round == 6
    assert [len(seat.team) for seat in table.view().seats] == [7, 7]


def test_alone_there_are_seven_rounds_and_eight_tiles() -> None:
    table = Play("1", 1)
    while table.turn != -1:
        moves = table.legal()
        table.do("pass" if "pass" in moves else moves[0])
    assert (table.view().round, len(table.view().seats[0].team)) == (7, 8)
