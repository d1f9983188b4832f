"""Rulebook: Distress signal. A joint decision, one colour card each to the same side, all at once."""

import pytest

from batyskaf.games.crew.events import Distress, Gave, Received
from tests.crew.driving import GAME, Attempt, position

HANDS = """
    0: S4 P1 P2
    1: B1 B2
    2: G1 G2
    3: Y1 Y2
"""


def asked_for_distress(**options: object) -> Attempt:
    return position(HANDS, "T93", **{"distress": "ask", **options}).share({"T93": 0})


def test_asked_after_the_tasks_and_before_any_signal() -> None:
    attempt = position(HANDS, "T93", distress="ask")
    assert attempt.phase == "draft"
    attempt.share({"T93": 0})
    assert attempt.phase == "distress"
    assert attempt.legal() == ["vote no", "vote left", "vote right"]
    attempt.do("vote no", "vote no", "vote no", "vote no")
    assert attempt.phase == "signal"


def test_missions_without_tasks_are_asked_as_well() -> None:
    assert position(HANDS, mission="8", distress="ask").phase == "distress"


def test_everybody_votes_once_and_openly() -> None:
    attempt = asked_for_distress()
    asked = []
    for vote in ("left", "no", "left"):
        asked.append(attempt.asked)
        attempt.do(f"vote {vote}")
    assert asked == [0, 1, 2]
    assert [seat.voted for seat in attempt.table.seats] == ["left", "no", "left", None]


@pytest.mark.parametrize(
    ("votes", "direction"),
    [
        ("no no no left", "no"),
        ("left left left left", "left"),
        ("right right right no", "right"),
        ("left right right no", "right"),
        ("left right left no", "left"),
        ("no no left left", "no"),
        ("left left no no", "left"),
        ("left right no no", "left"),
        ("right left left right", "right"),
    ],
)
def test_the_majority_decides_and_the_captain_breaks_ties(votes: str, direction: str) -> None:
    attempt = asked_for_distress().do(*(f"vote {vote}" for vote in votes.split()))
    assert Distress(direction) in attempt.events()
    assert attempt.phase == ("signal" if direction == "no" else "give")


def test_a_captain_against_it_still_names_the_side_of_an_even_vote() -> None:
    attempt = position(HANDS, "T93", players=3 + 2, distress="ask")
    attempt.share({"T93": 0}).do("vote no", "vote left", "vote left", "vote right", "vote right")
    assert (attempt.phase, attempt.asked) == ("direction", 0)
    attempt.do("direction right")
    assert attempt.table.passed == "right"


def passing(direction: str) -> Attempt:
    attempt = asked_for_distress().do(*[f"vote {direction}"] * 4)
    assert attempt.table.distress
    return attempt


def test_submarines_are_never_passed() -> None:
    attempt = passing("left")
    assert set(attempt.offers("give")) == {card for card in attempt.hand(0) if card[0] != "S"}
    assert attempt.refusal("play S4") is not None


@pytest.mark.parametrize(("direction", "step"), [("left", 1), ("right", 3)])
def test_all_cards_go_to_the_same_side(direction: str, step: int) -> None:
    attempt = passing(direction)
    given = ["P1", "B1", "G1", "Y1"]
    attempt.do(*(f"give {card}" for card in given))
    for seat, card in enumerate(given):
        assert card in attempt.hand((seat + step) % 4)
        assert len(attempt.hand(seat)) == 10
    assert attempt.phase == "signal"


def test_the_cards_change_hands_at_once() -> None:
    """Nobody can pass on the card they are about to get."""
    attempt = passing("left").do("give P1")
    assert "P1" not in attempt.hand(1)
    assert "give P1" not in attempt.legal()
    attempt.do("give B1", "give G1")
    assert "B1" not in attempt.hand(2)


def test_a_passed_card_is_known_to_giver_and_taker_alone() -> None:
    attempt = passing("left").do("give P1")
    gave = attempt.events()[0]
    assert isinstance(gave, Gave)
    assert gave.audience() == (0,)
    assert gave.twin() == Gave(0, 0, None)
    attempt.do("give B1", "give G1", "give Y1")
    received = next(event for event in attempt.events() if isinstance(event, Received) and event.giver == 0)
    assert (received.seat, received.card, received.audience()) == (1, "P1", (1, 0))


def test_everybody_must_pass_once_the_signal_was_sent() -> None:
    attempt = passing("left")
    for _ in range(4):
        assert all(text.startswith("give") for text in attempt.legal())
        attempt.do(attempt.legal()[0])


def test_an_active_signal_stays_active_and_may_be_used_again_or_not() -> None:
    attempt = asked_for_distress(distress="active", attempt=2)
    assert attempt.table.distress
    assert "vote no" in attempt.legal()
    attempt.do(*["vote no"] * 4)
    assert attempt.table.distress, "it stays active even if nobody passes"
    assert attempt.table.passed is None
    again = asked_for_distress(distress="active", attempt=3).do(*["vote right"] * 4)
    assert again.phase == "give"


def test_an_unused_signal_is_not_active() -> None:
    attempt = asked_for_distress().do(*["vote no"] * 4)
    assert not attempt.table.distress


def test_a_table_may_play_without_it() -> None:
    assert GAME.options(distress="off").distress == "off"
    assert position(HANDS, "T93", distress="off").share({"T93": 0}).phase == "signal"


def test_signals_speak_of_the_hand_after_the_pass() -> None:
    attempt = passing("left").do("give P1", "give B1", "give G1", "give Y1")
    assert attempt.asked == 0
    shown = {text.split()[0] for text in attempt.offers("signal")}
    assert "P1" not in shown
    assert any(card[0] == "Y" for card in shown)


def test_a_seat_that_passed_its_last_card_of_a_suit_need_not_follow_it() -> None:
    hands = """
        0: S4 B9 P1 P2 P3 P4 P5 P6 P7 P8
        1: B1 G1 G2 G3 G4 G5 G6 G7 G8 G9
    """
    attempt = position(hands, "T93", distress="ask").share({"T93": 0}).do(*["vote right"] * 4)
    attempt.do("give P1", "give B1")
    attempt.do(next(text for text in attempt.legal() if text[5] == "Y"))
    attempt.do(next(text for text in attempt.legal() if text[5] == "Y"))
    attempt.hush().do("play B9")
    assert set(attempt.cards().split()) == attempt.hand(1)
