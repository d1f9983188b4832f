"""Observations keep their layout: each game's planes start with the lines of its planes.lock, and new ones follow."""

from importlib.resources import files

import pytest
from tools.observations import PAGE, page

from batyskaf.core.planes import lines
from batyskaf.games import load

GAMES = ("crew", "aquatica", "endeavor")


@pytest.mark.parametrize("name", GAMES)
def test_the_planes_are_the_locked_ones(name: str) -> None:
    locked = (files("batyskaf.games") / name / "planes.lock").read_text("utf-8").splitlines()
    here = lines(load(name).planes())
    assert here[: len(locked)] == locked
    assert here[len(locked) :] == [], "these planes are new: add them to the end of planes.lock"


def test_the_page_on_observations_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "regenerate it: python -m tools.observations"
