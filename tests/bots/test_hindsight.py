"""How likely drawn worlds are by what the others have decided."""

import math
from collections.abc import Iterator

import pytest

from batyskaf.bots.bot import Perspective
from batyskaf.bots.crew.net import policy
from batyskaf.bots.crew.net.bot import NetBot
from batyskaf.bots.crew.net.hindsight import Hindsight
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


def hindsight_of(state: CrewState) -> Hindsight:
    return Hindsight(state.setup, policy.shipped_net())


def drawn(look: Perspective) -> list[CrewState]:
    rng = Rng.of(3, "worlds")
    return [world for world in (look.world(rng) for _ in range(WORLDS)) if isinstance(world, CrewState)]


def test_true_hands_are_likelier_than_imagined_ones() -> None:
    gains = []
    for state, look in positions(3):
        *imagined, true = hindsight_of(state).likelihoods([*drawn(look), state], look.seat)
        gains.append(true - math.log(sum(map(math.exp, imagined)) / len(imagined)))
    assert len(gains) == 4
    assert sum(gains) / len(gains) > 1.0, gains


def test_a_hand_counts_the_same_in_every_company() -> None:
    """Hands are judged once for all worlds that have them; alone, a world must be as likely."""
    state, look = next(positions(2))
    worlds = drawn(look)
    hindsight = hindsight_of(state)
    together = hindsight.likelihoods(worlds, look.seat)
    assert len({round(one, 6) for one in together}) > WORLDS // 2
    assert hindsight.likelihoods(worlds[::-1], look.seat) == together[::-1]
    for world, likely in list(zip(worlds, together, strict=True))[:3]:
        assert hindsight_of(state).likelihoods([world], look.seat) == pytest.approx([likely])


def test_only_the_decisions_of_others_count() -> None:
    _, look = next(positions(0))
    state = drawn(look)[0].opening()
    chooser = int(state.turn)
    state.apply(state.legal()[0])
    mine, theirs = (hindsight_of(state).likelihoods([state], seat)[0] for seat in (chooser, (chooser + 1) % 4))
    assert mine == 0.0
    assert theirs < 0.0
