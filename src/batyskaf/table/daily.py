"""The daily dive: tables with the deal of the date."""

import asyncio
import secrets

from batyskaf.bots import plain_bot
from batyskaf.core.reason import Refused
from batyskaf.games import names
from batyskaf.table import bodies
from batyskaf.table.deals import options_of, seed_of
from batyskaf.table.hub import Hub
from batyskaf.table.thinking import Deal


class Daily:
    """The dives of one server."""

    def __init__(self, hub: Hub, sealed: bool = True) -> None:
        """`sealed`: others play the same deal, so nobody learns it before the day is over."""
        self._hub = hub
        self._sealed = sealed
        self._lock = asyncio.Lock()

    def today(self) -> bodies.Daily:
        return bodies.Daily(date=self._hub.date(), games=tuple(names()))

    async def dive(self, game: str, wish: bodies.Dive) -> bodies.Made:
        """Make a table with today's deal: the person who asks sits first, bots take the rest."""
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
        return await self._hub.make(make, seed_of(secret, game, date, number), date if self._sealed else None)

    async def _secret(self) -> str:
        return await self._hub.store.kept("secret") or await self._hub.store.keep("secret", secrets.token_hex(32))

    async def _number(self, secret: str, game: str, date: str) -> int:
        """Found once, then kept in the store."""
        key = f"daily {game} {date}"
        kept = await self._hub.store.kept(key)
        if kept is None:
            number = await self._hub.thinking.work(Deal(secret, game, date))
            kept = await self._hub.store.keep(key, str(number))
        return int(kept)
