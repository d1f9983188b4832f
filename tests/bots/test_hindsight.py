"""How likely drawn worlds are by what the others have decided."""

import math
from collections.abc import Iterator

from batyskaf.bots.bot import Perspective
from batyskaf.bots.crew.net import policy
from batyskaf.bots.crew.net.bot import NetBot
from batyskaf.bots.crew.net.hindsight import CUT, Hindsight
from batyskaf.core.game import OVER
from batyskaf.core.rng import Rng
from batyskaf.games.crew.codes import P_PLAY
from batyskaf.games.crew.game import load
from batyskaf.games.crew.state import CrewState

GAME = load()
WORLDS = 12


def positions(trick: int) -> Iterator[tuple[CrewState, Perspective]]:
    """The first decision with a choice after some tricks that the net has played, in several deals."""
    for seed in range(4):
        options = GAME.options(mission="7", players=4, difficulty=7, communication="silence", distress="off")
        state, look = GAME.start(options, seed), Rng.of(seed, "look")
        bot = NetBot(Rng.of(seed, "bot"))
        while state.turn != OVER:
            perspective = Perspective.of(GAME, state, int(state.turn), look)
            if state.phase == P_PLAY and state.number >= trick and len(perspective.legal) > 1:
                yield state, perspective
                break
            state.apply(bot.choose(perspective).move)


def drawn(look: Perspective) -> list[CrewState]:
    rng = Rng.of(3, "worlds")
    return [world for world in (look.world(rng) for _ in range(WORLDS)) if isinstance(world, CrewState)]


def likelihoods(state: CrewState, worlds: list[CrewState], seat: int, seed: int = 1) -> dict[int, float]:
    """By the number of a world its logarithm; a world that was given up is missing."""
    judged = Hindsight(state.setup, policy.shipped_net()).judged(worlds, seat, Rng.of(seed, "judged"))
    numbers = {id(world): number for number, world in enumerate(worlds)}
    return {numbers[id(one.world)]: one.likely for one in judged}


def alone(state: CrewState, world: CrewState, seat: int) -> float:
    """The logarithm of a world that is judged alone, so that it can't be given up."""
    return likelihoods(state, [world], seat)[0]


def test_true_hands_are_likelier_than_imagined_ones() -> None:
    gains = []
    for state, look in positions(3):
        imagined = sum(math.exp(alone(state, world, look.seat)) for world in drawn(look)) / WORLDS
        gains.append(alone(state, state, look.seat) - math.log(imagined))
    assert len(gains) == 4
    assert sum(gains) / len(gains) > 1.0, gains


def test_a_hand_that_is_asked_once_counts_in_every_world_that_has_it() -> None:
    found = set()
    for state, look in positions(1):
        for world in drawn(look)[:3]:
            likely = alone(state, world, look.seat)
            assert likelihoods(state, [world, world.copy()], look.seat) == {0: likely, 1: likely}
            found.add(likely)
    assert len(found) > WORLDS // 2


def test_giving_unlikely_worlds_up_changes_nothing_on_average() -> None:
    """The weight of a world, over many tries, is what it is when it is judged alone, where nothing is given up."""
    state, look = next(positions(3))
    worlds = drawn(look)
    weights = [math.exp(alone(state, world, look.seat)) for world in worlds]
    tries, sums, kept = 60, [0.0] * WORLDS, 0
    for seed in range(tries):
        found = likelihoods(state, worlds, look.seat, seed)
        kept += len(found)
        for number, likely in found.items():
            sums[number] += math.exp(likely)
    assert kept < 0.8 * tries * WORLDS
    best = max(weights)
    for number, true in enumerate(weights):
        error = math.sqrt(true * best * math.exp(-CUT) / tries)
        assert abs(sums[number] / tries - true) <= 4 * error + 1e-9, number


def test_only_the_decisions_of_others_count() -> None:
    _, look = next(positions(0))
    state = drawn(look)[0].opening()
    chooser = int(state.turn)
    state.apply(state.legal()[0])
    mine, theirs = (alone(state, state, seat) for seat in (chooser, (chooser + 1) % 4))
    assert mine == 0.0
    assert theirs < 0.0


def test_decisions_that_the_net_finds_unlikely_are_those_of_strangers() -> None:
    for state, look in positions(1):
        likely = {one.move: one.share for one in NetBot(Rng.of(1, "bot")).choose(look).candidates}
        other = (look.seat + 1) % state.seats
        strange = {}
        for move in (max(likely, key=lambda move: likely[move]), min(likely, key=lambda move: likely[move])):
            after = state.copy()
            after.apply(move)
            hindsight = Hindsight(state.setup, policy.shipped_net())
            before, now = (hindsight.judged([world], other, Rng.of(1, "judged"))[0] for world in (state, after))
            strange[move] = now.strange - before.strange
        usual, odd = strange.values()
        assert usual < 0.0 < odd


def test_what_is_left_after_the_deadline_does_not_count() -> None:
    state, look = next(positions(3))
    hindsight = Hindsight(state.setup, policy.shipped_net())
    judged = hindsight.judged(drawn(look), look.seat, Rng.of(1, "judged"), deadline=0.0)
    assert [one.likely for one in judged] == [0.0] * WORLDS
