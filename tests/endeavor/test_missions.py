"""Every mission: its goals, and its special rules at work."""

import pytest

from batyskaf.core.reason import Refused
from batyskaf.games.endeavor.events import Chose, Cleaned
from tests.endeavor.driving import GAME, Play


@pytest.mark.parametrize("mission", ["9", "10"])
def test_missions_of_the_box_are_not_in_the_draft(mission: str) -> None:
    with pytest.raises(Refused, match="refused-endeavor-edition"):
        GAME.options(mission=mission)


def test_an_unknown_mission_is_refused() -> None:
    with pytest.raises(Refused, match="refused-endeavor-mission"):
        GAME.options(mission="42")


def test_a_fifth_player_is_an_option() -> None:
    with pytest.raises(Refused, match="refused-endeavor-fifth"):
        GAME.options(players=5)
    assert GAME.options(players=5, fifth_player=True).players == 5


# --- 1 and 2: discs by kind and by column ----------------------------------------------------------------------------


def test_mission_one_counts_discs_by_kind() -> None:
    table = Play("1").disc_on("the-sea-star", "s1", "s2", "j1").disc_on("the-sea-star", "s3", "j2", seat=1)
    assert table.sheet(0)[2:5] == [2 + 5, 1 + 3, 0]
    assert table.sheet(1)[2:5] == [1 + 3, 1 + 3, 0]


def test_mission_two_counts_columns_and_zones() -> None:
    table = (
        Play("2").put("atoll", "D1").put("kelp-forest", "E1").disc_on("calm-seas", "s1").disc_on("kelp-forest", "c1")
    )
    table.disc_on("the-sea-star", "s1").vessels("atoll").disc_on("the-looking-glass", "s1", "s2")
    assert table.sheet(0)[2:5] == [1 + 4, 2 + 7, 1 + 2]


# --- 3: fields and free launches -------------------------------------------------------------------------------------


def test_mission_three_scores_the_best_field_and_leaders_of_each() -> None:
    table = Play("3").own("benefits-of-inter-team-data-sharing", "the-interlinked-ecosystem")  # brown, brown and green
    table.mark("r0c0").own("safe-movement-procedure", seat=1)  # a yellow hex; green
    assert table.view().seats[0].fields == {"blue": 0, "brown": 2, "green": 1, "yellow": 1}
    assert table.sheet(0)[4] == 2 + 2 + 2 + 2  # two icons; most brown, most yellow, level on green
    assert table.sheet(1)[4] == 1 + 2


def test_missions_three_five_and_six_launch_anywhere_at_the_surface() -> None:
    for mission in ("3", "5", "6"):
        table = Play(mission, seed=2)
        assert table.asked() == "launch"
        surface = {zone.tile for zone in table.view().zones if zone.depth == 1}
        assert {text.removeprefix("launch ") for text in table.legal()} == surface


def test_later_submarines_choose_their_launch_zone_too() -> None:
    table = Play("3").vessels("the-sea-star").track("ingenuity", 1).gain("ingenuity")
    assert table.asked() == "launch"


# --- 4: restored zones -----------------------------------------------------------------------------------------------


def test_mission_four_marks_a_restored_zone_once() -> None:
    table = Play("4").put("kelp-forest", "B1").vessels("kelp-forest").research(3).discs(3)
    table.disc_on("kelp-forest", "c2", seat=1).activated("ecologist").do("conserve kelp-forest c1")
    assert table.asked() == "restored"
    assert table.legal() == ["done", "impact r5c9"]
    table.do("impact r5c9")
    assert table.sheet()[1] == 3


def test_mission_four_not_before_the_last_site() -> None:
    table = Play("4").put("kelp-forest", "B1").vessels("kelp-forest").research(3).discs(3).activated("ecologist")
    assert table.do("conserve kelp-forest c1").asked() != "restored"


def test_the_hex_beside_the_board_is_out_of_reach_otherwise() -> None:
    assert "impact r5c9" not in Play("4").mark("r5c5").gain("impact").legal()


# --- 5: a shallow, wide ocean ----------------------------------------------------------------------------------------


def test_mission_five_is_three_deep() -> None:
    table = Play("5").put("vortex", "A3")
    assert table.s.room(4, 0) == 0
    assert table.s.room(1, 0) != 0


def test_mission_five_links_its_two_groups_of_hexes() -> None:
    assert "impact r5c6" in Play("5").mark("r2c6").gain("impact").legal()


# --- 6: markers that move --------------------------------------------------------------------------------------------


def test_mission_six_begins_on_a_start_hex() -> None:
    table = Play("6").gain("impact")
    assert table.legal("impact") == ["impact r0c0", "impact r0c2", "impact r0c4", "impact r0c6", "impact r0c8"]


def test_mission_six_moves_a_marker_and_takes_the_reward_of_where_it_goes() -> None:
    table = Play("6").mark("r0c0").gain("impact")
    assert table.legal() == ["done", "shift r0c0"]
    table.do("shift r0c0")
    assert table.view().hexes[0].hex == "r0c1"
    assert table.steps() == [1, 0, 0, 0]
    assert table.view().seats[0].markers == 19


def test_mission_six_is_closed_until_the_star_is_found() -> None:
    table = Play("6").mark("r1c1").gain("impact").do("shift r1c1")
    assert table.legal("impact r2") == []
    found = Play("6").put("fallen-star", "A5").mark("r1c1").gain("impact").do("shift r1c1")
    assert "impact r2c1" in found.legal()


def test_mission_six_locks_the_lowest_markers() -> None:
    table = Play("6").put("fallen-star", "A5").mark("r4c0", "r3c0", "r2c2").gain("impact")
    assert table.legal("shift") == ["shift r2c2"]
    assert table.sheet()[1] == 6 + 4 + 2


def test_mission_six_gives_research_when_nothing_can_be_done() -> None:
    table = Play("6").mark("r0c0", "r0c2", "r0c4", "r0c6", "r0c8", seat=1)
    table.gain("impact")
    assert table.studied() == 1


def test_mission_six_the_star_must_be_kept_and_its_finder_names_the_sites() -> None:
    table = Play("6", seed=4).put("vortex", "A3").put("seamount", "A4").stack(5, "fallen-star", "whale-fall")
    table.discover(5).do("draw 5")
    assert [zone.tile for zone in table.view().zones][-1] == "fallen-star"
    while table.asked() != "choose":
        table.do("done" if "done" in table.legal() else table.legal()[0])
    assert table.legal() == ["choose conserve", "choose journal"]
    table.do("choose journal")
    assert table.events(Chose) == [Chose(0, 3, "journal")]
    assert table.view().designated == "journal"
    table.disc_on("calm-seas", "j1")
    assert table.sheet(0)[4] == 1 + 3


def test_mission_six_without_the_star_only_leaders_score() -> None:
    table = Play("6").disc_on("calm-seas", "j1")
    assert table.sheet(0)[4] == 3


def test_mission_six_counts_discoveries() -> None:
    table = Play("6").put("vortex", "A3", "0")
    assert table.sheet(0)[3] == 1 + 2


# --- 7: the rescue grid ----------------------------------------------------------------------------------------------


def test_mission_seven_needs_a_submarine_at_the_star() -> None:
    table = Play("7").gain("impact")
    assert table.legal("impact") == ["impact r0c2", "impact r0c3"]
    there = Play("7").vessels("fallen-star").gain("impact")
    assert "impact r7c0" in there.legal()


def test_mission_seven_scores_the_rescue_grid_and_column_c() -> None:
    table = Play("7").mark("r7c0", "r7c1").mark("r7c2", seat=1).vessels("fallen-star")
    assert table.sheet(0)[4] == 4
    assert table.sheet(1)[4] == 2
    assert table.sheet(0)[2] == 2 + 2  # one zone of column C, level with seat 1


# --- 8: goals chosen on the way --------------------------------------------------------------------------------------


def test_mission_eight_a_goal_waits_for_its_hex() -> None:
    table = Play("8").disc_on("the-sea-star", "s1")
    assert table.sheet(0)[2:5] == [0, 0, 0]
    table.mark("r9c1").gain("impact").do("impact r9c0")
    assert (table.asked(), table.legal()) == ("choose", ["choose near", "choose far"])
    table.do("choose near")
    assert table.view().options == ("near", None, None)
    assert table.sheet(0)[2] == 1 + 2


def test_mission_eight_columns_start_at_the_sea_star() -> None:
    table = Play("8")
    star = next(zone.place[0] for zone in table.view().zones if zone.tile == "the-sea-star")
    table.ways("1", "-", "-")
    for zone in table.view().zones:
        if zone.tile != "the-sea-star":
            site = next((site.id for site in zone.sites if site.kind != "dive"), None)
            if site:
                table.disc_on(zone.tile, site)
    right = [
        zone for zone in table.view().zones if zone.place[0] >= star and any(site.owner == 0 for site in zone.sites)
    ]
    assert table.sheet(0)[2] == (len(right) + 2 if right else 0)


def test_mission_eight_three_points_for_a_set_of_fields() -> None:
    table = Play("8").own("the-nautical-journal", "documentation-of-new-life")  # blue green, yellow brown
    table.ways("-", "-", "1")
    assert table.sheet(0)[4] == 3 + 2


# --- 9 and 10 --------------------------------------------------------------------------------------------------------


def test_mission_nine_cleans_up_before_it_goes_deep() -> None:
    table = Play("9", edition="retail").put("vortex", "C3").vessels("whale-calving-grounds").track("ingenuity", 10)
    table.activated("pilot")
    assert "travel vortex" not in table.legal()
    table.research(9).discs(5).activated("marine-biologist-senior").do("conserve whale-calving-grounds c2")
    assert [event.step for event in table.events(Cleaned)] == [1]  # type: ignore[attr-defined]
    table.do("conserve whale-calving-grounds c4")
    assert table.view().seats[0].cleanup == 1  # once per zone
    assert "travel vortex" in table.cleanup(2).activated("pilot").legal()


def test_mission_nine_has_hexes_that_cost_points() -> None:
    assert Play("9", edition="retail").mark("r0c0").sheet()[1] == -2


def test_mission_ten_puts_markers_in_the_row_of_the_zone() -> None:
    table = Play("10", edition="retail").put("brine-pool", "C4").gain("impact", zone="brine-pool")
    assert table.legal() == ["done", "impact r3c0"]
    table = Play("10", edition="retail").vessels("the-sea-star", "the-looking-glass").gain("impact")
    assert table.legal("impact") == ["impact r0c0", "impact r1c0"]


def test_mission_ten_a_full_row_flows_over() -> None:
    table = Play("10", edition="retail").put("brine-pool", "C4").mark("r3c0", "r3c1", "r3c2", "r3c3", "r3c4")
    table.gain("impact", zone="brine-pool")
    assert table.legal("impact") == ["impact r3c7"]


def test_mission_ten_is_a_race() -> None:
    table = Play("10", edition="retail", players=3).put("whale-fall", "C5").put("seamount", "C4").vessels("seamount")
    table.track("ingenuity", 10).activated("pilot").do("travel whale-fall")
    table.vessels("seamount", seat=2).track("ingenuity", 10, seat=2).activated("pilot", seat=2).do("travel whale-fall")
    assert [table.sheet(seat)[3] for seat in range(3)] == [4, 0, 3]
