"""Perft: the number of sequences of one, two, three ... moves from named positions.

tests/perft/<game>.json holds positions (options, seed and the moves that lead there) and their counts, which end with
the depth to which they were counted.
"""

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from batyskaf.core.game import OVER, State
from batyskaf.games import load

FOLDER = Path(__file__).parent / "perft"


class Position(NamedTuple):
    game: str
    name: str
    options: dict[str, object]
    seed: int
    moves: list[str]
    counts: list[int]


def positions() -> list[Position]:
    found = []
    for path in sorted(FOLDER.glob("*.json")):
        for entry in json.loads(path.read_text("utf-8")):
            fields = {key: entry[key] for key in ("name", "options", "seed", "moves", "counts")}
            assert entry["about"]
            found.append(Position(path.stem, **fields))
    return found


def reached(position: Position) -> State:
    game = load(position.game)
    options = {name: tuple(value) if isinstance(value, list) else value for name, value in position.options.items()}
    state = game.start(game.options(**options), position.seed)
    for text in position.moves:
        move = game.moves.id(text)
        assert move in state.legal(), f"{position.name}: {text!r}"
        state.apply(move)
    return state


def ways(state: State, depth: int) -> int:
    """Count the sequences of exactly this many moves."""
    if state.turn == OVER:
        return 0
    moves = state.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        after.apply(move)
        total += ways(after, depth - 1)
    return total


@pytest.mark.parametrize("position", positions(), ids=lambda position: f"{position.game}-{position.name}")
def test_ways(position: Position) -> None:
    state = reached(position)
    assert [ways(state, depth) for depth in range(1, len(position.counts) + 1)] == position.counts
