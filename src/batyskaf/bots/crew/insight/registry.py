"""Which insight belongs to which kind of task. A kind without one fails as soon as the bots are loaded."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from batyskaf.bots.crew.insight.base import Insight
from batyskaf.games.crew.tasks import Task

Kind = TypeVar("Kind", bound=Task)

INSIGHTS: dict[type[Task], Callable[..., Insight]] = {}
"""The factory of an insight, by the class of its task."""


def register(kind: type[Kind], make: Callable[[Kind], Insight]) -> None:
    """Register the insight of a kind of task."""
    INSIGHTS[kind] = make


def insight_into(task: Task) -> Insight:
    """Create the insight into a task."""
    return INSIGHTS[type(task)](task)


def check(known: Mapping[type[Task], object] = INSIGHTS) -> None:
    """Fail with the names of the kinds that have no insight."""
    missing = sorted(kind.__name__ for kind in Task.__subclasses__() if kind not in known)
    if missing:
        raise LookupError(f"bots know nothing of these kinds of tasks: {', '.join(missing)}")
