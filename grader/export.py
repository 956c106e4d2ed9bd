"""The command that hands marks to the school's system."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from grader.assignment import Assignment
from grader.comments import read_comments
from grader.console import screen
from grader.course import Course
from grader.errors import UsageError
from grader.groups import comments_of
from grader.identity import read_identities
from grader.marksheet import MarkLine, mark_lines
from grader.messages import _, enumerated, plural
from grader.rawtable import read_raw
from grader.record import read_record
from grader.reports.student import render
from grader.returns import returns
from grader.run import assignment_of, results_of
from grader.store import put_whole
from grader.tables import column, plain, spreadsheet
from grader.tongue import speaking
from grader.worksheet import fill, summary

FOLDER = "exports"


@dataclass(frozen=True)
class ExportOrder:
    """What `bareme export` was asked."""

    assignment: str
    to: str
    sheet: Path | None = None
    out: Path | None = None
    force: bool = False


@dataclass(frozen=True)
class Work:
    """The class to export, and where to."""

    order: ExportOrder
    assignment: Assignment
    lines: tuple[MarkLine, ...]
    participants: dict[str, str]
    comments: Mapping[str, str]  # what the teacher says to groups of copies
    folder: Path

    def page(self, line: MarkLine) -> str:
        """The student's page, as `feedback` writes it."""
        return render(line.copy, self.assignment, comments_of(line.copy, self.comments))

    def write(self, name: str, data: bytes) -> Path:
        """Write a file whole, for its owner's eyes only: there are names in it."""
        path = self.order.out if self.order.out and name != RETURNS else self.folder / name
        put_whole(path, data, private=True)
        return path


RETURNS = "retours.zip"
FILLED_IN = frozenset({"moodle", "capytale"})  # formats that are a table of the platform's, filled in


def run_export(order: ExportOrder, course: Course | None = None) -> list[Path]:
    """Write the marks in this format; gives the files."""
    if order.sheet and order.to not in FILLED_IN:
        raise UsageError(
            _(
                "--to {format} fills in no table: leave --sheet out, or say --to moodle or --to capytale"
            ).format(format=order.to)
        )
    course = course or Course(Path.cwd())
    assignment = assignment_of(order.assignment, course).opened(dt.datetime.now(dt.UTC))
    lines = _lines(course, assignment)
    _refuse_waiting(lines, order.force)
    record = read_record(course.root, assignment.name)
    participants = {student: one.participant for student, one in record.students.items()} if record else {}
    comments = read_comments(course.root, assignment.name)
    work = Work(order, assignment, lines, participants, comments, course.root / FOLDER / assignment.name)
    with speaking(assignment.language):
        paths = FORMATS[order.to](work)
    for path in paths:
        screen().print(_("written: {path}").format(path=path), markup=False, soft_wrap=True)
    return paths


def _lines(course: Course, assignment: Assignment) -> tuple[MarkLine, ...]:
    return mark_lines(results_of(course, assignment), read_identities(course.root), assignment)


def _refuse_waiting(lines: Sequence[MarkLine], force: bool) -> None:
    waiting = [line.called for line in lines if line.waits]
    if waiting and not force:
        shown = enumerated(waiting)
        count = plural(
            "{count} copy waits to be looked at", "{count} copies wait to be looked at", len(waiting)
        )
        raise UsageError(
            _("{count}: {names}; look, or export all the same with --force").format(count=count, names=shown)
        )


# -- the formats ------------------------------------------------------------------------------------------


def _moodle(work: Work) -> list[Path]:
    paths = [_filled(work, "moodle.csv", html=True)]
    archive, without = returns(work.lines, work.participants, work.assignment.name, work.page)
    if len(without) < len(work.lines):
        paths.append(work.write(RETURNS, archive))
    console = screen()
    if without:
        names = enumerated([line.called for line in without])
        console.print(
            _("not in {file}, since Moodle's number is not known: {names}").format(file=RETURNS, names=names),
            markup=False,
            soft_wrap=True,
        )
    console.print(
        _(
            "in Moodle: View all submissions, then Upload grading worksheet; tick “Allow updating records that have "
            "been modified more recently in Moodle than in the spreadsheet”, or marks entered before are skipped "
            "without a word; then Upload multiple feedback files in a zip: {file}"
        ).format(file=RETURNS),
        markup=False,
        soft_wrap=True,
    )
    return paths


def _capytale(work: Work) -> list[Path]:
    return [_filled(work, "capytale.csv", html=False)]


def _filled(work: Work, name: str, *, html: bool) -> Path:
    if work.order.sheet is None:
        raise UsageError(
            _("--to {format} fills in the platform's own table: add --sheet FILE").format(
                format=work.order.to
            )
        )
    filled = fill(
        read_raw(work.order.sheet),
        work.lines,
        work.participants,
        work.assignment,
        html=html,
        name=str(work.order.sheet),
    )
    for told in summary(filled):
        screen().print(told, markup=False, soft_wrap=True)
    return work.write(name, filled.table.to_bytes())


def _spreadsheet(work: Work) -> list[Path]:
    return [work.write("notes.csv", spreadsheet(work.lines, work.assignment))]


def _csv(work: Work) -> list[Path]:
    return [work.write("marks.csv", plain(work.lines, work.assignment))]


def _column(work: Work) -> list[Path]:
    return [work.write("colonne.txt", column(work.lines))]


FORMATS: dict[str, Callable[[Work], list[Path]]] = {
    "moodle": _moodle,
    "capytale": _capytale,
    "spreadsheet": _spreadsheet,
    "csv": _csv,
    "column": _column,
}
