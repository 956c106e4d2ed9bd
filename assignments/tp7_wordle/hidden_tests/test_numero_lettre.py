"""numero_lettre(c) : le numéro de la lettre dans l'alphabet, de 0 pour a à 25 pour z."""

from string import ascii_lowercase

import pytest


@pytest.mark.parametrize(("lettre", "attendu"), [("a", 0), ("e", 4), ("z", 25)])
def test_exemples(student, lettre, attendu, like):
    """Ta fonction donne le bon numéro sur trois exemples."""
    assert student.numero_lettre(lettre) == like(attendu)


def test_alphabet(student, reference):
    """Ta fonction donne le bon numéro pour les 26 lettres."""
    student.agrees_with(reference, "numero_lettre", [(letter,) for letter in ascii_lowercase])
