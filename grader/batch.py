"""A batch of copies, graded in this process, in several or in a cluster; each copy's result is handed over as soon as it is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from grader.assignment import load_assignment
from grader.clerk import grade_here
from grader.errors import UsageError
from grader.messages import _
from grader.plan import OnResult, Plan, Task, preload_for
from grader.pool import Pool
from grader.tongue import speaking

if TYPE_CHECKING:
    from grader.cluster import Cluster


def grade_batch(
    plan: Plan,
    tasks: Sequence[Task],
    jobs: int,
    on_result: OnResult,
    dask: str = "",
    tell: Callable[[str], None] = lambda line: None,
) -> str:
    """Grade the copies; returns the isolation level. The results do not depend on where that is, or in which order.

    `dask` is the address of a cluster; what it tells meanwhile is for the teacher.
    """
    plan = replace(plan, preload=preload_for(tasks))
    with speaking(
        load_assignment(plan.assignment).language
    ):  # why a copy cannot be read is said to its student
        if dask:
            return cluster(plan, tasks, dask, on_result, tell).run()
        jobs = min(jobs, len(tasks), plan.hands or jobs)
        if jobs <= 1:
            return grade_here(plan, iter(tasks), on_result)
        return Pool(plan, tasks, jobs, on_result).run()


def cluster(
    plan: Plan, tasks: Sequence[Task], address: str, on_result: OnResult, tell: Callable[[str], None]
) -> Cluster:
    """The cluster at this address."""
    try:
        from grader.cluster import Cluster
    except ModuleNotFoundError as error:
        if error.name not in ("dask", "distributed"):
            raise
        raise UsageError(
            _("a cluster needs Dask: in the folder of bareme, .venv/bin/pip install '.[cluster]'")
        ) from None
    return Cluster(plan, tasks, address, on_result, tell)
