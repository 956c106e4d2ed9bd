"""numero_lettre(c) : le numéro de la lettre dans l'alphabet, de 0 pour a à 25 pour z."""

from string import ascii_lowercase

import pytest


def test_exemples(student):
    """Ta fonction donne le bon numéro sur trois exemples."""
    student.gives("numero_lettre", [("a",), ("e",), ("z",)], [0, 4, 25])


def test_alphabet(student, like):
    """Ta fonction donne le bon numéro pour les 26 lettres, et c'est un nombre entier."""
    numbers = student.calls("numero_lettre", [(letter,) for letter in ascii_lowercase])
    assert numbers == like([*range(26)])
    if type(numbers[3]) is float:
        pytest.fail(
            f'numero_lettre("d") renvoie {numbers[3]} au lieu de 3 : un nombre à virgule ne peut pas servir '
            "de numéro de ligne."
        )
