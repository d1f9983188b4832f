"""Special features of zones: general effects, effects of actions, marked and locked sites; tests for each tile."""

from tests.endeavor.driving import GAME, Play


def at(tile: str, place: str, edition: str = "draft", players: int = 2) -> Play:
    """Seat 0 with a submarine in a zone, discs and Research in plenty, able to go anywhere."""
    table = Play("1", players, edition).put(tile, place).vessels(tile).discs(5).research(9).track("ingenuity", 10)
    for seat in range(1, players):
        table.team("leader", seat=seat)
    return table


def test_every_tile_with_a_feature_has_its_test() -> None:
    tested = {name for name in globals() if name.startswith("test_")}
    special = [tile.id for tile in GAME.catalog.tiles if tile.features]
    assert len(special) == 18
    for tile in special:
        assert any(tile.replace("-", "_") in name for name in tested), tile


# --- actions with a line -------------------------------------------------------------------------------------------


def test_sea_turtle_migration_travel_after_conserving() -> None:
    table = at("sea-turtle-migration", "D2").vessels("sea-turtle-migration", "the-sea-star").activated("ecologist")
    table.do("conserve sea-turtle-migration c2", "done")
    assert table.asked() == "act"
    assert "travel the-looking-glass" in table.legal()
    table.do("travel the-looking-glass")
    assert sorted(table.view().seats[0].vessels) == ["the-looking-glass", "the-sea-star"]


def test_sea_turtle_migration_discovers_as_a_site_reward() -> None:
    table = at("sea-turtle-migration", "D2").activated("ecologist").do("conserve sea-turtle-migration c1")
    assert table.asked() == "draw"


def test_shipwreck_two_tokens_one_is_kept() -> None:
    table = at("shipwreck", "D2").top_token("shipwreck", "disc", "impact", "travel").activated("reef-diver")
    table.do("dive shipwreck d1")
    assert table.legal() == ["retain impact", "retain disc"]
    table.do("retain disc")
    assert table.hand() == ("disc",)
    assert table.view().token_discards == {"impact": 1}


def test_shipwreck_the_last_token_is_taken_alone() -> None:
    table = at("shipwreck", "D2").top_token("shipwreck", "disc").activated("reef-diver").do("dive shipwreck d1")
    assert table.hand() == ("disc",)


def test_brine_pool_impact_after_diving() -> None:
    table = at("brine-pool", "D4").activated("reef-diver").do("dive brine-pool d1")
    assert table.asked() == "impact"


def test_fallen_star_impact_after_diving() -> None:
    table = at("fallen-star", "D5").activated("reef-diver").do("dive fallen-star d1")
    assert table.asked() == "impact"


def test_fallen_star_journal_sites_give_impact() -> None:
    table = at("fallen-star", "D5").display("reef-photography-with-swarm-camera-systems", "safe-movement-procedure")
    table.activated("marine-biologist").do("journal fallen-star j1")
    assert table.asked() == "impact"


def test_black_smoker_travel_after_diving_but_not_to_depth_five() -> None:
    table = at("black-smoker", "D5").put("whale-fall", "E5").put("seamount", "D4").put("vortex", "D3")
    table.activated("reef-diver").do("dive black-smoker d1")
    assert table.asked() == "act"
    assert "travel seamount" in table.legal()
    assert "travel whale-fall" not in table.legal()


def test_vortex_first_track_places_without_a_tile_above() -> None:
    table = at("vortex", "C3").stack(3, "rift-valley").activated("sonar-operator").do("sonar vortex s1", "draw 3")
    assert table.legal() == ["place A3", "place B3", "place D3", "place E3"]


def test_vortex_other_tracks_place_as_usual() -> None:
    table = at("vortex", "C3").disc_on("vortex", "s2", seat=1).stack(3, "rift-valley").put("dolphin-pods", "D2")
    table.put("calm-seas", "A1").put("shipwreck", "B2")
    table.activated("sonar-operator").do("sonar vortex s3")
    assert "draw 3" in table.legal()
    table.do("draw 3")
    while table.asked() == "draw":
        table.do(table.legal("draw")[0])
    table.do("keep rift-valley")
    assert table.legal() == ["place B3", "place D3"]


def test_vortex_travel_out_counts_one_level_more() -> None:
    table = at("vortex", "C3").put("seamount", "C4").track("ingenuity", 4).activated("pilot")
    assert "travel seamount" in table.legal()
    assert "travel seamount" not in table.vessels("the-looking-glass").activated("pilot").legal()


# --- marked sites ----------------------------------------------------------------------------------------------------


def test_whale_calving_grounds_conserve_once_more() -> None:
    table = at("whale-calving-grounds", "D2").disc_on("whale-calving-grounds", "j1").activated("ecologist")
    table.do("conserve whale-calving-grounds c2")
    assert table.asked() == "act"
    table.do("conserve whale-calving-grounds c4")
    assert table.asked() != "act"  # the second one does not set it off again
    assert (table.studied(), table.staged()) == (5, 3)


def test_whale_calving_grounds_once_more_is_once_even_with_a_journal_before_it() -> None:
    journal = "volunteer-model-for-underwater-conservation"
    table = at("whale-calving-grounds", "D2").disc_on("whale-calving-grounds", "j1").own(journal).activated("ecologist")
    table.do("conserve whale-calving-grounds c2", f"apply {journal}", "conserve whale-calving-grounds c4")
    assert table.asked() != "act"


def test_whale_calving_grounds_only_for_the_owner_of_the_ring() -> None:
    table = at("whale-calving-grounds", "D2").disc_on("whale-calving-grounds", "j1", seat=1).activated("ecologist")
    assert table.do("conserve whale-calving-grounds c2").asked() != "act"


def test_thermal_vents_research_for_each_own_ring() -> None:
    table = at("thermal-vents", "C3").research(0).disc_on("thermal-vents", "j1", "j2").activated("reef-diver")
    assert table.do("dive thermal-vents d1").studied() == 2
    other = at("thermal-vents", "C3").research(0).disc_on("thermal-vents", "j1").activated("reef-diver")
    assert other.do("dive thermal-vents d1").studied() == 1
    nobody = at("thermal-vents", "C3").research(0).disc_on("thermal-vents", "j1", seat=1).activated("reef-diver")
    assert nobody.do("dive thermal-vents d1").studied() == 0


def test_jellyfish_bloom_impact_when_travelling_out() -> None:
    table = (
        at("jellyfish-bloom", "C3").disc_on("jellyfish-bloom", "j1").activated("pilot").do("travel the-looking-glass")
    )
    assert table.asked() == "impact"
    assert table.steps()[1] == 1  # the arrival bonus came first


def test_jellyfish_bloom_not_without_a_ring() -> None:
    assert at("jellyfish-bloom", "C3").activated("pilot").do("travel the-looking-glass").asked() != "impact"


def test_seamount_lowest_attribute_once_per_dive() -> None:
    table = at("seamount", "D4").tracks(3, 2, 3, 10).disc_on("seamount", "c1", "c2").activated("reef-diver")
    assert table.do("dive seamount d1").steps() == [3, 3, 3, 10]


# --- general effects -------------------------------------------------------------------------------------------------


def test_sunken_ruins_travel_out_when_empty() -> None:
    table = at("sunken-ruins", "D2", players=3).vessels("sunken-ruins", seat=2).vessels("the-sea-star", seat=1)
    table.track("ingenuity", 3, seat=2).top_token("sunken-ruins", "disc").activated("reef-diver")
    table.do("dive sunken-ruins d1")
    assert (table.asked(), table.turn) == ("act", 0)
    table.do("done")
    assert (table.asked(), table.turn) == ("act", 2)
    table.do("travel the-looking-glass")
    assert table.turn == 0


def test_sunken_ruins_not_while_tokens_are_left() -> None:
    table = at("sunken-ruins", "D2").top_token("sunken-ruins", "disc", "impact").activated("reef-diver")
    assert table.do("dive sunken-ruins d1").asked() == "acts"


def test_abyssal_trench_one_own_submarine_and_sonar_on_arrival() -> None:
    table = (
        at("abyssal-trench", "C5")
        .vessels("the-sea-star", "the-looking-glass")
        .put("vortex", "C3")
        .put("seamount", "C4")
    )
    table.activated("vessel-captain").do("travel abyssal-trench", "from the-looking-glass")
    assert (table.asked(), table.legal()) == ("act", ["done", "sonar abyssal-trench s1"])
    table.do("sonar abyssal-trench s1")
    assert "travel abyssal-trench" not in table.legal()
    assert "travel seamount" in table.legal()


def test_seafloor_restoration_conserve_on_arrival() -> None:
    table = at("seafloor-restoration", "C5").put("vortex", "C3").put("seamount", "C4").vessels("seamount")
    table.activated("pilot").do("travel seafloor-restoration")
    assert table.asked() == "act"
    assert {text.split()[1] for text in table.legal("conserve")} == {"seafloor-restoration"}


# --- locked sites ----------------------------------------------------------------------------------------------------


def test_scaly_foot_snails_the_locked_site_opens_after_a_dive() -> None:
    table = at("scaly-foot-snails", "D5").display("uncharted-deep-sea-organic-life").activated("field-researcher")
    assert table.legal("journal") == ["journal scaly-foot-snails j2"]
    assert table.refusal("journal scaly-foot-snails j1") == "refused-endeavor-locked"
    table.activated("reef-diver").do("dive scaly-foot-snails d1")
    assert table.legal() == ["done", "journal scaly-foot-snails j1"]
    table.do("journal scaly-foot-snails j1")
    assert table.view().seats[0].journals


def test_scaly_foot_snails_have_no_lock_in_the_box() -> None:
    table = (
        at("scaly-foot-snails", "D5", "retail").display("uncharted-deep-sea-organic-life").activated("field-researcher")
    )
    assert table.legal("journal") == ["journal scaly-foot-snails j1", "journal scaly-foot-snails j2"]
    table.activated("reef-diver").do("dive scaly-foot-snails d1")
    assert len(table.legal("journal")) == 2


# --- tiles of the retail box -----------------------------------------------------------------------------------------


def test_decommissioned_oil_rig_promotes_everyone_there_when_full() -> None:
    table = at("decommissioned-oil-rig", "D1", "retail", 3).team("leader", "pilot").team("leader", "pilot", seat=1)
    table.team("leader", "pilot", seat=2).disc_on("decommissioned-oil-rig", "c1", "c2", seat=1)
    table.disc_on("decommissioned-oil-rig", "c4", seat=1).activated("ecologist")
    table.do("conserve decommissioned-oil-rig c3", "done")
    assert (table.asked(), table.turn) == ("promote", 0)
    table.do("done")
    assert (table.asked(), table.turn) == ("promote", 1)
    table.do("promote pilot")
    assert table.asked() != "promote"


def test_submerged_cave_system_is_used_from_its_neighbours() -> None:
    table = at("submerged-cave-system", "B2", "retail").put("volcanic-island", "B1").put("the-looking-glass", "C2")
    table.vessels("volcanic-island").display("fluorescence-detecting-optical-systems").activated("leader")
    assert "dive submerged-cave-system d2" in table.legal()
    assert "journal submerged-cave-system j1" in table.legal()
    assert "dive submerged-cave-system d1" not in table.legal()
    assert "travel submerged-cave-system" not in table.legal()
    table.vessels("the-looking-glass").activated("leader")
    assert "dive submerged-cave-system d3" in table.legal()
    assert "dive submerged-cave-system d2" not in table.legal()


def test_submerged_cave_system_cannot_be_crossed() -> None:
    table = Play(edition="retail").put("submerged-cave-system", "C2").put("vortex", "C3").track("ingenuity", 10)
    table.vessels("the-sea-star").activated("pilot")
    assert "travel vortex" not in table.legal()


def test_deepwater_shark_reputation_after_diving() -> None:
    table = at("deepwater-shark", "C3", "retail").activated("reef-diver").do("dive deepwater-shark d1")
    assert table.steps()[0] == 1


def test_bioluminescent_fauna_two_sites_two_effects() -> None:
    table = at("bioluminescent-fauna", "C4", "retail").research(0).activated("deep-sea-diver")
    table.do("dive bioluminescent-fauna d1")
    assert (table.studied(), table.staged()) == (1, 5)
    table.do("dive bioluminescent-fauna d2")
    assert (table.studied(), table.staged()) == (1, 6)


def test_abyssal_plain_places_depth_five_freely() -> None:
    table = at("abyssal-plain", "C5", "retail").stack(5, "whale-fall").activated("sonar-operator")
    table.do("sonar abyssal-plain s1", "draw 5")
    assert table.legal() == ["place A5", "place B5", "place D5", "place E5"]


def test_abyssal_plain_arrival_is_any_attribute() -> None:
    table = at("abyssal-plain", "C5", "retail").put("seamount", "C4").vessels("seamount").activated("pilot")
    assert table.do("travel abyssal-plain").asked() == "raise"


def test_arrival_bonuses_are_paid_as_printed() -> None:
    plain = {"reputation": 0, "inspiration": 1, "coordination": 2, "ingenuity": 3}
    paying = [
        (tile, plain[str(tile.arrival[0])])
        for tile in GAME.catalog.tiles
        if len(tile.arrival) == 1 and tile.arrival[0] in plain and "draft" in tile.sets
    ]
    assert len(paying) == 17
    for tile, attribute in paying:
        beside = next(other.id for other in GAME.catalog.tiles if other.depth == tile.depth and other is not tile)
        table = Play().put(beside, f"A{tile.depth}").put(tile.id, f"B{tile.depth}").vessels(beside)
        table.tracks(1, 1, 1, 10).gain("travel").do(f"travel {tile.id}")
        wanted = [1, 1, 1, 10]
        wanted[attribute] += 1
        assert table.steps() == wanted, tile.id


def test_features_of_the_zone_left_come_before_journals_about_the_arrival() -> None:
    table = at("jellyfish-bloom", "C3").disc_on("jellyfish-bloom", "j1").put("vortex", "D3").put("dolphin-pods", "D2")
    table.own("uncharted-deep-sea-organic-life").activated("pilot").do("travel vortex")
    assert table.asked() == "impact"
    table.do("done")
    assert table.asked() == "after"
