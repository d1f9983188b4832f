# mypyc: compile
"""Plays a world to its end as a crew of nets would play it, each seat by what it sees."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from batyskaf.bots.crew.net.advisor import Advisor
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
    """Plays one world after the other."""

    def __init__(self, setup: Setup, net: "Evaluate") -> None:
        self.setup = setup
        self._advisor = Advisor(setup, net)
        self._moves = MoveList()

    def succeeds(self, world: CrewState, move: i64) -> bool:
        """Whether the crew succeeds if it goes on with this move in this world."""
        s = world.copy()
        s.apply(move)
        while s.turn != OVER:
            s.apply(self._best(s))
        return s.outcome == SUCCESS

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

    def _best(self, s: CrewState) -> i64:
        """What the net would do; it is not asked where there is no choice."""
        self._moves.clear()
        s.legal_into(self._moves)
        if self._moves.n == 1:
            return self._moves.items[0]
        self._advisor.read(s)
        return self._advisor.best()
