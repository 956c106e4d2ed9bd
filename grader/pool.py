"""The pool: grading processes that copies are handed to; one that dies costs at most the copy it had."""

from __future__ import annotations

import ctypes
import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any

from grader.assignment import load_assignment
from grader.clerk import TRIES, grade_here, set_aside
from grader.errors import BaremeError, IsolationError
from grader.messages import _
from grader.plan import OnResult, Plan, Task
from grader.results import CopyResult

PR_SET_PDEATHSIG = 1
IDLE_S = 600  # without a copy, after which a grading process ends
STARTS = 3  # grading processes in a row that may die before they begin


@dataclass
class _Job:
    process: Any
    pipe: Connection
    task: Task | None = None
    level: str = ""


class Pool:
    """Hands copies to grading processes; a process that dies costs at most the copy it had."""

    def __init__(self, plan: Plan, tasks: Sequence[Task], jobs: int, on_result: OnResult) -> None:
        self.plan = plan
        self.waiting = deque(tasks)
        self.tries: dict[Task, int] = {}
        self.on_result = on_result
        self.context = multiprocessing.get_context("spawn")
        self.level = "L3"
        self.fatal: str | None = None
        self.stillborn = 0
        self.jobs = [self._start() for _job in range(jobs)]

    def _start(self) -> _Job:
        ours, theirs = self.context.Pipe()
        process = self.context.Process(target=job_main, args=(theirs, self.plan), daemon=True)
        with interruption_waits():
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
            self.stillborn = 0
            self.level = min(self.level, content)
        self._next(job)

    def _next(self, job: _Job) -> None:
        job.task = self.waiting.popleft() if self.waiting else None
        if job.task is None:
            self._retire(job)
            return
        try:
            job.pipe.send(job.task.portable())
        except OSError:  # killed while it had nothing to do: the copy is not to blame
            self.waiting.appendleft(job.task)
            job.task = None
            self._replace(job)

    def _retire(self, job: _Job) -> None:
        self.jobs.remove(job)
        job.pipe.close()
        job.process.join(5)

    def _lost(self, job: _Job) -> None:
        """A process died: its copy is tried once more, then set aside; another process takes over."""
        if job.task is None:
            self._stillborn(job)
            return
        self.tries[job.task] = self.tries.get(job.task, 0) + 1
        if self.tries[job.task] < TRIES:
            self.waiting.appendleft(job.task)
        else:
            aside = set_aside(load_assignment(self.plan.assignment), job.task)
            self.on_result(job.task, aside, job.level)
        self._replace(job)

    def _stillborn(self, job: _Job) -> None:
        """A process died before it began: somebody's kill once, the machine's fault when it goes on."""
        self.stillborn += 1
        if self.stillborn > STARTS:
            self.fatal, self.waiting = self.fatal or _("a grading process died before it began"), deque()
        self._replace(job)

    def _replace(self, job: _Job) -> None:
        self._retire(job)
        if self.waiting:
            self.jobs.append(self._start())


@contextmanager
def interruption_waits() -> Iterator[None]:
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


def job_main(pipe: Connection, plan: Plan) -> None:
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
        while pipe.poll(IDLE_S):
            try:
                yield pipe.recv()
            except EOFError:
                return

    def hand_over(_task: Task, result: CopyResult, _level: str) -> None:
        pipe.send(("result", result))

    grade_here(plan, tasks(), hand_over, lambda level: pipe.send(("ready", level)))
