"""The commands: each puts the parts together and tells what came of it."""

from __future__ import annotations

import datetime as dt
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from grader.assignment import Assignment, load_assignment
from grader.classwork import GradeOrder, graded
from grader.clerk import open_sandbox
from grader.comments import read_comments
from grader.console import NO_NAMES, bar, class_table, proof_lines, screen, summary, tell, to_look_at
from grader.course import Course, tasks_of
from grader.doctor import advice, examine
from grader.errors import UsageError
from grader.identity import read_identities
from grader.messages import _, about, plural
from grader.plan import Plan, Task
from grader.proof import Proof
from grader.record import read_record
from grader.results import CopyResult, RunResult, State, run_parts
from grader.session import Session, run_session
from grader.spool import Spool
from grader.standing import each_standing, leaders, standing
from grader.store import Store, put_parts
from grader.suite import reference_player

TABLE = 200  # lines that somebody may read on a screen


def run_grade(order: GradeOrder, course: Course | None = None) -> RunResult:
    """Grade, keep the results, show them."""
    course = course or Course(Path.cwd())
    assignment = assignment_of(order.assignment, course)
    with ExitStack() as opened:
        named = tasks_of(order.files, assignment, opened, tell) if order.files else []
        tasks = named or course.collected(assignment)
        return _run_grade(order, course, assignment, tasks)


def _run_grade(order: GradeOrder, course: Course, assignment: Assignment, tasks: Sequence[Task]) -> RunResult:
    _check_json_file(order.json_file)
    record = None if order.files else read_record(course.root, assignment.name)
    store = None if order.plain else course.store(assignment, order.seed)
    run = graded(order, assignment, tasks, store, leaders(record, tasks))
    told = [] if order.files or not course.for_nbgrader else entered(course, assignment, tasks, run.copies)
    if not order.files:
        run = replace(run, copies=Spool(each_standing(course, assignment, run.copies)))
    _write_json(order.json_file, run)
    if order.json_file != "-":
        _show(run, store, NO_NAMES if order.files else by_name(course))
        for line in told:
            screen().print(line, markup=False, soft_wrap=True)
    return run


def assignment_of(name: str, course: Course) -> Assignment:
    """The assignment of this name; in a course of nbgrader, also one that was released from elsewhere."""
    if not course.for_nbgrader or Path(name).name != name:
        return load_assignment(name)
    from grader.nbgrader_course import NbgraderCourse

    return NbgraderCourse(course.root).assignment(name)


def entered(
    course: Course, assignment: Assignment, tasks: Sequence[Task], copies: Sequence[CopyResult]
) -> list[str]:
    """Enter the marks in nbgrader's gradebook; gives what the teacher should know."""
    if not course.has_nbgrader:
        return [_("nbgrader is not installed: the marks are in the results only, not in its gradebook")]
    from grader.nbgrader_entry import enter  # needs what comes with nbgrader

    return enter(course.root, assignment, tasks, copies)


def _check_json_file(json_file: str | None) -> None:
    if json_file is None or json_file == "-":
        return
    path = Path(json_file)  # of an empty text, this folder
    if not path.resolve().parent.is_dir():
        raise UsageError(_("{file}: its folder does not exist").format(file=path))
    if path.is_dir():
        raise UsageError(_("{file} is a folder; name a file").format(file=path))


def _write_json(json_file: str | None, run: RunResult) -> None:
    if json_file is None:
        return
    parts = (part.encode("utf-8", "replace") for part in run_parts(run))
    if json_file == "-":
        for part in parts:
            click.echo(part, nl=False)
    else:
        put_parts(Path(json_file), parts)


def by_name(course: Course) -> dict[str, str]:
    """Last and first names, for the teacher's screen: they are written to no file but their own."""
    people = read_identities(course.root).people
    return {one.id: f"{one.last} {one.first}".strip() or one.name for one in people}


def _show(run: RunResult, store: Store | None, names: Mapping[str, str]) -> None:
    console = screen()
    if len(run.copies) <= TABLE:
        console.print(class_table(run.copies, names))
    states, count = Counter[State](), 0
    for copy in run.copies:
        states[copy.state] += 1
        count += bool(copy.file)
    console.print(
        plural("{count} copy", "{count} copies", count), _("isolation {level}").format(level=run.isolation)
    )
    if len(states) > 1:
        console.print(summary(states), markup=False, soft_wrap=True)
    for line in to_look_at(run.copies, names):
        console.print(line, markup=False, soft_wrap=True)
    if store:
        console.print(_("results: {folder}").format(folder=store.folder), markup=False, soft_wrap=True)


def run_feedback(name: str, course: Course | None = None) -> Path:
    """Write the pages of the results kept here."""
    course = course or Course(Path.cwd())
    assignment = assignment_of(name, course)
    copies = results_of(course, assignment)
    shown = assignment.opened(dt.datetime.now(dt.UTC))
    index = course.write_pages(shown, copies, read_comments(course.root, assignment.name))
    count = len(copies)
    where = _("open {index}").format(index=index)
    screen().print(
        plural("{count} page written;", "{count} pages written;", count), where, markup=False, soft_wrap=True
    )
    return index


def results_of(course: Course, assignment: Assignment) -> list[CopyResult]:
    """The results kept here, with what was decided by hand."""
    copies = list(course.store(assignment, 0).all())
    copies = standing(course, assignment, copies)
    if not copies:
        raise UsageError(
            _("no results of {name} here; run `bareme grade {name}` in this folder first").format(
                name=assignment.name
            )
        )
    return copies


def run_check(name: str, seed: int, isolation: str, unsafe: bool) -> int:
    """Print the proofs; 0 when they all hold, 1 otherwise."""
    proofs = prove(load_assignment(name), Plan(name, seed, isolation, "L0" if unsafe else "L1"))
    return 0 if all(proof.holds for proof in proofs) else 1


def prove(assignment: Assignment, plan: Plan) -> list[Proof]:
    """All the proofs, shown as they come."""
    from grader.check import Checker  # takes a second to load, which grading need not wait for

    sandbox = open_sandbox(plan, assignment)
    console = screen()
    proofs: list[Proof] = []
    try:
        reference = reference_player(assignment)
        with bar(_("checking"), None) as progress:

            def work(session: Session) -> None:
                checker = Checker(assignment, session, sandbox, reference, plan.seed, progress.say)
                for proof in checker.proofs():
                    proofs.append(proof)
                    for line in proof_lines(proof):
                        console.print(line, soft_wrap=True)

            run_session(assignment, reference, plan.seed, work)
    finally:
        sandbox.close()
    return proofs


def run_init(folder: Path) -> None:
    """Make a course folder."""
    from grader.nbgrader_init import init_course

    complete = init_course(folder)
    console = screen()
    console.print(_("a course for nbgrader: {folder}").format(folder=folder), markup=False, soft_wrap=True)
    if not complete:
        console.print(
            _("nbgrader is not installed here: its gradebook will be made when it is"), soft_wrap=True
        )


def run_release(name: str, to: Path | None) -> None:
    """Write the notebooks."""
    from grader.release import release  # takes a second to load, which grading need not wait for

    course = Course(Path.cwd())
    assignment = assignment_of(name, course)
    released: Any
    if to is None and course.for_nbgrader:
        from grader.nbgrader_release import release_in_folder

        released = release_in_folder(course.root, assignment)
    else:
        released = release(assignment, to or Path("release"))
    console = screen()
    console.print(_("for students: {path}").format(path=released.student), markup=False, soft_wrap=True)
    for path in released.data:
        console.print(_("beside it: {path}").format(path=path), markup=False, soft_wrap=True)
    console.print(
        _("beside it, to check their notebook: {path}").format(path=released.verifier),
        markup=False,
        soft_wrap=True,
    )
    console.print(_("correction: {path}").format(path=released.corrected), markup=False, soft_wrap=True)
    if capytale := getattr(released, "capytale", None):
        console.print(_("for Capytale: {path}").format(path=capytale), markup=False, soft_wrap=True)


def run_doctor() -> int:
    """Print what holds here; 0 when copies can be graded safely."""
    console = screen()
    findings = list(examine())
    for finding in findings:
        verdict = finding.fault or _("holds")
        console.print(
            f"{'✗' if finding.fault else '✓'} {finding.level}  {about(finding.what, verdict)}",
            markup=False,
            soft_wrap=True,
        )
    for line in advice(findings):
        console.print(line, markup=False, soft_wrap=True)
    return 0 if any(not finding.fault for finding in findings) else 1


def run_demo(folder: Path, name: str | None, jobs: int, isolation: str, unsafe: bool) -> None:
    """Make a class, grade it, write the pages, say where to look."""
    from grader.demo import ASSIGNMENT, make_class
    from grader.report import run_report

    assignment = load_assignment(name or ASSIGNMENT)
    console = screen()
    course = make_class(folder, assignment)
    run_release(str(assignment.folder), folder / "release")
    run_grade(GradeOrder(str(assignment.folder), jobs=jobs, isolation=isolation, unsafe=unsafe), course)
    run_feedback(str(assignment.folder), course)
    run_report(str(assignment.folder), course)
    console.print(
        _("look at the pages, then at what students get in {folder}").format(folder=folder / "release"),
        markup=False,
        soft_wrap=True,
    )
