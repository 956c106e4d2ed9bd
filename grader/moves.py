"""Moves: what changes in a mark between two gradings of the same copy, and which test it comes from."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from decimal import Decimal

from grader.assignment import Assignment
from grader.grading import all_needs
from grader.results import CopyResult, QuestionResult
from grader.scoring import note, total


@dataclass(frozen=True)
class Move:
    """The points of a question before and after (None where it was not judged), and the tests that make the difference."""

    question: str
    before: Decimal | None
    after: Decimal | None
    turned: tuple[tuple[str, str, str], ...] = ()  # test, verdict before, verdict after; "" for none

    @property
    def by(self) -> Decimal:
        """The points gained."""
        return (self.after or Decimal(0)) - (self.before or Decimal(0))


@dataclass(frozen=True)
class Change:
    """A copy graded again: its result before (None for a copy that had none) and after."""

    before: CopyResult | None
    after: CopyResult

    @property
    def student(self) -> str:
        """Whose copy it is."""
        return self.after.student

    @property
    def moves(self) -> tuple[Move, ...]:
        """The questions whose points differ, in the order of the assignment."""
        return tuple(_moves(self.before, self.after)) if self.before else ()

    @property
    def marked(self) -> bool:
        """Whether the mark, the points or the state differ."""
        old = self.before
        return old is None or (old.note, old.points, old.state) != (
            self.after.note,
            self.after.points,
            self.after.state,
        )


def _moves(before: CopyResult, after: CopyResult) -> Iterator[Move]:
    old = {question.name: question for question in before.questions}
    new = {question.name: question for question in after.questions}
    for name in [*new, *(name for name in old if name not in new)]:
        was, now = old.get(name), new.get(name)
        if (was and (was.points, was.max)) != (now and (now.points, now.max)):
            yield Move(
                name, was.points if was else None, now.points if now else None, tuple(_turned(was, now))
            )


def _turned(was: QuestionResult | None, now: QuestionResult | None) -> Iterator[tuple[str, str, str]]:
    before: dict[str, str] = {test.id: test.verdict for test in was.tests} if was else {}
    after: dict[str, str] = {test.id: test.verdict for test in now.tests} if now else {}
    for test in [*after, *(test for test in before if test not in after)]:
        if before.get(test) != after.get(test):
            yield test, before.get(test, ""), after.get(test, "")


def affected(assignment: Assignment, question: str) -> frozenset[str]:
    """The question, and those that may be judged with its answer."""
    needs = all_needs(assignment)
    return frozenset({question, *(name for name, needed in needs.items() if question in needed)})


def limited(
    before: CopyResult, after: CopyResult, names: Collection[str], assignment: Assignment
) -> CopyResult:
    """The new result for these questions, the old one for the others."""
    old = {question.name: question for question in before.questions}
    questions = tuple(
        old[question.name] if question.name in old and question.name not in names else question
        for question in after.questions
    )
    if not (questions and before.marked and after.marked):  # one of them was not judged at all
        return after
    points, most = total(questions), sum((question.max for question in questions), Decimal(0))
    return replace(after, questions=questions, points=points, max=most, note=note(points, assignment, most))
