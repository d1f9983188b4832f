# mypyc: compile
"""How often careless play wins from a position: a measure of how safe it is."""

from mypy_extensions import i64

from batyskaf.core.game import MoveList
from batyskaf.core.playout import play_out
from batyskaf.core.rng import Rng
from batyskaf.games.crew.codes import SUCCESS
from batyskaf.games.crew.state import CrewState


def success_rate(state: CrewState, rng: Rng, moves: MoveList, playouts: i64) -> float:
    """The share of random playouts that end in success."""
    won: i64 = 0
    for _ in range(playouts):
        copy = state.copy()
        play_out(copy, rng, moves, 1000)
        if copy.outcome == SUCCESS:
            won += 1
    return float(won) / float(playouts)
