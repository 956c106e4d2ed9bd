"""nbgrader's gradebook: what is written there is whole, bounded, and spares what a person decided."""

from __future__ import annotations

import os
import random
import shutil
import signal
import sqlite3
import threading
import time

import pytest
import sqlalchemy as sa

from grader.errors import GradebookError
from grader.gradebook import Gradebook
from grader.gradebook_entries import Marks, Masked
from grader.nbgrader_cells import GradedCell
from tests import postgresql

QUESTIONS = [f"q{rank}" for rank in range(8)]


def cells(*names, points=2.0):
    found = {}
    for name in names or QUESTIONS:
        found[name] = GradedCell("code", "...", "0", False, types=("SolutionCell",))
        found[f"test_{name}"] = GradedCell("code", "", "1", True, points, types=("GradeCell",))
    return found


def marks(student, score=1.0, text="à revoir", names=QUESTIONS):
    return Marks(student, {f"test_{name}": score for name in names}, dict.fromkeys(names, text))


@pytest.fixture(scope="module")
def empty(tmp_path_factory):
    """A gradebook with the assignment `tp` in it."""
    path = tmp_path_factory.mktemp("gradebook") / "gradebook.db"
    book = Gradebook(f"sqlite:///{path}", "cours")
    book.make()
    book.register("tp", cells(), {"name": "python3"})
    return path


@pytest.fixture
def book(empty, tmp_path):
    shutil.copy(empty, tmp_path / "gradebook.db")
    return Gradebook(f"sqlite:///{tmp_path / 'gradebook.db'}", "cours")


def theirs(book):
    from nbgrader.api import Gradebook as Theirs

    return Theirs(book.url, "cours")


def give(book, student, cell, score):
    """What the formgrader does."""
    with theirs(book) as opened:
        grade = opened.find_grade(cell, "tp", "tp", student)
        grade.manual_score, grade.needs_manual_grade = score, False
        opened.db.commit()


# -- marks ------------------------------------------------------------------------------------------------


def test_nbgrader_reads_what_we_write(book):
    book.record("tp", marks("zoé", 1.5))
    with theirs(book) as opened:
        assert [one.name for one in opened.assignments] == ["tp"]
        copy = opened.find_submission("tp", "zoé")
        assert (copy.score, copy.max_score, copy.needs_manual_grade) == (12.0, 16.0, False)
        assert opened.find_comment("q0", "tp", "tp", "zoé").comment == "à revoir"
        assert opened.db.execute(sa.text("select version_num from alembic_version")).scalar()


def test_points_never_exceed_what_the_cell_is_worth(book):
    book.record("tp", Marks("a", {"test_q0": 40.0, "test_q1": -3.0}, {}))
    entries = book.pages("tp")["a"].entries
    assert (entries["test_q0"].score, entries["test_q1"].score) == (2.0, 0.0)


def test_mark_that_nobody_gave_waits_for_a_person(book):
    book.record("tp", marks("a", None))
    assert all(entry.auto is None and entry.waiting for entry in book.pages("tp")["a"].entries.values())


def test_mark_by_hand_stays_and_a_new_automatic_one_is_told(book):
    book.record("tp", marks("a", 1.0))
    give(book, "a", "test_q0", 1.5)
    assert book.record("tp", marks("a", 2.0)) == [Masked("a", "test_q0", 1.5, 2.0)]
    entry = book.pages("tp")["a"].entries["test_q0"]
    assert (entry.score, entry.auto, entry.waiting) == (1.5, 2.0, True)


def test_mark_by_hand_over_an_unchanged_automatic_one_is_not_told_again(book):
    book.record("tp", marks("a", 1.0))
    give(book, "a", "test_q0", 1.5)
    assert book.record("tp", marks("a", 1.0)) == []
    assert not book.pages("tp")["a"].entries["test_q0"].waiting


def test_comment_by_hand_stays(book):
    book.record("tp", marks("a"))
    with theirs(book) as opened:
        opened.find_comment("q0", "tp", "tp", "a").manual_comment = "Bravo"
        opened.db.commit()
    book.record("tp", marks("a", text=None))
    assert book.pages("tp")["a"].comments == {"q0": "Bravo"}


def test_question_added_after_submissions_gets_its_place(book):
    book.record("tp", marks("a"))
    book.register("tp", cells(*QUESTIONS, "nouvelle"), {})
    entries = book.pages("tp")["a"].entries
    assert (entries["test_nouvelle"].waiting, entries["test_q0"].score) == (True, 1.0)


def test_question_taken_away_goes_unless_a_person_marked_it(book):
    book.record("tp", marks("a"))
    give(book, "a", "test_q1", 1.5)
    book.register("tp", cells(*QUESTIONS[1:]), {})
    assert "test_q0" not in book.worth("tp")
    with pytest.raises(GradebookError, match="marks were given by hand in test_q1"):
        book.register("tp", cells(*QUESTIONS[2:]), {})


def test_points_that_change_change_in_the_gradebook(book):
    book.register("tp", cells(points=3.0), {})
    assert set(book.worth("tp").values()) == {3.0}


def test_assignment_that_was_not_released_is_told(book):
    with pytest.raises(GradebookError, match="run `bareme release autre`"):
        book.record("autre", marks("a"))


def test_gradebook_out_of_reach_is_told_without_its_password():
    book = Gradebook("sqlite:////nulle/part/gradebook.db")
    with pytest.raises(GradebookError, match="cannot be used: unable to open"):
        book.make()
    with pytest.raises(GradebookError) as caught:
        Gradebook("postgresql+nopilot://prof:secret@localhost/cours")
    assert "prof:***@localhost" in str(caught.value)
    assert "secret" not in str(caught.value)
    with pytest.raises(GradebookError, match="not the address of a database; write postgresql://") as caught:
        Gradebook("postgresql://prof:x@localhost:secret/cours")
    assert "secret" not in str(caught.value)


# -- broken starts ----------------------------------------------------------------------------------------


def test_gradebook_left_half_made_is_finished(empty, tmp_path):
    shutil.copy(empty, tmp_path / "g.db")
    with sqlite3.connect(tmp_path / "g.db") as db:
        db.execute("drop table alembic_version")
        db.execute("drop table comment")
    book = Gradebook(f"sqlite:///{tmp_path / 'g.db'}")
    book.make()
    book.record("tp", marks("a"))
    with theirs(book) as opened:
        assert opened.find_submission("tp", "a").score == 8.0


def killed(work, delay, begun):
    """Do the work in a process that is killed after a while, once it has begun."""
    child = os.fork()
    if not child:
        try:
            work()
        finally:
            os._exit(0)
    time.sleep(delay)
    while not begun():
        time.sleep(0.01)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)


def test_fifty_kills_lose_nothing_double_nothing_and_never_leave_it_half_made(tmp_path):
    book = Gradebook(f"sqlite:///{tmp_path / 'gradebook.db'}", "cours")
    class_of = [f"e{rank}" for rank in range(12)]
    told = tmp_path / "told"

    def work():
        book.make()
        book.register("tp", cells(), {})
        for turn in range(1, 1000):
            for student in class_of:
                book.record("tp", marks(student, turn % 3 / 2, text=str(turn)))
                with open(told, "a") as file:
                    file.write(f"{student}\n")

    rng = random.Random(5)
    for attempt in range(50):
        begun = told.exists if attempt % 10 == 9 else lambda: True  # however busy this machine is
        killed(work, rng.uniform(0.001, 0.12 if attempt % 5 else 0.4), begun)
        known = set(told.read_text().split()) if told.exists() else set()
        tables = (
            set(sa.inspect(book.engine).get_table_names()) if (tmp_path / "gradebook.db").exists() else set()
        )
        assert not tables or {"grade", "alembic_version"} <= tables
        if not tables:
            continue
        pages = book.pages("tp")
        assert known <= pages.keys()
        for page in pages.values():
            assert page.entries.keys() == {f"test_{name}" for name in QUESTIONS}
            assert len({entry.auto for entry in page.entries.values()}) == 1
    assert known
    for student in class_of:
        book.record("tp", marks(student))
    check_all_there(book.url, class_of)
    with sqlite3.connect(tmp_path / "gradebook.db") as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
        for table, columns in (
            ("grade", "cell_id, notebook_id"),
            ("base_cell", "name, type"),
            ("student", "id"),
        ):
            doubled = f"select count(*) from {table} group by {columns} having count(*) > 1"
            assert db.execute(doubled).fetchall() == []


# -- several at once --------------------------------------------------------------------------------------


def together(url, students, jobs):
    """Several processes that each enter the whole class, in their own order."""
    children = []
    for job in range(jobs):
        child = os.fork()
        if not child:
            status = 1
            try:
                book = Gradebook(url, "cours")
                book.make()
                book.register("tp", cells(), {})
                for student in random.Random(job).sample(students, len(students)):
                    book.record("tp", marks(student))
                status = 0
            finally:
                os._exit(status)
        children.append(child)
    return [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children]


def check_all_there(url, students):
    pages = Gradebook(url, "cours").pages("tp")
    assert sorted(pages) == sorted(students)
    assert {entry.score for page in pages.values() for entry in page.entries.values()} == {1.0}


def test_several_jobs_enter_the_same_class_at_once(tmp_path):
    students = [f"e{rank}" for rank in range(8)]
    url = f"sqlite:///{tmp_path / 'gradebook.db'}"
    assert together(url, students, 4) == [0] * 4
    check_all_there(url, students)


@pytest.fixture
def server():
    """A real server of PostgreSQL."""
    with postgresql.running() as server:
        yield server


def test_several_jobs_enter_the_same_class_at_once_in_postgresql(server):
    students = [f"e{rank}" for rank in range(20)]
    assert together(server.url, students, 4) == [0] * 4
    check_all_there(server.url, students)
    book = Gradebook(server.url, "cours")
    with theirs(book) as opened:
        assert opened.find_submission("tp", "e3").score == 8.0
    give(book, "e3", "test_q0", 1.5)
    assert book.record("tp", marks("e3", 2.0)) == [Masked("e3", "test_q0", 1.5, 2.0)]


def test_server_that_restarts_in_the_middle_of_a_class_costs_nothing(server, capsys, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "en")
    students = [f"e{rank}" for rank in range(8)]
    book = Gradebook(server.url, "cours")
    book.make()
    book.register("tp", cells(), {})
    for rank, student in enumerate(students):
        if rank in (2, 5):
            server.stop()
            again = threading.Timer(0.5, server.start)
            again.start()
        book.record("tp", marks(student))
        if rank in (2, 5):
            again.join()
    check_all_there(server.url, students)
    book.close()
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert all("the gradebook postgresql" in line and "waiting for it, at most 120" in line for line in lines)


def test_server_that_refuses_is_told_at_once(server, capsys):
    for url in (server.url.replace("/postgres?", "/absente?"), server.url.replace("prof@", "autre@")):
        with pytest.raises(GradebookError, match="FATAL"):
            Gradebook(url, "cours").make()
    assert capsys.readouterr().err == ""
