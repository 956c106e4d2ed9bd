"""The page that `nbgrader generate_feedback` writes for a student: ours, with what the teacher changed by hand."""

from __future__ import annotations

import datetime as dt
from functools import cached_property
from pathlib import Path
from typing import Any

from nbgrader.converters.base import Exporter  # type: ignore[import-untyped]

from grader.comments import read_comments
from grader.course import Course
from grader.errors import UsageError
from grader.groups import comments_of
from grader.messages import _
from grader.nbgrader_course import NbgraderCourse
from grader.nbgrader_entry import with_marks_by_hand
from grader.reports.student import render
from grader.results import CopyResult


class PageExporter(Exporter):  # type: ignore[misc]
    """For `c.GenerateFeedback.exporter_class`."""

    def _file_extension_default(self) -> str:
        return ".html"

    @cached_property
    def _course(self) -> NbgraderCourse:
        return NbgraderCourse(Path(self.parent.coursedir.root))

    @cached_property
    def _copies(self) -> dict[str, CopyResult]:
        """The results kept here, by student."""
        assignment = self._course.assignment(self.parent.coursedir.assignment_id)
        store = Course(self._course.root).store(assignment, 0)
        merged = with_marks_by_hand(self._course.root, assignment, list(store.all()))
        return {copy.student: copy for copy in merged}

    def from_filename(self, filename: str, resources: Any = None, **kw: Any) -> tuple[str, Any]:
        """The page of the student whose notebook this is; no cell of it is shown."""
        about = resources["nbgrader"]
        copy = self._copies.get(about["student"])
        if copy is None:
            raise UsageError(
                _("no result of {student}; run `nbgrader autograde {name}` first").format(
                    student=about["student"], name=about["assignment"]
                )
            )
        assignment = self._course.assignment(about["assignment"]).opened(dt.datetime.now(dt.UTC))
        comments = read_comments(self._course.root, assignment.name)
        page = render(copy, assignment, comments_of(copy, comments))
        return page, self._init_resources(resources)
