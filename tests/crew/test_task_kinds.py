"""Rulebook: Task cards. Each kind of task done, failed and open, at the earliest trick that decides it."""

import pytest

from tests.crew.driving import GAME, course, script
from tests.crew.task_kinds import COURSES, EIGHT, TEN


@pytest.mark.parametrize(
    ("kind", "tricks", "line"),
    [
        pytest.param(kind, tricks, line, id=f"{kind}-{line.replace(' ', '-')}-{number}")
        for kind, lines in COURSES.items()
        for number, (tricks, line) in enumerate(lines)
    ],
)
def test_a_kind_of_task_takes_its_course(kind: str, tricks: tuple[str, ...], line: str) -> None:
    task, owner, end, *at = line.split()
    assert GAME.catalog.task(task).kind == kind
    attempt = script(tricks, task, {task: int(owner)})
    decided = int(at[0]) if at else len(tricks) + 1
    expected = (["open"] * (decided - 1) + [end])[: len(tricks)]
    assert course(attempt, tricks, task) == expected
    assert attempt.outcome == {"done": "success", "failed": "task", "open": None}[end]


def test_every_kind_has_courses_that_end_done_failed_and_open() -> None:
    for kind, lines in COURSES.items():
        assert {line.split()[2] for _, line in lines} == {"done", "failed", "open"}, kind
    assert {task.kind for task in GAME.catalog.tasks} == {*COURSES, "predict_tricks"}


# --- predictions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "status", "decided"), [
    # Seat 0 wins tricks 1, 7 and 8 of eight: a number is passed at once, and too high once too few tricks are left.
    (3, "done", 8), (0, "failed", 1), (1, "failed", 7), (2, "failed", 8), (8, "failed", 2), (7, "failed", 3),
    (4, "failed", 6), (5, "failed", 5),
])  # fmt: skip
def test_an_open_prediction_is_judged_at_once(number: int, status: str, decided: int) -> None:
    attempt = script(EIGHT, "T84", {"T84": 0}).do(f"predict {number}")
    assert course(attempt, EIGHT, "T84") == ["open"] * (decided - 1) + [status]


@pytest.mark.parametrize(("number", "status"), [(3, "done"), (0, "failed"), (8, "failed")])
def test_a_secret_prediction_is_judged_after_the_last_trick(number: int, status: str) -> None:
    attempt = script(EIGHT, "T85", {"T85": 0}).do(f"foresee {number}")
    assert course(attempt, EIGHT, "T85") == ["open"] * 7 + [status]


def test_a_lead_is_judged_at_once() -> None:
    attempt = script(TEN, "T95", {"T95": 0})
    attempt.do("play P9")
    assert attempt.over
    assert attempt.status("T95") == "failed"


def test_three_seats_leave_a_card_that_counts_for_nobody() -> None:
    """The fourteenth card of the captain is yellow 1: anyone who wants it fails, but only after the last trick."""
    tricks = [
        "P9 P1 P2", "P8 P3 P4", "P7 P5 P6", "B9 B1 B2", "B8 B3 B4", "B7 B5 B6", "G9 G1 G2", "G8 G3 G4", "G7 G5 G6",
        "Y9 Y2 Y3", "Y8 Y4 Y5", "Y7 Y6 S1", "S2 S4 S3",
    ]  # fmt: skip
    attempt = script(tricks, "T2", {"T2": 0})
    assert course(attempt, tricks, "T2") == ["open"] * 12 + ["failed"]
    assert "Y1" in {card for seat in range(3) for card in attempt.hand(seat)}
