"""Rulebook: Course of a mission. When tasks are done, and when a mission is won or lost."""

from batyskaf.games.crew.events import Ended, Settled
from tests.crew.driving import script

TRICKS = ["P9 P7 Y2 P8", "P1 P2 S1 P3"]


def test_the_mission_is_won_when_every_task_is_done() -> None:
    attempt = script(TRICKS, "T54", {"T54": 0}).tricks(TRICKS[0])
    assert attempt.events()[-2:] == [Settled("T54", 0, "done"), Ended("success")]
    assert attempt.over
    result = attempt.state.result()
    assert result.success is True
    assert result.ranks == (1, 1, 1, 1)


def test_one_task_done_is_not_enough() -> None:
    attempt = script(TRICKS, "T54 T68", {"T54": 0, "T68": 1}).tricks(TRICKS[0])
    assert (attempt.status("T54"), attempt.status("T68")) == ("done", "open")
    assert not attempt.over


def test_one_trick_can_do_several_tasks() -> None:
    attempt = script(TRICKS, "T54 T11", {"T54": 0, "T11": 0}).tricks(TRICKS[0])
    assert attempt.status("T54") == "done"
    tricks = ["P9 Y8 P1 P2"]
    attempt = script(tricks, "T54 T11", {"T54": 0, "T11": 0}).tricks(*tricks)
    assert attempt.outcome == "success"


def test_one_failed_task_ends_the_mission_at_once() -> None:
    """The example: a submarine in the second trick would have cost Tomek his first two tricks."""
    attempt = script(TRICKS, "T55 T68", {"T55": 0, "T68": 1}).tricks(*TRICKS)
    assert attempt.outcome == "task"
    assert attempt.status("T68") == "open"
    assert attempt.state.result().success is False
    assert attempt.legal() == []


def test_a_task_can_be_done_only_by_its_owner() -> None:
    attempt = script(TRICKS, "T54", {"T54": 1}).tricks(TRICKS[0])
    assert attempt.outcome == "task"


def test_a_legal_card_may_ruin_a_task() -> None:
    attempt = script(TRICKS, "T55", {"T55": 0}).tricks(TRICKS[0])
    attempt.trick("P1 P2")
    assert "play S1" in attempt.legal()


def test_the_result_names_what_ended_it() -> None:
    attempt = script(TRICKS, "T55", {"T55": 0})
    attempt.host("abandon")
    assert (attempt.outcome, attempt.state.result().success) == ("abandoned", False)


def test_nothing_can_be_played_after_the_end() -> None:
    attempt = script(TRICKS, "T54", {"T54": 0}).tricks(TRICKS[0])
    assert attempt.refusal("play P1") == "refused-over"
    assert attempt.state.host() == []
