# mypyc: compile
"""A quick estimate of a hand, without the other hands."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import CARDS, SUBMARINE, SUIT, VALUE

WINS: Final[vec[i64]] = vec[i64]([0, 3, 3, 4, 6, 9, 14, 25, 45, 75])
"""How often (in hundredths) a colour card of each value wins a trick."""
SUBMARINE_WINS: Final[vec[i64]] = vec[i64]([0, 45, 65, 85, 100])
"""The same for a submarine of each value."""


def usual_tricks(hand: i64) -> i64:
    """How many tricks a hand wins on average, in hundredths."""
    total: i64 = 0
    for card in range(CARDS):
        if hand & BIT[card]:
            total += SUBMARINE_WINS[VALUE[card]] if SUIT[card] == SUBMARINE else WINS[VALUE[card]]
    return total


def strength(hand: i64) -> i64:
    """The tricks a hand wins, and how many cards it has."""
    return usual_tricks(hand) + 8 * count(hand)


def low_cards(hand: i64) -> i64:
    """The cards of a hand below 5."""
    low: i64 = 0
    for card in range(CARDS):
        if hand & BIT[card] and VALUE[card] < 5:
            low |= BIT[card]
    return low
