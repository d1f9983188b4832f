"""Our side: the same loops over any of our games."""

import random

from batyskaf.core.game import Game, State
from batyskaf.core.playout import play_out_many
from batyskaf.core.rng import Rng
from batyskaf.games import load
from bench.measure import Side

WORKLOADS: dict[str, list[dict[str, object]]] = {
    "crew": [{"mission": mission, "players": players} for mission in ("5", "8", "17", "32") for players in (4, 5)],
    "aquatica": [{"players": players} for players in (2, 3, 4)],
    "endeavor": [{"players": players} for players in (2, 3, 4)],
}
"""The options that each game is measured with: full rules, nothing switched off."""


def openings(game: Game, number: int) -> list[State]:
    """Dealt positions, different ones for every repeat."""
    sets = WORKLOADS[game.name]
    return [game.start(game.options(**choices), 1000 + 100 * number + at) for at, choices in enumerate(sets)]


def from_python(name: str, games: int) -> Side:
    """Steps from Python: list the legal moves, apply one."""
    game = load(name)

    def work(number: int) -> int:
        pick = random.Random(number).random
        dealt = openings(game, number)
        done = 0
        for each in range(games):
            state = dealt[each % len(dealt)].copy()
            while state.turn >= 0:
                moves = state.legal()
                state.apply(moves[int(pick() * len(moves))])
                done += 1
        return done

    return Side(f"{name}, from Python", work)


def playouts(name: str, games: int) -> Side:
    """Random playouts in compiled code."""
    game = load(name)

    def work(number: int) -> int:
        rng = Rng.of(number + 1, "bench")
        dealt = openings(game, number)
        share = games // len(dealt)
        return sum(int(play_out_many(opening, rng, share, game.max_decisions)) for opening in dealt)

    return Side(f"{name}, compiled playouts", work)
