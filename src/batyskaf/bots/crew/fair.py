"""A fair bot for The Crew: it draws worlds that agree with everything its seat was shown, and searches them for the
move after which a sensible crew succeeds most often.

Worlds in which the others' decisions were sensible count for more. A trained net advises it: which moves to try first,
which hands are likely, and which move to prefer if several are about as good. Levels differ only in their efforts: the
number of worlds, and of playouts in them.
"""

import math
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Candidate, Decision, Perspective
from batyskaf.bots.crew.advice import NOTHING, Advice
from batyskaf.bots.crew.sense import Sense, finish
from batyskaf.bots.crew.tree import Tree, surprise
from batyskaf.core.rng import Rng
from batyskaf.games.crew.codes import NO, P_DISTRESS, P_SIGNAL, QUIET
from batyskaf.games.crew.layouts import vote_move
from batyskaf.games.crew.state import CrewState


class Effort(NamedTuple):
    """The number of worlds for a decision, and of playouts in them (simulations)."""

    worlds: int
    simulations: int


LEVELS: Final[dict[str, Effort]] = {"easy": Effort(12, 40), "medium": Effort(60, 500), "hard": Effort(150, 2400)}
"""By level; `easy` searches only where the net has no opinion."""

DRAWN: Final = 6
"""Worlds drawn for each one kept."""
PER_WORLD: Final = 8
"""The minimum number of simulations per world."""
ROUND: Final = 32
"""Simulations between two checks of the clock."""
NOISE: Final = 20
"""How much partners deviate from sense in playouts."""
SIGNAL_SHARE: Final = 8
"""A signal is evaluated without search; estimating the chance shown with it takes this share of the budget."""
WORD: Final = 0.04
"""What the most informative signal adds to the crew's chance."""
DISTRESS_COST: Final = 0.1
"""The minimum gain from a distress signal, which counts as an attempt in the logbook."""
SHIFT: Final = 1.8
SLOPE: Final = 0.8
"""How the share of successful playouts becomes a chance, as logits: bots play better than playouts do."""
CERTAIN: Final = 0.002
"""The smallest share that counts, and the smallest distance from all."""
MARGIN: Final = 0.05
"""How much better than the net's choice another move has to be: partners rely on what the net would do."""
BELIEF: Final = 0.5
"""The weight of the net's belief about hands, beside the others' decisions."""


class FairCrewBot(Bot):
    """Plays any seat of The Crew from its own view only; with `advised`, the net gives the first guess."""

    name = "fair"

    def __init__(self, rng: Rng, effort: Effort = LEVELS["medium"], advised: bool = True) -> None:
        self._rng = rng
        self._effort = effort
        self._advice = Advice() if advised else None
        self._sense = Sense(rng, 0)
        self._playing = Sense(rng, NOISE)
        self._tree = Tree(self._playing)

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        if len(look.legal) == 1:
            return Decision(look.legal[0], (), (look.legal[0],))
        deadline = budget.deadline()
        most = min(self._effort.simulations, budget.simulations or self._effort.simulations)
        world = crew_world(look, self._rng)
        if self._advice is not None:
            self._advice.read(world)
        if world.phase == P_SIGNAL:
            most = 1 + most // SIGNAL_SHARE
        imagined = time.monotonic() + (deadline - time.monotonic()) / 3
        worlds = self._worlds(look, min(self._effort.worlds, 1 + most // PER_WORLD), imagined)
        if world.phase == P_SIGNAL:
            return self._signal(look.legal, worlds, most, deadline)
        if world.phase == P_DISTRESS:
            return self._vote(look.legal, worlds, most, deadline)
        return self._search(look.legal, worlds, most, deadline)

    # --- worlds ----------------------------------------------------------------------------------------------------

    def _worlds(self, look: Perspective, wanted: int, deadline: float) -> list[CrewState]:
        """The worlds for this decision: many are drawn, and resampled by how likely they make the others' decisions."""
        drawn: list[CrewState] = []
        weights: list[float] = []
        for _ in range(wanted * DRAWN):
            world = crew_world(look, self._rng)
            drawn.append(world)
            weights.append(math.exp(self._likelihood(world, look.seat)))
            if time.monotonic() > deadline:
                break
        return resampled(drawn, weights, wanted, self._rng)

    def _likelihood(self, world: CrewState, seat: int) -> float:
        """How likely a world is by what the others decided, as a logarithm."""
        likely = -surprise(world, seat, self._sense)
        if self._advice is not None:
            likely += BELIEF * self._advice.believes(world, seat)
        return likely

    # --- cards, tasks, gifts, numbers ------------------------------------------------------------------------------

    def _search(self, moves: list[int], worlds: list[CrewState], most: int, deadline: float) -> Decision:
        done = self._grow(moves, worlds, most, deadline)
        tried = sorted(self._tree.tried(), key=lambda one: (-one[1], -one[2], one[0]))
        best = tried[0][2] / tried[0][1]  # the result of a move tried only a few times may be luck
        candidates = [Candidate(move, min(best, won / some), some / done) for move, some, won in tried if some]
        if self._advice is not None:
            candidates = _preferred(candidates, self._advice.best)
        move = candidates[0].move
        return Decision(move, tuple(self._foretold(candidates)), tuple(self._tree.line(move)))

    def _foretold(self, candidates: Sequence[Candidate]) -> list[Candidate]:
        """The candidates with the chance that a crew of such bots succeeds; it was measured with the net's advice."""
        if self._advice is None or self._advice.best == NOTHING:
            return list(candidates)
        return [Candidate(one.move, chance_of(one.value), one.share) for one in candidates]

    def _grow(self, moves: list[int], worlds: list[CrewState], most: int, deadline: float) -> int:
        """Grow a tree over these moves; return the number of playouts."""
        self._tree.plant(moves, self._advice.priors(moves) if self._advice is not None else [])
        done = 0
        while done < most and not self._settled(most - done) and (done == 0 or time.monotonic() < deadline):
            for _ in range(min(ROUND, most - done)):
                self._tree.grow(worlds[done % len(worlds)])
                done += 1
        return done

    def _settled(self, left: int) -> bool:
        """Whether no other move can still be tried as often as the first."""
        visits = sorted((some for _, some, _ in self._tree.tried()), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    # --- the distress signal ---------------------------------------------------------------------------------------

    def _vote(self, moves: list[int], worlds: list[CrewState], most: int, deadline: float) -> Decision:
        """Evaluate each vote as if everyone voted the same."""
        hopes = dict.fromkeys(moves, 0)
        rounds = 0
        while rounds * len(moves) < most and (rounds == 0 or time.monotonic() < deadline):
            for move in moves:
                state = worlds[rounds % len(worlds)].copy()
                while state.phase == P_DISTRESS:
                    state.apply(move)
                hopes[move] += finish(state, self._playing)
            rounds += 1
        values = {move: hopes[move] / rounds - (DISTRESS_COST if move != vote_move(NO) else 0.0) for move in moves}
        return self._ranked({move: max(0.0, value) for move, value in values.items()})

    # --- signals ---------------------------------------------------------------------------------------------------

    def _signal(self, moves: list[int], worlds: list[CrewState], most: int, deadline: float) -> Decision:
        """Evaluate signals by the seat's own hand, which is the same in every world, and the table. The net is not
        asked: people read the plain signals of sense, and in a trial the net's signals won no more attempts.

        The best one gets the current chance of success; others get less, by the information they withhold.
        """
        chosen = int(self._sense.signal(worlds[0]))
        done = self._grow([int(QUIET)], worlds, most, deadline)
        chance = self._tree.tried()[0][2] / done
        tells = {move: self._tells(worlds[0], move) for move in moves}
        values = {chosen: chance}
        for move in moves:
            kept = max(0.0, tells[chosen] - tells[move]) + 0.1
            values.setdefault(move, max(0.0, chance - WORD * kept))
        return self._ranked(values)

    def _tells(self, world: CrewState, move: int) -> float:
        """How informative a signal is about the open tasks, from 0 to 1."""
        return 0.0 if move == QUIET else min(1.0, self._sense.signal_worth(world, move) / 100)

    def _ranked(self, values: dict[int, float]) -> Decision:
        """The move with the highest value; the first one on a tie."""
        ranked = sorted(values.items(), key=lambda one: -one[1])
        share = 1.0 / len(ranked)
        candidates = [Candidate(move, value, share) for move, value in ranked]
        return Decision(ranked[0][0], tuple(self._foretold(candidates)), (ranked[0][0],))


def resampled(drawn: list[CrewState], weights: list[float], wanted: int, rng: Rng) -> list[CrewState]:
    """Resample worlds in proportion to their weights, copies of a world one after the other."""
    step = sum(weights) / wanted
    at = rng.fraction() * step
    kept: list[CrewState] = []
    reached = 0.0
    for world, weight in zip(drawn, weights, strict=True):
        reached += weight
        while at < reached and len(kept) < wanted:
            kept.append(world)
            at += step
    return kept or drawn


def chance_of(share: float) -> float:
    """The chance of success, from the share of playouts that succeed.

    >>> [round(chance_of(share), 2) for share in (0.0, 0.1, 0.5, 0.9, 1.0)]
    [0.04, 0.51, 0.86, 0.97, 1.0]
    """
    share = min(1.0 - CERTAIN, max(CERTAIN, share))
    return 1.0 / (1.0 + math.exp(-SHIFT - SLOPE * math.log(share / (1.0 - share))))


def crew_world(look: Perspective, rng: Rng) -> CrewState:
    """A world that the seat considers possible."""
    world = look.world(rng)
    assert isinstance(world, CrewState)
    return world


def _preferred(candidates: list[Candidate], advised: int) -> list[Candidate]:
    """The advised move first, unless the best one is better by a margin. No move counts for more than the first."""
    for place, one in enumerate(candidates):
        if one.move == advised and one.value + MARGIN >= candidates[0].value:
            others = [*candidates[:place], *candidates[place + 1 :]]
            return [one, *(Candidate(other.move, min(one.value, other.value), other.share) for other in others)]
    return candidates
