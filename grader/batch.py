"""A batch of copies, graded in this process or in several; each copy's result is handed over as soon as it is known."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from grader.assignment import Assignment, load_assignment
from grader.errors import BaremeError, IsolationError, UnreadableCopy
from grader.grading import Grader, unreadable, without_copy
from grader.intake import read_copy
from grader.isolated import Sandbox
from grader.prelude import prelude
from grader.results import CopyResult
from grader.sandbox.client import ZygoteError
from grader.session import Session, run_session
from grader.suite import reference_player

PR_SET_PDEATHSIG = 1
TRIES = 2
ALWAYS_LOADED = (
    "numpy",
    "numpy.random",
    "numpy.linalg",
    "collections",
    "statistics",
    "string",
    "secrets",
    "msgpack",
    "urllib.request",
    "asyncio",
    "json",
    "IPython.core.interactiveshell",
)
LOADED_IF_NAMED = {
    b"matplotlib": "matplotlib.pyplot",
    b"ortools": "ortools.sat.python.cp_model",
    b"pandas": "pandas",
    b"scipy": "scipy",
    b"%": "IPython.core.inputtransformer2",
}
OnResult = Callable[["Task", CopyResult, str], None]  # the task, its result, the isolation level


@dataclass(frozen=True)
class Task:
    """One copy to grade: the path as given, and who it is from."""

    path: Path
    student: str


@dataclass(frozen=True)
class Plan:
    """How a batch is graded, the same for all its copies."""

    assignment: str
    seed: int = 20
    at_most: str = "L3"
    at_least: str = "L1"
    preload: tuple[str, ...] = ALWAYS_LOADED


def grade_batch(plan: Plan, tasks: Sequence[Task], jobs: int, on_result: OnResult) -> str:
    """Grade the copies; returns the isolation level. The results do not depend on `jobs` or on the order."""
    plan = replace(plan, preload=_preload(tasks))
    if min(jobs, len(tasks)) <= 1:
        return _grade_here(plan, iter(tasks), on_result)
    return _Pool(plan, tasks, min(jobs, len(tasks)), on_result).run()


def _preload(tasks: Sequence[Task]) -> tuple[str, ...]:
    """The libraries that the zygote loads once for all; what is loaded changes no mark, only the time taken."""
    named = set()
    for task in tasks:
        data = _peek(task.path)
        named |= {module for word, module in LOADED_IF_NAMED.items() if word in data}
    return (*ALWAYS_LOADED, *sorted(named))


def _peek(path: Path) -> bytes:
    try:
        return b"\n".join(cell.source.encode("utf-8", "replace") for cell in read_copy(path).cells)
    except UnreadableCopy:
        return b""


def open_sandbox(plan: Plan, assignment: Assignment) -> Sandbox:
    """The sandbox for this plan; IsolationError when the machine gives none that is good enough."""
    try:
        return Sandbox(plan.preload, assignment.limits.memory_mb, plan.at_most, plan.at_least)
    except ZygoteError as error:
        raise IsolationError(
            f"no isolation level holds on this machine ({error}); run `bareme doctor` to see what to install"
        ) from None


def _grade_here(
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
            for task in tasks:
                on_result(task, grade_one(grader, task), sandbox.level)

        run_session(assignment, reference, plan.seed, work)
        return sandbox.level
    finally:
        sandbox.close()


def grade_one(grader: Grader, task: Task) -> CopyResult:
    """One copy's result, whatever happens: a fault of ours sets it aside and spares the others."""
    file = str(task.path)
    if not os.path.lexists(task.path):
        return without_copy(file, task.student, grader.assignment, "missing", "aucune copie n'a été rendue")
    for attempt in range(TRIES):
        try:
            submission = replace(read_copy(task.path), file=file)
            return grader.grade(submission, task.student)
        except UnreadableCopy as error:
            return unreadable(file, task.student, grader.assignment, error)
        except (KeyboardInterrupt, SystemExit):
            raise
        except Exception as error:
            if attempt + 1 == TRIES:
                return _set_aside(grader.assignment, task, error)
    raise AssertionError("unreachable")


def _set_aside(assignment: Assignment, task: Task, error: BaseException) -> CopyResult:
    where = traceback.extract_tb(error.__traceback__)[-1:] if error.__traceback__ else []
    place = f" ({Path(where[0].filename).name}:{where[0].lineno})" if where else ""
    reason = f"copie mise de côté : le correcteur a rencontré une erreur, {type(error).__name__}{place}"
    return without_copy(str(task.path), task.student, assignment, "to_review", reason)


# -- several processes ------------------------------------------------------------------------------------


@dataclass
class _Job:
    process: Any
    pipe: Connection
    task: Task | None = None
    level: str = ""


class _Pool:
    """Hands copies to grading processes; a process that dies costs at most the copy it had."""

    def __init__(self, plan: Plan, tasks: Sequence[Task], jobs: int, on_result: OnResult) -> None:
        self.plan = plan
        self.waiting = deque(tasks)
        self.tries: dict[Task, int] = {}
        self.on_result = on_result
        self.context = multiprocessing.get_context("spawn")
        self.level = "L3"
        self.fatal: str | None = None
        self.jobs = [self._start() for _job in range(jobs)]

    def _start(self) -> _Job:
        ours, theirs = self.context.Pipe()
        process = self.context.Process(target=_job_main, args=(theirs, self.plan), daemon=True)
        with _interruption_waits():
            process.start()
        theirs.close()
        return _Job(process, ours)

    def run(self) -> str:
        """Until every copy has its result."""
        try:
            while self.jobs:
                for pipe in wait([job.pipe for job in self.jobs]):
                    self._hear(next(job for job in self.jobs if job.pipe is pipe))
        finally:
            for job in self.jobs:
                job.process.terminate()
        if self.fatal:
            raise IsolationError(self.fatal)
        return self.level

    def _hear(self, job: _Job) -> None:
        try:
            kind, content = job.pipe.recv()
        except (EOFError, OSError):
            self._lost(job)
            return
        if kind == "fatal":
            self.fatal, self.waiting = content, deque()
            self._retire(job)
            return
        if kind == "result" and job.task:
            self.on_result(job.task, content, job.level)
        elif kind == "ready":
            job.level = content
            self.level = min(self.level, content)
        self._next(job)

    def _next(self, job: _Job) -> None:
        job.task = self.waiting.popleft() if self.waiting else None
        if job.task is None:
            self._retire(job)
            return
        try:
            job.pipe.send(job.task)
        except OSError:  # killed while it had nothing to do
            self._lost(job)

    def _retire(self, job: _Job) -> None:
        self.jobs.remove(job)
        job.pipe.close()
        job.process.join(5)

    def _lost(self, job: _Job) -> None:
        """A process died: its copy is tried once more, then set aside; another process takes over."""
        self.jobs.remove(job)
        job.process.join(5)
        if job.task is None:
            self.fatal, self.waiting = self.fatal or "a grading process died before it began", deque()
            return
        self.tries[job.task] = self.tries.get(job.task, 0) + 1
        if self.tries[job.task] < TRIES:
            self.waiting.appendleft(job.task)
        else:
            error = RuntimeError("grading process")
            self.on_result(
                job.task, _set_aside(load_assignment(self.plan.assignment), job.task, error), job.level
            )
        if self.waiting:
            self.jobs.append(self._start())


@contextmanager
def _interruption_waits() -> Iterator[None]:
    """No Ctrl-C leaves a process half started; the new one inherits a blocked SIGINT, until it can ignore it."""
    heard: list[int] = []
    resource_tracker.ensure_running()  # it would unblock
    previous = signal.signal(signal.SIGINT, lambda number, _frame: heard.append(number))
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        signal.signal(signal.SIGINT, previous)
    if heard:
        raise KeyboardInterrupt


def _job_main(pipe: Connection, plan: Plan) -> None:
    """A grading process: asks for copies until there are none."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process decides
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    try:
        _grade_piped(pipe, plan)
    except (EOFError, BrokenPipeError):
        pass
    except BaremeError as error:
        pipe.send(("fatal", str(error)))


def _grade_piped(pipe: Connection, plan: Plan) -> None:
    def tasks() -> Iterator[Task]:
        while True:
            try:
                yield pipe.recv()
            except EOFError:
                return

    def hand_over(_task: Task, result: CopyResult, _level: str) -> None:
        pipe.send(("result", result))

    _grade_here(plan, tasks(), hand_over, lambda level: pipe.send(("ready", level)))
