"""The planes of an observation of Endeavor, in the order `observing` writes them."""

from batyskaf.core.planes import Plane
from batyskaf.games.endeavor.names import Names

SEATS = 5
HEXES = 110
CARDS = 40
"""As many goal cards as there can be."""


def planes(names: Names) -> tuple[Plane, ...]:
    """The layout for the tiles, sites, specialists, tokens and journals of a game; packs widen it."""
    tiles, sites, sides, journals = len(names.tiles), len(names.sites), len(names.sides), len(names.journals)
    specialists, tokens = len(names.specialists), len(names.tokens)
    return (
        Plane("zone", tiles, "tiles in the ocean: 1 + the place, which is (depth - 1) * 9 + column"),
        Plane("finder", tiles, "who discovered a tile: 1 + the seat"),
        Plane("vessel", tiles, "how many submarines each seat has in a zone", SEATS),
        Plane("site", sites, "1 for each site a seat holds", SEATS),
        Plane("dive", sites, "how many tokens are at a dive site"),
        Plane("drawn", tiles, "1 for each tile just drawn"),
        Plane("bottom", tiles, "tiles known to be at the bottom of their stack: 1 for the lowest, 2 for the next, ..."),
        Plane("stacks", 6, "tiles left in the stack of each depth"),
        Plane("team", sides, "how many of each specialist's side a seat has", SEATS),
        Plane("busy", sides, "how many of them have a disc", SEATS),
        Plane("tray", specialists, "tiles left of each specialist of tiers 1 to 4"),
        Plane("tier 5", specialists, "1 for the top tile of each stack of tier 5", 3),
        Plane("tier 5 left", 3, "tiles left in each stack of tier 5"),
        Plane("token", tokens, "dive tokens of each seat", SEATS),
        Plane("tossed", tokens, "discarded dive tokens"),
        Plane("journal", journals, "each seat's journals: 1 unused, 2 used in this round", SEATS),
        Plane("journal discs", journals, "discs on a journal"),
        Plane("display", journals, "1 for each journal of the display"),
        Plane("impact", HEXES, "markers of each seat on the Impact board: row * 11 + column", SEATS),
        Plane("goal card", CARDS, "1 for each goal card of the cooperative game"),
        Plane(
            "seats",
            16,
            "for each seat: in the game; Reputation, Inspiration, Coordination, Ingenuity; Research; staging area; "
            "supply; markers; cleanup; it has passed; submarines in the ocean",
            SEATS,
        ),
        Plane("phase", 4, "one of: setup, prepare, act, over"),
        Plane(
            "asked",
            27,
            "one of: recruit, effort, reassign, turn, acts, end of turn, act, from, pay, publish, diving, retain, "
            "draw, keep, place, rewards, raise, impact, impact to, promote, launch, after, recover, effects, choose, "
            "restored, refill",
        ),
        Plane("turn", SEATS, "1 for the seat that decides"),
        Plane("owner", SEATS, "1 for the seat whose turn it is"),
        Plane("about tile", tiles, "1 for the tile the question is about"),
        Plane("about site", sites, "1 for the site the question is about"),
        Plane("about side", sides, "1 for the specialist whose action is being taken"),
        Plane("about action", 7, "one of: travel, sonar, dive, conserve, journal, promote, copy"),
        Plane(
            "table",
            13,
            "round; rounds in all; 1 + the seat of the wave; 1 + the chosen way to score each of three goals; "
            "journals left; tokens left; columns; greatest depth; the unit named for goal discs, 1 + its number; "
            "co-operative; outcome (1 finished, 2 abandoned)",
        ),
    )
