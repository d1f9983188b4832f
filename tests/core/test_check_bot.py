"""`check_bot` on an honest bot and on bots that each break one of its laws."""

import itertools

import pytest
from tests.pocket.game import load
from tests.pocket.state import PearlsState

from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Decision, Perspective
from batyskaf.bots.random import RandomBot
from batyskaf.core.rng import Rng
from batyskaf.games import load as load_game
from batyskaf.testing import Broken, check_bot


class Made(Bot):
    def __init__(self, rng: Rng) -> None:
        self._rng = rng


class Cheat(Made):
    """Looks into the state behind the perspective; there it finds a drawn world, not the truth."""

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        world = look._world
        assert isinstance(world, PearlsState)
        return Decision(look.legal[sum(world.deck[:1]) % len(look.legal)])


class Stubborn(Made):
    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        return Decision(0)


class Beyond(Made):
    """Answers with a number that isn't a move."""

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        return Decision(len(look.game.moves))


class Moody(Made):
    """Uses other randomness than the rng it was given."""

    moods = itertools.count()

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        return Decision(look.legal[next(self.moods) % len(look.legal)])


class Meddler(Made):
    """Changes the world behind the perspective instead of a copy."""

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        move = look.legal[0]
        look._world.apply(move)
        return Decision(move)


class Crashing(Made):
    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        return Decision(look.legal[len(look.played)])


def test_a_random_bot_is_fair() -> None:
    report = check_bot(RandomBot, load(), games=5, thoroughness=1.0)
    assert report.worlds == report.decisions > 0


def test_a_random_bot_plays_the_crew() -> None:
    game = load_game("crew")
    report = check_bot(RandomBot, game, [game.options(mission="5", players=players) for players in (2, 3, 4, 5)])
    assert report.games == 8


@pytest.mark.parametrize(
    ("bot", "law"),
    [
        (Stubborn, "a bot answers with a legal move: dive"),
        (Beyond, "a bot answers with a legal move: 28"),
        (Moody, "a bot decides the same for the same random numbers: "),
        (Cheat, "a bot decides the same whatever is hidden from it: "),
        (Meddler, "a bot leaves its Perspective as it was"),
        (Crashing, "a bot never fails: IndexError: list index out of range"),
    ],
)
def test_a_bot_that_breaks_a_law_is_found(bot: type[Made], law: str) -> None:
    game = load()
    with pytest.raises(Broken) as broken:
        check_bot(bot, game, [game.options(players=2)], games=20, seed=7, thoroughness=1.0)
    assert str(broken.value).startswith(law)
    assert "[pearls, seed 7, after " in str(broken.value)
    assert str(broken.value).endswith("PearlsOptions(players=2, timed=False)]")
