"""The teacher's way into a graded class: one row a student, what deserves a look, a link to the page."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from urllib.parse import quote

from grader.messages import _, language, plural
from grader.reports import teacher
from grader.reports.page import compose
from grader.reports.subject import Assignment, out_of
from grader.reports.wording import Badge
from grader.results import WITH_MARK, CopyResult, QuestionResult
from grader.scoring import noted, written

Link = str | PurePath

COSTLIEST_SHOWN = 3
SUSPICIONS_SHOWN = 5


@dataclass(frozen=True)
class Row:
    """One student of the class."""

    student: str
    link: str
    note: str
    badge: Badge
    alerts: tuple[str, ...]
    losses: tuple[tuple[str, str], ...]
    others: str
    unwritten: str
    suspicions: tuple[str, ...]


def index_page(copies: Sequence[CopyResult], assignment: Assignment, links: Mapping[str, Link]) -> str:
    """The class as a table. `links` leads from a student to their page: a relative path, not yet quoted."""
    rows = [_row(copy, links.get(copy.student)) for copy in sorted(copies, key=_alphabetical)]
    return compose(
        "index.html.j2",
        title=assignment.title,
        lang=language(),
        labels=_labels(written(out_of(assignment), language())),
        rows=rows,
        count=plural("{count} copy", "{count} copies", len(rows)),
        states=_states(copies),
    )


def _row(copy: CopyResult, link: Link | None) -> Row:
    marked = copy.state in WITH_MARK
    losses = _losses(copy) if marked else []
    return Row(
        student=copy.student,
        link=_href(link),
        note=noted(copy.note, language()) if marked else "–",
        badge=teacher.badge(copy.state),
        alerts=_alerts(copy),
        losses=tuple(
            (lost.name, written(lost.max - lost.points, language())) for lost in losses[:COSTLIEST_SHOWN]
        ),
        others=_others(len(losses) - COSTLIEST_SHOWN),
        unwritten=_unwritten(copy) if marked and copy.file else "",
        suspicions=tuple(map(teacher.suspicion, copy.suspicions[:SUSPICIONS_SHOWN])),
    )


def _alerts(copy: CopyResult) -> tuple[str, ...]:
    """What only a person can settle: our own errors, and why a copy is not simply graded."""
    ours = [result.name for result in copy.questions if result.verdict == "error"]
    alerts = [_not_judged(ours)] if ours else []
    waits = copy.state in ("to_review", "unreadable") and copy.reason
    return (*alerts, copy.reason) if waits else tuple(alerts)


def _losses(copy: CopyResult) -> list[QuestionResult]:
    """The written questions that cost points, the costliest first, then in the order of the subject."""
    costly = [one for one in copy.questions if one.verdict in ("partial", "failed") and one.points < one.max]
    return sorted(costly, key=lambda one: one.points - one.max)


def _others(count: int) -> str:
    return plural("and {count} more", "and {count} more", count) if count > 0 else ""


def _unwritten(copy: CopyResult) -> str:
    missing = sum(one.verdict == "missing" for one in copy.questions)
    return plural("{count} not written", "{count} not written", missing) if missing else ""


def _not_judged(names: Sequence[str]) -> str:
    listed = ", ".join(f"`{name}`" for name in names)
    return _("to judge by hand: {names}").format(names=listed)


def _states(copies: Sequence[CopyResult]) -> str:
    """How many copies are in each state, in the order in which states are listed."""
    counts = Counter(copy.state for copy in copies)
    return ", ".join(teacher.counted(state, counts[state]) for state in teacher.STATES if counts[state])


def _href(link: Link | None) -> str:
    """A relative link, whatever is in the name: a colon that would make it a scheme is quoted too."""
    if link is None:
        return ""
    text = link.as_posix() if isinstance(link, PurePath) else link
    return quote(text.lstrip("/"), safe="/", errors="surrogatepass")


def _alphabetical(copy: CopyResult) -> tuple[str, str]:
    plain = unicodedata.normalize("NFKD", copy.student)
    return "".join(char for char in plain if not unicodedata.combining(char)).casefold(), copy.student


def _labels(most: str) -> dict[str, str]:
    """The words of the template."""
    return {
        "class": _("copies of the class"),
        "caption": _("The copies of the class, in alphabetical order"),
        "student": _("Student"),
        "mark": _("Mark / {most}").format(most=most),
        "state": _("State"),
        "look": _("To look at"),
        "colon": _(": "),
    }
