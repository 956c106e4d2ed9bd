"""The commands that look at a class as a whole, and say one thing to many."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from grader.comments import read_comments, write_comment
from grader.console import screen
from grader.course import Course
from grader.errors import UsageError
from grader.groups import groups
from grader.messages import _, plural
from grader.reports.class_ import ClassPage
from grader.reports.page import file_name
from grader.results import CopyResult
from grader.run import assignment_of, results_of
from grader.statistics import class_statistics
from grader.store import write_whole

FOLDER = "report"


def run_report(name: str, course: Course | None = None) -> Path:
    """Write the class page and its summary."""
    course = course or Course(Path.cwd())
    assignment = assignment_of(name, course)
    copies = results_of(course, assignment)
    page = ClassPage(
        assignment,
        copies,
        class_statistics(copies, assignment),
        groups(copies),
        read_comments(course.root, assignment.name),
        _links(course, assignment.name, copies),
    )
    folder = course.root / FOLDER / assignment.name
    index, summary = folder / "index.html", folder / "summary.md"
    write_whole(index, page.html())
    write_whole(summary, page.markdown())
    screen().print(_("open {index}").format(index=index), markup=False, soft_wrap=True)
    screen().print(_("to paste: {path}").format(path=summary), markup=False, soft_wrap=True)
    return index


def _links(course: Course, name: str, copies: list[CopyResult]) -> dict[str, str]:
    """From the class page to the students' pages that are there."""
    pages = {copy.student: file_name(copy.student) for copy in copies}
    folder = course.root / "feedback" / name
    return {
        student: f"../../feedback/{quote(name)}/{page}"
        for student, page in pages.items()
        if (folder / page).is_file()
    }


def run_comment(name: str, group: str | None, text: str | None, course: Course | None = None) -> None:
    """Keep a comment for a group of copies; list the groups when none is named."""
    course = course or Course(Path.cwd())
    assignment = assignment_of(name, course)
    found = {one.key: one for one in groups(results_of(course, assignment))}
    console = screen()
    if group is None:
        comments = read_comments(course.root, assignment.name)
        for key, one in found.items():
            count = plural("{count} copy", "{count} copies", len(one.students))
            console.print(f"{key}  {count}  {comments.get(key, '')}".rstrip(), markup=False, soft_wrap=True)
        return
    if text is None:
        raise UsageError(
            _("what do you say to them? bareme comment {name} {group} TEXT").format(name=name, group=group)
        )
    had_one = write_comment(course.root, assignment.name, group, text, found)
    if not text.strip():
        said = _("the comment is gone") if had_one else _("there was no comment, and there is none now")
        console.print(said, soft_wrap=True)
        return
    size = len(found[group].students) if group in found else 0
    console.print(
        plural("{count} student reads it", "{count} students read it", size),
        _("after `bareme feedback {name}`").format(name=assignment.name),
        markup=False,
        soft_wrap=True,
    )
