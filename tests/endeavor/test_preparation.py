"""Phase 1: recruit, effort, reassign."""

from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor.events import Tray
from tests.endeavor.driving import Table, change


def recruiting(table: Table, seat: int = 0) -> Table:
    """Begin the preparation of a seat anew."""
    s = table.s
    s.depth = 0
    s.stage = codes.S_PREPARE
    s.wave = 0
    s.step = seat
    s.run()
    return table


def test_each_seat_does_all_three_steps_before_the_next() -> None:
    table = Table("1", 3)
    first = int(table.s.turn)
    assert table.asked() == "recruit"
    table.do("recruit sonar-operator")
    assert (table.asked(), table.s.turn) == ("reassign", first)
    table.do("done")
    assert (table.asked(), table.s.turn) == ("recruit", (first + 1) % 3)


def test_the_recruitment_level_bounds_the_tier() -> None:
    table = recruiting(Table().track("reputation", 2))
    assert table.legal() == [
        "recruit pilot", "recruit reef-diver", "recruit sonar-operator",
        "recruit ecologist", "recruit marine-engineer", "recruit navigator",
    ]  # fmt: skip
    assert table.refused("recruit oceanographer") == "refused-endeavor-tier"


def test_a_navigator_brings_inspiration_at_once() -> None:
    """Rulebook example: recruitment level 2, the Navigator moves Inspiration by one."""
    table = recruiting(Table().track("reputation", 2).track("inspiration", 1))
    before = table.staged()
    table.do("recruit navigator")
    assert table.steps() == [2, 2, 0, 0]
    assert table.staged() == before + 2  # the new effort level counts already


def test_recruits_come_as_juniors_and_may_repeat() -> None:
    table = recruiting(Table())
    table.do("recruit pilot", "done")
    recruiting(table).do("recruit pilot")
    assert [member.side for member in table.view().seats[0].team] == ["leader", "pilot", "pilot"]


def test_when_nothing_of_an_allowed_tier_is_left_the_lowest_tier_is() -> None:
    table = Table()
    for name in ("pilot", "reef-diver", "sonar-operator", "ecologist", "marine-engineer", "navigator"):
        change(table.s, "tray", table.names.specialists.index(name), 0)
    assert recruiting(table).legal() == ["recruit rov-operator", "recruit field-researcher", "recruit marine-biologist"]


def test_only_the_top_tiles_of_tier_five_are_on_offer() -> None:
    table = recruiting(Table().track("reputation", 12))
    shown = {f"recruit {top}" for top in table.view().tier5}
    tier5 = {f"recruit {entry.id}" for entry in table.game.book.specialists if entry.tier == 5}
    assert set(table.legal()) & tier5 == shown
    assert len(shown) == 3


def test_an_emptied_stack_of_tier_five_gets_a_tile_from_the_largest() -> None:
    table = recruiting(Table().track("reputation", 12))
    second = table.view().tier5[1]
    table.do(f"recruit {second}")
    assert table.view().tier5_left == (1, 1, 1)
    assert len(table.told(Tray)) == 1
    assert None not in table.view().tier5


def test_tier_five_runs_out() -> None:
    table = Table().track("reputation", 12)
    for left in (3, 2, 1, 0):
        recruiting(table)
        table.do(f"recruit {next(top for top in table.view().tier5 if top)}")
        assert sum(table.view().tier5_left) == left
    assert not [text for text in recruiting(table).legal() if text in ("recruit mentor", "recruit adventurer")]


def test_effort_takes_as_many_discs_as_its_level() -> None:
    """Rulebook example: effort level 3 brings three discs."""
    table = Table().track("inspiration", 4)
    before = table.staged()
    recruiting(table).do("recruit reef-diver")
    assert table.staged() == before + 3


def test_effort_takes_what_is_left_of_the_supply() -> None:
    table = Table().track("inspiration", 12).discs(27)
    assert table.s.supply[0] == 2
    recruiting(table).do("recruit reef-diver")
    assert (table.s.supply[0], table.staged()) == (0, 29)


def test_reassignment_is_a_choice_up_to_its_level() -> None:
    """Rulebook example: level 1, two specialists with discs; one of them is freed."""
    table = recruiting(Table().team("leader!", "pilot!"))
    table.do("recruit reef-diver")
    assert table.legal() == ["done", "recover leader", "recover pilot"]
    table.do("recover leader")
    assert table.asked() == "recruit"
    assert [member.busy for member in table.view().seats[0].team] == [False, True, False]


def test_reassignment_may_be_declined() -> None:
    table = recruiting(Table().track("coordination", 12).team("leader!", "pilot!"))
    table.do("recruit reef-diver", "recover pilot", "done")
    assert [member.busy for member in table.view().seats[0].team] == [True, False, False]
