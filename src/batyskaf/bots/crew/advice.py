# mypyc: compile
"""What the net says about a decision, for a bot that searches: priors of moves, and how likely a world is.

The net reads what the seat sees and nothing else. It has no opinion where it has learnt too little, with two players
and about the objectives of missions, and where its weights are missing, as on the static site until they are loaded.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.net.advisor import Advisor
from batyskaf.bots.crew.net.layers import ONE
from batyskaf.bots.crew.net.policy import shipped_net
from batyskaf.bots.crew.net.weights import is_shipped
from batyskaf.core.bits import BIT
from batyskaf.games.crew.cards import CARDS
from batyskaf.games.crew.rules import Setup
from batyskaf.games.crew.state import CrewState

NOTHING: Final = -1
OPEN_MIND: Final = 0.1
"""The share of the priors that all moves divide equally."""
_MOST: Final = 5
_UNIT: Final = float(ONE)


def has_opinion(setup: Setup) -> bool:
    """Whether the net can advise on these attempts; it has hardly learnt missions that have an objective."""
    return is_shipped() and not setup.has_tonoja() and setup.objective is None


@final
class Advice:
    """Advice on one decision after the other."""

    def __init__(self) -> None:
        self.best = NOTHING
        """The move that the net would make, NOTHING if it has no opinion."""
        self._advisor: Advisor | None = None
        self._likely: vec[float] = vec[float]([0.0] * (int(CARDS) * _MOST))
        """By card and seat: the logarithm of the probability that the seat holds it."""

    def read(self, s: CrewState) -> None:
        """Ask the net about the decision of a state."""
        self.best = NOTHING
        if not has_opinion(s.setup):
            return
        if self._advisor is None or self._advisor.setup is not s.setup:
            self._advisor = Advisor(s.setup, shipped_net())
        self._advisor.read(s)
        self.best = int(self._advisor.best())
        self._believe(s, self._advisor)

    def _believe(self, s: CrewState, advisor: Advisor) -> None:
        for card in range(CARDS):
            total = 0.0
            for steps in range(1, s.seats):
                total += math.exp(float(advisor.belief(card, steps)) / _UNIT)
            seat = s.turn
            for steps in range(1, s.seats):
                seat = s.setup.clockwise[seat]
                self._likely[card * _MOST + seat] = float(advisor.belief(card, steps)) / _UNIT - math.log(total)

    def priors(self, moves: list[int]) -> list[float]:
        """The probability of each move, never quite 0; none without an opinion about these moves."""
        advisor = self._advisor
        if self.best == NOTHING or advisor is None or len(moves) != advisor.moves.n:
            return []
        scores = [float(score) / _UNIT for score in advisor.scores]
        top = max(scores)
        likely = [math.exp(score - top) for score in scores]
        total = sum(likely)
        return [(1.0 - OPEN_MIND) * one / total + OPEN_MIND / len(moves) for one in likely]

    def holds(self, seat: i64, card: i64) -> float:
        """How likely another seat holds a card that the seat which decides can't see; 0 without an opinion."""
        return 0.0 if self.best == NOTHING else math.exp(self._likely[card * _MOST + seat])

    def believes(self, world: CrewState, seat: i64) -> float:
        """How likely the hands of the others are, as a logarithm; the same for all without an opinion."""
        found = 0.0
        if self.best == NOTHING:
            return found
        for other in range(world.seats):
            if other != seat:
                hand = world.hands[other]
                for card in range(CARDS):
                    if hand & BIT[card]:
                        found += self._likely[card * _MOST + other]
        return found
