# mypyc: compile
"""Plays a world to its end as a crew of nets would play it, each seat by what it sees."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from batyskaf.bots.crew.net.advisor import Advisor, Question
from batyskaf.core.game import OVER, MoveList
from batyskaf.games.crew.codes import P_PLAY, SUCCESS
from batyskaf.games.crew.rules import Setup
from batyskaf.games.crew.state import CrewState

if TYPE_CHECKING:
    from batyskaf.bots.crew.net.policy import Evaluate

LINE: Final = 8
"""The number of cards in an expected line."""


@final
class Foresight:
    """Plays worlds out. Several are played side by side, since the net reads several sights together more quickly."""

    def __init__(self, setup: Setup, net: "Evaluate") -> None:
        self.setup = setup
        self._net = net
        self._advisor = Advisor(setup, net)
        self._moves = MoveList()

    def outcomes(self, starts: list[CrewState]) -> list[bool]:
        """Play these states to their ends; whether the crew succeeds in each."""
        left = starts
        while left:
            questions: list[Question] = []
            undecided: list[CrewState] = []
            for s in left:
                if self._has_choice(s):
                    questions.append(self._advisor.question(s, self._moves))
                    undecided.append(s)
            said = self._net.many([question.sight for question in questions])
            for s, question, opinion in zip(undecided, questions, said, strict=True):
                s.apply(question.best(opinion))
            left = undecided
        return [s.outcome == SUCCESS for s in starts]

    def line(self, world: CrewState, move: i64) -> list[int]:
        """The move, and the cards that are played next in this world."""
        s = world.copy()
        s.apply(move)
        found = [int(move)]
        while s.turn != OVER and len(found) < LINE:
            best = self._best(s)
            if s.phase == P_PLAY:
                found.append(int(best))
            s.apply(best)
        return found

    def _has_choice(self, s: CrewState) -> bool:
        """Play on to the next decision with a choice and list its moves; False if there is none."""
        while s.turn != OVER:
            self._list(s)
            if self._moves.n > 1:
                return True
            s.apply(self._moves.items[0])
        return False

    def _best(self, s: CrewState) -> i64:
        """What the net would do; it is not asked where there is no choice."""
        self._list(s)
        if self._moves.n == 1:
            return self._moves.items[0]
        question = self._advisor.question(s, self._moves)
        return question.best(self._net(question.sight))

    def _list(self, s: CrewState) -> None:
        self._moves.clear()
        s.legal_into(self._moves)
