# mypyc: compile
"""Random play inside compiled code: what searches roll out with and benchmarks count."""

from mypy_extensions import i64

from batyskaf.core.game import OVER, MoveList, State
from batyskaf.core.rng import Rng


def play_out(state: State, rng: Rng, moves: MoveList, most: i64) -> i64:
    """Play random legal moves to the end, at most so many; return how many were made."""
    made: i64 = 0
    while state.turn != OVER and made < most:
        state.apply(state.pick(rng, moves))
        made += 1
    return made


def play_out_many(opening: State, rng: Rng, games: i64, most: i64) -> i64:
    """Play copies of an opening to the end; return how many decisions were made in all."""
    moves = MoveList()
    made: i64 = 0
    for _ in range(games):
        made += play_out(opening.copy(), rng, moves, most)
    return made
