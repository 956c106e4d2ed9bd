"""filter_candidates(candidates, guess, code) : les candidats qui auraient donné cette réponse, dans l'ordre."""

import pytest


@pytest.fixture
def situations(reference, rng, make_words):
    """Lists of candidates with a guess and the reply that one of them gives."""
    found = []
    for length, count in [(1, 2), (2, 6), (3, 12), (4, 20), (5, 30), (5, 30), (6, 20), (8, 20)]:
        words = make_words(rng, count, length, "abcd")
        found.append((words, rng.choice(words), rng.choice(words)))
    codes = reference.calls("compute_pattern", [(guess, secret) for _, guess, secret in found])
    return [(words, guess, code) for (words, guess, _), code in zip(found, codes, strict=True)]


def test_exemples(student, reference):
    """Ta fonction garde les mots qui auraient donné cette réponse, et eux seuls."""
    words = ["tapis", "tarte", "merci", "tarot", "tatin", "titan", "natte", "arete", "tapit"]
    student.agrees_with(
        reference,
        "filter_candidates",
        [
            (words, "tatin", reference.encode_pattern("ggyrr")),
            (words, "tatin", reference.encode_pattern("ggrgr")),
            (words, "tatin", 242),
            (words, "tarte", reference.encode_pattern("yyryg")),
            (words, "atout", reference.encode_pattern("yyrry")),
            (words, "rater", reference.encode_pattern("yyyyr")),
            (words, "merci", 0),
            (["merci"], "tatin", 242),
            (["chaton", "chatou"], "chaton", 728),
            (["balle", "dalle", "malle"], "salle", reference.encode_pattern("rgggg")),
            (["malle", "salle", "balle", "dalle", "malle"], "salle", reference.encode_pattern("rgggg")),
        ],
    )


def test_listes_au_hasard(student, reference, situations):
    """Ta fonction répond comme le corrigé, dans l'ordre de la liste."""
    student.agrees_with(reference, "filter_candidates", situations)


def test_liste_inchangee(leaves_alone, situations):
    """Ta fonction renvoie une nouvelle liste : elle ne modifie pas la liste des candidats."""
    leaves_alone("filter_candidates", *situations[3:5])
