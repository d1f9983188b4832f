"""Rulebook: Preparing a mission. Hands, tasks drawn to the exact difficulty, the captain."""

import pytest

from batyskaf.core.reason import Refused
from tests.crew.driving import GAME, Attempt, difficulty, position

SEEDS = range(25)


def started(seed: int, **options: object) -> Attempt:
    return Attempt(GAME.start(GAME.options(**options), seed))


@pytest.mark.parametrize(("players", "sizes"), [(3, [13, 13, 14]), (4, [10] * 4), (5, [8] * 5)])
def test_all_cards_are_dealt(players: int, sizes: list[int]) -> None:
    longest = set()
    for seed in SEEDS:
        attempt = started(seed, players=players)
        hands = [attempt.hand(seat) for seat in range(players)]
        assert sorted(map(len, hands)) == sizes
        assert len(set.union(*hands)) == 40
        longest.add(max(range(players), key=lambda seat: len(hands[seat])))
    assert players != 3 or longest == {0, 1, 2}, "anybody may get the fourteenth card"


def test_two_players_hold_thirteen_and_tonoja_fourteen() -> None:
    for seed in SEEDS:
        attempt = started(seed, players=2)
        hands = [attempt.hand(0), attempt.hand(1)]
        assert [len(hand) for hand in hands] == [13, 13]
        columns = attempt.table.columns
        assert len(columns) == 7
        assert all(column.open is not None and column.covered for column in columns)
        assert attempt.table.seats[2].cards == 14
        assert "S4" in hands[attempt.table.captain]


def test_the_holder_of_the_highest_submarine_is_captain() -> None:
    for seed in SEEDS:
        attempt = started(seed, players=5)
        assert "S4" in attempt.hand(attempt.table.captain)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("mission", [mission.id for mission in GAME.catalog.missions.values() if mission.difficulty])
def test_tasks_make_up_the_difficulty_exactly(mission: str, players: int) -> None:
    wanted = GAME.catalog.missions[mission].difficulty
    for seed in range(8):
        tasks = started(seed, mission=mission, players=players).table.tasks
        assert sum(difficulty(task.id, players) for task in tasks) == wanted
        assert all(task.difficulty == difficulty(task.id, players) for task in tasks)
        assert len({task.id for task in tasks}) == len(tasks)


def stack_of(*tasks: str) -> tuple[str, ...]:
    """All other tasks, as used: the stack holds these alone."""
    return tuple(task.id for task in GAME.catalog.tasks if task.id not in tasks)


def test_a_task_that_is_too_hard_is_laid_aside() -> None:
    """The example: four players, difficulty 5; after 2 and 1 a 3 does not fit, but another 2 or two 1s do."""
    stack = ("T6", "T1", "T25", "T27", "T7")
    printed = {task: difficulty(task, 4) for task in stack}
    assert printed == {"T6": 2, "T1": 1, "T25": 3, "T27": 3, "T7": 2}
    examples = 0
    for seed in range(60):
        tasks = [task.id for task in started(seed, mission="5", used=stack_of(*stack)).table.tasks]
        assert sum(difficulty(task, 4) for task in tasks) == 5
        if set(tasks[:2]) == {"T6", "T1"}:
            assert tasks[2:] == ["T7"]
            examples += 1
    assert examples


def test_used_tasks_stay_out_until_the_stack_runs_out() -> None:
    for seed in SEEDS:
        assert [task.id for task in started(seed, mission="1", used=stack_of("T3")).table.tasks] == ["T3"]
    everything = stack_of()
    assert len(started(1, mission="1", used=everything).table.tasks) == 1


def test_the_same_tasks_may_be_tried_again() -> None:
    attempt = started(3, mission="2", tasks=("T4", "T1"), attempt=2)
    assert [task.id for task in attempt.table.tasks] == ["T4", "T1"]
    assert attempt.table.attempt == 2


def test_tasks_are_revealed_before_the_captain_chooses() -> None:
    attempt = position("2: S4", "T1 T2", mission="2")
    assert attempt.table.captain == 2
    assert [task.owner for task in attempt.table.tasks] == [None, None]
    assert attempt.asked == 2


def test_one_task_is_easier_in_the_german_edition() -> None:
    english = position("0: S4", "T11").task("T11").difficulty
    german = position("0: S4", "T11", edition="german").task("T11").difficulty
    assert (english, german) == (3, 2)


def test_unknown_missions_and_tasks_are_refused() -> None:
    with pytest.raises(Refused):
        GAME.options(mission="33")
    with pytest.raises(Refused):
        GAME.options(tasks=("T99",))
    with pytest.raises(Refused):
        GAME.options(tasks=("T1", "T1"))
    with pytest.raises(Refused):
        GAME.options(players=6)
