"""A fair bot for The Crew: it imagines worlds that agree with all its seat was shown, and prefers the move that keeps
most of them winnable with open hands.

Levels are budgets: how many worlds, and how many cards the solver may try in each. Nothing else differs.
"""

import time
from typing import Final, NamedTuple

from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Candidate, Decision, Perspective
from batyskaf.bots.crew.rollout import success_rate
from batyskaf.bots.crew.solver import LOST, WON, Solver
from batyskaf.core.game import OVER, MoveList
from batyskaf.core.rng import Rng
from batyskaf.games.crew.codes import P_PLAY, P_SIGNAL, QUIET, VOTE
from batyskaf.games.crew.state import CrewState


class Effort(NamedTuple):
    """Worlds to imagine for a decision (its simulations), and cards to try in each for every move."""

    worlds: int
    cards: int


PLAYOUTS: Final = 12
SAFETY: Final = 0.5
"""How much it counts that a position is also won by many who play it carelessly."""

LEVELS: Final[dict[str, Effort]] = {"easy": Effort(3, 300), "medium": Effort(10, 2_000), "hard": Effort(30, 10_000)}


def at_level(level: str, rng: Rng) -> "FairCrewBot":
    """The bot with the budget of a level."""
    return FairCrewBot(rng, LEVELS[level])


class FairCrewBot(Bot):
    """Plays any seat of The Crew by its own view alone."""

    name = "fair"

    def __init__(self, rng: Rng, effort: Effort = LEVELS["medium"]) -> None:
        self._rng = rng
        self._effort = effort
        self._solver = Solver(rng)
        self._moves = MoveList()

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        if len(look.legal) == 1:
            return Decision(look.legal[0])
        weighed = sorted(self.weigh(look, budget), key=lambda candidate: -candidate.value)
        return Decision(weighed[0].move, tuple(weighed), (weighed[0].move,))

    def weigh(self, look: Perspective, budget: Budget = UNBOUNDED) -> list[Candidate]:
        """Each legal move with the share of worlds it keeps winnable; the first of equals is the one to play."""
        moves = self._worth_weighing(look)
        hopes = [0.0] * len(moves)
        worlds = 0
        deadline = budget.deadline()
        most = min(self._effort.worlds, budget.simulations or self._effort.worlds)
        while worlds < most and (worlds == 0 or time.monotonic() < deadline):
            world = look.world(self._rng)
            assert isinstance(world, CrewState)
            hopes = [hope + self._hope(world, move) for hope, move in zip(hopes, moves, strict=True)]
            worlds += 1
        share = 1.0 / len(moves)
        return [Candidate(move, hope / worlds / (1.0 + SAFETY), share) for move, hope in zip(moves, hopes, strict=True)]

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
        verdict = self._solver.solve(after, self._effort.cards)
        if verdict == LOST:
            return 0.0
        chance = success_rate(after, self._rng, self._moves, PLAYOUTS)
        return (1.0 if verdict == WON else 0.4) + SAFETY * chance

    def _to_the_cards(self, state: CrewState) -> None:
        """Let everybody share out tasks, pass and foretell somehow, until cards are played."""
        while state.turn != OVER and state.phase not in (P_SIGNAL, P_PLAY):
            legal = state.legal()
            state.apply(int(VOTE) if VOTE in legal else legal[int(self._rng.below(len(legal)))])
