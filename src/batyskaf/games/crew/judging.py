# mypyc: compile
"""Judging the tasks and the objective of an attempt: after each trick, and the eager ones after each card too."""

from mypy_extensions import i64

from batyskaf.games.crew.codes import E_OBJECTIVE, E_SETTLED, OBJECTIVE_FAILED, SUCCESS, TASK_FAILED
from batyskaf.games.crew.counting import Predict
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.tasks import FAILED, OPEN


def judge(s: CrewState, after_trick: bool) -> None:
    """Judge everything that is open, and end the attempt when something failed or all is done."""
    judge_objective(s, after_trick)
    failed = s.objective_status == FAILED
    open_tasks: i64 = 1 if s.objective_status == OPEN else 0
    reason = OBJECTIVE_FAILED
    for i in range(i64(len(s.owners))):
        if s.status[i] != OPEN:
            continue
        if after_trick or s.task(i).eager:
            judge_task(s, i)
        if s.status[i] == FAILED:
            failed = True
            reason = TASK_FAILED
        elif s.status[i] == OPEN:
            open_tasks += 1
    if failed:
        s.end(reason)
    elif open_tasks == 0:
        s.end(SUCCESS)


def judge_objective(s: CrewState, after_trick: bool) -> None:
    """Judge the objective of the mission, if it has one."""
    objective = s.setup.objective
    if objective is not None and s.objective_status == OPEN and (after_trick or objective.eager):
        verdict = objective.judge(s, -1)
        if verdict != OPEN:
            s.objective_status = verdict
            s.record(E_OBJECTIVE, verdict, 0, 0)


def judge_task(s: CrewState, i: i64) -> None:
    """Judge the i-th task of the attempt."""
    task = s.task(i)
    if isinstance(task, Predict):
        verdict = task.judge_number(s, s.owners[i], s.numbers[i])
    else:
        verdict = task.judge(s, s.owners[i])
    if verdict != OPEN:
        s.status[i] = verdict
        s.record(E_SETTLED, s.deal.tasks[i], s.owners[i], verdict)
