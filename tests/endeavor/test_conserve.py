"""Conservation, links and promotion."""

from batyskaf.games.endeavor.events import Linked
from tests.endeavor.driving import Play


def reef() -> Play:
    return Play("1", 3).put("kelp-forest", "D1").vessels("kelp-forest").research(3).discs(3)


def test_the_example_of_a_conservation() -> None:
    """3 Research; the upper site costs two and gives Reputation and Coordination."""
    table = reef().activated("ecologist")
    assert table.legal("conserve") == ["conserve kelp-forest c1", "conserve kelp-forest c2"]
    table.do("conserve kelp-forest c1")
    assert table.studied() == 1
    assert table.steps() == [1, 0, 1, 0]
    assert table.staged() == 2


def test_a_site_that_is_too_dear_or_taken_is_refused() -> None:
    table = reef().research(1).disc_on("kelp-forest", "c2", seat=1).activated("ecologist")
    assert not table.legal("conserve")
    assert table.refusal("conserve kelp-forest c1") == "refused-endeavor-cost"
    assert table.refusal("conserve kelp-forest c2") == "refused-endeavor-taken"


def test_a_submarine_must_be_there() -> None:
    table = reef().vessels("the-sea-star").activated("ecologist")
    assert table.refusal("conserve kelp-forest c1") == "refused-endeavor-no-vessel"


def test_a_completed_link_pays_both_ends() -> None:
    table = reef().disc_on("kelp-forest", "c2", seat=1).activated("ecologist").do("conserve kelp-forest c1")
    assert table.steps(0) == [1, 0, 2, 0]
    assert table.steps(1) == [0, 0, 1, 0]
    assert len(table.events(Linked)) == 1


def test_own_discs_at_both_ends_pay_once() -> None:
    table = reef().disc_on("kelp-forest", "c2").activated("ecologist").do("conserve kelp-forest c1")
    assert table.steps(0) == [1, 0, 2, 0]


def test_an_open_link_pays_nothing() -> None:
    table = reef().activated("ecologist").do("conserve kelp-forest c1")
    assert table.events(Linked) == []


def test_several_links_at_once_active_player_first_then_clockwise() -> None:
    """Rulebook example: one disc completes three links; its owner is paid for all three, the others for their own."""
    table = Play("1", 3).put("dying-reef", "D1").vessels("dying-reef", seat=2).research(4, seat=2).discs(2, seat=2)
    table.disc_on("dying-reef", "c1", seat=0).disc_on("dying-reef", "c3", seat=1).disc_on("dying-reef", "c5", seat=1)
    table.activated("ecologist", seat=2).do("conserve dying-reef c2")
    assert table.asked() == "impact"  # the site's own Impact comes before the links
    table.do("done")
    assert table.steps(2) == [2, 1, 1, 0]
    assert table.steps(0) == [0, 0, 1, 0]
    assert table.steps(1) == [1, 1, 0, 0]


def test_a_foreign_reward_is_decided_by_its_receiver_at_once() -> None:
    table = Play("1", 2).put("colossal-squid", "D4").vessels("colossal-squid").discs(2)
    table.disc_on("colossal-squid", "c1", seat=1).activated("ecologist").do("conserve colossal-squid c2")
    assert (table.asked(), table.turn) == ("impact", 0)
    table.do("done", "done")
    assert (table.asked(), table.turn) == ("impact", 1)
    table.do("impact r0c0", "impact r2c0")
    assert table.steps(1) == [1, 1, 0, 0]


def test_sonar_can_complete_a_link() -> None:
    table = Play().put("ledge-elevator", "D2").vessels("ledge-elevator").discs(2)
    table.disc_on("ledge-elevator", "s1", "s2", seat=1).activated("sonar-operator").do(
        "sonar ledge-elevator s3", "done"
    )
    assert table.steps(0)[3] == 1
    assert table.steps(1)[3] == 1


def test_promoting_a_pilot() -> None:
    """Rulebook example: the disc on the Pilot is lost to supply; the Skipper brings Inspiration and Coordination."""
    table = Play().team("leader", "pilot!").gain("promote")
    supply = table.supply()
    table.do("promote pilot busy")
    assert table.supply() == supply + 1
    assert table.steps() == [0, 1, 1, 0]
    member = table.view().seats[0].team[1]
    assert (member.side, member.busy) == ("pilot-senior", False)


def test_a_free_and_a_busy_junior_of_the_same_kind_are_different_choices() -> None:
    table = Play().team("leader", "pilot!", "pilot").gain("promote")
    assert table.legal() == ["done", "promote pilot", "promote pilot busy"]


def test_seniors_and_leaders_cannot_be_promoted() -> None:
    table = Play().team("leader", "pilot-senior")
    assert table.gain("promote").asked() != "promote"


def test_a_promotion_loses_nothing_the_junior_gave() -> None:
    table = Play().team("leader", "marine-engineer").track("ingenuity", 2).gain("promote").do("promote marine-engineer")
    assert table.steps() == [0, 0, 0, 2]
