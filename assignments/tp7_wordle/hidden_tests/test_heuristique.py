"""heuristique(C, mot) : la somme, sur les positions du mot, du nombre de mots qui ont la même lettre à cette place."""

import pytest

LISTS = [
    ["arbre"],
    ["arbre", "heure", "herbe"],
    ["annee", "terre", "elles", "etete"],
    ["zones", "baies", "seize", "zebus", "zones"],
]


@pytest.fixture
def same_scores(student, reference, upstream, like):
    """Compares the scores of words in a list with the correction's, each reading its own matrix."""

    def check(words, scored):
        theirs, ours = upstream.compter(words), reference.compter(words)
        expected = reference.calls("heuristique", [(ours, word) for word in scored])
        assert student.calls("heuristique", [(theirs, word) for word in scored]) == like(expected)

    return check


def test_mots_de_la_liste(same_scores):
    """Ta fonction donne le bon score aux mots de la liste comptée."""
    for words in LISTS:
        same_scores(words, words)


def test_longues_listes(same_scores, word_lists, word_pairs):
    """Ta fonction additionne un nombre par position, même pour un mot qui n'est pas dans la liste."""
    same_scores(["aient", "jouez", "tuees", "deuil", "jetee", "fetes"], ["jetee"])  # 2 + 3 + 2 + 4 + 1
    for words, (word, _) in zip(word_lists, word_pairs, strict=False):
        same_scores(words, [word])
