"""Rulebook: Course of a mission, Sharing out tasks, Mission against the clock. Who takes which task."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.games.crew.events import Answered
from tests.crew.driving import GAME, Attempt, difficulty, position

# --- choosing in turn ------------------------------------------------------------------------------------------------


def test_the_example_of_mission_five() -> None:
    """Four players and three tasks: Tomek, the captain, takes the first two tricks, Julia passes, the rest must not."""
    attempt = position("0: S4 P9", "T55 T6 T7", mission="5")
    assert attempt.asked == 0
    assert attempt.legal() == ["pass", "take T6", "take T7", "take T55"]
    attempt.do("take T55")
    assert attempt.asked == 1
    assert "pass" in attempt.legal()
    attempt.do("pass")
    assert attempt.asked == 2
    assert attempt.legal() == ["take T6", "take T7"]
    assert attempt.refusal("pass") == "refused-crew-no-passing"
    attempt.do("take T6")
    if attempt.phase == "draft":
        assert attempt.asked == 3
        assert attempt.legal() == ["take T7"]
        attempt.do("take T7")
    assert [attempt.owner(task) for task in ("T55", "T6", "T7")] == [0, 2, 3]


def test_the_captain_may_pass_too() -> None:
    attempt = position("0: S4", "T55 T6 T7", mission="5").do("pass")
    assert attempt.legal() == ["take T6", "take T7", "take T55"], "all later seats are needed now"


def test_with_five_tasks_for_four_nobody_passes_and_the_captain_takes_the_last() -> None:
    tasks = ["T1", "T2", "T3", "T4", "T5"]
    attempt = position("0: S4", " ".join(tasks), mission="5")
    for seat, task in enumerate(tasks[:4]):
        assert attempt.asked == seat
        assert "pass" not in attempt.legal()
        attempt.do(f"take {task}")
    if attempt.phase == "draft":
        assert (attempt.asked, attempt.legal()) == (0, ["take T5"])
        attempt.do("take T5")
    assert attempt.owner("T5") == 0


@pytest.mark.parametrize(("players", "may_pass"), [(3, False), (4, False), (5, True)])
def test_passing_needs_fewer_tasks_than_seats(players: int, may_pass: bool) -> None:
    attempt = position("0: S4", "T1 T2 T3 T4", players=players, mission="4")
    assert ("pass" in attempt.legal()) is may_pass
    assert attempt.refusal("pass") == (None if may_pass else "refused-crew-many-tasks")


def test_after_the_first_round_every_task_has_an_owner() -> None:
    attempt = position("1: S4", "T1", mission="1")
    attempt.do("pass", "pass", "pass")
    if attempt.phase == "draft":
        assert (attempt.asked, attempt.legal()) == (0, ["take T1"])
        attempt.do("take T1")
    assert attempt.owner("T1") == 0


@pytest.mark.parametrize("task", ["T76", "T77", "T78"])
def test_the_captain_never_takes_a_comparison_with_the_captain(task: str) -> None:
    attempt = position("0: S4", f"{task} T1", mission="4")
    assert f"take {task}" not in attempt.legal()
    assert attempt.refusal(f"take {task}") is not None
    attempt.do("pass" if "pass" in attempt.legal() else "take T1")
    assert f"take {task}" in attempt.legal()


def test_a_comparison_is_never_left_for_the_captain_alone() -> None:
    """Five tasks for four: the captain takes one more in the second round, and must find one that is allowed."""
    attempt = position("0: S4", "T76 T1 T2 T3 T4", mission="5")
    attempt.do("take T1", "take T2", "take T3")
    assert attempt.asked == 3
    assert attempt.legal() == ["take T76"]
    attempt.do("take T76")
    assert {attempt.owner("T4"), attempt.owner("T76")} <= {None, 0, 3}
    assert attempt.owner("T76") == 3


def drafting(tasks: str, players: int) -> Attempt:
    """Any tasks to choose from, whether or not they could be done together."""
    deal = position("0: S4", "T1", players=players).state.deal
    deal.tasks = vec[i64]([GAME.catalog.index(task) for task in tasks.split()])
    return Attempt(GAME.open(GAME.setup(GAME.options(players=players, distress="off")), deal))


def test_the_captain_is_left_enough_tasks_for_all_rounds() -> None:
    """Seven tasks for three: the captain chooses three times, and may own only four of them."""
    attempt = drafting("T76 T77 T78 T1 T2 T3 T4", 3).do("take T1")
    assert "take T2" in attempt.legal()
    attempt.do("take T2")
    assert attempt.legal() == ["take T76", "take T77", "take T78"], "the captain needs both of the others"
    assert attempt.refusal("take T3") == "refused-crew-other-task"
    attempt.do("take T76", "take T3", "take T77", "take T78")
    assert attempt.owner("T4") == 0 or attempt.legal() == ["take T4"]


def test_later_seats_choose_freely_as_long_as_the_captain_is_left_one() -> None:
    """Nine tasks for four: the captain chooses again after the second round."""
    attempt = drafting("T76 T1 T2 T3 T4 T5 T6 T7 T8", 4)
    attempt.do("take T1", "take T2", "take T3", "take T4", "take T5", "take T6")
    assert attempt.asked == 2
    assert attempt.legal() == ["take T7", "take T8", "take T76"]
    attempt.do("take T7")
    assert attempt.legal() == ["take T76"]


# --- the missions' own ways ------------------------------------------------------------------------------------------


def test_mission_19_gives_the_captain_a_hardest_task() -> None:
    attempt = position("0: S4", "T14 T16 T1 T2", mission="19")
    assert [difficulty(task, 4) for task in ("T14", "T16", "T1", "T2")] == [4, 5, 1, 1]
    assert attempt.legal() == ["take T16"]
    assert attempt.refusal("take T14") is not None
    attempt.do("take T16")
    assert attempt.legal() == ["take T1", "take T2", "take T14"], "the rest is chosen as usual"


def test_mission_19_the_captain_has_to_take_a_hardest_task_even_where_others_may_pass() -> None:
    attempt = position("0: S4", "T14 T16 T1", mission="19")
    assert attempt.legal() == ["take T16"]
    assert attempt.refusal("pass") == "refused-crew-hardest-first"


def test_mission_19_lets_the_captain_choose_among_equals() -> None:
    attempt = position("0: S4", "T14 T17 T1 T2", mission="19")
    assert attempt.legal() == ["take T14", "take T17"]


def test_mission_19_skips_a_hardest_task_that_the_captain_may_not_own() -> None:
    attempt = position("0: S4", "T78 T20 T1 T2", mission="19")
    assert difficulty("T78", 4) > difficulty("T20", 4)
    assert attempt.legal() == ["take T20"]


def test_mission_25_skips_the_captain() -> None:
    attempt = position("1: S4", "T1 T2 T3 T4", mission="25", terrain="P1")
    asked = []
    for task in ("T1", "T2", "T3", "T4"):
        if attempt.phase != "draft":
            break
        asked.append(attempt.asked)
        attempt.do(f"take {task}")
    assert asked[:3] == [2, 3, 0]
    assert [attempt.owner(task) for task in ("T1", "T2", "T3", "T4")] == [2, 3, 0, 2]
    attempt.hush()
    assert attempt.asked == 1, "the captain still leads"


@pytest.mark.parametrize(("tasks", "may_pass"), [("T1 T2", True), ("T1 T2 T3", False)])
def test_mission_25_counts_the_choosing_seats_for_passing(tasks: str, may_pass: bool) -> None:
    attempt = position("0: S4", tasks, mission="25", terrain="P1")
    assert ("pass" in attempt.legal()) is may_pass


def test_free_sharing_can_give_everything_to_one() -> None:
    attempt = position("0: S4", "T1 T2 T3", mission="17").share({"T1": 2, "T2": 2, "T3": 2})
    assert [task.owner for task in attempt.table.tasks] == [2, 2, 2]


def test_free_sharing_can_be_uneven() -> None:
    position("0: S4", "T1 T2 T3", mission="28").share({"T1": 0, "T2": 3, "T3": 0})


def test_in_free_sharing_the_captain_decides_what_a_round_did_not() -> None:
    attempt = position("1: S4", "T1", mission="17")
    while attempt.phase == "claim":
        attempt.do("claim")
    assert (attempt.phase, attempt.asked) == ("assign", 1)
    attempt.do("assign 3")
    assert attempt.owner("T1") == 3


def test_in_free_sharing_nobody_can_leave_a_task_ownerless() -> None:
    attempt = position("1: S4", "T1", mission="17")
    while attempt.phase == "claim":
        attempt.do("leave")
    assert attempt.phase == "assign"
    attempt.do("assign 0")
    assert attempt.owner("T1") == 0


@pytest.mark.parametrize("mission", ["6", "17"])
def test_claims_are_seen_until_they_are_decided(mission: str) -> None:
    attempt = position("1: S4", "T1", mission=mission).do("claim", "claim", "leave", "leave")
    assert (attempt.phase, attempt.table.claims) == ("assign", (1, 2))
    attempt.do("assign 2")
    assert attempt.table.claims == ()


def asked_in_turn(attempt: Attempt, answer: str) -> list[int]:
    """Who is asked in a round, if all give the same answer."""
    phase, asked = attempt.phase, []
    while attempt.phase == phase:
        asked.append(attempt.asked)
        attempt.do(answer)
    return asked


@pytest.mark.parametrize("mission", ["6", "17"])
def test_claims_begin_with_the_captain(mission: str) -> None:
    assert asked_in_turn(position("2: S4", "T1", mission=mission), "leave") == [2, 3, 0, 1]


def test_in_free_sharing_the_captain_claims_no_comparison_with_the_captain() -> None:
    attempt = position("0: S4", "T76", mission="17")
    assert asked_in_turn(attempt, "leave") == [1, 2, 3]
    assert (attempt.phase, attempt.asked) == ("assign", 0)
    assert attempt.legal() == ["assign 1", "assign 2", "assign 3"]


def test_mission_6_the_captain_cannot_claim_all_if_one_task_compares_with_the_captain() -> None:
    attempt = position("0: S4", "T1 T76", mission="6")
    assert asked_in_turn(attempt, "leave") == [1, 2, 3]
    assert attempt.legal() == ["assign 1", "assign 2", "assign 3"]


def test_mission_6_has_one_owner_for_all_tasks() -> None:
    attempt = position("0: S4", "T1 T2 T3", mission="6")
    while attempt.phase == "claim":
        attempt.do("claim" if attempt.asked == 2 else "leave")
    assert [task.owner for task in attempt.table.tasks] == [2, 2, 2]


def test_mission_6_lets_the_captain_name_the_owner_if_several_want_to() -> None:
    attempt = position("0: S4", "T1 T2 T3", mission="6")
    while attempt.phase == "claim":
        attempt.do("claim" if attempt.asked in (1, 3) else "leave")
    assert (attempt.phase, attempt.asked) == ("assign", 0)
    assert attempt.legal() == ["assign 1", "assign 3"]
    attempt.do("assign 3")
    assert {task.owner for task in attempt.table.tasks} == {3}


# --- the captain keeps or hands over ---------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", ["10", "13"])
def test_the_captain_may_keep_everything(mission: str) -> None:
    attempt = position("0: S4 P9\n1: P1\n2: P2\n3: P4", "T93 T94", mission=mission).do("keep")
    assert {task.owner for task in attempt.table.tasks} == {0}
    attempt.trick("P9 P1 P2 P4")
    assert attempt.phase == "signal", "signals stay allowed"


@pytest.mark.parametrize("mission", ["10", "13"])
def test_handing_over_ends_signals_with_the_first_trick(mission: str) -> None:
    attempt = position("0: S4 P9\n1: P1\n2: P2\n3: P4", "T93 T94", mission=mission).do("ask")
    while attempt.phase == "willing":
        assert attempt.asked != 0
        attempt.do("accept" if attempt.asked == 2 else "decline")
    if attempt.phase == "hand-over":
        attempt.do("assign 2")
    assert {task.owner for task in attempt.table.tasks} == {2}
    assert attempt.phase == "signal", "before the first trick everybody may signal"
    attempt.trick("P9 P1 P2 P4")
    assert attempt.phase == "play"
    assert not attempt.table.signals_open


def test_the_captain_hands_over_to_willing_members_only() -> None:
    attempt = position("0: S4", "T1 T2", mission="10").do("ask", "accept", "decline", "accept")
    assert (attempt.phase, attempt.asked) == ("hand-over", 0)
    assert "assign 2" not in attempt.legal()
    assert {"assign 1", "assign 3"} <= set(attempt.legal())


def test_without_a_willing_member_the_captain_keeps_the_tasks() -> None:
    attempt = position("0: S4", "T1 T2", mission="10").do("ask", "decline", "decline", "decline")
    if attempt.phase == "hand-over":
        assert attempt.legal() == ["keep"]
        attempt.do("keep")
    assert {task.owner for task in attempt.table.tasks} == {0}


def test_the_captain_may_keep_the_tasks_after_all() -> None:
    attempt = position("0: S4 P9\n1: P1\n2: P2\n3: P4", "T93 T94", mission="10")
    attempt.do("ask", "accept", "decline", "decline")
    assert attempt.legal() == ["keep", "assign 1"]
    attempt.do("keep")
    assert {task.owner for task in attempt.table.tasks} == {0}
    attempt.trick("P9 P1 P2 P4")
    assert attempt.phase == "signal", "nothing was handed over, so signals stay allowed"


def test_a_captain_who_may_not_own_a_task_has_to_ask() -> None:
    attempt = position("0: S4", "T1 T76", mission="10")
    assert (attempt.phase, attempt.asked) == ("willing", 1)
    attempt.do("decline", "accept", "decline")
    assert (attempt.asked, attempt.legal()) == (0, ["assign 2"])


def test_a_captain_who_may_not_own_a_task_picks_anyone_if_nobody_is_willing() -> None:
    attempt = position("0: S4", "T1 T76", mission="10").do("decline", "decline", "decline")
    assert (attempt.phase, attempt.asked) == ("hand-over", 0)
    assert attempt.legal() == ["assign 1", "assign 2", "assign 3"]
    attempt.do("assign 3")
    assert {task.owner for task in attempt.table.tasks} == {3}


# --- volunteers ------------------------------------------------------------------------------------------------------


def volunteers(mission: str, captain: int = 1, tasks: str = "T1 T2") -> Attempt:
    return position(f"{captain}: S4", tasks, mission=mission, terrain="P1" if mission == "26" else "")


@pytest.mark.parametrize("mission", ["14", "15", "16"])
def test_the_first_yes_takes_all_tasks(mission: str) -> None:
    attempt = volunteers(mission)
    assert (attempt.asked, attempt.legal()) == (2, ["accept", "decline"])
    attempt.do("decline")
    assert attempt.asked == 3
    attempt.do("accept")
    assert {task.owner for task in attempt.table.tasks} == {3}


def test_the_captain_is_asked_last_and_must_accept() -> None:
    attempt = volunteers("14").do("decline", "decline", "decline")
    assert Answered(1, "accept", True) in attempt.events() or attempt.legal() == ["accept"]
    if attempt.phase == "volunteer":
        attempt.do("accept")
    assert {task.owner for task in attempt.table.tasks} == {1}


def test_a_captain_who_may_not_own_all_tasks_is_no_volunteer() -> None:
    """So after two refusals the third is the last one left, and must."""
    attempt = volunteers("14", tasks="T1 T76").do("decline", "decline")
    assert Answered(0, "accept", True) in attempt.events()
    assert {task.owner for task in attempt.table.tasks} == {0}


def test_mission_26_asks_until_the_second_yes() -> None:
    attempt = volunteers("26").do("accept", "decline", "accept")
    assert attempt.phase in ("claim", "assign")
    attempt.share({"T1": 0, "T2": 2})


@pytest.mark.parametrize("answers", [("decline", "decline"), ("accept", "decline", "decline")])
def test_mission_26_the_last_seats_must_accept(answers: tuple[str, ...]) -> None:
    """The example: after two refusals in a crew of four the third member and the captain must take the tasks."""
    attempt = volunteers("26").do(*answers)
    while attempt.phase == "volunteer":
        assert attempt.legal() == ["accept"]
        attempt.do("accept")
    expected = {0, 1} if answers[0] == "decline" else {2, 1}
    first, second = sorted(expected)
    attempt.share({"T1": first, "T2": second})


def test_mission_26_each_volunteer_takes_at_least_one_task() -> None:
    attempt = volunteers("26", tasks="T1 T2 T3").do("accept", "accept")
    while attempt.phase in ("claim", "assign"):
        wanted = "claim" if attempt.asked == 2 else "leave"
        moves = attempt.legal()
        attempt.do(wanted if wanted in moves else "assign 2" if "assign 2" in moves else moves[0])
    owners = sorted(task.owner for task in attempt.table.tasks if task.owner is not None)
    assert owners == [2, 2, 3]


def test_mission_26_the_first_volunteer_after_the_captain_begins_and_decides() -> None:
    attempt = volunteers("26", captain=1).do("decline", "accept", "accept")
    assert asked_in_turn(attempt, "claim") == [3, 0]
    assert (attempt.phase, attempt.asked) == ("assign", 3)
    attempt.do("assign 0")
    assert [task.owner for task in attempt.table.tasks] == [0, 3]


def test_mission_26_a_captain_among_the_volunteers_comes_second() -> None:
    attempt = volunteers("26", captain=1).do("decline", "accept", "decline")
    assert asked_in_turn(attempt, "claim") == [3, 1]
    assert (attempt.phase, attempt.asked) == ("assign", 3)


def test_mission_26_a_captain_among_the_volunteers_gets_a_task_that_the_captain_may_own() -> None:
    """The captain could own only the first of the two, so it is the captain's without a question."""
    attempt = volunteers("26", captain=1, tasks="T1 T76").do("decline", "accept", "decline")
    assert [task.owner for task in attempt.table.tasks] == [1, 3]


@pytest.mark.parametrize("mission", ["14", "15", "16", "26"])
def test_untimed_tasks_are_chosen_in_turn(mission: str) -> None:
    options = GAME.options(mission=mission, timed=False)
    attempt = Attempt(GAME.start(options, 1))
    assert (attempt.phase, attempt.asked) == ("draft", attempt.table.captain)


@pytest.mark.parametrize("mission", ["14", "15", "16", "26"])
def test_untimed_volunteers_are_an_option(mission: str) -> None:
    options = GAME.options(mission=mission, timed=False, untimed_sharing="volunteers")
    assert Attempt(GAME.start(options, 1)).phase == "volunteer"
