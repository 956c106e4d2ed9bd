"""Essays: answers in free text, which a person reads and marks; here it is only seen whether there is one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grader.assignment import Assignment
from grader.subject import Block, read_subject
from grader.submission import Cell, Submission


def essays(assignment: Assignment, submission: Submission) -> frozenset[str]:
    """The manual questions to which the copy answers something."""
    if all(question.kind != "manual" for question in assignment.questions):
        return frozenset()
    blocks = read_subject(assignment)
    known = {_squeezed(block.text) for block in blocks}
    prose = [cell for cell in submission.cells if cell.kind != "code"]
    return frozenset(
        block.names[0]
        for block in blocks
        if block.role == "manual" and any(_squeezed(text) not in known for text in _answers(block, prose))
    )


def _answers(block: Block, prose: Sequence[Cell]) -> Iterator[str]:
    """The text in the place of this block, and the one that was put below it."""
    for rank, cell in enumerate(prose):
        if cell.name == block.names[0] or _heading(cell.source) == _heading(block.text):
            yield from (text for one in prose[rank : rank + 2] if (text := one.source).strip())


def _heading(text: str) -> str:
    return next((line.strip() for line in text.splitlines() if line.strip()), "")


def _squeezed(text: str) -> str:
    return " ".join(text.split())
