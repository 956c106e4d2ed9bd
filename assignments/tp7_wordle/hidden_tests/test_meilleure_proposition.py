"""meilleure_proposition(L) : un mot de L dont le score est le plus grand, les lettres étant comptées dans L."""

import pytest


@pytest.fixture
def best_words(reference):
    """The words of a list that have its highest score."""

    def best(words):
        matrix = reference.compter(words)
        scores = reference.calls("heuristique", [(matrix, word) for word in words])
        return [word for word, score in zip(words, scores, strict=True) if score == max(scores)]

    return best


def test_exemples(student, best_words):
    """Ta fonction choisit le mot de plus grand score, où qu'il soit dans la liste."""
    for words in (
        ["tapis"],
        ["heure", "arbre", "herbe"],
        ["arbre", "heure", "herbe"],
        ["arbre", "herbe", "heure"],
        ["zebus", "zones", "fumer", "zonez"],
    ):
        assert student.meilleure_proposition(words) in best_words(words)


def test_listes_au_hasard(student, best_words, word_lists):
    """Ta fonction choisit un mot de plus grand score dans des listes tirées au hasard."""
    for words in word_lists:
        assert student.meilleure_proposition(words) in best_words(words)


def test_liste_vide(student):
    """Avec une liste vide, ta fonction renvoie None ou provoque une ValueError."""
    assert student.meilleure_proposition(["arbre"]) == "arbre"
    outcome = student.outcome("meilleure_proposition", [])
    assert outcome.error == "ValueError" or (outcome.status == "returned" and outcome.value is None)
