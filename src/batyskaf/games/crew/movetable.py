"""Every move of The Crew with its text, in the order of `codes`. Packs add their tasks at the end."""

from collections.abc import Sequence

from batyskaf.core.moves import MoveTable
from batyskaf.games.crew.cards import COLOUR_CARDS, NAMES

MARKS = ("high", "only", "low", "")
COLOURED = NAMES[:COLOUR_CARDS]
MOST_TRICKS = 13


def move_table(tasks: Sequence[str]) -> MoveTable:
    """Build the table for a list of task ids."""
    moves: list[tuple[str, bool]] = [(f"play {card}", False) for card in NAMES]
    moves += [(f"signal {card} {mark}".rstrip(), False) for card in COLOURED for mark in MARKS]
    moves += [("quiet", False)]
    moves += [(f"give {card}", True) for card in COLOURED] + [("give ?", False)]
    moves += [(f"predict {number}", False) for number in range(MOST_TRICKS + 1)]
    moves += [(f"foresee {number}", True) for number in range(MOST_TRICKS + 1)] + [("foresee ?", False)]
    moves += [(text, False) for text in ("pass", "claim", "leave", "accept", "decline", "keep", "ask")]
    moves += [(f"assign {seat}", False) for seat in range(5)]
    moves += [(text, False) for text in ("vote no", "vote left", "vote right", "direction left", "direction right")]
    moves += [(text, False) for text in ("time-up", "abandon")]
    moves += [(f"take {task}", False) for task in tasks]
    return MoveTable(moves, host=("time-up", "abandon"))
