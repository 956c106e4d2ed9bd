"""next_guess(guesses, candidates) : un candidat s'il en reste trois ou moins, sinon la meilleure proposition."""

import pytest

FAMILY = ["balle", "dalle", "malle", "salle"]


def test_apprendre(student, best_words, one_of, rng, make_words):
    """Avec plus de trois candidats, ta fonction joue la meilleure proposition."""
    six = ["creer", "memes", "video", "bouge", "jolie", "offre"]
    cases = [
        (["blond", *FAMILY], FAMILY),
        ([*FAMILY, "blond"], FAMILY),
        (["video", "bouge", "offre", "merci", "memes", "garde", "jolie", "creer"], six),
    ]
    batch = [(make_words(rng, 10, 4, "abcd"), make_words(rng, size, 4, "abcd")) for size in (4, 5, 7)]
    expected = ["blond", "blond", "garde", *(one_of(best_words(*lists)) for lists in batch)]
    student.gives("next_guess", cases + batch, expected)


def test_gagner(student):
    """Avec trois candidats ou moins, ta fonction joue l'un d'eux."""
    words = ["blond", "debut", "fumes", *FAMILY]
    cases = [
        (words, FAMILY[:3]),
        (words, FAMILY[1:3]),
        (words, ["salle"]),
        (words, FAMILY[:0:-1]),
        (["debut", "balle", "dalle"], ["balle", "dalle"]),
    ]
    student.gives("next_guess", cases, ["balle", "dalle", "salle", "salle", "balle"])


def test_le_meilleur_des_trois(student):
    """Avec trois candidats, ta fonction joue celui qui apprend le plus sur les autres."""
    words = ["bande", "avait", "types", "cause", "appel", "petit", "assis", "balle", "porte"]
    cases = [
        (words, ["cause", "bande", "balle"]),
        (words, ["types", "petit", "porte"]),
        (words, ["appel", "assis", "avait"]),
    ]
    student.gives("next_guess", cases, ["bande", "petit", "assis"])


@pytest.mark.points(0.5)
def test_listes_inchangees(leaves_alone):
    """Ta fonction ne modifie pas les listes qu'on lui donne."""
    leaves_alone("next_guess", (["malle", "blond", *FAMILY], FAMILY[::-1]), (FAMILY, FAMILY[:0:-1]))
