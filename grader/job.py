"""A job: one grading process for a program that must outlive it, started again when it dies."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from grader.assignment import load_assignment
from grader.clerk import TRIES, set_aside
from grader.errors import IsolationError, SandboxError
from grader.messages import _
from grader.plan import Plan, Task
from grader.pool import STARTS, job_main
from grader.results import CopyResult


@dataclass
class Job:
    """Grades copies one after another; needs nothing of the program that starts it but a pipe."""

    plan: Plan
    level: str = ""
    process: subprocess.Popen[bytes] = field(init=False)
    pipe: Connection = field(init=False)

    def __post_init__(self) -> None:
        self._start()

    def grade(self, task: Task) -> CopyResult:
        """The result of a copy; one that kills the process each time it is tried is set aside."""
        for _attempt in range(TRIES):
            try:
                self.pipe.send(task)
                result: CopyResult = self._heard("result")
                return result
            except (EOFError, OSError):
                self.close()
                self._start()
        return set_aside(load_assignment(self.plan.assignment), task)

    def close(self) -> None:
        """Stop."""
        self.pipe.close()
        self.process.kill()
        self.process.wait()

    def _start(self) -> None:
        """A process that is ready; one that dies before it begins is no copy's fault."""
        for _attempt in range(STARTS):
            ours, theirs = socket.socketpair()
            with theirs:
                number = theirs.fileno()
                command = [sys.executable, "-m", "grader.job", str(number)]
                self.process = subprocess.Popen(
                    command, pass_fds=[number], stdin=subprocess.DEVNULL, env=_environment()
                )
            self.pipe = Connection(ours.detach())
            try:
                self.pipe.send(self.plan)
                self.level = self._heard("ready")
                return
            except (EOFError, OSError):
                self.close()
            except IsolationError:
                self.close()
                raise
        raise SandboxError(_("a grading process died before it began"))

    def _heard(self, wanted: str) -> Any:
        kind, content = self.pipe.recv()
        if kind == "fatal":
            raise IsolationError(content)
        assert kind == wanted, kind
        return content


def _environment() -> dict[str, str]:
    """Ours, without what Dask sets so that its own workers give memory back at once: it costs a grading process time."""
    return {name: value for name, value in os.environ.items() if name != "MALLOC_TRIM_THRESHOLD_"}


if __name__ == "__main__":
    pipe = Connection(int(sys.argv[1]))
    job_main(pipe, pipe.recv())
