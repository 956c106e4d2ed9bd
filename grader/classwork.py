"""A class at work: what is graded and what is kept from before, one copy at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from grader.assignment import Assignment
from grader.console import bar, tally
from grader.course import fingerprint
from grader.means import Means
from grader.messages import _
from grader.plan import Task
from grader.results import CopyResult, RunResult, State
from grader.spool import Spool
from grader.store import Store


@dataclass(frozen=True)
class GradeOrder(Means):
    """What `bareme grade` was asked."""

    assignment: str
    files: tuple[Path, ...] = ()
    json_file: str | None = None
    seed: int = 20

    @property
    def plain(self) -> bool:
        """Files in, JSON out: no course folder is read or written."""
        return bool(self.files) and self.json_file is not None


def graded(
    order: GradeOrder,
    assignment: Assignment,
    tasks: Sequence[Task],
    store: Store | None,
    led: Mapping[Task, Task],
) -> RunResult:
    """The results of all the copies: those kept from an earlier run, and the others; the copy of a group is graded once."""
    prints = {task: fingerprint(task) for task in tasks}
    plan = order.plan(assignment, order.seed)
    spool, ranks, levels, states = Spool(), dict[Task, int](), set[str](), Counter[State]()
    with bar(_("grading"), len(tasks)) as progress:

        def put(task: Task, result: CopyResult) -> None:
            ranks[task] = spool.put(result)
            states[result.state] += 1
            progress.step(tally(states) or task.student)

        def keep(task: Task, result: CopyResult, level: str) -> None:
            if store:
                store.write(result, prints[task], level)
            put(task, result)

        for task in tasks:
            if store and (kept := store.read(task.student, prints[task])):
                levels.add(store.isolation(task.student))
                put(task, kept)
        todo = [task for task in tasks if task not in ranks and led.get(task, task) == task]
        if todo:
            levels.add(order.grade(plan, todo, keep, progress.tell))
        for task in [task for task in tasks if task not in ranks]:  # the other members of a group
            result = replace(spool[ranks[led[task]]], file=str(task.path), student=task.student)
            keep(task, result, min(levels))
    copies = spool.sorted([ranks[task] for task in tasks])
    return RunResult(assignment.name, order.seed, min(levels), copies)
