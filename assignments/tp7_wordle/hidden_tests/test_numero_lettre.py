"""numero_lettre(c) : le numéro de la lettre dans l'alphabet, de 0 pour a à 25 pour z."""

from string import ascii_lowercase


def test_exemples(student):
    """Ta fonction donne le bon numéro sur trois exemples."""
    student.gives("numero_lettre", [("a",), ("e",), ("z",)], [0, 4, 25])


def test_alphabet(student, reference):
    """Ta fonction donne le bon numéro pour les 26 lettres."""
    student.agrees_with(reference, "numero_lettre", [(letter,) for letter in ascii_lowercase])
