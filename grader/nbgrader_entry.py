"""Between our results and nbgrader's gradebook: marks go in, what a teacher changed there comes back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

from grader.assignment import Assignment
from grader.desk import Desk, masked_text
from grader.errors import GradebookError
from grader.gradebook_entries import Entry, Page
from grader.messages import _
from grader.nbgrader_cells import Slot, slots
from grader.nbgrader_course import NbgraderCourse
from grader.penalties import assign_penalties
from grader.plan import Task
from grader.remarks import unjudged
from grader.reports.card import OWN_WORDS
from grader.results import CopyResult, QuestionResult
from grader.scoring import note, rounded, total
from grader.sentences import essay_note, late_note
from grader.tongue import speaking, tr


def enter(
    root: Path, assignment: Assignment, tasks: Sequence[Task], copies: Sequence[CopyResult]
) -> list[str]:
    """Enter the marks of a class and lay out its copies; gives what the teacher should know."""
    course = NbgraderCourse(root)
    told: list[str] = []
    desk = Desk.open(course, assignment)
    try:
        for task, result in zip(tasks, copies, strict=True):
            told += map(masked_text, desk.file(task, result))
        assign_penalties(course, assignment, [task.student for task in tasks])
    finally:
        desk.book.close()
    return [*told, _("marks entered in the gradebook: {name}").format(name=desk.book.name)]


def with_marks_by_hand(
    root: Path, assignment: Assignment, copies: Iterable[CopyResult]
) -> Iterator[CopyResult]:
    """The results with what was given, said or taken off in nbgrader; as they are when there is no gradebook."""
    course = NbgraderCourse(root)
    released = course.released(assignment.name)
    if released is None:
        return iter(copies)
    places = slots(released, [question.name for question in assignment.questions])
    book = course.gradebook()
    try:
        pages = book.pages(assignment.name)
    except GradebookError:
        return iter(copies)
    finally:
        book.close()
    return (merged(copy, pages.get(copy.student, Page()), places, assignment) for copy in copies)


def merged(copy: CopyResult, page: Page, places: Mapping[str, Slot], assignment: Assignment) -> CopyResult:
    """A result with what a person decided about it."""
    by_hand = {
        name: page.entries[slot.points]
        for name, slot in places.items()
        if slot.points in page.entries and decided(page.entries[slot.points])
    }
    said = {name: page.comments[slot.answer] for name, slot in places.items() if slot.answer in page.comments}
    if not (by_hand or said or page.penalty) or (unjudged(copy) and not by_hand):
        return copy
    questions = tuple(_merged(one, by_hand.get(one.name), said.get(one.name, "")) for one in copy.questions)
    taken = rounded(Decimal(str(page.penalty)))
    points = max(total(questions) - taken, Decimal(0))
    with speaking(assignment.language):
        read = {essay_note(name) for name in by_hand}
        told = _told(_elsewhere(questions, said), taken)
    return replace(
        copy,
        state="to_review" if any(entry.waiting for entry in page.entries.values()) else "graded",
        points=points,
        note=note(points, assignment, copy.max),
        questions=questions,
        notes=(*told, *(text for text in copy.notes if text not in read)),
    )


def _elsewhere(questions: Sequence[QuestionResult], said: Mapping[str, str]) -> dict[str, str]:
    """The comments that the page has no card for."""
    without = ("passed", "missing", "error")
    return {one.name: said[one.name] for one in questions if one.name in said and one.verdict in without}


def _told(said: Mapping[str, str], taken: Decimal) -> list[str]:
    """What has no other place on the page: some comments, points taken off."""
    late = [late_note(taken)] if taken else []
    return [*(tr("`{name}` : {text}").format(name=name, text=text) for name, text in said.items()), *late]


def decided(entry: Entry) -> bool:
    """Whether a person gave this mark, or added to it."""
    return entry.manual is not None or bool(entry.extra)


def _merged(one: QuestionResult, entry: Entry | None, said: str) -> QuestionResult:
    """One question; a comment takes the place of the automatic hint, as it does in nbgrader."""
    if entry is not None:
        points = rounded(Decimal(str(entry.score)))
        verdict = "passed" if points >= one.max else "partial" if points > 0 else "failed"
        one = replace(one, points=points, verdict=verdict)  # type: ignore[arg-type]
    if not said:
        return one
    return replace(one, hint=OWN_WORDS, hint_text=said, counterexample=None, carried=False)
