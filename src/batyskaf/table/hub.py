"""What people ask of a server: make tables, find them by link, sit down, play, and play again."""

import contextlib
import hashlib
import itertools
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from functools import cached_property
from typing import cast

import msgspec

from batyskaf.core.fairness import commit, fresh_seed, read_seed
from batyskaf.core.game import Game
from batyskaf.core.reason import Refused
from batyskaf.table import bodies, log, updates
from batyskaf.table import protocol as say
from batyskaf.table.actor import Actor, Extra, Then, summary
from batyskaf.table.audience import Audience
from batyskaf.table.commands import Access, Desk, clean_name, known_bot
from batyskaf.table.follower import Follower
from batyskaf.table.homes import Place, home_of
from batyskaf.table.metrics import Metrics
from batyskaf.table.peers import AnyOrder, Invite, Obey, PlayOn, SitDown
from batyskaf.table.records import Records
from batyskaf.table.rematch import rematch
from batyskaf.table.room import Head, Listing, Room
from batyskaf.table.store import Batch, KnownCampaign, Link, Moved, Summary
from batyskaf.table.tables import Tables, game_of

TALK = (say.Say, say.Name, say.Propose, say.Withdraw, say.Undo, say.Pause, say.Hand, say.Grant)
"""Commands that everyone at the table is shown, and that need no turn."""
LINK = 12
"""Digits of the hash of a link that identify it in a log."""


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def player_hash(key: str) -> str:
    """The hash of a player's key, which is stored in its place."""
    return hashed(f"player {key}") if key else ""


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return secrets.token_hex(6)


_process, _numbers = secrets.token_hex(4), itertools.count()


def _named(command: say.AnyCommand) -> say.AnyCommand:
    """A command with an id, by which a second attempt is recognised."""
    return command if command.id else msgspec.structs.replace(command, id=f".{_process}-{next(_numbers)}")


class Hub(Tables):
    """All requests of people to a server."""

    place: Place | None = None
    """This process among several behind one port."""
    shares = False
    """Whether packs are shared by link."""
    letters = False
    """Whether tables by message can be made: only without a server."""

    def new_table(self) -> str:
        """The id of a new table, whose home is this process."""
        id = new_id()
        while self.place is not None and home_of(id, self.place.count) != self.place.number:
            id = new_id()
        return id

    @cached_property
    def metrics(self) -> Metrics:
        return Metrics()

    @cached_property
    def _records(self) -> Records:
        return Records(self.store)

    # --- at a table ---------------------------------------------------------------------------------------------------

    async def order(self, id: str, order: AnyOrder) -> object:
        """Give an order to the owner of a table: this process, or the one that holds its lease."""

        async def ask(table: Audience) -> object:
            if isinstance(table, Follower):
                return await table.ask(order)
            assert isinstance(table, Actor)
            return await self.answer(table, order)

        return await self.at(id, ask)

    async def answer(self, actor: Actor, order: AnyOrder) -> object:
        """Answer an order for a table of this process."""
        match order:
            case Obey(access, command):
                if isinstance(command, TALK) and not actor.may_talk(access, self.limits):
                    raise Refused("refused-table-often")
                return await actor.do(lambda desk: desk.answer(command, access))
            case SitDown(wish):
                return await self._sit(actor, wish)
            case PlayOn(access, wish):
                return await rematch(self, actor, access, wish)
            case Invite(access):
                return await self._invite(actor, access)

    async def command(self, id: str, access: Access, command: say.AnyCommand) -> int:
        """Send a command to a table; return the `seq` after it. Its id makes sure that it is done once."""
        begun, done = time.monotonic(), False
        try:
            seq = cast(int, await self.order(id, Obey(access, _named(command))))
            done = True
            return seq
        finally:
            self._count(command, begun, done)

    def _count(self, command: say.AnyCommand, begun: float, done: bool) -> None:
        self.metrics.commands[type(command), done] += 1
        self.metrics.answers.add(time.monotonic() - begun)

    def awake(self, id: str) -> Actor | None:
        """A table of this process that is in memory."""
        table = None if id in self._waking else self.tables.get(id)
        return table if isinstance(table, Actor) else None

    def obey(self, actor: Actor, access: Access, command: say.AnyCommand, then: Then) -> None:
        """Send a command to a table of this process; `then` gets the `seq` after it, or the reason of a refusal."""
        begun, named = time.monotonic(), _named(command)

        def done(seq: int, error: Exception | None) -> None:
            self._count(command, begun, error is None)
            then(seq, error)

        try:
            if isinstance(command, TALK) and not actor.may_talk(access, self.limits):
                raise Refused("refused-table-often")
            actor.submit(lambda desk: desk.answer(named, access), done)
        except (Refused, Moved) as error:
            done(0, error)

    async def sit(self, id: str, wish: bodies.Sit) -> bodies.Seated:
        return cast(bodies.Seated, await self.order(id, SitDown(wish)))

    async def rematch(self, id: str, access: Access, wish: bodies.Rematch) -> str:
        return cast(str, await self.order(id, PlayOn(access, wish)))

    async def invite(self, id: str, access: Access) -> bodies.Invites:
        return cast(bodies.Invites, await self.order(id, Invite(access)))

    async def access(self, id: str, token: str) -> Access:
        """What a token opens at a table; an empty one opens public tables to watch."""
        if not token:
            table = await self.table(id)
            if not table.room.head.settings.public:
                raise Refused("refused-table-link")
            return Access()
        actor = self.awake(id)
        link = await (self.store.link(hashed(token), id) if actor is None else actor.link(hashed(token)))
        if link is None:
            await self.table(id)  # a table that doesn't exist is refused differently
            raise Refused("refused-table-link")
        return Access(link.seats, link.creator, link.hash[:LINK])

    # --- making -------------------------------------------------------------------------------------------------------

    async def make(self, wish: bodies.MakeTable, seed: int | None = None, sealed: str | None = None) -> bodies.Made:
        """Make a table from choices, which are checked here.

        `seed` is a deal that the server has chosen, `sealed` the date until which it stays secret.
        """
        campaign = await self._campaign(wish)
        game = await self.game(wish.game, wish.packs or (campaign.packs if campaign else ()))
        options = game.options(**{**_carried(game, campaign, wish), **wish.options})
        if seed is None:
            seed = fresh_seed() if wish.seed is None else read_seed(wish.seed)
        head = self.head(game, options, seed, wish.settings, campaign=wish.campaign, chosen=wish.seed is not None)
        head = msgspec.structs.replace(head, sealed=sealed)
        return await self._open(head, game, wish.seats, player=wish.player)

    def made_by(self, origin: str, made: bodies.Made) -> bodies.Made:
        """Note the address that made a table."""
        table = self.tables.get(made.table.id)
        if table is not None:
            table.origin = origin
        return made

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
            id=self.new_table(),
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
        moves: Sequence[tuple[int, int]] = (),
        player: str = "",
    ) -> bodies.Made:
        """Seat people and bots, store the table, and start it if no seat is open."""
        room = Room(head, game)
        if head.settings.by_message:
            self._check_by_message(room)
        count = len(room.chairs)
        if seats is None:
            seats = [bodies.SeatWish(kind="me"), *[bodies.SeatWish(kind="bot")] * (count - 1)]
        if len(seats) > count:
            raise Refused("refused-seat-names", count=count, given=len(seats))
        token, watch = new_token(), new_token()
        desk = Desk(room, self.clock())
        _seat(desk, seats, token, player)
        invites = {seat: new_token() for seat, chair in enumerate(room.chairs) if chair.kind == "open"}
        if moves:
            self._copy_moves(desk, moves)
        elif head.settings.by_message:
            desk.start()
        else:
            desk.start_if_full()
        mine = tuple(seat for seat, wish in enumerate(seats) if wish.kind == "me")
        links = [Link(hashed(token), head.id, mine, True, False), Link(hashed(watch), head.id, (), False, True)]
        links += [Link(hashed(secret), head.id, (seat,), False, False) for seat, secret in invites.items()]
        await self.store_new(room, desk, links)
        by_seat = {str(seat): secret for seat, secret in invites.items()}
        return bodies.Made(table=updates.info(room), token=token, invites=by_seat, watch=watch)

    def _check_by_message(self, room: Room) -> None:
        if not self.letters:
            raise Refused("refused-message-server")
        timed = room.head.settings.clock != "off" or room.presentation.seconds(room.options) is not None
        if timed or room.head.campaign is not None or room.head.settings.public:
            raise Refused("refused-message-kind")

    async def store_new(self, room: Room, desk: Desk, links: Sequence[Link]) -> None:
        entries = [log.stored(room.game.moves, happened) for happened in desk.made]
        await self.store.create(room.head, Batch(room.head.id, entries, summary(room), links))
        self._keep(Actor(self, room, []))

    @staticmethod
    def _copy_moves(desk: Desk, moves: Sequence[tuple[int, int]]) -> None:
        """Start a fork at once with the moves of its origin; open seats can be taken while it is played."""
        desk.start()
        for seat, move in moves:
            desk.note(log.Play(seat, move))
        desk.close_if_over()

    async def fork(self, origin: "Origin", wish: bodies.Fork) -> bodies.Made:
        """Make a table from the first moves of a finished match; with none, the same deal again."""
        game = await self.game(origin.game, origin.packs)
        options = game.options(**origin.options)
        if wish.at > len(origin.moves):
            raise Refused("refused-fork", at=wish.at, most=len(origin.moves))
        head = self.head(game, options, origin.seed, wish.settings, parent=origin.id, at=wish.at)
        return await self._open(head, game, wish.seats, origin.moves[: wish.at], wish.player)

    # --- sitting down -------------------------------------------------------------------------------------------------

    async def _sit(self, actor: Actor, wish: bodies.Sit) -> bodies.Seated:
        """Take a seat by its invite link, or any open one of a public table.

        A person who sits down gets a new token and the invite ends, so nobody who passed it on can see their hand.
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
            if desk.room.head.settings.by_message and wanted != desk.room.turn:
                raise Refused("refused-message-turn")
            if wanted is not None and wanted not in open_seats:
                raise Refused("refused-table-taken", seat=wanted)
            if not open_seats:
                raise Refused("refused-table-full")
            seat = open_seats[0] if wanted is None else wanted
            desk.sit(seat, wish.name, hashed(token)[:LINK], player_hash(wish.player))
            taken.append(seat)
            return seat

        def extra() -> Extra:
            seat = taken[0]
            old = tuple(link.hash for link in links if link.seats == (seat,) and not link.creator)
            return Extra((Link(hashed(token), actor.room.head.id, (seat,), False, False),), old)

        seat = await actor.do(take, extra)
        return bodies.Seated(token=token, seats=(seat,))

    async def _invite(self, actor: Actor, access: Access) -> bodies.Invites:
        """More links to the open seats, for a maker whose browser does not have the first ones."""
        if not access.creator:
            raise Refused("refused-table-host")
        made: dict[int, str] = {}

        def choose(desk: Desk) -> int:
            made.update({seat: new_token() for seat, chair in enumerate(desk.room.chairs) if chair.kind == "open"})
            return desk.room.seq

        def extra() -> Extra:
            return Extra(
                tuple(Link(hashed(token), actor.room.head.id, (seat,), False, False) for seat, token in made.items())
            )

        await actor.do(choose, extra)
        return bodies.Invites(invites={str(seat): token for seat, token in made.items()})

    async def keep_link(self, id: str, link: Link) -> None:
        """Give out one more link to a table."""
        table = await self.table(id)
        assert isinstance(table, Actor)
        await table.do(lambda desk: desk.room.seq, lambda: Extra((link,)))

    async def lobby(self) -> list[bodies.Listed]:
        """Public tables that are waiting or playing."""
        return [found async for found in self._shown(("waiting", "playing"))]

    async def mine(self, wish: bodies.Mine) -> list[bodies.Own]:
        """Tables that a person has links to, and whether it is their turn. No table is woken for this."""
        hashes = {link.table: hashed(link.token) for link in wish.links}
        return [
            bodies.Own(
                table=link.table,
                game=game,
                status=msgspec.convert(shown.status, say.Status),
                turn=shown.turn is not None and shown.turn in link.seats and not shown.paused,
                changed=changed,
                names=tuple(str(seat.get("name", "")) for seat in shown.seats),
            )
            for link, game, shown, changed in await self.store.mine(hashes)
        ]

    async def stats(self, player: str) -> bodies.Stats:
        """The statistics of this server."""
        return (await self._records.totals()).seen_by(player_hash(player))

    async def finished(self) -> list[bodies.Listed]:
        return [found async for found in self._shown(("over",))]

    async def _shown(self, statuses: tuple[say.Status, ...]) -> AsyncIterator[bodies.Listed]:
        """Lists load no table and no pack: what they show is stored with each table."""
        for listing, shown in await self.store.listed(statuses):
            with contextlib.suppress(Refused):  # a game that this server doesn't have any more
                yield _listed(listing, shown)


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match to fork from: a table's, or an uploaded one."""

    id: str
    game: str
    packs: tuple[dict[str, object], ...]
    options: dict[str, object]
    seed: int
    moves: tuple[tuple[int, int], ...]
    """Seats and moves, by their ids in the game with these packs."""


def _seat(desk: Desk, seats: Sequence[bodies.SeatWish], token: str, player: str) -> None:
    """Seat the maker of a table, by their token and player key, and the bots."""
    for seat, wish in enumerate(seats):
        if wish.kind == "me":
            name, link, who = clean_name(wish.name or str(seat + 1)), hashed(token)[:LINK], player_hash(player)
            desk.note(log.SatEntry(seat=seat, kind="person", name=name, link=link, player=who))
        elif wish.kind == "bot":
            bot = known_bot(wish.bot)
            desk.note(log.SatEntry(seat=seat, kind="bot", name=clean_name(wish.name or bot), bot=bot))
        elif wish.name and desk.room.head.settings.by_message:
            desk.note(log.SatEntry(seat=seat, kind="open", name=clean_name(wish.name)))


def _listed(listing: Listing, shown: Summary) -> bodies.Listed:
    info = updates.table_info(
        listing,
        game_of(listing.game).presentation(),
        seats=tuple(msgspec.convert(seat, say.SeatInfo) for seat in shown.seats),
        status=msgspec.convert(shown.status, say.Status),
        paused=shown.paused,
        next=shown.next,
    )
    return bodies.Listed(table=info, moves=shown.moves, result=shown.result)


def _carried(game: Game, campaign: KnownCampaign | None, wish: bodies.MakeTable) -> dict[str, object]:
    """The options of a new table that its campaign provides."""
    if campaign is None:
        return {}
    choice = wish.choice or ("next" if wish.mission is None else "any")
    carried: dict[str, object] = msgspec.to_builtins(
        game.presentation().next_options(campaign.logbook, choice, wish.mission)
    )
    return carried
