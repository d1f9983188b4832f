"""Every move of Endeavor with its text. Base moves come first and never change places; moves of packs follow."""

from collections.abc import Iterator, Sequence

from batyskaf.core.moves import MoveTable
from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor.checking import site_ids
from batyskaf.games.endeavor.content import Content
from batyskaf.games.endeavor.layouts import column_of, depth_of, junior_of, promotion_of

COLUMNS = "ABCDEFGHI"
REWARDS = (
    "reputation", "inspiration", "coordination", "ingenuity", "any-attribute", "lowest-attribute", "research",
    "impact", "disc", "promote", "vessel", "discover", "action",
)  # fmt: skip
ATTRIBUTES = REWARDS[:4]
SITE_WORDS = {"s": "sonar", "d": "dive", "c": "conserve", "j": "journal"}
DESIGNATED = ("sonar", "conserve", "journal")

Known = tuple[str, int, int]
"""Text, kind, and the number of what it names."""


def options_of(content: Content, missions: int | None = None) -> list[str]:
    """The ids of everything that can be chosen for a goal, each once, in the order of the (first) missions."""
    found = list(DESIGNATED)
    for mission in list(content.missions.values())[:missions]:
        for goal in mission.goals:
            found += [option.id for option in goal.options if option.id is not None and option.id not in found]
    return found


def side_names(content: Content) -> list[str]:
    """The name of every side of every specialist: `pilot`, `pilot-senior`; the leader has one."""
    names: list[str] = []
    for entry in content.specialists:
        names += ["leader-junior", "leader"] if entry.tier == 0 else [entry.id, f"{entry.id}-senior"]
    return names


def known_moves(content: Content) -> list[Known]:
    """All moves in the order of their ids."""
    base = content.base
    specialists, tiles, journals = base["specialists"], base["tiles"], base["journals"]
    options = options_of(content)
    ours = len(options_of(content, base["missions"]))
    moves: list[Known] = [("pass", codes.M_PASS, 0), ("done", codes.M_DONE, 0), ("abandon", codes.M_ABANDON, 0)]
    moves += _of_specialists(content, 0, specialists)
    moves += _of_tiles(content, 0, tiles)
    moves += _of_journals(content, 0, journals)
    moves += [(f"draw {depth}", codes.M_DRAW, depth) for depth in range(1, 6)]
    places = range(codes.PLACES)
    moves += [(f"place {place_name(place)}", codes.M_PLACE, place) for place in places]
    cells = range(codes.HEXES)
    moves += [(f"impact {cell_name(cell)}", codes.M_IMPACT, cell) for cell in cells]
    moves += [(f"shift {cell_name(cell)}", codes.M_SHIFT, cell) for cell in cells]
    moves += [(f"raise {name}", codes.M_RAISE, number) for number, name in enumerate(ATTRIBUTES)]
    for word, kind in (("cash", codes.M_CASH), ("use", codes.M_USE), ("retain", codes.M_RETAIN)):
        moves += [(f"{word} {token.id}", kind, number) for number, token in enumerate(content.tokens)]
    moves += [(f"take {name}", codes.M_TAKE, number) for number, name in enumerate(REWARDS)]
    chosen: list[Known] = [(f"choose {name}", codes.M_CHOOSE, number) for number, name in enumerate(options)]
    moves += chosen[:ours]
    moves += _of_specialists(content, specialists, len(content.specialists))
    moves += _of_tiles(content, tiles, len(content.tiles))
    moves += _of_journals(content, journals, len(content.journals))
    return moves + chosen[ours:]


def _of_specialists(content: Content, first: int, last: int) -> Iterator[Known]:
    sides = side_names(content)
    for number in range(first, last):
        if content.specialists[number].tier:
            yield f"recruit {content.specialists[number].id}", codes.M_RECRUIT, number
    for word, kind in (("activate", codes.M_ACTIVATE), ("recover", codes.M_RECOVER), ("copy", codes.M_COPY)):
        for side in range(junior_of(first), junior_of(last)):
            if sides[side] != "leader-junior":
                yield f"{word} {sides[side]}", kind, side
    for number in range(first, last):
        if content.specialists[number].tier:
            yield f"promote {content.specialists[number].id}", codes.M_PROMOTE, promotion_of(number, 0)
            yield f"promote {content.specialists[number].id} busy", codes.M_PROMOTE, promotion_of(number, 1)


def _of_tiles(content: Content, first: int, last: int) -> Iterator[Known]:
    for word, kind in (("launch", codes.M_LAUNCH), ("travel", codes.M_TRAVEL), ("from", codes.M_FROM)):
        for number in range(first, last):
            yield f"{word} {content.tiles[number].id}", kind, number
    site = sum(len(list(site_ids(tile))) for tile in content.tiles[:first])
    for tile in content.tiles[first:last]:
        for id in site_ids(tile):
            yield f"{SITE_WORDS[id[0]]} {tile.id} {id}", codes.M_SITE, site
            site += 1
    for number in range(first, last):
        yield f"keep {content.tiles[number].id}", codes.M_KEEP, number


def _of_journals(content: Content, first: int, last: int) -> Iterator[Known]:
    words = (
        ("publish", codes.M_PUBLISH), ("apply", codes.M_APPLY), ("discard", codes.M_DISCARD), ("space", codes.M_SPACE),
    )  # fmt: skip
    for word, kind in words:
        for number in range(first, last):
            yield f"{word} {content.journals[number].id}", kind, number


def place_name(place: int) -> str:
    """`C2` for column C at depth 2."""
    return f"{COLUMNS[column_of(place)]}{depth_of(place)}"


def cell_name(cell: int) -> str:
    return f"r{cell // codes.HEX_COLUMNS}c{cell % codes.HEX_COLUMNS}"


def move_table(moves: Sequence[Known]) -> MoveTable:
    return MoveTable([(text, False) for text, _, _ in moves], host=("abandon",))
