# mypyc: compile
"""The insights into the tasks of a set-up, found once and then looked up by number."""

from typing import final

from mypy_extensions import i64

from batyskaf.bots.crew.insight.base import Insight
from batyskaf.bots.crew.insight.registry import insight_into
from batyskaf.games.crew.rules import Rules, Setup
from batyskaf.games.crew.state import CrewState


@final
class Insights:
    """The insights for the states of one set-up at a time."""

    def __init__(self) -> None:
        self.setup: Setup | None = None
        self.rules: Rules | None = None
        self.tasks: list[Insight] = []
        """By the number of a task in the content."""
        self.objective: Insight | None = None

    def meet(self, s: CrewState) -> None:
        """Prepare for a state; does nothing if the last one had the same set-up."""
        if s.setup is not self.setup:
            self._resolve(s.setup)

    def _resolve(self, setup: Setup) -> None:
        self.setup = setup
        if setup.rules is not self.rules:
            self.rules = setup.rules
            self.tasks = [insight_into(task) for task in setup.rules.tasks]
        objective = setup.objective
        self.objective = None if objective is None else insight_into(objective)

    def into(self, s: CrewState, i: i64) -> Insight:
        """The insight into the i-th task of an attempt."""
        return self.tasks[s.deal.tasks[i]]
