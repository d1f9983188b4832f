"""The daily dive: on a date everybody gets the same deal of a game, and nobody can know it before.

The seed is an HMAC of the server's own secret over game and date, so neither a guess nor yesterday's seed helps. The
Crew's deal is one that can be won: the next number is taken until the solver shows a way for some sharing of the tasks.
"""

import asyncio
import hashlib
import hmac
import secrets

from batyskaf.bots import plain_bot
from batyskaf.bots.crew.solver import Solver
from batyskaf.bots.crew.verdicts import WON
from batyskaf.core.game import OVER
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games import load, names
from batyskaf.games.crew.codes import P_PLAY, P_SIGNAL
from batyskaf.games.crew.state import CrewState
from batyskaf.table import bodies
from batyskaf.table.hub import Hub

MISSIONS = ("3", "4", "5", "7", "9", "11", "18", "20")
"""Missions of The Crew that take turns; none has a clock."""
SHARINGS = 6
"""Ways to share out the tasks of a deal that are tried."""
CARDS = 6_000
"""Cards the solver may try for each of them."""
DEALS = 200


def seed_of(secret: str, game: str, date: str, number: int) -> int:
    """The seed of the n-th deal of a game on a date."""
    words = f"{game} {date} {number}".encode()
    return int.from_bytes(hmac.new(bytes.fromhex(secret), words, hashlib.sha256).digest()[:16])


def options_of(secret: str, game: str, date: str) -> dict[str, object]:
    """What is played on a date: everything as the game has it; of The Crew one of several missions."""
    if game != "crew":
        return {"players": 2}
    return {"mission": MISSIONS[seed_of(secret, "mission", date, 0) % len(MISSIONS)], "players": 4}


def winnable(options: dict[str, object], seed: int) -> bool:
    """Whether a deal of The Crew can surely be won: some sharing of its tasks and some line of cards wins it."""
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
    """Which deal of a date is the one that is played."""
    if game != "crew":
        return 0
    options = options_of(secret, game, date)
    for number in range(DEALS):
        if winnable(options, seed_of(secret, game, date, number)):
            return number
    raise Refused("refused-daily", game=game)


class Daily:
    """The dives of one server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._lock = asyncio.Lock()

    def today(self) -> bodies.Daily:
        return bodies.Daily(date=self._hub.date(), games=tuple(names()))

    async def dive(self, game: str, wish: bodies.Dive) -> bodies.Made:
        """A table with today's deal for whoever asks: they sit first, bots take the rest."""
        if game not in names():
            raise Refused("refused-unknown-game", name=game, known=", ".join(names()))
        date = self._hub.date()
        secret = await self._secret()
        async with self._lock:
            number = await self._number(secret, game, date)
        options = options_of(secret, game, date)
        others = int(str(options["players"])) - 1
        bot = plain_bot(game)
        named = [*wish.bots, *[bot] * others][:others]
        seats = (
            bodies.SeatWish(kind="me", name=wish.name),
            *(bodies.SeatWish(kind="bot", bot=bot, name=name) for name in named),
        )
        make = bodies.MakeTable(game=game, options=options, seats=seats, player=wish.player)
        return await self._hub.make(make, seed_of(secret, game, date, number))

    async def _secret(self) -> str:
        return await self._hub.store.kept("secret") or await self._hub.store.keep("secret", secrets.token_hex(32))

    async def _number(self, secret: str, game: str, date: str) -> int:
        """Worked out once, then kept."""
        key = f"daily {game} {date}"
        kept = await self._hub.store.kept(key)
        if kept is None:
            kept = await self._hub.store.keep(key, str(await asyncio.to_thread(number_of, secret, game, date)))
        return int(kept)
