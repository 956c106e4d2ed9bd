"""The means by which copies are graded: where, in how many processes, how well isolated, at what pace."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from grader.assignment import Assignment
from grader.batch import grade_batch
from grader.pace import paced
from grader.plan import OnResult, Plan, Task


@dataclass(frozen=True, kw_only=True)
class Means:
    """What every command that grades a class may be told about that."""

    jobs: int = 1
    isolation: str = "L3"
    unsafe: bool = False
    dask: str = ""
    at_least: str = "L1"
    limit_cpu: str = ""

    def plan(self, assignment: Assignment, seed: int) -> Plan:
        """How each copy of this assignment is graded; UsageError for a limit that is none."""
        at_least = "L0" if self.unsafe else self.at_least
        plan = Plan(str(assignment.folder), seed, self.isolation, at_least)
        return paced(plan, self.limit_cpu, 0 if self.dask else self.jobs, os.cpu_count() or 1)

    def grade(
        self, plan: Plan, tasks: Sequence[Task], on_result: OnResult, tell: Callable[[str], None]
    ) -> str:
        """Grade the copies; gives the isolation level."""
        return grade_batch(plan, tasks, self.jobs, on_result, self.dask, tell)
