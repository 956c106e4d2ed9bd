"""compute_feedback_generic(guess, answer) : la réponse du jeu pour deux mots de même longueur, quelle qu'elle soit."""

import pytest


def test_six_lettres(student, reference):
    """Ta fonction répond juste sur des mots de six lettres, répétées ou non."""
    pairs = [
        ("CHEMIN", "CARTON"),
        ("SOLEIL", "SOURIS"),
        ("BANANA", "BANNER"),
        ("BANNER", "BANANA"),
        ("LETTRE", "TRETEL"),
        ("ABABAB", "BABABA"),
        ("ANANAS", "BANANE"),
        ("ERREUR", "TERRER"),
        ("NOMMER", "FERMEE"),
        ("FERMEE", "NOMMER"),
        ("VOISIN", "VOISIN"),
    ]
    student.agrees_with(reference, "compute_feedback_generic", pairs)


def test_autres_longueurs(student, reference, rng):
    """Ta fonction répond juste sur des mots de une à douze lettres."""
    words = ["".join(rng.choices("ABCDE", k=length)) for length in (1, 1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10, 12)]
    pairs = [(word, "".join(rng.sample(word, len(word) - 1)) + rng.choice("ABCDE")) for word in words]
    pairs += [("A", "A"), ("A", "B"), ("OR", "RO"), ("LES", "SEL"), ("CONSTITUTION", "INSTITUTIONS")]
    student.agrees_with(reference, "compute_feedback_generic", pairs)


def test_longueurs_differentes(student, like):
    """Ta fonction refuse par une ValueError deux mots de longueurs différentes, et seulement ceux-là."""
    assert student.compute_feedback_generic("SEL", "LES") == like([1, 2, 1])
    for guess, answer in [("BANANE", "SEL"), ("SEL", "BANANE"), ("CRANE", "CRANES")]:
        outcome = student.outcome("compute_feedback_generic", guess, answer)
        if outcome.error != "ValueError":
            pytest.fail(
                "compute_feedback_generic ne provoque pas de ValueError pour des longueurs différentes."
            )
