"""A new course folder: the settings with which nbgrader grades through our sandbox, and its gradebook."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from pathlib import Path

from grader.errors import UsageError
from grader.messages import _, about, refusal
from grader.nbgrader_course import CONFIG, NbgraderCourse
from grader.penalties import OUR_RULE
from grader.store import write_whole

FOLDERS = ("source", "submitted")
WIDTH = 96


def init_course(root: Path) -> bool:
    """Make the folder and what it lacks; whether its gradebook could be made (it needs nbgrader)."""
    course = NbgraderCourse(root)
    try:
        for name in FOLDERS:
            (root / name).mkdir(parents=True, exist_ok=True)
        if not course.exists:
            write_whole(root / CONFIG, settings(root.resolve().name))
    except OSError as error:
        raise UsageError(about(str(error.filename or root), refusal(error))) from None
    try:
        book = course.gradebook()
        try:
            book.make()
        finally:
            book.close()
    except ImportError:
        return False
    return True


def settings(name: str) -> str:
    """The text of nbgrader_config.py."""
    course_id = "".join(char if char.isalnum() or char in "-_." else "_" for char in name) or "course"
    paragraphs = [_paragraph(comment, lines) for comment, lines in (*_grading(course_id), *_showing())]
    return "\n\n".join(["c = get_config()  # noqa: F821", *paragraphs]) + "\n"


def _grading(course_id: str) -> Iterator[tuple[str, str]]:
    """Where the course is, and how its copies are graded."""
    yield (
        _("The name of the course, for the exchange and JupyterHub."),
        f'c.CourseDirectory.course_id = "{course_id}"',
    )
    yield (
        _(
            "Where the marks are. Without this line: gradebook.db, in this folder. "
            "Another database, for several teachers at once:"
        ),
        '# c.CourseDirectory.db_url = "postgresql://teacher:secret@localhost/course"',
    )
    yield (
        _(
            "Copies are read by bareme, renamed or damaged ones too, and graded in its sandbox: "
            "`nbgrader autograde` and the formgrader's button give the marks of `bareme grade`. "
            "No cell of a student runs in a kernel of yours."
        ),
        'c.Autograde.exporter_class = "grader.nbgrader_exporter.CopyExporter"\n'
        "c.Autograde.sanitize_preprocessors = []\n"
        "c.Autograde.autograde_preprocessors = [\n"
        '    "grader.nbgrader_plugin.MarkCopy",\n'
        '    "nbgrader.preprocessors.AssignLatePenalties",\n'
        "]",
    )
    yield (
        _("How copies are graded; the values shown are the usual ones."),
        "# c.CopyExporter.seed = 20\n# c.CopyExporter.jobs = 2\n"
        '# c.CopyExporter.isolation = "L3"\n# c.CopyExporter.unsafe = False',
    )
    yield (
        _("Late copies lose what `[deadline]` in the assignment's bareme.toml says."),
        f'c.AssignLatePenalties.plugin_class = "{OUR_RULE}"',
    )


def _showing() -> Iterator[tuple[str, str]]:
    """What comes out of it."""
    yield (
        _("Students get bareme's page as feedback, with the marks and comments given by hand."),
        'c.GenerateFeedback.exporter_class = "grader.nbgrader_feedback.PageExporter"',
    )
    yield (
        _("`nbgrader export` writes the marks as they are given in France: out of 20, states as words."),
        'c.ExportApp.plugin_class = "grader.nbgrader_marks.MarksPlugin"',
    )
    yield (
        _("The notebooks that bareme writes hold no answer: nothing is to be removed from them."),
        "c.ClearSolutions.enabled = False",
    )


def _paragraph(comment: str, lines: str) -> str:
    return "\n".join([*(f"# {line}" for line in textwrap.wrap(comment, WIDTH)), lines])
