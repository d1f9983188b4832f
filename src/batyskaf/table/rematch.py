"""Rematches: the same people at a new table, with the same links, in the same campaign."""

import secrets
from typing import TYPE_CHECKING

import msgspec

from batyskaf.core.fairness import fresh_seed
from batyskaf.core.reason import Refused
from batyskaf.table import bodies, log
from batyskaf.table.actor import Actor
from batyskaf.table.commands import Access, Desk
from batyskaf.table.room import Room
from batyskaf.table.store import KnownCampaign, Link

if TYPE_CHECKING:
    from batyskaf.table.hub import Hub


async def rematch(hub: "Hub", actor: Actor, access: Access, wish: bodies.Rematch) -> str:
    """Seat the same people at a new table, which their links open too. A second request returns the same table."""
    if not access.at(actor.room) and not access.creator:
        raise Refused("refused-table-watching")
    async with hub.rematching:
        room = actor.room
        if room.head.settings.by_message:
            raise Refused("refused-message-not")
        if room.next is not None:
            return room.next
        if room.status != "over":
            raise Refused("refused-table-running")
        options, campaign = await _next_options(hub, room, wish)
        head = hub.head(room.game, options, fresh_seed(), room.head.settings, campaign=campaign)
        fresh = Room(head, room.game)
        if len(fresh.chairs) != len(room.chairs):
            raise Refused("refused-seat-names", count=len(fresh.chairs), given=len(room.chairs))
        await _move_over(hub, room, fresh, 1 if wish.swap else 0)
        hub.tables[head.id].origin = actor.origin
        await actor.do(lambda desk: desk.note(log.RematchEntry(table=head.id)))
        return head.id


async def _move_over(hub: "Hub", room: Room, fresh: Room, by: int) -> None:
    """Seat everyone at a new table with their present links, moved on by some seats."""
    count = len(room.chairs)
    desk = Desk(fresh, hub.clock())
    for seat, chair in enumerate(room.chairs):
        bot = chair.bot if chair.kind == "bot" else None
        place = (seat + by) % count
        desk.note(
            log.SatEntry(seat=place, kind=chair.kind, name=chair.name, bot=bot, link=chair.link, player=chair.player)
        )
    desk.start_if_full()
    links = []
    for link in await hub.store.links(room.head.id):
        places = tuple(sorted((seat + by) % count for seat in link.seats))
        links.append(Link(link.hash, fresh.head.id, places, link.creator, link.watch))
    await hub.store_new(fresh, desk, links)


async def _next_options(hub: "Hub", room: Room, wish: bodies.Rematch) -> tuple[msgspec.Struct, str | None]:
    """The options of the new table: those of the campaign, if there is one, for a repeated mission too."""
    options, campaign = room.options, room.head.campaign
    if campaign is None and wish.choice != "same":
        campaign = await _begin(hub, room)
    if campaign is not None:
        known = await hub.store.campaign(campaign)
        choice = "again" if wish.choice == "same" else wish.choice
        options = room.presentation.next_options(known.logbook, choice, str(room.head.options.get("mission")))
    choices = {**msgspec.to_builtins(options), **(wish.options or {})}
    return room.game.options(**choices), campaign


async def _begin(hub: "Hub", room: Room) -> str:
    """Begin a campaign with a match that was played without one."""
    campaign = secrets.token_urlsafe(24)
    logbook = room.presentation.begin(room.names, room.options)
    if room.match is not None and room.match.over:
        logbook = room.presentation.recorded(logbook, room.match, room.head.id, hub.date())
    await hub.store.new_campaign(campaign, KnownCampaign(room.head.game, logbook, room.head.packs))
    return campaign
