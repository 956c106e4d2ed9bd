"""letter_coverage(words) : le nombre de mots qui contiennent chaque lettre."""

import pytest


@pytest.fixture
def check(student, like, require):
    """Compares counts, without the zeros, which may be there or not."""

    def compared(lists, expected):
        given_ones = student.calls("letter_coverage", [(words,) for words in lists])
        for given, counts in zip(given_ones, expected, strict=True):
            require((type(given) is dict, "letter_coverage ne renvoie pas un dictionnaire."))
            assert {letter: number for letter, number in given.items() if number} == like(counts)

    return compared


def test_exemples(check):
    """Ta fonction compte les mots qui contiennent chaque lettre, une fois chacun."""
    lists = [["LIVRE"], ["LIVRE", "VITRE"], ["ELEVE", "ANNEE"]]
    livre = dict.fromkeys("LIVRE", 1)
    check(lists, [livre, {**dict.fromkeys("IVRE", 2), "L": 1, "T": 1}, {**dict.fromkeys("LVAN", 1), "E": 2}])


def test_listes_au_hasard(check, reference, word_list, rng):
    """Ta fonction compte comme le corrigé sur des listes tirées au hasard."""
    lists = [rng.sample(word_list, size) for size in (2, 3, 5, 8, 12, 20, 40)]
    check(lists, reference.calls("letter_coverage", [(words,) for words in lists]))


@pytest.mark.points(0.5)
def test_liste_inchangee(student, check, like):
    """Ta fonction ne modifie pas la liste de mots."""
    check(
        [["ZEBRA"], ["VITRE", "LIVRE"]],
        [dict.fromkeys("ZEBRA", 1), {**dict.fromkeys("IVRE", 2), "L": 1, "T": 1}],
    )
    assert student.after("letter_coverage", ["VITRE", "LIVRE"])[0] == like(["VITRE", "LIVRE"])
