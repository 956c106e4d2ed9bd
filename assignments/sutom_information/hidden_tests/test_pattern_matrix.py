"""pattern_matrix(guesses, answers) : M[i, j] est le code de la réponse à guesses[i] pour le mot answers[j]."""

import pytest


def test_exemples(student, reference):
    """Ta matrice a une ligne par proposition et une colonne par mot à deviner."""
    student.agrees_with(
        reference,
        "pattern_matrix",
        [
            (["mer"], ["rem"]),
            (["tatin", "tarte"], ["tapis", "tarte", "merci"]),
            (["tapis", "tarte", "merci"], ["tatin", "tarte"]),
            (["memes", "errer", "eleve", "arbre"], ["seine", "tueur", "etame", "brave", "memes"]),
        ],
    )


def test_mots_longs(student, reference):
    """Ta matrice contient les bons codes pour des mots de six lettres et plus."""
    student.agrees_with(
        reference,
        "pattern_matrix",
        [
            (["chaton", "banana"], ["chaton", "banner", "tonnes"]),
            (["voiture", "routier", "lecture"], ["voiture", "toiture"]),
            (["anticonsti"], ["nonacteurs", "anticonsti"]),
        ],
    )


def test_mots_au_hasard(student, reference, rng, make_words):
    """Ta fonction répond comme le corrigé sur des listes de mots de 1 à 10 lettres."""
    lists = []
    for length, count in [(1, 2), (2, 5), (3, 6), (5, 9), (5, 9), (6, 5), (9, 4)]:
        words = make_words(rng, count, length, "abc")
        lists.append((rng.choices(words, k=count), make_words(rng, count - 1, length, "abcd")))
    student.agrees_with(reference, "pattern_matrix", lists)


def test_beaucoup_de_propositions(student, reference, make_words, rng):
    """Ta matrice est complète, même avec plus de cent propositions."""
    guesses = make_words(rng, 130, 5, "abc")
    student.agrees_with(reference, "pattern_matrix", [(guesses, ["abcab", "bacca"])])


@pytest.mark.points(0.5)
def test_listes_inchangees(leaves_alone):
    """Ta fonction ne modifie pas les listes qu'on lui donne."""
    words = ["tarte", "merci", "tapis"]
    leaves_alone("pattern_matrix", (words, ["tatin", "chien"]), (["tatin"], words))
