"""compute_entropy(guess, candidates) : l'entropie de la réponse à guess, en bits."""

import pytest


def test_valeurs_choisies(student):
    """Ta fonction donne la bonne entropie quand on sait la calculer à la main."""
    calls = [
        ("SALON", ["BANDE", "DANSE"]),
        ("FLEUR", ["BANDE", "DANSE", "SALON", "LITRE"]),
        ("SALON", ["SALON", "TALON", "MACON", "BATON", "BIDON", "LOUER", "MONDE", "YACHT"]),
    ]
    student.gives("compute_entropy", calls, [1.0, 1.5, 2.75])


def test_rien_a_apprendre(student):
    """Ta fonction donne 0 quand la réponse n'apprend rien, ou sans candidat, et pas ailleurs."""
    calls = [
        ("SALON", []),
        ("SALON", ["SALON"]),
        ("HYPER", ["SALON", "TALON", "MACON"]),
        ("SALON", ["SALON", "TALON"]),
    ]
    student.gives("compute_entropy", calls, [0, 0, 0, 1])


def test_listes_au_hasard(student, reference, replies):
    """Ta fonction calcule comme le corrigé sur des listes tirées au hasard."""
    student.agrees_with(reference, "compute_entropy", [(guess, words) for words, guess, _ in replies])


@pytest.mark.points(0.5)
def test_liste_inchangee(leaves_alone):
    """Ta fonction ne modifie pas la liste des candidats."""
    leaves_alone(
        "compute_entropy", ("FLEUR", ["SALON", "BANDE", "LITRE", "DANSE"]), ("SALON", ["TALON", "SALON"])
    )
