"""Grading again after a change: whose mark moves and why; nothing is lost, and it can be taken back."""

import json
import textwrap
from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest

from grader.batch import grade_batch
from grader.course import Course
from grader.errors import UsageError
from grader.history import History
from grader.identity import Identities, Person, write_identities
from grader.moves import Change, affected, limited
from grader.record import Handed, Record, write_record
from grader.regrade import RegradeOrder, run_regrade, run_undo
from grader.results import CopyResult, QuestionResult, TestResult
from grader.run import GradeOrder, run_grade
from grader.standing import standing
from tests import tiny
from tests.nbcourse import make_course

STRICTER = (
    tiny.TEST_DOUBLE
    + '''

    def test_textes(student):
        """Ta fonction double aussi un texte."""
        assert student.double("ab") == "abab"
    '''
)
NUMBERS_ONLY = "def double(x):\n    return int(x) * 2"


@pytest.fixture
def course(tmp_path):
    """A course in which two copies are graded; one doubles numbers only."""
    course = Course(tmp_path)
    for student, double in (("anne", tiny.DOUBLE), ("zoé", NUMBERS_ONLY)):
        folder = course.root / "submitted" / student / "mini"
        folder.mkdir(parents=True)
        cells = {**tiny.ANSWERS, "double": double}.values()
        (folder / "mini.py").write_text("import random\n" + "\n\n".join(cells), encoding="utf-8")
    return course


@pytest.fixture
def graded(course, variant):
    """The course once it is graded, and its assignment's name."""
    name = str(variant().folder)
    run_grade(GradeOrder(name), course)
    return name


def results(course):
    folder = course.root / "results" / "mini"
    return {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.json")}


def points(course):
    return {name: json.loads(text)["points"] for name, text in results(course).items()}


def test_nothing_moves_when_nothing_changed(course, graded, capsys):
    changes = run_regrade(RegradeOrder(graded), course)
    assert [change.moves for change in changes] == [(), ()]
    assert not any(change.marked for change in changes)
    assert "2 stay as they were" in capsys.readouterr().out


def test_mark_that_moves_is_shown_with_the_test_that_moves_it(course, graded, variant, capsys):
    variant(test_double=STRICTER)
    anne, zoe = run_regrade(RegradeOrder(graded), course)
    assert anne.moves == ()
    (move,) = zoe.moves
    assert (move.question, move.before, move.after) == ("double", Decimal(2), Decimal("1.33"))
    assert move.turned == (("test_textes", "", "failed"),)
    assert points(course) == {"anne": 10, "zoé": 9.33}
    shown = " ".join(capsys.readouterr().out.split())
    assert "zoé 20 → 18.5 double 2 → 1.33 test_textes (not there → failed)" in shown


def test_tests_that_move_a_mark_are_shown_in_french_without_signs_of_spaces(
    course, graded, variant, capsys, monkeypatch
):
    monkeypatch.setenv("LANGUAGE", "fr")
    variant(test_double=STRICTER.replace("test_textes", "test_mots") + STRICTER.partition("\n\n")[2])
    run_regrade(RegradeOrder(graded, students=("zoé",)), course)
    shown = capsys.readouterr().out
    assert "test_mots" in shown
    assert "test_textes" in shown
    assert "U+00A0" not in shown


def test_undo_puts_everything_back(course, graded, variant, capsys):
    before = results(course)
    variant(test_double=STRICTER)
    run_regrade(RegradeOrder(graded), course)
    assert results(course) != before
    assert run_undo(graded, course) == 2
    assert results(course) == before
    shown = " ".join(capsys.readouterr().out.split())
    assert "zoé 18.5 → 20 double 1.33 → 2" in shown
    assert "1 copy changes, 1 stays as it was 2 results put back" in shown


def test_undo_goes_back_one_regrading_at_a_time_and_says_when_there_is_none(course, graded, variant):
    first = results(course)
    variant(test_double=STRICTER)
    run_regrade(RegradeOrder(graded), course)
    second = results(course)
    variant(test_double=STRICTER.replace('"abab"', '"ab"'))
    run_regrade(RegradeOrder(graded), course)
    run_undo(graded, course)
    assert results(course) == second
    run_undo(graded, course)
    assert results(course) == first
    with pytest.raises(UsageError, match="nothing to undo"):
        run_undo(graded, course)


def test_undo_mends_a_result_that_was_spoilt_since(course, graded, variant):
    before = results(course)
    run_regrade(RegradeOrder(graded), course)
    (course.root / "results" / "mini" / "anne.json").write_text("{")
    assert run_undo(graded, course) == 2
    assert results(course) == before


def test_dry_run_shows_and_keeps_nothing(course, graded, variant):
    before = results(course)
    variant(test_double=STRICTER)
    (_anne, zoe) = run_regrade(RegradeOrder(graded, dry_run=True), course)
    assert zoe.marked
    assert results(course) == before
    with pytest.raises(UsageError, match="nothing to undo"):
        run_undo(graded, course)


def test_only_the_named_question_and_those_that_use_it_are_graded_again(course, graded, variant):
    variant(
        test_double=STRICTER,
        test_trio='def test_trio(student):\n    """Jamais."""\n    assert student.value("trio") == []\n',
    )
    _anne, zoe = run_regrade(RegradeOrder(graded, question="double"), course)
    assert [move.question for move in zoe.moves] == ["double"]
    assert points(course) == {"anne": 10, "zoé": 9.33}
    anne, zoe = run_regrade(RegradeOrder(graded), course)
    assert [move.question for move in anne.moves] == ["trio"]


def test_only_the_named_student_is_graded_again(course, graded, variant):
    variant(test_double=STRICTER)
    (change,) = run_regrade(RegradeOrder(graded, students=("anne",)), course)
    assert change.student == "anne"
    assert points(course)["zoé"] == 10
    assert run_undo(graded, course) == 1


def test_copy_that_had_no_result_is_new_and_undo_removes_it(course, variant):
    name = str(variant().folder)
    changes = run_regrade(RegradeOrder(name), course)
    assert all(change.before is None and change.marked for change in changes)
    run_undo(name, course)
    assert results(course) == {}


def test_inputs_are_those_that_the_results_were_graded_with(course, variant):
    name = str(variant().folder)
    run_grade(GradeOrder(name, seed=7), course)
    run_regrade(RegradeOrder(name), course)
    assert {json.loads(text)["seed"] for text in results(course).values()} == {7}
    run_regrade(RegradeOrder(name, seed=8), course)
    assert {json.loads(text)["seed"] for text in results(course).values()} == {8}


def test_graded_results_are_current_after_regrading(course, graded, variant, monkeypatch):
    variant(test_double=STRICTER)
    run_regrade(RegradeOrder(graded), course)
    monkeypatch.setattr("grader.means.grade_batch", None)  # nothing is left to grade
    run = run_grade(GradeOrder(graded), course)
    assert [copy.points for copy in run.copies] == [10, Decimal("9.33")]


@pytest.mark.parametrize(
    ("order", "message"),
    [
        ({"question": "duble"}, "mini has no question 'duble'; its questions: trio, double"),
        ({"students": ("bob",)}, "no copy of bob here"),
    ],
    ids=["question", "student"],
)
def test_unknown_name_is_one_clear_line(course, graded, order, message):
    with pytest.raises(UsageError, match=message):
        run_regrade(RegradeOrder(graded, **order), course)


# -- as students are marked -------------------------------------------------------------------------------

DUE = datetime(2027, 3, 12, 17, tzinfo=UTC)
COSTLY = tiny.BAREME + "\n    [deadline]\n    penalty = 2\n"


@pytest.fixture
def collected(course, variant):
    """Two members of a group with the same copy, an hour late; and one who was excused after handing in."""
    folder = course.root / "submitted"
    copy = (folder / "zoé" / "mini" / "mini.py").read_bytes()
    for student in ("bob", "paul"):
        (folder / student / "mini").mkdir(parents=True)
        (folder / student / "mini" / "mini.py").write_bytes(copy)
    late = Handed("submitted", DUE + timedelta(hours=1), "sheet", group="Binôme 3", sha256="x")
    students = {
        "zoé": late, "paul": late, "anne": Handed("submitted", DUE), "bob": Handed("excused", DUE, reason="dispense"),
    }  # fmt: skip
    write_record(course.root, Record("mini", DUE, students))
    write_identities(course.root, Identities((Person("zoé", "D'ARC", "Zoé", "Zoé D'ARC"), Person("paul", "ROY", "Paul", "Paul ROY"))))  # fmt: skip
    name = str(variant(bareme=COSTLY).folder)
    run_grade(GradeOrder(name), course)
    return name


def test_marks_are_shown_less_lateness_and_those_excused_do_not_move(course, collected, variant, capsys):
    capsys.readouterr()
    variant(bareme=COSTLY, test_double=STRICTER)
    changes = {change.student: change for change in run_regrade(RegradeOrder(collected), course)}
    assert {name: change.marked for name, change in changes.items()} == {
        "anne": False, "zoé": True, "paul": True, "bob": False,
    }  # fmt: skip
    shown = " ".join(capsys.readouterr().out.split())
    assert "D'ARC Zoé (zoé) 16 → 14.5 double 2 → 1.33" in shown
    assert points(course)["zoé"] == 9.33  # lateness is never in what is kept


def test_mark_from_before_is_that_of_the_points_there_were_then(course, collected, variant, capsys):
    capsys.readouterr()
    variant(bareme=COSTLY.replace("points = 2", "points = 12", 1))
    run_regrade(RegradeOrder(collected, students=("zoé",)), course)
    assert "(zoé) 16 → 18" in " ".join(capsys.readouterr().out.split())  # 8 of 10, then 18 of 20


def test_copy_of_a_group_is_graded_again_once(course, collected, variant, monkeypatch):
    graded = []

    def counted(plan, tasks, *how):
        graded.extend(task.student for task in tasks)
        return grade_batch(plan, tasks, *how)

    monkeypatch.setattr("grader.means.grade_batch", counted)
    variant(bareme=COSTLY, test_double=STRICTER)
    run_regrade(RegradeOrder(collected), course)
    assert sorted(graded) == ["anne", "bob", "paul"]
    assert points(course)["paul"] == points(course)["zoé"] == 9.33


def test_copy_of_a_group_that_was_changed_by_hand_is_graded_for_itself(course, collected):
    path = course.root / "submitted" / "zoé" / "mini" / "mini.py"
    path.write_text(path.read_text(encoding="utf-8") + "\n\ndef double(x):\n    return x\n", encoding="utf-8")
    run_grade(GradeOrder(collected), course)
    assert points(course)["zoé"] < points(course)["paul"] == 10
    (change,) = [one for one in run_regrade(RegradeOrder(collected), course) if one.student == "zoé"]
    assert not change.marked


@pytest.mark.parametrize("who", ["zoé", "Zoé D'Arc", "d'arc zoé"])
def test_student_is_named_as_people_do_and_the_group_follows(course, collected, variant, who):
    variant(bareme=COSTLY, test_double=STRICTER)
    changes = run_regrade(RegradeOrder(collected, students=(who,)), course)
    assert sorted(change.student for change in changes) == ["paul", "zoé"]


def test_name_of_two_students_is_one_clear_line(course, collected):
    two = [Person(student, "ROY", "Paul", "Paul ROY") for student in ("zoé", "paul", "gone")]
    write_identities(course.root, Identities(tuple(two)))
    with pytest.raises(
        UsageError, match="'Paul Roy' is the name of several students; write one of: paul, zoé"
    ):
        run_regrade(RegradeOrder(collected, students=("Paul Roy",)), course)


# -- marks by hand, in a course of nbgrader ----------------------------------------------------------------


@pytest.fixture
def nbgraded(tmp_path, monkeypatch):
    """A course of nbgrader: zoe doubles numbers only, and wrote an essay; a teacher marked both."""
    monkeypatch.setenv("JUPYTER_CONFIG_DIR", str(tmp_path / "jupyter"))
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    made = make_course(tmp_path)
    monkeypatch.chdir(made.root)
    made.submit(
        "zoe",
        [*tiny.answers(double=NUMBERS_ONLY, total="def total(L):\n    return 1"), ("markdown", "Utile.")],
    )
    run_grade(GradeOrder("mini"), Course(made.root))
    made.by_hand("zoe", "test_total", 1.5, "Bonne idée.")
    made.by_hand("zoe", "avis", 2)
    return made


def by_hand(made):
    entries = made.pages()["zoe"].entries
    return {name: (entry.manual, entry.score) for name, entry in entries.items() if entry.manual is not None}


def test_marks_by_hand_outlive_regrading_and_undo(nbgraded, capsys):
    given, course = by_hand(nbgraded), Course(nbgraded.root)
    assert given == {"test_total": (1.5, 1.5), "avis": (2, 2)}
    tests = nbgraded.assignment.folder / "hidden_tests"
    (tests / "test_double.py").write_text(textwrap.dedent(STRICTER))
    (tests / "test_total.py").write_text((tests / "test_total.py").read_text() + "\n\ndef test_rien(student):\n    \"\"\"Ta fonction rend 0 pour rien.\"\"\"\n    assert student.total([]) == 0\n")  # fmt: skip
    capsys.readouterr()
    (change,) = run_regrade(RegradeOrder("mini"), course)
    assert [(move.question, move.before, move.after) for move in change.moves] == [
        ("double", Decimal(2), Decimal("1.33"))
    ]
    assert change.after.points == Decimal("10.83")  # all but half a point of total and a third of double
    shown = " ".join(capsys.readouterr().out.split())
    assert "double 2 → 1.33" in shown
    assert by_hand(nbgraded) == given
    assert run_undo("mini", course) == 1
    assert by_hand(nbgraded) == given
    (copy,) = standing(course, nbgraded.assignment, course.store(nbgraded.assignment, 0).all())
    assert copy.points == Decimal("11.5")
    run_regrade(RegradeOrder("mini", question="total", students=("zoe",)), course)
    assert by_hand(nbgraded) == given


# -- what moves, without grading --------------------------------------------------------------------------


def copy(*questions, state="graded", note="20"):
    return CopyResult(
        "f", "anne", state, sum((q.points for q in questions), Decimal(0)), Decimal(9), note, 0.0, questions
    )


def question(name, points, most=2, **tests):
    return QuestionResult(
        name, Decimal(points), Decimal(most), "passed", tests=tuple(TestResult(*t) for t in tests.items())
    )


def test_question_added_removed_or_worth_more_is_a_move():
    before = copy(question("f", 2), question("g", 1))
    after = copy(question("f", 2, 4), question("h", 1))
    assert [(m.question, m.before, m.after, m.by) for m in Change(before, after).moves] == [
        ("f", 2, 2, 0),
        ("h", None, 1, 1),
        ("g", 1, None, -1),
    ]


def test_questions_kept_from_before_count_for_what_they_were_worth(mini):
    before = copy(question("double", 2, 2), question("total", 1, 1))
    after = copy(question("double", 4, 4), question("total", 3, 3))
    pieced = limited(before, after, {"double"}, mini)
    assert (pieced.points, pieced.max, pieced.note) == (5, 5, "20")


def test_state_alone_makes_a_change():
    assert Change(copy(question("f", 2)), copy(question("f", 2), state="to_review")).marked
    assert not Change(copy(question("f", 2)), copy(question("f", 2))).marked


def test_needs_are_followed_to_the_end(mini):
    assert affected(mini, "table") == {"table", "lit", "parle", "hasard"}


def test_copy_that_became_unreadable_is_not_pieced_together(mini):
    lost = copy(question("double", 0), state="unreadable", note="ILL")
    assert limited(copy(question("double", 2)), lost, {"total"}, mini) is lost


@pytest.mark.parametrize(("state", "note"), [("to_review", "ATT"), ("unreadable", "ILL")])
def test_copy_that_was_or_is_not_judged_at_all_is_not_pieced_together(mini, state, note):
    without = copy(question("double", 0), question("total", 0), state=state, note=note)
    judged = copy(question("double", 2), question("total", 2))
    assert limited(without, judged, {"double"}, mini) is judged
    assert limited(judged, without, {"double"}, mini) is without


# -- the history ------------------------------------------------------------------------------------------


def test_snapshot_left_half_made_does_not_count(tmp_path):
    history = History(tmp_path)
    (history.folder / "20261130T100000.000000.draft").mkdir(parents=True)
    assert history.snapshots() == []


def test_putting_back_again_after_an_interruption_loses_nothing(tmp_path, monkeypatch):
    history, file, other = History(tmp_path), tmp_path / "anne.json", tmp_path / "zoé.json"
    file.write_text("old")
    other.write_text("old too")
    snapshot = history.keep([file, other], datetime(2026, 11, 30, 10, tzinfo=UTC))
    file.write_text("new")
    other.write_text("new too")
    monkeypatch.setattr("grader.history.shutil.rmtree", refuse)
    with pytest.raises(OSError, match="no room"):
        history.put_back(snapshot)
    monkeypatch.undo()
    assert history.put_back(history.snapshots()[-1]) == 2
    assert (file.read_text(), other.read_text()) == ("old", "old too")
    aside = history.folder / "undone" / snapshot.folder.name
    assert (aside / "anne.json").read_text() == "new"
    assert history.snapshots() == []


def refuse(_path):
    raise OSError("no room")
