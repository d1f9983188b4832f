"""Bots that think with a guide: one move ahead, or by searching a tree for as long as their level allows."""

from collections.abc import Callable
from importlib import import_module
from typing import Final

from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Candidate, Decision, Perspective
from batyskaf.bots.guide import Guide, Thoughts
from batyskaf.bots.search import Search
from batyskaf.core.game import State
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng

GUIDED: Final = {"aquatica": "batyskaf.bots.aquatica.levels", "endeavor": "batyskaf.bots.endeavor.levels"}
"""The module of each game with a guide: its `guide_for(world)` makes one."""

ENOUGH: Final = 1_000_000
EXPECTED: Final = 8
"""How many moves of the expected line are told."""


def guide_for(game: str, world: State) -> Guide:
    """The guide of a game, for the rules that a world is played by."""
    if game not in GUIDED:
        raise Refused("refused-bot-level", level="greedy", game=game)
    make: Callable[[State], Guide] = import_module(GUIDED[game]).guide_for
    return make(world)


class GreedyBot(Bot):
    """Tries each move, ends the turn as well as it can see, and takes the move that leaves it standing best."""

    name = "greedy"

    def __init__(self, rng: Rng, worlds: int = 2) -> None:
        self._rng = rng
        self._worlds = worlds
        self._guide: Guide | None = None

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        if len(look.legal) == 1:
            return Decision(look.legal[0])
        standing = dict.fromkeys(look.legal, 0.0)
        for _ in range(self._worlds):
            world = look.world(self._rng)
            if self._guide is None:
                self._guide = guide_for(look.game.name, world)
            thoughts = Thoughts(self._guide)
            for move in look.legal:
                after = world.copy()
                after.apply(move)
                thoughts.finish_turn(after)
                standing[move] += thoughts.standing[look.seat] / self._worlds
        candidates = sorted((Candidate(move, value) for move, value in standing.items()), key=lambda each: -each.value)
        return Decision(candidates[0].move, tuple(candidates), (candidates[0].move,))


class SearchBot(Bot):
    """Searches a tree of worlds drawn from what its seat was shown."""

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
