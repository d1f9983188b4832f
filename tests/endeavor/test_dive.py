"""Dive, and what each dive token is good for."""

import pytest

from batyskaf.games.endeavor.events import Dived, Reshuffled
from tests.endeavor.driving import GAME, Play

TOKENS = [entry.id for entry in GAME.catalog.tokens]


def test_the_example_of_a_dive() -> None:
    """A Travel token found at the Ledge Elevator: 3 Research, a Travel, or kept."""
    table = Play().put("ledge-elevator", "D2").vessels("ledge-elevator").track("ingenuity", 2)
    table.top_token("ledge-elevator", "travel", "impact").activated("reef-diver").do("dive ledge-elevator d1")
    assert table.events(Dived) == [Dived(0, "ledge-elevator", "d1", "travel")]
    assert table.hand() == ("travel",)
    assert {"cash travel", "use travel", "done"} <= set(table.legal())
    assert table.refusal("dive ledge-elevator d1") == "refused-endeavor-action"


def test_an_empty_site_cannot_be_dived() -> None:
    table = Play().top_token("the-sea-star").activated("rov-operator")
    assert not table.legal("dive")
    assert table.refusal("dive the-sea-star d1") == "refused-endeavor-no-tokens"


def test_a_token_can_be_spent_in_the_turn_it_was_found() -> None:
    table = Play().top_token("the-sea-star", "research").activated("reef-diver")
    table.do("dive the-sea-star d1", "cash research")
    assert table.studied() == 4
    assert table.view().token_discards == {"research": 1}


@pytest.mark.parametrize("token", TOKENS)
def test_every_token_gives_its_research(token: str) -> None:
    table = Play().token(token).activated("pilot").do(f"cash {token}")
    assert table.studied() == (4 if token == "research" else 3)


def using(token: str) -> Play:
    """A seat at the Kelp Forest with one token and everything it could need."""
    table = Play().put("kelp-forest", "D1").vessels("kelp-forest").team("leader", "pilot").discs(3).research(2)
    table.display("reef-photography-with-swarm-camera-systems").token(token)
    return table.activated("pilot")


def test_the_research_token_has_no_second_side() -> None:
    assert not using("research").legal("use")


def test_the_travel_token() -> None:
    table = using("travel").do("use travel")
    assert table.asked() == "act"
    table.do("travel the-sea-star")


def test_the_sonar_token() -> None:
    table = using("sonar").vessels("the-sea-star")
    assert "use sonar" in table.activated("pilot").legal()
    table.do("use sonar", "sonar the-sea-star s1")
    assert table.staged() == 2


def test_the_dive_token() -> None:
    table = using("dive").top_token("kelp-forest", "disc").activated("pilot").do("use dive", "dive kelp-forest d1")
    assert table.hand() == ("disc",)


def test_the_conserve_token_takes_one_research_off() -> None:
    table = using("conserve").research(1).activated("pilot").do("use conserve")
    assert table.legal("conserve") == ["conserve kelp-forest c1", "conserve kelp-forest c2"]
    table.do("conserve kelp-forest c1")
    assert table.studied() == 0


def test_the_conserve_token_never_pays_out() -> None:
    table = using("conserve").put("dying-reef", "E1").vessels("dying-reef").research(0).activated("pilot")
    table.do("use conserve", "conserve dying-reef c4")
    assert table.studied() == 0


def test_the_journal_token() -> None:
    table = using("journal").vessels("the-sea-star").activated("pilot").do("use journal", "journal the-sea-star j1")
    assert table.view().seats[0].journals[0].journal == "reef-photography-with-swarm-camera-systems"


def test_the_promotion_token() -> None:
    table = using("promote").do("use promote", "promote pilot busy")
    assert table.steps() == [0, 1, 1, 0]


def test_the_lowest_attribute_token() -> None:
    table = Play().tracks(2, 1, 2, 2).token("lowest-attribute").activated("pilot").do("use lowest-attribute")
    assert table.steps() == [2, 2, 2, 2]


def test_the_any_attribute_token() -> None:
    table = using("any-attribute").do("use any-attribute", "raise reputation")
    assert table.steps() == [1, 0, 0, 0]


def test_the_impact_token() -> None:
    table = using("impact").do("use impact", "impact r0c0")
    assert table.steps() == [1, 0, 0, 0]


def test_the_disc_token() -> None:
    assert using("disc").do("use disc").staged() == 4


def test_the_token_that_turns_a_disc_into_research() -> None:
    table = using("disc-for-research").do("use disc-for-research")
    assert (table.staged(), table.studied()) == (2, 7)
    assert not using("disc-for-research").discs(0).activated("pilot").legal("use")


def test_tokens_are_cashed_while_paying() -> None:
    table = Play().put("kelp-forest", "D1").vessels("kelp-forest").discs(2).token("impact", "travel").research(0)
    table.activated("ecologist").do("conserve kelp-forest c1")
    assert table.asked() == "pay"
    assert table.legal() == ["cash travel", "cash impact"]
    table.do("cash impact")
    assert table.studied() == 1
    assert table.hand() == ("travel",)


def test_when_the_supply_runs_out_the_discards_are_shuffled() -> None:
    table = Play().token_supply(tossed=TOKENS).stack(1, "atoll").discover(1).do("draw 1", "place E1")
    assert [event.tokens for event in table.events(Reshuffled)] == [12]  # type: ignore[attr-defined]
    assert table.view().token_supply == 8
    zone = next(zone for zone in table.view().zones if zone.tile == "atoll")
    assert [site.tokens for site in zone.sites if site.kind == "dive"] == [4]


def test_if_still_short_what_is_left_is_placed() -> None:
    table = Play().token_supply(tossed=("research", "research")).stack(2, "shipwreck").discover(2)
    table.do("draw 2", "place D2")
    zone = next(zone for zone in table.view().zones if zone.tile == "shipwreck")
    assert [site.tokens for site in zone.sites if site.kind == "dive"] == [2]
