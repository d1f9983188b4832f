"""The logbook: missions without tasks, with fixed tasks, with their own windows; tutorial, epilogue, promo."""

from collections.abc import Sequence

import pytest

from tests.crew.driving import GAME, Attempt, position, script
from tests.crew.task_kinds import EIGHT, FIVE_IN_A_ROW, FOURTH_SEAT, TEN

DIFFICULTY = {
    "1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 5, "7": 6, "9": 7, "10": 4, "11": 8, "13": 5, "14": 6, "15": 6,
    "16": 6, "17": 9, "18": 9, "19": 9, "20": 10, "22": 11, "24": 12, "25": 12, "26": 10, "28": 14, "29": 15,
    "30": 16, "31": 17, "epilogue": 18, "tutorial": 1,
}  # fmt: skip


def test_every_mission_has_the_printed_difficulty() -> None:
    found = {mission.id: mission.difficulty for mission in GAME.catalog.missions.values() if mission.difficulty}
    assert found == DIFFICULTY


def objective(mission: str, tricks: Sequence[str]) -> tuple[list[str | None], Attempt]:
    """The status of the mission after each trick."""
    attempt = script(tricks, mission=mission, terrain="P1" if mission in ("21", "23", "27") else "")
    found = []
    for cards in tricks:
        for card in cards.split():
            if not attempt.over:
                attempt.hush().do(f"play {card}")
        found.append(attempt.table.objective)
        if attempt.over:
            break
    return found, attempt


def ends(status: str, trick: int) -> list[str]:
    return ["open"] * (trick - 1) + [status]


# Mission 8: nobody ever has two 9s more than somebody else.


def test_mission_8_is_reached_when_all_nines_are_placed_evenly() -> None:
    tricks = ["P9 P1 P2 P3", "B1 B9 B2 B3", "G1 G9 G2 G3", "Y1 Y9 Y2 Y3"]
    assert objective("8", tricks)[0] == ends("done", 4)


def test_mission_8_is_lost_at_once_with_a_lead_of_two() -> None:
    found, attempt = objective("8", ["P9 P1 P2 P3", "B9 B1 B2 B3"])
    assert found == ends("failed", 2)
    assert attempt.outcome == "objective"


def test_mission_8_counts_seats_without_any() -> None:
    """In a crew of five: one each for three seats, then a second for one of them while others have none."""
    tricks = ["P9 P1 P2 P3 P4", "B1 B9 B2 B3 B4", "G1 G9 G2 G3 G4"]
    assert objective("8", tricks)[0] == ["open"] * 3
    assert objective("8", EIGHT)[0] == ends("failed", 3)


def test_mission_8_a_lead_of_one_is_fine() -> None:
    found, attempt = objective("8", ["P9 P1 P2 P3"])
    assert found == ["open"]
    assert not attempt.over


# Mission 12: no trick is opened with pink or a submarine.


@pytest.mark.parametrize("card", ["P1", "S4", "S1"])
def test_mission_12_is_lost_with_the_lead_itself(card: str) -> None:
    attempt = position(f"0: S4 {card if card != 'S4' else 'P1'}", mission="12", communication="silence")
    assert f"play {card}" in attempt.legal(), "the lead is legal"
    attempt.do(f"play {card}")
    assert attempt.outcome == "objective"


def test_mission_12_allows_pink_and_submarines_on_another_lead() -> None:
    found, attempt = objective("12", ["B1 P1 S1 B2"])
    assert found == ["open"]
    assert not attempt.over


def test_mission_12_is_reached_when_every_lead_was_fine() -> None:
    tricks = [
        "B9 B1 B2 B3 B4", "B8 B5 B6 B7 P9", "G9 G1 G2 G3 G4", "G8 G5 G6 G7 P8", "Y9 Y1 Y2 Y3 Y4", "Y8 Y5 Y6 Y7 P7",
    ]  # fmt: skip
    # All that is left are pink cards and submarines: nobody could open the next trick.
    assert objective("12", tricks)[0] == ends("failed", 6)
    assert objective("12", KEPT_LEADS)[0] == ends("done", 8)


def test_mission_12_is_lost_when_fewer_cards_are_left_to_lead_than_tricks() -> None:
    """With the pink 7 in the sixth trick only the yellow 7 may still be led, and two tricks are to be opened."""
    tricks = ["B9 B1 B2 B3 B4", "B8 B5 B6 B7 P9", "G9 G1 G2 G3 G4", "G8 G5 G6 G7 P8", "Y9 Y1 Y2 Y3 Y4"]
    found, attempt = objective("12", [*tricks, "Y8 Y5 Y6 P6 P7"])
    assert found == ends("failed", 6)
    assert [len(trick.cards) for trick in attempt.table.tricks] == [5] * 5, "lost with the third card, not after it"


# Every lead is blue, green or yellow.
KEPT_LEADS = (
    "B1 B9 B2 B3 B4", "B8 B5 B6 B7 P1", "G9 G1 G2 G3 G4", "G8 G5 G6 G7 P2",
    "Y9 Y1 Y2 Y3 Y4", "Y8 Y5 P3 P4 P5", "Y6 P6 P7 P8 P9", "Y7 S1 S2 S3 S4",
)  # fmt: skip


# Mission 21: the same as 8 with the 1s.


def test_mission_21_reached_failed_and_open() -> None:
    even = ["P9 P1 P2 P3", "B2 B9 B1 B3", "G2 G9 G1 G3", "Y2 Y9 Y1 Y3"]
    assert objective("21", even)[0] == ends("done", 4)
    assert objective("21", even[:3])[0] == ["open"] * 3
    assert objective("21", TEN)[0] == ends("failed", 5)


def test_mission_21_ignores_submarine_1() -> None:
    assert objective("21", ["P9 P1 P2 P3", "B9 S1 B2 B3"])[0] == ["open"] * 2
    assert objective("21", ["P9 P1 S1 P3", "B2 B3 B4 B5"])[0] == ["open"] * 2


# Mission 23: the winner of the first trick is always strictly ahead.


def test_mission_23_reached_failed_and_open() -> None:
    assert objective("23", FIVE_IN_A_ROW)[0] == ends("done", 5)
    assert objective("23", FIVE_IN_A_ROW[:4])[0] == ["open"] * 4
    assert objective("23", TEN)[0] == ends("failed", 2)
    assert objective("23", FOURTH_SEAT)[0] == ends("failed", 2)


def test_mission_23_opens_signals_before_the_second_trick() -> None:
    attempt = position("0: S4 P9\n1: P1\n2: P2\n3: P3", mission="23", terrain="P1")
    assert attempt.phase == "play"
    assert not attempt.table.signals_open
    attempt.trick("P9 P1 P2 P3")
    assert attempt.phase == "signal"
    assert attempt.asked == 0


# Mission 27: the yellow 5 is the very last card.


UP_TO_THE_LAST = (
    "S4 S1 S2 S3 P1", "P2 P9 P3 P4 P5", "B9 B1 B2 B3 B4", "G9 G1 G2 G3 G4",
    "Y9 Y1 Y2 Y3 Y4", "B8 B5 B6 B7 P6", "G8 G5 G6 G7 P7",
)  # fmt: skip


def test_mission_27_is_reached_with_the_last_card() -> None:
    assert objective("27", (*UP_TO_THE_LAST, "Y8 Y6 Y7 P8 Y5"))[0] == ends("done", 8)


def test_mission_27_is_lost_when_the_card_is_played_earlier() -> None:
    found, attempt = objective("27", (*UP_TO_THE_LAST, "Y8 Y6 Y5 P8 Y7"))
    assert found == ends("failed", 8), "it is in the last trick, but not its last card"
    found, attempt = objective("27", TEN)
    assert found == ends("failed", 8)
    assert attempt.outcome == "objective"
    assert objective("27", TEN[:7])[0] == ["open"] * 7


def test_mission_27_the_card_must_not_be_left_over() -> None:
    tricks = [
        "P9 P1 P2", "P8 P3 P4", "P7 P5 P6", "B9 B1 B2", "B8 B3 B4", "B7 B5 B6", "G9 G1 G2", "G8 G3 G4", "G7 G5 G6",
        "Y9 Y2 Y3", "Y8 Y4 Y1", "Y7 Y6 S1", "S2 S4 S3",
    ]  # fmt: skip
    assert objective("27", tricks)[0] == ends("failed", 13)


# Fixed tasks and the rest.


def test_mission_32_has_four_fixed_tasks() -> None:
    for players in (2, 3, 4, 5):
        attempt = Attempt(GAME.start(GAME.options(mission="32", players=players), 5))
        assert [task.id for task in attempt.table.tasks] == ["T64", "T71", "T68", "T58"]
        assert attempt.phase == "draft"


def test_the_tutorial_offers_one_easy_task_in_turn() -> None:
    attempt = Attempt(GAME.start(GAME.options(mission="tutorial"), 5))
    assert [task.difficulty for task in attempt.table.tasks] == [1]
    assert (attempt.phase, attempt.asked) == ("draft", attempt.table.captain)
    assert attempt.legal()[0] == "pass"


@pytest.mark.parametrize("difficulty", [18, 19, 25])
def test_the_epilogue_grows_and_is_shared_freely(difficulty: int) -> None:
    attempt = Attempt(GAME.start(GAME.options(mission="epilogue", difficulty=difficulty), 5))
    assert sum(task.difficulty for task in attempt.table.tasks) == difficulty
    assert attempt.phase == "claim"
    assert GAME.catalog.missions["epilogue"].grows


@pytest.mark.parametrize(("mission", "tricks"), [("promo", "T66"), ("promo-2", "T97")])
def test_the_promo_captain_holds_submarine_1_and_owns_both_tasks(mission: str, tricks: str) -> None:
    for seed in range(20):
        attempt = Attempt(GAME.start(GAME.options(mission=mission, distress="off"), seed))
        captain = attempt.table.captain
        assert "S1" in attempt.hand(captain)
        assert not {"S1", "S2", "S3", "S4"} <= attempt.hand(captain)
        assert [(task.id, task.owner) for task in attempt.table.tasks] == [(tricks, captain), ("T98", captain)]
        attempt.hush()
        assert attempt.asked == captain
    assert GAME.catalog.task(tricks).params == {"n": 2 if mission == "promo" else 3}
    assert GAME.catalog.task("T98").params == {"values": [7, 8, 9]}


def test_promo_tasks_are_not_in_the_stack() -> None:
    for seed in range(30):
        attempt = Attempt(GAME.start(GAME.options(mission="31"), seed))
        assert not {"T97", "T98"} & {task.id for task in attempt.table.tasks}
