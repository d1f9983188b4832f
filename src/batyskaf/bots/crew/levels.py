"""The levels of The Crew's bot."""

from batyskaf.bots.crew.fair import at_level

__all__ = ["at_level"]
