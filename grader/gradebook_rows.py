"""The rows of nbgrader's gradebook: its tables, described without nbgrader, which takes seconds to load."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import uuid4

import sqlalchemy as sa
from sqlalchemy import column as col

Connection = sa.engine.Connection


def _table(name: str, *columns: Any) -> Any:
    return sa.table(name, *(one if isinstance(one, sa.ColumnClause) else col(one) for one in columns))


COURSE = _table("course", "id")
ASSIGNMENT = _table("assignment", "id", "name", "course_id", col("duedate", sa.DateTime))
NOTEBOOK = _table("notebook", "id", "name", "assignment_id", "kernelspec")
BASE_CELL = _table("base_cell", "id", "name", "notebook_id", "type")
GRADE_CELL = _table(
    "grade_cells", "id", "max_score", col("cell_type", sa.Enum("code", "markdown", name="grade_cell_type"))
)
SOLUTION_CELL = _table("solution_cells", "id")
SOURCE_CELL = _table(
    "source_cell", "id", "name", col("cell_type", sa.Enum("code", "markdown", name="source_cell_type")),
    col("locked", sa.Boolean), "source", "checksum", "notebook_id",
)  # fmt: skip
STUDENT = _table("student", "id")
SUBMISSION = _table(
    "submitted_assignment", "id", "assignment_id", "student_id", col("timestamp", sa.DateTime)
)
HANDED_IN = _table(
    "submitted_notebook", "id", "assignment_id", "notebook_id", col("flagged", sa.Boolean),
    "late_submission_penalty",
)  # fmt: skip
GRADE = _table(
    "grade", "id", "notebook_id", "cell_id", "auto_score", "manual_score", "extra_credit",
    col("needs_manual_grade", sa.Boolean),
)  # fmt: skip
COMMENT = _table("comment", "id", "notebook_id", "cell_id", "auto_comment", "manual_comment")


def one(db: Connection, table: Any, **where: Any) -> Any:
    """The row with these values, if there is one."""
    found = db.execute(sa.select(table).where(*(table.c[name] == value for name, value in where.items())))
    return found.first()


def add(db: Connection, table: Any, **values: Any) -> str:
    """A new row; its id, made up unless it is given."""
    values = {"id": uuid4().hex, **values}
    db.execute(table.insert().values(**values))
    return str(values["id"])


def ensure(db: Connection, table: Any, where: Mapping[str, Any], **values: Any) -> str:
    """The id of the row with these values, made with others beside them if need be."""
    found = one(db, table, **where)
    return str(found.id) if found else add(db, table, **where, **values)


def change(db: Connection, table: Any, key: str, **values: Any) -> None:
    """Write other values into a row."""
    db.execute(table.update().where(table.c.id == key).values(**values))


def cells(db: Connection, notebook: str) -> list[Any]:
    """The registered cells of a notebook: a manual question has one for its mark and one for its comment."""
    return list(db.execute(sa.select(BASE_CELL).where(BASE_CELL.c.notebook_id == notebook)))


def fill(db: Connection, handed_in: str, notebook: str) -> None:
    """Give a copy a row for each cell, also for those registered after it was handed in."""
    known = cells(db, notebook)
    for table, kind, values in (
        (GRADE, "GradeCell", {"needs_manual_grade": True}),
        (COMMENT, "SolutionCell", {}),
    ):
        there = set(db.execute(sa.select(table.c.cell_id).where(table.c.notebook_id == handed_in)).scalars())
        for cell in known:
            if cell.type == kind and cell.id not in there:
                add(db, table, notebook_id=handed_in, cell_id=cell.id, **values)


def grades(handed_in: str) -> Any:
    """The query of a copy's grades, with the name of each cell and what it is worth."""
    joined = GRADE.join(BASE_CELL, BASE_CELL.c.id == GRADE.c.cell_id).join(
        GRADE_CELL, GRADE_CELL.c.id == GRADE.c.cell_id
    )
    chosen = sa.select(GRADE, BASE_CELL.c.name, GRADE_CELL.c.max_score).select_from(joined)
    return chosen.where(GRADE.c.notebook_id == handed_in)


def comments(handed_in: str) -> Any:
    """The query of a copy's comments, with the name of each cell."""
    joined = COMMENT.join(BASE_CELL, BASE_CELL.c.id == COMMENT.c.cell_id)
    return sa.select(COMMENT, BASE_CELL.c.name).select_from(joined).where(COMMENT.c.notebook_id == handed_in)
