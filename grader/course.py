"""The course folder: where copies come from and where results and pages go."""

from __future__ import annotations

import glob
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path

from grader.assignment import Assignment
from grader.bundles import copies_in, is_bundle
from grader.errors import UsageError
from grader.groups import comments_of
from grader.intake import counts, expand, student_ids
from grader.layouts import COPY_ENDINGS
from grader.messages import _
from grader.plan import Task
from grader.reports.index import index_page
from grader.reports.student import write_report
from grader.results import CopyResult
from grader.store import Stamp, Store, write_whole


@dataclass(frozen=True)
class Course:
    """A folder laid out as nbgrader does: submitted/, feedback/, and our results/."""

    root: Path

    @property
    def for_nbgrader(self) -> bool:
        """Whether nbgrader is meant to work here too."""
        return (self.root / "nbgrader_config.py").is_file()

    @property
    def has_nbgrader(self) -> bool:
        """Whether it can, with its gradebook."""
        return self.for_nbgrader and find_spec("nbgrader") is not None

    def store(self, assignment: Assignment, seed: int) -> Store:
        """The results of this assignment."""
        stamp = Stamp(assignment.name, assignment.digest(), seed)
        return Store(self.root / "results" / assignment.name, stamp)

    def collected(self, assignment: Assignment) -> list[Task]:
        """The copies under submitted/<student>/<assignment>/, one a student."""
        submitted = self.root / "submitted"
        folders = sorted(
            path for path in submitted.glob(f"*/{glob.escape(assignment.name)}") if path.is_dir()
        )
        tasks = [Task(_copy_in(folder, assignment), folder.parent.name) for folder in folders]
        if not tasks:
            raise UsageError(
                _("no copies in {folder}; name the files to grade, or run this in a course folder").format(
                    folder=submitted / "*" / assignment.name
                )
            )
        return tasks

    def write_pages(
        self, assignment: Assignment, copies: Sequence[CopyResult], comments: Mapping[str, str]
    ) -> Path:
        """One page a student, with the comments of the groups it is in, and the list of them; gives the list."""
        folder = self.root / "feedback" / assignment.name
        links = {
            copy.student: write_report(copy, assignment, folder, comments_of(copy, comments)).name
            for copy in copies
        }
        index = folder / "index.html"
        write_whole(index, index_page(copies, assignment, links))
        return index


def _copy_in(folder: Path, assignment: Assignment) -> Path:
    """The notebook with the assignment's name, or else the most recent; a name that does not exist when there is none."""
    named = folder / f"{assignment.name}.ipynb"
    if os.path.lexists(named):
        return named
    given = {*assignment.data}
    try:
        others = [
            path
            for path in sorted(folder.iterdir())
            if path.name.lower().endswith(COPY_ENDINGS) and counts(path.name) and path.name not in given
        ]
        return max(others, key=lambda path: path.lstat().st_mtime, default=named)
    except OSError:  # a closed folder: the copy cannot be read, and the others can
        return named


def tasks_of(
    files: Sequence[Path],
    assignment: Assignment,
    opened: ExitStack | None = None,
    tell: Callable[[str], None] = lambda line: None,
) -> list[Task]:
    """The copies named on the command line; a folder stands for the files in it, and so does an archive.

    Archives stay open in `opened`, since copies are read when their turn comes; without it, they are files like others.
    """
    expand([path for path in files if not os.path.lexists(path)])  # tells which are absent
    found: list[Task] = []
    for path in files:
        if opened is not None and is_bundle(path):
            found += copies_in(path, assignment.data, opened, tell)
        else:
            found += [Task(file, "") for file in expand([path], assignment.data)]
    if not found:
        raise UsageError(_("no copy in {folders}").format(folders=", ".join(map(str, files))))
    ids = student_ids([task.path for task in found])
    return [replace(task, student=student) for task, student in zip(found, ids, strict=True)]


def fingerprint(task: Task) -> str:
    """The digest of a copy's bytes; the reason when there are none."""
    content = task.read()
    return f"unreadable: {content.fault}" if content.fault else content.sha256
