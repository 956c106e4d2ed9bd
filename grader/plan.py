"""The plan of a batch: its copies, and how they are graded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from grader.errors import UnreadableCopy
from grader.intake import Content, content_of, submission_of
from grader.results import CopyResult

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
    """One copy to grade: the path as given, who it is from, and what it holds once that has been read."""

    path: Path
    student: str
    content: Content | None = field(default=None, compare=False, repr=False)

    def read(self) -> Content:
        """What it holds."""
        return self.content or content_of(self.path)

    def loaded(self) -> Task:
        """The same with what it holds, for a process that cannot reach the path."""
        return self if self.content else replace(self, content=content_of(self.path))


@dataclass(frozen=True)
class Plan:
    """How a batch is graded, the same for all its copies."""

    assignment: str
    seed: int = 20
    at_most: str = "L3"
    at_least: str = "L1"
    preload: tuple[str, ...] = ALWAYS_LOADED


def preload_for(tasks: Sequence[Task]) -> tuple[str, ...]:
    """The libraries that the zygote loads once for all; what is loaded changes no mark, only the time taken."""
    named = set()
    for task in tasks:
        data = _peek(task)
        named |= {module for word, module in LOADED_IF_NAMED.items() if word in data}
    return (*ALWAYS_LOADED, *sorted(named))


def _peek(task: Task) -> bytes:
    try:
        cells = submission_of(task.path, task.read()).cells
        return b"\n".join(cell.source.encode("utf-8", "replace") for cell in cells)
    except UnreadableCopy:
        return b""
