"""The commands that grade again after a change of the assignment, and take that back."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from rich.table import Table
from rich.text import Text

from grader.assignment import Assignment
from grader.claims import named_people
from grader.console import STATES, bar, called, readable, screen
from grader.course import Course, fingerprint
from grader.errors import UsageError
from grader.history import History
from grader.identity import read_identities
from grader.matching import Matcher
from grader.means import Means
from grader.messages import _, joined, language, plural
from grader.moves import Change, Move, affected, limited
from grader.plan import Task
from grader.record import Record, read_record
from grader.results import CopyResult
from grader.run import assignment_of, by_name, entered
from grader.scoring import noted, written
from grader.standing import leaders, standing
from grader.store import SEED, Store

TESTS_SHOWN = 3


@dataclass(frozen=True)
class RegradeOrder(Means):
    """What `bareme regrade` was asked."""

    assignment: str
    question: str | None = None
    students: tuple[str, ...] = ()
    dry_run: bool = False
    seed: int | None = None  # that of the results kept, so that only the change moves marks


def run_regrade(order: RegradeOrder, course: Course | None = None) -> list[Change]:
    """Grade again, show whose mark moves, keep the old results aside."""
    course = course or Course(Path.cwd())
    assignment = assignment_of(order.assignment, course)
    names = _questions(assignment, order.question)
    record = read_record(course.root, assignment.name)
    tasks = _of_students(course, course.collected(assignment), order.students, record)
    store = course.store(assignment, _seed(order, course.store(assignment, SEED)))
    prints = [fingerprint(task) for task in tasks]
    changes, level = _graded_again(order, assignment, store, tasks, names, record)
    shown = _as_marked(course, assignment, changes)
    _show(shown, by_name(course))
    if order.dry_run:
        screen().print(_("nothing was kept (--dry-run)"), soft_wrap=True)
        return shown
    History(store.folder).keep([store.path(task.student) for task in tasks], datetime.now(UTC))
    for change, sha256 in zip(changes, prints, strict=True):
        store.write(change.after, sha256, level)
    _enter(course, assignment, tasks, [change.after for change in changes])
    screen().print(
        _("the results from before are kept: `bareme undo {name}` puts them back").format(
            name=assignment.name
        ),
        markup=False,
        soft_wrap=True,
    )
    return shown


def _seed(order: RegradeOrder, store: Store) -> int:
    """The seed that was asked for, else that of the results."""
    return next(iter(store.seeds()), SEED) if order.seed is None else order.seed


def _questions(assignment: Assignment, question: str | None) -> frozenset[str]:
    """The questions that are graded again."""
    if question is None:
        return frozenset(one.name for one in assignment.questions)
    return affected(assignment, assignment.question(question).name)


def _of_students(
    course: Course, tasks: Sequence[Task], students: Sequence[str], record: Record | None
) -> list[Task]:
    """The copies of these students, and of those who made them with them; of all when none is named."""
    if not students:
        return list(tasks)
    known = {task.student for task in tasks}
    wanted = {_student(course, text, known) for text in students}
    led = leaders(record, tasks)
    shared = {led[task] for task in tasks if task in led and task.student in wanted}
    return [task for task in tasks if task.student in wanted or led.get(task) in shared]


def _student(course: Course, text: str, known: Collection[str]) -> str:
    """The id of a student who has a copy, named by id, name, address or login."""
    if text in known:
        return text
    found = named_people(Matcher(read_identities(course.root).people), text)
    with_copy = [person.id for person in found if person.id in known]
    if len(with_copy) > 1:
        raise UsageError(
            _("{name!r} is the name of several students; write one of: {ids}").format(
                name=text, ids=", ".join(with_copy)
            )
        )
    if not with_copy:
        raise UsageError(_("no copy of {student} here; see submitted/").format(student=text))
    return with_copy[0]


def _graded_again(
    order: RegradeOrder,
    assignment: Assignment,
    store: Store,
    tasks: Sequence[Task],
    names: Collection[str],
    record: Record | None,
) -> tuple[list[Change], str]:
    """Each copy with its result before and after, and the isolation level; the copy of a group is graded once."""
    done: dict[Task, CopyResult] = {}
    led = leaders(record, tasks)
    todo = [task for task in tasks if led.get(task, task) == task]
    plan = order.plan(assignment, store.stamp.seed)
    with bar(_("grading again"), len(todo)) as progress:

        def keep(task: Task, result: CopyResult, level: str) -> None:
            done[task] = result
            progress.step(task.student)

        level = order.grade(plan, todo, keep, progress.tell)
    changes = []
    for task in tasks:
        before = store.kept(task.student)
        after = replace(done[led.get(task, task)], file=str(task.path), student=task.student)
        if before and len(names) < len(assignment.questions):
            after = limited(before, after, names, assignment)
        changes.append(Change(before, after))
    return changes, level


def _as_marked(course: Course, assignment: Assignment, changes: Sequence[Change]) -> list[Change]:
    """The same as the students are marked: less lateness, with marks by hand, ABS for whoever was absent."""
    olds = _marked(course, assignment, [change.before for change in changes if change.before])
    news = _marked(course, assignment, [change.after for change in changes])
    return [Change(olds.get(change.student), news[change.student]) for change in changes]


def _marked(course: Course, assignment: Assignment, copies: Sequence[CopyResult]) -> dict[str, CopyResult]:
    return {copy.student: copy for copy in standing(course, assignment, copies)}


def _enter(
    course: Course, assignment: Assignment, tasks: Sequence[Task], copies: Sequence[CopyResult]
) -> None:
    if course.for_nbgrader:
        for line in entered(course, assignment, tasks, copies):
            screen().print(line, markup=False, soft_wrap=True)


# -- what is shown ----------------------------------------------------------------------------------------


def _show(changes: Sequence[Change], names: Mapping[str, str]) -> None:
    moved = [change for change in changes if change.marked or change.moves]
    table = Table(title=None, box=None, pad_edge=False)
    for title in (_("student"), _("mark"), _("question"), _("points"), _("because of")):
        table.add_column(title, overflow="fold")
    for change in moved:
        for row in _rows(change, names):
            table.add_row(*row)
    console = screen()
    if moved:
        console.print(table)
    same = len(changes) - len(moved)
    console.print(
        plural("{count} copy changes,", "{count} copies change,", len(moved)),
        plural("{count} stays as it was", "{count} stay as they were", same),
        soft_wrap=True,
    )


def _rows(change: Change, names: Mapping[str, str]) -> list[tuple[Text, ...]]:
    """A line a question that moves; the mark in the first."""
    head = [Text(called(change.student, names)), Text(_marks(change))]
    lines = [
        [Text(move.question), Text(_points(move)), Text(readable(_because(move)))] for move in change.moves
    ] or [[Text(""), Text(""), Text("")]]
    return [(*(head if rank == 0 else [Text(""), Text("")]), *line) for rank, line in enumerate(lines)]


def _marks(change: Change) -> str:
    old = _mark(change.before) if change.before else _("none")
    return f"{old} → {_mark(change.after)}"


def _mark(copy: CopyResult) -> str:
    note = noted(copy.note, language())
    return f"{note} [{_(STATES[copy.state])}]" if STATES[copy.state] else note


def _points(move: Move) -> str:
    return " → ".join(
        "–" if points is None else written(points, language()) for points in (move.before, move.after)
    )


def _because(move: Move) -> str:
    """The tests whose verdict differs; else what else it can come from."""
    if move.after is None:
        return _("no longer a question")
    if not move.turned:
        return _("the points of the question, or an answer before it")
    shown = [f"{test} ({_turn(before, after)})" for test, before, after in move.turned[:TESTS_SHOWN]]
    more = len(move.turned) - TESTS_SHOWN
    return joined([*shown, plural("{count} more", "{count} more", more)] if more > 0 else shown)


def _turn(before: str, after: str) -> str:
    said = {"": _("not there"), "passed": _("passed"), "failed": _("failed"), "error": _("in error")}
    return f"{said[before]} → {said[after]}"


# -- taking it back ---------------------------------------------------------------------------------------


def run_undo(name: str, course: Course | None = None) -> int:
    """Put back the results from before the last regrading; gives their number."""
    course = course or Course(Path.cwd())
    assignment = assignment_of(name, course)
    store = course.store(assignment, 0)
    history = History(store.folder)
    snapshots = history.snapshots()
    if not snapshots:
        raise UsageError(
            _("nothing to undo: no `bareme regrade {name}` was kept here").format(name=assignment.name)
        )
    files = [path.name for path in snapshots[-1].files]
    current = {name: store.at(name) for name in files}
    count = history.put_back(snapshots[-1])
    changes = [Change(current[name], copy) for name in files if (copy := store.at(name))]
    shown = _as_marked(course, assignment, changes)
    if course.for_nbgrader:
        restored = {change.student: change.after for change in changes}
        tasks = [task for task in course.collected(assignment) if task.student in restored]
        _enter(course, assignment, tasks, [restored[task.student] for task in tasks])
    _show(shown, by_name(course))
    screen().print(
        plural("{count} result put back;", "{count} results put back;", count),
        _("put the assignment back too, or the next `bareme grade {name}` follows what it is now").format(
            name=assignment.name
        ),
        markup=False,
        soft_wrap=True,
    )
    return count
