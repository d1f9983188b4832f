"""Looking at a state changes nothing in it: `legal`, `why_not` and `pack` only read."""

import ast
from pathlib import Path

import pytest

from batyskaf.core.rng import Rng
from batyskaf.games.endeavor.game import load
from batyskaf.games.endeavor.state import EndeavorState

GAME = load()
SOURCE = Path(__file__).parents[2] / "src" / "batyskaf"
CLASSES = {
    "State": "core/game.py",
    "AgendaState": "core/agenda.py",
    "Boards": "games/endeavor/pieces.py",
    "Pieces": "games/endeavor/pieces.py",
    "EndeavorState": "games/endeavor/state.py",
}
SHARED = {"setup", "rules", "deal", "menu"}
"""Never changed by a move (the deal is in `pack`), or no more than a copy of the legal moves."""


def declared(name: str, file: str) -> set[str]:
    """The fields of a class, from its source: native objects can't list theirs."""
    tree = ast.parse(SOURCE.joinpath(file).read_text("utf-8"))
    cls = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    made = next(node for node in cls.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    targets = [node.target if isinstance(node, ast.AnnAssign) else node.targets[0] for node in assignments(made)]
    in_class = {
        node.target.id for node in cls.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    return in_class | {target.attr for target in targets if isinstance(target, ast.Attribute)}


def assignments(function: ast.FunctionDef) -> list[ast.Assign | ast.AnnAssign]:
    return [node for node in ast.walk(function) if isinstance(node, ast.Assign | ast.AnnAssign)]


FIELDS = sorted(set().union(*(declared(name, file) for name, file in CLASSES.items())) - SHARED)


def fields(state: EndeavorState) -> dict[str, object]:
    """Every field, vectors as lists."""
    found: dict[str, object] = {}
    for name in FIELDS:
        value = getattr(state, name)
        found[name] = value if isinstance(value, bool | int) else list(value)
    return found


def test_all_fields_are_compared() -> None:
    assert {"turn", "events", "agenda", "reserve", "research", "area", "reached", "scores", "made"} < set(FIELDS)
    assert len(FIELDS) == len(fields(GAME.start(GAME.options(), 1))) > 55


@pytest.mark.parametrize("mission", list(GAME.catalog.missions))
def test_listing_moves_changes_nothing(mission: str) -> None:
    for edition in GAME.catalog.missions[mission].sets:
        for players in (1, 3):
            state = GAME.start(GAME.options(mission=mission, edition=edition, players=players), players)
            rng = Rng.of(players, f"reading {mission} {edition}")
            while state.turn >= 0:
                state.listed = False  # so that the moves are listed again
                packed, before = state.pack(), fields(state)
                moves = state.legal()
                assert state.legal() == moves
                state.why_not(rng.below(len(GAME.moves)))
                assert (state.pack(), fields(state)) == (packed, before)
                state.apply(moves[rng.below(len(moves))])
