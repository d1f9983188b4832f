# mypyc: compile
"""Random playouts in compiled code, for searches and benchmarks."""

from mypy_extensions import i64

from batyskaf.core.game import OVER, MoveList, State
from batyskaf.core.rng import Rng


def play_out(state: State, rng: Rng, moves: MoveList, most: i64) -> i64:
    """Play random legal moves to the end, at most `most`; return the number of moves made.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> state = game.start(game.options(mission="1", players=3), seed=1)
    >>> play_out(state, Rng.of(1, "playout"), MoveList(), 5), state.turn != OVER
    (5, True)
    >>> play_out(state, Rng.of(1, "playout"), MoveList(), game.max_decisions) > 0, state.turn == OVER
    (True, True)
    """
    made: i64 = 0
    while state.turn != OVER and made < most:
        state.apply(state.pick(rng, moves))
        made += 1
    return made


def play_out_many(opening: State, rng: Rng, games: i64, most: i64) -> i64:
    """Play copies of an opening to the end; return the number of decisions in total.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> opening = game.start(game.options(mission="1", players=3), seed=1)
    >>> play_out_many(opening, Rng.of(1, "playouts"), 10, game.max_decisions) > 100
    True
    """
    moves = MoveList()
    state = opening.copy()
    made: i64 = 0
    for _game in range(games):
        state = opening.copy_into(state)
        made += play_out(state, rng, moves, most)
    return made
