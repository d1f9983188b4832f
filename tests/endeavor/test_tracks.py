"""The player board: levels, Impact near the end of a track, overflow, submarines, Research."""

import pytest

from tests.endeavor.driving import Play


@pytest.mark.parametrize(
    ("step", "level", "points"),
    [(0, 1, 0), (1, 1, 0), (2, 2, 1), (3, 2, 1), (4, 3, 4), (6, 3, 4), (7, 4, 7), (9, 4, 7), (10, 5, 10), (12, 5, 10)],
)
def test_levels_and_points_of_a_step(step: int, level: int, points: int) -> None:
    table = Play().track("coordination", step)
    assert table.view().seats[0].levels[2] == level
    assert table.sheet()[0] == points


def test_reaching_step_ten_gives_impact() -> None:
    table = Play().track("inspiration", 9).gain("inspiration")
    assert (table.steps()[1], table.asked()) == (10, "impact")


def test_a_step_beyond_the_end_goes_back_and_gives_impact() -> None:
    table = Play().track("reputation", 12).gain("reputation")
    assert (table.steps()[0], table.asked()) == (10, "impact")


def test_steps_are_made_one_at_a_time() -> None:
    """From 11, two steps: 12, then back to 10 with one Impact."""
    table = Play().track("reputation", 11).gain("reputation", "reputation")
    assert table.steps()[0] == 10
    table.do("impact r0c0")
    assert table.asked() != "impact"


@pytest.mark.parametrize("step", [1, 6])
def test_ingenuity_brings_a_submarine(step: int) -> None:
    table = Play().track("ingenuity", step)
    staged = table.staged()
    table.gain("ingenuity")
    assert table.view().seats[0].vessels == ("the-sea-star", "the-sea-star")
    assert table.staged() == staged + 1  # a launch takes the arrival bonus


def test_a_submarine_gained_outside_ones_turn_is_launched_at_once() -> None:
    table = Play().track("ingenuity", 1, seat=1)
    table.gain("ingenuity", seat=1)
    assert len(table.view().seats[1].vessels) == 2


def test_there_is_no_fourth_submarine() -> None:
    table = Play().vessels("the-sea-star", "the-sea-star", "the-sea-star").track("ingenuity", 6).gain("ingenuity")
    assert len(table.view().seats[0].vessels) == 3


def test_any_attribute_is_chosen() -> None:
    table = Play().gain("any-attribute")
    assert table.legal() == ["raise reputation", "raise inspiration", "raise coordination", "raise ingenuity"]
    table.do("raise coordination")
    assert table.steps() == [0, 0, 1, 0]


def test_the_lowest_attribute_is_chosen_only_among_ties() -> None:
    table = Play().tracks(3, 2, 2, 5).gain("lowest-attribute")
    assert table.legal() == ["raise inspiration", "raise coordination"]


def test_the_lowest_attribute_compares_steps_not_levels() -> None:
    table = Play().tracks(5, 4, 6, 5).gain("lowest-attribute")
    assert table.steps() == [5, 5, 6, 5]


def test_research_stops_at_twelve() -> None:
    assert Play().research(11).gain("research", "research", "research").studied() == 12


def test_a_disc_reward_comes_from_supply() -> None:
    table = Play()
    staged, supply = table.staged(), table.supply()
    table.gain("disc")
    assert (table.staged(), table.supply()) == (staged + 1, supply - 1)


def test_order_is_asked_only_when_it_matters() -> None:
    assert Play().gain("impact", "reputation").asked() == "impact"
    table = Play().tracks(1, 1, 1, 0).gain("lowest-attribute", "ingenuity")
    assert table.legal() == ["take ingenuity", "take lowest-attribute"]
    table.do("take lowest-attribute")
    assert table.steps() == [1, 1, 1, 2]
    again = Play().tracks(1, 1, 1, 0).gain("lowest-attribute", "ingenuity").do("take ingenuity")
    assert again.asked() == "raise"


def test_where_the_board_can_raise_the_lowest_attribute_impact_has_an_order_too() -> None:
    assert Play("6").gain("impact", "reputation").asked() == "rewards"


@pytest.mark.parametrize("reward", ["impact", "promote"])
def test_a_reward_may_be_declined(reward: str) -> None:
    table = Play().team("leader", "pilot").gain(reward)
    assert "done" in table.legal()
