"""Grading in a process of its own, for a program that must not be disturbed: copies in, results in the store."""

from __future__ import annotations

import ctypes
import json
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from grader.errors import BaremeError, SandboxError
from grader.messages import _

PR_SET_PDEATHSIG = 1


@dataclass(frozen=True)
class Errand:
    """Which copies of a course to grade: path and student of each; and how."""

    root: str
    assignment: str
    copies: tuple[tuple[str, str], ...]
    seed: int = 20
    isolation: str = "L3"
    unsafe: bool = False
    jobs: int = 1

    def run(self, on_step: Callable[[str], None] = lambda student: None) -> None:
        """Grade; `on_step` hears of each copy that is done. Results are kept one by one."""
        if not self.copies:
            return
        command = [sys.executable, "-m", "grader.errand"]
        pipe = subprocess.PIPE
        # What hidden tests print comes there too: more than a pipe holds, while nobody reads it.
        with tempfile.TemporaryFile() as aside:
            with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=aside, text=True) as process:
                assert process.stdin
                assert process.stdout
                with process.stdin as order:
                    json.dump(asdict(self), order)
                for line in process.stdout:
                    on_step(json.loads(line))
            aside.seek(0)
            told = aside.read().decode("utf-8", "replace").strip()
        if process.returncode:
            raise SandboxError(told.splitlines()[-1] if told else _("a grading process died before it began"))


def main(lines: Sequence[str] | None = None) -> int:
    """The other side: the errand comes on standard input."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    order = json.loads("".join(lines or sys.stdin))
    copies = tuple((path, student) for path, student in order.pop("copies"))
    try:
        _grade(Errand(**order, copies=copies))
    except BaremeError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _grade(errand: Errand) -> None:
    from grader.assignment import load_assignment
    from grader.batch import grade_batch
    from grader.course import Course, fingerprint
    from grader.plan import Plan, Task
    from grader.results import CopyResult

    assignment = load_assignment(errand.assignment)
    store = Course(Path(errand.root)).store(assignment, errand.seed)
    plan = Plan(errand.assignment, errand.seed, errand.isolation, "L0" if errand.unsafe else "L1")
    tasks = [Task(Path(path), student) for path, student in errand.copies]
    prints = {task: fingerprint(task) for task in tasks}

    def keep(task: Task, result: CopyResult, level: str) -> None:
        store.write(result, prints[task], level)
        print(json.dumps(task.student), flush=True)

    grade_batch(plan, tasks, errand.jobs, keep)


if __name__ == "__main__":
    sys.exit(main())
