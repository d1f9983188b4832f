"""The levels of The Crew's bots: `easy` plays what the net would, `medium` and `hard` play it out in drawn worlds."""

from batyskaf.bots.bot import Bot
from batyskaf.bots.crew.learnt import LearntCrewBot
from batyskaf.bots.crew.net.bot import NetBot
from batyskaf.core.rng import Rng


def at_level(level: str, rng: Rng) -> Bot:
    """The bot of a level."""
    return NetBot(rng) if level == "easy" else LearntCrewBot(rng, level)
