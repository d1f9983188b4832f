"""A bot that plays the net's best move, without search. It sees what its seat sees and nothing else."""

from math import exp

from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Candidate, Decision, Perspective
from batyskaf.bots.crew.advice import has_opinion
from batyskaf.bots.crew.fair import LEVELS, FairCrewBot
from batyskaf.bots.crew.net.advisor import Advisor
from batyskaf.bots.crew.net.layers import ONE
from batyskaf.bots.crew.net.policy import shipped_net
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games.crew.state import CrewState


class NetBot(Bot):
    """Plays any seat of The Crew from its own view only. A move's value is the chance of success that the net sees,
    lowered as much as the net prefers the best move. Where the net has no opinion, it searches a little."""

    name = "net"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._searching: FairCrewBot | None = None
        self._advisor: Advisor | None = None

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        if len(look.legal) == 1:
            return Decision(look.legal[0], (), (look.legal[0],))
        world = look.world(self._rng)
        if not isinstance(world, CrewState):
            raise Refused("refused-bot-level", level=self.name, game=look.game.name)
        if not has_opinion(world.setup):
            self._searching = self._searching or FairCrewBot(self._rng, LEVELS["easy"], advised=False)
            return self._searching.choose(look, budget)
        if self._advisor is None or self._advisor.setup is not world.setup:
            self._advisor = Advisor(world.setup, shipped_net())
        self._advisor.read(world)
        return _decision(look.legal, self._advisor)


def _decision(moves: list[int], advisor: Advisor) -> Decision:
    """The best move first, the others by how likely the net would play them."""
    scores = {move: score / ONE for move, score in zip(moves, advisor.scores, strict=True)}
    chance = 1 / (1 + exp(-advisor.chance / ONE))
    top = max(scores.values())
    likely = {move: exp(value - top) for move, value in scores.items()}
    ranked = sorted(moves, key=lambda move: -scores[move])
    total = sum(likely.values())
    found = tuple(Candidate(move, chance * likely[move], likely[move] / total) for move in ranked)
    return Decision(ranked[0], found, (ranked[0],))
