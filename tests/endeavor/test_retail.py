"""The box in the shops as an option: other counts, tokens instead of an activation, points and spaces on journals."""

from tests.endeavor.driving import Play


def box() -> Play:
    return Play("1", edition="retail").team("leader", "pilot").team("leader", seat=1)


def test_a_token_may_take_the_place_of_an_activation() -> None:
    table = box().discs(0).discs(1, seat=1).token("impact").to_act().do("use impact", "impact r0c0")
    assert (table.asked(), table.turn) == ("turn", 1)
    assert not table.view().seats[0].passed


def test_after_the_token_the_turn_may_end() -> None:
    table = box().discs(2).token("impact").to_act().do("use impact", "impact r0c0")
    assert "done" in table.legal()
    assert "pass" not in table.legal()
    table.do("done")
    assert table.turn == 1


def test_a_journal_space_is_used_with_a_disc_that_stays() -> None:
    table = box().discs(2).own("the-rising-tide-of-achievement").to_act()
    assert "space the-rising-tide-of-achievement" in table.legal()
    table.do("space the-rising-tide-of-achievement", "travel volcanic-island")
    assert table.view().seats[0].journals[0].discs == 1
    assert table.staged() == 1


def test_all_spaces_of_a_journal_can_be_filled() -> None:
    journal = "the-nautical-journal"
    table = box().team("leader", "pilot", "pilot", "pilot").discs(3).own(journal)
    for _ in range(2):
        table.to_act().do(f"space {journal}", "promote pilot")
    assert f"space {journal}" not in table.to_act().legal()


def test_a_space_without_effect_is_not_offered() -> None:
    table = box().team("leader").discs(3).own("the-nautical-journal").to_act()
    assert not table.legal("space")


def test_a_space_that_needs_a_disc_needs_two_in_all() -> None:
    journal = "protecting-threatened-marine-habitats"
    table = box().put("kelp-forest", "D1").vessels("kelp-forest").research(9).own(journal)
    assert not table.discs(1).to_act().legal("space")
    assert table.discs(2).to_act().legal("space") == [f"space {journal}"]


def test_printed_points_are_scored() -> None:
    table = box().own("feasibility-report-aquadome-permanent-lab", "the-nautical-journal")
    assert table.sheet()[7] == 4 + 2
    draft = Play("1").own("feasibility-report-aquadome-permanent-lab")
    assert draft.sheet()[7] == 0


def test_draft_effects_of_journals_are_gone() -> None:
    table = box().own("fluorescence-detecting-optical-systems", "safe-movement-procedure").activated("reef-diver")
    assert not table.legal("discard")
    assert table.do("dive the-sea-star d1").asked() != "after"


def test_numbers_that_changed() -> None:
    table = box().put("sunken-ruins", "D2")
    zone = next(zone for zone in table.view().zones if zone.tile == "sunken-ruins")
    assert [site.tokens for site in zone.sites if site.kind == "dive"] == [4]
    journal = table.names.journals.index("optimizing-multi-team-discovery-announcements")
    assert table.s.rules.journal_cost[journal] == 2
    assert table.s.rules.journal_fields[journal] == 0b10  # brown alone
    assert table.s.setup.goals[2][0].second == 3
    assert Play("1").s.setup.goals[2][0].second == 4
