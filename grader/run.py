"""The commands: each puts the parts together and tells what came of it."""

from __future__ import annotations

import datetime as dt
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import click

from grader.assignment import Assignment, load_assignment
from grader.batch import grade_batch
from grader.clerk import open_sandbox
from grader.comments import read_comments
from grader.console import NO_NAMES, bar, class_table, proof_lines, screen, tally, to_look_at
from grader.course import Course, fingerprint, tasks_of
from grader.doctor import advice, examine
from grader.errors import UsageError
from grader.identity import read_identities
from grader.messages import _, about, plural
from grader.plan import Plan, Task
from grader.proof import Proof
from grader.record import read_record
from grader.results import CopyResult, RunResult, run_to_json
from grader.session import Session, run_session
from grader.standing import leaders, standing
from grader.store import Store, write_whole
from grader.suite import reference_player


@dataclass(frozen=True)
class GradeOrder:
    """What `bareme grade` was asked."""

    assignment: str
    files: tuple[Path, ...] = ()
    json_file: str | None = None
    jobs: int = 1
    seed: int = 20
    isolation: str = "L3"
    unsafe: bool = False
    dask: str = ""
    at_least: str = "L1"

    @property
    def plain(self) -> bool:
        """Files in, JSON out: no course folder is read or written."""
        return bool(self.files) and self.json_file is not None


def run_grade(order: GradeOrder, course: Course | None = None) -> RunResult:
    """Grade, keep the results, show them."""
    course = course or Course(Path.cwd())
    assignment = assignment_of(order.assignment, course)
    tasks = tasks_of(order.files, assignment) if order.files else course.collected(assignment)
    _check_json_file(order.json_file)
    record = None if order.files else read_record(course.root, assignment.name)
    store = None if order.plain else course.store(assignment, order.seed)
    run = _graded(order, assignment, tasks, store, leaders(record, tasks))
    told = [] if order.files or not course.for_nbgrader else entered(course, assignment, tasks, run.copies)
    if not order.files:
        run = replace(run, copies=tuple(standing(course, assignment, run.copies)))
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


def _graded(
    order: GradeOrder,
    assignment: Assignment,
    tasks: Sequence[Task],
    store: Store | None,
    led: Mapping[Task, Task],
) -> RunResult:
    """The results of all the copies: those kept from an earlier run, and the others; the copy of a group is graded once."""
    prints = {task: fingerprint(task.path) for task in tasks}
    done = {task: kept for task in tasks if store and (kept := store.read(task.student, prints[task]))}
    todo = [task for task in tasks if task not in done and led.get(task, task) == task]
    at_least = "L0" if order.unsafe else order.at_least
    plan = Plan(str(assignment.folder), order.seed, order.isolation, at_least)
    levels = {store.isolation(task.student) for task in done} if store else set()
    states = Counter(kept.state for kept in done.values())
    with bar(_("grading"), len(tasks)) as progress:
        for task in done:
            progress.step(task.student)

        def keep(task: Task, result: CopyResult, level: str) -> None:
            done[task] = result
            if store:
                store.write(result, prints[task], level)
            states[result.state] += 1
            progress.step(tally(states) or task.student)

        if todo:
            levels.add(grade_batch(plan, todo, order.jobs, keep, order.dask, progress.tell))
        for task in [task for task in tasks if task not in done]:  # the other members of a group
            keep(task, replace(done[led[task]], file=str(task.path), student=task.student), min(levels))
    return RunResult(assignment.name, order.seed, min(levels), tuple(done[task] for task in tasks))


def _check_json_file(json_file: str | None) -> None:
    if json_file and json_file != "-" and not Path(json_file).resolve().parent.is_dir():
        raise UsageError(_("{file}: its folder does not exist").format(file=json_file))
    if json_file and json_file != "-" and Path(json_file).is_dir():
        raise UsageError(_("{file} is a folder; name a file").format(file=json_file))


def _write_json(json_file: str | None, run: RunResult) -> None:
    if json_file is None:
        return
    text = json.dumps(run_to_json(run), ensure_ascii=False, indent=1) + "\n"
    if json_file == "-":
        click.echo(text.encode("utf-8", "replace"), nl=False)
    else:
        write_whole(Path(json_file), text)


def by_name(course: Course) -> dict[str, str]:
    """Last and first names, for the teacher's screen: they are written to no file but their own."""
    people = read_identities(course.root).people
    return {one.id: f"{one.last} {one.first}".strip() or one.name for one in people}


def _show(run: RunResult, store: Store | None, names: Mapping[str, str]) -> None:
    console = screen()
    console.print(class_table(run.copies, names))
    count = sum(bool(copy.file) for copy in run.copies)
    console.print(
        plural("{count} copy", "{count} copies", count), _("isolation {level}").format(level=run.isolation)
    )
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
    run_grade(GradeOrder(str(assignment.folder), (), None, jobs, 20, isolation, unsafe), course)
    run_feedback(str(assignment.folder), course)
    run_report(str(assignment.folder), course)
    console.print(
        _("look at the pages, then at what students get in {folder}").format(folder=folder / "release"),
        markup=False,
        soft_wrap=True,
    )
