"""Rulebook: Communication. Which cards may be shown, how they are marked, and when."""

import pytest

from batyskaf.games.crew.events import Signalled
from tests.crew.driving import Attempt, position

# Seat 1: the yellow 6 is between 2 and 8; green 4 is alone; blue 3 and 7 are the ends of their colour.
EXAMPLE = """
    0: S4 P1 P2 P3
    1: Y2 Y6 Y8 G4 B3 B7 P9 P8 S1 S2
"""


def asked_signals(only_mark: str = "only") -> Attempt:
    attempt = position(EXAMPLE, "T93", only_mark=only_mark).share({"T93": 0})
    return attempt.do("quiet")


def test_highest_only_and_lowest_cards_may_be_shown() -> None:
    assert asked_signals().offers("signal") == [
        "P8 low", "P9 high", "B3 low", "B7 high", "G4 only", "Y2 low", "Y8 high",
    ]  # fmt: skip


def test_a_card_in_the_middle_may_not_be_shown() -> None:
    attempt = asked_signals()
    for mark in ("high", "only", "low"):
        assert attempt.refusal(f"signal Y6 {mark}") is not None


def test_a_mark_must_be_true() -> None:
    attempt = asked_signals()
    for text in ("signal Y8 low", "signal Y8 only", "signal G4 high", "signal G4 low", "signal Y2"):
        assert attempt.refusal(text) is not None


def test_a_refused_signal_says_what_is_wrong_with_it() -> None:
    attempt = asked_signals()
    for text in ("signal P9", "signal G4", "signal Y6"):
        assert attempt.refusal(text) == "refused-crew-signal-unmarked"
    assert attempt.refusal("signal Y8 low") == "refused-crew-signal-untrue"
    currents = position(EXAMPLE, "T93", communication="currents").share({"T93": 0}).do("quiet")
    for text in ("signal P9 high", "signal Y6"):
        assert currents.refusal(text) == "refused-crew-signal-currents"


def test_tables_may_let_an_only_card_take_any_mark() -> None:
    signals = asked_signals("any").offers("signal")
    assert {"G4 high", "G4 only", "G4 low"} <= set(signals)
    assert "Y2 high" not in signals


def test_a_submarine_is_never_signalled() -> None:
    assert not any("S1" in text or "S2" in text for text in asked_signals().legal())


def test_the_card_stays_in_hand_and_everybody_sees_it() -> None:
    attempt = asked_signals().do("signal Y8 high")
    assert attempt.events() == [Signalled(1, "Y8", "high")]
    assert "Y8" in attempt.hand(1)
    shown = attempt.table.seats[1].signals
    assert [(signal.card, signal.mark, signal.played) for signal in shown] == [("Y8", "high", False)]


def test_the_mark_stays_when_it_is_no_longer_true() -> None:
    """Yellow 8 was shown as the highest; the other yellow cards go, and it is now the only one."""
    attempt = position("0: S4 Y1 Y3\n1: Y2 Y8\n2: Y4 Y5 Y6\n3: Y7 Y9", "T1").share({"T1": 0})
    attempt.do("quiet", "signal Y8 high").hush()
    attempt.trick("Y3 Y2 Y4 Y7")
    assert sum(card[0] == "Y" for card in attempt.hand(1)) == 1
    assert attempt.table.seats[1].signals[0].mark == "high"
    attempt.hush()
    attempt.do("play Y9", "play Y1", "play Y8")
    assert attempt.table.seats[1].signals[0].played


def test_each_seat_has_one_token_for_an_attempt() -> None:
    attempt = position("0: S4 P9\n1: P1\n2: P2\n3: P3", "T93").share({"T93": 1})
    assert attempt.table.seats[0].token
    attempt.do("signal P9 high" if "signal P9 high" in attempt.legal() else "signal P9 only")
    assert not attempt.table.seats[0].token
    asked = []
    while attempt.phase == "signal":
        asked.append(attempt.asked)
        attempt.do("quiet")
    assert asked == [1, 2, 3]
    attempt.trick("P9 P1 P2 P3")
    while attempt.phase == "signal":
        assert attempt.asked != 0
        attempt.do("quiet")


def test_a_window_goes_clockwise_from_the_leader() -> None:
    attempt = position("1: S4 P9\n2: P1\n3: P2\n0: P3", "T93").share({"T93": 1})
    asked = []
    while attempt.phase == "signal":
        asked.append(attempt.asked)
        attempt.do("quiet")
    assert asked == [1, 2, 3, 0]
    assert attempt.asked == 1


def test_a_signal_opens_the_window_again() -> None:
    attempt = position("0: S4", "T93").share({"T93": 0})
    attempt.do("quiet", "quiet")
    assert attempt.asked == 2
    attempt.do(next(text for text in attempt.legal() if text.startswith("signal")))
    asked = []
    while attempt.phase == "signal":
        asked.append(attempt.asked)
        attempt.do("quiet")
    assert asked == [3, 0, 1], "all who may still speak are asked after the signal"
    assert attempt.asked == 0


def test_signals_are_given_between_tricks_only() -> None:
    attempt = position("0: S4 P9\n1: P1\n2: P2\n3: P3", "T93").share({"T93": 0}).hush()
    for cards in ("P9", "P1", "P2"):
        attempt.do(f"play {cards}")
        assert not attempt.offers("signal")
    attempt.do("play P3")
    assert attempt.phase == "signal"
    assert attempt.offers("signal")


def test_no_signals_before_the_tasks_are_shared_out() -> None:
    attempt = position("0: S4", "T93 T94", mission="2", distress="ask")
    while attempt.phase != "signal":
        assert not attempt.offers("signal")
        moves = attempt.legal()
        attempt.do(moves[0])
    assert all(task.owner is not None for task in attempt.table.tasks)


def test_a_seat_with_only_submarines_is_asked_too() -> None:
    """Whether one is asked must not tell what one holds."""
    tricks = ["B1 B2 B3 B4 B9", "G1 G2 G3 G4 G9", "Y1 Y2 Y3 Y4 Y9", "P9 P1 P2 P3 P4"]
    hands = """
        0: S4 B1 S1 S2 S3 G1 Y1 P1
        1: B2 G2 Y2 P2 B5 G5 Y5 P5
        2: B3 G3 Y3 P3 B6 G6 Y6 P6
        3: B4 G4 Y4 P4 B7 G7 Y7 P7
        4: B9 G9 Y9 P9 B8 G8 Y8 P8
    """
    attempt = position(hands, "T74", players=5).share({"T74": 4})
    attempt.trick(tricks[0])
    for cards in ("G9 G1 G2 G3 G4", "Y9 Y1 Y2 Y3 Y4", "P9 P1 P2 P3 P4"):
        attempt.trick(cards)
    assert attempt.hand(0) == {"S1", "S2", "S3", "S4"}
    while attempt.asked != 0:
        attempt.do("quiet")
    assert attempt.legal() == ["quiet"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_token_comes_back_with_a_new_attempt(players: int) -> None:
    attempt = position("0: S4", "T93", players=players, attempt=2).share({"T93": 0})
    assert all(seat.token for seat in attempt.table.seats)


def test_tokens_are_ready_from_the_start() -> None:
    attempt = position("0: S4", "T93")
    assert attempt.phase == "draft"
    assert all(seat.token for seat in attempt.table.seats)
    silent = position("0: S4", "T93", communication="silence")
    assert not any(seat.token for seat in silent.table.seats)
