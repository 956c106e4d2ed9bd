"""Points taken off late copies, by the rule that the course chose in nbgrader's settings."""

from __future__ import annotations

from collections.abc import Sequence

from grader.nbgrader_course import NbgraderCourse


def assign_penalties(course: NbgraderCourse, assignment: str, students: Sequence[str]) -> None:
    """Have nbgrader's own step apply the rule; without a rule in the settings nothing is taken off."""
    rule = "plugin_class" in course.config.AssignLatePenalties
    late = [student for student in students if rule and course.timestamp(assignment, student)]
    if not late:
        return
    import nbformat.v4
    from nbgrader.preprocessors import AssignLatePenalties  # type: ignore[import-untyped]

    step = AssignLatePenalties(config=course.config)
    book = course.gradebook()
    book.close()
    for student in late:
        about = {"notebook": assignment, "assignment": assignment, "student": student, "db_url": book.url}
        step.preprocess(nbformat.v4.new_notebook(), {"nbgrader": about})  # type: ignore[no-untyped-call]
