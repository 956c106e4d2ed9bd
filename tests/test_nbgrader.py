"""A class graded with the real nbgrader: the marks of `bareme grade`, whatever became of the copies."""

from __future__ import annotations

import copy
import json
import shutil

import pytest

from grader.course import Course
from grader.run import GradeOrder, run_grade
from tests import tiny
from tests.nbcourse import MAXIMA, NbCourse, make_course, outputs, whole_class

COUNT = 60
WITHOUT_ESSAY = {**MAXIMA, "avis": 0.0}


def metadata_of(cell):
    return cell["metadata"].get("nbgrader", {})


def hand_in_awkward_copies(course: NbCourse) -> None:
    """Right copies that something happened to."""
    right = json.loads(course.filled_in(tiny.answers()))

    def changed(student, change, name=""):
        notebook = copy.deepcopy(right)
        change(notebook["cells"])
        course.submit(student, json.dumps(notebook), name)

    def duplicate(cells):
        cells[:] = [
            cell for one in cells for cell in [one, *([copy.deepcopy(one)] if metadata_of(one) else [])]
        ]

    def rename(cells):
        for cell in cells:
            metadata_of(cell).update({"grade_id": "x"})
            cell["id"] = f"n{id(cell)}"

    def strip(cells):
        for cell in cells:
            cell.update(metadata={}, id=f"n{id(cell)}")

    def age(cells):
        for cell in cells:
            if metadata_of(cell):
                metadata_of(cell)["schema_version"] = 1

    def forge(cells):
        for cell in cells:
            if metadata_of(cell).get("grade"):
                metadata_of(cell)["points"] = 100
                cell.update(cell_type="code", source="20", outputs=[], execution_count=1)

    def warn(cells):
        cells.insert(
            0, {**cells[0], "cell_type": "markdown", "source": "<script>pirate()</script> [a](javascript:b)"}
        )

    changed("cellules_en_double", duplicate)
    changed("cellules_effacees", lambda cells: cells.__delitem__(slice(None, None, 1)) or cells.extend(
        cell for cell in right["cells"] if metadata_of(cell).get("solution") and cell["cell_type"] == "code"))  # fmt: skip
    changed("identifiants_changes", rename)
    changed("metadonnees_effacees", strip)
    changed("vieux_schema", age)
    changed("points_forges", forge)
    changed("balises", warn)
    changed("fichier_renomme", lambda cells: None, "mini (1).ipynb")
    course.submit("fichier_coupe", json.dumps(right)[:-400])
    course.submit("illisible", "%PDF-1.4 rien à lire")
    course.submit("script", "\n\n".join(["import random", *tiny.answers()]), "mini.py")
    (course.root / "submitted" / "rien" / "mini").mkdir(parents=True)


@pytest.fixture(scope="module")
def graded(tmp_path_factory):
    """The same class twice: graded by nbgrader's command, and by ours."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUPYTER_CONFIG_DIR", str(tmp_path_factory.mktemp("jupyter")))
        theirs = make_course(tmp_path_factory.mktemp("nbgrader"))
        hand_in_awkward_copies(theirs)
        for student, cells in whole_class(COUNT - len(list(theirs.root.glob("submitted/*/mini/*")))).items():
            theirs.submit(student, cells)
        ours = NbCourse(theirs.root.parent / "autre", theirs.assignment)
        shutil.copytree(theirs.root, ours.root)
        status, log = theirs.nbgrader("autograde", "mini")
        run = run_grade(GradeOrder(str(ours.assignment.folder)), Course(ours.root))
    return theirs, ours, run, status, log


@pytest.fixture(scope="module")
def course(graded):
    """The class as nbgrader's command left it."""
    return graded[0]


def scores(course, student):
    return {cell: entry.score for cell, entry in course.pages()[student].entries.items()}


# -- the same marks ---------------------------------------------------------------------------------------


def test_nbgrader_grades_the_whole_class(graded):
    theirs, _ours, _run, status, log = graded
    assert status == 0, log
    assert len(theirs.pages()) == COUNT  # `rien` handed in nothing: no copy, and no zero
    assert all(page.entries.keys() == MAXIMA.keys() for page in theirs.pages().values())


def test_marks_are_those_of_our_command_in_gradebook_and_results(graded):
    theirs, ours, run, _status, _log = graded
    found = {
        (result.student, one.name if one.name == "avis" else f"test_{one.name}"): float(one.points)
        for result in run.copies
        for one in result.questions
        if result.student != "rien"
    }
    assert theirs.scores() == ours.scores() == found
    assert theirs.pages() == ours.pages()


def test_notebooks_shown_to_the_teacher_are_the_same(graded):
    theirs, ours, run, _status, _log = graded
    for result in (one for one in run.copies if one.state != "missing"):
        assert theirs.autograded(result.student) == ours.autograded(result.student), result.student


def test_grading_again_changes_nothing(graded):
    _theirs, ours, _run, _status, _log = graded
    before = ours.pages()
    run_grade(GradeOrder(str(ours.assignment.folder)), Course(ours.root))
    assert ours.pages() == before


# -- what nbgrader gets wrong without us ------------------------------------------------------------------


@pytest.mark.parametrize(
    "student",
    [
        "cellules_en_double", "cellules_effacees", "identifiants_changes", "metadonnees_effacees", "vieux_schema",
        "points_forges", "balises", "fichier_renomme", "script", "noyau_mort", "plantage", "avertit",
    ],
)  # fmt: skip
def test_right_copy_has_its_points_whatever_happened_to_it(course, student):
    assert scores(course, student) == WITHOUT_ESSAY


@pytest.mark.parametrize(
    "student", ["cellules_en_double", "cellules_effacees", "metadonnees_effacees", "illisible"]
)
def test_every_cell_of_nbgrader_is_there_once(course, student):
    ids = [metadata_of(cell)["grade_id"] for cell in course.autograded(student)["cells"] if metadata_of(cell)]
    assert sorted(ids) == sorted([*MAXIMA, *tiny.QUESTIONS])


def test_loop_that_swallows_interrupts_costs_its_question_only(course):
    assert scores(course, "boucle_sourde") == {**WITHOUT_ESSAY, "test_double": 0.0}


def test_syntax_error_costs_its_question_only(course):
    assert scores(course, "syntaxe") == {**WITHOUT_ESSAY, "test_table": 0.0}


def test_notebook_cut_short_keeps_what_can_be_read(course):
    assert scores(course, "fichier_coupe") == WITHOUT_ESSAY


def test_unreadable_copy_waits_for_a_person_and_is_no_zero(course):
    entries = course.pages()["illisible"].entries.values()
    assert all(entry.auto is None and entry.waiting for entry in entries)
    assert "n'a pas pu être lue" in course.comment("illisible", "trio")


def test_partial_credit_comes_with_the_hint_and_the_counterexample(course):
    student = next(
        s for s, p in course.pages().items() if p.entries["test_total"].score == 1.0 and s.startswith("eleve")
    )
    said = course.comment(student, "total")
    assert said.startswith("Tu sembles additionner les nombres eux-mêmes.")
    assert "- Appel : `total([1])`\n- Attendu : `2`\n- Obtenu : `1`" in said


def test_object_equal_to_everything_earns_nothing(course):
    assert scores(course, "egal_a_tout")["test_double"] == 0.0


def test_printed_points_earn_nothing(course):
    assert scores(course, "affiche_des_points") == {**WITHOUT_ESSAY, "test_double": 0.0}


def test_points_stand_under_each_answer(course):
    for grade_id, shown in outputs(course.autograded("noyau_mort")):
        assert [one["data"]["text/plain"] for one in shown] == [f"{MAXIMA[grade_id]:g}"]


def test_essay_waits_and_its_absence_does_not(course):
    waiting = {student for student, page in course.pages().items() if page.entries["avis"].waiting}
    assert waiting == {f"eleve{n:02}" for n in range(COUNT) if n % 3 == 0} & course.pages().keys() | {
        "illisible"
    }


def test_no_hidden_test_in_what_is_shown(course):
    for path in course.root.glob("*/**/*.ipynb"):
        text = path.read_text("utf-8")
        assert "agrees_with" not in text
        assert "test_au_hasard" not in text


def test_students_prose_is_inert_where_the_teacher_reads_it(course):
    text = json.dumps(course.autograded("balises"), ensure_ascii=False)
    assert "pirate" in text
    assert "<script" not in text
    assert "](javascript" not in text
