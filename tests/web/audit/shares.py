"""How much room the main areas take, for each game and class of screen: the only place that says so.

The numbers follow from the design of each table: the thing one decides about is the largest thing one sees. An area is
an element with `data-area`; its share is the box around everything drawn in it, as a part of the screen without the
advice of a guided game. Sizes are those of single things in CSS pixels.
"""

from dataclasses import asdict, dataclass

CLASSES = ("phone", "landscape", "tablet", "wide")
"""Phone upright, phone on its side, tablet either way, and wide screens."""


def class_of(width: int, height: int) -> str:
    if width < 700:
        return "phone"
    if height < 520:
        return "landscape"
    return "tablet" if width < 1200 else "wide"


@dataclass(frozen=True)
class Share:
    area: str
    share: float
    why: str
    full: int = 0
    """With how many cards the area has to be as large as that; with fewer, in proportion. 0: always."""
    fits: str = ""
    """Things that keep their shape: if they reach two opposite edges of an area that is large enough, they are as
    large as they can be, and four fifths of the share are enough."""


@dataclass(frozen=True)
class Size:
    selector: str
    width: int
    height: int
    why: str


SMALLEST_WORDS = 14
SMALLEST_COUNTER = 13
"""Font sizes in CSS pixels; a counter is a text without a word in it."""

SHARES: dict[str, dict[str, tuple[Share, ...]]] = {
    "crew": {
        "phone": (
            Share("field", 0.30, "partners with their tasks and the trick are what one decides by"),
            Share("hand", 0.18, "two rows of cards of at least 60 px", full=10),
        ),
        "landscape": (
            Share("field", 0.30, "partners at the left and the trick in the middle"),
            Share("hand", 0.15, "one row along the bottom", full=10),
        ),
        "tablet": (
            Share("field", 0.35, "tasks as cards around the trick fill the middle"),
            Share("hand", 0.10, "one row of cards across the screen", full=8),
        ),
        "wide": (
            Share("field", 0.37, "tasks as cards around the trick fill the middle, also with large words"),
            Share("hand", 0.10, "one row of cards of at least 96 px beside one's own tasks", full=8),
        ),
    },
    "aquatica": {
        "phone": (
            Share("ocean", 0.25, "the ocean, or the tab in its place, shows big cards"),
            Share("hand", 0.12, "names and effects can be read without hovering", full=4),
        ),
        "landscape": (
            Share("ocean", 0.25, "the ocean, or the tab in its place, shows big cards"),
            Share("hand", 0.12, "names and effects can be read without hovering", full=4),
        ),
        "tablet": (
            Share("ocean", 0.28, "two rows of locations and the row of characters"),
            Share("hand", 0.08, "names and effects can be read without hovering", full=4),
        ),
        "wide": (
            Share("ocean", 0.33, "the ocean takes the left two thirds above the hand"),
            Share("hand", 0.09, "each card at least 132 px wide", full=4),
        ),
    },
    "endeavor": {
        "phone": (Share("ocean", 0.33, "the ocean is the game; the rail is a sheet"),),
        "landscape": (Share("ocean", 0.33, "the ocean is the game; the rail is a sheet"),),
        "tablet": (Share("ocean", 0.33, "the map fills its room; the rail sits below it"),),
        "wide": (
            Share("ocean", 0.38, "the map fills everything left of a rail of at most 360 px", fits="[data-zone]"),
        ),
    },
}

SIZES: dict[str, dict[str, tuple[Size, ...]]] = {
    "crew": {
        "phone": (Size("[data-area=hand] [data-card]", 44, 60, "strips of 44 px or two rows of 60 px"),),
        "landscape": (Size("[data-area=hand] [data-card]", 44, 60, "one row that a thumb can hit"),),
        "tablet": (Size("[data-area=hand] [data-card]", 60, 84, "one row that a finger can hit"),),
        "wide": (
            Size("[data-area=hand] [data-card]", 96, 130, "cards at least 96 px wide"),
            Size("[data-area=trick] [data-card]", 96, 130, "cards of the trick of about 110 px"),
            Size("[data-task]:not([data-stamp])", 120, 120, "tasks are cards with words of 120 px or more"),
        ),
    },
    "aquatica": {
        "wide": (Size("[data-area=hand] [data-card]", 132, 48, "name and both effects readable, in rows"),),
    },
    "endeavor": {},
}


def wanted(game: str, width: int, height: int) -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """The shares and sizes of a game on a screen, as checks.js takes them."""
    kind = class_of(width, height)
    return (
        [asdict(one) for one in SHARES.get(game, {}).get(kind, ())],
        [asdict(one) for one in SIZES.get(game, {}).get(kind, ())],
    )
