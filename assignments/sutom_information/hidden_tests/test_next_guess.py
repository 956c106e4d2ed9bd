"""next_guess(guesses, candidates) : un candidat s'il en reste trois ou moins, sinon la meilleure proposition."""

FAMILY = ["balle", "dalle", "malle", "salle"]


def test_apprendre(student, best_words, rng, make_words):
    """Avec plus de trois candidats, ta fonction joue la meilleure proposition."""
    six = ["creer", "memes", "video", "bouge", "jolie", "offre"]
    cases = [
        (["blond", *FAMILY], FAMILY),
        ([*FAMILY, "blond"], FAMILY),
        (["video", "bouge", "offre", "merci", "memes", "garde", "jolie", "creer"], six),
    ]
    student.gives("next_guess", cases, ["blond", "blond", "garde"])
    for size in (4, 5, 7):
        guesses = make_words(rng, 10, 4, "abcd")
        candidates = make_words(rng, size, 4, "abcd")
        assert student.next_guess(guesses, candidates) in best_words(guesses, candidates)


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
