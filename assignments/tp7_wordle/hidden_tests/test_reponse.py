"""reponse(mot, proposition) : la lettre si elle est bien placée, * si elle est ailleurs dans le mot, _ sinon."""

import pytest


@pytest.mark.parametrize(
    ("mot", "proposition", "attendu"),
    [
        pytest.param("arbre", "heure", "_*_re", id="exemple du sujet"),
        pytest.param("tapis", "tapis", "tapis", id="le mot juste"),
        pytest.param("blond", "tarif", "_____", id="aucune lettre commune"),
        pytest.param("blanc", "bijou", "b____", id="bien placée au début"),
        pytest.param("rouge", "finie", "____e", id="bien placée à la fin"),
        pytest.param("carte", "trace", "****e", id="lettres dans un autre ordre"),
    ],
)
def test_exemples(student, mot, proposition, attendu):
    """Ta fonction donne la bonne réponse sur des cas choisis."""
    assert student.reponse(mot, proposition) == attendu


def test_lettres_repetees(student, reference):
    """Ta fonction juge chaque lettre seule, même si le mot ou la proposition a deux fois la même."""
    pairs = [
        ("brave", "arbre"), ("virer", "bleue"), ("tueur", "errer"), ("seine", "memes"), ("etame", "eleve"),
        ("arbre", "brave"), ("bleue", "virer"), ("errer", "tueur"), ("memes", "seine"), ("eleve", "etame"),
        ("balle", "laide"), ("laide", "balle"), ("annee", "nuage"), ("terre", "entre"), ("tarte", "tatin"),
    ]  # fmt: skip
    student.agrees_with(reference, "reponse", pairs)


def test_mots_au_hasard(student, reference, word_pairs):
    """Ta fonction répond comme le corrigé sur 150 paires de mots."""
    student.agrees_with(reference, "reponse", word_pairs)
