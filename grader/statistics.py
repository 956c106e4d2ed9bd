"""Statistics of a class: how well each question went, how well it tells copies apart, with what certainty."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from statistics import fmean

from grader.assignment import Assignment
from grader.results import WITH_MARK, CopyResult, QuestionResult

Z = 1.959964  # of a 95 % interval
FEWEST = 4  # copies from which on a correlation has an interval

Interval = tuple[float, float]


@dataclass(frozen=True)
class ItemStatistics:
    """One question: the part of its points that the class earned; how many copies got all, a part, nothing, did not try.

    `discrimination` is the correlation between the points of the question and those of the others, None when there is
    none to speak of (all copies alike, or fewer than four).
    """

    name: str
    most: Decimal
    facility: float
    facility_interval: Interval
    discrimination: float | None
    discrimination_interval: Interval | None
    full: int
    partial: int
    none: int
    missing: int
    lost: Decimal


@dataclass(frozen=True)
class ClassStatistics:
    """The marks of the copies that have one, and the questions."""

    points: tuple[Decimal, ...]
    most: Decimal
    questions: tuple[ItemStatistics, ...]


def class_statistics(copies: Sequence[CopyResult], assignment: Assignment) -> ClassStatistics:
    """What the class did; copies without a mark do not count."""
    marked = [copy for copy in copies if copy.state in WITH_MARK and copy.marked and copy.questions]
    points = tuple(sorted(copy.points for copy in marked))
    names = [question.name for question in assignment.questions]
    items = [_item(name, marked) for name in names if any(_of(copy, name) for copy in marked)]
    return ClassStatistics(
        points,
        assignment.max_points,
        tuple(items),
    )


def _of(copy: CopyResult, name: str) -> QuestionResult | None:
    return next((one for one in copy.questions if one.name == name), None)


def _item(name: str, copies: Sequence[CopyResult]) -> ItemStatistics:
    pairs = [(copy, one) for copy in copies if (one := _of(copy, name))]
    results = [one for _copy, one in pairs]
    shares = [float(one.points / one.max) if one.max else 0.0 for one in results]
    rest = [float(copy.points - one.points) for copy, one in pairs]
    link = correlation([float(one.points) for one in results], rest)
    return ItemStatistics(
        name=name,
        most=max(one.max for one in results),
        facility=fmean(shares),
        facility_interval=wilson(sum(shares), len(shares)),
        discrimination=link,
        discrimination_interval=None if link is None else fisher(link, len(pairs)),
        full=sum(one.points == one.max for one in results),
        partial=sum(0 < one.points < one.max for one in results),
        none=sum(one.points == 0 and one.verdict != "missing" for one in results),
        missing=sum(one.verdict == "missing" for one in results),
        lost=sum((one.max - one.points for one in results), Decimal(0)),
    )


def wilson(successes: float, count: int) -> Interval:
    """The 95 % interval of a proportion (Wilson 1927); with parts of points, a little wider than need be."""
    if not count:
        return 0.0, 1.0
    rate, square = successes / count, Z * Z
    middle = (rate + square / (2 * count)) / (1 + square / count)
    half = Z / (1 + square / count) * math.sqrt(rate * (1 - rate) / count + square / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)


def correlation(left: Sequence[float], right: Sequence[float]) -> float | None:
    """Pearson's, in [-1, 1]; None when one of the two does not vary, or with fewer than four pairs."""
    if len(left) < FEWEST:
        return None
    mean_left, mean_right = fmean(left), fmean(right)
    both = sum((x - mean_left) * (y - mean_right) for x, y in zip(left, right, strict=True))
    spread = math.sqrt(sum((x - mean_left) ** 2 for x in left) * sum((y - mean_right) ** 2 for y in right))
    return max(-1.0, min(1.0, both / spread)) if spread > 1e-12 else None


def fisher(link: float, count: int) -> Interval:
    """The 95 % interval of a correlation (Fisher 1915)."""
    if abs(link) >= 1 or count <= 3:
        return (link, link) if count > 3 else (-1.0, 1.0)
    middle, half = math.atanh(link), Z / math.sqrt(count - 3)
    return math.tanh(middle - half), math.tanh(middle + half)
