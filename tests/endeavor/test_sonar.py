"""Sonar and discovery: tracks, named stacks, placing, the fallback, the discovery bonus."""

import pytest

from batyskaf.games.endeavor.events import Discovered, Drew, Returned
from tests.endeavor.driving import Play


def test_the_first_free_slot_of_each_track() -> None:
    """Rulebook example: Calm Seas with s3 taken by another player leaves s1 and s4."""
    table = Play().put("calm-seas", "A1").vessels("calm-seas").discs(2).disc_on("calm-seas", "s3", seat=1)
    table.activated("sonar-operator")
    assert table.legal("sonar") == ["sonar calm-seas s1", "sonar calm-seas s4"]
    table.do("sonar calm-seas s1")
    assert (table.steps()[1], table.studied()) == (1, 1)


def test_a_full_track_cannot_be_chosen() -> None:
    table = Play().discs(2).disc_on("the-sea-star", "s1", "s2", "s3", seat=1).activated("sonar-operator")
    assert table.legal("sonar") == []


def test_sonar_takes_a_second_disc() -> None:
    table = Play().discs(2).activated("sonar-operator").do("sonar the-sea-star s1")
    assert table.staged() == 1
    assert table.asked() == "draw"


def test_the_example_of_a_discovery() -> None:
    """One tile of each stack; the Sunken Ruins go under the Dying Reef, five tokens on them; the Atoll goes under."""
    table = (
        Play().put("dying-reef", "D1").put("calm-seas", "A1").stack(1, "atoll", "kelp-forest").stack(2, "sunken-ruins")
    )
    table.discover(1, 2).do("draw 1")
    assert table.events(Drew) == []  # both stacks are named before a tile is seen
    table.do("draw 2")
    assert [event.tile for event in table.events(Drew)] == ["atoll", "sunken-ruins"]  # type: ignore[attr-defined]
    assert table.view().drawn == ("atoll", "sunken-ruins")
    table.do("keep sunken-ruins")
    assert [event.tile for event in table.events(Returned)] == ["atoll"]  # type: ignore[attr-defined]
    assert "place D2" in table.legal()
    table.do("place D2")
    assert table.steps() == [1, 0, 0, 1]
    ruins = next(zone for zone in table.view().zones if zone.tile == "sunken-ruins")
    assert [site.tokens for site in ruins.sites if site.kind == "dive"] == [5]
    assert ruins.finder == 0
    bottom = next(stack for stack in table.view().stacks if stack.depth == 1)
    assert (bottom.count, bottom.bottom) == (2, ("atoll",))


def test_a_returned_tile_comes_up_again_after_the_others() -> None:
    table = Play("1").stack(1, "atoll", "kelp-forest", "calm-seas").remove("volcanic-island")
    table.discover(1).do("draw 1", "keep atoll", "place A1")
    bottom = next(stack for stack in table.view().stacks if stack.depth == 1)
    assert bottom.bottom == ("kelp-forest",)
    assert bottom.count == 2


def test_a_discovery_may_be_declined() -> None:
    table = Play().discover(1, 2)
    assert "done" in table.legal()
    table.do("done")
    assert table.events(Discovered) == []


def test_only_stacks_with_a_tile_and_a_place_can_be_named() -> None:
    table = Play().discover(3, 4)
    assert table.legal("draw") == ["draw 3"]  # under the Looking Glass; nothing lies at depth 3 yet
    assert table.refusal("draw 4") == "refused-endeavor-stack"


def test_one_tile_left_is_drawn_alone() -> None:
    table = Play().stack(3, "vortex").discover(3).do("draw 3")
    assert [zone.place for zone in table.view().zones if zone.tile == "vortex"] == ["C3"]


def test_without_a_shown_depth_the_shallowest_is_used() -> None:
    table = Play().discover(5)
    assert table.legal("draw") == ["draw 1"]


def test_a_full_ocean_turns_a_discovery_into_impact() -> None:
    table = Play()
    for depth in range(1, 6):
        table.stack(depth)
    assert table.discover(1, 2).asked() == "impact"


def test_depth_one_goes_anywhere_deeper_only_under_a_zone() -> None:
    table = Play().stack(1, "atoll").discover(1).do("draw 1")
    assert table.legal() == ["place A1", "place E1"]
    table = Play().stack(2, "shipwreck").discover(2).do("draw 2")
    assert table.legal() == ["place B2", "place D2"]
    assert table.refusal("place E2") == "refused-endeavor-place"


def test_technology_does_not_bound_what_is_placed() -> None:
    table = Play().put("vortex", "C3").put("seamount", "C4").stack(5, "whale-fall").discover(5).do("draw 5")
    assert table.view().zones[-1].place == "C5"


def test_drawing_both_from_one_stack() -> None:
    table = Play().stack(2, "shipwreck", "dolphin-pods", "ledge-elevator").discover(2).do("draw 2")
    assert table.legal() == ["keep dolphin-pods", "keep shipwreck"]


@pytest.mark.parametrize("tile", ["atoll", "kelp-forest", "volcanic-island", "shipwreck", "thermal-vents"])
def test_a_new_zone_gets_its_tokens(tile: str) -> None:
    table = Play()
    entry = next(entry for entry in table.game.catalog.tiles if entry.id == tile)
    table.put(tile, f"E{entry.depth}")
    zone = next(zone for zone in table.view().zones if zone.tile == tile)
    assert [site.tokens for site in zone.sites if site.kind == "dive"] == [site.tokens for site in entry.dive]
