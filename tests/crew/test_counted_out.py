"""Rulebook: a task that can't be fulfilled ends the mission. What the cards that are still to come rule out.

Only what everybody could count is used: which cards have been collected, by whom, and how many tricks are left.
"""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.games.crew.board import Board
from batyskaf.games.crew.cards import DECK, mask_of
from batyskaf.games.crew.events import STATUS
from tests.crew.driving import GAME, position

TRICKS = {3: 13, 4: 10, 5: 8}


def late(seats: int, to_come: str, mine: str, winner: int = 1) -> Board:
    """A table near the end: the cards that are still to come, those of seat 0; seat 1 has collected all others."""
    table = position("0: S4", "T1", players=seats).state
    table.lay(seats, TRICKS[seats])
    rest, own = mask_of(to_come.split()), mask_of(mine.split())
    table.number = TRICKS[seats] - len(to_come.split()) // seats
    table.collected = table.played = DECK & ~rest
    table.piles = vec[i64]([own, table.collected & ~own] + [0] * (seats - 2))
    table.winner = winner
    return table


@pytest.mark.parametrize(
    ("task", "seats", "to_come", "mine", "status"),
    [
        # A trick of certain cards needs one of them from each seat.
        ("T93", 4, "P2 P4 P6 B1", "", "failed"),
        ("T93", 4, "P2 P4 P6 B8", "", "open"),
        ("T93", 4, "P2 P4 P6 B1 B3 B5 B7 B9", "", "failed"),
        ("T93", 3, "P2 P4 P6 B1", "", "open"),
        ("T93", 3, "P2 P4 S2 B1", "", "failed"),
        ("T83", 5, "P6 P7 P8 P9 B5", "", "failed"),
        # A sum needs colour cards from all seats, low and high enough.
        ("T79", 4, "P1 P2 P3 P6", "", "failed"),
        ("T79", 4, "P1 P2 P3 P5", "", "open"),
        ("T79", 4, "P1 P2 P3 S1", "", "failed"),
        ("T79", 3, "P1 P2 P4 P9", "", "open"),
        ("T80", 4, "P7 B7 G7 Y7", "", "failed"),
        ("T80", 4, "P8 B7 G7 Y7", "", "open"),
        ("T81", 4, "P9 P8 P4 P3", "", "failed"),
        ("T81", 4, "P9 P8 P4 P3 S1 S2 S3 B1", "", "open"),
        # As many green as yellow cards in a trick, and others to make it up.
        ("T87", 4, "G1 P1 P2 P3", "", "failed"),
        ("T87", 4, "G1 G2 Y1 P1", "", "failed"),
        ("T87", 4, "G1 Y1 P1 P2", "", "open"),
        ("T87", 4, "G1 G2 Y1 Y2", "", "open"),
        ("T87", 3, "G1 G2 Y1 P1", "", "open"),
        ("T87", 3, "G1 G2 Y1 Y2", "", "failed"),
        # A card that wins needs cards that lose to it.
        ("T37", 4, "P2 P9 B1 G1", "", "failed"),
        ("T37", 4, "P2 P1 B1 G1", "", "open"),
        ("T37", 4, "P2 S1 B1 G1", "", "failed"),
        ("T37", 3, "P2 P9 B1 G1", "", "open"),
        ("T39", 4, "P4 P8 B1 G1", "", "failed"),
        ("T39", 4, "P4 B8 B1 G1", "", "open"),
        ("T41", 4, "P7 P1 P2 P3", "", "failed"),
        ("T41", 4, "P7 S1 P2 P3", "", "open"),
        # In whole tricks there may be too many of what one wants few of.
        ("T18", 4, "S1 S2 P1 P2", "", "failed"),
        ("T18", 3, "S1 S2 P1 P2", "", "open"),
        ("T27", 4, "P1 P2 B1 B2", "", "failed"),
        ("T27", 4, "P1 P2 B1 B2", "P3", "open"),
        ("T27", 3, "P1 P2 B1 B2", "", "open"),
        ("T30", 4, "P1 G1 G2 B1", "", "failed"),
        ("T30", 4, "P1 G1 B1 B2", "", "open"),
        ("T30", 4, "P1 B1 B2 B3", "G1", "open"),
        ("T30", 4, "P1 G2 B2 B3", "G1", "failed"),
        ("T86", 4, "P2 Y1 Y2 B1", "P1", "open"),
        ("T86", 4, "P2 P3 Y1 B1", "P1", "failed"),
        ("T89", 4, "Y1 Y2 B1 B2", "", "failed"),
        ("T89", 4, "Y1 Y2 B1 P2", "", "open"),
        ("T89", 4, "Y1 Y2 B1 B2 B3 B4 B5 B6", "", "failed"),
        ("T89", 4, "Y1 Y2 B1 P2 P3 B4 B5 B6", "", "open"),
        # With three seats the last trick takes three of four cards.
        ("T91", 3, "P1 B1 G1 Y1", "", "failed"),
        ("T91", 3, "P1 B1 G1 Y1", "P2", "open"),
        ("T91", 4, "P1 B1 G1 Y1", "", "open"),
        ("T92", 3, "P1 P2 P3 P4", "P5 P6 P7 P8 P9", "failed"),
        ("T92", 4, "P1 P2 P3 P4", "P5 P6 P7 P8 P9", "open"),
        ("T16", 3, "P9 B9 G9 Y9", "", "failed"),
        ("T16", 4, "P9 B9 G9 Y9", "", "open"),
        ("T22", 3, "P9 B9 G1 Y1", "P1", "failed"),
        ("T22", 3, "P9 B9 G9 Y1", "P1", "open"),
    ],
)
def test_a_task_is_judged_by_what_is_still_to_come(task: str, seats: int, to_come: str, mine: str, status: str) -> None:
    test = GAME.catalog.tests[GAME.catalog.index(task)]
    assert STATUS[test.judge(late(seats, to_come, mine), 0)] == status


@pytest.mark.parametrize(
    ("to_come", "winner", "status"),
    [
        ("P1 P2 G1 G2 G3 P3 P4 P5", 0, "failed"),
        ("P1 P2 G1 G2 G3 P3 P4 B5", 0, "open"),
        ("P1 P2 G1 G2 G3 P3 P4 P5", 1, "open"),
    ],
)
def test_the_leader_of_a_trick_needs_a_card_that_may_be_led(to_come: str, winner: int, status: str) -> None:
    test = GAME.catalog.tests[GAME.catalog.index("T95")]
    assert STATUS[test.judge(late(4, to_come, "", winner), 0)] == status


@pytest.mark.parametrize(
    ("seats", "nines", "to_come", "status"),
    [
        (4, ["P9", "B9", "", ""], "G9 Y9 P1 P2", "failed"),
        (4, ["P9", "B9", "", ""], "G9 P1 P2 P3", "open"),
        (4, ["P9", "B9", "G9", ""], "Y9 P1 P2 P3", "open"),
        (3, ["P9", "B9", ""], "G9 Y9 P1 P2", "open"),
        (5, ["P9", "", "", "", ""], "B9 G9 P1 P2 P3", "failed"),
    ],
)
def test_two_nines_in_the_last_trick_are_too_many(seats: int, nines: list[str], to_come: str, status: str) -> None:
    """Mission 8: nobody may be two 9s ahead, no matter who wins the trick."""
    table = late(seats, to_come, "")
    table.piles = vec[i64]([mask_of(cards.split()) for cards in nines])
    assert STATUS[GAME.catalog.objectives["8"].judge(table, -1)] == status
