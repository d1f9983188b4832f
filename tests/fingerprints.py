"""Fingerprints of rules, search and solver: short hashes that show whether two builds behave the same.

A fingerprint of the rules is a hash over many random games: every move, every seat's observation at intervals and at
the end, and the result. That of a search is a hash over decisions and their reasons, that of the solver over its
answers and the number of cards it tried. No clock limits them, so they are the same on every machine.

`python -m tests.fingerprints` regenerates trajectories.json after an intended change; with `search` and `solver` (or
`few`, `batch`, `many`) as arguments only those, as after a change of bots. `tools.wasm` runs this file in Pyodide.
"""

import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path

from batyskaf import bots
from batyskaf.bots import Bot, Budget, Perspective
from batyskaf.bots.crew.fair import FairCrewBot
from batyskaf.bots.crew.solver import Solver
from batyskaf.bots.crew.verdicts import WON
from batyskaf.core.game import MoveList
from batyskaf.core.rng import Rng
from batyskaf.core.sheet import Sheet
from batyskaf.envs.batch import Batch
from batyskaf.games import load
from batyskaf.games.crew.codes import P_PLAY
from batyskaf.games.crew.state import CrewState

FILE = Path(__file__).with_name("trajectories.json")
FEW, MANY = 300, 10_000
OFTEN = 24
"""Decisions between two hashed observations."""
OPTIONS: dict[str, list[dict[str, object]]] = {
    "crew": [{"mission": mission, "players": players} for mission in ("5", "14", "32") for players in (2, 3, 4, 5)],
    "aquatica": [{"players": players, "mode": mode} for players in (1, 2, 3, 4) for mode in ("basic", "advanced")],
    "endeavor": [{"players": players, "mission": mission} for players in (1, 2, 3, 4) for mission in ("1", "7")],
}
ASKED, EVERY = 12, 5
"""Searched decisions per game, and the number of moves between them, which are random."""
SIMULATIONS = 16
SEARCHED: dict[str, list[dict[str, object]]] = {
    "crew": [{"mission": "5", "players": 2}, {"mission": "20", "players": 3}, {"mission": "32", "players": 5}],
    "aquatica": [{"players": 1}, {"players": 2, "mode": "advanced"}, {"players": 4, "kings": "draft"}],
    "endeavor": [{"players": 1, "mission": "1"}, {"players": 2, "mission": "7"}, {"players": 4, "mission": "4"}],
}
SOLVED = [("7", 2, 4), ("7", 4, 11), ("9", 3, 11), ("9", 4, 0), ("15", 4, 8), ("17", 3, 1), ("27", 3, 10), ("27", 5, 1)]
SOLVED += [("30", 4, 16), ("32", 2, 7), ("32", 3, 12), ("32", 5, 0)]
"""Missions, crews and seeds for the solver; some are won, some lost, some too hard."""
NODES = 6000
"""The solver's budget in cards; beyond about 5000 it also searches in plain order."""
STRAYING = 16
"""One in this many cards deviates from the found line."""


def of_games(name: str, count: int) -> str:
    """The fingerprint of a number of games, with all options in turn."""
    game = load(name)
    options = [game.options(**choices) for choices in OPTIONS[name]]
    found = hashlib.sha256()
    moves, sheet = MoveList(), Sheet(game.observation_size() // 8)
    for number in range(count):
        chosen = options[number % len(options)]
        state = game.start(chosen, number)
        rng = Rng.of(number, "trajectory")
        made = 0
        while state.turn >= 0:
            if made % OFTEN == 0:
                sheet.at = 0
                state.observe(state.turn, sheet)
                found.update(sheet.bytes())
            state.apply(state.pick(rng, moves))
            made += 1
        for seat in range(game.seats(chosen)):
            sheet.at = 0
            state.observe(seat, sheet)
            found.update(sheet.bytes())
        found.update(repr((state.history(), state.result())).encode())
    return found.hexdigest()[:32]


def of_batch(name: str, steps: int) -> str:
    """The fingerprint of a batch of games: every buffer after every step."""
    game = load(name)
    batch = Batch(game, game.options(), 4)
    batch.reset(1)
    found = hashlib.sha256()
    for _ in range(steps):
        found.update(batch.observations.bytes() + batch.masks.bytes())
        found.update(repr((list(batch.turns), list(batch.rewards), list(batch.terminated), batch.ended)).encode())
        batch.step_sampled()
    return found.hexdigest()[:32]


def of_search(name: str) -> str:
    """The fingerprint of a bot that searches a few times in random games."""
    game = load(name)
    found = hashlib.sha256()
    moves = MoveList()
    for number, choices in enumerate(SEARCHED[name]):
        state = game.start(game.options(**choices), number)
        bot = _searching(name, Rng.of(number, "bot"))
        worlds, rng = Rng.of(number, "worlds"), Rng.of(number, "searched")
        for made in range(ASKED * EVERY):
            if state.turn < 0:
                break
            if made % EVERY == 0:
                look = Perspective.of(game, state, int(state.turn), worlds)
                decision = bot.choose(look, Budget(simulations=SIMULATIONS))
                # Math libraries differ in the last digits.
                weighed = [(one.move, round(one.value, 6), round(one.share, 6)) for one in decision.candidates]
                found.update(repr((decision.move, weighed, decision.line)).encode())
                state.apply(decision.move)
            else:
                state.apply(state.pick(rng, moves))
    return found.hexdigest()[:32]


def _searching(name: str, rng: Rng) -> Bot:
    """A bot that decides the same in every build: The Crew's levels ask the net more often where it is native."""
    return FairCrewBot(rng) if name == "crew" else bots.load("medium", rng)


def of_solver(name: str) -> str:
    """The fingerprint of the open-hand solver: its verdicts, lines and numbers of cards.

    It is asked at every third trick; in between its line is played, with occasional random deviations.
    """
    game = load(name)
    found = hashlib.sha256()
    moves = MoveList()
    for mission, players, seed in SOLVED:
        state = game.start(game.options(mission=mission, players=players, distress="off"), seed)
        assert isinstance(state, CrewState)
        rng = Rng.of(seed, "solved")
        solver = Solver(Rng.of(seed, "solver"))
        line: list[int] = []
        while state.turn >= 0:
            playing = state.phase == P_PLAY
            if playing and state.laid == 0 and state.number % 3 == 0:
                verdict = int(solver.solve(state, NODES))
                line = [int(card) for card in solver.best_line] if verdict == WON else []
                found.update(repr((verdict, int(solver.nodes), line)).encode())
            if playing and rng.below(STRAYING) == 0:
                line = []
            state.apply(line.pop(0) if playing and line else state.pick(rng, moves))
    return found.hexdigest()[:32]


MADE: dict[str, Callable[[str], str]] = {
    "few": lambda name: of_games(name, FEW),
    "batch": lambda name: of_batch(name, 40),
    "many": lambda name: of_games(name, MANY),
    "search": of_search,
    "solver": of_solver,
}


def write(kinds: list[str]) -> None:
    found = json.loads(FILE.read_text(encoding="utf-8"))
    for name in OPTIONS:
        for kind in kinds:
            if kind != "solver" or name == "crew":
                found[name][kind] = MADE[kind](name)
    FILE.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:] or list(MADE))
