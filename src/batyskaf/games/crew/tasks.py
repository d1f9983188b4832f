# mypyc: compile
"""Tasks and mission objectives: each kind is one class with its written test.

A test looks at the open table and answers DONE (met, and it can't fail any more), FAILED or OPEN. No hidden card and
no search decides it: it counts the cards and tricks that are still to come. A task that is DONE or FAILED is not asked
again. Tests run after each trick; those marked `eager` also run after each card.
"""

from typing import Final

from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.board import Board
from batyskaf.games.crew.cards import beaters

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

    def judge(self, board: Board, owner: i64) -> i64:
        """Judge the task for its owner."""
        return OPEN

    def collects(self) -> i64:
        """The cards that it takes to do the task over several tricks: once won, they may lie open beneath it."""
        return 0


def wins_a_trick(board: Board, card: i64, captured: i64) -> bool:
    """Whether cards are left for a trick that a card wins, one of the captured among them (0: any)."""
    losers = board.to_come() & ~beaters(card) & ~BIT[card]
    return count(losers) >= board.seats - 1 and (captured == 0 or losers & captured != 0)


def verdict(board: Board, met: bool) -> i64:
    """The status of a task that only the end decides."""
    if board.left() > 0:
        return OPEN
    return DONE if met else FAILED
