"""The notebook that nbgrader hands out: the student's one, whose cells say where answers and points go."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from grader.assignment import Assignment
from grader.nbgrader_cells import (
    Notebook,
    answer_metadata,
    manual_metadata,
    source_text,
    test_id,
    test_metadata,
)
from grader.notebook import Draft, build, to_text
from grader.release import drafts
from grader.scoring import worth
from grader.subject import Block, read_subject
from grader.tongue import speaking, tr


@dataclass(frozen=True)
class _Marked:
    """A cell to build, and what nbgrader should note about it."""

    draft: Draft
    about: dict[str, Any] | None = None


def source_notebook(assignment: Assignment) -> Notebook:
    """Its cells; checks that stand right under an answer are the cell of its points, else one is added."""
    marked = list(_marked(assignment))
    notebook: Notebook = json.loads(to_text(build(cell.draft for cell in marked)))
    for cell, made in zip(notebook["cells"], marked, strict=True):
        cell["source"] = source_text(cell)
        if made.about:
            cell["metadata"]["nbgrader"] = made.about
    return notebook


def _marked(assignment: Assignment) -> Iterator[_Marked]:
    pairs = list(zip(read_subject(assignment), drafts(assignment), strict=True))
    used = set[int]()
    for rank, (block, draft) in enumerate(pairs):
        if rank in used:
            continue
        if block.role == "manual":
            yield _Marked(draft, manual_metadata(block.names[0], _points(assignment, block.names[0])))
        elif block.role == "answer":
            yield _Marked(draft, answer_metadata(block.names[0]))
            checks = _checks(pairs, rank + 1)
            used |= {rank + 1} if checks else set()
            yield from _tests(assignment, block.names, checks)
        else:
            yield _Marked(draft)


def _checks(pairs: list[tuple[Block, Draft]], rank: int) -> Draft | None:
    """The cell of this rank, if it checks something."""
    if rank < len(pairs) and pairs[rank][0].role == "code" and "assert" in pairs[rank][1].source:
        return pairs[rank][1]
    return None


def _tests(assignment: Assignment, names: tuple[str, ...], checks: Draft | None) -> Iterator[_Marked]:
    """A cell of points for each question answered above; the first one has the checks."""
    for name in names:
        points = _points(assignment, name)
        draft = checks or Draft("code", _placeholder(assignment, name))
        yield _Marked(replace(draft, name=test_id(name)), test_metadata(name, points))
        checks = None


def _placeholder(assignment: Assignment, name: str) -> str:
    with speaking(assignment.language):
        points = worth(assignment.question(name).points)
        return tr("# {name} : {points}, d'après les tests de la correction").format(name=name, points=points)


def _points(assignment: Assignment, name: str) -> float:
    return float(assignment.question(name).points)
