"""The course folder: which file is a student's copy, and who it is from."""

import errno
import os
from dataclasses import replace
from pathlib import Path

import pytest

from grader.course import Course, fingerprint, tasks_of
from grader.errors import UsageError
from grader.plan import Task
from tests import tiny


@pytest.fixture
def course(tmp_path):
    return Course(tmp_path)


def put(course, student, name, text="x = 1", age=0):
    path = course.root / "submitted" / student / "mini" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    os.utime(path, (1e9 - age, 1e9 - age))
    return path


def test_copy_is_the_notebook_with_the_name_of_the_assignment(course, mini):
    put(course, "zoé", "brouillon.ipynb")
    put(course, "zoé", "mini.ipynb", age=100)
    (task,) = course.collected(mini)
    assert (task.student, task.path.name) == ("zoé", "mini.ipynb")


def test_copy_is_else_the_most_recent_file_that_can_be_one(course, mini):
    put(course, "zoé", "vieux.ipynb", age=100)
    put(course, "zoé", "tp (1).ipynb.txt", age=50)
    put(course, "zoé", "notes.docx")
    (task,) = course.collected(mini)
    assert task.path.name == "tp (1).ipynb.txt"


@pytest.mark.parametrize("name", ["tp.py.txt", "tp.ipynb.json", "TP.IPYNB"])
def test_file_that_would_be_collected_is_a_copy_where_it_lies_too(course, mini, name):
    put(course, "zoé", name)
    (task,) = course.collected(mini)
    assert task.path.name == name


def test_what_systems_leave_behind_and_what_was_handed_out_are_no_copies(course, mini):
    put(course, "zoé", "TP Zoé.ipynb", age=100)
    for name in ("._TP Zoé.ipynb", ".brouillon.ipynb", "verifier.py", "outils.py"):
        put(course, "zoé", name)
    (task,) = course.collected(replace(mini, data=("outils.py",)))
    assert task.path.name == "TP Zoé.ipynb"


def test_folder_that_nobody_may_open_costs_only_its_own_copy(course, mini, monkeypatch):
    closed = put(course, "anne", "TP.ipynb").parent
    put(course, "zoé", "mini.ipynb")

    def refused(asked, where):
        def answer(path, *more, **how):
            if where(Path(path)):
                raise PermissionError(errno.EACCES, "Permission denied", str(path))
            return asked(path, *more, **how)

        return answer

    monkeypatch.setattr(Path, "iterdir", refused(Path.iterdir, lambda path: path == closed))
    monkeypatch.setattr(os, "stat", refused(os.stat, lambda path: path.parent == closed))
    monkeypatch.setattr(os, "lstat", refused(os.lstat, lambda path: path.parent == closed))
    anne, zoe = course.collected(mini)
    assert (anne.student, zoe.path.name) == ("anne", "mini.ipynb")
    assert (anne.read().there, "droits insuffisants" in anne.read().fault) == (True, True)


def test_students_are_in_order_and_other_assignments_are_left(course, mini):
    put(course, "zoé", "mini.ipynb")
    put(course, "anne", "mini.ipynb")
    (course.root / "submitted" / "bob" / "autre").mkdir(parents=True)
    assert [task.student for task in course.collected(mini)] == ["anne", "zoé"]


def test_name_of_an_assignment_is_no_pattern(course, mini):
    named = replace(mini, name="mini [2027]")
    path = course.root / "submitted" / "zoé" / named.name / "tp.ipynb"
    path.parent.mkdir(parents=True)
    path.touch()
    put(course, "anne", "mini.ipynb")
    assert [task.path for task in course.collected(named)] == [path]


def test_folder_without_copies_is_told(course, mini):
    with pytest.raises(UsageError, match="no copies in"):
        course.collected(mini)


def test_copy_that_is_a_broken_link_is_still_a_copy(course, mini):
    folder = put(course, "zoé", "mots.txt").parent
    (folder / "mini.ipynb").symlink_to("nulle_part")
    (task,) = course.collected(mini)
    assert fingerprint(task).startswith("unreadable")


def test_results_depend_on_the_assignment_and_on_the_seed(course, mini, variant):
    other = variant(test_double="def test_x(): pass")
    stamps = {course.store(mini, 20).stamp, course.store(mini, 21).stamp, course.store(other, 20).stamp}
    assert len(stamps) == 3
    assert course.store(mini, 20).folder == course.root / "results" / "mini"


def test_folder_stands_for_its_files_but_not_for_the_data(tmp_path, mini):
    for name in ("b.ipynb", "a.py", "mots.txt", ".cache"):
        (tmp_path / name).write_text("x = 1")
    assert [task.student for task in tasks_of([tmp_path], mini)] == ["a", "b"]


def test_files_of_the_same_name_are_told_apart(tmp_path, mini):
    for name in ("un", "deux"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "tp.ipynb").write_text(tiny.notebook([]))
    assert len({task.student for task in tasks_of([tmp_path], mini)}) == 2


def test_fingerprint_is_that_of_the_bytes(tmp_path):
    (tmp_path / "a.py").write_text("x = 1")
    (tmp_path / "b.py").write_text("x = 1")
    (tmp_path / "c.py").write_text("x = 2")
    a, b, c = (fingerprint(Task(tmp_path / name, "")) for name in ("a.py", "b.py", "c.py"))
    assert a == b != c
