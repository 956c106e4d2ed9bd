"""heuristique(C, mot) : la somme, sur les positions du mot, du nombre de mots qui ont la même lettre à cette place."""

import pytest

LISTS = [
    ["arbre"],
    ["arbre", "heure", "herbe"],
    ["annee", "terre", "elles", "etete"],
    ["zones", "baies", "seize", "zebus", "zones"],
]


@pytest.fixture
def same_score(student, reference, upstream, like):
    """Compares the score of a word in a list with the correction's, each reading its own matrix."""

    def check(words, word):
        expected = reference.heuristique(reference.compter(words), word)
        assert student.heuristique(upstream.compter(words), word) == like(expected)

    return check


def test_mots_de_la_liste(same_score):
    """Ta fonction donne le bon score aux mots de la liste comptée."""
    for words in LISTS:
        for word in words:
            same_score(words, word)


def test_longues_listes(same_score, word_lists, word_pairs):
    """Ta fonction additionne un nombre par position, même pour un mot qui n'est pas dans la liste."""
    same_score(["aient", "jouez", "tuees", "deuil", "jetee", "fetes"], "jetee")  # 2 + 3 + 2 + 4 + 1
    for words, (word, _) in zip(word_lists, word_pairs, strict=False):
        same_score(words, word)
