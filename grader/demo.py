"""The sample class in its folder, laid out as a course: submitted/, and room for results and pages."""

from __future__ import annotations

import shutil
from pathlib import Path

from grader.assignment import Assignment
from grader.course import Course
from grader.errors import UsageError
from grader.messages import _, about, refusal
from grader.pupils import copies

ASSIGNMENT = "tp7_wordle"
MARK = ".bareme-demo"


def make_class(folder: Path, assignment: Assignment) -> Course:
    """Write the class under `folder`; refuses a folder that holds something else."""
    _clear(folder)
    (folder / MARK).write_text(_("made by `bareme demo`; it may be deleted") + "\n", encoding="utf-8")
    (folder / ".gitignore").write_text(
        "*\n", encoding="utf-8"
    )  # nobody's project is a class that was made up
    for copy in copies(assignment):
        place = folder / "submitted" / copy.student / assignment.name
        place.mkdir(parents=True)
        (place / copy.name).write_text(copy.text, encoding="utf-8")
    return Course(folder)


def _clear(folder: Path) -> None:
    """An empty folder: a class made before goes, anything else stays."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(about(str(folder), refusal(error))) from None
    entries = list(folder.iterdir())
    if entries and not (folder / MARK).exists():
        raise UsageError(_("{folder} is not empty; name a new folder for the demo").format(folder=folder))
    for path in entries:
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()
