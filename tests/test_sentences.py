"""What a student reads: French, precise, and never a word of a hidden value."""

import pytest

from grader.player import Fault, Outcome
from grader.program import Findings, Lessons
from grader.results import State
from grader.sentences import CODES, EXCEPTIONS, FAULTS, cell_notes, explained, near_note, said


@pytest.mark.parametrize("status", ["missing", "timeout", "died", "refused", "starved"])
def test_every_way_of_not_answering_has_its_sentence(status):
    text = said("reponse", Outcome(status))
    assert "reponse" in text
    assert text.endswith(".")


def test_detail_follows_the_sentence():
    assert said("f", Outcome("died", detail="Elle a quitté Python.")).endswith(
        "pendant f. Elle a quitté Python."
    )


def test_exception_is_explained_at_its_line():
    fault = Fault("NameError", 4, 2, "return mto", "mto")
    assert (
        explained(fault)
        == "NameError (tu utilises un nom qui n'est pas défini : mto), cellule 4, ligne 2 : return mto"
    )
    assert said("f", Outcome("raised", fault=fault)) == f"f s'arrête sur une erreur : {explained(fault)}."


def test_exception_without_explanation_is_named():
    assert explained(Fault("BufferError")) == "BufferError"


@pytest.mark.parametrize("name", EXCEPTIONS)
def test_explained_exceptions_are_pythons(name):
    import builtins

    assert issubclass(getattr(builtins, name), BaseException)


def test_notes_tell_what_happened_to_the_cells():
    findings = Findings(
        faults=(Fault("SyntaxError", 2, 3), Fault("ValueError", 5, 1), Fault("ValueError", 0, 1)),
        in_prose=("f",),
    )
    lessons = Lessons(endless={4, 1}, deadly={7})
    assert cell_notes(findings, lessons) == [
        "cellule 1 : boucle infinie ou calcul trop long, interrompu",
        "cellule 4 : boucle infinie ou calcul trop long, interrompu",
        "cellule 7 : elle arrête Python brutalement, le reste a été exécuté sans elle",
        "cellule 2, ligne 3 : Python ne comprend pas cette instruction",
        "cellule 5, ligne 1 : ValueError (une fonction reçoit une valeur qui ne convient pas)",
        "f est écrite dans une cellule de texte : elle a été lue quand même",
    ]


def test_notes_about_failing_cells_are_few():
    findings = Findings(faults=tuple(Fault("ValueError", n, 1) for n in range(1, 50)))
    assert len(cell_notes(findings, Lessons())) == FAULTS


def test_line_that_fails_at_each_turn_of_a_loop_is_told_once():
    findings = Findings(faults=(Fault("NameError", 38, 3),) * 3 + (Fault("NameError", 38, 4),))
    assert [note[:21] for note in cell_notes(findings, Lessons())] == [
        "cellule 38, ligne 3 :",
        "cellule 38, ligne 4 :",
    ]


def test_nearly_right_name_is_told_with_the_name_asked_for():
    assert near_note(("repnse", "reponse")).startswith(
        "le sujet demande une fonction reponse ; ta copie définit repnse"
    )


def test_every_state_has_its_code():
    assert set(CODES) == set(State.__args__)
    assert len(set(CODES.values())) == len(CODES)
