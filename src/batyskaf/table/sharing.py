"""Packs that people share: as a page in a file, and by link on a server that allows it."""

import hashlib
import re

import msgspec

from batyskaf.core.reason import Refused
from batyskaf.locale import Texts
from batyskaf.table import bodies
from batyskaf.table.api import Api, Asked, Context, Reply, reply
from batyskaf.table.hub import Hub
from batyskaf.table.measures import measure_id
from batyskaf.table.tables import game_of

FORMAT = 1
LARGEST = 100_000
"""The largest pack that is shared by link, in bytes."""
ID = re.compile(r"[0-9a-f]{24}")


def register(api: Api) -> None:
    """Add the endpoints of shared packs."""
    api.add(
        "POST", "/workshop/{game}/page", None, 400, 404, 409, 413, media="text/html", takes="PackPage", public=True
    )(made)
    api.add("POST", "/packs", "PackLink", 400, 404, 409, 413, takes="SharePack")(share)
    api.add("GET", "/packs/{id}", "SharedPack", 404, 409, public=True)(shared)


async def made(context: Context, asked: Asked) -> Reply:
    """A pack as one HTML page, with its figures if it was measured."""
    from batyskaf.lab.pack_page import page  # with all drawings, which a table starts without

    wish, game = asked.read(bodies.PackPage), asked.values["game"]
    measured = await context.measures.kept(measure_id(game, wish.pack))
    await context.hub.thinking.aside(game_of, game, [wish.pack])  # refuses a faulty one
    body = await context.hub.thinking.aside(page, game, wish.pack, measured, Texts(wish.lang))
    return Reply(body.encode(), "text/html; charset=utf-8", {"content-disposition": "attachment"})


async def share(context: Context, asked: Asked) -> Reply:
    """Keep a pack and answer the id of its link, on a server that allows it."""
    wish = asked.read(bodies.SharePack)
    if not context.hub.shares:
        raise Refused("refused-pack-sharing")
    data = msgspec.json.encode(wish.pack, order="sorted")
    if len(data) > LARGEST:
        raise Refused("refused-pack-large", most=LARGEST // 1000)
    await context.hub.thinking.aside(game_of, wish.game, [wish.pack])  # refuses a faulty one
    id = hashlib.blake2b(data, digest_size=12).hexdigest()
    await context.hub.store.keep(_key(id), msgspec.json.encode((wish.game, wish.pack)).decode())
    return reply(bodies.PackLink(id=id))


async def shared(context: Context, asked: Asked) -> Reply:
    """A pack that was shared, with its figures if it was measured."""
    id = asked.values["id"]
    data = await kept(context.hub, id)
    if data is None:
        raise Refused("refused-pack-unknown")
    game, pack = msgspec.json.decode(data, type=tuple[str, dict[str, object]])
    measured = await context.measures.kept(measure_id(game, pack))
    return reply(bodies.SharedPack(id=id, game=game, pack=pack, measured=measured))


async def kept(hub: Hub, id: str) -> str | None:
    """A pack that was shared, with its game, as it is stored."""
    return await hub.store.kept(_key(id)) if hub.shares and ID.fullmatch(id) else None


def _key(id: str) -> str:
    return f"pack {FORMAT} {id}"
