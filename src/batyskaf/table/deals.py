"""The deals of the daily dive: on a date everyone gets the same deal of a game, and nobody can know it in advance.

The seed is an HMAC of the server's secret over game and date, so neither a guess nor yesterday's seed helps. The Crew's
deal can be won: deals are tried in order until the solver wins one for some way to share out the tasks.
"""

import hashlib
import hmac

from batyskaf.core.game import OVER
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games import load

MISSIONS = ("3", "4", "5", "7", "9", "11", "18", "20")
"""Missions of The Crew that are chosen from; none has a clock."""
SHARINGS = 6
"""Ways to share out the tasks of a deal to try."""
CARDS = 6_000
"""Cards that the solver may try for each of them."""
DEALS = 200


def seed_of(secret: str, game: str, date: str, number: int) -> int:
    """The seed of the n-th deal of a game on a date."""
    words = f"{game} {date} {number}".encode()
    return int.from_bytes(hmac.new(bytes.fromhex(secret), words, hashlib.sha256).digest()[:16])


def options_of(secret: str, game: str, date: str) -> dict[str, object]:
    """The options of a date: the game's defaults for two players, and one of several missions for The Crew."""
    if game != "crew":
        return {"players": 2}
    return {"mission": MISSIONS[seed_of(secret, "mission", date, 0) % len(MISSIONS)], "players": 4}


def winnable(options: dict[str, object], seed: int) -> bool:
    """Whether the solver wins a deal of The Crew for some way to share out its tasks."""
    from batyskaf.bots.crew.solver import Solver  # a table starts without the bots of The Crew
    from batyskaf.bots.crew.verdicts import WON
    from batyskaf.games.crew.codes import P_PLAY, P_SIGNAL
    from batyskaf.games.crew.state import CrewState

    game = load("crew")
    rng = Rng.of(seed, "daily")
    solver = Solver(rng)
    for _ in range(SHARINGS):
        state = game.start(game.options(**options), seed)
        assert isinstance(state, CrewState)
        while state.turn != OVER and state.phase not in (P_SIGNAL, P_PLAY):
            legal = state.legal()
            quiet = game.moves.id("vote no")
            state.apply(quiet if quiet in legal else legal[int(rng.below(len(legal)))])
        if solver.solve(state, CARDS) == WON:
            return True
    return False


def number_of(secret: str, game: str, date: str) -> int:
    """The number of the deal that is played on a date."""
    if game != "crew":
        return 0
    options = options_of(secret, game, date)
    for number in range(DEALS):
        if winnable(options, seed_of(secret, game, date, number)):
            return number
    raise Refused("refused-daily", game=game)
