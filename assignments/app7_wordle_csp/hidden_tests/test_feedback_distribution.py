"""feedback_distribution(guess, candidates) : combien de candidats donnent chaque réponse."""

import pytest


def test_exemples(student):
    """Ta fonction compte les candidats de chaque groupe dans de petites listes."""
    calls = [
        ("SALON", ["SALON"]),
        ("FLEUR", ["BANDE", "DANSE", "SALON"]),
        ("ELEVE", ["PEINE", "DENSE", "SCENE", "ELEVE"]),
    ]
    expected = [
        {(2, 2, 2, 2, 2): 1},
        {(0, 0, 1, 0, 0): 2, (0, 1, 0, 0, 0): 1},
        {(1, 0, 0, 0, 2): 2, (0, 0, 2, 0, 2): 1, (2, 2, 2, 2, 2): 1},
    ]
    student.gives("feedback_distribution", calls, expected)


def test_listes_au_hasard(student, reference, replies):
    """Ta fonction compte comme le corrigé sur des listes tirées au hasard."""
    student.agrees_with(reference, "feedback_distribution", [(guess, words) for words, guess, _ in replies])


@pytest.mark.points(0.5)
def test_liste_inchangee(leaves_alone):
    """Ta fonction ne modifie pas la liste des candidats."""
    leaves_alone(
        "feedback_distribution", ("FLEUR", ["SALON", "BANDE", "DANSE"]), ("SALON", ["TALON", "SALON"])
    )
