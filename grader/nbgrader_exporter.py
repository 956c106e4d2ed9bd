"""How `nbgrader autograde` reads copies: all of them are graded in the sandbox first, then laid out as it expects."""

from __future__ import annotations

import glob
import json
import os
import shutil
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path
from typing import Any

import nbformat
from nbgrader.converters.autograde import Autograde  # type: ignore[import-untyped]
from nbgrader.converters.base import NbGraderException, NotebookExporter  # type: ignore[import-untyped]
from traitlets import Bool, Enum, Integer

from grader.course import Course, fingerprint
from grader.desk import ALIGNED, Desk
from grader.errand import Errand
from grader.errors import BaremeError
from grader.gradebook_entries import Page
from grader.nbgrader_course import NbgraderCourse
from grader.plan import Task
from grader.results import CopyResult
from grader.store import Store

_nbformat: Any = nbformat  # only partly typed


class CopyExporter(NotebookExporter):  # type: ignore[misc]
    """For `c.Autograde.exporter_class`."""

    seed = Integer(20, help="Seed of the random inputs.").tag(config=True)
    isolation = Enum(["L3", "L2", "L1"], "L3", help="The best isolation level to use.").tag(config=True)
    unsafe = Bool(False, help="Run copies even where no isolation holds.").tag(config=True)
    jobs = Integer(os.cpu_count() or 1, help="Processes that grade at once.").tag(config=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        if isinstance(self.parent, Autograde):
            try:
                self._prepare()
            except BaremeError as error:
                self.log.error(str(error))
                raise NbGraderException(str(error)) from None

    @cached_property
    def course(self) -> NbgraderCourse:
        """The course that the running command works on."""
        return NbgraderCourse(Path(self.parent.coursedir.root))

    @cached_property
    def desk(self) -> Desk:
        """Where its copies are marked."""
        return Desk.open(self.course, self.course.assignment(self.parent.coursedir.assignment_id))

    @cached_property
    def store(self) -> Store:
        """The results of these copies."""
        return Course(self.course.root).store(self.desk.assignment, self.seed)

    @cached_property
    def tasks(self) -> dict[str, Task]:
        """The copies that the command is about, by student."""
        wanted = self.parent.coursedir.student_id
        collected = Course(self.course.root).collected(self.desk.assignment)
        return {task.student: task for task in collected if fnmatchcase(task.student, wanted)}

    def result(self, student: str) -> CopyResult:
        """What grading found of a copy."""
        task = self.tasks[student]
        # What is kept is not up to date when a fault of ours is in it: the next run would try again.
        found = self.store.read(student, fingerprint(task)) or self.store.kept(student)
        if found is None:
            raise NbGraderException(f"{task.path}: no result")
        return found

    def from_filename(self, filename: str, resources: Any = None, **kw: Any) -> Any:
        """The copy as it should be shown, then the same once more, on its way to the marks."""
        if not isinstance(self.parent, Autograde) or not self.parent._sanitizing:
            return super().from_filename(filename, resources=resources, **kw)
        student = resources["nbgrader"]["student"]
        notebook = self.desk.aligned(self.tasks[student], self.result(student))
        return self.from_notebook_node(_nbformat.from_dict(notebook), resources=resources, **kw)

    # -- before the first copy ----------------------------------------------------------------------------

    def _prepare(self) -> None:
        """Every copy has its result before nbgrader looks at it."""
        name = self.desk.assignment.name
        for student, task in list(self.tasks.items()):
            if not os.path.lexists(task.path):
                self.log.warning("No copy in %s", task.path.parent)
                self.parent.assignments.pop(str(task.path.parent), None)
                del self.tasks[student]
            self._clear_half_done(self.course.folder("autograded", name, student), name)
        self.before = self._written_over(name)
        todo = [task for task in self.tasks.values() if self._wants(task)]
        done: list[str] = []

        def told(student: str) -> None:
            done.append(student)
            self.log.info("bareme: %s/%s %s", len(done), len(todo), student)

        Errand(
            root=str(self.course.root),
            assignment=str(self.desk.assignment.folder),
            copies=tuple((str(task.path), task.student) for task in todo),
            seed=self.seed,
            isolation=self.isolation,
            unsafe=self.unsafe,
            jobs=self.jobs,
        ).run(told)

    def _written_over(self, name: str) -> dict[str, Page]:
        """The entries of copies under another name than the notebook's: nbgrader sets them to zero at first."""
        renamed = {student for student, task in self.tasks.items() if task.path.name != f"{name}.ipynb"}
        pages = self.desk.book.pages(name) if renamed else {}
        return {student: page for student, page in pages.items() if student in renamed}

    def _wants(self, task: Task) -> bool:
        """Whether this copy has to be graded: nbgrader will ask for it, and its result is not known."""
        there = self.course.folder("autograded", self.desk.assignment.name, task.student).exists()
        if there and not self.parent.force and not self._newer(task):
            return False
        return self.store.read(task.student, fingerprint(task)) is None

    def _newer(self, task: Task) -> bool:
        """Whether it was handed in again, as nbgrader sees it."""
        name = self.desk.assignment.name
        dates = [
            self.parent.coursedir.get_existing_timestamp(str(self.course.folder(step, name, task.student)))
            for step in ("submitted", "autograded")
        ]
        return None not in dates and dates[0] > dates[1]

    def _clear_half_done(self, folder: Path, name: str) -> None:
        """What an interrupted run left of a copy: nbgrader would take it for graded."""
        if not folder.exists():
            return
        try:
            notebook = json.loads((folder / f"{name}.ipynb").read_text(encoding="utf-8"))
            half = notebook["metadata"].get("bareme", {}).get("stage") == ALIGNED
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            half = True
        if half:
            self.log.warning("Removing what an interrupted run left: %s", folder)
            shutil.rmtree(folder)


def find_notebooks(converter: Any) -> None:
    """Every folder of a copy stands for one notebook of the assignment's name, whatever file is in it."""
    if not issubclass(converter.exporter_class, CopyExporter):
        _find_notebooks(converter)
        return
    name = converter.coursedir.assignment_id
    found = glob.glob(converter._format_source(name, converter.coursedir.student_id))
    folders = [folder for folder in found if os.path.isdir(folder)]
    converter.assignments = {folder: [os.path.join(folder, f"{name}.ipynb")] for folder in folders}
    if not folders:
        _find_notebooks(converter)  # says so, with a guess of what was meant


# nbgrader looks for *.ipynb before it asks anything else of us, and turns a copy away that is a script.
_find_notebooks = Autograde.init_notebooks
Autograde.init_notebooks = find_notebooks
