"""Positions on the command line: play from one, solve it with open hands, ask a bot for advice."""

from pathlib import Path

import pytest

from batyskaf.bots import Bot, Budget, Decision, Perspective
from batyskaf.bots.bot import UNBOUNDED, Candidate
from tests.terminal.driving import batyskaf, only_match, refused

PUZZLE = """
game: crew
mission: 17
players: 3
distress: off
hands:
  0: S4 P9 B1
  1: P2 B9 G1
  2: P1 B2 Y1 Y8
tasks:
  T57: 0
tricks:
  0: S1 S2 S3
  2: P3 P8 P4
  0: P7 P6 P5
  0: B3 B4 B5
  2: B6 B7 B8
  1: G9 G8 G7
  1: G6 G5 G4
  1: G3 G2 Y2
  1: Y9 Y3 Y4
  1: Y7 Y6 Y5
"""


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    path = tmp_path / "puzzle.txt"
    path.write_text(PUZZLE, encoding="utf-8")
    return path


def test_a_match_starts_from_a_position_and_can_be_replayed(puzzle: Path, data_folder: Path) -> None:
    assert batyskaf("play", "--position", str(puzzle), "--bots", "all", "--bot", "random", "--plain").exit_code == 0
    path = only_match(data_folder)
    assert "its result is correct" in batyskaf("verify", str(path)).output
    output = batyskaf("replay", str(path)).output
    assert "Bot 2 wins trick 10" in output  # before the position
    assert "wins trick 11" in output  # after it


def test_a_match_from_a_position_is_resumed(puzzle: Path, data_folder: Path) -> None:
    begun = batyskaf("play", "crew", "--position", str(puzzle), "--bot", "random", "--plain", typed="quit\n")
    assert begun.exit_code == 0
    resumed = batyskaf("play", "--resume", "--plain", typed="quit\n")
    assert resumed.exit_code == 0
    assert "S4" in resumed.output


def test_the_solver_names_the_cards_that_keep_the_win(puzzle: Path) -> None:
    lines = batyskaf("solve", str(puzzle)).output.splitlines()
    assert lines[0] == "With open hands it can be won."
    assert lines[1].startswith("Player 2 plays; ")
    assert lines[-1].startswith("  Trick 13: ")
    assert lines[-1].endswith("won by Player 1")


def test_the_solver_separates_the_winning_card_from_the_losing_ones(puzzle: Path) -> None:
    puzzle.write_text(PUZZLE.replace("T57: 0", "T57: 2\n  T2: 0"), "utf-8")
    lines = batyskaf("solve", str(puzzle)).output.splitlines()
    assert lines[1:4] == ["Player 2 plays; 1 of 3 cards keep it winnable.", "  wins: P2", "  loses: B9, G1"]


def test_an_unwinnable_position_is_reported_as_lost(puzzle: Path) -> None:
    puzzle.write_text(PUZZLE.replace("T57: 0", "T57: 2\n  T2: 1"), "utf-8")
    assert batyskaf("solve", str(puzzle)).output == "With open hands it can't be won.\n"


def test_randomly_dealt_cards_are_mentioned(puzzle: Path) -> None:
    puzzle.write_text(PUZZLE.replace("P2 B9 G1", "P2 ...").replace("P1 B2 Y1 Y8", "P1 ..."), "utf-8")
    assert batyskaf("solve", str(puzzle), "--seed", "3").output.startswith(
        "The position leaves things open; they were dealt with seed 3."
    )


@pytest.mark.parametrize("bot", ["random", "easy"])
def test_a_bot_gives_its_advice(puzzle: Path, bot: str) -> None:
    output = batyskaf("advise", str(puzzle), "--bot", bot).output
    assert output.startswith("Player 2: ")
    assert "(signal " in output or "(quiet)" in output


class Sure(Bot):
    """Looks at the first two moves only."""

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        first, second, *rest = look.legal
        seen = (Candidate(first, 0.7, 0.9), Candidate(second, 0.2, 0.1))
        return Decision(first, (*seen, *(Candidate(move, 0.0) for move in rest)))


def test_advice_lists_the_moves_that_were_weighed(puzzle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("batyskaf.terminal.positions.bots.load", lambda name, rng: Sure())
    lines = batyskaf("advise", str(puzzle), "--bot", "random").output.splitlines()
    assert [line.split("%")[0].strip() for line in lines if line.startswith("  ")] == ["70", "20"]


def test_all_faults_are_reported_in_the_readers_language(puzzle: Path) -> None:
    puzzle.write_text("game: crew\nhands:\n  0: P9\n  1: P9\n  7: P1\n", "utf-8")
    assert refused("play", "--position", str(puzzle)).splitlines()[0].endswith("2 things are wrong with it:")
    assert f"{puzzle}:4: hands 1: P9 jest już w „hands 0”" in refused("solve", str(puzzle), "--lang", "pl")


def test_flags_that_conflict_with_the_position_are_refused(puzzle: Path) -> None:
    assert "--mission" in refused("play", "--position", str(puzzle), "--mission", "3")
    assert "for the game “crew”" in refused("play", "aquatica", "--position", str(puzzle))
    assert "--resume can't be combined with --position" in refused("play", "--resume", "--position", str(puzzle))
    assert "can't be read" in refused("play", "--position", str(puzzle.with_name("absent.txt")))


def test_only_the_crew_is_solved_and_only_from_the_first_card(puzzle: Path) -> None:
    puzzle.write_text("game: crew\ntasks: T57\n", "utf-8")
    assert "nothing to solve before the first card" in refused("solve", str(puzzle))
