"""What a seat can gain in each game: the entries of the content that come to it, and the events by which they do.

Everything else in a game's events says what happened to all, or follows from playing well: who scores more, wins.
"""

from collections.abc import Mapping
from typing import Final

GAINED: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "crew": {"tasks": ("taken task",)},
    "aquatica": {
        "locations": ("bought location", "conquered location"),
        "characters": ("recruited character",),
        "kings": ("picked king",),  # one that is dealt out says only which seat it is
        "mantas": ("gained manta",),
        "goals": ("claimed goal",),
    },
    "endeavor": {
        "tiles": ("discovered tile",),
        "specialists": ("recruited specialist",),
        "journals": ("published journal",),
        "tokens": ("dived token",),
    },
}
"""The events by which a seat gets an entry, by game and section."""


def gain_of(game: str, thing: str) -> tuple[str, str] | None:
    """The section and id of the entry that a thing in the row of a game stands for.

    >>> gain_of("aquatica", "bought location SB01"), gain_of("aquatica", "scored location SB01")
    (('locations', 'SB01'), None)
    """
    event, _, id = thing.rpartition(" ")
    return next(((section, id) for section, events in GAINED.get(game, {}).items() if event in events), None)
