"""Plays what people and programs do most, while the compiler counts it; `setup.py` runs it if BATYSKAF_PGO is set.

The three games with many options: stepped from Python, played out, searched, many at once, and played by bots. Seeds
are fixed and no clock decides, so every run counts the same. It imports only what building the package needs.
"""

from collections.abc import Iterator
from itertools import count, islice

from batyskaf import bots
from batyskaf.bots import Budget, Perspective
from batyskaf.bots.crew.fair import FairCrewBot
from batyskaf.bots.crew.solver import Solver
from batyskaf.core.game import Game, MoveList, State
from batyskaf.core.playout import play_out_many
from batyskaf.core.rng import Rng
from batyskaf.envs.batch import Batch
from batyskaf.envs.ismcts import Tree
from batyskaf.games import load, names
from batyskaf.games.crew.codes import P_PLAY
from batyskaf.games.crew.state import CrewState

OPTIONS: dict[str, list[dict[str, object]]] = {
    "crew": [{"mission": str(mission), "players": 2 + mission % 4} for mission in range(1, 33)],
    "aquatica": [{"players": players, "mode": mode} for players in (1, 2, 3, 4) for mode in ("basic", "advanced")],
    "endeavor": [{"players": players, "mission": mission} for players in (1, 2, 3, 4) for mission in ("1", "4", "7")],
}
DECISIONS = {"crew": 3_000_000, "aquatica": 600_000, "endeavor": 600_000}
"""How much each game is played out; a decision of The Crew is shorter."""
SIMULATIONS = {"crew": 150_000, "aquatica": 8_000, "endeavor": 8_000}
CHOICES = 400
"""So often bots are asked, and the solver."""


def openings(game: Game) -> Iterator[State]:
    """Dealt games without end, with all options in turn."""
    options = [game.options(**choices) for choices in OPTIONS[game.name]]
    for seed in count():
        yield game.start(options[seed % len(options)], seed)


def step(game: Game, decisions: int) -> None:
    """From Python: list the legal moves, apply one."""
    rng = Rng.of(1, "training")
    made = 0
    for state in openings(game):
        while state.turn >= 0:
            legal = state.legal()
            state.apply(legal[int(rng.below(len(legal)))])
            made += 1
        if made > decisions:
            return


def play_out(game: Game, decisions: int) -> None:
    rng = Rng.of(2, "training")
    made = 0
    for opening in openings(game):
        made += int(play_out_many(opening, rng, 20, game.max_decisions))
        if made > decisions:
            return


def play_at_once(game: Game, decisions: int) -> None:
    """With memory of its own, and with memory of the caller, who clears it."""
    for number, choices in enumerate(OPTIONS[game.name]):
        batch = Batch(game, game.options(**choices), 64)
        if number % 4:
            batch.share(lambda first, last: None, 0, 0, 0)
        batch.reset(number)
        for _ in range(decisions // (64 * len(OPTIONS[game.name]))):
            batch.step_sampled()


def search(game: Game, simulations: int) -> None:
    tree, moves = Tree(len(game.moves), Rng.of(3, "training"), most=game.max_decisions), MoveList()
    rng = Rng.of(4, "training")
    for state in islice(openings(game), simulations // 500):
        for _ in range(rng.below(30)):
            state.apply(state.pick(rng, moves))
            if state.turn < 0:
                break
        else:
            tree.think(state.worlds(state.turn), 500, 32)


def ask_bots(game: Game, choices: int) -> None:
    rng, moves = Rng.of(5, "training"), MoveList()
    for state in islice(openings(game), choices):
        for _ in range(rng.below(30)):
            if state.turn >= 0:
                state.apply(state.pick(rng, moves))
        if state.turn >= 0:
            bot = FairCrewBot(rng) if game.name == "crew" else bots.load("medium", rng)
            bot.choose(Perspective.of(game, state, int(state.turn), rng), Budget(simulations=32))


def solve(game: Game, deals: int) -> None:
    """The open-hand solver of The Crew, at the first card of a deal."""
    rng, moves = Rng.of(6, "training"), MoveList()
    solver = Solver(rng)
    for state in islice(openings(game), deals):
        assert isinstance(state, CrewState)
        while state.turn >= 0 and state.phase != P_PLAY:
            state.apply(state.pick(rng, moves))
        if state.turn >= 0:
            solver.solve(state, 6000)


if __name__ == "__main__":
    for game in map(load, names()):
        decisions = DECISIONS[game.name]
        step(game, decisions // 4)
        play_out(game, decisions)
        play_at_once(game, decisions // 4)
        search(game, SIMULATIONS[game.name])
        ask_bots(game, CHOICES)
    solve(load("crew"), CHOICES)
