# mypyc: compile
"""Tasks and mission objectives: each kind is one class with its written test.

A test looks at the open table and answers DONE (met, and it can't fail any more), FAILED or OPEN. No hidden card and
no search decides it. A task that is DONE or FAILED is not asked again. Tests run after each trick; those marked
`eager` also run after each card.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.table import Table

OPEN: Final[i64] = 0
DONE: Final[i64] = 1
FAILED: Final[i64] = 2

LAST: Final[i64] = -1
"""A trick position: the last trick of the attempt."""

LESS: Final[i64] = 0
MORE: Final[i64] = 1
EQUAL: Final[i64] = 2

EACH: Final[i64] = 0
TOGETHER: Final[i64] = 1
CAPTAIN: Final[i64] = 2


class Task:
    """A card of the task deck, or an objective of a mission (then nobody owns it)."""

    eager: bool = False
    predicts: bool = False
    secret: bool = False
    captain_may_own: bool = True

    def judge(self, table: Table, owner: i64) -> i64:
        """Say how the task stands for its owner."""
        return OPEN

    def progress(self, table: Table, owner: i64) -> i64:
        """All that later verdicts need to know of the past, while it is open, beyond which cards are still to come."""
        return 0

    def hopeless(self, table: Table, owner: i64, hands: vec[i64]) -> bool:
        """With all hands open: whether the task plainly can't be done any more. Never true of one that can."""
        return False

    def label(self, card: i64) -> i64:
        """Cards of a suit with the same label are all one to this task, but for which of them wins."""
        return 0


def all_tricks(table: Table) -> i64:
    """The trick totals of all seats as one number."""
    totals: i64 = 0
    for seat in range(table.seats):
        totals = totals * 16 + table.tricks[seat]
    return totals


def sure_submarines(table: Table, owner: i64, hands: vec[i64]) -> i64:
    """How many submarines a seat is bound to win a trick with: the highest ones, if it has to play all its cards."""
    if count(hands[owner]) > table.left():
        return 0
    sure: i64 = 0
    card: i64 = 39
    while card >= 36:
        if hands[owner] & BIT[card]:
            sure += 1
        elif not table.collected & BIT[card]:
            break
        card -= 1
    return sure


def verdict(table: Table, met: bool) -> i64:
    """What only the end decides."""
    if table.left() > 0:
        return OPEN
    return DONE if met else FAILED
