"""The commands about a class as it is collected, and as it is forgotten."""

from __future__ import annotations

from pathlib import Path

import click

from grader.attendance import show
from grader.collection import Order, collect
from grader.console import screen
from grader.course import Course
from grader.messages import _, plural
from grader.purge import database_elsewhere, delete, holdings, people_in
from grader.run import assignment_of
from grader.usage import agreed


def run_collect(name: str, order: Order, root: Path | None = None) -> int:
    """Collect a class and show what was understood; 1 when nothing could be collected."""
    course = Course(root or Path.cwd())
    assignment = assignment_of(name, course)
    outcome = collect(course.root, assignment, order)
    if course.has_nbgrader:
        from grader.penalties import enter_deadline

        enter_deadline(course.root, assignment, outcome.record)
    show(screen(), outcome, order, name, order.timezone or assignment.lateness.zone)
    return 0 if any(row.handed.state == "submitted" for row in outcome.rows) else 1


def run_purge(sure: bool, root: Path | None = None) -> None:
    """Delete the personal data of a class, after it was said what that is."""
    root = root or Path.cwd()
    found, count = holdings(root), people_in(root)
    console = screen()
    people = plural("{count} student", "{count} students", count)
    if not sure:
        for holding in found:
            console.print(str(holding), markup=False, soft_wrap=True)
        if not agreed(_("delete all this for good ({people})?").format(people=people)):
            raise click.Abort
    for holding in found:
        delete(holding)
        console.print(_("deleted: {what}").format(what=holding), markup=False, soft_wrap=True)
    elsewhere = database_elsewhere(root)
    if elsewhere:
        console.print(
            _("not deleted: the gradebook, which is not in gradebook.db; delete it where it is"),
            soft_wrap=True,
        )
    console.print(
        _(
            "the lists and archives that were collected, and what was exported elsewhere, are where you put them; delete them too"
        ),
        soft_wrap=True,
    )
