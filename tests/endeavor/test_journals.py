"""Publishing journals, and what each of them does: at once, for others, once per round, when discarded."""

import pytest

from batyskaf.games.endeavor.movetable import REWARDS
from tests.endeavor.driving import GAME, Play

JOURNALS = [entry for entry in GAME.catalog.journals if "draft" in entry.sets]


def publishing(journal: str, players: int = 2) -> Play:
    """Seat 0 at the Carbonate Spires, where every field has a site."""
    table = Play("1", players).put("carbonate-spires", "C3").vessels("carbonate-spires").research(6).discs(4)
    return table.team("leader", "marine-biologist").display(journal).activated("marine-biologist")


def field_site(journal: str) -> str:
    sites = {"blue": "j1", "brown": "j2", "green": "j3", "yellow": "j4"}
    entry = next(entry for entry in JOURNALS if entry.id == journal)
    return f"journal carbonate-spires {sites[entry.fields[0]]}"


def test_the_example_of_a_publication() -> None:
    """At the Looking Glass for 3 Research: two Reputation and a promotion; every other player gets one Reputation."""
    table = Play("1", 3).vessels("the-looking-glass").research(3).discs(2).team("leader", "pilot")
    journal = "optimizing-multi-team-discovery-announcements"
    table.display(journal, "deepwater-satellite-imaging").activated("marine-biologist")
    assert table.legal("journal") == ["journal the-looking-glass j1", "journal the-looking-glass j2"]
    table.do("journal the-looking-glass j1")
    assert table.studied() == 0
    assert table.steps(0) == [2, 0, 0, 0]
    assert table.asked() == "promote"
    assert table.view().display[0] is None  # filled up after the whole publication
    table.do("promote pilot")
    assert table.steps(1) == table.steps(2) == [1, 0, 0, 0]
    assert None not in table.view().display[:1]
    assert table.staged() == 1


def test_the_field_of_the_site_must_be_on_the_journal() -> None:
    table = Play().research(9).discs(2).display("advanced-pressure-venting-technology").vessels("the-sea-star")
    table.activated("marine-biologist")
    assert table.legal("journal") == ["journal the-sea-star j1"]  # yellow, not brown


def test_without_a_fitting_journal_the_site_is_refused() -> None:
    table = Play().research(9).discs(2).display("review-of-current-oceanography-research").activated("leader")
    assert table.legal("journal") == []
    assert table.refusal("journal the-sea-star j1") == "refused-endeavor-no-journal"


def test_an_empty_deck_leaves_a_gap() -> None:
    table = publishing("reef-photography-with-swarm-camera-systems").journal_deck()
    table.do("journal carbonate-spires j4", "done")
    assert table.view().display == (None, None, None, None)


@pytest.mark.parametrize("journal", [entry.id for entry in JOURNALS])
def test_what_every_journal_gives_at_once(journal: str) -> None:
    entry = next(entry for entry in JOURNALS if entry.id == journal)
    table = publishing(journal, 2)
    table.do(field_site(journal))
    instant, others = [str(item) for item in entry.instant], [str(item) for item in entry.others]
    assert table.studied() == 6 - entry.cost
    asked = []
    while table.asked() in ("impact", "promote"):
        asked.append(table.asked())
        table.do("done")
    assert sorted(asked) == sorted(reward for reward in instant if reward in ("impact", "promote"))
    for attribute, reward in enumerate(REWARDS[:4]):
        assert table.steps(0)[attribute] == instant.count(reward)
    if "lowest_attribute" in others:
        assert (table.asked(), table.turn) == ("raise", 1)
    else:
        for attribute, reward in enumerate(REWARDS[:4]):
            assert table.steps(1)[attribute] == others.count(reward)
        assert table.studied(1) == others.count("research")
        assert table.staged(1) == 1 + others.count("disc")
    assert [shown.journal for shown in table.view().seats[0].journals] == [journal]


def test_alone_there_are_no_others() -> None:
    table = publishing("networking-for-underwater-communication", 1)
    table.do("journal carbonate-spires j2", "done")
    assert table.steps(0) == [0, 0, 2, 0]


# --- once per round --------------------------------------------------------------------------------------------------


def used(table: Play, journal: str) -> bool:
    return next(shown.used for shown in table.seat().journals if shown.journal == journal)


def test_research_on_arrival_in_the_deep() -> None:
    journal = "uncharted-deep-sea-organic-life"
    table = Play().put("vortex", "C3").vessels("the-looking-glass").track("ingenuity", 4).own(journal)
    table.team("leader", seat=1).activated("pilot").do("travel vortex")
    assert table.legal() == ["done", f"apply {journal}"]
    table.do(f"apply {journal}")
    assert table.studied() == 1
    assert used(table, journal)


def test_no_research_on_arrival_in_the_shallows() -> None:
    table = Play().own("uncharted-deep-sea-organic-life").activated("pilot").do("travel volcanic-island")
    assert table.asked() != "after"


def test_farther_travel_once_per_round() -> None:
    journal = "advanced-pressure-venting-technology"
    table = Play().vessels("the-sea-star").own(journal).team("leader", seat=1).activated("pilot")
    assert "travel the-looking-glass" not in table.legal()
    table.do(f"apply {journal}")
    assert "travel the-looking-glass" in table.legal()
    assert "done" not in table.legal()
    table.do("travel the-looking-glass")
    assert f"apply {journal}" not in table.activated("pilot").legal()


def test_one_more_tile_in_a_discovery() -> None:
    journal = "ai-models-for-deep-sea-research"
    table = Play().own(journal).stack(2, "shipwreck", "dolphin-pods", "ledge-elevator", "resupply-modules")
    table.discover(2).do(f"apply {journal}", "draw 2")
    assert len(table.legal("keep")) == 3


def test_any_depth_in_a_discovery() -> None:
    journal = "deepwater-satellite-imaging"
    table = Play().own(journal).discover(1)
    assert table.legal("draw") == ["draw 1"]
    table.do(f"apply {journal}")
    assert table.legal("draw") == ["draw 1", "draw 2", "draw 3"]


def test_research_after_a_conservation() -> None:
    journal = "autonomous-microplastic-reclamation-filters"
    table = Play().put("kelp-forest", "D1").vessels("kelp-forest").research(2).discs(2).own(journal)
    table.activated("ecologist").do("conserve kelp-forest c2", f"apply {journal}")
    assert table.studied() == 2


def test_a_disc_comes_back_for_one_research() -> None:
    journal = "feasibility-report-aquadome-permanent-lab"
    table = Play().team("leader!", "pilot", "reef-diver!").discs(1).research(1).own(journal).to_act()
    table.do(f"apply {journal}")
    assert table.legal() == ["recover leader", "recover reef-diver"]
    table.do("recover leader")
    assert (table.staged(), table.studied()) == (2, 0)
    assert "activate leader" in table.legal()
    assert "pass" not in table.legal()
    assert f"apply {journal}" not in table.legal()


def test_research_after_a_dive() -> None:
    journal = "fluorescence-detecting-optical-systems"
    table = Play().own(journal).activated("reef-diver").do("dive the-sea-star d1", f"apply {journal}")
    assert table.studied() == 1


PUBLICITY = "publicitys-role-in-scientific-advancement"


def test_a_disc_after_a_publication() -> None:
    table = publishing("reef-photography-with-swarm-camera-systems").own(PUBLICITY)
    table.do("journal carbonate-spires j4", "done")
    assert table.legal() == ["done", f"apply {PUBLICITY}"]
    staged = table.staged()
    table.do(f"apply {PUBLICITY}")
    assert table.staged() == staged + 1


def test_a_journal_does_not_react_to_its_own_publication() -> None:
    table = publishing(PUBLICITY).do("journal carbonate-spires j4", "done")
    assert f"apply {PUBLICITY}" not in table.legal()
    assert table.asked() != "after"


def test_a_journal_reacts_to_the_next_publication_in_the_round_of_its_own() -> None:
    table = publishing(PUBLICITY).do("journal carbonate-spires j4", "done").team("leader")
    table.display("networking-for-underwater-communication").activated("marine-biologist")
    table.do("journal carbonate-spires j2", "done")
    assert table.legal() == ["done", f"apply {PUBLICITY}"]


def test_research_after_a_promotion() -> None:
    journal = "the-nautical-journal"
    table = Play().team("leader", "pilot").own(journal).gain("promote").do("promote pilot", f"apply {journal}")
    assert table.studied() == 1


def test_discs_into_research_before_a_conservation() -> None:
    """Rulebook example: once per round, before conserving, return discs for 2 Research each, any number of times."""
    journal = "volunteer-model-for-underwater-conservation"
    table = Play().put("jellyfish-bloom", "C3").vessels("jellyfish-bloom").discs(4).research(0).own(journal)
    supply = table.activated("marine-biologist").supply()
    assert not table.legal("conserve")
    table.do(f"apply {journal}")
    while f"apply {journal}" in table.legal():
        table.do(f"apply {journal}")
    assert (table.studied(), table.supply()) == (6, supply + 3)
    assert "done" not in table.legal()
    table.do("conserve jellyfish-bloom c1")
    assert table.studied() == 1


def test_it_is_not_offered_if_no_conservation_could_follow() -> None:
    journal = "volunteer-model-for-underwater-conservation"
    table = Play().put("jellyfish-bloom", "C3").vessels("jellyfish-bloom").discs(3).own(journal)
    assert f"apply {journal}" not in table.activated("marine-biologist").legal()


def test_a_turned_journal_waits_for_the_next_round() -> None:
    journal = "fluorescence-detecting-optical-systems"
    table = Play().own(f"{journal}!")
    table.activated("reef-diver").do("dive the-sea-star d1")
    assert table.asked() != "after"


def test_journals_of_others_are_theirs() -> None:
    table = Play().own("fluorescence-detecting-optical-systems", seat=1)
    table.activated("reef-diver").do("dive the-sea-star d1")
    assert table.asked() != "after"


# --- discard ---------------------------------------------------------------------------------------------------------


def test_conserving_again_in_the_same_row_or_column() -> None:
    """Rulebook example: for nothing, and no submarine is needed there, but a disc is."""
    journal = "extending-conservation-area-of-effectiveness"
    table = (
        Play().put("kelp-forest", "D1").put("dying-reef", "A1").put("coldwater-reef", "D3").put("dolphin-pods", "B2")
    )
    table.vessels("kelp-forest").research(1).discs(2).own(journal).activated("ecologist").do("conserve kelp-forest c2")
    assert table.legal() == ["done", f"discard {journal}"]
    table.do(f"discard {journal}")
    zones = {text.split()[1] for text in table.legal("conserve")}
    assert zones == {"kelp-forest", "dying-reef", "coldwater-reef"}
    table.do("conserve coldwater-reef c2")
    assert (table.studied(), table.staged()) == (0, 0)
    assert table.view().seats[0].journals == ()


@pytest.mark.parametrize("journal", ["mobile-techniques-for-underwater-exploration", "safe-movement-procedure"])
def test_a_travel_with_better_technology(journal: str) -> None:
    table = Play().vessels("the-sea-star").own(journal).activated("reef-diver").do(f"discard {journal}")
    assert "travel the-looking-glass" in table.legal()
    table.do("travel the-looking-glass")
    assert journal not in [shown.journal for shown in table.view().seats[0].journals]


def test_two_travels_with_better_technology() -> None:
    journal = "the-rising-tide-of-achievement"
    table = Play().vessels("the-sea-star").own(journal).activated("reef-diver").do(f"discard {journal}")
    table.do("travel the-looking-glass", "travel the-sea-star")
    assert table.asked() != "act"


@pytest.mark.parametrize("journal", ["enhancing-research-productivity", "understanding-life-in-the-deepest-sea"])
def test_a_dive_for_two_tokens(journal: str) -> None:
    table = Play().own(journal).top_token("the-sea-star", "disc", "impact", "travel").activated("pilot")
    table.do(f"discard {journal}", "dive the-sea-star d1")
    assert sorted(table.hand()) == ["disc", "impact"]


@pytest.mark.parametrize("journal", ["review-of-current-oceanography-research", "deepwater-satellite-imaging"])
def test_a_discovery_of_the_deep(journal: str) -> None:
    table = Play().own(journal).activated("pilot").do(f"discard {journal}")
    assert (table.asked(), table.legal("draw")) == ("draw", ["draw 3"])


@pytest.mark.parametrize("journal", ["protecting-threatened-marine-habitats", "the-interlinked-ecosystem"])
def test_two_conservations_at_the_depth_of_a_submarine(journal: str) -> None:
    table = Play().put("kelp-forest", "D1").put("dolphin-pods", "B2").vessels("the-sea-star").own(journal)
    table.research(3).discs(2).activated("pilot").do(f"discard {journal}")
    assert {text.split()[1] for text in table.legal("conserve")} == {"kelp-forest"}
    table.do("conserve kelp-forest c1", "conserve kelp-forest c2")
    assert (table.studied(), table.staged()) == (0, 0)


@pytest.mark.parametrize(
    ("journal", "times"), [("publication-guide-for-undersea-research", 1), ("the-nautical-journal", 2)]
)
def test_promotions(journal: str, times: int) -> None:
    table = Play().team("leader", "pilot", "pilot", "pilot").own(journal).activated("reef-diver")
    table.do(f"discard {journal}")
    for _ in range(times):
        table.do("promote pilot")
    assert table.asked() != "promote"


def test_a_journal_that_would_do_nothing_is_not_offered() -> None:
    table = Play().team("leader").own("publication-guide-for-undersea-research").activated("leader")
    assert not table.legal("discard")


@pytest.mark.parametrize(("research", "offered"), [(11, True), (12, False)])
def test_research_after_a_dive_is_offered_only_below_the_end_of_the_track(research: int, offered: bool) -> None:
    journal = "fluorescence-detecting-optical-systems"
    table = Play().research(research).own(journal).activated("reef-diver").do("dive the-sea-star d1")
    assert (f"apply {journal}" in table.legal()) == offered


def test_a_disc_after_a_publication_is_offered_only_with_a_supply() -> None:
    table = publishing("reef-photography-with-swarm-camera-systems").own(PUBLICITY).team("leader").leave(0)
    assert f"apply {PUBLICITY}" not in table.do("journal carbonate-spires j4").legal()


@pytest.mark.parametrize(("tiles", "offered"), [(1, False), (2, False), (3, True)])
def test_one_more_tile_is_offered_only_if_there_is_one(tiles: int, offered: bool) -> None:
    journal = "ai-models-for-deep-sea-research"
    stack = ("shipwreck", "dolphin-pods", "ledge-elevator")[:tiles]
    table = Play().own(journal).stack(2, *stack).discover(2)
    assert (f"apply {journal}" in table.legal()) == offered


def test_any_depth_is_offered_only_if_another_depth_can_be_drawn() -> None:
    journal = "deepwater-satellite-imaging"
    table = Play().own(journal)
    for depth in (2, 3, 4, 5):
        table.stack(depth)
    assert table.discover(1).legal("draw") == ["draw 1"]
    assert f"apply {journal}" not in table.legal()
    assert f"apply {journal}" in table.stack(2, "shipwreck").discover(1).legal()


def test_farther_travel_is_offered_only_if_it_leads_farther() -> None:
    """With every zone in reach one more level of technology is worth nothing."""
    journal = "advanced-pressure-venting-technology"
    table = Play().vessels("the-sea-star").own(journal).track("ingenuity", 10)
    assert f"apply {journal}" not in table.activated("pilot").legal()
    assert f"apply {journal}" in table.track("ingenuity", 0).activated("pilot").legal()


def test_discs_into_research_is_offered_only_below_the_end_of_the_track() -> None:
    journal = "volunteer-model-for-underwater-conservation"
    table = Play().put("jellyfish-bloom", "C3").vessels("jellyfish-bloom").discs(4).research(12).own(journal)
    assert f"apply {journal}" not in table.activated("marine-biologist").legal()
    assert f"apply {journal}" in table.research(11).activated("marine-biologist").legal()


def test_a_token_for_a_disc_is_offered_only_with_a_supply() -> None:
    table = Play().token("disc").team("leader")
    assert "use disc" in table.activated("pilot").legal()
    assert "use disc" not in table.leave(0).legal()


def test_a_discarded_journal_no_longer_counts() -> None:
    table = Play().own("safe-movement-procedure").activated("reef-diver")
    assert table.view().seats[0].fields["green"] == 1
    table.do("discard safe-movement-procedure", "done")
    assert table.view().seats[0].fields["green"] == 0


def test_nothing_can_be_used_in_the_preparation() -> None:
    table = Play().own("the-nautical-journal").team("leader", "pilot")
    assert table.view().phase == "prepare"
    assert not table.legal("apply")
    assert not table.legal("discard")


def test_the_draft_has_ten_effects_per_round_and_twelve_discards() -> None:
    assert len([entry for entry in JOURNALS if entry.once_per_round]) == 10
    assert len([entry for entry in JOURNALS if entry.discard]) == 12
