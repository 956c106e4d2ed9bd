"""play(guesses, candidates, secret, opening) : les mots joués, de l'ouverture jusqu'au secret."""

import pytest

FAMILY = ["balle", "dalle", "malle", "salle"]
TRIO = ["cause", "bande", "balle"]  # the second tells the other two apart, the first does not
LARGE = ["balle", "dalle", "galle", "halle", "malle", "salle", "talle", "valle"]

# Two worlds where each guess is better than the others by far more than the rounding of an entropy, or beats equals
# whose drawers have the same sizes.
FIRST = ["comme", "coute", "ouvre", "aller", "saura", "signe", "frere", "mille", "aimes", "diner", "jouer"]
FIRST_GUESSES = [
    "frere", "ouvre", "maman", "signe", "aller", "saura", "aimes", "comme", "temps", "mieux", "jouer", "balle", "coute",
    "mille", "diner",
]  # fmt: skip
SECOND = ["telle", "leurs", "dites", "vraie", "aucun", "vivre", "croit", "morts", "marie"]
SECOND_GUESSES = [
    "croit", "morts", "perds", "creer", "aucun", "leurs", "coups", "marie", "vivre", "telle", "vraie", "dites",
]  # fmt: skip


def test_premier_coup(student):
    """La partie commence par l'ouverture, et s'arrête là si c'est le secret."""
    student.gives(
        "play",
        [
            (FAMILY, FAMILY, "dalle", "dalle"),
            (["blond", *FAMILY], FAMILY, "balle", "blond"),
            (FIRST_GUESSES, FIRST, "frere", "frere"),
        ],
        [["dalle"], ["blond", "balle"], ["frere"]],
    )


def test_derniers_candidats(student):
    """Quand il reste trois candidats ou moins, ta fonction joue l'un d'eux à chaque coup."""
    student.gives(
        "play",
        [
            (["blond", *FAMILY], FAMILY, "salle", "blond"),
            (["blond", *FAMILY], FAMILY, "malle", "salle"),
            (FIRST_GUESSES, FIRST, "jouer", "frere"),
            (["xxxxx", *TRIO], TRIO, "balle", "xxxxx"),
        ],
        [
            ["blond", "malle", "salle"],
            ["salle", "balle", "dalle", "malle"],
            ["frere", "aller", "diner", "jouer"],
            ["xxxxx", "bande", "balle"],
        ],
    )


def test_parties_entieres(student, reference):
    """Ta fonction joue les mêmes mots que le corrigé, jusqu'au secret."""
    batch = [(FIRST_GUESSES, FIRST, secret, "frere") for secret in FIRST[::2]]
    batch += [(["cocon", "blond", *FAMILY], FAMILY, secret, "cocon") for secret in FAMILY[2:]]
    batch += [(SECOND_GUESSES, SECOND, secret, "aucun") for secret in SECOND[::2]]
    student.agrees_with(reference, "play", batch)


@pytest.mark.points(0.5)
def test_longue_partie(student):
    """Ta fonction joue jusqu'au secret, même s'il faut plus de six coups."""
    games = [(LARGE, LARGE, "valle", "balle"), (LARGE, LARGE, "talle", "dalle")]
    student.gives("play", games, [LARGE, ["dalle", "balle", *LARGE[2:7]]])


@pytest.mark.points(0.5)
def test_listes_inchangees(leaves_alone):
    """Ta fonction ne modifie pas les listes qu'on lui donne."""
    leaves_alone(
        "play", (["blond", *FAMILY], FAMILY, "salle", "blond"), (FAMILY, FAMILY[::-1], "malle", "salle")
    )
