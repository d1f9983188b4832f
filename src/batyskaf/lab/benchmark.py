"""The benchmark: fixed suites of deals, tracks with and without partners, one score, and a result file with a hash.

docs/benchmark.md describes it for people who want to report a result.
"""

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

import msgspec

from batyskaf import __version__
from batyskaf.core.faults import read_file
from batyskaf.core.reason import Refused
from batyskaf.games import load
from batyskaf.lab.figures import Share, share_of
from batyskaf.lab.playing import Deal, Game

EDITION: Final = 9
"""Increases when the same bot would get another score."""
HELD_OUT: Final = 1_000_000_000
"""The first seed of the benchmark; smaller ones are free for training."""
STRANGERS: Final = ("easy", "medium")

Track = Literal["self", "partners", "rivals"]


class Suite(msgspec.Struct, frozen=True):
    """A set of deals: every cell is a set of options, and every cell has as many deals."""

    game: str
    cells: tuple[dict[str, object], ...]
    deals: int
    tracks: tuple[Track, ...]
    rivals: tuple[str, ...] = ()


def _missions(missions: Sequence[int], players: Sequence[int]) -> tuple[dict[str, object], ...]:
    return tuple({"mission": str(mission), "players": count} for mission in missions for count in players)


SUITES: Final[dict[str, Suite]] = {
    "crew-small": Suite("crew", _missions((4, 8, 12, 16, 20, 24), (3, 4)), 25, ("self", "partners")),
    "crew": Suite("crew", _missions(range(1, 33), (2, 3, 4, 5)), 25, ("self", "partners")),
    "aquatica": Suite("aquatica", ({"players": 2},), 100, ("rivals",), ("random", "easy", "medium")),
    "endeavor": Suite("endeavor", ({"players": 2, "mission": "1"},), 50, ("rivals",), ("random", "easy", "medium")),
}


class Entry(msgspec.Struct, frozen=True):
    """What was measured: a bot on a suite, in a track."""

    suite: str
    track: Track
    bot: str
    others: tuple[str, ...] = ()
    """Its partners or rivals."""
    deals: int = 0
    """Deals per cell."""


class Cell(msgspec.Struct, frozen=True):
    """The figures of one set of options. `winnable` counts deals that open hands win, or that were won."""

    options: dict[str, object]
    against: str
    games: int
    won: float
    winnable: int
    undecided: int


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A result file. `hash` is the SHA-256 of everything else."""

    edition: int
    entry: Entry
    complete: bool
    """Whether all deals of the suite were played."""
    version: str
    rules: int
    content: str
    score: Share
    success: Share
    cells: tuple[Cell, ...]
    games: tuple[Game, ...]
    hash: str = ""


def entry_of(suite: str, track: str | None, bot: str, others: Sequence[str], deals: int | None) -> Entry:
    """Check a wish."""
    if suite not in SUITES:
        raise Refused("refused-lab-suite", suite=suite, known=", ".join(SUITES))
    known = SUITES[suite]
    chosen = next((each for each in known.tracks if track in (None, each)), None)
    if chosen is None:
        raise Refused("refused-lab-track", track=track or "", suite=suite, known=", ".join(known.tracks))
    if deals is not None and not 0 < deals <= known.deals:
        raise Refused("refused-lab-deals", suite=suite, count=known.deals, given=deals)
    if chosen == "self" and others:
        raise Refused("refused-lab-others")
    return Entry(suite, chosen, bot, tuple(others) or usual(suite, chosen), known.deals if deals is None else deals)


def usual(suite: str, track: Track) -> tuple[str, ...]:
    """The partners or rivals of a track, unless others are named."""
    return {"self": (), "partners": STRANGERS, "rivals": SUITES[suite].rivals}[track]


def file_name(entry: Entry) -> str:
    """The name of a result file. Other partners or fewer deals than usual are part of it.

    >>> file_name(Entry("crew-small", "self", "my_agent:make", deals=25))
    'crew-small-self-my-agent-make.json'
    >>> file_name(Entry("aquatica", "rivals", "easy", ("medium",), 2))
    'aquatica-rivals-easy-with-medium-2-deals.json'
    """
    parts = [entry.suite, entry.track, entry.bot]
    if entry.others != usual(entry.suite, entry.track):
        parts += ["with", *entry.others]
    if entry.deals != SUITES[entry.suite].deals:
        parts += [str(entry.deals), "deals"]
    return re.sub(r"[^a-z0-9]+", "-", "-".join(parts).lower()) + ".json"


def deals(entry: Entry) -> list[Deal]:
    """All games of an entry, in order."""
    suite = SUITES[entry.suite]
    loaded = load(suite.game)
    found = []
    for options in suite.cells:
        seats = loaded.seats(loaded.options(**options))
        for number in range(entry.deals):
            seatings = seated(entry, seats, number)
            found += [Deal(suite.game, options, each, HELD_OUT + number, suite.game == "crew") for each in seatings]
    return found


def seated(entry: Entry, seats: int, number: int) -> list[tuple[str, ...]]:
    """Who plays a deal: the bot everywhere, on one seat among partners, or on each seat against each rival.

    >>> seated(Entry("crew", "partners", "mine", ("easy", "medium")), 3, 1)
    [('easy', 'mine', 'medium')]
    >>> seated(Entry("aquatica", "rivals", "mine", ("random",)), 2, 0)
    [('mine', 'random'), ('random', 'mine')]
    """
    if entry.track == "self":
        return [(entry.bot,) * seats]
    if entry.track == "rivals":
        return [
            tuple(entry.bot if seat == own else rival for seat in range(seats))
            for rival in entry.others
            for own in range(seats)
        ]
    own = number % seats
    partners = [entry.others[(number // seats + at) % len(entry.others)] for at in range(seats - 1)]
    return [(*partners[:own], entry.bot, *partners[own:])]


def report(entry: Entry, rows: Sequence[Game]) -> Report:
    """The figures of an entry, from its games alone."""
    suite = SUITES[entry.suite]
    game = load(suite.game)
    groups: dict[tuple[str, str], list[Game]] = {}
    for row in rows:
        rival = next((name for name in row.seated if name != entry.bot), entry.bot) if entry.track == "rivals" else ""
        groups.setdefault((msgspec.json.encode(row.options, order="sorted").decode(), rival), []).append(row)
    cells = tuple(cell(entry, rival, each) for (_, rival), each in groups.items())
    won, games, winnable = (sum(getattr(each, name) for each in cells) for name in ("won", "games", "winnable"))
    made = Report(
        edition=EDITION,
        entry=entry,
        complete=entry.deals >= suite.deals,
        version=__version__,
        rules=game.rules,
        content=game.content,
        score=share_of(won, winnable),
        success=share_of(won, games),
        cells=cells,
        games=tuple(rows),
    )
    return msgspec.structs.replace(made, hash=digest(made))


def cell(entry: Entry, against: str, rows: Sequence[Game]) -> Cell:
    won = sum(points(entry, row) for row in rows)
    if entry.track == "rivals":
        return Cell(rows[0].options, against, len(rows), won, len(rows), 0)
    winnable = sum(bool(row.success) or row.open_hands == "won" for row in rows)
    undecided = sum(not row.success and row.open_hands == "undecided" for row in rows)
    return Cell(rows[0].options, against, len(rows), won, winnable, undecided)


def points(entry: Entry, row: Game) -> float:
    """1 for a win, a share of it for a shared first place; against itself every seat counts the same."""
    if entry.track != "rivals":
        return float(bool(row.success))
    if all(name == entry.bot for name in row.seated):
        return 1 / len(row.seated)
    return 1 / row.ranks.count(1) if row.ranks[row.seated.index(entry.bot)] == 1 else 0.0


def digest(made: Report) -> str:
    """The SHA-256 of a report without its hash."""
    return digest_of(msgspec.to_builtins(made))


def digest_of(plain: dict[str, object]) -> str:
    """The same, of everything that is in a file."""
    return hashlib.sha256(msgspec.json.encode({**plain, "hash": ""}, order="sorted")).hexdigest()


def write(made: Report, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(made, order="sorted"), indent=1) + b"\n")


def read(path: Path) -> Report:
    """Read a result file and check it: its hash, its figures, and that its games are those of the suite."""
    text = read_file(path)
    try:
        made = msgspec.json.decode(text, type=Report)
    except msgspec.DecodeError as error:
        raise Refused("refused-lab-result", file=str(path), detail=str(error)) from None
    if made.hash != digest_of(msgspec.json.decode(text)):
        raise Refused("refused-lab-altered", file=str(path))
    entry = made.entry
    known = entry_of(entry.suite, entry.track, entry.bot, entry.others, entry.deals)
    wanted = [(deal.options, deal.seated, deal.seed) for deal in deals(known)]
    games = [(game.options, game.seated, game.seed) for game in made.games]
    again = report(known, made.games)
    if games != wanted or figures(again) != figures(made):
        raise Refused("refused-lab-figures", file=str(path))
    return made


def figures(made: Report) -> tuple[object, ...]:
    return made.cells, made.score, made.success, made.complete
