"""`check_bot` on an honest bot and on bots that are not."""

import pytest
from tests.pocket.game import load
from tests.pocket.state import PearlsState

from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Decision, Perspective
from batyskaf.bots.random import RandomBot
from batyskaf.core.rng import Rng
from batyskaf.games import load as load_game
from batyskaf.testing import Broken, check_bot


class Cheat(Bot):
    """Looks into the state behind the perspective; there it finds a drawn world, not the truth."""

    name = "cheat"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        world = look._world
        assert isinstance(world, PearlsState)
        return Decision(look.legal[sum(world.deck[:1]) % len(look.legal)])


class Stubborn(Bot):
    name = "stubborn"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        return Decision(0)


def test_a_random_bot_is_fair() -> None:
    report = check_bot(RandomBot, load(), games=5, thoroughness=1.0)
    assert report.worlds == report.decisions > 0


def test_a_random_bot_plays_the_crew() -> None:
    game = load_game("crew")
    report = check_bot(RandomBot, game, [game.options(mission="5", players=players) for players in (2, 3, 4, 5)])
    assert report.games == 8


def test_a_bot_that_looks_is_found_out() -> None:
    with pytest.raises(Broken, match="whatever is hidden"):
        check_bot(Cheat, load(), games=20, thoroughness=1.0)


def test_a_bot_that_answers_anything_is_found_out() -> None:
    with pytest.raises(Broken, match="legal move"):
        check_bot(Stubborn, load(), games=20)
