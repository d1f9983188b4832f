"""Agents as bots, so that the lab can measure them: a policy of your own, good sense, and the textbook IS-MCTS.

`batyskaf lab benchmark crew-small MODULE:FUNCTION` calls a function of yours with an rng, and measures the bot that it
returns.
"""

from collections.abc import Callable

import numpy as np

from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Decision, Perspective
from batyskaf.bots.crew.sense import Sense
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.core.sheet import Sheet
from batyskaf.envs.arrays import shown
from batyskaf.envs.episode import Look
from batyskaf.envs.ismcts import Tree
from batyskaf.games.crew.state import CrewState

SIMULATIONS = 100


class PolicyBot(Bot):
    """A policy for PettingZoo or Gymnasium: it maps an `observation` and an `action_mask` to an action.

    >>> import numpy as np
    >>> from batyskaf import load
    >>> bot = PolicyBot(lambda look: int(np.argmax(look["action_mask"])))
    >>> game = load("crew")
    >>> state = game.start(game.options(mission="1"), seed=1)
    >>> look = Perspective.of(game, state, state.turn, Rng.of(1, "look"))
    >>> bot.choose(look).move == min(state.legal())
    True
    """

    name = "policy"

    def __init__(self, policy: Callable[[Look], int]) -> None:
        self._policy = policy

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        return Decision(int(self._policy(look_of(look))))


def look_of(look: Perspective) -> Look:
    """What an environment shows the agent of this seat.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> state = game.start(game.options(mission="1", players=3), seed=1)
    >>> shown = look_of(Perspective.of(game, state, state.turn, Rng.of(1, "look")))
    >>> shown["observation"].shape, int(shown["action_mask"].sum())
    ((1960,), 2)
    """
    sheet = Sheet(look.game.observation_size() // 8)
    look.observe(sheet)
    mask = np.zeros(len(look.game.moves), dtype=np.int8)
    mask[look.legal] = 1
    return {"observation": shown(sheet.words, np.uint8).copy(), "action_mask": mask}


class IsmctsBot(Bot):
    """Textbook information-set tree search with as many simulations as its budget names, or 100.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> state = game.start(game.options(mission="1", players=3), seed=1)
    >>> look = Perspective.of(game, state, state.turn, Rng.of(1, "look"))
    >>> IsmctsBot(Rng.of(1, "bot")).choose(look, Budget(simulations=20)).move in look.legal
    True
    """

    name = "ismcts"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        if len(look.legal) == 1:
            return Decision(look.legal[0])
        tree = Tree(len(look.game.moves), self._rng)
        simulations = budget.simulations or SIMULATIONS
        tree.think(look.worlds, simulations, simulations)
        return Decision(tree.weighed()[0][0])


class SenseBot(Bot):
    """The Crew by good sense alone, without search and signals: what the search of the levels starts from.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> state = game.start(game.options(mission="1", players=3), seed=1)
    >>> look = Perspective.of(game, state, state.turn, Rng.of(1, "look"))
    >>> game.moves.text(SenseBot(Rng.of(1, "sense")).choose(look).move)
    'take T89'
    """

    name = "sense"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._sense = Sense(rng, 0)

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        world = look.world(self._rng)
        if not isinstance(world, CrewState):
            raise Refused("refused-bot-level", level=self.name, game=look.game.name)
        return Decision(int(self._sense.choose(world)))
