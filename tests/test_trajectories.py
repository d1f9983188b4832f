"""Interpreted and compiled rules play the same games: both must lead to the fingerprints in trajectories.json.

A fingerprint is a hash over many random games: every move, every seat's observation now and then and at the end, and
the result. `python -m tests.test_trajectories` writes the file anew, after a change that is meant.
"""

import hashlib
import json
from pathlib import Path

import pytest

from batyskaf.core.game import MoveList
from batyskaf.core.rng import Rng
from batyskaf.core.sheet import Sheet
from batyskaf.envs.batch import Batch
from batyskaf.games import load

FILE = Path(__file__).with_name("trajectories.json")
FEW, MANY = 300, 10_000
OFTEN = 24
"""Decisions from one look at the observations to the next."""
OPTIONS: dict[str, list[dict[str, object]]] = {
    "crew": [{"mission": mission, "players": players} for mission in ("5", "14", "32") for players in (2, 3, 4, 5)],
    "aquatica": [{"players": players, "mode": mode} for players in (1, 2, 3, 4) for mode in ("basic", "advanced")],
    "endeavor": [{"players": players, "mission": mission} for players in (1, 2, 3, 4) for mission in ("1", "7")],
}


def of_games(name: str, count: int) -> str:
    """The fingerprint of so many games under all options in turn."""
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
    """The fingerprint of some games at once, with every buffer after every step."""
    game = load(name)
    batch = Batch(game, game.options(), 4)
    batch.reset(1)
    found = hashlib.sha256()
    for _ in range(steps):
        found.update(batch.observations.bytes() + batch.masks.bytes())
        found.update(repr((list(batch.turns), list(batch.rewards), list(batch.terminated), batch.ended)).encode())
        batch.step_sampled()
    return found.hexdigest()[:32]


def expected(name: str, what: str) -> str:
    fingerprint: str = json.loads(FILE.read_text(encoding="utf-8"))[name][what]
    return fingerprint


@pytest.mark.parametrize("name", OPTIONS)
def test_games(name: str) -> None:
    assert of_games(name, FEW) == expected(name, "few")


@pytest.mark.parametrize("name", OPTIONS)
def test_many_at_once(name: str) -> None:
    assert of_batch(name, 40) == expected(name, "batch")


@pytest.mark.soak
@pytest.mark.parametrize("name", OPTIONS)
def test_many_games(name: str) -> None:
    assert of_games(name, MANY) == expected(name, "many")


def write() -> None:
    found = {
        name: {"few": of_games(name, FEW), "batch": of_batch(name, 40), "many": of_games(name, MANY)}
        for name in OPTIONS
    }
    FILE.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
