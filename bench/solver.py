"""Cards per second of the open-hand solver, for every number of players, on hard missions with a fixed budget."""

import statistics
import time

from batyskaf.bots.crew.sense import Sense, to_the_cards
from batyskaf.bots.crew.solver import Solver
from batyskaf.core.rng import Rng
from batyskaf.games.crew.game import load

HEADING = "| seats | cards a second: median (spread) |\n|---|---|"
MISSIONS = ("12", "25", "28", "31")
BUDGET = 60_000


def rows(repeats: int) -> list[str]:
    """One row for each number of players."""
    game = load()
    found: list[str] = []
    for players in (2, 3, 4, 5):
        rates: list[float] = []
        for number in range(repeats):
            solver = Solver(Rng.of(number, "solver"))
            tried, spent = 0, 0.0
            for mission in MISSIONS:
                state = game.start(game.options(mission=mission, players=players, timed=False), number)
                to_the_cards(state, Sense(Rng.of(number, "share"), 0))
                begun = time.process_time()
                solver.solve(state, BUDGET)
                spent += time.process_time() - begun
                tried += int(solver.nodes)
            rates.append(tried / spent)
        spread = f"{min(rates) / 1e6:.2f} M to {max(rates) / 1e6:.2f} M"
        found.append(f"| {players} | {statistics.median(rates) / 1e6:.2f} M ({spread}) |")
    return found
