"""A batch of copies, graded in this process or in several; each copy's result is handed over as soon as it is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from grader.clerk import grade_here
from grader.plan import OnResult, Plan, Task, preload_for
from grader.pool import Pool


def grade_batch(plan: Plan, tasks: Sequence[Task], jobs: int, on_result: OnResult) -> str:
    """Grade the copies; returns the isolation level. The results do not depend on `jobs` or on the order."""
    plan = replace(plan, preload=preload_for(tasks))
    if min(jobs, len(tasks)) <= 1:
        return grade_here(plan, iter(tasks), on_result)
    return Pool(plan, tasks, min(jobs, len(tasks)), on_result).run()
