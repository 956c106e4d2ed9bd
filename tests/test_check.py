"""The proofs of an assignment: a sound one has them all, and each way to fall short is named."""

import pytest

from grader.check import Checker
from grader.session import run_session
from grader.suite import reference_player
from tests import tiny


@pytest.fixture
def proofs(sandbox):
    """The proofs of these names, of this assignment."""

    def prove(assignment, *names):
        found = {}

        def work(session):
            checker = Checker(
                assignment, session, sandbox, reference_player(assignment), tiny.SEED, lambda _label: None
            )
            for proof in checker.proofs():
                found[proof.name] = proof
                if names and set(names) <= set(found):
                    return

        run_session(assignment, reference_player(assignment), tiny.SEED, work)
        return found

    return prove


def add(assignment, name, text):
    path = assignment.folder / "submissions" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return assignment


def faults(found, name):
    assert not found[name].holds
    return " | ".join(found[name].faults)


def test_sound_assignment_has_all_its_proofs(proofs, variant):
    """All but one: `lit` says 0 for an unknown word, and no hidden test asks for one."""
    assignment = add(
        variant(), "accepted/double_somme.py", '"""Somme."""\n\n\ndef double(x):\n    return x + x\n'
    )
    found = proofs(assignment)
    mutants = found.pop("mutants")
    assert {name: proof.faults for name, proof in found.items()} == dict.fromkeys(found, ())
    assert list(found) == [
        "tests",
        "reference",
        "signatures",
        "stubs",
        "accepted",
        "wrong answers",
        "release",
    ]
    assert (found["accepted"].detail, found["wrong answers"].detail) == ("1/1", "4/4")
    assert {fault.partition("/")[0] for fault in mutants.faults} == {"lit"}


def listed(mutant):
    return f'\n    [[equivalent]]\n    question = "lit"\n    mutant = "{mutant}"\n    reason = "essai"\n'


def test_survivor_listed_as_equivalent_is_no_fault(proofs, variant):
    names = [fault.partition(": line")[0] for fault in proofs(variant(), "mutants")["mutants"].faults]
    bareme = tiny.BAREME + "".join(map(listed, names))
    assert proofs(variant(bareme=bareme), "mutants")["mutants"].holds


def test_equivalent_that_does_not_exist_is_named(proofs, variant):
    found = faults(proofs(variant(bareme=tiny.BAREME + listed("lit/absent-0/x")), "mutants"), "mutants")
    assert "lit/absent-0/x: listed as equivalent, but there is no such mutant" in found


def test_question_without_tests_and_tests_without_question_are_named(proofs, variant):
    assignment = variant(test_double=None, test_autre='def test_x(student):\n    """Phrase."""\n')
    found = faults(proofs(assignment, "tests"), "tests")
    assert "double: no test" in found
    assert "test_autre.py: no question has this name" in found


def test_test_without_a_sentence_is_named(proofs, variant):
    assignment = variant(test_double="def test_muet(student):\n    assert student.double(2) == 4\n")
    assert "test_muet has no docstring" in faults(proofs(assignment, "tests"), "tests")


def test_correction_that_fails_its_own_tests_is_named(proofs, variant):
    assignment = variant(reference=tiny.REFERENCE.replace("return 2 * x", "return 3 * x"))
    found = faults(proofs(assignment, "reference"), "reference")
    assert "double: test_exemples[2]" in found
    assert "double(2) gave 6, expected 4" in found


def test_stub_that_earns_points_is_named(proofs, variant):
    assignment = variant(
        test_double='def test_rien(student):\n    """Phrase."""\n    assert student.double(2) is None\n'
    )
    assert "double: a stub that returns None passes test_rien" in faults(proofs(assignment, "stubs"), "stubs")


def test_right_answer_that_loses_points_is_named(proofs, variant):
    assignment = add(variant(), "accepted/double_faux.py", '"""Faux."""\n\n\ndef double(x):\n    return x\n')
    assert "double_faux: double: test_exemples[2]" in faults(proofs(assignment, "accepted"), "accepted")


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        (
            "double_juste",
            '"""Juste."""\n\n\ndef double(x):\n    return 2 * x\n',
            "gets full marks; no test sees its mistake",
        ),
        ("double_muet", "def double(x):\n    return 5 * x\n", "no docstring"),
        (
            "double_triple2",
            '"""Triple."""\n\n\ndef double(x):\n    return x + 2 * x\n',
            "tells it apart from",
        ),
        ("double_absent", '"""Absent."""\n', "does not define double"),
        ("inconnu_faux", '"""Inconnu."""\n', "the name must be <question>_<mistake>"),
    ],
)
def test_wrong_answer_that_teaches_nothing_is_named(proofs, variant, name, text, words):
    assignment = add(variant(), f"wrong_answer/{name}.py", text)
    found = faults(proofs(assignment, "wrong answers"), "wrong answers")
    assert name in found
    assert words in found


def test_signature_that_differs_is_named(proofs, variant):
    assignment = variant(sujet=tiny.SUBJECT.replace("def lit(t, mot)", "def lit(mot, t)"))
    assert "lit" in faults(proofs(assignment, "signatures"), "signatures")
