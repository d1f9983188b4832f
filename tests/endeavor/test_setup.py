"""Preparing the game: ocean, stacks, tokens, journals, the tray, each player's pieces, the first submarine."""

import pytest

from tests.endeavor.driving import Play


def zones(table: Play) -> dict[str, str]:
    return {zone.place: zone.tile for zone in table.view().zones}


def test_mission_one_is_laid_out_as_on_its_card() -> None:
    laid = zones(Play("1"))
    assert laid["B1"] == "volcanic-island"
    assert laid["C1"] == "the-sea-star"
    assert laid["C2"] == "the-looking-glass"
    assert set(laid) == {"B1", "C1", "C2", "D1"}


@pytest.mark.parametrize(
    ("mission", "places"),
    [
        ("2", {"A1", "B1", "C1", "A2"}),
        ("3", {"C1", "D1", "C2", "C3"}),
        ("4", {"B1", "C1", "D1", "C2"}),
        ("5", {"A1", "B1", "C1", "D1", "A2"}),
        ("6", {"A1", "C1", "E1", "A2", "C2", "E2"}),
        ("7", {"C1", "C2", "C3", "C4", "C5"}),
        ("8", {"A1", "B1", "C1", "D1", "E1"}),
    ],
)
def test_every_mission_has_its_layout(mission: str, places: set[str]) -> None:
    assert set(zones(Play(mission))) == places


def test_the_sea_star_starts_with_four_tokens() -> None:
    star = next(zone for zone in Play("1").view().zones if zone.tile == "the-sea-star")
    assert [site.tokens for site in star.sites if site.kind == "dive"] == [4]


def test_unique_tiles_stay_in_the_box_unless_named() -> None:
    for mission, inside in (("1", set()), ("8", {"the-looking-glass"}), ("6", {"fallen-star"})):
        table = Play(mission)
        stacked = {table.names.tiles[tile] for stack in table.s.deal.stacks for tile in stack}
        assert stacked & {"the-sea-star", "the-looking-glass", "fallen-star"} == inside


def test_all_other_tiles_lie_in_stacks_by_depth() -> None:
    view = Play("1", seed=3).view()
    assert sum(stack.count for stack in view.stacks) == 32 - 3 - 2  # the Fallen Star stays in the box
    assert [stack.depth for stack in view.stacks] == [1, 2, 3, 4, 5]


def test_a_shallow_mission_leaves_the_deep_tiles_out() -> None:
    view = Play("5").view()
    assert [stack.depth for stack in view.stacks] == [1, 2, 3]
    assert (view.columns, view.max_depth) == (7, 3)


def test_with_draft_tiles_one_surface_place_of_mission_five_stays_empty() -> None:
    view = Play("5").view()
    laid = sum(zone.depth == 1 for zone in view.zones)
    assert laid + next(stack.count for stack in view.stacks if stack.depth == 1) == 6


def test_four_starting_journals_lie_open() -> None:
    table = Play("1")
    starting = {entry.id for entry in table.game.catalog.journals if entry.starting}
    assert len(set(table.view().display)) == 4
    assert set(table.view().display) <= starting
    assert table.view().deck == 23


def test_the_top_tier_is_spread_over_three_stacks() -> None:
    assert Play("1").view().tier5_left == (2, 1, 1)
    assert Play("1", edition="retail").view().tier5_left == (3, 3, 3)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_everyone_has_the_same_pieces(players: int) -> None:
    table = Play("1", players)
    for seat in table.view().seats:
        assert seat.tracks == (0, 0, 0, 0)
        assert (seat.research, seat.markers) == (0, 20)
        assert seat.team[0].side == "leader"
        assert seat.team[0].busy
        assert seat.supply + seat.staging == 29


def test_the_first_submarine_takes_the_arrival_bonus() -> None:
    for seat in Play("1", 4).view().seats:
        assert seat.vessels == ("the-sea-star",)
        assert seat.staging == 1


def test_the_first_submarine_may_arrive_with_impact() -> None:
    table = Play("3", 2, seed=1).put("dying-reef", "A1")
    assert "launch dying-reef" in table.legal()
    table.do("launch dying-reef")
    assert table.asked() == "impact"


def test_where_the_launch_is_free_everyone_chooses_in_turn_order() -> None:
    table = Play("5", 3)
    wave = table.view().wave
    assert [text.split()[0] for text in table.legal()] == ["launch"] * 4
    assert table.turn == wave
    table.do(table.legal()[0])
    assert table.turn == (wave + 1) % 3


def test_three_discs_in_the_first_round_of_mission_one() -> None:
    """One from the arrival, one by effort, one back from the leader."""
    table = Play("1", 2)
    seat = int(table.turn)
    table.do("recruit pilot", "done", "recover leader")
    assert table.staged(seat) == 3


def test_the_fallen_star_is_among_the_top_four_of_its_stack() -> None:
    places = set()
    for seed in range(60):
        table = Play("6", seed=seed)
        stack = [table.names.tiles[tile] for tile in table.s.deal.stacks[5]]
        assert len(stack) == 6
        places.add(stack.index("fallen-star"))
    assert places == {0, 1, 2, 3}


def test_the_sea_star_is_shuffled_into_the_row_of_mission_eight() -> None:
    columns = {
        next(place for place, tile in zones(Play("8", seed=seed)).items() if tile == "the-sea-star")
        for seed in range(40)
    }
    assert columns == {"A1", "B1", "C1", "D1", "E1"}


def test_anyone_may_be_first() -> None:
    assert {Play("1", 4, seed=seed).view().wave for seed in range(40)} == {0, 1, 2, 3}
