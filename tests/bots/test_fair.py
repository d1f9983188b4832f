"""The fair bot of The Crew: legal, the same whatever is hidden, and better company than chance."""

from collections.abc import Callable

import pytest

from batyskaf.bots import load as load_bot
from batyskaf.bots import names
from batyskaf.bots.bot import Bot, Perspective
from batyskaf.bots.crew.fair import LEVELS, Effort, FairCrewBot
from batyskaf.bots.random import RandomBot
from batyskaf.core.game import OVER
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games.crew.codes import SUCCESS
from batyskaf.games.crew.game import load
from batyskaf.testing import check_bot
from tests.pocket.game import load as load_pearls

GAME = load()
SMALL = Effort(4, 200)


def fair(rng: Rng) -> FairCrewBot:
    return FairCrewBot(rng, SMALL)


def test_decides_by_its_own_view_alone() -> None:
    options = [GAME.options(mission=mission, players=players) for mission, players in (("3", 4), ("9", 2))]
    assert check_bot(lambda rng: FairCrewBot(rng, Effort(2, 60)), GAME, options, games=1, thoroughness=0.2).worlds > 0


def successes(make: Callable[[Rng], Bot], attempts: int) -> int:
    options = GAME.options(mission="3", players=3, distress="off", communication="silence")
    done = 0
    for seed in range(attempts):
        state = GAME.start(options, seed)
        bots: list[Bot] = [make(Rng.of(seed, f"bot {seat}")) for seat in range(3)]
        look = Rng.of(seed, "look")
        while state.turn != OVER:
            seat = int(state.turn)
            state.apply(bots[seat].choose(Perspective.of(GAME, state, seat, look)).move)
        done += state.outcome == SUCCESS
    return done


def test_is_better_company_than_chance() -> None:
    assert successes(fair, 6) >= successes(RandomBot, 6) + 3


def test_levels_are_budgets() -> None:
    assert [LEVELS[level] for level in ("easy", "medium", "hard")] == sorted(LEVELS.values())
    assert names("crew") == ["random", "easy", "medium", "hard"]


def test_a_level_thinks_for_its_game_and_says_so_where_there_is_none() -> None:
    state = GAME.start(GAME.options(mission="1", players=3), 1)
    seat = int(state.turn)
    look = Perspective.of(GAME, state, seat, Rng.of(1, "look"))
    assert load_bot("easy", Rng.of(1, "bot")).choose(look).move in state.legal()
    pearls = load_pearls()
    other = Perspective.of(pearls, pearls.start(pearls.options(), 1), 0, Rng.of(1, "look"))
    with pytest.raises(Refused) as refused:
        load_bot("hard", Rng.of(1, "bot")).choose(other)
    assert refused.value.reason.id == "refused-bot-level"
    assert "hard" not in names("pearls")
