"""The workshop: what can be corrected or made for a game, and whether a pack is right."""

from functools import lru_cache
from typing import cast

from batyskaf import games
from batyskaf.art import packs
from batyskaf.core.content import FORMAT, ContentError, Fault
from batyskaf.core.evidence import evidence_of
from batyskaf.core.reason import Refused
from batyskaf.core.words import plain
from batyskaf.table import bodies
from batyskaf.table.api import Api, Asked, Context, Reply, reply


def register(api: Api) -> None:
    """Add the endpoints of the workshop."""
    api.add("GET", "/workshop/{game}", "Workshop", 404, public=True)(workshop)
    api.add("POST", "/workshop/{game}/check", "CheckedPack", 400, 404, 409, 413, takes="CheckPack", public=True)(check)
    api.add("POST", "/workshop/{game}/measure", "MeasureState", 400, 404, 409, 413, takes="CheckPack")(measure)
    api.add("GET", "/measures/{id}", "MeasureState", 404, public=True)(measured)


async def workshop(context: Context, asked: Asked) -> Reply:
    """The forms of a game's content and the entries of its box."""
    return _workshop(asked.values["game"], context.hub.shares)


@lru_cache(maxsize=8)
def _workshop(game: str, shares: bool = False) -> Reply:
    module = games.companion("batyskaf.games", game, "content")
    if module is None:
        raise Refused("refused-unknown-game", name=game, known=", ".join(games.names()))
    sections = games.loaded(game).entries()
    forms = module.forms()
    entries = {
        section: {
            id: bodies.PackEntry(entry=cast("dict[str, object]", plain(entry)), evidence=evidence_of(entry))
            for id, entry in sections[section].items()
        }
        for section in forms.sections
    }
    added = tuple(section for section in forms.sections if section in module.PACKED)
    return reply(
        bodies.Workshop(
            game=game,
            format=FORMAT,
            forms=forms,
            added=added,
            fixed=module.FIXED,
            entries=entries,
            shares=shares,
        )
    )


async def check(context: Context, asked: Asked) -> Reply:
    """The faults of a pack by entry and field, and its drawings if it has none."""
    wish = asked.read(bodies.CheckPack)
    return reply(await context.hub.thinking.aside(checked, asked.values["game"], wish.pack))


async def measure(context: Context, asked: Asked) -> Reply:
    """Let bots play with a pack and without it; GET `/measures/{id}` reports the progress and the figures."""
    wish = asked.read(bodies.CheckPack)
    return reply(await context.measures.begin(asked.values["game"], wish.pack, asked.origin))


async def measured(context: Context, asked: Asked) -> Reply:
    """How far the measuring of a pack is, and the figures when they are there."""
    return reply(await context.measures.state(asked.values["id"]))


def checked(game: str, pack: dict[str, object]) -> bodies.CheckedPack:
    """Check a pack as a whole; drafts change with every key, so no game is kept for them."""
    if not games.has_companion("batyskaf.games", game, "content"):
        raise Refused("refused-unknown-game", name=game, known=", ".join(games.names()))
    try:
        loaded = games.load(game, [pack])
    except ContentError as error:
        return bodies.CheckedPack(faults=tuple(map(_fault, error.faults)))
    return bodies.CheckedPack(faults=(), drawings=packs.sheet(loaded))


def _fault(fault: Fault) -> bodies.PackFault:
    section, _, id = fault.entry.partition(" ")
    return bodies.PackFault(section=section, id=id, field=fault.field, reason=fault.reason)
