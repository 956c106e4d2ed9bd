"""The desk where copies of an nbgrader course are marked: laid on the released notebook, entered in the gradebook."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property
from pathlib import Path
from typing import Any

from grader.alignment import align, remark_cell
from grader.assignment import Assignment
from grader.errors import UnreadableCopy
from grader.gradebook import Gradebook
from grader.gradebook_entries import Entry, Marks, Masked
from grader.intake import read_copy
from grader.messages import _, language
from grader.nbgrader_cells import Notebook, Slot, followed, notebook_text, slots
from grader.nbgrader_course import NbgraderCourse
from grader.nbgrader_release import enter_again
from grader.plan import Task
from grader.remarks import remarks, unjudged
from grader.results import CopyResult, number
from grader.scoring import written
from grader.store import write_whole
from grader.submission import Submission
from grader.tongue import speaking, tr

KEPT_WITH_A_COPY = (
    "timestamp.txt",
    "submission_secret.txt",
)  # the exchange reads them again for the feedback
ALIGNED, GRADED = "aligned", "graded"


@dataclass(frozen=True)
class Desk:
    """One assignment of a course."""

    course: NbgraderCourse
    assignment: Assignment
    book: Gradebook

    @classmethod
    def open(cls, course: NbgraderCourse, assignment: Assignment) -> Desk:
        """Ready to mark: what was handed out, the gradebook and bareme.toml agree."""
        enter_again(course, assignment)
        return cls(course, assignment.opened(dt.datetime.now(dt.UTC)), course.gradebook())

    @cached_property
    def released(self) -> Notebook:
        """The notebook that was handed out."""
        released = self.course.released(self.assignment.name)
        assert released is not None
        return released

    @cached_property
    def slots(self) -> dict[str, Slot]:
        """Each question's cells."""
        return slots(self.released, [question.name for question in self.assignment.questions])

    def aligned(self, task: Task, result: CopyResult) -> Notebook:
        """The copy as the teacher will see it, without any mark yet."""
        with speaking(self.assignment.language):
            return self._aligned(task, result)

    def _aligned(self, task: Task, result: CopyResult) -> Notebook:
        notebook = align(self.released, list(self.slots), _read(task))
        told = [f"- {tr(note)}" for note in result.notes]
        told += [
            tr("- à regarder, cellule {cell}, ligne {line} : {what}").format(
                cell=one.cell, line=one.line, what=one.what
            )
            for one in result.suspicions
        ]
        if told:
            title = tr("Remarques de la correction automatique")
            head = remark_cell("\n".join([f"**{title}**", "", *told]))
            notebook["cells"].insert(0, {**head, "id": "remarques"})
        return staged(notebook, ALIGNED)

    def record(self, result: CopyResult, before: Mapping[str, Entry] | None = None) -> list[Masked]:
        """Enter what was found in the gradebook."""
        return self.book.record(self.assignment.name, self._marks(result), before)

    def show(self, notebook: Notebook, result: CopyResult, masked: list[Masked]) -> None:
        """Write the points under the answers, as nbgrader reads them, and what the teacher should see there."""
        scores, hidden = self._scores(result), {one.cell: one for one in masked}
        for about, cell in followed(notebook):
            grade_id = about["grade_id"]
            if cell["cell_type"] == "code" and about["grade"]:
                outputs = [_warning(hidden[grade_id])] if grade_id in hidden else []
                cell["outputs"] = outputs + _points(scores.get(grade_id))

    def file(self, task: Task, result: CopyResult) -> list[Masked]:
        """All that `nbgrader autograde` leaves of a copy; nothing when no file was handed in."""
        if result.state == "missing":
            return []
        masked = self.record(result)
        notebook = self.aligned(task, result)
        self.show(notebook, result, masked)
        folder = self.course.folder("autograded", self.assignment.name, task.student)
        folder.mkdir(parents=True, exist_ok=True)
        for name in KEPT_WITH_A_COPY:
            if (task.path.parent / name).is_file():
                _put(folder / name, (task.path.parent / name).read_bytes())
        for name, content in self.assignment.data_files().items():
            _put(folder / name, content)
        write_whole(folder / f"{self.assignment.name}.ipynb", notebook_text(staged(notebook, GRADED)))
        return masked

    def _marks(self, result: CopyResult) -> Marks:
        return Marks(
            student=result.student,
            scores=self._scores(result),
            comments=self._comments(result),
            timestamp=self.course.timestamp(self.assignment.name, result.student),
        )

    def _scores(self, result: CopyResult) -> dict[str, float | None]:
        """The points of each cell; None where a person has to look."""
        nobody = unjudged(result)
        return {
            self.slots[one.name].points: None if nobody or one.verdict == "error" else float(one.points)
            for one in result.questions
            if one.name in self.slots
        }

    def _comments(self, result: CopyResult) -> dict[str, str | None]:
        """The remark in each cell of an answer, where several questions may share one."""
        found: dict[str, list[str]] = {slot.answer: [] for slot in self.slots.values()}
        for name, text in remarks(result, self.assignment).items():
            if text and name in self.slots:
                found[self.slots[name].answer].append(text)
        return {cell: "\n\n".join(texts) or None for cell, texts in found.items()}


def staged(notebook: Notebook, stage: str) -> Notebook:
    """The notebook with how far its grading has gone."""
    metadata: Mapping[str, Any] = notebook["metadata"]
    return {**notebook, "metadata": {**metadata, "bareme": {"stage": stage}}}


def _put(path: Path, content: bytes) -> None:
    """Write a file anew: nbgrader leaves those that it wrote read-only."""
    path.unlink(missing_ok=True)
    path.write_bytes(content)


def _read(task: Task) -> Submission | None:
    try:
        return read_copy(task.path)
    except UnreadableCopy:
        return None


def _points(score: float | None) -> list[dict[str, Any]]:
    if score is None:
        return []
    return [
        {
            "output_type": "execute_result",
            "execution_count": None,
            "metadata": {},
            "data": {"text/plain": str(number(score))},
        }
    ]


def _warning(masked: Masked) -> dict[str, Any]:
    return {"output_type": "stream", "name": "stdout", "text": masked_text(masked) + "\n"}


def masked_text(masked: Masked) -> str:
    """What a teacher should know of a mark given by hand."""
    now = (
        _("none, a person decides") if masked.auto is None else written(Decimal(str(masked.auto)), language())
    )
    return _(
        "⚠ {student}, {cell}: the mark by hand, {manual}, is kept; the automatic one is now: {auto}"
    ).format(
        student=masked.student,
        cell=masked.cell.removeprefix("test_"),
        manual=written(Decimal(str(masked.manual)), language()),
        auto=now,
    )
