"""Points taken off late copies in a course of nbgrader: its own step applies our rule, or the one of its settings."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import closing
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from traitlets.config import Config

from grader.assignment import Assignment
from grader.nbgrader_course import NbgraderCourse
from grader.record import Record, read_record

if TYPE_CHECKING:
    from grader.gradebook import Gradebook

OUR_RULE = "grader.nbgrader_late.LatePenalty"


def enter_deadline(root: Path, assignment: Assignment, record: Record, anew: bool = True) -> None:
    """Have nbgrader know the deadline too, once the assignment is in its gradebook."""
    due = record.deadline(assignment.lateness)
    course = NbgraderCourse(root)
    if due is None or course.released(assignment.name) is None:
        return
    book = course.gradebook()
    try:
        book.enter_deadline(assignment.name, due, anew)
    finally:
        book.close()


def assign_penalties(course: NbgraderCourse, assignment: Assignment, students: Sequence[str]) -> None:
    """Have nbgrader's own step apply the rule; where there is none, nothing is taken off any more."""
    name = assignment.name
    enter_deadline(course.root, assignment, read_record(course.root, name) or Record(name), anew=False)
    config = deepcopy(course.config)
    rule = config.AssignLatePenalties.setdefault("plugin_class", OUR_RULE)
    config.CourseDirectory.root = str(course.root.resolve())
    with closing(course.gradebook()) as book:
        charged = {student for student, page in book.pages(name).items() if page.penalty}
        applies = rule != OUR_RULE or assignment.lateness.penalty > 0
        late = [one for one in students if one in charged or (applies and course.timestamp(name, one))]
        if late:
            _apply(book, name, late, config)


def _apply(book: Gradebook, name: str, late: Sequence[str], config: Config) -> None:
    import nbformat.v4
    from nbgrader.preprocessors import AssignLatePenalties  # type: ignore[import-untyped]

    quiet = logging.getLogger("bareme.penalties")
    quiet.setLevel(logging.ERROR)  # it warns of each late copy
    step = AssignLatePenalties(config=config, log=quiet)
    for student in late:
        about = {"notebook": name, "assignment": name, "student": student, "db_url": book.url}
        notebook = nbformat.v4.new_notebook()  # type: ignore[no-untyped-call]
        book.insist(partial(step.preprocess, notebook, {"nbgrader": about}))
