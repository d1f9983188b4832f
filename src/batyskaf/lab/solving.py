"""Solves a position of The Crew with open hands: whether it can be won, with which first cards, and how."""

from typing import Final

import msgspec

from batyskaf.bots.crew.solver import Solver
from batyskaf.core.game import OVER
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games.crew.codes import P_PLAY, P_SIGNAL, QUIET
from batyskaf.games.crew.state import CrewState
from batyskaf.lab.truth import Verdict, verdict_of

CARDS: Final = 2_000_000
"""The default number of cards the solver may try per question."""


class Solved(msgspec.Struct, frozen=True):
    """The solution of a position; cards are move ids."""

    verdict: Verdict
    cards: dict[int, Verdict]
    """The verdict for each legal card."""
    line: tuple[int, ...]
    """The cards of a winning line, if there is one."""

    def of(self, verdict: Verdict) -> list[int]:
        """The first cards with this verdict."""
        return [card for card, found in self.cards.items() if found == verdict]


def solve(state: CrewState, cards: int = CARDS, seed: int = 0) -> Solved:
    """Solve a position in the play phase."""
    if state.phase not in (P_SIGNAL, P_PLAY):
        raise Refused("refused-solve-early")
    state = to_the_card(state)
    solver = Solver(Rng.of(seed, "solve"))
    verdict = verdict_of(solver, state, cards)
    line = tuple(int(card) for card in solver.best_line) if verdict == "won" else ()
    tried: dict[int, Verdict] = {}
    for card in state.legal():
        after = state.copy()
        after.apply(card)
        tried[card] = "lost" if verdict == "lost" else verdict_of(solver, after, cards)
    if verdict == "undecided" and "won" in tried.values():
        verdict = "won"
    return Solved(verdict, tried, line)


def to_the_card(state: CrewState) -> CrewState:
    """The same position after everyone has declined to signal."""
    state = state.copy()
    while state.turn != OVER and state.phase == P_SIGNAL:
        state.apply(QUIET)
    return state
