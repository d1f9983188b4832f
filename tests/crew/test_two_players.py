"""Rulebook: the game for two. Tonoja, the third member of the crew, for whom the captain decides."""

import pytest

from batyskaf.games.crew.events import Received
from tests.crew.driving import Attempt, with_tonoja

HANDS = """
    0: S4 P9 B9 G9
    1: P1 B1 G1 Y1 P4
"""
ROW = "P2 P8 B2 B8 G2 Y2 Y8"
BENEATH = "P3 B3 S1 G3 Y3 P5 B5"


def table(task: str = "T93", owner: int = 0, **options: object) -> Attempt:
    attempt = with_tonoja(HANDS, ROW, BENEATH, task, **{"communication": "silence", **options})
    return attempt.share({task: owner}) if task else attempt


@pytest.mark.parametrize(("after", "order"), [("second", [0, 1, 2]), ("first", [0, 2, 1])])
def test_the_crew_agrees_where_tonoja_sits(after: str, order: list[int]) -> None:
    attempt = table(tonoja_after=after)
    assert list(attempt.seen_by(0).order) == order
    owners = []
    for _ in order:
        owner = attempt.table.owner
        assert owner is not None
        owners.append(owner)
        attempt.do(attempt.legal()[0])
    assert owners == order


def test_numbers_are_those_of_three_seats() -> None:
    attempt = with_tonoja(HANDS, ROW, BENEATH, "T59 T60", mission="17")
    assert [task.difficulty for task in attempt.table.tasks] == [4, 4]
    assert attempt.table.total == 13
    assert attempt.table.seats[2].tonoja


def test_the_captain_plays_for_tonoja() -> None:
    attempt = table().do("play P9")
    assert attempt.asked == 1
    attempt.do("play P1")
    assert (attempt.asked, attempt.table.owner) == (0, 2)
    other = with_tonoja("1: S4 P9\n0: P1", ROW, BENEATH, "T93", communication="silence").share({"T93": 1})
    assert other.table.captain == 1
    other.do("play P9")
    assert (other.asked, other.table.owner) == (1, 2), "Tonoja is next, and the captain decides"


def test_tonoja_follows_suit_with_open_cards() -> None:
    attempt = table().do("play P9", "play P1")
    assert attempt.cards() == "P2 P8"


def test_tonoja_need_not_follow_suit_with_a_covered_card() -> None:
    """Its open green card goes first; green 3 lies covered, so green is not followed."""
    row, beneath = "P2 P8 B2 B8 Y7 Y2 Y8", "P3 B3 S1 G3 Y3 P5 G2"
    attempt = with_tonoja(HANDS, row, beneath, "T93", communication="silence").share({"T93": 0})
    attempt.do("play G9", "play G1")
    assert set(attempt.cards().split()) == set(row.split())


def test_only_open_cards_can_be_played() -> None:
    attempt = table().do("play P9", "play P1")
    assert "play P3" not in attempt.legal()
    assert attempt.refusal("play P3") is not None


def test_the_card_beneath_turns_up_after_the_trick() -> None:
    attempt = table().do("play P9", "play P1")
    assert attempt.table.columns[0].open == "P2"
    attempt.do("play P2")
    column = attempt.table.columns[0]
    assert (column.open, column.covered) == ("P3", False)
    assert attempt.table.seats[2].cards == 13


def test_the_card_beneath_waits_for_the_end_of_the_trick() -> None:
    """Tonoja sits second: after it played, its column stays closed until the trick is over."""
    attempt = table(tonoja_after="first").do("play P9", "play P2")
    column = attempt.table.columns[0]
    assert (column.open, column.covered) == (None, True)
    attempt.do("play P1")
    assert attempt.table.columns[0].open == "P3"


def test_tonoja_wins_and_leads() -> None:
    hands = "0: S4 P7 B9\n1: P1 B1"
    attempt = with_tonoja(hands, ROW, BENEATH, "T93", communication="silence").share({"T93": 0})
    attempt.do("play P7", "play P1", "play P8")
    assert attempt.table.seats[2].tricks == 1
    assert (attempt.asked, attempt.table.owner) == (0, 2)
    assert set(attempt.cards().split()) == {"P2", "B3", "B2", "B8", "G2", "Y2", "Y8"}


def test_the_captain_chooses_tasks_for_tonoja() -> None:
    attempt = with_tonoja(HANDS, ROW, BENEATH, "T1", mission="1").do("pass", "pass")
    if attempt.phase == "draft":
        assert (attempt.asked, attempt.table.owner) == (0, 2)
        assert attempt.legal() == ["take T1"]
        attempt.do("take T1")
    assert attempt.owner("T1") == 2


def test_the_captain_may_pass_for_tonoja() -> None:
    attempt = with_tonoja(HANDS, ROW, BENEATH, "T1", mission="1", tonoja_after="first").do("pass")
    assert (attempt.asked, attempt.table.owner) == (0, 2)
    assert attempt.legal() == ["pass", "take T1"]


def test_tonoja_may_own_comparisons_with_the_captain() -> None:
    attempt = with_tonoja(HANDS, ROW, BENEATH, "T77", mission="2", tonoja_after="first")
    assert attempt.legal() == ["pass"]
    attempt.do("pass", "take T77")
    assert attempt.owner("T77") == 2


def test_the_captain_predicts_for_tonoja() -> None:
    attempt = with_tonoja(HANDS, ROW, BENEATH, "T85", mission="3").share({"T85": 2})
    assert (attempt.asked, attempt.table.owner) == (0, 2)
    attempt.do("foresee 4")
    assert attempt.seen_by(0).tasks[0].number == 4
    assert attempt.seen_by(1).tasks[0].number is None


def test_tonoja_never_signals() -> None:
    attempt = table(communication="normal")
    assert [seat.token for seat in attempt.table.seats] == [True, True, False]
    asked = []
    while attempt.phase == "signal":
        asked.append(attempt.table.owner)
        attempt.do("quiet")
    assert asked == [0, 1]


def test_narcosis_leaves_one_token() -> None:
    assert table(communication="narcosis").table.pool == 1


def test_tonoja_is_asked_among_volunteers() -> None:
    attempt = with_tonoja(HANDS, ROW, BENEATH, "T1 T2", mission="14").do("decline")
    assert (attempt.asked, attempt.table.owner) == (0, 2)
    attempt.do("accept")
    assert {task.owner for task in attempt.table.tasks} == {2}


def test_the_captain_claims_for_tonoja() -> None:
    attempt = with_tonoja(HANDS, ROW, BENEATH, "T1", mission="17").do("leave", "leave")
    assert (attempt.asked, attempt.table.owner) == (0, 2)
    attempt.do("claim")
    assert attempt.owner("T1") == 2


def test_tasks_can_be_handed_over_to_tonoja() -> None:
    attempt = with_tonoja(HANDS, ROW, BENEATH, "T1 T2", mission="10").do("ask", "decline")
    assert (attempt.phase, attempt.asked, attempt.table.owner) == ("willing", 0, 2)
    attempt.do("accept")
    assert attempt.legal() == ["keep", "assign 2"]
    attempt.do("assign 2")
    assert {task.owner for task in attempt.table.tasks} == {2}


# --- distress --------------------------------------------------------------------------------------------------------


def test_in_distress_tonoja_takes_part_with_an_open_card() -> None:
    attempt = table(distress="ask")
    attempt.do("vote left", "vote left")
    assert attempt.phase == "give"
    attempt.do("give P9", "give P1")
    assert (attempt.asked, attempt.table.owner) == (0, 2)
    assert set(attempt.offers("give")) == set(ROW.split())
    attempt.do("give B8")
    assert "P9" in attempt.hand(1)
    assert "B8" in attempt.hand(0)
    columns = attempt.table.columns
    assert columns[3].open == "P1", "what it gets lies open in the emptied place"
    assert columns[3].covered
    assert [len(attempt.hand(0)), len(attempt.hand(1)), attempt.table.seats[2].cards] == [13, 13, 14]


def test_what_tonoja_gives_and_gets_lies_open() -> None:
    attempt = table(distress="ask").do("vote left", "vote left", "give P9", "give P1", "give B8")
    passed = {event.giver: event for event in attempt.events() if isinstance(event, Received)}
    assert passed[2] == Received(0, 2, "B8", True)
    assert passed[1] == Received(2, 1, "P1", True)
    assert [passed[giver].audience() for giver in (0, 1, 2)] == [(1, 0), None, None]


def test_tonoja_passes_no_submarine() -> None:
    attempt = with_tonoja(HANDS, "S1 P8 B2 B8 G2 Y2 Y8", "P3 B3 P2 G3 Y3 P5 B5", "T93", distress="ask")
    attempt.share({"T93": 0}).do("vote right", "vote right", "give P9", "give P1")
    assert "S1" not in attempt.offers("give")


def test_in_distress_the_two_may_swap_without_tonoja() -> None:
    attempt = table(distress="ask", tonoja_distress="stays out")
    assert attempt.legal() == ["vote no", "vote left"], "between two there is only one side"
    attempt.do("vote left", "vote left", "give P9", "give P1")
    assert "P9" in attempt.hand(1)
    assert "P1" in attempt.hand(0)
    assert attempt.phase == "play"
    assert [column.open for column in attempt.table.columns] == ROW.split()


def test_tonoja_has_no_vote() -> None:
    attempt = table(distress="ask")
    attempt.do("vote left")
    assert attempt.asked == 1
    attempt.do("vote no")
    assert attempt.phase == "give", "the captain breaks the tie"
