"""The command that ranks the pairs of copies which share rare code, and writes them side by side."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from rich.table import Table

from grader.assignment import Assignment
from grader.console import bar, called, screen
from grader.course import Course
from grader.errors import UnreadableCopy, UsageError
from grader.fragments import fragments
from grader.intake import read_copy
from grader.messages import _, plural
from grader.plan import Task
from grader.record import Record, read_record
from grader.reports.pairs import pairs_page
from grader.reports.text import visible
from grader.run import assignment_of, by_name
from grader.similarity import Pair, ranking
from grader.store import write_whole

PAGE = "similar.html"
Cells = tuple[tuple[int, str], ...]


def run_similar(name: str, most: int, with_names: bool, course: Course | None = None) -> list[Pair]:
    """Print the ranking and write the page."""
    course = course or Course(Path.cwd())
    assignment = assignment_of(name, course)
    copies = _read(course, assignment)
    if len(copies) < 2:
        raise UsageError(
            _("{count} copy to read in submitted/; two are needed to compare").format(count=len(copies))
        )
    kept = {question.name for question in assignment.questions} | set(assignment.given)
    with bar(_("comparing"), None):
        trees = {student: fragments(cells, kept) for student, cells in copies.items()}
        pairs = ranking(trees, _released(assignment, kept), most)
    shown = _names(list(copies), with_names)
    pairs = [pair if shown[pair.left] < shown[pair.right] else pair.turned for pair in pairs]
    page = course.root / "results" / assignment.name / PAGE
    write_whole(page, pairs_page(assignment.title, pairs, copies, shown))
    _show(pairs, _on_screen(course, shown) if with_names else shown, page, with_names)
    return pairs


def _read(course: Course, assignment: Assignment) -> dict[str, Cells]:
    """The code cells of every copy that can be read; that of a group, once."""
    copies: dict[str, Cells] = {}
    record = read_record(course.root, assignment.name) or Record(assignment.name)
    tasks = list(_once_a_group(course.collected(assignment), record))
    with bar(_("reading"), len(tasks)) as progress:
        for task in tasks:
            progress.step(task.student)
            try:
                cells = read_copy(task.path).cells
            except UnreadableCopy:
                continue
            copies[task.student] = tuple((cell.index, cell.source) for cell in cells if cell.kind == "code")
    return copies


def _once_a_group(tasks: Iterable[Task], record: Record) -> Iterator[Task]:
    """These copies, but of each group only the first: its members share their code, whoever changed one since."""
    known = set()
    for task in tasks:
        group = record.group_of(task.student)
        if not group or group not in known:
            yield task
        known.add(group)


def _released(assignment: Assignment, kept: set[str]) -> set[str]:
    """The forms of all that students were given: the subject's code, its checks, the code of the given cells."""
    from grader.release import drafts  # takes a second to load

    sources = [(0, draft.source) for draft in drafts(assignment) if draft.kind == "code"]
    return {part.digest for root in fragments(sources, kept) for part in root.walk()}


def _names(students: Sequence[str], with_names: bool) -> dict[str, str]:
    """What each student is called: the identifier, or a number that tells nothing and stays the same."""
    if with_names:
        return {student: student for student in students}
    order = sorted(students, key=lambda student: hashlib.sha256(student.encode("utf-8", "replace")).digest())
    return {student: _("copy {number}").format(number=rank) for rank, student in enumerate(order, 1)}


def _on_screen(course: Course, shown: Mapping[str, str]) -> dict[str, str]:
    """The names behind the ids, which the page leaves to the file of names."""
    names = by_name(course)
    return {student: called(student, names) for student in shown}


def _show(pairs: Sequence[Pair], shown: Mapping[str, str], page: Path, with_names: bool) -> None:
    console = screen()
    if pairs:
        table = Table(title=None, box=None, pad_edge=False)
        for title, justify in ((_("pair"), "left"), (_("weight"), "right"), (_("fragments"), "right")):
            table.add_column(title, justify=justify)  # type: ignore[arg-type]
        for pair in pairs:
            both = f"{visible(shown[pair.left])} – {visible(shown[pair.right])}"
            table.add_row(both, f"{pair.weight:.0f}", str(len(pair.shared)))
        console.print(table)
    count = len(pairs)
    console.print(
        plural("{count} pair shares rare code;", "{count} pairs share rare code;", count),
        _("side by side: {page}").format(page=page),
        markup=False,
        soft_wrap=True,
    )
    console.print(
        _("shared code is not proof of anything: read it, then talk with the students"), soft_wrap=True
    )
    if not with_names:
        console.print(_("--names shows who they are"), soft_wrap=True)
