"""The personal data of a class, found in its course folder and deleted."""

from __future__ import annotations

import os
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from grader.errors import UsageError
from grader.identity import IDENTITIES, read_identities
from grader.messages import N_, _, about, plural, refusal
from grader.record import COLLECTED

GRADEBOOK = "gradebook.db"
_SQLITE = re.compile(r"sqlite(?:\+\w+)?:///(?P<path>[^?]*)")
# What bareme and nbgrader write about students; subjects, sources and settings are nobody's data.
HOLDINGS = (
    (IDENTITIES, N_("names and addresses")),
    ("submitted", N_("copies")),
    (COLLECTED, N_("who handed in what, earlier copies")),
    ("autograded", N_("graded copies")),
    ("results", N_("results")),
    ("feedback", N_("students' pages")),
    ("exports", N_("marks with names")),
    ("report", N_("the class page")),
    ("comments", N_("comments on groups of copies")),
    (GRADEBOOK, N_("marks")),
    ("bareme.log", N_("log")),
)
# Drafts of the file of names, copies that `nbgrader db upgrade` makes, what SQLite leaves of a broken transaction.
REMAINS = ((f".{IDENTITIES}.*", N_("names and addresses")), (f"{GRADEBOOK}[.-]*", N_("marks")))


@dataclass(frozen=True)
class Holding:
    """A file or a folder with personal data."""

    path: Path
    what: str
    files: int

    def __str__(self) -> str:
        count = plural("{count} file", "{count} files", self.files)
        return about(str(self.path.name), f"{_(self.what)} ({count})")


def holdings(root: Path) -> list[Holding]:
    """What there is to delete here; UsageError when this is no course, or one with nothing about anybody."""
    found = [
        Holding(root / name, what, _files(root / name))
        for name, what in HOLDINGS
        if os.path.lexists(root / name)
    ]
    if not any(one.path.name in (IDENTITIES, "submitted", COLLECTED) for one in found):
        raise UsageError(
            _("nothing to delete: run this in the folder of a course whose copies were collected")
        )
    remains = ((path, what) for pattern, what in REMAINS for path in sorted(root.glob(pattern)))
    return [*found, *(Holding(path, what, 1) for path, what in remains)]


def _files(path: Path) -> int:
    if path.is_symlink() or not path.is_dir():
        return 1
    return sum(len(files) for _place, _folders, files in os.walk(path))


def people_in(root: Path) -> int:
    """How many students the file of names holds; 0 when it cannot be read, since it goes all the same."""
    try:
        return len(read_identities(root).people)
    except UsageError:
        return 0


def delete(holding: Holding) -> None:
    """Delete it; a link goes, what it leads to stays."""
    path = holding.path
    try:
        if path.is_symlink() or not path.is_dir():
            path.unlink(missing_ok=True)
        else:
            shutil.rmtree(path)
    except OSError as error:
        raise UsageError(about(str(error.filename or path), refusal(error))) from None


def database_elsewhere(root: Path) -> str:
    """The address of a gradebook that is not this folder's own file, "" when there is none."""
    try:
        from grader.nbgrader_course import NbgraderCourse

        course = NbgraderCourse(root)
        url = str(course.config.CourseDirectory.get("db_url") or "") if course.exists else ""
    except (ImportError, UsageError):
        return ""
    file = _SQLITE.match(url)
    ours = not url or (file is not None and (root / file["path"]).resolve() == (root / GRADEBOOK).resolve())
    return "" if ours else url
