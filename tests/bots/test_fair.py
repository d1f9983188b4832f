"""The fair bot of The Crew: legal, the same whatever is hidden, and better company than chance."""

from collections.abc import Callable

from batyskaf.bots.bot import Bot, Perspective
from batyskaf.bots.crew.fair import Budget, FairCrewBot
from batyskaf.bots.random import RandomBot
from batyskaf.core.game import OVER
from batyskaf.core.rng import Rng
from batyskaf.games.crew.codes import SUCCESS
from batyskaf.games.crew.game import load
from batyskaf.testing import check_bot

GAME = load()
SMALL = Budget(4, 200)


def fair(rng: Rng) -> FairCrewBot:
    return FairCrewBot(rng, SMALL)


def test_decides_by_its_own_view_alone() -> None:
    options = [GAME.options(mission=mission, players=players) for mission, players in (("5", 4), ("14", 3), ("9", 2))]
    assert check_bot(fair, GAME, options, games=1, thoroughness=0.3).worlds > 0


def successes(make: Callable[[Rng], Bot], attempts: int) -> int:
    options = GAME.options(mission="3", players=3, distress="off", communication="silence")
    done = 0
    for seed in range(attempts):
        state = GAME.start(options, seed)
        bots: list[Bot] = [make(Rng.of(seed, f"bot {seat}")) for seat in range(3)]
        look = Rng.of(seed, "look")
        while state.turn != OVER:
            seat = int(state.turn)
            state.apply(bots[seat].choose(Perspective.of(GAME, state, seat, look)))
        done += state.outcome == SUCCESS
    return done


def test_is_better_company_than_chance() -> None:
    assert successes(fair, 6) >= successes(RandomBot, 6) + 3
