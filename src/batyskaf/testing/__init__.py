"""A test kit for your own games and bots: `check_game` and `check_bot` play and look for broken laws.

>>> from batyskaf.games import load
>>> from batyskaf.testing import check_game
>>> report = check_game(load("crew"), games=1)
>>> report.games
1
"""

from batyskaf.testing.bots import check_bot
from batyskaf.testing.games import Report, check_game
from batyskaf.testing.laws import Broken

__all__ = ["Broken", "Report", "check_bot", "check_game"]
