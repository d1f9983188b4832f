"""What bots know about tasks: every kind has an insight, and a missing one fails at import."""

import importlib

import pytest

from batyskaf.bots.crew import insight
from batyskaf.bots.crew.insight.base import Insight
from batyskaf.bots.crew.insight.lookup import Insights
from batyskaf.bots.crew.insight.registry import INSIGHTS, insight_into
from batyskaf.games.crew.counting import NeverLead
from batyskaf.games.crew.game import load

GAME = load()


def test_every_task_and_objective_has_an_insight_of_its_own() -> None:
    for task in (*GAME.catalog.tests, *GAME.catalog.objectives.values()):
        found = insight_into(task)
        assert found.task is task
        assert type(found) is not Insight


def test_bots_fail_at_import_if_a_kind_has_no_insight(monkeypatch: pytest.MonkeyPatch) -> None:
    importlib.reload(insight)
    monkeypatch.delitem(INSIGHTS, NeverLead)
    with pytest.raises(LookupError, match="NeverLead"):
        importlib.reload(insight)


def test_insights_follow_the_set_up_of_a_state() -> None:
    insights = Insights()
    tasks = GAME.start(GAME.options(mission="17", tasks=("T95", "T1")), 1)
    insights.meet(tasks)
    assert [insights.into(tasks, i).task for i in range(2)] == [tasks.task(0), tasks.task(1)]
    assert insights.objective is None
    known = insights.tasks
    objective = GAME.start(GAME.options(mission="27"), 1)
    insights.meet(objective)
    assert insights.objective is not None
    assert insights.objective.task is objective.setup.objective
    assert insights.tasks is known  # the same rules, so the same insights
