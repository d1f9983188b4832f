"""Play by message: how a table without a server writes letters, reads them, and seats those who get them.

Only the person whose turn it is can do something, so a match has one line of letters: each continues the one before.
"""

import secrets
from collections.abc import Iterable

from batyskaf.core.reason import Refused
from batyskaf.table import bodies, letters
from batyskaf.table.api import Api, Asked, Context, Reply, reply
from batyskaf.table.commands import Access, Desk
from batyskaf.table.hub import LINK, Hub, hashed, new_token
from batyskaf.table.letters import Letter
from batyskaf.table.room import Room
from batyskaf.table.store import Link

LETTERS = Api()
"""The endpoints of letters; a server has none."""


@LETTERS.add("GET", "/tables/{id}/letter", "Posted", 403, 404, 409)
async def write(context: Context, asked: Asked) -> Reply:
    """The letter for the person whose turn it is, or for everyone once the match is over."""
    id, hub = asked.values["id"], context.hub
    access = await hub.access(id, asked.token)
    links = await hub.store.links(id)
    key = bytes.fromhex(await hub.store.keep(_key_of(id), secrets.token_hex(letters.KEY)))
    return reply(await hub.at(id, lambda table: table.read(lambda desk: _written(desk.room, access, links, key))))


@LETTERS.add("POST", "/letters", "Opened", 400, 404, 409, 413, takes="OpenLetter")
async def read(context: Context, asked: Asked) -> Reply:
    """Take over what is new in a letter, and return the link of this browser to its table."""
    hub = context.hub
    found = letters.envelope(asked.read(bodies.OpenLetter).letter)
    key = await _key(hub, found)
    letter = letters.unseal(found.sealed, key)
    if await hub.store.head(found.table) is None:
        await _create(hub, found.table, letter)
        await hub.store.keep(_key_of(found.table), key.hex())
        news: bodies.News = "new"
    else:
        news = await _grow(hub, found.table, letter)
    return reply(bodies.Opened(table=found.table, token=await _token(hub, found.table, asked.token), news=news))


def _key_of(id: str) -> str:
    """Where the store keeps the key of a table's letters."""
    return f"letter {id}"


async def _key(hub: Hub, found: letters.Envelope) -> bytes:
    kept = await hub.store.kept(_key_of(found.table))
    key = found.key if kept is None else bytes.fromhex(kept)
    if key is None:
        raise Refused("refused-letter-key")
    return key


def _held(room: Room, links: Iterable[Link]) -> frozenset[int]:
    """The seats that people at this browser have."""
    here = {link.hash[:LINK] for link in links}
    return frozenset(seat for seat, chair in enumerate(room.chairs) if chair.kind == "person" and chair.link in here)


def _written(room: Room, access: Access, links: Iterable[Link], key: bytes) -> bodies.Posted:
    if not room.head.settings.by_message or not access.at(room):
        raise Refused("refused-table-watching")
    turn = room.turn
    if turn is None and room.status != "over":
        raise Refused("refused-letter-turn")
    if turn is not None and (room.chairs[turn].played_by_bot or turn in _held(room, links)):
        raise Refused("refused-letter-turn")
    known = all(chair.kind != "open" for chair in room.chairs)
    sealed = letters.seal(letters.letter_of(room), key)
    text = letters.Envelope(room.head.id, sealed, None if known else key).text
    if len(text) > letters.LONGEST:
        raise Refused("refused-letter-large", most=letters.LONGEST)
    return bodies.Posted(letter=text, seat=turn, sealed=known)


async def _create(hub: Hub, id: str, letter: Letter) -> None:
    room = letters.room_of(letter, id)
    desk = Desk(room, hub.clock())
    letters.add(desk, letter.items)
    if letters.state_hash(room) != letter.hash:
        raise letters.broken()
    await hub.store_new(room, desk, ())


async def _grow(hub: Hub, id: str, letter: Letter) -> bodies.News:
    links = await hub.store.links(id)

    def grow(desk: Desk) -> bodies.News:
        room, items = desk.room, letter.items
        known = tuple(letters.items_of(room))
        if (room.head.seed, room.head.salt) != (letter.seed, letter.salt):
            raise letters.broken()
        if items[: len(known)] != known:
            if known[: len(items)] == items:
                return "older"
            raise Refused("refused-letter-apart")
        if len(items) == len(known):
            return "same"
        letters.add(desk, items[len(known) :], _held(room, links))
        if letters.state_hash(room) != letter.hash:
            raise letters.broken()
        return "newer"

    return await hub.at(id, lambda table: table.read(grow))


async def _token(hub: Hub, id: str, token: str) -> str:
    """The token that this browser has, or a new one: for the seat that is asked, if it is free, else to watch."""
    links = await hub.store.links(id)
    mine = next((link for link in links if token and link.hash == hashed(token)), None)
    room = (await hub.table(id)).room
    held = _held(room, links)
    free = room.turn if not held and room.turn is not None and room.chairs[room.turn].kind == "open" else None
    wanted = () if free is None else (free,)
    if mine is not None and (held.intersection(mine.seats) or mine.seats == wanted):
        return token
    fresh = new_token()
    link = Link(hashed(fresh), id, wanted, False, free is None)
    await hub.keep_link(id, link)
    return fresh
