"""A course of nbgrader from its first day to the feedback, with nbgrader's own commands."""

from __future__ import annotations

import csv
import json
import subprocess
import zipfile
from types import SimpleNamespace

import nbformat
import pytest

from grader.clerk import set_aside
from grader.comments import write_comment
from grader.course import Course, fingerprint
from grader.errors import UsageError
from grader.nbgrader_cells import locked
from grader.nbgrader_course import NbgraderCourse
from grader.nbgrader_exporter import CopyExporter
from grader.nbgrader_init import init_course
from grader.nbgrader_marks import _cells
from grader.nbgrader_release import release_in
from grader.nbgrader_source import source_notebook
from grader.plan import Task
from grader.record import Handed, Record, path_of, write_record
from grader.run import run_feedback
from tests import tiny
from tests.audit import violations
from tests.browser import browser, program
from tests.nbcourse import ASSIGNMENT, BIN, ESSAY_QUESTION, MAXIMA, make_course

ESSAY = ("markdown", "Ce TP était **utile**.")


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """A course in which the assignment is released."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUPYTER_CONFIG_DIR", str(tmp_path_factory.mktemp("jupyter")))
        patch.setenv("JUPYTER_DATA_DIR", str(tmp_path_factory.mktemp("data")))
        yield make_course(tmp_path_factory.mktemp("cours"))


# -- what is handed out -----------------------------------------------------------------------------------


def test_released_notebook_is_the_one_that_nbgrader_makes_of_the_source(course):
    ours = course.course.notebook("release", "mini").read_bytes()
    status, log = course.nbgrader("generate_assignment", "mini", "--force")
    assert status == 0, log
    assert course.course.notebook("release", "mini").read_bytes() == ours


def test_checks_under_an_answer_are_the_cell_of_its_points(course):
    cells = {
        cell["metadata"].get("nbgrader", {}).get("grade_id"): cell for cell in course.released()["cells"]
    }
    assert cells["test_total"]["source"] == "assert total([]) == 0"
    assert cells["test_double"]["source"] == "# double : 2 points, d'après les tests de la correction"
    assert (cells["avis"]["cell_type"], cells["avis"]["metadata"]["nbgrader"]["points"]) == ("markdown", 2.0)


def test_source_holds_no_answer(course):
    for step in ("source", "release"):
        text = course.course.notebook(step, "mini").read_text("utf-8")
        assert "2 * x" not in text
        assert "À compléter" in text


def test_validate_finds_the_stub_wanting_and_the_correction_right(course):
    """In a process of its own: this is what students do on their machines."""
    paths = [str(course.course.notebook(step, "mini")) for step in ("release", "solution")]
    command = [str(BIN / "nbgrader"), "validate", *paths]
    said = subprocess.run(command, cwd=course.root, capture_output=True, text=True, timeout=300).stdout
    assert said.startswith(
        "VALIDATION FAILED ON 2 CELL(S)!"
    )  # the check, and the text that is not written yet
    assert said.endswith("Success! Your notebook passes all the tests.\n")


def test_new_course_keeps_settings_that_are_there(tmp_path):
    (tmp_path / "nbgrader_config.py").write_text("c = get_config()\nc.CourseDirectory.course_id = 'A'\n")
    assert init_course(tmp_path)
    assert NbgraderCourse(tmp_path).gradebook().course_id == "A"


def test_settings_that_cannot_be_read_are_told(tmp_path):
    (tmp_path / "nbgrader_config.py").write_text("c = 1 / 0")
    with pytest.raises(UsageError, match=r"nbgrader_config\.py: ZeroDivisionError"):
        NbgraderCourse(tmp_path).gradebook()


def test_assignment_is_found_again_where_it_was_released_from(course, tmp_path):
    assert NbgraderCourse(course.root).assignment("mini").folder == course.assignment.folder
    assert json.loads((course.root / "assignments.json").read_text()) == {
        "mini": str(course.assignment.folder)
    }


# -- copies through the exchange and zips -----------------------------------------------------------------


@pytest.fixture(scope="module")
def collected(course, tmp_path_factory):
    """Copies that came through the exchange and in a zip, and some put there by hand."""
    exchange = tmp_path_factory.mktemp("exchange")
    exchange.chmod(0o777)
    shared = (f"--Exchange.root={exchange}",)
    said = {}
    for words in (("release_assignment", "mini"), ("list",)):
        said[words[0]] = course.nbgrader(*words, *shared)
    student = tmp_path_factory.mktemp("élève")
    at_home = (*shared, "--course=cours")
    for words in (("fetch_assignment", "mini"), ("submit", "mini")):
        said[words[0]] = course.nbgrader(*words, *at_home, cwd=student)
        if words[0] == "fetch_assignment":
            (student / "mini" / "mini.ipynb").write_text(course.filled_in(tiny.answers()), encoding="utf-8")
    said["collect"] = course.nbgrader("collect", "mini", *shared)
    downloaded = course.root / "downloaded" / "mini" / "archive"
    downloaded.mkdir(parents=True)
    with zipfile.ZipFile(downloaded / "classe.zip", "w") as archive:
        archive.writestr("bob_mini.ipynb", course.filled_in(tiny.answers(double=None, parle=None)))
    pattern = r"--FileNameCollectorPlugin.named_regexp=.*/(?P<student_id>\w+)_(?P<file_id>mini)\.ipynb$"
    said["zip_collect"] = course.nbgrader("zip_collect", "mini", pattern)
    course.submit("cleo", [*tiny.answers(double="def double(x):\n    return 3 * x"), ESSAY])
    course.submit("dora", "%PDF-1.4")
    course.submit("eve", [*tiny.answers(), ESSAY], "mini (1).ipynb")
    return said, exchange


def test_exchange_and_zips_bring_copies_in(collected, course):
    said, _exchange = collected
    assert {command: status for command, (status, _log) in said.items() if status} == {}, said
    students = {path.parent.name for path in course.root.glob("submitted/*/mini")}
    assert {"bob", "cleo", "dora", "eve"} < students


@pytest.fixture(scope="module")
def graded(collected, course):
    """The class graded by nbgrader, then by a person: cleo's text, eve's text and her `double`."""
    status, log = course.nbgrader("autograde", "mini")
    assert status == 0, log
    course.by_hand("cleo", "avis", 1.5, "Il manque un exemple.")
    course.by_hand("eve", "avis", 2.0, "Bien vu !")
    course.by_hand("eve", "test_double", 0.5)
    return course


def test_time_of_the_exchange_is_kept(graded):
    who = next(path.parent.parent.name for path in graded.root.glob("submitted/*/mini/timestamp.txt"))
    from nbgrader.api import Gradebook as Theirs

    with Theirs(graded.book().url) as book:
        assert book.find_submission("mini", who).timestamp == graded.course.timestamp("mini", who)


def test_copy_graded_already_is_skipped_and_one_left_half_done_is_not(graded):
    path = graded.course.notebook("autograded", "mini", "bob")
    notebook = json.loads(path.read_text("utf-8"))
    assert notebook["metadata"]["bareme"] == {"stage": "graded"}
    path.chmod(0o644)
    path.write_text(path.read_text("utf-8")[:500], encoding="utf-8")
    status, log = graded.nbgrader("autograde", "mini")
    assert status == 0, log
    assert "Skipping existing assignment" in log
    assert graded.autograded("bob")["metadata"]["bareme"] == {"stage": "graded"}


def test_mark_by_hand_survives_and_a_hidden_change_is_said(graded):
    graded.submit("eve", [*tiny.answers(double=None), ESSAY], "mini (1).ipynb")
    status, log = graded.nbgrader("autograde", "mini", "--student=eve", "--force")
    assert status == 0, log
    warning = "⚠ eve, double: the mark by hand, 0.5, is kept; the automatic one is now: 0"
    assert warning in log
    page = graded.pages()["eve"]
    assert (page.entries["test_double"].score, page.entries["test_double"].waiting) == (0.5, True)
    assert (page.entries["avis"].score, page.entries["avis"].waiting) == (2.0, False)
    assert warning in json.dumps(graded.autograded("eve"), ensure_ascii=False)
    status, log = graded.nbgrader("autograde", "mini", "--student=eve", "--force")
    assert (status, "the mark by hand" in log) == (0, False)
    assert graded.pages()["eve"] == page


def test_result_of_a_copy_set_aside_is_found_beside_one_that_is_broken(mini, tmp_path):
    course = Course(tmp_path)
    store = course.store(mini, 20)
    task = Task(tmp_path / "bob.ipynb", "bob")
    aside = set_aside(mini, task)
    store.write(aside, fingerprint(task), "L3")
    store.path("anne").write_text("{")
    exporter = SimpleNamespace(tasks={"bob": task}, store=store)
    assert CopyExporter.result(exporter, "bob") == aside


def test_assignment_that_is_not_ours_is_refused_and_not_run(graded, tmp_path):
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(f"open({str(tmp_path / 'x')!r}, 'w')")]
    )
    path = graded.root / "submitted" / "anne" / "ps1" / "ps1.ipynb"
    path.parent.mkdir(parents=True)
    nbformat.write(notebook, path)
    status, log = graded.nbgrader("autograde", "ps1")
    assert status == 1
    assert "'ps1': no such assignment" in log
    assert not (tmp_path / "x").exists()


# -- what goes back ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pages(graded, collected):
    """The pages that nbgrader made, by student."""
    group = "double:double_triple"
    write_comment(graded.root, "mini", group, "Relisez ensemble la question double.", {group})
    status, log = graded.nbgrader("generate_feedback", "mini", "--force")
    assert status == 0, log
    folder = graded.root / "feedback"
    return {
        path.parts[-3]: path.read_text("utf-8").replace("\xa0", " ")
        for path in folder.glob("*/mini/mini.html")
    }


def test_every_student_gets_our_page(pages, graded):
    assert pages.keys() == graded.pages().keys()
    assert all(page.startswith('<!DOCTYPE html>\n<html lang="fr"') for page in pages.values())


def test_page_has_hint_comment_and_points_given_by_hand(pages):
    assert "multiplier par trois" in pages["cleo"]
    assert "Il manque un exemple." in pages["cleo"]
    assert [who for who, page in pages.items() if "Relisez ensemble" in page] == ["cleo"]
    assert "9,5 points sur 12" in pages["cleo"]
    assert "note en attente" not in pages["cleo"]
    assert "Bien vu" in pages["eve"]
    assert "pu être lue" in pages["dora"]


def test_axe_finds_no_violation_in_it(pages, tmp_path):
    if program() is None:
        pytest.skip("no Chromium on this machine")
    path = tmp_path / "mini.html"
    path.write_text(pages["cleo"], encoding="utf-8")
    with browser(tmp_path / "profile") as opened:
        opened.open(path.as_uri())
        assert list(violations(opened)) == []


def test_page_shows_no_hidden_test_and_no_traceback(pages):
    for page in pages.values():
        assert "agrees_with" not in page
        assert "Traceback" not in page
        assert "<script" not in page


def test_our_own_pages_have_the_marks_by_hand_too(graded):
    index = run_feedback(str(graded.assignment.folder), Course(graded.root))
    assert "Il manque un exemple." in (index.parent / "cleo.html").read_text("utf-8")


def test_feedback_goes_back_through_the_exchange(pages, graded, collected):
    who = next(path.parent.parent.name for path in graded.root.glob("submitted/*/mini/timestamp.txt"))
    shared = f"--Exchange.root={collected[1]}"
    status, log = graded.nbgrader("release_feedback", "mini", f"--student={who}", shared)
    assert status == 0, log
    assert list(collected[1].glob("cours/feedback/*.html"))


def test_export_writes_french_marks_and_words(graded):
    from nbgrader.api import Gradebook as Theirs

    with Theirs(graded.book().url) as book:
        for student in ("fay", "gil"):  # who handed in something else
            book.add_student(student)
    write_record(graded.root, Record("mini", students={"fay": Handed("absent", reason="absence notée")}))
    status, log = graded.nbgrader("export", "--to=notes.csv")
    path_of(graded.root, "mini").unlink()
    assert status == 0, log
    text = (graded.root / "notes.csv").read_text("utf-8-sig")
    rows = {row["identifiant"]: row for row in csv.DictReader(text.splitlines(), delimiter=";")}
    assert (rows["dora"]["note"], rows["dora"]["à relire"]) == ("ILL", "oui")
    assert (rows["cleo"]["note"], rows["cleo"]["points"], rows["cleo"]["sur"]) == ("16", "9,5", "20")
    assert (rows["fay"]["note"], rows["gil"]["note"]) == ("ABS", "NRD")


def test_table_of_marks_has_decimal_commas_whatever_the_assignment_speaks(variant):
    english = variant(bareme='    language = "en"\n' + tiny.BAREME)
    copy = SimpleNamespace(
        score=9.25, late_submission_penalty=None, notebooks=[], needs_manual_grade=False, max_score=10
    )
    assert _cells(copy, english, "") == ["18,5", "20", "9,25", "", ""]


def test_late_copies_lose_what_the_course_says(graded):
    import datetime as dt

    from nbgrader.api import Gradebook as Theirs

    (graded.root / "retards.py").write_text(
        "from nbgrader.plugins import BasePlugin\n\n\nclass Retard(BasePlugin):\n"
        "    def late_submission_penalty(self, student_id, score, total_seconds_late):\n        return 1.5\n"
    )
    config = graded.root / "nbgrader_config.py"
    config.write_text(config.read_text() + 'c.AssignLatePenalties.plugin_class = "retards.Retard"\n')
    folder = graded.course.folder("submitted", "mini", "bob")
    (folder / "timestamp.txt").write_text("2026-11-30 09:00:00.000000 Europe/Paris\n")
    with Theirs(graded.book().url) as book:
        book.find_assignment("mini").duedate = dt.datetime(2026, 11, 30, 7, 0)
        book.db.commit()
    status, log = graded.nbgrader("autograde", "mini", "--student=bob", "--force")
    assert status == 0, log
    assert graded.pages()["bob"].penalty == 1.5


# -- an assignment that changes ---------------------------------------------------------------------------


def test_question_added_after_submissions_is_graded(graded):
    added = ESSAY_QUESTION + '\n    [[question]]\n    name = "encore"\n    points = 1\n    needs = []\n    '
    files = {
        **ASSIGNMENT,
        "bareme": tiny.BAREME + added,
        "sujet": ASSIGNMENT["sujet"]
        + "\n    ## Encore\n\n    ```python\n    def encore():\n        ...\n    ```\n    ",
        "reference": tiny.REFERENCE + "\n\n    def encore():\n        return 7\n    ",
        "test_encore": '"""encore()."""\n\n\ndef test_encore(student):\n    """Ta fonction renvoie 7."""\n    assert student.encore() == 7\n',
    }
    tiny.write(graded.assignment.folder, **files)
    from grader.assignment import load_assignment

    changed = load_assignment(str(graded.assignment.folder))
    release_in(graded.course, changed)
    entries = graded.pages()["cleo"].entries
    assert entries["test_encore"].waiting
    assert entries["avis"].manual == 1.5
    assert nbformat.from_dict(locked(source_notebook(changed))) == graded.released()
    status, log = graded.nbgrader("autograde", "mini", "--student=cleo", "--force")
    assert status == 0, log
    page = graded.pages()["cleo"]
    assert (page.entries["test_encore"].auto, page.entries["avis"].score) == (0.0, 1.5)
    assert sum(MAXIMA.values()) + 1 == sum(graded.book().worth("mini").values())
