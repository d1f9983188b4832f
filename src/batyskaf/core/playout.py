# mypyc: compile
"""Random playouts in compiled code, for searches and benchmarks."""

from mypy_extensions import i64

from batyskaf.core.game import OVER, MoveList, State
from batyskaf.core.rng import Rng


def play_out(state: State, rng: Rng, moves: MoveList, most: i64) -> i64:
    """Play random legal moves to the end, at most `most`; return the number of moves made."""
    made: i64 = 0
    while state.turn != OVER and made < most:
        state.apply(state.pick(rng, moves))
        made += 1
    return made


def play_out_many(opening: State, rng: Rng, games: i64, most: i64) -> i64:
    """Play copies of an opening to the end; return the number of decisions in total."""
    moves = MoveList()
    state = opening.copy()
    made: i64 = 0
    for _game in range(games):
        state = opening.copy_into(state)
        made += play_out(state, rng, moves, most)
    return made
