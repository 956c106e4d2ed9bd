"""Lateness in nbgrader's own grading: the rule of `[deadline]` in bareme.toml, as its plugin."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import Any

from nbgrader.plugins import BasePlugin  # type: ignore[import-untyped]

from grader.assignment import Assignment
from grader.nbgrader_course import NbgraderCourse
from grader.record import read_record


class LatePenalty(BasePlugin):  # type: ignore[misc]
    """For `c.AssignLatePenalties.plugin_class`."""

    def late_submission_penalty(
        self, student_id: str, score: float, total_seconds_late: float
    ) -> float | None:
        """The points to take off, None when there are none."""
        root = self._root()
        assignment = NbgraderCourse(root).assignment(self.parent.assignment_id)
        late_s = total_seconds_late - self._extension_s(root, assignment, student_id)
        taken = assignment.lateness.taken(late_s, Decimal(str(score)))
        return float(taken) or None

    def _extension_s(self, root: Path, assignment: Assignment, student: str) -> float:
        """How much later than the others this student may be."""
        record = read_record(root, assignment.name)
        common = record.deadline(assignment.lateness) if record else None
        own = record.deadline_of(student, assignment.lateness) if record else None
        return (own - common).total_seconds() if common and own else 0

    def _root(self) -> Path:
        """The folder of the course, as whoever runs us knows it."""
        here: Any = self
        while here is not None:
            if hasattr(here, "coursedir"):
                return Path(here.coursedir.root)
            here = here.parent
        return Path(str(self.config.CourseDirectory.get("root") or "."))
