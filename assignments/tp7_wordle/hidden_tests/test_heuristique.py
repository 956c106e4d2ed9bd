"""heuristique(C, mot) : la somme, sur les positions du mot, du nombre de mots qui ont la même lettre à cette place."""

import pytest

LISTS = [
    ["arbre"],
    ["arbre", "heure", "herbe"],
    ["annee", "terre", "elles", "etete"],
    ["zones", "baies", "seize", "zebus", "zones"],
]


@pytest.fixture
def same_scores(student, reference, upstream):
    """Compares the scores of words in lists with the correction's, each reading its own matrices."""

    def check(asked):
        lists = [(words,) for words, _ in asked]
        theirs, ours = upstream.calls("compter", lists), reference.calls("compter", lists)
        calls, expected = [], []
        for (_, scored), their, our in zip(asked, theirs, ours, strict=True):
            calls += [(their, word) for word in scored]
            expected += [(our, word) for word in scored]
        student.gives("heuristique", calls, reference.calls("heuristique", expected))

    return check


def test_mots_de_la_liste(same_scores):
    """Ta fonction donne le bon score aux mots de la liste comptée."""
    same_scores([(words, words) for words in LISTS])


def test_longues_listes(same_scores, word_lists, word_pairs):
    """Ta fonction additionne un nombre par position, même pour un mot qui n'est pas dans la liste."""
    jetee = (["aient", "jouez", "tuees", "deuil", "jetee", "fetes"], ["jetee"])  # 2 + 3 + 2 + 4 + 1
    same_scores([jetee, *((words, [word]) for words, (word, _) in zip(word_lists, word_pairs, strict=False))])


def test_matrice_inchangee(untouched, reference, upstream, like):
    """Ta fonction ne modifie pas la matrice qu'on lui donne."""
    theirs, ours = upstream.compter(LISTS[-1]), reference.compter(LISTS[-1])
    expected = reference.calls("heuristique", [(ours, "zones"), (ours, "seize")])
    assert untouched("heuristique", (theirs, "zones"), (theirs, "seize")) == like(expected)
