"""Rulebook: tasks in which the owner predicts the number of tricks, openly or in secret."""

import pytest

from batyskaf.games.crew.events import Predicted
from tests.crew.driving import position


@pytest.mark.parametrize(("players", "most"), [(3, 13), (4, 10), (5, 8)])
def test_any_number_of_tricks_may_be_predicted(players: int, most: int) -> None:
    attempt = position("0: S4", "T84", players=players).share({"T84": 1})
    assert (attempt.phase, attempt.asked) == ("predict", 1)
    assert attempt.offers("predict") == [str(number) for number in range(most + 1)]
    hidden = position("0: S4", "T85", players=players).share({"T85": 1})
    assert hidden.offers("foresee") == [str(number) for number in range(most + 1)]


def test_predictions_are_made_after_the_distress_step_and_before_any_signal() -> None:
    attempt = position("0: S4", "T84", distress="ask").share({"T84": 1})
    assert attempt.phase == "distress"
    attempt.do(*["vote no"] * 4)
    assert attempt.phase == "predict"
    attempt.do("predict 2")
    assert attempt.phase == "signal"


def test_an_open_prediction_is_seen_by_all() -> None:
    attempt = position("0: S4", "T84").share({"T84": 1}).do("predict 3")
    assert Predicted(1, 1, "T84", 3, False) in attempt.events()
    for seat in (None, 0, 1, 2, 3):
        assert attempt.seen_by(seat).tasks[0].number == 3


def test_a_secret_prediction_is_seen_by_its_owner() -> None:
    attempt = position("0: S4", "T85").share({"T85": 1}).do("foresee 3")
    event = next(event for event in attempt.events() if isinstance(event, Predicted))
    assert event.audience() == (1,)
    assert event.twin() == Predicted(1, 1, "T85", None, True)
    assert attempt.seen_by(1).tasks[0].number == 3
    for seat in (None, 0, 2, 3):
        assert attempt.seen_by(seat).tasks[0].number is None
        assert attempt.seen_by(seat).tasks[0].predicted


def test_a_secret_prediction_is_shown_after_the_attempt() -> None:
    attempt = position("0: S4", "T85").share({"T85": 1}).do("foresee 3").host("abandon")
    for seat in (None, 0, 1, 2, 3):
        assert attempt.seen_by(seat).tasks[0].number == 3


def test_open_and_secret_predictions_are_both_asked_for() -> None:
    attempt = position("0: S4", "T84 T85", mission="17").share({"T84": 1, "T85": 2})
    asked = []
    while attempt.phase == "predict":
        asked.append((attempt.asked, attempt.table.about))
        attempt.do(attempt.legal()[1])
    assert sorted(asked, key=str) == [(1, "T84"), (2, "T85")]


def test_one_owner_may_predict_twice() -> None:
    attempt = position("0: S4", "T84 T85", mission="17").share({"T84": 1, "T85": 1})
    attempt.do("predict 2", "foresee 2")
    assert attempt.phase == "signal"
