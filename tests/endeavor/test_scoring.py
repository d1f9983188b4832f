"""Final scoring in the order of the score pad, with the rulebook's worked example."""

from batyskaf.core.result import ranks_of
from tests.endeavor.driving import Play


def example() -> Play:
    """The rulebook's player: 28 + 9 + 11 + 9 + 3 + 3 + 2 = 65 points in mission 1."""
    table = Play("1", 3).tracks(7, 10, 4, 7)
    # three markers worth 1, three worth 2, two of these on the infinite hex
    table.mark("r0c2", "r0c3", "r0c4", "r0c6", "r3c3", "r3c3")
    # an ocean with eleven zones where the player has a disc or a submarine
    spots = (
        ("atoll", "A1"), ("dying-reef", "D1"), ("calm-seas", "E1"), ("resupply-modules", "B2"),
        ("coldwater-reef", "B3"), ("rift-valley", "C3"),
        ("ledge-elevator", "D2"), ("dolphin-pods", "E2"), ("seamount", "C4"), ("vortex", "D3"),
    )  # fmt: skip
    for tile, place in spots:
        table.put(tile, place)
    # six sonar discs, first place; five conservation discs, second place; three journal discs behind a tie
    table.disc_on("the-sea-star", "s1").disc_on("atoll", "s1").disc_on("calm-seas", "s1").disc_on(
        "resupply-modules", "s1"
    )
    table.disc_on("rift-valley", "s1").disc_on("ledge-elevator", "s1")
    table.disc_on("dying-reef", "c1", "c2").disc_on("coldwater-reef", "c1").disc_on("dolphin-pods", "c1")
    table.disc_on("seamount", "c1").disc_on("the-sea-star", "j1").disc_on("calm-seas", "j1").disc_on(
        "the-looking-glass", "j1"
    )
    table.disc_on("atoll", "s2", seat=1).disc_on("resupply-modules", "s2", "s4", seat=1).disc_on(
        "rift-valley", "s2", "s3", seat=1
    )
    table.disc_on("vortex", "s1", "s2", "s4", seat=2)
    table.disc_on("dying-reef", "c3", "c4", "c5", seat=1).disc_on("coldwater-reef", "c2", "c3", "c4", seat=1)
    table.disc_on("dolphin-pods", "c2", seat=2)
    table.disc_on("volcanic-island", "j1", seat=1).disc_on("coldwater-reef", "j1", "j2", seat=1).disc_on(
        "rift-valley", "j1", seat=1
    )
    table.disc_on("volcanic-island", "j2", seat=2).disc_on("the-sea-star", "j2", seat=2)
    table.disc_on("the-looking-glass", "j2", seat=2).disc_on("ledge-elevator", "j1", seat=2)
    table.vessels("the-sea-star").team("leader", "adventurer-senior").research(5).discs(2)
    return table


def test_the_worked_example_of_sixty_five_points() -> None:
    sheet = example().sheet()
    assert sheet == [28, 9, 11, 3, 9, 3, 2, 0]
    assert sum(sheet) == 65


def test_attributes() -> None:
    assert Play().tracks(7, 10, 4, 7).sheet()[0] == 7 + 10 + 4 + 7


def test_impact_board() -> None:
    assert Play("1").mark("r0c2", "r0c3", "r0c4", "r0c6", "r1c6", "r3c3").sheet()[1] == 9


def test_first_and_second_place() -> None:
    table = Play("1", 3).disc_on("the-sea-star", "s1", "s2").disc_on("volcanic-island", "s1", seat=1)
    assert [table.sheet(seat)[2] for seat in range(3)] == [2 + 5, 1 + 3, 0]


def test_a_tie_for_first_leaves_no_second() -> None:
    table = Play("1", 3).disc_on("the-sea-star", "s1", "s2").disc_on("volcanic-island", "s1", "s2", seat=1)
    table.disc_on("the-sea-star", "s3", seat=2)
    assert [table.sheet(seat)[2] for seat in range(3)] == [7, 7, 1]


def test_a_tie_for_second_pays_all_of_them() -> None:
    table = Play("1", 3).put("atoll", "A1").disc_on("the-sea-star", "s1", "s2").disc_on("volcanic-island", "s1", seat=1)
    table.disc_on("atoll", "s1", seat=2)
    assert [table.sheet(seat)[2] for seat in range(3)] == [7, 4, 4]


def test_without_a_unit_there_is_no_place() -> None:
    assert Play("1", 2).disc_on("the-sea-star", "s1").sheet(1)[2] == 0
    assert Play("1", 2).sheet(0)[2:5] == [0, 0, 0]


def test_with_two_players_second_place_is_paid() -> None:
    table = Play("1", 2).disc_on("the-sea-star", "s1", "s2").disc_on("volcanic-island", "s1", seat=1)
    assert table.sheet(1)[2] == 4


def test_leftovers_are_rounded_down() -> None:
    assert Play().research(5).discs(2).sheet()[6] == 2
    assert Play().research(1).discs(1).sheet()[6] == 0


def test_a_held_token_is_worth_nothing() -> None:
    assert sum(Play().token("research").discs(0).sheet()) == sum(Play().discs(0).sheet())


def test_tier_five_seniors() -> None:
    table = Play().put("kelp-forest", "D1").put("dolphin-pods", "B2").disc_on("kelp-forest", "c1", "c2")
    table.disc_on("dolphin-pods", "c1").disc_on("the-sea-star", "j1").disc_on("the-looking-glass", "j1", "j2")
    points = {}
    for side in ("biogeographer-senior", "biotechnologist-senior", "mentor-senior", "adventurer-senior"):
        points[side] = table.team("leader", "pilot-senior", "reef-diver", side).sheet()[5]
    assert points == {
        "biogeographer-senior": 2,  # two zones with conservation
        "biotechnologist-senior": 2,  # journals at two depths
        "mentor-senior": 2,  # the Skipper and the leader
        "adventurer-senior": 1,  # four zones, a point for three
    }
    assert table.team("leader", "mentor").sheet()[5] == 0  # a junior scores nothing


def test_tier_five_seniors_of_the_box() -> None:
    table = Play(edition="retail").put("kelp-forest", "D1").put("dolphin-pods", "B2").put("dying-reef", "E1")
    table.disc_on("kelp-forest", "c1", "c2").disc_on("dolphin-pods", "c1", "c4").disc_on("dolphin-pods", "c2", seat=1)
    table.own("the-nautical-journal", "documentation-of-new-life")
    table.top_token("the-sea-star").top_token("kelp-forest")
    points = {}
    sides = ("fleet-coordinator", "ichthyologist", "ocean-historian", "dive-team-leader", "robotics-engineer")
    for side in sides:
        points[side] = table.team("leader", f"{side}-senior").sheet()[5]
    assert points == {
        "fleet-coordinator": 1,  # two links shared with seat 1
        "ichthyologist": 2,
        "ocean-historian": 3,
        "dive-team-leader": 1,
        "robotics-engineer": 4,
    }


def test_a_tie_is_shared() -> None:
    assert ranks_of((50.0, 61.0, 61.0)) == (3, 1, 1)


def test_the_result_is_the_sum_of_the_sheet() -> None:
    table = Play("1", 2)
    while table.turn != -1:
        moves = table.legal()
        table.do(moves[-1])
    assert list(table.s.result().scores) == [sum(table.sheet(seat)) for seat in range(2)]
