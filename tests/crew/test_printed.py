"""Tasks and missions as a table plays them."""

from batyskaf.games.crew.content import MissionEntry, TaskEntry
from batyskaf.games.crew.game import load

GAME = load()


def test_tasks_have_the_difficulty_of_their_edition() -> None:
    changed = next(task for task in GAME.catalog.tasks if task.difficulty_german is not None)
    for edition, difficulty in (("english", changed.difficulty), ("german", changed.difficulty_german)):
        task = GAME.printed(GAME.options(edition=edition)).entries["tasks"][changed.id]
        assert isinstance(task, TaskEntry)
        assert task.difficulty == difficulty
        assert task.difficulty_german is None


def test_a_timed_mission_without_its_clock_is_another_one() -> None:
    id, timed = next((id, mission) for id, mission in GAME.catalog.missions.items() if mission.clock is not None)
    assert timed.clock is not None
    with_clock = GAME.printed(GAME.options(timed=True)).entries["missions"][id]
    without = GAME.printed(GAME.options(timed=False)).entries["missions"][id]
    assert with_clock == timed
    assert isinstance(without, MissionEntry)
    assert without.clock is None
    assert without.difficulty == timed.clock.untimed.difficulty
