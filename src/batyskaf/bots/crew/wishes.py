# mypyc: compile
"""The wishes of the open tasks for the current trick: who should win it, with which card, and what should be in it.

Wishes depend only on the table and on the hand of the deciding seat.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.insight.lookup import Insights
from batyskaf.bots.crew.ledger import USUAL, Ledger
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.tasks import OPEN

_TESTS: Final = 64


@final
class Wishes(Ledger):
    """The wishes of all open tasks."""

    def __init__(self, insights: Insights) -> None:
        super().__init__()
        self.insights = insights
        self.emphases: vec[i64] = vec[i64]([USUAL] * _TESTS)
        """How much the wishes of each task count; those of the objective come after the last task."""

    def gather(self, board: CrewState, seat: i64, hand: i64, legal: i64) -> None:
        """Collect them for a seat that is about to play one of its legal cards."""
        self.begin(board, seat, hand, legal)
        insights = self.insights
        insights.meet(board)
        objective = insights.objective
        if objective is not None and board.objective_status == OPEN:
            self.emphasis = self.emphases[len(board.owners)]
            objective.wish(self, -1, -1)
        for i in range(i64(len(board.owners))):
            if board.status[i] == OPEN:
                self.emphasis = self.emphases[i]
                insights.into(board, i).wish(self, board.owners[i], board.numbers[i])
