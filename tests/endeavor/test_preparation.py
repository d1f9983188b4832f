"""Phase 1: recruit, effort, reassign."""

from batyskaf.games.endeavor.events import Tray
from tests.endeavor.driving import Play

LOW = ("pilot", "reef-diver", "sonar-operator", "ecologist", "marine-engineer", "navigator")
"""The specialists of tier 1, of which there are five tiles each, and of tier 2, four each."""


def test_each_seat_does_all_three_steps_before_the_next() -> None:
    table = Play("1", 3)
    first = int(table.turn)
    assert table.asked() == "recruit"
    table.do("recruit sonar-operator")
    assert (table.asked(), table.turn) == ("reassign", first)
    table.do("done")
    assert (table.asked(), table.turn) == ("recruit", (first + 1) % 3)


def test_the_recruitment_level_bounds_the_tier() -> None:
    table = Play().track("reputation", 2).to_prepare()
    assert table.legal() == [
        "recruit pilot", "recruit reef-diver", "recruit sonar-operator",
        "recruit ecologist", "recruit marine-engineer", "recruit navigator",
    ]  # fmt: skip
    assert table.refusal("recruit oceanographer") == "refused-endeavor-tier"


def test_a_navigator_brings_inspiration_at_once() -> None:
    """Rulebook example: recruitment level 2, the Navigator moves Inspiration by one."""
    table = Play().track("reputation", 2).track("inspiration", 1).to_prepare()
    before = table.staged()
    table.do("recruit navigator")
    assert table.steps() == [2, 2, 0, 0]
    assert table.staged() == before + 2  # the new effort level counts already


def test_recruits_come_as_juniors_and_may_repeat() -> None:
    table = Play().to_prepare()
    table.do("recruit pilot", "done")
    table.to_prepare().do("recruit pilot")
    assert [member.side for member in table.view().seats[0].team] == ["leader", "pilot", "pilot"]


def test_when_nothing_of_an_allowed_tier_is_left_the_lowest_tier_is() -> None:
    table = Play(players=5)
    for seat in range(5):
        table.team(*LOW[: 3 if seat == 4 else 6], seat=seat)
    assert table.to_prepare().choices("recruit") == ["rov-operator", "field-researcher", "marine-biologist"]


def test_only_the_top_tiles_of_tier_five_are_on_offer() -> None:
    table = Play().track("reputation", 12).to_prepare()
    shown = {f"recruit {top}" for top in table.view().tier5}
    tier5 = {f"recruit {entry.id}" for entry in table.game.catalog.specialists if entry.tier == 5}
    assert set(table.legal()) & tier5 == shown
    assert len(shown) == 3


def test_an_emptied_stack_of_tier_five_gets_a_tile_from_the_largest() -> None:
    table = Play().track("reputation", 12).to_prepare()
    second = table.view().tier5[1]
    table.do(f"recruit {second}")
    assert table.view().tier5_left == (1, 1, 1)
    assert len(table.events(Tray)) == 1
    assert None not in table.view().tier5


def test_tier_five_runs_out() -> None:
    table = Play().track("reputation", 12)
    for left in (3, 2, 1, 0):
        table.to_prepare()
        table.do(f"recruit {next(top for top in table.view().tier5 if top)}")
        assert sum(table.view().tier5_left) == left
    assert not [text for text in table.to_prepare().legal() if text in ("recruit mentor", "recruit adventurer")]


def test_effort_takes_as_many_discs_as_its_level() -> None:
    """Rulebook example: effort level 3 brings three discs."""
    table = Play().track("inspiration", 4)
    before = table.staged()
    table.to_prepare().do("recruit reef-diver")
    assert table.staged() == before + 3


def test_effort_takes_what_is_left_of_the_supply() -> None:
    table = Play().track("inspiration", 12).discs(27)
    assert table.supply() == 2
    table.to_prepare().do("recruit reef-diver")
    assert (table.supply(), table.staged()) == (0, 29)


def test_reassignment_is_a_choice_up_to_its_level() -> None:
    """Rulebook example: level 1, two specialists with discs; one of them is freed."""
    table = Play().team("leader!", "pilot!").to_prepare()
    table.do("recruit reef-diver")
    assert table.legal() == ["done", "recover leader", "recover pilot"]
    table.do("recover leader")
    assert table.asked() == "recruit"
    assert [member.busy for member in table.view().seats[0].team] == [False, True, False]


def test_reassignment_may_be_declined() -> None:
    table = Play().track("coordination", 12).team("leader!", "pilot!").to_prepare()
    table.do("recruit reef-diver", "recover pilot", "done")
    assert [member.busy for member in table.view().seats[0].team] == [True, False, False]
