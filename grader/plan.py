"""The plan of a batch: its copies, and how they are graded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from grader.errors import ArchiveError
from grader.intake import Content, content_of
from grader.results import CopyResult
from grader.tongue import N_tr

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
LOOKED_AT = 300
UNPACKED = N_tr("ce fichier n'a pas pu être lu dans l'archive")
OnResult = Callable[["Task", CopyResult, str], None]  # the task, its result, the isolation level


@dataclass(frozen=True)
class Task:
    """One copy to grade: the path as given, who it is from, and what it holds once that has been read."""

    path: Path
    student: str
    content: Content | None = field(default=None, compare=False, repr=False)
    reader: Callable[[], bytes] | None = field(default=None, compare=False, repr=False)  # in an archive

    def read(self) -> Content:
        """What it holds."""
        if self.content or not self.reader:
            return self.content or content_of(self.path)
        try:
            return Content(self.reader())
        except ArchiveError:
            return Content(fault=UNPACKED)

    def loaded(self) -> Task:
        """The same with what it holds, for a machine that cannot reach the path."""
        return replace(self, content=self.read(), reader=None)

    def portable(self) -> Task:
        """The same for another process of this machine."""
        return self.loaded() if self.reader else self


@dataclass(frozen=True)
class Plan:
    """How a batch is graded, the same for all its copies."""

    assignment: str
    seed: int = 20
    at_most: str = "L3"
    at_least: str = "L1"
    preload: tuple[str, ...] = ALWAYS_LOADED
    share: float = 1.0  # of its time that a grading process may be at work
    hands: int = 0  # grading processes at once, at most; 0 for as many as there are


def preload_for(tasks: Sequence[Task]) -> tuple[str, ...]:
    """The libraries that the zygote loads once for all; what is loaded changes no mark, only the time taken.

    In a large class, some copies tell what the others use.
    """
    named = set()
    for task in tasks[:: len(tasks) // LOOKED_AT + 1]:
        data = task.read().data  # the whole file: a word found in a text or an output does no harm
        named |= {module for word, module in LOADED_IF_NAMED.items() if word in data}
    return (*ALWAYS_LOADED, *sorted(named))
