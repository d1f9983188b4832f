"""The figures of a pack as data, and what attempts at a task are; `measuring` and `difficulty` compute them.

A table starts with these alone, without what plays.
"""

from typing import Final

import msgspec

from batyskaf.lab.figures import Mean, Share

BOT: Final = "easy"
GAMES: Final = 40
"""Games of each kind, with the pack and without."""
ATTEMPTS: Final = 2000
"""Attempts of each crew."""


class Attempts(msgspec.Struct, frozen=True):
    """Attempts at a task by all crews."""

    task: str
    players: int
    count: int = ATTEMPTS
    packs: str = "[]"


class Tried(msgspec.Struct, frozen=True):
    """How many attempts at a task each crew won."""

    task: str
    players: int
    count: int
    won: tuple[int, ...]


class Estimate(msgspec.Struct, frozen=True):
    """An estimated difficulty with its 95 % interval."""

    players: int
    value: float
    low: float
    high: float


class Figures(msgspec.Struct, frozen=True):
    """Games of one kind."""

    games: int
    success: Share | None
    """Of games in which all win or lose together."""
    seats: tuple[Share, ...]
    """The share of games that each seat wins, in the others; ties are split."""
    score: Mean
    decisions: Mean


class SettingFigures(msgspec.Struct, frozen=True):
    """Games with the pack and games with the printed content; `printed` is None where nothing compares."""

    options: dict[str, object]
    beside: dict[str, object]
    """The options of the printed games."""
    own: Figures
    printed: Figures | None


class Gained(msgspec.Struct, frozen=True):
    """How often somebody gets an entry in a game, and how many more points those have who do."""

    often: Share
    worth: Mean | None


class EntryFigures(msgspec.Struct, frozen=True):
    """An entry of the pack, beside the printed one that it corrects, or the average of the printed ones."""

    section: str
    id: str
    new: bool
    own: Gained
    printed: Gained | None


class TaskFigures(msgspec.Struct, frozen=True):
    """A task of The Crew: the numbers on the card by players, and the estimates."""

    id: str
    stated: dict[int, int]
    estimates: tuple[Estimate, ...]


class Measured(msgspec.Struct, frozen=True):
    """All figures of a pack; `left_out` counts missions and tasks that were too many."""

    game: str
    bot: str
    settings: tuple[SettingFigures, ...]
    entries: tuple[EntryFigures, ...]
    tasks: tuple[TaskFigures, ...]
    left_out: int = 0
