"""Figures of packs: bots play with a pack in the background; the result is kept in the store."""

import asyncio
import hashlib
from typing import TYPE_CHECKING

import msgspec

from batyskaf.core.reason import Refused
from batyskaf.lab.measured import ATTEMPTS, BOT, GAMES, Measured
from batyskaf.table import bodies
from batyskaf.table.background import Background, Bounds, Underway
from batyskaf.table.hub import Hub
from batyskaf.table.tables import game_of
from batyskaf.table.thinking import Attempt, Play
from batyskaf.table.turns import Rank, Share

if TYPE_CHECKING:
    from batyskaf.lab.measuring import Plan

FORMAT = 1
"""Bump to invalidate stored figures."""
BOUNDS = Bounds(most=4, each=1, seconds=1200.0, busy="refused-measure-busy", failed="refused-measure-failed")
ASIDE = ("name", "author", "about", "format")
"""Fields of a pack that change none of its figures."""


class Measures:
    """`begin` starts measuring a pack unless its figures are already there; `state` reports the progress."""

    def __init__(self, hub: Hub, games: int = GAMES, attempts: int = ATTEMPTS, bounds: Bounds | None = None) -> None:
        self._hub = hub
        self._effort = games, attempts
        self._background = Background(hub.thinking, bounds or BOUNDS)
        self.close = self._background.close

    async def state(self, id: str) -> bodies.MeasureState:
        """The progress, and the figures when they are there."""
        found = await self.kept(id)
        if found is not None:
            return bodies.MeasureState(id=id, measured=found)
        now = self._background.find(id)
        if now is None:
            raise Refused("refused-measure-unknown")
        return bodies.MeasureState(id=id, done=now.done, all=now.all, failed=now.failed)

    async def kept(self, id: str) -> Measured | None:
        """The figures of a pack that was measured."""
        kept = await self._hub.store.kept(_key(id))
        return None if kept is None else msgspec.json.decode(kept, type=Measured)

    async def begin(self, game: str, pack: dict[str, object], origin: str = "") -> bodies.MeasureState:
        """Start measuring a pack; `origin` is the address that asks for it. A faulty pack is refused."""
        plan = await self._hub.thinking.aside(planned, game, pack, *self._effort)
        id = measure_id(game, pack)
        known = self._background.find(id)
        if (known is None or known.failed is not None) and await self.kept(id) is None:
            self._background.start(id, origin, lambda now: self._work(id, plan, now))
        return await self.state(id)

    async def _work(self, id: str, plan: "Plan", now: Underway) -> None:
        thinking = self._hub.thinking
        share = Share(now.origin, id, Rank.ALONE)
        attempts = [now.counted(thinking.work(Attempt(each), share)) for each in plan.attempts()]
        games = [now.counted(thinking.work(Play(each), share)) for each in plan.deals()]
        now.all = len(attempts) + len(games)
        rows = await asyncio.gather(*attempts, *games)
        found = plan.measured(rows[: len(attempts)], rows[len(attempts) :])
        await self._hub.store.keep(_key(id), msgspec.json.encode(found).decode())


def planned(game: str, pack: dict[str, object], games: int, attempts: int) -> "Plan":
    """The plan for a pack; a faulty one is refused."""
    from batyskaf.lab.measuring import Plan, Wish  # with the rules of The Crew, which a table starts without

    game_of(game, [pack])
    return Plan(Wish(game, msgspec.json.encode([pack]).decode(), BOT, games, attempts))


def measure_id(game: str, pack: dict[str, object]) -> str:
    """The id of the figures of a pack; its name and its author's words don't matter."""
    said = msgspec.json.encode((game, {name: pack[name] for name in pack if name not in ASIDE}), order="sorted")
    return hashlib.blake2b(said, digest_size=12).hexdigest()


def _key(id: str) -> str:
    return f"measure {FORMAT} {id}"
