"""What processes that think need: the tests import it once, and fork these processes from there."""

from batyskaf.games import load, names
from batyskaf.table import workers

GAMES = {name: load(name) for name in names()}

__all__ = ["GAMES", "workers"]
