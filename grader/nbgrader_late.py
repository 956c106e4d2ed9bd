"""Lateness in nbgrader's own grading: the rule of `[deadline]` in bareme.toml, as its plugin."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import Any

from nbgrader.plugins import BasePlugin  # type: ignore[import-untyped]

from grader.nbgrader_course import NbgraderCourse


class LatePenalty(BasePlugin):  # type: ignore[misc]
    """For `c.AssignLatePenalties.plugin_class`."""

    def late_submission_penalty(
        self, student_id: str, score: float, total_seconds_late: float
    ) -> float | None:
        """The points to take off, None when there are none."""
        assignment = NbgraderCourse(self._root()).assignment(self.parent.assignment_id)
        taken = assignment.lateness.taken(total_seconds_late, Decimal(str(score)))
        return float(taken) or None

    def _root(self) -> Path:
        """The folder of the course, as whoever runs us knows it."""
        here: Any = self
        while here is not None:
            if hasattr(here, "coursedir"):
                return Path(here.coursedir.root)
            here = here.parent
        return Path(str(self.config.CourseDirectory.get("root") or "."))
