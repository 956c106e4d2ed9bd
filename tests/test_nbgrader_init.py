"""The course folder of nbgrader seen from our command line, also where nbgrader is not installed."""

from __future__ import annotations

import datetime as dt
import sys

import pytest
from click.testing import CliRunner

from grader.cli import main
from grader.errors import GradebookError, UsageError
from grader.nbgrader_course import NbgraderCourse
from grader.nbgrader_init import settings
from grader.nbgrader_release import release_in
from tests import tiny
from tests.nbcourse import make_course


@pytest.fixture
def here(tmp_path, monkeypatch):
    """An empty folder to work in, and an assignment elsewhere."""
    tiny.write(tmp_path / "devoirs" / "mini")
    (tmp_path / "ici").mkdir()
    monkeypatch.chdir(tmp_path / "ici")
    monkeypatch.setenv("JUPYTER_CONFIG_DIR", str(tmp_path / "jupyter"))
    monkeypatch.setenv("LANGUAGE", "en")
    return tmp_path / "ici"


@pytest.fixture
def no_nbgrader(monkeypatch):
    """As if it were not installed."""
    gone = {"nbgrader", "sqlalchemy", "alembic"}
    ours = {"grader.gradebook", "grader.gradebook_entries", "grader.gradebook_rows"}
    for name in list(sys.modules):
        if name.partition(".")[0] in gone or name in ours:
            monkeypatch.delitem(sys.modules, name)
    for name in gone:
        monkeypatch.setitem(sys.modules, name, None)


def bareme(*words):
    done = CliRunner().invoke(main, [str(word) for word in words])
    return done.exit_code, done.output


def test_course_is_made_once_and_assignments_are_released_in_it(here):
    assert bareme("init", ".") == (0, "a course for nbgrader: .\n")
    status, said = bareme("release", here.parent / "devoirs" / "mini")
    assert status == 0, said
    assert "release/mini/mini.ipynb" in said
    for step in ("source", "release", "solution"):
        assert (here / step / "mini" / "mini.ipynb").is_file()
        assert (here / step / "mini" / "mots.txt").is_file()
    assert NbgraderCourse(here).gradebook().worth("mini")["test_double"] == 2.0
    assert "no copies in" in bareme("grade", "mini")[1]  # its name is enough from now on


def test_folder_that_is_named_is_written_as_everywhere(here):
    bareme("init", ".")
    status, said = bareme("release", here.parent / "devoirs" / "mini", "--to", "rendu")
    assert (status, (here / "rendu" / "mini.ipynb").is_file()) == (0, True), said
    assert not (here / "source" / "mini").exists()


def test_settings_are_commented_in_the_language_of_the_teacher(monkeypatch):
    monkeypatch.setenv("LANGUAGE", "fr")
    text = settings("Terminale NSI")
    assert 'c.CourseDirectory.course_id = "Terminale_NSI"' in text
    assert "bac à sable" in text
    compile(text, "nbgrader_config.py", "exec")


def test_without_nbgrader_a_course_waits_for_it(here, no_nbgrader):
    status, said = bareme("init", ".")
    assert (status, "nbgrader is not installed here" in said) == (0, True)
    status, said = bareme("release", here.parent / "devoirs" / "mini")
    assert (status, "run `pip install nbgrader`" in said) == (2, True)


def test_without_nbgrader_a_class_is_graded_all_the_same(here, no_nbgrader):
    bareme("init", ".")
    copy = here / "submitted" / "anne" / "mini" / "mini.ipynb"
    copy.parent.mkdir(parents=True)
    copy.write_text(tiny.notebook(tiny.answers()))
    status, said = bareme("grade", here.parent / "devoirs" / "mini", "--jobs", "1")
    assert status == 0, said
    assert "10/10" in said
    assert "nbgrader is not installed" in said
    assert bareme("feedback", here.parent / "devoirs" / "mini")[0] == 0


@pytest.mark.parametrize(
    ("noted", "expected"),
    [
        ("2026-11-30 09:00:00.000000 UTC", dt.datetime(2026, 11, 30, 9)),
        ("2026-11-30 09:00:00 Europe/Paris", dt.datetime(2026, 11, 30, 8)),
        ("2026-07-14 09:00:00 Europe/Paris", dt.datetime(2026, 7, 14, 7)),
        ("2026-11-30 09:00:00 +0100", dt.datetime(2026, 11, 30, 8)),
        ("2026-11-30T09:00:00+01:00", dt.datetime(2026, 11, 30, 8)),
        ("hier", None),
        ("2026-11-30 09:00:00 Nulle/Part", None),
        ("", None),
    ],
)
def test_time_of_a_copy_is_read_in_utc(tmp_path, noted, expected):
    folder = tmp_path / "submitted" / "anne" / "mini"
    folder.mkdir(parents=True)
    (folder / "timestamp.txt").write_text(noted + "\n")
    assert NbgraderCourse(tmp_path).timestamp("mini", "anne") == expected


def test_list_of_assignments_that_is_broken_is_told(tmp_path):
    (tmp_path / "assignments.json").write_text("[")
    with pytest.raises(GradebookError, match="not a list of assignments"):
        NbgraderCourse(tmp_path).assignment("mini")


def test_folder_that_cannot_be_written_is_told(tmp_path, monkeypatch):
    monkeypatch.setenv("JUPYTER_CONFIG_DIR", str(tmp_path / "jupyter"))
    course = make_course(tmp_path, {})
    (course.root / "release" / "mini" / "mini.ipynb").unlink()
    (course.root / "release" / "mini" / "mini.ipynb").mkdir()
    with pytest.raises(UsageError, match=r"mini\.ipynb: Is a directory"):
        release_in(course.course, course.assignment)
