"""Where each student stands: the results of the copies, with what is not in a copy itself (lateness, absence, marks by hand)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from grader.assignment import Assignment
from grader.course import Course
from grader.plan import Task
from grader.record import Record, read_record
from grader.results import WITH_MARK, CopyResult, State
from grader.scoring import note
from grader.sentences import CODES, late_note
from grader.tongue import speaking

WITHOUT_COPY: tuple[State, ...] = ("missing", "absent", "excused", "unreadable", "to_review")


def standing(course: Course, assignment: Assignment, copies: Iterable[CopyResult]) -> list[CopyResult]:
    """Every student of the class: what their copy earned, less lateness, or the word for having none."""
    return list(each_standing(course, assignment, copies))


def each_standing(
    course: Course, assignment: Assignment, copies: Iterable[CopyResult]
) -> Iterator[CopyResult]:
    """The same, one after another."""
    record = read_record(course.root, assignment.name)
    found = _with_record(copies, record, assignment) if record else copies
    if by_gradebook(course, assignment):
        from grader.nbgrader_entry import with_marks_by_hand  # needs what comes with nbgrader

        return with_marks_by_hand(course.root, assignment, found)
    return (late(one, record, assignment) if record else one for one in found)


def _with_record(
    copies: Iterable[CopyResult], record: Record, assignment: Assignment
) -> Iterator[CopyResult]:
    known = set()
    for one in copies:
        known.add(one.student)
        yield _stated(one, record, assignment)
    yield from without_copies(record, assignment, known)


def by_gradebook(course: Course, assignment: Assignment) -> bool:
    """Whether nbgrader's gradebook says what lateness takes off, and what was marked by hand."""
    if not course.has_nbgrader:
        return False
    from grader.nbgrader_course import NbgraderCourse

    return NbgraderCourse(course.root).released(assignment.name) is not None


def without_copies(record: Record, assignment: Assignment, known: set[str]) -> list[CopyResult]:
    """Those of the record who have no result, nor a copy that could still get one."""
    from grader.grading import without_copy

    return [
        replace(
            without_copy("", who, assignment, handed.state, handed.reason), note=CODES[handed.state]
        )
        for who, handed in record.students.items()
        if who not in known and handed.state in WITHOUT_COPY
    ]  # fmt: skip


def _stated(copy: CopyResult, record: Record, assignment: Assignment) -> CopyResult:
    """The result, unless the teacher says that the student is excused, absent, or waits for a decision."""
    handed = record.students.get(copy.student)
    if handed is None or handed.state == "submitted" or handed.state not in WITHOUT_COPY:
        return copy
    if handed.state == "to_review":
        return replace(copy, state="to_review", note=CODES["to_review"], notes=(handed.reason, *copy.notes))
    return without_copies(record, assignment, set(record.students) - {copy.student})[0]


def late(copy: CopyResult, record: Record, assignment: Assignment) -> CopyResult:
    """The result less what lateness takes off; the page says how late, and how much."""
    late_s = record.late_s(copy.student, assignment.lateness)
    if late_s <= 0 or copy.state not in WITH_MARK or copy.note == CODES["to_review"]:
        return copy
    taken = assignment.lateness.taken(late_s, copy.points)
    with speaking(assignment.language):
        notes = (late_note(taken, late_s), *copy.notes)
    if not taken:
        return replace(copy, notes=notes)
    points = copy.points - taken
    return replace(copy, points=points, note=note(points, assignment, copy.max), notes=notes)


def leaders(record: Record | None, tasks: Sequence[Task]) -> dict[Task, Task]:
    """For each copy of a group, the one that is graded for all its members: the first with the same content."""
    first: dict[tuple[str, str, str], Task] = {}
    found: dict[Task, Task] = {}
    for task in tasks:
        group = record.group_of(task.student) if record else ""
        if group:
            content = task.read()  # as it is now: one may have been changed by hand since
            found[task] = first.setdefault((group, content.sha256, content.fault), task)
    return found
