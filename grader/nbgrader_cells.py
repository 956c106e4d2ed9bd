"""The cells that nbgrader follows in a notebook: where an answer is written and where it gets its points."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

SCHEMA_VERSION = 3

Cell = dict[str, Any]  # as the JSON of a notebook holds it
Notebook = dict[str, Any]


@dataclass(frozen=True)
class GradedCell:
    """A cell as the gradebook registers it; `types` are the rows it has there."""

    kind: str
    source: str
    checksum: str
    locked: bool
    points: float = 0.0
    types: tuple[str, ...] = ()


@dataclass(frozen=True)
class Slot:
    """A question's place in a notebook: the cell of its answer and the cell of its points, the same if by hand."""

    answer: str
    points: str


def test_id(question: str) -> str:
    """The id of the cell that gives a question its points."""
    return f"test_{question}"


test_id.__test__ = False  # type: ignore[attr-defined]  # pytest takes it for a test


def answer_metadata(question: str) -> dict[str, Any]:
    """Of the cell where a student writes code."""
    return _metadata(question, solution=True)


def test_metadata(question: str, points: float) -> dict[str, Any]:
    """Of the cell under it, whose text is the teacher's."""
    return _metadata(test_id(question), grade=True, locked=True) | {"points": points}


test_metadata.__test__ = False  # type: ignore[attr-defined]


def manual_metadata(question: str, points: float) -> dict[str, Any]:
    """Of the cell where a student writes a text, which a person reads."""
    return _metadata(question, grade=True, solution=True) | {"points": points}


def _metadata(grade_id: str, grade: bool = False, solution: bool = False, locked: bool = False) -> Cell:
    about = {"grade_id": grade_id, "grade": grade, "solution": solution, "locked": locked}
    return about | {"task": False, "schema_version": SCHEMA_VERSION}


def followed(notebook: Notebook) -> Iterator[tuple[dict[str, Any], Cell]]:
    """The cells that nbgrader follows, in order, each with what is noted about it."""
    for cell in notebook["cells"]:
        about = cell.get("metadata", {}).get("nbgrader")
        if isinstance(about, dict) and (about.get("grade") or about.get("solution")):
            yield about, cell


def slots(notebook: Notebook, questions: Sequence[str]) -> dict[str, Slot]:
    """The place of each of these questions that has one."""
    found: dict[str, Slot] = {}
    answer = ""
    by_points = {test_id(name): name for name in questions}
    for about, _cell in followed(notebook):
        grade_id = about["grade_id"]
        if about["solution"]:
            answer = grade_id
        name = by_points.get(grade_id, grade_id if about["solution"] else "")
        if about["grade"] and name in questions:
            found[name] = Slot(answer, grade_id)
    return found


def source_text(cell: Mapping[str, Any]) -> str:
    """The text of a cell, which a file may hold as lines."""
    source = cell["source"]
    return source if isinstance(source, str) else "".join(source)


def checksum(cell: Cell) -> str:
    """nbgrader's own, by which it sees what has changed."""
    about = cell["metadata"]["nbgrader"]
    grade, solution = about["grade"], about["solution"]
    locked = not solution and (grade or about["locked"])
    parts = [source_text(cell), cell["cell_type"], str(grade), str(solution), str(locked), about["grade_id"]]
    parts += [str(float(about["points"]))] if grade else []
    return hashlib.md5("".join(parts).encode(), usedforsecurity=False).hexdigest()


def locked(notebook: Notebook) -> Notebook:
    """The notebook as nbgrader hands it out: marked cells cannot be deleted, nor the teacher's be edited."""
    return {**notebook, "cells": [_locked(cell) for cell in notebook["cells"]]}


def _locked(cell: Cell) -> Cell:
    about = cell["metadata"].get("nbgrader")
    if about is None:
        return cell
    lock = {"deletable": False} | ({} if about["solution"] else {"editable": False})
    seal = {"checksum": checksum(cell), "cell_type": cell["cell_type"]}
    return {**cell, "metadata": {**cell["metadata"], **lock, "nbgrader": {**about, **seal}}}


def registered(notebook: Notebook) -> dict[str, GradedCell]:
    """What the gradebook should know of this notebook, by id."""
    return {
        about["grade_id"]: GradedCell(
            kind=cell["cell_type"],
            source=source_text(cell),
            checksum=checksum(cell),
            locked=not about["solution"],
            points=float(about.get("points", 0)),
            types=tuple(
                kind
                for kind, there in (("GradeCell", about["grade"]), ("SolutionCell", about["solution"]))
                if there
            ),
        )
        for about, cell in followed(notebook)
    }


def notebook_text(notebook: Notebook) -> str:
    """The text of the file, as nbgrader writes it."""
    cells = [{**cell, "source": source_text(cell).splitlines(keepends=True)} for cell in notebook["cells"]]
    return json.dumps({**notebook, "cells": cells}, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
