"""From points to a mark, computed once, in decimal."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from grader.assignment import Assignment, MarkScale
from grader.results import QuestionResult
from grader.scheme import rounded
from grader.tongue import several, spoken, tr

__all__ = ["mark", "note", "noted", "rounded", "total", "worth", "written"]


def total(questions: Iterable[QuestionResult]) -> Decimal:
    """The points of a copy."""
    return sum((question.points for question in questions), Decimal(0))


def mark(points: Decimal, most: Decimal, scale: MarkScale) -> Decimal:
    """The mark on the assignment's scale."""
    return rounded(points * scale.out_of / most, scale.round_to) if most else Decimal(0)


def note(points: Decimal, assignment: Assignment, most: Decimal | None = None) -> str:
    """The mark as it is written in class: `11,5`; `most`: of how many points, where the assignment changed since."""
    most = assignment.max_points if most is None else most
    return written(mark(points, most, assignment.scale), assignment.language)


def written(value: Decimal, language: str = "fr") -> str:
    """A number without useless zeros, with the language's decimal sign."""
    return noted(f"{value.normalize():f}", language)


def noted(text: str, language: str) -> str:
    """A number that is written already, with this language's decimal sign: a screen has one; a word such as NRD stays."""
    return text.replace(".", ",") if language == "fr" else text.replace(",", ".")


def worth(points: Decimal) -> str:
    """A number of points in the students' language; in French the plural begins at two."""
    unit = tr("points") if several(points) else tr("point")
    return f"{written(points, spoken())} {unit}"
