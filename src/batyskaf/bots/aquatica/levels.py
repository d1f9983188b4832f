"""The levels of Aquatica's bot: how many simulations each may spend on a decision."""

from typing import Final

from batyskaf.bots.aquatica.guide import AquaticaGuide
from batyskaf.bots.bot import Budget
from batyskaf.bots.thinking import SearchBot
from batyskaf.core.game import State
from batyskaf.core.rng import Rng
from batyskaf.games.aquatica.state import AquaticaState

LEVELS: Final = {
    "easy": Budget(simulations=10),
    "medium": Budget(simulations=100),
    "hard": Budget(simulations=3000),
}


def at_level(level: str, rng: Rng) -> SearchBot:
    """The bot with the budget of a level."""
    return SearchBot(rng, LEVELS[level])


def guide_for(world: State) -> AquaticaGuide:
    assert isinstance(world, AquaticaState)
    return AquaticaGuide(world.rules)
