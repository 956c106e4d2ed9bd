"""An assignment handed out through nbgrader: its source and release folders, the corrected notebook, the gradebook."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from grader.assignment import Assignment
from grader.errors import UsageError
from grader.messages import _, about, refusal
from grader.nbgrader_cells import Notebook, locked, notebook_text, registered, slots
from grader.nbgrader_course import NbgraderCourse


@dataclass(frozen=True)
class Handed:
    """The files that were written."""

    student: Path
    data: tuple[Path, ...]
    corrected: Path
    verifier: Path


def release_in(course: NbgraderCourse, assignment: Assignment) -> Handed:
    """Write the folders and enter the assignment in the gradebook; refuses what would leak."""
    from grader import verifier
    from grader.nbgrader_source import (
        source_notebook,  # these take a second to load, which grading need not wait for
    )
    from grader.release import (
        corrected_text,
        drafts,
        refuse_faults,
        refuse_leaks,
        write_folder,
        write_verifier,
    )

    refuse_faults(assignment)
    source = source_notebook(assignment)
    released = locked(source)
    known = verifier.knowledge(assignment, drafts(assignment))
    refuse_leaks(assignment, notebook_text(released), {verifier.NAME: known})
    _enter(course, assignment, source)
    texts = {
        "solution": corrected_text(assignment),
        "source": notebook_text(source),
        "release": notebook_text(released),
    }
    try:
        written = {
            step: write_folder(course.folder(step, assignment.name), assignment, text)
            for step, text in texts.items()
        }
        write_verifier(course.folder("source", assignment.name), known)
        check = write_verifier(course.folder("release", assignment.name), known)
        course.remember(assignment)
    except OSError as error:
        raise UsageError(about(str(error.filename or course.root), refusal(error))) from None
    return Handed(*written["release"], written["solution"][0], check)


def release_in_folder(root: Path, assignment: Assignment) -> Handed:
    """The same, in the course of this folder."""
    return release_in(NbgraderCourse(root), assignment)


def _enter(course: NbgraderCourse, assignment: Assignment, source: Notebook) -> None:
    try:
        book = course.gradebook()
        try:
            book.make()
            book.register(assignment.name, registered(source), source["metadata"]["kernelspec"])
        finally:
            book.close()
    except ImportError:
        raise UsageError(
            _("nbgrader is not installed; run `pip install nbgrader`, or release with --to DIR")
        ) from None


def enter_again(course: NbgraderCourse, assignment: Assignment) -> None:
    """Make the gradebook agree with what was handed out; hand it out again when the points have changed."""
    released = course.released(assignment.name)
    if released is None or not _agrees(released, assignment):
        release_in(course, assignment)
        return
    book = course.gradebook()
    try:
        book.make()
        if book.worth(assignment.name) != _worth(released):
            book.register(assignment.name, registered(released), released["metadata"]["kernelspec"])
    finally:
        book.close()


def _agrees(released: Notebook, assignment: Assignment) -> bool:
    places = slots(released, [question.name for question in assignment.questions])
    asked = {places[one.name].points: float(one.points) for one in assignment.questions if one.name in places}
    return len(asked) == len(assignment.questions) and _worth(released) == asked


def _worth(notebook: Notebook) -> dict[str, float]:
    return {name: cell.points for name, cell in registered(notebook).items() if "GradeCell" in cell.types}
