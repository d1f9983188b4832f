"""The server as its people use it: tables are made, found by link, sat down at, played at, and played on."""

import asyncio
import hashlib
import secrets
from collections.abc import Sequence
from typing import cast

import msgspec

from batyskaf.core.fairness import commit, fresh_seed, read_seed
from batyskaf.core.game import Game
from batyskaf.core.reason import Refused
from batyskaf.table import bodies, frames, log
from batyskaf.table import protocol as say
from batyskaf.table.actor import Actor, Extra, summary
from batyskaf.table.audience import Audience
from batyskaf.table.commands import Access, Desk, clean_name, known_bot
from batyskaf.table.follower import Follower
from batyskaf.table.peers import AnyOrder, Obey, PlayOn, SitDown
from batyskaf.table.rematch import rematch
from batyskaf.table.room import Head, Room, move_entry
from batyskaf.table.stats import Outcome, told
from batyskaf.table.store import Batch, KnownCampaign, Link, Summary
from batyskaf.table.tables import Tables, game_of

LINK = 12
"""Digits of a link's hash that tell links apart in a log."""


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def player_hash(key: str) -> str:
    """What is kept of the key by which a browser knows its person."""
    return hashed(f"player {key}") if key else ""


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return secrets.token_hex(6)


class Hub(Tables):
    """Everything that people ask of a server."""

    _ended: tuple[int, list[Outcome]] = (0, [])
    """The matches that have ended, as they were last read."""

    # --- at a table ---------------------------------------------------------------------------------------------------

    async def order(self, id: str, order: AnyOrder) -> object:
        """Have the owner of a table carry out an order: this process, or the one that holds its lease."""

        async def ask(table: Audience) -> object:
            if isinstance(table, Follower):
                return await table.ask(order)
            assert isinstance(table, Actor)
            return await self.obey(table, order)

        return await self.at(id, ask)

    async def obey(self, actor: Actor, order: AnyOrder) -> object:
        """Carry out an order at a table of this process."""
        match order:
            case Obey(access, command):
                return await actor.do(lambda desk: desk.carry_out(command, access))
            case SitDown(wish):
                return await self._sit(actor, wish)
            case PlayOn(access, wish):
                return await rematch(self, actor, access, wish)

    async def carry_out(self, id: str, access: Access, command: say.AnyCommand) -> int:
        """A command of somebody at a table; the `seq` after it. An order that is sent twice is told by its id."""
        named = command if command.id is not None else msgspec.structs.replace(command, id=f".{new_id()}")
        return cast(int, await self.order(id, Obey(access, named)))

    async def sit(self, id: str, wish: bodies.Sit) -> bodies.Seated:
        return cast(bodies.Seated, await self.order(id, SitDown(wish)))

    async def rematch(self, id: str, access: Access, wish: bodies.Rematch) -> str:
        return cast(str, await self.order(id, PlayOn(access, wish)))

    async def access(self, id: str, token: str) -> Access:
        """What a token opens at a table; an empty one opens public tables to watch."""
        if not token:
            table = await self.table(id)
            if not table.room.head.settings.public:
                raise Refused("refused-table-link")
            return Access()
        link = await self.store.link(hashed(token), id)
        if link is None:
            await self.table(id)  # no such table is another answer
            raise Refused("refused-table-link")
        return Access(link.seats, link.host, link.hash[:LINK])

    # --- making -------------------------------------------------------------------------------------------------------

    async def make(self, wish: bodies.MakeTable, seed: int | None = None) -> bodies.Made:
        """A new table from choices that are checked here; `seed` is a deal that the server has chosen."""
        campaign = await self._campaign(wish)
        game = game_of(wish.game, wish.packs or (campaign.packs if campaign else ()))
        options = game.options(**{**_carried(game, campaign, wish), **wish.options})
        if seed is None:
            seed = fresh_seed() if wish.seed is None else read_seed(wish.seed)
        head = self.head(game, options, seed, wish.settings, campaign=wish.campaign, chosen=wish.seed is not None)
        return await self._open(head, game, wish.seats, player=wish.player)

    async def _campaign(self, wish: bodies.MakeTable) -> KnownCampaign | None:
        """The campaign of a new table."""
        if wish.campaign is None:
            if wish.choice is not None or wish.mission is not None:
                raise Refused("refused-campaign-none")
            return None
        known = await self.store.campaign(wish.campaign)
        if known.game != wish.game:
            raise Refused("refused-campaign-unknown")
        return known

    def head(
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
        player: str = "",
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
                who = player_hash(player)
                desk.note(log.SatEntry(seat=seat, kind="person", name=name, link=hashed(token)[:LINK], player=who))
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
        await self.store_new(room, desk, links)
        secrets_ = {str(seat): secret for seat, secret in invites.items()}
        return bodies.Made(table=frames.info(room), token=token, invites=secrets_, watch=watch)

    async def store_new(self, room: Room, desk: Desk, links: Sequence[Link]) -> None:
        await self.store.create(room.head, Batch(room.head.id, desk.made, summary(room), links))
        self._stands(Actor(self, room, []))

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
        head = self.head(game, options, origin.seed, wish.settings, parent=origin.id, at=wish.at)
        return await self._open(head, game, wish.seats, origin.moves[: wish.at], wish.player)

    # --- sitting down -------------------------------------------------------------------------------------------------

    async def _sit(self, actor: Actor, wish: bodies.Sit) -> bodies.Seated:
        """Take a seat by its invite link, or any open one of a public table.

        Whoever sits down gets a token of their own and the invite ends, so that nobody who passed it on can look in.
        """
        link = None
        if wish.token:
            link = await self.store.link(hashed(wish.token), actor.room.head.id)
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
            desk.sit(seat, wish.name, hashed(token)[:LINK], player_hash(wish.player))
            taken.append(seat)
            return seat

        def extra() -> Extra:
            seat = taken[0]
            old = tuple(link.hash for link in links if link.seats == (seat,) and not link.host)
            return Extra((Link(hashed(token), actor.room.head.id, (seat,), False, False),), old)

        seat = await actor.do(take, extra)
        return bodies.Seated(token=token, seats=(seat,))

    async def lobby(self) -> list[bodies.Listed]:
        """Public tables that wait or play."""
        return [_listed(head, shown) for head, shown in await self.store.listed(("waiting", "playing"), True)]

    async def mine(self, wish: bodies.Mine) -> list[bodies.Own]:
        """Tables that somebody has links to, and whether it is their turn; none of them is woken for this."""
        hashes = {link.table: hashed(link.token) for link in wish.links}
        return [
            bodies.Own(
                table=head.id,
                game=head.game,
                status=msgspec.convert(shown.status, say.Status),
                turn=shown.turn is not None and shown.turn in link.seats and not shown.paused,
                changed=changed,
                names=tuple(str(seat.get("name", "")) for seat in shown.seats),
            )
            for link, head, shown, changed in await self.store.mine(hashes)
        ]

    async def stats(self, player: str) -> bodies.Stats:
        """The statistics of this server; read again only when another match has ended."""
        ended = await self.store.ended()
        if ended != self._ended[0]:
            self._ended = (ended, await self.store.outcomes())
        return await asyncio.to_thread(told, self._ended[1], player_hash(player))

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
    info = frames.table_info(
        head,
        game_of(head.game, head.packs).hosting(),
        seats=tuple(msgspec.convert(seat, say.SeatInfo) for seat in shown.seats),
        status=msgspec.convert(shown.status, say.Status),
        paused=shown.paused,
        next=shown.next,
    )
    return bodies.Listed(table=info, moves=shown.moves, result=shown.result)


def _carried(game: Game, campaign: KnownCampaign | None, wish: bodies.MakeTable) -> dict[str, object]:
    """The options that its campaign gives to a new table."""
    if campaign is None:
        return {}
    choice = wish.choice or ("next" if wish.mission is None else "any")
    carried: dict[str, object] = msgspec.to_builtins(game.hosting().next_options(campaign.book, choice, wish.mission))
    return carried
