"""Diagnosis by behaviour: a mistake is named when one wrong answer, and one only, would have failed in the same way."""

from decimal import Decimal

import pytest

from grader.diagnosis import chaffs_by_question, question_of_chaff, read_specimen
from grader.errors import AssignmentError
from grader.sentences import PRINTS, PRINTS_WRONG, RETURNS_NOTHING
from tests import tiny
from tests.tiny import answers, question


def hint(result, name="double"):
    found = question(result, name)
    return found.hint, found.hint_text


def test_mistake_is_named_whatever_its_style(grade):
    for source in ("def double(x):\n    return 3 * x", "double = lambda n: sum([n, n, n])"):
        assert hint(grade(*answers(double=source))) == (
            "double_triple",
            "Tu sembles multiplier par trois\u00a0: relis l'énoncé.",
        )


def test_another_mistake_has_another_hint(grade):
    assert hint(grade(*answers(double="def double(x):\n    return x ** 2")))[0] == "double_carre"


def test_mistake_that_no_wrong_answer_makes_gets_no_hint(grade):
    assert hint(grade(*answers(double="def double(x):\n    return 5 * x"))) == (None, None)


def test_mistake_that_agrees_on_a_part_of_the_calls_gets_no_hint(grade):
    assert hint(grade(*answers(double="def double(x):\n    return 3 * x if x < 100 else x"))) == (None, None)


def test_right_answer_gets_no_hint(grade):
    assert all(one.hint is None for one in grade(*answers()).questions)


def test_mistake_that_two_wrong_answers_make_gets_no_hint(grade, variant):
    assignment = variant()
    twin = assignment.folder / "submissions/wrong_answer/double_fois_trois.py"
    twin.write_text('"""Tu triples."""\n\n\ndef double(x):\n    return x + x + x\n', encoding="utf-8")
    result = grade(*answers(double="def double(x):\n    return 3 * x"), assignment=assignment)
    assert hint(result) == (None, None)


def test_mistake_in_a_question_that_needs_another_is_named_though_the_need_is_wrong_too(grade):
    wrong = answers(double="def double(x):\n    return 3 * x", total="def total(L):\n    return sum(L)")
    result = grade(*wrong)
    assert hint(result) == ("double_triple", "Tu sembles multiplier par trois\u00a0: relis l'énoncé.")
    assert hint(result, "total")[0] == "total_sans_double"


def test_random_question_is_diagnosed_by_its_verdicts(grade):
    assert hint(grade(*answers(hasard="def hasard(L):\n    return L[0]")), "hasard")[0] == "hasard_premier"


def test_mistake_that_a_teacher_understands_earns_a_part(grade, variant):
    assignment = variant(
        bareme=tiny.BAREME.replace(
            'name = "double"', 'name = "double"\n    credit = { double_triple = 0.25 }'
        )
    )
    result = grade(*answers(double="def double(x):\n    return 3 * x"), assignment=assignment)
    found = question(result, "double")
    assert (found.points, found.verdict, found.hint) == (Decimal("0.5"), "partial", "double_triple")
    other = question(
        grade(*answers(double="def double(x):\n    return 5 * x"), assignment=assignment), "double"
    )
    assert (other.points, other.verdict) == (0, "failed")


def test_credit_never_lowers_what_the_tests_give(grade, variant):
    assignment = variant(
        bareme=tiny.BAREME.replace(
            'name = "total"', 'name = "total"\n    credit = { total_sans_double = 0.1 }'
        )
    )
    found = question(
        grade(*answers(total="def total(L):\n    return sum(L)"), assignment=assignment), "total"
    )
    assert (found.hint, found.points) == ("total_sans_double", 1)


def test_mistakes_that_stop_or_never_stop_are_named_too(grade, variant):
    assignment = variant()
    for folder, name, body in (
        ("run_time_error", "double_indice", "return [][x]"),
        ("time_limit_exceeded", "double_sans_fin", "while True:\n        pass"),
    ):
        path = assignment.folder / "submissions" / folder / f"{name}.py"
        path.parent.mkdir(parents=True)
        path.write_text(f'"""Indice {name}."""\n\n\ndef double(x):\n    {body}\n', encoding="utf-8")
    stops = grade(*answers(double="def double(x):\n    L = []\n    return L[x]"), assignment=assignment)
    assert hint(stops)[0] == "double_indice"
    endless = grade(
        *answers(double="def double(x):\n    n = 0\n    while n == 0:\n        pass"), assignment=assignment
    )
    assert hint(endless)[0] == "double_sans_fin"


def test_wrong_answer_may_use_the_functions_it_does_not_define(grade, variant):
    assignment = variant()
    path = assignment.folder / "submissions/wrong_answer/total_un_de_trop.py"
    path.write_text(
        '"""Un de trop."""\n\n\ndef total(L):\n    return sum(double(x) for x in L) + 1\n', encoding="utf-8"
    )
    result = grade(*answers(total="def total(L):\n    return 2 * sum(L) + 1"), assignment=assignment)
    assert hint(result, "total")[0] == "total_un_de_trop"


# -- printed answers --------------------------------------------------------------------------------------


def test_right_value_that_is_printed_is_said_to_be_only_printed(grade):
    for source in ("print(2 * x)", "print('Le double est', 2 * x)", "r = x + x\n    print(f'double = {r}')"):
        assert hint(grade(*answers(double=f"def double(x):\n    {source}"))) == (None, PRINTS)


def test_wrong_value_that_is_printed_is_diagnosed_too(grade):
    found = hint(grade(*answers(double="def double(x):\n    print('Résultat :', 3 * x)")))
    words = "Tu sembles multiplier par trois\u00a0: relis l'énoncé."
    assert found == ("double_triple", f"{PRINTS} {PRINTS_WRONG} {words}")


def test_printing_has_the_words_of_the_wrong_answer_that_prints(grade, variant):
    assignment = variant()
    path = assignment.folder / "submissions/wrong_answer/double_affiche.py"
    path.write_text('"""Tu affiches."""\n\n\ndef double(x):\n    print(2 * x)\n', encoding="utf-8")
    right = answers(double="def double(x):\n    y = x + x\n    print('->', y)")
    assert hint(grade(*right, assignment=assignment)) == ("double_affiche", "Tu affiches.")
    wrong = answers(double="def double(x):\n    print(x ** 2)")
    name, words = hint(grade(*wrong, assignment=assignment))
    assert name == "double_affiche"
    assert words.startswith(f"{PRINTS} {PRINTS_WRONG} ")


def test_words_that_are_printed_for_no_value_say_that_nothing_is_returned(grade):
    found = hint(grade(*answers(double="def double(x):\n    print('je calcule')\n    y = 2 * x")))
    assert found == (None, RETURNS_NOTHING)


def test_function_that_prints_and_returns_is_judged_by_what_it_returns(grade):
    assert hint(grade(*answers(double="def double(x):\n    print(2 * x)\n    return 3 * x")))[0] == (
        "double_triple"
    )


def test_mistake_that_a_teacher_understands_earns_nothing_with_another(grade, variant):
    assignment = variant(
        bareme=tiny.BAREME.replace(
            'name = "double"', 'name = "double"\n    credit = { double_triple = 0.25 }'
        )
    )
    printed = grade(*answers(double="def double(x):\n    print(3 * x)"), assignment=assignment)
    assert (question(printed, "double").hint, question(printed, "double").points) == ("double_triple", 0)


# -- sample submissions -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("double_triple", "double"),
        ("resolution2_lente", "resolution2"),
        ("resolution_lente", "resolution"),
        ("nombre_coups_somme", "nombre_coups"),
        ("double", None),
        ("autre_chose", None),
    ],
)
def test_wrong_answer_is_about_the_question_that_its_name_begins_with(name, question):
    known = ["double", "resolution", "resolution2", "nombre", "nombre_coups"]
    assert question_of_chaff(name, known) == question


def test_wrong_answers_are_sorted_by_question(mini):
    found = chaffs_by_question(mini)
    assert {name: [one.name for one in chaffs] for name, chaffs in found.items()} == {
        "double": ["double_carre", "double_triple"],
        "total": ["total_sans_double"],
        "hasard": ["hasard_premier"],
    }


def test_sample_is_read_with_its_hint_on_one_line_and_what_it_defines(tmp_path):
    path = tmp_path / "f_x.py"
    path.write_text(
        '"""Un indice\nsur deux lignes.\n"""\nimport os\nN = 3\ndef f(): pass\nclass C: pass\nif N:\n    g = h = 1\n'
    )
    specimen = read_specimen(path)
    assert specimen.hint == "Un indice sur deux lignes."
    assert specimen.defines == {"N", "f", "C", "g", "h"}


def test_sample_that_is_not_python_is_the_teachers_to_mend(tmp_path):
    path = tmp_path / "f_x.py"
    path.write_text("x = 1\ndef f(:\n")
    with pytest.raises(AssignmentError, match=r"f_x\.py:2: .*must be Python"):
        read_specimen(path)


def test_sample_with_the_mark_that_windows_writes_is_read(tmp_path):
    path = tmp_path / "f_x.py"
    path.write_text('"""Un indice."""\n\n\ndef f(): pass\n', encoding="utf-8-sig")
    assert read_specimen(path).hint == "Un indice."
    path.write_bytes(b'"""Indic\xe9."""\n')
    with pytest.raises(AssignmentError, match=r"f_x\.py: line 1 is not UTF-8; save the file as UTF-8"):
        read_specimen(path)
