"""The clerk: grades copies one after another in this process, whatever happens to any of them."""

from __future__ import annotations

import gc
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from grader.assignment import Assignment, load_assignment
from grader.errors import IsolationError, UnreadableCopy
from grader.grading import Grader, unreadable, without_copy
from grader.intake import submission_of
from grader.messages import _
from grader.pace import Pace
from grader.plan import OnResult, Plan, Task
from grader.prelude import prelude
from grader.results import CopyResult
from grader.sandbox.client import ZygoteError
from grader.session import Session, run_session
from grader.shelter import Sandbox
from grader.suite import reference_player
from grader.tongue import speaking, tr

TRIES = 2  # at one copy, before it is set aside
COLLECTED = 20_000  # new objects before some are looked at; a copy makes a few times as many


def open_sandbox(plan: Plan, assignment: Assignment) -> Sandbox:
    """The sandbox for this plan; IsolationError when the machine gives none that is good enough."""
    try:
        return Sandbox(plan.preload, assignment.limits.memory_mb, plan.at_most, plan.at_least)
    except ZygoteError as error:
        raise IsolationError(
            _(
                "no isolation level holds on this machine ({reason}); run `bareme doctor` to see what to install"
            ).format(reason=error)
        ) from None


def grade_here(
    plan: Plan,
    tasks: Iterator[Task],
    on_result: OnResult,
    on_ready: Callable[[str], None] = lambda level: None,
) -> str:
    """Grade in this process."""
    assignment = load_assignment(plan.assignment)
    sandbox = open_sandbox(plan, assignment)  # before any answer is read: it must hold none
    on_ready(sandbox.level)
    try:
        reference = reference_player(assignment)

        def work(session: Session) -> None:
            grader = Grader(assignment, session, sandbox, reference, plan.seed, prelude(assignment))
            pace, elsewhere_s = Pace(plan.share), 0.0
            with _little_collecting():
                for task in tasks:
                    pace.rest(elsewhere_s)
                    pace.begin()
                    result = grade_one(grader, task)
                    elsewhere_s = result.cpu_s
                    on_result(task, result, sandbox.level)

        run_session(assignment, reference, plan.seed, work)
        return sandbox.level
    finally:
        sandbox.close()


@contextmanager
def _little_collecting() -> Iterator[None]:
    """What was loaded for the whole class is not looked through for garbage again and again."""
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECTED, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


def grade_one(grader: Grader, task: Task) -> CopyResult:
    """One copy's result, whatever happens: a fault of ours sets it aside and spares the others."""
    with speaking(grader.assignment.language):
        return _graded(grader, task)


def _graded(grader: Grader, task: Task) -> CopyResult:
    file = str(task.path)
    content = task.read()
    if not content.there:
        return without_copy(
            file, task.student, grader.assignment, "missing", tr("aucune copie n'a été rendue")
        )
    for attempt in range(TRIES):
        try:
            submission = replace(submission_of(task.path, content), file=file)
            return grader.grade(submission, task.student)
        except UnreadableCopy as error:
            return unreadable(file, task.student, grader.assignment, error)
        except (KeyboardInterrupt, SystemExit):
            raise
        except Exception as error:
            if attempt + 1 == TRIES:
                return set_aside(grader.assignment, task, error)
    raise AssertionError("unreachable")


def set_aside(assignment: Assignment, task: Task, error: BaseException | None = None) -> CopyResult:
    """The result of a copy that we cannot grade: a person looks at it. Without an error, whoever graded it died."""
    with speaking(assignment.language):
        reason = _why_aside(error)
    return without_copy(str(task.path), task.student, assignment, "to_review", reason)


def _why_aside(error: BaseException | None) -> str:
    if error is None:
        return tr("copie mise de côté : le processus qui la corrigeait est mort à chaque essai")
    where = traceback.extract_tb(error.__traceback__)[-1:] if error.__traceback__ else []
    place = f" ({Path(where[0].filename).name}:{where[0].lineno})" if where else ""
    fault = f"{type(error).__name__}{place}"
    return tr("copie mise de côté : le correcteur a rencontré une erreur, {fault}").format(fault=fault)
