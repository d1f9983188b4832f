"""Every mission finishes with bots in all seats, with any number of players, and prints its result."""

import pytest

from batyskaf.games.crew.game import load
from tests.terminal.driving import batyskaf

MISSIONS = list(load().catalog.missions)
RESULTS = (
    "Result: Mission accomplished!",
    "Result: The mission failed: a task can no longer be completed.",
    "Result: The mission failed: its objective can no longer be met.",
)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("mission", MISSIONS)
def test_bots_finish_every_mission(mission: str, players: int) -> None:
    result = batyskaf(
        "play", "crew", "--mission", mission, "--players", str(players), "--bots", "all", "--seed", "11", "--plain"
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert result.output.splitlines()[-2] in RESULTS


def test_the_same_seed_plays_the_same_match() -> None:
    words = ("play", "crew", "--bots", "all", "--seed", "0x2a", "--plain", "--mission", "7")
    first, second = (batyskaf(*words).output.splitlines()[:-1] for _ in range(2))
    assert len(first) > 20
    assert first == second
