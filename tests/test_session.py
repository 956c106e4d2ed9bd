"""One pytest session for many players: each test gives a verdict with its reason, whoever sits on the bench."""

from decimal import Decimal
from pathlib import Path

import pytest

from grader.assignment import load_assignment
from grader.errors import AssignmentError
from grader.player import LocalPlayer
from grader.session import question_of, run_session
from grader.suite import reference_player
from tests import tiny


def judged(assignment, name, source=None):
    """The judgement of one question for the reference, or for trusted code that answers instead of it."""
    reference = reference_player(assignment)
    student = LocalPlayer(source, tiny.QUESTIONS) if source else reference
    found = []
    run_session(
        assignment,
        reference,
        20,
        lambda session: found.append(session.judge(assignment.question(name), student)),
    )
    return found[0]


def test_correction_with_the_mark_that_windows_writes_answers(variant):
    assignment = variant()
    path = assignment.reference
    text = path.read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8-sig")
    assert judged(assignment, "double").perfect
    path.write_bytes(b"# \xe9\n" + text.encode())
    with pytest.raises(AssignmentError, match=r"reference\.py: line 1 is not UTF-8; save the file as UTF-8"):
        reference_player(assignment)


def with_tests(variant, body):
    return variant(test_double=f'"""double"""\nimport pytest\n\n{body}')


def test_tests_are_sorted_by_question_and_played_in_order(mini):
    judgement = judged(mini, "double")
    assert [one.id for one in judgement.sentences] == [
        "test_exemples[2]",
        "test_exemples[7]",
        "test_au_hasard",
    ]
    assert [one.function for one in judgement.sentences] == [
        "test_exemples",
        "test_exemples",
        "test_au_hasard",
    ]
    assert judgement.perfect


def test_passed_test_says_its_docstring(mini):
    assert judged(mini, "double").sentences[0].message == "Ta fonction double des nombres choisis."


def test_several_players_are_judged_one_after_another_by_the_same_tests(mini):
    reference = reference_player(mini)
    question = mini.question("double")
    wrong = LocalPlayer("def double(x): return 3 * x", ("double",))
    verdicts = []

    def work(session):
        for player in (reference, wrong, reference):
            verdicts.append(session.judge(question, player).perfect)

    run_session(mini, reference, 20, work)
    assert verdicts == [True, False, True]


@pytest.mark.parametrize(
    ("line", "verdict", "message"),
    [
        ("assert student.double(2) == 4", "passed", "La phrase."),
        ("assert student.double(2) == 5", "failed", "La phrase."),
        ("assert student.double(2) == 5, 'mes mots'", "failed", "mes mots"),
        ("pytest.fail('mes mots')", "failed", "mes mots"),
        ("student.inconnue()", "failed", "inconnue n'est pas définie dans ta copie."),
        ("raise RuntimeError('le test est faux')", "error", "RuntimeError: le test est faux"),
        ("student.double(2); raise RuntimeError('faux')", "error", "RuntimeError: faux"),
        ("student.double(2).absent", "error", "AttributeError: 'int' object has no attribute 'absent'"),
    ],
)
def test_verdict_and_words_of_a_test(variant, line, verdict, message):
    body = f'def test_un(student):\n    """La phrase."""\n    {line}\n'
    (sentence,) = judged(with_tests(variant, body), "double").sentences
    assert (sentence.verdict, sentence.message) == (verdict, message)


def test_message_is_never_pytests_own_explanation(variant):
    body = "def test_un(student):\n    assert student.double(2) == [5]\n"
    (sentence,) = judged(with_tests(variant, body), "double").sentences
    assert sentence.message == ""


def test_error_in_a_fixture_is_an_error_of_ours(variant):
    body = "@pytest.fixture\ndef casse():\n    raise RuntimeError\n\ndef test_un(student, casse):\n    pass\n"
    assert judged(with_tests(variant, body), "double").broken


def test_error_that_only_the_students_value_provokes_is_the_students(variant):
    body = "def test_un(student):\n    assert student.double(2).bit_length() == 3\n"
    judgement = judged(with_tests(variant, body), "double", "def double(x): return 'quatre'")
    (sentence,) = judgement.sentences
    assert (sentence.verdict, sentence.message) == (
        "failed",
        "La valeur renvoyée n'est pas de la forme attendue.",
    )


@pytest.mark.parametrize(
    "line",
    ["reference.double(student.double(2))", "reference.total([student.double(2)])"],
)
def test_object_that_goes_into_no_call_is_the_students(variant, line):
    body = f"def test_un(student, reference):\n    {line}\n"
    source = "class Boite: pass\ndef double(x): return Boite()\ndef total(L): return 4"
    (sentence,) = judged(with_tests(variant, body), "double", source).sentences
    assert sentence.verdict == "failed"
    assert not sentence.defect
    assert judged(with_tests(variant, body), "double").perfect


def test_points_of_a_test_are_its_weight(variant):
    body = (
        "@pytest.mark.points(3)\ndef test_un(student):\n    pass\n\n"
        "@pytest.mark.points(0.5)\ndef test_deux(student):\n    pass\n\ndef test_trois(student):\n    pass\n"
    )
    judgement = judged(with_tests(variant, body), "double")
    assert [one.weight for one in judgement.sentences] == [Decimal(3), Decimal("0.5"), Decimal(1)]


def test_random_inputs_depend_on_seed_and_test_and_on_nothing_else(mini):
    reference = reference_player(mini)
    question = mini.question("double")
    calls = []

    def work(session):
        for _time in range(2):
            calls.append(
                [call.args for call in session.judge(question, reference).sentences[2].witness.calls]
            )

    run_session(mini, reference, 20, work)
    run_session(mini, reference, 20, work)
    run_session(mini, reference, 21, work)
    assert calls[0] == calls[1] == calls[2] == calls[3]
    assert calls[4] == calls[5] != calls[0]


def test_value_that_a_test_changes_is_whole_for_the_next_player(variant):
    assignment = variant(
        test_table='''
            """table"""


            def test_table(student, reference):
                """Ta table."""
                expected = reference.table(["a", "b"])
                found = student.table(["a", "b"])
                assert sorted(found) == sorted(expected)
                expected.clear()
                reference.value("tous").clear()
                assert reference.value("tous")
            '''
    )
    reference = reference_player(assignment)
    verdicts = []

    def work(session):
        for _time in range(2):
            verdicts.append(session.judge(assignment.question("table"), reference).perfect)

    run_session(assignment, reference, 20, work)
    assert verdicts == [True, True]


@pytest.mark.parametrize(
    "mark", ["points", "points()", "points(0)", "points(-1)", 'points("un")', "points(1e999)"]
)
def test_weight_that_is_no_number_is_the_teachers_to_mend(variant, mark):
    assignment = with_tests(variant, f"@pytest.mark.{mark}\ndef test_un(student):\n    pass\n")
    with pytest.raises(AssignmentError, match=r"test_un: points\(n\) takes one number above 0"):
        judged(assignment, "double")


def test_question_without_tests_is_broken_and_never_perfect(variant):
    judgement = judged(variant(test_double=None), "double")
    assert (judgement.sentences, judgement.broken, judgement.perfect) == ((), True, False)


def test_two_assignments_in_one_process_keep_their_own_tests(mini, variant):
    other = with_tests(variant, "def test_autre(student):\n    pass\n")
    assert [one.id for one in judged(other, "double").sentences] == ["test_autre"]
    assert len(judged(mini, "double").sentences) == 3


def test_test_that_asks_nothing_of_the_copy_has_seen_nothing(variant):
    body = "def test_un(student):\n    student.double(1)\n\ndef test_deux():\n    assert False\n"
    first, second = judged(with_tests(variant, body), "double").sentences
    assert (len(first.witness.calls), second.witness.calls, second.verdict) == (1, [], "failed")


def test_what_a_test_prints_is_not_mixed_with_the_results(variant, capfd):
    body = "print('au chargement')\n\ndef test_un(student):\n    print('pendant')\n"
    assert judged(with_tests(variant, body), "double").perfect
    shown = capfd.readouterr()
    assert shown.out == ""
    assert "pendant" in shown.err


def test_exception_of_the_work_comes_out_of_the_session(mini):
    def work(session):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_session(mini, reference_player(mini), 20, work)


def test_first_failing_stops_at_the_first(mini):
    found = []
    wrong = LocalPlayer("def double(x): return 3 * x", ("double",))
    reference = reference_player(mini)

    def work(session):
        found.append(session.first_failing(mini.question("double"), wrong))
        found.append(session.sentences[-1].id)
        found.append(session.first_failing(mini.question("double"), reference))

    run_session(mini, reference, 20, work)
    assert found == [True, "test_exemples[2]", False]


@pytest.mark.parametrize(
    ("files", "words"),
    [
        ({"test_double": "import absent_de_partout\n"}, "absent_de_partout"),
        ({"test_double": "def test_un(:\n"}, "SyntaxError"),
        ({"conftest": "1 / 0\n"}, "ZeroDivisionError"),
        ({"test_double": "def test_un(inconnue):\n    pass\n"}, ""),
    ],
    ids=["import", "syntax", "conftest", "fixture"],
)
def test_tests_that_do_not_load_are_the_teachers_to_mend(variant, files, words, capfd):
    assignment = variant(**files)
    if not words:
        assert judged(assignment, "double").broken
        return
    with pytest.raises(AssignmentError, match=words) as fault:
        judged(assignment, "double")
    assert "\n" not in str(fault.value)
    assert "Traceback" not in capfd.readouterr().err


def test_folder_without_tests_is_the_teachers_to_mend(variant):
    assignment = variant(**{f"test_{name}": None for name in tiny.QUESTIONS})
    with pytest.raises(AssignmentError, match="no hidden test"):
        judged(assignment, "double")


@pytest.mark.parametrize(("name", "question"), [("test_reponse.py", "reponse"), ("test_test_x.py", "test_x")])
def test_file_of_tests_names_its_question(name, question):
    assert question_of(Path("hidden_tests") / name) == question


def test_settings_of_the_folder_around_have_no_say(mini, tmp_path, monkeypatch):
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --collect-only\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTEST_ADDOPTS", "-k rien")
    assert judged(mini, "double").perfect


ASKS_FIRST = '''
    import pytest


    @pytest.fixture
    def seen(student):
        return student.{name}({arguments})


    def test_avec_la_copie(seen):
        """Une fixture interroge la copie."""
        assert seen == {value}


    def test_sans(student):
        """Aucune fixture n'interroge la copie."""
        assert student.{name}({arguments}) == {value}
    '''


def test_test_that_is_kept_ready_leaves_nothing_up_for_the_next_question(variant, sandbox):
    assignment = variant(
        test_double=ASKS_FIRST.format(name="double", arguments="2", value="4"),
        test_total=ASKS_FIRST.format(name="total", arguments="[1, 2]", value="6"),
    )
    right = tuple(tiny.ANSWERS.values())
    results = tiny.grade_all(assignment, sandbox, {"une": right, "deux": right, "trois": right})
    assert {name: tiny.lost(result) for name, result in results.items()} == {
        "une": {},
        "deux": {},
        "trois": {},
    }


@pytest.mark.parametrize("name", ["TP [2027]", "x[0]::y", "a::b", "été #1 %s"])
def test_folder_of_any_name_can_be_graded(tmp_path, name):
    assignment, here = load_assignment(str(tiny.write(tmp_path / name / "mini"))), Path.cwd()
    assert judged(assignment, "double").perfect
    assert Path.cwd() == here
