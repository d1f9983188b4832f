"""Interpreted and compiled code plays the same games: both must lead to the fingerprints in trajectories.json."""

import json
import subprocess
import sys

import pytest

from tests.fingerprints import FEW, FILE, MANY, OPTIONS, SEARCHED, of_batch, of_games, of_search, of_solver


def expected(name: str, what: str) -> str:
    fingerprint: str = json.loads(FILE.read_text(encoding="utf-8"))[name][what]
    return fingerprint


@pytest.mark.parametrize("name", OPTIONS)
def test_games(name: str) -> None:
    assert of_games(name, FEW) == expected(name, "few")


@pytest.mark.parametrize("name", OPTIONS)
def test_many_at_once(name: str) -> None:
    assert of_batch(name, 40) == expected(name, "batch")


@pytest.mark.parametrize("name", SEARCHED)
def test_search(name: str) -> None:
    assert of_search(name) == expected(name, "search")


def test_solver() -> None:
    assert of_solver("crew") == expected("crew", "solver")


def test_python_without_assertions_plays_the_same_games() -> None:
    """The static site runs such Python, and so does `python -O`."""
    script = (
        "import sys; from tests.fingerprints import of_games; print(*(of_games(name, 12) for name in sys.argv[1:]))"
    )
    command = [sys.executable, "-OO", "-c", script, *OPTIONS]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout.split() == [of_games(name, 12) for name in OPTIONS], done.stderr


@pytest.mark.soak
@pytest.mark.parametrize("name", OPTIONS)
def test_many_games(name: str) -> None:
    assert of_games(name, MANY) == expected(name, "many")
