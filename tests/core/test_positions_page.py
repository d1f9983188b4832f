"""docs/positions.md: its positions can be played, its Python runs, and it names every field there is."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from batyskaf.core.position import parse_position
from batyskaf.games import load

PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
SAMPLES = [text for text in re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL) if text.startswith("game:")]


@pytest.mark.parametrize("text", SAMPLES, ids=range(len(SAMPLES)))
def test_every_position_on_the_page_can_be_played(text: str) -> None:
    found = parse_position(text)
    game = load(found.game)
    assert game.start_at(found, 1).legal()


def test_each_game_has_an_example() -> None:
    assert {parse_position(text).game for text in SAMPLES} == {"crew", "aquatica", "endeavor"}


def test_the_python_on_the_page_says_what_it_prints() -> None:
    sessions = re.findall(r"```pycon\n(.*?)```", PAGE, re.DOTALL)
    assert sessions
    for code in sessions:
        example = doctest.DocTestParser().get_doctest(code, {}, "positions.md", "positions.md", 0)
        assert doctest.DocTestRunner().run(example).failed == 0


@pytest.mark.parametrize("game", ["crew", "aquatica", "endeavor"])
def test_the_page_names_every_field(game: str) -> None:
    keys = import_module(f"batyskaf.games.{game}.position").KEYS
    assert [key for key in keys if f"`{key}`" not in PAGE] == []
