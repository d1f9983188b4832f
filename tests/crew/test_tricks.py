"""Rulebook: the trick. Following suit, who wins, and what the submarines do."""

import pytest

from tests.crew.driving import Attempt, position, script


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        pytest.param("Y2 Y8 Y6 Y1", 1, id="the highest card of the suit led wins"),
        pytest.param("G5 G1 Y9 G3", 0, id="a higher card of another colour loses"),
        pytest.param("B9 B1 B2 S1", 3, id="a submarine wins over any colour card"),
        pytest.param("S2 S1 S3 P9", 2, id="of several submarines the highest wins"),
        pytest.param("P9 P7 Y2 P8", 0, id="the example of a first trick"),
        pytest.param("P1 S1 S3 S2", 2, id="submarines on a colour"),
    ],
)
def test_the_highest_card_of_the_suit_led_or_the_highest_submarine_wins(cards: str, winner: int) -> None:
    attempt = script([cards], "T93", {"T93": 0})
    assert attempt.trick(cards) == winner
    assert attempt.table.seats[winner].tricks == 1


def test_a_seat_must_follow_suit() -> None:
    attempt = position("0: P9 S4\n1: P7 P2 B1 S1\n2: Y2 S2 G1\n3: P8", "T93", communication="silence")
    attempt.share({"T93": 0}).do("play P9")
    assert set(attempt.cards().split()) == {card for card in attempt.hand(1) if card[0] == "P"}
    assert attempt.refusal("play B1") is not None
    assert attempt.refusal("play S1") is not None


def test_without_the_suit_any_card_may_be_played() -> None:
    """The example: Daniel holds no pink card and might play a submarine as well."""
    attempt = script(["P9 P7 Y2 P8"], "T55", {"T55": 0})
    attempt.trick("P9 P7")
    assert set(attempt.cards().split()) == attempt.hand(2)
    assert "Y2" in attempt.cards()


def test_nobody_has_to_win() -> None:
    attempt = position("0: P2 S4\n1: P9 P1", "T93", communication="silence").share({"T93": 0})
    attempt.do("play P2")
    assert {"P1", "P9"} <= set(attempt.cards().split())


def test_submarines_have_to_be_followed() -> None:
    attempt = position("0: S4\n1: S1 S2 P9\n2: S3", "T93", communication="silence").share({"T93": 0})
    attempt.do("play S4")
    assert attempt.cards() == "S1 S2"


def test_captain_leads_first_then_the_winner() -> None:
    attempt = script(["P1 P2 P9 P3", "B9 B1 B2 B3"], "T93", {"T93": 0}, captain=3)
    assert attempt.asked == 3
    attempt.trick("P1 P2 P9 P3")
    assert attempt.asked == 1
    assert attempt.seen_by(1).trick.leader == 1


def test_only_the_last_trick_may_be_looked_at() -> None:
    tricks = ["P9 P1 P2 P3", "B9 B1 B2 B3"]
    attempt = script(tricks, "T93", {"T93": 1}).tricks(*tricks)
    shown = attempt.table.tricks
    assert [trick.number for trick in shown] == [2]
    assert [card.card for card in shown[0].cards] == ["B9", "B1", "B2", "B3"]


def test_open_memory_shows_all_tricks() -> None:
    tricks = ["P9 P1 P2 P3", "B1 B9 B2 B3"]
    attempt = script(tricks, "T93", {"T93": 1}, memory="open").tricks(*tricks)
    assert [(trick.number, trick.leader, trick.winner) for trick in attempt.table.tricks] == [(1, 0, 0), (2, 0, 1)]


def piles(attempt: Attempt, seat: int | None) -> list[tuple[str, ...]]:
    return [other.pile for other in attempt.seen_by(seat).seats]


def test_of_the_piles_only_the_last_trick_and_open_cards_are_seen() -> None:
    """Rulebook: won tricks are laid aside face down, and only the last of them may be looked at."""
    tricks = ["P9 P8 P1 P2", "B1 B9 B2 B3"]
    attempt = script(tricks, "T8 T91", {"T8": 0, "T91": 2}, memory="strict")
    assert piles(attempt, 0) == [(), (), (), ()]
    attempt.trick(tricks[0])
    assert piles(attempt, 0) == [("P1", "P2", "P8", "P9"), (), (), ()]
    attempt.trick(tricks[1])
    for seat in (None, 0, 1, 2, 3):
        assert piles(attempt, seat) == [("P8",), ("B1", "B2", "B3", "B9"), (), ()]  # P8 lies open beneath T8
    attempt.host("abandon")
    assert piles(attempt, None) == [("P1", "P2", "P8", "P9"), ("B1", "B2", "B3", "B9"), (), ()]


def test_open_memory_shows_whole_piles() -> None:
    tricks = ["P9 P1 P2 P3", "B1 B9 B2 B3"]
    attempt = script(tricks, "T93", {"T93": 1}, memory="open").tricks(*tricks)
    for seat in (None, 0, 1, 2, 3):
        assert piles(attempt, seat) == [("P1", "P2", "P3", "P9"), ("B1", "B2", "B3", "B9"), (), ()]


def test_cards_won_for_a_task_lie_open_beneath_it_until_it_is_done() -> None:
    """Rulebook: they remind of the part that is done already; then they are turned over."""
    tricks = ["P9 P8 P1 P2", "B9 B1 B2 B3", "B8 B5 B4 B6"]
    attempt = script(tricks, "T8 T91", {"T8": 0, "T91": 1}, memory="strict").tricks(*tricks[:2])
    for seat in (None, 0, 1, 2, 3):
        assert [task.cards for task in attempt.seen_by(seat).tasks] == [("P8",), ()]
    attempt.trick(tricks[2])
    assert (attempt.status("T8"), attempt.task("T8").cards) == ("done", ())


def test_after_the_end_all_tricks_lie_open() -> None:
    tricks = ["P9 P1 P2 P3", "B1 B9 B2 B3"]
    attempt = script(tricks, "T93", {"T93": 1}, memory="strict").tricks(*tricks).host("abandon")
    for seat in (None, 0, 1, 2, 3):
        assert [trick.number for trick in attempt.seen_by(seat).tricks] == [1, 2]


def test_each_seat_sees_its_own_hand_only() -> None:
    attempt = position("0: S4\n1: P9", "T93").share({"T93": 0})
    for seat in range(4):
        assert len(attempt.seen_by(seat).hand) == 10
    assert not attempt.table.hand
    assert "P9" in attempt.hand(1)
