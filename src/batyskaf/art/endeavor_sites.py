"""Positions of the sites on a tile: sonar tracks in rows, everything else arranged so that links are short."""

from itertools import permutations

from batyskaf.games.endeavor.schema import TileEntry

Spot = tuple[float, float]

LEFT, RIGHT, TOP, BOTTOM = 24.0, 228.0, 54.0, 148.0
STEP, WIDE_STEP = 41.0, 72.0
CLEAR = 24.0
"""A site closer to a link than this looks as if it belonged to it."""


def spots(tile: TileEntry) -> dict[str, Spot]:
    """The centre of every site on a tile of 252 by 172."""
    tracks = [[slot.id for slot in track] for track in tile.sonar]
    others = [site.id for group in (tile.dive, tile.conserve, tile.journal) for site in group]
    rows = _rows(tracks, len(others))
    placed: dict[str, Spot] = {}
    free: list[Spot] = []
    for number, (first, count) in enumerate(rows):
        y = (TOP + BOTTOM) / 2 if len(rows) == 1 else TOP + (BOTTOM - TOP) * number / (len(rows) - 1)
        wide = min(WIDE_STEP if first is None else STEP, (RIGHT - LEFT) / max(1, count - 1))
        start = (LEFT + RIGHT) / 2 - wide * (count - 1) / 2
        places = [(start + wide * at, y) for at in range(count)]
        ids = tracks[first] if first is not None else []
        placed.update(zip(ids, places, strict=False))
        free += places[len(ids) :]
    links = [(link.a, link.b) for link in tile.links]
    placed.update(_best(others, free, placed, links))
    return {id: (round(x, 1), round(y, 1)) for id, (x, y) in placed.items()}


def _rows(tracks: list[list[str]], others: int) -> list[tuple[int | None, int]]:
    """Rows from the top: the number of their track (or none) and of their places."""
    lanes = 3 - len(tracks)
    if not tracks:
        if others <= 4:
            return [(None, others)] if others <= 3 else [(None, 2), (None, 2)]
        return [(None, (others + 1) // 2), (None, others // 2)]
    rows: list[tuple[int | None, int]] = []
    left = others
    for number, track in enumerate(tracks):
        spare = max(0, min(left, 5 - len(track))) if lanes <= 0 or (left > 3 and len(track) <= 2) else 0
        spare = min(spare, 1) if len(tracks) == 1 and left > 3 else spare
        rows.append((number, len(track) + spare))
        left -= spare
    while left > 0:
        count = left if lanes <= 1 or left <= 3 else (left + 1) // 2
        rows.append((None, count))
        left -= count
        lanes -= 1
    return rows


def _best(ids: list[str], free: list[Spot], placed: dict[str, Spot], links: list[tuple[str, str]]) -> dict[str, Spot]:
    """The arrangement with the shortest links, the fewest crossings and no link past another site."""
    if not links or not ids:
        return dict(zip(ids, free, strict=True))
    tried = (dict(zip(ids, order, strict=True)) for order in permutations(free))
    return min(tried, key=lambda found: _cost({**placed, **found}, links))


def _cost(at: dict[str, Spot], links: list[tuple[str, str]]) -> float:
    cost = 0.0
    for number, (a, b) in enumerate(links):
        (ax, ay), (bx, by) = at[a], at[b]
        cost += ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5
        cost += sum(300 for id, spot in at.items() if id not in (a, b) and _near(at[a], at[b], spot))
        cost += sum(120 for c, d in links[:number] if not {a, b} & {c, d} and _cross(at[a], at[b], at[c], at[d]))
    return cost


def _near(a: Spot, b: Spot, spot: Spot) -> bool:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((spot[0] - a[0]) * dx + (spot[1] - a[1]) * dy) / (dx * dx + dy * dy)
    along = max(0.0, min(1.0, along))
    return (spot[0] - a[0] - along * dx) ** 2 + (spot[1] - a[1] - along * dy) ** 2 < CLEAR**2


def _side(a: Spot, b: Spot, c: Spot) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def _cross(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    return _side(a, b, c) != _side(a, b, d) and _side(c, d, a) != _side(c, d, b)
