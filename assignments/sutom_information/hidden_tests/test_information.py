"""information(codes) : H(W), H(Y), H(W|Y) et I(W;Y), dans cet ordre."""

import math

import pytest

ROWS = [[7, 7, 0, 5], [3, 3, 1], [242, 0, 81, 6], [5, 5, 5, 5, 1, 1, 2, 3], [40, 9, 9, 9, 9, 9, 9, 40, 9, 9]]
LONG = [728, 6, 728, 300, 2186, 6, 728, 243]


@pytest.fixture
def rows(rng):
    """Codes of 1 to 30 candidates."""
    return [
        *ROWS,
        LONG,
        *([rng.choice([0, 0, 0, 1, 3, 3, 27, 81]) for _ in range(n)] + [6, 6] for n in range(0, 29, 4)),
    ]


@pytest.fixture
def ask(student, like):
    """One of the four numbers, for each row."""

    def values(rows, rank):
        found = student.calls("information", [(row,) for row in rows])
        for value in found:
            if len(value) != 4:
                pytest.fail("information doit renvoyer quatre nombres.")
        return [value[rank] for value in found]

    return values


def test_avant_la_reponse(ask, like, rows):
    """Le premier nombre est H(W), l'incertitude avant la réponse."""
    assert ask(rows, 0) == like([math.log2(len(row)) for row in rows])


def test_entropie_de_la_reponse(ask, reference, like, rows):
    """Le deuxième nombre est H(Y), l'entropie de la réponse."""
    assert ask(rows, 1) == like([reference.information(row)[1] for row in rows])


def test_apres_la_reponse(ask, reference, like, rows):
    """Le troisième nombre est H(W|Y), l'incertitude moyenne après la réponse."""
    assert ask(rows, 2) == like([reference.information(row)[2] for row in rows])


def test_information_mutuelle(ask, reference, like, rows):
    """Le quatrième nombre est I(W;Y), ce que la réponse apprend."""
    assert ask(rows, 3) == like([reference.information(row)[3] for row in rows])


@pytest.mark.points(0.5)
def test_tableau(student, reference):
    """Ta fonction accepte un tableau de codes aussi bien qu'une liste."""
    words = ["voiture", "routier", "lecture", "toiture", "facture", "couture", "posture"]
    matrix = reference.pattern_matrix(words[:3], words).astype("int64")
    student.agrees_with(reference, "information", [(row,) for row in matrix])


@pytest.mark.points(0.5)
def test_codes_inchanges(leaves_alone):
    """Ta fonction ne modifie pas la liste qu'on lui donne."""
    leaves_alone("information", ([7, 7, 0, 5],), (LONG,))
