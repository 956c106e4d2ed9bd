"""filter_words(candidates, guess, feedback) : les mots qui auraient donné la réponse feedback à guess."""

import pytest


@pytest.mark.parametrize(
    ("candidates", "guess", "feedback", "expected"),
    [
        pytest.param(["AVION", "AINSI", "ANNEE"], "ANNEE", (2, 1, 0, 0, 0), ["AVION"], id="un N de trop"),
        pytest.param(
            ["FABLE", "CALME", "VALSE", "LANCE"], "ALLEE", (1, 1, 0, 0, 2), ["FABLE", "LANCE"], id="ALLEE"
        ),
        pytest.param(["PENTE", "SCENE", "ELEVE"], "ELEVE", (1, 0, 0, 0, 2), ["PENTE"], id="un E à sa place"),
        pytest.param(["TABLE", "CARTE"], "TASSE", (1, 2, 0, 0, 2), ["CARTE"], id="un T ailleurs"),
        pytest.param(["MONDE", "VERRE", "TERRE"], "LIVRE", (0, 0, 1, 2, 2), ["VERRE"], id="un E de plus"),
        pytest.param(
            ["LIVRE", "ARBRE", "OMBRE", "ENCRE"], "TERRE", (0, 0, 0, 2, 2), ["LIVRE", "OMBRE"], id="un seul R"
        ),
        pytest.param(["MONDE", "PISTE"], "MONDE", (2, 2, 2, 2, 2), ["MONDE"], id="trouvé"),
        pytest.param([], "MONDE", (0, 0, 0, 0, 0), [], id="aucun candidat"),
    ],
)
def test_exemples(student, like, candidates, guess, feedback, expected):
    """Ta fonction garde les mots possibles, et eux seuls, dans des listes choisies."""
    assert student.filter_words(candidates, guess, feedback) == like(expected)


def test_ordre_et_liste_intacte(student, like):
    """Ta fonction garde l'ordre des mots et ne modifie pas la liste qu'on lui donne."""
    words = ["VITRE", "TITRE", "SIGNE", "LITRE", "LIVRE"]
    for guess, feedback, expected in [
        ("LIBRE", (0, 2, 0, 2, 2), ["VITRE", "TITRE"]),
        ("FLEUR", (0, 0, 1, 0, 1), ["VITRE", "TITRE"]),
        ("TALON", (0, 0, 1, 0, 0), ["LIVRE"]),
        ("GENRE", (0, 0, 0, 2, 2), ["VITRE", "TITRE", "LITRE", "LIVRE"]),
    ]:
        assert student.filter_words(words, guess, feedback) == like(expected)
        assert student.after("filter_words", words, guess, feedback)[0] == like(words)


def test_listes_au_hasard(student, reference, replies):
    """Ta fonction filtre comme la correction des listes tirées au hasard."""
    student.agrees_with(reference, "filter_words", replies)
