"""A fair bot for The Crew: it imagines worlds that agree with all its seat was shown, and prefers the move that keeps
most of them winnable with open hands.

Levels are budgets: how many worlds, and how many cards the solver may try in each. Nothing else differs.
"""

from typing import Final, NamedTuple

import msgspec

from batyskaf.bots.bot import Bot, Perspective
from batyskaf.bots.crew.rollout import success_rate
from batyskaf.bots.crew.solver import LOST, WON, Solver
from batyskaf.core.game import OVER, MoveList
from batyskaf.core.rng import Rng
from batyskaf.games.crew.codes import P_PLAY, P_SIGNAL, QUIET, VOTE
from batyskaf.games.crew.state import CrewState


class Budget(NamedTuple):
    """Worlds to imagine for a decision, and cards to try in each for every move."""

    worlds: int
    cards: int


PLAYOUTS: Final = 12
SAFETY: Final = 0.5
"""How much it counts that a position is also won by many who play it carelessly."""

LEVELS: Final[dict[str, Budget]] = {"easy": Budget(3, 300), "medium": Budget(10, 2_000), "hard": Budget(30, 10_000)}


def at_level(level: str, rng: Rng) -> "FairCrewBot":
    """The bot with the budget of a level."""
    return FairCrewBot(rng, LEVELS[level])


class Candidate(msgspec.Struct):
    """A move with how many of the imagined worlds it leaves winnable."""

    move: int
    won: float = 0.0


class FairCrewBot(Bot):
    """Plays any seat of The Crew by its own view alone."""

    name = "fair"

    def __init__(self, rng: Rng, budget: Budget = LEVELS["medium"]) -> None:
        self._rng = rng
        self._budget = budget
        self._solver = Solver(rng)
        self._moves = MoveList()

    def choose(self, look: Perspective) -> int:
        if len(look.legal) == 1:
            return look.legal[0]
        return max(self.weigh(look), key=lambda candidate: candidate.won).move

    def weigh(self, look: Perspective) -> list[Candidate]:
        """Each legal move with the share of worlds it keeps winnable; the first of equals is the one to play."""
        candidates = [Candidate(move) for move in self._worth_weighing(look)]
        for _ in range(self._budget.worlds):
            world = look.world(self._rng)
            assert isinstance(world, CrewState)
            for candidate in candidates:
                candidate.won += self._hope(world, candidate.move)
        return candidates

    def _worth_weighing(self, look: Perspective) -> list[int]:
        """Signals and the distress vote can't be weighed with open hands; they have rules of their own."""
        if QUIET in look.legal:
            return [QUIET]
        if VOTE in look.legal:
            return [int(VOTE)]
        return look.legal

    def _hope(self, world: CrewState, move: int) -> float:
        """How a world looks after a move: won, lost, or in between where the solver ran out of budget."""
        after = world.copy()
        after.apply(move)
        self._to_the_cards(after)
        verdict = self._solver.solve(after, self._budget.cards)
        if verdict == LOST:
            return 0.0
        chance = success_rate(after, self._rng, self._moves, PLAYOUTS)
        return (1.0 if verdict == WON else 0.4) + SAFETY * chance

    def _to_the_cards(self, state: CrewState) -> None:
        """Let everybody share out tasks, pass and foretell somehow, until cards are played."""
        while state.turn != OVER and state.phase not in (P_SIGNAL, P_PLAY):
            legal = state.legal()
            state.apply(int(VOTE) if VOTE in legal else legal[int(self._rng.below(len(legal)))])
