"""A fair bot for The Crew that has learnt: it plays drawn worlds out as a crew of nets would, and picks the move after
which the crew succeeds most often.

The net proposes the moves, and another than its favourite has to be better by a margin, so that partners can rely on
what the net would do. A world counts by how likely the others' decisions are in it, if they think like the net. Where
the others evidently don't, where people may not and no card has shown it yet, where the net has no opinion, or where it
would take seconds because it is not compiled, `FairCrewBot` decides.
"""

import math
import time
from itertools import groupby
from typing import Final, NamedTuple

from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Candidate, Decision, Perspective
from batyskaf.bots.crew import fair
from batyskaf.bots.crew.advice import has_opinion
from batyskaf.bots.crew.fair import DISTRESS_COST, FairCrewBot, crew_world, resampled
from batyskaf.bots.crew.net import policy
from batyskaf.bots.crew.net.advisor import Advisor
from batyskaf.bots.crew.net.foresight import Foresight
from batyskaf.bots.crew.net.hindsight import Hindsight
from batyskaf.bots.crew.net.layers import ONE
from batyskaf.core.rng import Rng
from batyskaf.games.crew.codes import NO, P_DISTRESS, P_SIGNAL
from batyskaf.games.crew.layouts import vote_move
from batyskaf.games.crew.rules import Setup
from batyskaf.games.crew.state import CrewState


class Outlook(NamedTuple):
    """What estimates mean: the logit of the chance of success is a shift plus the logits of the estimates, each by its
    weight. `python -m bench.crew_calibration --fit` finds the numbers."""

    shift: float
    net: float
    """The weight of the net's own chance, which is that of a crew that does not think any further."""
    playouts: float = 0.0
    """The weight of the share of playouts that succeed, which few worlds make look too certain."""

    def chance(self, net: float, share: float = 0.5) -> float:
        """The chance of success by the net's own chance and the share of successful playouts.

        >>> [round(Outlook(1.0, 0.0, 0.5).chance(0.7, share), 2) for share in (0.0, 0.1, 0.5, 0.9, 1.0)]
        [0.21, 0.48, 0.73, 0.89, 0.96]
        """
        return 1.0 / (1.0 + math.exp(-self.shift - self.net * logit(net) - self.playouts * logit(share)))


def logit(estimate: float) -> float:
    """The logit of an estimate, which is never quite certain."""
    estimate = min(1.0 - CERTAIN, max(CERTAIN, estimate))
    return math.log(estimate / (1.0 - estimate))


class Estimates(NamedTuple):
    """What a chance was made of: the net's own chance, and the share of successful playouts, if there were any."""

    net: float
    playouts: float | None


class Effort(NamedTuple):
    """How much a level thinks, and what its estimates mean."""

    drawn: int
    """The number of worlds that are drawn for a decision."""
    worlds: int
    """The number of those that are played out."""
    weighed: Outlook
    """Where several moves are played out."""
    undoubted: Outlook
    """Where the net considers one move only."""


LEVELS: Final[dict[str, Effort]] = {
    "medium": Effort(40, 12, weighed=Outlook(0.42, 0.50, 0.33), undoubted=Outlook(0.70, 0.82)),
    "hard": Effort(240, 60, weighed=Outlook(0.91, 0.28, 0.41), undoubted=Outlook(1.40, 0.61)),
}

LEAST: Final = 0.03
"""How likely the net has to make a move for it to be played out."""
MOST: Final = 5
"""The maximum number of moves that are played out."""
TOGETHER: Final = 16
"""The number of playouts that run side by side: as many sights as the native net reads at once."""
MARGIN: Final = 0.03
"""How much better than the net's favourite another move has to be."""
GLANCE: Final = 12
"""The number of worlds that are drawn to find out whether the others are strangers."""
STRANGE: Final = 5.0
"""How much likelier the others' decisions have to be if they are strangers, as a logarithm."""
CERTAIN: Final = 0.01
"""The smallest share that counts, and the smallest distance from all."""


class LearntCrewBot(Bot):
    """Plays any seat of The Crew from its own view only."""

    name = "learnt"

    def __init__(self, rng: Rng, level: str) -> None:
        self._rng = rng
        self._effort = LEVELS[level]
        self._searching = FairCrewBot(rng, fair.LEVELS[level])
        self._adapting = FairCrewBot(rng, fair.LEVELS[level], advised=False)
        self._mind: Mind | None = None
        self.estimates: Estimates | None = None
        """Those of the last decision; none where nothing was estimated."""

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        self.estimates = None
        if len(look.legal) == 1:
            return Decision(look.legal[0], (), (look.legal[0],))
        deadline = budget.deadline()
        world = crew_world(look, self._rng)
        if policy.NATIVE is None or not has_opinion(world.setup):
            return self._searching.choose(look, budget)
        if self._mind is None or self._mind.setup is not world.setup:
            self._mind = Mind(world.setup)
        may_differ = world.phase < P_SIGNAL and not look.among_bots
        if may_differ or self._among_strangers(look, self._mind.hindsight, deadline):
            left = Budget(seconds=max(0.0, deadline - time.monotonic()))
            return self._adapting.choose(look, budget.within(left))
        priors = self._mind.priors(world)
        favourites = [move for move in sorted(priors, key=lambda move: -priors[move]) if priors[move] >= LEAST][:MOST]
        if len(favourites) == 1:
            self.estimates = Estimates(self._mind.chance(), None)
            return _undoubted(priors, self._effort.undoubted.chance(self._mind.chance()))
        most = len(favourites) * self._effort.worlds
        wanted = max(1, min(most, budget.simulations or most) // len(favourites))
        worlds = self._worlds(look, self._mind.hindsight, wanted, deadline)
        won = self._play_out(self._mind.foresight, worlds, favourites, deadline)
        if world.phase == P_DISTRESS:
            won = {move: max(0.0, share - _cost(move)) for move, share in won.items()}
        return self._decision(priors, won, worlds[0])

    def _among_strangers(self, look: Perspective, hindsight: Hindsight, deadline: float) -> bool:
        """Whether the others evidently don't think like the net."""
        rng, begun = self._rng.copy(), time.monotonic()
        worlds = [crew_world(look, rng) for _ in range(GLANCE)]
        judged = hindsight.judged(worlds, look.seat, rng, begun + (deadline - begun) / 4)
        top = max(one.likely for one in judged)
        weights = [math.exp(one.likely - top) for one in judged]
        strange = sum(weight * one.strange for one, weight in zip(judged, weights, strict=True)) / sum(weights)
        return strange > STRANGE

    def _worlds(self, look: Perspective, hindsight: Hindsight, wanted: int, deadline: float) -> list[CrewState]:
        """The worlds to play out, the likeliest first; several copies of one that counts for more."""
        begun = time.monotonic()
        count = max(1, wanted * self._effort.drawn // self._effort.worlds)
        drawn = [crew_world(look, self._rng)]
        while len(drawn) < count and time.monotonic() < begun + (deadline - begun) / 4:
            drawn.append(crew_world(look, self._rng))
        judged = hindsight.judged(drawn, look.seat, self._rng, begun + (deadline - begun) / 2)
        judged.sort(key=lambda one: -one.likely)
        weights = [math.exp(one.likely - judged[0].likely) for one in judged]
        return resampled([one.world for one in judged], weights, min(wanted, len(drawn)), self._rng)

    def _play_out(
        self, foresight: Foresight, worlds: list[CrewState], moves: list[int], deadline: float
    ) -> dict[int, float]:
        """By move the share of worlds in which the crew succeeds; copies of a world are played once."""
        groups = [list(same) for _, same in groupby(worlds, key=id)]
        at_once = max(1, TOGETHER // len(moves))
        won = dict.fromkeys(moves, 0)
        done = 0
        for first in range(0, len(groups), at_once):
            if done and time.monotonic() >= deadline:
                break
            some = groups[first : first + at_once]
            outcomes = iter(foresight.outcomes([_after(copies[0], move) for copies in some for move in moves]))
            for copies in some:
                done += len(copies)
                for move in moves:
                    won[move] += len(copies) * next(outcomes)
        return {move: some / done for move, some in won.items()}

    def _decision(self, priors: dict[int, float], won: dict[int, float], likeliest: CrewState) -> Decision:
        """The net's favourite, unless another move is better by the margin. Moves that were not played out count less
        than all others, by how much less the net likes them."""
        assert self._mind is not None
        favourite = next(iter(won))
        chosen = max(won, key=lambda move: won[move] + (MARGIN if move == favourite else 0.0))
        least = min(won.values())
        net = self._mind.chance()
        self.estimates = Estimates(net, won[chosen])
        values = {move: won.get(move, least * priors[move] / LEAST) for move in priors}
        ranked = sorted(values, key=lambda move: (move != chosen, -values[move], -priors[move]))
        share = 1.0 / len(won)
        chance = self._effort.weighed.chance
        found = [
            Candidate(move, chance(net, min(values[move], values[chosen])), share if move in won else 0.0)
            for move in ranked
        ]
        return Decision(chosen, tuple(found), tuple(self._mind.foresight.line(likeliest, chosen)))


class Mind:
    """What a bot keeps for all decisions of a set-up."""

    def __init__(self, setup: Setup) -> None:
        net = policy.shipped_net()
        self.setup = setup
        self.hindsight = Hindsight(setup, net)
        self.foresight = Foresight(setup, net)
        self._advisor = Advisor(setup, net)

    def priors(self, world: CrewState) -> dict[int, float]:
        """The probability that the net makes each legal move."""
        self._advisor.read(world)
        top = max(self._advisor.scores)
        likely = {
            int(move): math.exp((score - top) / ONE)
            for move, score in zip(self._advisor.moves.listed(), self._advisor.scores, strict=True)
        }
        total = sum(likely.values())
        return {move: one / total for move, one in likely.items()}

    def chance(self) -> float:
        """The chance of success that the net sees in the world that was read last."""
        return 1.0 / (1.0 + math.exp(-self._advisor.chance / ONE))


def _undoubted(priors: dict[int, float], chance: float) -> Decision:
    """The only move that the net considers; the others, which are not weighed, count as much less as it likes them."""
    first, *rest = sorted(priors, key=lambda move: -priors[move])
    others = [Candidate(move, chance * priors[move] / priors[first], 0.0) for move in rest]
    return Decision(first, (Candidate(first, chance, 1.0), *others), (first,))


def _after(world: CrewState, move: int) -> CrewState:
    """A copy of the world in which this move is made."""
    state = world.copy()
    state.apply(move)
    return state


def _cost(vote: int) -> float:
    return 0.0 if vote == vote_move(NO) else DISTRESS_COST
