"""The batch deals, asks and judges as the rules do: each of its games is replayed by them move by move."""

from collections.abc import Iterator
from itertools import cycle

import pytest

pytest.importorskip("torch", reason="needs the package torch (the extra `learn`)")

from batyskaf.games.crew.game import CrewGame, load
from batyskaf.games.crew.kinds import TASK_KINDS
from batyskaf.games.crew.tasks import Task
from batyskaf.learn import kinds
from tests.learn.replaying import Replay

SEATS = (2, 3, 4, 5)


@pytest.fixture(scope="module")
def game() -> CrewGame:
    return load()


def test_every_mission_is_asked_and_judged_as_by_the_rules(game: CrewGame) -> None:
    seats = cycle(SEATS)
    for number, mission in enumerate(game.catalog.missions):
        for timed in (True, False):
            options = game.options(mission=mission, players=next(seats), timed=timed)
            replay = Replay(game, options, games=4, seed=number)
            replay.check_deals()
            replay.play()
            assert replay.decisions > 4
        next(seats)


def test_every_kind_of_task_is_judged_as_by_the_rules(game: CrewGame) -> None:
    outcomes: dict[str, set[int]] = {kind: set() for kind in TASK_KINDS}
    seats = cycle(SEATS)
    for number, task in enumerate(game.catalog.tasks):
        options = game.options(tasks=(task.id,), players=next(seats), distress="off", communication="silence")
        replay = Replay(game, options, games=4, seed=number).play()
        outcomes[task.kind] |= set(replay.fleet.outcomes.tolist())
    assert all(outcomes.values())


HOUSE_RULES = (
    {"distress": "active"},
    {"only_mark": "any"},
    {"players": 2, "tonoja_after": "first"},
    {"players": 2, "tonoja_distress": "stays out"},
    {"players": 2, "tonoja_after": "first", "tonoja_distress": "stays out"},
    {"mission": "26", "timed": False, "untimed_sharing": "volunteers"},
    {"mission": "16", "timed": False, "untimed_sharing": "volunteers", "players": 3},
    {"mission": "20", "communication": "narcosis", "players": 5},
    {"mission": "12", "tasks": ("T1", "T40")},
)


@pytest.mark.parametrize("choices", HOUSE_RULES, ids=str)
def test_house_rules_match_the_rules(game: CrewGame, choices: dict[str, object]) -> None:
    replay = Replay(game, game.options(**{"mission": "17", **choices}), games=12, seed=3)
    replay.check_deals()
    replay.play()


def test_every_rule_has_a_judge() -> None:
    assert set(rules(Task)) == set(kinds.JUDGES)


def rules(base: type[Task]) -> Iterator[type[Task]]:
    for rule in base.__subclasses__():
        if rule.__module__.startswith("batyskaf.games."):
            yield rule


def test_a_rule_without_a_judge_is_refused_when_a_fleet_is_loaded(
    game: CrewGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    rule = type(game.catalog.tests[0])
    monkeypatch.delitem(kinds.JUDGES, rule)
    with pytest.raises(kinds.UnknownRule, match=rf"no judge is declared for the rule {rule.__name__}"):
        Replay(game, game.options(), games=1, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("players", SEATS)
def test_thousands_of_games_match_the_rules(game: CrewGame, players: int) -> None:
    """Over 10,000 games with the four seat counts together."""
    games = 0
    for number, mission in enumerate(game.catalog.missions):
        games += len(Replay(game, game.options(mission=mission, players=players), games=40, seed=number).play().states)
    for number, task in enumerate(game.catalog.tasks):
        options = game.options(tasks=(task.id,), players=players, distress="off")
        games += len(Replay(game, options, games=12, seed=number).play().states)
    assert games >= 2500
