"""best_guess(guesses, candidates) : le mot de guesses dont la réponse a la plus grande entropie, le premier à égalité."""

FAMILY = ["balle", "dalle", "malle", "salle"]


def test_exemples(student):
    """Ta fonction choisit la proposition qui apprend le plus."""
    cases = [
        (["balle", "blond", "dalle"], FAMILY),
        (
            ["cible", "voulu", "debut", "elles"],
            ["apres", "fiche", "perds", "grave", "mains", "comme", "cense", "piece"],
        ),
        (
            ["fille", "tueur", "balle", "amene", "dirai"],
            [
                "annee",
                "dirai",
                "aimes",
                "serez",
                "facon",
                "elles",
                "place",
                "fille",
                "sujet",
                "garde",
                "viens",
            ],
        ),
        (
            ["marre", "heros", "cette", "faute"],
            [
                "marre",
                "envie",
                "aucun",
                "boite",
                "monde",
                "bonne",
                "cette",
                "coeur",
                "gamin",
                "vivre",
                "votre",
            ],
        ),
        (
            ["perdu", "vieux", "bande", "tiens"],
            ["elles", "cours", "ville", "bombe", "coute", "sujet", "armes"],
        ),
    ]
    student.gives("best_guess", cases, ["blond", "elles", "amene", "cette", "tiens"])


def test_hors_des_candidats(student):
    """Ta fonction peut choisir un mot qui n'est pas un candidat."""
    cases = [
        (["blond", *FAMILY], FAMILY),
        ([*FAMILY, "debut", "blond"], FAMILY),
        (["noter", "porte", "forte", "morte", "sorte", "fumes"], ["porte", "forte", "morte", "sorte"]),
    ]
    student.gives("best_guess", cases, ["blond", "debut", "fumes"])


def test_egalites(student):
    """À égalité, ta fonction choisit le premier mot de la liste."""
    cases = [
        (FAMILY, FAMILY),
        (FAMILY[::-1], FAMILY),
        (["zzzzz", "malle", "dalle"], FAMILY),
        (["xxxxx", "zzzzz"], FAMILY),
        (["zzb", "bzz", "zbz"], ["bab", "aba", "aaa", "bbb"]),
    ]
    student.gives("best_guess", cases, ["balle", "salle", "malle", "xxxxx", "zzb"])


def test_listes_au_hasard(student, best_words, rng, make_words):
    """Ta fonction choisit une des meilleures propositions dans des listes tirées au hasard."""
    for length, alphabet in [(2, "abc"), (3, "abc"), (4, "abcd"), (5, "abcd"), (6, "abcde")]:
        guesses = make_words(rng, 8, length, alphabet)
        candidates = make_words(rng, 8, length, alphabet)
        assert student.best_guess(guesses, candidates) in best_words(guesses, candidates)
