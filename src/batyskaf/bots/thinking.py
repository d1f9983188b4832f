"""Bots that use a guide: one move ahead, or by tree search within the budget of their level."""

from collections.abc import Callable
from typing import Final

from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Candidate, Decision, Perspective
from batyskaf.bots.guide import Guide, Thoughts
from batyskaf.bots.search import Search
from batyskaf.core.game import State
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games import companion, has_companion

ENOUGH: Final = 1_000_000
EXPECTED: Final = 8
"""The length of the expected line in a decision."""


def has_guide(game: str) -> bool:
    """Whether a game has a guide, `batyskaf.bots.<game>.guide`; the game's `levels` makes it by `guide_for(world)`."""
    return has_companion("batyskaf.bots", game, "guide")


def guide_for(game: str, world: State) -> Guide:
    """Make the guide of a game, for the rules that a world is played by."""
    module = companion("batyskaf.bots", game, "levels") if has_guide(game) else None
    if module is None:
        raise Refused("refused-bot-level", level="greedy", game=game)
    make: Callable[[State], Guide] = module.guide_for
    return make(world)


class GreedyBot(Bot):
    """Tries each move, finishes the turn by the guide, and takes the move that leads to the best position."""

    name = "greedy"

    def __init__(self, rng: Rng, worlds: int = 2) -> None:
        self._rng = rng
        self._worlds = worlds
        self._guide: Guide | None = None

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        if len(look.legal) == 1:
            return Decision(look.legal[0])
        values = dict.fromkeys(look.legal, 0.0)
        for _ in range(self._worlds):
            world = look.world(self._rng)
            if self._guide is None:
                self._guide = guide_for(look.game.name, world)
            thoughts = Thoughts(self._guide)
            for move in look.legal:
                after = world.copy()
                after.apply(move)
                thoughts.finish_turn(after)
                values[move] += thoughts.values[look.seat] / self._worlds
        candidates = sorted((Candidate(move, value) for move, value in values.items()), key=lambda each: -each.value)
        return Decision(candidates[0].move, tuple(candidates), (candidates[0].move,))


class SearchBot(Bot):
    """Tree search over worlds drawn from what its seat was shown."""

    name = "search"

    def __init__(self, rng: Rng, budget: Budget) -> None:
        self._rng = rng
        self._budget = budget
        self._search: Search | None = None

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        if len(look.legal) == 1:
            return Decision(look.legal[0])
        if self._search is None:
            guide = guide_for(look.game.name, look.world(self._rng))
            self._search = Search(guide, len(look.game.moves), self._rng)
        allowed = self._budget.within(budget)
        made = self._search.think(look.worlds, allowed.simulations or ENOUGH, allowed.deadline())
        weighed = self._search.weighed()
        candidates = tuple(Candidate(move, value, tries / made) for move, value, tries in weighed)
        return Decision(weighed[0][0], candidates, tuple(self._search.line(EXPECTED)))
