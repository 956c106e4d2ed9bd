"""Lateness in a course of nbgrader: one rule, the same penalty whoever grades, in its gradebook and on the page."""

import datetime as dt
from dataclasses import replace
from decimal import Decimal

import pytest
from click.testing import CliRunner

from grader.assignment import load_assignment
from grader.cli import main
from grader.course import Course
from grader.record import read_record, write_record
from grader.run import GradeOrder, run_grade
from grader.standing import standing
from tests import tiny
from tests.handed import archive
from tests.nbcourse import ASSIGNMENT, make_course

RULE = '\n    [deadline]\n    penalty = 0.5\n    per = "hour"\n    cap = 2\n    '


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """A course whose only copy came 2 h 03 after the deadline given to collect."""
    folder = tmp_path_factory.mktemp("cours")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUPYTER_CONFIG_DIR", str(tmp_path_factory.mktemp("jupyter")))
        patch.setenv("JUPYTER_DATA_DIR", str(tmp_path_factory.mktemp("data")))
        made = make_course(folder, {**ASSIGNMENT, "bareme": ASSIGNMENT["bareme"] + RULE})
        patch.chdir(made.root)
        copies = archive(
            folder / "export.zip",
            {"inbound/zoe+mini+2025-03-07 20:03:00.000000 UTC+x/mini.ipynb": tiny.notebook(tiny.answers())},
        )
        words = ["collect", "mini", str(copies), "--keep-ids", "--deadline", "2025-03-07 19:00"]
        done = CliRunner().invoke(main, words)
        assert done.exit_code == 0, done.output
        yield made


def due(course):
    from nbgrader.api import Gradebook as Theirs

    with Theirs(course.book().url) as book:
        return book.find_assignment("mini").duedate


def test_deadline_is_in_the_gradebook(course):
    assert due(course) == dt.datetime(2025, 3, 7, 18, 0)


def test_nbgrader_and_bareme_take_the_same_off(course):
    run_grade(GradeOrder("mini"), Course(course.root))
    assert course.pages()["zoe"].penalty == 1.5
    status, log = course.nbgrader("autograde", "mini", "--force")
    assert status == 0, log
    assert course.pages()["zoe"].penalty == 1.5


def test_results_lose_it_once(course):
    run = run_grade(GradeOrder("mini"), Course(course.root))
    (copy,) = run.copies
    assert copy.points == Decimal("8.5")
    kept = list(Course(course.root).store(course.assignment, 20).all())
    assert [one.points for one in kept] == [10]
    assert "en moins" in copy.notes[0]


def test_extension_of_one_student_counts_for_nbgrader_too(course):
    record = read_record(course.root, "mini")
    later = dt.datetime(2025, 3, 7, 19, 30, tzinfo=dt.UTC)  # 1 h 30 more: 33 minutes late
    write_record(course.root, replace(record, students={"zoe": replace(record.students["zoe"], due=later)}))
    run_grade(GradeOrder("mini"), Course(course.root))
    assert course.pages()["zoe"].penalty == 0.5
    write_record(course.root, record)


def test_rule_that_goes_gives_the_points_back(course):
    path = course.assignment.folder / "bareme.toml"
    path.write_text(path.read_text().replace("penalty = 0.5", ""))
    run_grade(GradeOrder("mini"), Course(course.root))
    assert course.pages()["zoe"].penalty == 0


def test_course_without_a_gradebook_counts_by_the_record(course):
    late = replace(load_assignment(str(course.assignment.folder)), name="mini")
    rule = replace(late, lateness=replace(late.lateness, penalty=late.lateness.penalty + 1, per="once"))
    results = list(Course(course.root).store(course.assignment, 20).all())
    (course.root / "nbgrader_config.py").rename(course.root / "parti.py")
    (copy,) = standing(Course(course.root), rule, results)
    assert (copy.points, copy.notes[0]) == (9, "copie rendue en retard de 2 h 03 : 1 point en moins")
    (copy,) = standing(Course(course.root), replace(rule, language="en"), results)
    assert (copy.points, copy.notes[0]) == (9, "copy handed in late by 2 h 03: 1 point taken off")
    assert copy.lateness == copy.notes[0]
