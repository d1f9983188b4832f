"""The Impact board: arrows, neighbours, rewards, infinite hexes."""

from batyskaf.games.endeavor.events import Declined, Marked
from tests.endeavor.driving import Play


def test_at_first_only_arrows_can_be_marked() -> None:
    table = Play("1").gain("impact")
    assert table.legal() == ["done", "impact r0c0", "impact r2c0", "impact r4c0", "impact r6c0"]
    assert table.refusal("impact r0c6") == "refused-endeavor-hex"


def test_the_reward_of_the_hex_is_taken() -> None:
    table = Play("1").gain("impact").do("impact r2c0")
    assert table.steps() == [0, 1, 0, 0]
    assert table.events(Marked) == [Marked(0, "r2c0")]
    assert table.view().seats[0].markers == 19


def test_a_marker_goes_beside_any_marker_of_any_player() -> None:
    table = Play("1").mark("r0c1", seat=1).gain("impact")
    assert {"impact r0c2", "impact r1c1"} <= set(table.legal())
    assert "impact r0c1" not in table.legal()


def test_neighbours_in_rows_that_are_shifted() -> None:
    """Odd rows lie half a hex to the right."""
    table = Play("1").mark("r1c0").gain("impact")
    assert {"impact r0c0", "impact r0c1", "impact r1c1", "impact r2c0", "impact r2c1"} <= set(table.legal())
    assert "impact r3c3" not in table.legal()


def test_neighbours_in_columns_that_are_shifted() -> None:
    """Odd columns lie half a hex down."""
    table = Play("2").mark("r0c1").gain("impact")
    assert {"impact r1c1", "impact r0c2", "impact r1c2"} <= set(table.legal())


def test_an_infinite_hex_takes_any_number_of_markers() -> None:
    table = Play("1").mark("r3c3", "r3c3").mark("r3c3", seat=1).gain("impact")
    assert {"impact r3c3", "impact r3c4"} <= set(table.legal())
    table.do("impact r3c3")
    assert table.sheet(0)[1] == 6
    assert table.sheet(1)[1] == 2
    shown = next(hex for hex in table.view().hexes if hex.hex == "r3c3")
    assert shown.markers == {0: 3, 1: 1}


def test_an_impact_may_be_declined() -> None:
    table = Play("1").gain("impact").do("done")
    assert table.events(Declined) == [Declined(0, "impact")]
    assert table.view().seats[0].markers == 20


def test_without_markers_nothing_happens() -> None:
    table = Play("1").mark(*["r3c3"] * 20)
    assert table.seat().markers == 0
    assert table.gain("impact").asked() != "impact"


def test_one_marker_is_resolved_before_the_next() -> None:
    table = Play("1").track("reputation", 9).gain("impact", "impact").do("impact r0c0")
    assert table.steps()[0] == 10  # its Impact comes on top: two more to place
    table.do("impact r2c0", "impact r4c0")
    assert table.asked() != "impact"
    assert table.view().seats[0].markers == 17


def test_nothing_is_declined_where_nothing_is_possible() -> None:
    """Without a marker, or a junior to promote, the reward is simply lost."""
    table = Play().team("leader").gain("promote")
    assert table.events(Declined) == []
    assert Play("1").mark(*["r3c3"] * 20).gain("impact").events(Declined) == []
    assert Play().gain("impact").do("done").events(Declined) == [Declined(seat=0, reward="impact")]
