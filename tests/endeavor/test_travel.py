"""Travel: depth and distance by technology, arrival bonus, zones that change or forbid it."""

import pytest

from tests.endeavor.driving import Play


def sea(table: Play) -> Play:
    """An ocean like that of the rulebook's example, four columns wide."""
    for tile, place in (
        ("kelp-forest", "A1"), ("the-sea-star", "B1"), ("volcanic-island", "C1"), ("calm-seas", "D1"),
        ("ledge-elevator", "A2"), ("the-looking-glass", "B2"), ("dolphin-pods", "D2"),
        ("thermal-vents", "A3"), ("coldwater-reef", "D3"), ("brine-pool", "A4"),
    ):  # fmt: skip
        table.put(tile, place)
    return table


def travelling(table: Play) -> list[str]:
    return table.gain("travel").choices("travel")


def test_the_example_of_the_rulebook() -> None:
    """Technology 3 from the Kelp Forest: the vents are within reach, the reef too far, the brine pool too deep."""
    table = sea(Play()).vessels("kelp-forest").track("ingenuity", 4)
    reached = travelling(table)
    assert "thermal-vents" in reached
    assert "coldwater-reef" not in reached
    assert "brine-pool" not in reached
    assert "kelp-forest" not in reached
    assert table.refusal("travel brine-pool") == "refused-endeavor-too-deep"
    assert table.refusal("travel coldwater-reef") == "refused-endeavor-too-far"
    table.do("travel thermal-vents")
    assert table.steps()[3] == 5


def test_only_the_last_zone_pays() -> None:
    table = sea(Play()).vessels("kelp-forest").track("ingenuity", 4)
    travelling(table)
    table.do("travel volcanic-island")  # past the Sea Star, which would give a disc
    assert table.steps()[3] == 5
    assert table.staged() == 1


def test_every_zone_on_the_way_must_be_within_the_technology_depth() -> None:
    table = sea(Play()).remove("volcanic-island").vessels("the-sea-star").track("ingenuity", 0)
    assert travelling(table) == ["kelp-forest"]


def test_a_submarine_below_its_limit_may_always_rise() -> None:
    table = sea(Play()).vessels("brine-pool").track("ingenuity", 0)
    assert travelling(table) == ["thermal-vents"]


def test_which_submarine_travels_is_asked_when_several_could() -> None:
    table = sea(Play()).vessels("kelp-forest", "volcanic-island").track("ingenuity", 0)
    travelling(table)
    table.do("travel the-sea-star")
    assert table.legal() == ["from kelp-forest", "from volcanic-island"]
    table.do("from volcanic-island")
    assert sorted(table.view().seats[0].vessels) == ["kelp-forest", "the-sea-star"]


def test_two_submarines_in_one_zone_are_the_same() -> None:
    table = sea(Play()).vessels("kelp-forest", "kelp-forest").track("ingenuity", 0)
    travelling(table)
    table.do("travel the-sea-star")
    assert sorted(table.view().seats[0].vessels) == ["kelp-forest", "the-sea-star"]


def test_travel_needs_no_second_disc() -> None:
    table = sea(Play()).vessels("kelp-forest")
    reached = travelling(table)
    assert "the-sea-star" in reached
    assert travelling(table.discs(0)) == reached


@pytest.mark.parametrize(("level", "deepest"), [(0, 1), (2, 2), (4, 3), (7, 4)])
def test_the_level_bounds_the_depth(level: int, deepest: int) -> None:
    table = sea(Play()).vessels("kelp-forest").track("ingenuity", level)
    depths = {table.s.rules.tile_depth[table.tile(tile)] for tile in travelling(table)}
    assert max(depths) == deepest
