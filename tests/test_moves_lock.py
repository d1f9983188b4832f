"""Move ids never change: each game's table starts with the lines of its moves.lock, and new moves follow.

Append a new base move to both; moves of packs are not locked.
"""

from importlib.resources import files

import pytest

from batyskaf.games import load, names


def locked(name: str) -> list[str]:
    lock = files("batyskaf.games") / name / "moves.lock"
    return lock.read_text("utf-8").splitlines() if lock.is_file() else []


LOCKED = [name for name in names() if locked(name)]


def test_the_crew_is_locked() -> None:
    assert "crew" in LOCKED


@pytest.mark.parametrize("name", LOCKED)
def test_the_table_begins_with_the_locked_moves(name: str) -> None:
    lines = locked(name)
    texts = load(name).moves.texts()
    assert texts[: len(lines)] == lines
    assert texts[len(lines) :] == [], "these moves are new: add them to the end of moves.lock"


@pytest.mark.parametrize("name", LOCKED)
def test_texts_lead_back_to_their_ids(name: str) -> None:
    moves = load(name).moves
    assert [moves.id(text) for text in locked(name)] == list(range(len(locked(name))))
