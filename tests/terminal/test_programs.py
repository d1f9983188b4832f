"""Bots that are programs, at the line-by-line table."""

import sys
from pathlib import Path

import pytest

from batyskaf import bots
from tests.terminal.driving import batyskaf, refused


@pytest.fixture(autouse=True)
def allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """No program is allowed before a test, nor stays allowed after it."""
    monkeypatch.setattr(bots, "_PROGRAMS", {})


def program(folder: Path, body: str) -> str:
    path = folder / "bot.py"
    path.write_text(f"import json, sys\n{body}\n")
    return f"exec:{sys.executable} {path}"


ANY = """
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "frame":
        print(json.dumps({"type": "move", "move": said["legal"][0]}), flush=True)
"""


def test_a_whole_game_of_programs(tmp_path: Path) -> None:
    ran = batyskaf("play", "crew", "--players", "3", "--bots", "all", "--bot", program(tmp_path, ANY), "--lang", "en")
    assert ran.exit_code == 0
    assert "can't continue" not in ran.output


def test_a_program_that_crashes_is_replaced_once_the_person_agrees(tmp_path: Path) -> None:
    words = ("play", "crew", "--players", "3", "--seed", "1", "--bot", program(tmp_path, "sys.exit('leak')"))
    ran = batyskaf(*words, "--lang", "en", typed="1\n" * 3 + "perhaps\n" + "\n")
    assert "it has ended (leak)" in ran.output
    assert "takes over" in ran.output
    assert ran.output.count("Press Enter to let another bot take over") >= 2


def test_a_match_with_a_program_resumes_only_if_it_is_allowed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "_PROGRAMS", {})
    command = program(tmp_path, ANY)
    batyskaf("play", "crew", "--players", "3", "--bot", command, "--lang", "en", typed="quit\n")
    monkeypatch.setattr(bots, "_PROGRAMS", {})
    assert "to run it again" in refused("play", "--resume", "--lang", "en")
    ran = batyskaf("play", "--resume", "--bot", command, "--lang", "en", typed="quit\n")
    assert ran.exit_code == 0
