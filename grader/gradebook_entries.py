"""What is written into the gradebook and read from it, each within a transaction that somebody else began."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from grader import gradebook_rows as rows
from grader.errors import GradebookError
from grader.messages import _
from grader.nbgrader_cells import GradedCell


@dataclass(frozen=True)
class Marks:
    """What grading found of one copy: points (None: a person decides) and remark of each cell, by its id."""

    student: str
    scores: Mapping[str, float | None]
    comments: Mapping[str, str | None]
    timestamp: dt.datetime | None = None


@dataclass(frozen=True)
class Masked:
    """A mark given by hand, kept while the automatic one under it has changed."""

    student: str
    cell: str
    manual: float
    auto: float | None


@dataclass(frozen=True)
class Entry:
    """What the gradebook holds of one graded cell of a copy."""

    auto: float | None
    manual: float | None
    extra: float | None
    waiting: bool

    @property
    def score(self) -> float:
        """What counts, as nbgrader computes it."""
        base = self.manual if self.manual is not None else self.auto
        return 0.0 if base is None else base + (self.extra or 0.0)


@dataclass(frozen=True)
class Page:
    """What the gradebook holds of one copy: its entries and the comments written by hand, by cell."""

    entries: Mapping[str, Entry] = field(default_factory=dict)
    comments: Mapping[str, str] = field(default_factory=dict)
    penalty: float = 0.0


@dataclass(frozen=True)
class Registration:
    """An assignment of one notebook that has its name."""

    course: str
    assignment: str
    kernelspec: str
    cells: Mapping[str, GradedCell]

    def write(self, db: rows.Connection) -> None:
        """Every row of it; what was graded before keeps its place."""
        rows.ensure(db, rows.COURSE, {"id": self.course})
        assignment = rows.ensure(db, rows.ASSIGNMENT, {"name": self.assignment}, course_id=self.course)
        where = {"name": self.assignment, "assignment_id": assignment}
        notebook = rows.ensure(db, rows.NOTEBOOK, where, kernelspec=self.kernelspec)
        self._drop_others(db, notebook)
        for name, cell in self.cells.items():
            _write_cell(db, notebook, name, cell)
        copies = sa.select(rows.HANDED_IN).where(rows.HANDED_IN.c.notebook_id == notebook)
        for copy in db.execute(copies).all():
            rows.fill(db, copy.id, notebook)

    def _drop_others(self, db: rows.Connection, notebook: str) -> None:
        wanted = {(kind, name) for name, cell in self.cells.items() for kind in cell.types}
        for cell in rows.cells(db, notebook):
            if (cell.type, cell.name) not in wanted:
                self._drop(db, cell)
        source = rows.SOURCE_CELL
        gone = source.c.name.not_in(list(self.cells))
        db.execute(source.delete().where(source.c.notebook_id == notebook, gone))

    def _drop(self, db: rows.Connection, cell: Any) -> None:
        """A cell that the assignment no longer has, unless a person gave marks there."""
        grade = rows.GRADE
        by_hand = sa.select(grade).where(grade.c.cell_id == cell.id, grade.c.manual_score.is_not(None))
        if db.execute(by_hand).first():
            raise GradebookError(
                _(
                    "{assignment}: marks were given by hand in {name}, which is no longer asked; "
                    "ask it again, or remove these marks in the formgrader"
                ).format(assignment=self.assignment, name=cell.name)
            )
        for table in (grade, rows.COMMENT):
            db.execute(table.delete().where(table.c.cell_id == cell.id))
        for table in (rows.GRADE_CELL, rows.SOLUTION_CELL, rows.BASE_CELL):
            db.execute(table.delete().where(table.c.id == cell.id))


def _write_cell(db: rows.Connection, notebook: str, name: str, cell: GradedCell) -> None:
    for kind in cell.types:
        where = {"name": name, "notebook_id": notebook, "type": kind}
        known = rows.one(db, rows.BASE_CELL, **where)
        key = known.id if known else rows.add(db, rows.BASE_CELL, **where)
        graded = kind == "GradeCell"
        table = rows.GRADE_CELL if graded else rows.SOLUTION_CELL
        values = {"max_score": cell.points, "cell_type": cell.kind} if graded else {}
        if not known:
            rows.add(db, table, id=key, **values)
        elif values:
            rows.change(db, table, key, **values)
    values = {"cell_type": cell.kind, "locked": cell.locked, "source": cell.source, "checksum": cell.checksum}
    source = rows.ensure(db, rows.SOURCE_CELL, {"name": name, "notebook_id": notebook}, **values)
    rows.change(db, rows.SOURCE_CELL, source, **values)


def write_marks(
    db: rows.Connection, assignment: str, marks: Marks, before: Mapping[str, Entry]
) -> list[Masked]:
    """The rows of a copy, then what was found of it; gives the marks by hand that hide something new.

    `before` is what was there, for a caller that knows it to have been written over meanwhile.
    """
    handed_in, notebook = _handed_in(db, assignment, marks)
    rows.fill(db, handed_in, notebook)
    masked = []
    for row in db.execute(rows.grades(handed_in)).all():
        if row.name in marks.scores:
            masked += _write_grade(db, row, marks, before.get(row.name))
    for row in db.execute(rows.comments(handed_in)).all():
        if row.name in marks.comments:
            rows.change(db, rows.COMMENT, row.id, auto_comment=marks.comments[row.name])
    return masked


def _handed_in(db: rows.Connection, name: str, marks: Marks) -> tuple[str, str]:
    """The row of the copy's notebook, made if need be, and that of the notebook as released."""
    assignment = rows.one(db, rows.ASSIGNMENT, name=name)
    notebook = assignment and rows.one(db, rows.NOTEBOOK, name=name, assignment_id=assignment.id)
    if not notebook:
        raise GradebookError(
            _("{name} is not in the gradebook; run `bareme release {name}` in the course folder").format(
                name=name
            )
        )
    rows.ensure(db, rows.STUDENT, {"id": marks.student})
    where = {"assignment_id": assignment.id, "student_id": marks.student}
    submission = rows.ensure(db, rows.SUBMISSION, where)
    if marks.timestamp:
        rows.change(db, rows.SUBMISSION, submission, timestamp=marks.timestamp)
    where = {"assignment_id": submission, "notebook_id": notebook.id}
    return rows.ensure(db, rows.HANDED_IN, where, flagged=False), notebook.id


def _write_grade(db: rows.Connection, row: Any, marks: Marks, before: Entry | None) -> list[Masked]:
    """One automatic mark, never above what the cell is worth."""
    was = before or _entry(row)
    found = marks.scores[row.name]
    auto = None if found is None else min(max(found, 0.0), row.max_score)
    by_hand = row.manual_score is not None
    changed = auto != was.auto
    waiting = (changed or was.waiting) if by_hand else auto is None
    rows.change(db, rows.GRADE, row.id, auto_score=auto, needs_manual_grade=waiting)
    hidden = by_hand and changed and auto != row.manual_score
    return [Masked(marks.student, row.name, row.manual_score, auto)] if hidden else []


def read_worth(db: rows.Connection, assignment: str) -> dict[str, float]:
    """What each graded cell of an assignment is worth; nothing when it is not registered."""
    joined = (
        rows.GRADE_CELL.join(rows.BASE_CELL, rows.BASE_CELL.c.id == rows.GRADE_CELL.c.id)
        .join(rows.NOTEBOOK, rows.NOTEBOOK.c.id == rows.BASE_CELL.c.notebook_id)
        .join(rows.ASSIGNMENT, rows.ASSIGNMENT.c.id == rows.NOTEBOOK.c.assignment_id)
    )
    chosen = sa.select(rows.BASE_CELL.c.name, rows.GRADE_CELL.c.max_score).select_from(joined)
    found = db.execute(chosen.where(rows.ASSIGNMENT.c.name == assignment))
    return {row.name: row.max_score for row in found}


def read_pages(db: rows.Connection, assignment: str) -> dict[str, Page]:
    """What is known of each copy of an assignment, by student."""
    handed_in, submission = rows.HANDED_IN, rows.SUBMISSION
    joined = (
        handed_in.join(submission, submission.c.id == handed_in.c.assignment_id)
        .join(rows.NOTEBOOK, rows.NOTEBOOK.c.id == handed_in.c.notebook_id)
        .join(rows.ASSIGNMENT, rows.ASSIGNMENT.c.id == submission.c.assignment_id)
    )
    chosen = sa.select(handed_in.c.id, handed_in.c.late_submission_penalty, submission.c.student_id)
    named = (rows.ASSIGNMENT.c.name == assignment, rows.NOTEBOOK.c.name == assignment)
    copies = db.execute(chosen.select_from(joined).where(*named)).all()
    return {copy.student_id: _page(db, copy) for copy in copies}


def _entry(row: Any) -> Entry:
    return Entry(row.auto_score, row.manual_score, row.extra_credit, bool(row.needs_manual_grade))


def _page(db: rows.Connection, copy: Any) -> Page:
    entries = {row.name: _entry(row) for row in db.execute(rows.grades(copy.id))}
    said = {row.name: row.manual_comment for row in db.execute(rows.comments(copy.id)) if row.manual_comment}
    return Page(entries, said, copy.late_submission_penalty or 0.0)
