"""The levels of Endeavor's bot: how many simulations each may spend on a decision."""

from typing import Final

from batyskaf.bots.bot import Budget
from batyskaf.bots.endeavor.guide import EndeavorGuide
from batyskaf.bots.thinking import SearchBot
from batyskaf.core.game import State
from batyskaf.core.rng import Rng
from batyskaf.games.endeavor.state import EndeavorState

LEVELS: Final = {
    "easy": Budget(simulations=6),
    "medium": Budget(simulations=60),
    "hard": Budget(simulations=1000),
}


def at_level(level: str, rng: Rng) -> SearchBot:
    """The bot with the budget of a level."""
    return SearchBot(rng, LEVELS[level])


def guide_for(world: State) -> EndeavorGuide:
    assert isinstance(world, EndeavorState)
    return EndeavorGuide(world.setup)
