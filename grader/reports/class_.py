"""The teacher's page on a class: what to take up again first, how each question went, which copies to look at."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from statistics import median

from markupsafe import Markup

from grader.assignment import Assignment
from grader.groups import Group
from grader.messages import _, joined, language, plural
from grader.reports import teacher
from grader.reports.charts import gauge, histogram
from grader.reports.lessons import Lesson, lesson, size, split
from grader.reports.page import compose
from grader.reports.text import value
from grader.results import CopyResult
from grader.scoring import mark, rounded, written
from grader.statistics import ClassStatistics, Interval, ItemStatistics

SUMMED_UP = 12
WEAK = 0.3  # a question whose discrimination surely lies below hardly tells copies apart
BARS = 10
SLOWEST = 3


@dataclass(frozen=True)
class ItemRow:
    """A question in the table."""

    name: str
    facility: str
    gauge: Markup
    discrimination: str
    full: int
    partial: int
    none: int
    missing: int


@dataclass(frozen=True)
class ClassPage:
    """All that the page and the summary say."""

    assignment: Assignment
    copies: Sequence[CopyResult]
    statistics: ClassStatistics
    groups: Sequence[Group]
    comments: Mapping[str, str]
    links: Mapping[str, str]

    def html(self) -> str:
        """The page."""
        first, others = split(self.groups)
        return compose(
            "class.html.j2",
            lang=language(),
            title=self.assignment.title,
            labels=_labels(),
            count=plural("{count} copy", "{count} copies", len(self.copies)),
            glance=self.glance(),
            chart=self._chart(),
            groups=self._lessons(first),
            others=self._lessons(others),
            more=plural("{count} more mistake", "{count} more mistakes", len(others)),
            items=[_row(item) for item in self.statistics.questions],
            review=[(copy.student, self.links.get(copy.student, ""), _why(copy)) for copy in self.waiting()],
            suspicions=self.suspicions(),
            time=self.time(),
        )

    def glance(self) -> str:
        """The class in a sentence."""
        points = self.statistics.points
        if not points:
            return _("No copy has a mark yet.")
        marks = [mark(one, self.statistics.most, self.assignment.scale) for one in points]
        return _("{count} marks out of {most}: mean {mean}, median {median}, from {low} to {high}.").format(
            count=len(marks),
            most=_number(self.assignment.scale.out_of),
            mean=_number(rounded(sum(marks, Decimal(0)) / len(marks), Decimal("0.1"))),
            median=_number(Decimal(median(marks))),
            low=_number(marks[0]),
            high=_number(marks[-1]),
        )

    def _chart(self) -> Markup:
        if not self.statistics.points:
            return Markup("")
        most = self.assignment.scale.out_of
        marks = [mark(one, self.statistics.most, self.assignment.scale) for one in self.statistics.points]
        counts = [0] * BARS
        for one in marks:
            counts[min(int(one * BARS / most), BARS - 1)] += 1
        limits = [_number(most * rank / BARS) for rank in range(BARS + 1)]
        told = joined(
            _("{low} to {high}: {count}").format(low=limits[rank], high=limits[rank + 1], count=count)
            for rank, count in enumerate(counts)
            if count
        )
        return histogram(counts, limits, _("Distribution of the marks. {told}").format(told=told))

    def _lessons(self, groups: Sequence[Group]) -> list[Lesson]:
        return [
            lesson(group, self.assignment, self.comments.get(group.key, ""), self.links) for group in groups
        ]

    def waiting(self) -> list[CopyResult]:
        """The copies that a person has to look at."""
        return [copy for copy in self.copies if copy.state in ("to_review", "unreadable")]

    def suspicions(self) -> list[tuple[str, str, list[str]]]:
        """What may deserve a look; it costs no point."""
        return [
            (
                copy.student,
                self.links.get(copy.student, ""),
                [teacher.suspicion(one) for one in copy.suspicions],
            )
            for copy in self.copies
            if copy.suspicions
        ]

    def time(self) -> str:
        """The processor time that copies took."""
        used = sorted(copy.cpu_s for copy in self.copies if copy.cpu_s)
        if not used:
            return ""
        slow = sorted(self.copies, key=lambda copy: -copy.cpu_s)[:SLOWEST]
        names = joined(f"{copy.student} ({_seconds(copy.cpu_s)} s)" for copy in slow)
        return _("median {median} s of processor time a copy; longest: {names}").format(
            median=_seconds(median(used)), names=names
        )

    def markdown(self) -> str:
        """A summary to paste: no name in it."""
        lines = [f"# {self.assignment.title}", "", self.glance(), ""]
        if self.groups:
            lines += ["## " + _("To take up again with the class"), ""]
            lines += [self._bullet(group) for group in self.groups[:SUMMED_UP]]
            lines.append("")
        head = (_("question"), _("success"), _("discrimination"))
        lines += [f"| {' | '.join(head)} |", "|---|---|---|"]
        rows = map(_row, self.statistics.questions)
        lines += [f"| `{row.name}` | {row.facility} | {row.discrimination} |" for row in rows]
        return "\n".join(lines) + "\n"

    def _bullet(self, group: Group) -> str:
        said = group.hint_text or (_code(value(group.example.call)) if group.example else "")
        text = f"- **{group.question}**, {size(group)}"
        return f"{text}. {' '.join(said.split())}" if said else text


def _code(text: str) -> str:
    """Code in Markdown, whatever is in it: the call may hold what a copy gave to another."""
    fence = "`" * (1 + max(map(len, re.findall("`+", text)), default=0))
    return f"{fence} {text} {fence}" if "`" in text else f"`{text}`"


def _row(item: ItemStatistics) -> ItemRow:
    facility = f"{_percent(item.facility)} ({_range(item.facility_interval, _percent)})"
    link = item.discrimination
    told = "–"
    if link is not None and item.discrimination_interval is not None:
        told = f"{_two(link)} ({_range(item.discrimination_interval, _two)})"
        told += _(", look at it") if item.discrimination_interval[1] < WEAK else ""
    return ItemRow(
        item.name,
        facility,
        gauge(
            item.facility,
            item.facility_interval,
            _("success of {name}: {facility}").format(name=item.name, facility=facility),
        ),
        told,
        item.full,
        item.partial,
        item.none,
        item.missing,
    )


def _number(value: Decimal) -> str:
    return written(value, language())


def _range(interval: Interval, said: Callable[[float], str]) -> str:
    return _("{low} to {high}").format(low=said(interval[0]), high=said(interval[1]))


def _percent(share: float) -> str:
    return f"{100 * share:.0f}" + ("\u00a0%" if language() == "fr" else "%")


def _two(number: float) -> str:
    return _number(round(Decimal(number), 2)).replace("-", "−")


def _seconds(seconds: float) -> str:
    return _number(round(Decimal(seconds), 2))


def _why(copy: CopyResult) -> str:
    return copy.reason or teacher.badge(copy.state).words


def _labels() -> dict[str, str]:
    """The words of the template."""
    return {
        "class": _("class"),
        "groups": _("To take up again with the class"),
        "groups_note": _("Copies that go wrong in the same way, those that cost the class most first."),
        "example": _("example"),
        "expected": _("expected"),
        "got": _("obtained"),
        "comment": _("Your comment, which all of them read"),
        "write": _("To write to all of them"),
        "who": _("Whose copies"),
        "none": _("Nobody lost a point on an answer that was written."),
        "questions": _("Question by question"),
        "questions_note": _(
            "Success: the part of the points that the class earned. Discrimination: how far those who did well "
            "elsewhere did well here, from −1 to 1; near 0 or below, look at the question. In brackets, where the "
            "true value lies in 19 cases out of 20."
        ),
        "question": _("question"),
        "success": _("success"),
        "discrimination": _("discrimination"),
        "full": _("full"),
        "partial": _("part"),
        "zero": _("zero"),
        "missing": _("not written"),
        "review": _("To look at"),
        "suspicions": _("What may deserve a look"),
        "suspicions_note": _("It costs no point, and proves nothing."),
        "time": _("Time used"),
        "colon": _(": "),
        "semicolon": _("; "),
    }
