"""entropy(counts) : l'entropie, en bits, d'une variable dont les valeurs ont ces effectifs."""

import pytest


def test_exemples(student):
    """Ta fonction donne l'entropie, en bits, de lois choisies."""
    expected = {
        (1, 1): 1, (2, 1, 1): 1.5, (3, 3, 3, 3): 2, (1,) * 8: 3, (4, 2, 1, 1): 1.75, (1, 3): 0.811278124459133,
        (6, 6, 6): 1.584962500721156,
    }  # fmt: skip
    student.gives("entropy", [(list(counts),) for counts in expected], list(expected.values()))


def test_effectifs_nuls(student):
    """Un effectif nul ne change rien, et l'entropie d'une seule valeur est 0."""
    lists = [[5, 0, 5], [0, 2, 0, 1, 1], [7], [0, 3, 0], [0, 0], []]
    student.gives("entropy", [(counts,) for counts in lists], [1, 1.5, 0, 0, 0, 0])


def test_effectifs_au_hasard(student, reference, rng):
    """Ta fonction répond comme le corrigé sur des effectifs tirés au hasard."""
    lists = [[rng.choice([0, 1, 1, 2, 3, 5, 8, 40]) for _ in range(size)] + [2, 1] for size in range(30)]
    student.agrees_with(reference, "entropy", [(counts,) for counts in lists])


@pytest.mark.points(0.5)
def test_liste_inchangee(leaves_alone):
    """Ta fonction ne modifie pas la liste qu'on lui donne."""
    leaves_alone("entropy", ([0, 2, 0, 1, 1],), ([4, 4],))
