"""best_guess(guesses, candidates) : le mot de guesses dont la réponse a la plus grande entropie, le premier à égalité."""

import pytest

FAMILY = ["balle", "dalle", "malle", "salle"]

# Equal entropies that few ways of adding up logarithms find equal: the second guess often seems better.
TIES = {
    ("faite", "verre"): "aussi saura juste photo parie reves super",
    ("bombe", "connu"): "grace dites voila etait point prete serai seuls boite coeur bombe bonne voler",
    ("gagne", "femme"): "petit perds sache peine venez prevu verra serai donne enfin sauve",
    (
        "aucun",
        "voici",
    ): "savez cette faite bosse tombe forme assez carte diner tiens donne alors selon crime moyen "
    "sorte salle",
    # Here the second is a candidate, and the first is not.
    ("prend", "cache"): "cache memes maman salut adore ouvre table suite livre ferme video marie annee",
}

# The second guess is better, by 2e-2, 2e-4 then 4e-6.
NEAR = {
    ("appel", "verre"): "facon avoir mange seras aucun matin fiche chose faits rendu casse",
    (
        "bouge",
        "voyez",
    ): "lache serai amene super tirer avais coeur savez tient danse avait vendu calme pieds aucun clair "
    "peine vient liste scene etant",
    (
        "enfin",
        "vieux",
    ): "tiens salut assez morts jolie amene tombe jouer salle coute armes faire aurez lache seule payer "
    "bombe seuls corps jeune froid marie rends scene faute boire fasse aviez frere etait temps grand ainsi assis biere "
    "seras pense voulu porte crise celle livre",
}


def test_exemples(student):
    """Ta fonction choisit la proposition qui apprend le plus."""
    cases = {
        ("cible", "voulu", "debut", "elles"): "apres fiche perds grave mains comme cense piece",
        (
            "fille",
            "tueur",
            "balle",
            "amene",
            "dirai",
        ): "annee dirai aimes serez facon elles place fille sujet garde viens",
        (
            "marre",
            "heros",
            "cette",
            "faute",
        ): "marre envie aucun boite monde bonne cette coeur gamin vivre votre",
        ("perdu", "vieux", "bande", "tiens"): "elles cours ville bombe coute sujet armes",
    }
    batch = [(list(guesses), candidates.split()) for guesses, candidates in cases.items()]
    student.gives(
        "best_guess",
        [(["balle", "blond", "dalle"], FAMILY), *batch],
        ["blond", "elles", "amene", "cette", "tiens"],
    )


def test_hors_des_candidats(student):
    """Ta fonction peut choisir un mot qui n'est pas un candidat."""
    cases = [
        (["blond", *FAMILY], FAMILY),
        ([*FAMILY, "debut", "blond"], FAMILY),
        (["noter", "porte", "forte", "morte", "sorte", "fumes"], ["porte", "forte", "morte", "sorte"]),
    ]
    student.gives("best_guess", cases, ["blond", "debut", "fumes"])


def test_egalites(student):
    """À égalité, à un milliardième près, ta fonction choisit le premier mot de la liste."""
    cases = [
        (FAMILY, FAMILY),
        (FAMILY[::-1], FAMILY),
        (["zzzzz", "malle", "dalle"], FAMILY),
        (["xxxxx", "zzzzz"], FAMILY),
        (["zzb", "bzz", "zbz"], ["bab", "aba", "aaa", "bbb"]),
    ]
    batch = cases + [(list(guesses), candidates.split()) for guesses, candidates in TIES.items()]
    firsts = [first for first, _ in TIES]
    student.gives("best_guess", batch, ["balle", "salle", "malle", "xxxxx", "zzb", *firsts])


def test_presque_egales(student):
    """Ta fonction distingue deux propositions d'entropies très proches, mais différentes."""
    batch = [(list(guesses), candidates.split()) for guesses, candidates in NEAR.items()]
    batch += [(guesses[::-1], candidates) for guesses, candidates in batch[:1]]
    student.gives("best_guess", batch, ["verre", "voyez", "vieux", "verre"])


def test_listes_au_hasard(student, best_words, one_of, rng, make_words):
    """Ta fonction choisit une des meilleures propositions dans des listes tirées au hasard."""
    sizes = [(2, "abc"), (3, "abc"), (4, "abcd"), (5, "abcd"), (6, "abcde")]
    batch = [
        (make_words(rng, 8, length, alphabet), make_words(rng, 8, length, alphabet))
        for length, alphabet in sizes
    ]
    student.gives("best_guess", batch, [one_of(best_words(*lists)) for lists in batch])


@pytest.mark.points(0.5)
def test_listes_inchangees(leaves_alone):
    """Ta fonction ne modifie pas les listes qu'on lui donne."""
    leaves_alone("best_guess", (["salle", "blond", "balle"], FAMILY[::-1]), (FAMILY[2::-1], FAMILY[::-1]))
