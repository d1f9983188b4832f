"""The addresses of the page, as in App.svelte, and whether there is anything to show at one."""

import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

from batyskaf.core.reason import Refused
from batyskaf.games import names
from batyskaf.lab.puzzles.puzzle import find
from batyskaf.table.hub import Hub
from batyskaf.table.sharing import kept

ID = re.compile(r"[\w-]{1,64}")
"""What an id may look like; nothing else is looked up."""
Rest = tuple[str, ...]
"""The parts of a path after the first."""


async def _alone(_: Hub, rest: Rest) -> bool:
    return not rest


async def _game(_: Hub, rest: Rest) -> bool:
    """The page of a game, or of the first one."""
    return not rest or (len(rest) == 1 and rest[0] in names())


async def _part_of_game(_: Hub, rest: Rest) -> bool:
    """The page of a game with sections, whose names only the page knows."""
    return not rest or (len(rest) <= 3 and rest[0] in names())


async def _table(hub: Hub, rest: Rest) -> bool:
    return _is_id(rest) and (rest[0] in hub.tables or await hub.store.head(rest[0]) is not None)


async def _match(hub: Hub, rest: Rest) -> bool:
    """A match to replay: a table's, or an uploaded one."""
    return await _table(hub, rest) or (_is_id(rest) and await hub.store.recording(rest[0]) is not None)


async def _puzzle(hub: Hub, rest: Rest) -> bool:
    """A puzzle, or the list of all."""
    return not rest or (_is_id(rest) and await hub.thinking.aside(_is_puzzle, rest[0]))


def _is_puzzle(id: str) -> bool:
    with suppress(Refused):
        return bool(find(id).id)
    return False


async def _pack(hub: Hub, rest: Rest) -> bool:
    return _is_id(rest) and await kept(hub, rest[0]) is not None


def _is_id(rest: Rest) -> bool:
    return len(rest) == 1 and ID.fullmatch(rest[0]) is not None


PAGES: Mapping[str, Callable[[Hub, Rest], Awaitable[bool]]] = {
    **dict.fromkeys(("replays", "lobby", "stats", "settings"), _alone),
    **dict.fromkeys(("play", "learn", "rules", "logbook"), _game),
    **dict.fromkeys(("replay", "review"), _match),
    "t": _table,
    "puzzles": _puzzle,
    "pack": _pack,
    "workshop": _part_of_game,
}
"""By the first part of their paths, the pages and whether the rest leads to something."""


async def leads_somewhere(hub: Hub, path: str) -> bool:
    """Whether the page has something to show at a path. If the store can't be asked, the page says so itself."""
    first, *rest = [part for part in path.split("/") if part] or [""]
    if not first:
        return True
    try:
        return first in PAGES and await PAGES[first](hub, tuple(rest))
    except Refused:
        return True
