# mypyc: compile
"""What a bot knows about one kind of task, beyond the rule itself.

Each kind of task has one insight. The solver asks it, with all hands open, what its task still needs and forbids; sense
asks it, for one hand, how well the task suits that hand and what it wants from a trick. The default of every method is
correct for any task, so a new kind only overrides what it knows better.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.bounds import Bounds
from batyskaf.bots.crew.ledger import Ledger
from batyskaf.games.crew.board import Board
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.tasks import Task

CANNOT: Final[i64] = -1
"""The value of `claimed` if the cards can't be collected."""
UNLIMITED: Final[i64] = 99
"""The value of `quota` if there is none."""


class Insight:
    """The insight into one task, or into an objective of a mission (then its owner is -1)."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.pull: i64 = 0
        """Whether the task wants tricks (1), wants none (-1), or neither."""
        self.wants_last: bool = False
        """The owner has to win the last trick."""
        self.last_card: i64 = 0
        """The card that may only be played in the last trick, as a mask; 0 if there is none."""
        self.whole: bool = False
        """The owner has to collect all cards of some colour."""
        self.row: i64 = 0
        """How many tricks in a row the owner has to win at some point."""
        self.about_submarines: bool = False
        """`allows_submarines` has something to say."""
        self.trick_winners: i64 = 0
        """The owner has to win a trick without submarines, with one of these cards; 0 if it need not."""
        self.unled: i64 = 0
        """The cards that the owner must not lead; nobody may if the task has no owner."""
        self.compares: bool = False
        """The task compares seats: `conclude` has something to say."""

    # --- the solver: with all hands open ---------------------------------------------------------------------------

    def status(self, board: Board, owner: i64, number: i64) -> i64:
        """How the task is doing, for someone who knows its predicted number (-1: it has none)."""
        return self.task.judge(board, owner)

    def progress(self, board: Board, owner: i64) -> i64:
        """What later verdicts depend on while the task is open, apart from the remaining cards."""
        return 0

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        """Cards with the same label differ for this task only in which of them wins; their suit doesn't matter."""
        return 0

    def hopeless(self, board: Board, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        """Whether the task clearly can't be done any more; never True for one that can. `kept` cards may only be played
        in the last trick, which the owner then doesn't win. `covered` cards are Tonoja's and may never come into play.
        """
        return False

    def at_least(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        """The minimum number of remaining tricks that the owner has to win."""
        return 0

    def at_most(self, board: Board, owner: i64, hands: vec[i64], number: i64) -> i64:
        """The maximum number of remaining tricks that the owner may win."""
        return board.left()

    def claimed(self, board: Board, owner: i64, hands: vec[i64], denied: i64) -> i64:
        """The remaining cards that the owner must all collect; CANNOT if that includes denied cards."""
        return 0

    def shunned(self, board: Board, owner: i64, hands: vec[i64]) -> i64:
        """The remaining cards that the owner must not or can't collect."""
        return 0

    def quota(self, board: Board, owner: i64, group: i64) -> i64:
        """How many remaining cards of a group the owner may collect; UNLIMITED if the task doesn't say."""
        return UNLIMITED

    def need(self, board: Board, owner: i64, group: i64) -> i64:
        """The minimum number of remaining cards of a group, a colour or value, that the owner has to collect."""
        return 0

    def exceeds(self, board: Board, owner: i64, cards: i64) -> bool:
        """Whether the owner would collect too much with some of the remaining cards."""
        return False

    def allows_submarines(self, mine: i64, tricks: i64) -> bool:
        """Whether the owner may end with just these submarines, if it wins so many remaining tricks with one."""
        return True

    def bound(self, board: Board, owner: i64) -> bool:
        """Whether the owner has to win the next trick."""
        return False

    def barred(self, board: Board, owner: i64) -> bool:
        """Whether the owner must not win the next trick."""
        return False

    def conclude(self, bounds: Bounds, board: Board, owner: i64, why: i64) -> bool:
        """Tighten the bounds of seats by those of others; return whether anything changed. `why` names this test."""
        return False

    def needs_of(self, group: i64) -> i64:
        """The minimum number of cards of exactly this group that the owner has to collect."""
        return 0

    def excludes(self, other: "Insight") -> bool:
        """Whether the owner can't also do another task, for any deal."""
        return False

    # --- sense: with one hand --------------------------------------------------------------------------------------

    def fit(self, s: CrewState, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
        """How well the task suits a hand: 0 hopeless, 50 like any other, 100 ideal.

        `tricks` is the average number of tricks for this hand, `usual` for any hand, both in hundredths.
        """
        return 50

    def number(self, hand: i64, total: i64) -> i64:
        """The number that a sensible owner of a prediction task predicts."""
        return 0

    def wish(self, wishes: Ledger, owner: i64, number: i64) -> None:
        """Enter the task's wishes for the current trick."""

    def tells(self, s: CrewState, mine: bool, card: i64, mark: i64) -> i64:
        """How informative a signal is about the task; `mine`: the owner gives it."""
        return 0
