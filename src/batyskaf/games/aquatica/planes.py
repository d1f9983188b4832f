"""The planes of an observation of Aquatica, in the order `observing` writes them."""

from batyskaf.core.planes import Plane
from batyskaf.games.aquatica.frames import FRAME_NAMES
from batyskaf.games.aquatica.rules import Rules

SEATS = 4
TRACKS = 4
SPACES = 6


def planes(rules: Rules) -> tuple[Plane, ...]:
    """The layout for the characters, locations, mantas and goals of a game; packs widen it."""
    kinds, places, herd, goals = int(rules.kinds), int(rules.places), int(rules.herd), len(rules.goals)
    return (
        Plane("hand", kinds, "how many of each character you hold"),
        Plane("discard", kinds, "how many of each character are in your discard pile"),
        Plane("discard top", kinds, "1 for the top card of each seat's discard pile", SEATS),
        Plane("king", kinds, "1 for each seat's king, if you know him", SEATS),
        Plane("row", kinds, "1 for the character in each space of the row, the cheapest first", SPACES),
        Plane("offered", kinds, "1 for each king you may pick now"),
        Plane("card", kinds, "1 for the character that is being resolved"),
        Plane("wanted character", kinds, "1 for the character that is being paid for"),
        Plane("wanted location", places, "1 for the location that is being paid for"),
        Plane("bottom", places, "1 for each location of the bottom row"),
        Plane("top", places, "1 for each location of the top row"),
        Plane("discarded", places, "1 for each discarded location"),
        Plane("scored", places, "1 for each location in your scoring pile"),
        Plane("board", places, "locations on each seat's board: 1 + the depths that are covered", SEATS),
        Plane("supply", herd, "mantas of each kind in the supply"),
        Plane("ready", herd, "ready mantas of each seat", SEATS),
        Plane("tired", herd, "tired mantas of each seat", SEATS),
        Plane("goal", goals, "1 for the goal of each track", TRACKS),
        Plane("spots", 5, "who is on each spot of a track: 1 + the seat, 5 the Ichthyanders", TRACKS),
        Plane(
            "seats",
            8,
            "for each seat: in the game; cards in hand; discard pile; locations scored; then 1 for each claimed track",
            SEATS,
        ),
        Plane("asked", len(FRAME_NAMES), "one of: " + ", ".join(FRAME_NAMES)),
        Plane("turn", SEATS, "1 for the seat that decides"),
        Plane("owner", SEATS, "1 for the seat whose turn it is"),
        Plane("purpose", 4, "what is being paid for, one of: buy, conquer, recruit, replay"),
        Plane("cause", 8, "why the game ends, once that is known, by the number of the cause"),
        Plane(
            "table",
            13,
            "round; turns until the end; the main action is done; you acquire by power; characters left; locations "
            "left; points of your scoring pile; still to be paid; steps left; coins; power; the rest of the turn "
            "after the main action; your points, once the game is over or when alone",
        ),
    )
