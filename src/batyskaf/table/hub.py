"""All tables of a server: making them, finding them by link, waking them from the store, playing on."""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from batyskaf.core.content import ContentError
from batyskaf.core.fairness import commit, fresh_seed, read_seed
from batyskaf.core.game import Game
from batyskaf.core.reason import Refused
from batyskaf.games import load
from batyskaf.table import bodies, frames, log
from batyskaf.table import protocol as say
from batyskaf.table.actor import MOMENT, Actor, Extra, summary
from batyskaf.table.commands import Access, Desk, clean_name, known_bot
from batyskaf.table.room import Head, Room, move_entry, restored
from batyskaf.table.store import Batch, Campaign, Link, Store, Summary
from batyskaf.table.workers import Workers

LINK = 12
"""Digits of a link's hash that tell links apart in a log."""
ASLEEP = 600.0
"""Seconds after which a table that nobody looks at leaves the memory."""
RECENT = 86400.0
"""Tables that changed this lately go on by themselves after a restart."""


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return secrets.token_hex(6)


@lru_cache(maxsize=32)
def _loaded(name: str, packs: str) -> Game:
    return load(name, msgspec.json.decode(packs, type=list[dict[str, object]]))


def game_of(name: str, packs: Sequence[dict[str, object]] = ()) -> Game:
    """A game, loaded once for each set of packs."""
    try:
        return _loaded(name, msgspec.json.encode(list(packs)).decode())
    except ContentError as error:
        raise Refused("refused-table-pack", detail=str(error.faults[0])) from None


class Hub:
    """The tables."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        clock: Callable[[], float] = time.time,
        moment: float = MOMENT,
        most_tables: int = 5000,
    ) -> None:
        self.store = store
        self.workers = workers
        self.clock = clock
        self._moment = moment
        self._most = most_tables
        self._actors: dict[str, Actor] = {}
        self._waking: dict[str, asyncio.Task[Actor]] = {}
        self._books = asyncio.Lock()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweep")

    async def wake_recent(self) -> None:
        """After a start: tables with bots to move or clocks to run go on."""
        for head, _ in await self.store.listed(("playing",), None, limit=self._most, after=time.time() - RECENT):
            try:
                await self.table(head.id)
            except Refused:
                continue  # played by other rules: it stays to be watched

    async def close(self) -> None:
        self._sweeper.cancel()
        await asyncio.gather(self._sweeper, return_exceptions=True)
        await asyncio.gather(*(actor.close() for actor in self._actors.values()))
        self._actors.clear()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(30)
            for id, actor in list(self._actors.items()):
                if actor.idle and time.monotonic() - actor.used > ASLEEP:
                    del self._actors[id]
                    await actor.close()

    # --- finding ------------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Actor:
        """A table by its id, woken from the store if need be."""
        if id in self._actors:
            return self._actors[id]
        if id not in self._waking:
            self._waking[id] = asyncio.create_task(self._wake(id))
            self._waking[id].add_done_callback(lambda _: self._waking.pop(id, None))
        return await asyncio.shield(self._waking[id])

    async def _wake(self, id: str) -> Actor:
        room = await self._read(id)
        now = self.clock()
        clocked = room.timed_at is not None or room.head.settings.clock != "off"
        if room.turn is not None and clocked:
            made = room.note(log.WokeEntry(away=max(0.0, now - room.shown[-1].stored.at)), now)
            await self.store.append(Batch(id, made, summary(room)))
        return self._run(room)

    async def _read(self, id: str) -> Room:
        head = await self.store.head(id)
        if head is None:
            raise Refused("refused-no-table", table=id)
        return restored(head, game_of(head.game, head.packs), await self.store.log(id))

    def _run(self, room: Room) -> Actor:
        id = room.head.id
        actor = Actor(room, self.store, self.workers, lambda: self._read(id), self._ended, self.clock, self._moment)
        self._actors[id] = actor
        return actor

    async def access(self, id: str, token: str) -> Access:
        """What a token opens at a table; an empty one opens public tables to watch."""
        if not token:
            actor = await self.table(id)
            if not actor.room.head.settings.public:
                raise Refused("refused-table-link")
            return Access()
        link = await self.store.link(hashed(token), id)
        if link is None:
            await self.table(id)  # no such table is another answer
            raise Refused("refused-table-link")
        return Access(link.seats, link.host, link.hash[:LINK])

    # --- making -------------------------------------------------------------------------------------------------------

    async def make(self, wish: bodies.MakeTable) -> bodies.Made:
        """A new table from choices that are checked here."""
        game = game_of(wish.game, wish.packs)
        if wish.campaign is not None:
            known = await self.store.campaign(wish.campaign)
            if known is None or known[0] != wish.game:
                raise Refused("refused-campaign-unknown")
        options = game.options(**wish.options)
        seed = fresh_seed() if wish.seed is None else read_seed(wish.seed)
        head = self._head(game, options, seed, wish.settings, campaign=wish.campaign, chosen=wish.seed is not None)
        return await self._open(head, game, wish.seats)

    def _head(
        self,
        game: Game,
        options: msgspec.Struct,
        seed: int,
        settings: say.Settings,
        parent: str | None = None,
        at: int | None = None,
        campaign: str | None = None,
        chosen: bool = False,
    ) -> Head:
        sealed = commit(seed)
        return Head(
            id=new_id(),
            game=game.name,
            rules=game.rules,
            content=game.content,
            options=msgspec.to_builtins(options),
            packs=tuple(dict(pack) for pack in game.packs()),
            settings=settings,
            seed=f"{sealed.seed:032x}",
            salt=sealed.salt,
            made=self.clock(),
            parent=parent,
            at=at,
            campaign=campaign,
            chosen=chosen,
        )

    async def _open(
        self,
        head: Head,
        game: Game,
        seats: Sequence[bodies.SeatWish] | None,
        moves: Sequence[tuple[int, str]] = (),
    ) -> bodies.Made:
        """Seat people and bots, store the table, start it if nobody is missing."""
        room = Room(head, game)
        count = len(room.chairs)
        if seats is None:
            seats = [bodies.SeatWish(kind="me"), *[bodies.SeatWish(kind="bot")] * (count - 1)]
        if len(seats) > count:
            raise Refused("refused-seat-names", count=count, given=len(seats))
        token, watch = new_token(), new_token()
        mine = tuple(seat for seat, wish in enumerate(seats) if wish.kind == "me")
        open_seats = [seat for seat in range(count) if seat >= len(seats) or seats[seat].kind == "open"]
        invites = {seat: new_token() for seat in open_seats}
        desk = Desk(room, self.clock())
        for seat, wish in enumerate(seats):
            if wish.kind == "me":
                name = clean_name(wish.name or str(seat + 1))
                desk.note(log.SatEntry(seat=seat, kind="person", name=name, link=hashed(token)[:LINK]))
            elif wish.kind == "bot":
                bot = known_bot(wish.bot)
                name = clean_name(wish.name or bot)
                desk.note(log.SatEntry(seat=seat, kind="bot", name=name, bot=bot))
        if moves:
            self._copy_moves(desk, moves)
        else:
            desk.start_if_full()
        links = [Link(hashed(token), head.id, mine, True, False), Link(hashed(watch), head.id, (), False, True)]
        links += [Link(hashed(secret), head.id, (seat,), False, False) for seat, secret in invites.items()]
        await self._store_new(room, desk, links)
        told = {str(seat): secret for seat, secret in invites.items()}
        return bodies.Made(table=frames.info(room), token=token, invites=told, watch=watch)

    async def _store_new(self, room: Room, desk: Desk, links: Sequence[Link]) -> None:
        await self.store.create(room.head, Batch(room.head.id, desk.made, summary(room), links))
        self._run(room)

    @staticmethod
    def _copy_moves(desk: Desk, moves: Sequence[tuple[int, str]]) -> None:
        """A fork starts at once, with the moves it takes over; open seats wait for their people in play."""
        desk.start()
        for seat, move in moves:
            desk.note(move_entry(seat, move))
        desk.close_if_over()

    async def fork(self, origin: "Origin", wish: bodies.Fork) -> bodies.Made:
        """A new table from the first moves of a finished match; with none it is the same deal again."""
        game = game_of(origin.game, origin.packs)
        options = game.options(**origin.options)
        if wish.at > len(origin.moves):
            raise Refused("refused-fork", at=wish.at, most=len(origin.moves))
        head = self._head(game, options, origin.seed, wish.settings, parent=origin.id, at=wish.at)
        return await self._open(head, game, wish.seats, origin.moves[: wish.at])

    # --- sitting down -------------------------------------------------------------------------------------------------

    async def sit(self, id: str, wish: bodies.Sit) -> bodies.Seated:
        """Take a seat by its invite link, or any open one of a public table.

        Whoever sits down gets a token of their own and the invite ends, so that nobody who passed it on can look in.
        """
        actor = await self.table(id)
        link = None
        if wish.token:
            link = await self.store.link(hashed(wish.token), id)
            if link is None:
                raise Refused("refused-table-link")
            if not link.seats:
                raise Refused("refused-table-watching")
            if any(actor.room.chairs[seat].link == link.hash[:LINK] for seat in link.seats):
                return bodies.Seated(token=wish.token, seats=link.seats)
        elif not actor.room.head.settings.public:
            raise Refused("refused-table-link")
        return await self._sit_down(actor, wish, link.seats[0] if link is not None else wish.seat)

    async def _sit_down(self, actor: Actor, wish: bodies.Sit, wanted: int | None) -> bodies.Seated:
        token = new_token()
        links = await self.store.links(actor.room.head.id)
        taken: list[int] = []

        def take(desk: Desk) -> int:
            open_seats = [seat for seat, chair in enumerate(desk.room.chairs) if chair.kind == "open"]
            if wanted is not None and wanted not in open_seats:
                raise Refused("refused-table-taken", seat=wanted + 1)
            if not open_seats:
                raise Refused("refused-table-full")
            seat = open_seats[0] if wanted is None else wanted
            desk.sit(seat, wish.name, hashed(token)[:LINK])
            taken.append(seat)
            return seat

        def extra() -> Extra:
            seat = taken[0]
            old = tuple(link.hash for link in links if link.seats == (seat,) and not link.host)
            return Extra((Link(hashed(token), actor.room.head.id, (seat,), False, False),), old)

        seat = await actor.do(take, extra)
        return bodies.Seated(token=token, seats=(seat,))

    # --- playing on ---------------------------------------------------------------------------------------------------

    async def rematch(self, id: str, access: Access, wish: bodies.Rematch) -> str:
        """The same people at a new table; their links open it too. A second wish finds the first one's table."""
        actor = await self.table(id)
        if not access.seats and not access.host:
            raise Refused("refused-table-watching")
        async with self._books:
            room = actor.room
            if room.next is not None:
                return room.next
            if room.status != "over":
                raise Refused("refused-table-running")
            options, campaign = await self._next_options(room, wish)
            head = self._head(room.game, options, fresh_seed(), room.head.settings, campaign=campaign)
            fresh = Room(head, room.game)
            if len(fresh.chairs) != len(room.chairs):
                raise Refused("refused-seat-names", count=len(fresh.chairs), given=len(room.chairs))
            await self._move_over(room, fresh, 1 if wish.swap else 0)
            await actor.do(lambda desk: desk.note(log.RematchEntry(table=head.id)))
            return head.id

    async def _move_over(self, room: Room, fresh: Room, by: int) -> None:
        """Seat everybody at a fresh table, some seats on, with the links they have."""
        count = len(room.chairs)
        desk = Desk(fresh, self.clock())
        for seat, chair in enumerate(room.chairs):
            bot = chair.bot if chair.kind == "bot" else None
            place = (seat + by) % count
            desk.note(log.SatEntry(seat=place, kind=chair.kind, name=chair.name, bot=bot, link=chair.link))
        desk.start_if_full()
        links = []
        for link in await self.store.links(room.head.id):
            places = tuple(sorted((seat + by) % count for seat in link.seats))
            links.append(Link(link.hash, fresh.head.id, places, link.host, link.watch))
        await self._store_new(fresh, desk, links)

    async def _next_options(self, room: Room, wish: bodies.Rematch) -> tuple[msgspec.Struct, str | None]:
        options, campaign = room.options, room.head.campaign
        if wish.choice != "same":
            if campaign is None:
                campaign = new_token()
                book = room.hosting.begin(room.names, room.options)
                if room.match is not None and room.match.over:
                    book = room.hosting.recorded(book, room.match, room.head.id, self._date())
                await self.store.new_campaign(campaign, room.head.game, book)
            known = await self.store.campaign(campaign)
            assert known is not None
            options = room.hosting.next_options(known[1], wish.choice)
        choices = {**msgspec.to_builtins(options), **(wish.options or {})}
        return room.game.options(**choices), campaign

    def _date(self) -> str:
        return time.strftime("%Y-%m-%d", time.gmtime(self.clock()))

    def _ended(self, room: Room) -> Campaign | None:
        """A finished match is written into its campaign along with its end."""
        campaign, match = room.head.campaign, room.match
        if campaign is None or match is None or not match.over:
            return None
        date = self._date()
        return Campaign(campaign, lambda book: room.hosting.recorded(book, match, room.head.id, date))

    async def lobby(self) -> list[bodies.Listed]:
        """Public tables that wait or play."""
        return [_listed(head, shown) for head, shown in await self.store.listed(("waiting", "playing"), True)]

    async def finished(self) -> list[bodies.Listed]:
        return [_listed(head, shown) for head, shown in await self.store.listed(("over",), True)]


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match to fork from: a table's, or an uploaded one."""

    id: str
    game: str
    packs: tuple[dict[str, object], ...]
    options: dict[str, object]
    seed: int
    moves: tuple[tuple[int, str], ...]


def _listed(head: Head, shown: Summary) -> bodies.Listed:
    hosting = game_of(head.game, head.packs).hosting()
    info = say.TableInfo(
        id=head.id,
        game=head.game,
        options=head.options,
        settings=head.settings,
        seats=tuple(msgspec.convert(seat, say.SeatInfo) for seat in shown.seats),
        status=msgspec.convert(shown.status, say.Status),
        paused=shown.paused,
        chat=hosting.chat if head.settings.chat is None else head.settings.chat,
        phrases=hosting.phrases,
        proposal=None,
        commitment=head.commitment.hash,
        made=head.made,
        parent=head.parent,
        at=head.at,
        campaign=None,
        next=shown.next,
        packs=frames.pack_names(head.packs),
        chosen=head.chosen,
    )
    return bodies.Listed(table=info, moves=shown.moves, result=shown.result)
