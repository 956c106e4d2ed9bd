"""The plan of a batch: its copies, and how they are graded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from grader.errors import UnreadableCopy
from grader.intake import read_copy
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


def preload_for(tasks: Sequence[Task]) -> tuple[str, ...]:
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
