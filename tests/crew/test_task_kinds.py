"""Rulebook: Task cards. Each kind of task done, failed and open, at the earliest trick that settles it.

A line names a task, its owner and how it went: `done 10` is open through nine tricks and done with the tenth, `open`
has not been settled when the written tricks end.
"""

import pytest

from tests.crew.driving import GAME, course, script

# Seats 0, 1, 1, 3, 1, 2, 1, 0, 0, 0 win; the captain is seat 0.
TEN = (
    "P9 P1 P2 P3", "P4 P8 P5 P6", "B9 B1 B2 B3", "B4 B5 B8 B6", "G1 G2 G9 G3",
    "G4 G8 G5 G6", "Y1 Y2 Y3 Y9", "Y4 Y5 Y6 Y8", "S4 S1 S2 S3", "Y7 P7 B7 G7",
)  # fmt: skip

# Seats 0, 2, 2, 2, 3, 1, 0, 0 win.
EIGHT = (
    "P9 P1 P2 P3 P4", "B1 B2 B9 B3 B4", "G9 G1 G2 G3 G4", "Y9 Y1 Y2 Y3 Y4",
    "P5 P8 P6 P7 Y5", "B6 B5 B7 B8 G5", "G6 G7 G8 Y6 S1", "S4 Y7 Y8 S2 S3",
)  # fmt: skip

# The same, but green 2 is played last.
GREEN_TWO_LAST = (
    "P9 P1 P2 P3 P4", "B1 B2 B9 B3 B4", "G9 G1 G5 G3 G4", "Y9 Y1 Y2 Y3 Y4",
    "P5 P8 P6 P7 Y5", "B6 B5 B7 B8 Y8", "G6 G7 G8 Y6 S1", "S4 Y7 G2 S2 S3",
)  # fmt: skip

# Seats 0, 4, 4, 4, 3, 1, 4, 3 win.
FOURTH_SEAT = (
    "S4 S1 S2 S3 P1", "P2 P3 P4 P5 P9", "B9 B1 B2 B3 B4", "G9 G1 G2 G3 G4",
    "Y1 Y2 Y3 Y4 Y9", "B5 B6 B7 B8 P6", "G5 G6 G7 G8 P7", "Y5 Y6 Y7 P8 Y8",
)  # fmt: skip
# The same, but seat 2 wins the last trick, its only one.
LAST_TO_TWO = (*FOURTH_SEAT[:7], "Y5 Y6 Y7 Y8 P8")

FIVE_IN_A_ROW = ("P9 P1 P2 P3 P4", "B9 B1 B2 B3 B4", "G9 G1 G2 G3 G4", "Y9 Y1 Y2 Y3 Y4", "S4 S1 P5 P6 P7")
NINES = ("P9 P1 P2 P3", "B9 B1 B2 B3", "G1 G9 G2 G3", "Y9 Y1 Y2 Y3")
PINK_TO_ZERO = ("P9 P1 P2 P3", "P8 P4 P5 P6", "P7 B1 B2 B3")
PINK_AND_YELLOW = ("P9 P1 P2 P3", "P8 P4 P5 P6", "Y9 Y1 Y2 Y3", "Y8 Y4 Y5 Y6", "P7 Y7 B1 B2")
ONE_PINK = ("P9 P1 P2 P3", "P4 P5 P6 P7", "B1 P8 B2 B3")
ALONE_WITH_S1 = ("S4 S2 S3 P1", "P2 S1 P3 P4")

Line = tuple[tuple[str, ...], str]

COURSES: dict[str, list[Line]] = {
    "win_cards": [
        (TEN, "T1 0 done 1"), (TEN, "T1 1 failed 1"), (TEN, "T13 1 done 3"), (TEN, "T6 0 done 10"),
        (TEN, "T5 0 done 9"), (TEN, "T5 3 failed 9"), (TEN[:9], "T6 0 open"), (TEN, "T16 0 failed 3"),
    ],
    "win_card_in_last_trick": [
        (GREEN_TWO_LAST, "T17 0 done 8"), (GREEN_TWO_LAST, "T17 2 failed 8"), (EIGHT, "T17 0 failed 3"),
        (GREEN_TWO_LAST[:7], "T17 0 open"),
    ],
    "win_card_and_no_other_of_suit": [
        (ALONE_WITH_S1, "T18 1 done 2"), (EIGHT, "T18 0 failed 8"), (EIGHT, "T18 1 failed 7"),
        (("P1 S1 P2 P3",), "T18 1 open"), (ALONE_WITH_S1, "T19 2 failed 1"),
    ],
    "count_by_value": [
        (TEN, "T20 0 done 10"), (TEN, "T20 1 failed 10"), (TEN, "T21 0 failed 4"), (TEN, "T21 1 failed 6"),
        (TEN, "T22 1 done 7"), (TEN, "T22 0 failed 5"), (NINES, "T23 0 done 4"), (NINES, "T23 1 done 4"),
        (NINES, "T23 2 failed 3"), (TEN, "T23 1 failed 7"), (TEN, "T23 0 failed 7"), (NINES[:3], "T23 0 open"),
        (TEN, "T24 0 failed 4"),
    ],
    "count_by_suit": [
        (TEN, "T25 0 done 10"), (TEN, "T25 1 failed 10"), (TEN, "T25 2 failed 2"), (PINK_TO_ZERO, "T25 0 done 2"),
        (TEN, "T26 0 failed 7"), (ONE_PINK, "T27 2 done 3"), (ONE_PINK, "T27 0 failed 1"), (TEN, "T27 2 failed 10"),
        (ONE_PINK[:2], "T27 2 open"), (ALONE_WITH_S1, "T33 0 done 2"), (ALONE_WITH_S1, "T31 1 done 2"),
        (ALONE_WITH_S1, "T32 0 failed 1"), (TEN, "T31 0 failed 9"), (TEN, "T31 1 failed 9"),
    ],
    "win_trick_with_value": [
        (("P6 P1 P2 P3",), "T34 0 done 1"), (("P6 P1 P2 P3",), "T34 1 open"), (TEN, "T34 0 failed 8"),
        (TEN, "T36 2 failed 7"), (("P1 S2 P2 P3", "B2 B1 Y1 Y2"), "T37 1 done 2"), (("P1 S2 P2 P3",), "T37 1 open"),
    ],
    "win_value_with_value": [
        (("P7 P5 P1 P2",), "T38 0 done 1"), (("P4 B8 P1 P2",), "T39 0 done 1"), (("P6 B6 P1 P2",), "T40 0 done 1"),
        (("P6 P1 P2 P3",), "T40 0 open"), (("P7 S1 P5 P2",), "T38 1 open"), (TEN, "T38 0 failed 8"),
        (TEN, "T39 1 failed 6"), (TEN, "T40 0 failed 6"),
    ],
    "win_card_with_suit": [
        (("P7 S1 P1 P2",), "T41 1 done 1"), (("P7 S1 P1 P2",), "T41 0 failed 1"), (("P9 P7 P1 P2",), "T41 0 failed 1"),
        (TEN, "T41 0 failed 9"), (TEN, "T42 0 failed 5"), (TEN[:4], "T42 0 open"),
    ],
    "no_cards_of_values": [
        (TEN, "T43 0 failed 1"), (TEN, "T43 2 done 7"), (TEN, "T44 3 failed 4"), (TEN, "T44 0 failed 8"),
        (TEN, "T45 2 done 7"), (TEN, "T46 2 failed 6"), (TEN, "T47 3 done 7"), (TEN[:6], "T47 3 open"),
    ],
    "no_cards_of_suits": [
        (TEN, "T48 0 failed 9"), (TEN, "T48 1 done 9"), (TEN, "T49 2 done 10"), (TEN, "T49 0 failed 1"),
        (TEN, "T52 2 done 10"), (TEN, "T53 3 done 10"), (TEN, "T53 2 failed 6"), (TEN[:9], "T52 2 open"),
    ],
    "win_trick_positions": [
        (TEN, "T54 0 done 1"), (TEN, "T54 1 failed 1"), (TEN, "T55 0 failed 2"), (TEN[:1], "T55 0 open"),
        (NINES, "T55 0 done 2"), (TEN, "T57 0 done 10"), (TEN, "T57 1 failed 10"), (TEN, "T58 0 done 10"),
        (TEN, "T59 0 failed 8"), (TEN, "T60 0 failed 1"), (FOURTH_SEAT, "T59 0 done 8"), (LAST_TO_TWO, "T60 2 done 8"),
        (FOURTH_SEAT, "T60 3 failed 5"), (FOURTH_SEAT[:7], "T59 0 open"), (FOURTH_SEAT, "T60 2 failed 8"),
    ],
    "win_none_of_first": [
        (TEN, "T61 2 done 3"), (TEN, "T61 1 failed 2"), (TEN, "T62 2 done 4"), (TEN, "T62 3 failed 4"),
        (TEN, "T63 2 done 5"), (TEN[:2], "T61 2 open"),
    ],
    "win_exact_tricks": [
        (EIGHT, "T64 4 done 8"), (EIGHT, "T64 3 failed 5"), (TEN, "T65 2 done 10"), (TEN, "T66 0 failed 9"),
        (TEN, "T66 2 failed 10"), (TEN, "T67 0 done 10"), (TEN, "T67 1 done 10"), (TEN[:9], "T67 0 open"),
        (TEN, "T67 2 failed 8"), (EIGHT, "T65 4 failed 8"),
    ],
    "win_consecutive": [
        (TEN, "T68 1 done 3"), (TEN, "T68 0 done 9"), (TEN, "T68 2 failed 9"), (TEN, "T69 0 done 10"),
        (TEN, "T69 1 failed 8"), (TEN[:2], "T68 1 open"),
    ],
    "win_exact_tricks_consecutive": [
        (EIGHT, "T71 2 done 8"), (TEN, "T70 1 failed 5"), (TEN, "T70 2 failed 7"), (TEN, "T71 0 failed 2"),
        (FOURTH_SEAT, "T71 4 failed 7"), (EIGHT[:7], "T71 2 open"), (EIGHT, "T70 4 failed 7"),
    ],
    "never_consecutive": [
        (TEN, "T72 1 failed 3"), (TEN, "T72 0 failed 9"), (TEN, "T72 2 done 9"), (TEN[:8], "T72 2 open"),
    ],
    "compare_tricks": [
        (TEN, "T73 0 failed 7"), (TEN, "T73 1 failed 10"), (FOURTH_SEAT, "T73 4 done 7"),
        (FOURTH_SEAT[:6], "T73 4 open"),
        (TEN, "T74 0 failed 6"), (TEN, "T74 1 failed 9"), (FIVE_IN_A_ROW, "T74 0 done 5"),
        (FOURTH_SEAT, "T74 4 failed 8"),
        (TEN, "T75 2 failed 10"), (TEN, "T75 0 failed 8"), (EIGHT, "T75 4 done 8"), (EIGHT[:7], "T75 4 open"),
        (TEN, "T76 1 failed 10"), (TEN, "T76 3 failed 9"), (FOURTH_SEAT, "T76 4 done 7"),
        (TEN, "T77 2 done 9"), (TEN, "T77 1 failed 7"), (EIGHT, "T77 1 done 8"),
        (TEN, "T78 1 done 10"), (TEN, "T78 2 failed 9"), (FOURTH_SEAT, "T78 1 done 8"), (TEN[:9], "T78 1 open"),
    ],
    "win_trick_sum": [
        (("P5 P1 P2 P3",), "T79 0 done 1"), (("P6 P1 P2 P3",), "T79 0 open"), (("P1 S1 P2 P3",), "T79 1 open"),
        (("P4 P1 P2",), "T79 0 done 1"), (("P5 P1 P2",), "T79 0 open"),
        (("P5 P1 P2 P3 P4",), "T79 0 done 1"), (("P6 P1 P2 P3 P4",), "T79 0 open"),
        (("P9 P8 P7 P5",), "T80 0 done 1"), (("P9 P8 P7 P4",), "T80 0 open"),
        (("P9 P8 P7",), "T80 0 done 1"), (("P9 P8 P6",), "T80 0 open"),
        (("P9 P8 P7 P6 P2",), "T80 0 done 1"), (("P9 P8 P7 P6 P1",), "T80 0 open"),
        (("P9 P8 P4 P1",), "T81 0 done 1"), (("P9 P8 P4 P2",), "T81 0 done 1"), (("P9 P8 P4 P3",), "T81 0 open"),
        (("P9 P8 P3 P1",), "T81 0 open"), (("P9 P7 P6",), "T81 0 done 1"), (("P9 P4 P5 P3 P1",), "T81 0 done 1"),
        (TEN, "T79 0 failed 7"), (TEN, "T80 1 failed 8"), (TEN, "T81 0 done 8"),
    ],
    "win_trick_all_values": [
        (("P6 P1 P2 P3",), "T82 0 done 1"), (("P7 P1 P2 P3",), "T82 0 open"), (("P6 S1 P2 P3",), "T82 1 open"),
        (("P6 P7 P8 P9",), "T83 3 done 1"), (("P5 P7 P8 P9",), "T83 3 open"), (TEN, "T82 0 failed 7"),
        (TEN, "T83 0 done 10"),
    ],
    "win_trick_parity": [
        (("P2 P4 P6 P8",), "T93 3 done 1"), (("P2 P4 P6 S2",), "T93 3 open"), (("P2 P4 P6 P9",), "T93 3 open"),
        (("P1 P3 P5 P9",), "T94 3 done 1"), (("P1 P3 P5 S1",), "T94 3 open"), (TEN, "T93 0 failed 7"),
        (TEN, "T94 0 done 10"),
    ],
    "equal_suits_total": [
        (TEN, "T86 0 done 10"), (TEN, "T86 1 done 10"), (TEN, "T86 2 failed 10"), (PINK_AND_YELLOW, "T86 0 done 5"),
        (PINK_AND_YELLOW, "T86 1 failed 5"), (PINK_AND_YELLOW[:4], "T86 0 open"),
    ],
    "equal_suits_in_trick": [
        (("G5 Y1 G1 Y2",), "T87 0 done 1"), (("G5 Y1 G1 G2",), "T87 0 open"), (("P1 P2 P3 P4",), "T87 3 open"),
        (("G5 Y1 S1 P1",), "T87 2 done 1"), (("P9 B1 B2 P1",), "T88 0 done 1"), (TEN, "T88 0 done 10"),
        (TEN, "T87 1 failed 10"),
    ],
    "more_of_suit": [
        (TEN, "T89 0 done 8"), (TEN, "T89 1 failed 9"), (TEN, "T89 3 failed 8"), (TEN, "T90 0 done 6"),
        (TEN, "T90 3 failed 9"), (TEN, "T90 2 failed 6"), (TEN[:5], "T90 0 open"),
    ],
    "at_least_one_of_each_colour": [
        (TEN, "T91 0 done 10"), (TEN, "T91 1 done 7"), (TEN, "T91 2 failed 10"), (PINK_TO_ZERO, "T91 1 failed 3"),
        (TEN[:6], "T91 1 open"),
    ],
    "all_cards_of_any_colour": [
        (PINK_TO_ZERO, "T92 0 done 3"), (TEN, "T92 0 failed 7"), (TEN, "T92 1 failed 8"),
        (PINK_TO_ZERO[:2], "T92 0 open"),
    ],
    "never_lead_suits": [
        (TEN, "T95 0 failed 1"), (TEN, "T95 1 failed 6"), (TEN, "T95 2 done 9"), (TEN[:8], "T95 2 open"),
        (TEN, "T96 3 done 9"), (TEN, "T96 1 failed 3"), (FOURTH_SEAT, "T96 0 failed 2"),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "tricks", "line"),
    [
        pytest.param(kind, tricks, line, id=f"{kind}-{line.replace(' ', '-')}-{number}")
        for kind, lines in COURSES.items()
        for number, (tricks, line) in enumerate(lines)
    ],
)
def test_course(kind: str, tricks: tuple[str, ...], line: str) -> None:
    task, owner, end, *at = line.split()
    assert GAME.book.task(task).kind == kind
    attempt = script(tricks, task, {task: int(owner)})
    settled = int(at[0]) if at else len(tricks) + 1
    expected = (["open"] * (settled - 1) + [end])[: len(tricks)]
    assert course(attempt, tricks, task) == expected
    assert attempt.outcome == {"done": "success", "failed": "task", "open": None}[end]


def test_every_kind_is_seen_done_failed_and_open() -> None:
    for kind, lines in COURSES.items():
        assert {line.split()[2] for _, line in lines} == {"done", "failed", "open"}, kind
    assert {task.kind for task in GAME.book.tasks} == {*COURSES, "predict_tricks"}


# --- predictions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "status", "settled"), [
    # Seat 0 wins tricks 1, 7 and 8 of eight: a number is passed at once, and too high once too few tricks are left.
    (3, "done", 8), (0, "failed", 1), (1, "failed", 7), (2, "failed", 8), (8, "failed", 2), (7, "failed", 3),
    (4, "failed", 6), (5, "failed", 5),
])  # fmt: skip
def test_open_prediction(number: int, status: str, settled: int) -> None:
    attempt = script(EIGHT, "T84", {"T84": 0}).do(f"predict {number}")
    assert course(attempt, EIGHT, "T84") == ["open"] * (settled - 1) + [status]


@pytest.mark.parametrize(("number", "status"), [(3, "done"), (0, "failed"), (8, "failed")])
def test_secret_prediction_is_judged_after_the_last_trick(number: int, status: str) -> None:
    attempt = script(EIGHT, "T85", {"T85": 0}).do(f"foresee {number}")
    assert course(attempt, EIGHT, "T85") == ["open"] * 7 + [status]


def test_a_lead_is_judged_at_once() -> None:
    attempt = script(TEN, "T95", {"T95": 0})
    attempt.do("play P9")
    assert attempt.over
    assert attempt.status("T95") == "failed"


def test_three_seats_leave_a_card_that_counts_for_nobody() -> None:
    """The fourteenth card of the captain is yellow 1: whoever wants it fails, but only after the last trick."""
    tricks = [
        "P9 P1 P2", "P8 P3 P4", "P7 P5 P6", "B9 B1 B2", "B8 B3 B4", "B7 B5 B6", "G9 G1 G2", "G8 G3 G4", "G7 G5 G6",
        "Y9 Y2 Y3", "Y8 Y4 Y5", "Y7 Y6 S1", "S2 S4 S3",
    ]  # fmt: skip
    attempt = script(tricks, "T2", {"T2": 0})
    assert course(attempt, tricks, "T2") == ["open"] * 12 + ["failed"]
    assert "Y1" in {card for seat in range(3) for card in attempt.hand(seat)}
