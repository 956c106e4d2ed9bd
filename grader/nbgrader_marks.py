"""Marks out of nbgrader's gradebook, as they are given in France: `nbgrader export` with this plugin."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

from nbgrader.api import MissingEntry  # type: ignore[import-untyped]
from nbgrader.plugins import ExportPlugin  # type: ignore[import-untyped]

from grader.assignment import Assignment
from grader.course import Course
from grader.errors import BaremeError
from grader.nbgrader_course import NbgraderCourse
from grader.scoring import mark, rounded, written
from grader.sentences import CODES
from grader.standing import standing
from grader.store import put_whole
from grader.tables import harmless

HEADINGS = ("devoir", "identifiant", "nom", "prénom", "note", "sur", "points", "pénalité", "à relire")


class MarksPlugin(ExportPlugin):  # type: ignore[misc]
    """For `c.ExportApp.plugin_class`: a table that a French spreadsheet opens, one row a student and assignment."""

    def export(self, gradebook: Any) -> None:
        """Write the file, `notes.csv` unless `--to` names another."""
        path = Path(self.to or "notes.csv")
        self.log.info("Exporting grades to %s", path)
        file = io.StringIO(newline="")
        table = csv.writer(file, delimiter=";")
        table.writerow(HEADINGS)
        for assignment in gradebook.assignments:
            if not self.assignment or assignment.name in map(str, self.assignment):
                table.writerows(self._rows(gradebook, assignment))
        put_whole(path, file.getvalue().encode("utf-8-sig"), private=True)

    def _rows(self, gradebook: Any, entered: Any) -> Iterator[list[str]]:
        root = Path(self.parent.coursedir.root)
        try:
            known: Assignment | None = NbgraderCourse(root).assignment(entered.name)
        except BaremeError:
            known = None
        codes = _codes(root, known) if known else {}
        for student in gradebook.students:
            if self.student and student.id not in map(str, self.student):
                continue
            try:
                copy = gradebook.find_submission(entered.name, student.id)
            except MissingEntry:
                copy = None
            identity = [entered.name, student.id, student.last_name or "", student.first_name or ""]
            yield [harmless(text) for text in [*identity, *_cells(copy, known, codes.get(student.id, ""))]]


def _codes(root: Path, assignment: Assignment) -> dict[str, str]:
    """The copies that no automatic mark stands for, with the word that does."""
    words = set(CODES.values()) - {""}
    course = Course(root)
    copies = standing(course, assignment, course.store(assignment, 0).all())
    return {copy.student: copy.note for copy in copies if copy.note in words}


def _cells(copy: Any, known: Assignment | None, code: str) -> list[str]:
    """The mark or the word for it, then what it is made of."""
    scale = written(known.scale.out_of) if known else ""
    if copy is None:
        return [code or CODES["missing"], scale, "", "", ""]
    taken = rounded(Decimal(str(copy.late_submission_penalty or 0)))
    points = max(rounded(Decimal(str(copy.score))) - taken, Decimal(0))
    by_hand = any(grade.manual_score is not None for notebook in copy.notebooks for grade in notebook.grades)
    mine = mark(points, known.max_points, known.scale) if known else points
    waits = "oui" if copy.needs_manual_grade else ""
    return [
        code if code and not by_hand else written(mine),
        scale or written(Decimal(str(copy.max_score))),
        written(points),
        written(taken) if taken else "",
        waits,
    ]
