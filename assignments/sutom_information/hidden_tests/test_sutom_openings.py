"""sutom_openings(words) : pour chaque première lettre, la meilleure ouverture parmi les mots qui l'ont."""

import pytest

LONELY = {letter: f"{letter}oule" for letter in "zyxwkjqa"}


def test_lettres(student):
    """Ton dictionnaire a une entrée pour chaque première lettre, et pas d'autre."""
    student.gives(
        "sutom_openings",
        [
            (["mardi"],),
            (["lundi", "mardi"],),
            (["avenir", "chemin", "guerir", "piquer"],),
            (list(LONELY.values()),),
        ],
        [
            {"m": "mardi"},
            {"l": "lundi", "m": "mardi"},
            {"a": "avenir", "c": "chemin", "g": "guerir", "p": "piquer"},
            LONELY,
        ],
    )


def test_ouvertures(student):
    """Chaque ouverture est la meilleure parmi les mots qui commencent par sa lettre."""
    first = [
        "cheque", "chemin", "guerir", "piquer", "auront", "patron", "gauche", "proche", "partie", "amener", "client",
        "cingle", "prenne", "poudre", "croyez", "avenir",
    ]  # fmt: skip
    second = [
        "partis", "credit", "couple", "piquer", "privee", "coffre", "aurait", "merite", "goutte", "portes", "propos",
        "appris", "cheque", "placer", "assise", "cesser",
    ]  # fmt: skip
    student.gives(
        "sutom_openings",
        [(first,), (second,)],
        [
            {"c": "cingle", "g": "guerir", "p": "proche", "a": "amener"},
            {"p": "piquer", "c": "cheque", "a": "aurait", "m": "merite", "g": "goutte"},
        ],
    )


def test_egalites(student):
    """À égalité, l'ouverture est le premier mot de la liste."""
    student.gives(
        "sutom_openings",
        [
            (["madame", "malgre"],),
            (["tirer", "lundi", "tenir", "lampe"],),
            (["lampe", "tenir", "lundi", "tirer"],),
        ],
        [{"m": "madame"}, {"t": "tirer", "l": "lundi"}, {"l": "lampe", "t": "tenir"}],
    )


@pytest.mark.points(0.5)
def test_liste_inchangee(leaves_alone):
    """Ta fonction ne modifie pas la liste qu'on lui donne."""
    leaves_alone("sutom_openings", (["tirer", "lundi", "tenir", "lampe"],), (["merite", "avenir", "aurait"],))
